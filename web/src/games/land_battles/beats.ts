// How the events of Modern Land Battles are played.
import type { SkinBeat } from "../../core/skin";
import type { Look } from "../../core/story.svelte";
import type { WireEvent } from "../../core/wire";
import { AREAS, FLANK, TERRAIN_AREA } from "./model";

const one = (event: WireEvent, name: string): number => {
  const value = event.values[name];
  return typeof value === "number" ? value : -1;
};
const many = (event: WireEvent, name: string): readonly number[] => {
  const value = event.values[name];
  return Array.isArray(value) ? value : [];
};
const stripOf = (area: number) => `[data-strip="${area}"]`;
/** A unit, or where one area is shown at a time the tabs of all of them. */
const unitAt = (unit: number) => [`[data-unit="${unit}"]`, "[data-strip]"];
const areaAt = (area: number) => [`[data-areacard="${area}"]`, stripOf(area)];
const handOf = (seat: number) => [`.tray .s${seat + 1}`, `.seats .s${seat + 1}`, `[data-points="${seat % 2}"]`];
const pointsOf = (seat: number) => [`[data-points="${seat % 2}"]`];

export const beat: SkinBeat = (event, { words }) => {
  const [seat, unit, target] = [one(event, "seat"), one(event, "unit"), one(event, "target")];
  const cardTo = (at: readonly string[]): Look => ({
    kind: "move",
    from: handOf(seat),
    at,
    text: words.name("card", one(event, "card")),
    seat,
  });
  const marked = (at: readonly string[]): Look => ({ kind: "mark", at, seat });
  switch (event.event) {
    case "plays":
    case "acts-again":
      return cardTo(["[data-field]"]);
    case "reacts":
      return cardTo(["[data-incident]", "[data-field]"]);
    case "modified":
      return { kind: "gain", at: ["[data-field]"], text: `${words.name("card", one(event, "card"))} +${one(event, "amount")}`, seat };
    case "moved":
      return {
        kind: "move",
        from: unitAt(unit),
        at: [`[data-lane="${seat % 2}-${one(event, "area")}-${one(event, "row")}"]`, ...areaAt(one(event, "area"))],
        seat,
      };
    case "attacks":
      return { kind: "strike", from: unitAt(unit), at: unitAt(target), seat };
    case "manoeuvres":
      return { kind: "strike", from: unitAt(unit), at: areaAt(one(event, "area")), seat };
    case "rolled":
      return { kind: "roll", faces: [], text: `${many(event, "dice").join("  ")}  (${one(event, "needed")}+)` };
    case "hits-rolled":
      return { kind: "gain", at: unitAt(target), text: words.say("skin-hits", { count: one(event, "hits") }) };
    case "hit":
      return { kind: "burst", at: unitAt(unit), text: `−${one(event, "hits")}` };
    case "missed":
      return { kind: "gain", at: unitAt(unit), text: "0" };
    case "destroyed":
      return { kind: "gone", at: unitAt(unit), text: words.say("skin-vp", { count: one(event, "points") }), seat };
    case "succeeded":
      return { kind: "gain", at: unitAt(unit), text: words.say("skin-successes-left", { count: one(event, "successes") }) };
    case "stopped-hits":
    case "stopped-successes":
      return { kind: "gain", at: ["[data-incident]", ...handOf(seat)], text: `−${one(event, "stopped")}`, seat };
    case "superior-changed":
      return { kind: "gain", at: areaAt(FLANK), text: `+${one(event, "removed") + one(event, "added")}`, seat };
    case "control-moved":
    case "control-pushed-back":
      return { kind: "gain", at: ["[data-track]", stripOf(TERRAIN_AREA)], text: `${one(event, "spaces")}`, seat };
    case "secured":
      return { kind: "move", from: areaAt(TERRAIN_AREA), at: pointsOf(seat), text: words.name("terrain", one(event, "terrain")), seat };
    case "reacts-with":
    case "screened":
    case "regrouped":
    case "repaired":
      return marked(unitAt(unit));
    case "refreshed":
    case "reinforced": {
      const [first] = many(event, "units");
      return {
        kind: "gain",
        at: [`[data-unit="${first}"]`, `[data-area="${AREAS.indexOf("breakthrough")}"]`],
        text: `+${many(event, "units").length}`,
        seat,
      };
    }
    case "prepares":
    case "first-player":
    case "won-by-points":
    case "broken-through":
    case "won-stalemate":
      return marked(pointsOf(seat));
    case "terrain-opened":
      return marked(areaAt(TERRAIN_AREA));
    default:
      return null;
  }
};
