// Every unit, card and character that the games' packs know is drawn, and every drawing is well written.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SHOWN_AS } from "../src/games/ares/art.svelte";
import { shapesOf, type Drawings } from "../src/kit/drawing";

const files = import.meta.glob<{ default: Drawings }>("../src/games/*/art/*.ts", { eager: true });
const drawings = (game: string) => Object.fromEntries(Object.entries(files).filter(([path]) => path.includes(`/${game}/`)));

/** The ids of a pack's records by the name of their table. */
function records(game: string): Record<string, { id: string; faction: string }[]> {
  const found: Record<string, { id: string; faction: string }[]> = {};
  let table = "";
  for (const line of readFileSync(`../src/senki/games/${game}/data/cards.toml`, "utf8").split("\n")) {
    table = /^(\w+) = \[$/.exec(line)?.[1] ?? table;
    const text = (name: string) => new RegExp(`\\b${name} = "([^"]*)"`).exec(line)?.[1] ?? "";
    if (line.startsWith("  { id")) (found[table] ??= []).push({ id: text("id"), faction: text("faction") || text("side") });
  }
  return found;
}

test("every unit and card of The Ares Project is drawn in its faction's file", () => {
  const { unit = [], card = [] } = records("ares");
  expect([unit.length, card.length]).toEqual([59, 101]);
  const all = drawings("ares");
  for (const [part, list] of [
    ["units", unit],
    ["cards", card],
  ] as const)
    for (const { id, faction } of list) {
      const own = all[`../src/games/ares/art/${faction}-${part}.ts`]?.default[id];
      const shown = all[`../src/games/ares/art/${faction}-units.ts`]?.default[SHOWN_AS[id] ?? ""];
      expect(own ?? shown, `${faction} ${id}`).toBeTruthy();
    }
});

test("every character, kind of resource and strategy of Empire vs. Rebellion is drawn", () => {
  const { character = [], resource = [], strategy = [] } = records("empire_rebellion");
  expect([character.length, resource.length, strategy.length]).toEqual([16, 32, 5]);
  const all = drawings("empire_rebellion");
  for (const { id, faction } of character) expect(all[`../src/games/empire_rebellion/art/${faction}.ts`]?.default[id], id).toBeTruthy();
  for (const { id, faction } of resource)
    expect(all[`../src/games/empire_rebellion/art/${faction}.ts`]?.default[id.replace(/-\d$/, "")], id).toBeTruthy();
  for (const { id } of strategy) expect(all["../src/games/empire_rebellion/art/strategies.ts"]?.default[id], id).toBeTruthy();
});

test("a drawing is a list of painted paths", () => {
  expect(shapesOf("\n  a M0 0H9z\n  k @5,6,2")).toEqual([
    { paint: "a", path: "M0 0H9z" },
    { paint: "k", path: "M3 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z" },
  ]);
  for (const [path, file] of Object.entries(files))
    for (const [name, text] of Object.entries(file.default))
      for (const shape of shapesOf(text)) {
        expect("adhlkmwgsnt", `${path} ${name}`).toContain(shape.paint);
        expect(shape.path, `${path} ${name}`).toMatch(/^M[-\d. ,aAzZMLHVQTmlhvqtzcCsS]+$/);
      }
});
