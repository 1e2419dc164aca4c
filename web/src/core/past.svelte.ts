/* What this browser was told of a table, step by step: of a long game the newest part, and earlier ones on request. */
import { get } from "./http";
import type { Told } from "./log";
import { toasts } from "./toasts.svelte";
import type { Step } from "./wire";
import { say } from "./words.svelte";

const STEPS = 600; // whose events are kept, unless earlier ones were asked for
const PAGE = 300; // steps that are asked for at once

export class Past {
  told: readonly Told[] = $state.raw([]);
  private reading = $state(false); // earlier steps were asked for: all are kept now
  private readonly taken = new Map<number, number>(); // by step: the seat that asked to take something back

  constructor(private readonly table: string) {}

  /** A seat asks to take something back, which this step would do; null: it may not. */
  takes(seq: number, seat: number | null): void {
    if (seat === null) this.taken.delete(seq);
    else this.taken.set(seq, seat);
  }

  hear(steps: readonly Step[]): void {
    const last = this.told.at(-1)?.seq ?? 0;
    const heard = steps.filter((step) => step.seq > last).map((step) => this.toldIn(step));
    const before = heard[0] && heard[0].seq > last + 1 ? [] : this.told; // after a long absence those in between were left out
    this.told = this.reading ? [...before, ...heard] : [...before, ...heard].slice(-STEPS);
  }

  private toldIn({ seq, events, by_seat: bySeat }: Step): Told {
    return { seq, events, bySeat, takenBy: this.taken.get(seq) ?? null };
  }

  /** Are there steps before those that the log has? */
  get hasEarlier(): boolean {
    return (this.told[0]?.seq ?? 1) > 1;
  }

  /** What was told before the first step that the log has. */
  async hearEarlier(): Promise<void> {
    const first = this.told[0]?.seq ?? 1;
    this.reading = true;
    try {
      const after = Math.max(0, first - 1 - PAGE);
      const steps = await get<Step[]>(`/api/tables/${this.table}/steps?after=${after}&most=${first - 1 - after}`);
      if (this.told[0]?.seq === first) this.told = [...steps.map((step) => this.toldIn(step)), ...this.told];
    } catch {
      toasts.add(say("ui-error-offline"), "bad");
    }
  }
}
