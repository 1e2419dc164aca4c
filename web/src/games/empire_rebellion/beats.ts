// How the events of Empire vs. Rebellion are played.
import type { Look } from "../../core/story.svelte";
import type { SkinBeat } from "../../core/skin";
import type { WireEvent } from "../../core/wire";
import { NONE } from "./model";

const one = (event: WireEvent, name: string): number => {
  const value = event.values[name];
  return typeof value === "number" ? value : NONE;
};
const of = (name: string, seat: number) => [`[data-${name}="${seat}"]`];
const signed = (count: number) => (count < 0 ? `−${-count}` : `+${count}`);

export const beat: SkinBeat = (event, { words }) => {
  const seat = one(event, "seat");
  const card = one(event, "card");
  const count = one(event, "count");
  const onCard: Look = { kind: "mark", at: [`.board [data-card="${card}"]`] };
  const influence = (change: number): Look => ({ kind: "gain", at: of("influence", seat), text: signed(change), seat });
  const strategy = (): Look => ({
    kind: "gain",
    at: of("strategies", seat),
    text: words.name("strategy", one(event, "strategy")),
    seat,
  });
  switch (event.event) {
    case "revealed":
      return { kind: "mark", at: ["[data-event]"] };
    case "played":
      return {
        kind: "move",
        from: [...of("top", seat), ...of("deck", seat)],
        at: [`[data-area="${seat}"] .slot`, ...of("area", seat)],
        text: words.name("resource", card),
        seat,
      };
    case "stands":
    case "total":
    case "raised":
      return { kind: "gain", at: of("gauge", seat), text: event.event === "raised" ? signed(count) : String(count), seat };
    case "power-used":
    case "readied":
    case "exhausted":
    case "nothing-happens":
      return onCard;
    case "discarded":
    case "sent-to-reserve":
      return {
        kind: "move",
        from: [`.board [data-card="${card}"]`, ...of("deck", seat)],
        at: of(event.event === "discarded" ? "discards" : "reserve", seat),
        text: words.name("resource", card),
        seat,
      };
    case "reshuffled":
      return { kind: "move", from: of("discards", seat), at: of("deck", seat), seat };
    case "passed":
      return { kind: "gain", at: of("strip", seat), text: words.say("skin-verb-pass"), seat };
    case "strategy-revealed":
    case "strategy-shown":
    case "strategy-discarded":
      return strategy();
    case "power-gains":
    case "influence-gained":
    case "bureaucracy-gains":
      return influence(count);
    case "power-takes":
    case "event-takes":
      return influence(-count);
    case "won-event":
      return { kind: "move", from: ["[data-event]"], at: of("strip", seat), text: words.name("event", card), seat };
    case "token":
    case "diverted":
    case "exposed":
    case "infiltrates":
    case "game-won":
    case "tutorial-won":
      return { kind: "mark", at: of("strip", seat), seat };
    default:
      return null;
  }
};
