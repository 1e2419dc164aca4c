// What a newcomer may well begin with: for each faction the two buildings that the sensible player takes first.
import { FACTIONS } from "./facts";

export const ADVISED: Readonly<Record<(typeof FACTIONS)[number], readonly [string, string]>> = {
  terran: ["motor-pool", "heliport"],
  kahoum: ["gale", "quake"],
  xenos: ["hive", "brood"],
  colossus: ["drone-bay", "blade-arm"],
};
