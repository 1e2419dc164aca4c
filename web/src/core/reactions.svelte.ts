/* Reactions that the room gathers: whether a window is open, what I have chosen in it, and my standing orders. */
import type { ClientMessage, DecisionView, Order, Reactions } from "./wire";

type Wish = Omit<Extract<ClientMessage, { type: "hold" }>, "id"> | Omit<Extract<ClientMessage, { type: "orders" }>, "id">;

export interface Asker {
  /** The seat at the screen. */
  seat(): number;
  decision(): DecisionView | null;
  request(wish: Wish): Promise<void>;
}

export class ReactionWindow {
  told: Reactions | null = $state.raw(null);
  /** When that was told. */
  toldAt = $state(0);

  constructor(private readonly asker: Asker) {}

  get open(): boolean {
    return this.told?.open ?? false;
  }

  take(message: Reactions): void {
    this.told = message;
    this.toldAt = Date.now();
  }

  /** The game has gone on: whatever was open is closed. */
  shut(): void {
    if (this.told?.open) this.told = { ...this.told, open: false, chosen: {} };
  }

  /** Stop the bell of open reactions for a while. */
  async holdOn(): Promise<void> {
    await this.asker.request({ type: "hold", seat: this.asker.seat() });
  }

  /** Do I pass at the open question until I change my mind? */
  get passes(): boolean {
    return (this.told?.orders[String(this.asker.seat())] ?? []).some((order) => this.isMeant(order) && !order.take?.length);
  }

  /** What the open question is about, whoever has a part in it: the window in which cards may be played. */
  private get occasion(): Record<string, number> {
    const about = Object.entries(this.asker.decision()?.about ?? {});
    return Object.fromEntries(about.filter(([, [kind]]) => kind !== "seat").map(([name, [, value]]) => [name, value]));
  }

  /** Is a standing order for this question, on this occasion? */
  private isMeant(order: Order): boolean {
    const decision = this.asker.decision();
    const about = decision?.about ?? {};
    return order.ask === decision?.ask && Object.entries(order.about ?? {}).every(([name, value]) => about[name]?.[1] === value);
  }

  async orderPass(pass: boolean): Promise<void> {
    const ask = this.asker.decision()?.ask;
    if (!ask) return;
    const others = (this.told?.orders[String(this.asker.seat())] ?? []).filter((order) => !this.isMeant(order));
    const orders = pass ? [...others, { ask, take: [], against: [], about: this.occasion, times: null }] : others;
    await this.asker.request({ type: "orders", seat: this.asker.seat(), orders });
  }
}
