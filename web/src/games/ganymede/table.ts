/* Written by tools/wire.py from the game's table. Do not edit: change that and run it again. */
import type { Figures, Hidden } from "../../core/wire";

export interface UnitsRow {
  mech: number | null;
  mech_known: number;
  fitted: number[] | Hidden;
  face_up: number;
  damage: number;
  destroyed: number;
  souls: number;
  bonds: number;
  extra: number | null;
  extra_known: number;
  removed: number;
}

/** The fields of the table as a seat sees them. */
export interface Table {
  where: string[];
  figures: Figures;
  players: number;
  teams: number;
  start: number;
  leads: number[];
  wings: number[];
  offer: number[];
  lead: number[];
  wing: number[];
  parts: number[][];
  units: UnitsRow[];
  bond_used: number[];
  out: number[];
  deck: number[] | Hidden;
  shown: number[];
  attacker: number;
  defender: number;
  dice: number[];
}

export const UNIT = {
  of: (first: number, second: number) => first * 2 + second,
  first: (value: number) => Math.floor(value / 2),
  second: (value: number) => value % 2,
};

export const INITIATIVE = {
  of: (first: number, second: number) => first * 2 + second,
  first: (value: number) => Math.floor(value / 2),
  second: (value: number) => value % 2,
};
