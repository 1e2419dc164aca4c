"""KAH  What the Kahoum cards do: Obelisks, Orders and attacks."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, nothing, procedure
from senki.games.ares.model import (
    DEFENDERS,
    FIRST_INITIATIVE,
    INITIATIVE_UP,
    RATING_UP,
    ROUND_ONLY,
    SCOUTING_UP,
    Ares,
    Seat,
    Shown,
    battle_row,
    side_of,
)
from senki.games.ares.questions import EFFECT_PLACE
from senki.games.ares.rules.effects import change_places, choose_force, choose_two, let_in, tell_force, tell_place, use
from senki.games.ares.rules.kahoum import able_to_ascend, turn_over
from senki.games.ares.rules.power import bonus_resources
from senki.games.ares.rules.strength import boost, boost_side
from senki.games.ares.rules.targets import without_deep_strike

MEDITATION_POWER: Final = 1


# -- KAH4  Obelisks: each makes 1 power, and may be used once per round ------------------------------------------------


@procedure
def obelisk_fire(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """KAH4  Before any force fires: one force of yours has a higher rating against all this round, but an X stays X."""
    use(t, seat, card, "KAH4")
    force = yield from choose_force(t, seat, card, rule="KAH4")
    tell_force(t, card, force, "KAH4")
    boost(t, force, RATING_UP, t.cards.amount[card], ROUND_ONLY)


@procedure
def obelisk_earth(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """KAH4  Before the losses of an initiative group are removed: cancel a hit on a force of yours."""
    use(t, seat, card, "KAH4")
    force = yield from choose_force(t, seat, card, rule="KAH4")
    tell_force(t, card, force, "KAH4")
    row = battle_row(t, force)
    t.forces.hits[row] -= 1


@procedure
def obelisk_wind(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """KAH4  After redeployment: swap two forces of yours that stand in neighbouring columns or one behind the other."""
    use(t, seat, card, "KAH4")
    two = yield from choose_two(t, seat, card, rule="KAH4")
    change_places(t, seat, two, "KAH4")


@procedure
def obelisk_water(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """KAH4  Before any force fires: one enemy force has less initiative this round."""
    use(t, seat, card, "KAH4")
    force = yield from choose_force(t, seat, card, rule="KAH4")
    tell_force(t, card, force, "KAH4")
    boost(t, force, INITIATIVE_UP, t.cards.amount[card], ROUND_ONLY)


@procedure
def obelisk_void(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """KAH4  Before any force fires: one enemy force has a lower rating against all this round."""
    use(t, seat, card, "KAH4")
    force = yield from choose_force(t, seat, card, rule="KAH4")
    tell_force(t, card, force, "KAH4")
    boost(t, force, RATING_UP, t.cards.amount[card], ROUND_ONLY)


# -- FAC2  Orders -----------------------------------------------------------------------------------------------------


@procedure
def rite_of_ascension(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """FAC2  Order. Discard it in your construction: one card of yours ascends (KAH6) without paying power."""
    use(t, seat, card, "FAC2")
    place = yield from ask(seat, EFFECT_PLACE, able_to_ascend(t, seat), rule="FAC2", card=card)
    tell_place(t, card, seat, place, "FAC2")
    turn_over(t, seat, place)


@procedure
def meditation(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """FAC2  Order. Discard it in your construction: gain bonus resources and 1 power."""
    use(t, seat, card, "FAC2")
    t.power[seat] += MEDITATION_POWER
    yield from bonus_resources(t, seat, t.cards.amount[card])


@procedure
def foresight(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """FAC2  When you play it, look at an opponent's base (FAC7), or keep it as an Order. Discard that after both constructions: more
    scouting."""
    use(t, seat, card, "FAC2")
    boost_side(t, side_of(t, seat), SCOUTING_UP, t.cards.amount[card])
    yield from nothing()


# -- KAH8  attacks; with Convergence each Obelisk may be used twice (a number of the pack) -------------------------------


@procedure
def eclipse(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """KAH8  In the first round all enemy forces have less initiative. Enemy scouting counts as 0 (a number of the pack)."""
    boost_side(t, DEFENDERS, FIRST_INITIATIVE, t.cards.amount[card])  # not force by force: enemies may still be built (R1)
    yield from nothing()


@procedure
def starwalk(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """KAH8  In a deep strike: some of your forces without deep strike may take part."""
    yield from let_in(t, seat, tuple(without_deep_strike(t, seat)), t.cards.amount[card], rule="KAH8")
