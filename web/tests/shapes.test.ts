import { expect, test } from "vitest";
import { answers, complete, ENOUGH, keyOf, less, offered, owed, placeOfKey, range, step } from "../src/core/shapes";
import { decision } from "./help";

const some = decision({ shape: "some", options: [4, 5, 6, ENOUGH], candidates: [4, 5, 6, 7], least: 0, most: 2 });

test("some: any order of picking gives the engine's order", () => {
  expect(answers(some, [7, 4])).toEqual([4, 7]);
});

test("some: fewer than most ends with enough, unless the list is at its end", () => {
  expect(answers(some, [])).toEqual([ENOUGH]);
  expect(answers(some, [5])).toEqual([5, ENOUGH]);
  expect(answers(some, [7])).toEqual([7]);
});

test("some: picking twice takes back, no more than most", () => {
  expect(step(some, [4], 4)).toEqual([]);
  expect(step(some, [4, 5], 6)).toEqual([4, 5]);
  expect(step(decision({ shape: "some", options: [1, 2], candidates: [1, 2], most: 1 }), [1], 2)).toEqual([2]);
});

test("some: what the server already has is not offered again", () => {
  const later = { ...some, picked: [5], options: [6, 7, ENOUGH] };
  expect(offered(later)).toEqual([6, 7]);
  expect(range(later)).toEqual({ least: 0, most: 1 });
  expect(answers(later, [])).toEqual([ENOUGH]);
});

test("some: complete between least and most", () => {
  const two = { ...some, least: 2 };
  expect(complete(two, [4])).toBe(false);
  expect(complete(two, [4, 5])).toBe(true);
});

test("order: the last one is not asked for", () => {
  const order = decision({ shape: "order", options: [1, 2, 3], candidates: [1, 2, 3], least: 3, most: 3 });
  expect(complete(order, [3, 1])).toBe(false);
  expect(answers(order, [3, 1, 2])).toEqual([3, 1]);
  expect(offered({ ...order, picked: [3] })).toEqual([1, 2]);
  expect(answers({ ...order, picked: [3] }, [2, 1])).toEqual([2]);
});

test("share: points in the order of the options", () => {
  const share = decision({ shape: "share", options: [1, 2], candidates: [1, 2, 3], least: 3, most: 3 });
  let steps = step(share, [], 3);
  steps = step(share, steps, 1);
  steps = step(share, steps, 1);
  expect(step(share, steps, 2)).toEqual(steps);
  expect(answers(share, steps)).toEqual([1, 1, 3]);
  expect(less(steps, 1)).toEqual([3, 1]);
  expect(complete(share, less(steps, 1))).toBe(false);
});

const amounts = decision({ shape: "amounts", options: [1, 2, 3], candidates: [1, 2, 3], least: 1, most: 3, limits: [2, 1, 1] });

test("amounts: up to each one's limit, ended by enough unless nothing is left to take", () => {
  expect(complete(amounts, [])).toBe(false);
  expect(step(amounts, [2], 2)).toEqual([2]);
  expect(answers(amounts, [2, 1])).toEqual([1, 2, ENOUGH]);
  expect(answers(amounts, [3])).toEqual([3]);
  expect(answers(amounts, [1, 3, 1])).toEqual([1, 1, 3]);
  expect(offered({ ...amounts, picked: [1, 1] })).toEqual([2, 3]);
});

const payment = decision({
  shape: "payment",
  options: [2, 3, 4],
  candidates: [1, 2, 3, 4],
  picked: [1],
  least: 6,
  most: 6,
  limits: [1, 1, 1, 2],
  values: [3, 1, 2, 1],
});

test("payment: complete when the price is covered, and then nothing more", () => {
  expect(owed(payment, [])).toBe(3);
  expect(complete(payment, [2])).toBe(false);
  expect(complete(payment, [3, 2])).toBe(true);
  expect(step(payment, [3, 2], 4)).toEqual([3, 2]);
  expect(answers(payment, [3, 2])).toEqual([2, 3]);
});

test("payment: what must be taken is not sent, nor what is more than the price", () => {
  expect(answers(payment, [4, 4, 2])).toEqual([2, 4]); // after 2 and 4 only the other 4 covers it
  const small = { ...payment, picked: [], options: [1, 2, 3, 4], least: 3, most: 3 };
  expect(answers(small, [4, 1])).toEqual([1]);
});

test("keys: one for each, none of the fixed ones", () => {
  const keys = Array.from({ length: 33 }, (_, place) => keyOf(place));
  expect(new Set(keys).size).toBe(33);
  for (const fixed of ["U", "H", "L", "?"]) expect(keys).not.toContain(fixed);
  keys.forEach((key, place) => expect(placeOfKey(key)).toBe(place));
  expect(keyOf(40)).toBe("");
});
