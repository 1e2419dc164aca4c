// Drawings that lie in files of their own and are loaded when one of them is first shown.
import { SvelteMap } from "svelte/reactivity";
import type { Drawings } from "./drawing";

export type ArtFile = () => Promise<{ default: Drawings }>;

export class Art {
  private readonly loaded = new SvelteMap<string, Drawings>();
  private readonly asked = new Set<string>();

  /** @param files as import.meta.glob("./art/*.ts") gives them */
  constructor(private readonly files: Readonly<Record<string, ArtFile>>) {}

  /** The drawing of that name in the file ./art/<file>.ts; empty until it has come, and where there is none. */
  find(file: string, name: string): string {
    const path = `./art/${file}.ts`;
    const found = this.loaded.get(path);
    if (!found && !this.asked.has(path)) {
      this.asked.add(path);
      void this.files[path]?.().then((one) => this.loaded.set(path, one.default));
    }
    return found?.[name] ?? "";
  }
}
