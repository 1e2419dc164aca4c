// The guided first struggle. What is said follows from the table: luck decides which cards come, so each kind is explained when it turns up, and the
// things that every struggle has (event, capacity, playing, totals, powers, passing, the end) come in this order whatever the cards are.
import type { CoachMemory, CoachStep, SkinProps } from "../../core/skin";
import type { WireEvent } from "../../core/wire";
import type { Args } from "../../core/words.svelte";
import { sayers } from "../../kit/lesson";
import { fullGame } from "./coach-full";
import { factsOf, type CardFact } from "./facts";
import { beside, eventOf, PLAY, tableOf } from "./model";
import { powerRule, powerText } from "./texts";
import { REASONS } from "./verdict";

const CHAPTERS = ["event", "capacity", "play", "total", "power", "kind", "turn", "struggle", "end"] as const;
/** By the line that says why a struggle ended so: what is said of it. */
const ENDS: Record<string, string> = { "higher-total": "higher", "both-over": "both", "equal-totals": "tie" };

export function coach(game: SkinProps, memory: CoachMemory): CoachStep | null {
  return memory.lesson === "full" ? fullGame(game, memory) : struggle(game, memory);
}

/** Was the seat's card in play before it was discarded? Others were thrown off the deck. */
function wasInPlay(history: readonly WireEvent[], seat: number): boolean {
  const gone = history.findLast((one) => one.event === "discarded" && one.values.seat === seat);
  return history.some((one) => one.event === "played" && one.values.card === gone?.values.card);
}

function struggle(game: SkinProps, { seen, history }: CoachMemory): CoachStep | null {
  const t = tableOf(game.view);
  const facts = factsOf(game.table);
  const event = eventOf(facts, t);
  const me = game.you;
  const mine = t.sides[me];
  const theirs = t.sides[1 - me];
  if (!t.tutorial || !event || !mine || !theirs) return null;
  const words = game.words;
  const { objective, capacity } = event;
  const [total, foe] = [mine.total, theirs.total];
  const numbers: Args = { total, foe, objective, capacity, left: objective - total, over: total - objective, cards: mine.area.length };

  const { read, act } = sayers(words, CHAPTERS, numbers);
  const deck = `[data-deck="${me}"]`;
  const gauge = `[data-gauge="${me}"]`;
  const cardAt = (card: CardFact) => `[data-card="${card.card}"]`;

  if (game.over || history.some((one) => one.event === "struggle-ends")) {
    if (seen.has("end") || !game.over) return null;
    const won = game.over.winners.includes(me);
    const drawn = !game.over.winners.length || game.over.winners.length > 1;
    const told = history.findLast((one) => REASONS.has(one.event));
    const why =
      told?.event === "only-one-within" ? (told.values.seat === me ? "foe-over" : "me-over") : (ENDS[told?.event ?? ""] ?? "higher");
    const text = [words.say(`coach-end-${why}`, numbers), words.say("coach-end-next")].join(" ");
    return {
      ...read("end", "end", "[data-verdict]", "T4"),
      title: words.say(drawn ? "coach-end-title-draw" : won ? "coach-end-title-won" : "coach-end-title-lost"),
      text,
    };
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
      return read("kind", `kind-${fact.kind}`, cardAt(fact), powerRule(fact), { power: powerText(words, fact) });
    }
  }
  if (ask !== "turn") return act("struggle", "wait", "", "");
  if (!seen.has("turn")) return read("turn", "turn", `[data-half="${me}"]`, "U2");
  if (!seen.has("pass")) return read("turn", "pass", "[data-pass]", "U6");

  const turned = [...mine.area, ...theirs.area]
    .map((card) => facts.card[card])
    .find((fact) => fact && (mine.exhausted.has(fact.card) || theirs.exhausted.has(fact.card)));
  if (turned && !seen.has("exhausted")) return read("struggle", "exhausted", cardAt(turned), "U4");
  if (mine.discards.length) {
    const id = wasInPlay(history, me) ? "discards" : "thrown";
    if (!seen.has(id)) return read("struggle", id, `[data-discards="${me}"]`, "U3.3");
  }

  // What may be worth doing: words, not orders.
  const state = beside(objective, total);
  const next = game.choice?.explain(PLAY).find((one) => one.name === "total");
  const ready = mine.area.map((card) => facts.card[card]).filter((fact) => fact && !mine.exhausted.has(fact.card));
  const tool = ready.find(
    (fact) => fact && (state === "over" ? fact.kind === "diplomacy" : fact.kind === "military" && theirs.area.length > 0),
  );
  if (t.passes > 0) return act("struggle", t.ahead === me ? "last-ahead" : "last-behind", "[data-pass]", "U6.1");
  if (state === "over") return act("struggle", tool ? "over-tool" : "over", tool ? cardAt(tool) : gauge, "D3");
  if (state === "exact") return act("struggle", "exact", "[data-pass]", "U6");
  if (mine.room <= 0) return act("struggle", "full", `[data-area="${me}"]`, "U3.1");
  if (next && next.total > objective) return act("struggle", "close", gauge, "D3");
  return act("struggle", "more", deck, "U3");
}
