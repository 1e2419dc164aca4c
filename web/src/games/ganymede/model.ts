// The view of the table with its types, and the arithmetic that the drawing needs. The rules themselves stay in the engine.
import type { Hidden, View, WireEvent } from "../../core/wire";
import { COLUMNS, type Column, type Facts, type MechFact, type PartFact, type Values } from "./facts";

export const NONE = -1;
export const LEAD = 0;
export const WING = 1;
export const LEFT_OFF = 2;
export const RIGHT = 0;
export const LEFT = 1;
export const LETTERS = "ABXYSTEF";
export const SEAT_LETTERS = "RGKP";
export const PARTS_EACH = 4;
export const CARDS_A_SIDE = 3;

/** Ganymede's fields as a seat sees them. */
export interface Table {
  players: number;
  teams: number;
  start: number;
  leads: number[];
  wings: number[];
  offer: number[];
  mech: number[];
  parts: number[][];
  fitted: (number[] | Hidden)[];
  face_up: number[];
  damage: number[];
  destroyed: number[];
  souls: number[];
  bonds: number[];
  out: number[];
  extra: (number | null)[];
  deck: number[] | Hidden;
  shown: number[];
  attacker: number;
  defender: number;
  dice: number[];
  where: string[];
}

export function tableOf(view: View): Table {
  return view as unknown as Table;
}

export type Phase = "draft" | "fit" | "battle";

export function phaseOf(t: Table): Phase {
  if (deckCount(t) > 0 || t.shown.length > 0 || t.attacker !== NONE) return "battle";
  const drafted = t.parts.length >= t.players && t.parts.slice(0, t.players).every((row) => row.length >= PARTS_EACH);
  return drafted ? "fit" : "draft";
}

export function deckCount(t: Table): number {
  return Array.isArray(t.deck) ? t.deck.length : (t.deck.hidden ?? 0);
}

export function seatOf(unit: number): number {
  return Math.floor(unit / 2);
}
export function letterOf(unit: number): string {
  return LETTERS[unit] ?? "?";
}
export function mateOf(unit: number): number {
  return unit ^ 1;
}

/** The parts on a unit; null while they are hidden from this seat. */
export function partsOn(t: Table, unit: number): number[] | null {
  const row = t.fitted[unit];
  return Array.isArray(row) ? row : null;
}

export function mechOf(facts: Facts, t: Table, unit: number): MechFact | null {
  const id = t.mech[unit];
  return id === undefined || id < 0 ? null : (facts.mech[id] ?? null);
}

export function partFacts(facts: Facts, parts: readonly number[]): PartFact[] {
  return parts.flatMap((part) => facts.part[part] ?? []);
}

export function sum(mech: Values, parts: readonly Values[]): Values {
  const total = { sp: 0, hp: 0, aim: 0, dice: 0, rerolls: 0 };
  for (const column of COLUMNS) total[column] = mech[column] + parts.reduce((all, part) => all + part[column], 0);
  return total;
}

export function inherited(t: Table, unit: number): number {
  return ((t.souls[unit] ?? NONE) !== NONE ? 1 : 0) + ((t.bonds[unit] ?? NONE) !== NONE ? 1 : 0);
}

/** V6, C5, T4: the unit's values with its parts, soul and bond; null while its parts are hidden. */
export function valuesOf(facts: Facts, t: Table, unit: number): Values | null {
  const mech = mechOf(facts, t, unit);
  const parts = partsOn(t, unit);
  if (!mech || !parts) return null;
  const total = sum(mech, partFacts(facts, parts));
  const more = inherited(t, unit);
  return { ...total, hp: total.hp + more, aim: total.aim + more };
}

/** Is the unit what was clicked in the log: itself, its mech, or a part that it is seen to carry? */
export function isLit(t: Table, unit: number, lit: { kind: string; value: number } | null): boolean {
  if (!lit) return false;
  if (lit.kind === "unit") return lit.value === unit;
  if (lit.kind === "mech") return t.mech[unit] === lit.value;
  if (lit.kind === "initiative") return Math.floor(lit.value / 2) === unit;
  return lit.kind === "part" && (partsOn(t, unit)?.includes(lit.value) ?? false);
}

// -- the circle -------------------------------------------------------------------------------------------------------

export type Side = "left" | "top" | "right" | "bottom";

/** Where the seats sit round the table, seen from `me` at the bottom: the left neighbour is the next one clockwise. */
export function circle(players: number, me: number): { seat: number; side: Side }[] {
  const sides: Record<number, Side[]> = { 2: ["bottom", "top"], 3: ["bottom", "left", "right"], 4: ["bottom", "left", "top", "right"] };
  return (sides[players] ?? []).map((side, step) => ({ seat: (me + step) % players, side }));
}

// -- fitting ----------------------------------------------------------------------------------------------------------

export interface Fault {
  readonly rule: string;
  readonly text: string;
  readonly vars: Record<string, string | number>;
}

/** B8.1, B8.2: what is wrong with a mech that carries these parts. */
export function faults(mech: MechFact, parts: readonly PartFact[]): { slots: PartFact["slot"][]; columns: Column[] } {
  const slots = (["right", "left", "backpack"] as const).filter((slot) => parts.filter((part) => part.slot === slot).length > 1);
  const total = sum(mech, parts);
  return { slots, columns: (["sp", "hp", "aim"] as const).filter((column) => total[column] <= 0) };
}

/** B10: how many initiative cards of each side, and whether one side has one more. */
export function cardsOf(sp: number): { half: number; odd: boolean } {
  return { half: Math.min(Math.floor(sp / 2), CARDS_A_SIDE), odd: sp % 2 === 1 && sp < 2 * CARDS_A_SIDE };
}

// -- odds -------------------------------------------------------------------------------------------------------------

/** How likely each number of hits is: all misses that may be rolled again are rolled again. */
export function hitOdds(dice: number, aim: number, rerolls: number): number[] {
  const p = Math.max(0, Math.min(6, aim)) / 6;
  const odds = new Array<number>(dice + 1).fill(0);
  for (let hits = 0; hits <= dice; hits++) {
    const first = binomial(dice, hits, p);
    const again = Math.min(rerolls, dice - hits);
    for (let more = 0; more <= again; more++) odds[hits + more]! += first * binomial(again, more, p);
  }
  return odds;
}

function binomial(n: number, k: number, p: number): number {
  let ways = 1;
  for (let step = 0; step < k; step++) ways = (ways * (n - step)) / (step + 1);
  return ways * p ** k * (1 - p) ** (n - k);
}

export interface Danger {
  readonly low: number;
  readonly high: number;
  readonly average: [number, number];
  /** Are the attacker's parts known? */
  readonly sure: boolean;
}

/** How likely the attack destroys a mech with so many hit points left; over all fits that the attacker may have while its parts are hidden. */
export function danger(facts: Facts, t: Table, attacker: number, left: number): Danger | null {
  const sure = valuesOf(facts, t, attacker);
  const attacks = sure ? [sure] : possible(facts, t, attacker);
  if (!attacks.length) return null;
  let low = 1;
  let high = 0;
  let least = Infinity;
  let most = 0;
  for (const attack of attacks) {
    const odds = hitOdds(attack.dice, attack.aim, attack.rerolls);
    const chance = odds.reduce((all, share, hits) => (hits >= left ? all + share : all), 0);
    const average = odds.reduce((all, share, hits) => all + share * hits, 0);
    low = Math.min(low, chance);
    high = Math.max(high, chance);
    least = Math.min(least, average);
    most = Math.max(most, average);
  }
  return { low, high, average: [least, most], sure: sure !== null };
}

/** What a unit's values may be while its parts are hidden: its seat's drafted parts, less those seen on the other mech, fitted in any legal way. */
export function possible(facts: Facts, t: Table, unit: number): Values[] {
  const seat = seatOf(unit);
  const mech = mechOf(facts, t, unit);
  const mate = mechOf(facts, t, mateOf(unit));
  if (!mech || !mate) return [];
  const seen = partsOn(t, mateOf(unit));
  const parts = partFacts(facts, (t.parts[seat] ?? []).filter((part) => !seen?.includes(part)));
  const more = inherited(t, unit);
  const found = new Map<string, Values>();
  const places = seen ? 2 : 3;
  for (let code = 0; code < places ** parts.length; code++) {
    const mine: PartFact[] = [];
    const other: PartFact[] = [];
    let rest = code;
    for (const part of parts) {
      if (rest % places === 1) mine.push(part);
      if (rest % places === 2) other.push(part);
      rest = Math.floor(rest / places);
    }
    const bad = faults(mech, mine);
    const worse = faults(mate, other);
    if (bad.slots.length + bad.columns.length > 0 || (!seen && worse.slots.length + worse.columns.length > 0)) continue;
    const total = sum(mech, mine);
    const value = { ...total, hp: total.hp + more, aim: total.aim + more };
    found.set(COLUMNS.map((column) => value[column]).join(), value);
  }
  return [...found.values()];
}

// -- what happened ----------------------------------------------------------------------------------------------------

export interface Exchange {
  attacker: number;
  seat: number;
  defender: number;
  rolled: number[];
  /** After the reroll; null without one. */
  again: number[] | null;
  hits: number | null;
  destroyed: boolean;
}

function number(event: WireEvent, name: string): number {
  const value = event.values[name];
  return typeof value === "number" ? value : NONE;
}
function list(event: WireEvent, name: string): number[] {
  const value = event.values[name];
  return Array.isArray(value) ? value : [];
}

/** The attacks told by some events, oldest first. The first may have begun before them: `open` is what is known of it. */
export function exchanges(events: readonly WireEvent[], open: Exchange | null): Exchange[] {
  const found: Exchange[] = open ? [{ ...open }] : [];
  for (const event of events) {
    if (event.event === "attack") {
      found.push({ attacker: number(event, "unit"), seat: number(event, "seat"), defender: NONE, rolled: [], again: null, hits: null, destroyed: false });
    }
    const now = found.at(-1);
    if (!now) continue;
    if (event.event === "defends") now.defender = number(event, "unit");
    if (event.event === "rolled") now.rolled = list(event, "dice");
    if (event.event === "rerolled") now.again = list(event, "dice");
    if (event.event === "hits") now.hits = number(event, "count");
    if (event.event === "missed") now.hits = 0;
    if (event.event === "destroyed") now.destroyed = true;
  }
  return found;
}

/** Does the attack under way have its dice on the table? Before the defender's choice the last attack's still lie there. */
export function diceAreNow(t: Table): boolean {
  return t.attacker !== NONE && t.defender !== NONE && t.dice.length > 0;
}

/** C1.2, C1.3: who is attacked: the neighbour on the card's side, past players who are out and past the partner. */
export function targetSeat(t: Table): number {
  const card = t.shown.at(-1);
  if (t.attacker === NONE) return NONE;
  if (t.defender !== NONE) return seatOf(t.defender);
  if (card === undefined) return NONE;
  const from = seatOf(t.attacker);
  let seat = from;
  for (let step = 0; step < t.players; step++) {
    seat = (seat + (card % 2 === LEFT ? 1 : t.players - 1)) % t.players;
    if (seat !== from && !t.out[seat] && !(t.teams && seat % 2 === from % 2)) return seat;
  }
  return NONE;
}
