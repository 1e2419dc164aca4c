// The guided first game: the basic game against the gentlest computer. What is said follows from the table, since luck and both players decide what
// comes: each thing is explained when it is there for the first time. After the first battle nothing is said twice.
import type { CoachMemory, CoachStep, SkinProps } from "../../core/skin";
import type { Args } from "../../core/words.svelte";
import { hasHeard, sayers } from "../../kit/lesson";
import { factsOf, isAttack, NONE } from "./facts";
import { BASIC, DEEP_USE, sideOf, tableOf } from "./model";

const CHAPTERS = ["goal", "opening", "base", "play", "units", "attack", "battle", "line", "fire", "after", "end"] as const;
type Chapter = (typeof CHAPTERS)[number];

type Sayer = (chapter: Chapter, id: string, target: string, rule: string, args?: Args) => CoachStep | null;
const BATTLE_OVER = ["battle-won", "base-taken"];

export function coach(game: SkinProps, memory: CoachMemory): CoachStep | null {
  const { seen, now } = memory;
  const facts = factsOf(game.table);
  const t = tableOf(facts, game.view);
  const me = game.you;
  const mine = t.players[me];
  const lesson = t.mode === BASIC && game.seats.every((card) => card.seat === me || (card.kind === "computer" && card.level === 1));
  if (!lesson || !mine) return null;
  const words = game.words;
  const ask = game.choice?.decision.ask ?? "";
  const battle = t.battle;

  const { read, act: tell } = sayers(words, CHAPTERS);
  const act: Sayer = (chapter, id, target, rule, args) =>
    seen.has("after") && seen.has(id) ? null : tell(chapter, id, target, rule, args);
  const own = `[data-base="${me}"]`;

  if (game.over) return seen.has("end") ? null : read("end", "end", "", "V3", { won: game.over.winners.includes(me) ? "yes" : "no" });
  if (ask === "opening") {
    if (!seen.has("goal")) return read("goal", "goal", ".setup header", "G1");
    return act("opening", "opening", ".setup ul", "S4");
  }
  if (!hasHeard(memory, "opened")) return act("opening", "wait", "", "");
  // The first battle is explained as it is told, whoever attacks and whether or not anything is asked in it.
  if (now?.event === "attacks" && !seen.has("battle")) return read("battle", "battle", "[data-base]", "A2");
  if (now?.event === "no-forces" && !seen.has("no-forces")) return read("battle", "no-forces", "", "A3.6");
  if (now && (now.event === "rolled" || now.event === "rerolled")) {
    if (battle && !seen.has("line")) return read("line", "line", "[data-battle] .line", "L1");
    if (!seen.has("dice")) return read("fire", "dice", "[data-roll], [data-breakdown], [data-battle]", "R4.4");
  }
  if (battle) {
    const asked = ask !== "" && now === null; // what is told is explained above
    if (asked && !seen.has("battle")) return read("battle", "battle", "[data-battle]", "A2");
    if (ask === "defend") return act("battle", "defend", "[data-frontier]", "A2.1");
    if (ask === "place-next" || ask === "place-against" || ask === "match-whom" || ask === "place-end")
      return act("line", ask === "place-end" ? "place-end" : "place", "[data-reserve]", "L1");
    const line = battle.front[0].length > 0;
    if (asked && line && !seen.has("line")) return read("line", "line", "[data-battle] .line", "L1");
    if (ask === "emergency" || ask === "emergency-card") return act("line", "emergency", "", "R1");
    if (ask === "redeploy" || ask === "move-force" || ask === "move-to") return act("line", "redeploy", "[data-battle] .line", "R2");
    if (asked && battle.dice.length && !seen.has("dice")) return read("fire", "dice", "[data-roll], [data-breakdown]", "R4.4");
    if (ask === "retreat") return act("fire", "retreat", "", "R3");
    if (ask === "fire") return act("fire", "fire", "[data-battle] .line", "R4.1");
    if (ask === "target") return act("fire", "target", "[data-breakdown]", "R4.4");
    if (seen.has("after")) return null;
    return line ? act("fire", sideOf(t, battle, me) === 0 ? "wait-attack" : "wait-defend", "", "") : act("battle", "wait", "", "");
  }
  if (now === null && !seen.has("after") && hasHeard(memory, "rolled") && hasHeard(memory, ...BATTLE_OVER)) {
    if (!seen.has("battle") && !seen.has("battle-told")) return read("battle", "battle-told", "[data-frontier]", "A2");
    return read("after", "after", "[data-frontier]", "V4");
  }
  if (!seen.has("base")) return read("base", "base", own, "H1");
  if (!seen.has("frontier")) return read("base", "frontier", "[data-frontier]", "V5");
  if (!seen.has("hand")) return read("play", "hand", ".tray .rail", "P1");
  if (ask === "play") {
    const attack = mine.cards.some((card) => facts.card[card] && isAttack(facts.card[card]));
    const armed = mine.sites.filter((site) => site.ready > 0 && !facts.unit[site.unit]?.abilities.base_defence).length;
    if (mine.sites.length < 2) return act("play", "first-building", ".tray .rail", "P3");
    if (attack && armed > 0 && t.holder === NONE) return act("attack", "claim", ".tray .rail", "A1.1");
    if (attack && armed > 1) return act("attack", t.holder === me ? "storm" : "strike", ".tray .rail", t.holder === me ? "A1.2" : "A1");
    return act("units", "feed", own, "F1");
  }
  if (ask === "use-as") return act("play", game.choice?.decision.options.includes(DEEP_USE) ? "use-attack" : "use", ".tray .uses", "P1");
  if (ask === "put-on") return act("units", "put", own, "F1");
  return seen.has("after") ? null : act("play", "wait", "", "");
}
