// The view of the table in the words of this game. What the rules work out comes with it, in its figures.
import type { SeatCard, View, WireEvent } from "../../core/wire";
import { figureOf as worked } from "../../kit/view";
import { COLUMNS, type Column, type Facts, type MechFact, type PartFact, type Values } from "./facts";
import { INITIATIVE, UNIT, type Table } from "./table";

export { INITIATIVE, UNIT, type Table } from "./table";

export const NONE = -1;
export const LEAD = 0;
export const WING = 1;
export const LEFT_OFF = 2;
export const RIGHT = 0;
export const LEFT = 1;
export const LETTERS = "ABXYSTEF";
export const SEAT_LETTERS = "RGKP";
export const PARTS_EACH = 4;

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
  return UNIT.first(unit);
}
export function teamOf(seats: readonly SeatCard[], seat: number): number {
  return seats.find((card) => card.seat === seat)?.team ?? seat;
}
export function letterOf(unit: number): string {
  return LETTERS[unit] ?? "?";
}
export function mateOf(unit: number): number {
  return UNIT.of(UNIT.first(unit), 1 - UNIT.second(unit));
}

/** The parts on a unit; null while they are hidden from this seat. */
export function partsOn(t: Table, unit: number): number[] | null {
  const row = t.units[unit]?.fitted;
  return Array.isArray(row) ? row : null;
}

/** The mech under a letter; null while it is hidden from this seat. */
export function mechOf(facts: Facts, t: Table, unit: number): MechFact | null {
  const id = t.units[unit]?.mech ?? NONE;
  return id < 0 ? null : (facts.mech[id] ?? null);
}

/** A seat's lead mech and wing mech, as everyone saw them drafted; null: not drafted yet. */
export function draftedBy(facts: Facts, t: Table, seat: number): [MechFact | null, MechFact | null] {
  const find = (mech: number | undefined): MechFact | null => facts.mech[mech ?? NONE] ?? null;
  return [find(t.lead[seat]), find(t.wing[seat])];
}

export function partFacts(facts: Facts, parts: readonly number[]): PartFact[] {
  return parts.flatMap((part) => facts.part[part] ?? []);
}

/** A number that the rules have worked out for a thing on the table; null where it is not known. */
export const figureOf = (t: Table, name: string, thing: number): number | null => worked(t, name, thing) ?? null;

/** The same from the least to the most that it may be; null where nothing is said of it. */
export function rangeOf(t: Table, name: string, thing: number): readonly [number, number] | null {
  const found = t.figures[name]?.[thing];
  return found === undefined ? null : typeof found === "number" ? [found, found] : found;
}

/** The unit's values with its parts, soul and bond; null while they are hidden. */
export function valuesOf(t: Table, unit: number): Values | null {
  const found = COLUMNS.map((column): [Column, number | null] => [column, figureOf(t, column, unit)]);
  return found.some(([, value]) => value === null) ? null : (Object.fromEntries(found) as Values);
}

/** Who has drafted a mech; NONE: nobody. */
export function drafterOf(t: Table, mech: number): number {
  return t.lead.includes(mech) ? t.lead.indexOf(mech) : t.wing.indexOf(mech);
}

/** Is the unit what was clicked in the log: itself, its mech, or a part that it is seen to carry? */
export function isLit(t: Table, unit: number, lit: { kind: string; value: number } | null): boolean {
  if (!lit) return false;
  if (lit.kind === "unit") return lit.value === unit;
  if (lit.kind === "mech")
    return t.units[unit]?.mech === lit.value || (t.units[unit]?.mech === null && drafterOf(t, lit.value) === seatOf(unit));
  if (lit.kind === "initiative") return INITIATIVE.first(lit.value) === unit;
  return lit.kind === "part" && (partsOn(t, unit)?.includes(lit.value) ?? false);
}

// -- the circle -------------------------------------------------------------------------------------------------------

export type Side = "left" | "top" | "right" | "bottom";

/** Where the seats sit round the table, seen from `me` at the bottom: the left neighbour is the next one clockwise. */
export function circle(players: number, me: number): { seat: number; side: Side }[] {
  const sides: Record<number, Side[]> = { 2: ["bottom", "top"], 3: ["bottom", "left", "right"], 4: ["bottom", "left", "top", "right"] };
  return (sides[players] ?? []).map((side, step) => ({ seat: (me + step) % players, side }));
}

// -- what happened ----------------------------------------------------------------------------------------------------

export interface Exchange {
  attacker: number;
  seat: number;
  defender: number;
  /** The dice that hit, a bit for each, as the rules told it with the roll. */
  hitting: number;
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
      found.push({
        attacker: number(event, "unit"),
        seat: number(event, "seat"),
        defender: NONE,
        hitting: 0,
        rolled: [],
        again: null,
        hits: null,
        destroyed: false,
      });
    }
    const now = found.at(-1);
    if (!now) continue;
    if (event.event === "defends") now.defender = number(event, "unit");
    if (event.event === "rolled") [now.rolled, now.hitting] = [list(event, "dice"), number(event, "hitting")];
    if (event.event === "rerolled") [now.again, now.hitting] = [list(event, "dice"), number(event, "hitting")];
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

/** Who is attacked: whose unit defends, or whom the attack was told to be on. */
export function targetSeat(t: Table, history: readonly (readonly WireEvent[])[]): number {
  if (t.attacker === NONE) return NONE;
  if (t.defender !== NONE) return seatOf(t.defender);
  const told = history.flat().findLast((event) => event.event === "attack");
  return told && number(told, "unit") === t.attacker ? number(told, "seat") : NONE;
}
