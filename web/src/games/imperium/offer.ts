// What the open question offers on the map: which systems glow, and which answers belong to each of them.
import type { Choice } from "../../core/skin";
import { ENOUGH } from "../../core/shapes";
import { NONE } from "./model";
import { MOVER, type Table } from "./table";

export interface Offer {
  /** What is being chosen: a system, a ship by its system, a planet by its system; or nothing on the map. */
  readonly kind: "hex" | "mover" | "planet" | "";
  readonly hexes: readonly number[];
  /** The answers in a system. */
  at(hex: number): readonly number[];
  /** May one stop here? */
  readonly enough: boolean;
}

const NOTHING: Offer = { kind: "", hexes: [], at: () => [], enough: false };

export function offerOf(table: Table, choice: Choice | null): Offer {
  if (!choice) return NOTHING;
  const { kind, options, candidates } = choice.decision;
  if (kind !== "hex" && kind !== "mover" && kind !== "planet") return NOTHING;
  const answers = (candidates.length ? candidates : options).filter((value) => value !== ENOUGH);
  const placeOf = (value: number) => (kind === "hex" ? value : kind === "mover" ? MOVER.first(value) : (table.planets[value]?.hex ?? NONE));
  const hexes = [...new Set(answers.map(placeOf))].filter((hex) => hex >= 0);
  return { kind, hexes, at: (hex) => answers.filter((value) => placeOf(value) === hex), enough: options.includes(ENOUGH) };
}

/** The answer that a click on a system gives; null where it only shows the system. */
export function answer(offer: Offer, hex: number): number | null {
  const answers = offer.kind === "planet" ? [] : offer.at(hex);
  return answers.length === 1 ? (answers[0] ?? null) : null;
}
