import type { Lesson } from "../../core/games.svelte";

export default [{ name: "basic", options: { mode: "basic" } }] satisfies Lesson[];
