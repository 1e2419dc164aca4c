import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSettings, type Speed } from "../src/core/settings.svelte";
import { LASTS, Story, type Look } from "../src/core/story.svelte";
import type { WireEvent } from "../src/core/wire";

const event = (name: string): WireEvent => ({ event: name, rule: "C1", values: {}, kinds: {} });
const told: Record<number, WireEvent[]> = {
  5: [event("attack"), event("quiet"), event("rolled")],
  6: [event("hits")],
  7: Array.from({ length: 60 }, () => event("rolled")),
};
const LOOKS: Record<string, Look["kind"]> = { attack: "strike", rolled: "roll", hits: "burst" };

function begin(speed: Speed = "normal") {
  const arrived = vi.fn();
  const story = new Story({
    heard: (seq) => told[seq] ?? [],
    look: (one) => (LOOKS[one.event] ? { kind: LOOKS[one.event]! } : null),
    speed: () => speed,
    arrived,
  });
  return { story, arrived };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("each event has a beat of its own, and the present comes after the last", () => {
  const { story, arrived } = begin();
  story.add(5);
  story.add(6);
  expect([story.now?.seq, story.now?.event.event]).toEqual([5, "attack"]);
  vi.advanceTimersByTime(LASTS.strike);
  expect([story.now?.event.event, story.now?.place]).toEqual(["rolled", 2]); // what has no look takes no time
  vi.advanceTimersByTime(LASTS.roll);
  expect([story.now?.seq, story.now?.event.event]).toEqual([6, "hits"]);
  expect(arrived).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LASTS.burst);
  expect(story.now).toBeNull();
  expect(arrived).toHaveBeenCalledOnce();
});

test("a beat lasts between 0.3 and 0.8 seconds", () => {
  for (const ms of Object.values(LASTS)) expect(ms >= 300 && ms <= 800).toBe(true);
});

test("a skip goes to the present at once, and nothing comes after it", () => {
  const { story, arrived } = begin();
  story.add(5);
  story.skip();
  expect(story.now).toBeNull();
  vi.advanceTimersByTime(10_000);
  expect(story.now).toBeNull();
  expect(arrived).toHaveBeenCalledOnce();
});

test("speeds, and none", () => {
  const slow = begin("slow").story;
  slow.add(6);
  const fast = begin("fast").story;
  fast.add(6);
  expect(slow.now!.ms).toBeGreaterThan(LASTS.burst);
  expect(fast.now!.ms).toBeLessThan(LASTS.burst);
  const off = begin("off").story;
  off.add(6);
  expect(off.now).toBeNull();
});

test("a step without anything to see does not delay the present", () => {
  const { story } = begin();
  story.add(99);
  expect(story.now).toBeNull();
});

test("a very long story is told faster", () => {
  const { story, arrived } = begin();
  story.add(7);
  vi.advanceTimersByTime(60 * LASTS.roll * 0.6);
  expect(arrived).toHaveBeenCalledOnce();
});

test("what happened is played again on request, whatever the speed; a new step ends that", () => {
  const { story } = begin("off");
  expect(story.replay([5, 6])).toBe(true);
  expect([story.again, story.now?.event.event]).toEqual([true, "attack"]);
  vi.advanceTimersByTime(LASTS.strike);
  expect(story.now?.event.event).toBe("rolled");
  story.add(6);
  expect([story.again, story.now]).toEqual([false, null]);
  expect(story.replay([99])).toBe(false);
  expect(story.now).toBeNull();
});

test("settings that cannot be read are the usual ones", () => {
  expect(readSettings(null).speed).toBe("normal");
  expect(readSettings("{").speed).toBe("normal");
  expect(readSettings('{"speed":"warp"}').speed).toBe("normal");
  expect(readSettings('{"speed":"slow"}').speed).toBe("slow");
});
