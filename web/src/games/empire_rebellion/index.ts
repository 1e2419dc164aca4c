import { chapters } from "../../core/log";
import type { Skin } from "../../core/skin";
import "./colours.css";
import AboutThing from "./AboutThing.svelte";
import { beat } from "./beats";
import Board from "./Board.svelte";
import { coach } from "./coach";
import { inWords } from "./inwords";
import { seatOf } from "./model";
import Tray from "./Tray.svelte";

const NOT_DRAWN: ReadonlySet<string> = new Set(["order-events"]);

export default {
  board: Board,
  tray: Tray,
  about: AboutThing,
  chapter: chapters(["round", "tutorial-begins"], ["played", "power-used", "readied", "passed"]),
  beat,
  inWords,
  draws: (decision) => !NOT_DRAWN.has(decision.ask),
  seatOf,
  coach,
} satisfies Skin;
