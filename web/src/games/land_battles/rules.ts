/** Where the rules tell of what the signs of the cards mean. */
export const RULES = {
  acted: "A5",
  area: "V2",
  armour: "C4",
  artillery: "G1",
  control: "M3",
  headquarters: "S5",
  hits: "C6",
  manoeuvre: "M1",
  modifier: "M2",
  perk: "M5",
  range: "C3",
  reaction: "D1",
  reinforcement: "R1",
  superior: "M7",
  vp: "V1",
} as const;
