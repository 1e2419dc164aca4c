import type { Skin } from "../../core/skin";
import { beat } from "./beats";
import Board from "./Board.svelte";
import { coach } from "./coach";
import { factsOf } from "./facts";
import { optionName } from "./model";
import { isPlanned, plan } from "./plan.svelte";
import { inWords } from "./texts";
import Tray from "./Tray.svelte";

/** Drawn where they lie, or listed in the tray; numbers, payments and shares have widgets of their own. */
const DRAWN: ReadonlySet<string> = new Set([
  "hex",
  "mover",
  "planet",
  "strategy",
  "technology",
  "objective",
  "unit",
  "vessel",
  "action",
  "stance",
  "political",
  "system",
  "race",
  "play",
  "action-card",
]);
const LISTED: ReadonlySet<string> = new Set(["action", "unit", "vessel", "play", "action-card"]);
const SHAPES: ReadonlySet<string> = new Set(["one", "some", "reaction"]);

export default {
  board: Board,
  tray: Tray,
  beat,
  coach,
  draws: (decision) => plan.sending || isPlanned(decision.ask) || (DRAWN.has(decision.kind) && SHAPES.has(decision.shape)),
  gathers: (decision) => isPlanned(decision.ask) || LISTED.has(decision.kind), // they stand in the tray, with what they mean
  nameOf: (game, decision, value) => optionName(game, factsOf(game.table), decision.kind, value),
  inWords,
  seatOf: (kind, value) => (kind === "seat" ? value : null),
} satisfies Skin;
