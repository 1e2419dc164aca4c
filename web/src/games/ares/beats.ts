// How the events of The Ares Project are played.
import type { Look } from "../../core/story.svelte";
import type { SkinBeat } from "../../core/skin";
import type { WireEvent } from "../../core/wire";
import { NONE } from "./facts";

const one = (event: WireEvent, name: string): number => {
  const value = event.values[name];
  return typeof value === "number" ? value : NONE;
};
const FRONTIER = ["[data-frontier]"];
const baseOf = (seat: number) => [`[data-base="${seat}"]`, `.seats .s${seat + 1}`];
const scoreOf = (seat: number) => [`[data-score="${seat}"]`, ...baseOf(seat)];
/** A unit is first looked for in the line, then in the bases; events name its kind, and its owner where that is not plain. */
const unitAt = (unit: number, seat = NONE) => {
  const owner = seat === NONE ? "" : `.s${seat + 1}`;
  return [
    `${owner}[data-force][data-unit="${unit}"]`,
    ...(seat === NONE ? [] : [`[data-base="${seat}"] [data-unit="${unit}"]`]),
    `[data-unit="${unit}"]`,
  ];
};

export const beat: SkinBeat = (event, { words }) => {
  const seat = one(event, "seat");
  const unit = one(event, "unit");
  const foe = one(event, "foe");
  const count = one(event, "count");
  const faces = event.values.dice;
  const onUnit: Look = { kind: "mark", at: unitAt(unit, seat), seat };
  const onBase: Look = { kind: "mark", at: baseOf(seat), seat };
  const shows = (at: readonly string[]): Look => ({
    kind: "move",
    from: [`[data-deck="${seat}"]`, ...baseOf(seat)],
    at,
    text: words.name("card", one(event, "card")),
    seat,
  });
  switch (event.event) {
    case "played":
      return { kind: "move", from: [`[data-deck="${seat}"]`], at: baseOf(seat), seat };
    case "scored":
    case "card-scored":
    case "stolen":
      return shows(scoreOf(seat));
    case "attacks":
      return { kind: "strike", from: baseOf(seat), at: baseOf(foe), seat };
    case "claims":
      return { kind: "strike", from: baseOf(seat), at: FRONTIER, seat };
    case "frontier-taken":
    case "frontier-not-taken":
    case "frontier-neutral":
      return { kind: "mark", at: FRONTIER, seat };
    case "screen-down":
    case "surprise":
    case "gives-way":
    case "no-forces":
    case "stands":
    case "queen-comes":
    case "queen-falls":
    case "player-out":
    case "won":
      return onBase;
    case "retreats":
      return { kind: "strike", from: FRONTIER, at: baseOf(seat), seat };
    case "battle-won":
    case "base-taken":
      return { ...onBase, kind: "gain", text: "★" };
    case "built":
    case "hatched":
    case "ascended":
    case "healed":
      return { kind: "gain", at: unitAt(unit, seat), text: count > 0 ? `+${count}` : words.name("unit", unit), seat };
    case "revealed":
    case "emergency-played":
    case "effect-used":
      return shows(["[data-battle]", ...FRONTIER]);
    case "placed":
    case "placed-against":
    case "redeployed":
    case "moves-up":
      return onUnit;
    case "rolled":
    case "rerolled":
      return { kind: "roll", faces: Array.isArray(faces) ? faces : [], text: words.name("unit", unit) };
    case "shot":
    case "shot-at-base": {
      const hits = one(event, "hits");
      const at = event.event === "shot" ? unitAt(one(event, "at")) : [".bc"];
      return hits > 0 ? { kind: "burst", at, text: `−${hits}` } : { kind: "gain", at, text: "0" };
    }
    case "losses":
      return { kind: "burst", at: unitAt(unit, seat), text: `−${count}`, seat };
    case "force-gone":
      return { kind: "gone", at: unitAt(unit, seat), seat };
    case "destroyed":
    case "stack-destroyed":
      return { kind: "gone", at: baseOf(seat), seat };
    case "points":
      return { kind: "gain", at: scoreOf(seat), text: String(one(event, "points")), seat };
    default:
      return null;
  }
};
