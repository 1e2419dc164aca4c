// Where planets and wormholes lie in a system, by level of detail; a hex has radius 100.
import type { Level } from "../../../kit/HexMap.svelte";
import type { Place } from "../model";

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}
const at = (x: number, y: number, r: number): Spot => ({ x, y, r });

const SPOTS: Readonly<Record<Level, Readonly<Record<number, readonly Spot[]>>>> = {
  far: {
    1: [at(0, -34, 25)],
    2: [at(-32, -34, 21), at(32, -34, 21)],
    3: [at(-48, -24, 18), at(0, -46, 18), at(48, -24, 18)],
  },
  mid: {
    1: [at(-36, -42, 32)],
    2: [at(-45, -47, 25), at(45, -47, 25)],
    3: [at(-58, -26, 20), at(0, -54, 20), at(58, -26, 20)],
  },
  near: {
    1: [at(-30, -22, 42)],
    2: [at(-44, -28, 30), at(44, -28, 30)],
    3: [at(-58, -20, 24), at(0, -46, 24), at(58, -20, 24)],
  },
};
const BESIDE_HOLE: Readonly<Record<Level, Spot>> = { far: at(-26, -32, 22), mid: at(-46, -40, 27), near: at(-42, -26, 36) };

export function layout(level: Level, place: Place): readonly Spot[] {
  if (place.planets.length === 1 && place.wormhole) return [BESIDE_HOLE[level]];
  return SPOTS[level][place.planets.length] ?? [];
}

export function wormholeAt(level: Level, place: Place): { x: number; y: number; scale: number } {
  if (!place.planets.length) return { x: 0, y: -14, scale: 0.95 };
  return level === "far"
    ? { x: 38, y: -32, scale: 0.42 }
    : level === "mid"
      ? { x: 44, y: -46, scale: 0.44 }
      : { x: 52, y: -40, scale: 0.52 };
}
