/* Signs that games draw for their seats: src/games/<game id>/marks.ts has a default export, by seat a list of paths on a sheet of 48 x 48 (a
 * leading * means filled). They are small, and shown where no skin is loaded. Seats of other games have letters. */
import { getContext, setContext } from "svelte";

type Signs = readonly (readonly string[])[];
const drawn = import.meta.glob<{ default: Signs }>("../games/*/marks.ts", { eager: true });
const KEY = Symbol("the game whose seats are marked");

/** The page is about this game: all marks on it are its seats'. */
export function markSeatsOf(game: () => string): void {
  setContext(KEY, game);
}

/** By seat of a game (where none is named: of the page's): the paths of its sign; null if it has none. */
export function signs(): (seat: number, game?: string) => readonly string[] | null {
  const here = getContext<(() => string) | undefined>(KEY);
  return (seat, game) => drawn[`../games/${game ?? here?.() ?? ""}/marks.ts`]?.default[seat] ?? null;
}
