// The numbers of the cards, from the records of the pack that the table is played with.
import type { Cards } from "../../core/wire";
import { byId, numberOf, onceFor, wordOf } from "../../kit/pack";

export type Kind = "military" | "force" | "diplomacy" | "recon" | "character";

export interface CardFact {
  readonly card: number;
  readonly id: string;
  readonly side: number;
  readonly kind: Kind;
  readonly ready: number;
  readonly exhausted: number;
  /** What a character does; of an ordinary resource its kind. */
  readonly power: string;
}
export interface EventFact {
  readonly id: string;
  readonly capacity: number;
  readonly objective: number;
  readonly vp: number;
  readonly influence: number;
  readonly effect: string;
}
export interface StrategyFact {
  readonly strategy: number;
  readonly id: string;
  readonly side: number;
  readonly effect: string;
}
export interface Facts {
  readonly card: readonly CardFact[];
  readonly event: readonly EventFact[];
  readonly strategy: readonly StrategyFact[];
}

const KINDS: readonly string[] = ["military", "force", "diplomacy", "recon"];
const SIDES: readonly string[] = ["rebel", "imperial"]; // by seat

function asFacts(table: Cards): Facts {
  const [resource, character, strategy, event] = ["resource", "character", "strategy", "event"].map((name) => byId(table, name));
  const card = (table.labels.resource ?? []).map((id, number): CardFact => {
    const ordinary = resource?.get(id);
    const row = character?.get(id);
    const side = SIDES.indexOf(String((ordinary ?? row)?.side));
    if (ordinary && KINDS.includes(String(ordinary.kind))) {
      const value = numberOf(ordinary, "value");
      return { card: number, id, side, kind: ordinary.kind as Kind, ready: value, exhausted: value, power: String(ordinary.kind) };
    }
    return {
      card: number,
      id,
      side,
      kind: "character",
      ready: numberOf(row, "ready"),
      exhausted: numberOf(row, "exhausted"),
      power: wordOf(row, "power"),
    };
  });
  return {
    card,
    strategy: (table.labels.strategy ?? []).map((label, number): StrategyFact => {
      const [side = ""] = label.split("-", 1);
      const id = label.slice(side.length + 1);
      return { strategy: number, id, side: SIDES.indexOf(side), effect: wordOf(strategy?.get(id), "effect") };
    }),
    event: (table.labels["event-card"] ?? []).map((id): EventFact => {
      const row = event?.get(id);
      return {
        id,
        capacity: numberOf(row, "capacity"),
        objective: numberOf(row, "objective"),
        vp: numberOf(row, "vp"),
        influence: numberOf(row, "influence"),
        effect: wordOf(row, "effect") || "none",
      };
    }),
  };
}

export const factsOf = onceFor(asFacts);
