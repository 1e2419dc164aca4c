// What has been told of the newest battle, kept together: constructions by seat, and its course. It goes on until the next one begins.
import type { WireEvent } from "../../core/wire";

export interface Report {
  readonly built: readonly WireEvent[];
  readonly course: readonly WireEvent[];
}

const BEGINS: ReadonlySet<string> = new Set(["attacks", "claims"]);
const BUILT: ReadonlySet<string> = new Set([
  "screen-down",
  "built",
  "wrong-count",
  "made-power",
  "powered",
  "new-acolytes",
  "ascended",
  "made-eggs",
  "hatched",
  "unevolved",
  "weapon-discarded",
  "stack-discarded",
  "charged",
  "bonus",
]);
const COURSE: ReadonlySet<string> = new Set([
  "attacks",
  "claims",
  "stands",
  "revealed",
  "card-scored",
  "surprise",
  "gives-way",
  "no-forces",
  "frontier-taken",
  "frontier-not-taken",
  "base-cards",
  "emergency-played",
  "retreats",
  "losses",
  "force-gone",
  "destroyed",
  "stack-destroyed",
  "battle-won",
  "base-taken",
  "raiders",
  "reward-taken",
  "stolen",
  "queen-comes",
  "queen-falls",
  "healed",
  "player-out",
  "frontier-neutral",
  "effect-used",
  "scored",
]);

/** The report after these further events; null while there has been no battle. */
export function tell(before: Report | null, events: readonly WireEvent[]): Report | null {
  let now = before;
  for (const event of events) {
    if (BEGINS.has(event.event) && !(event.event === "attacks" && now?.course.at(-1)?.event === "attacks")) now = { built: [], course: [] };
    if (!now) continue;
    if (BUILT.has(event.event)) now = { ...now, built: [...now.built, event] };
    if (COURSE.has(event.event)) now = { ...now, course: [...now.course, event] };
  }
  return now;
}
