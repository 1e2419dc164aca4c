// The numbers of the cards: from the table's facts, else from the text of its pack, else the game's own.
import type { TableInfo } from "../../core/wire";
import type { Slot } from "./drawings";
import own from "./cards.json";

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

type Row = Record<string, string | number>;

const SLOTS: readonly string[] = ["right", "left", "backpack"];

function values(row: Row): Values {
  const found = { sp: 0, hp: 0, aim: 0, dice: 0, rerolls: 0 };
  for (const column of COLUMNS) found[column] = Number(row[column] ?? 0);
  return found;
}

function asFacts(tables: Record<string, readonly Row[] | undefined>): Facts | null {
  const { mech, part } = tables;
  if (!mech?.length || !part?.length) return null;
  return {
    mech: mech.map((row) => ({ id: String(row.id), role: String(row.role ?? "lead"), ...values(row) })),
    part: part.map((row) => ({ id: String(row.id), slot: (SLOTS.includes(String(row.slot)) ? row.slot : "right") as Slot, ...values(row) })),
  };
}

/** Reads the records of a pack: the part of TOML that packs use ([[mech]], then name = "text" or a whole number). */
function readPack(text: string): Record<string, Row[]> {
  const tables: Record<string, Row[]> = {};
  let row: Row = {};
  for (const line of text.split("\n")) {
    const head = /^\s*\[\[(\w+)\]\]/.exec(line);
    if (head) {
      row = {};
      (tables[head[1]!] ??= []).push(row);
      continue;
    }
    if (/^\s*\[/.test(line)) row = {};
    const entry = /^\s*([\w-]+)\s*=\s*(?:"([^"]*)"|([+-]?\d+))/.exec(line);
    if (entry) row[entry[1]!] = entry[2] ?? Number(entry[3]);
  }
  return tables;
}

const known = new WeakMap<TableInfo, Facts>();

export function factsOf(table: TableInfo): Facts {
  let found = known.get(table);
  if (!found) {
    const given = (table as { facts?: Record<string, Row[]> }).facts;
    found = (given && asFacts(given)) ?? (table.pack ? asFacts(readPack(table.pack)) : null) ?? asFacts(own as Record<string, Row[]>)!;
    known.set(table, found);
  }
  return found;
}
