"""S4  What computer players open with: two cards that serve each other, and not always the same ones."""

from __future__ import annotations

from typing import Final

from senki.games.ares.hints.forces import Army, Outlook, squad_of_unit, strength_of
from senki.games.ares.model import NONE, Ares, are_foes
from senki.games.ares.pack import BUILDING_CARD, STANDARD

EVEN_OPENINGS: Final = 32  # pairs that are worse than the best by no more are as good
OPENING_ATTACK: Final = 62  # what a Standard attack is worth beside a building: it takes the frontier, which nobody holds yet
LIKELY_PART: Final = 40  # of a unit, in hundredths: how much of each of a foe's units is thought to come
TWO_TYPES: Final = 10  # a pair of buildings that make units of two types
SAME_AGAIN: Final = 25  # what the second of the same building is worth less


class Opening:
    """What each card of the deck is worth to begin with, against the factions of the others."""

    def __init__(self, t: Ares, seat: int) -> None:
        self.t: Final = t
        outlook = Outlook(units_of_foes(t, seat))
        self.cards: Final[list[int]] = sorted(t.deck[seat])
        self.worth: Final[dict[int, int]] = {}
        self.kinds: Final[dict[int, int]] = {}
        last = NONE
        for card in self.cards:
            if last != NONE and t.cards.card_ids[last] == t.cards.card_ids[card]:
                self.worth[card], self.kinds[card] = self.worth[last], self.kinds[last]
            else:
                self.weigh(card, outlook)
            last = card

    def weigh(self, card: int, outlook: Outlook) -> None:
        """A building without a cost counts as the better of its sides that can leave the base."""
        cards = self.t.cards
        self.worth[card] = OPENING_ATTACK if cards.kind[card] == STANDARD else 0
        self.kinds[card] = NONE
        if cards.kind[card] != BUILDING_CARD or cards.building_cost[card] > 0:
            return
        for unit in (cards.first[card], cards.second[card]):
            if unit != NONE and not cards.base_defence[unit]:
                gain = strength_of(squad_of_unit(self.t, unit), outlook) // max(cards.cost[unit], 1)
                if gain > self.worth[card]:
                    self.worth[card] = gain
                    self.kinds[card] = cards.type[unit]

    def pair(self, first: int, second: int) -> int:
        """Two attacks, or a building and a card that makes nothing, are no opening."""
        worth = self.worth[first] + self.worth[second]
        if self.kinds[first] == NONE and self.kinds[second] == NONE:
            return 0
        if self.t.cards.card_ids[first] == self.t.cards.card_ids[second]:
            return worth - SAME_AGAIN
        if self.kinds[first] != NONE and self.kinds[second] != NONE and self.kinds[first] != self.kinds[second]:
            return worth + TWO_TYPES
        return worth

    def best_with(self, first: int) -> int:
        """The best pair of the card and one after it."""
        return max([self.pair(first, second) for second in self.cards if second > first])


def units_of_foes(t: Ares, seat: int) -> Army:
    """Of everything that the others' buildings can make, a part."""
    found: Army = []
    for other in range(t.players):
        if not are_foes(t, seat, other):
            continue
        for card in t.cards.decks[t.faction[other]]:
            for unit in (t.cards.first[card], t.cards.second[card]):
                if unit != NONE and not t.cards.base_defence[unit]:
                    found.append(squad_of_unit(t, unit, LIKELY_PART))
    return found
