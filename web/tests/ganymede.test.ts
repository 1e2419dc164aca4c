import { expect, test } from "vitest";
import type { DecisionView, Figures, Hidden, WireEvent } from "../src/core/wire";
import { figureOf, isLit, NONE, rangeOf, RIGHT, targetSeat, valuesOf, type Table } from "../src/games/ganymede/model";
import { Plan } from "../src/games/ganymede/plan.svelte";

const hidden = { hidden: null };

/** Two players of whom the second has drafted; its units as they are seen: the mechs and their parts. */
function table(mechs: (number | null)[] = [null, null], fitted: (number[] | Hidden)[] = [hidden, hidden]): Table {
  const row = (mech: number | null, parts: number[] | Hidden) => ({ mech, fitted: parts, souls: NONE, bonds: NONE });
  const units = [row(NONE, []), row(NONE, []), row(mechs[0]!, fitted[0]!), row(mechs[1]!, fitted[1]!)];
  return { players: 2, teams: 0, lead: [NONE, 0], wing: [NONE, 1], parts: [[], [0, 1, 2, 3]], units } as unknown as Table;
}

test("a mech of the log lights the units that it may be", () => {
  const lit = { kind: "mech", value: 1 };
  expect([0, 1, 2, 3].map((unit) => isLit(table(), unit, lit))).toEqual([false, false, true, true]);
  expect([0, 1, 2, 3].map((unit) => isLit(table([0, 1]), unit, lit))).toEqual([false, false, false, true]);
});

test("numbers come from what the rules have worked out, and nowhere else", () => {
  const figures: Figures = {
    sp: { 2: 3 },
    hp: { 2: 5 },
    aim: { 2: 3, 3: [2, 4] },
    dice: { 2: 2, 3: [2, 5] },
    rerolls: { 2: 0, 3: 0 },
    left: { 2: 4 },
  };
  const t = { ...table(), figures };
  expect(valuesOf(t, 2)).toEqual({ sp: 3, hp: 5, aim: 3, dice: 2, rerolls: 0 });
  expect([valuesOf(t, 3), valuesOf(t, 0)]).toEqual([null, null]); // guessed at, or not known at all
  expect([figureOf(t, "left", 2), figureOf(t, "aim", 3), figureOf(t, "left", 0)]).toEqual([4, null, null]);
  expect([rangeOf(t, "dice", 3), rangeOf(t, "rerolls", 3), rangeOf(t, "dice", 0)]).toEqual([[2, 5], [0, 0], null]);
});

test("who is attacked is what was told", () => {
  const told = (unit: number, seat: number) => [{ event: "attack", rule: "C1.2", values: { unit, seat }, kinds: {} } satisfies WireEvent];
  const at = (attacker: number, defender: number) => ({ ...table(), attacker, defender });
  expect(targetSeat(at(2, NONE), [told(4, 0), told(2, 0)])).toBe(0);
  expect(targetSeat(at(2, 1), [told(2, 0)])).toBe(0);
  expect([targetSeat(at(2, NONE), [told(4, 0)]), targetSeat(at(NONE, NONE), [told(4, 0)])]).toEqual([NONE, NONE]);
});

test("a plan answers for parts, letters and sides", () => {
  const plan = new Plan();
  plan.places = { 7: 1 };
  plan.extra = { 0: RIGHT };
  const ask = (name: string, options: number[], about: DecisionView["about"] = {}) =>
    ({ ask: name, options, about }) as unknown as DecisionView;
  expect(plan.answer(ask("fit-part", [0, 1], { part: ["part", 7] }), undefined)).toBe(1);
  expect(plan.answer(ask("lead-letter", [2, 3]), undefined)).toBeNull();
  expect(plan.answer(ask("lead-letter", [2, 3]), 3)).toBe(3);
  expect(plan.answer(ask("extra-side", [0, 1], { unit: ["unit", 3] }), 3)).toBe(RIGHT);
  expect(plan.answer(ask("extra-side", [0, 1], { unit: ["unit", 2] }), 3)).toBeNull();
});
