/* Written by tools/wire.py from the game's table. Do not edit: change that and run it again. */
import type { Figures, Hidden } from "../../core/wire";

export interface BaseRow {
  card: number;
  turned: number;
  under: number;
  resources: number;
  units: number;
}

export interface AttachedRow {
  card: number;
  bearer: number;
  charge: number;
  stored: number;
}

export interface ForcesRow {
  force: number;
  shield: number;
  damaged: number;
  hits: number;
  lost: number;
  powered: number;
  own_rerolls: number;
}

export interface BoostsRow {
  force: number;
  side: number;
  what: number;
  against: number;
  amount: number;
  until: number;
}

/** The fields of the table as a seat sees them. */
export interface Table {
  where: string[];
  figures: Figures;
  players: number;
  mode: number;
  faction: number[];
  turn: number;
  holder: number;
  victor: number;
  out: number[];
  deck: (number[] | Hidden)[];
  bottom: number[][];
  hand: (number[] | Hidden)[];
  team: number[];
  laid: (number[] | Hidden)[];
  spent: number[];
  discard: number[][];
  scored: (number[] | Hidden)[];
  opening: (number[] | Hidden)[];
  plan: (number[] | Hidden)[];
  aside: (number[] | Hidden)[];
  sight: number[];
  unseen: number[];
  base: (BaseRow[] | Hidden)[];
  attached: (AttachedRow[] | Hidden)[];
  orders: (number[] | Hidden)[];
  power: number[];
  exhausted: number[];
  kills: number[];
  attacker: number;
  defender: number;
  declared: (number[] | Hidden)[];
  choice: (number | null)[];
  attack_sight: number[];
  revealed: number[];
  revealed_choice: number[];
  stand: number;
  battleground: number;
  special: number[];
  raider: (number | null)[];
  raider_shown: number[];
  round: number;
  rounds_left: number;
  reserve: number[][];
  front: number[][];
  flank: number[][];
  behind: number[][];
  fired: number[];
  retreating: number;
  forces: ForcesRow[];
  rerolls: number[];
  free_rerolls: number;
  healing: number[];
  joined: number[];
  boosts: BoostsRow[];
  used: number[];
  shooter: number;
  target: number;
  to_hit: number;
  dice: number[];
  rolled_again: number[];
}

export const FORCE = {
  of: (first: number, second: number) => first * 64 + second,
  first: (value: number) => Math.floor(value / 64),
  second: (value: number) => value % 64,
};

export const GOAL = {
  of: (first: number, second: number) => first * 64 + second,
  first: (value: number) => Math.floor(value / 64),
  second: (value: number) => value % 64,
};

export const SPOT = {
  of: (first: number, second: number) => first * 64 + second,
  first: (value: number) => Math.floor(value / 64),
  second: (value: number) => value % 64,
};
