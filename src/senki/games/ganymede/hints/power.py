"""What mechs can do, in numbers: the hits that they deal, the power of two mechs, and how a battle of two players goes on average.

A side that is attacked lets its mechs fall one after the other. What it deals until then is, for each of its hit points, the hits of all
its mechs that still stand. Of two sides, the one with the larger sum wins if all dice fall evenly; this sum is a player's power.
"""

from __future__ import annotations

from typing import Final

from senki.games.ganymede.model import CARDS_A_SIDE, NONE, Ganymede, accuracy, actions, attack_dice, hit_points, rerolls, unit_on, units_of
from senki.games.ganymede.pack import AIM, DICE, HP, REROLLS, SP
from senki.games.ganymede.questions import DEFEND_WITH

FACES: Final = 6
PARTS_OF_A_HIT: Final = FACES * FACES
WHOLE: Final = 1 << 12  # of a card, and of the time until the deck is empty
PASSES: Final = 20  # of the deck: a battle that is not decided by then is even

Values = list[int]  # of a mech, by column


def hits_of(values: Values, more_aim: int) -> int:
    """What a mech deals with one card, in 36ths of a hit."""
    aim = min(values[AIM] + more_aim, FACES)
    dice = values[DICE]
    return aim * (FACES * dice + min(FACES * values[REROLLS], dice * (FACES - aim)))


def cards_of(values: Values) -> int:
    """With how many cards a mech is in the deck."""
    return min(values[SP], 2 * CARDS_A_SIDE)


def power_of(lead: Values, wing: Values) -> int:
    """The power of a player's two mechs, when that one falls first whose fall costs less."""
    return max(fall_in_turn(lead, wing), fall_in_turn(wing, lead))


def fall_in_turn(falls: Values, last: Values) -> int:
    """C5  The one that falls leaves its soul to the other: 1 AIM and 1 HP."""
    together = cards_of(falls) * hits_of(falls, 0) + cards_of(last) * hits_of(last, 0)
    return falls[HP] * together + (last[HP] + 1) * cards_of(last) * hits_of(last, 1)


def values_of(t: Ganymede, unit: int) -> Values:
    return [actions(t, unit), hit_points(t, unit) - t.units.damage[unit], accuracy(t, unit), attack_dice(t, unit), rerolls(t, unit)]


def standing_power(t: Ganymede, seat: int) -> int:
    """The power of the mechs that a player has left."""
    alive = [unit for unit in units_of(seat) if not t.units.destroyed[unit] and t.units.mech[unit] != NONE]
    if len(alive) == 2:
        return power_of(values_of(t, alive[0]), values_of(t, alive[1]))
    if len(alive) == 1:
        values = values_of(t, alive[0])
        return values[HP] * cards_of(values) * hits_of(values, 0)
    return 0


# -- how a battle goes on average -------------------------------------------------------------------------------------


class Side:
    """A player's mechs in a battle in which every attack deals what is to be expected, in the order in which they fall."""

    def __init__(self, t: Ganymede, seat: int, in_deck: list[int]) -> None:
        alive = [unit for unit in units_of(seat) if not t.units.destroyed[unit]]
        values = [values_of(t, unit) for unit in alive]
        if len(alive) == 2 and fall_in_turn(values[1], values[0]) > fall_in_turn(values[0], values[1]):
            alive.reverse()
            values.reverse()
        self.values: Final = values
        self.left: Final = [WHOLE * in_deck[unit] for unit in alive]  # by mech: its cards still in the deck
        self.hits: Final = [hits_of(own, 0) for own in values]
        self.health: Final = [PARTS_OF_A_HIT * own[HP] for own in values]
        self.front: int = 0  # the mech that takes the hits
        self.power: Final = self.power_left()

    def is_beaten(self) -> bool:
        return self.front == len(self.values)

    def deals(self) -> int:
        """What the cards still in the deck come to."""
        total = 0
        for place in range(self.front, len(self.values)):
            total += self.left[place] * self.hits[place]
        return total // WHOLE

    def take(self, hits: int) -> None:
        self.health[self.front] -= hits
        if self.health[self.front] <= 0:
            self.front += 1
            if self.front < len(self.values):
                self.health[self.front] += PARTS_OF_A_HIT
                self.hits[self.front] = hits_of(self.values[self.front], 1)

    def pass_time(self, time: int) -> None:
        for place in range(self.front, len(self.values)):
            self.left[place] -= self.left[place] * time // WHOLE

    def start_pass(self) -> None:
        for place in range(self.front, len(self.values)):
            self.left[place] = WHOLE * cards_of(self.values[place])

    def power_left(self) -> int:
        """As standing_power counts it, in finer parts."""
        rate = 0
        power = 0
        for place in range(len(self.values) - 1, self.front - 1, -1):
            rate += cards_of(self.values[place]) * self.hits[place]
            power += self.health[place] * rate
        return power


def battle_odds(t: Ganymede, seat: int) -> int:
    """For two players: the seat's chance to win from here on, in thousandths, by how much the winner would have left."""
    in_deck = [0] * (2 * t.players)
    for card in t.deck:
        in_deck[unit_on(card)] += 1
    if t.key == DEFEND_WITH and t.attacker != NONE and t.defender == NONE:
        in_deck[t.attacker] += 1  # its attack is still to come
    us, them = Side(t, seat, in_deck), Side(t, 1 - seat, in_deck)
    passes = 0
    while not us.is_beaten() and not them.is_beaten() and passes < PASSES:
        ours, theirs = us.deals(), them.deals()
        if ours + theirs == 0:
            us.start_pass()
            them.start_pass()
            passes += 1
            continue
        time = WHOLE
        if theirs > 0:
            time = min(time, us.health[us.front] * WHOLE // theirs + 1)
        if ours > 0:
            time = min(time, them.health[them.front] * WHOLE // ours + 1)
        us.take(theirs * time // WHOLE)
        them.take(ours * time // WHOLE)
        us.pass_time(time)
        them.pass_time(time)
    winner = them if us.is_beaten() else us
    lost = 1000 - 1000 * winner.power_left() // max(winner.power, 1) if us.is_beaten() != them.is_beaten() else 1000
    lost = max(lost, 0)
    losing = 1000 * lost**3 // (1000**3 + lost**3)
    return losing if us.is_beaten() else 1000 - losing
