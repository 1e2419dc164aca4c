import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { OpenChoice } from "../src/core/choice.svelte";
import type { CoachStep, SkinProps } from "../src/core/skin";
import type { DecisionView, FigureView, TableInfo, View, WireEvent } from "../src/core/wire";
import { catalogue, Words } from "../src/core/words.svelte";
import { coach } from "../src/games/empire_rebellion/coach";
import { beside, previewOf, seatOf, tableOf } from "../src/games/empire_rebellion/model";
import { verdictOf } from "../src/games/empire_rebellion/verdict";
import Coach from "../src/parts/Coach.svelte";
import { decision } from "./help";

const KINDS = ["military", "force", "diplomacy", "recon"];
const sides = ["rebel", "imperial"];
const ordinary = sides.map((side) =>
  KINDS.flatMap((kind) => [2, 3, 4, 5].map((value) => ({ id: `${side}-${kind}-${value}`, side, kind, value }))),
);
const heroes = sides.map((side) =>
  Array.from({ length: 8 }, (_, n) => ({ id: `${side}-hero-${n}`, side, ready: 6, exhausted: 1, power: "gain-influence" })),
);
const info = {
  id: "t",
  game: "empire_rebellion",
  labels: {
    resource: [0, 1].flatMap((seat) => [...ordinary[seat]!, ...heroes[seat]!].map((row) => row.id)),
    strategy: [],
    "event-card": ["escape-from-tatooine"],
  },
  facts: {
    resource: ordinary.flat(),
    character: heroes.flat(),
    strategy: [],
    event: [{ id: "escape-from-tatooine", capacity: 3, objective: 11, vp: 1, influence: 2, effect: "none" }],
  },
} as unknown as TableInfo;
const HERO = 16; // a Rebel character
const FOE = 24; // the Empire's first card: military 2

function view(change: Record<string, unknown>): View {
  const two = () => [[], []];
  return {
    where: [],
    figures: {},
    tutorial: 1,
    rounds: 0,
    balance: 0,
    winner: -1,
    event: 0,
    passes: 0,
    points: [0, 0],
    influence: [0, 0],
    event_deck: { hidden: 0 },
    event_top: [],
    event_bottom: [],
    won: two(),
    unused: two(),
    chosen: two(),
    used: two(),
    infiltrated: [0, 0],
    diverted: [0, 0],
    exposed: [0, 0],
    decks: [{ hidden: 16 }, { hidden: 16 }],
    peeked: two(),
    stacked: two(),
    area: two(),
    exhausted: two(),
    discards: two(),
    reserve: two(),
    looked: two(),
    ...change,
  } as View;
}
const words = new Words("empire_rebellion");
const told = (event: string, values: WireEvent["values"] = {}): WireEvent => ({ event, rule: "D1", values, kinds: {} });

beforeAll(() => {
  catalogue.add("en", "", readFileSync(join(process.cwd(), "../src/senki/text/common.en.ftl"), "utf8"));
  catalogue.add("en", "empire_rebellion", readFileSync(join(process.cwd(), "../src/senki/games/empire_rebellion/text.en.ftl"), "utf8"));
});

/** A question, and what the rules would explain of its options. */
function choose(change: Partial<DecisionView>, figures: Record<number, FigureView[]> = {}): OpenChoice {
  const why = (options: readonly number[]) => Promise.resolve(options.map((option) => ({ option, figures: figures[option] ?? [] })));
  return new OpenChoice(
    decision(change),
    words,
    () => undefined,
    () => false,
    why,
    (plan) => Promise.resolve(figures[Number(plan.map(String).join(""))] ?? []),
  );
}
const total = (seat: number, least: number, most: number | null = null): FigureView => ({
  name: "total",
  rule: "D1",
  total: least,
  limit: 11,
  thing: ["seat", seat],
  terms: [],
  unit: "",
  most,
  breaks: "",
  detail: false,
});

test("what the rules have worked out is shown as it came", () => {
  const t = tableOf(
    view({
      points: [3, 0],
      area: [[HERO, 0], []],
      figures: {
        total: { 0: 3, 1: 0 },
        room: { 0: 1, 1: 3 },
        value: { [HERO]: 1, 0: 2 },
        stopped: { 5: 1 },
        ahead: { 0: 3 },
        "to-win": { 0: 4, 1: 7 },
      },
    }),
  );
  expect(t.sides.map((side) => [side.total, side.room, side.goal])).toEqual([
    [3, 1, 7],
    [0, 3, 7],
  ]);
  expect(t.values).toEqual({ [HERO]: 1, 0: 2 });
  expect([t.stopped.has(5), t.stopped.has(6), t.ahead]).toEqual([true, false, 0]);
  expect(tableOf(view({})).ahead).toBe(-1);
  expect([10, 11, 12].map((value) => beside(11, value))).toEqual(["under", "exact", "over"]);
});

test("a thing is whose its record says", () => {
  expect([seatOf("resource", HERO, info), seatOf("resource", FOE, info), seatOf("seat", 1, info), seatOf("event-card", 0, info)]).toEqual([
    0,
    1,
    1,
    null,
  ]);
});

test("previews: an option, a card that is meant by a plan, cards that were picked", async () => {
  const seen = async (choice: OpenChoice, aim: Parameters<typeof previewOf>[1] = null) => {
    previewOf(choice, aim); // asks
    await vi.waitFor(() => expect(previewOf(choice, aim)).not.toEqual([null, null]));
    return previewOf(choice, aim);
  };
  const turn = choose(
    { ask: "turn", kind: "action", options: [0, 1, 2, 3] },
    { 0: [total(0, 13, 16)], 3: [total(0, 11)], [Number(`1${HERO}`)]: [total(0, 6)] },
  );
  expect(await seen(turn, { verb: "power", card: HERO })).toEqual([{ low: 6, high: 6 }, null]);
  turn.preview(0);
  expect(await seen(turn)).toEqual([{ low: 13, high: 16 }, null]);
  turn.preview(3);
  expect(previewOf(turn, null)).toEqual([null, null]); // a pass changes nothing yet
  const pick = choose(
    { ask: "chewbacca", kind: "resource", shape: "some", options: [24, 25], candidates: [24, 25], most: 2 },
    { 2425: [total(1, 4)] },
  );
  pick.act(24);
  pick.preview(25);
  expect(await seen(pick)).toEqual([null, { low: 4, high: 4 }]);
  expect(previewOf(null, null)).toEqual([null, null]);
});

test("the verdict is put together over several steps, and says why", () => {
  const ended = [
    told("struggle-ends"),
    told("total", { seat: 0, count: 9 }),
    told("total", { seat: 1, count: 11 }),
    told("strategy-revealed", { seat: 0, strategy: 2 }),
  ];
  expect(verdictOf([[told("played", { seat: 0, card: 1 })]], 0)).toBeNull();
  expect(verdictOf([ended], 0)?.decided).toBe(false);
  const decided = [
    told("raised", { seat: 0, count: 11 }),
    { ...told("token-decides", { seat: 1 }), rule: "D4" },
    told("won-event", { seat: 1, event: 0 }),
    told("influence-gained", { seat: 1, count: 2 }),
    told("bureaucracy-gains", { seat: 0, count: 2 }),
  ];
  const raised = verdictOf([ended, decided], 0);
  expect(raised).toMatchObject({ struggle: 1, decided: true, winner: 1, totals: [9, 11], final: [11, 11], strategies: [2, -1] });
  expect(raised?.lines.map((line) => line.event)).toEqual(["bureaucracy-gains"]);
  expect(verdictOf([[...ended, ...decided]], 0)).toEqual(raised); // all in one step, as after an import
  expect(raised).toMatchObject({ why: { event: "token-decides", rule: "D4" }, gained: 2, over: [false, false] });
  const over = verdictOf(
    [[...ended, { ...told("only-one-within", { seat: 1 }), rule: "D3" }, told("won-event", { seat: 1, event: 0 })]],
    0,
  );
  expect(over).toMatchObject({ why: { event: "only-one-within", rule: "D3" }, over: [true, false] });
  expect(verdictOf([[...ended, told("nobody-wins", { card: 0 })]], 0)).toMatchObject({
    why: { event: "nobody-wins" },
    over: [true, true],
    winner: -1,
  });
  const deceived = verdictOf([[...ended, told("higher-total", { seat: 0 }), { ...told("deceived", { seat: 1 }), rule: "Y2" }]], 0);
  expect(deceived?.why?.rule).toBe("Y2"); // what is told last holds
  const later = [ended, decided, [told("revealed", { event: 0 })]];
  expect(verdictOf(later, 0)?.closed).toBe(true);
  expect(verdictOf([...later, [told("bureaucracy-gains", { seat: 0, count: 1 })]], 0)?.lines).toHaveLength(1);
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
  return {
    view: view(change),
    decision: choice?.decision ?? null,
    choice,
    words,
    seats: [],
    you: 0,
    table: info,
    events: [],
    history: [],
    seq: 1,
    over: null,
    highlight: null,
    hold: () => undefined,
    rule: () => undefined,
    ...more,
  };
}
const TURN = { ask: "turn", kind: "action", options: [0, 1, 3] };

/** All that is said at one moment, if everything is read. */
function lessons(props: SkinProps, seen: Set<string>, history: WireEvent[] = []): CoachStep[] {
  const found: CoachStep[] = [];
  for (;;) {
    const step = coach(props, { seen, history, now: null, lesson: "struggle" });
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
      ...lessons(game({}, { ...TURN, options: [0] }), seen),
      ...lessons(game({ area: [[card], []] }, null), seen),
      ...lessons(game({ area: [[card], [24 + card]] }, TURN), seen),
    ].filter((step) => step.goes === "next");
    expect(ids.map((step) => step.id)).toEqual([
      "event",
      "capacity",
      "total",
      "power",
      `kind-${KINDS[Math.floor(card / 4)]}`,
      "turn",
      "pass",
    ]);
    for (const step of ids) expect(step.text).not.toMatch(/coach|\{/);
  }
});

test("the coach speaks only in the tutorial, and says in the end who won and why", () => {
  const all = new Set(["event", "capacity"]);
  expect(coach(game({ tutorial: 0 }, TURN), { seen: all, history: [], now: null, lesson: "" })).toBeNull();
  const over = { scores: [0, 1], winners: [1] };
  const figures = { total: { 0: 15, 1: 2 } };
  const end = coach(game({ figures, area: [[3, 7, 11], [FOE]] }, null, { over }), {
    seen: all,
    history: [told("struggle-ends"), told("only-one-within", { seat: 1 })],
    now: null,
    lesson: "struggle",
  });
  expect(end).toMatchObject({ id: "end", title: "The Empire won the struggle", goes: "next", at: end?.of });
  expect(end?.text).toContain("Your 15 is over 11, so the Empire wins with 2.");
  expect(coach(game({}, null, { over }), { seen: new Set(["end"]), history: [], now: null, lesson: "struggle" })).toBeNull();
});

test("whether the last pass would win is what the rules say", () => {
  const all = new Set(["event", "capacity", "total", "power", "kind-military", "kind-force", "turn", "pass"]);
  const last = (ahead: number) =>
    coach(game({ passes: 1, area: [[0], [FOE]], figures: { total: { 0: 2, 1: 2 }, room: { 0: 2 }, ahead: { [ahead]: 2 } } }, TURN), {
      seen: all,
      history: [],
      now: null,
      lesson: "struggle",
    })?.id;
  expect([last(0), last(1)]).toEqual(["last-ahead", "last-behind"]);
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
