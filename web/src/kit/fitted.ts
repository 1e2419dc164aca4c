/* Where a name may be broken, and how wide its widest piece is. */

const LATIN = 0.65; // em, of a bold letter
const BROAD = 0.95; // of m and w

/** A name in pieces that stay whole: words, and in Japanese runs of one script (スキャッター|ガン is not told apart, 歩兵|スーツ is). */
export function pieces(name: string): string[] {
  return name.split(/(?<=[\s・＝：-])|(?<=[ァ-ヶー])(?=[一-龠ぁ-んA-Za-z])|(?<=[一-龠])(?=[ァ-ヶA-Za-z])/u).filter(Boolean);
}

/** In em. */
export function widest(name: string): number {
  const width = (piece: string) =>
    [...piece.trim()].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 1.02 : /[mw]/i.test(letter) ? BROAD : LATIN), 0);
  return Math.max(1, ...pieces(name).map(width));
}
