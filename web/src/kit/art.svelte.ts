// Drawings that lie in files of their own and are loaded when one of them is first shown.
import { SvelteMap } from "svelte/reactivity";
import type { Drawings } from "./drawing";

export type ArtFile = () => Promise<{ default: Drawings }>;

export class Art {
  private readonly loaded = new SvelteMap<string, Drawings>();
  private readonly asked = new Set<string>();

  /** @param files as import.meta.glob("./art/*.ts") gives them */
  constructor(private readonly files: Readonly<Record<string, ArtFile>>) {}

  /** The drawing of that name in the first of the files ./art/<file>.ts that has one; a file is asked for only when those before it have
   * come and have none. Empty until it has come, and where there is none. */
  find(name: string, ...files: string[]): string {
    for (const file of files) {
      const path = `./art/${file}.ts`;
      const found = this.loaded.get(path);
      if (!found) {
        this.load(path);
        return "";
      }
      if (found[name]) return found[name];
    }
    return "";
  }

  private load(path: string): void {
    if (this.asked.has(path)) return;
    this.asked.add(path);
    void this.files[path]?.().then((one) => this.loaded.set(path, one.default));
  }
}
