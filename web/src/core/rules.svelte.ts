/* The reference texts, loaded when first asked for; and the rule that is open in the pop-up. */
import { get } from "./http";
import type { Lang, Reference, RuleText } from "./wire";
import { catalogue } from "./words.svelte";

class Rules {
  private texts: Record<string, Reference> = $state.raw({});
  private loading = new Set<string>();
  open: { game: string; id: string } | null = $state(null);

  private key(game: string, lang: Lang): string {
    return `${game}/${lang}`;
  }

  /** The reference in the language chosen; null until it is loaded. */
  of(game: string): Reference | null {
    return this.texts[this.key(game, catalogue.lang)] ?? null;
  }

  async load(game: string, lang: Lang = catalogue.lang): Promise<void> {
    const key = this.key(game, lang);
    if (this.loading.has(key)) return;
    this.loading.add(key);
    try {
      const text = await get<Reference>(`/api/reference/${game}/${lang}`);
      this.texts = { ...this.texts, [key]: text };
    } catch {
      this.loading.delete(key);
    }
  }

  /** A rule without a paragraph of its own (C3.3) is told by the one that it belongs to (C3). */
  find(game: string, id: string): RuleText | null {
    const rules = this.of(game)?.chapters.flatMap((chapter) => chapter.rules) ?? [];
    for (let wanted = id.trim().toUpperCase(); wanted; wanted = wanted.includes(".") ? wanted.slice(0, wanted.lastIndexOf(".")) : "") {
      const found = rules.find((rule) => rule.id.toUpperCase() === wanted);
      if (found) return found;
    }
    return null;
  }

  show(game: string, id: string): void {
    this.open = { game, id };
    void this.load(game);
  }
}

export const rules = new Rules();
