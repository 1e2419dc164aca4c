/* A table as this browser knows it: what the server said, which moment is shown, and the choice that is being made. */
import { OpenChoice } from "./choice.svelte";
import { get } from "./http";
import { lastMove, linesOf, rememberMove, type LogLine } from "./log";
import { Link, type Answer, type LinkOptions, type LinkStatus } from "./net";
import { muted } from "./muted.svelte";
import { Past } from "./past.svelte";
import { explain } from "./problems";
import { ReactionWindow } from "./reactions.svelte";
import { settings } from "./settings.svelte";
import { Story, type Look } from "./story.svelte";
import { toasts } from "./toasts.svelte";
import type {
  Chat,
  DecisionView,
  ExplainedOption,
  FigureView,
  OddsOption,
  SeatCard,
  ServerMessage,
  State,
  TableInfo,
  View,
  WireEvent,
} from "./wire";
import { catalogue, say, Words } from "./words.svelte";

const MOMENTS = 50; // that are kept
const LINES = 300; // of talk

export class TableStore {
  info: TableInfo | null = $state.raw(null);
  seats: readonly SeatCard[] = $state.raw([]);
  seatsAt = $state(0); // when the clocks were told
  private steppedAt = $state(0); // when the table last changed
  you: readonly number[] = $state.raw([]);
  /** Seats that the computer plays for me. */
  back: readonly number[] = $state.raw([]);
  owner = $state(false);
  /** Who looks on without a seat. */
  watching: { count: number; names: readonly string[] } = $state.raw({ count: 0, names: [] });
  live: State | null = $state.raw(null);
  readonly past: Past;
  chat: readonly Chat[] = $state.raw([]);
  unread = $state(0);
  status: LinkStatus = $state("connecting");
  /** By seat: since when a computer has been thinking, by this browser's clock. */
  private since: Record<number, number> = $state.raw({});
  /** By seat: its place in the line of computers that wait to think, and whether it thinks less than usual because many wait. */
  private lines: Record<number, { place: number; less: boolean }> = $state.raw({});
  readonly reactions: ReactionWindow;
  sending = $state(false);
  asking = $state(false);
  /** The seat at the screen, where several are held (hot-seat). */
  seat = $state(-1);
  /** The moment shown; null: now. */
  shown: number | null = $state(null);
  private open: OpenChoice | null = $state(null);
  /** The open question is the one that was open before the story began: it stays in sight. */
  private unchanged = $state(false);
  readonly story: Story;
  /** Puts away what the drawing shows before the next question is put; null: nothing is in the way. */
  held: (() => void) | null = $state.raw(null);
  /** How an event is played; the skin says so. Without one every event is pointed at for a moment. */
  look: (event: WireEvent) => Look | null = () => ({ kind: "mark" });
  /** The step that my last answer brought, by seat. */
  private moved: Record<number, number> = $state.raw({});
  /** What I sent of the sealed choice under way. */
  private sealedSteps: readonly { decision: DecisionView; answers: number[] }[] = $state.raw([]);
  /** Hot-seat: whom the screen is to be handed to, before anything of theirs is shown. */
  curtain: number | null = $state(null);
  worded = $state(false);
  /** How often the turn has come to the seat at the screen. */
  turns = $state(0);
  readonly words: Words;
  onTurn: (() => void) | null = null;

  private states = new Map<number, Record<string, View>>();
  private readonly link: Link;
  private asked = "";
  private coming = 0; // the step that an answer of mine has brought, while it is on its way

  constructor(
    readonly id: string,
    options: LinkOptions = {},
  ) {
    this.words = new Words("");
    this.past = new Past(id);
    this.story = new Story({
      heard: (seq) => this.heard.find((step) => step.seq === seq)?.events ?? [],
      look: (event) => this.look(event),
      speed: () => settings.now.speed,
      arrived: () => this.arrive(),
    });
    this.reactions = new ReactionWindow({
      seat: () => this.seat,
      decision: () => this.decision,
      request: async (message) => void this.heed(await this.link.request(message)),
    });
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${encodeURIComponent(id)}`;
    this.link = new Link(address, { message: (message) => this.take(message), status: (status) => (this.status = status) }, 0, options);
  }

  close(): void {
    this.story.skip();
    this.link.close();
  }

  // -- what is shown --

  /** Step by step what the seat at the screen has heard, and nothing that only another seat here may know. */
  private get heard(): readonly { seq: number; events: readonly WireEvent[]; taken: boolean }[] {
    return this.past.told.map((step) => ({
      seq: step.seq,
      events: step.bySeat[this.viewKey] ?? step.events,
      taken: step.takenBy === this.seat,
    }));
  }

  /** The step whose state is drawn: one that was looked up, the one before what is being told, or the newest. */
  get moment(): number {
    return this.shown ?? (this.story.now ? this.story.now.seq - 1 : this.seq);
  }

  /** What was told up to the moment shown, step by step. */
  get history(): readonly (readonly WireEvent[])[] {
    return this.heard.filter((step) => step.seq <= this.moment).map((step) => step.events);
  }

  /** What was told in the step shown; nothing while somebody looks back. */
  get events(): readonly WireEvent[] {
    return this.shown === null ? (this.heard.findLast((step) => step.seq === this.moment)?.events ?? []) : [];
  }

  /** Line by line, as far as the story has come. */
  get log(): readonly LogLine[] {
    const beat = this.story.again ? null : this.story.now;
    const lines = this.heard.flatMap((step) => linesOf(step.seq, step.events, step.taken));
    return beat ? lines.filter((line) => line.seq < beat.seq || (line.seq === beat.seq && line.place <= beat.place)) : lines;
  }

  get viewKey(): string {
    return String(this.seat);
  }

  /** The view that is drawn: of the moment shown, or of now. */
  get view(): View | null {
    if (this.moment !== this.seq) {
      const views = this.states.get(this.moment);
      if (views) return views[this.viewKey] ?? Object.values(views)[0] ?? null;
    }
    return this.live?.views[this.viewKey] ?? Object.values(this.live?.views ?? {})[0] ?? null;
  }

  /** Is something told that comes before what may be answered now? */
  get telling(): boolean {
    return this.story.now !== null && !this.unchanged;
  }

  /** The open question, once the story has come to it. */
  get choice(): OpenChoice | null {
    return this.telling || this.held ? null : this.open;
  }

  get decision(): DecisionView | null {
    return this.shown === null && !this.telling && !this.held ? (this.live?.decisions[this.viewKey] ?? null) : null;
  }

  get over(): State["over"] {
    return this.story.now ? null : (this.live?.over ?? null);
  }

  /** Can the events since my last answer be played again? */
  get canRetell(): boolean {
    return this.seat >= 0 && this.shown === null && this.retold.some((step) => step.events.some((event) => this.look(event)));
  }

  private get retold(): readonly { seq: number; events: readonly WireEvent[] }[] {
    const from = this.moved[this.seat] ?? lastMove(this.id, this.seat);
    return from ? this.heard.filter((step) => step.seq >= from) : [];
  }

  /** What has happened since my last answer, played again. */
  async retell(): Promise<void> {
    const steps = this.retold.filter((step) => step.events.length).map((step) => step.seq);
    const ready = await Promise.all(steps.map((seq) => this.fetchState(seq - 1)));
    if (!ready.every(Boolean)) return;
    this.unchanged = false; // the table shows what was: nothing may be answered beside it, whatever was told last
    this.story.replay(steps);
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
    const asked = this.shown === null && this.live?.decisions[this.viewKey];
    return mine?.ready && !asked && !this.over ? this.sealedSteps.filter((one) => one.decision.seat === this.seat) : null;
  }

  /** Do several choose in secret now? (What one alone plans behind a screen needs no notice.) */
  get isSealed(): boolean {
    const others =
      (this.live?.waiting ?? []).some((seat) => seat !== this.seat) || this.seats.some((card) => card.ready && card.seat !== this.seat);
    return this.sealed !== null || (others && this.decision?.sealed === true);
  }

  /** Since when the computer in this seat has been thinking; null if it is not its turn. */
  thinking(seat: number): number | null {
    const card = this.seats.find((one) => one.seat === seat);
    if (card?.kind !== "computer" || this.over || !this.live?.waiting.includes(seat)) return null;
    return this.since[seat] ?? this.steppedAt;
  }

  /** What there is to say of a computer's thinking beside that it thinks; empty if nothing. */
  inLine(seats: readonly number[]): string {
    const lines = seats.map((seat) => this.lines[seat]).filter((line) => line !== undefined);
    const place = Math.max(0, ...lines.map((line) => line.place));
    if (place > 0) return say("ui-thinking-line", { place });
    return lines.some((line) => line.less) ? say("ui-thinking-less") : "";
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
    this.story.skip();
    if (await this.fetchState(seq)) this.shown = seq;
  }

  private async fetchState(seq: number): Promise<boolean> {
    if (!this.states.has(seq)) {
      try {
        const state = await get<State>(`/api/tables/${this.id}/states/${seq}`);
        this.keepState({ ...state, seq });
      } catch {
        return false;
      }
    }
    return this.states.has(seq);
  }

  /** Look from another seat of mine (hot-seat): through the curtain, since its secrets are another person's. */
  sit(seat: number): void {
    this.story.skip();
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
        this.watching = { count: message.watching ?? 0, names: message.watchers ?? [] };
        this.you = message.you;
        this.back = message.back;
        this.owner = message.owner;
        this.chat = message.chat;
        if (!message.you.includes(this.seat)) this.seat = message.you[0] ?? -1;
        this.words.you = this.seat;
        this.setState(message.state);
        break;
      case "step":
        this.past.hear([message]);
        this.since = {};
        if (message.state && (!this.live || message.seq >= this.live.seq)) {
          this.addState(message.seq, message.partial && this.live ? merged(this.live, message.state) : message.state);
        }
        break;
      case "missed":
        this.past.hear(message.steps);
        break;
      case "reactions":
        this.reactions.take(message);
        break;
      case "can_undo":
        if (this.live?.seq === message.seq) {
          this.live = { ...this.live, can_undo: { ...this.live.can_undo, [message.seat]: message.may } };
        }
        break;
      case "seats":
        this.setSeats(message.seats);
        this.watching = { count: message.watching ?? 0, names: message.watchers ?? [] };
        break;
      case "chat":
        this.chat = [...this.chat.slice(-LINES), message];
        if (!muted.has(message.author)) this.unread += 1;
        break;
      case "thinking":
        if (message.place === 0 && !message.less && !this.lines[message.seat]?.place)
          this.since = { ...this.since, [message.seat]: Date.now() };
        this.lines = { ...this.lines, [message.seat]: { place: message.place, less: message.less } };
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

  /** A step: its events are played before its state is shown. */
  private addState(seq: number, state: State): void {
    const same = !this.brings(seq) && this.asked !== "" && JSON.stringify(state.decisions[this.viewKey] ?? null) === this.asked;
    if (this.live && seq > this.live.seq && this.shown === null && this.states.has(seq - 1)) {
      this.unchanged = same && (this.unchanged || !this.story.now);
      this.story.add(seq);
    }
    this.setState(state);
  }

  /** The story has come to the present: now the screen may go to whoever is asked. */
  private arrive(): void {
    this.unchanged = false;
    this.handOver();
  }

  private setState(state: State): void {
    const mine = this.brings(state.seq);
    if (mine) this.open = null; // it was answered: the next question is another one, also where it says the same
    this.live = state;
    if (!state.could_react.length) this.reactions.shut();
    this.steppedAt = Date.now();
    this.keepState(state);
    if (state.over && this.info && this.info.status !== "over") this.info = { ...this.info, status: "over" };
    if (state.decisions[this.viewKey]?.sealed === false) this.sealedSteps = [];
    if (this.story.now) this.reask();
    else this.handOver();
    if (mine) this.settle();
  }

  /** Hot-seat: the screen goes to whoever is asked, if the seat in front of it is not. */
  private handOver(): void {
    const decisions = this.live?.decisions ?? {};
    const next = this.you.length > 1 && !decisions[this.viewKey] ? this.you.find((seat) => decisions[String(seat)]) : undefined;
    if (next !== undefined) {
      this.seat = next;
      this.words.you = next;
      this.curtain = next;
    }
    this.reask();
  }

  /** Moments looked at lately; others are asked for again. */
  private keepState(state: State): void {
    this.states.set(state.seq, state.views);
    for (const seq of this.states.keys()) {
      if (this.states.size > MOMENTS && seq < this.moment) this.states.delete(seq);
    }
  }

  /** A choice that is being put together stays, as long as the question is the same. */
  private reask(): void {
    const decision = this.live?.decisions[this.viewKey];
    const asked = decision ? JSON.stringify(decision) : "";
    if (asked === this.asked && (this.open || !asked)) {
      this.open?.renewFigures();
      return;
    }
    const began = !this.asked && asked;
    this.asked = asked;
    const why = this.info?.explains ? (options: readonly number[], picked: readonly number[]) => this.why(options, picked) : null;
    const plan = why && ((answers: readonly number[]) => this.whyPlan(answers));
    this.open = decision
      ? new OpenChoice(
          decision,
          this.words,
          (answers) => void this.move(answers),
          () => this.sending,
          why,
          plan,
          () => settings.now.confirm,
        )
      : null;
    if (!began) return;
    this.turns += 1;
    this.onTurn?.();
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

  /** Something that changes the game. Until what it brought is here, the question that stands there is answered already and takes nothing. */
  private async ask(message: Parameters<Link["request"]>[0]): Promise<Answer> {
    this.sending = true;
    const answer = await this.link.request(message);
    this.coming = answer.type === "ack" ? answer.seq : 0;
    if (this.coming <= this.seq) this.settle();
    return answer;
  }

  /** Is this the step that my last answer has brought, or a later one? */
  private brings(seq: number): boolean {
    return this.coming > 0 && seq >= this.coming;
  }

  private settle(): void {
    this.coming = 0;
    this.sending = false;
  }

  async move(answers: number[]): Promise<void> {
    if (this.sending) return;
    const decision = this.decision;
    const answer = await this.ask({ type: "move", seq: this.seq, seat: this.seat, answers });
    if (answer.type === "ack") {
      this.moved = { ...this.moved, [this.seat]: answer.seq };
      rememberMove(this.id, this.seat, answer.seq);
    }
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
    this.past.takes(this.seq + 1, this.seat);
    const answer = await this.ask({ type: "undo", seq: this.seq, seat: this.seat });
    if (answer.type === "ack") {
      this.sealedSteps = [];
      toasts.add(say("undone"), "info");
    } else {
      this.past.takes(this.seq + 1, null);
      this.heed(answer);
    }
  }

  async anew(): Promise<void> {
    const answer = await this.ask({ type: "anew", seq: this.seq, seat: this.seat });
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

  /** How the rules work out the figures of options. Where they cannot be had nothing is said: nobody has asked for them in words. */
  private async why(options: readonly number[], picked: readonly number[]): Promise<readonly ExplainedOption[]> {
    const answer = await this.link.request({ type: "explain", seat: this.seat, options: [...options], picked: [...picked] });
    return answer.type === "explained" ? answer.options : [];
  }

  private async whyPlan(plan: readonly number[]): Promise<readonly FigureView[]> {
    const answer = await this.link.request({ type: "explain", seat: this.seat, options: [], plan: [...plan] });
    return answer.type === "explained" ? answer.plan : [];
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

/** A state of which only the fields that have changed were told. */
function merged(before: State, now: State): State {
  const views: Record<string, View> = {};
  for (const [seat, fields] of Object.entries(now.views)) views[seat] = { ...before.views[seat], ...fields };
  return { ...now, views };
}
