// The numbers of units and cards, from the records of the pack that the table is played with.
import type { Cards } from "../../core/wire";
import { byId, numberOf, onceFor, wordOf, type Row } from "../../kit/pack";

export const NONE = -1;
export const MOST_UNITS = 4; // F1.2
export const TYPES = ["infantry", "armour", "air", "building"] as const;
export type Type = (typeof TYPES)[number];
export const FACTIONS = ["terran", "kahoum", "xenos", "colossus"] as const;
export const ABILITIES = ["tough", "shield", "scouting", "deep_strike", "base_defence", "no_flanking"] as const;
export type Ability = (typeof ABILITIES)[number];

export interface UnitFact {
  readonly unit: number;
  readonly id: string;
  readonly faction: number;
  readonly cost: number;
  readonly type: number;
  readonly initiative: number;
  /** By the target's type; null: X, which never hits. */
  readonly ratings: readonly (number | null)[];
  readonly abilities: Readonly<Record<Ability, number>>;
  readonly text: string;
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
}
export interface Facts {
  readonly unit: readonly UnitFact[];
  readonly card: readonly CardFact[];
}

const typeOf = (row: Row | undefined): number => (TYPES as readonly string[]).indexOf(wordOf(row, "type"));
const factionOf = (row: Row | undefined): number => (FACTIONS as readonly string[]).indexOf(wordOf(row, "faction"));

function asFacts(table: Cards): Facts {
  const [units, cards] = [byId(table, "unit"), byId(table, "card")];
  const unitIds = table.labels.unit ?? [];
  return {
    unit: unitIds.map((id, unit): UnitFact => {
      const row = units.get(id);
      const ratings = TYPES.map((type) => (numberOf(row, type) < 0 ? null : numberOf(row, type)));
      const abilities = Object.fromEntries(ABILITIES.map((name) => [name, numberOf(row, name)])) as Record<Ability, number>;
      return {
        unit,
        id,
        faction: factionOf(row),
        cost: numberOf(row, "cost"),
        type: Math.max(0, typeOf(row)),
        initiative: numberOf(row, "initiative"),
        ratings,
        abilities,
        text: wordOf(row, "text"),
      };
    }),
    card: (table.labels.card ?? []).map((id, card): CardFact => {
      const row = cards.get(id);
      const sides = [unitIds.indexOf(wordOf(row, "first")), unitIds.indexOf(wordOf(row, "second"))] as [number, number];
      return {
        card,
        id,
        faction: factionOf(row),
        kind: wordOf(row, "kind"),
        cost: numberOf(row, "cost"),
        sides,
        group: wordOf(row, "group"),
        slot: wordOf(row, "slot"),
        tokenCost: numberOf(row, "token_cost"),
      };
    }),
  };
}

export const factsOf = onceFor(asFacts);

export function isAttack(card: CardFact): boolean {
  return card.kind === "standard" || card.kind === "raid" || card.kind === "attack";
}
