// How the events of Twilight Imperium are played.
import type { SkinBeat } from "../../core/skin";
import type { WireEvent } from "../../core/wire";
import { NONE } from "./model";

const hexAt = (hex: number) => [`[data-hex="${hex}"]`];
const planetAt = (planet: number) => [`[data-planet="${planet}"]`, ".map"];
const seatAt = (seat: number) => [`.players [data-player="${seat}"]`, `.heads [data-player="${seat}"]`, `.seats .s${seat + 1}`];
const one = (event: WireEvent, name: string): number => {
  const value = event.values[name];
  return typeof value === "number" ? value : NONE;
};

export const beat: SkinBeat = (event, { words, you }) => {
  const seat = one(event, "seat");
  const hex = one(event, "hex");
  const faces = event.values.faces;
  switch (event.event) {
    case "card-taken":
      return { kind: "gain", at: seatAt(seat), text: words.name("strategy", one(event, "card")), seat };
    case "primary":
    case "secondary":
      return seat === you ? null : { kind: "gain", at: seatAt(seat), text: words.name("strategy", one(event, "card")), seat };
    case "activated":
    case "counter-placed":
    case "alert-placed":
      return { kind: "mark", at: hexAt(hex), seat };
    case "ship-moved":
      return { kind: "move", from: hexAt(hex), at: hexAt(one(event, "target")), text: words.name("vessel", one(event, "vessel")), seat };
    case "withdrawn":
    case "built":
      return { kind: "mark", at: hexAt(hex), seat };
    case "pds-fires":
    case "battle-begins":
      return { kind: "strike", from: seatAt(seat), at: hexAt(hex), seat };
    case "dice-rolled":
      return {
        kind: "roll",
        faces: Array.isArray(faces) ? faces : [],
        text: `${words.name("unit", one(event, "unit"))} ${words.say("skin-needed", { needed: one(event, "needed") })}`,
        seat,
      };
    case "die-rerolled":
      return {
        kind: "roll",
        faces: [one(event, "face")],
        text: `${words.name("unit", one(event, "unit"))} ${words.say("skin-needed", { needed: one(event, "needed") })}`,
        seat,
      };
    case "force-converted":
      return { kind: "gain", at: planetAt(one(event, "planet")), text: "+1", seat };
    case "hits-cancelled":
      return { kind: "mark", at: seatAt(seat), seat };
    case "ship-destroyed":
    case "ship-damaged":
      return { kind: "burst", at: seatAt(seat), text: words.name("vessel", one(event, "vessel")), seat };
    case "battle-won":
      return { kind: "gain", at: hexAt(hex), text: words.say("skin-won"), seat };
    case "planet-taken":
    case "planet-conquered":
    case "station-taken":
      return { kind: "gain", at: planetAt(one(event, "planet")), text: words.name("planet", one(event, "planet")), seat };
    case "forces-lost":
      return { kind: "burst", at: planetAt(one(event, "planet")), text: `−${one(event, "count")}`, seat };
    case "tech-gained":
      return { kind: "gain", at: seatAt(seat), text: words.name("technology", one(event, "tech")), seat };
    case "objective-claimed":
    case "points-gained":
      return { kind: "gain", at: seatAt(seat), text: words.say("skin-points", { points: one(event, "points") }), seat };
    case "goods-given":
      return {
        kind: "move",
        from: seatAt(seat),
        at: seatAt(one(event, "other")),
        text: words.say("skin-trade-goods", { count: one(event, "count") }),
        seat,
      };
    case "agreement-made":
      return { kind: "gain", at: seatAt(one(event, "other")), text: words.say("deal-agreement"), seat };
    case "agreement-broken":
      return { kind: "burst", at: seatAt(one(event, "other")), text: words.say("deal-agreement"), seat };
    case "promise-broken":
      return { kind: "burst", at: seatAt(seat), text: words.name("promise", one(event, "promise")), seat };
    case "passed":
    case "eliminated":
      return { kind: "mark", at: seatAt(seat), seat };
    default:
      return null;
  }
};
