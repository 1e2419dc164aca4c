/* Choices in steps: what a person has put together, turned into the answers that the engine asks for, in its order. Pure functions. */
import type { DecisionView } from "./wire";

export const ENOUGH = 1048575;
export const PASS = 1048574;

/** Is the choice made of several steps, shown as one widget? */
export function inSteps(decision: DecisionView): boolean {
  return decision.candidates.length > 0 && (decision.shape === "some" || decision.shape === "order" || decision.shape === "share");
}

/** What is shown: of several, all that can still be picked, not only what the engine would take next. */
export function offered(decision: DecisionView): number[] {
  if (!inSteps(decision)) return decision.options;
  if (decision.shape === "some") {
    const last = decision.picked.at(-1);
    return decision.candidates.slice(last === undefined ? 0 : decision.candidates.indexOf(last) + 1);
  }
  if (decision.shape === "order") return decision.candidates.filter((value) => !decision.picked.includes(value));
  const last = decision.picked.at(-1);
  return decision.candidates.slice(last === undefined ? 0 : decision.candidates.indexOf(last));
}

/** How many steps must and may be taken here, besides those that the server already has. */
export function range(decision: DecisionView): { least: number; most: number } {
  const taken = decision.picked.length;
  if (decision.shape === "order") {
    const left = offered(decision).length;
    return { least: left, most: left };
  }
  return { least: Math.max(0, decision.least - taken), most: Math.min(Math.max(0, decision.most - taken), decision.shape === "share" ? Infinity : offered(decision).length) };
}

/** One step more (or, for some of several, the same step back). The same list if it cannot be taken. */
export function step(decision: DecisionView, steps: readonly number[], value: number): number[] {
  if (!offered(decision).includes(value)) return [...steps];
  const { most } = range(decision);
  if (decision.shape !== "share" && steps.includes(value)) return steps.filter((one) => one !== value);
  if (decision.shape === "share" && room(decision, steps, value) < 1) return [...steps];
  if (steps.length >= most) return most === 1 && decision.shape === "some" ? [value] : [...steps];
  return [...steps, value];
}

/** Of shares: how many more this candidate may get. */
export function room(decision: DecisionView, steps: readonly number[], value: number): number {
  const limit = decision.limits[decision.candidates.indexOf(value)] ?? Infinity;
  const has = (list: readonly number[]) => list.filter((one) => one === value).length;
  return limit - has(decision.picked) - has(steps);
}

/** One share less. */
export function less(steps: readonly number[], value: number): number[] {
  const place = steps.lastIndexOf(value);
  return place < 0 ? [...steps] : steps.filter((_, index) => index !== place);
}

/** Can the steps be sent as they are? */
export function complete(decision: DecisionView, steps: readonly number[]): boolean {
  const { least, most } = range(decision);
  return steps.length >= least && steps.length <= most;
}

/** The answers to send, in the engine's order. */
export function answers(decision: DecisionView, steps: readonly number[]): number[] {
  const place = (value: number) => decision.candidates.indexOf(value);
  if (decision.shape === "order") return steps.slice(0, Math.max(1, offered(decision).length - 1));
  const sorted = [...steps].sort((a, b) => place(a) - place(b));
  if (decision.shape === "share") return sorted;
  const total = decision.picked.length + sorted.length;
  const last = sorted.at(-1) ?? decision.picked.at(-1);
  const after = last === undefined ? 0 : place(last) + 1;
  return total < decision.most && after < decision.candidates.length ? [...sorted, ENOUGH] : sorted;
}

const KEYS = [..."1234567890qwertyiopasdfgjkzxcvbnm"]; // without u (undo), h (hint), l (log)

/** The key of the n-th option shown. */
export function keyOf(place: number): string {
  return place < 0 ? "" : (KEYS[place] ?? "").toUpperCase();
}

export function placeOfKey(key: string): number {
  return KEYS.indexOf(key.toLowerCase());
}
