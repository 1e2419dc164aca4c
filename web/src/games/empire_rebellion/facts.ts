// The numbers of the cards, from the records of the pack that the table is played with.
import type { Cards } from "../../core/wire";

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

type Row = Cards["facts"][string][number];

const KINDS: readonly string[] = ["military", "force", "diplomacy", "recon"];
const SIDES: readonly string[] = ["rebel", "imperial"]; // by seat

/** Records by their id: the numbers of cards follow the labels of the table. */
function byId(rows: readonly Row[] | undefined): Map<string, Row> {
  return new Map((rows ?? []).map((row) => [String(row.id), row]));
}

function asFacts(table: Cards): Facts {
  const [resource, character, strategy, event] = ["resource", "character", "strategy", "event"].map((name) => byId(table.facts[name]));
  const card = (table.labels.resource ?? []).map((id, number): CardFact => {
    const ordinary = resource?.get(id);
    const row = character?.get(id);
    const side = SIDES.indexOf(String((ordinary ?? row)?.side));
    if (ordinary && KINDS.includes(String(ordinary.kind))) {
      const value = Number(ordinary.value ?? 0);
      return { card: number, id, side, kind: ordinary.kind as Kind, ready: value, exhausted: value, power: String(ordinary.kind) };
    }
    return {
      card: number,
      id,
      side,
      kind: "character",
      ready: Number(row?.ready ?? 0),
      exhausted: Number(row?.exhausted ?? 0),
      power: String(row?.power ?? ""),
    };
  });
  return {
    card,
    strategy: (table.labels.strategy ?? []).map((label, number): StrategyFact => {
      const [side = ""] = label.split("-", 1);
      const id = label.slice(side.length + 1);
      return { strategy: number, id, side: SIDES.indexOf(side), effect: String(strategy?.get(id)?.effect ?? "") };
    }),
    event: (table.labels["event-card"] ?? []).map((id): EventFact => {
      const row = event?.get(id);
      const of = (name: string) => Number(row?.[name] ?? 0);
      return {
        id,
        capacity: of("capacity"),
        objective: of("objective"),
        vp: of("vp"),
        influence: of("influence"),
        effect: String(row?.effect ?? "none"),
      };
    }),
  };
}

const known = new WeakMap<Cards, Facts>();

export function factsOf(table: Cards): Facts {
  let found = known.get(table);
  if (!found) {
    found = asFacts(table);
    known.set(table, found);
  }
  return found;
}
