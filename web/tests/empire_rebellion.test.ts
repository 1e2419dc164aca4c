import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { OpenChoice } from "../src/core/choice.svelte";
import type { CoachStep, SkinProps } from "../src/core/skin";
import type { DecisionView, TableInfo, View, WireEvent } from "../src/core/wire";
import { catalogue, Words } from "../src/core/words.svelte";
import { coach } from "../src/games/empire_rebellion/coach";
import { factsOf } from "../src/games/empire_rebellion/facts";
import { nextCards, previewOf, tableOf, totalOf } from "../src/games/empire_rebellion/model";
import { reason, verdictOf } from "../src/games/empire_rebellion/verdict";
import Coach from "../src/parts/Coach.svelte";
import { decision } from "./help";

const KINDS = ["military", "force", "diplomacy", "recon"];
const sides = ["rebel", "imperial"];
const ordinary = sides.map((side) => KINDS.flatMap((kind) => [2, 3, 4, 5].map((value) => ({ id: `${side}-${kind}-${value}`, side, kind, value }))));
const heroes = sides.map((side) => Array.from({ length: 8 }, (_, n) => ({ id: `${side}-hero-${n}`, side, ready: 6, exhausted: 1, power: "gain-influence" })));
const info = {
  id: "t", game: "empire_rebellion",
  labels: { "resource": [0, 1].flatMap((seat) => [...ordinary[seat]!, ...heroes[seat]!].map((row) => row.id)), "strategy": [], "event-card": ["escape-from-tatooine"] },
  facts: { resource: ordinary.flat(), character: heroes.flat(), strategy: [], event: [{ id: "escape-from-tatooine", capacity: 3, objective: 11, vp: 1, influence: 2, effect: "none" }] },
} as unknown as TableInfo;
const facts = factsOf(info);
const HERO = 16; // a Rebel character
const FOE = 24; // the Empire's first card: military 2

function view(change: Record<string, unknown>): View {
  const two = () => [[], []];
  return {
    where: [], tutorial: 1, rounds: 0, balance: 0, winner: -1, event: 0, passes: 0, points: [0, 0], influence: [0, 0], event_deck: { hidden: 0 }, event_top: [], event_bottom: [], won: two(),
    unused: two(), chosen: two(), used: two(), infiltrated: [0, 0], diverted: [0, 0], exposed: [0, 0], decks: [{ hidden: 16 }, { hidden: 16 }], peeked: two(), stacked: two(), area: two(), exhausted: two(), discards: two(), reserve: two(), looked: two(), ...change,
  } as View;
}
const words = new Words("empire_rebellion");
const told = (event: string, values: WireEvent["values"] = {}): WireEvent => ({ event, rule: "D1", values, kinds: {} });

beforeAll(() => {
  catalogue.add("en", "", readFileSync(join(process.cwd(), "../src/senki/text/common.en.ftl"), "utf8"));
  catalogue.add("en", "empire_rebellion", readFileSync(join(process.cwd(), "../src/senki/games/empire_rebellion/text.en.ftl"), "utf8"));
});

function choose(change: Partial<DecisionView>): OpenChoice {
  return new OpenChoice(decision(change), words, () => undefined);
}

test("a character counts its low value when it is exhausted", () => {
  const ready = tableOf(view({ area: [[HERO, 0], []] }));
  expect(totalOf(facts, ready, 0)).toBe(8);
  const tired = tableOf(view({ area: [[HERO, 0], []], exhausted: [[HERO, 0], []] }));
  expect(totalOf(facts, tired, 0)).toBe(3);
});

test("previews: a power, a ready card, a discard, the next card", () => {
  const t = tableOf(view({ area: [[HERO, 3], [FOE]], exhausted: [[3], []] }));
  const turn = choose({ ask: "turn", kind: "action", options: [0, 1, 2, 3] });
  expect(previewOf(facts, t, turn, { verb: "power", card: HERO }, 0)).toEqual([{ low: 6, high: 6 }, null]);
  turn.preview(0);
  expect(previewOf(facts, t, turn, null, 0)).toEqual([{ low: 13, high: 16 }, null]); // 11, and 2 to 5 more
  const military = choose({ ask: "military", kind: "resource", options: [FOE] });
  military.preview(FOE);
  expect(previewOf(facts, t, military, null, 0)).toEqual([null, { low: 0, high: 0 }]);
  expect(previewOf(facts, t, null, null, 0)).toEqual([null, null]);
});

test("the next card: one that is known, what the own deck holds, or all that lie nowhere in the open", () => {
  expect(nextCards(facts, tableOf(view({ peeked: [{ hidden: 1, known: [5] }, []] })), 0).map((one) => one.card)).toEqual([5]);
  expect(nextCards(facts, tableOf(view({ decks: [[1, 2], { hidden: 16 }] })), 0).map((one) => one.card)).toEqual([1, 2]);
  expect(nextCards(facts, tableOf(view({ area: [[0], []], discards: [[1], []] })), 0)).toHaveLength(14);
  expect(nextCards(facts, tableOf(view({ peeked: [{ hidden: 1 }, []], stacked: [[7], []] })), 0).map((one) => one.card)).toEqual([7]);
});

test("the verdict is put together over several steps, and says why", () => {
  const ended = [told("struggle-ends"), told("total", { seat: 0, count: 9 }), told("total", { seat: 1, count: 11 }), told("strategy-revealed", { seat: 0, strategy: 2 })];
  expect(verdictOf([[told("played", { seat: 0, card: 1 })]], 0)).toBeNull();
  expect(verdictOf([ended], 0)?.decided).toBe(false);
  const decided = [told("raised", { seat: 0, count: 11 }), told("won-event", { seat: 1, event: 0 }), told("influence-gained", { seat: 1, count: 2 })];
  const raised = verdictOf([ended, decided], 0);
  expect(raised).toMatchObject({ struggle: 1, decided: true, winner: 1, totals: [9, 11], final: [11, 11], strategies: [2, -1] });
  expect(raised?.lines.map((line) => line.event)).toEqual(["influence-gained"]);
  expect(verdictOf([[...ended, ...decided]], 0)).toEqual(raised); // all in one step, as after an import
  expect(reason(raised!, 11, false)).toEqual({ text: "skin-why-tie", rule: "D4" });
  expect(reason({ ...raised!, final: [12, 11] }, 11, false).text).toBe("skin-why-one-over");
  expect(reason({ ...raised!, final: [12, 13] }, 11, false).rule).toBe("D6");
  expect(reason({ ...raised!, deceived: true }, 11, false).rule).toBe("Y2");
  const later = [ended, decided, [told("revealed", { event: 0 })]];
  expect(verdictOf(later, 0)?.closed).toBe(true);
  expect(verdictOf([...later, [told("influence-gained", { seat: 0, count: 1 })]], 0)?.lines).toHaveLength(1);
  expect(verdictOf([...later, [told("played", { seat: 0, card: 1 })]], 0)).toBeNull();
  expect(verdictOf([...later, [told("played", { seat: 0, card: 1 })], ended], 0)?.struggle).toBe(2);
});

test("what was taken back is told once", () => {
  const before = [told("struggle-ends"), told("won-event", { seat: 0, event: 0 })];
  const added = [told("added", { seat: 0, card: 20 })];
  const history = [before, added, [told("undone", { seat: 0 })]];
  expect(verdictOf(history, 0)?.lines).toEqual([]);
  expect(verdictOf([...history, added], 0)?.lines).toHaveLength(1);
});

// -- the coach --

function game(change: Record<string, unknown>, asked: Partial<DecisionView> | null, more: Partial<SkinProps> = {}): SkinProps {
  const choice = asked ? choose(asked) : null;
  return { view: view(change), decision: choice?.decision ?? null, choice, words, seats: [], you: 0, table: info, events: [], history: [], seq: 1, over: null, highlight: null, rule: () => undefined, ...more };
}
const TURN = { ask: "turn", kind: "action", options: [0, 1, 3] };

/** All that is said at one moment, if everything is read. */
function lessons(props: SkinProps, seen: Set<string>, history: WireEvent[] = []): CoachStep[] {
  const found: CoachStep[] = [];
  for (;;) {
    const step = coach(props, { seen, history });
    if (!step) return found;
    found.push(step);
    if (step.goes === "act") return found;
    seen.add(step.id);
  }
}

test("whatever the cards are, event, capacity, play, total, power, turn and pass are taught, each once", () => {
  for (let card = 0; card < 16; card++) {
    const seen = new Set<string>();
    const ids = [
      ...lessons(game({}, { ...TURN, options: [0] }), seen), ...lessons(game({ area: [[card], []] }, null), seen),
      ...lessons(game({ area: [[card], [24 + card]] }, TURN), seen),
    ].filter((step) => step.goes === "next");
    expect(ids.map((step) => step.id)).toEqual(["event", "capacity", "total", "power", `kind-${KINDS[Math.floor(card / 4)]}`, "turn", "pass"]);
    for (const step of ids) expect(step.text).not.toMatch(/coach|\{/);
  }
});

test("the coach speaks only in the tutorial, and says in the end who won and why", () => {
  const all = new Set(["event", "capacity"]);
  expect(coach(game({ tutorial: 0 }, TURN), { seen: all, history: [] })).toBeNull();
  const over = { scores: [0, 1], winners: [1] };
  const end = coach(game({ area: [[3, 7, 11], [FOE]] }, null, { over }), { seen: all, history: [told("struggle-ends")] });
  expect(end).toMatchObject({ id: "end", title: "The Empire won the struggle", goes: "next", at: end?.of });
  expect(end?.text).toContain("Your 15 is over 11, so the Empire wins with 2.");
  expect(coach(game({}, null, { over }), { seen: new Set(["end"]), history: [] })).toBeNull();
});

let shown: ReturnType<typeof mount> | null = null;
beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined)); // rules are asked for, and never come
  sessionStorage.clear();
  document.body.innerHTML = "";
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
});
const press = (selector: string) => {
  document.querySelector<HTMLElement>(selector)!.click();
  flushSync();
};

test("the panel: next, put away, called back, remembered", () => {
  const open = () => {
    shown = mount(Coach, { target: document.body, props: { game: game({}, { ...TURN, options: [0] }), coach, history: [] } });
    flushSync();
  };
  open();
  const step = () => document.querySelector(".coach")?.getAttribute("data-step") ?? "";
  expect(step()).toBe("event");
  press(".nx");
  expect(step()).toBe("capacity");
  press(".coach .x");
  expect(step()).toBe("");
  press(".again");
  expect(step()).toBe("capacity");
  press(".nx");
  expect(step()).toBe("play");
  expect(document.querySelector(".nx")).toBeNull();
  void unmount(shown!);
  document.body.innerHTML = "";
  open();
  expect(step()).toBe("play");
});
