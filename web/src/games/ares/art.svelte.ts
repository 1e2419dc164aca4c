// The drawings of units and cards: a pair of files for each faction.
import { Art } from "../../kit/art.svelte";
import type { Drawings } from "../../kit/drawing";
import { FACTIONS } from "./facts";

const art = new Art(import.meta.glob<{ default: Drawings }>("./art/*.ts"));

/** Cards that show what they bring, which has a drawing of its own. */
export const SHOWN_AS: Readonly<Record<string, string>> = {
  "turret-start": "turret",
  "militia-start": "militia",
  "novice-start": "novice",
  "novice-start-basic": "novice-basic",
  "queen-card": "queen",
  "iron-fists": "iron-fist",
};

/** The drawing of a unit or card; empty until it has come, and for what a changed pack has added. */
export function drawn(faction: number, id: string): string {
  const file = FACTIONS[faction] ?? FACTIONS[0];
  const name = SHOWN_AS[id] ?? id;
  return art.find(name, `${file}-units`, `${file}-cards`);
}

export function coatOf(faction: number): string {
  return `ares-${FACTIONS[faction] ?? FACTIONS[0]}`;
}
