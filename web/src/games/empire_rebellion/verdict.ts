// How a struggle ended, put together from what was told: totals, strategies, who won and by which rule.
import type { WireEvent } from "../../core/wire";
import { NONE } from "./model";

export interface Verdict {
  /** Which struggle of the game it was, counted from 1. */
  readonly struggle: number;
  readonly event: number;
  readonly totals: readonly [number, number];
  /** After Direct Assault; as the totals where there was none. */
  readonly final: readonly [number, number];
  readonly strategies: readonly [number, number];
  /** The rule by which a strategy had no effect, for each seat; and that by which two of a kind cancelled each other. Empty: none. */
  readonly off: readonly [string, string];
  readonly cancelled: string;
  readonly winner: number;
  /** Influence that the winner takes with the event. */
  readonly gained: number;
  readonly decided: boolean;
  /** The line that says why it ended so. */
  readonly why: WireEvent | null;
  /** Whose total was over in the end. */
  readonly over: readonly [boolean, boolean];
  /** What else came of it, in the order told: influence, effects, the game's end. */
  readonly lines: readonly WireEvent[];
  /** The next event lies on the table. */
  readonly closed: boolean;
}

const LINES: ReadonlySet<string> = new Set([
  "bureaucracy-gains",
  "event-takes",
  "infiltrates",
  "added",
  "moved-to-reserve",
  "looked-at-events",
  "diverted",
  "exposed",
  "strategies-back",
  "strategy-discarded",
  "deceptions-cancel",
  "game-won",
]);

/** Lines that say why; the last of them holds. */
export const REASONS: ReadonlySet<string> = new Set([
  "higher-total",
  "only-one-within",
  "token-decides",
  "deceived",
  "nobody-wins",
  "both-over",
  "equal-totals",
]);

function one(event: WireEvent, name: string): number {
  const found = event.values[name];
  return typeof found === "number" ? found : NONE;
}
function put<T>(pair: readonly [T, T], seat: number, value: T): readonly [T, T] {
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}

/** How the last struggle ended, by all that was told, step by step; null while none has, and again once cards are played in the next. */
export function verdictOf(history: readonly (readonly WireEvent[])[], onTable: number): Verdict | null {
  let now: Verdict | null = null;
  let before: Verdict | null = null; // the last step in which something was told
  let struggle = 0;
  for (const events of history) {
    if (events.some((event) => event.event === "undone")) now = before;
    else if (events.length) {
      before = now;
      struggle += events.filter((event) => event.event === "struggle-ends").length;
      now = judge(now, events, onTable, struggle);
    }
  }
  return now;
}

/** The verdict after these further events. */
function judge(before: Verdict | null, events: readonly WireEvent[], onTable: number, struggle: number): Verdict | null {
  let now = before;
  for (const event of events) {
    if (event.event === "struggle-ends")
      now = {
        struggle,
        event: onTable,
        totals: [0, 0],
        final: [0, 0],
        strategies: [NONE, NONE],
        off: ["", ""],
        cancelled: "",
        gained: 0,
        winner: NONE,
        decided: false,
        why: null,
        over: [false, false],
        lines: [],
        closed: false,
      };
    if (now?.closed && event.event === "played") now = null;
    if (!now || now.closed) continue;
    const seat = one(event, "seat");
    switch (event.event) {
      case "total":
        now = { ...now, totals: put(now.totals, seat, one(event, "count")), final: put(now.final, seat, one(event, "count")) };
        break;
      case "raised":
        now = { ...now, final: put(now.final, seat, one(event, "count")) };
        break;
      case "strategy-revealed":
        now = { ...now, strategies: put(now.strategies, seat, one(event, "strategy")) };
        break;
      case "strategy-off":
        now = { ...now, off: put(now.off, seat, event.rule) };
        break;
      case "deceptions-cancel":
        now = { ...now, cancelled: event.rule };
        break;
      case "influence-gained":
        now = { ...now, gained: one(event, "count") };
        break;
      case "only-one-within":
        now = { ...now, over: [seat !== 0, seat !== 1] };
        break;
      case "both-over":
        now = { ...now, over: [true, true] };
        break;
      case "won-event":
        now = { ...now, winner: seat, decided: true, event: one(event, "card") };
        break;
      case "nobody-wins":
        now = { ...now, decided: true, over: [true, true], event: one(event, "card") };
        break;
      case "tutorial-won":
        now = { ...now, winner: seat, decided: true };
        break;
      case "tutorial-drawn":
        now = { ...now, decided: true };
        break;
      case "revealed":
        now = { ...now, closed: true };
        break;
      default:
    }
    if (REASONS.has(event.event)) now = { ...now, why: event };
    if (LINES.has(event.event)) now = { ...now, lines: [...now.lines, event] };
  }
  return now;
}
