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
