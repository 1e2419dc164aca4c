// The numbers of the cards, from the records of the pack that the table is played with.
import type { Cards } from "../../core/wire";
import { onceFor, wordOf, type Row } from "../../kit/pack";
import type { Slot } from "./drawings-parts";

export const COLUMNS = ["sp", "hp", "aim", "dice", "rerolls"] as const;
export type Column = (typeof COLUMNS)[number];
export type Values = Record<Column, number>;
export interface MechFact extends Values {
  readonly id: string;
  readonly role: string;
}
export interface PartFact extends Values {
  readonly id: string;
  readonly slot: Slot;
}
export interface Facts {
  readonly mech: readonly MechFact[];
  readonly part: readonly PartFact[];
}

const SLOTS: readonly string[] = ["right", "left", "backpack"];

function values(row: Row): Values {
  const found = { sp: 0, hp: 0, aim: 0, dice: 0, rerolls: 0 };
  for (const column of COLUMNS) found[column] = Number(row[column] ?? 0);
  return found;
}

function asFacts(tables: Record<string, readonly Row[] | undefined>): Facts {
  const { mech = [], part = [] } = tables;
  return {
    mech: mech.map((row) => ({ id: wordOf(row, "id"), role: wordOf(row, "role") || "lead", ...values(row) })),
    part: part.map((row) => ({
      id: wordOf(row, "id"),
      slot: (SLOTS.includes(wordOf(row, "slot")) ? row.slot : "right") as Slot,
      ...values(row),
    })),
  };
}

export const factsOf = onceFor((table: Cards): Facts => asFacts(table.facts));
