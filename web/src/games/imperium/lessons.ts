import type { Lesson } from "../../core/games.svelte";

/** The first five lie ready, against players who do what they need; the last two are the first round of a game, against the gentlest. */
const ready = (name: string, mode = "explore", level = 3): Lesson => ({ name, options: { mode, lesson: name }, level });

export default [
  ready("map"),
  ready("supply"),
  ready("production"),
  ready("battle"),
  ready("invasion"),
  ready("round", "core", 1),
  ready("council", "full", 1),
] satisfies Lesson[];
