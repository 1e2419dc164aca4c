// The drawings of this game, all our own: emblems of the factions, shapes of the types, units, cards and signs.
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
  ["M6 26l18-10 18 10v9L24 25 6 35z", "M6 38l18-10 18 10v6L24 34 6 44z", "*M24 2l2.400 5.600 6 .5-4.600 4 1.400 5.900-5.200-3.200-5.200 3.200 1.400-5.900-4.600-4 6-.5z"],
  ["M24 3c2 9 14 14 14 27a14 14 0 0 1-28 0C10 17 22 12 24 3z", "M14 30s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6z", "*M24 27a3 3 0 1 0 .01 0z"],
  ["M10 44C4 30 6 14 16 4c-1 10 1 16 5 21", "M24 44c-5-12-4-26 2-36 1 10 4 17 4 24", "M38 44c-4-8-5-18-1-28 3 7 5 14 5 22", "*M12 38c8-6 20-6 26 0-6 7-20 7-26 0z"],
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

/** Units on a sheet of 100 x 80, filled and outlined in the colour of their seat. Those that are alike share a drawing. */
const ART = {
  soldier: "M42 14h16l3 12H39zM36 28h28l4 22h-8v20h-8V54h-4v16h-8V50h-8z M22 44h42l14-8M30 44v7",
  mecha: "M36 20h28v18l8 6v14h-8V48h-6l8 24H54l-4-16-4 16H34l8-24h-6v10h-8V44l8-6z M42 28h16M20 30h10v22H20zM70 30h10v22H70z",
  stealth: "M40 16c4-6 16-6 20 0l4 14 10 12-6 4-6-6v30h-8V54h-8v16h-8V40l-6 6-6-4 10-12z M40 24h20M18 60l8-3M14 48l8-2M82 60l-8-3M86 48l-8-2",
  rocket: "M38 16h14l3 11H35zM33 29h25l3 20h-7v21h-7V54h-4v16h-8V49h-6z M28 24l50-12 4 9-52 12zM78 12l10-4 4 9-9 5",
  militia: "M40 18c0-9 20-9 20 0l6 2v4H34v-4zM36 30h28l3 21h-7v19h-8V55h-4v15h-8V51h-8z M72 22v48M68 22h8",
  tank: "M12 52h76l-6 14H20z M24 52l6-12h40l8 12M38 40l4-12h22l4 12M64 33h32v-4H64 M30 56a3 3 0 1 0 .01 0zM50 56a3 3 0 1 0 .01 0zM70 56a3 3 0 1 0 .01 0z",
  heavy: "M8 50h84l-7 18H16z M20 50l6-14h46l8 14M34 36l4-14h28l6 14M66 26h30v-5H64M66 33h26v-4H67 M28 56a4 4 0 1 0 .01 0zM50 56a4 4 0 1 0 .01 0zM72 56a4 4 0 1 0 .01 0z",
  flak: "M14 54h72l-5 13H20z M30 54l8-12h26l8 12M46 42L70 12l7 5-22 28M54 46l26-26 6 6-24 24",
  car: "M14 44l8-14h34l10 8 16 2 4 10v6H12z M28 49a9 9 0 1 0 .01 0zM70 49a9 9 0 1 0 .01 0z M50 30l20-12M40 30v-8h12v8",
  copter: "M28 36c4-12 30-14 38-2l26 2v6l-26 6c-10 8-34 8-38-4z M46 26V14M12 14h68M34 58h38M42 48v10M62 48v10M88 28v18",
  bomber: "M50 12l7 22 33 18v8L57 50l-2 14 9 6v4l-14-4-14 4v-4l9-6-2-14-33 10v-8l33-18z",
  jet: "M50 6l6 24 30 30v6l-28-8-2 10 6 6H38l6-6-2-10-28 8v-6l30-30z M50 20v24",
  drop: "M20 30h56l14 14-6 16H18L8 48z M26 30l6-12h34l6 12M30 60l-6 10M70 60l6 10M40 44h24v16H40z",
  turret: "M34 70h32l-5-20H39z M34 50h32V34c-6-10-26-10-32 0z M60 38h32v-6H62M24 70h52",
  mine: "M50 24a20 20 0 1 0 .01 0z M50 12v12M50 64v8M20 44h10M70 44h10M29 23l7 7M71 23l-7 7M29 65l7-7M71 65l-7-7 M44 44h12",
  monk: "M50 10c9 0 13 7 13 15l11 45H26l11-45c0-8 4-15 13-15z M50 20c5 0 7 4 7 8s-3 8-7 8-7-4-7-8 2-8 7-8zM50 40v30M38 48l24 0",
  pebble: "M22 62c-4-14 6-24 18-24 4-10 22-12 28-2 12 2 18 16 10 26z M40 38l8 10-6 14M68 36l-6 14 10 10",
  boulder: "M14 68c-6-20 6-36 24-38 4-16 30-18 36-2 16 4 22 26 12 40z M38 30l10 16-8 22M74 28l-12 18 14 20M48 46h14",
  flame: "M50 8c2 14 22 22 22 40a22 22 0 0 1-44 0c0-10 8-14 10-24 4 4 6 6 6 12 6-8 6-18 6-28z M50 44c4 6 9 8 9 15a9 9 0 0 1-18 0c0-6 6-8 9-15z",
  inferno: "M50 4c4 14 30 22 30 46a30 24 0 0 1-60 0c0-12 8-16 8-28 6 4 8 8 8 14 8-8 12-18 14-32z M50 36c6 8 14 12 14 22a14 14 0 0 1-28 0c0-10 10-14 14-22zM24 72h52",
  wind: "M12 34h50c14 0 14-20 0-20-8 0-10 8-6 12 M12 46h66c14 0 14 22 0 22-8 0-10-8-6-12 M12 58h32c10 0 10 14 0 14",
  cyclone: "M14 14h72l-8 12H24zM26 30h50l-8 10H34zM36 44h32l-6 10H42zM44 58h18l-8 14z",
  void: "M50 10c14 14 14 46 0 62-14-16-14-48 0-62z M20 26c10 6 10 24 0 30M80 26c-10 6-10 24 0 30M36 41h28",
  maw: "M12 40c10-24 66-24 76 0-10 26-66 26-76 0z M12 40l12 8 8-10 10 12 8-12 8 12 10-12 8 10 12-8M40 22l4 8M60 22l-4 8",
  wave: "M8 60c14 0 14-26 34-26 14 0 18 14 8 16 18 6 26-6 18-20 16 6 24 20 24 30z M8 70h84M30 24a4 4 0 1 0 .01 0z",
  stone: "M36 70V24l14-16 14 16v46z M44 32h12M44 42h12M44 52h12M26 70h48",
  larva: "M14 58c0-16 14-16 18-8 4-14 20-14 24-4 6-12 26-10 28 6 4 16-10 18-16 12-4 8-18 8-22 2-6 8-30 8-32-8z M76 48a3 3 0 1 0 .01 0z",
  queen: "M50 8c10 0 14 8 14 16 18 4 24 20 20 34-8-8-14-10-20-8 4 12-4 22-14 22s-18-10-14-22c-6-2-12 0-20 8-4-14 2-30 20-34 0-8 4-16 14-16z M44 24h12M40 8L34 0M60 8l6-8",
  claw: "M20 66C8 44 18 20 44 10c-8 14-8 22-4 32 4-14 14-22 28-26-6 12-6 20-2 28 6-8 12-12 20-12-4 20-20 38-42 40-10 1-18-2-24-6z",
  bug: "M50 12c8 0 12 6 12 12l10 4 8 22-8 2-8-14-2 14 10 18h-9L50 54 37 70h-9l10-18-2-14-8 14-8-2 8-22 10-4c0-6 4-12 12-12z M44 24h12",
  wing: "M50 34c14-26 30-26 42-20-6 6-6 12-4 18-10-2-18 2-22 10l-16 28-16-28c-4-8-12-12-22-10 2-6 2-12-4-18 12-6 28-6 42 20z",
  beast: "M10 50c0-22 24-34 46-28 10-8 26-4 32 6l-8 6c4 8 2 16-4 20v16H66V58H36v12H24V60c-8-2-14-4-14-10z M72 32a3 3 0 1 0 .01 0zM88 28l6-8",
  worm: "M14 70c-4-30 12-40 28-34s26-6 20-18l14-10c16 20 6 46-18 46-14 0-20-4-26 16z M70 20l6 8M62 30l8 6",
  plant: "M50 68C46 48 30 50 24 34c14-2 22 6 25 16 0-16 4-30 20-38 5 20-6 32-17 40 10-4 20-4 28 2-8 10-20 12-28 6z M50 66L68 18M50 60L28 38",
  tower: "M38 70l4-34h16l4 34z M30 24c0-14 40-14 40 0 6 8-2 14-20 14s-26-6-20-14z M42 22a3 3 0 1 0 .01 0zM56 18a3 3 0 1 0 .01 0zM28 70h44",
  eye: "M10 40s14-26 40-26 40 26 40 26-14 26-40 26-40-26-40-26z M50 28a12 12 0 1 0 .01 0z M20 18l-6-8M80 18l6-8M50 14V4",
  fist: "M26 34h46v34H32l-10-14 4-6z M34 34V16h10v18M44 34V12h10v22M54 34V14h10v20M64 34V20h8v14",
  cannon: "M12 58h40l8-14h32V32H56l-8-8H22L12 36z M24 58v12M46 58v12M86 28v20M28 36h14",
  blade: "M16 66l12-4L78 12l8 2 2 8-50 50-4 6z M16 66l-6 6M36 54l10 10",
  missiles: "M20 68V30l8-14 8 14v38zM42 68V26l8-14 8 14v42zM64 68V30l8-14 8 14v38z M14 72h72",
  drone: "M38 34h24v16H38z M38 36L20 24M62 36l18-12M38 48L20 60M62 48l18 12 M18 18a8 6 0 1 0 .01 0zM82 18a8 6 0 1 0 .01 0zM18 56a8 6 0 1 0 .01 0zM82 56a8 6 0 1 0 .01 0z",
  beam: "M20 22h26v38H20z M46 34h44v4H46zM46 44h36M28 30h10v22H28z",
  treads: "M16 48h68c10 0 10 22 0 22H16c-10 0-10-22 0-22z M26 48l10-28h28l10 28 M24 59a5 5 0 1 0 .01 0zM50 59a5 5 0 1 0 .01 0zM76 59a5 5 0 1 0 .01 0z",
  ram: "M14 46h40l34-14v32L54 54H14z M14 40v22M66 40v18M24 62v8M44 62v8",
  net: "M50 10a30 30 0 0 0-30 30h60a30 30 0 0 0-30-30z M50 10v30M36 14c-4 8-6 16-6 26M64 14c4 8 6 16 6 26M24 26h52 M44 40h12v30H44zM32 70h36",
} as const;

const ART_OF: Record<string, keyof typeof ART> = {
  "turret": "turret", "militia": "militia", "trooper": "soldier", "mecha": "mecha", "rocket": "rocket", "stealth": "stealth", "heavy-tank": "heavy", "tank": "tank", "mobile-aa": "flak", "scout-car": "car",
  "predator": "copter", "dropship": "drop", "bomber": "bomber", "interceptor": "jet", "minefield": "mine", "flak-battery": "flak", "novice-basic": "monk", "novice": "monk", "pebble": "pebble", "boulder": "boulder",
  "ember": "flame", "inferno": "inferno", "zephyr": "wind", "cyclone": "cyclone", "void-rip": "void", "void-maw": "maw", "mist": "wind", "maelstrom": "wave", "guardian": "monk", "ward-stone": "stone",
  "larva": "larva", "queen": "queen", "razor": "claw", "soldier": "bug", "slicer": "wing", "stinger": "wing", "behemoth": "beast", "rover": "car", "lurker": "bug", "tunneler": "worm",
  "poison-ivy": "plant", "spore-tower": "tower", "leviathan": "worm", "gorgon": "eye", "iron-fist": "fist", "mortis-cannon": "cannon", "shrapnel-gun": "cannon", "cutter": "blade", "crusher": "fist",
  "skylance": "missiles", "rocket-storm": "missiles", "hornet": "drone", "spotter": "drone", "annihilator": "beam", "lance": "beam", "stomper": "treads", "ram": "ram", "flak-net": "net", "repulsor": "net",
};
const BY_TYPE: readonly (keyof typeof ART)[] = ["soldier", "tank", "jet", "turret"];

/** The drawing of a unit; one that a changed pack has added is drawn as its type. */
export function artOf(id: string, type: number): string {
  return ART[ART_OF[id] ?? BY_TYPE[type] ?? "soldier"];
}

export const BASE_ART = "M6 84V40l10-8V18h8v14l8 6V8h10v34l12 8v34zM14 84V70h10v14M34 60h8M34 70h8M12 50h8M46 8V0";
