/* Written by tools/wire.py from the game's table. Do not edit: change that and run it again. */
import type { Figures, Hidden } from "../../core/wire";

export interface PlanetsRow {
  hex: number;
  owner: number;
  ready: number;
  forces: number;
  pds: number;
  dock: number;
  since: number;
}

export interface LoadsRow {
  fleet: number;
  vessel: number;
  forces: number;
  pds: number;
}

export interface EffectsRow {
  kind: number;
  seat: number;
  other: number;
  thing: number;
  amount: number;
  source: number;
  until: number;
  last: number;
}

export interface AfloatRow {
  seat: number;
  hex: number;
  built: number;
  moved: number;
}

export interface DiceRow {
  seat: number;
  unit: number;
  face: number;
  needed: number;
}

export interface HurtRow {
  seat: number;
  vessel: number;
  lost: number;
}

/** The fields of the table as a seat sees them. */
export interface Table {
  where: string[];
  figures: Figures;
  players: number;
  mode: number;
  by_chance: number;
  goal: number;
  round_limit: number;
  sum_initiative: number;
  silent_fighters: number;
  all_open: number;
  round: number;
  speaker: number;
  active: number;
  winners: number;
  race: number[];
  home: number[];
  goods: number[];
  points: number[];
  claims: number[];
  techs: number[];
  counters: number[];
  passed: number[];
  out: number[];
  initiative: number[];
  registers: number[];
  systems: number[];
  activated: number[];
  planets: PlanetsRow[];
  fleet_owner: number[];
  ships: number[];
  loads: LoadsRow[];
  high_alert: number;
  high_alert_of: number;
  effects: EffectsRow[];
  afloat: AfloatRow[];
  swapped: number;
  stalled: number[];
  taken_by: number[];
  face_down: number[];
  bonus: number[];
  last_initiative: number;
  o_first: number[] | Hidden;
  o_second: number[] | Hidden;
  o_unused: number[] | Hidden;
  o_top: number[] | Hidden;
  o_known: number[] | Hidden;
  scored: number[];
  o_public: number[];
  act_hex: number;
  act_other: number;
  fired: number[];
  landed: number[];
  landed_fighters: number[];
  aimed: number[];
  basket: number[];
  defender: number;
  battle_planet: number;
  battle_round: number;
  dice: DiceRow[];
  hits: number[];
  hurt: HurtRow[];
  fallen: number;
  choice: (number[] | Hidden)[];
  scrap: (number[] | Hidden)[];
}

export const MOVER = {
  of: (first: number, second: number) => first * 10 + second,
  first: (value: number) => Math.floor(value / 10),
  second: (value: number) => value % 10,
};

export const SCRAP = {
  of: (first: number, second: number) => first * 9 + second,
  first: (value: number) => Math.floor(value / 9),
  second: (value: number) => value % 9,
};
