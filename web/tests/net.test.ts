import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Link, type LinkStatus } from "../src/core/net";
import type { ClientMessage, ServerMessage, State } from "../src/core/wire";

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: ClientMessage[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const state = (seq: number): State => ({ seq, waiting: [], could_react: [], views: {}, decisions: {}, can_undo: {}, over: null });
const welcome = (seq: number) => ({ type: "welcome", table: {}, you: [0], owner: true, seq, state: state(seq), chat: [] });
const step = (seq: number) => ({ type: "step", seq, events: [], state: state(seq) });
const last = () => FakeSocket.made.at(-1)!;
let heard: ServerMessage[];
let statuses: LinkStatus[];
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  heard = [];
  statuses = [];
  link = new Link("ws://x/ws/tables/t", { message: (message) => heard.push(message), status: (status) => statuses.push(status) }, 0, {
    open: (url) => new FakeSocket(url) as unknown as WebSocket,
    wait: () => 100,
  });
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

test("asks for what was missed after a break", () => {
  last().say(welcome(0));
  last().say(step(1));
  last().say(step(2));
  last().break();
  expect(statuses).toEqual(["open", "offline"]);
  vi.advanceTimersByTime(150);
  expect(FakeSocket.made).toHaveLength(2);
  expect(last().url).toBe("ws://x/ws/tables/t?after=2&partial=1");
  last().say(welcome(3));
  last().say(step(3));
  expect(heard.filter((message) => message.type === "step").map((message) => message.type === "step" && message.seq)).toEqual([1, 2, 3]);
});

test("a step that comes twice is heard once", () => {
  last().say(welcome(0));
  last().say(step(1));
  last().say(step(1));
  expect(heard.filter((message) => message.type === "step")).toHaveLength(1);
});

test("a gap makes it ask again from the last step it has", () => {
  last().say(welcome(0));
  last().say(step(1));
  last().say(step(3));
  expect(FakeSocket.made).toHaveLength(2);
  expect(last().url).toContain("after=1");
});

test("what was not answered is sent again with the same id, and answered once", async () => {
  last().say(welcome(0));
  const answer = link.request({ type: "move", seq: 0, seat: 0, answers: [3] });
  const first = last().sent[0];
  expect(first).toMatchObject({ type: "move", answers: [3] });
  expect(link.busy).toBe(true);
  last().break();
  vi.advanceTimersByTime(150);
  expect(last().sent).toEqual([]);
  last().say(welcome(0));
  expect(last().sent).toEqual([first]);
  const id = first && "id" in first ? first.id : "";
  last().say({ type: "ack", id, seq: 1 });
  expect(await answer).toEqual({ type: "ack", id, seq: 1 });
  expect(link.busy).toBe(false);
  last().break();
  vi.advanceTimersByTime(150);
  last().say(welcome(1));
  expect(last().sent).toEqual([]);
});

test("a request made while offline waits for the line", async () => {
  last().break();
  const answer = link.request({ type: "undo", seq: 0, seat: 0 });
  vi.advanceTimersByTime(150);
  last().say(welcome(0));
  const sent = last().sent[0];
  const id = sent && "id" in sent ? sent.id : "";
  last().say({ type: "refused", id, error: "cannot_undo", message: "no", rule: null });
  expect(await answer).toMatchObject({ type: "refused", error: "cannot_undo" });
});

test("a request that came too fast is sent again after a pause, with the same id", async () => {
  last().say(welcome(0));
  const answer = link.request({ type: "undo", seq: 0, seat: 0 });
  const id = (last().sent.at(-1) as { id: string }).id;
  last().say({ type: "refused", id, error: "too_fast", message: "too many messages", rule: null });
  expect(last().sent).toHaveLength(1);
  expect(link.busy).toBe(true);
  vi.advanceTimersByTime(1_100);
  expect(last().sent).toHaveLength(2);
  expect(last().sent[1]).toEqual(last().sent[0]);
  last().say({ type: "ack", id, seq: 1 });
  expect(await answer).toMatchObject({ type: "ack" });
});

test("a request that stays too fast is refused in the end", async () => {
  last().say(welcome(0));
  const answer = link.request({ type: "undo", seq: 0, seat: 0 });
  const id = (last().sent.at(-1) as { id: string }).id;
  for (let n = 0; n < 9; n++) {
    last().say({ type: "refused", id, error: "too_fast", message: "too many messages", rule: null });
    vi.advanceTimersByTime(1_100);
  }
  expect(await answer).toMatchObject({ type: "refused", error: "too_fast" });
});

test("chat is refused while offline, not kept for later", () => {
  last().break();
  expect(link.tell({ type: "chat", text: "hello" })).toBe(false);
});

test("a dead line is noticed by its silence", () => {
  last().say(welcome(0));
  vi.advanceTimersByTime(90_000);
  expect(statuses).toContain("offline");
});

test("a table that does not exist is not asked for again", () => {
  last().break(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(statuses.at(-1)).toBe("gone");
});

test("nothing happens after closing", () => {
  link.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});
