"""TER  What the Terran cards do: Technologies, Orders and attacks."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, nothing, procedure
from senki.games.ares.model import (
    ATTACKERS,
    FIRST_INITIATIVE,
    INITIATIVE_UP,
    NONE,
    SCOUTING_UP,
    WHOLE_BATTLE,
    Ares,
    Seat,
    Shown,
    battle_row,
    seat_of,
    side_of,
)
from senki.games.ares.pack import TYPES
from senki.games.ares.questions import EFFECT_TYPE
from senki.games.ares.rules.effects import choose_force, tell_force, use
from senki.games.ares.rules.line import column_of
from senki.games.ares.rules.losses import add_hits, remove_losses
from senki.games.ares.rules.power import bonus_resources
from senki.games.ares.rules.strength import add_shield, boost, boost_rating, boost_side, force_type
from senki.games.ares.rules.targets import own_forces

NUKE_OWN_HITS: Final = 1


# -- TER5  Technologies, for a battle for which their power was paid ---------------------------------------------------


@procedure
def advanced_optics(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """TER5  Attach to any building. Its force has rerolls in this battle, for its own dice only."""
    use(t, seat, card, "TER5")
    force = yield from choose_force(t, seat, card, rule="TER5")
    tell_force(t, card, force, "TER5")
    row = battle_row(t, force)
    t.forces.own_rerolls[row] += t.cards.amount[card]


@procedure
def composite_armour(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """TER5  Attach to a building that makes infantry or armour. Its force has more shield in this battle."""
    use(t, seat, card, "TER5")
    force = yield from choose_force(t, seat, card, rule="TER5")
    tell_force(t, card, force, "TER5")
    add_shield(t, force, t.cards.amount[card])


@procedure
def smart_ammunition(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """TER5  Attach to any building. Name a type of units: against it, its force has a higher rating in this battle. An X stays X."""
    use(t, seat, card, "TER5")
    force = yield from choose_force(t, seat, card, rule="TER5")
    against = yield from ask(seat, EFFECT_TYPE, list(range(len(TYPES))), card=card)
    tell_force(t, card, force, "TER5")
    boost_rating(t, force, against, t.cards.amount[card], WHOLE_BATTLE)


@procedure
def rapid_loader(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """TER5  Attach to any building. Its force has more initiative in this battle."""
    use(t, seat, card, "TER5")
    force = yield from choose_force(t, seat, card, rule="TER5")
    tell_force(t, card, force, "TER5")
    boost(t, force, INITIATIVE_UP, t.cards.amount[card], WHOLE_BATTLE)


@procedure
def cloaking_field(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """TER5  Attach to a building that makes infantry or armour. Its force has more scouting, and deep strike, in this battle."""
    use(t, seat, card, "TER5")
    force = yield from choose_force(t, seat, card, rule="TER5")
    tell_force(t, card, force, "TER5")
    boost(t, force, SCOUTING_UP, t.cards.amount[card], WHOLE_BATTLE)
    t.joined.append(force)


@procedure
def field_hospital(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """TER5  Attach to a building that makes infantry. After this battle put back up to two units that its card has lost in it."""
    use(t, seat, card, "TER5")
    force = yield from choose_force(t, seat, card, rule="TER5")
    tell_force(t, card, force, "TER5")
    t.healing.append(force)


# -- FAC2  Orders -----------------------------------------------------------------------------------------------------


@procedure
def resupply(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """FAC2  Order. Discard it in your construction, before resources become units: gain bonus resources."""
    use(t, seat, card, "FAC2")
    yield from bonus_resources(t, seat, t.cards.amount[card])


@procedure
def satellite_scan(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """FAC2  Order. When you play it, you may look at an opponent's base (FAC7). Discard it after both constructions: more scouting."""
    use(t, seat, card, "FAC2")
    boost_side(t, side_of(t, seat), SCOUTING_UP, t.cards.amount[card])
    yield from nothing()


# -- TER9  attacks ----------------------------------------------------------------------------------------------------


@procedure
def tactical_nuke(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """TER9  After placement, for power left over: an enemy force in the line takes hits, your own front force in that column one.

    Ruling: they are removed at once, shields first.
    """
    use(t, seat, card, "TER9")
    force = yield from choose_force(t, seat, card, rule="TER9")
    tell_force(t, card, force, "TER9")
    side = side_of(t, seat)
    add_hits(t, force, t.cards.amount[card])
    own = t.front[side][column_of(t, 1 - side, force)]
    if own != NONE:
        add_hits(t, own, NUKE_OWN_HITS)
    remove_losses(t)


@procedure
def blitz(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """TER9  In the first round all your forces have more initiative."""
    for force in t.reserve[ATTACKERS]:
        if seat_of(force) == seat:
            boost(t, force, FIRST_INITIATIVE, t.cards.amount[card], WHOLE_BATTLE)
    yield from nothing()


@procedure
def combined_arms(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """TER9  After placement: gain a reroll for each different type of units among your forces in the line."""
    use(t, seat, card, "TER9")
    t.rerolls[seat] += len({force_type(t, force) for force in own_forces(t, seat)})
    yield from nothing()
