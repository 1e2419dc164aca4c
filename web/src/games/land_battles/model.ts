// The view of the table in the words of this game. Nothing here decides a rule: the server offers what is legal, and what the rules work out
// comes with the view.
import type { Choice, SkinProps } from "../../core/skin";
import type { TableInfo, View } from "../../core/wire";
import { figureOf, knownOf, type Known } from "../../kit/view";
import { factsOf, NONE, type Facts } from "./facts";
import type { Table as Seen } from "./table";

export const AREAS = ["flank", "breakthrough", "terrain"] as const;
export const FLANK = 0;
export const BREAKTHROUGH = 1;
export const TERRAIN_AREA = 2;
const ROWS = 3;
export const STAY = 3; // among the spots of a move, beside rows 0 to 2
/** What may be done in a turn without playing a card for its text. */
export const DEEDS = ["prepare", "reinforce", "flank", "terrain", "artillery"] as const;

/** The action under way. */
export interface Action {
  readonly deed: number;
  readonly actor: number;
  readonly target: number;
  readonly weapon: number;
  readonly played: number;
  readonly needed: number;
  readonly dice: readonly number[];
  /** Hits or successes that are left. */
  readonly successes: number;
  readonly reply: number;
}
export interface Table {
  readonly players: number;
  /** Which side is drawn below: the reader's. */
  readonly near: number;
  /** By seat. */
  readonly nation: readonly number[];
  readonly turn: number;
  /** Actions done so far. */
  readonly turns: number;
  /** Dice of the lesson rolled so far. */
  readonly rolled: number;
  readonly goal: number;
  readonly hand: readonly Known[];
  readonly kept: readonly Known[];
  readonly reserve: readonly (readonly number[])[];
  readonly picked: readonly Known[];
  /** By side. */
  readonly points: readonly number[];
  readonly superior: readonly number[];
  readonly victory: readonly (readonly number[])[];
  readonly secured: readonly (readonly number[])[];
  /** By side: successes that secure the terrain card. */
  readonly steps: readonly number[];
  readonly terrain: number;
  readonly terrainsLeft: number;
  /** 0 is the start; positive towards the near side. */
  readonly control: number;
  readonly deck: number;
  readonly discard: readonly number[];
  readonly acted: ReadonlySet<number>;
  readonly hits: ReadonlyMap<number, number>;
  readonly rows: readonly (readonly number[])[];
  /** Has everybody a force and a place for it? */
  readonly begun: boolean;
  readonly action: Action;
  /** Has it been rolled, and may it be answered? */
  readonly answering: boolean;
}

const made = new WeakMap<View, Map<number, Table>>();

export function tableOf({ view, you }: Pick<SkinProps, "view" | "you">): Table {
  const near = you >= 0 ? you % 2 : 0;
  const all = made.get(view) ?? new Map<number, Table>();
  let found = all.get(near);
  if (!found) {
    const t = view as unknown as Seen;
    const hits = new Map<number, number>();
    for (const unit of t.damage) hits.set(unit, (hits.get(unit) ?? 0) + 1);
    found = {
      players: t.players,
      near,
      nation: t.nation,
      turn: t.turn,
      turns: t.actions,
      rolled: t.rolled,
      goal: figureOf(view, "goal") ?? 0,
      steps: [0, 1].map((side) => figureOf(view, "steps", side) ?? 0),
      hand: t.hand.map(knownOf),
      kept: t.kept.map(knownOf),
      reserve: t.reserve,
      picked: t.picked.map(knownOf),
      points: t.points,
      superior: t.superior,
      victory: t.victory,
      secured: t.secured,
      terrain: t.terrain,
      terrainsLeft: knownOf(t.terrain_deck).count ?? 0,
      control: near === 0 ? t.control : -t.control,
      deck: knownOf(t.deck).count ?? 0,
      discard: t.discard,
      acted: new Set(t.acted),
      hits,
      rows: t.rows,
      begun: t.rows.some((row) => row.length > 0),
      action: {
        deed: t.deed,
        actor: t.actor,
        target: t.target,
        weapon: t.weapon,
        played: t.played,
        needed: t.needed,
        dice: t.dice,
        successes: t.successes,
        reply: t.reply,
      },
      answering: t.where.includes("reaction_window"),
    };
    all.set(near, found);
    made.set(view, all);
  }
  return found;
}

/** The units in a row, counted from 0 at the front. */
export function unitsIn(t: Table, side: number, area: number, row: number): readonly number[] {
  return t.rows[(side * AREAS.length + area) * ROWS + row] ?? [];
}

/** Where a unit stands: side, area and row; null: not in play. */
export function placeOf(t: Table, unit: number): { side: number; area: number; row: number } | null {
  const place = unit < 0 ? -1 : t.rows.findIndex((row) => row.includes(unit));
  if (place < 0) return null;
  return { side: Math.floor(place / (ROWS * AREAS.length)), area: Math.floor(place / ROWS) % AREAS.length, row: place % ROWS };
}

/** Whose a unit is: its nation's seat. The second set of units belongs to the second of two players with the same nation. */
export function ownerOf(facts: Facts, nations: readonly number[], unit: number): number {
  return unit >= facts.unit.length / 2 ? 1 : nations.indexOf(facts.unit[unit]?.nation ?? NONE);
}

export function seatOf(kind: string, value: number, table: TableInfo): number | null {
  if (kind === "seat") return value;
  if (kind !== "unit" || value < 0) return null;
  const names = (table.options.nation ?? "").split(",");
  const nations = names.map((name) => (table.labels.nation ?? []).indexOf(name));
  const seat = ownerOf(factsOf(table), nations, value);
  return seat < 0 ? null : seat;
}

/** The answer that a card in hand is: itself, another copy of it, or what playing it is called among the deeds. */
export function answerOf(facts: Facts, choice: Choice | null, card: number): number {
  const fact = facts.card[card];
  if (!choice || !fact) return NONE;
  const { kind, shape, options } = choice.decision;
  if (kind === "deed") return fact.deed;
  if (kind !== "card" || shape === "some" || options.includes(card)) return card;
  return options.find((one) => facts.card[one]?.id === fact.id) ?? card;
}

/** The areas in which an answer to the open question lies. */
export function areasAsked(t: Table, choice: Choice | null): readonly number[] {
  if (!choice) return [];
  const { kind, options, candidates, about } = choice.decision;
  if (kind === "spot") return about.area ? [about.area[1]] : [];
  if (kind !== "unit") return [];
  const areas = (candidates.length ? candidates : options).map((unit) => placeOf(t, unit)?.area ?? NONE);
  return [...new Set(areas)].filter((area) => area >= 0);
}

/** The units of a force made ready, named by the pack. */
export function advisedUnits(game: SkinProps, nation: number, style: string): readonly number[] {
  const row = (game.table.facts.advised ?? []).find(
    (one) => one.style === style && one.nation === (game.table.labels.nation ?? [])[nation],
  );
  const ids = game.table.labels.unit ?? [];
  return Array.isArray(row?.units) ? row.units.map((id) => ids.indexOf(String(id))).filter((unit) => unit >= 0) : [];
}
