/* The laboratory: names of numbers, and figures as people read them. No rule of a game: bounds and figures come from the server. */
import type { Experiment, ExperimentFigure, FormNumber } from "./wire";
import { readable, say, type Words } from "./words.svelte";

export type Labels = Readonly<Record<string, readonly string[]>>;

/** What a table or a column of the pack is called. */
export function columnName(words: Words, column: string): string {
  return words.find(`column-${column.replaceAll("_", "-")}`) ?? readable(column);
}
export function tableName(words: Words, table: string): string {
  return words.find(`table-${table.replaceAll("_", "-")}`) ?? readable(table);
}

/** What a record is called: as the thing of that id, whatever kind the game has it for. */
export function recordName(words: Words, labels: Labels, table: string, record: string): string {
  if (!record) return tableName(words, table);
  const kinds = [table, ...Object.keys(labels).filter((kind) => labels[kind]?.includes(record))];
  for (const kind of kinds) {
    const found = words.find(`${kind}-${record}`);
    if (found !== null) return found;
  }
  return readable(record);
}

/** A number in words: "HP of Grey Heron". */
export function numberName(words: Words, labels: Labels, name: string): string {
  const parts = name.split(".");
  const table = parts[0] ?? "";
  const column = parts.at(-1) ?? "";
  return say("ui-lab-number-of", {
    record: recordName(words, labels, table, parts.slice(1, -1).join(".")),
    column: columnName(words, column),
  });
}

export function inBounds(number: FormNumber, value: number): boolean {
  return Number.isInteger(value) && value >= number.low && value <= number.high;
}

/** A figure as it stands: a share in per cent, a number with two decimals. */
export function plainly(share: boolean, value: number | null, sign = false): string {
  if (value === null) return "–";
  const text = share ? `${(Math.abs(value) * 100).toFixed(1)} %` : Math.abs(value).toFixed(2);
  if (!sign) return value < 0 ? `−${text}` : text;
  return `${Number(text.replace(" %", "")) === 0 ? "±" : value < 0 ? "−" : "+"}${text}`;
}

export type Shown = "yes" | "no" | "open";
/** Is a difference shown? Only where the interval leaves 0 out. */
export function shown(figure: ExperimentFigure): Shown {
  if (figure.off === null || figure.low === null || figure.high === null) return "open";
  return figure.low > 0 || figure.high < 0 ? "yes" : "no";
}

/** How clear a difference is: so many half intervals from 0. */
export function clearness(figure: ExperimentFigure): number {
  if (figure.off === null || figure.low === null || figure.high === null || figure.high <= figure.low) return 0;
  return Math.abs(figure.off) / ((figure.high - figure.low) / 2);
}

export function figureName(words: Words, name: string): string {
  const [part, seat] = name.split("/");
  return part === "seat" ? say("ui-lab-wins-of", { seat: words.player(Number(seat) - 1) }) : say(`ui-lab-${name}`);
}

/** What a question asks, with dots for what it would name in a game. */
export function questionName(words: Words, question: string): string {
  return (words.find(`ask-${question}`) ?? readable(question)).replaceAll(/\{\s*\$\w+\s*\}/g, "…");
}

export const underWay = (run: Experiment | null): boolean => run !== null && (run.state === "waiting" || run.state === "running");
