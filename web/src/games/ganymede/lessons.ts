import type { Lesson } from "../../core/games.svelte";

export default [{ name: "first", options: { mode: "royale" } }] satisfies Lesson[];
