/* The games that the server has, and the five that it will have. */
import { get, post } from "./http";
import { person, remember, remembered } from "./me.svelte";
import type { Created, GameCard, NewSeat, NewTable, OptionCard } from "./wire";
import { catalogue, say, Words } from "./words.svelte";

export const FIVE = ["ganymede", "empire_rebellion", "ares", "land_battles", "imperium"] as const;

class Games {
  list: readonly GameCard[] = $state.raw([]);
  loaded = $state(false);
  private words = new Map<string, Words>();
  private loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.loading ??= get<GameCard[]>("/api/games").then(
      async (list) => {
        await Promise.all(list.filter((game) => game.playable).map((game) => catalogue.load(catalogue.lang, game.id)));
        this.list = list;
        this.loaded = true;
      },
      (error: unknown) => {
        this.loading = null;
        throw error;
      },
    );
    return this.loading;
  }

  get playable(): readonly GameCard[] {
    return this.shown.flatMap((id) => this.list.filter((game) => game.id === id && game.playable));
  }

  find(id: string): GameCard | undefined {
    return this.list.find((game) => game.id === id);
  }

  /** The five in their order, then whatever else the server plays. */
  get shown(): readonly string[] {
    const more = this.list.map((game) => game.id).filter((id) => !(FIVE as readonly string[]).includes(id));
    return [...FIVE, ...more];
  }

  wordsOf(id: string): Words {
    let found = this.words.get(id);
    if (!found) this.words.set(id, (found = new Words(id)));
    return found;
  }
}

export const games = new Games();

export const LEVELS = [1, 2, 3, 4, 5] as const;
const USUAL_LEVEL = 2;

/** How well the computer plays when nobody says otherwise: as it was last chosen in this browser. */
export const opponent = {
  get level(): number {
    const last = Number(remembered("level"));
    return last >= 1 && last <= 5 ? last : USUAL_LEVEL;
  },
  set level(level: number) {
    remember("level", String(level));
  },
};

/** A level in a word: beginner, easy, … */
export function levelName(level: number): string {
  return say(`ui-level-${level}`);
}

export function seatsFor(game: GameCard, option: Record<string, string>): number[] {
  return game.seats.filter((seats) => game.options.every((one) => goesWith(one, option[one.name] ?? one.values[0] ?? "", seats)));
}

/** Is the value of an option for so many players, and does it go with the values of the other options? */
export function goesWith(option: OptionCard, value: string, seats: number, others: Record<string, string> = {}): boolean {
  return (option.seats[value]?.includes(seats) ?? true) && Object.entries(option.needs[value] ?? {}).every(([name, wanted]) => wanted.includes(others[name] ?? wanted[0] ?? ""));
}

export async function create(table: NewTable): Promise<Created> {
  await person.needName(say("ui-guest-name"));
  return post<Created>("/api/tables", table);
}

/** One click: you against computers, in the usual mode. */
export function playNow(game: GameCard, level: number): Promise<Created> {
  return againstComputers(game, Object.fromEntries(game.options.map((one) => [one.name, one.values[0] ?? ""])), level);
}

function againstComputers(game: GameCard, options: Record<string, string>, level: number): Promise<Created> {
  const count = seatsFor(game, options)[0] ?? 2;
  const seats = Array.from({ length: count }, (_, seat): NewSeat => (seat === 0 ? { kind: "me" } : { kind: "computer", level }));
  return create({ game: game.id, options, seats, clock: null, word: null, pack: null, public: false });
}

/** By game: the settings of its lesson, where no value of an option is called "tutorial". */
const lessons = import.meta.glob<{ default: Record<string, string> }>("../games/*/lesson.ts", { eager: true });

/** The setting that makes the game a lesson; null if it has none. */
export function lessonOf(game: GameCard): Record<string, string> | null {
  const named = lessons[`../games/${game.id}/lesson.ts`]?.default;
  if (!named && !game.options.some((one) => one.values.includes("tutorial"))) return null;
  return Object.fromEntries(game.options.map((one) => [one.name, named?.[one.name] ?? (one.values.includes("tutorial") ? "tutorial" : (one.values[0] ?? ""))]));
}

/** One click: the guided first game, you on the first seat against the gentlest computer. */
export function learn(game: GameCard): Promise<Created> {
  return againstComputers(game, lessonOf(game) ?? {}, 1);
}
