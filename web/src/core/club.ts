/* Games of people, in words: who against whom, how it ended, how long ago. */
import { games, levelName } from "./games.svelte";
import type { SeatCard } from "./wire";
import { catalogue, say } from "./words.svelte";

/** "just now", "3 minutes ago", "yesterday", and a date for what is long past. */
export function ago(unix: number, now = Date.now()): string {
  const seconds = Math.max(0, Math.round(now / 1000 - unix));
  if (seconds < 60) return say("ui-just-now");
  if (seconds >= 30 * 86400) return day(unix);
  const format = new Intl.RelativeTimeFormat(catalogue.lang, { numeric: "auto" });
  const [size, unit] =
    seconds >= 86400 ? ([86400, "day"] as const) : seconds >= 3600 ? ([3600, "hour"] as const) : ([60, "minute"] as const);
  const text = format.format(-Math.floor(seconds / size), unit);
  return catalogue.lang === "ja" ? text.replaceAll(" ", "") : text;
}

export function day(unix: number): string {
  return new Intl.DateTimeFormat(catalogue.lang, { dateStyle: "medium" }).format(new Date(unix * 1000));
}

/** How long a game took. */
export function lasted(seconds: number): string {
  if (seconds < 60) return say("ui-took-seconds", { count: Math.round(seconds) });
  if (seconds < 5400) return say("ui-took-minutes", { count: Math.round(seconds / 60) });
  if (seconds < 2 * 86400) return say("ui-took-hours", { count: Math.round(seconds / 3600) });
  return say("ui-took-days", { count: Math.round(seconds / 86400) });
}

/** A seat's player; computers have no name of their own. */
export function playerName(game: string, card: SeatCard): string {
  return card.name || (games.wordsOf(game).find(`seat-${card.seat}`) ?? say("seat", { number: card.seat + 1 }));
}

/** Whoever sits there, computers with their level. */
export function sitter(game: string, card: SeatCard): string {
  if (card.kind === "open") return say("ui-seat-open");
  if (card.kind === "computer" && !card.name)
    return card.level ? say("ui-computer-of", { level: levelName(card.level) }) : say("ui-kind-computer");
  return playerName(game, card);
}

/** Against whom the seats of `mine` play. */
export function rivals(game: string, seats: readonly SeatCard[], mine: readonly number[]): string {
  const names = seats.filter((card) => !mine.includes(card.seat)).map((card) => sitter(game, card));
  return names.length ? say("ui-against", { names: names.join(say("list-joiner")) }) : say("ui-alone");
}
