// What a shot at a target takes and may bring, as the rules work it out.
import type { Choice } from "../../core/skin";
import type { FigureView } from "../../core/wire";

export interface Shot {
  readonly toHit: FigureView;
  readonly dice: FigureView;
  /** The chance of any hit, with a term for each number of them. */
  readonly chance: FigureView;
  readonly average: FigureView;
}

export function shotOf(choice: Choice, target: number): Shot | null {
  const figures = choice.explain(target);
  const find = (name: string) => figures.find((figure) => figure.name === name);
  const [toHit, dice, chance, average] = [find("to-hit"), find("dice"), find("chance"), find("average")];
  return toHit && dice && chance && average ? { toHit, dice, chance, average } : null;
}
