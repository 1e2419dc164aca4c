// The view of the table in the words of this game. Totals, values and all else that the rules work out come with it, in its figures.
import type { Choice } from "../../core/skin";
import type { FigureView, TableInfo, View } from "../../core/wire";
import { figureOf, knownOf as pile, type Known as Pile } from "../../kit/view";
import { factsOf, type EventFact, type Facts } from "./facts";

export const NONE = -1;
export const PLAY = 0;
export const POWER = 1;
export const INFLUENCE = 2;
export const PASS_TURN = 3;

export interface Side {
  readonly area: readonly number[];
  readonly exhausted: ReadonlySet<number>;
  readonly discards: readonly number[];
  /** From the bottom up: the shuffled part, one that was looked at, and those put on top openly. */
  readonly deck: number;
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
  /** Victory points that it takes to win. */
  readonly goal: number;
  /** The values of the cards in play, and places that are still free. */
  readonly total: number;
  readonly room: number;
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
  /** By card in play: what it counts now. */
  readonly values: Readonly<Record<number, number>>;
  /** Cards whose power does nothing in this round. */
  readonly stopped: ReadonlySet<number>;
  /** Who would win by the totals as they are; NONE: nobody. */
  readonly ahead: number;
}

function row(view: View, field: string, seat: number): unknown {
  const rows = view[field];
  return Array.isArray(rows) ? rows[seat] : undefined;
}
const list = (view: View, field: string, seat: number): readonly number[] => pile(row(view, field, seat)).known;
const number = (view: View, field: string, seat: number): number => Number(row(view, field, seat) ?? 0);
const single = (view: View, field: string): number => (typeof view[field] === "number" ? view[field] : NONE);

const figure = (view: View, name: string, thing: number): number => figureOf(view, name, thing) ?? 0;

/** The things that have a figure of this name. */
const having = (view: View, name: string): number[] => Object.keys(view.figures[name] ?? {}).map(Number);

function sideOf(view: View, seat: number): Side {
  return {
    area: list(view, "area", seat),
    exhausted: new Set(list(view, "exhausted", seat)),
    discards: list(view, "discards", seat),
    deck: pile(row(view, "decks", seat)).count ?? 0,
    peeked: pile(row(view, "peeked", seat)),
    stacked: list(view, "stacked", seat),
    looked: pile(row(view, "looked", seat)),
    reserve: pile(row(view, "reserve", seat)),
    unused: pile(row(view, "unused", seat)),
    chosen: pile(row(view, "chosen", seat)),
    used: list(view, "used", seat),
    won: list(view, "won", seat),
    points: number(view, "points", seat),
    goal: number(view, "points", seat) + figure(view, "to-win", seat),
    total: figure(view, "total", seat),
    room: figure(view, "room", seat),
    influence: number(view, "influence", seat),
    infiltrated: number(view, "infiltrated", seat) > 0,
    diverted: number(view, "diverted", seat) > 0,
    exposed: number(view, "exposed", seat) > 0,
  };
}

const made = new WeakMap<View, Table>();

export function tableOf(view: View): Table {
  let found = made.get(view);
  if (!found) {
    const events = (pile(view.event_deck).count ?? 0) + (pile(view.event_top).count ?? 0) + (pile(view.event_bottom).count ?? 0);
    found = {
      tutorial: Boolean(view.tutorial),
      round: Math.max(0, single(view, "rounds")),
      balance: single(view, "balance"),
      winner: single(view, "winner"),
      event: single(view, "event"),
      events,
      passes: Math.max(0, single(view, "passes")),
      sides: [sideOf(view, 0), sideOf(view, 1)],
      where: view.where,
      values: Object.fromEntries(having(view, "value").map((card) => [card, figure(view, "value", card)])),
      stopped: new Set(having(view, "stopped")),
      ahead: having(view, "ahead")[0] ?? NONE,
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

/** Whose a thing is. */
export function seatOf(kind: string, value: number, table: TableInfo): number | null {
  if (kind === "seat") return value;
  const facts = factsOf(table);
  return (kind === "resource" ? facts.card[value] : kind === "strategy" ? facts.strategy[value] : undefined)?.side ?? null;
}

/** A total that is not certain: the lowest and the highest that it may become. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** Where a number is drawn beside its limit. */
export function beside(limit: number, value: number): "under" | "exact" | "over" {
  return value > limit ? "over" : value === limit ? "exact" : "under";
}

export interface Aim {
  readonly verb: "power" | "ready";
  readonly card: number;
}

/** What the rules say that would come of a click on a card of one's own: of both answers that it means. */
export function explainAim(choice: Choice, { verb, card }: Aim): readonly FigureView[] {
  return choice.explainPlan([verb === "power" ? POWER : INFLUENCE, card]);
}

/** The same of what the pointer or the keyboard is on, and of what has been picked so far. */
function explained(choice: Choice, aim: Aim | null): readonly FigureView[] {
  const { decision, previewed } = choice;
  if (aim) return explainAim(choice, aim);
  if (decision.candidates.length) {
    const cards = decision.candidates.filter((card) => choice.picked(card) > 0 || card === previewed);
    return cards.length ? choice.explainPlan(cards) : [];
  }
  return previewed === null || (decision.ask === "turn" && previewed === PASS_TURN) ? [] : choice.explain(previewed);
}

/** What the totals would become; by seat, null for no change. */
export function previewOf(choice: Choice | null, aim: Aim | null): readonly [Span | null, Span | null] {
  const figures = choice ? explained(choice, aim) : [];
  const of = (seat: number): Span | null => {
    const found = figures.find((one) => one.name === "total" && one.thing?.[1] === seat);
    return found ? { low: found.total, high: found.most ?? found.total } : null;
  };
  return [of(0), of(1)];
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
