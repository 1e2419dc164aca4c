/* The open question at this screen, whatever its shape: what may be clicked, what was picked, and when it is sent. */
import type { Choice } from "./skin";
import { answers, complete, inSteps, keyOf, less, offered, range, room, step } from "./shapes";
import type { DecisionView, Hint, OddsOption } from "./wire";
import type { Words } from "./words.svelte";

export class OpenChoice implements Choice {
  /** Steps taken here and not yet sent. */
  steps: number[] = $state([]);
  previewed: number | null = $state(null);
  /** The computer's answers to what it was asked about this question. */
  hint: Hint | null = $state.raw(null);
  allOdds: Record<number, OddsOption> = $state.raw({});
  playouts = $state(0);
  readonly offered: readonly number[];
  /** The offered ones in the order in which they are drawn. */
  order: readonly number[] = $state.raw([]);

  constructor(
    readonly decision: DecisionView,
    private readonly words: Words,
    private readonly send: (answers: number[]) => void,
    /** Nothing may be chosen now, because an answer is on its way. */
    private readonly locked: () => boolean = () => false,
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

  get complete(): boolean {
    return this.inSteps && complete(this.decision, this.steps);
  }

  can(kind: string, value: number): boolean {
    return kind === this.decision.kind && !this.locked() && this.offered.includes(value);
  }

  act(value: number): void {
    if (this.locked()) return;
    if (!this.inSteps) {
      if (this.decision.options.includes(value)) this.send([value]);
      return;
    }
    this.steps = step(this.decision, this.steps, value);
  }

  /** Of shares: may this one get another? */
  mayGetMore(value: number): boolean {
    return this.steps.length < this.range.most && room(this.decision, this.steps, value) > 0;
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
    if (this.complete && !this.locked()) this.send(answers(this.decision, this.steps));
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
