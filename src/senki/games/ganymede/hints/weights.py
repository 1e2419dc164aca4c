"""How well a player stands and what a sensible one would do: for computer players."""

from __future__ import annotations

from typing import Final

from senki.engine.shapes import ENOUGH
from senki.games.ganymede.hints.power import PARTS_OF_A_HIT, Values, battle_odds, cards_of, hits_of, power_of, standing_power, values_of
from senki.games.ganymede.model import LEAD, LEFT_OFF, NONE, WING, Ganymede, accuracy, are_foes
from senki.games.ganymede.pack import HP, MUST_BE_POSITIVE, PARTS, Cards, Fitting
from senki.games.ganymede.questions import DEFEND_WITH, DRAFT_LEAD, DRAFT_PART, DRAFT_WING, FIT_PART, REROLL

SURE: Final = 20  # the weight of what is best as far as it can be worked out, where other options have 1
MOST_KEPT: Final = 50_000


def evaluate(t: Ganymede, seat: int) -> int:
    """How likely the seat's side is to win, in thousandths.

    A battle of two is followed to its end; else the cubes of the players' powers are compared, which fits games that were played out.
    """
    drafting = not t.deck and not t.shown
    if t.players == 2 and not drafting:
        return battle_odds(t, seat)
    ours = 0
    everyone = 0
    for other in range(t.players):
        power = standing_power(t, other) if not drafting or t.sealed is not None else promise(t, other)
        everyone += power * power * power
        if not are_foes(t, seat, other):
            ours += power * power * power
    return 1000 * ours // everyone if everyone > 0 else 0


# -- before the battle ------------------------------------------------------------------------------------------------


class Fitter:
    """Tries all legal fittings of some parts on two mechs, and remembers the best of those with the most parts (B8)."""

    def __init__(self, cards: Cards, parts: list[int]) -> None:
        self.cards: Final = cards
        self.parts: Final = parts
        self.fitted: int = 0
        self.power: int = -1
        self.best: Fitting = [[], []]

    def go_on(self, number: int, lead: Values, wing: Values, fitting: Fitting) -> None:
        """B8  The part of this number and those after it."""
        if number == len(self.parts):
            fitted = len(fitting[LEAD]) + len(fitting[WING])
            if fitted >= self.fitted and is_sound(lead) and is_sound(wing):
                power = power_of(lead, wing)
                if fitted > self.fitted or power > self.power:
                    self.fitted = fitted
                    self.power = power
                    self.best = fitting
            return
        part = self.parts[number]
        if self.is_free(fitting[LEAD], part):
            self.go_on(number + 1, self.with_part(lead, part), wing, [[*fitting[LEAD], part], fitting[WING]])
        if self.is_free(fitting[WING], part):
            self.go_on(number + 1, lead, self.with_part(wing, part), [fitting[LEAD], [*fitting[WING], part]])
        self.go_on(number + 1, lead, wing, fitting)

    def is_free(self, fitted: list[int], part: int) -> bool:
        slot = self.cards.slot
        for other in fitted:
            if slot[other] == slot[part]:
                return False
        return True

    def with_part(self, values: Values, part: int) -> Values:
        return [values[column] + self.cards.part[column][part] for column in range(len(values))]


def is_sound(values: Values) -> bool:
    for column in range(MUST_BE_POSITIVE):
        if values[column] <= 0:
            return False
    return True


def best_fitting(cards: Cards, lead: int, wing: int, parts: list[int]) -> tuple[int, Fitting]:
    """The power of the best legal fitting of some parts, and the fitting; kept, as searches ask it often."""
    ordered = sorted(parts)
    key = (lead, wing, *ordered)
    found = cards.best.get(key)
    if found is None:
        if len(cards.best) >= MOST_KEPT:
            cards.best.clear()
        fitter = Fitter(cards, ordered)
        fitter.go_on(0, mech_values(cards, lead), mech_values(cards, wing), [[], []])
        found = (fitter.power, fitter.best)
        cards.best[key] = found
    return found


def mech_values(cards: Cards, mech: int) -> Values:
    """A mech without parts; one that is not drafted yet is taken to be a weak one."""
    return [column[mech] for column in cards.mech] if mech != NONE else [2, 4, 2, 1, 0]


def promise(t: Ganymede, seat: int) -> int:
    """What can be made of what a player has drafted."""
    return best_fitting(t.cards, t.lead[seat], t.wing[seat], t.parts[seat])[0]


# -- what a sensible player does --------------------------------------------------------------------------------------


def weights(t: Ganymede) -> list[int]:
    """For each option of the open question, how likely a sensible player is to take it."""
    key = t.key
    if key == REROLL:
        return reroll_weights(t)
    if key == DEFEND_WITH:
        return defender_weights(t)
    if key == FIT_PART:
        return fit_weights(t)
    if key in (DRAFT_LEAD, DRAFT_WING, DRAFT_PART):
        return draft_weights(t)
    return []


def reroll_weights(t: Ganymede) -> list[int]:
    """C3.3  Every die that misses is rolled again, as far as allowed, and no other: the first of them, as the next step asks for more."""
    aim = accuracy(t, t.attacker)
    found = [0] * len(t.options)
    for place, die in enumerate(t.options):
        if die == ENOUGH or t.dice[die] > aim:
            found[place] = 1
            return found
    return found


def defender_weights(t: Ganymede) -> list[int]:
    """C2  The mech that leaves the player stronger when it takes what is to be expected."""
    first, second = t.options
    return [SURE, 1] if power_after_attack(t, first, second) >= power_after_attack(t, second, first) else [1, SURE]


def power_after_attack(t: Ganymede, defender: int, other: int) -> int:
    """The power of a player whose one mech defends, with the hits that are to be expected; of an attacker on standby, two."""
    hit, safe = values_of(t, defender), values_of(t, other)
    hit[HP] -= (hits_of(values_of(t, t.attacker), 0) + PARTS_OF_A_HIT // 2) // PARTS_OF_A_HIT if t.units.face_up[t.attacker] else 2
    return power_of(hit, safe) if hit[HP] > 0 else (safe[HP] + 1) * cards_of(safe) * hits_of(safe, 1)


def fit_weights(t: Ganymede) -> list[int]:
    """B8  Where the part lies in the best fitting of all the player's parts; no more is thought about it."""
    seat = t.seat
    part = t.about()[0]
    fitting = best_fitting(t.cards, t.lead[seat], t.wing[seat], t.parts[seat])[1]
    place = LEAD if part in fitting[LEAD] else WING if part in fitting[WING] else LEFT_OFF
    return [1 if option == place else 0 for option in t.options]


def draft_weights(t: Ganymede) -> list[int]:
    """B2, B4, B6  By what the card alone would add to what the player has; nearly always one of the best few."""
    seat = t.seat
    lead, wing = t.lead[seat], t.wing[seat]
    if t.key == DRAFT_PART:
        worth = worth_of_parts(t.cards, lead, wing)
        taken = [t.cards.slot[part] for part in t.parts[seat]]
        found = [worth[part] if taken.count(t.cards.slot[part]) < 2 else 0 for part in t.options]
    elif t.key == DRAFT_LEAD:
        found = [best_fitting(t.cards, mech, NONE, [])[0] for mech in t.options]
    else:
        found = [best_fitting(t.cards, lead, mech, [])[0] for mech in t.options]
    least = min(found)
    most = max(max(found) - least, 1)
    return [1 + 63 * (power - least) ** 4 // most**4 for power in found]


def worth_of_parts(cards: Cards, lead: int, wing: int) -> list[int]:
    """By part: the power of the two mechs with that part alone, best fitted."""
    found = cards.worth.get((lead, wing))
    if found is None:
        found = [best_fitting(cards, lead, wing, [part])[0] for part in range(PARTS)]
        cards.worth[lead, wing] = found
    return found
