"""What a player can know of the others' secrets: dealing again how mechs on standby are fitted, and what lies in the deck.

A player has seen which parts everybody drafted, and how mechs are fitted once they are turned up. The number of cards in the initiative
deck is known to all, and so is the sum of the actions of all mechs still on standby, whose cards are all in the deck but for the one that
is attacking just now: a shown card turns its mech up. Every legal fitting that agrees with this is equally likely here.
"""

from __future__ import annotations

from typing import Final

from senki.engine.chance import Rng
from senki.games.ganymede.cards import BySum, Fitting
from senki.games.ganymede.model import CARDS_A_SIDE, LEFT, LEFT_OFF, NONE, PARTS_EACH, RIGHT, Ganymede, actions
from senki.games.ganymede.rules.build import cards_put_in, has_odd_card, is_sound, slot_free

MOST_KEPT: Final = 1000


def redeal(t: Ganymede, viewer: int, rng: Rng) -> None:
    """Deal again all that this seat cannot see."""
    choosing = t.sealed.waiting() if t.sealed is not None else []
    others = [seat for seat in range(t.players) if seat != viewer and seat not in choosing and len(t.parts[seat]) == PARTS_EACH]
    hidden = [seat for seat in others if not (t.face_up[seat * 2] and t.face_up[seat * 2 + 1])]
    if t.sealed is None and not t.deck and not t.shown:
        return  # still drafting: nothing is hidden
    total = sum(standby_cards(t, seat) for seat in hidden)
    for seat, fitting in zip(hidden, choose_fittings(t, hidden, total, rng), strict=True):
        t.fitted[seat * 2], t.fitted[seat * 2 + 1] = fitting[0][:], fitting[1][:]
    for seat in others:
        for unit in (seat * 2, seat * 2 + 1):
            if not t.extra_known[unit]:
                sides = possible_extras(t, unit)
                t.extra[unit] = sides[rng.below(len(sides))]
    if t.sealed is None:
        t.deck = cards_left(t)


def possible_extras(t: Ganymede, unit: int) -> list[int]:
    """B10.1  On which side the unit's odd card can be, after the cards that have been shown."""
    if not has_odd_card(t, unit):
        return [NONE]
    half = actions(t, unit) // 2
    return [side for side in (RIGHT, LEFT) if t.shown.count(unit * 2 + 1 - side) <= half]


def cards_of(t: Ganymede, unit: int) -> int:
    """How many initiative cards a unit has put in."""
    return min(actions(t, unit), 2 * CARDS_A_SIDE)


def standby_cards(t: Ganymede, seat: int) -> int:
    return sum(cards_of(t, unit) for unit in (seat * 2, seat * 2 + 1) if not t.face_up[unit])


def cards_left(t: Ganymede) -> list[int]:
    """The deck, from what was put in and what has been shown."""
    deck: list[int] = []
    for unit in range(t.players * 2):
        if not t.removed[unit]:
            for side in (RIGHT, LEFT):
                deck += [unit * 2 + side] * (cards_put_in(t, unit, side) - t.shown.count(unit * 2 + side))
    return deck


def choose_fittings(t: Ganymede, seats: list[int], total: int, rng: Rng) -> list[Fitting]:
    """A legal fitting for each of the seats; once the deck is built, such that their mechs on standby have put in `total` cards."""
    by_sum = [fittings_by_cards(t, seat) for seat in seats]
    ways = ways_to_reach(by_sum)
    left = total if t.sealed is None else 0
    chosen: list[Fitting] = []
    for place, sums in enumerate(by_sum):
        pick = int(rng.below(ways[place][left]))
        for cards, fittings in sums.items():
            weight = ways[place + 1].get(left - cards, 0)
            if pick < weight * len(fittings):
                chosen.append(fittings[pick // weight])
                left -= cards
                break
            pick -= weight * len(fittings)
    return chosen


def fittings_by_cards(t: Ganymede, seat: int) -> BySum:
    """A seat's possible fittings by the number of cards that its mechs on standby would have put in; kept, as searches ask it often."""
    key = (t.mech[seat * 2], t.mech[seat * 2 + 1], NONE if t.sealed is None else 0, *t.parts[seat])
    for unit in (seat * 2, seat * 2 + 1):
        if t.face_up[unit]:
            key += (unit % 2 - 2, *t.fitted[unit])
    kept = t.cards.fittings
    found = kept.get(key)
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        found = {}
        for fitting in possible_fittings(t, seat):
            found.setdefault(cards_if(t, seat, fitting) if t.sealed is None else 0, []).append(fitting)
        kept[key] = found
    return found


def ways_to_reach(by_sum: list[BySum]) -> list[dict[int, int]]:
    """By place in the list and by number of cards: in how many ways the seats from there on reach it."""
    ways: list[dict[int, int]] = [{0: 1}]
    for sums in reversed(by_sum):
        here: dict[int, int] = {}
        for cards, fittings in sums.items():
            for rest, count in ways[0].items():
                here[cards + rest] = here.get(cards + rest, 0) + count * len(fittings)
        ways.insert(0, here)
    return ways


def possible_fittings(t: Ganymede, seat: int) -> list[Fitting]:
    """B8  Every legal fitting of a seat's parts that agrees with the mech that is turned up, if one is."""
    found: list[Fitting] = [[[], []]]
    for part in t.parts[seat]:
        grown: list[Fitting] = []
        for fitting in found:
            for place in range(LEFT_OFF):
                unit = seat * 2 + place
                if (part in t.fitted[unit] if t.face_up[unit] else not is_shown(t, seat, part)) and slot_free(t, fitting[place], part):
                    grown.append([fitting[0] + [part] if place == 0 else fitting[0], fitting[1] + [part] if place == 1 else fitting[1]])
            if not is_shown(t, seat, part):
                grown.append(fitting)
        found = grown
    return [fitting for fitting in found if is_sound(t, seat * 2, fitting[0]) and is_sound(t, seat * 2 + 1, fitting[1])]


def is_shown(t: Ganymede, seat: int, part: int) -> bool:
    """Does the part lie on a mech of the seat that is turned up?"""
    return any(t.face_up[unit] and part in t.fitted[unit] for unit in (seat * 2, seat * 2 + 1))


def cards_if(t: Ganymede, seat: int, fitting: Fitting) -> int:
    """How many cards the seat's mechs on standby would have put in."""
    total = 0
    for place in range(2):
        if not t.face_up[seat * 2 + place]:
            sp = t.cards.mech[0][t.mech[seat * 2 + place]]
            for part in fitting[place]:
                sp += t.cards.part[0][part]
            total += min(sp, 2 * CARDS_A_SIDE)
    return total
