import { expect, test } from "vitest";
import { lessonsOf, pickFor, valuesBySeat } from "../src/core/games.svelte";
import type { Choice } from "../src/core/skin";
import type { FigureView, GameCard, OptionCard, TableInfo, View, WireEvent } from "../src/core/wire";
import type { Words } from "../src/core/words.svelte";
import { factsOf } from "../src/games/ares/facts";
import { BASE_CARD, placeValue, sameSide, tableOf } from "../src/games/ares/model";
import { tell } from "../src/games/ares/report";
import { optionName } from "../src/games/ares/texts";
import { shotOf } from "../src/games/ares/shots";

const TROOPER = { id: "trooper", cost: 1, type: "infantry", initiative: 1, infantry: 2, armour: 1, air: 0, building: 1 };
const TANK = { id: "tank", cost: 2, type: "armour", initiative: 2, infantry: 2, armour: 3, air: -1, building: 2 };
const JET = { id: "jet", cost: 2, type: "air", initiative: 3, infantry: 1, armour: 0, air: 4, building: -1 };
const info = {
  labels: { unit: ["trooper", "tank", "jet"], card: ["barracks", "factory", "wings", "pound"] },
  facts: {
    unit: [TROOPER, TANK, JET],
    card: [
      { id: "barracks", faction: "terran", kind: "building", first: "trooper", second: "jet" },
      { id: "factory", faction: "terran", kind: "building", first: "tank" },
      { id: "wings", faction: "xenos", kind: "special", group: "evolve" },
      { id: "pound", faction: "xenos", kind: "special", group: "mutation" },
    ],
  },
} as unknown as TableInfo;
const facts = factsOf(info);

const place = (card: number, units: number) => ({ card, turned: 0, under: 0, resources: 0, units });

/** Seat 0 attacks seat 1: three Troopers in column 0 with Tanks behind, against Troopers and Tanks in columns 0 and 1. */
function view(change: Record<string, unknown> = {}): View {
  const four = (value: unknown) => [value, value, value, value];
  return {
    where: [],
    figures: {},
    players: 2,
    mode: 1,
    faction: [0, 2],
    team: [1, 2],
    turn: 0,
    holder: 0,
    victor: -1,
    out: [0, 0],
    deck: [[], []],
    bottom: [[], []],
    hand: [[], []],
    spent: [0, 0],
    discard: [[], []],
    scored: [[], { hidden: null }],
    unseen: [0, 0],
    base: four([place(0, 3), place(1, 2)]),
    attached: four([]),
    orders: four([]),
    power: [0, 0],
    rerolls: [0, 0],
    plan: [[], []],
    attacker: 0,
    defender: 1,
    choice: [0, -1],
    special: [-1, -1],
    stand: 1,
    battleground: 1,
    round: 1,
    rounds_left: 6,
    reserve: [[], []],
    front: [
      [0, -1],
      [64, 65],
    ],
    flank: [[1], []],
    behind: [[0], []],
    fired: [],
    retreating: -1,
    forces: [],
    boosts: [],
    shooter: -1,
    target: -1,
    to_hit: 0,
    dice: [],
    rolled_again: [],
    ...change,
  } as unknown as View;
}

test("what the rules work out comes with the view, and nothing of it is worked out here", () => {
  const figures = {
    type: { 64: 2 },
    points: { 0: 5 },
    rounds: { 0: 3 },
    hit: { 0: 1, 1: 0 },
    hits: { 0: 1 },
    empties: { 0: 2 },
    initiative: { 0: 7, 64: 1 },
  };
  const t = tableOf(facts, view({ figures }));
  expect(t.battle).toMatchObject({ rounds: 3, hits: 1, empties: 2, initiative: { 0: 7, 64: 1 } });
  expect(t.players.map((player) => player.points)).toEqual([5, null]);
  expect(t.players[1]?.sites.map((site) => site.type)).toEqual([2, 1]); // changed by a card, and as printed
});

test("what has become of a force in battle", () => {
  const forces = [{ force: 65, shield: 2, damaged: 1, hits: 1, lost: 3, powered: 1, own_rerolls: 0 }];
  const [first, second] = tableOf(facts, view({ forces })).players[1]!.sites;
  expect(second).toMatchObject({ shield: 2, damaged: 1, hits: 1, lost: 3, powered: true });
  expect(first).toMatchObject({ shield: 0, damaged: 0, hits: 0, lost: 0, powered: false });
});

test("partners are who may look behind the screen", () => {
  const t = tableOf(facts, view({ team: [0b0011, 0b0011, 0b1100, 0b1100] }));
  expect([sameSide(t, 0, 1), sameSide(t, 0, 2), sameSide(t, 3, 3), sameSide(t, -1, 0)]).toEqual([true, false, true, false]);
});

test("a shot is shown once all that there is to say of it has come", () => {
  const figure = (name: string): FigureView => ({
    name,
    rule: "R4.4",
    total: 2,
    limit: null,
    thing: null,
    terms: [],
    unit: "",
    most: null,
    breaks: "",
    detail: false,
  });
  const all = ["to-hit", "dice", "chance", "average"].map(figure);
  const choice = { explain: (target: number) => (target === 64 ? all : []) } as unknown as Choice;
  expect(shotOf(choice, 64)).toMatchObject({ toHit: { total: 2 }, dice: { total: 2 } });
  expect(shotOf(choice, 65)).toBeNull();
});

test("a place is a place, a goal or a force, as the question has it", () => {
  const site = tableOf(facts, view()).players[0]!.sites[1]!;
  const asked = (kind: string, ask = "") => ({ decision: { kind, ask } }) as unknown as Choice;
  expect(
    [asked("place"), asked("goal"), asked("force", "destroy"), asked("force", "target")].map((choice) => placeValue(choice, site, 0)),
  ).toEqual([1, 1, 1, -1]);
  expect(placeValue(asked("place"), site, 1)).toBe(-1); // another's base
});

test("where the battle is fought, and whether it is a deep strike, is told once it is revealed", () => {
  expect(tableOf(facts, view()).battle).toMatchObject({ at: "base", deep: false });
  expect(tableOf(facts, view({ choice: [1, -1] })).battle).toMatchObject({ at: "base", deep: true });
  expect(tableOf(facts, view({ battleground: 2 })).battle?.at).toBe("raid");
  expect(tableOf(facts, view({ battleground: -1, choice: [1, -1] })).battle).toMatchObject({ at: "", deep: false });
  expect(tableOf(facts, view({ attacker: -1 })).battle).toBeNull();
});

test("another base is known as it was when last seen", () => {
  const hidden = { hidden: null };
  const rows = { base: [[place(0, 3), place(1, 2)], hidden, [place(0, 1)], [place(1, 4)]], attached: [[], hidden, [], []] };
  const [mine, theirs] = tableOf(facts, view(rows)).players;
  expect(mine).toMatchObject({ open: true, scored: 0 });
  expect(theirs).toMatchObject({ open: false, scored: null });
  expect(theirs?.sites.map((site) => [site.card, site.units])).toEqual([[1, 4]]);
});

test("options that are known by where they lie have names that tell them apart", () => {
  const said = {
    say: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
    name: (kind: string, value: number) => `${kind}${value}`,
    join: (names: string[]) => names.join(),
  } as unknown as Words;
  const t = tableOf(facts, view({ dice: [3, 3] }));
  const named = (kind: string, value: number, options: number[], ask = "") =>
    optionName(said, facts, t, { kind, shape: "one", ask, options }, 0, value);
  expect(named("force", 64, [64, 65])).toBe("force-column force-short 3 unit0 1");
  expect(named("force", 1, [0, 1])).toBe("force-flank force-short 2 unit1 1");
  expect(named("force", BASE_CARD, [64, BASE_CARD])).toBe("base-card");
  expect([0, 1].map((die) => named("die", die, [0, 1]))).toEqual(["option-twin option-die 3 1", "option-twin option-die 3 2"]);
  expect(named("spot", 0, [0])).toBe("spot-behind 1");
  expect([64, 65, 66].map((spot) => named("spot", spot, []))).toEqual(["end-left", "spot-between 1 2", "end-right"]);
  expect(named("goal", 7, [7], "put-on")).toBe("site-new-stack");
  expect(named("place", 1, [1], "emergency")).toContain("card1");
  expect(named("force", 65, [65], "destroy")).toContain("card1");
  expect(named("card", 1, [1])).toBeNull();
});

test("the report of a battle begins anew with the next attack; partners attack together", () => {
  const told = (event: string): WireEvent => ({ event, rule: "A1", values: {}, kinds: {} });
  const one = tell(null, ["drew", "attacks", "attacks", "built", "losses", "battle-won"].map(told));
  expect(one?.course.map((event) => event.event)).toEqual(
    ["attacks", "losses", "battle-won"].flatMap((name) => (name === "attacks" ? [name, name] : [name])),
  );
  expect(one?.built).toHaveLength(1);
  expect(tell(one, [told("claims")])).toMatchObject({ built: [], course: [{ event: "claims" }] });
});

test("each seat has a faction that fits and that nobody else has", () => {
  const option: OptionCard = {
    name: "faction",
    values: ["a", "b", "c", "d"],
    seats: {},
    needs: { c: { mode: ["full"] } },
    by_seat: true,
    distinct: true,
  };
  expect(valuesBySeat(option, [], 3, { mode: "full" })).toEqual(["a", "b", "c"]);
  expect(valuesBySeat(option, [], 3, { mode: "basic" })).toEqual(["a", "b", "d"]);
  expect(valuesBySeat(option, ["b", "b", "random"], 3, { mode: "full" })).toEqual(["b", "a", "random"]);
  expect(valuesBySeat({ ...option, distinct: false }, ["b", "b"], 3, { mode: "full" })).toEqual(["b", "b", "a"]);
  expect(pickFor(option, ["a", "b", "c"], 0, "c")).toEqual(["c", "b", "a"]);
  expect(pickFor(option, ["a", "random"], 0, "random")).toEqual(["random", "random"]);
});

test("the lesson is the basic game", () => {
  const card = {
    id: "ares",
    seats: [2, 3, 4],
    options: [
      { name: "mode", values: ["full", "basic"], seats: {} },
      { name: "faction", values: ["a", "b"], seats: {}, by_seat: true },
    ],
    levels: [1],
    playable: true,
  } as GameCard;
  expect(lessonsOf(card)).toEqual([{ name: "basic", options: { mode: "basic" } }]);
  expect(lessonsOf({ ...card, id: "other" })).toEqual([]);
});
