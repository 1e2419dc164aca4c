// Small pieces of text that several drawings share.
import type { Words } from "../../core/words.svelte";
import type { Column, MechFact, PartFact, Values } from "./facts";

/** +2, −1 (with the true minus sign). */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

export function mechName(words: Words, mech: MechFact): string {
  return words.find(`mech-${mech.id}`) ?? mech.id;
}

export function partName(words: Words, part: PartFact): string {
  return words.find(`part-${part.id}`) ?? part.id;
}

/** The values in words, for those who hear the card. */
export function valuesText(words: Words, values: Values, left: number): string {
  return words.say("skin-values", { sp: values.sp, left, hp: values.hp, dice: values.dice, aim: values.aim, rerolls: values.rerolls });
}

/** V1 to V5: where each value is explained. */
export const VALUE_RULES: Readonly<Record<Column, string>> = { sp: "V1", hp: "V2", dice: "V3", aim: "V4", rerolls: "V5" };
