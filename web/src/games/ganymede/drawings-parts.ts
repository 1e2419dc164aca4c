// The drawings of the parts, on the same sheet and in the same paints as the mechs.
import type { Shape } from "./drawings";

export type Slot = "right" | "left" | "backpack";

export interface PartDrawing {
  readonly shapes: readonly Shape[];
  /** The part alone: x, y, width, height. */
  readonly box: readonly [number, number, number, number];
  /** How much nearer the two halves stand when the part is drawn alone. */
  readonly squeeze?: number;
}

export const PARTS: Readonly<Record<string, PartDrawing>> = {
  // left hand: on the right of the picture
  "missile-shield": {
    box: [94, 40, 48, 80],
    shapes: [
      ["p", "M101 50H131V100L116 112L101 100z"],
      ["w", "M104 53H128V59H104z"],
      [
        "c",
        "M109 63a4 4 0 1 0 .1 0zM123 63a4 4 0 1 0 .1 0zM109 77a4 4 0 1 0 .1 0zM123 77a4 4 0 1 0 .1 0zM109 91a4 4 0 1 0 .1 0zM123 91a4 4 0 1 0 .1 0z",
      ],
      [
        "l",
        "M109 65a2 2 0 1 0 .1 0zM123 65a2 2 0 1 0 .1 0zM109 79a2 2 0 1 0 .1 0zM123 79a2 2 0 1 0 .1 0zM109 93a2 2 0 1 0 .1 0zM123 93a2 2 0 1 0 .1 0z",
      ],
    ],
  },
  shield: {
    box: [88, 42, 50, 80],
    shapes: [
      ["p", "M98 56L113 50L128 56V92Q124 108 113 116Q101 107 98 92z"],
      ["n", "M113 56V109M102 76H125"],
      ["c", "M109 72h8v8h-8z"],
    ],
  },
  bayonet: {
    box: [88, 12, 44, 106],
    shapes: [
      ["p", "M104 110V66h11v44z"],
      ["w", "M105 66L109 18L114 66z"],
      ["n", "M109.500 24V66"],
      ["c", "M100 64h19v6h-19z"],
      ["c", "M104 88h11v6h-11z"],
    ],
  },
  "shield-claw": {
    box: [86, 46, 50, 84],
    shapes: [
      ["w", "M98 92l-6 28 12-12zM107 98l2 30 8-16zM117 92l12 24-15-8z"],
      ["p", "M96 60L112 53L126 61V93L111 103L96 93z"],
      ["n", "M103 66L112 62L119 67V88L111 94L103 88z"],
    ],
  },
  "pile-bunker": {
    box: [88, 46, 44, 86],
    shapes: [
      ["w", "M106 98h7l-3.500 32z"],
      ["p", "M99 64h20v36H99z"],
      ["c", "M103 56h12v8h-12z"],
      ["n", "M99 73h20M99 82h20"],
      ["b", "M104 98h11v8h-11z"],
      ["c", "M104 88h10v6h-10z"],
    ],
  },
  "hero-shield": {
    box: [82, 34, 60, 92],
    shapes: [
      ["p", "M92 46L113 38L134 46V86Q131 110 113 122Q95 110 92 86z"],
      ["w", "M97 50L113 44L129 50V86Q127 105 113 115Q99 105 97 86z"],
      ["l", "M113 58l4.500 10 11 1-8.500 7 2.500 11-9.500-6-9.500 6 2.500-11-8.500-7 11-1z"],
    ],
  },
  // right hand: on the left of the picture
  rifle: {
    box: [12, 18, 44, 102],
    shapes: [
      ["p", "M29 114V56h9v58z"],
      ["p", "M31.500 56V26h4v30z"],
      ["c", "M29.500 26h8v7h-8z"],
      ["p", "M38 62h5v16h-5z"],
      ["c", "M29 84h9v8h-9z"],
      ["n", "M29 62h9M29 102h9"],
    ],
  },
  "gatling-gun": {
    box: [8, 38, 50, 82],
    shapes: [
      ["p", "M23 86h20v20H23z"],
      ["b", "M25 86V52h4v34zM31 86V49h4v37zM37 86V52h4v34z"],
      ["c", "M23 58h20v5H23zM23 74h20v5H23z"],
      ["c", "M18 92h5v12h-5z"],
    ],
  },
  "mega-launcher": {
    box: [6, 22, 52, 98],
    shapes: [
      ["p", "M21 112V38q0-6 11-6t11 6v74z"],
      ["c", "M21 38a11 5 0 0 1 22 0a11 5 0 0 1-22 0z"],
      ["n", "M21 54h22M21 60h22M21 100h22"],
      ["b", "M43 66h6v18h-6z"],
      ["l", "M27 66h10v20H27z"],
    ],
  },
  "twin-rifle": {
    box: [8, 18, 50, 102],
    shapes: [
      ["p", "M24 112V60h19v52z"],
      ["p", "M26.500 60V26h4.500v34zM36 60V26h4.500v34z"],
      ["c", "M25 26h7.500v6H25zM34.500 26H42v6h-7.500z"],
      ["n", "M33.500 60V112M24 68h19"],
      ["c", "M24 84h19v8H24z"],
    ],
  },
  hammer: {
    box: [2, 14, 64, 108],
    shapes: [
      ["b", "M31 118V44h6v74z"],
      ["n", "M31 104l6 4M31 98l6 4"],
      ["p", "M14 24H50L56 37L50 52H14L18 38z"],
      ["n", "M22 24V52M44 24V52"],
      ["c", "M28 20h12v6H28z"],
    ],
  },
  "scatter-gun": {
    box: [8, 22, 50, 98],
    shapes: [
      ["p", "M28 112V60h11v52z"],
      ["p", "M29 62L21 36H46L38 62z"],
      ["c", "M20 30h27v6H20z"],
      ["b", "M26 70h15v14H26z"],
      ["n", "M26 75h15M26 79.500h15"],
      ["c", "M28 86h11v6H28z"],
    ],
  },
  "rail-lance": {
    box: [8, 2, 50, 118],
    shapes: [
      ["b", "M26 74L31 8L32.500 74zM34.500 74L36 8L41 74z"],
      ["f", "M32.500 14h2v58h-2z"],
      ["p", "M20 68H47L42 80H25z"],
      ["p", "M28 116V80h11v36z"],
      ["c", "M28 85h11v7H28z"],
      ["n", "M28 106h11"],
    ],
  },
  // the back: behind everything
  "mega-cannon": {
    box: [60, -14, 76, 84],
    shapes: [
      ["p", "M82 52L106 -4l18 7L100 60z"],
      ["c", "M102 -2L107 -10L129 -1L126 7z"],
      ["n", "M96 20l18 7M91 31l18 7"],
      ["l", "M101 8l18 7-2 5-18-7z"],
    ],
  },
  "missile-pod": {
    squeeze: 11,
    box: [32, -6, 76, 50],
    shapes: [
      ["p", "M26 2H56V36H26z", "both"],
      ["w", "M26 2H56V7H26z", "both"],
      [
        "c",
        "M34 10a4.500 4.500 0 1 0 .1 0zM48 10a4.500 4.500 0 1 0 .1 0zM34 22a4.500 4.500 0 1 0 .1 0zM48 22a4.500 4.500 0 1 0 .1 0z",
        "both",
      ],
      ["l", "M34 12.500a2 2 0 1 0 .1 0zM48 12.500a2 2 0 1 0 .1 0zM34 24.500a2 2 0 1 0 .1 0zM48 24.500a2 2 0 1 0 .1 0z", "both"],
    ],
  },
  "combat-cannon": {
    box: [26, -12, 88, 66],
    shapes: [
      ["p", "M37 48V4h11v44z", "both"],
      ["c", "M35.500 -4h14v9h-14z", "both"],
      ["n", "M37 16h11M37 22h11", "both"],
      ["b", "M40 30h60v12H40z"],
    ],
  },
  cannon: {
    box: [66, -8, 68, 72],
    shapes: [
      ["p", "M88 46L108 4h10l4 5-18 43z"],
      ["c", "M106 4L109 -3L126 4L122 11z"],
      ["n", "M98 26l14 6"],
    ],
  },
  "mega-booster": {
    squeeze: 22,
    box: [24, -4, 92, 78],
    shapes: [
      ["p", "M44 42L10 4l4 38 18 18z", "both"],
      ["w", "M14 12L17 38L22 42z", "both"],
      ["n", "M18 18l20 24", "both"],
      ["f", "M16 46L8 68L24 56z", "both"],
    ],
  },
  "high-booster": {
    squeeze: 12,
    box: [28, -12, 84, 92],
    shapes: [
      ["p", "M32 -2L44 -8L50 4V46H34z", "both"],
      ["c", "M33 44h18l3 8H30z", "both"],
      ["f", "M34 52h16L42 76z", "both"],
      ["n", "M34 12h16M34 34h16", "both"],
      ["l", "M36 16h12v12H36z", "both"],
      ["p", "M32 14L22 40L34 38z", "both"],
    ],
  },
  "thruster-pack": {
    box: [2, 10, 136, 84],
    shapes: [
      ["b", "M44 18H96V44H44z"],
      ["p", "M46 30L24 38L10 58L26 72L46 58z", "both"],
      ["n", "M30 42L36 62", "both"],
      ["c", "M11 56L5 66L22 79L28 71z", "both"],
      ["f", "M7 67L0 92L20 78z", "both"],
    ],
  },
};

export const PLAIN_PART: PartDrawing = {
  box: [10, 40, 50, 70],
  shapes: [
    ["p", "M20 50h30v46H20z"],
    ["n", "M20 66h30M20 80h30"],
  ],
};
