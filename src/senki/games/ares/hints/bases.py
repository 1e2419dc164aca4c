"""What computer players think of bases: what a card played into one is worth, in the strength that it brings (a Trooper: about 105)."""

from __future__ import annotations

from typing import Final

from senki.games.ares.hints.forces import ALL_FORCES, Army, Outlook, army_known, squad_of_unit, strength_of
from senki.games.ares.model import (
    ATTACH,
    BASIC,
    FIRST_SIDE,
    GOAL,
    KEEP_ORDER,
    LOOK,
    MOST_UNITS,
    NONE,
    ON_UPGRADE,
    RESOURCE,
    SECOND_SIDE,
    Ares,
    are_foes,
    unit_at,
    unit_made,
)
from senki.games.ares.pack import (
    BUILDING_CARD,
    COLOSSUS,
    KAHOUM,
    NOTHING,
    OBELISK,
    ORDERS,
    SPECIAL,
    SPECIAL_BUILDING,
    TECHNOLOGY,
    TERRAN,
    XENOS,
)
from senki.games.ares.rules.places import building_places, fits_slot
from senki.games.ares.rules.power import MOST_TOKENS, discarded, obelisks, tokens

USUAL: Final = 110  # what a resource brings
HORIZON: Final = 8  # resources that are thought to follow
ONLY_DEFENDS: Final = 38  # of a hundred: what a unit is worth that fights only in its own base,
UNDER_THREAT: Final = 76  # and while an enemy holds the frontier
DEAR: Final = 5  # of a hundred: what a unit is worth more for each resource beyond the first: four on a building are a stronger force
STRIKES_DEEP: Final = 108  # of a hundred: what a unit is worth that can strike deep, and stand in the line besides,
SCOUTS: Final = 4  # and more for each that its scouting counts
STARTED: Final = 18  # for a resource on a unit that others have been put on, by how much of it lies there
NEW_TYPE: Final = 120  # of a hundred: a unit of a type that the base has not
FULL_CARRIER: Final = 6  # resources on a building that make the most of what is attached to it
READY_BASE: Final = 10  # resources in a base that make the most of its special cards
A_LOOK: Final = 15  # for each card played since the last one


def expected_foes(t: Ares, seat: int) -> Army:
    found: Army = []
    for other in range(t.players):
        if are_foes(t, seat, other) and not t.out[other]:
            found += army_known(t, seat, other, ALL_FORCES)
    return found


class Plan:
    """A player's base as it is: what each place makes of a resource, and how many more it can use."""

    def __init__(self, t: Ares, seat: int) -> None:
        base = t.base[seat]
        self.t: Final = t
        self.seat: Final = seat
        self.outlook: Final = Outlook(expected_foes(t, seat))
        self.types: Final[list[int]] = []
        self.invested = 0
        self.gain: Final[list[int]] = []  # by place: of a resource there
        self.room: Final[list[int]] = []
        for place in range(len(base)):
            unit = unit_at(t, seat, place)
            if unit != NONE:
                self.invested += base.units[place] * t.cards.cost[unit] + base.resources[place]
                self.types.append(t.cards.type[unit])
                self.gain.append(unit_gain(t, seat, unit, self.outlook))
                self.room.append((MOST_UNITS - base.units[place]) * t.cards.cost[unit] - base.resources[place])
            else:
                self.gain.append(token_gain(t, seat, place))
                cost = t.cards.token_cost[base.card[place]] if base.card[place] != NONE else 0
                self.room.append((MOST_TOKENS - base.units[place]) * cost - base.resources[place])
        self.promise: Final = promise(self.gain, self.room)

    # -- what can be done with a card -----------------------------------------------------------------------------

    def resource_at(self, goal: int) -> int:
        """F1, C4, COL9  The worth of a resource there."""
        t, seat = self.t, self.seat
        place = GOAL.second(goal)
        if GOAL.first(goal) == ON_UPGRADE:
            return USUAL // 2 if t.attached[seat].stored[place] + t.attached[seat].charge[place] < 2 else 0
        return self.resource_on(place)

    def resource_on(self, place: int) -> int:
        """F1, C4  The same, of a place of the base; nothing where there are as many units as there may be."""
        t, seat = self.t, self.seat
        if place >= len(self.gain) or (t.base[seat].card[place] == NONE):
            return self.stack_worth(place)
        if self.room[place] <= 0:
            return 0
        unit = unit_at(t, seat, place)
        cost = t.cards.cost[unit] if unit != NONE else t.cards.token_cost[t.base[seat].card[place]]
        lying = t.base[seat].resources[place] % max(cost, 1)
        return self.gain[place] + STARTED * lying // max(cost, 1)

    def stack_worth(self, place: int) -> int:
        """C4  A stack is begun for a card in hand that has a building cost, if there is none yet."""
        t, seat = self.t, self.seat
        best = 0
        if place < len(self.gain) and t.base[seat].under[place] > 0:
            return 0
        for card in t.hand[seat]:
            if t.cards.building_cost[card] == 1 and len(building_places(t, seat, card)) == 0 and self.fits(card, place):
                best = max(best, self.card_worth(card))
        return best

    def fits(self, card: int, place: int) -> bool:
        """COL1  A Colossus builds in slots."""
        return self.t.faction[self.seat] != COLOSSUS or fits_slot(self.t, card, place)

    def building(self, unit: int) -> int:
        """P3  A new building: how much more the resources to come are worth with it."""
        gain = unit_gain(self.t, self.seat, unit, self.outlook)
        if self.t.cards.type[unit] not in self.types:
            gain = gain * NEW_TYPE // 100
        room = MOST_UNITS * self.t.cards.cost[unit]
        return promise([*self.gain, gain], [*self.room, room]) - self.promise

    def card_worth(self, card: int) -> int:
        """The best that the card can be face up in the base."""
        t = self.t
        if t.cards.kind[card] == BUILDING_CARD:
            best = self.building(t.cards.first[card])
            if t.cards.second[card] != NONE:
                best = max(best, self.building(t.cards.second[card]))
            return best
        if t.cards.kind[card] in (SPECIAL, SPECIAL_BUILDING) and t.mode != BASIC:
            return self.special(card)
        return 0

    def special(self, card: int) -> int:
        """C2  Special cards count for more the more there is that they can work on."""
        t, seat = self.t, self.seat
        worth = special_worth(t, card)
        group = t.cards.group[card]
        ready = min(self.invested, READY_BASE)
        if t.cards.kind[card] == SPECIAL_BUILDING and t.faction[seat] == TERRAN:
            users = len([other for other in t.attached[seat].card if t.cards.group[other] == TECHNOLOGY])
            made = sum([t.cards.power[site] for site in t.base[seat].card if site != NONE]) + tokens(t, seat)
            return worth * (ready + 2 * max(users + 1 - made // 2, 0)) // (READY_BASE + 2)
        if group == OBELISK:
            return worth * ready // READY_BASE * 4 // (4 + obelisks(t, seat))
        if brings_resources(t, card):
            return worth * min(discarded(t, seat) + 2, 4) // 4
        return worth * ready // READY_BASE

    def attach_at(self, card: int, place: int) -> int:
        """C8  Worth more on a building with more on it, and nothing on one that only defends."""
        t, seat = self.t, self.seat
        unit = unit_at(t, seat, place)
        worth = special_worth(t, card)
        if unit == NONE:
            return worth * min(self.invested, READY_BASE) // READY_BASE  # COL9: the Body
        load = t.base[seat].units[place] * t.cards.cost[unit] + t.base[seat].resources[place]
        worth = worth * min(load + 1, FULL_CARRIER) // FULL_CARRIER
        return worth // 3 if t.cards.base_defence[unit] else worth

    def use_worth(self, card: int, use: int, goal: int) -> int:
        """What it is worth to use the card so, without an attack."""
        t = self.t
        if use == RESOURCE:
            return self.resource_at(goal)
        place = GOAL.second(goal) if goal != NONE else NONE
        if use in (FIRST_SIDE, SECOND_SIDE):
            if not self.stack_is_right(card, place):
                return 0
            return self.building(unit_made(t, card, 1 if use == SECOND_SIDE else 0))
        if use == ATTACH:
            return self.attach_at(card, place)
        if use == LOOK:
            return self.look_worth()
        return self.special(card) if use == KEEP_ORDER or self.stack_is_right(card, place) else 0

    def look_worth(self) -> int:
        """FAC7  The more was played behind a screen."""
        most = 0
        for other in range(self.t.players):
            if are_foes(self.t, self.seat, other):
                most = max(most, self.t.unseen[other])
        return A_LOOK * min(most, HORIZON)

    def stack_is_right(self, card: int, place: int) -> bool:
        """C4.5"""
        t, seat = self.t, self.seat
        cost = t.cards.building_cost[card] if t.mode != BASIC else 0
        return cost == 0 or (place < len(t.base[seat].under) and t.base[seat].under[place] == cost)


def special_worth(t: Ares, card: int) -> int:
    """What a special card is worth where it finds all that it needs: the pack says it."""
    return t.cards.worth[card] if t.cards.worth[card] != NOTHING else USUAL


def brings_resources(t: Ares, card: int) -> bool:
    """C6  An Order that is used in construction and says how many bonus resources it brings."""
    return t.cards.window[card] == ORDERS and t.cards.amount[card] > 0


def unit_gain(t: Ares, seat: int, unit: int, outlook: Outlook) -> int:
    """The strength that a resource brings as this unit."""
    gain = strength_of(squad_of_unit(t, unit), outlook) // max(t.cards.cost[unit], 1)
    gain = gain * (100 + DEAR * (t.cards.cost[unit] - 1)) // 100
    if not t.cards.base_defence[unit]:
        merits = SCOUTS * t.cards.scouting[unit] + (STRIKES_DEEP if t.cards.deep_strike[unit] else 100)
        return gain * merits // 100
    threatened = t.holder != NONE and are_foes(t, seat, t.holder)
    return gain * (UNDER_THREAT if threatened else ONLY_DEFENDS) // 100


def token_gain(t: Ares, seat: int, place: int) -> int:
    """C5  What a resource is worth on a building of the mat."""
    card = t.base[seat].card[place]
    if card == NONE or t.cards.token_cost[card] == 0:
        return 0
    faction = t.faction[seat]
    if faction == XENOS:
        return USUAL * 9 // 10
    if faction == TERRAN:
        return USUAL * 7 // 10
    if faction == KAHOUM:
        return USUAL * (5 + min(obelisks(t, seat), 3)) // 10
    return USUAL * 7 // 10


def promise(gains: list[int], rooms: list[int]) -> int:
    """What the resources to come are worth, each where it brings most, the later ones less."""
    left = HORIZON
    total = 0
    done = [room <= 0 for room in rooms]
    while left > 0:
        best = NONE
        for place in range(len(gains)):
            if not done[place] and (best == NONE or gains[place] > gains[best]):
                best = place
        if best == NONE:
            return total
        done[best] = True
        for _ in range(min(rooms[best], left)):
            total += gains[best] * (left + 4) // (HORIZON + 4)
            left -= 1
    return total
