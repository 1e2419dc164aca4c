import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { OpenChoice } from "../src/core/choice.svelte";
import { ENOUGH, PASS } from "../src/core/shapes";
import { odds, signed } from "../src/core/format";
import type { DecisionView, ExplainedOption, FigureView, Hint, OddsOption } from "../src/core/wire";
import { catalogue, Words } from "../src/core/words.svelte";
import Panel from "../src/decisions/Panel.svelte";
import Hopeless from "../src/parts/Hopeless.svelte";
import Advice from "../src/parts/Advice.svelte";
import { decision } from "./help";

const sent = vi.fn<(answers: number[]) => void>();
let shown: ReturnType<typeof mount> | null = null;
let locked = false;

beforeAll(() => {
  catalogue.add("en", "", readFileSync(join(process.cwd(), "../src/senki/text/common.en.ftl"), "utf8"));
  catalogue.add("en", "toy", "unit-0 = Ant\nunit-1 = Bee\nunit-2 = Cat\n");
});
beforeEach(() => {
  sent.mockClear();
  locked = false;
  document.body.innerHTML = "";
});
afterEach(() => {
  catalogue.lang = "en";
  if (shown) void unmount(shown);
  shown = null;
});

function show(change: Partial<DecisionView>): OpenChoice {
  const choice = new OpenChoice(decision(change), new Words("toy"), sent, () => locked);
  shown = mount(Panel, { target: document.body, props: { choice } });
  flushSync();
  return choice;
}
const buttons = () => [...document.querySelectorAll("button")];
function press(text: string): void {
  const button = buttons().find((one) => (one.getAttribute("aria-label") ?? one.textContent ?? "").includes(text));
  if (!button) throw new Error(`no button ${text} among ${buttons().map((one) => one.textContent)}`);
  button.click();
  flushSync();
}

test("one: a click sends it", () => {
  show({ options: [0, 2] });
  expect(buttons().map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual(["1 Ant", "2 Cat"]);
  press("Cat");
  expect(sent).toHaveBeenCalledWith([2]);
});

test.each(["en", "ja"] as const)("an answer that cannot succeed is sent only after a warning that says why (%s)", async (lang) => {
  catalogue.add(lang, "", readFileSync(join(process.cwd(), `../src/senki/text/common.${lang}.ftl`), "utf8"));
  catalogue.lang = lang;
  const terms = [{ amount: 0, rule: "A3.6", name: "none-left", thing: null }];
  const nothing = { name: "hopeless", rule: "A3.6", total: 0, limit: null, thing: null, terms, unit: "" as const };
  const figure: FigureView = { ...nothing, most: null, breaks: "", detail: false };
  const vain = new Set([0]);
  const ask = (options: readonly number[]) =>
    Promise.resolve(options.map((option): ExplainedOption => ({ option, figures: vain.has(option) ? [figure] : [] })));
  const choice = new OpenChoice(decision({ options: [0, 2] }), new Words("toy"), sent, () => false, ask);
  choice.explain(0);
  await new Promise((done) => setTimeout(done));
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  shown = mount(Hopeless, { target: document.body, props: { choice } });
  choice.act(0);
  flushSync();
  expect(sent).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain("A3.6");
  expect(document.body.textContent).toContain(catalogue.find("ui-hopeless", ""));
  buttons().at(-1)?.click();
  expect(sent).toHaveBeenCalledWith([0]);
  choice.act(2);
  expect(sent).toHaveBeenLastCalledWith([2]);
  vain.add(2); // nothing better is left: nobody is warned
  const hopeless = new OpenChoice(decision({ options: [0, 2] }), new Words("toy"), sent, () => false, ask);
  hopeless.explain(0);
  await new Promise((done) => setTimeout(done));
  expect(hopeless.hopeless(0)).toBeNull();
});

test("nothing is sent while an answer is on its way", () => {
  show({ options: [0, 2] });
  locked = true;
  press("Cat");
  expect(sent).not.toHaveBeenCalled();
});

test("some: toggles, can be taken back, sent together", () => {
  const choice = show({ shape: "some", options: [0, 1, 2, ENOUGH], candidates: [0, 1, 2], least: 0, most: 2 });
  press("Cat");
  press("Ant");
  expect(document.querySelectorAll("[role=checkbox][aria-checked=true]")).toHaveLength(2);
  press("Bee"); // too many: nothing changes
  expect(choice.steps).toEqual([2, 0]);
  press("Cat");
  press("Done");
  expect(sent).toHaveBeenCalledWith([0, ENOUGH]);
});

test("some: not before there are enough", () => {
  show({ shape: "some", options: [0, 1], candidates: [0, 1, 2], least: 2, most: 2 });
  press("Ant");
  press("Done");
  expect(sent).not.toHaveBeenCalled();
  press("Begin again");
  press("Bee");
  press("Cat");
  press("Done");
  expect(sent).toHaveBeenCalledWith([1, 2]);
});

test("number: few as cards, many as a slider", () => {
  show({ shape: "number", kind: "number", options: [3, 4, 5] });
  press("4");
  expect(sent).toHaveBeenCalledWith([4]);
  void unmount(shown!);
  show({ shape: "number", kind: "number", options: Array.from({ length: 40 }, (_, n) => n) });
  const slider = document.querySelector<HTMLInputElement>("input[type=range]")!;
  slider.value = "25";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  press("Choose 25");
  expect(sent).toHaveBeenCalledWith([25]);
});

test("share: points up and down", () => {
  show({ shape: "share", options: [0, 1, 2], candidates: [0, 1, 2], least: 3, most: 3 });
  press("One more for Cat");
  press("One more for Ant");
  press("One more for Ant");
  press("One less for Ant");
  press("One more for Bee");
  press("Done");
  expect(sent).toHaveBeenCalledWith([0, 1, 2]);
});

test("order: put in, moved, taken out", () => {
  show({ shape: "order", options: [0, 1, 2], candidates: [0, 1, 2], least: 3, most: 3 });
  press("Cat");
  press("Ant");
  press("Bee");
  press("Bee: earlier");
  press("Done");
  expect(sent).toHaveBeenCalledWith([2, 1]);
});

test("yes or no", () => {
  show({ shape: "yes_no", kind: "flag", options: [1, 0] });
  press("no");
  expect(sent).toHaveBeenCalledWith([0]);
});

test("reaction: pass is one of the options", () => {
  show({ shape: "reaction", options: [PASS, 1] });
  press("pass");
  expect(sent).toHaveBeenCalledWith([PASS]);
});

test("a thing is legal only under its own kind", () => {
  const choice = show({ options: [0, 2] });
  expect(choice.can("unit", 2)).toBe(true);
  expect(choice.can("part", 2)).toBe(false);
  expect(choice.can("unit", 1)).toBe(false);
  choice.act(1);
  expect(sent).not.toHaveBeenCalled();
});

test("share: no more than its limit", () => {
  show({ shape: "share", options: [0, 1, 2], candidates: [0, 1, 2], least: 3, most: 3, limits: [1, 2, 1] });
  const more = () =>
    buttons()
      .filter((one) => one.getAttribute("aria-label")?.startsWith("One more"))
      .map((one) => one.disabled);
  expect(more()).toEqual([false, false, false]);
  press("One more for Ant");
  expect(more()).toEqual([true, false, false]);
  press("One more for Bee");
  press("One more for Bee");
  expect(more()).toEqual([true, true, true]); // all points are given out
  press("Done");
  expect(sent).toHaveBeenCalledWith([0, 1, 1]);
});

test("amounts: some of each, and enough", () => {
  show({ shape: "amounts", options: [0, 1, ENOUGH], candidates: [0, 1], least: 0, most: 3, limits: [2, 2] });
  press("One more for Ant");
  press("One more for Ant");
  press("Done");
  expect(sent).toHaveBeenCalledWith([0, 0, ENOUGH]);
});

test("payment: says what is still to pay, and ends when it is covered", () => {
  show({ shape: "payment", options: [0, 1, 2], candidates: [0, 1, 2], least: 3, most: 3, limits: [1, 1, 2], values: [2, 2, 1] });
  const status = () => document.querySelector("[role=status]")?.textContent;
  expect(status()).toContain("3");
  press("One more for Bee");
  press("Done");
  expect(sent).not.toHaveBeenCalled();
  press("One more for Cat");
  expect(status()).toBe("The price is covered.");
  press("Done");
  expect(sent).toHaveBeenCalledWith([1]); // with Bee taken, only Cat is left to cover it
});

test("keys follow the order in which the options are drawn", () => {
  const choice = show({ options: [0, 1, 2] });
  expect([0, 1, 2].map((value) => choice.key(value))).toEqual(["1", "2", "3"]);
  choice.arrange([2, 7, 0]); // what is not offered has no key; what is not drawn comes last
  expect([2, 0, 1].map((value) => choice.key(value))).toEqual(["1", "2", "3"]);
});

// -- hints and odds --

function advise(change: Partial<DecisionView>, hint: Hint | null, odds: OddsOption[]): OpenChoice {
  const words = new Words("toy");
  const choice = new OpenChoice(decision(change), words, sent);
  choice.hint = hint;
  choice.playouts = 200;
  choice.allOdds = Object.fromEntries(odds.map((one) => [one.option, one]));
  shown = mount(Advice, { target: document.body, props: { choice, words } });
  flushSync();
  return choice;
}
const text = () => (document.body.textContent ?? "").replace(/\s+/g, " ");
const noOdds = (option: number, chance: number): OddsOption => ({
  option,
  chance,
  interval: [chance - 0.05, chance + 0.05],
  exact: true,
  trials: 0,
  outcomes: [],
  rest: 0,
  gain: null,
});

test("a hint: who suggests what, and what else there is", () => {
  const ranked = [
    { option: 2, share: 0.62, weight: 0.7 },
    { option: 0, share: 0.41, weight: 0.3 },
  ];
  const choice = advise({ options: [0, 2] }, { type: "hint", id: "h", seat: 0, option: 2, level: 4, ranked }, []);
  expect(text()).toContain("Level 4 would choose Cat");
  expect(text()).toContain("expects to win 62%");
  expect([...document.querySelectorAll("tbody th")].map((one) => one.textContent)).toEqual(["Cat", "Ant"]);
  expect(choice.hinted(2)).toBe(true);
  press("Close");
  expect(choice.hasAdvice).toBe(false);
});

test("odds say whether they are exact", () => {
  const event = (count: number) => ({ event: "shot", rule: "", values: { count }, kinds: { count: "number" } });
  catalogue.add("en", "toy", "unit-0 = Ant\nunit-2 = Cat\nevent-shot = { $count } shots.\n");
  const exact = {
    ...noOdds(0, 0.5),
    outcomes: [
      { events: [event(2)], won: null, chance: 0.375, interval: null },
      { events: [], won: 1, chance: 0.625, interval: null },
    ],
  };
  const about: OddsOption = {
    ...noOdds(2, 0.3),
    exact: false,
    trials: 400,
    outcomes: [{ events: [event(1)], won: null, chance: 0.4, interval: [0.35, 0.45] }],
    rest: 0.6,
  };
  advise({ options: [0, 2] }, null, [exact, about]);
  const [one, two] = [...document.querySelectorAll("li")].map((item) => (item.textContent ?? "").replace(/\s+/g, " "));
  expect(one).toContain("wins about 50% in trials");
  expect(one).toContain("exact");
  expect(one).toContain("37.5%");
  expect(one).toContain("2 shots.");
  expect(one).toContain("You win.");
  expect(two).toContain("about, 95 %");
  expect(two).toContain("35%–45%");
  expect(two).toContain("Tried 400 times");
  expect(two).toContain("anything else");
});

test("few games are not given as one number", () => {
  const choice = advise({ options: [0, 2] }, null, [noOdds(0, 0.5), noOdds(2, 0.3)]);
  choice.playouts = 3;
  flushSync();
  expect(text()).toContain("45%–55%");
  expect(text()).not.toContain("wins about");
});

test("chances that are nearly certain are not called certain", () => {
  expect([odds(0), odds(0.0004), odds(0.375), odds(1 / 3), odds(0.9996), odds(1)]).toEqual([
    "0%",
    "<0.1%",
    "37.5%",
    "33.3%",
    ">99.9%",
    "100%",
  ]);
  expect([signed(0.031), signed(-0.031), signed(0)]).toEqual(["+3.1%", "−3.1%", "±0%"]);
});

// -- figures --

const toHit: FigureView = {
  name: "to-hit",
  rule: "C2",
  total: 2,
  limit: 6,
  thing: null,
  unit: "",
  most: null,
  breaks: "",
  detail: false,
  terms: [
    { amount: 3, rule: "C2.1", name: "rating", thing: null },
    { amount: 1, rule: "C2.3", name: "", thing: ["unit", 1] },
    { amount: -2, rule: "C2.4", name: "range", thing: ["unit", 2] },
  ],
};
const explained = (figures: Record<number, FigureView[]>) =>
  vi.fn<(options: readonly number[], picked: readonly number[]) => Promise<ExplainedOption[]>>(async (options) =>
    options.map((option) => ({ option, figures: figures[option] ?? [] })),
  );
async function settle(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  flushSync();
}
function explaining(change: Partial<DecisionView>, ask: ReturnType<typeof explained>): OpenChoice {
  catalogue.add(
    "en",
    "toy",
    "unit-0 = Ant\nunit-1 = Bee\nunit-2 = Cat\nfigure-to-hit = To hit\nterm-rating = rating\nterm-range = range to { $thing }\n",
  );
  const choice = new OpenChoice(decision(change), new Words("toy"), sent, () => false, ask);
  shown = mount(Panel, { target: document.body, props: { choice } });
  flushSync();
  return choice;
}

test("figures: asked for once, told beside the option, and as a sum with rules where the focus is", async () => {
  const ask = explained({ 2: [toHit] });
  const choice = explaining({ options: [0, 2] }, ask);
  await settle();
  expect(ask.mock.calls).toEqual([[[0, 2], []]]);
  expect(buttons().map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual(["1 Ant", "2 Cat To hit 2 of 6"]);
  const card = buttons()[1];
  card?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  await new Promise((done) => setTimeout(done, 500));
  flushSync();
  const rows = [...document.querySelectorAll("[role=note] tr")].map((row) => [...row.children].map((one) => one.textContent));
  expect(rows).toEqual([
    ["To hit", "2 of 6", "C2"],
    ["rating", "3", "C2.1"],
    ["Bee", "+1", "C2.3"],
    ["range to Cat", "−2", "C2.4"],
  ]);
  choice.renewFigures(); // the table has changed
  flushSync();
  await settle();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("figures: after steps that were not sent they are those of then", async () => {
  const ask = explained({ 0: [toHit] });
  explaining({ shape: "some", options: [0, 1, 2, ENOUGH], candidates: [0, 1, 2], least: 0, most: 3 }, ask);
  await settle();
  press("Cat");
  await settle();
  press("Bee");
  await settle();
  expect(ask.mock.calls).toEqual([
    [[0, 1, 2], []],
    [[0, 1, 2], [2]],
    [
      [0, 1, 2],
      [1, 2],
    ],
  ]);
});

test("figures: a game without them is not asked", () => {
  const choice = show({ options: [0, 2] });
  expect(choice.explain(0)).toEqual([]);
});
