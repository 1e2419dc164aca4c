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
  readonly card: number;
}

/** What each side of the offer on the table gives; null where nothing is offered. */
export function offerOnTable(table: Table): { readonly from: OfferSide; readonly to: OfferSide } | null {
  const [seat, partner, given = 0, taken = 0, gives = 0, wants = 0, promise = NONE, card = NONE, asked = NONE, askedCard = NONE] =
    table.offer;
  if (seat === undefined || partner === undefined) return null;
  return {
    from: { seat, contract: given, goods: gives, promise, card },
    to: { seat: partner, contract: taken, goods: wants, promise: asked, card: askedCard },
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

export function promiseText(words: Words, kind: number, card: number): string {
  return card === NONE ? words.name("promise", kind) : words.say("skin-trade-leave", { card: words.name("strategy", card) });
}

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
      promise: promiseText(words, one.kind, one.card),
    }),
  );
  return [...held, ...promises];
}
