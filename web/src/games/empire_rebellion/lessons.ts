import type { Lesson } from "../../core/games.svelte";

export default [
  { name: "struggle", options: { mode: "tutorial" } },
  { name: "full", options: { mode: "full" } },
] satisfies Lesson[];
