// The keys at a table.
import type { OpenChoice } from "./choice.svelte";
import { rules } from "./rules.svelte";
import { placeOfKey } from "./shapes";
import type { TableStore } from "./table.svelte";

const ANY_KEY = /^(.|Enter|Arrow.*)$/;

/** Does what a key means now; false: it means nothing here. */
export function take(event: KeyboardEvent, store: TableStore, now: OpenChoice | null, seeLog: () => void): boolean {
  const target = event.target as HTMLElement;
  if (event.metaKey || event.ctrlKey || event.altKey || target.closest("input, textarea, select, dialog")) return false;
  const onButton = target.closest("button, a, summary") !== null;
  const key = event.key;
  if (store.story.paused) return false; // something is to be read first
  if (store.story.now && (key === "Escape" || (store.telling && !onButton && ANY_KEY.test(key)))) {
    store.story.skip();
  } else if (store.held && !onButton && (key === "Enter" || key === " " || key === "Escape")) {
    store.held();
  } else if (key === "Escape") {
    if (store.shown !== null) void store.show(null);
    else if (now?.previewed !== null && now) now.preview(null);
    else if (now?.steps.length) now.back();
    else return false;
  } else if (key === "?") {
    if (now) rules.show(store.words.game, now.decision.rule);
  } else if (key === "u" || key === "U") void store.undo();
  else if (key === "h" || key === "H") void store.hint();
  else if (key === "l" || key === "L") {
    seeLog();
  } else if (now && (key === "ArrowRight" || key === "ArrowDown" || key === "ArrowLeft" || key === "ArrowUp")) {
    if (target.closest(".log, .seats, .tabs")) return false;
    const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
    const at = now.previewed === null ? (step > 0 ? -1 : 0) : now.order.indexOf(now.previewed);
    now.preview(now.order[(at + step + now.order.length) % now.order.length] ?? null);
  } else if (now && key === "Enter" && !onButton) {
    if (now.needsDone && now.complete) now.done();
    else if (now.previewed !== null) now.act(now.previewed);
    else return false;
  } else if (now && key === " " && !onButton) {
    if (now.previewed === null) return false;
    now.act(now.previewed);
  } else if (now && key.length === 1) {
    const value = now.order[placeOfKey(key)];
    if (value === undefined) return false;
    now.act(value);
  } else return false;
  return true;
}
