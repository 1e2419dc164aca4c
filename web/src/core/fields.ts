/* What lies where, for games without a skin and for the view in words: zones of a view with the names of their things. */
import type { DecisionView, Hidden, TableInfo, View } from "./wire";
import type { Words } from "./words.svelte";

export interface Thing {
  kind: string;
  value: number | null; // null: hidden
}
export interface Row {
  label: string;
  seat: number | null;
  things: Thing[];
  hidden: number; // face-down ones, besides the things
  secret: boolean; // it is not even known how many
}
export interface Zone {
  field: string;
  label: string;
  rows: Row[];
}

interface FieldInfo {
  kind: string;
  per?: number;
}

function isHidden(value: unknown): value is Hidden {
  return typeof value === "object" && value !== null && "hidden" in value;
}

/** The kind of a field's numbers: as the server says; else as far as names tell. */
export function kindOf(field: string, table: TableInfo, decision: DecisionView | null, seen: unknown): string {
  const told = (table as TableInfo & { fields?: Record<string, FieldInfo> }).fields?.[field]?.kind;
  if (told) return told;
  if (decision && Array.isArray(seen) && seen.length > 1 && JSON.stringify(seen) === JSON.stringify(decision.options)) return decision.kind;
  const name = field.replaceAll("_", "-");
  for (const kind of Object.keys(table.labels)) if (name === kind || name === `${kind}s` || name.endsWith(`-${kind}`) || name.endsWith(`-${kind}s`)) return kind;
  return "number";
}

function row(label: string, seat: number | null, kind: string, seen: unknown): Row {
  const made: Row = { label, seat, things: [], hidden: 0, secret: false };
  if (isHidden(seen)) {
    made.things = (seen.known ?? []).map((value) => ({ kind, value }));
    made.hidden = seen.hidden === null ? 0 : seen.hidden - made.things.length;
    made.secret = seen.hidden === null;
  } else if (Array.isArray(seen)) {
    made.things = seen.map((value) => ({ kind, value: value as number | null }));
  } else {
    made.things = [{ kind, value: seen as number | null }];
  }
  return made;
}

export function zones(view: View, table: TableInfo, decision: DecisionView | null, words: Words, everything = false): Zone[] {
  const seats = table.seats.length;
  const found: Zone[] = [];
  for (const [field, seen] of Object.entries(view)) {
    if (field === "where") continue;
    const kind = kindOf(field, table, decision, seen);
    const nested = Array.isArray(seen) && seen.some((one) => Array.isArray(one) || isHidden(one));
    let rows: Row[];
    if (nested && Array.isArray(seen)) {
      const told = (table as TableInfo & { fields?: Record<string, FieldInfo> }).fields?.[field]?.per;
      const per = told ?? (seen.length === seats ? 1 : 0); // else it is not known whose the rows are
      rows = seen.slice(0, told ? told * seats : undefined).map((one, place) => {
        const seat = per ? Math.floor(place / per) : null;
        return row(seat === null ? String(place + 1) : words.seat(seat) + (per > 1 ? ` ${(place % per) + 1}` : ""), seat, kind, one);
      });
    } else if (Array.isArray(seen) && kind === "number" && seen.length === seats) {
      rows = seen.map((one, seat) => row(words.seat(seat), seat, kind, one));
    } else rows = [row("", null, kind, seen)];
    const empty = rows.every((one) => !one.hidden && !one.secret && one.things.every((thing) => thing.value === null || thing.value < 0 || ((thing.kind === "flag" || thing.kind === "number") && !thing.value)));
    if (everything || !empty) found.push({ field, label: words.zone(field), rows });
  }
  return found;
}
