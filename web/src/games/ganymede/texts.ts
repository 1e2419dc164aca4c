// Small pieces of text that several drawings share.
import type { Words } from "../../core/words.svelte";
import type { MechFact, PartFact, Values } from "./facts";

/** +2, −1 (with the true minus sign). */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

export function percent(share: number): string {
  const value = share * 100;
  if (value > 0 && value < 1) return "<1%";
  if (value > 99 && value < 100) return ">99%";
  return `${Math.round(value)}%`;
}

/** 12%, or 12–40% where it is not known. */
export function percents(low: number, high: number): string {
  return percent(low) === percent(high) ? percent(low) : `${percent(low).replace("%", "")}–${percent(high)}`;
}

export function decimals(low: number, high: number): string {
  const [a, b] = [low.toFixed(1), high.toFixed(1)];
  return a === b ? a : `${a}–${b}`;
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
