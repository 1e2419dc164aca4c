// The guided first game: against the gentlest computer. What is said follows from the table: each thing is explained when it is there for the first time.
import type { CoachMemory, CoachStep, SkinProps } from "../../core/skin";
import { factsOf } from "./facts";
import { tableOf } from "./model";

const CHAPTERS = ["goal", "rows", "field", "attack", "prepare", "manoeuvre", "reaction", "reinforce", "end"] as const;
type Chapter = (typeof CHAPTERS)[number];
/** The question at which a step is told, with its chapter, what is meant, and the rule. */
const ASKED: Readonly<Record<string, readonly [Chapter, string, string]>> = {
  force: ["goal", ".setup .ways", "S3"],
  pick: ["goal", "[data-picker]", "S3"],
  "put-in-row": ["rows", ".setup .rows", "S4"],
  unit: ["attack", "[data-field]", "T2"],
  weapon: ["attack", ".tray .uses", "C1"],
  target: ["attack", "[data-odds]", "C4"],
  "move-to": ["attack", "[data-spot]", "A3"],
  modifier: ["manoeuvre", ".tray .rail", "M2"],
  discard: ["prepare", ".tray .rail", "P1"],
  pay: ["reinforce", ".tray .rail", "R1"],
  bring: ["reinforce", "[data-picker]", "R2"],
  react: ["reaction", "[data-incident]", "D1"],
  "react-with": ["reaction", "[data-field]", "D3"],
  after: ["manoeuvre", ".tray .rail", "T3"],
  direction: ["manoeuvre", "[data-track]", "K9"],
};

export function coach(game: SkinProps, { seen }: CoachMemory): CoachStep | null {
  const others = game.seats.filter((card) => card.seat !== game.you);
  if (game.seats.length !== 2 || !others.every((card) => card.kind === "computer" && card.level === 1)) return null;
  const { words } = game;
  const t = tableOf(game);
  const ask = game.choice?.decision.ask ?? "";
  const make = (goes: CoachStep["goes"], chapter: Chapter, id: string, target: string, rule: string): CoachStep => ({
    id,
    title: words.say(`coach-${id}-title`),
    text: words.say(`coach-${id}`),
    at: CHAPTERS.indexOf(chapter) + 1,
    of: CHAPTERS.length,
    goes,
    rule,
    ...(target ? { target } : {}),
  });
  const read = (chapter: Chapter, id: string, target: string, rule: string) =>
    seen.has(id) ? null : make("next", chapter, id, target, rule);
  const act = (chapter: Chapter, id: string, target: string, rule: string) =>
    seen.has(id) ? null : make("act", chapter, id, target, rule);

  if (game.over) return read("end", "end", "", "V1");
  if (!ask) return null; // while the other side is at work, things pass too quickly to be read about
  if (!seen.has("goal")) return read("goal", "goal", ".setup header, .edge", "V1");
  if (ask === "act") {
    const facts = factsOf(game.table);
    const cards = t.hand[game.you]?.known ?? [];
    const attacks = cards.some(
      (card) => (facts.card[card]?.weapons.length ?? 0) > 0 && game.choice?.can("deed", facts.card[card]?.deed ?? -1),
    );
    return (
      read("field", "field", "[data-field]", "A1") ??
      read("field", "unit-card", "[data-area='1'] [data-unit]", "C4") ??
      read("field", "hand", ".tray .rail", "C1") ??
      (attacks ? act("attack", "first-attack", ".tray .rail", "C1") : null) ??
      act("manoeuvre", "flank", "[data-areacard='0']", "M6") ??
      act("manoeuvre", "terrain", "[data-areacard='2']", "M3") ??
      act("prepare", "prepare", "[data-deed='prepare']", "P1") ??
      (game.choice?.can("deed", 1) ? act("reinforce", "reinforce", "[data-deed='reinforce']", "R1") : null)
    );
  }
  const step = ASKED[ask];
  return step ? act(step[0], ask, step[1], step[2]) : null;
}
