/* The line to a table: one socket that comes back by itself and loses nothing.
 *
 * Every request has an id of our own. What was not answered is sent again after a reconnect with the same id, and the server gives a repeat the
 * first answer again: so a move is made exactly once, however often the line breaks. Steps are numbered without gaps; a gap means that we lost one,
 * and we ask again from the last one we have. A step tells what has changed since the one before.
 */
import type { Ack, ClientMessage, Explained, Hint, OddsMessage, Refused, ServerMessage } from "./wire";

export type LinkStatus = "connecting" | "open" | "offline" | "gone";
export type Answer = Ack | Refused | Hint | OddsMessage | Explained;
export type Request = Extract<ClientMessage, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

export interface LinkHandlers {
  message(message: ServerMessage): void;
  status(status: LinkStatus): void;
}

export interface LinkOptions {
  open?: (url: string) => WebSocket;
  wait?: (attempt: number) => number;
  /** How long without any word from the server before the line counts as dead. */
  silence?: number;
}

const PING_EVERY = 20_000;
/** Somebody quick is told "too fast" for a moment: the same request is sent again, so many times, after so long. */
const TRIES = 8;
const PAUSE = 1_000;
const GONE = new Set([4401, 4403, 4404, 1008]);

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function backoff(attempt: number): number {
  return Math.min(12_000, 400 * 2 ** attempt) * (0.7 + 0.6 * Math.random());
}

export class Link {
  /** The last step that we have; -1 before the first message. */
  seq: number;
  status: LinkStatus = "connecting";
  private socket: WebSocket | null = null;
  private waiting = new Map<string, { message: Request; done: (answer: Answer) => void; tries: number }>();
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private welcomed = false;
  private ended = false;
  private target = -1;
  private readonly wake = () => this.hurry();

  constructor(
    private readonly url: string,
    private readonly handlers: LinkHandlers,
    after = 0,
    private readonly options: LinkOptions = {},
  ) {
    this.seq = after;
    window.addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Ask the server for something; the promise waits through reconnects until it is answered. */
  request(body: WithoutId<Request>): Promise<Answer> {
    const message = { ...body, id: newId() } as Request;
    return new Promise((done) => {
      this.waiting.set(message.id, { message, done, tries: TRIES });
      if (this.welcomed) this.send(message);
    });
  }

  /** Something that needs no answer and is not repeated. */
  tell(message: ClientMessage): boolean {
    if (!this.welcomed) return false;
    this.send(message);
    return true;
  }

  /** Is anything on its way that was not yet answered? */
  get busy(): boolean {
    return this.waiting.size > 0;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearInterval(this.ping);
    window.removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.drop();
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private sendAgain(id: string): void {
    const waiting = this.waiting.get(id);
    if (waiting && this.welcomed) this.send(waiting.message);
  }

  private set(status: LinkStatus): void {
    if (status === this.status) return;
    this.status = status;
    this.handlers.status(status);
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    if (this.ended) return;
    this.drop();
    this.welcomed = false;
    this.heard = Date.now();
    const make = this.options.open ?? ((url: string) => new WebSocket(url));
    const socket = make(`${this.url}?after=${this.seq}&partial=1`);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.take(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.socket) this.lost(event.code);
    };
    socket.onerror = () => undefined;
    clearInterval(this.ping);
    this.ping = setInterval(() => this.beat(), PING_EVERY);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    }
  }

  private lost(code: number): void {
    this.socket = null;
    this.welcomed = false;
    clearInterval(this.ping);
    if (this.ended) return;
    if (GONE.has(code)) {
      this.ended = true;
      this.set("gone");
      return;
    }
    this.set("offline");
    const wait = (this.options.wait ?? backoff)(this.attempt++);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  /** The network is back, or the page is looked at again: no need to wait any longer. */
  private hurry(): void {
    if (!this.ended && this.retry !== undefined && document.visibilityState !== "hidden") this.connect();
  }

  private beat(): void {
    if (Date.now() - this.heard > (this.options.silence ?? 3 * PING_EVERY)) {
      this.drop();
      this.lost(0);
    } else {
      this.tell({ type: "ping" });
    }
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.attempt = 0;
        this.welcomed = true;
        this.target = message.seq;
        if (message.seq < this.seq) this.seq = message.seq;
        this.set("open");
        this.handlers.message(message);
        for (const { message: again } of this.waiting.values()) this.send(again);
        return;
      case "step":
        if (message.seq <= this.seq) return; // had it before
        if (message.seq > this.seq + 1) {
          this.connect(); // one was lost on the way: ask again from the last one we have
          return;
        }
        this.seq = message.seq;
        this.target = Math.max(this.target, message.seq);
        this.handlers.message(message);
        return;
      case "missed":
        for (const step of message.steps) this.seq = Math.max(this.seq, step.seq); // of very many only the last come
        this.handlers.message(message);
        return;
      case "ack":
      case "refused":
      case "hint":
      case "odds":
      case "explained": {
        const waiting = this.waiting.get(message.id);
        if (waiting && message.type === "refused" && message.error === "too_fast" && waiting.tries-- > 0) {
          setTimeout(() => this.sendAgain(message.id), PAUSE);
          return;
        }
        this.waiting.delete(message.id);
        waiting?.done(message);
        if (!waiting) this.handlers.message(message);
        return;
      }
      default:
        this.handlers.message(message);
    }
  }

  /** Have all steps arrived that the server spoke of when it greeted us? */
  get current(): boolean {
    return this.welcomed && this.seq >= this.target;
  }
}
