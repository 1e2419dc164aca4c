import { chapters } from "../../core/log";
import type { Skin } from "../../core/skin";
import "./colours.css";
import AboutThing from "./AboutThing.svelte";
import { beat } from "./beats";
import Board from "./Board.svelte";
import { coach } from "./coach";
import { factsOf } from "./facts";
import { inWords } from "./inwords";
import { seatOf, tableOf } from "./model";
import { optionName } from "./texts";
import Tray from "./Tray.svelte";

/** Numbers, types of units and whose turn it is have nothing on the board to point at. */
const NOT_DRAWN: ReadonlySet<string> = new Set(["workers", "acolytes", "swarm-count", "effect-type", "redeploy", "retreat", "whose-force"]);

export default {
  board: Board,
  tray: Tray,
  about: AboutThing,
  chapter: chapters(["start-player"], ["played", "passed", "scored", "attacks", "claims"]),
  beat,
  draws: (decision) => !NOT_DRAWN.has(decision.ask),
  gathers: (decision) => decision.kind === "card", // the hand is there to be clicked: the bar need not repeat its names
  nameOf(game, decision, value) {
    const facts = factsOf(game.table);
    return optionName(game.words, facts, tableOf(facts, game.view), decision, game.you, value);
  },
  inWords,
  seatOf,
  coach,
} satisfies Skin;
