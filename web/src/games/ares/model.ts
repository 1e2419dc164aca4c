// The view of the table in the words of this game. Nothing here decides a rule: the server offers what is legal, and what the rules work out
// comes with the view.
import type { Choice } from "../../core/skin";
import type { Hidden, View } from "../../core/wire";
import { figureOf, isHidden, knownOf } from "../../kit/view";
import { NONE, type Facts } from "./facts";
import { FORCE, GOAL, type AttachedRow, type BaseRow, type ForcesRow, type Table as Seen } from "./table";

export { FORCE, GOAL, SPOT } from "./table";

export const BASIC = 0;
export const TEAMS = 2;
export const ATTACKERS = 0;
export const DEFENDERS = 1;
export const BASE_CARD = FORCE.of(4, 0); // as a target, in place of a force
export const ON_PLACE = 0; // goals of a resource
export const ON_UPGRADE = 1;
export const BEHIND = 0; // spots in the line
export const BETWEEN = 1;
export const COLOSSUS = 3;
export const DEEP_USE = 5; // uses of a card: a deep strike
const DEEP_STRIKE = 1; // combat choice card
const GROUNDS = ["frontier", "base", "raid"] as const; // where a battle is fought, once that is revealed
const FIRST_SLOT = 4; // the places of a Colossus after Iron Fists, Hull, Core and Body
const SLOTS = ["arm", "arm", "shoulder", "shoulder", "chest", "legs", "back"] as const;

export interface Attached {
  /** Its place in the list of attached cards. */
  readonly number: number;
  readonly card: number;
  readonly charge: number;
  readonly stored: number;
}
/** A place of a base with all that lies there. */
export interface Site {
  readonly seat: number;
  readonly place: number;
  /** NONE: a stack of resources, or an empty slot. */
  readonly card: number;
  /** Which of its sides is up: 0 or 1. */
  readonly side: number;
  readonly unit: number;
  /** The type of its units now; that which is printed, unless a card has changed it. */
  readonly type: number;
  readonly units: number;
  /** In one's own base: the units that it will have once construction is done. */
  readonly ready: number;
  readonly resources: number;
  readonly under: number;
  readonly attached: readonly Attached[];
  readonly slot: string;
  /** What it has in a battle only. */
  readonly shield: number;
  readonly damaged: number;
  readonly hits: number;
  readonly lost: number;
  readonly powered: boolean;
}
export interface Player {
  readonly seat: number;
  readonly faction: number;
  /** Cards in hand: how many, and which, where they are known. */
  readonly hand: number;
  readonly cards: readonly number[];
  readonly deck: number;
  readonly discard: readonly number[];
  readonly spent: number;
  /** Scoring cards, and points; null: not told (H4). */
  readonly scored: number | null;
  readonly points: number | null;
  /** Is the base seen as it is, or only as it was when last seen? */
  readonly open: boolean;
  readonly unseen: number;
  /** Places of the base, empty ones included. */
  readonly places: number;
  readonly sites: readonly Site[];
  readonly orders: readonly number[];
  readonly power: number;
  readonly rerolls: number;
  readonly out: boolean;
  /** In the team game: what this player has planned for the turn. */
  readonly plan: readonly number[];
}
export type Pair = readonly [readonly number[], readonly number[]];
export interface Battle {
  readonly attacker: number;
  readonly defender: number;
  readonly at: "frontier" | "base" | "raid" | "";
  /** A deep strike, once that is revealed. */
  readonly deep: boolean;
  readonly stand: number;
  /** How many rounds it has in all, and how many are left. */
  readonly rounds: number;
  readonly roundsLeft: number;
  readonly round: number;
  readonly reserve: Pair;
  readonly front: Pair;
  readonly flank: Pair;
  readonly behind: Pair;
  readonly fired: readonly number[];
  readonly retreating: number;
  readonly shooter: number;
  readonly target: number;
  readonly toHit: number;
  readonly dice: readonly number[];
  /** By die: does it hit? And how many do. */
  readonly hitting: readonly boolean[];
  readonly hits: number;
  /** Empty buildings that fire at a base card may destroy. */
  readonly empties: number;
  readonly rolledAgain: readonly number[];
  /** By force, with all that changes it. */
  readonly initiative: Readonly<Record<number, number>>;
  /** The attack card by seat, once it is revealed. */
  readonly special: readonly number[];
}
export interface Table {
  readonly mode: number;
  /** By seat: a bit for each player of the team. */
  readonly teams: readonly number[];
  readonly turn: number;
  readonly holder: number;
  readonly victor: number;
  readonly players: readonly Player[];
  readonly battle: Battle | null;
}

/** What is known of a list. */
const known = (seen: readonly number[] | Hidden | undefined): readonly number[] => knownOf(seen).known;
const rowsOf = <Row>(seen: readonly Row[] | Hidden | undefined): readonly Row[] => (seen === undefined || isHidden(seen) ? [] : seen);
const count = (seen: readonly number[] | Hidden | undefined): number => knownOf(seen).count ?? 0;
const pair = (rows: readonly (readonly number[])[]): Pair => [rows[ATTACKERS] ?? [], rows[DEFENDERS] ?? []];

function siteAt(
  facts: Facts,
  t: Seen,
  seat: number,
  place: number,
  row: BaseRow,
  attached: readonly AttachedRow[],
  now: ForcesRow | undefined,
): Site {
  const unit = facts.card[row.card]?.sides[row.turned === 0 ? 0 : 1] ?? NONE;
  return {
    seat,
    place,
    card: row.card,
    side: row.turned,
    unit,
    type: figureOf(t, "type", FORCE.of(seat, place)) ?? facts.unit[unit]?.type ?? 0,
    slot: t.faction[seat] === COLOSSUS && place >= FIRST_SLOT ? (SLOTS[place - FIRST_SLOT] ?? "") : "",
    units: row.units,
    ready: figureOf(t, "ready", FORCE.of(seat, place)) ?? row.units,
    resources: row.resources,
    under: row.under,
    attached: attached.flatMap((one, number) =>
      one.bearer === place ? [{ number, card: one.card, charge: one.charge, stored: one.stored }] : [],
    ),
    shield: now?.shield ?? 0,
    damaged: now?.damaged ?? 0,
    hits: now?.hits ?? 0,
    lost: now?.lost ?? 0,
    powered: Boolean(now?.powered),
  };
}

function playerOf(facts: Facts, t: Seen, seat: number): Player {
  const open = Array.isArray(t.base[seat]);
  const from = open ? seat : t.players + seat;
  const base = rowsOf(t.base[from]);
  const attached = rowsOf(t.attached[from]);
  const sites = base.map((row, place) =>
    siteAt(
      facts,
      t,
      seat,
      place,
      row,
      attached,
      t.forces.find((one) => one.force === FORCE.of(seat, place)),
    ),
  );
  const scored = t.scored[seat];
  return {
    seat,
    faction: t.faction[seat] ?? 0,
    open,
    hand: count(t.hand[seat]),
    cards: known(t.hand[seat]),
    deck: count(t.deck[seat]) + count(t.bottom[seat]),
    discard: t.discard[seat] ?? [],
    spent: t.spent[seat] ?? 0,
    scored: Array.isArray(scored) ? scored.length : null,
    points: figureOf(t, "points", seat) ?? null,
    unseen: t.unseen[seat] ?? 0,
    places: base.length,
    sites: sites.filter((site) => site.card !== NONE || site.under > 0 || site.slot !== ""),
    orders: known(t.orders[from]),
    power: t.power[seat] ?? 0,
    rerolls: t.rerolls[seat] ?? 0,
    out: Boolean(t.out[seat]),
    plan: known(t.plan[seat]),
  };
}

function battleOf(t: Seen): Battle | null {
  if (t.attacker < 0) return null;
  const at = GROUNDS[t.battleground] ?? "";
  return {
    attacker: t.attacker,
    defender: t.defender,
    at,
    deep: at !== "" && t.choice[t.attacker] === DEEP_STRIKE,
    stand: t.stand,
    rounds: figureOf(t, "rounds") ?? 0,
    roundsLeft: t.rounds_left,
    round: t.round,
    reserve: pair(t.reserve),
    front: pair(t.front),
    flank: pair(t.flank),
    behind: pair(t.behind),
    fired: t.fired,
    retreating: t.retreating,
    shooter: t.shooter,
    target: t.target,
    toHit: t.to_hit,
    dice: t.dice,
    hitting: t.dice.map((_, die) => figureOf(t, "hit", die) === 1),
    hits: figureOf(t, "hits") ?? 0,
    empties: figureOf(t, "empties") ?? 0,
    rolledAgain: t.rolled_again,
    initiative: Object.fromEntries(Object.entries(t.figures.initiative ?? {}).map(([force, value]) => [force, Number(value)])),
    special: t.special,
  };
}

/** Are they one player, or partners? */
export function sameSide(t: Pick<Table, "teams">, seat: number, other: number): boolean {
  return seat >= 0 && other >= 0 && (((t.teams[seat] ?? 0) >> other) & 1) === 1;
}

const made = new WeakMap<View, Table>();

export function tableOf(facts: Facts, view: View): Table {
  let found = made.get(view);
  if (!found) {
    const t = view as unknown as Seen;
    found = {
      mode: t.mode,
      teams: t.team,
      holder: t.holder,
      turn: t.turn,
      victor: t.victor,
      battle: battleOf(t),
      players: Array.from({ length: Math.max(0, t.players) }, (_, seat) => playerOf(facts, t, seat)),
    };
    made.set(view, found);
  }
  return found;
}

export function forceOf(site: Site): number {
  return FORCE.of(site.seat, site.place);
}

export function siteOf(t: Table, force: number): Site | null {
  return t.players[FORCE.first(force)]?.sites.find((site) => site.place === FORCE.second(force)) ?? null;
}

export function seatOf(kind: string, value: number): number | null {
  if (kind === "seat") return value;
  return kind === "force" && value >= 0 && value < BASE_CARD ? FORCE.first(value) : null;
}

export function sideOf(t: Table, battle: Battle, seat: number): number {
  return sameSide(t, seat, battle.attacker) ? ATTACKERS : DEFENDERS;
}

/** The column of the battle line in which a force stands, in front or behind; NONE if it has no place in it. */
export function columnOf(battle: Battle, side: number, force: number): number {
  const front = battle.front[side === ATTACKERS ? 0 : 1].indexOf(force);
  if (front >= 0) return front;
  const number = battle.flank[side === ATTACKERS ? 0 : 1].indexOf(force);
  return number < 0 ? NONE : (battle.behind[side === ATTACKERS ? 0 : 1][number] ?? NONE);
}

/** What a place is in the open question: a place or a goal of one's own base, or in any base a force, whose building is to be destroyed. */
export function placeValue(choice: Choice, site: Site, you: number): number {
  const { ask, kind } = choice.decision;
  if (ask === "destroy") return forceOf(site);
  if (site.seat !== you) return NONE;
  return kind === "goal" ? GOAL.of(ON_PLACE, site.place) : kind === "place" ? site.place : NONE;
}

/** Forces that are offered but stand nowhere in the battle line. */
export function forcesOutside(t: Table, choice: Choice): readonly number[] {
  if (choice.decision.kind !== "force" || choice.decision.ask === "destroy") return [];
  const battle = t.battle;
  const shown = choice.decision.candidates.length ? choice.decision.candidates : choice.decision.options;
  const standing = new Set(battle ? [...battle.front.flat(), ...battle.flank.flat(), ...battle.reserve.flat()] : []);
  return shown.filter((force) => force >= 0 && force < BASE_CARD && !standing.has(force));
}
