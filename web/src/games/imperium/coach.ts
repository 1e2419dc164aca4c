// The lessons: what is said at each, in its order. Most of it stands beside a question; what is to be read waits until it is there to be seen. Whoever does
// something else goes on freely, and is told of each thing when it is asked for.
import type { CoachMemory, CoachStep, SkinProps } from "../../core/skin";
import { hasHeard, sayers } from "../../kit/lesson";
import { hasBit, tableOf } from "./model";
import type { Table } from "./table";

// Systems of the galaxy for three, by hex, and planets by their names.
const HOME = 19;
const NEAR = 20;
const FIELD = 7;
const NEW_ALBION = 21;
const STARPOINT = 22;
const FLEET = 1; // the area of the race sheet
const at = (hex: number) => `[data-hex="${hex}"]`;
const MAP = ".imperium .map";
const OFFERS = ".tray .offers, .tray .dp";
const PLAN = "[data-picker]";
const SHEET = ".tray .sheet";
const PANEL = ".imperium .about";

interface Scene {
  readonly table: Table;
  readonly me: number;
  /** What the question is about, by the name that it gives it; -1: nothing of that name. */
  about(name: string): number;
  heard(...events: string[]): boolean;
  /** Does the player hold all these planets? */
  holds(...planets: number[]): boolean;
  activated(hex: number): boolean;
}
interface Step {
  readonly id: string;
  /** The question that it stands beside; without one it is read. */
  readonly ask?: RegExp;
  readonly when?: (scene: Scene) => boolean;
  readonly target: string;
  readonly rule: string;
}
const read = (id: string, target: string, rule: string, when?: Step["when"]): Step => ({ id, target, rule, ...(when ? { when } : {}) });
const on = (id: string, ask: RegExp, target: string, rule: string, when?: Step["when"]): Step => ({ ...read(id, target, rule, when), ask });
const going = (hex: number) => (scene: Scene) => scene.table.act_hex === hex;
const about = (name: string, value: number) => (scene: Scene) => scene.about(name) === value;
const mine = (scene: Scene) => scene.table.taken_by.includes(scene.me);
const rested = (scene: Scene) => scene.table.act_hex < 0;
const nextRound = (scene: Scene) => scene.table.round > 1;

const LESSONS: Readonly<Record<string, readonly Step[]>> = {
  map: [
    read("map-goal", MAP, "M1"),
    read("map-home", at(HOME), "H7"),
    on("map-turn", /^turn$/, OFFERS, "A4"),
    on("map-activate", /^activate$/, at(NEAR), "T2"),
    on("map-move", /^move-ship$/, PLAN, "T4", going(NEAR)),
    on("map-land", /^land-forces$/, PLAN, "L3"),
    read("map-taken", at(NEAR), "L3", (scene) => rested(scene) && scene.holds(NEW_ALBION, STARPOINT)),
    read("map-counter", at(NEAR), "T2", (scene) => rested(scene) && scene.activated(NEAR)),
    read("map-end", "", "T4", (scene) => nextRound(scene) || (rested(scene) && scene.holds(NEW_ALBION, STARPOINT))),
  ],
  supply: [
    read("supply-areas", SHEET, "H1"),
    on("supply-turn", /^turn$/, OFFERS, "A4", (scene) => !scene.activated(FIELD)),
    on("supply-activate", /^activate$/, at(FIELD), "T2", (scene) => !scene.activated(FIELD)),
    on("supply-move", /^move-ship$/, PLAN, "F1", going(FIELD)),
    read("supply-full", at(FIELD), "F1", (scene) => rested(scene) && scene.table.fleet_owner[FIELD] === scene.me),
    on("supply-again", /^turn$/, OFFERS, "A4", (scene) => scene.activated(FIELD) && !scene.activated(NEAR)),
    on("supply-near", /^activate$/, at(NEAR), "T2"),
    on("supply-pinned", /^move-ship$/, PLAN, "T4", going(NEAR)),
    on("supply-pass", /^turn$/, OFFERS, "A5", (scene) => scene.activated(FIELD)),
    on("supply-status", /^redistribute$/, OFFERS, "Q6", about("area", FLEET)),
    on("supply-rest", /^redistribute$/, OFFERS, "Q6", (scene) => !about("area", FLEET)(scene)),
    read("supply-end", SHEET, "H2", nextRound),
  ],
  production: [
    read("production-dock", at(HOME), "U4"),
    on("production-turn", /^turn$/, OFFERS, "A4", (scene) => !scene.activated(HOME)),
    on("production-activate", /^activate$/, at(HOME), "T2", (scene) => !scene.activated(HOME)),
    on("production-build", /^build$/, PLAN, "U4"),
    on("production-goods", /^pay-goods$/, OFFERS, "H7"),
    on("production-pay", /^pay-planets$/, OFFERS, "H7"),
    read("production-paid", at(HOME), "H7", (scene) => rested(scene) && scene.activated(HOME)),
    on("production-again", /^turn$/, OFFERS, "A4", (scene) => scene.activated(HOME)),
    on("production-near", /^activate$/, at(NEAR), "U2", (scene) => scene.activated(HOME)),
    on("production-new-dock", /^build-dock$/, OFFERS, "U2"),
    read("production-end", at(NEAR), "U1", (scene) => nextRound(scene) || (rested(scene) && scene.heard("dock-built"))),
  ],
  battle: [
    read("battle-enemy", at(FIELD), "B6"),
    on("battle-turn", /^turn$/, OFFERS, "A4", (scene) => !scene.activated(FIELD)),
    on("battle-activate", /^activate$/, at(FIELD), "T2"),
    on("battle-move", /^move-ship$/, PLAN, "F1", going(FIELD)),
    read("battle-barrage", ".fight", "B4", (scene) => scene.heard("battle-round") && !scene.heard("battle-won")),
    on("battle-lose", /^lose$/, ".fight", "B7"),
    read("battle-won", at(FIELD), "B6", (scene) => scene.heard("battle-won")),
    read("battle-retreat", "", "B9", (scene) => scene.heard("battle-won")),
    read("battle-end", "", "B7", (scene) => nextRound(scene) || scene.heard("battle-won", "battle-drawn")),
  ],
  invasion: [
    read("invasion-enemy", at(NEAR), "I2"),
    on("invasion-turn", /^turn$/, OFFERS, "A4", (scene) => !scene.activated(NEAR)),
    on("invasion-activate", /^activate$/, at(NEAR), "T2"),
    on("invasion-move", /^move-ship$/, PLAN, "T4", going(NEAR)),
    on("invasion-pds", /^lose$/, OFFERS, "P4"),
    on("invasion-land", /^land-forces$/, PLAN, "I4"),
    on("invasion-first", /^invade$/, OFFERS, "I2"),
    read("invasion-story", at(NEAR), "I2", (scene) => rested(scene) && scene.heard("planet-conquered")),
    read("invasion-taken", at(NEAR), "I6", (scene) => rested(scene) && scene.holds(NEW_ALBION, STARPOINT)),
    read("invasion-end", "", "I4", (scene) => nextRound(scene) || (rested(scene) && scene.heard("planet-conquered", "planet-held"))),
  ],
  round: [
    read("round-goal", ".imperium .strip, .imperium [data-view='goals']", "Z3"),
    on("round-take", /^take-card$/, PANEL, "Y2", (scene) => !mine(scene)),
    on("round-take-second", /^take-card$/, PANEL, "Y2", mine),
    on("round-turn", /^turn$/, OFFERS, "A5"),
    on("round-play", /^play-card$/, PANEL, "C2"),
    on("round-secondary", /^secondary$/, "", "C2"),
    on("round-tech", /^gain-tech$/, PANEL, "C2"),
    on("round-activate", /^activate$/, MAP, "T2"),
    on("round-claim", /^claim$/, PANEL, "O2"),
    on("round-status", /^redistribute$/, OFFERS, "Q6"),
    read("round-end", "", "Q1", nextRound),
  ],
  council: [
    read("council-goal", "[data-view='goals']", "O9"),
    read("council-hand", "[data-view='hand']", "K1"),
    on("council-take", /^take-card$/, PANEL, "Y2", (scene) => !mine(scene)),
    on("council-take-second", /^take-card$/, PANEL, "Y2", mine),
    on("council-react", /^react$/, OFFERS, "K1"),
    on("council-deal", /^deal-agree$/, PANEL, "E9"),
    on("council-turn", /^turn$/, OFFERS, "A4"),
    on("council-play", /^play-card$/, PANEL, "C2"),
    on("council-speaker", /^(speaker-to|choose-ability)$/, "", "C2"),
    on("council-agenda", /^play-agenda$/, PANEL, "K1"),
    on("council-vote", /^vote/, PANEL, "K5"),
    read("council-decided", PANEL, "K5", (scene) =>
      scene.heard(
        "decided-for",
        "decided-against",
        "elected-player",
        "elected-planet",
        "elected-law",
        "elected-colour",
        "elected-objective",
      ),
    ),
    on("council-secret", /^(claim|claim-secret)$/, PANEL, "O9"),
    on("council-status", /^redistribute$/, OFFERS, "Q6"),
    read("council-end", "", "Z3", nextRound),
  ],
};

export function coach(game: SkinProps, memory: CoachMemory): CoachStep | null {
  const steps = LESSONS[memory.lesson];
  if (!steps || game.you !== 0) return null;
  const table = tableOf(game.view);
  const ids = steps.map((step) => step.id);
  const { read: tell, act } = sayers(game.words, ids);
  const ask = game.choice?.decision.ask ?? "";
  const last = ids.at(-1) ?? "";
  const scene: Scene = {
    table,
    me: game.you,
    about: (name) => game.decision?.about[name]?.[1] ?? -1,
    heard: (...events) => hasHeard(memory, ...events),
    holds: (...planets) => planets.every((planet) => table.planets[planet]?.owner === game.you),
    activated: (hex) => hasBit(table.activated[hex] ?? 0, game.you),
  };
  if (memory.seen.has(last)) return null;
  for (const step of steps) {
    if (memory.seen.has(step.id) || (step.ask && !step.ask.test(ask)) || (step.when && !step.when(scene))) continue;
    return (step.ask ? act : tell)(step.id, step.id, step.target, step.rule);
  }
  return null;
}
