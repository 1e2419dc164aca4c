"""C3, C7, FAC11  Effects of cards: the steps that they have in common. What each card does stands in cards/."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.shapes import ask_some
from senki.engine.table import Ints
from senki.games.ares import events
from senki.games.ares.model import NONE, Ares, Seat, Shown, Unit, side_of, unit_at, unit_of
from senki.games.ares.pack import Target
from senki.games.ares.questions import EFFECT_FORCE, JOINS, SWAP_FORCE, SWAP_WITH
from senki.games.ares.rules.power import pay_power
from senki.games.ares.rules.targets import swap_partners, swappable, targets_of


def use(t: Ares, seat: Seat, card: Shown, rule: str) -> None:
    """C7, FAC2  The power is paid, and an Order is discarded. An attack card may lie among the scored ones by now."""
    events.effect_used(t, seat, card, rule)
    pay_power(t, seat, card, t.cards.price[card])
    t.used.append(card)
    if card in t.orders[seat]:
        t.orders[seat].remove(card)
        t.discard[seat].append(card)


# -- on one force -----------------------------------------------------------------------------------------------------


@procedure
def choose_force(t: Ares, seat: Seat, card: Shown, *, rule: str = "") -> Rule[int]:
    """The force on which the effect is used; if there is only one, nobody is asked."""
    able = targets_of(t, seat, card)
    force = able[0]
    if len(able) > 1:
        force = yield from ask(seat, EFFECT_FORCE, targets_of(t, seat, card), card=card)
    return force


def tell_force(t: Ares, card: Shown, force: int, rule: str) -> None:
    """Which units the effect is about; COL4: the tokens of the Hull are none."""
    if unit_of(t, force) != NONE:
        events.effect_on(t, card, unit_of(t, force), rule)


def tell_place(t: Ares, card: Shown, seat: int, place: int, rule: str) -> None:
    events.effect_on(t, card, Unit(unit_at(t, seat, place)), rule)


# -- two forces change places -----------------------------------------------------------------------------------------


@procedure
def choose_two(t: Ares, seat: Seat, card: Shown, *, rule: str = "") -> Rule[Ints]:
    """KAH4, XEN4  Two own forces in the line."""
    near = t.cards.target[card] == Target.NEAR_PAIR
    first = yield from ask(seat, SWAP_FORCE, swappable(t, seat, near), card=card)
    second = yield from ask(seat, SWAP_WITH, swap_partners(t, seat, first, near), card=card, first=first)
    return (first, second)


def change_places(t: Ares, seat: Seat, two: Ints, rule: str) -> None:
    first, second = two
    swap(t, side_of(t, seat), first, second)
    events.swapped(t, unit_of(t, first), unit_of(t, second), rule)


def swap(t: Ares, side: int, first: int, second: int) -> None:
    for row in (t.front[side], t.flank[side]):
        for number in range(len(row)):
            if row[number] == first:
                row[number] = second
            elif row[number] == second:
                row[number] = first


# -- FAC12  forces let into a deep strike -----------------------------------------------------------------------------


@procedure
def let_in(t: Ares, seat: Seat, able: tuple[int, ...], most: int, *, rule: str = "") -> Rule[None]:
    """FAC12  The player may let so many of these forces take part in the deep strike."""
    if most > 0 and len(able) > 0:
        chosen = yield from ask_some(t, seat, JOINS, able, 0, most)
        t.joined += list(chosen)
