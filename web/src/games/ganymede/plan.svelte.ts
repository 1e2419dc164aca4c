// What a player is putting together before it is sent: where each part goes, the letters, and the side of each odd initiative card.
// The engine asks part by part; once confirmed, its questions are answered from the plan, one after the other.
import type { DecisionView } from "../../core/wire";
import { LEAD, WING } from "./model";

export class Plan {
  /** By part: lead, wing or left off. */
  places: Record<number, number> = $state({});
  /** The unit that the lead mech becomes. */
  lead: number | undefined = $state();
  /** By place, lead or wing: right or left. */
  extra: Record<number, number> = $state({});
  sending = $state(false);
  dragged: number | null = $state(null);

  /** The planned answer to a question, with the unit that the lead mech is or becomes; null if there is none. */
  answer(decision: DecisionView, lead: number | undefined): number | null {
    const part = decision.about.part?.[1];
    const unit = decision.about.unit?.[1];
    let found: number | undefined;
    if (decision.ask === "fit-part" && part !== undefined) found = this.places[part];
    if (decision.ask === "lead-letter") found = lead;
    if (decision.ask === "extra-side" && unit !== undefined) found = this.extra[unit === lead ? LEAD : WING];
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
