import { expect, test } from "vitest";
import { lessonOf } from "../src/core/games.svelte";
import type { GameCard, TableInfo, View, WireEvent } from "../src/core/wire";
import type { Words } from "../src/core/words.svelte";
import { factsOf } from "../src/games/ares/facts";
import { BASE_CARD, tableOf } from "../src/games/ares/model";
import { tell } from "../src/games/ares/report";
import { optionName } from "../src/games/ares/texts";
import { toHit } from "../src/games/ares/tohit";

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
    effect: [
      { id: "a", card: "wings", window: "passive", op: "become", type: "air" },
      { id: "b", card: "pound", window: "passive", op: "rating", amount: 1, type: "infantry" },
    ],
  },
} as unknown as TableInfo;
const facts = factsOf(info);

/** Seat 0 attacks seat 1: three Troopers in column 0 with Tanks behind, against Troopers and Tanks in columns 0 and 1. */
function view(change: Record<string, unknown> = {}): View {
  const four = (value: unknown) => [value, value, value, value];
  return {
    where: [], players: 2, mode: 1, faction: [0, 2], turn: 0, holder: 0, victor: -1, out: [0, 0], deck: [[], []], bottom: [[], []], hand: [[], []], spent: [0, 0], discard: [[], []], scored: [[], { hidden: null }],
    unseen: [0, 0], site: four([0, 1]), turned: four([0, 0]), under: four([0, 0]), resources: four([0, 0]), units: four([3, 2]), attached: four([]), bearer: four([]), charge: four([]), stored: four([]), orders: four([]),
    power: [0, 0], rerolls: [0, 0], plan: [[], []], attacker: 0, defender: 1, choice: [0, -1], special: [-1, -1], stand: 1, battleground: 1, round: 1, rounds_left: 6, reserve: [[], []], front: [[0, -1], [64, 65]], flank: [[1], []], behind: [[0], []],
    fired: [], retreating: -1, shield: [[0, 0], [0, 0]], damaged: [[0, 0], [0, 0]], hits: [[0, 0], [0, 0]], lost: [[0, 0], [0, 0]], powered: [[0, 0], [0, 0]], boosts: [], shooter: -1, target: -1, to_hit: 0, dice: [], rolled_again: [], ...change,
  } as View;
}
function hit(force: number, target: number, change: Record<string, unknown> = {}) {
  const t = tableOf(facts, view(change));
  return toHit(facts, t, t.battle!, force, target)!;
}

test("the rating against the type, flanking, and columns passed over", () => {
  expect(hit(0, 64)).toMatchObject({ number: 2, dice: 3 });
  expect(hit(0, 65).terms.map((term) => [term.what, term.change])).toEqual([["printed", 1], ["position", -1]]);
  expect(hit(0, 65)).toMatchObject({ number: 0, dice: 1 }); // one die for two units, the odd one does not fire
  expect(hit(1, 65).terms.map((term) => term.rule)).toEqual(["F3", "R2.1", "R4.2"]);
  expect(hit(1, 65).number).toBe(3);
  expect(hit(0, BASE_CARD).number).toBe(0); // past the enemy in the own column
  expect(hit(0, 64).chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(hit(0, 64).expected).toBeCloseTo(1);
});

test("an X never hits; Evolve cards change the type, Mutations and boosts the rating", () => {
  const wings = { attached: [[], [2], [], []], bearer: [[], [0], [], []] };
  expect(hit(1, 64, wings)).toMatchObject({ number: null, dice: 0, against: 2 });
  expect(hit(0, 64, { attached: [[3], [], [], []], bearer: [[0], [], [], []] }).number).toBe(3);
  expect(hit(0, 64, { boosts: [0, 1, 1, 0, 0, 100, 1, 1, 64, 1, 1, 0] }).number).toBe(4); // on all ratings, and against infantry
  expect(hit(0, 64, { mode: 0, boosts: [0, 1, 1, 0] }).number).toBe(2);
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
  const rows = { site: [[0, 1], hidden, [0], [1]], units: [[3, 2], hidden, [1], [4]] };
  const [mine, theirs] = tableOf(facts, view(rows)).players;
  expect(mine).toMatchObject({ open: true, scored: 0 });
  expect(theirs).toMatchObject({ open: false, scored: null });
  expect(theirs?.sites.map((site) => [site.card, site.units])).toEqual([[1, 4]]);
});

test("options that are known by where they lie have names that tell them apart", () => {
  const said = { say: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "), name: (kind: string, value: number) => `${kind}${value}`, join: (names: string[]) => names.join() } as unknown as Words;
  const t = tableOf(facts, view({ dice: [3, 3] }));
  const named = (kind: string, value: number, options: number[], ask = "") => optionName(said, facts, t, { kind, shape: "one", ask, options }, 0, value);
  expect(named("force", 64, [64, 65])).toBe("force-column force-short 3 unit0 1");
  expect(named("force", 1, [0, 1])).toBe("force-flank force-short 2 unit1 1");
  expect(named("force", BASE_CARD, [64, BASE_CARD])).toBe("base-card");
  expect([0, 1].map((die) => named("die", die, [0, 1]))).toEqual(["option-twin option-die 3 1", "option-twin option-die 3 2"]);
  expect(named("spot", 0, [0])).toBe("spot-behind 1");
  expect([64, 65, 66].map((spot) => named("spot", spot, []))).toEqual(["end-left", "spot-between 1 2", "end-right"]);
  expect(named("place", 7, [7], "put-on")).toBe("site-new-stack");
  expect(named("place", 65, [65], "destroy")).toContain("card1");
  expect(named("card", 1, [1])).toBeNull();
});

test("the report of a battle begins anew with the next attack; partners attack together", () => {
  const told = (event: string): WireEvent => ({ event, rule: "A1", values: {}, kinds: {} });
  const one = tell(null, ["drew", "attacks", "attacks", "built", "losses", "battle-won"].map(told));
  expect(one?.course.map((event) => event.event)).toEqual(["attacks", "losses", "battle-won"].flatMap((name) => (name === "attacks" ? [name, name] : [name])));
  expect(one?.built).toHaveLength(1);
  expect(tell(one, [told("claims")])).toMatchObject({ built: [], course: [{ event: "claims" }] });
});

test("the lesson is the basic game", () => {
  const card = { id: "ares", seats: [2, 3, 4], options: [{ name: "mode", values: ["full", "basic"], seats: {} }, { name: "factions", values: ["a-b"], seats: {} }], levels: [1], playable: true } as GameCard;
  expect(lessonOf(card)).toEqual({ mode: "basic", factions: "a-b" });
  expect(lessonOf({ ...card, id: "other" })).toBeNull();
});
