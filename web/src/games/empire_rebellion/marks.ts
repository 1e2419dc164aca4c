// The signs of the two sides, which stand for the seats everywhere: paths on a sheet of 48 x 48; a leading * means filled.
/** Rebels: a star that rises over an open arc. Empire: a tower that stands behind closed walls. */
const EMBLEMS: readonly (readonly string[])[] = [
  [
    "*M24 3l4.600 11.600 12.400.8-9.600 8 3.200 12.100L24 28.700l-10.600 6.800 3.200-12.100-9.600-8 12.400-.8z",
    "M6 33c3 8 10 12 18 12s15-4 18-12",
  ],
  ["*M24 2l6 9-2 20h-8l-2-20z", "M5 44V20l9 5v9M43 44V20l-9 5v9", "M5 44h38", "M14 34h20"],
];

export default EMBLEMS;
