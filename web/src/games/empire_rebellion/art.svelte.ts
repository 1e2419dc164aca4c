// The drawings of characters, resources and strategies: a file for each side, and one for both.
import { Art } from "../../kit/art.svelte";
import type { Drawings } from "../../kit/drawing";
import type { CardFact } from "./facts";

const art = new Art(import.meta.glob<{ default: Drawings }>("./art/*.ts"));
const SIDES = ["rebel", "imperial"] as const;

export function coatOf(side: number): string {
  return `evr-${SIDES[side] ?? SIDES[0]}`;
}

/** The drawing of a card; resources of one kind and side share theirs. */
export function drawnCard(card: Pick<CardFact, "id" | "side" | "kind">): string {
  const side = SIDES[card.side] ?? SIDES[0];
  return art.find(card.kind === "character" ? card.id : `${side}-${card.kind}`, side);
}

export function drawnStrategy(id: string): string {
  return art.find(id, "strategies");
}
