/* A game gone through again, answer by answer, as a seat saw it. */
import { get } from "./http";
import type { LogLine } from "./log";
import type { ReplayStep } from "./wire";

const PAGE = 200; // steps that are asked for at once

export async function readReplay(table: string, seat: string): Promise<ReplayStep[]> {
  const found: ReplayStep[] = [];
  for (let from = 0; ; from += PAGE) {
    const part = await get<ReplayStep[]>(`/api/tables/${table}/replay?seat=${seat}&from=${from}&to=${from + PAGE - 1}`);
    found.push(...part);
    if ((part.at(-1)?.step ?? 0) < from + PAGE - 1) return found;
  }
}

/** Moves are numbered as in the log at the table; a move may take several steps of the replay (its dice). */
export function linesOfReplay(steps: readonly ReplayStep[]): LogLine[] {
  let [move, place] = [-1, 0];
  return steps.flatMap((one) =>
    one.events.map((event) => {
      place = one.move === move ? place + 1 : 0;
      move = one.move;
      return { seq: move, place, event };
    }),
  );
}
