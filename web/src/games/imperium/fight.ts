// The space battle or invasion combat under way, side by side: what each has, and the dice that lie on the table.
import type { SkinProps } from "../../core/skin";
import type { Facts } from "./facts";
import { isDamaged, isFight, NONE, tableOf, unitOf, type Place } from "./model";

export interface Die {
  readonly face: number;
  readonly needed: number;
}
export interface Token {
  readonly unit: string;
  /** The class of vessel; NONE on the ground. */
  readonly vessel: number;
  readonly damaged: boolean;
  readonly count: number;
}
export interface Line {
  readonly unit: string;
  /** The attacker's, then the defender's. */
  readonly tokens: readonly (readonly Token[])[];
  readonly dice: readonly (readonly Die[])[];
}
export interface Combat {
  /** For which planet; NONE in space. */
  readonly planet: number;
  readonly seats: readonly [number, number];
  readonly lines: readonly Line[];
  /** Hits of either side. */
  readonly hits: readonly [number, number];
  readonly step: "before" | "announce" | "dice" | "losses";
}

const ORDER = ["war-sun", "dreadnought", "cruiser", "destroyer", "carrier", "fighter", "ground-force", "pds", "space-dock"] as const;
export const STEPS = ["before", "announce", "dice", "losses"] as const;

const token = (unit: string, count: number): Token[] => (count > 0 ? [{ unit, vessel: NONE, damaged: false, count }] : []);

/** The tokens of both sides, in space or on the ground. */
function tokensOf(game: SkinProps, place: Place): [number, Token[]][] {
  const table = tableOf(game.view);
  const ground = place.planets.findIndex((planet) => planet.planet === table.battle_planet);
  const planet = place.planets[ground];
  if (!planet) {
    return [...place.fleets]
      .reverse()
      .map((fleet) => [
        fleet.owner,
        fleet.stacks.map((stack) => ({ unit: stack.unit, vessel: stack.vessel, damaged: isDamaged(stack.vessel), count: stack.count })),
      ]);
  }
  const width = table.aimed.length / 3;
  const aiming = table.aimed.slice(ground * width, (ground + 1) * width);
  const ships = aiming.flatMap((count, vessel) =>
    count > 0 ? [{ unit: unitOf(vessel), vessel: NONE, damaged: isDamaged(vessel), count }] : [],
  );
  return [
    [
      table.active,
      [...ships, ...token("fighter", table.landed_fighters[ground] ?? 0), ...token("ground-force", Math.max(0, table.landed[ground] ?? 0))],
    ],
    [table.defender, [...token("ground-force", planet.forces), ...token("pds", planet.pds), ...token("space-dock", planet.dock ? 1 : 0)]],
  ];
}

export function combatOf(game: SkinProps, place: Place): Combat {
  const table = tableOf(game.view);
  const sides = tokensOf(game, place);
  const seats = [sides[0]?.[0] ?? table.active, sides[1]?.[0] ?? table.defender] as const;
  const dice = table.dice.map((row) => ({ ...row, unit: game.words.label("unit", row.unit) ?? "" }));
  const lines = ORDER.map((unit) => ({
    unit,
    tokens: seats.map((_, side) => (sides[side]?.[1] ?? []).filter((one) => one.unit === unit)),
    dice: seats.map((seat) => dice.filter((one) => one.seat === seat && one.unit === unit)),
  })).filter((line) => line.tokens.some((some) => some.length) || line.dice.some((some) => some.length));
  const hitsOf = (seat: number) => dice.filter((one) => one.seat === seat && one.face >= one.needed).length;
  const taking = (seat: number) => table.hits[seat] ?? 0;
  const losing = taking(seats[0]) + taking(seats[1]) > 0;
  const hits = losing ? ([taking(seats[1]), taking(seats[0])] as const) : ([hitsOf(seats[0]), hitsOf(seats[1])] as const);
  const step = table.battle_round === 0 ? "before" : losing ? "losses" : dice.length ? "dice" : "announce";
  return { planet: table.battle_planet, seats, lines, hits, step };
}

/** What is printed on the unit, against what its dice need now. */
export const changeOf = (facts: Facts, unit: string, die: Die | undefined): number => {
  const printed = facts.combat[facts.unit.indexOf(unit)] ?? 0;
  return die && printed > 0 ? printed - die.needed : 0;
};

/** Where there is fighting: not yet while ships arrive, when the map is still needed. */
export function placeOfFight(game: SkinProps, places: ReadonlyMap<number, Place>): Place | undefined {
  const table = tableOf(game.view);
  if (table.defender === NONE && table.battle_planet === NONE) return undefined;
  const ground = (place: Place) => place.planets.some((planet) => planet.planet === table.battle_planet);
  return [...places.values()].find((place) => isFight(place) || ground(place));
}

/** What one side did and lost in a round, or before the first. */
export interface Deed {
  readonly seat: number;
  readonly dice: number;
  readonly hits: number;
  readonly lost: readonly string[];
}
export interface Round {
  /** 0: before the first round. */
  readonly round: number;
  readonly deeds: readonly Deed[];
}

/** The battle that is fought, round by round as it was told: the last one first. */
export function roundsOf(game: SkinProps): readonly Round[] {
  const { words } = game;
  const table = tableOf(game.view);
  const told = game.history.flat();
  const ground = table.battle_planet !== NONE;
  const from = told.findLastIndex((event) => event.event === (ground ? "invasion-begins" : "battle-begins"));
  const found: { round: number; deeds: Map<number, { dice: number; hits: number; lost: string[] }> }[] = [];
  const add = (round: number) => found.push({ round, deeds: new Map() });
  add(0);
  for (const event of from < 0 ? [] : told.slice(from)) {
    const one = (name: string) => (typeof event.values[name] === "number" ? event.values[name] : 0);
    if (event.event === "battle-round" || event.event === "ground-round") add(one("count"));
    const deeds = found.at(-1)?.deeds;
    if (!deeds || !["dice-rolled", "ship-destroyed", "ship-damaged", "forces-lost"].includes(event.event)) continue;
    const deed = deeds.get(one("seat")) ?? { dice: 0, hits: 0, lost: [] };
    deeds.set(one("seat"), deed);
    if (event.event === "dice-rolled") {
      deed.dice += Array.isArray(event.values.faces) ? event.values.faces.length : 0;
      deed.hits += one("hits");
    } else if (event.event === "forces-lost")
      deed.lost.push(words.say("skin-count", { name: words.say("unit-ground-force"), count: one("count") }));
    else
      deed.lost.push(
        words.say(event.event === "ship-damaged" ? "skin-was-hit" : "skin-was-lost", { name: words.name("vessel", one("vessel")) }),
      );
  }
  return found
    .filter((round) => round.deeds.size > 0)
    .map((round) => ({ round: round.round, deeds: [...round.deeds].map(([seat, deed]) => ({ seat, ...deed })) }))
    .reverse();
}
