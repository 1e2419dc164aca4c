// Names and short texts that several drawings share.
import type { Words } from "../../core/words.svelte";
import type { DecisionView } from "../../core/wire";
import { ABILITIES, BASE_SIZE, isAttack, NONE, TYPES, type CardFact, type Facts, type UnitFact } from "./facts";
import { BASE_CARD, BASIC, columnOf, ON_UPGRADE, sideOf, siteOf, type Site, type Table } from "./model";

const COUNTED: ReadonlySet<string> = new Set(["shield", "scouting"]);

/** Does the name have a word that is too long for the head of a small card? Japanese letters are twice as wide. */
export function isLong(name: string): boolean {
  return name.split(" ").some((word) => [...word].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 2 : 1), 0) > 9);
}

export function cardName(words: Words, card: number): string {
  return words.name("card", card);
}

/** F2, F3: a unit's values in words. */
export function unitText(words: Words, unit: UnitFact): string {
  const ratings = unit.ratings.map((rating) => rating ?? "X").join(" / ");
  const values = words.say("unit-values", { type: words.say(`type-${TYPES[unit.type]}`), cost: unit.cost, initiative: unit.initiative, ratings });
  const abilities = ABILITIES.filter((one) => unit.abilities[one]).map((one) => words.say(`short-${one}`) + (COUNTED.has(one) ? ` ${unit.abilities[one]}` : ""));
  return words.say("labelled", { label: words.name("unit", unit.unit), text: words.join([values, ...abilities]) });
}

/** What a card is, in a word: building, order, attack … */
export function kindText(words: Words, card: CardFact): string {
  return card.group && card.kind === "special" ? words.say(`group-${card.group}`) : words.say(`kind-${card.kind}`);
}

/** What a card does; empty for one that only makes units. In the basic game nothing but its kind matters (P5, P6). */
export function effectText(words: Words, t: Table, card: CardFact): string {
  if (t.mode === BASIC) return isAttack(card) ? words.say("skin-basic-attack") : card.sides[0] !== NONE ? "" : words.say("skin-basic-resource");
  return words.find(`effect-${card.id}`) ?? "";
}

/** A place of a base in words, for whoever does not see it. */
export function siteText(words: Words, facts: Facts, site: Site): string {
  if (site.card === NONE) return site.under ? words.say("site-stack", { under: site.under }) : words.say("skin-free-slot", { slot: words.say(`slot-${site.slot}`) });
  const fact = facts.card[site.card];
  let text = cardName(words, site.card);
  if (site.unit !== NONE) text = words.say("site-line", { site: fact && ["start", "mat"].includes(fact.kind) ? text : words.say("site-makes", { card: text, unit: words.name("unit", site.unit) }), units: site.units, resources: site.resources });
  else if (fact?.tokenCost) text = words.say("site-tokens", { site: text, units: site.units, resources: site.resources });
  if (site.under) text = words.say("site-under", { site: text, under: site.under });
  if (site.attached.length) text = words.say("site-attached", { site: text, attached: words.join(site.attached.map((one) => cardName(words, one.card))) });
  return text;
}

/** A force of the battle line in words. */
export function forceText(words: Words, site: Site): string {
  const line = words.say("force-line", { units: site.units, unit: words.name("unit", site.unit), seat: words.seat(site.seat) });
  const marks = (["shield", "damaged", "hits"] as const).filter((mark) => site[mark] > 0).map((mark) => words.say("labelled", { label: words.say(`mark-${mark}`), text: String(site[mark]) }));
  return marks.length ? words.say("force-marked", { force: line, marks: words.join(marks) }) : line;
}

type Asked = Pick<DecisionView, "kind" | "shape"> & Partial<DecisionView>;

/** What an option is called where it is not drawn: forces, places, spots of the line and dice have no names of their own. */
export function optionName(words: Words, facts: Facts, t: Table, asked: Asked, you: number, value: number): string | null {
  const name = plainName(words, facts, t, asked, you, value);
  if (name === null || (asked.kind !== "force" && asked.kind !== "place" && asked.kind !== "die")) return name;
  const all = asked.candidates?.length ? asked.candidates : (asked.options ?? []);
  const twins = all.filter((other) => plainName(words, facts, t, asked, you, other) === name);
  return twins.length > 1 ? words.say("option-twin", { name, number: twins.indexOf(value) + 1 }) : name;
}

function plainName(words: Words, facts: Facts, t: Table, asked: Asked, you: number, value: number): string | null {
  switch (asked.kind) {
    case "force":
      return value === BASE_CARD ? words.say("base-card") : forceName(words, facts, t, value);
    case "place":
      return placeName(words, facts, t, asked.ask === "destroy" ? value : you * BASE_SIZE + value, asked.ask !== "destroy" && value >= ON_UPGRADE ? value - ON_UPGRADE : NONE, you);
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
  return words.say(t.battle.flank[side === 0 ? 0 : 1].includes(force) ? "force-flank" : "force-column", { force: name, number: column + 1 });
}

function placeName(words: Words, facts: Facts, t: Table, place: number, upgrade: number, you: number): string {
  const attached = upgrade === NONE ? undefined : t.players[you]?.sites.flatMap((site) => site.attached).find((one) => one.number === upgrade);
  if (attached) return cardName(words, attached.card);
  const site = siteOf(t, place);
  if (!site) return words.say("site-new-stack");
  const text = siteText(words, facts, site);
  return site.slot && site.card !== NONE ? words.say("site-in-slot", { slot: words.say(`slot-${site.slot}`), site: text }) : text;
}

function spotName(words: Words, t: Table, spot: number): string {
  if (spot < BASE_SIZE) return words.say("spot-behind", { number: spot + 1 });
  const gap = spot - BASE_SIZE;
  if (gap === 0) return words.say("end-left");
  return gap === t.battle?.front[0].length ? words.say("end-right") : words.say("spot-between", { left: gap, right: gap + 1 });
}
