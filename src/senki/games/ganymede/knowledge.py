"""What a player can know of the others' secrets: dealing again which mech has which letter, how mechs on standby are fitted, and the deck.

A player has seen which mechs and parts everybody drafted. Once a mech is turned up, everyone knows how it is fitted, and what its player's
other mech is. The number of cards in the initiative deck is known to all, and so is the sum of the actions of all mechs still on standby,
whose cards are all in the deck but for the one that is attacking just now: a shown card turns its mech up. With two players the side of an
odd card is known (B10.1), so an attacker on standby whose left card is shown has two actions or more. Every choice of letters and every
legal fitting that agree with this are equally likely here.
"""

from __future__ import annotations

from typing import Final

from senki.engine.chance import Rng
from senki.games.ganymede.model import (
    CARDS_A_SIDE,
    INITIATIVE,
    LEFT,
    LEFT_OFF,
    NONE,
    PARTS_EACH,
    RIGHT,
    UNIT,
    Ganymede,
    actions,
    shown_of,
    units_of,
)
from senki.games.ganymede.pack import SP, BySum, Fitting, Squad
from senki.games.ganymede.rules.build import cards_put_in, has_odd_card, is_sound, slot_free
from senki.games.ganymede.rules.fits import least_left_off

MOST_KEPT: Final = 1000


def resample(t: Ganymede, viewer: int, rng: Rng) -> None:
    """Deal again all that this seat cannot see."""
    choosing = t.sealed.waiting() if t.sealed is not None else []
    others = [seat for seat in range(t.players) if seat != viewer and seat not in choosing and len(t.parts[seat]) == PARTS_EACH]
    hidden = [seat for seat in others if not (all_up(t, seat))]
    if t.sealed is None and not t.deck and not t.shown:
        return  # still drafting: nothing is hidden
    total = sum(standby_cards(t, seat) for seat in hidden)
    for seat, (mechs, fitting) in zip(hidden, choose_squads(t, hidden, total, rng), strict=True):
        for place, unit in enumerate(units_of(seat)):
            t.units.mech[unit], t.units.fitted[unit] = mechs[place], fitting[place][:]
    for seat in others:
        for unit in units_of(seat):
            if not t.units.extra_known[unit]:
                sides = possible_extras(t, unit)
                t.units.extra[unit] = sides[rng.below(len(sides))]
    if t.sealed is None:
        t.deck = cards_left(t)


def all_up(t: Ganymede, seat: int) -> bool:
    """Are both of the player's mechs turned up?"""
    first, second = units_of(seat)
    return bool(t.units.face_up[first] and t.units.face_up[second])


def possible_extras(t: Ganymede, unit: int) -> list[int]:
    """B10.1  On which side the unit's odd card can be, after the cards that have been shown."""
    if not has_odd_card(t, unit):
        return [NONE]
    if t.players == 2:
        return [RIGHT]
    half = actions(t, unit) // 2
    return [side for side in (RIGHT, LEFT) if shown_of(t, unit, 1 - side) <= half]


def cards_of(t: Ganymede, unit: int) -> int:
    """How many initiative cards a unit has put in."""
    return min(actions(t, unit), 2 * CARDS_A_SIDE)


def standby_cards(t: Ganymede, seat: int) -> int:
    return sum(cards_of(t, unit) for unit in units_of(seat) if not t.units.face_up[unit])


def cards_left(t: Ganymede) -> list[int]:
    """The deck, from what was put in and what has been shown."""
    deck: list[int] = []
    for unit in range(UNIT.of(t.players, 0)):
        if not t.units.removed[unit]:
            for side in (RIGHT, LEFT):
                deck += [INITIATIVE.of(unit, side)] * (cards_put_in(t, unit, side) - shown_of(t, unit, side))
    return deck


def choose_squads(t: Ganymede, seats: list[int], total: int, rng: Rng) -> list[Squad]:
    """Letters and a legal fitting for each seat; once the deck is built, such that their mechs on standby have put in `total` cards."""
    by_sum = [squads_by_cards(t, seat) for seat in seats]
    ways = ways_to_reach(by_sum)
    left = total if t.sealed is None else 0
    chosen: list[Squad] = []
    for place, sums in enumerate(by_sum):
        pick = int(rng.below(ways[place][left]))
        for cards, squads in sums.items():
            weight = ways[place + 1].get(left - cards, 0)
            if pick < weight * len(squads):
                chosen.append(squads[pick // weight])
                left -= cards
                break
            pick -= weight * len(squads)
    return chosen


def squads_by_cards(t: Ganymede, seat: int) -> BySum:
    """What a seat's units may be, by the number of cards that its mechs on standby would have put in; kept, as searches ask it often."""
    lead, wing = t.lead[seat], t.wing[seat]
    one, other = units_of(seat)
    first = t.units.mech[one] if t.units.mech_known[one] else NONE
    key = (lead, wing, first, NONE if t.sealed is None else 0, *t.parts[seat])
    for place, unit in enumerate((one, other)):
        if t.units.face_up[unit]:
            key += (place - 2, *t.units.fitted[unit])
        elif needs_two_cards(t, unit):
            key += (place - 4,)
    kept = t.cards.squads
    found = kept.get(key)
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        found = {}
        for mechs in [(lead, wing), (wing, lead)]:
            if first in (NONE, mechs[0]):
                t.units.mech[one], t.units.mech[other] = mechs
                for fitting in possible_fittings(t, seat):
                    found.setdefault(cards_if(t, seat, fitting) if t.sealed is None else 0, []).append((mechs, fitting))
        kept[key] = found
    return found


def ways_to_reach(by_sum: list[BySum]) -> list[dict[int, int]]:
    """By place in the list and by number of cards: in how many ways the seats from there on reach it."""
    ways: list[dict[int, int]] = [{0: 1}]
    for sums in reversed(by_sum):
        here: dict[int, int] = {}
        for cards, squads in sums.items():
            for rest, count in ways[0].items():
                here[cards + rest] = here.get(cards + rest, 0) + count * len(squads)
        ways.insert(0, here)
    return ways


def possible_fittings(t: Ganymede, seat: int) -> list[Fitting]:
    """B8  Every legal fitting of a seat's parts, by unit, that agrees with the mech that is turned up, if one is."""
    found: list[Fitting] = [[[], []]]
    for part in t.parts[seat]:
        grown: list[Fitting] = []
        for fitting in found:
            for place in range(LEFT_OFF):
                unit = UNIT.of(seat, place)
                if (part in t.units.fitted[unit] if t.units.face_up[unit] else not is_shown(t, seat, part)) and slot_free(
                    t, fitting[place], part
                ):
                    grown.append([fitting[0] + [part] if place == 0 else fitting[0], fitting[1] + [part] if place == 1 else fitting[1]])
            if not is_shown(t, seat, part):
                grown.append(fitting)
        found = grown
    fitted = len(t.parts[seat]) - least_left_off(t, seat)
    return [fitting for fitting in found if len(fitting[0]) + len(fitting[1]) == fitted and is_possible(t, seat, fitting)]


def is_possible(t: Ganymede, seat: int, fitting: Fitting) -> bool:
    """B8.2, B10.1  Are both mechs sound, and have they the cards that have been shown?"""
    for place, unit in enumerate(units_of(seat)):
        if not is_sound(t, unit, fitting[place]) or (needs_two_cards(t, unit) and actions_if(t, unit, fitting[place]) < 2):
            return False
    return True


def needs_two_cards(t: Ganymede, unit: int) -> bool:
    """B10.1  With two players a single card is to the right, so a mech on standby that attacks to the left has another."""
    return t.players == 2 and not t.units.face_up[unit] and shown_of(t, unit, LEFT) > 0


def actions_if(t: Ganymede, unit: int, fitted: list[int]) -> int:
    sp = t.cards.mech[SP][t.units.mech[unit]]
    for part in fitted:
        sp += t.cards.part[SP][part]
    return sp


def is_shown(t: Ganymede, seat: int, part: int) -> bool:
    """Does the part lie on a mech of the seat that is turned up?"""
    return any(t.units.face_up[unit] and part in t.units.fitted[unit] for unit in units_of(seat))


def cards_if(t: Ganymede, seat: int, fitting: Fitting) -> int:
    """How many cards the seat's mechs on standby would have put in."""
    total = 0
    for place, unit in enumerate(units_of(seat)):
        if not t.units.face_up[unit]:
            total += min(actions_if(t, unit, fitting[place]), 2 * CARDS_A_SIDE)
    return total
