// The drawings of the mechs, and the signs: our own, flat plates with a dark line, on a sheet of 140 x 132 with the ground at y = 126.
// A shape is [fill, path] or [fill, path, "both"] when it is drawn a second time, mirrored at the middle (x = 70).
// Fills: a armour (seat's colour), l livery (the mech's own colour), b frame, c dark joints, p a part's sand, v eyes, w light, n line only, t thick line.

export type Fill = "a" | "l" | "b" | "c" | "p" | "v" | "w" | "n" | "t" | "f";
export type Shape = readonly [Fill, string] | readonly [Fill, string, "both"];

export interface MechDrawing {
  /** Behind the right hand: tails, wings, shells. */
  readonly rear: readonly Shape[];
  readonly body: readonly Shape[];
  /** Where the hands hold their parts, relative to (33, 88) on the left of the picture; mirrored on the right. */
  readonly hand: readonly [number, number];
  /** How high the back's parts reach out. */
  readonly back: readonly [number, number];
  readonly scale: number;
  readonly livery: string;
  readonly coat: string;
}

function limb(d: string): Shape[] {
  return [["a", d, "both"]];
}

const HERON: MechDrawing = {
  hand: [0, 0],
  back: [0, 0],
  scale: 1,
  livery: "#2f3a46",
  coat: "#9aa7b2",
  rear: [
    ["l", "M58 56L40 96L52 92L50 104L66 80z", "both"],
    ["n", "M58 64L46 92M61 70L53 96", "both"],
  ],
  body: [
    ["b", "M66 73L57 75L54 94H62z", "both"],
    ["a", "M62 92H53L51 114H58z", "both"],
    ["c", "M63 93L57.500 88L52 93L57.500 99z", "both"],
    ["a", "M50 113H59L61 119L66 126H38L46 119z", "both"],
    ["n", "M54 117L52 126M54 117L44 125", "both"],
    ["c", "M60 70H80L77 82H63z"],
    ["a", "M50 42Q70 34 90 42L80 72H60z"],
    ["w", "M62 44H78L74 66H66z"],
    ["n", "M64 50H76M65 56H75M66 62H74"],
    ["b", "M43 54H32L31 68H40z", "both"],
    ["a", "M41 66H29L28 84H37z", "both"],
    ["c", "M38 84H28V92H37z", "both"],
    ["a", "M54 38L38 29L25 38L17 66L27 60L26 70L36 60L36 68L47 54z", "both"],
    ["n", "M46 42L27 60M48 47L36 60M44 38L24 50", "both"],
    ["l", "M52 39L40 32L34 37L48 46z", "both"],
    ["a", "M62 40Q57 30 64 20L76 20Q80 30 78 40z"],
    ["n", "M62 28H77M61 33H78"],
    ["l", "M77 8Q98 -2 116 6Q100 8 86 16z"],
    ["l", "M80 13Q98 10 110 20Q94 18 82 20z"],
    ["a", "M58 15Q62 4 74 5Q86 7 84 17L76 24L61 22z"],
    ["p", "M61 13L24 19L61 22z"],
    ["n", "M26 19L60 18"],
    ["l", "M66 6Q76 4 84 12L70 12z"],
    ["v", "M63 13.500L71 14L69.500 18L63 17.500z"],
  ],
};

const OX: MechDrawing = {
  hand: [-7, 4],
  back: [0, -2],
  scale: 1.03,
  livery: "#e6d6ad",
  coat: "#6b7078",
  rear: [
    ["b", "M38 42Q70 6 102 42z"],
    ["n", "M50 32Q70 18 90 32"],
  ],
  body: [
    ["b", "M68 77L43 79L41 99H61z", "both"],
    ["a", "M63 97H38L33 116L31 126H64L62 114z", "both"],
    ["c", "M62 95L50 90L39 95L50 104z", "both"],
    ["c", "M32 119H63.500L64 126H31z", "both"],
    ["n", "M47.500 119V126", "both"],
    ["c", "M52 72H88L81 88H59z"],
    ["a", "M34 42Q70 28 106 42L92 77H48z"],
    ["b", "M54 54H86L80 72H60z"],
    ["n", "M58 60H82M60 66H80"],
    ["b", "M36 55H20L18 69H33z", "both"],
    ["a", "M37 67H16L14 89H34z", "both"],
    ["n", "M16 75H36M15 82H35", "both"],
    ["c", "M33 88H17V99H32z", "both"],
    ["a", "M48 32L28 23L9 34L8 54L24 62L44 57z", "both"],
    ["n", "M28 23L27 40L8 54M27 40L44 57M27 40L47 34", "both"],
    ["a", "M53 24H87L88 36L79 54H61L52 36z"],
    ["l", "M55 24Q36 28 29 12Q26 3 32 -5Q34 13 57 16z", "both"],
    ["n", "M45 23L48 14M37 19L42 10", "both"],
    ["b", "M61 43H79L77 55H63z"],
    ["c", "M64 47h3.500v3H64zM72.500 47h3.500v3h-3.500z"],
    ["t", "M66 54Q66 61 70 61T74 54"],
    ["v", "M56 31L67 36L65 39.500L57 36z", "both"],
    ["l", "M66 24H74L71 36H69z"],
  ],
};

const LYNX: MechDrawing = {
  hand: [-1, 1],
  back: [0, 0],
  scale: 1.02,
  livery: "#f0e2c0",
  coat: "#c18a4e",
  rear: [
    ["a", "M90 72L106 62L114 66L112 76L96 84z"],
    ["c", "M108 62.500L115 66L112.500 76L106 78z"],
  ],
  body: [
    ["a", "M67 74L43 77L46 97H60z", "both"],
    ["b", "M59 96H47L42 111H53z", "both"],
    ["c", "M60 95L52 90L45 95L52 102z", "both"],
    ["a", "M56 108H42L35 119L33 126H62L60 116z", "both"],
    ["n", "M40 126L43 119M48 126L49 119M56 126L55 119", "both"],
    ["c", "M58 71H82L78 84H62z"],
    ["a", "M44 39Q70 31 96 39L84 73H56z"],
    ["l", "M66.500 42H73.500V49H81V56H73.500V68H66.500V56H59V49H66.500z"],
    ["b", "M41 53H29L27 66H38z", "both"],
    ["a", "M40 65H26L26 84H37z", "both"],
    ["n", "M28 70L38 73M27 76L37 79", "both"],
    ["c", "M38 84H27V90L24 99L29 93L31 100L34 93L38 98z", "both"],
    ["a", "M50 35L36 27L18 30L26 38L20 44L27 57H46z", "both"],
    ["n", "M44 41L27 38M44 48L26 46", "both"],
    ["a", "M56 20L50 0L68 12z", "both"],
    ["l", "M57 16L53 5L64 12z", "both"],
    ["t", "M50 0L46 -6M50 0L51 -7", "both"],
    ["l", "M57 24L42 32L51 34L45 42L64 39z", "both"],
    ["a", "M54 20L61 13H79L86 20L84 32L77 40H63L56 32z"],
    ["n", "M66 13L67 19M74 13L73 19M70 13V20"],
    ["v", "M58 23L67.500 26L65 30L59 28z", "both"],
    ["l", "M63 33H77L74 40H66z"],
    ["c", "M67 32H73L70 36z"],
  ],
};

const SCORPION: MechDrawing = {
  hand: [0, 1],
  back: [0, -1],
  scale: 1.02,
  livery: "#f07b2e",
  coat: "#9c3b2b",
  rear: [
    ["a", "M86 62L100 58L108 68L100 80L86 78z"],
    ["a", "M101 56L115 50L122 60L112 71L102 68z"],
    ["a", "M109 51L119 40L128 46L124 58L113 60z"],
    ["a", "M113 41L116 28L127 29L129 42L119 46z"],
    ["a", "M112 29L108 17L118 12L126 22L122 32z"],
    ["a", "M107 18L98 9L105 1L116 9L114 18z"],
    ["a", "M98 11L87 6L90 -4L103 -1L103 7z"],
    ["l", "M90 7Q78 4 70 13Q70 1 78 -5Q86 -8 91 -4z"],
    ["b", "M54 74L34 78L22 98L36 88L56 84z", "both"],
    ["b", "M52 68L30 68L16 84L32 77L54 78z", "both"],
  ],
  body: [
    ["b", "M67 77L45 79L44 97H58z", "both"],
    ["a", "M60 97H42L38 117L36 126H62L60 115z", "both"],
    ["c", "M59 95L51 90L43 95L51 103z", "both"],
    ["l", "M46 106L55 104L55 108L45 110z", "both"],
    ["c", "M58 72H82L78 86H62z"],
    ["a", "M43 39Q70 31 97 39L84 73H56z"],
    ["b", "M60 44H80L76 70H64z"],
    ["n", "M61 50H79M62 57H78M63 64H77"],
    ["l", "M50 44L57 46L60 60L55 58z", "both"],
    ["b", "M42 53H30L28 66H39z", "both"],
    ["a", "M41 65H27L27 84H38z", "both"],
    ["c", "M38 84H28V92H37z", "both"],
    ["a", "M51 35L36 28L18 27L3 38Q-2 50 6 62L11 49L23 45L17 60Q28 60 36 55L46 57z", "both"],
    ["n", "M44 42L24 38M20 36Q10 42 8 54", "both"],
    ["a", "M54 25L62 18H78L86 25L81 38H59z"],
    ["l", "M61 37L57 48L67 41z", "both"],
    ["v", "M58 25L66 27L66 30L60 29z", "both"],
    ["v", "M64 21h3v3h-3z", "both"],
    ["v", "M63 32h3.500v2.500H63z", "both"],
  ],
};

const LADYBIRD: MechDrawing = {
  hand: [2, 0],
  back: [0, 2],
  scale: 0.93,
  livery: "#c8321f",
  coat: "#c9543b",
  rear: [
    ["w", "M62 40Q34 50 30 100Q44 108 60 74z", "both"],
    ["n", "M58 50Q42 66 38 98M60 60Q52 76 48 96", "both"],
    ["l", "M66 30Q26 14 8 50Q6 76 26 92Q46 78 64 52z", "both"],
    ["c", "M34 36a6 6 0 1 0 .1 0zM18 54a6.500 6.500 0 1 0 .1 0zM36 56a5 5 0 1 0 .1 0zM24 74a4.500 4.500 0 1 0 .1 0z", "both"],
  ],
  body: [
    ["b", "M67 77L51 79L49 97H62z", "both"],
    ["a", "M63 96H47Q40 108 40 126H65Q66 110 63 96z", "both"],
    ["c", "M63 95L56 90L49 95L56 102z", "both"],
    ["n", "M42 118H65", "both"],
    ["c", "M56 72H84L78 85H62z"],
    ["a", "M48 44Q70 34 92 44Q94 64 82 75H58Q46 64 48 44z"],
    ["c", "M58 48Q70 43 82 48L78 60H62z"],
    ["w", "M60 50L66 48.500L65 57H62z", "both"],
    ["n", "M55 66H85"],
    ["b", "M45 54H34L32 67H42z", "both"],
    ["a", "M43 65H30Q27 74 30 85H39z", "both"],
    ["c", "M40 84H30V92H39z", "both"],
    ["a", "M52 38Q38 30 28 44Q28 54 34 58L47 56z", "both"],
    ["c", "M39 42a3.500 3.500 0 1 0 .1 0z", "both"],
    ["t", "M62 18Q56 4 44 3", "both"],
    ["c", "M44 -.5a3.500 3.500 0 1 0 .1 0z", "both"],
    ["c", "M53 40Q51 12 70 12T87 40z"],
    ["a", "M57 40Q56 18 70 18T83 40z"],
    ["w", "M54 27L60 22L62 30L54 34z", "both"],
    ["v", "M61 28H79L76 34H64z"],
  ],
};

const SWIFT: MechDrawing = {
  hand: [3, 0],
  back: [0, 1],
  scale: 0.94,
  livery: "#0f6f78",
  coat: "#4aa3a6",
  rear: [
    ["l", "M60 34Q24 34 -2 2Q2 34 26 52L4 44Q18 66 60 64z", "both"],
    ["n", "M56 42Q28 40 6 16M56 50Q36 50 18 44M56 57Q40 58 26 54", "both"],
    ["l", "M66 70L44 122L58 112L68 92z", "both"],
    ["n", "M64 82L52 112", "both"],
  ],
  body: [
    ["b", "M66 76L55 78L54 96H63z", "both"],
    ["a", "M63 95H53L51 114L45 126H64L62 114z", "both"],
    ["c", "M63.500 95L58 90L52.500 95L58 102z", "both"],
    ["n", "M52 112L62 114", "both"],
    ["c", "M61 71H79L76 83H64z"],
    ["a", "M51 40Q70 31 89 40L78 73H62z"],
    ["w", "M62 39H78L70 58z"],
    ["n", "M66 62H74M65 67H75"],
    ["b", "M47 52H37L35 66H44z", "both"],
    ["a", "M45 64L32 66L33 84H40z", "both"],
    ["c", "M40 84H32V92H39z", "both"],
    ["a", "M55 36L41 30L28 44L22 60L36 56L48 52z", "both"],
    ["n", "M50 40L28 54", "both"],
    ["a", "M57 31L59 18L70 4L81 18L83 31L70 40z"],
    ["l", "M66 8L70 -4L74 8L73 20H67z"],
    ["v", "M60 22L68.500 26V29.500L61 27z", "both"],
    ["p", "M65 31H75L70 43z"],
  ],
};

const FROG: MechDrawing = {
  hand: [1, -2],
  back: [0, 4],
  scale: 0.95,
  livery: "#f3d9a0",
  coat: "#6ba548",
  rear: [],
  body: [
    ["a", "M64 72L40 68Q22 74 20 90Q24 102 36 100L62 86z", "both"],
    ["n", "M54 76Q36 76 28 90M60 80Q44 84 36 92", "both"],
    ["b", "M24 92L38 97L46 114H34z", "both"],
    ["c", "M29 88a5.500 5.500 0 1 0 .1 0z", "both"],
    ["a", "M32 111H50L60 120L62 126H20L26 119z", "both"],
    ["l", "M24 120a4.500 4.500 0 1 0 .1 0zM41 121a4.500 4.500 0 1 0 .1 0zM57 120.500a4.500 4.500 0 1 0 .1 0z", "both"],
    ["c", "M58 70H82L78 84H62z"],
    ["a", "M46 44Q70 36 94 44Q94 64 83 76H57Q46 64 46 44z"],
    ["l", "M56 54Q70 48 84 54Q84 68 77 75H63Q56 68 56 54z"],
    ["n", "M57 61H83M59 68H81"],
    ["b", "M44 54H32L30 66H41z", "both"],
    ["a", "M43 64H29L28 82H38z", "both"],
    ["c", "M38 82H29V88H38z", "both"],
    ["l", "M27 85a4 4 0 1 0 .1 0zM33.500 87a4 4 0 1 0 .1 0zM40 85a4 4 0 1 0 .1 0z", "both"],
    ["a", "M50 42Q34 36 26 48L30 58L46 57z", "both"],
    ["a", "M51 3a13 13 0 1 0 .1 0z", "both"],
    ["a", "M38 30Q38 16 54 16H86Q102 16 102 30Q100 46 84 47H56Q40 46 38 30z"],
    ["v", "M51 7.500a8.500 8.500 0 1 0 .1 0z", "both"],
    ["c", "M45 14H57V18H45z", "both"],
    ["t", "M42 31Q70 43 98 31"],
    ["c", "M64 24h2.500v2.500H64z", "both"],
    ["n", "M56 47Q70 52 84 47"],
  ],
};

const TURTLE: MechDrawing = {
  hand: [0, 1],
  back: [0, -4],
  scale: 0.95,
  livery: "#5d4a86",
  coat: "#8a79b5",
  rear: [
    ["l", "M70 8Q116 8 124 54Q126 92 100 102H40Q14 92 16 54Q24 8 70 8z"],
    ["n", "M70 8V30M58 30H82L94 48L88 66H52L46 48zM46 48L18 42M94 48L122 42M52 66L26 92M88 66L114 92M58 30L44 13M82 30L96 13"],
    ["w", "M16 56Q15 92 40 102H100Q125 92 124 56L119 58Q119 88 98 95H42Q21 88 21 58z"],
  ],
  body: [
    ["b", "M67 78H46L43 99H61z", "both"],
    ["a", "M65 97H40Q34 112 35 126H66z", "both"],
    ["c", "M62 95L53 90L44 95L53 102z", "both"],
    ["n", "M42 126V120M50 126V120M58 126V120", "both"],
    ["c", "M56 74H84L79 87H61z"],
    ["a", "M45 44Q70 36 95 44L92 66L82 79H58L48 66z"],
    ["w", "M55 48H85L83 64L77 74H63L57 64z"],
    ["n", "M70 48V74M56 56H84M58 65H82"],
    ["b", "M43 53H30L27 67H39z", "both"],
    ["a", "M42 65L26 67L25 85H37z", "both"],
    ["n", "M26 73L40 70M25 79L39 77", "both"],
    ["c", "M38 84H26V93H37z", "both"],
    ["a", "M51 37Q36 30 23 42L25 58L46 57z", "both"],
    ["n", "M44 41L30 44M44 47L28 50", "both"],
    ["b", "M61 40Q58 34 60 30H80Q82 34 79 40z"],
    ["a", "M57 32Q55 12 70 11T83 32L76 39H64z"],
    ["l", "M65 31H75L70 41z"],
    ["v", "M58.500 23L67 25L66 29L59.500 28z", "both"],
    ["n", "M62 16Q70 12 78 16"],
  ],
};

export const MECHS: Readonly<Record<string, MechDrawing>> = {
  "grey-heron": HERON,
  "basalt-ox": OX,
  "cross-lynx": LYNX,
  "ember-scorpion": SCORPION,
  ladybird: LADYBIRD,
  "teal-swift": SWIFT,
  "tree-frog": FROG,
  "dusk-turtle": TURTLE,
};

/** A mech of a pack that we have no drawing of. */
export const PLAIN_MECH: MechDrawing = {
  hand: [0, 0],
  back: [0, 0],
  scale: 1,
  livery: "#8d8674",
  coat: "#9b917c",
  rear: [],
  body: [
    ["b", "M67 77L45 79L44 97H58z", "both"],
    ...limb("M59 97H43L40 118L38 126H62L59 116z"),
    ["c", "M58 95L51 91L44 95L51 103z", "both"],
    ["c", "M58 72H82L78 86H62z"],
    ["a", "M44 38Q70 30 96 38L84 73H56z"],
    ["b", "M59 44H81L77 58H63z"],
    ["c", "M66 60h8v9h-8z"],
    ["b", "M42 52H30L28 66H39z", "both"],
    ["a", "M41 65H27L27 84H38z", "both"],
    ["c", "M38 84H28V92H37z", "both"],
    ["a", "M50 34L32 31L24 42L27 56H46z", "both"],
    ["a", "M58 36Q58 19 70 19T82 36z"],
    ["v", "M63 28H77L75 33H65z"],
  ],
};

/** Seat shapes on a sheet of 32 x 32: diamond, hexagon, shield, cross. */
export const SEAT_SHAPES = [
  "M16 1.500L30.500 16 16 30.500 1.500 16z",
  "M8.500 3h15L31 16l-7.500 13h-15L1 16z",
  "M3 3h26v13c0 7-6 11-13 14.500C9 27 3 23 3 16z",
  "M10 2h12v8h8v12h-8v8H10v-8H2V10h8z",
] as const;

/** Icons on a sheet of 24 x 24, lines unless filled. */
export const ICONS = {
  sp: "M5 5l7 7-7 7M12 5l7 7-7 7",
  hp: "M12 20s-8-5-8-11a4.500 4.500 0 0 1 8-2.800A4.500 4.500 0 0 1 20 9c0 6-8 11-8 11z",
  dice: "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM8.700 8.700h.01M12 12h.01M15.300 15.300h.01",
  aim: "M18.500 12a6.500 6.500 0 1 1-13 0 6.500 6.500 0 0 1 13 0zM12 2v6M12 16v6M2 12h6M16 12h6",
  rerolls: "M20 11a8 8 0 1 0-2.300 6.300M20.500 5v6h-6",
  soul: "M12 3c4 4 6 7 6 10a6 6 0 0 1-12 0c0-2 1-4 3-6 0 2 1 3 2 3 1-2 1-4 1-7z",
  bond: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  lock: "M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3",
  dead: "M6 6l12 12M18 6L6 18",
  right: "M4 12h16M13 5l7 7-7 7",
  left: "M20 12H4M11 5l-7 7 7 7",
  check: "M4 12l6 6L20 6",
  warn: "M12 3L22 20H2zM12 10v4M12 17h.01",
  star: "M12 2l3 7 7 .6-5.500 4.700 1.700 7.200L12 17.700 5.800 21.500l1.700-7.200L2 9.600 9 9z",
  undo: "M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3",
  book: "M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 9h6M9 13h6",
} as const;
export type IconName = keyof typeof ICONS;
export const FILLED: ReadonlySet<IconName> = new Set<IconName>(["hp", "soul", "star"]);

export const BURST = "M12 1l3 5.500 6-2-2 6 4 3.500-5 2.500 1 6-6-2.500L8 23.500 8 17.500 2 15.500 6 11.500 3 5.500l6 1.500z";
