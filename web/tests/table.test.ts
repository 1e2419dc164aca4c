import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableStore } from "../src/core/table.svelte";
import type { State, Step } from "../src/core/wire";

class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  readonly sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  get lastSent(): { id: string; type: string } {
    return JSON.parse(this.sent.at(-1) ?? "{}") as { id: string; type: string };
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const event = (number: number) => ({ event: "played", rule: "2", values: { card: number }, kinds: { card: "card" } });
const view = (fields: object) => ({ where: [], figures: {}, ...fields });
const state = (seq: number, fields: object): State =>
  ({ seq, waiting: [], could_react: [], views: { "0": fields }, decisions: {}, can_undo: {}, over: null }) as unknown as State;
const step = (seq: number, fields: object, partial = true) => ({
  type: "step",
  seq,
  events: [event(seq)],
  state: state(seq, fields),
  by_seat: {},
  partial,
});
const missed = (first: number, last: number): Step[] =>
  Array.from({ length: last - first + 1 }, (_, place) => ({ ...step(first + place, {}), state: null }) as unknown as Step);
const table = { game: "leduc", labels: {}, seats: [], status: "playing" };
const welcome = (seq: number) => {
  FakeSocket.last.say({ type: "welcome", table, you: [0], back: [], owner: true, seq, state: state(seq, view({ a: 1, b: 2 })), chat: [] });
};
const numbers = () => store.log.map((line) => line.seq);
let store: TableStore;

beforeEach(() => {
  vi.stubGlobal("fetch", (path: string) => {
    const [, after, most] = /after=(\d+)&most=(\d+)/.exec(path) ?? [];
    const steps = after ? missed(Number(after) + 1, Number(after) + Number(most)) : [];
    return Promise.resolve(new Response(JSON.stringify(steps), { headers: { "content-type": "application/json" } }));
  });
  store = new TableStore("t", { open: () => new FakeSocket() as unknown as WebSocket });
});
afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

test("a step that tells what has changed leaves the rest as it was", () => {
  welcome(0);
  FakeSocket.last.say(step(1, { a: 5 }));
  expect(store.live?.views["0"]).toEqual(view({ a: 5, b: 2 }));
  FakeSocket.last.say(step(2, view({ a: 6, b: 7 }), false));
  expect(store.live?.views["0"]).toEqual(view({ a: 6, b: 7 }));
});

test("of a long game a bounded part is kept", () => {
  welcome(0);
  for (let seq = 1; seq <= 2500; seq += 1) FakeSocket.last.say(step(seq, { a: seq }));
  store.story.skip();
  expect(numbers()).toHaveLength(600);
  expect(numbers().at(-1)).toBe(2500);
  expect((store as unknown as { states: Map<number, unknown> }).states.size).toBeLessThanOrEqual(300);
  expect(store.live?.views["0"]).toEqual(view({ a: 2500, b: 2 }));
});

test("earlier steps are asked for, and then all are kept", async () => {
  welcome(1000);
  FakeSocket.last.say({ type: "missed", steps: missed(701, 1000) });
  expect(numbers()).toEqual(missed(701, 1000).map((one) => one.seq));
  expect(store.past.hasEarlier).toBe(true);
  for (let page = 0; page < 3; page += 1) await store.past.hearEarlier();
  expect(numbers()).toEqual(missed(1, 1000).map((one) => one.seq));
  expect(store.past.hasEarlier).toBe(false);
  FakeSocket.last.say(step(1001, { a: 3 }));
  expect(numbers()).toHaveLength(1001);
});

test("after a long absence the log begins where it is told again", () => {
  welcome(2);
  FakeSocket.last.say({ type: "missed", steps: missed(1, 2) });
  welcome(900);
  FakeSocket.last.say({ type: "missed", steps: missed(601, 900) });
  expect(numbers()).toEqual(missed(601, 900).map((one) => one.seq));
});

test("an answered question takes nothing more until its step is here; then the next one is open, also where it says the same", async () => {
  const asked = { seat: 0, ask: "play", shape: "one", kind: "card", options: [1, 2], candidates: [], about: {} };
  const told = (seq: number) => ({ ...step(seq, {}), state: { ...state(seq, { a: seq }), decisions: { "0": asked } } });
  welcome(0);
  FakeSocket.last.say(told(1));
  store.story.skip();
  const first = store.choice;
  first?.act(1);
  const { id, type } = FakeSocket.last.lastSent;
  expect(type).toBe("move");
  FakeSocket.last.say({ type: "ack", id, seq: 2 });
  await vi.waitFor(() => expect((store as unknown as { coming: number }).coming).toBe(2)); // it was heard that the answer is taken
  expect(store.mayAct).toBe(false);
  const count = FakeSocket.last.sent.length;
  first?.act(2);
  expect(FakeSocket.last.sent).toHaveLength(count);
  FakeSocket.last.say(told(2));
  expect(store.choice, "a question is open beside the story of its own answer").toBeNull();
  store.story.skip();
  expect(store.mayAct).toBe(true);
  expect(store.choice).not.toBe(first);
});

test("while the last steps are told again nothing can be answered, also when the last of them left the question as it was", async () => {
  const asked = { seat: 0, ask: "play", shape: "one", kind: "card", options: [1], candidates: [], about: {} };
  const told = (seq: number) => ({ ...step(seq, {}), state: { ...state(seq, { a: seq }), decisions: { "0": asked } } });
  vi.stubGlobal("fetch", (path: string) => {
    const seq = Number(/states\/(\d+)/.exec(path)?.[1] ?? 0);
    return Promise.resolve(new Response(JSON.stringify(told(seq).state), { headers: { "content-type": "application/json" } }));
  });
  welcome(0);
  FakeSocket.last.say(told(1));
  store.story.skip();
  store.look = () => null; // a step of somebody else that stands in the log only
  FakeSocket.last.say(told(2));
  expect(store.choice).not.toBeNull();
  store.look = () => ({ kind: "mark" });
  (store as unknown as { moved: Record<number, number> }).moved = { 0: 1 };
  await store.retell();
  expect(store.story.now?.seq).toBe(1);
  expect(store.choice).toBeNull();
  store.story.skip();
  expect(store.choice).not.toBeNull();
});
