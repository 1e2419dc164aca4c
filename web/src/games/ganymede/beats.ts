// How the events of Ganymede are played.
import type { SkinBeat } from "../../core/skin";
import type { WireEvent } from "../../core/wire";
import { NONE, seatOf } from "./model";

const STACK = [".deck .pile"];
const unitAt = (unit: number) => [`[data-unit="${unit}"]`, `.zone[data-seat="${seatOf(unit)}"]`];
const seatAt = (seat: number) => [`.zone[data-seat="${seat}"]`, `.tray [data-seat="${seat}"]`, `.seats .s${seat + 1}`];
const one = (event: WireEvent, name: string): number => {
  const value = event.values[name];
  return typeof value === "number" ? value : NONE;
};

export const beat: SkinBeat = (event, { words, you }) => {
  const unit = one(event, "unit");
  const seat = one(event, "seat");
  const faces = event.values.dice;
  switch (event.event) {
    case "drafted-mech":
    case "drafted-part":
      return seat === you ? null : { kind: "mark", at: [`.seats .s${seat + 1}`], seat };
    case "card-shown":
      return { kind: "move", from: STACK, at: [".flow .cur"], text: words.name("initiative", one(event, "card")) };
    case "deck-reset":
      return { kind: "mark", at: STACK };
    case "card-dead":
    case "defends":
      return { kind: "mark", at: unitAt(unit), seat: seatOf(unit) };
    case "attack":
      return { kind: "strike", from: unitAt(unit), at: seatAt(seat), seat: seatOf(unit) };
    case "turned-up":
      return { kind: "gain", at: unitAt(unit), text: words.name("mech", one(event, "mech")), seat: seatOf(unit) };
    case "rolled":
    case "rerolled":
      return { kind: "roll", faces: Array.isArray(faces) ? faces : [], text: words.name("unit", unit), seat: seatOf(unit) };
    case "hits":
      return { kind: "burst", at: unitAt(unit), text: `−${one(event, "count")}`, seat: seatOf(unit) };
    case "missed":
      return { kind: "gain", at: unitAt(unit), text: words.say("skin-damage", { hits: 0 }), seat: seatOf(unit) };
    case "destroyed":
      return { kind: "gone", at: unitAt(unit), seat: seatOf(unit) };
    case "soul":
    case "bond":
    case "bond-passed":
      return { kind: "move", from: unitAt(unit), at: unitAt(one(event, "bearer")), seat: seatOf(unit) };
    case "out":
    case "won":
    case "team-won":
      return { kind: "mark", at: seatAt(seat), seat };
    default:
      return null;
  }
};
