/* A table as this browser knows it: what the server said, which moment is shown, and the choice that is being made. */
import { OpenChoice } from "./choice.svelte";
import { get } from "./http";
import { Link, type Answer, type LinkOptions, type LinkStatus } from "./net";
import { explain } from "./problems";
import { toasts } from "./toasts.svelte";
import type { Chat, DecisionView, OddsOption, ReplayStep, SeatCard, ServerMessage, State, Step, TableInfo, View, WireEvent } from "./wire";
import { catalogue, say, Words } from "./words.svelte";

export interface LogLine {
  seq: number;
  /** Its place among the lines of the same step. */
  place: number;
  event: WireEvent | null; // null: something was taken back
}

/** A step as it was told. Seats at one screen that heard different things are told apart. */
interface Told {
  seq: number;
  events: readonly WireEvent[];
  bySeat: Readonly<Record<string, readonly WireEvent[]>>;
  /** Who took something back in it; null if nobody here did. */
  takenBy: number | null;
}

function linesOf(seq: number, events: readonly WireEvent[], taken: boolean): LogLine[] {
  if (!events.length && taken) return [{ seq, place: 0, event: null }];
  return events.map((event, place) => ({ seq, place, event }));
}

export class TableStore {
  info: TableInfo | null = $state.raw(null);
  seats: readonly SeatCard[] = $state.raw([]);
  seatsAt = $state(0); // when the clocks were told
  private steppedAt = $state(0); // when the table last changed
  you: readonly number[] = $state.raw([]);
  /** Seats that the computer plays for me. */
  back: readonly number[] = $state.raw([]);
  owner = $state(false);
  live: State | null = $state.raw(null);
  private told: readonly Told[] = $state.raw([]);
  chat: readonly Chat[] = $state.raw([]);
  unread = $state(0);
  status: LinkStatus = $state("connecting");
  /** By seat: since when a computer has been thinking, by this browser's clock. */
  private since: Record<number, number> = $state.raw({});
  sending = $state(false);
  asking = $state(false);
  /** The seat at the screen, where several are held (hot-seat). */
  seat = $state(-1);
  /** The moment shown; null: now. */
  shown: number | null = $state(null);
  choice: OpenChoice | null = $state(null);
  /** What I sent of the sealed choice under way. */
  private sealedSteps: readonly { decision: DecisionView; answers: number[] }[] = $state.raw([]);
  /** Hot-seat: whom the screen is to be handed to, before anything of theirs is shown. */
  curtain: number | null = $state(null);
  worded = $state(false);
  readonly words: Words;
  onTurn: (() => void) | null = null;

  private states = new Map<number, Record<string, View>>();
  private taken = new Map<number, number>(); // by step: the seat that asked to take something back
  private readonly link: Link;
  private asked = "";

  constructor(
    readonly id: string,
    options: LinkOptions = {},
  ) {
    this.words = new Words("");
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${encodeURIComponent(id)}`;
    this.link = new Link(address, { message: (message) => this.take(message), status: (status) => (this.status = status) }, 0, options);
  }

  close(): void {
    this.link.close();
  }

  // -- what is shown --

  /** Step by step what the seat at the screen has heard, and nothing that only another seat here may know. */
  private get heard(): readonly { seq: number; events: readonly WireEvent[]; taken: boolean }[] {
    return this.told.map((step) => ({ seq: step.seq, events: step.bySeat[this.viewKey] ?? step.events, taken: step.takenBy === this.seat }));
  }

  /** What was told up to the moment shown, step by step. */
  get history(): readonly (readonly WireEvent[])[] {
    return this.heard.filter((step) => this.shown === null || step.seq <= this.shown).map((step) => step.events);
  }

  /** What was told in the newest step. */
  get events(): readonly WireEvent[] {
    return this.heard.findLast((step) => step.seq === this.live?.seq)?.events ?? [];
  }

  get log(): readonly LogLine[] {
    return this.heard.flatMap((step) => linesOf(step.seq, step.events, step.taken));
  }

  get viewKey(): string {
    return String(this.seat);
  }

  /** The view that is drawn: of the moment shown, or of now. */
  get view(): View | null {
    if (this.shown !== null) {
      const views = this.states.get(this.shown);
      if (views) return views[this.viewKey] ?? Object.values(views)[0] ?? null;
    }
    return this.live?.views[this.viewKey] ?? Object.values(this.live?.views ?? {})[0] ?? null;
  }

  get decision(): DecisionView | null {
    return this.shown === null ? (this.live?.decisions[this.viewKey] ?? null) : null;
  }

  get over(): State["over"] {
    return this.live?.over ?? null;
  }

  /** Do we wait for people to sit down? The server told the status when it greeted us; the first step says that play has begun. */
  get waiting(): boolean {
    return this.info?.status === "waiting" && !this.live?.seq && this.seats.some((card) => card.kind === "open");
  }

  /** Why the last answer cannot be taken back; null if it can. */
  get noUndo(): string | null {
    const can = this.live?.can_undo[this.viewKey];
    return can === true ? null : typeof can === "string" ? can : "";
  }

  /** My finished choice, while the others are still choosing in secret; null otherwise. */
  get sealed(): readonly { decision: DecisionView; answers: number[] }[] | null {
    const mine = this.seats.find((card) => card.seat === this.seat);
    return mine?.ready && !this.decision && !this.over ? this.sealedSteps.filter((one) => one.decision.seat === this.seat) : null;
  }

  /** Do several choose in secret now? (What one alone plans behind a screen needs no notice.) */
  get isSealed(): boolean {
    const others = (this.live?.waiting ?? []).some((seat) => seat !== this.seat) || this.seats.some((card) => card.ready && card.seat !== this.seat);
    return this.sealed !== null || (others && this.decision?.sealed === true);
  }

  /** Since when the computer in this seat has been thinking; null if it is not its turn. */
  thinking(seat: number): number | null {
    const card = this.seats.find((one) => one.seat === seat);
    if (card?.kind !== "computer" || this.over || !this.live?.waiting.includes(seat)) return null;
    return this.since[seat] ?? this.steppedAt;
  }

  get mayAct(): boolean {
    return this.choice !== null && this.shown === null && !this.sending;
  }

  /** Show the table at a step of the log; null: back to now. */
  async show(seq: number | null): Promise<void> {
    if (seq === null || (this.live && seq >= this.live.seq)) {
      this.shown = null;
      return;
    }
    if (!this.states.has(seq)) {
      try {
        const found = await get<ReplayStep[]>(`/api/tables/${this.id}/replay?seat=${this.seat}&from=${seq}&to=${seq}`);
        for (const one of found) this.states.set(one.step, { [this.viewKey]: one.view });
      } catch {
        return;
      }
    }
    if (this.states.has(seq)) this.shown = seq;
  }

  /** Look from another seat of mine (hot-seat): through the curtain, since its secrets are another person's. */
  sit(seat: number): void {
    this.seat = seat;
    this.words.you = seat;
    this.curtain = seat;
    this.reask();
  }

  // -- what the server says --

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        if (!this.info) void catalogue.load(catalogue.lang, message.table.game).then(() => (this.worded = true));
        this.info = message.table;
        this.words.game = message.table.game;
        this.words.labels = message.table.labels;
        this.setSeats(message.table.seats);
        this.you = message.you;
        this.back = message.back;
        this.owner = message.owner;
        this.chat = message.chat;
        if (!message.you.includes(this.seat)) this.seat = message.you[0] ?? -1;
        this.words.you = this.seat;
        this.setState(message.state);
        break;
      case "step":
        this.addStep(message);
        break;
      case "seats":
        this.setSeats(message.seats);
        break;
      case "chat":
        this.chat = [...this.chat, message];
        this.unread += 1;
        break;
      case "thinking":
        this.since = { ...this.since, [message.seat]: Date.now() };
        break;
      case "refused":
        this.refuse(message.error, message.message, message.rule);
        break;
      default:
    }
  }

  private setSeats(seats: readonly SeatCard[]): void {
    const ready = (cards: readonly SeatCard[]) => cards.find((card) => card.seat === this.seat)?.ready ?? false;
    if (ready(this.seats) && !ready(seats)) this.sealedSteps = []; // all have chosen, or I began again
    this.seats = seats;
    this.words.seats = seats;
    this.seatsAt = Date.now();
  }

  private addStep({ seq, events, state, by_seat: bySeat }: Step): void {
    this.states.set(seq, state.views);
    this.told = [...this.told, { seq, events, bySeat, takenBy: this.taken.get(seq) ?? null }];
    this.since = {};
    if (!this.live || seq >= this.live.seq) this.setState(state);
  }

  private setState(state: State): void {
    this.live = state;
    this.steppedAt = Date.now();
    this.states.set(state.seq, state.views);
    if (state.over && this.info && this.info.status !== "over") this.info = { ...this.info, status: "over" };
    // hot-seat: the screen goes to whoever is asked, if the seat in front of it is not
    if (this.you.length > 1 && !state.decisions[this.viewKey]) {
      const next = this.you.find((seat) => state.decisions[String(seat)]);
      if (next !== undefined) {
        this.seat = next;
        this.words.you = next;
        this.curtain = next;
      }
    }
    if (state.decisions[this.viewKey]?.sealed === false) this.sealedSteps = [];
    this.reask();
  }

  /** A choice that is being put together stays, as long as the question is the same. */
  private reask(): void {
    const decision = this.live?.decisions[this.viewKey];
    const asked = decision ? JSON.stringify(decision) : "";
    if (asked === this.asked) return;
    const began = !this.asked && asked;
    this.asked = asked;
    this.choice = decision ? new OpenChoice(decision, this.words, (answers) => void this.move(answers), () => this.sending) : null;
    if (began) this.onTurn?.();
  }

  // -- what I say --

  private get seq(): number {
    return this.live?.seq ?? 0;
  }

  private refuse(code: string, message: string, rule: string | null): void {
    const game = this.info?.game ?? "";
    toasts.add(explain(code, message), "bad", rule ? { game, id: rule } : null);
  }

  private heed(answer: Answer): boolean {
    if (answer.type === "refused") this.refuse(answer.error, answer.message, answer.rule ?? this.decision?.rule ?? null);
    return answer.type === "ack";
  }

  async move(answers: number[]): Promise<void> {
    if (this.sending) return;
    const decision = this.decision;
    this.sending = true;
    const answer = await this.link.request({ type: "move", seq: this.seq, seat: this.seat, answers });
    this.sending = false;
    if (this.heed(answer) && decision?.sealed) this.sealedSteps = [...this.sealedSteps, { decision, answers }];
  }

  async undo(): Promise<void> {
    if (this.choice?.steps.length) {
      this.choice.back();
      return;
    }
    const reason = this.noUndo;
    if (reason !== null) {
      toasts.add(reason ? explain("cannot_undo", reason) : say("ui-undo-nothing"), "bad");
      return;
    }
    if (this.sending) return;
    this.sending = true;
    this.taken.set(this.seq + 1, this.seat);
    const answer = await this.link.request({ type: "undo", seq: this.seq, seat: this.seat });
    this.sending = false;
    if (answer.type === "ack") {
      this.sealedSteps = [];
      toasts.add(say("undone"), "info");
    } else {
      this.taken.delete(this.seq + 1);
      this.heed(answer);
    }
  }

  async anew(): Promise<void> {
    this.sending = true;
    const answer = await this.link.request({ type: "anew", seq: this.seq, seat: this.seat });
    this.sending = false;
    if (this.heed(answer)) this.sealedSteps = [];
  }

  async hint(): Promise<void> {
    const choice = this.choice;
    if (!choice || this.asking) return;
    this.asking = true;
    const answer = await this.link.request({ type: "hint", seat: this.seat });
    this.asking = false;
    if (answer.type === "hint") {
      choice.hint = answer;
      choice.preview(answer.option);
    } else this.heed(answer);
  }

  async odds(): Promise<void> {
    const choice = this.choice;
    if (!choice || this.asking) return;
    this.asking = true;
    const answer = await this.link.request({ type: "odds", seat: this.seat });
    this.asking = false;
    if (answer.type === "odds") {
      const found: Record<number, OddsOption> = {};
      for (const one of answer.options) found[one.option] = one;
      choice.allOdds = found;
      choice.playouts = answer.playouts;
      if (!answer.options.length) toasts.add(say("ui-no-odds"), "info");
    } else this.heed(answer);
  }

  talk(text: string): boolean {
    const sent = this.link.tell({ type: "chat", text: text.slice(0, 500) });
    if (!sent) toasts.add(say("ui-error-offline"), "bad");
    return sent;
  }
}
