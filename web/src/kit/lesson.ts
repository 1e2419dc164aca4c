// What the guided games of all skins have in common.
import type { CoachMemory, CoachStep } from "../core/skin";
import type { Args, Words } from "../core/words.svelte";

/** Makes one thing to say, from its chapter, its id (of its texts), what it is about (a CSS selector) and its rule; the last two may be empty. */
export type Sayer<Chapter extends string> = (chapter: Chapter, id: string, target: string, rule: string, args?: Args) => CoachStep;

/** `read`: put away with a button; `act`: goes when the player has acted. `usual` is what all texts may name. */
export function sayers<Chapter extends string>(
  words: Words,
  chapters: readonly Chapter[],
  usual: Args = {},
): { read: Sayer<Chapter>; act: Sayer<Chapter> } {
  const make =
    (goes: CoachStep["goes"]): Sayer<Chapter> =>
    (chapter, id, target, rule, args = {}) => ({
      id,
      title: words.say(`coach-${id}-title`, { ...usual, ...args }),
      text: words.say(`coach-${id}`, { ...usual, ...args }),
      at: chapters.indexOf(chapter) + 1,
      of: chapters.length,
      goes,
      ...(target ? { target } : {}),
      ...(rule ? { rule } : {}),
    });
  return { read: make("next"), act: make("act") };
}

/** Is one of these events told now, or was it told before? */
export function hasHeard({ history, now }: CoachMemory, ...events: string[]): boolean {
  return (now !== null && events.includes(now.event)) || history.some((one) => events.includes(one.event));
}
