// What is printed on tiles, planets and cards, from the records of the pack that the table is played with.
import type { TableInfo } from "../../core/wire";

export interface SystemFact {
  readonly id: string;
  readonly type: string;
  readonly wormhole: string;
  readonly planets: readonly number[];
}
export interface PlanetFact {
  readonly id: string;
  readonly resources: number;
  readonly influence: number;
  readonly specialty: string;
  readonly refresh: string;
  readonly gain: number;
  readonly station: boolean;
}
export interface TechFact {
  readonly id: string;
  readonly colour: string;
  readonly needs: readonly string[];
  readonly needsOne: readonly string[];
}
export interface StrategyFact {
  readonly id: string;
  readonly initiative: number;
  readonly counters: number;
  readonly influence: number;
}
export interface ObjectiveFact {
  readonly id: string;
  readonly stage: string;
  readonly points: number;
}
export interface PoliticalFact {
  readonly id: string;
  readonly law: boolean;
  /** What is elected; "" for a vote for or against. */
  readonly ballot: string;
}
export interface RaceFact {
  readonly id: string;
  readonly abilities: readonly string[];
  readonly technologies: readonly string[];
  /** Starting units: how many of which. */
  readonly units: readonly (readonly [string, number])[];
  /** The number of its home system. */
  readonly home: number;
}
export interface Facts {
  readonly races: readonly RaceFact[];
  /** By number of players: the hexes of the galaxy, as q,r. */
  readonly shapes: ReadonlyMap<number, ReadonlySet<string>>;
  readonly system: readonly SystemFact[];
  readonly planet: readonly PlanetFact[];
  readonly unit: readonly string[];
  /** Their combat values. */
  readonly combat: readonly number[];
  readonly race: readonly string[];
  /** By race: what its trade contracts are worth. */
  readonly contracts: readonly (readonly number[])[];
  readonly tech: readonly TechFact[];
  readonly strategy: readonly StrategyFact[];
  readonly objective: readonly ObjectiveFact[];
  readonly political: readonly PoliticalFact[];
  /** By the id of an action card: the window in which it is played. */
  readonly moments: ReadonlyMap<string, string>;
}

type Row = TableInfo["facts"][string][number];

const text = (row: Row, name: string) => String(row[name] ?? "");
const number = (row: Row, name: string) => Number(row[name] ?? 0);
const list = (row: Row, name: string) => (Array.isArray(row[name]) ? (row[name] as (string | number)[]).map(String) : []);

function asFacts(tables: Readonly<Record<string, readonly Row[] | undefined>>): Facts {
  const {
    galaxy = [],
    place = [],
    system = [],
    planet = [],
    unit = [],
    race = [],
    technology = [],
    strategy = [],
    objective = [],
    political_card = [],
    action_card = [],
  } = tables;
  return {
    system: system.map((row) => ({
      id: text(row, "id"),
      type: text(row, "type"),
      wormhole: text(row, "wormhole"),
      planets: planet.flatMap((one, number) => (one.system === row.id ? [number] : [])),
    })),
    planet: planet.map((row) => ({
      id: text(row, "id"),
      resources: number(row, "resources"),
      influence: number(row, "influence"),
      specialty: text(row, "specialty"),
      refresh: text(row, "refresh"),
      gain: number(row, "gain"),
      station: number(row, "station") === 1,
    })),
    unit: unit.map((row) => text(row, "id")),
    combat: unit.map((row) => number(row, "combat")),
    race: race.map((row) => text(row, "id")),
    contracts: race.map((row) => list(row, "contracts").map(Number)),
    races: race.map((row) => ({
      id: text(row, "id"),
      abilities: list(row, "abilities"),
      technologies: list(row, "technologies"),
      units: unit.flatMap((one): [string, number][] => {
        const count = number(row, text(one, "id").replaceAll("-", "_"));
        return count ? [[text(one, "id"), count]] : [];
      }),
      home: system.findIndex((one) => one.race === row.id),
    })),
    shapes: new Map(
      galaxy.map((row) => [
        number(row, "players"),
        new Set(place.flatMap((one) => (one.galaxy === row.id ? [`${number(one, "q")},${number(one, "r")}`] : []))),
      ]),
    ),
    tech: technology.map((row) => ({
      id: text(row, "id"),
      colour: text(row, "colour"),
      needs: list(row, "needs"),
      needsOne: list(row, "needs_one"),
    })),
    strategy: strategy.map((row) => ({
      id: text(row, "id"),
      initiative: number(row, "initiative"),
      counters: number(row, "counters"),
      influence: number(row, "influence"),
    })),
    political: political_card.map((row) => ({ id: text(row, "id"), law: number(row, "law") > 0, ballot: text(row, "vote") })),
    moments: new Map(action_card.map((row) => [text(row, "id"), text(row, "window")])),
    objective: objective.map((row) => ({ id: text(row, "id"), stage: text(row, "stage"), points: number(row, "points") })),
  };
}

const known = new WeakMap<TableInfo, Facts>();

export function factsOf(table: TableInfo): Facts {
  let found = known.get(table);
  if (!found) {
    found = asFacts(table.facts);
    known.set(table, found);
  }
  return found;
}
