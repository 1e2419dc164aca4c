import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ENOUGH, PASS } from "../src/core/shapes";
import type { Lang, SeatCard } from "../src/core/wire";
import { Catalogue, plain, Words } from "../src/core/words.svelte";
import { decision } from "./help";

const ROOT = join(process.cwd(), "..");
const TEXT = join(ROOT, "src/senki/text");
const chapters = (lang: Lang) => readdirSync(join(TEXT, "common")).filter((name) => name.endsWith(`.${lang}.ftl`));
const file = (lang: Lang, game: string) =>
  game
    ? readFileSync(join(ROOT, `src/senki/games/${game}/text.${lang}.ftl`), "utf8")
    : [`common.${lang}.ftl`, ...chapters(lang).map((name) => join("common", name))]
        .map((name) => readFileSync(join(TEXT, name), "utf8"))
        .join("\n");
const fetched: string[] = [];
const texts = new Catalogue((path) => {
  fetched.push(path);
  const [lang, game = ""] = path.replace("/api/texts/", "").split("/");
  return Promise.resolve(file(lang as Lang, game));
});
const seat = (number: number, name: string): SeatCard => ({
  seat: number,
  kind: "human",
  name,
  level: null,
  present: true,
  ready: false,
  turn: false,
  clock: null,
  team: number,
});

await texts.load("en");
await texts.load("en", "ganymede");
texts.lang = "en";
const words = new Words("ganymede", texts);
words.labels = { mech: ["grey-heron", "basalt-ox"] };
words.seats = [seat(0, "Aki"), seat(1, "Bo"), seat(2, "Bo")];
words.you = 0;

test("names by kind and label", () => {
  expect(words.name("mech", 1)).toBe("Basalt Ox");
  expect(words.name("unit", 2)).toBe("green X");
  expect(words.name("unit", -1)).toBe("none");
  expect(words.name("number", -1)).toBe("-1");
  expect(words.name("seat", 0)).toBe("Aki (you)");
  expect(words.name("seat", 2)).toBe("Bo 2");
  expect(words.name("mystery", 3)).toBe("3");
});

test("options of every shape", () => {
  expect(words.option(decision({ kind: "mech" }), 0)).toBe("Grey Heron");
  expect(words.option(decision({ shape: "yes_no" }), 1)).toBe("yes");
  expect(words.option(decision({ shape: "some" }), ENOUGH)).toBe("no more");
  expect(words.option(decision({ shape: "reaction" }), PASS)).toBe("pass");
  expect(words.option(decision({ shape: "number", kind: "number" }), 7)).toBe("7");
});

test("a prompt names what it is about, as pieces that can be links", () => {
  const pieces = words.promptPieces(decision({ ask: "defend-with", about: { attacker: ["unit", 2] } }));
  expect(plain(pieces)).toBe("You are under attack by green X. Which of your mechs takes the attack?");
  expect(pieces).toContainEqual({ kind: "unit", value: 2, text: "green X" });
  expect(words.prompt(decision({ ask: "reroll", least: 0, most: 2 }))).toContain("up to 2");
  expect(words.prompt(decision({ ask: "no-such-question" }))).toBe("No such question");
});

test("events: plurals by plain numbers, lists, hidden values, unknown events", () => {
  expect(words.event({ event: "hits", rule: "", values: { unit: 1, count: 1 }, kinds: { unit: "unit", count: "number" } })).toBe(
    "One hit on red B.",
  );
  expect(words.event({ event: "hits", rule: "", values: { unit: 1, count: 3 }, kinds: { unit: "unit", count: "number" } })).toBe(
    "3 hits on red B.",
  );
  expect(words.event({ event: "rolled", rule: "", values: { unit: 0, aim: 3, dice: [1, 5] }, kinds: { unit: "unit", dice: "face" } })).toBe(
    "Roll of red A: 1 5 (hits on 3 or less).",
  );
  expect(words.event({ event: "card-shown", rule: "", values: { card: null }, kinds: { card: "initiative" } })).toBe("Initiative: hidden.");
  expect(words.event({ event: "odd-thing", rule: "", values: { n: 4 }, kinds: { n: "number" } })).toBe("Odd thing: 4");
});

test("the language changes without a reload, game texts included", async () => {
  await texts.speak("ja");
  expect(fetched).toContain("/api/texts/ja/ganymede");
  expect(words.say("choice-yes")).toBe("はい");
  expect(words.name("unit", 2)).toBe("緑X");
  expect(document.documentElement.lang).toBe("ja");
  await texts.speak("en");
  expect(words.say("choice-yes")).toBe("yes");
});

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : /\.(ts|svelte)$/.test(name) ? [path] : [];
  });
}

test("every text that the interface names exists in both languages", () => {
  const used = new Set(
    sources(join(process.cwd(), "src"))
      .filter((path) => !path.includes("/games/"))
      .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/"(ui-[a-z0-9-]+)"/g)].map((match) => match[1] ?? "")),
  );
  expect(used.size).toBeGreaterThan(150);
  for (const lang of ["en", "ja"] as const) {
    const known = new Set([...file(lang, "").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? ""));
    expect([...used].filter((id) => !known.has(id))).toEqual([]);
  }
});
