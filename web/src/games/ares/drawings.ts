// Small drawings of this game, all our own: emblems of the factions, shapes of the types, signs. Units and cards are in art/.
// A sign is a list of paths on a sheet of 48 x 48; a leading * means filled.

export type Sign = readonly string[];

/** By type: square, circle, triangle, pentagon, on a sheet of 32 x 32, and the letter that stands in it. */
export const SHAPES: readonly string[] = [
  "M6 3h20a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z",
  "M16 2a14 14 0 1 0 0 28 14 14 0 0 0 0-28z",
  "M16 2.500L30.500 29H1.500z",
  "M16 1.500L30.500 12.300 25 29.500H7L1.500 12.300z",
];
export const LETTERS = ["I", "A", "F", "B"] as const;

/** By faction: a chevron under a star, an eye in a flame, a claw, a helmet. */
export const EMBLEMS: readonly Sign[] = [
  [
    "M6 26l18-10 18 10v9L24 25 6 35z",
    "M6 38l18-10 18 10v6L24 34 6 44z",
    "*M24 2l2.400 5.600 6 .5-4.600 4 1.400 5.900-5.200-3.200-5.200 3.200 1.400-5.900-4.600-4 6-.5z",
  ],
  ["M24 3c2 9 14 14 14 27a14 14 0 0 1-28 0C10 17 22 12 24 3z", "M14 30s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6z", "*M24 27a3 3 0 1 0 .01 0z"],
  [
    "M10 44C4 30 6 14 16 4c-1 10 1 16 5 21",
    "M24 44c-5-12-4-26 2-36 1 10 4 17 4 24",
    "M38 44c-4-8-5-18-1-28 3 7 5 14 5 22",
    "*M12 38c8-6 20-6 26 0-6 7-20 7-26 0z",
  ],
  ["M10 20C10 10 16 4 24 4s14 6 14 16v14l-6 10H16l-6-10z", "*M15 20h18v7H15z", "M20 36h8M20 40h8M10 24H5v8l5 2M38 24h5v8l-5 2"],
];
export const FACTION_LETTERS = ["T", "K", "X", "C"] as const;

export const SIGNS = {
  attack: ["M10 44V5M10 7c8-5 16 5 26 0v18c-10 5-18-5-26 0"],
  raid: ["M10 44V5M10 7l27 8-27 9", "*M34 28l10 8-10 8v-5H20v-6h14z"],
  resource: ["M24 4l17 10v20L24 44 7 34V14z", "M7 14l17 10 17-10M24 24v20"],
  stack: ["M6 30l18 9 18-9M6 38l18 8 18-8", "*M24 8l18 9-18 9-18-9z"],
  special: ["*M24 3l5 15 15 6-15 6-5 15-5-15-15-6 15-6z"],
  building: ["M8 44V20l16-12 16 12v24z", "M18 44V30h12v14"],
  order: ["M12 6h20l6 6v30H12z", "M32 6v6h6M18 20h14M18 27h14M18 34h9"],
  attach: ["M32 12L17 27a6 6 0 0 0 8 8l14-14a10 10 0 0 0-14-14L10 22a14 14 0 0 0 20 20l9-9"],
  power: ["*M28 3L8 28h13l-3 17 21-26H26z"],
  reroll: ["M40 22a16 16 0 1 0-5 15", "M41 9v13H28"],
  deck: ["M10 8h22v30H10z", "M16 42h22V14"],
  hand: ["M8 14l16-6 4 30-16 4z", "M26 10l14 5-9 27-4-2"],
  discard: ["M8 14h32M18 14V8h12v6M12 14l3 28h18l3-28M20 21v14M28 21v14"],
  shield: ["M24 4l16 6v12c0 10-7 17-16 22C15 39 8 32 8 22V10z"],
  damage: ["*M24 3l5 10 11-4-4 11 10 5-10 5 4 11-11-4-5 10-5-10-11 4 4-11L2 25l10-5-4-11 11 4z"],
  screen: ["M5 12l12 4 14-4 12 4v24l-12-4-14 4-12-4z", "M17 16v24M31 12v24"],
  eye: ["M4 24s7-12 20-12 20 12 20 12-7 12-20 12S4 24 4 24z", "M24 18a6 6 0 1 0 .01 0z"],
  flag: ["M10 45V4", "*M10 5h28l-7 9 7 9H10z"],
  score: ["*M24 4l5.600 12.600L43 18l-10 9 3 14-12-7.400L12 41l3-14-10-9 13.400-1.400z"],
  flank: ["M8 40V20a8 8 0 0 1 8-8h22M30 4l8 8-8 8"],
  scouting: ["M20 5a15 15 0 1 0 .01 0z", "M31 31l13 13"],
  tough: ["M14 6h20l8 12-18 26L6 18z", "M6 18h36M18 18l6 26 6-26"],
  deep_strike: ["M24 4v28M13 22l11 12 11-12", "M6 43h36"],
  base_defence: ["M8 44V16h7v6h6v-6h6v6h6v-6h7v28z", "M20 44V32h8v12"],
  no_flanking: ["M24 6a18 18 0 1 0 .01 0z", "M11 11l26 26"],
  fist: ["M12 20h24v18H14l-4-8 2-4z", "M17 20V10h6v10M23 20V8h6v12M29 20V11h6v9"],
} satisfies Record<string, Sign>;

export const BASE_ART = "M6 84V40l10-8V18h8v14l8 6V8h10v34l12 8v34zM14 84V70h10v14M34 60h8M34 70h8M12 50h8M46 8V0";
