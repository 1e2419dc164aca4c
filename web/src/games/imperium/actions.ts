// Action cards: the kind of each single card, who holds what, and what has been announced and not yet taken effect.
import type { SkinProps } from "../../core/skin";
import { PASS } from "../../core/shapes";
import type { WireEvent } from "../../core/wire";
import type { Words } from "../../core/words.svelte";
import type { Facts } from "./facts";
import { tableOf } from "./model";
import type { Table } from "./table";

/** By the kinds of questions about them: a card or ability that is used, or a single card. */
export const isOfCards = (kind: string): boolean => kind === "play" || kind === "action-card";

/** The word of an answer: of the kind of card, or of the ability or law. */
export const wordOf = (words: Words, kind: string, value: number): string => words.label(kind, value) ?? "";

export const effectOf = (words: Words, word: string): string => words.find(`text-play-${word}`) ?? "";

/** When it may be played; nothing of abilities and laws, which say so themselves. */
export function momentOf(words: Words, facts: Facts, word: string): string {
  const moment = facts.moments.get(word);
  return moment ? words.say(`window-${moment}`) : "";
}

export function heldBy(table: Table, seat: number): { readonly count: number; readonly seen: readonly number[] } {
  const hand = table.a_hand[seat];
  if (!hand) return { count: 0, seen: [] };
  return Array.isArray(hand) ? { count: hand.length, seen: hand } : { count: hand.hidden ?? 0, seen: hand.known ?? [] };
}

export const sizeOf = (hand: Table["c_hand"][number] | undefined): number => (Array.isArray(hand) ? hand.length : (hand?.hidden ?? 0));

/** Of equal cards each once, with their number. */
export function gathered(words: Words, cards: readonly number[]): readonly { readonly card: number; readonly count: number }[] {
  const found = new Map<string, { card: number; count: number }>();
  for (const card of cards) {
    const word = wordOf(words, "action-card", card);
    const same = found.get(word);
    if (same) same.count += 1;
    else found.set(word, { card, count: 1 });
  }
  return [...found.values()];
}

export interface Announced {
  readonly card: number;
  readonly word: string;
  readonly seat: number;
  readonly cancelled: boolean;
  /** Its targets, and as what it works, as they were told. */
  readonly told: readonly WireEvent[];
}

/** Cards that lie announced, the last one first. */
export function announced(game: SkinProps): readonly Announced[] {
  const told = game.history.flat();
  return [...tableOf(game.view).said].reverse().map(({ card, play, seat, cancelled }) => ({
    card,
    seat,
    word: wordOf(game.words, "play", play),
    cancelled: cancelled !== 0,
    told: toldOf(told, card),
  }));
}

/** What was said between the last announcement of the card and that of an answer to it. */
function toldOf(events: readonly WireEvent[], card: number): readonly WireEvent[] {
  const from = events.findLastIndex((event) => event.event === "card-announced" && event.values.card === card);
  if (from < 0) return [];
  const after = events.slice(from + 1);
  const next = after.findIndex((event) => event.event === "card-announced");
  return (next < 0 ? after : after.slice(0, next)).filter(
    (event) => event.event === "copy-announced" || event.event.startsWith("aimed-at-"),
  );
}

/** Is playing none the only answer at a step of one's own? */
export const nothingFits = (game: SkinProps): boolean =>
  game.decision?.ask === "own-card" && game.decision.options.length === 1 && game.decision.options[0] === PASS;
