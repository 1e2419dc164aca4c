// How a struggle ended, put together from what was told: totals, strategies, who won and by which rule.
import type { WireEvent } from "../../core/wire";
import { NONE, standing } from "./model";

export interface Verdict {
  /** Which struggle of the game it was, counted from 1. */
  readonly struggle: number;
  readonly event: number;
  readonly totals: readonly [number, number];
  /** After Direct Assault; as the totals where there was none. */
  readonly final: readonly [number, number];
  readonly strategies: readonly [number, number];
  readonly off: readonly [boolean, boolean];
  readonly cancelled: boolean;
  readonly deceived: boolean;
  readonly winner: number;
  readonly decided: boolean;
  /** What else came of it, in the order told: influence, effects, the game's end. */
  readonly lines: readonly WireEvent[];
  /** The next event lies on the table. */
  readonly closed: boolean;
}

const LINES: ReadonlySet<string> = new Set([
  "influence-gained", "influence-lost", "infiltrates", "added", "moved-to-reserve", "looked-at-events", "diverted", "exposed", "strategies-back", "strategy-discarded", "deceptions-cancel", "game-won",
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
    if (event.event === "struggle-ends") now = { struggle, event: onTable, totals: [0, 0], final: [0, 0], strategies: [NONE, NONE], off: [false, false], cancelled: false, deceived: false, winner: NONE, decided: false, lines: [], closed: false };
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
        now = { ...now, off: put(now.off, seat, true) };
        break;
      case "deceptions-cancel":
        now = { ...now, cancelled: true };
        break;
      case "deceived":
        now = { ...now, deceived: true };
        break;
      case "won-event":
        now = { ...now, winner: seat, decided: true, event: one(event, "card") };
        break;
      case "nobody-wins":
        now = { ...now, decided: true, event: one(event, "card") };
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
    if (LINES.has(event.event)) now = { ...now, lines: [...now.lines, event] };
  }
  return now;
}

/** Why it ended so: the id of a text, and the rule. */
export function reason(verdict: Verdict, objective: number, tutorial: boolean): { text: string; rule: string } {
  const [a, b] = verdict.final.map((total) => standing(total, objective) === "over");
  if (verdict.deceived) return { text: "skin-why-deceived", rule: "Y2" };
  if (a && b) return { text: "skin-why-both-over", rule: tutorial ? "T4" : "D6" };
  if (a || b) return { text: "skin-why-one-over", rule: tutorial ? "T4" : "D3" };
  if (verdict.final[0] === verdict.final[1]) return tutorial ? { text: "skin-why-draw", rule: "T4" } : { text: "skin-why-tie", rule: "D4" };
  return { text: "skin-why-higher", rule: tutorial ? "T4" : "D3" };
}
