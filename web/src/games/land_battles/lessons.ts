import type { Lesson } from "../../core/games.svelte";

export default [{ name: "first", options: { lesson: "on" }, level: 3 }] satisfies Lesson[];
