// The numbers of the cards, from the records of the pack that the table is played with.
import type { TableInfo } from "../../core/wire";
import { NATIONS } from "./drawings";

export const NONE = -1;
export const WEAPONS = ["missile", "cannon", "small_arms"] as const;
export type Weapon = (typeof WEAPONS)[number];

export interface ForceFact extends Readonly<Record<Weapon, number | null>> {
  readonly unit: number;
  readonly id: string;
  /** As in NATIONS. */
  readonly nation: number;
  readonly type: string;
  readonly armour: number;
  /** The value to reach; null: it cannot manoeuvre. The same of weapons and artillery: their modifiers. */
  readonly manoeuvre: number | null;
  readonly range: number;
  readonly artillery: number | null;
  readonly headquarters: boolean;
  readonly vp: number;
}
export interface ActionFact {
  readonly card: number;
  readonly id: string;
  /** What playing it is called among the deeds of a turn. */
  readonly deed: number;
  readonly weapons: readonly Weapon[];
  readonly manoeuvre: number;
  readonly reinforcement: number;
}
export interface TerrainFact {
  readonly id: string;
  readonly steps: number;
  readonly vp: number;
  readonly perk: string;
  readonly amount: number;
}
export interface Facts {
  /** By the number of the unit, and of the card. */
  readonly unit: readonly ForceFact[];
  readonly card: readonly ActionFact[];
  readonly terrain: readonly TerrainFact[];
}

type Row = TableInfo["facts"][string][number];
const word = (row: Row | undefined, name: string): string => String(row?.[name] ?? "");
const of = (row: Row | undefined, name: string): number => Number(row?.[name] ?? 0);
const maybe = (row: Row | undefined, name: string): number | null => (row?.[name] === undefined ? null : Number(row[name]));

function asFacts(table: TableInfo): Facts {
  const rows = (name: string) => new Map((table.facts[name] ?? []).map((row) => [String(row.id), row]));
  const [forces, actions, terrains] = [rows("force"), rows("action"), rows("terrain")];
  return {
    unit: (table.labels.unit ?? []).map((id, unit): ForceFact => {
      const row = forces.get(id);
      return {
        unit,
        id,
        nation: (NATIONS as readonly string[]).indexOf(word(row, "nation")),
        type: word(row, "type"),
        armour: of(row, "armour"),
        manoeuvre: maybe(row, "manoeuvre"),
        missile: maybe(row, "missile"),
        cannon: maybe(row, "cannon"),
        small_arms: maybe(row, "small_arms"),
        range: of(row, "range"),
        artillery: maybe(row, "artillery"),
        headquarters: of(row, "headquarters") > 0,
        vp: of(row, "vp"),
      };
    }),
    card: (table.labels.card ?? []).map((id, card): ActionFact => {
      const row = actions.get(id);
      const weapons = row?.weapons;
      return {
        card,
        id,
        deed: (table.labels.deed ?? []).indexOf(id),
        weapons: WEAPONS.filter((one) => Array.isArray(weapons) && weapons.includes(one)),
        manoeuvre: of(row, "manoeuvre"),
        reinforcement: of(row, "reinforcement"),
      };
    }),
    terrain: (table.labels.terrain ?? []).map((id): TerrainFact => {
      const row = terrains.get(id);
      return { id, steps: of(row, "steps"), vp: of(row, "vp"), perk: word(row, "perk"), amount: of(row, "n") };
    }),
  };
}

const known = new WeakMap<TableInfo, Facts>();

export function factsOf(table: TableInfo): Facts {
  let found = known.get(table);
  if (!found) known.set(table, (found = asFacts(table)));
  return found;
}
