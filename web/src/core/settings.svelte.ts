/* How this browser's user likes senki: kept in the browser, and with the account where there is one. */
import { get, post } from "./http";
import type { Preferences } from "./wire";

export type Settings = Required<Preferences>;
export type Speed = Settings["speed"];

const USUAL: Settings = {
  speed: "normal",
  sound: false,
  volume: "normal",
  theme: "dark",
  text: "normal",
  confirm: false,
  palette: "usual",
};
export const CHOICES: { readonly [name in keyof Settings]: readonly Settings[name][] } = {
  speed: ["off", "fast", "normal", "slow"],
  sound: [false, true],
  volume: ["quiet", "normal", "loud"],
  theme: ["dark", "light", "contrast"],
  text: ["normal", "large", "largest"],
  confirm: [false, true],
  palette: ["usual", "safe"],
};
const KEPT = "settings";
const PAUSE = 600; // ms after the last change before the account is told

/** What was kept, as far as it is still something that can be chosen. */
export function readSettings(text: string | null): Settings {
  let kept: Record<string, unknown> = {};
  try {
    kept = (JSON.parse(text ?? "{}") as Record<string, unknown> | null) ?? {};
  } catch {
    // what cannot be read was never kept
  }
  const names = Object.keys(USUAL) as (keyof Settings)[];
  const chosen = names.filter((name) => CHOICES[name].some((one) => one === kept[name]));
  return { ...USUAL, ...Object.fromEntries(chosen.map((name) => [name, kept[name]])) };
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

class Choices {
  now: Settings = $state.raw(readSettings(remembered()));
  /** Is the sheet open? */
  open = $state(false);
  private account: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  set(changed: Partial<Settings>): void {
    this.take({ ...this.now, ...changed });
    clearTimeout(this.timer);
    if (this.account) this.timer = setTimeout(() => this.tell(), PAUSE);
  }

  /** Somebody has logged in or out. An account's own settings come to this browser; one that has none gets the browser's. */
  async belongTo(account: string | null): Promise<void> {
    if (account === this.account) return;
    this.account = account;
    if (!account) return;
    const kept = await get<Preferences | null>("/api/me/settings").catch(() => undefined);
    if (this.account !== account) return;
    if (kept) this.take(readSettings(JSON.stringify(kept)));
    else if (kept === null) this.tell();
  }

  /** Onto the page: themes and palettes are sets of tokens (styles/themes.css). */
  apply(): void {
    const page = document.documentElement;
    const { theme, palette, text } = this.now;
    Object.assign(page.dataset, { theme, palette, text });
    const ground = getComputedStyle(page).getPropertyValue("--slate-900").trim();
    if (ground) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
  }

  private take(settings: Settings): void {
    this.now = settings;
    this.apply();
    try {
      localStorage.setItem(KEPT, JSON.stringify(settings));
    } catch {
      // a browser that keeps nothing is fine
    }
  }

  private tell(): void {
    void post("/api/me/settings", this.now).catch(() => undefined); // this browser has them all the same
  }
}

export const settings = new Choices();
