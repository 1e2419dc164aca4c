import type { Skin } from "../../core/skin";
import Board from "./Board.svelte";
import { coach } from "./coach";
import { seatOf } from "./model";
import Tray from "./Tray.svelte";

/** Numbers and types of units have nothing on the board to point at. */
const NOT_DRAWN: ReadonlySet<string> = new Set(["workers", "acolytes", "swarm-count", "effect-type", "redeploy", "retreat"]);
/** Forces, places and spots are known by where they lie: as buttons of the bar they would be bare numbers. */
const BY_PLACE: ReadonlySet<string> = new Set(["force", "place", "spot", "die"]);

export default {
  board: Board,
  tray: Tray,
  draws: (decision) => !NOT_DRAWN.has(decision.ask),
  gathers: (decision) => BY_PLACE.has(decision.kind),
  seatOf,
  coach,
} satisfies Skin;
