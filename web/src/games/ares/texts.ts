// Names and short texts that several drawings share.
import type { Words } from "../../core/words.svelte";
import { ABILITIES, isAttack, NONE, TYPES, type CardFact, type Facts, type UnitFact } from "./facts";
import { BASIC, type Site, type Table } from "./model";

const COUNTED: ReadonlySet<string> = new Set(["shield", "scouting"]);

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
