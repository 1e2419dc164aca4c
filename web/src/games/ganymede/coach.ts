// The guided first game: a duel against the gentlest computer. Each thing is explained when it is there for the first time: the choices when they
// are put, and what happens in battle while it is told, which waits until it has been read.
import type { CoachMemory, CoachStep, SkinProps } from "../../core/skin";
import { hasHeard, sayers } from "../../kit/lesson";
import { fitOf } from "./fit";
import { PARTS_EACH, phaseOf, seatOf, tableOf } from "./model";
import { planOf } from "./plan.svelte";

const CHAPTERS = ["goal", "lead", "wing", "parts", "fit", "standby", "attack", "dice", "damage", "soul", "end"] as const;

export function coach(game: SkinProps, memory: CoachMemory): CoachStep | null {
  const { seen, now } = memory;
  const t = tableOf(game.view);
  const me = game.you;
  if (memory.lesson !== "first" || t.players !== 2 || me < 0) return null;
  const { read, act } = sayers(game.words, CHAPTERS);
  const ask = game.choice?.decision.ask ?? "";
  const phase = phaseOf(t);

  if (game.over) return seen.has("end") ? null : read("end", "end", "", "C4.3", { won: game.over.winners.includes(me) ? "yes" : "no" });
  if (phase === "draft") {
    if (!seen.has("goal")) return read("goal", "goal", ".draft", "G1");
    if (!seen.has("values")) return read("goal", "values", ".draft .pick", "V6");
    if (ask === "draft-lead") return act("lead", "lead", ".draft .mechs", "B2");
    if (ask === "draft-wing") return act("wing", "wing", ".draft .mechs", "B4");
    if (ask === "draft-part") {
      if (!seen.has("slots")) return read("parts", "slots", ".draft .offer", "B8.1");
      const number = (t.parts[me]?.length ?? 0) + 1;
      return act("parts", "part", ".draft .offer", "B6", { number, of: PARTS_EACH });
    }
    return act("lead", "wait", "", "");
  }
  if (phase === "fit") {
    if (!game.choice) return act("fit", "wait-fit", "", "B8");
    if (!seen.has("fitting")) return read("fit", "fitting", ".fitting .bench", "B8");
    const fit = fitOf(game, planOf(game.table.id, me));
    if (fit.undecided) return act("fit", "places", ".fitting .mine", "B8.1");
    if (!fit.legal || fit.short > 0) return act("fit", "wrong", ".fitting .mechp.wrong, .fitting .mine", "B8.2");
    if (fit.lead === undefined || !fit.sides) return act("fit", "letters", ".fitting .letters", "B9");
    return act("fit", "confirm", ".tray .confirm", "B11");
  }

  // The battle: the first card, the first attack, the first roll and so on, as they are told; where nothing is played, once they have been.
  if (!seen.has("standby")) return read("standby", "standby", ".tray .rail", "B11");
  if (hasHeard(memory, "card-shown") && !seen.has("deck")) return read("attack", "deck", ".mid .deck, .mid", "C1");
  if (hasHeard(memory, "attack") && !seen.has("attack")) return read("attack", "attack", ".mid .flow, .mid", "C2");
  if (hasHeard(memory, "turned-up") && !seen.has("turned-up")) return read("attack", "turned-up", "", "C2.1");
  if (hasHeard(memory, "rolled") && !seen.has("dice")) return read("dice", "dice", ".mid .box", "C3.2");
  if (hasHeard(memory, "hits") && !seen.has("damage")) return read("damage", "damage", ".tray .rail", "C4.1");
  if (hasHeard(memory, "soul") && !seen.has("soul")) return read("soul", "soul", "", "C5");
  if (hasHeard(memory, "deck-reset") && !seen.has("reset")) return read("soul", "reset", ".mid .deck, .mid", "C6");
  if (ask === "defend-with") return act("attack", "defend", ".tray .rail", "C2");
  if (ask === "reroll") return act("dice", "reroll", ".mid .box", "C3.3");
  const mine = t.attacker >= 0 && seatOf(t.attacker) === me;
  return act("attack", now !== null && mine ? "watch-mine" : "watch", "", "");
}
