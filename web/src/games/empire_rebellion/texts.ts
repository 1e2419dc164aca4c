// Names and short texts that several drawings share.
import type { Words } from "../../core/words.svelte";
import type { CardFact, EventFact, StrategyFact } from "./facts";

const KIND_RULES: Record<string, string> = { military: "K1", force: "K2", diplomacy: "K3", recon: "K4" };
const STRATEGY_RULES: Record<string, string> = { "bureaucracy": "Y1", "deception": "Y2", "direct-assault": "Y3", "infiltration": "Y4", "support": "Y5" };
const CHARACTER_RULES: readonly string[] = [
  "chewbacca", "han-solo", "lando-calrissian", "leia-organa", "luke-skywalker", "obi-wan-kenobi", "r2-d2-and-c-3po", "yoda",
  "admiral-piett", "boba-fett", "darth-vader", "emperor-palpatine", "general-veers", "grand-moff-tarkin", "ig-88", "jabba-the-hutt",
];
const EFFECT_RULES: Record<string, string> = {
  "no-diplomacy": "E2.1", "no-force": "E2.2", "no-recon": "E2.3", "no-military": "E2.4", "no-characters": "E2.5", "loser-loses-influence": "E3", "add-character": "E4", "loser-to-reserve": "E5",
  "winner-to-reserve": "E6", "reorder-events": "E7", "random-strategy": "E8", "discard-strategy": "E9", "show-strategy": "E10", "take-back-strategies": "E11",
};

/** On the card: an ordinary resource is called by its kind alone, since its side and value stand beside it. */
export function cardName(words: Words, card: CardFact): string {
  return card.kind === "character" ? words.name("resource", card.card) : words.say(`kind-${card.kind}`);
}

export function powerText(words: Words, card: CardFact): string {
  return words.say(`power-${card.power}`);
}

export function powerRule(card: CardFact): string {
  return KIND_RULES[card.kind] ?? `H${CHARACTER_RULES.indexOf(card.id) + 1}`;
}

export function eventName(words: Words, event: EventFact): string {
  return words.say(`event-card-${event.id}`);
}

export function effectText(words: Words, event: EventFact): string {
  return words.say(`effect-${event.effect}`);
}

export function eventRule(event: EventFact): string {
  return EFFECT_RULES[event.effect] ?? "E1";
}

export function strategyName(words: Words, strategy: StrategyFact): string {
  return words.name("strategy", strategy.strategy);
}

export function strategyText(words: Words, strategy: StrategyFact): string {
  return words.say(`strategy-effect-${strategy.effect}`);
}

export function strategyRule(strategy: StrategyFact): string {
  return STRATEGY_RULES[strategy.id] ?? "D2";
}
