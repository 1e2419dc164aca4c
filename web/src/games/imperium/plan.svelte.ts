// What a player is putting together before it is sent: ships with what they carry, units to be built, landings. What is allowed, and what would come of
// it, the rules say (Game.explain_plan); once sent, the questions that follow are answered from the plan, one after the other.
import { ENOUGH } from "../../core/shapes";
import type { DecisionView } from "../../core/wire";
import type { Table } from "./table";

/** The parts of a plan, as the rules number them (plans.py). */
export const PART = { ships: 0, forces: 1, pds: 2, fighters: 3, units: 4, landing: 5 } as const;
const LOADS: Readonly<Record<string, readonly [part: number, thing: string]>> = {
  "load-forces": [PART.forces, "planet"],
  "load-pds": [PART.pds, "planet"],
  "load-fighters": [PART.fighters, "hex"],
};
const PLANNED: ReadonlySet<string> = new Set(["move-ship", "build", "land-forces"]);

/** Is the question answered by a plan? */
export const isPlanned = (ask: string): boolean => PLANNED.has(ask);

const keyOf = (part: number, thing: number) => `${part}:${thing}`;
const partsOf = (key: string) => key.split(":").map(Number) as [number, number];

class Plan {
  /** For which question of which action it is. */
  private about = $state("");
  private rows: Readonly<Record<string, number>> = $state.raw({});
  /** What is still to be sent; null while the player is planning. */
  private left: Record<string, number> | null = null;
  sending = $state(false);

  /** Of another action nothing is planned yet. */
  turnTo(table: Table, ask: string, id: string): void {
    const about = `${id} ${ask} ${table.round} ${table.act_hex} ${table.act_other}`;
    if (about !== this.about) {
      this.about = about;
      this.clear();
    }
  }

  clear(): void {
    this.rows = {};
    this.left = null;
    this.sending = false;
  }

  count(part: number, thing: number): number {
    return this.rows[keyOf(part, thing)] ?? 0;
  }

  put(part: number, thing: number, amount: number): void {
    const rows = { ...this.rows, [keyOf(part, thing)]: amount };
    this.rows = Object.fromEntries(Object.entries(rows).filter(([, count]) => count > 0));
  }

  /** How many of some parts are planned. */
  total(...parts: readonly number[]): number {
    return Object.entries(this.rows).reduce((sum, [key, count]) => sum + (parts.includes(partsOf(key)[0]) ? count : 0), 0);
  }

  /** As the rules read it: part, thing, how many, one after the other. */
  get written(): readonly number[] {
    return Object.entries(this.rows).flatMap(([key, count]) => [...partsOf(key), count]);
  }

  send(): void {
    this.left = { ...this.rows };
    this.sending = true;
  }

  /** The planned answer to a question; null if it is for the player. */
  answer(decision: DecisionView): number | null {
    const { ask, options } = decision;
    const left = this.left;
    if (!this.sending || !left) return null;
    if (ask === "move-ship" || ask === "build") {
      const part = ask === "build" ? PART.units : PART.ships;
      const next = Object.entries(left).find(([key, count]) => count > 0 && partsOf(key)[0] === part && options.includes(partsOf(key)[1]));
      if (!next) return options.includes(ENOUGH) ? ENOUGH : null;
      left[next[0]] = next[1] - 1;
      return partsOf(next[0])[1];
    }
    if (ask === "keep-forces" || ask === "keep-pds") return Math.max(...options);
    const [part, name] = ask === "land-forces" ? [PART.landing, "planet"] : (LOADS[ask] ?? [-1, ""]);
    if (part < 0) return null;
    const key = keyOf(part, decision.about[name]?.[1] ?? -1);
    const amount = Math.min(left[key] ?? 0, Math.max(...options));
    left[key] = (left[key] ?? 0) - amount;
    return amount;
  }
}

export const plan = new Plan();
