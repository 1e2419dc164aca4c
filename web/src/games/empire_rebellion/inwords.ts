// The table in words: the event, then each side's cards in play, its piles, its strategies and what it has won.
import type { SkinProps, TableText } from "../../core/skin";
import type { Words } from "../../core/words.svelte";
import type { Known } from "../../kit/view";
import { factsOf } from "./facts";
import { deckSize, eventOf, NONE, tableOf, topOf, type Side, type Table } from "./model";
import { effectText, eventName } from "./texts";

/** Fields that these lines tell, or that say nothing to a person. */
const COVERS = [
  ...["tutorial", "rounds", "balance", "winner", "points", "influence", "event", "event_known", "event_deck", "event_top", "event_bottom"],
  ...["round_winner", "passes", "gifts", "unused", "chosen", "strategy_seen", "used", "infiltrated", "diverted", "exposed", "won"],
  ...["decks", "deck_seen", "peeked", "peekers", "stacked", "area", "exhausted", "discards", "reserve", "known", "looked", "picked"],
  ...["met", "spied", "glimpses", "moved_out", "moved_in"],
];

/** The things of a pile that the reader knows, and how many there are beside them. */
function pileText(words: Words, kind: string, pile: Known): string {
  const hidden = (pile.count ?? pile.known.length) - pile.known.length;
  const names = pile.known.map((one) => words.name(kind, one));
  return words.join([...names, ...(hidden > 0 ? [words.say("hidden-count", { count: hidden })] : [])]) || words.say("none");
}

function eventLines(game: SkinProps, t: Table): string[] {
  const { words } = game;
  const event = eventOf(factsOf(game.table), t);
  const lines = t.tutorial || !t.round ? [] : [words.say("words-round", { count: t.round, seat: words.seat(t.balance) })];
  if (!event) return lines;
  const { capacity, objective, vp, influence } = event;
  lines.push(words.say("words-event", { event: eventName(words, event), capacity, objective, vp, influence }));
  return event.effect === "none" ? lines : [...lines, effectText(words, event)];
}

function cardText(words: Words, t: Table, side: Side, card: number): string {
  const [name, value] = [words.name("resource", card), t.values[card] ?? 0];
  return words.say(side.exhausted.has(card) ? "board-exhausted-character" : "board-character", { card: name, value });
}

function sideLines(game: SkinProps, t: Table, seat: number): string[] {
  const { words } = game;
  const side = t.sides[seat === 0 ? 0 : 1];
  const name = words.seat(seat);
  const head = t.tutorial
    ? words.say("heading", { label: name })
    : words.say("words-side", { seat: name, points: side.points, goal: side.goal, influence: side.influence });
  const cards = words.join(side.area.map((card) => cardText(words, t, side, card)));
  const top = topOf(side);
  const lines = [
    words.say(cards ? "words-area" : "words-area-empty", { cards, total: side.total }),
    words.say("words-deck", { count: deckSize(side) }),
    ...(top === null ? [] : [words.say("words-deck-top", { card: words.name("resource", top) })]),
  ];
  const pile = (text: string, kind: string, found: Known) => {
    if (found.count !== 0) lines.push(words.say(text, { things: pileText(words, kind, found) }));
  };
  const open = (known: readonly number[]): Known => ({ count: known.length, known });
  pile("words-discards", "resource", open(side.discards));
  if (t.round || t.event !== NONE) pile("words-reserve", "resource", side.reserve);
  pile("words-chosen", "strategy", side.chosen);
  pile("words-used", "strategy", open(side.used));
  const next = { infiltrated: side.infiltrated, diverted: side.diverted, exposed: side.exposed };
  for (const [what, is] of Object.entries(next)) if (is) lines.push(words.say(`board-${what}`, { seat: words.seat(1 - seat) }));
  return [head, ...lines.map((line) => `  ${line}`)];
}

export function inWords(game: SkinProps): TableText {
  const t = tableOf(game.view);
  return { covers: COVERS, lines: [...eventLines(game, t), ...sideLines(game, t, 0), ...sideLines(game, t, 1)] };
}
