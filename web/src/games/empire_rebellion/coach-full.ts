// The second lesson: the first round of the full game, with characters, influence and strategies. What a struggle is was taught in the first.
import type { CoachMemory, CoachStep, SkinProps } from "../../core/skin";
import { hasHeard, sayers } from "../../kit/lesson";
import { factsOf } from "./facts";
import { eventOf, isSetup, tableOf } from "./model";
import { powerRule, powerText } from "./texts";

const CHAPTERS = ["goal", "characters", "event", "strategy", "influence", "token", "struggle", "dominance", "cleanup", "end"] as const;

export function fullGame(game: SkinProps, memory: CoachMemory): CoachStep | null {
  const { seen } = memory;
  const t = tableOf(game.view);
  const facts = factsOf(game.table);
  const event = eventOf(facts, t);
  const me = game.you;
  const mine = t.sides[me];
  if (t.tutorial || !mine || seen.has("full-end")) return null;
  const words = game.words;
  const ask = game.choice?.decision.ask ?? null;
  const character = facts.card.find((card) => card.side === me && card.kind === "character");
  const { read, act } = sayers(words, CHAPTERS, {
    total: mine.total,
    objective: event?.objective ?? 0,
    capacity: event?.capacity ?? 0,
    vp: event?.vp ?? 0,
    gain: event?.influence ?? 0,
    influence: mine.influence,
    goal: mine.goal,
    ready: character?.ready ?? 0,
    low: character?.exhausted ?? 0,
  });

  if (isSetup(t)) {
    if (!seen.has("full-goal")) return read("goal", "full-goal", ".setup header", "G1");
    return ask ? act("characters", "full-characters", ".setup ul", "S4") : act("characters", "full-wait", "", "");
  }
  if (hasHeard(memory, "strategy-revealed") && memory.now === null && !seen.has("full-dominance"))
    return read("dominance", "full-dominance", "[data-verdict]", "D2");
  if (t.round > 1 || game.over) {
    if (!game.choice && !game.over && !seen.has("full-cleanup")) return act("dominance", "full-result", "[data-verdict]", "D3");
    if (!seen.has("full-cleanup")) return read("cleanup", "full-cleanup", `[data-strategies="${me}"]`, "C3");
    return read("end", "full-end", "", "W1");
  }
  if (event && !seen.has("full-event")) return read("event", "full-event", "[data-event]", "P1");
  if (ask === "choose-strategy") {
    if (!seen.has("full-strategies")) return read("strategy", "full-strategies", ".picker", "D2");
    return act("strategy", "full-strategy", ".picker", "P2");
  }
  if (hasHeard(memory, "struggle-ends") && ask === null) return act("dominance", "full-result", "", "D3");
  if (hasHeard(memory, "strategy-laid")) {
    if (!seen.has("full-influence")) return read("influence", "full-influence", `[data-influence="${me}"]`, "U5");
    if (!seen.has("full-token")) return read("token", "full-token", "[data-strip] .bal", "U1", { mine: t.balance === me ? "yes" : "no" });
  }
  for (const card of mine.area) {
    const fact = facts.card[card];
    if (fact?.kind === "character" && !seen.has("full-character"))
      return read("struggle", "full-character", `[data-card="${card}"]`, powerRule(fact), {
        card: words.name("resource", card),
        power: powerText(words, fact),
      });
  }
  if (ask === null) return act("struggle", "full-wait", "", "");
  if (ask !== "turn") return act("struggle", "full-ask", "", game.choice?.decision.rule ?? "");
  if (t.passes > 0) return act("struggle", "full-last", "[data-pass]", "U6.1");
  const spent = mine.area.find((card) => mine.exhausted.has(card));
  if (spent !== undefined && mine.influence > 0) return act("struggle", "full-ready", `[data-card="${spent}"]`, "U5");
  if (mine.total > (event?.objective ?? 0)) return act("struggle", "full-over", `[data-gauge="${me}"]`, "D2.1");
  return act("struggle", "full-turn", `[data-half="${me}"]`, "U2");
}
