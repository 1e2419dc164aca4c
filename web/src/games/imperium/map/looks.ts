// How planets look: kind of surface, light, dark, two colours of features, and the ring if there is one.
export interface PlanetLook {
  readonly kind: string;
  readonly light: string;
  readonly dark: string;
  readonly first: string;
  readonly second: string;
  readonly ring: string;
}

const LOOKS: Readonly<Record<string, string>> = {
  "mecatol-rex": "city #c8a06a #4a3020 #e9c98c #7d5a35 #d9b678",
  abyz: "desert #e7b58a #6d3b1f #c07d4b #f8dcc0",
  fria: "ice #e3efff #51699f #ffffff #a3bde0",
  arinam: "ocean #7cc6ee #14466f #bfe8ff #2f82b5",
  meer: "terra #8fd0c0 #1c5c58 #b7c98a #7fa066",
  arnor: "gas #eacb8f #7d5a24 #d2a356 #fff0cc",
  lor: "desert #d9826d #6c2a22 #b0533f #f0b3a0",
  bereg: "desert #e8a06c #7b3518 #c8683a #f4c79b",
  "lirta-iv": "jungle #b9d98a #3c6a2d #6ba24a #e4efb4",
  centauri: "terra #6fb7e6 #17426f #78b765 #4d8a4c",
  gral: "rock #b7aea2 #4c463f #6d655a #e3dccf",
  coorneeq: "rock #c98f7c #55302a #8d5a4b #eccabd",
  resculon: "rock #b9b3a6 #4b463c #766f60 #e4dfd2",
  "dal-bootha": "lava #85604c #2c1a12 #ffa24a #ffe0a0",
  xxehan: "jungle #7fd0a4 #1b5a45 #3d9a70 #c6f0d6",
  lazar: "rock #b3b6bd #43464f #6c707b #e3e5ea",
  sakulag: "gas #e5b072 #74421b #cf8b45 #fbe1bb",
  lodor: "jungle #8fce76 #1e5a37 #3f8f4a #c9e07f",
  "mehar-xull": "gas #a9d6ef #2d5f86 #7fb8dd #e6f6ff",
  mellon: "jungle #b4d37e #42641f #7ba046 #e6f2ba",
  zohbat: "ocean #79b8f0 #163c7c #bcdcff #3a72ba",
  "new-albion": "terra #86bdf0 #1f4378 #8fbf6d #5c8f50",
  starpoint: "desert #e9cf8f #75591f #c5a255 #fff0c4",
  quann: "gas #c9b4ef #4d3a86 #a98be0 #e6dcff #cbb8f2",
  qucenn: "terra #9acbe2 #2a5670 #c3c07f #8d8b52",
  rarron: "jungle #8ed59a #1d5b3c #4aa065 #d0f3cd",
  saudor: "ocean #6fd3d8 #0f5566 #a8f0ea #2b8f9c",
  tarmann: "rock #c3b8c9 #4d4456 #7f7490 #ebe3f0",
  tequran: "desert #e0784f #6a2412 #b94c28 #f7b48f",
  torkan: "ocean #7fb6ee #1a3f7d #c2e0ff #3c74bd",
  thibah: "rock #c9a990 #573c2c #8a6650 #ead3c0",
  "vefut-ii": "desert #d6a45e #66431a #a97431 #f3d69c #e0bd84",
  wellon: "terra #79c9d9 #1a5566 #a9c77c #6f9a58",
  abaddon: "lava #6b4048 #1f0f14 #ff5d4a #ffe0a0",
  ashtroth: "desert #cfc09a #5d5132 #a08f61 #efe5c4",
  loki: "ice #d6e4f7 #5a6fa3 #ffffff #9db2dd",
  arcturus: "terra #86a9ea #23366f #b8b06f #86804a",
  sumerian: "station #cfd8e2 #4a5664 #b9c6d3 #93a3b3",
  bellatrix: "lava #7d4a4e #250f14 #ff6a4a #ffe0a0",
  tsion: "station #cfd8e2 #4a5664 #b9c6d3 #93a3b3",
  capha: "lava #7a4a3a #23110e #ff7b3a #ffe0a0",
  elnath: "ice #dff3ff #4f7fae #ffffff #8fbfe4",
  garbozia: "jungle #9fd68a #2a5f2f #5ba253 #dff4b9",
  "hopes-end": "desert #c9a182 #553927 #966a4b #ecd0b8",
  lesab: "jungle #a6cf6a #33601f #6a9c3a #dcefa9",
  lisis: "desert #dcb27a #6a4720 #b0803f #f6dcae",
  velnor: "lava #86524a #2a1210 #ff7d4a #ffe0a0",
  mirage: "gas #f3b9cf #8a3f66 #e58db1 #ffe4ee",
  perimeter: "rock #a9bccb #3c4c5c #647789 #dfe8ef #9fb3c4",
  primor: "rock #c7b58d #544627 #7f6d42 #ece0be",
  "rigel-i": "jungle #98d5b0 #1f5c4a #4f9f7c #d6f2de",
  "rigel-ii": "terra #8fc2ec #214a75 #a8c07a #6f9258",
  "rigel-iii": "ice #d9ebfb #52739f #ffffff #a2c1e2",
  "vega-major": "gas #f0d3a0 #83602c #d9ab62 #fff2d6",
  "vega-minor": "ice #dcecff #4f6ba3 #ffffff #9fb6e0",
  jord: "terra #6db4f2 #123c7a #6fae5b #c7b27a",
  "arc-prime": "city #8d7f86 #241d24 #ff8d63 #4c4148",
  "wren-terra": "desert #c49a86 #4f3227 #94685a #e8cabb",
  arretze: "desert #f0c774 #7c5417 #cf9a3c #ffe6b0",
  hercant: "terra #e5cf8f #76602a #a9b86a #7f8f45",
  kamdorn: "rock #d6b184 #5e4223 #98734a #f0dbbd",
  jol: "ocean #66c9e8 #0d4a78 #b4f0ff #2a86b4",
  nar: "ocean #5aa7e6 #122f6b #a3d6ff #2a66ae",
  "zero-zero-zero": "machine #59606b #0c0e12 #ff5a4a #ff5a4a",
  "moll-primus": "city #a58d7d #2f2420 #ffb066 #5c4a3f",
  druaa: "ocean #8fd6d2 #1b5c64 #c8f4ee #3d97a0",
  maaluuk: "jungle #a9d9a0 #2f6140 #64a468 #e0f4d0",
  quinarra: "desert #d18f5c #5a2a14 #a5602f #f0c49b",
  trenlak: "rock #bf9f83 #523a28 #87664b #e5cdb5",
  "archon-ren": "jungle #93d68b #1e5a36 #4f9f55 #dff4b8",
  "archon-tau": "terra #9fd6c4 #275f58 #d7cf92 #8fa563",
  retillion: "jungle #9ccb8c #2b5637 #5c9a5f #dcefc4",
  shalloq: "ocean #86c9c4 #1c5358 #c2efe9 #3f8f92",
  muaat: "lava #8c4a30 #2a0f08 #ff8a3a #ffe0a0",
  "lisis-ii": "rock #b8ad9c #4a4235 #766b58 #e2d9c8",
  ragh: "desert #d3a878 #5f3f22 #a4764a #f0d3ae",
  winnu: "city #b9a77f #3a2f1c #ffe0a0 #6b5a38",
  darien: "terra #a7c4e8 #2f4a78 #b9b98a #85855c",
};
const PLAIN = "rock #b9b3a6 #4b463c #766f60 #e4dfd2";

const known = new Map<string, PlanetLook>();

/** Planets of a pack of one's own, which no look was made for, are rocks. */
export function lookOf(planet: string): PlanetLook {
  let found = known.get(planet);
  if (!found) {
    const [kind = "", light = "", dark = "", first = "", second = "", ring = ""] = (LOOKS[planet] ?? PLAIN).split(" ");
    found = { kind, light, dark, first, second, ring };
    known.set(planet, found);
  }
  return found;
}
