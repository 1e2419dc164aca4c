// The numbers of units and cards, from the records of the pack that the table is played with.
import type { TableInfo } from "../../core/wire";

export const NONE = -1;
export const BASE_SIZE = 64; // places of a base: a force is seat * BASE_SIZE + place
export const MOST_UNITS = 4; // F1.2
export const TYPES = ["infantry", "armour", "air", "building"] as const;
export type Type = (typeof TYPES)[number];
export const FACTIONS = ["terran", "kahoum", "xenos", "colossus"] as const;
export const ABILITIES = ["tough", "shield", "scouting", "deep_strike", "base_defence", "no_flanking"] as const;
export type Ability = (typeof ABILITIES)[number];

export interface UnitFact {
  readonly unit: number;
  readonly id: string;
  readonly cost: number;
  readonly type: number;
  readonly initiative: number;
  /** By the target's type; null: X, which never hits. */
  readonly ratings: readonly (number | null)[];
  readonly abilities: Readonly<Record<Ability, number>>;
  readonly text: string;
}
export interface EffectFact {
  readonly window: string;
  readonly op: string;
  readonly amount: number;
  /** The type of units that it is about, by number. */
  readonly type: number;
}
export interface CardFact {
  readonly card: number;
  readonly id: string;
  readonly faction: number;
  readonly kind: string;
  /** Resources that must lie under the building. */
  readonly cost: number;
  /** The units of its two sides; NONE where it makes none. */
  readonly sides: readonly [number, number];
  readonly group: string;
  readonly slot: string;
  readonly tokenCost: number;
  readonly effects: readonly EffectFact[];
}
export interface Facts {
  readonly unit: readonly UnitFact[];
  readonly card: readonly CardFact[];
}

type Row = Record<string, string | number>;
const of = (row: Row | undefined, name: string): number => Number(row?.[name] ?? 0);
const word = (row: Row | undefined, name: string): string => String(row?.[name] ?? "");
const typeOf = (row: Row | undefined): number => (TYPES as readonly string[]).indexOf(word(row, "type"));

function asFacts(table: TableInfo): Facts {
  const rows = (name: string) => new Map((table.facts[name] ?? []).map((row) => [String(row.id), row]));
  const [units, cards] = [rows("unit"), rows("card")];
  const unitIds = table.labels.unit ?? [];
  const effects = (card: string) =>
    (table.facts.effect ?? [])
      .filter((row) => row.card === card)
      .map((row): EffectFact => ({ window: word(row, "window"), op: word(row, "op"), amount: of(row, "amount"), type: Math.max(0, typeOf(row)) }));
  return {
    unit: unitIds.map((id, unit): UnitFact => {
      const row = units.get(id);
      const ratings = TYPES.map((type) => (of(row, type) < 0 ? null : of(row, type)));
      const abilities = Object.fromEntries(ABILITIES.map((name) => [name, of(row, name)])) as Record<Ability, number>;
      return { unit, id, cost: of(row, "cost"), type: Math.max(0, typeOf(row)), initiative: of(row, "initiative"), ratings, abilities, text: word(row, "text") };
    }),
    card: (table.labels.card ?? []).map((id, card): CardFact => {
      const row = cards.get(id);
      const sides = [unitIds.indexOf(word(row, "first")), unitIds.indexOf(word(row, "second"))] as [number, number];
      const faction = (FACTIONS as readonly string[]).indexOf(word(row, "faction"));
      return { card, id, faction, kind: word(row, "kind"), cost: of(row, "cost"), sides, group: word(row, "group"), slot: word(row, "slot"), tokenCost: of(row, "token_cost"), effects: effects(id) };
    }),
  };
}

const known = new WeakMap<TableInfo, Facts>();

export function factsOf(table: TableInfo): Facts {
  let found = known.get(table);
  if (!found) known.set(table, (found = asFacts(table)));
  return found;
}

export function isAttack(card: CardFact): boolean {
  return card.kind === "standard" || card.kind === "raid" || card.kind === "attack";
}
