/* Written by tools/wire.py from the game's table. Do not edit: change that and run it again. */
import type { Figures, Hidden } from "../../core/wire";

/** The fields of the table as a seat sees them. */
export interface Table {
  where: string[];
  figures: Figures;
  players: number;
  long_range: number;
  reserve_cards: number;
  second_hand: number;
  lesson: number;
  rolled: number;
  nation: number[];
  first: number;
  turn: number;
  winner: number;
  way: (number | null)[];
  picked: (number[] | Hidden)[];
  pick_sight: number[];
  buying: (number[] | Hidden)[];
  buy_sight: number[];
  station: (number[] | Hidden)[];
  team: number[];
  rows: number[][];
  reserve: number[][];
  acted: number[];
  damage: number[];
  superior: number[];
  terrain: number;
  terrain_deck: number[] | Hidden;
  control: number;
  points: number[];
  victory: number[][];
  secured: number[][];
  deck: number[] | Hidden;
  discard: number[];
  aside: number[];
  hand: (number[] | Hidden)[];
  hand_sight: number[];
  kept: (number[] | Hidden)[];
  reactions: (number | null)[];
  deed: number;
  actor: number;
  target: number;
  weapon: number;
  played: number;
  needed: number;
  dice: number[];
  successes: number;
  reply: number;
  replier: number;
  has_destroyed: number;
  has_secured: number;
  actions: number;
  idle: number;
  changed: number;
}
