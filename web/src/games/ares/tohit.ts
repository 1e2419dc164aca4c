// R4.2 to R4.6: what a force needs to hit a target, term by term. All of it lies open on the table; the server decides by the same terms.
import { BASE_SIZE, NONE, TYPES, type EffectFact, type Facts } from "./facts";
import { ATTACKERS, BASE_CARD, BASIC, columnOf, sideOf, siteOf, type Battle, type Site, type Table } from "./model";

const BUILDING = TYPES.indexOf("building");
const AIR = TYPES.indexOf("air");
const ALWAYS_MISSES = 6;
// The sorts of boosts, as the table numbers them.
const RATING = 0;
const RATING_ALL = 1;
const ACID = 3;

export interface Term {
  readonly what: "printed" | "acid" | "attached" | "boost" | "flank" | "no-flank" | "position";
  readonly rule: string;
  readonly change: number;
  /** The card that changes it, or how many columns are passed over. */
  readonly card?: number;
  readonly count?: number;
}
export interface ToHit {
  readonly terms: readonly Term[];
  /** The number to roll or less; null: an X, which never hits. */
  readonly number: number | null;
  readonly against: number;
  readonly dice: number;
  /** The chances of 0, 1, 2, ... hits. */
  readonly chances: readonly number[];
  readonly expected: number;
}

const passive = (facts: Facts, card: number, op: string): readonly EffectFact[] => (facts.card[card]?.effects ?? []).filter((effect) => effect.window === "passive" && effect.op === op);

/** F2, XEN5: the printed type, or that of the last Evolve card. */
export function typeOf(facts: Facts, site: Site): number {
  let type = facts.unit[site.unit]?.type ?? 0;
  for (const one of site.attached) for (const effect of facts.card[one.card]?.effects ?? []) if (effect.op === "become") type = effect.type;
  return type;
}

function boosted(battle: Battle, force: number, what: number): number {
  let total = 0;
  for (let at = 0; at + 3 < battle.boosts.length; at += 4) if (battle.boosts[at] === force && battle.boosts[at + 1] === what) total += battle.boosts[at + 2] ?? 0;
  return total;
}

function mayNotFlank(facts: Facts, site: Site | null): boolean {
  if (!site) return false;
  return (facts.unit[site.unit]?.abilities.no_flanking ?? 0) > 0 || site.attached.some((one) => facts.card[one.card]?.effects.some((effect) => effect.op === "no-flanking"));
}

/** R4.2: the columns with an enemy from one's own to before the target's. */
function passed(enemies: readonly number[], own: number, goal: number): number {
  const step = goal > own ? 1 : -1;
  let count = 0;
  for (let column = own; column !== goal; column += step) if (enemies[column] !== NONE) count += 1;
  return count;
}

function chancesOf(dice: number, number: number): number[] {
  const p = Math.min(Math.max(number, 1), ALWAYS_MISSES - 1) / 6;
  let chances = [1];
  for (let die = 0; die < dice; die += 1) {
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    chances.forEach((chance, hits) => {
      next[hits] = (next[hits] ?? 0) + chance * (1 - p);
      next[hits + 1] = (next[hits + 1] ?? 0) + chance * p;
    });
    chances = next;
  }
  return chances;
}

export function toHit(facts: Facts, t: Table, battle: Battle, force: number, target: number): ToHit | null {
  const site = siteOf(t, force);
  const unit = facts.unit[site?.unit ?? NONE];
  const goal = target === BASE_CARD ? null : siteOf(t, target);
  if (!site || !unit || (target !== BASE_CARD && !goal)) return null;
  const against = goal ? typeOf(facts, goal) : BUILDING;
  const terms: Term[] = [];
  const cannot = (): ToHit => ({ terms, number: null, against, dice: 0, chances: [1], expected: 0 });

  let value = unit.ratings[against] ?? null;
  if (value !== null) terms.push({ what: "printed", rule: "F3", change: value });
  if (t.mode !== BASIC) {
    const acid = against === AIR ? boosted(battle, force, ACID) : 0;
    if (acid > 0) {
      const before = value ?? 0;
      value = (value ?? 0) + acid; // an X becomes 1
      terms.push({ what: "acid", rule: "XEN6", change: value - before });
    }
    if (value === null) return cannot();
    for (const one of site.attached) {
      const change = passive(facts, one.card, "rating").reduce((sum, effect) => sum + (effect.type === against ? effect.amount : 0), 0);
      const evolve = facts.card[one.card]?.group === "evolve";
      const next: number = change < 0 && evolve ? Math.max(0, value + change) : value + change;
      if (next !== value) terms.push({ what: "attached", rule: evolve ? "XEN5" : "XEN6", change: next - value, card: one.card });
      value = next;
    }
    const boost = boosted(battle, force, RATING_ALL) + boosted(battle, force, RATING + 100 * (against + 1));
    if (boost) terms.push({ what: "boost", rule: "FAC6", change: boost });
    value += boost;
  }
  if (value === null) return cannot();

  const side = sideOf(t, battle, Math.floor(force / BASE_SIZE));
  const [mine, theirs] = side === ATTACKERS ? battle.front : [battle.front[1], battle.front[0]];
  const own = columnOf(battle, side, force);
  if (battle.flank[side === ATTACKERS ? 0 : 1].includes(force)) {
    const off = mayNotFlank(facts, siteOf(t, mine[own] ?? NONE));
    terms.push({ what: off ? "no-flank" : "flank", rule: off ? "B7" : "R2.1", change: off ? 0 : 1 });
    if (!off) value += 1;
  }
  const over = goal ? passed(theirs, own, columnOf(battle, 1 - side, target)) : Math.min(passed(theirs, own, -1), passed(theirs, own, theirs.length));
  if (over) terms.push({ what: "position", rule: "R4.2", change: -over, count: over });
  value -= over;
  const dice = value < 0 ? 0 : value === 0 ? Math.floor(site.units / 2) : site.units;
  const chances = chancesOf(dice, value);
  return { terms, number: value, against, dice, chances, expected: chances.reduce((sum, chance, hits) => sum + chance * hits, 0) };
}
