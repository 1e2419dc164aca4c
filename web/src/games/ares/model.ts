// The view of the table in the words of this game. Nothing here decides a rule: the server offers what is legal.
import type { Choice } from "../../core/skin";
import type { Hidden, View } from "../../core/wire";
import { BASE_SIZE, NONE, type Facts } from "./facts";

export const BASIC = 0;
export const TEAMS = 2;
export const ATTACKERS = 0;
export const DEFENDERS = 1;
export const BASE_CARD = 4 * BASE_SIZE; // as a target, in place of a force
export const ON_UPGRADE = BASE_SIZE; // as a place for a resource: on an attached card, from this number on
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
  readonly units: number;
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
  /** Scoring cards; null: not told (H4). */
  readonly scored: number | null;
  /** Is the base seen as it is, or only as it was when last seen? */
  readonly open: boolean;
  readonly unseen: number;
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
  readonly rolledAgain: readonly number[];
  readonly boosts: readonly number[];
  /** The attack card by seat, once it is revealed. */
  readonly special: readonly number[];
}
export interface Table {
  readonly mode: number;
  readonly turn: number;
  readonly holder: number;
  readonly victor: number;
  readonly players: readonly Player[];
  readonly battle: Battle | null;
}

function isHidden(seen: unknown): seen is Hidden {
  return typeof seen === "object" && seen !== null && "hidden" in seen;
}
function row(view: View, field: string, at: number): unknown {
  const rows = view[field];
  return Array.isArray(rows) ? rows[at] : undefined;
}
function numbers(seen: unknown): readonly number[] {
  if (isHidden(seen)) return seen.known ?? [];
  return Array.isArray(seen) ? seen.map((one) => (typeof one === "number" ? one : NONE)) : [];
}
const list = (view: View, field: string, at: number) => numbers(row(view, field, at));
const one = (view: View, field: string, at: number) => Number(row(view, field, at) ?? NONE);
const single = (view: View, field: string) => (typeof view[field] === "number" ? view[field] : NONE);
const count = (seen: unknown) => (isHidden(seen) ? (seen.hidden ?? 0) : numbers(seen).length);
const pair = (view: View, field: string): Pair => [list(view, field, ATTACKERS), list(view, field, DEFENDERS)];

function sitesOf(facts: Facts, view: View, seat: number, from: number, faction: number): Site[] {
  const at = (field: string, place: number) => list(view, field, from)[place] ?? 0;
  const now = (field: string, place: number) => list(view, field, seat)[place] ?? 0;
  const bearer = list(view, "bearer", from);
  const attached = list(view, "attached", from).map((card, number): Attached => ({ number, card, charge: at("charge", number), stored: at("stored", number) }));
  const sites = list(view, "site", from).map((card, place): Site => {
    const side = at("turned", place);
    const slot = faction === COLOSSUS && place >= FIRST_SLOT ? (SLOTS[place - FIRST_SLOT] ?? "") : "";
    return {
      seat, place, card, side, slot, unit: facts.card[card]?.sides[side === 0 ? 0 : 1] ?? NONE, units: at("units", place), resources: at("resources", place), under: at("under", place),
      attached: attached.filter((_, number) => bearer[number] === place),
      shield: now("shield", place), damaged: now("damaged", place), hits: now("hits", place), lost: now("lost", place), powered: now("powered", place) > 0,
    };
  });
  return sites.filter((site) => site.card !== NONE || site.under > 0 || site.slot !== "");
}

function playerOf(facts: Facts, view: View, seat: number, players: number): Player {
  const open = Array.isArray(row(view, "site", seat));
  const from = open ? seat : players + seat;
  const faction = one(view, "faction", seat);
  const scored = row(view, "scored", seat);
  return {
    seat, faction, open, hand: count(row(view, "hand", seat)), cards: list(view, "hand", seat), deck: count(row(view, "deck", seat)) + count(row(view, "bottom", seat)),
    discard: list(view, "discard", seat), spent: Math.max(0, one(view, "spent", seat)), scored: Array.isArray(scored) ? scored.length : null, unseen: one(view, "unseen", seat),
    sites: sitesOf(facts, view, seat, from, faction), orders: list(view, "orders", from), power: Math.max(0, one(view, "power", seat)), rerolls: Math.max(0, one(view, "rerolls", seat)),
    out: one(view, "out", seat) > 0, plan: list(view, "plan", seat),
  };
}

function battleOf(view: View): Battle | null {
  const attacker = single(view, "attacker");
  if (attacker < 0) return null;
  const at = GROUNDS[single(view, "battleground")] ?? "";
  return {
    attacker, defender: single(view, "defender"), at, deep: at !== "" && row(view, "choice", attacker) === DEEP_STRIKE, stand: single(view, "stand"), roundsLeft: single(view, "rounds_left"), round: single(view, "round"), reserve: pair(view, "reserve"), front: pair(view, "front"), flank: pair(view, "flank"),
    behind: pair(view, "behind"), fired: numbers(view.fired), retreating: single(view, "retreating"), shooter: single(view, "shooter"), target: single(view, "target"), toHit: single(view, "to_hit"),
    dice: numbers(view.dice), rolledAgain: numbers(view.rolled_again), boosts: numbers(view.boosts), special: numbers(view.special),
  };
}

/** N1: partners of the team game sit side by side. */
export function sameSide(mode: number, seat: number, other: number): boolean {
  if (seat < 0 || other < 0) return false;
  return mode === TEAMS ? seat >> 1 === other >> 1 : seat === other;
}

const made = new WeakMap<View, Table>();

export function tableOf(facts: Facts, view: View): Table {
  let found = made.get(view);
  if (!found) {
    const players = single(view, "players");
    const [mode, holder] = [single(view, "mode"), single(view, "holder")];
    found = {
      mode, holder, turn: single(view, "turn"), victor: single(view, "victor"), battle: battleOf(view),
      players: Array.from({ length: Math.max(0, players) }, (_, seat) => playerOf(facts, view, seat, players)),
    };
    made.set(view, found);
  }
  return found;
}

export function forceOf(site: Site): number {
  return site.seat * BASE_SIZE + site.place;
}

export function siteOf(t: Table, force: number): Site | null {
  return t.players[Math.floor(force / BASE_SIZE)]?.sites.find((site) => site.place === force % BASE_SIZE) ?? null;
}

export function seatOf(kind: string, value: number): number | null {
  if (kind === "seat") return value;
  return kind === "force" && value >= 0 && value < BASE_CARD ? Math.floor(value / BASE_SIZE) : null;
}

export function sideOf(t: Table, battle: Battle, seat: number): number {
  return sameSide(t.mode, seat, battle.attacker) ? ATTACKERS : DEFENDERS;
}

/** The column of the battle line in which a force stands, in front or behind; NONE if it has no place in it. */
export function columnOf(battle: Battle, side: number, force: number): number {
  const front = battle.front[side === ATTACKERS ? 0 : 1].indexOf(force);
  if (front >= 0) return front;
  const number = battle.flank[side === ATTACKERS ? 0 : 1].indexOf(force);
  return number < 0 ? NONE : (battle.behind[side === ATTACKERS ? 0 : 1][number] ?? NONE);
}

/** V4, V5: the points that are known; null where the scoring cards are not told. */
export function pointsOf(t: Table, seat: number): number | null {
  const scored = t.players[seat]?.scored;
  return scored === null || scored === undefined ? null : scored + (t.holder === seat ? 2 : 0);
}

/** R4.9: buildings without units and stacks, which fire at a base card may destroy. */
export function emptyBuildings(facts: Facts, player: Player): number {
  return player.sites.filter((site) => (site.card === NONE ? site.under > 0 : site.units === 0 && !["start", "mat"].includes(facts.card[site.card]?.kind ?? ""))).length;
}

/** Questions about places number those of one's own base, only this one all bases like forces. */
export function placeValue(choice: Choice, site: Site, you: number): number {
  if (choice.decision.ask === "destroy") return forceOf(site);
  return site.seat === you ? site.place : NONE;
}

/** Forces that are offered but stand nowhere in the battle line. */
export function forcesOutside(t: Table, choice: Choice): readonly number[] {
  if (choice.decision.kind !== "force") return [];
  const battle = t.battle;
  const shown = choice.decision.candidates.length ? choice.decision.candidates : choice.decision.options;
  const standing = new Set(battle ? [...battle.front.flat(), ...battle.flank.flat(), ...battle.reserve.flat()] : []);
  return shown.filter((force) => force >= 0 && force < BASE_CARD && !standing.has(force));
}
