// Names and short texts that several drawings share.
import type { Words } from "../../core/words.svelte";
import type { DecisionView } from "../../core/wire";
import { ABILITIES, isAttack, NONE, TYPES, type Ability, type CardFact, type Facts, type UnitFact } from "./facts";
import { BASE_CARD, BASIC, BEHIND, columnOf, FORCE, GOAL, ON_UPGRADE, sideOf, siteOf, SPOT, type Site, type Table } from "./model";

const COUNTED: ReadonlySet<string> = new Set(["shield", "scouting"]);

export function cardName(words: Words, card: number): string {
  return words.name("card", card);
}

/** An ability in a word, with its number where it has one. */
export function abilityText(words: Words, unit: UnitFact, one: Ability): string {
  return words.say(`short-${one}`) + (COUNTED.has(one) ? ` ${unit.abilities[one]}` : "");
}

/** F2, F3: a unit's values in words. */
export function unitValues(words: Words, unit: UnitFact): string {
  const ratings = unit.ratings.map((rating) => rating ?? "X").join(" / ");
  const values = words.say("unit-values", {
    type: words.say(`type-${TYPES[unit.type]}`),
    cost: unit.cost,
    initiative: unit.initiative,
    ratings,
  });
  return words.join([values, ...ABILITIES.filter((one) => unit.abilities[one]).map((one) => abilityText(words, unit, one))]);
}

export function unitText(words: Words, unit: UnitFact): string {
  return words.say("labelled", { label: words.name("unit", unit.unit), text: unitValues(words, unit) });
}

/** A card in words: what it is, what it makes, what it does. */
export function cardText(words: Words, facts: Facts, t: Table, card: CardFact): string {
  const units = card.sides.flatMap((side) => (facts.unit[side] ? [unitText(words, facts.unit[side])] : []));
  const parts = [words.say("labelled", { label: cardName(words, card.card), text: kindText(words, card) }), ...units];
  return words.join([...parts, effectText(words, t, card)].filter((part) => part !== ""));
}

/** What a card is, in a word: building, order, attack … */
export function kindText(words: Words, card: CardFact): string {
  return card.group && card.kind === "special" ? words.say(`group-${card.group}`) : words.say(`kind-${card.kind}`);
}

/** What a card does; empty for one that only makes units. In the basic game nothing but its kind matters (P5, P6). */
export function effectText(words: Words, t: Table, card: CardFact): string {
  if (t.mode === BASIC)
    return isAttack(card) ? words.say("skin-basic-attack") : card.sides[0] !== NONE ? "" : words.say("skin-basic-resource");
  return words.find(`effect-${card.id}`) ?? "";
}

/** A place of a base in words, for whoever does not see it. */
export function siteText(words: Words, facts: Facts, site: Site): string {
  if (site.card === NONE)
    return site.under
      ? words.say("site-stack", { under: site.under })
      : words.say("skin-free-slot", { slot: words.say(`slot-${site.slot}`) });
  const fact = facts.card[site.card];
  let text = cardName(words, site.card);
  if (site.unit !== NONE)
    text = words.say("site-line", {
      site:
        fact && ["start", "mat"].includes(fact.kind) ? text : words.say("site-makes", { card: text, unit: words.name("unit", site.unit) }),
      units: site.units,
      resources: site.resources,
    });
  else if (fact?.tokenCost) text = words.say("site-tokens", { site: text, units: site.units, resources: site.resources });
  if (site.under) text = words.say("site-under", { site: text, under: site.under });
  if (site.attached.length)
    text = words.say("site-attached", { site: text, attached: words.join(site.attached.map((one) => cardName(words, one.card))) });
  return text;
}

/** A force of the battle line in words. */
export function forceText(words: Words, site: Site): string {
  const line = words.say("force-line", { units: site.units, unit: words.name("unit", site.unit), seat: words.seat(site.seat) });
  const marks = (["shield", "damaged", "hits"] as const)
    .filter((mark) => site[mark] > 0)
    .map((mark) => words.say("labelled", { label: words.say(`mark-${mark}`), text: String(site[mark]) }));
  return marks.length ? words.say("force-marked", { force: line, marks: words.join(marks) }) : line;
}

type Asked = Pick<DecisionView, "kind" | "shape"> & Partial<DecisionView>;

/** What an option is called where it is not drawn: forces, places, spots of the line and dice have no names of their own. */
export function optionName(words: Words, facts: Facts, t: Table, asked: Asked, you: number, value: number): string | null {
  const name = plainName(words, facts, t, asked, you, value);
  if (name === null || (asked.kind !== "force" && asked.kind !== "place" && asked.kind !== "goal" && asked.kind !== "die")) return name;
  const all = asked.candidates?.length ? asked.candidates : (asked.options ?? []);
  const twins = all.filter((other) => plainName(words, facts, t, asked, you, other) === name);
  return twins.length > 1 ? words.say("option-twin", { name, number: twins.indexOf(value) + 1 }) : name;
}

function plainName(words: Words, facts: Facts, t: Table, asked: Asked, you: number, value: number): string | null {
  switch (asked.kind) {
    case "force":
      if (asked.ask === "destroy") return placeName(words, facts, t, value);
      return value === BASE_CARD ? words.say("base-card") : forceName(words, facts, t, value);
    case "place":
      return placeName(words, facts, t, FORCE.of(you, value));
    case "goal":
      return GOAL.first(value) === ON_UPGRADE
        ? upgradeName(words, t, GOAL.second(value), you)
        : placeName(words, facts, t, FORCE.of(you, GOAL.second(value)));
    case "spot":
      return spotName(words, t, value);
    case "die":
      return words.say("option-die", { face: t.battle?.dice[value] ?? 0 });
    default:
      return null;
  }
}

function forceName(words: Words, facts: Facts, t: Table, force: number): string | null {
  const site = siteOf(t, force);
  if (!site) return null;
  if (site.unit === NONE) return siteText(words, facts, site);
  const name = words.say("force-short", { units: site.units, unit: words.name("unit", site.unit) });
  if (!t.battle) return name;
  const side = sideOf(t, t.battle, site.seat);
  const column = columnOf(t.battle, side, force);
  if (column === NONE) return name;
  return words.say(t.battle.flank[side === 0 ? 0 : 1].includes(force) ? "force-flank" : "force-column", {
    force: name,
    number: column + 1,
  });
}

function upgradeName(words: Words, t: Table, number: number, you: number): string {
  return cardName(words, t.players[you]?.sites.flatMap((site) => site.attached).find((one) => one.number === number)?.card ?? NONE);
}

function placeName(words: Words, facts: Facts, t: Table, place: number): string {
  const site = siteOf(t, place);
  if (!site) return words.say("site-new-stack");
  const text = siteText(words, facts, site);
  return site.slot && (site.card !== NONE || site.under)
    ? words.say("site-in-slot", { slot: words.say(`slot-${site.slot}`), site: text })
    : text;
}

function spotName(words: Words, t: Table, spot: number): string {
  const gap = SPOT.second(spot);
  if (SPOT.first(spot) === BEHIND) return words.say("spot-behind", { number: gap + 1 });
  if (gap === 0) return words.say("end-left");
  return gap === t.battle?.front[0].length ? words.say("end-right") : words.say("spot-between", { left: gap, right: gap + 1 });
}

/** B1 to B7: where each ability is explained. */
export const ABILITY_RULES: Readonly<Record<Ability, string>> = {
  tough: "B1",
  shield: "B2",
  scouting: "B3",
  deep_strike: "B4",
  base_defence: "B5",
  no_flanking: "B7",
};
