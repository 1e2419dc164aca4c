// Signs of this game: badges and emblems of the nations, glyphs of the cards, and of which drawings the pictures of the action cards are made.

/** In the order of the pack. */
export const NATIONS = ["usa", "china", "ussr", "uk", "israel", "arab", "insurgent"] as const;
export type Nation = (typeof NATIONS)[number];

interface NationSign {
  /** The outline of the badge, on a sheet of 24 x 24. */
  readonly outline: string;
  /** Our own emblem (no flag, no state arms), on a sheet of 48 x 48. */
  readonly emblem: string;
  readonly letter: string;
}
export const NATION_SIGNS: Readonly<Record<Nation, NationSign>> = {
  usa: {
    outline: "M12 1L21.500 4v8.500c0 5-4 8.500-9.500 10.500C6.500 21 2.500 17.500 2.500 12.500V4z",
    emblem: "M24 4l4.500 9.500 10.500 1-8 7 2.500 10.500L24 26.500 14.500 32 17 21.500l-8-7 10.500-1zM8 36h32v3H8zM12 41h24v3H12z",
    letter: "U",
  },
  china: {
    outline: "M6.500 2h11L23 12l-5.500 10h-11L1 12z",
    emblem: "M8 44V24h4v-6h5v5h4V10h6v13h4v-5h5v6h4v20H30V32q0-6-6-6t-6 6v12z",
    letter: "C",
  },
  ussr: {
    outline: "M12 1.500a10.500 10.500 0 1 0 .01 0z",
    emblem:
      "M21 4h6l1 5 4 2 5-3 4 4-3 5 2 4 5 1v6l-5 1-2 4 3 5-4 4-5-3-4 2-1 5h-6l-1-5-4-2-5 3-4-4 3-5-2-4-5-1v-6l5-1 2-4-3-5 4-4 5 3 4-2zM24 16a9 9 0 1 0 .01 0z",
    letter: "S",
  },
  uk: { outline: "M3 3h18v18H3z", emblem: "M6 38V16l9 9 9-17 9 17 9-9v22zM6 41h36v4H6z", letter: "K" },
  israel: {
    outline: "M12 1l11 11-11 11L1 12z",
    emblem:
      "M23 46V24c-8 2-14-2-15-10 8-1 13 2 15 7V8c0-3 1-5 1-6 0 1 1 3 1 6v13c2-5 7-8 15-7-1 8-7 12-15 10v22zM23 38c-6 2-11 0-13-6 6-2 11 0 13 4zM25 38c6 2 11 0 13-6-6-2-11 0-13 4z",
    letter: "I",
  },
  arab: {
    outline: "M4 2h16l3 10-3 10H4L1 12z",
    emblem:
      "M22 44c2-10 2-16 0-22-4-4-10-4-14 2 1-8 7-11 13-8-3-4-8-5-12-4 5-5 12-3 15 3 3-6 10-8 15-3-4-1-9 0-12 4 6-3 12 0 13 8-4-6-10-6-14-2 2 6 2 12 0 22zM4 45q20-8 40 0v2H4z",
    letter: "A",
  },
  insurgent: {
    outline: "M12 1.500L23 21.500H1z",
    emblem: "M2 44L16 16l7 12 7-20 16 36zM16 16l-4 8 4-2 4 2zM30 8l-5 14 5-3 5 3z",
    letter: "N",
  },
};

/** Glyphs on a sheet of 16 x 16. */
export const GLYPHS = {
  cannon: "M1 6.500h8l1-1.500h1.500l3.500 3-3.500 3H10L9 9.500H1z",
  missile: "M14.500 1.500C11 1.500 8.500 3 6.500 5L3 5.500 1 8l3 .5L3 11l2 2 2.500-1 .5 3 2.500-2 .5-3.500c2-2 3.500-4.500 3.500-8z",
  small_arms:
    "M2 14V6c0-2 .8-3.500 1.500-4C4.200 2.500 5 4 5 6v8zM6.500 14V6c0-2 .8-3.500 1.500-4 .7.500 1.500 2 1.500 4v8zM11 14V6c0-2 .8-3.500 1.500-4 .7.500 1.500 2 1.500 4v8z",
  artillery: "M1 14.500h14V13H1zM2 12L1 10.500C5 4 9 2.500 12 3.500l.6-2 2.900 4-4.500 2 .6-2.200C9 4.600 6 6.500 2 12z",
  armour: "M8 1l6 2v5c0 4-2.600 6-6 7.500C4.600 14 2 12 2 8V3z",
  manoeuvre: "M1 8l5-5v3h4V3l5 5-5 5v-3H6v3z",
  reinforcement: "M8 1v5.500H15v3H8V15L1 8z",
  die: "M8 .8L15.500 6 14 11 8 15.200 2 11 .5 6z",
  headquarters: "M3 1h1.500v14H3zM5 2h9l-2 3 2 3H5z",
  reaction: "M6 2v3.500h3.500A5 5 0 0 1 9.500 15.500H4V13h5.500a2.500 2.500 0 0 0 0-5H6V11.500L1 6.700z",
  vp: "M8 .8l2.100 4.900 5.300.4-4 3.500 1.200 5.200L8 12l-4.600 2.800 1.200-5.200-4-3.500 5.300-.4z",
  hit: "M8 .5l1.700 3.600 3.800-1.500-1.500 3.800L15.600 8 12 9.700l1.500 3.800-3.800-1.500L8 15.500l-1.700-3.500-3.800 1.500L4 9.700.4 8 4 6.400 2.500 2.600l3.800 1.500z",
  acted: "M1.500 8.500L4 6l2.500 2.500L12 2.500 14.500 5l-8 8z",
  superior: "M8 1l6 5-2 2-4-3.300L4 8 2 6zM8 7l6 5-2 2-4-3.300L4 14l-2-2z",
} as const;
export type Glyph = keyof typeof GLYPHS;

/** A drawing on a picture: of a unit (in the coat of the nation) or an effect, and where it stands. */
export type PicturePart = readonly [drawing: string, transform: string];
export const PICTURES: Readonly<Record<string, readonly PicturePart[]>> = {
  assault: [
    ["smoke", "translate(10 50)"],
    ["mbt-west", "translate(2 14) scale(.62)"],
    ["mbt-west", "translate(44 26) scale(.58)"],
    ["flash", "translate(112 44) scale(.6)"],
  ],
  barrage: [
    ["mbt-west", "translate(-2 19) scale(.68)"],
    ["flash", "translate(79 39) scale(.6)"],
    ["burst", "translate(103 26) scale(.8)"],
    ["dirt", "translate(92 50) scale(.7)"],
  ],
  cannon: [
    ["mbt-west", "translate(0 7) scale(.86)"],
    ["flash", "translate(102 31) scale(.9)"],
  ],
  "close-air-support": [
    ["helicopter", "translate(0 0) scale(.74)"],
    ["rocket", "translate(94 42) rotate(24) scale(.8)"],
  ],
  "combined-arms": [
    ["mbt-west", "translate(42 2) scale(.62)"],
    ["missile-tracked", "translate(-6 18) scale(.56)"],
    ["infantry", "translate(60 28) scale(.5)"],
  ],
  "counter-fire": [
    ["spg", "translate(0 20) scale(.62)"],
    ["arc", "translate(68 14) scale(.7)"],
    ["burst", "translate(98 40) scale(.9)"],
  ],
  cover: [
    ["infantry", "translate(22 6) scale(.62)"],
    ["bags", "translate(52 38)"],
    ["bags", "translate(88 40) scale(.8)"],
  ],
  "cover-fire": [
    ["infantry", "translate(-2 12) scale(.76)"],
    ["flash", "translate(84 28) scale(.5)"],
    ["tracer", "translate(96 27) scale(.5)"],
    ["dirt", "translate(104 48) scale(.6)"],
  ],
  engineers: [["dozer", "translate(8 4) scale(.9)"]],
  minefield: [
    ["apc-8x8", "translate(0 16) scale(.66)"],
    ["burst", "translate(74 48) scale(.7)"],
    ["mine", "translate(98 48) scale(.8)"],
    ["mine", "translate(112 44) scale(.6)"],
  ],
  missile: [
    ["missile-tracked", "translate(-4 12) scale(.76)"],
    ["rocket", "translate(98 16) rotate(-6) scale(.9)"],
  ],
  overrun: [
    ["burst", "translate(96 36) scale(.9)"],
    ["mbt-west", "translate(4 10) rotate(-5) scale(.74)"],
    ["arrow", "translate(100 12) scale(.8)"],
  ],
  overwatch: [
    ["missile-tracked", "translate(-2 14) scale(.72)"],
    ["reticle", "translate(98 22)"],
  ],
  "pull-back": [
    ["ifv-west", "translate(14 14) scale(.68)"],
    ["smoke", "translate(92 44)"],
    ["smoke", "translate(104 34) scale(.8)"],
    ["arrow", "translate(18 10) rotate(180) scale(.8)"],
  ],
  raid: [
    ["hmmwv", "translate(0 16) scale(.7)"],
    ["flash", "translate(58 23) scale(.6)"],
    ["tracer", "translate(74 21) scale(.9)"],
  ],
  "reaction-force": [
    ["apc-8x8", "translate(-4 8) scale(.56)"],
    ["apc-8x8", "translate(30 24) scale(.6)"],
    ["arrow", "translate(100 14)"],
  ],
  "recon-drone": [
    ["drone", "translate(48 22)"],
    ["reticle", "translate(98 42) scale(.8)"],
  ],
  regroup: [
    ["apc-tracked", "translate(0 14) scale(.7)"],
    ["turn", "translate(96 28)"],
  ],
  "screening-force": [
    ["mbt-west", "translate(-4 8) scale(.56)"],
    ["ifv-west", "translate(38 22) scale(.6)"],
    ["shield", "translate(108 36) scale(.8)"],
  ],
  "small-arms": [
    ["infantry", "translate(-2 10) scale(.8)"],
    ["tracer", "translate(86 26) scale(.8)"],
  ],
};

/** The drawing of a force card: one for each family of vehicles. What a changed pack adds is drawn by its type. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  "mbt-modern": ["cn-type99", "cn-type96", "ussr-t80u", "ussr-t64b"],
  "mbt-east": ["ar-t72m", "ar-t62", "ar-t55", "cn-type80", "cn-type59", "in-t55", "il-tiran5", "ussr-t72", "ussr-t62"],
  "ifv-east": ["ar-bmp1", "cn-type86", "in-bmp1", "ussr-bmp2", "ussr-bmp1", "ussr-bmd1"],
  "apc-8x8": ["ar-btr60", "usa-stryker", "ussr-btr60", "ussr-btr80"],
  "apc-6x6": ["ar-walid", "cn-wz523"],
  "half-track": ["il-halftrack"],
  "recon-tracked": ["uk-scimitar"],
  "missile-wheeled": ["ar-9p133", "cn-wz550at", "ussr-9p148"],
  "missile-jeep": ["il-jeeptow"],
  "tank-missile": ["il-pereh"],
  fighters: ["in-fighters", "in-rpg", "in-atgm"],
  technical: ["in-tech-mg", "in-tech-rr"],
  "rocket-technical": ["in-type63"],
  "rocket-truck": ["cn-type81", "ussr-bm21"],
  howitzer: ["ar-d30", "uk-l118"],
  mortar: ["in-mortar"],
  commander: ["in-hq"],
  "hq-wheeled": ["ar-acrv", "ussr-btr60pu"],
};
const FAMILY_OF: ReadonlyMap<string, string> = new Map(Object.entries(FAMILIES).flatMap(([family, ids]) => ids.map((id) => [id, family])));
const BY_TYPE: Readonly<Record<string, string>> = {
  mbt: "mbt-west",
  "light-tank": "light-tank",
  recon: "recon-wheeled",
  ifv: "ifv-west",
  apc: "apc-tracked",
  "light-vehicle": "hmmwv",
  infantry: "infantry",
  "atgm-carrier": "missile-tracked",
  artillery: "spg",
  "rocket-artillery": "mlrs",
  headquarters: "hq",
};

export function familyOf(id: string, type: string): string {
  return FAMILY_OF.get(id) ?? BY_TYPE[type] ?? "apc-tracked";
}
