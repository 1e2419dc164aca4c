// The drawings of units, effects and terrain, loaded when one is first shown.
import { Art } from "../../kit/art.svelte";
import type { Drawings } from "../../kit/drawing";
import { NATIONS } from "./drawings";

const art = new Art(import.meta.glob<{ default: Drawings }>("./art/*.ts"));

export const UNIT_SHEET = "0 -1 120 59";
export const LAND_SHEET = "0 0 120 72";
const TALL: ReadonlySet<string> = new Set(["hq", "hq-wheeled", "commander"]); // with aerials above the sheet

/** The drawing of a unit, or of an effect on the picture of an action card; empty until it has come. */
export function drawn(name: string): string {
  return art.find(name, "vehicles", "guns", "effects");
}

/** Is it fire, smoke or a sign, which no nation paints? */
export function isEffect(name: string): boolean {
  return art.find(name, "effects") !== "";
}

export function sheetOf(name: string): string {
  return TALL.has(name) ? "0 -12 120 70" : UNIT_SHEET;
}

export function drawnTerrain(id: string): string {
  return art.find(id, "terrain");
}

export function coatOf(nation: number): string {
  return `lb-${NATIONS[nation] ?? NATIONS[0]}`;
}
