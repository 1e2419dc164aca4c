import type { Skin } from "../../core/skin";
import "./colours.css";
import { beat } from "./beats";
import Board from "./Board.svelte";
import { coach } from "./coach";
import { seatOf } from "./model";
import Tray from "./Tray.svelte";

const NOT_DRAWN: ReadonlySet<string> = new Set(["order-events"]);

export default {
  board: Board,
  tray: Tray,
  beat,
  draws: (decision) => !NOT_DRAWN.has(decision.ask),
  seatOf,
  coach,
} satisfies Skin;
