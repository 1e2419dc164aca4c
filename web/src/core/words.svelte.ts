/* Words: the Fluent catalogues of the server, in the reader's language, and the names of options, events and zones that follow from the protocol. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { amountIn, minus } from "./format";
import { get } from "./http";
import { ENOUGH, PASS } from "./shapes";
import type { DecisionView, FigureView, Lang, SeatCard, TermView, WireEvent } from "./wire";

export type Args = Record<string, FluentVariable>;
/** A thing that a sentence names: shown as a link. */
export interface Ref {
  kind: string;
  value: number;
  text: string;
  /** In full, where the text is short. */
  full?: string;
}
export type Piece = string | Ref;

export function readable(id: string): string {
  return id.replaceAll("-", " ").replaceAll("_", " ");
}

export function sentence(id: string): string {
  const text = readable(id);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** All texts that were loaded, and the language chosen. */
export class Catalogue {
  lang: Lang = $state("en");
  private bundles: Record<string, FluentBundle> = $state.raw({});
  private loading = new Map<string, Promise<void>>();

  constructor(private readonly fetchText: (path: string) => Promise<string> = get) {}

  add(lang: Lang, game: string, text: string): void {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.bundles = { ...this.bundles, [`${lang}/${game}`]: bundle };
  }

  load(lang: Lang, game = ""): Promise<void> {
    const key = `${lang}/${game}`;
    const found = this.loading.get(key);
    if (found) return found;
    const loading = this.fetchText(`/api/texts/${lang}${game ? `/${game}` : ""}`).then(
      (text) => this.add(lang, game, text),
      (error: unknown) => {
        this.loading.delete(key);
        if (!game) throw error;
      },
    );
    this.loading.set(key, loading);
    return loading;
  }

  /** Change the language without a reload: whatever is loaded in one language is loaded in the other, then all is said anew. */
  async speak(lang: Lang): Promise<void> {
    const games = new Set([...this.loading.keys()].map((key) => key.split("/")[1] ?? ""));
    await Promise.all([...games, ""].map((game) => this.load(lang, game)));
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  find(id: string, game: string, args: Args = {}): string | null {
    for (const lang of [this.lang, "en"]) {
      for (const place of game ? [game, ""] : [""]) {
        const bundle = this.bundles[`${lang}/${place}`];
        const message = bundle?.getMessage(id);
        if (bundle && message?.value) return bundle.formatPattern(message.value, args, []);
      }
    }
    return null;
  }
}

export const catalogue = new Catalogue();

/** UI texts. */
export function say(id: string, args: Args = {}): string {
  return catalogue.find(id, "", args) ?? readable(id.replace(/^ui-/, ""));
}

const SHORT = 14; // letters of a name in the log
const OPEN = "\uE000";
const CLOSE = "\uE001";

/** One game in the reader's language, as one seat reads it. */
export class Words {
  labels: Record<string, readonly string[]> = $state.raw({});
  seats: readonly SeatCard[] = $state.raw([]);
  you: number = $state(-1);
  game: string = $state("");
  /** The skin's own names for options that are known by where they lie. */
  namer: ((decision: Pick<DecisionView, "kind" | "shape">, value: number) => string | null) | null = $state.raw(null);

  /** The skin's own names for things that are called after what lies there (a hex after its system), in every sentence. */
  placer: ((kind: string, value: number) => string | null) | null = $state.raw(null);

  constructor(
    game: string,
    private readonly texts: Catalogue = catalogue,
  ) {
    this.game = game;
  }

  get lang(): Lang {
    return this.texts.lang;
  }

  find(id: string, args: Args = {}): string | null {
    return this.texts.find(id, this.game, args);
  }

  say(id: string, args: Args = {}): string {
    return this.find(id, args) ?? readable(id);
  }

  join(names: readonly string[]): string {
    const joiner = this.say("list-joiner");
    return names.join(names.some((name) => name.includes(joiner.trim())) ? this.say("list-joiner-wide") : joiner);
  }

  // -- names of things --

  /** What a number stands for. Below zero means that there is nothing, except for plain numbers. */
  name(kind: string, value: number): string {
    if (kind === "number" || kind === "face") return String(value);
    if (kind === "flag") return this.say(value ? "choice-yes" : "choice-no");
    if (kind === "seat") return this.seat(value);
    if (value < 0) return this.say("none");
    const label = this.label(kind, value);
    return (
      this.placer?.(kind, value) ??
      this.find(`${kind}-${label ?? value}`) ??
      (label ? readable(label) : this.isPlain(kind) ? String(value) : `${readable(kind)} ${value}`)
    );
  }

  label(kind: string, value: number): string | null {
    return this.labels[kind]?.[value] ?? null;
  }

  /** A kind that has no names at all: its values are just numbers. */
  private isPlain(kind: string): boolean {
    return !(kind in this.labels) && this.find(`${kind}-0`) === null && this.find(`${kind}-1`) === null;
  }

  /** A player: by name where there is one, marked if it is the reader. */
  seat(seat: number): string {
    if (seat < 0) return this.say("none");
    const name = this.player(seat);
    return seat === this.you ? this.say("your-seat", { seat: name }) : name;
  }

  /** The player's name without marks. */
  player(seat: number): string {
    return this.named(seat, (name) => name);
  }

  /** The same for narrow places: a long name is cut. */
  short(seat: number): string {
    return this.named(seat, (name) =>
      [...name].length > SHORT
        ? `${[...name]
            .slice(0, SHORT - 1)
            .join("")
            .trimEnd()}…`
        : name,
    );
  }

  private named(seat: number, cut: (name: string) => string): string {
    const card = this.seats.find((one) => one.seat === seat);
    if (!card?.name) return this.find(`seat-${seat}`) ?? this.say("seat", { number: seat + 1 });
    const twins = this.seats.filter((one) => one.name === card.name);
    return twins.length > 1 ? `${cut(card.name)} ${twins.indexOf(card) + 1}` : cut(card.name);
  }

  title(): string {
    return this.find("game-title") ?? this.find(`ui-game-${this.game.replaceAll("_", "-")}`) ?? sentence(this.game);
  }

  setting(option: string, value: string): string {
    return value
      .split(",") // of an option by seat
      .map((one) => this.find(`option-${option}-${one}`) ?? readable(one))
      .join(say("list-joiner"));
  }

  zone(field: string): string {
    const name = field.replaceAll(/[_.]/g, "-");
    return this.find(`zone-${name}`) ?? sentence(name);
  }

  // -- sentences --

  option(decision: Pick<DecisionView, "kind" | "shape"> & { readonly ask?: string }, value: number): string {
    if (value === ENOUGH) return this.find(`skin-enough-${decision.ask ?? ""}`) ?? this.say("choice-enough");
    if (value === PASS) return this.say("choice-pass");
    if (decision.shape === "yes_no") return this.say(value ? "choice-yes" : "choice-no");
    return this.namer?.(decision, value) ?? this.name(decision.kind, value);
  }

  prompt(decision: DecisionView): string {
    return plain(this.promptPieces(decision));
  }

  promptPieces(decision: DecisionView): Piece[] {
    const values: Record<string, number> = {};
    const kinds: Record<string, string> = {};
    for (const [name, [kind, value]] of Object.entries(decision.about)) {
      kinds[name] = kind;
      values[name] = value;
    }
    values.least ??= decision.least;
    values.most ??= decision.most;
    return this.pieces(`ask-${decision.ask}`, values, kinds) ?? [sentence(decision.ask)];
  }

  event(event: WireEvent): string {
    return plain(this.eventPieces(event));
  }

  /** `short`: players by their short names, for the log. */
  eventPieces(event: WireEvent, short = false): Piece[] {
    const found =
      this.pieces(`event-${event.event}`, event.values, event.kinds, short) ??
      this.pieces(`ui-event-${event.event}`, event.values, event.kinds, short);
    if (found) return found;
    const values = Object.entries(event.values).map(([name, value]) => this.valueText(event.kinds[name] ?? "number", value));
    return [sentence(event.event) + (values.length ? `: ${values.join(", ")}` : "")];
  }

  // -- figures of a choice --

  figure(figure: FigureView): string {
    return this.withThing(`figure-${figure.name}`, figure.thing) ?? sentence(figure.name);
  }

  term(term: TermView): string {
    if (!term.name && term.thing) return this.name(...term.thing);
    return this.withThing(`term-${term.name}`, term.thing) ?? sentence(term.name).toLowerCase();
  }

  /** A figure's number, or from where to where it may lie, with what it is held against. */
  figureTotal(figure: FigureView): string {
    const total = this.amounts(figure.unit, figure.total, figure.most ?? figure.total);
    return figure.limit === null ? total : this.say("why-limit", { total, limit: minus(figure.limit) });
  }

  /** 12%, or 12–40% where it is not known. */
  amounts(unit: FigureView["unit"], least: number, most: number): string {
    const [from, to] = [amountIn(unit, least), amountIn(unit, most)];
    return from === to ? from : this.say("why-range", { least: from.replace("%", ""), most: to });
  }

  /** The figures in short, to stand beside an option. */
  figureNote(figures: readonly FigureView[]): string {
    return this.join(
      figures
        .filter((figure) => !figure.detail)
        .map((figure) => this.say("why-note", { name: this.figure(figure), total: this.figureTotal(figure) })),
    );
  }

  private withThing(id: string, thing: readonly [string, number] | null): string | null {
    return this.find(id, thing ? { thing: thing[0] === "number" ? thing[1] : this.name(...thing) } : {});
  }

  private valueText(kind: string, value: number | number[] | null): string {
    if (value === null) return this.say("hidden");
    if (Array.isArray(value)) return this.join(value.map((one) => this.name(kind, one))) || this.say("none");
    return this.name(kind, value);
  }

  /** A sentence with the things that it names kept apart, so that they can be links. Plain numbers stay numbers, for plurals. */
  private pieces(
    id: string,
    values: Record<string, number | number[] | null>,
    kinds: Record<string, string>,
    short = false,
  ): Piece[] | null {
    const refs: Ref[] = [];
    const mark = (kind: string, value: number): string => {
      const full = this.name(kind, value);
      refs.push(short && kind === "seat" ? { kind, value, text: this.short(value), full } : { kind, value, text: full });
      return `${OPEN}${refs.length - 1}${CLOSE}`;
    };
    const args: Args = {};
    for (const [name, value] of Object.entries(values)) {
      const kind = kinds[name] ?? "number";
      if (value === null) args[name] = this.say("hidden");
      else if (kind === "number") args[name] = Array.isArray(value) ? value.join(this.say("list-joiner")) : value;
      else if (Array.isArray(value))
        args[name] = value.length
          ? value.map((one) => mark(kind, one)).join(kind === "face" ? " " : this.say("list-joiner"))
          : this.say("none");
      else args[name] = value < 0 ? this.name(kind, value) : mark(kind, value);
    }
    const text = this.find(id, args);
    if (text === null) return null;
    return text
      .split(/(\uE000\d+\uE001)/)
      .filter(Boolean)
      .map((part) => (part.startsWith(OPEN) ? (refs[Number(part.slice(1, -1))] ?? part) : part));
  }
}

export function plain(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
}
