// The numbers of the cards, from the records of the pack that the table is played with.
import type { TableInfo } from "../../core/wire";
import { byId, maybeOf, numberOf, onceFor, wordOf } from "../../kit/pack";
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

function asFacts(table: TableInfo): Facts {
  const [forces, actions, terrains] = [byId(table, "force"), byId(table, "action"), byId(table, "terrain")];
  return {
    unit: (table.labels.unit ?? []).map((id, unit): ForceFact => {
      const row = forces.get(id);
      return {
        unit,
        id,
        nation: (NATIONS as readonly string[]).indexOf(wordOf(row, "nation")),
        type: wordOf(row, "type"),
        armour: numberOf(row, "armour"),
        manoeuvre: maybeOf(row, "manoeuvre"),
        missile: maybeOf(row, "missile"),
        cannon: maybeOf(row, "cannon"),
        small_arms: maybeOf(row, "small_arms"),
        range: numberOf(row, "range"),
        artillery: maybeOf(row, "artillery"),
        headquarters: numberOf(row, "headquarters") > 0,
        vp: numberOf(row, "vp"),
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
        manoeuvre: numberOf(row, "manoeuvre"),
        reinforcement: numberOf(row, "reinforcement"),
      };
    }),
    terrain: (table.labels.terrain ?? []).map((id): TerrainFact => {
      const row = terrains.get(id);
      return { id, steps: numberOf(row, "steps"), vp: numberOf(row, "vp"), perk: wordOf(row, "perk"), amount: numberOf(row, "n") };
    }),
  };
}

export const factsOf = onceFor(asFacts);
