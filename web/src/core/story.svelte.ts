/* The story of the table: each event is played as a beat of its own, and the present is shown when the story has arrived there.
 *
 * The server tells a step, its events and the state after it. While the events of a step are played the table still shows the state of the step
 * before; nothing in between is made up here.
 */
import type { Speed } from "./settings.svelte";
import type { WireEvent } from "./wire";

/** How an event is played. What it is about is found on the drawing by CSS selectors; the first that finds something counts. */
export interface Look {
  /** move: something travels from `from` to `at`; strike: an arrow from `from` to `at`; roll: dice; burst: a hit; gone: it falls; gain: a number rises;
   *  mark: it is pointed at. */
  kind: "move" | "strike" | "roll" | "burst" | "gone" | "gain" | "mark";
  from?: readonly string[];
  at?: readonly string[];
  /** A few letters shown with it: −2, +1, a card's name. */
  text?: string;
  /** Of a roll. */
  faces?: readonly number[];
  /** Whose it is, for its colour. */
  seat?: number;
}

/** In milliseconds, at normal speed. */
export const LASTS: Readonly<Record<Look["kind"], number>> = {
  move: 520,
  strike: 560,
  roll: 800,
  burst: 560,
  gone: 700,
  gain: 560,
  mark: 440,
};
const PACE: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };
const LONGEST = 9000; // a longer story is told faster
const SHORTEST = 300; // but never so that a beat cannot be seen
const BEHIND = 200; // beats that may wait; whoever is further behind is brought to the present

export interface Beat {
  seq: number;
  /** Its place among the events of the step. */
  place: number;
  event: WireEvent;
  look: Look;
  ms: number;
}

export interface Teller {
  /** What was heard in a step. */
  heard(seq: number): readonly WireEvent[];
  /** How it looks; null: it stands in the log only. */
  look(event: WireEvent): Look | null;
  speed(): Speed;
  /** The story has come to the present. */
  arrived(): void;
}

interface Line {
  seq: number;
  place: number;
  event: WireEvent;
  look: Look;
}

export class Story {
  /** What is played now; null: the table shows the present. */
  now: Beat | null = $state.raw(null);
  /** Is it something that was played before? */
  again = $state(false);
  /** It waits, because something is explained about what is played now. */
  paused = $state(false);
  private lines: Line[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly teller: Teller) {}

  /** A new step, whose events are still to be played. */
  add(seq: number): void {
    if (this.again) this.skip();
    if (PACE[this.teller.speed()] === 0 || document.hidden || this.lines.length > BEHIND) {
      this.skip();
      return;
    }
    this.lines.push(...this.linesOf(seq));
    if (!this.now) this.next();
  }

  /** Steps that were played before, once more; false if there is nothing to see in them. */
  replay(seqs: readonly number[]): boolean {
    this.skip();
    this.lines = seqs.flatMap((seq) => this.linesOf(seq));
    this.again = this.lines.length > 0;
    this.next();
    return this.again;
  }

  /** Wait at what is played now, and go on from there. */
  pause(wait: boolean): void {
    if (wait === this.paused || (wait && !this.now)) return;
    this.paused = wait;
    clearTimeout(this.timer);
    if (!wait) this.next();
  }

  /** To the present, at once. */
  skip(): void {
    this.lines = [];
    this.again = false;
    this.paused = false;
    clearTimeout(this.timer);
    if (!this.now) return;
    this.now = null;
    this.teller.arrived();
  }

  private linesOf(seq: number): Line[] {
    return this.teller.heard(seq).flatMap((event, place) => {
      const look = this.teller.look(event);
      return look ? [{ seq, place, event, look }] : [];
    });
  }

  private next(): void {
    const line = this.lines.shift();
    const pace = PACE[this.teller.speed()] || PACE.normal; // asked for again although nothing is played as it comes
    if (!line || document.hidden) {
      this.skip();
      return;
    }
    const left = [line, ...this.lines].reduce((sum, one) => sum + LASTS[one.look.kind], 0);
    const ms = Math.max(SHORTEST, LASTS[line.look.kind] * Math.min(1, LONGEST / left)) * pace;
    this.now = { ...line, ms };
    this.timer = setTimeout(() => this.next(), ms);
  }
}
