import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHOICES, readSettings } from "../src/core/settings.svelte";

const CSS = ["tokens", "themes"].map((name) => readFileSync(`src/styles/${name}.css`, "utf-8")).join("\n");
type Tokens = Record<string, string>;

/** The tokens of the rules with these selectors, the later ones on top. */
function tokens(...selectors: string[]): Tokens {
  const found: Tokens = {};
  for (const [, selector, body] of CSS.matchAll(/\n(:root[^{]*?) \{([^}]*)\}/g))
    if (selectors.includes(selector ?? ""))
      for (const [, name, value] of (body ?? "").matchAll(/(--[\w-]+):\s*([^;]+);/g)) found[name ?? ""] = value ?? "";
  return found;
}
const colour = (set: Tokens, name: string): string => {
  const value = set[name] ?? "";
  const other = /^var\((--[\w-]+)\)$/.exec(value);
  return other ? colour(set, other[1] ?? "") : value;
};
const DARK = tokens(":root");
const THEMES: Record<string, Tokens> = {
  dark: DARK,
  light: { ...DARK, ...tokens(':root[data-theme="light"]') },
  contrast: { ...DARK, ...tokens(':root[data-theme="contrast"]') },
};
const SAFE = { ...DARK, ...tokens(':root[data-palette="safe"]') };

const linear = (hex: string) =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
function contrast(a: string, b: string): number {
  const light = (hex: string) => linear(hex).reduce((sum, c, n) => sum + c * [0.2126, 0.7152, 0.0722][n]!, 0.05);
  return Math.max(light(a), light(b)) / Math.min(light(a), light(b));
}
/** Machado, Oliveira and Fernandes 2009, severity 1: what dichromats see, in linear light. */
const EYES = [
  [1, 0, 0, 0, 1, 0, 0, 0, 1],
  [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
];
function oklab([r = 0, g = 0, b = 0]: number[]): number[] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
/** How far two colours are apart, of 100, to the eyes that tell them apart least. */
function apart(a: string, b: string): number {
  const seen = (hex: string, eyes: number[]) =>
    oklab(
      [0, 3, 6].map((row) =>
        Math.min(
          1,
          Math.max(
            0,
            linear(hex).reduce((sum, c, n) => sum + c * eyes[row + n]!, 0),
          ),
        ),
      ),
    );
  return Math.min(...EYES.map((eyes) => 100 * Math.hypot(...seen(a, eyes).map((x, n) => x - seen(b, eyes)[n]!))));
}
const closest = (colours: string[]) => Math.min(...colours.flatMap((one, n) => colours.slice(n + 1).map((other) => apart(one, other))));
const seats = (set: Tokens, part: string) => [1, 2, 3, 4, 5, 6].map((seat) => colour(set, `--seat-${seat}-${part}`));

test("text can be read on every ground of every theme", () => {
  for (const [name, set] of Object.entries(THEMES))
    for (const ground of ["--slate-950", "--slate-900", "--slate-850", "--slate-800", "--slate-700"])
      for (const text of ["--text", "--text-soft", "--text-faint", "--info"])
        expect(contrast(colour(set, text), colour(set, ground)), `${name}: ${text} on ${ground}`).toBeGreaterThan(4.5);
});

test("the words of a state can be read on its ground", () => {
  for (const [name, set] of Object.entries(THEMES))
    for (const [text, ground] of [
      ["--hit-text", "--hit-ground"],
      ["--hit-ink", "--hit"],
      ["--good-text", "--good-ground"],
      ["--good-ink", "--good"],
      ["--info-text", "--info-ground"],
      ["--info", "--info-ground"],
      ["--warn", "--warn-ground"],
      ["--text", "--glow-ground"],
      ["--glow-ink", "--glow"],
      ["--chosen-ink", "--chosen"],
      ["--ink-soft", "--paper-2"],
      ["--info-paper", "--paper-2"],
      ["--hit-paper", "--paper-2"],
    ] as const)
      expect(contrast(colour(set, text), colour(set, ground)), `${name}: ${text} on ${ground}`).toBeGreaterThan(4.5);
});

test("high contrast means 7 to 1", () => {
  const set = THEMES.contrast!;
  for (const text of ["--text", "--text-soft", "--text-faint", "--info", "--hit", "--good", "--warn"])
    expect(contrast(colour(set, text), colour(set, "--slate-900")), text).toBeGreaterThan(7);
  for (const seat of seats(set, "line")) expect(contrast(seat, "#000000")).toBeGreaterThan(7);
});

test("seats can be read on table and paper, in all themes and palettes", () => {
  const light = THEMES.light!;
  for (const set of [DARK, SAFE]) {
    for (const line of seats(set, "line")) expect(contrast(line, colour(set, "--slate-850")), line).toBeGreaterThan(4.5);
    for (const paper of seats(set, "paper")) {
      expect(contrast(paper, colour(set, "--paper")), paper).toBeGreaterThan(4.5);
      expect(contrast(paper, colour(light, "--slate-900")), paper).toBeGreaterThan(4.5);
    }
    for (const fill of seats(set, "fill")) expect(contrast(fill, "#ffffff"), fill).toBeGreaterThan(4.5);
  }
});

test("the colour-safe palette stays apart in everybody's eyes, which the usual one does not", () => {
  for (const part of ["line", "fill", "paper"]) {
    expect(closest(seats(SAFE, part)), part).toBeGreaterThan(11);
    expect(closest(seats(DARK, part)), part).toBeLessThan(5);
  }
  expect(closest(["infantry", "armour", "air", "building"].map((unit) => colour(SAFE, `--unit-${unit}`)))).toBeGreaterThan(8);
  expect(apart(colour(SAFE, "--hit"), colour(SAFE, "--good"))).toBeGreaterThan(15);
});

test("what was kept is read as far as it can still be chosen", () => {
  const usual = readSettings(null);
  expect(readSettings('{"theme":"light","speed":"slow","sound":true}')).toEqual({ ...usual, theme: "light", speed: "slow", sound: true });
  for (const odd of ['{"theme":"pink"}', '{"sound":"yes"}', "[]", "null", "{", '"dark"']) expect(readSettings(odd)).toEqual(usual);
  for (const name of Object.keys(usual) as (keyof typeof CHOICES)[]) expect(CHOICES[name]).toContain(usual[name]);
});
