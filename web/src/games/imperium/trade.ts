// Trade as it lies on the table: the two sides of an offer, contracts by who holds them, and the words for promises.
import type { Words } from "../../core/words.svelte";
import type { Facts } from "./facts";
import { NONE } from "./model";
import type { Table } from "./table";

const CONTRACTS = 2;

export interface OfferSide {
  readonly seat: number;
  /** What the contract is worth that this side gives; 0 without an agreement. */
  readonly contract: number;
  readonly goods: number;
  readonly promise: number;
  /** What it is about: a strategy card, or what is voted for; NONE where nothing more is to be said. */
  readonly what: number;
  /** How many action cards. */
  readonly cards: number;
}

/** What each side of the offer on the table gives; null where nothing is offered. */
export function offerOnTable(table: Table): { readonly from: OfferSide; readonly to: OfferSide } | null {
  const [seat, partner, given = 0, taken = 0, gives = 0, wants = 0, ...rest] = table.offer;
  const [promise = NONE, what = NONE, asked = NONE, askedWhat = NONE, givesCards = 0, wantsCards = 0] = rest;
  if (seat === undefined || partner === undefined) return null;
  return {
    from: { seat, contract: given, goods: gives, promise, what, cards: givesCards },
    to: { seat: partner, contract: taken, goods: wants, promise: asked, what: askedWhat, cards: wantsCards },
  };
}

export interface Contract {
  readonly value: number;
  /** It was exchanged in the action under way, and pays nothing yet. */
  readonly unpaid: boolean;
}

/** The contracts of one player that a seat holds; of its own, those that it has not given. */
export function heldBy(table: Table, facts: Facts, seat: number, owner: number): readonly Contract[] {
  const values = facts.contracts[table.race[owner] ?? NONE] ?? [];
  return values.flatMap((value, which) =>
    table.contracts[owner * CONTRACTS + which] === seat ? [{ value, unpaid: table.unpaid[owner * CONTRACTS + which] === 1 }] : [],
  );
}

/** By ballot of a political card, of what kind its choices are; else for or against. */
export const KIND_OF_BALLOT: Readonly<Record<string, string>> = {
  player: "seat",
  "two-players": "seat",
  planet: "planet",
  "two-planets": "planet",
  law: "political",
  colour: "colour",
  objective: "objective",
};

export function promiseText(words: Words, table: Table, facts: Facts, kind: number, what: number): string {
  const agenda = table.agenda[0] ?? NONE;
  switch (words.label("promise", kind)) {
    case "leave-card":
      return words.say("skin-trade-leave", { card: words.name("strategy", what) });
    case "vote": {
      if (agenda === NONE) return words.name("promise", kind);
      const of = KIND_OF_BALLOT[facts.political[agenda]?.ballot ?? ""] ?? "stance";
      const choice = of === "seat" ? words.player(what) : words.name(of, what);
      return words.say("skin-trade-vote", { card: words.name("political", agenda), choice });
    }
    default:
      return words.name("promise", kind);
  }
}

/** What an open promise is about. */
export const aboutPromise = (one: { card: number; choice: number }): number => (one.card === NONE ? one.choice : one.card);

/** Agreements and promises, a line each. */
export function tradeLines(words: Words, table: Table, facts: Facts): readonly string[] {
  const seats = table.race.map((_, seat) => seat);
  const held = seats.flatMap((seat) => {
    const contracts = seats.flatMap((owner) =>
      owner === seat
        ? []
        : heldBy(table, facts, seat, owner).map((one) => words.say("skin-trade-held", { seat: words.player(owner), value: one.value })),
    );
    return contracts.length ? [words.say("skin-trade-line", { seat: words.player(seat), contracts: words.join(contracts) })] : [];
  });
  const promises = table.promises.map((one) =>
    words.say("skin-promise-line", {
      seat: words.player(one.seat),
      other: words.player(one.other),
      promise: promiseText(words, table, facts, one.kind, aboutPromise(one)),
    }),
  );
  return [...held, ...promises];
}
