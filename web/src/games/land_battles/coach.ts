// The guided first game: the rulebook's example of play, whose forces, hands and dice lie ready, against a computer that does what it tells.
// Each move is explained as it comes. Whoever does something else goes on freely, and is told of each thing when it is there.
import type { CoachMemory, CoachStep, SkinProps } from "../../core/skin";
import { hasHeard, sayers } from "../../kit/lesson";
import { tableOf } from "./model";

const CHAPTERS = [
  "unit",
  "rows",
  "hand",
  "flank",
  "answer",
  "guns",
  "attack",
  "air",
  "terrain",
  "reserve",
  "mines",
  "wounded",
  "lost",
  "prepare",
  "end",
] as const;
type Chapter = (typeof CHAPTERS)[number];
type Told = readonly [Chapter, string, string, string];

/** How many dice have been rolled when an action of the example begins. */
const ROLLED = [0, 4, 8, 15, 19, 19, 23, 26, 30, 30] as const;
const PREPARED = 9; // actions: the example is over
const HAND = ".tray .rail";
/** By action of the example and question: what is said, with its chapter, what is meant, and the rule. */
const EXAMPLE: Readonly<Record<string, Told>> = {
  "0 act": ["flank", "go-flank", "[data-areacard='0']", "M6"],
  "0 unit": ["flank", "stryker", "[data-field]", "M1"],
  "0 modifier": ["flank", "small-arms", HAND, "M2"],
  "1 react": ["guns", "guns", "[data-incident]", "D1"],
  "2 act": ["attack", "overwatch", HAND, "C1"],
  "2 unit": ["attack", "m901", "[data-field]", "C3"],
  "2 target": ["attack", "carrier", "[data-odds]", "C4"],
  "3 react": ["terrain", "their-terrain", "[data-incident]", "M3"],
  "4 act": ["reserve", "reinforce", "[data-deed='reinforce']", "R1"],
  "4 pay": ["reserve", "pay", HAND, "R1"],
  "4 bring": ["reserve", "bring", "[data-picker]", "R2"],
  "4 put-in-row": ["reserve", "line-up", "", "R2"],
  "4 rearrange": ["reserve", "rearrange", "", "R3"],
  "5 react": ["mines", "minefield", "[data-incident]", "K10"],
  "6 act": ["wounded", "barrage", HAND, "C4"],
  "6 unit": ["wounded", "m1a1", "[data-field]", "C4"],
  "6 target": ["wounded", "tank", "[data-odds]", "C5"],
  "7 react": ["lost", "their-flank", "[data-incident]", "M7"],
  "8 act": ["prepare", "prepare", "[data-deed='prepare']", "P1"],
  "8 discard": ["prepare", "discard", HAND, "P1"],
};
/** The same by question alone, for games that went another way. */
const ASKED: Readonly<Record<string, Told>> = {
  act: ["hand", "free-act", HAND, "T1"],
  unit: ["attack", "unit", "[data-field]", "T2"],
  weapon: ["attack", "weapon", ".tray .uses", "C1"],
  target: ["attack", "target", "[data-odds]", "C4"],
  "move-to": ["attack", "move-to", "[data-spot]", "A3"],
  modifier: ["flank", "modifier", HAND, "M2"],
  discard: ["prepare", "discard", HAND, "P1"],
  pay: ["reserve", "pay", HAND, "R1"],
  bring: ["reserve", "bring", "[data-picker]", "R2"],
  react: ["answer", "react", "[data-incident]", "D1"],
  "react-with": ["answer", "react-with", "[data-field]", "D3"],
  after: ["terrain", "after", HAND, "T3"],
  direction: ["terrain", "direction", "[data-track]", "K9"],
};

export function coach(game: SkinProps, memory: CoachMemory): CoachStep | null {
  if (memory.lesson !== "first" || game.you !== 0) return null;
  const { seen } = memory;
  const t = tableOf(game);
  const ask = game.choice?.decision.ask ?? "";
  const { read, act } = sayers(game.words, CHAPTERS);
  const once = (told: Told): CoachStep | null => (seen.has(told[1]) ? null : act(...told));

  if (game.over) return seen.has("end") ? null : read("end", "end", "", "V1");
  if (!seen.has("goal")) return read("unit", "goal", ".edge", "V1");
  if (!seen.has("unit-card")) return read("unit", "unit-card", "[data-area='1'] [data-unit]", "C4");
  if (!seen.has("rows")) return read("rows", "rows", "[data-area='1']", "C3");
  if (!seen.has("hand")) return read("hand", "hand", HAND, "C1");

  // What the enemy did is explained once it has been told.
  const begun = ROLLED[t.turns] ?? Infinity;
  const follows = t.turns < PREPARED && t.rolled >= begun && t.rolled <= (ROLLED[t.turns + 1] ?? 0);
  if (follows) {
    if (t.turns >= 1 && hasHeard(memory, "reacts") && !seen.has("answered")) return read("answer", "answered", "[data-areacard='0']", "D1");
    if (t.turns >= 3 && hasHeard(memory, "destroyed") && !seen.has("air")) return read("air", "air", "[data-area='1']", "K4");
    if (t.turns >= 4 && hasHeard(memory, "secured") && !seen.has("perk")) return read("terrain", "perk", "[data-areacard='2']", "M5");
  }
  if (t.turns === PREPARED && t.rolled === ROLLED[PREPARED] && hasHeard(memory, "prepares")) {
    if (!seen.has("others")) return read("prepare", "others", HAND, "D2");
    if (!seen.has("on-your-own")) return read("end", "on-your-own", "", "V1");
  }
  if (seen.has("on-your-own") || !ask) return null;
  const told = follows ? EXAMPLE[`${t.turns} ${ask}`] : undefined;
  if (told) return act(...told);
  const usual = ASKED[ask];
  return usual ? once(usual) : null;
}
