/* The answer to a click on a thing that cannot be chosen now: it shakes, and beside it stands why. */
export interface Reason {
  text: string;
  rule: { game: string; id: string } | null;
}

const READ = 6000; // ms
const SHAKE = [0, -5, 5, -3, 3, 0].map((x) => ({ translate: `${x}px 0` }));

class Refusal {
  now: (Reason & { thing: Element; number: number }) | null = $state.raw(null);
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(thing: Element, reason: Reason): void {
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) thing.animate(SHAKE, { duration: 320 });
    this.now = { ...reason, thing, number: ++this.count };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.clear(), READ);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.now = null;
  }
}

export const refusal = new Refusal();
