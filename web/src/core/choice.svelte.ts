/* The open question at this screen, whatever its shape: what may be clicked, what was picked, and when it is sent. */
import type { Choice } from "./skin";
import { ENOUGH, answers, complete, inSteps, keyOf, less, mayTake, offered, owed, range, step } from "./shapes";
import type { DecisionView, ExplainedOption, FigureView, Hint, OddsOption } from "./wire";
import type { Words } from "./words.svelte";

const NONE: readonly FigureView[] = [];
const HOPELESS = "hopeless"; // the figure of an option that cannot succeed: its number is nothing, its terms say why
const AT_ONCE = 64; // options that the server explains in one go

export class OpenChoice implements Choice {
  /** Steps taken here and not yet sent. */
  steps: number[] = $state([]);
  previewed: number | null = $state(null);
  /** The computer's answers to what it was asked about this question. */
  hint: Hint | null = $state.raw(null);
  allOdds: Record<number, OddsOption> = $state.raw({});
  playouts = $state(0);
  /** An answer that cannot succeed was given: it is sent once the player has read why and still wants it. */
  warned: { value: number; why: FigureView } | null = $state.raw(null);
  /** By steps taken: the figures of each option, as the rules work them out. */
  private figures: Record<string, Readonly<Record<number, readonly FigureView[]>>> = $state.raw({});
  private readonly askedFigures = new Set<string>();
  /** By plan: what would come of it; and the last one that was told, to be shown until the next has come. */
  private plans: Record<string, readonly FigureView[]> = $state.raw({});
  private lastPlan: readonly FigureView[] = NONE;
  private readonly askedPlans = new Set<string>();
  readonly offered: readonly number[];
  /** The offered ones in the order in which they are drawn. */
  order: readonly number[] = $state.raw([]);

  constructor(
    readonly decision: DecisionView,
    readonly words: Words,
    private readonly send: (answers: number[]) => void,
    /** Nothing may be chosen now, because an answer is on its way. */
    private readonly locked: () => boolean = () => false,
    /** Ask the server for figures; null where the game has none. */
    private readonly ask: ((options: readonly number[], picked: readonly number[]) => Promise<readonly ExplainedOption[]>) | null = null,
    /** Ask the server what would come of answers in mind; null where the game has no figures. */
    private readonly askPlan: ((plan: readonly number[]) => Promise<readonly FigureView[]>) | null = null,
    /** Does the player want to send an answer by a step of its own? */
    private readonly confirms: () => boolean = () => false,
  ) {
    this.offered = offered(decision);
    this.order = this.offered;
  }

  get inSteps(): boolean {
    return inSteps(this.decision);
  }

  get range(): { least: number; most: number } {
    return range(this.decision);
  }

  /** Is it sent by a step of its own: "done", or "send" where the player wants to confirm? */
  get needsDone(): boolean {
    return this.inSteps || this.confirms();
  }

  get complete(): boolean {
    return this.inSteps ? complete(this.decision, this.steps) : this.steps.length > 0;
  }

  can(kind: string, value: number): boolean {
    return kind === this.decision.kind && !this.locked() && this.offered.includes(value);
  }

  act(value: number, sure = false): void {
    if (this.locked()) return;
    if (!this.inSteps) {
      if (!this.decision.options.includes(value)) return;
      const why = sure ? null : this.hopeless(value);
      this.warned = why && { value, why };
      if (why) return;
      if (sure || !this.confirms()) this.send([value]);
      else this.steps = this.picked(value) ? [] : [value];
      return;
    }
    this.steps = step(this.decision, this.steps, value);
  }

  /** The steps as the engine wants them. */
  private get taken(): number[] {
    return this.inSteps ? answers(this.decision, this.steps) : [...this.steps];
  }

  /** Of shares, amounts and payments: may this one get another? */
  mayGetMore(value: number): boolean {
    return mayTake(this.decision, this.steps, value);
  }

  /** Of payments: what is still to be paid. */
  get owed(): number {
    return Math.max(0, owed(this.decision, this.steps));
  }

  /** One share less, or the last step back. */
  back(value?: number): void {
    this.steps = value === undefined ? this.steps.slice(0, -1) : less(this.steps, value);
  }

  clear(): void {
    this.steps = [];
  }

  move(from: number, to: number): void {
    const steps = [...this.steps];
    const [one] = steps.splice(from, 1);
    if (one !== undefined) steps.splice(to, 0, one);
    this.steps = steps;
  }

  done(): void {
    if (this.complete && !this.locked()) this.send(this.taken);
  }

  picked(value: number): number {
    if (this.decision.shape === "order") return this.steps.indexOf(value) + 1;
    return this.steps.filter((one) => one === value).length;
  }

  key(value: number): string {
    return keyOf(this.order.indexOf(value));
  }

  name(value: number): string {
    return this.words.option(this.decision, value);
  }

  odds(value: number): OddsOption | null {
    return this.allOdds[value] ?? null;
  }

  explain(value: number): readonly FigureView[] {
    if (!this.ask) return NONE;
    const picked = this.inSteps ? this.taken.filter((one) => one !== ENOUGH) : [];
    const key = picked.join();
    if (!this.askedFigures.has(key)) {
      this.askedFigures.add(key);
      queueMicrotask(() => void this.learn(key, picked)); // a drawing that asks must not change anything while it is drawn
    }
    return (this.figures[key] ?? this.figures[""])?.[value] ?? NONE;
  }

  hopeless(value: number): FigureView | null {
    const why = (one: number) => this.explain(one).find((figure) => figure.name === HOPELESS) ?? null;
    const found = this.inSteps ? null : why(value);
    return found && this.offered.some((one) => !why(one)) ? found : null; // where nothing better is left, nobody needs to be warned
  }

  explainPlan(plan: readonly number[]): readonly FigureView[] {
    const key = plan.join();
    if (!this.askedPlans.has(key)) {
      this.askedPlans.add(key);
      queueMicrotask(() => void this.learnPlan(key, plan));
    }
    return this.plans[key] ?? this.lastPlan;
  }

  isExplained(plan: readonly number[]): boolean {
    return this.plans[plan.join()] !== undefined;
  }

  private async learnPlan(key: string, plan: readonly number[]): Promise<void> {
    this.lastPlan = (await this.askPlan?.(plan)) ?? NONE;
    this.plans = { ...this.plans, [key]: this.lastPlan };
  }

  /** Ask about all options at once. What cannot be explained (the steps would end the choice) stays as it was before them. */
  private async learn(key: string, picked: readonly number[]): Promise<void> {
    for (let from = 0; from < this.offered.length; from += AT_ONCE) {
      const found = (await this.ask?.(this.offered.slice(from, from + AT_ONCE), picked)) ?? [];
      if (!found.length || !this.askedFigures.has(key)) return;
      this.figures = {
        ...this.figures,
        [key]: { ...this.figures[key], ...Object.fromEntries(found.map((one) => [one.option, one.figures])) },
      };
    }
  }

  /** The table has changed: figures may have, too. The old ones are shown until the new ones come. */
  renewFigures(): void {
    this.askedFigures.clear();
    this.askedPlans.clear();
    this.figures = { ...this.figures };
  }

  hinted(value: number): boolean {
    return this.hint?.option === value;
  }

  preview(value: number | null): void {
    this.previewed = value;
  }

  arrange(values: readonly number[]): void {
    const drawn = values.filter((value) => this.offered.includes(value));
    const order = [...drawn, ...this.offered.filter((value) => !drawn.includes(value))];
    if (order.some((value, place) => value !== this.order[place])) this.order = order;
  }

  get hasAdvice(): boolean {
    return this.hint !== null || Object.keys(this.allOdds).length > 0;
  }

  forget(): void {
    this.hint = null;
    this.allOdds = {};
  }
}
