/* Who is at this browser, and what it remembers. */
import { get, post } from "./http";
import { settings } from "./settings.svelte";
import type { Lang, Me } from "./wire";
import { catalogue } from "./words.svelte";

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // a browser that keeps nothing is fine
  }
}

export { remembered };

class Person {
  private known: Me | null = $state(null);
  ready = $state(false);

  get me(): Me | null {
    return this.known;
  }

  set me(me: Me | null) {
    this.known = me;
    void settings.belongTo(me?.account ?? null);
  }

  get name(): string {
    return this.me?.name ?? "";
  }

  async start(): Promise<void> {
    const wanted = remembered("lang") ?? (navigator.language.startsWith("ja") ? "ja" : "en");
    const [me] = await Promise.all([get<Me | null>("/api/me").catch(() => null), catalogue.load(wanted as Lang)]);
    this.me = me;
    await catalogue.speak(wanted === "ja" ? "ja" : "en");
    this.ready = true;
  }

  /** A guest gets a name with the first table, without being asked. */
  async needName(fallback: string): Promise<void> {
    if (!this.me?.name) this.me = await post<Me>("/api/me", { name: fallback, lang: catalogue.lang });
  }

  async rename(name: string): Promise<void> {
    this.me = await post<Me>("/api/me", { name, lang: catalogue.lang });
  }

  async speak(lang: Lang): Promise<void> {
    await catalogue.speak(lang);
    remember("lang", lang);
    if (this.me?.name) void post<Me>("/api/me", { name: this.me.name, lang }).catch(() => undefined);
  }
}

export const person = new Person();
