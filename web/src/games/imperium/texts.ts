// The table in words: what a system holds, and how players stand.
import type { SkinProps, TableText } from "../../core/skin";
import type { Words } from "../../core/words.svelte";
import { factsOf, type Facts } from "./facts";
import { bits, hexName, placesOf, stackName, tableOf, type Fleet, type Place, type Planet } from "./model";
import type { Table } from "./table";
import { tradeLines } from "./trade";

export function fleetText(words: Words, fleet: Fleet): string {
  const units = fleet.stacks.map((stack) => words.say("skin-count", { name: stackName(words, stack), count: stack.count }));
  if (fleet.forces) units.push(words.say("skin-count", { name: words.say("unit-ground-force"), count: fleet.forces }));
  if (fleet.pds) units.push(words.say("skin-count", { name: words.say("unit-pds"), count: fleet.pds }));
  return words.say("skin-fleet-of", { seat: words.player(fleet.owner), units: words.join(units) });
}

export function planetText(words: Words, facts: Facts, planet: Planet): string {
  const fact = facts.planet[planet.planet];
  const parts = [
    words.say("skin-planet", {
      name: words.name("planet", planet.planet),
      resources: planet.resources,
      influence: planet.influence,
    }),
  ];
  if (fact?.specialty) parts.push(words.say(`colour-${fact.specialty}`));
  if (planet.owner >= 0) parts.push(words.player(planet.owner), words.say(planet.ready ? "skin-ready" : "skin-exhausted"));
  if (planet.forces) parts.push(words.say("skin-count", { name: words.say("unit-ground-force"), count: planet.forces }));
  if (planet.pds) parts.push(words.say("skin-count", { name: words.say("unit-pds"), count: planet.pds }));
  if (planet.dock) parts.push(words.say("unit-space-dock"));
  return words.join(parts);
}

export function placeLabel(words: Words, facts: Facts, table: Table, place: Place): string {
  const parts = [hexName(words, facts, table.systems, place.hex)];
  if (place.home >= 0) parts.push(words.say("skin-home-of", { seat: words.player(place.home) }));
  if (place.wormhole) parts.push(words.say("skin-wormhole", { letter: place.wormhole === "alpha" ? "α" : "β" }));
  parts.push(...place.planets.map((planet) => planetText(words, facts, planet)), ...place.fleets.map((fleet) => fleetText(words, fleet)));
  if (place.counters.length)
    parts.push(words.say("skin-counters-of", { seats: words.join(place.counters.map((seat) => words.player(seat))) }));
  return parts.join(words.say("list-joiner-wide"));
}

/** Nobody has a race before it is chosen. */
export function raceName(words: Words, table: Table, seat: number): string {
  const race = table.race[seat] ?? -1;
  return race < 0 ? words.say("none") : words.name("race", race);
}

/** What a hidden list shows of itself. */
export const seenOf = (list: Table["secrets"][number] | undefined): readonly number[] => (Array.isArray(list) ? list : (list?.known ?? []));

export function seatText(game: SkinProps, facts: Facts, table: Table, seat: number): string {
  const { words } = game;
  return words.say("skin-seat-line", {
    seat: words.player(seat),
    race: raceName(words, table, seat),
    points: table.points[seat] ?? 0,
    strategy: table.counters[seat * 3] ?? 0,
    fleet: table.counters[seat * 3 + 1] ?? 0,
    command: table.counters[seat * 3 + 2] ?? 0,
    goods: table.goods[seat] ?? 0,
    techs: words.join(
      facts.tech.flatMap((tech, n) =>
        bits(table.techs[seat] ?? 0, facts.tech.length).includes(n) ? [words.say(`technology-${tech.id}`)] : [],
      ),
    ),
  });
}

const COVERED = [
  ...[
    "race",
    "home",
    "goods",
    "points",
    "techs",
    "counters",
    "passed",
    "initiative",
    "systems",
    "activated",
    "planets",
    "fleet_owner",
    "ships",
  ],
  ...[
    "loads",
    "high_alert",
    "high_alert_of",
    "afloat",
    "swapped",
    "secrets",
    "o_shown",
    "tiles",
    "taken_by",
    "face_down",
    "bonus",
    "o_public",
    "scored",
    "registers",
    "contracts",
    "promises",
  ],
];

export function inWords(game: SkinProps): TableText {
  const facts = factsOf(game.table);
  const table = tableOf(game.view);
  const { words } = game;
  const places = [...placesOf(facts, table).values()];
  const cards = facts.strategy.flatMap((_, card) => {
    const bonus = table.bonus[card] ?? -1;
    if (bonus < 0) return [];
    const owner = table.taken_by[card] ?? -1;
    return [
      words.say("skin-card-line", {
        card: words.name("strategy", card),
        owner: owner >= 0 ? words.player(owner) : words.say("none"),
        state: words.say(table.face_down[card] ? "skin-played" : "skin-unplayed"),
        bonus,
      }),
    ];
  });
  const named = (zone: string, kind: string, values: readonly number[]) =>
    values.length
      ? [words.say("labelled", { label: words.say(zone), text: words.join(values.map((value) => words.name(kind, value))) })]
      : [];
  return {
    covers: COVERED,
    lines: [
      ...table.race.map((_, seat) => seatText(game, facts, table, seat)),
      ...tradeLines(words, table, facts),
      ...cards,
      words.say("skin-goals-line", { goals: words.join(table.o_public.map((goal) => words.name("objective", goal))) || words.say("none") }),
      ...named("zone-secrets", "objective", seenOf(table.secrets[game.you])),
      ...named("zone-o-shown", "objective", table.o_shown),
      ...named("zone-tiles", "system", seenOf(table.tiles[game.you])),
      ...places.map((place) => placeLabel(words, facts, table, place)),
    ],
  };
}
