// The way of the arrow from the attacker to the defender.
import type { Side } from "./model";

/** Where something is drawn, from a corner of the table. */
export function box(element: Element, origin: DOMRect) {
  const r = element.getBoundingClientRect();
  return { x: r.left - origin.left, y: r.top - origin.top, w: r.width, h: r.height };
}
export type Box = ReturnType<typeof box>;
/** Where an arrow begins or ends: `floor` is the lower edge of what it stands in. */
export type Place = Box & { side: Side | "tray"; floor: number };
function edge(from: Box, x: number, y: number, gap: number): [number, number] {
  const cx = from.x + from.w / 2;
  const cy = from.y + from.h / 2;
  const [dx, dy] = [x - cx, y - cy];
  const scale = Math.min((from.w / 2 + gap) / Math.max(1, Math.abs(dx)), (from.h / 2 + gap) / Math.max(1, Math.abs(dy)), 1);
  return [cx + dx * scale, cy + dy * scale];
}

/** Round the middle, never across it: seats at the side are joined below it, seats across beside it. */
export function route(from: Place, to: Place, m: Box, height: number, answered: boolean): string {
  const at = (one: Place) => [one.x + one.w / 2, one.y + one.h / 2] as const;
  const [fx, fy] = at(from);
  const [tx, ty] = at(to);
  const line = Math.min(height - 16, Math.max(m.y + m.h, from.floor, to.floor) + 24);
  const below = line + Math.max(0, line - Math.max(from.floor, to.floor) - 10) / 3;
  const beside = (one: Place) => one.side === "left" || one.side === "right";
  const path = (...p: number[]) => `M${p[0]} ${p[1]}C${p.slice(2).join(" ")}`;
  const r = Math.round;
  if (beside(from) && beside(to)) return path(r(fx), r(from.floor + 10), r(fx), r(below), r(tx), r(below), r(tx), r(to.floor + 16));
  if (beside(from) && to.side === "tray") {
    const ex = !answered ? (fx < m.x ? m.x + m.w * 0.2 : m.x + m.w * 0.8) : tx;
    return path(r(fx), r(from.floor + 10), r(fx), r(height - 30), r(ex + (fx - ex) * 0.3), r(height - 46), r(ex), r(height - 14));
  }
  if (from.side === "tray" && beside(to))
    return path(r(fx), r(height - 4), r(fx), r(height - 26), r(tx), r(height + 12), r(tx), r(to.floor + 18));
  if (beside(from) !== beside(to)) {
    const [corner, other] = beside(from) ? [from, to] : [to, from];
    const [cx, cy] = [at(corner)[0], at(other)[1]];
    const [sx, sy] = beside(from) ? [fx, fy < cy ? from.floor + 8 : from.y - 12] : edge(from, cx, cy, 10);
    const [ex, ey] = beside(to) ? [tx, ty < cy ? to.floor + 16 : to.y - 40] : edge(to, cx, cy, 18);
    return path(r(sx), r(sy), r(cx), r(cy), r(cx), r(cy), r(ex), r(ey));
  }
  // across: on the side on which the unit at the table lies
  const out = (from.side === "tray" ? tx : fx) < m.x + m.w / 2 ? -1 : 1;
  const wall = out < 0 ? m.x - 30 : m.x + m.w + 30;
  const foot = out < 0 ? m.x + m.w * 0.08 : m.x + m.w * 0.92;
  const start = from.side === "tray" ? [foot, height - 4] : [fx + out * (from.w / 2 + 8), fy];
  const end = to.side === "tray" ? [foot, height - 14] : [tx + out * (to.w / 2 + 16), ty];
  const x = wall + (wall - (start[0]! + end[0]!) / 2) / 3;
  return path(
    r(start[0]!),
    r(start[1]!),
    r(x),
    r(from.side === "tray" ? height - 50 : fy),
    r(x),
    r(to.side === "tray" ? height - 70 : ty),
    r(end[0]!),
    r(end[1]!),
  );
}
