// Names and short texts that several drawings share.
import type { Words } from "../../core/words.svelte";
import type { CardFact, EventFact, StrategyFact } from "./facts";

/** By what a card does: where the rules tell of it. */
const POWER_RULES: Record<string, string> = {
  military: "K1",
  force: "K2",
  diplomacy: "K3",
  recon: "K4",
  "exhaust-two": "H1",
  "play-from-deck": "H2",
  replace: "H3",
  "call-reserve": "H4",
  "discard-both-sides": "H5",
  "play-from-discard": "H6",
  "change-own-strategy": "H7",
  "gain-influence": "H8",
  "discard-to-deck": "H9",
  "discard-and-exhaust": "H10",
  "discard-exhausted": "H11",
  "change-opposing-strategy": "H12",
  "discard-lower": "H13",
  "take-influence": "H14",
  "search-two": "H15",
  "look-and-play": "H16",
};
const RUSE_RULES: Record<string, string> = {
  "loser-gains": "Y1",
  "loser-wins": "Y2",
  "raise-total": "Y3",
  "choose-opposing-strategy": "Y4",
  "add-character": "Y5",
};
const EFFECT_RULES: Record<string, string> = {
  "no-diplomacy": "E2.1",
  "no-force": "E2.2",
  "no-recon": "E2.3",
  "no-military": "E2.4",
  "no-characters": "E2.5",
  "loser-loses-influence": "E3",
  "add-character": "E4",
  "loser-to-reserve": "E5",
  "winner-to-reserve": "E6",
  "reorder-events": "E7",
  "random-strategy": "E8",
  "discard-strategy": "E9",
  "show-strategy": "E10",
  "take-back-strategies": "E11",
};

/** On the card: an ordinary resource is called by its kind alone, since its side and value stand beside it. */
export function cardName(words: Words, card: CardFact): string {
  return card.kind === "character" ? words.name("resource", card.card) : words.say(`kind-${card.kind}`);
}

export function powerText(words: Words, card: CardFact): string {
  return words.say(`power-${card.power}`);
}

export function powerRule(card: CardFact): string {
  return POWER_RULES[card.power] ?? "U4";
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
  return RUSE_RULES[strategy.effect] ?? "D2";
}
