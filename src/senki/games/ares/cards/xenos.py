"""XEN  What the Xenos cards do: Brains, a Mutation that is used, an Order, and attacks. Evolve cards and other Mutations change numbers."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, nothing, procedure
from senki.games.ares import events
from senki.games.ares.model import (
    ACID,
    DEFENDERS,
    INITIATIVE_UP,
    ROUND_ONLY,
    SCOUTING_UP,
    WHOLE_BATTLE,
    Ares,
    Seat,
    Shown,
    add_place,
    force_at,
    side_of,
    unit_of,
)
from senki.games.ares.questions import SWARM_COUNT, SWARM_ON
from senki.games.ares.rules.effects import change_places, choose_force, choose_two, tell_force, use
from senki.games.ares.rules.line import place_at_end
from senki.games.ares.rules.power import discarded, mat_place, take_from_discard
from senki.games.ares.rules.strength import add_shield, boost, boost_side
from senki.games.ares.rules.targets import swarm_places
from senki.games.ares.rules.xenos import hatch, most_hatched

# -- XEN4  Brains -----------------------------------------------------------------------------------------------------


@procedure
def tactical_brain(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """XEN4  Once per round, after redeployment: swap two forces of yours in the line."""
    use(t, seat, card, "XEN4")
    two = yield from choose_two(t, seat, card, rule="XEN4")
    change_places(t, seat, two, "XEN4")


@procedure
def hunter_brain(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """XEN4  After both constructions: more scouting in this battle."""
    use(t, seat, card, "XEN4")
    boost_side(t, side_of(t, seat), SCOUTING_UP, t.cards.amount[card])
    yield from nothing()


@procedure
def fury_brain(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """XEN4  Once per round, before any force fires: one force of yours has more initiative this round."""
    use(t, seat, card, "XEN4")
    force = yield from choose_force(t, seat, card, rule="XEN4")
    tell_force(t, card, force, "XEN4")
    boost(t, force, INITIATIVE_UP, t.cards.amount[card], ROUND_ONLY)


# -- XEN6, FAC2  a Mutation and an Order ------------------------------------------------------------------------------


@procedure
def acid_spit(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """XEN6  Attach to any building. In this battle its force's air rating is higher; an X becomes 1."""
    use(t, seat, card, "XEN6")
    force = yield from choose_force(t, seat, card, rule="XEN6")
    tell_force(t, card, force, "XEN6")
    boost(t, force, ACID, t.cards.amount[card], WHOLE_BATTLE)


@procedure
def great_spawning(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """FAC2  Order. Discard it in your construction: gain bonus resources, all on the Queen. She may hold any number of eggs (XEN1)."""
    use(t, seat, card, "FAC2")
    for _ in range(min(t.cards.amount[card], discarded(t, seat))):
        take_from_discard(t, seat)
        t.base[seat].resources[mat_place(t, seat)] += 1
    yield from nothing()


# -- XEN8  attacks ----------------------------------------------------------------------------------------------------


@procedure
def queen_attack(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """XEN8  The Queen joins the battle as a force of one unit, also in a deep strike, with a place of her own until it ends."""
    place = add_place(t, seat, t.cards.brings[card], 0)
    queen = force_at(seat, place)
    t.base[seat].units[place] = 1
    add_shield(t, queen, t.cards.shield[unit_of(t, queen)])
    t.joined.append(queen)
    events.queen_comes(t, seat)
    yield from nothing()


@procedure
def swarm(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """XEN8  In each round, before redeployment: turn eggs into resources on one building whose force is in the line; they become units."""
    use(t, seat, card, "XEN8")
    building = yield from ask(seat, SWARM_ON, swarm_places(t, seat))
    count = yield from ask(seat, SWARM_COUNT, list(range(1, most_hatched(t, seat, building) + 1)))
    for _ in range(count):
        hatch(t, seat, building, "XEN8")


@procedure
def ambush(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """XEN8  In the first placement the defender places all forces before you place any."""
    while len(t.reserve[DEFENDERS]) > 0:
        yield from place_at_end(t, DEFENDERS, rule="XEN8")
