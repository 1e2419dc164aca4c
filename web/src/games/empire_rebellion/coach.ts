// The guided first struggle. What is said follows from the table: luck decides which cards come, so each kind is explained when it turns up, and the
// things that every struggle has (event, capacity, playing, totals, powers, passing, the end) come in this order whatever the cards are.
import type { CoachMemory, CoachStep, SkinProps } from "../../core/skin";
import type { Args } from "../../core/words.svelte";
import { factsOf, type CardFact } from "./facts";
import { eventOf, standing, tableOf, totalOf } from "./model";
import { powerText } from "./texts";

const CHAPTERS = ["event", "capacity", "play", "total", "power", "kind", "turn", "struggle", "end"] as const;
type Chapter = (typeof CHAPTERS)[number];

export function coach(game: SkinProps, { seen, history }: CoachMemory): CoachStep | null {
  const t = tableOf(game.view);
  const facts = factsOf(game.table);
  const event = eventOf(facts, t);
  const me = game.you;
  const mine = t.sides[me];
  const theirs = t.sides[1 - me];
  if (!t.tutorial || !event || !mine || !theirs) return null;
  const words = game.words;
  const { objective, capacity } = event;
  const [total, foe] = [totalOf(facts, t, me), totalOf(facts, t, 1 - me)];
  const numbers: Args = { total, foe, objective, capacity, left: objective - total, over: total - objective, cards: mine.area.length };

  const make = (goes: CoachStep["goes"], chapter: Chapter, id: string, target: string, rule: string, more: Args = {}): CoachStep => {
    const args = { ...numbers, ...more };
    const step = { id, title: words.say(`coach-${id}-title`, args), text: words.say(`coach-${id}`, args), at: CHAPTERS.indexOf(chapter) + 1, of: CHAPTERS.length, goes };
    return { ...step, ...(target ? { target } : {}), ...(rule ? { rule } : {}) };
  };
  const read = (chapter: Chapter, id: string, target: string, rule: string, more?: Args) => make("next", chapter, id, target, rule, more);
  const act = (chapter: Chapter, id: string, target: string, rule: string, more?: Args) => make("act", chapter, id, target, rule, more);
  const deck = `[data-deck="${me}"]`;
  const gauge = `[data-gauge="${me}"]`;
  const cardAt = (card: CardFact) => `[data-card="${card.card}"]`;

  if (game.over || history.some((one) => one.event === "struggle-ends")) {
    if (seen.has("end") || !game.over) return null;
    const won = game.over.winners.includes(me);
    const drawn = !game.over.winners.length || game.over.winners.length > 1;
    const why = total > objective && foe > objective ? "both" : total > objective ? "me-over" : foe > objective ? "foe-over" : total === foe ? "tie" : "higher";
    const text = [words.say(`coach-end-${why}`, numbers), words.say("coach-end-next")].join(" ");
    return { ...read("end", "end", "[data-verdict]", "T4"), title: words.say(drawn ? "coach-end-title-draw" : won ? "coach-end-title-won" : "coach-end-title-lost"), text };
  }
  if (!seen.has("event")) return read("event", "event", "[data-event]", "G4");
  if (!seen.has("capacity")) return read("capacity", "capacity", `[data-area="${me}"]`, "U3.1");

  const ask = game.choice?.decision.ask ?? null;
  const begun = mine.area.length > 0 || mine.discards.length > 0;
  if (!begun) return ask ? act("play", "play", deck, "U3") : act("play", "wait", "", "");
  const first = facts.card[mine.area[0] ?? -1];
  if (!seen.has("total")) return read("total", "total", gauge, "D1", { value: total });
  if (!seen.has("power")) return read("power", "power", first ? cardAt(first) : `[data-area="${me}"]`, "U4");

  // A question in the middle of a power comes before everything else.
  if (ask !== null && ask !== "turn") return act("struggle", `ask-${ask}`, ask === "recon-discard" ? ".picker" : "", "");
  for (const card of [...mine.area, ...theirs.area]) {
    const fact = facts.card[card];
    if (fact && fact.kind !== "character" && !seen.has(`kind-${fact.kind}`)) {
      return read("kind", `kind-${fact.kind}`, cardAt(fact), `K${["military", "force", "diplomacy", "recon"].indexOf(fact.kind) + 1}`, { power: powerText(words, fact) });
    }
  }
  if (ask !== "turn") return act("struggle", "wait", "", "");
  if (!seen.has("turn")) return read("turn", "turn", `[data-half="${me}"]`, "U2");
  if (!seen.has("pass")) return read("turn", "pass", "[data-pass]", "U6");

  const turned = [...mine.area, ...theirs.area].map((card) => facts.card[card]).find((fact) => fact && (mine.exhausted.has(fact.card) || theirs.exhausted.has(fact.card)));
  if (turned && !seen.has("exhausted")) return read("struggle", "exhausted", cardAt(turned), "U4");
  if (mine.discards.length && !seen.has("discards")) return read("struggle", "discards", `[data-discards="${me}"]`, "U3.3");

  // What may be worth doing: words, not orders.
  const state = standing(total, objective);
  const ready = mine.area.map((card) => facts.card[card]).filter((fact) => fact && !mine.exhausted.has(fact.card));
  const tool = ready.find((fact) => fact && (state === "over" ? fact.kind === "diplomacy" : fact.kind === "military" && theirs.area.length > 0));
  if (t.passes > 0) return act("struggle", state !== "over" && (total > foe || foe > objective) ? "last-ahead" : "last-behind", "[data-pass]", "U6.1");
  if (state === "over") return act("struggle", tool ? "over-tool" : "over", tool ? cardAt(tool) : gauge, "D3");
  if (state === "exact") return act("struggle", "exact", "[data-pass]", "U6");
  if (mine.area.length >= capacity) return act("struggle", "full", `[data-area="${me}"]`, "U3.1");
  if (objective - total <= 1) return act("struggle", "close", gauge, "D3");
  return act("struggle", "more", deck, "U3");
}
