// The drawings of this game, all our own: emblems of the two sides, signs of kinds and strategies, and a scene for each event. Characters, resources and strategies
// as pictures are in art/.
// A sign is a list of paths on a sheet of 48 x 48; a leading * means filled.

export type Sign = readonly string[];

export { default as EMBLEMS } from "./marks";

/** The four ordinary kinds, each with a shape of its own: bolt, spiral, scroll, eye. */
export const KINDS: Record<string, Sign> = {
  military: [
    "M10 38L34 14M14 34l-6 6M30 10l8-2-2 8",
    "M38 38L14 14M34 34l6 6M18 10l-8-2 2 8",
    "*M24 20.500l3.500 3.500-3.500 3.500-3.500-3.500z",
  ],
  force: [
    "M24 24c2-2 6 0 5 4-1 5-9 6-12 1-4-7 2-15 10-15 10 0 15 9 12 17-3 9-14 13-22 9",
    "*M24 21.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
  ],
  diplomacy: [
    "M12 8h22v28a4 4 0 0 1-4 4H14",
    "M12 8a4 4 0 0 0-4 4v4h8v20a4 4 0 0 1-4 4 4 4 0 0 1-4-4v-2",
    "M21 16h8M21 22h8",
    "*M27 28l2.400 4.200 4.600 1-3.200 3.500.5 4.800-4.300-2-4.300 2 .5-4.800-3.200-3.500 4.600-1z",
  ],
  recon: ["M4 24s7-12 20-12 20 12 20 12-7 12-20 12S4 24 4 24z", "*M24 18a6 6 0 1 0 0 12 6 6 0 0 0 0-12z", "M24 4v4M24 40v4"],
};

export const STRATEGIES: Record<string, Sign> = {
  bureaucracy: ["M13 6h16l7 7v29H13z", "M29 6v7h7", "M18 20h12M18 26h12", "*M22 32h12v4H22z"],
  deception: [
    "M5 14c7-4 12-3 19 1 7-4 12-5 19-1 1 12-4 20-11 20-4 0-6-3-8-6-2 3-4 6-8 6-7 0-12-8-11-20z",
    "*M12 20c3-2 6-1 8 2-3 2-7 1-8-2zM36 20c-3-2-6-1-8 2 3 2 7 1 8-2z",
  ],
  "direct-assault": ["M6 42L30 18", "*M28 8l14-2-2 14-4-2-8 8-6-6 8-8z", "M8 26l6 6M16 34l6 6"],
  infiltration: ["M24 5c8 0 13 6 13 14v6H11v-6C11 11 16 5 24 5z", "M7 25h34", "*M14 29h8v5h-8zM26 29h8v5h-8z", "M16 43c2-4 14-4 16 0"],
  support: ["M24 42V20M14 30l10-10 10 10", "*M24 4a5 5 0 1 0 .01 0z", "M8 42h32", "M10 14l4 4M38 14l-4 4"],
};

export const SIGNS = {
  vp: ["*M24 4l5.600 12.600L43 18l-10 9 3 14-12-7.400L12 41l3-14-10-9 13.400-1.400z"],
  influence: ["M24 4l17 10v20L24 44 7 34V14z", "*M24 14l3 7 7 3-7 3-3 7-3-7-7-3 7-3z"],
  capacity: ["M6 12h14v24H6zM28 12h14v24H28z"],
  objective: ["M24 6a18 18 0 1 0 .01 0zM24 15a9 9 0 1 0 .01 0z", "*M24 21a3 3 0 1 0 .01 0z"],
  reserve: ["M8 14h32v26H8z", "M14 14V8h20v6", "M24 21v10M19 26h10"],
  turn: ["M40 26a16 16 0 1 1-5-12", "M36 4v11H25"],
  under: ["M24 38V12M12 22l12-12 12 12"],
  exact: ["M8 25l11 11L40 12"],
  over: ["M10 10l28 28M38 10L10 38"],
  off: ["M24 6a18 18 0 1 0 .01 0zM11.300 36.700l25.400-25.400"],
} as const satisfies Record<string, Sign>;

/** A scene is drawn from a sky, something in it, and a ground; on a sheet of 160 x 90. */
export interface Scene {
  readonly sky: readonly [string, string];
  readonly ground: string;
  readonly shapes: readonly (readonly [fill: string, path: string])[];
}

const STARS = "M12 14h.01M30 34h.01M46 10h.01M63 26h.01M78 8h.01M96 30h.01M112 12h.01M128 38h.01M146 18h.01M20 52h.01M140 56h.01M88 48h.01";
const DESERT: Scene = {
  sky: ["#e9a95f", "#f6dcae"],
  ground: "#b67a3c",
  shapes: [
    ["#fff3cf", "M46 34a11 11 0 1 0 .01 0z"],
    ["#f7c98a", "M72 44a7 7 0 1 0 .01 0z"],
    ["#c98f4f", "M0 66q30-12 62-3t98-7v34H0z"],
    ["#a76b32", "M0 76q52-12 92-4t68-5v23H0z"],
    ["#7f4f24", "M112 62q9-11 18 0v7h-18z"],
  ],
};
const ICE: Scene = {
  sky: ["#7fa3bd", "#d8e8ef"],
  ground: "#eef5f8",
  shapes: [
    ["#b9d0dd", "M0 60l26-26 18 18 22-34 28 38 20-22 46 30v26H0z"],
    ["#f6fbfd", "M0 70q40-9 82-2t78-5v27H0z"],
    ["#8fb0c4", "M60 34l6-16 9 12-7 6z"],
  ],
};
const FOREST: Scene = {
  sky: ["#8fb6a1", "#d9e6c9"],
  ground: "#3f6b4a",
  shapes: [
    ["#6f9a79", "M0 70l10-44 10 44zM30 70l9-52 9 52zM62 70l8-40 8 40zM96 70l10-54 10 54zM130 70l9-46 9 46z"],
    ["#2f5239", "M14 78l10-56 10 56zM50 78l7-46 7 46zM82 78l9-60 9 60zM116 78l9-52 9 52zM146 78l8-40 8 40z"],
    ["#3f6b4a", "M0 74q60-9 160 0v16H0z"],
  ],
};
const SPACE: Scene = {
  sky: ["#0f1a2b", "#27374c"],
  ground: "#27374c",
  shapes: [
    ["*", STARS],
    ["#5d7690", "M122 24a22 22 0 1 0 .01 0z"],
    ["#47607a", "M122 24a22 22 0 0 1 0 44 30 30 0 0 0 0-44z"],
    ["#cfd8e0", "M16 62l44-14-8 10 10 6-24 2z"],
    ["#e3a36f", "M58 78l22-6-6 5 8 4-16 2z"],
  ],
};
const CLOUDS: Scene = {
  sky: ["#e08f6d", "#f8d7b4"],
  ground: "#f3c8a6",
  shapes: [
    ["#fbe4cd", "M-10 74a18 14 0 0 1 30-10 20 16 0 0 1 36-4 18 14 0 0 1 34 4 20 15 0 0 1 38 0 18 14 0 0 1 42 12v14H-10z"],
    ["#8a5a55", "M58 30h46l-8 9H66z"],
    ["#a8726a", "M62 30q18-18 38 0z"],
    ["#6d4644", "M78 39h6l-2 20h-2z"],
    ["#fff1de", "M-10 82a20 12 0 0 1 40-6 22 14 0 0 1 46 0 20 12 0 0 1 40-2 22 14 0 0 1 54 8v8H-10z"],
  ],
};
const JUNGLE: Scene = {
  sky: ["#5f8f8b", "#cfe0bd"],
  ground: "#35603f",
  shapes: [
    ["#dce8cf", "M120 14a10 10 0 1 0 .01 0z"],
    ["#8c8a6e", "M34 76l10-24h6l4-12h8l4-10h10l4 10h8l4 12h6l10 24z"],
    ["#6d6b53", "M64 76V62h12v14z"],
    ["#35603f", "M0 78q16-16 34-8 20-10 42 2 30-12 48-2 20-8 36 2v18H0z"],
  ],
};
const CITY: Scene = {
  sky: ["#2f3c55", "#8b93a8"],
  ground: "#232c3d",
  shapes: [
    [
      "#56617a",
      "M6 84V48h14v36zM26 84V30h12l4 8v46zM52 84V40l10-14 10 14v44zM82 84V34h16v50zM106 84V22h8v62zM120 84V44h16v40zM142 84V52h14v32z",
    ],
    ["#ffd98a", "M30 44h4v3h-4zM58 46h6v3h-6zM88 42h5v3h-5zM88 54h5v3h-5zM126 52h5v3h-5zM12 56h4v3h-4z"],
    ["#232c3d", "M0 80h160v10H0z"],
  ],
};
const COUNCIL: Scene = {
  sky: ["#6e5a7d", "#cdb9c6"],
  ground: "#4c3d5c",
  shapes: [
    ["#8a7596", "M10 84V34h10v50zM140 84V34h10v50zM40 84V28h10v56zM110 84V28h10v56z"],
    ["#a893b0", "M4 34h152l-8-9H12z"],
    ["#f3e6c8", "M80 40l4 9 9 4-9 4-4 9-4-9-9-4 9-4z"],
    ["#4c3d5c", "M0 82h160v8H0z"],
  ],
};
const HALL: Scene = {
  sky: ["#2b1f22", "#6b3a2b"],
  ground: "#231715",
  shapes: [
    ["#8c4a30", "M20 90V40a60 52 0 0 1 120 0v50h-16V44a44 40 0 0 0-88 0v46z"],
    ["#e9a95f", "M80 30a9 9 0 1 0 .01 0z"],
    ["#3c2520", "M44 84q10-18 36-18t36 18v6H44z"],
  ],
};

const SCENES: Record<string, Scene> = {
  "acquire-the-death-star-plans": SPACE,
  "attack-on-echo-base": ICE,
  "balance-of-the-force": JUNGLE,
  "battle-of-endor": SPACE,
  "battle-of-hoth": ICE,
  "battle-of-yavin": SPACE,
  "control-of-endor": FOREST,
  "create-a-diversion": FOREST,
  "destroy-the-shield-generator": FOREST,
  "diplomatic-freedom": COUNCIL,
  "display-of-power": SPACE,
  "duel-on-cloud-city": CLOUDS,
  "escape-from-tatooine": DESERT,
  "evacuation-of-echo-base": ICE,
  "fall-of-a-hero": HALL,
  "heart-of-the-empire": CITY,
  "locate-the-rebel-base": JUNGLE,
  "most-desperate-hour": SPACE,
  "negotiate-with-the-hutts": HALL,
  "occupation-of-cloud-city": CLOUDS,
  "rebel-uprising": CITY,
  "rescue-mission-to-cloud-city": CLOUDS,
  "securing-the-rebel-base-on-yavin-4": JUNGLE,
  "ultimate-power-in-the-universe": SPACE,
};

export function sceneOf(event: string): Scene {
  return SCENES[event] ?? SPACE;
}
