import type { Lesson } from "../../core/games.svelte";

export default [{ name: "first", options: {} }] satisfies Lesson[];
