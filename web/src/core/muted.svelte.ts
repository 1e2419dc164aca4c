/* Whom this browser does not want to read: by what stands for them in the talk, the same at every table. */
import { remember, remembered } from "./me.svelte";

const KEPT = "muted";
const MOST = 200;

export function readMuted(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string").slice(-MOST) : [];
  } catch {
    return [];
  }
}

class Muted {
  private authors: readonly string[] = $state.raw(readMuted(remembered(KEPT)));

  /** Whoever has no name cannot be told from others without one. */
  has(author: string | undefined): boolean {
    return !!author && this.authors.includes(author);
  }

  set(author: string, mute: boolean): void {
    const others = this.authors.filter((one) => one !== author);
    this.authors = mute ? [...others, author].slice(-MOST) : others;
    remember(KEPT, JSON.stringify(this.authors));
  }
}

export const muted = new Muted();
