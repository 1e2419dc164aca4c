// The fit as it stands: what the engine has taken, the plan for the rest, and what the rules say would come of it.
import type { SkinProps } from "../../core/skin";
import type { FigureView } from "../../core/wire";
import { COLUMNS, factsOf, type Column, type MechFact, type PartFact, type Values } from "./facts";
import { draftedBy, figureOf, LEAD, LEFT_OFF, mateOf, NONE, partFacts, partsOn, tableOf, UNIT, valuesOf, WING } from "./model";
import type { Plan } from "./plan.svelte";

export interface Fitting {
  readonly part: number;
  readonly fact: PartFact;
  /** Undefined: not decided. */
  readonly place: number | undefined;
  /** Already answered: it can be changed only by beginning anew. */
  readonly taken: boolean;
}

/** A rule that a mech would break: the slot or the value, and the number that it would have. */
export interface Fault {
  readonly rule: string;
  readonly slot: PartFact["slot"] | null;
  readonly column: Column | null;
  readonly number: number;
}

export interface Build {
  /** NONE while its letter is not chosen. */
  readonly unit: number;
  readonly place: number;
  readonly mech: MechFact;
  readonly parts: readonly PartFact[];
  readonly values: Values;
  readonly faults: readonly Fault[];
  /** Initiative cards of each side, without the one whose side is to be chosen. */
  readonly right: number;
  readonly left: number;
  readonly odd: boolean;
  readonly extra: number | undefined;
}

export interface Fit {
  readonly parts: readonly Fitting[];
  readonly builds: readonly Build[];
  readonly asked: boolean;
  /** Are the letters still open? */
  readonly open: boolean;
  /** The unit that the lead mech is or becomes. */
  readonly lead: number | undefined;
  /** Have the rules said what would come of the plan as it is? */
  readonly judged: boolean;
  readonly undecided: number;
  readonly legal: boolean;
  /** May a part be left off? */
  readonly spare: boolean;
  /** How many parts more must be fitted, once all are decided. */
  readonly short: number;
  /** Is the side of every odd card chosen? */
  readonly sides: boolean;
}

const SLOTS = ["right", "left", "backpack"] as const;

function faultsOf(figures: readonly FigureView[], place: number): Fault[] {
  return figures.flatMap((figure) => {
    if (!figure.breaks || figure.thing?.[1] !== place) return [];
    const slot = SLOTS.find((one) => figure.name === `slot-${one}`) ?? null;
    const column = COLUMNS.find((one) => figure.name === `mech-${one}`) ?? null;
    return [{ rule: figure.breaks, slot, column, number: figure.total }];
  });
}

export function fitOf(game: SkinProps, plan: Plan): Fit {
  const t = tableOf(game.view);
  const facts = factsOf(game.table);
  const seat = game.you;
  const mine = t.parts[seat] ?? [];
  const ask = game.decision?.ask;
  const at = ask === "fit-part" ? mine.indexOf(game.decision?.about.part?.[1] ?? NONE) : mine.length;
  const first = UNIT.of(seat, 0);
  // until the letters are chosen, the engine keeps the lead mech under the first one
  const open = ask === "fit-part" || ask === "lead-letter";
  const asked = open || ask === "extra-side";
  const standing = t.units[first]?.mech === t.lead[seat] ? first : mateOf(first);
  const lead = open ? plan.lead : standing;
  const on = [partsOn(t, standing) ?? [], partsOn(t, mateOf(standing)) ?? []];
  const parts = mine.flatMap((part, place): Fitting[] => {
    const fact = facts.part[part];
    if (!fact) return [];
    const taken = place < at;
    const fitted = on[LEAD]!.includes(part) ? LEAD : on[WING]!.includes(part) ? WING : LEFT_OFF;
    return [{ part, fact, place: taken ? fitted : plan.places[part], taken }];
  });
  const planned = parts.slice(at).map((one) => one.place ?? NONE);
  const figures = (asked && game.choice?.explainPlan(planned)) || [];
  const number = (name: string, place: number) => figures.find((figure) => figure.name === name && figure.thing?.[1] === place)?.total;
  const builds = draftedBy(facts, t, seat).flatMap((mech, place): Build[] => {
    if (!mech) return [];
    const stands = place === LEAD ? standing : mateOf(standing);
    const now = valuesOf(t, stands) ?? mech;
    const values = Object.fromEntries(COLUMNS.map((column) => [column, number(`mech-${column}`, place) ?? now[column]])) as Values;
    const known = !open && game.decision?.about.unit?.[1] !== stands ? (t.units[stands]?.extra ?? NONE) : NONE;
    return [
      {
        unit: lead === undefined ? NONE : place === LEAD ? lead : mateOf(lead),
        place,
        mech,
        values,
        parts: parts.filter((one) => one.place === place).map((one) => one.fact),
        faults: faultsOf(figures, place),
        right: number("mech-cards-right", place) ?? figureOf(t, "cards-right", stands) ?? 0,
        left: number("mech-cards-left", place) ?? figureOf(t, "cards-left", stands) ?? 0,
        odd: number("mech-odd", place) !== undefined,
        extra: known !== NONE ? known : plan.extra[place],
      },
    ];
  });
  const fitted = figures.find((figure) => figure.name === "parts");
  return {
    parts,
    builds,
    asked,
    open,
    lead,
    judged: asked && (game.choice?.isExplained(planned) ?? false),
    undecided: parts.filter((one) => one.place === undefined).length,
    legal: builds.every((build) => build.faults.length === 0),
    spare: (fitted?.limit ?? mine.length) < mine.length || parts.some((one) => one.place === LEFT_OFF),
    short: fitted?.breaks ? (fitted.limit ?? 0) - fitted.total : 0,
    sides: builds.every((build) => !build.odd || build.extra !== undefined),
  };
}

/** What a seat has drafted. */
export function drafted(game: SkinProps, seat: number): { lead: MechFact | null; wing: MechFact | null; parts: PartFact[] } {
  const t = tableOf(game.view);
  const facts = factsOf(game.table);
  const [lead, wing] = draftedBy(facts, t, seat);
  return { lead, wing, parts: partFacts(facts, t.parts[seat] ?? []) };
}
