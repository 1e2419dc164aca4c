// The fit as it stands: what the engine has taken, and the plan for the rest.
import type { SkinProps } from "../../core/skin";
import { factsOf, type MechFact, type PartFact, type Values } from "./facts";
import { cardsOf, faults, LEAD, LEFT_OFF, mechOf, NONE, partFacts, partsOn, sum, tableOf, WING } from "./model";
import type { Plan } from "./plan.svelte";

export interface Fitting {
  readonly part: number;
  readonly fact: PartFact;
  /** Undefined: not decided. */
  readonly place: number | undefined;
  /** Already answered: it can be changed only by beginning anew. */
  readonly taken: boolean;
}

export interface Build {
  readonly unit: number;
  readonly mech: MechFact;
  readonly parts: readonly PartFact[];
  readonly values: Values;
  readonly slots: readonly PartFact["slot"][];
  readonly columns: readonly string[];
  readonly half: number;
  readonly odd: boolean;
  readonly extra: number | undefined;
}

export interface Fit {
  readonly parts: readonly Fitting[];
  readonly builds: readonly Build[];
  readonly asked: boolean;
  readonly undecided: number;
  readonly legal: boolean;
  /** Is the side of every odd card chosen? */
  readonly sides: boolean;
}

export function fitOf(game: SkinProps, plan: Plan): Fit {
  const t = tableOf(game.view);
  const facts = factsOf(game.table);
  const seat = game.you;
  const mine = t.parts[seat] ?? [];
  const ask = game.decision?.ask;
  const at = ask === "fit-part" ? mine.indexOf(game.decision?.about.part?.[1] ?? NONE) : mine.length;
  const units = [seat * 2, seat * 2 + 1];
  const on = units.map((unit) => partsOn(t, unit) ?? []);
  const parts = mine.flatMap((part, place): Fitting[] => {
    const fact = facts.part[part];
    if (!fact) return [];
    const taken = place < at;
    const fitted = on[LEAD]!.includes(part) ? LEAD : on[WING]!.includes(part) ? WING : LEFT_OFF;
    return [{ part, fact, place: taken ? fitted : plan.places[part], taken }];
  });
  const builds = units.flatMap((unit, place): Build[] => {
    const mech = mechOf(facts, t, unit);
    if (!mech) return [];
    const carried = parts.filter((one) => one.place === place).map((one) => one.fact);
    const bad = faults(mech, carried);
    const values = sum(mech, carried);
    const known = t.extra[unit];
    const cards = cardsOf(Math.max(0, values.sp));
    return [{ unit, mech, parts: carried, values, ...bad, ...cards, extra: known !== null && known !== undefined && known !== NONE ? known : plan.extra[unit] }];
  });
  return {
    parts,
    builds,
    asked: ask === "fit-part" || ask === "extra-side",
    undecided: parts.filter((one) => one.place === undefined).length,
    legal: builds.every((build) => build.slots.length + build.columns.length === 0),
    sides: builds.every((build) => !build.odd || build.extra !== undefined),
  };
}

/** What a seat has drafted. */
export function drafted(game: SkinProps, seat: number): { lead: MechFact | null; wing: MechFact | null; parts: PartFact[] } {
  const t = tableOf(game.view);
  const facts = factsOf(game.table);
  return { lead: mechOf(facts, t, seat * 2), wing: mechOf(facts, t, seat * 2 + 1), parts: partFacts(facts, t.parts[seat] ?? []) };
}
