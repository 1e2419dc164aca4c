"""D  Raids: one force against one, three rounds, and two rewards."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, ask_all, procedure
from senki.engine.shapes import ask_some
from senki.games.ares import events
from senki.games.ares.model import (
    ATTACKERS,
    BONUS_RESOURCES,
    DEFENDERS,
    DESTROYED_BUILDING,
    NONE,
    SCORING_CARD,
    Ares,
    Seat,
    Shown,
    commander,
    fighters,
    forces_of,
    place_of,
    seat_of,
    side_of,
    unit_of,
)
from senki.games.ares.pack import ARMOUR, INFANTRY
from senki.games.ares.questions import DESTROY, RAIDER, REWARDS_OF_RAID
from senki.games.ares.rules.combat import empty_buildings
from senki.games.ares.rules.power import bonus_resources, discarded
from senki.games.ares.rules.strength import force_type, is_base_defence
from senki.games.ares.rules.units import destroy

REWARDS_TAKEN: Final = 2
RESOURCES_WON: Final = 3


def able_to_raid(t: Ares, side: int) -> list[int]:
    """D2  Infantry or armour that is no base defence; for the defender also base defence."""
    found: list[int] = []
    for seat in fighters(t, side):
        for force in forces_of(t, seat):
            on_foot = force_type(t, force) in (INFANTRY, ARMOUR)
            if (on_foot and not is_base_defence(t, force)) or (side == DEFENDERS and (on_foot or is_base_defence(t, force))):
                found.append(force)
    return found


@procedure
def choose_raiders(t: Ares) -> Rule[int]:
    """D2  Both choose a force in secret; they are shown together and face each other. Gives the side that wins for want of one."""
    if len(able_to_raid(t, ATTACKERS)) == 0:
        events.no_forces(t, Seat(t.attacker), "D2")
        return DEFENDERS
    if len(able_to_raid(t, DEFENDERS)) == 0:
        events.no_forces(t, Seat(t.defender), "D2")
        return ATTACKERS
    t.raider_shown[t.attacker] = 0
    t.raider_shown[t.defender] = 0
    yield from ask_all(t, [t.attacker, t.defender], choose_raider)
    for side in (ATTACKERS, DEFENDERS):
        seat = commander(t, side)
        t.raider_shown[seat] = 1
        t.front[side] = [able_to_raid(t, side)[t.raider[seat]]]
    events.raiders(t, unit_of(t, t.front[ATTACKERS][0]), unit_of(t, t.front[DEFENDERS][0]))
    return NONE


@procedure
def choose_raider(t: Ares, seat: Seat) -> Rule[None]:
    """D2  Hidden behind the screen."""
    t.raider[seat] = 0
    if len(able_to_raid(t, side_of(t, seat))) > 1:
        force = yield from ask(seat, RAIDER, able_to_raid(t, side_of(t, seat)))
        t.raider[seat] = able_to_raid(t, side_of(t, seat)).index(force)


# -- D5  rewards ------------------------------------------------------------------------------------------------------


@procedure
def raid_rewards(t: Ares) -> Rule[None]:
    """D5  Two different ones of three: a scoring card of the defender, three bonus resources, an empty building destroyed."""
    seat = Seat(t.attacker)
    chosen = yield from ask_some(t, seat, REWARDS_OF_RAID, tuple(rewards(t)), REWARDS_TAKEN, REWARDS_TAKEN)
    for reward in chosen:
        events.reward_taken(t, seat, reward)
        if reward == SCORING_CARD:
            steal_scoring_card(t, seat)
        elif reward == BONUS_RESOURCES:
            yield from bonus_resources(t, seat, RESOURCES_WON)
        else:
            ruin = yield from ask(seat, DESTROY, empty_buildings(t), rule="D5")
            destroy(t, seat_of(ruin), place_of(ruin), "D5")


def rewards(t: Ares) -> list[int]:
    """D5  Those that can be had."""
    found: list[int] = []
    if len(robbed(t)) > 0:
        found.append(SCORING_CARD)
    if discarded(t, t.attacker) > 0:
        found.append(BONUS_RESOURCES)
    if len(empty_buildings(t)) > 0:
        found.append(DESTROYED_BUILDING)
    return found


def robbed(t: Ares) -> list[int]:
    """The defenders who have a scoring card."""
    return [seat for seat in fighters(t, DEFENDERS) if len(t.scored[seat]) > 0]


def steal_scoring_card(t: Ares, seat: int) -> None:
    """D5  All are worth the same; the one with the lowest number is taken, since nobody knows the order of a pile that lies face down."""
    pile = t.scored[robbed(t)[0]]
    card = min(pile)
    pile.remove(card)
    t.scored[seat].append(card)
    events.stolen(t, Seat(seat), Shown(card))
