import { chapters } from "../../core/log";
import type { Skin } from "../../core/skin";
import AboutThing from "./AboutThing.svelte";
import { beat } from "./beats";
import Board from "./Board.svelte";
import { coach } from "./coach";
import { inWords } from "./inwords";
import { seatOf } from "./model";
import Tray from "./Tray.svelte";

const DRAWN: ReadonlySet<string> = new Set([
  "draft-lead",
  "draft-wing",
  "draft-part",
  "fit-part",
  "extra-side",
  "defend-with",
  "reroll",
  "bond-mech",
  "bond-bearer",
]);

export default {
  board: Board,
  tray: Tray,
  about: AboutThing,
  chapter: chapters(["start-player", "fitting", "deck-built", "deck-reset"], ["card-shown"]),
  beat,
  inWords,
  coach,
  draws: (decision) => DRAWN.has(decision.ask),
  gathers: (decision) => decision.ask === "fit-part" || decision.ask === "extra-side",
  seatOf: (kind, value) =>
    kind === "seat" ? value : kind === "unit" ? seatOf(value) : kind === "initiative" ? Math.floor(value / 4) : null,
} satisfies Skin;
