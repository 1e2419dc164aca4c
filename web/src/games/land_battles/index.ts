import { chapters } from "../../core/log";
import type { Skin } from "../../core/skin";
import "./colours.css";
import AboutThing from "./AboutThing.svelte";
import { beat } from "./beats";
import Board from "./Board.svelte";
import { coach } from "./coach";
import { inWords } from "./inwords";
import { seatOf } from "./model";
import { nameOf } from "./texts";
import Tray from "./Tray.svelte";

/** Yes or no, and to which side the counter goes: there is nothing on the table to point at. */
const NOT_DRAWN: ReadonlySet<string> = new Set(["rearrange", "use-perk", "direction"]);
/** The drawing has its own button for these. */
const GATHERED: ReadonlySet<string> = new Set(["pick", "bring", "act", "react", "after", "modifier"]);

export default {
  board: Board,
  tray: Tray,
  about: AboutThing,
  chapter: chapters(["first-player"], ["discarded", "prepares", "paid", "manoeuvres", "attacks"]),
  beat,
  draws: (decision) => !NOT_DRAWN.has(decision.ask),
  gathers: (decision) => GATHERED.has(decision.ask),
  nameOf,
  inWords,
  seatOf,
  coach,
} satisfies Skin;
