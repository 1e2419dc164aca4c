/* What a game's skin is: drawing, and nothing else.
 *
 * A skin lives in src/games/<game id>/index.ts and has a default export that satisfies Skin:
 *
 *     import Board from "./Board.svelte"; import Tray from "./Tray.svelte";
 *     export default { board: Board, tray: Tray } satisfies Skin;
 *
 * It is loaded lazily when a table of that game opens. Board fills the region `.board` (position: relative; overflow: auto), Tray the
 * region `.tray` under it (the own hand; left out for spectators). Both get the same props (SkinProps).
 *
 * Rules for a skin:
 * - What may be clicked is what `choice` offers: `choice.can(kind, value)` says whether a thing is a legal answer now (then it glows: class
 *   "legal" from table.css, and shows `choice.key(value)`, the number key that chooses it); `choice.act(value)` takes it. For choices in several steps
 *   (some, order, share) `act` adds a step (or takes it back if it was picked, for `some`), and the bar above shows "Done"; `choice.picked(value)` says how often it is in.
 * - Everything else comes from `view`, with the numbers that the rules work out in `view.figures` (hidden lists are {hidden: n | null, known?: []}; hidden numbers are null) and `words`.
 * - Events are played by the table itself, one beat each (core/story, parts/StoryLayer); `beat` says how each looks. `events` are those of the step shown.
 * - A skin never talks to the server and never keeps game state.
 * - With `choice` null (not asked, replay, spectator) nothing glows.
 * - Names are text, never markup. No inline style attributes in markup strings: the CSP refuses them (Svelte's style:prop={...} is fine: it sets properties by script).
 */
import type { Component } from "svelte";
import type { ChapterOf } from "./log";
import type { Look } from "./story.svelte";
import type { Cards, DecisionView, FigureView, OddsOption, Outcome, SeatCard, TableInfo, View, WireEvent } from "./wire";
import type { Words } from "./words.svelte";

/** The open question of the seat at this screen, with what was picked so far. */
export interface Choice {
  readonly decision: DecisionView;
  /** Is this thing a legal answer now? The kind must be that of the decision ("unit", "part", …), so that a unit 3 is not taken for a part 3. */
  can(kind: string, value: number): boolean;
  /** Choose it (one, number, yes_no, reaction: sent at once, or with "Send" where the player wants to confirm; some, order, share: one step, sent with "Done").
   *  Ignored if it is not legal. `sure`: the drawing has had it confirmed already. */
  act(value: number, sure?: boolean): void;
  /** How often the value is in the steps taken so far (0 or 1 but for shares; order: its place + 1). */
  picked(value: number): number;
  /** The key that chooses the value, such as "1"; empty if it has none. */
  key(value: number): string;
  /** Its name in the reader's language. */
  name(value: number): string;
  /** Odds asked for and received for this option, if any. */
  odds(value: number): OddsOption | null;
  /** The numbers that hang on this option, as the rules work them out, with the steps taken so far: empty until they have come, and where there are none.
   *  A skin never works out such a number itself. */
  explain(value: number): readonly FigureView[];
  /** Why this option cannot succeed, by the rules, though another might; null: it may. `act` asks before it is sent; a drawing may mark it. */
  hopeless(value: number): FigureView | null;
  /** What would come of answers that the player has in mind but has not sent, to this question and those that come next, written as the game says
   *  (Game.explain_plan). Until it has come, what was told last. */
  explainPlan(plan: readonly number[]): readonly FigureView[];
  /** Has it come for this plan? */
  isExplained(plan: readonly number[]): boolean;
  /** Did the computer's hint name this option? */
  hinted(value: number): boolean;
  /** The option that the pointer or keyboard is on, for previews (null: none); set it from the drawing with preview(value). */
  readonly previewed: number | null;
  preview(value: number | null): void;
  /** The order in which the drawing shows the options: keys and arrows follow it. What it leaves out comes after. */
  arrange(values: readonly number[]): void;
}

export interface SkinProps {
  /** The seat's view of the table (see the protocol page): one entry for each declared field of the table, and where: string[]. */
  view: View;
  /** The same open question as in choice, or null. */
  decision: DecisionView | null;
  choice: Choice | null;
  words: Words;
  seats: readonly SeatCard[];
  /** The seat whose view this is; -1 for a spectator, or for everything open in a replay. */
  you: number;
  /** The table's facts: options (mode), labels (card ids by kind), pack (TOML text of a changed pack, null for the game's own). */
  table: TableInfo;
  /** What happened in the step shown, oldest first; empty while stepping back in the log. */
  events: readonly WireEvent[];
  /** All that was told up to the moment shown, step by step, as this seat heard it. */
  history: readonly (readonly WireEvent[])[];
  /** Counts up with each step; use it as a {#key} for animations that start again. */
  seq: number;
  over: Outcome | null;
  /** A thing that is pointed at in the log, or was clicked there or in the prompt: outline it for as long as it is set. */
  highlight: { kind: string; value: number } | null;
  /** Something is shown that must be read before the next question: it is put once `release` was called, by the bar's button or by the drawing, and the
   *  drawing has said hold(null). */
  hold(release: (() => void) | null): void;
  /** Answers a click on a thing that cannot be chosen now: it shakes, and is told why. Left out where nothing can be chosen at all (a replay). */
  refuse?: (thing: Element) => void;
  /** Opens the rule's text. */
  rule(id: string): void;
}

/** One thing that the guided first game says. */
export interface CoachStep {
  /** Remembered once it was read or done, so that it is not said twice. */
  id: string;
  title: string;
  text: string;
  /** How far the lesson is: at of of. */
  at: number;
  of: number;
  /** "next": read, and put away with a button; "act": goes when the player has acted. */
  goes: "next" | "act";
  /** A CSS selector of what is meant: a ring is drawn round it. */
  target?: string;
  rule?: string;
}
export interface CoachMemory {
  /** The ids of the steps that were read or done. */
  readonly seen: ReadonlySet<string>;
  /** Everything that has been told at this table, oldest first. */
  readonly history: readonly WireEvent[];
  /** What is being told just now; while something is said about it that is to be read, the story waits. */
  readonly now: WireEvent | null;
  /** Which of the game's lessons this table was made for; empty: none, as far as this browser knows. */
  readonly lesson: string;
}

/** How an event is played, for the seat at the screen; null: it stands in the log and takes no time. */
export type SkinBeat = (event: WireEvent, table: { readonly words: Words; readonly you: number }) => Look | null;

export interface TableText {
  readonly covers: readonly string[];
  readonly lines: readonly string[];
}

export interface Skin {
  board: Component<SkinProps>;
  tray?: Component<SkinProps>;
  /** Does the drawing itself offer this question's options? Where it says false (or for questions that it has never heard of) the generic panel is opened. Default: true. */
  draws?(decision: DecisionView): boolean;
  /** Does the drawing gather the answers to several questions and send them together? Then the bar has no button that would answer one of them at once. */
  gathers?(decision: DecisionView): boolean;
  /** To which seat a thing belongs, so that log and prompt show its name in that seat's colour: seatOf("unit", 3, table) = 1. */
  seatOf?(kind: string, value: number, table: TableInfo): number | null;
  /** The table in words, for screen readers, where the bare fields would not tell much; fields that it covers are left out of the list. */
  inWords?(game: SkinProps): TableText;
  /** The name of an option whose number says nothing by itself (a place, a unit on the board); null: the usual name. */
  nameOf?(game: SkinProps, decision: Pick<DecisionView, "kind" | "shape"> & Partial<DecisionView>, value: number): string | null;
  /** A thing that the log names, drawn or told in words (its card), beside the line that is pointed at. Draws nothing for things that it does not know. */
  about?: Component<{ game: SkinProps; kind: string; value: number }>;
  /** Which events begin a round or a turn, as headings in the log. Default: an event called "round" or "round-begins". */
  chapter?: ChapterOf;
  /** How events are played. Default: each is shown for a moment. */
  beat?: SkinBeat;
  /** The guided first game: what to say now; null for nothing (always null where the table is no lesson). It sees what the player sees. */
  coach?(game: SkinProps, memory: CoachMemory): CoachStep | null;
}

/** A cover is a drawing of 240 × 300 (an <svg viewBox="0 0 240 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">) that fills its box.
 *  src/games/<game id>/Cover.svelte, default export; ids inside (gradients) carry the game's id, and since a cover is drawn more than once on a page they must be harmless when doubled. */
export type Cover = Component<Record<string, never>>;

/** Drawn examples of a game's cards with the words for all that is on them, for its page of rules: src/games/<game id>/Examples.svelte. */
export type Examples = Component<{ words: Words; cards: Cards; rule: (id: string) => void }>;

const skins = import.meta.glob<{ default: Skin }>("../games/*/index.ts");
const covers = import.meta.glob<{ default: Cover }>("../games/*/Cover.svelte");
const examples = import.meta.glob<{ default: Examples }>("../games/*/Examples.svelte");

export function hasSkin(game: string): boolean {
  return `../games/${game}/index.ts` in skins;
}

/** The game's skin; null if it has none: then the generic board is drawn. */
export async function loadSkin(game: string): Promise<Skin | null> {
  const load = skins[`../games/${game}/index.ts`];
  return load ? (await load()).default : null;
}

export async function loadCover(game: string): Promise<Cover | null> {
  const load = covers[`../games/${game}/Cover.svelte`];
  return load ? (await load()).default : null;
}

export async function loadExamples(game: string): Promise<Examples | null> {
  const load = examples[`../games/${game}/Examples.svelte`];
  return load ? (await load()).default : null;
}
