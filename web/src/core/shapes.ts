/* Choices in steps: what a person has put together, turned into the answers that the engine asks for, in its order. Pure functions. */
import type { DecisionView } from "./wire";

export const ENOUGH = 1048575;
export const PASS = 1048574;

const IN_STEPS = ["some", "order", "share", "amounts", "payment"];

/** Is the choice made of several steps, shown as one widget? */
export function inSteps(decision: DecisionView): boolean {
  return decision.candidates.length > 0 && IN_STEPS.includes(decision.shape);
}

/** Is it told by how many of each there are? */
function counted(decision: DecisionView): boolean {
  return decision.shape === "share" || decision.shape === "amounts" || decision.shape === "payment";
}

/** What is shown: of several, all that can still be picked, not only what the engine would take next. */
export function offered(decision: DecisionView): number[] {
  if (!inSteps(decision)) return decision.options;
  const last = decision.picked.at(-1);
  const from = last === undefined ? 0 : decision.candidates.indexOf(last);
  if (decision.shape === "some") return decision.candidates.slice(last === undefined ? 0 : from + 1);
  if (decision.shape === "order") return decision.candidates.filter((value) => !decision.picked.includes(value));
  if (decision.shape === "share") return decision.candidates.slice(from);
  return decision.candidates.slice(from).filter((value) => room(decision, [], value) > 0);
}

/** How many steps must and may be taken here, besides those that the server already has. */
export function range(decision: DecisionView): { least: number; most: number } {
  const taken = decision.picked.length;
  const all = offered(decision);
  if (decision.shape === "order") return { least: all.length, most: all.length };
  const total = counted(decision) ? all.reduce((sum, value) => sum + room(decision, [], value), 0) : all.length;
  if (decision.shape === "payment") return { least: 0, most: total };
  return { least: Math.max(0, decision.least - taken), most: Math.min(Math.max(0, decision.most - taken), total) };
}

/** One step more (or, for some of several, the same step back). The same list if it cannot be taken. */
export function step(decision: DecisionView, steps: readonly number[], value: number): number[] {
  if (!offered(decision).includes(value)) return [...steps];
  if (counted(decision)) return mayTake(decision, steps, value) ? [...steps, value] : [...steps];
  const { most } = range(decision);
  if (steps.includes(value)) return steps.filter((one) => one !== value);
  if (steps.length >= most) return most === 1 && decision.shape === "some" ? [value] : [...steps];
  return [...steps, value];
}

/** Of shares, amounts and payments: may one more of this be taken? */
export function mayTake(decision: DecisionView, steps: readonly number[], value: number): boolean {
  if (decision.shape === "payment" && owed(decision, steps) <= 0) return false;
  return steps.length < range(decision).most && room(decision, steps, value) > 0;
}

const count = (list: readonly number[], value: number) => list.filter((one) => one === value).length;

/** Of shares, amounts and payments: how many more this candidate may get. What is worth nothing pays nothing. */
export function room(decision: DecisionView, steps: readonly number[], value: number): number {
  if (decision.shape === "payment" && worth(decision, value) <= 0) return 0;
  const limit = decision.limits[decision.candidates.indexOf(value)] ?? Infinity;
  return limit - count(decision.picked, value) - count(steps, value);
}

/** Of payments: what a candidate pays. */
export function worth(decision: DecisionView, value: number): number {
  return decision.values[decision.candidates.indexOf(value)] ?? 0;
}

/** Of payments: what is still to be paid; below zero if too much is paid. */
export function owed(decision: DecisionView, steps: readonly number[]): number {
  return [...decision.picked, ...steps].reduce((left, value) => left - worth(decision, value), decision.most);
}

/** One share less. */
export function less(steps: readonly number[], value: number): number[] {
  const place = steps.lastIndexOf(value);
  return place < 0 ? [...steps] : steps.filter((_, index) => index !== place);
}

/** Can the steps be sent as they are? */
export function complete(decision: DecisionView, steps: readonly number[]): boolean {
  if (decision.shape === "payment") return owed(decision, steps) <= 0;
  const { least, most } = range(decision);
  return steps.length >= least && steps.length <= most;
}

/** The answers to send, in the engine's order. */
export function answers(decision: DecisionView, steps: readonly number[]): number[] {
  const place = (value: number) => decision.candidates.indexOf(value);
  if (decision.shape === "order") return steps.slice(0, Math.max(1, offered(decision).length - 1));
  const sorted = [...steps].sort((a, b) => place(a) - place(b));
  if (decision.shape === "share") return sorted;
  if (decision.shape === "payment") return payment(decision, sorted);
  const total = decision.picked.length + sorted.length;
  const last = sorted.at(-1) ?? decision.picked.at(-1);
  const from = last === undefined ? 0 : place(last) + (decision.shape === "some" ? 1 : 0);
  const left = decision.candidates.slice(from).some((value) => decision.shape === "some" || room(decision, steps, value) > 0);
  return total < decision.most && left ? [...sorted, ENOUGH] : sorted;
}

/** Of payments: the engine takes by itself what must be taken, and is done as soon as the price is covered. */
function payment(decision: DecisionView, sorted: readonly number[]): number[] {
  const asked: number[] = [];
  let before: number[] = [];
  for (const value of sorted) {
    if (owed(decision, before) <= 0) break;
    if (openPayments(decision, before).length > 1) asked.push(value);
    before = [...before, value];
  }
  return asked;
}

/** Of payments: what may be taken next, in order: nothing before the last one, nothing so late that the rest would not do. */
function openPayments(decision: DecisionView, steps: readonly number[]): number[] {
  const last = steps.at(-1) ?? decision.picked.at(-1);
  const left = decision.candidates.slice(last === undefined ? 0 : decision.candidates.indexOf(last));
  const rest = (values: readonly number[]) => values.reduce((sum, value) => sum + worth(decision, value) * room(decision, steps, value), 0);
  return left.filter((value, place) => room(decision, steps, value) > 0 && rest(left.slice(place)) >= owed(decision, steps));
}

const KEYS = [..."1234567890qwertyiopasdfgjkzxcvbnm"]; // without u (undo), h (hint), l (log)

/** The key of the n-th option shown. */
export function keyOf(place: number): string {
  return place < 0 ? "" : (KEYS[place] ?? "").toUpperCase();
}

export function placeOfKey(key: string): number {
  return KEYS.indexOf(key.toLowerCase());
}
