import type { Skin } from "../../core/skin";
import Board from "./Board.svelte";
import { coach } from "./coach";
import { seatOf } from "./model";
import Tray from "./Tray.svelte";

const NOT_DRAWN: ReadonlySet<string> = new Set(["order-events"]);

export default {
  board: Board,
  tray: Tray,
  draws: (decision) => !NOT_DRAWN.has(decision.ask),
  seatOf,
  coach,
} satisfies Skin;
