// The table as it is drawn: what lies where, by hex, and the names of places. Nothing here says what may be done.
import type { SkinProps } from "../../core/skin";
import type { View } from "../../core/wire";
import type { Words } from "../../core/words.svelte";
import type { Hex } from "../../kit/HexMap.svelte";
import type { Facts } from "./facts";
import { MOVER, type Table } from "./table";

export const NONE = -1;
const RINGS = 3;
const VESSELS = [
  "fighter",
  "destroyer",
  "cruiser",
  "carrier",
  "dreadnought",
  "war-sun",
  "dreadnought",
  "war-sun",
  "cruiser",
  "space-dock",
] as const;
const DAMAGED = 6; // from here on a class of vessel is a damaged one
const DOCK = 9; // but for the last: a dock in space
export const COLUMNS = 11; // a fleet: its vessels, then ground forces and PDS aboard
/** From the strongest to the weakest. */
const SHOWN = [7, 5, 6, 4, 8, 2, 3, 1, 0] as const;

export const tableOf = (view: View): Table => view as unknown as Table;

/** The hexes in the order of their numbers: the centre, then ring by ring, clockwise from the top. */
export const PLACES: readonly Hex[] = (() => {
  const sides = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ] as const;
  const found: Hex[] = [{ id: 0, q: 0, r: 0 }];
  for (let ring = 1; ring <= RINGS; ring++) {
    let [q, r] = [0, -ring];
    for (const [dq, dr] of sides)
      for (let step = 0; step < ring; step++) {
        found.push({ id: found.length, q, r });
        q += dq;
        r += dr;
      }
  }
  return found;
})();

/** The hexes turned about the centre by sixths, so that one of them lies as low as it can; as they are, where there is none. */
export function turnedTo(hex: number): readonly Hex[] {
  const turn = ({ id, q, r }: Hex): Hex => ({ id, q: -r, r: q + r });
  const low = (some: readonly Hex[]) => (some[hex] ? some[hex].r + some[hex].q / 2 : 0);
  let [best, next] = [PLACES, PLACES];
  for (let sixth = 1; sixth < 6; sixth++) {
    next = next.map(turn);
    if (low(next) > low(best) + 0.01) best = next;
  }
  return best;
}

/** Is it the short game, in which planets count? */
export const isShort = (game: SkinProps): boolean => game.words.label("mode", tableOf(game.view).mode) === "explore";

export interface Stack {
  /** The class of vessel. */
  readonly vessel: number;
  readonly unit: string;
  readonly damaged: boolean;
  readonly count: number;
}
export interface Fleet {
  readonly owner: number;
  readonly stacks: readonly Stack[];
  /** Without fighters. */
  readonly ships: number;
  readonly forces: number;
  readonly pds: number;
}
export interface Planet {
  readonly planet: number;
  readonly id: string;
  readonly owner: number;
  readonly ready: boolean;
  readonly forces: number;
  readonly pds: number;
  readonly dock: boolean;
  /** As they are now. */
  readonly resources: number;
  readonly influence: number;
}
export interface Place {
  readonly hex: number;
  readonly system: number;
  readonly id: string;
  readonly type: string;
  readonly wormhole: string;
  readonly planets: readonly Planet[];
  /** Whoever holds the space first, then whoever has come to attack. */
  readonly fleets: readonly Fleet[];
  /** Seats whose counters lie there. */
  readonly counters: readonly number[];
  /** Whose home system it is. */
  readonly home: number;
  readonly alert: number;
}

export const unitOf = (vessel: number): string => VESSELS[vessel] ?? "";
export const isDamaged = (vessel: number): boolean => vessel >= DAMAGED && vessel !== DOCK;
export const bits = (mask: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => Math.floor(mask / 2 ** seat) % 2 === 1);
export const hasBit = (mask: number, bit: number): boolean => Math.floor(mask / 2 ** bit) % 2 === 1;

function fleetAt(table: Table, fleet: number): Fleet | null {
  const owner = table.fleet_owner[fleet] ?? NONE;
  if (owner === NONE) return null;
  const units = table.ships.slice(fleet * COLUMNS, fleet * COLUMNS + COLUMNS);
  const stacks = SHOWN.map((vessel) => ({ vessel, unit: unitOf(vessel), damaged: isDamaged(vessel), count: units[vessel] ?? 0 }));
  const there = stacks.filter((stack) => stack.count > 0);
  const ships = there.reduce((sum, stack) => sum + (stack.vessel === 0 ? 0 : stack.count), 0);
  return { owner, stacks: there, ships, forces: units[9] ?? 0, pds: units[10] ?? 0 };
}

/** Docks in space: they stand beside the ships of their owner, or alone. */
function withDocks(table: Table, hex: number, fleets: readonly Fleet[]): readonly Fleet[] {
  const found = [...fleets];
  for (const owner of new Set(table.afloat.flatMap((dock) => (dock.hex === hex ? [dock.seat] : [])))) {
    const count = table.afloat.filter((dock) => dock.hex === hex && dock.seat === owner).length;
    const stack = { vessel: DOCK, unit: unitOf(DOCK), damaged: false, count };
    const at = found.findIndex((fleet) => fleet.owner === owner);
    const fleet = found[at];
    if (fleet) found[at] = { ...fleet, stacks: [...fleet.stacks, stack] };
    else found.push({ owner, stacks: [stack], ships: 0, forces: 0, pds: 0 });
  }
  return found;
}

/** How many of a class a system has: what may move from there. */
export function countAt(table: Table, hex: number, vessel: number): number {
  if (vessel === DOCK) return table.afloat.filter((dock) => dock.hex === hex && !dock.moved).length;
  return table.ships[hex * COLUMNS + vessel] ?? 0;
}

/** Ships or fighters of two players in one system. */
export const isFight = (place: Place): boolean =>
  place.fleets.filter((fleet) => fleet.stacks.some((stack) => stack.vessel !== DOCK)).length > 1;

/** A system drawn by itself, with nobody in it. */
export function bareTile(facts: Facts, system: number): Place | null {
  const fact = facts.system[system];
  if (!fact) return null;
  const nobody = { owner: NONE, ready: true, forces: 0, pds: 0, dock: false };
  const planets = fact.planets.map((planet) => {
    const { id = "", resources = 0, influence = 0 } = facts.planet[planet] ?? {};
    return { planet, id, resources, influence, ...nobody };
  });
  const { id, type, wormhole } = fact;
  return { hex: system, system, id, type, wormhole, planets, fleets: [], counters: [], home: NONE, alert: NONE };
}

/** What a planet is worth now: its values change places while they are swapped. */
export function valuesOf(facts: Facts, table: Table, planet: number): { resources: number; influence: number } {
  const { resources = 0, influence = 0 } = facts.planet[planet] ?? {};
  return table.swapped === planet ? { resources: influence, influence: resources } : { resources, influence };
}

export function placesOf(facts: Facts, table: Table): ReadonlyMap<number, Place> {
  const found = new Map<number, Place>();
  for (const { id: hex } of PLACES) {
    const system = table.systems[hex] ?? NONE;
    const fact = facts.system[system];
    if (!fact) continue;
    const fleets = [fleetAt(table, hex), hex === table.act_hex ? fleetAt(table, PLACES.length) : null];
    found.set(hex, {
      hex,
      system,
      id: fact.id,
      type: fact.type,
      wormhole: fact.wormhole,
      planets: fact.planets.map((planet) => {
        const row = table.planets[planet];
        return {
          planet,
          id: facts.planet[planet]?.id ?? "",
          owner: row?.owner ?? NONE,
          ready: row?.ready === 1,
          forces: row?.forces ?? 0,
          pds: row?.pds ?? 0,
          dock: (row?.dock ?? 0) > 0,
          ...valuesOf(facts, table, planet),
        };
      }),
      fleets: withDocks(
        table,
        hex,
        fleets.filter((fleet) => fleet !== null),
      ),
      counters: bits(table.activated[hex] ?? 0, table.players),
      home: table.home.indexOf(hex),
      alert: table.high_alert === hex ? table.high_alert_of : NONE,
    });
  }
  return found;
}

/** Whose colour a system wears: its home player, or the only one with planets or, where there are none, ships. */
export function wears(place: Place): number {
  if (place.home !== NONE) return place.home;
  const owners = new Set(place.planets.map((planet) => planet.owner));
  if (place.planets.length) return owners.size === 1 ? ([...owners][0] ?? NONE) : NONE;
  return place.fleets.length === 1 ? (place.fleets[0]?.owner ?? NONE) : NONE;
}

export const isSpecial = (place: Place): boolean => ["asteroid-field", "nebula", "supernova", "ion-storm"].includes(place.type);

// -- names --

/** A hex by the system in it; systems that look alike, with their place in the galaxy. */
export function hexName(words: Words, facts: Facts, systems: readonly number[], hex: number): string {
  const system = systems[hex] ?? NONE;
  const fact = facts.system[system];
  if (!fact) return words.say(`hex-${hex}`);
  const name = words.say(`system-${fact.id}`);
  return fact.planets.length ? name : words.say("skin-place", { name, hex: words.say(`hex-${hex}`) });
}

/** A system, or a ship by its system. */
export function placeName(words: Words, facts: Facts, systems: readonly number[], kind: "hex" | "mover", value: number): string {
  if (kind === "hex") return hexName(words, facts, systems, value);
  return words.say("skin-mover", {
    vessel: words.name("vessel", MOVER.second(value)),
    place: hexName(words, facts, systems, MOVER.first(value)),
  });
}

export function stackName(words: Words, stack: Pick<Stack, "vessel">): string {
  return words.name("vessel", stack.vessel);
}

export function optionName(game: SkinProps, facts: Facts, kind: string, value: number): string | null {
  const table = tableOf(game.view);
  if (kind === "hex" || kind === "mover") return placeName(game.words, facts, table.systems, kind, value);
  if (kind === "planet") {
    const fact = facts.planet[value];
    return fact
      ? game.words.say("skin-planet", { name: game.words.name("planet", value), resources: fact.resources, influence: fact.influence })
      : null;
  }
  return null;
}
