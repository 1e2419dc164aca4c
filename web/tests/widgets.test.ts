import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { OpenChoice } from "../src/core/choice.svelte";
import { ENOUGH, PASS } from "../src/core/shapes";
import type { DecisionView } from "../src/core/wire";
import { catalogue, Words } from "../src/core/words.svelte";
import Panel from "../src/decisions/Panel.svelte";
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
