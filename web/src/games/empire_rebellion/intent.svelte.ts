/* "Use a power" and "spend influence" ask for the card with a second question. Whoever clicks the card at once means both: the card is kept here until it is asked for. */
import type { Choice } from "../../core/skin";
import { INFLUENCE, POWER, type Aim } from "./model";

class Intent {
  /** What the pointer or the keyboard is on, while the question is what to do. */
  aim: Aim | null = $state(null);
  private wanted: Aim | null = null;

  /** What a click on this card of one's own would mean now; null if nothing. */
  verb(choice: Choice | null, ready: boolean): Aim["verb"] | null {
    if (choice?.decision.ask !== "turn") return null;
    if (ready) return choice.can("action", POWER) ? "power" : null;
    return choice.can("action", INFLUENCE) ? "ready" : null;
  }

  begin(choice: Choice, aim: Aim): void {
    this.wanted = aim;
    this.aim = null;
    const action = aim.verb === "power" ? POWER : INFLUENCE;
    if (!choice.picked(action)) choice.act(action); // another card for the same, where answers are confirmed
  }

  /** The second question is answered with the card that was clicked; another question means that it is no longer wanted. */
  follow(choice: Choice | null): void {
    const wanted = this.wanted;
    if (!wanted || !choice || choice.decision.ask === "turn") return;
    const asked = choice.decision.ask === (wanted.verb === "power" ? "use-power" : "ready");
    if (asked && !choice.can("resource", wanted.card)) return; // an answer is still on its way
    this.wanted = null;
    if (asked) choice.act(wanted.card, true);
  }

  drop(): void {
    this.wanted = null;
    this.aim = null;
  }
}

export const intent = new Intent();
