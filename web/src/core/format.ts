/* Times and shares as people read them. */
import type { FigureView } from "./wire";

export function clock(ms: number): string {
  const all = Math.max(0, Math.floor(ms / 1000));
  const [days, hours, minutes, seconds] = [Math.floor(all / 86400), Math.floor(all / 3600) % 24, Math.floor(all / 60) % 60, all % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  if (days) return `${days}d ${two(hours)}h`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`;
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** A chance that is known exactly: with a decimal where it needs one, and never 0 or 100 for what is not certain. */
export function odds(chance: number): string {
  if (chance > 0 && chance < 0.001) return "<0.1%";
  if (chance < 1 && chance > 0.999) return ">99.9%";
  return `${Math.round(chance * 1000) / 10}%`;
}

/** A whole number with a true minus sign. */
export function minus(amount: number): string {
  return String(amount).replace("-", "−");
}

/** A figure's amount: whole, in tenths, or in hundredths of a per cent. */
export function amountIn(unit: FigureView["unit"], amount: number): string {
  if (unit === "tenths") return (amount / 10).toFixed(1).replace("-", "−");
  if (unit === "percent")
    return amount > 0 && amount < 100 ? "<1%" : amount > 9900 && amount < 10000 ? ">99%" : `${Math.round(amount / 100)}%`;
  return minus(amount);
}

/** A change, with its sign. */
export function signed(share: number): string {
  const points = Math.round(share * 1000) / 10;
  return `${points > 0 ? "+" : points < 0 ? "−" : "±"}${Math.abs(points)}%`;
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
