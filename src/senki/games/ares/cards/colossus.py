"""COL  What the Colossus' cards do: the Hull, Upgrades, Orders and attacks."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, nothing, procedure
from senki.games.ares.model import (
    INITIATIVE_UP,
    RATING_UP,
    ROUND_ONLY,
    SCOUTING_UP,
    Ares,
    Seat,
    Shown,
    battle_row,
    in_battle,
    place_of,
    seat_of,
    side_of,
    unit_at,
)
from senki.games.ares.questions import EFFECT_PLACE
from senki.games.ares.rules.effects import choose_force, let_in, tell_force, tell_place, use
from senki.games.ares.rules.power import bonus_resources, discarded, remove_tokens, take_from_discard
from senki.games.ares.rules.strength import add_shield, boost, boost_side
from senki.games.ares.rules.targets import refittable, without_deep_strike

SALVAGE_KILLS: Final = 4
SALVAGE_MORE: Final = 2


@procedure
def hull(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """COL4  Before the losses of an initiative group are removed: take off a Hull token to cancel a hit on a weapon."""
    use(t, seat, card, "COL4")
    force = yield from choose_force(t, seat, card, rule="COL4")
    tell_force(t, card, force, "COL4")
    row = battle_row(t, force)
    t.forces.hits[row] -= 1
    remove_tokens(t, seat, t.cards.hull_tokens[card])


# -- COL9  Upgrades, for power that lies on them ----------------------------------------------------------------------


@procedure
def targeting_computer(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """COL9  Weapon upgrade. Once per round, after this weapon's roll: reroll some of its dice."""
    use(t, seat, card, "COL9")
    force = yield from choose_force(t, seat, card, rule="COL9")
    tell_force(t, card, force, "COL9")
    t.free_rerolls += t.cards.amount[card]


@procedure
def overcharger(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """COL9  Weapon upgrade. Once per round, before any force fires: this weapon has a higher rating against all, but an X stays X."""
    use(t, seat, card, "COL9")
    force = yield from choose_force(t, seat, card, rule="COL9")
    tell_force(t, card, force, "COL9")
    boost(t, force, RATING_UP, t.cards.amount[card], ROUND_ONLY)


@procedure
def reactive_armour(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """COL9  Weapon upgrade. In construction: more shield in this battle."""
    use(t, seat, card, "COL9")
    force = yield from choose_force(t, seat, card, rule="COL9")
    tell_force(t, card, force, "COL9")
    add_shield(t, force, t.cards.amount[card])


@procedure
def servo_joint(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """COL9  Weapon upgrade. Once per round, before any force fires: more initiative this round."""
    use(t, seat, card, "COL9")
    force = yield from choose_force(t, seat, card, rule="COL9")
    tell_force(t, card, force, "COL9")
    boost(t, force, INITIATIVE_UP, t.cards.amount[card], ROUND_ONLY)


@procedure
def jump_jets(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """COL9  Body upgrade. In construction: some weapons have deep strike in this battle."""
    use(t, seat, card, "COL9")
    yield from let_in(t, seat, tuple(without_deep_strike(t, seat)), t.cards.amount[card], rule="COL9")


@procedure
def sensor_array(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """COL9  Body upgrade. After both constructions: more scouting in this battle."""
    use(t, seat, card, "COL9")
    boost_side(t, side_of(t, seat), SCOUTING_UP, t.cards.amount[card])
    yield from nothing()


@procedure
def nanoforge(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """COL9  Body upgrade. At the end of a round: put back a unit lost in this battle on a weapon still in the line, or a Hull token."""
    use(t, seat, card, "COL9")
    force = yield from choose_force(t, seat, card, rule="COL9")
    tell_force(t, card, force, "COL9")
    t.base[seat_of(force)].units[place_of(force)] += 1
    if in_battle(t, force, t.forces.lost) > 0:
        row = battle_row(t, force)
        t.forces.lost[row] -= 1


# -- COL11  Orders ----------------------------------------------------------------------------------------------------


@procedure
def salvage(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """COL11  Order. Discard it in your construction: gain bonus resources, more if your last battle destroyed many enemy units."""
    use(t, seat, card, "COL11")
    yield from bonus_resources(t, seat, t.cards.amount[card] + (SALVAGE_MORE if t.kills[seat] >= SALVAGE_KILLS else 0))


@procedure
def refit(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """COL11  Order. Discard it in your construction: turn a weapon. Its units are removed, and their full cost lies on it as bonus
    resources, as far as the discard pile reaches."""
    use(t, seat, card, "COL11")
    place = yield from ask(seat, EFFECT_PLACE, refittable(t, seat), rule="COL11", card=card)
    tell_place(t, card, seat, place, "COL11")
    turn_weapon(t, seat, place)


def turn_weapon(t: Ares, seat: int, place: int) -> None:
    base = t.base[seat]
    value = base.units[place] * t.cards.cost[unit_at(t, seat, place)]
    base.units[place] = 0
    base.turned[place] = 1 - base.turned[place]
    for _ in range(min(value, discarded(t, seat))):
        take_from_discard(t, seat)
        base.resources[place] += 1


# -- COL10  attacks; Rampage destroys more buildings (a number of the pack) ---------------------------------------------


@procedure
def overdrive(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """COL10  Before any force fires: remove a Hull token, and one weapon has a higher rating against all but X, and more initiative."""
    use(t, seat, card, "COL10")
    force = yield from choose_force(t, seat, card, rule="COL10")
    tell_force(t, card, force, "COL10")
    remove_tokens(t, seat, t.cards.hull_tokens[card])
    boost(t, force, RATING_UP, t.cards.amount[card], ROUND_ONLY)
    boost(t, force, INITIATIVE_UP, t.cards.amount[card], ROUND_ONLY)


@procedure
def orbital_drop(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """COL10  In a deep strike: every weapon may take part."""
    t.joined += without_deep_strike(t, seat)
    yield from nothing()


@procedure
def rampage(t: Ares, seat: Seat, card: Shown) -> Rule[None]:
    """COL10  In a battle on the frontier: gain rerolls. At a base a weapon may destroy two empty buildings instead of one (R4.9)."""
    use(t, seat, card, "COL10")
    t.rerolls[seat] += t.cards.amount[card]
    yield from nothing()
