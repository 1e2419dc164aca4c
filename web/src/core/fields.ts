/* What lies where, for games without a skin and for the view in words: zones of a view with the names of their things. */
import type { Hidden, TableInfo, View } from "./wire";
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

function isHidden(value: unknown): value is Hidden {
  return typeof value === "object" && value !== null && "hidden" in value;
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

export function zones(view: View, table: TableInfo, words: Words, everything = false): Zone[] {
  const seats = table.seats.length;
  const found: Zone[] = [];
  for (const [field, seen] of Object.entries(view)) {
    if (field === "where" || field === "figures") continue;
    const { kind, per } = table.fields[field] ?? { kind: "number", per: 1 };
    const nested = Array.isArray(seen) && seen.some((one) => Array.isArray(one) || isHidden(one));
    let rows: Row[];
    if (nested && Array.isArray(seen)) {
      const owned = per > 1 || seen.length === seats; // else the rows are no seat's
      rows = seen.slice(0, owned ? per * seats : undefined).map((one, place) => {
        if (!owned) return row(String(place + 1), null, kind, one);
        const seat = Math.floor(place / per);
        return row(words.seat(seat) + (per > 1 ? ` ${(place % per) + 1}` : ""), seat, kind, one);
      });
    } else if (Array.isArray(seen) && kind === "number" && seen.length === seats) {
      rows = seen.map((one, seat) => row(words.seat(seat), seat, kind, one));
    } else rows = [row("", null, kind, seen)];
    const empty = rows.every(
      (one) =>
        !one.hidden &&
        !one.secret &&
        one.things.every(
          (thing) => thing.value === null || thing.value < 0 || ((thing.kind === "flag" || thing.kind === "number") && !thing.value),
        ),
    );
    if (everything || !empty) found.push({ field, label: words.zone(field), rows });
  }
  return found;
}
