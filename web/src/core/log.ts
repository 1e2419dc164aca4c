/* What was told, step by step, and the lines that it makes in the log. */
import type { WireEvent } from "./wire";

export interface LogLine {
  seq: number;
  /** Its place among the lines of the same step. */
  place: number;
  event: WireEvent | null; // null: something was taken back
}

/** A step as it was told. Seats at one screen that heard different things are told apart. */
export interface Told {
  seq: number;
  events: readonly WireEvent[];
  bySeat: Readonly<Record<string, readonly WireEvent[]>>;
  /** Who took something back in it; null if nobody here did. */
  takenBy: number | null;
}

export function linesOf(seq: number, events: readonly WireEvent[], taken: boolean): LogLine[] {
  if (!events.length && taken) return [{ seq, place: 0, event: null }];
  return events.map((event, place) => ({ seq, place, event }));
}

/** What begins with an event: a round of the game, or a player's turn. Rounds are headed by the event's own sentence, turns by the player. */
export type Chapter = "round" | "turn";
export type ChapterOf = (event: WireEvent) => Chapter | null;

/** For a game whose skin says nothing. */
export const usualChapter: ChapterOf = ({ event }) => (event === "round" || event === "round-begins" ? "round" : null);

/** Chapters by the names of the events that begin them. */
export function chapters(rounds: readonly string[], turns: readonly string[]): ChapterOf {
  return ({ event }) => (rounds.includes(event) ? "round" : turns.includes(event) ? "turn" : null);
}

/** A row of the log: a line, or (without one) the heading of a player's turn. */
export interface Row {
  key: string;
  line: LogLine | null;
  round: boolean;
  seat: number | null;
}

/** The lines under their headings. A turn that goes on gets no second heading. */
export function rowsOf(
  lines: readonly LogLine[],
  chapterOf: ChapterOf,
  seatOf: (kind: string, value: number) => number | null = () => null,
): Row[] {
  const rows: Row[] = [];
  let turn: number | null = null;
  for (const line of lines) {
    const key = `${line.seq}.${line.place}`;
    const chapter = line.event && chapterOf(line.event);
    if (chapter === "round") turn = null;
    if (line.event && chapter === "turn") {
      const seat = actorOf(line.event, seatOf);
      if (seat !== null && seat !== turn) rows.push({ key: `turn ${key}`, line: null, round: false, seat });
      turn = seat;
    }
    rows.push({ key, line, round: chapter === "round", seat: turn });
  }
  return rows;
}

/** Whose doing an event is: the first player that it names, by the seat or by a thing of theirs. */
function actorOf({ values, kinds }: WireEvent, seatOf: (kind: string, value: number) => number | null): number | null {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== "number" || value < 0) continue;
    const kind = kinds[name] ?? "number";
    const seat = kind === "seat" ? value : seatOf(kind, value);
    if (seat !== null) return seat;
  }
  return null;
}

/** The step that a seat's last answer brought, kept for a reload; 0: not known. */
export function lastMove(table: string, seat: number): number {
  try {
    return Number(sessionStorage.getItem(`moved/${table}/${seat}`) ?? 0);
  } catch {
    return 0;
  }
}

export function rememberMove(table: string, seat: number, seq: number): void {
  try {
    sessionStorage.setItem(`moved/${table}/${seat}`, String(seq));
  } catch {
    // then it is not known after a reload
  }
}
