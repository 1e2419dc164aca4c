// Units that a player is putting together before they are sent. The engine asks for one after the other, in the order of their numbers; here they
// may be picked in any order, and once confirmed its questions are answered from the plan.
import { ENOUGH } from "../../core/shapes";
import type { DecisionView } from "../../core/wire";

export class Plan {
  units: number[] = $state([]);
  sending = $state(false);

  has(unit: number): boolean {
    return this.units.includes(unit);
  }

  toggle(unit: number): void {
    this.units = this.has(unit) ? this.units.filter((one) => one !== unit) : [...this.units, unit].sort((a, b) => a - b);
  }

  /** The planned answer to the question; null if there is none. `last`: the last unit that was taken already. */
  answer(decision: DecisionView, last: number): number | null {
    const next = this.units.find((unit) => unit > last && decision.options.includes(unit));
    return next ?? (decision.options.includes(ENOUGH) ? ENOUGH : null);
  }
}

const plans = new Map<string, Plan>();

/** One plan for each question of a seat: the force before the game, and each reinforcement. */
export function planOf(key: string): Plan {
  let found = plans.get(key);
  if (!found) plans.set(key, (found = new Plan()));
  return found;
}
