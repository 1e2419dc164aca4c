import { expect, test } from "vitest";
import { chapters, rowsOf, usualChapter, type LogLine } from "../src/core/log";
import { Words } from "../src/core/words.svelte";
import type { SeatCard } from "../src/core/wire";

const line = (seq: number, event: string, seat: number): LogLine => ({
  seq,
  place: 0,
  event: { event, rule: "", values: { seat }, kinds: { seat: "seat" } },
});
const shape = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) => (row.line ? `${row.round ? "# " : ""}${row.line.seq}` : `@${row.seat}`));

test("turns get a heading when the player changes, and anew in each round", () => {
  const lines = [
    line(1, "round", 0),
    line(2, "played", 0),
    line(3, "told", 1),
    line(4, "played", 0),
    line(5, "played", 1),
    line(6, "round", 0),
    line(7, "played", 1),
  ];
  expect(shape(rowsOf(lines, chapters(["round"], ["played"])))).toEqual(["# 1", "@0", "2", "3", "4", "@1", "5", "# 6", "@1", "7"]);
});

test("without a skin's word rounds alone are headings", () => {
  expect(shape(rowsOf([line(1, "round-begins", 0), line(2, "played", 0)], usualChapter))).toEqual(["# 1", "2"]);
});

test.each([
  ["Wolfeschlegelsteinhausen", "Wolfeschlegel…"],
  ["とても長い名前の司令官さんです", "とても長い名前の司令官さん…"],
  ["Ann", "Ann"],
])("%s is called %s in the log, without a mark for oneself", (name, short) => {
  const words = new Words("toy");
  words.seats = [{ seat: 0, name } as SeatCard];
  words.you = 0;
  expect(words.short(0)).toBe(short);
});
