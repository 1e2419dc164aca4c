/* Reading a view: lists that may be hidden, and the numbers that the rules work out. */
import type { Figures, Hidden } from "../core/wire";

/** How many there are (null: not told), and those that this viewer knows. */
export interface Known {
  readonly count: number | null;
  readonly known: readonly number[];
}

export function isHidden(seen: unknown): seen is Hidden {
  return typeof seen === "object" && seen !== null && "hidden" in seen;
}

export function knownOf(seen: unknown): Known {
  if (isHidden(seen)) return { count: seen.hidden, known: seen.known ?? [] };
  if (!Array.isArray(seen)) return { count: 0, known: [] };
  return { count: seen.length, known: seen.filter((one): one is number => typeof one === "number") };
}

/** A number that the rules have worked out; undefined where nothing, or no single number, is said of it. */
export function figureOf(view: { readonly figures: Figures }, name: string, thing = 0): number | undefined {
  const found = view.figures[name]?.[thing];
  return typeof found === "number" ? found : undefined;
}
