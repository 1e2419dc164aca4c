// Names and sentences that several drawings share.
import type { SkinProps } from "../../core/skin";
import type { Words } from "../../core/words.svelte";
import { factsOf, WEAPONS, type ForceFact, type TerrainFact } from "./facts";
import { AREAS, placeOf, STAY, tableOf, type Table } from "./model";

/** A name that fits on a card: its own short one, or the name without what stands in brackets. */
export function shortName(words: Words, force: ForceFact): string {
  return words.find(`skin-short-${force.id}`) ?? words.name("unit", force.unit).replace(/\s*[(（].*[)）]/, "");
}

/** About how wide a text is, in letters of full width. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 1 : /[A-Z0-9]/.test(letter) ? 0.74 : 0.6), 0);
}

export function perkText(words: Words, terrain: TerrainFact): string {
  return words.say(`skin-perk-${terrain.perk}`, { count: terrain.amount });
}

/** A unit and how it stands, for those who do not see it. */
export function unitText(words: Words, t: Table, force: ForceFact): string {
  const place = placeOf(t, force.unit);
  const said = [words.name("unit", force.unit), words.say(`nation-${words.label("nation", force.nation)}`)];
  if (place) said.push(words.say(`area-${AREAS[place.area]}`), words.say("skin-row", { row: place.row + 1 }));
  said.push(words.say("skin-armour-label", { number: force.armour }));
  for (const weapon of WEAPONS)
    if (force[weapon] !== null)
      said.push(words.say("skin-weapon-label", { weapon: words.say(`skin-${weapon.replace("_", "-")}`), amount: force[weapon] }));
  if (force.artillery !== null) said.push(words.say("skin-artillery-label", { range: force.range, amount: force.artillery }));
  if (force.manoeuvre !== null) said.push(words.say("skin-manoeuvre-label", { number: force.manoeuvre }));
  if (force.headquarters) said.push(words.say("skin-headquarters"));
  said.push(words.say("skin-vp", { count: force.vp }));
  const hits = t.hits.get(force.unit) ?? 0;
  if (hits) said.push(words.say("skin-hits", { count: hits }));
  if (t.acted.has(force.unit)) said.push(words.say("skin-acted"));
  return words.join(said);
}

/** The names of options whose numbers say nothing by themselves: the rows of a move. */
export function nameOf(game: SkinProps, decision: { readonly kind: string }, value: number): string | null {
  if (decision.kind === "spot") return game.words.say(value === STAY ? "skin-stay" : "skin-row", { row: value + 1 });
  if (decision.kind !== "unit") return null;
  const force = factsOf(game.table).unit[value];
  const place = placeOf(tableOf(game), value);
  return force && place ? game.words.say("skin-unit-in-row", { unit: shortName(game.words, force), row: place.row + 1 }) : null;
}
