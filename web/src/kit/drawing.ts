/* How a drawing is written: a text with a line for each shape, from back to front, a letter for its paint and a path.
 *
 *     trooper: `
 *       a M34 26Q50 19 66 26L63 49H37z
 *       k @50,40,22@50,20,4`
 *
 * Paints: a coat, d its shade, h its light, l livery, k dark, m metal, w white, g glass or glow, s skin, n a line, t a thick line. Their
 * colours are the custom properties --paint-a to --paint-s of the nearest coat, so that a drawing never names one. `@x,y,r` is a circle.
 * Sheets: units and cards 100 x 84 with the ground at y = 74, busts 100 x 106; both begin at y = -6. Things face right. */

export type Paint = "a" | "d" | "h" | "l" | "k" | "m" | "w" | "g" | "s" | "n" | "t";
export interface Shape {
  readonly paint: Paint;
  readonly path: string;
}
/** The drawings of a file by name. */
export type Drawings = Readonly<Record<string, string>>;

export const SHEET = "0 -6 100 84";
export const BUST = "0 -6 100 106";

const CIRCLE = /@(-?[\d.]+),(-?[\d.]+),([\d.]+)/g;

function asPath(text: string): string {
  return text.replace(CIRCLE, (_, x: string, y: string, r: string) => {
    const radius = Number(r);
    return `M${Number(x) - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  });
}

const known = new Map<string, readonly Shape[]>();

export function shapesOf(text: string): readonly Shape[] {
  let found = known.get(text);
  if (!found) {
    found = text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .map((line) => ({ paint: line.charAt(0) as Paint, path: asPath(line.slice(2)) }));
    known.set(text, found);
  }
  return found;
}
