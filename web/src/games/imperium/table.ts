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

export interface JourneysRow {
  hex: number;
  vessel: number;
  forces: number;
  pds: number;
  fighters: number;
}

export interface PromisesRow {
  kind: number;
  seat: number;
  other: number;
  card: number;
  choice: number;
  until: number;
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
  avenged: number;
}

export interface SaidRow {
  card: number;
  play: number;
  seat: number;
  occasion: number;
  cancelled: number;
  first: number;
  second: number;
  third: number;
  fourth: number;
}

export interface OccasionsRow {
  window: number;
  seat: number;
  other: number;
  thing: number;
  closed: number;
}

export interface UsedRow {
  occasion: number;
  seat: number;
  play: number;
}

/** The fields of the table as a seat sees them. */
export interface Table {
  where: string[];
  figures: Figures;
  players: number;
  mode: number;
  by_chance: number;
  by_players: number;
  base_tiles: number;
  choosing: number;
  goal: number;
  round_limit: number;
  lesson: number;
  rolled: number;
  sum_initiative: number;
  silent_fighters: number;
  inclusive_rolls: number;
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
  special_tiles: number[] | Hidden;
  empty_tiles: number[] | Hidden;
  regular_tiles: number[] | Hidden;
  drawn_tiles: number[] | Hidden;
  tiles: (number[] | Hidden)[];
  laying: number;
  barren: number[];
  race_pool: number[] | Hidden;
  race_cards: (number[] | Hidden)[];
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
  o_secret: number[] | Hidden;
  secrets: (number[] | Hidden)[];
  o_shown: number[];
  c_deck: number[] | Hidden;
  c_top: number[] | Hidden;
  c_under: number[] | Hidden;
  c_known: number[] | Hidden;
  c_hand: (number[] | Hidden)[];
  c_look: (number[] | Hidden)[];
  c_discard: number[];
  c_laws: number[];
  c_holder: number[];
  c_elected: number[];
  c_second: number[];
  agenda: number[];
  ballots: number[];
  votes: number[];
  sole_voter: number;
  free_secondaries: number;
  a_open: number[];
  agendas_due: number;
  revoted: number;
  act_hex: number;
  journeys: JourneysRow[];
  alert_from: number;
  act_other: number;
  fired: number[];
  landed: number[];
  landed_fighters: number[];
  aimed: number[];
  basket: number[];
  deals: number;
  contracts: number[];
  unpaid: number[];
  negotiator: number;
  dealt: number;
  market: number;
  owed: number[];
  offer: number[];
  promises: PromisesRow[];
  kept: number[];
  broken: number[];
  defender: number;
  battle_planet: number;
  battle_round: number;
  dice: DiceRow[];
  hits: number[];
  aimed_hits: number[];
  again: number;
  hurt: HurtRow[];
  fallen: number;
  a_deck: number[] | Hidden;
  a_hand: (number[] | Hidden)[];
  a_known: number[] | Hidden;
  a_look: (number[] | Hidden)[];
  a_discard: number[];
  a_board: number[];
  said: SaidRow[];
  occasions: OccasionsRow[];
  used: UsedRow[];
  reactions: (number | null)[];
  last_played: number;
  declined: number;
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

export const ROLLED = {
  of: (first: number, second: number) => first * 11 + second,
  first: (value: number) => Math.floor(value / 11),
  second: (value: number) => value % 11,
};

export const AGREEMENT = {
  of: (first: number, second: number) => first * 8 + second,
  first: (value: number) => Math.floor(value / 8),
  second: (value: number) => value % 8,
};
