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
  private asked: Promise<readonly GameCard[]> | null = null;

  load(): Promise<void> {
    this.loading ??= this.ask().then(
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

  /** What the server plays, without the words of every game: a table needs only those of its own. */
  private ask(): Promise<readonly GameCard[]> {
    this.asked ??= get<GameCard[]>("/api/games").catch((error: unknown) => {
      this.asked = null;
      throw error;
    });
    return this.asked;
  }

  async optionsOf(id: string): Promise<readonly OptionCard[]> {
    return (await this.ask()).find((game) => game.id === id)?.options ?? [];
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
  return (
    (option.seats[value]?.includes(seats) ?? true) &&
    Object.entries(option.needs[value] ?? {}).every(([name, wanted]) => wanted.includes(others[name] ?? wanted[0] ?? ""))
  );
}

export const RANDOM = "random"; // the server draws it when the table is made

/** A value for each seat of an option by seat: those chosen where they can be had, the first that is free for the others. */
export function valuesBySeat(
  option: OptionCard,
  picked: readonly (string | undefined)[],
  seats: number,
  others: Record<string, string>,
): string[] {
  const fitting = option.values.filter((value) => goesWith(option, value, seats, others));
  const found: string[] = [];
  const free = (value: string): boolean => value === RANDOM || (fitting.includes(value) && !(option.distinct && found.includes(value)));
  const kept = Array.from({ length: seats }, (_, seat) => {
    const value = picked[seat];
    const stays = value !== undefined && free(value);
    if (stays) found.push(value);
    return stays ? value : "";
  });
  return kept.map((value) => {
    const usual = value || (fitting.find(free) ?? "");
    if (!value) found.push(usual);
    return usual;
  });
}

/** The picks with another value for a seat; where no two may have the same, the seat that has it gets this one's. */
export function pickFor(option: OptionCard, values: readonly string[], seat: number, value: string): string[] {
  const other = option.distinct && value !== RANDOM ? values.indexOf(value) : -1;
  return values.map((one, number) => (number === seat ? value : number === other ? (values[seat] ?? one) : one));
}

export async function create(table: NewTable): Promise<Created> {
  await person.needName(say("ui-guest-name"));
  return post<Created>("/api/tables", table);
}

/** One click: you against computers, in the usual mode. */
export function playNow(game: GameCard, level: number): Promise<Created> {
  return againstComputers(
    game,
    Object.fromEntries(game.options.filter((one) => !one.by_seat).map((one) => [one.name, one.values[0] ?? ""])),
    level,
  );
}

function againstComputers(game: GameCard, options: Record<string, string>, level: number): Promise<Created> {
  const count = seatsFor(game, options)[0] ?? 2;
  const seats = Array.from({ length: count }, (_, seat): NewSeat => (seat === 0 ? { kind: "me" } : { kind: "computer", level }));
  return create({ game: game.id, options, seats, clock: null, word: null, pack: null, public: false });
}

/** A guided game: its name, and the settings in which it is played. */
export interface Lesson {
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  /** Of the computer, if not the gentlest: one that keeps to what the lesson has it do. */
  readonly level?: number;
}
/** By game: its lessons, where it names them. */
const named = import.meta.glob<{ default: readonly Lesson[] }>("../games/*/lessons.ts", { eager: true });

/** The lessons of a game, the first one first: those that it names, or its setting that is called "tutorial". */
export function lessonsOf(game: GameCard): readonly Lesson[] {
  const found = named[`../games/${game.id}/lessons.ts`]?.default ?? [];
  const tutorial = game.options.find((one) => one.values.includes("tutorial"));
  return found.length || !tutorial ? found : [{ name: "tutorial", options: { [tutorial.name]: "tutorial" } }];
}

/** One click: a guided game, you on the first seat against the gentlest computer, or the one that the lesson names. */
export async function learn(game: GameCard, lesson: Lesson): Promise<Created> {
  const usual = game.options.filter((one) => !one.by_seat).map((one) => [one.name, lesson.options[one.name] ?? one.values[0] ?? ""]);
  const table = await againstComputers(game, Object.fromEntries(usual) as Record<string, string>, lesson.level ?? 1);
  lessonTables.add(table.id, lesson.name);
  return table;
}

const KEPT = 20; // tables
const LESSONS = "lessons";
/** The tables of this browser at which a lesson is given, and which. */
export const lessonTables = {
  find(table: string): string {
    return this.all().find(([id]) => id === table)?.[1] ?? "";
  },
  add(table: string, lesson: string): void {
    remember(LESSONS, JSON.stringify([[table, lesson], ...this.all()].slice(0, KEPT)));
  },
  /** Has none been given here yet? */
  get none(): boolean {
    return this.all().length === 0;
  },
  all(): readonly (readonly [string, string])[] {
    try {
      return JSON.parse(remembered(LESSONS) ?? "[]") as [string, string][];
    } catch {
      return []; // what cannot be read was never kept
    }
  },
};
