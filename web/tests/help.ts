import type { DecisionView } from "../src/core/wire";

export function decision(change: Partial<DecisionView>): DecisionView {
  return {
    seat: 0,
    ask: "x",
    rule: "C1",
    shape: "one",
    kind: "unit",
    options: [],
    about: {},
    picked: [],
    candidates: [],
    least: 1,
    most: 1,
    limits: [],
    values: [],
    sealed: false,
    ...change,
  };
}
