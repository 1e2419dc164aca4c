// What a player is putting together before it is sent: where each part goes, and the side of each odd initiative card.
// The engine asks part by part; once confirmed, its questions are answered from the plan, one after the other.
import type { DecisionView } from "../../core/wire";

export class Plan {
  /** By part: lead, wing or left off. */
  places: Record<number, number> = $state({});
  /** By unit: right or left. */
  extra: Record<number, number> = $state({});
  sending = $state(false);
  dragged: number | null = $state(null);

  /** The planned answer to a question; null if there is none. */
  answer(decision: DecisionView): number | null {
    const part = decision.about.part?.[1];
    const unit = decision.about.unit?.[1];
    const found = decision.ask === "fit-part" && part !== undefined ? this.places[part] : decision.ask === "extra-side" && unit !== undefined ? this.extra[unit] : undefined;
    return found !== undefined && decision.options.includes(found) ? found : null;
  }
}

const plans = new Map<string, Plan>();

export function planOf(table: string, seat: number): Plan {
  const key = `${table}/${seat}`;
  let found = plans.get(key);
  if (!found) plans.set(key, (found = new Plan()));
  return found;
}
