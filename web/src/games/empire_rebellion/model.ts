// The view of the table in the words of this game, and what an option would make of the totals. Nothing here decides a rule: the server offers what is legal.
import type { Choice } from "../../core/skin";
import type { Hidden, View } from "../../core/wire";
import { CARDS_A_SIDE, STRATEGIES, type CardFact, type EventFact, type Facts } from "./facts";

export const NONE = -1;
export const PLAY = 0;
export const POWER = 1;
export const INFLUENCE = 2;
export const PASS_TURN = 3;

/** A pile of which some cards may be known: how many lie there (null: not told), and those that this viewer knows. */
export interface Pile {
  readonly count: number | null;
  readonly known: readonly number[];
}
export interface Side {
  readonly area: readonly number[];
  readonly exhausted: ReadonlySet<number>;
  readonly discards: readonly number[];
  /** From the bottom up: the shuffled part, one that was looked at, and those put on top openly. */
  readonly deck: number;
  /** What is in the shuffled part, in no order, where this viewer knows it. */
  readonly contents: readonly number[];
  readonly peeked: Pile;
  readonly stacked: readonly number[];
  /** Cards of its deck that somebody is looking at. */
  readonly looked: Pile;
  readonly reserve: Pile;
  readonly unused: Pile;
  readonly chosen: Pile;
  readonly used: readonly number[];
  readonly won: readonly number[];
  readonly points: number;
  readonly influence: number;
  readonly infiltrated: boolean;
  readonly diverted: boolean;
  readonly exposed: boolean;
}
export interface Table {
  readonly tutorial: boolean;
  readonly round: number;
  readonly balance: number;
  readonly winner: number;
  readonly event: number;
  readonly events: number;
  readonly passes: number;
  readonly sides: readonly [Side, Side];
  readonly where: readonly string[];
}

function isHidden(seen: unknown): seen is Hidden {
  return typeof seen === "object" && seen !== null && "hidden" in seen;
}

function pile(seen: unknown): Pile {
  if (isHidden(seen)) return { count: seen.hidden, known: seen.known ?? [] };
  if (!Array.isArray(seen)) return { count: 0, known: [] };
  const known = seen.filter((one): one is number => typeof one === "number");
  return { count: seen.length, known };
}

function row(view: View, field: string, seat: number): unknown {
  const rows = view[field];
  return Array.isArray(rows) ? rows[seat] : undefined;
}
const list = (view: View, field: string, seat: number): readonly number[] => pile(row(view, field, seat)).known;
const number = (view: View, field: string, seat: number): number => Number(row(view, field, seat) ?? 0);
const single = (view: View, field: string): number => (typeof view[field] === "number" ? view[field] : NONE);

function sideOf(view: View, seat: number): Side {
  return {
    area: list(view, "area", seat), exhausted: new Set(list(view, "exhausted", seat)), discards: list(view, "discards", seat),
    deck: pile(row(view, "decks", seat)).count ?? 0, contents: list(view, "decks", seat), peeked: pile(row(view, "peeked", seat)), stacked: list(view, "stacked", seat), looked: pile(row(view, "looked", seat)),
    reserve: pile(row(view, "reserve", seat)), unused: pile(row(view, "unused", seat)), chosen: pile(row(view, "chosen", seat)), used: list(view, "used", seat), won: list(view, "won", seat),
    points: number(view, "points", seat), influence: number(view, "influence", seat), infiltrated: number(view, "infiltrated", seat) > 0, diverted: number(view, "diverted", seat) > 0, exposed: number(view, "exposed", seat) > 0,
  };
}

const made = new WeakMap<View, Table>();

export function tableOf(view: View): Table {
  let found = made.get(view);
  if (!found) {
    const events = (pile(view.event_deck).count ?? 0) + (pile(view.event_top).count ?? 0) + (pile(view.event_bottom).count ?? 0);
    found = {
      tutorial: Boolean(view.tutorial), round: Math.max(0, single(view, "rounds")), balance: single(view, "balance"), winner: single(view, "winner"), event: single(view, "event"), events,
      passes: Math.max(0, single(view, "passes")), sides: [sideOf(view, 0), sideOf(view, 1)], where: view.where,
    };
    made.set(view, found);
  }
  return found;
}

export function eventOf(facts: Facts, t: Table): EventFact | null {
  return facts.event[t.event] ?? null;
}

export function deckSize(side: Side): number {
  return side.deck + (side.peeked.count ?? 0) + side.stacked.length;
}

/** The card on top of a deck, where this viewer knows it. */
export function topOf(side: Side): number | null {
  return side.stacked.at(-1) ?? ((side.peeked.count ?? 0) > 0 ? (side.peeked.known.at(-1) ?? null) : null);
}

export function seatOf(kind: string, value: number): number | null {
  if (kind === "seat") return value;
  if (kind === "resource" && value >= 0) return Math.floor(value / CARDS_A_SIDE);
  if (kind === "strategy" && value >= 0) return Math.floor(value / STRATEGIES);
  return null;
}

export function valueOf(facts: Facts, t: Table, card: number): number {
  const fact = facts.card[card];
  if (!fact) return 0;
  return t.sides[fact.side === 0 ? 0 : 1].exhausted.has(card) ? fact.exhausted : fact.ready;
}

export function totalOf(facts: Facts, t: Table, seat: number): number {
  return (t.sides[seat]?.area ?? []).reduce((sum, card) => sum + valueOf(facts, t, card), 0);
}

export type Standing = "under" | "exact" | "over";

export function standing(total: number, objective: number): Standing {
  return total > objective ? "over" : total === objective ? "exact" : "under";
}

/** A total that is not certain: the lowest and the highest that it may become. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** What the seat's next card may be worth, as far as this viewer can tell: the known top card, or all of the side's cards that lie nowhere in the open. */
export function nextCards(facts: Facts, t: Table, seat: number): readonly CardFact[] {
  const side = t.sides[seat];
  if (!side) return [];
  const top = topOf(side);
  if (top !== null) return facts.card.filter((one) => one.card === top);
  if (side.contents.length) return facts.card.filter((one) => side.contents.includes(one.card));
  const empty = deckSize(side) === 0; // the discard pile is shuffled first
  const away = new Set([...side.area, ...(empty ? [] : side.discards), ...side.stacked, ...side.reserve.known, ...side.looked.known]);
  return facts.card.filter((one) => one.side === seat && !away.has(one.card) && !(t.tutorial && one.kind === "character"));
}

// Questions in which the chosen card leaves its play area, is exhausted, or comes into play.
const DISCARDS: ReadonlySet<string> = new Set(["military", "diplomacy", "lando", "luke-own", "luke-opposing", "boba-discard", "vader", "jabba-discard"]);
const EXHAUSTS: ReadonlySet<string> = new Set(["force", "chewbacca", "boba-exhaust", "use-power"]);
const PLAYS: ReadonlySet<string> = new Set(["han-solo", "obi-wan"]);

export interface Aim {
  readonly verb: "power" | "ready";
  readonly card: number;
}

/** What the totals would become by what the pointer or the keyboard is on, and by what has been picked so far; by seat, null for no change. */
export function previewOf(facts: Facts, t: Table, choice: Choice | null, aim: Aim | null, me: number): [Span | null, Span | null] {
  const change: [Span, Span] = [{ low: 0, high: 0 }, { low: 0, high: 0 }];
  const add = (seat: number, low: number, high = low) => {
    const at = seat === 0 ? 0 : 1;
    change[at] = { low: change[at].low + low, high: change[at].high + high };
  };
  const loses = (card: number, now: (fact: CardFact) => number) => {
    const fact = facts.card[card];
    if (fact) add(fact.side, now(fact) - valueOf(facts, t, card));
  };
  if (!choice) return [null, null];
  const ask = choice.decision.ask;
  const on = choice.previewed;
  if (ask === "turn") {
    if (aim) loses(aim.card, (fact) => (aim.verb === "power" ? fact.exhausted : fact.ready));
    else if (on === PLAY) {
      const values = nextCards(facts, t, me).map((one) => one.ready);
      if (values.length) add(me, Math.min(...values), Math.max(...values));
    }
  } else if (ask === "ready") {
    if (on !== null) loses(on, (fact) => fact.ready);
  } else if (choice.decision.kind === "resource") {
    const picked = choice.decision.shape === "some" ? choice.decision.candidates.filter((card) => choice.picked(card) > 0 || choice.decision.picked.includes(card)) : [];
    const cards = new Set(on === null ? picked : [...picked, on]);
    for (const card of cards) {
      const lies = t.sides.some((side) => side.area.includes(card));
      if (DISCARDS.has(ask) && lies) loses(card, () => 0);
      else if (EXHAUSTS.has(ask) && lies) loses(card, (fact) => fact.exhausted);
      else if (PLAYS.has(ask)) add(me, facts.card[card]?.ready ?? 0);
    }
  } else if (ask === "jabba-play" && on === 1) {
    const card = t.sides[me]?.looked.known.at(-1) ?? (t.sides[me] ? topOf(t.sides[me]!) : null);
    add(me, facts.card[card ?? NONE]?.ready ?? 0);
  }
  const spans = change.map((one, seat): Span | null => {
    if (!one.low && !one.high) return null;
    const total = totalOf(facts, t, seat);
    return { low: total + one.low, high: total + one.high };
  });
  return [spans[0] ?? null, spans[1] ?? null];
}

/** Does this event switch the card's power off (E2)? */
export function isOff(event: EventFact | null, card: CardFact): boolean {
  if (!event) return false;
  if (card.kind === "character") return event.effect === "no-characters" && !["luke-skywalker", "darth-vader"].includes(card.id);
  return event.effect === `no-${card.kind}`;
}

/** Where a question's resources lie: in the play areas they glow in their places, others are offered as a row of cards. */
export function outside(t: Table, choice: Choice): number[] {
  if (choice.decision.kind !== "resource") return [];
  const inPlay = new Set([...t.sides[0].area, ...t.sides[1].area]);
  const shown = choice.decision.candidates.length ? choice.decision.candidates : choice.decision.options;
  return shown.filter((card) => card < 1000 && !inPlay.has(card));
}

/** Are the characters being chosen (S4)? Then there is nothing else on the table. */
export function isSetup(t: Table): boolean {
  return !t.tutorial && t.round === 0 && t.event === NONE;
}
