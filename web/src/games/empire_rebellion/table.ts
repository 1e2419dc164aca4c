/* Written by tools/wire.py from the game's table. Do not edit: change that and run it again. */
import type { Figures, Hidden } from "../../core/wire";

/** The fields of the table as a seat sees them. */
export interface Table {
  where: string[];
  figures: Figures;
  tutorial: number;
  rounds: number;
  balance: number;
  winner: number;
  points: number[];
  influence: number[];
  event: number;
  event_top: number[] | Hidden;
  event_known: number[] | Hidden;
  event_deck: number[] | Hidden;
  event_bottom: number[];
  won: number[][];
  round_winner: number;
  unused: (number[] | Hidden)[];
  chosen: (number[] | Hidden)[];
  strategy_seen: number[];
  used: number[][];
  infiltrated: number[];
  diverted: number[];
  exposed: number[];
  decks: (number[] | Hidden)[];
  deck_seen: number[];
  peeked: (number[] | Hidden)[];
  peekers: number[];
  stacked: number[][];
  area: number[][];
  exhausted: number[][];
  discards: number[][];
  reserve: (number[] | Hidden)[];
  looked: (number[] | Hidden)[];
  known: number[] | Hidden;
  picked: (number[] | Hidden)[];
  met: number[];
  spied: (number[] | Hidden)[];
  glimpses: number[];
  moved_out: number[];
  moved_in: number[];
  passes: number;
  gifts: number;
}
