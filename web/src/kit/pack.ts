/* The records of the pack that a table is played with, as a skin reads them. */
import type { Cards } from "../core/wire";

export type Row = Cards["facts"][string][number];

export const wordOf = (row: Row | undefined, name: string): string => String(row?.[name] ?? "");
export const numberOf = (row: Row | undefined, name: string): number => Number(row?.[name] ?? 0);
/** null: the record does not say. */
export const maybeOf = (row: Row | undefined, name: string): number | null => (row?.[name] === undefined ? null : Number(row[name]));

/** Records by their id: the numbers of cards follow the labels of the table. */
export function byId(table: Cards, name: string): ReadonlyMap<string, Row> {
  return new Map((table.facts[name] ?? []).map((row) => [wordOf(row, "id"), row]));
}

/** What is read from a table's records, read once for each table. */
export function onceFor<T extends object, Facts>(read: (table: T) => Facts): (table: T) => Facts {
  const known = new WeakMap<T, Facts>();
  return (table) => {
    let found = known.get(table);
    if (found === undefined) known.set(table, (found = read(table)));
    return found;
  };
}
