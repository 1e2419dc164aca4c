"""C3, FAC11  On what effects may be used: a function for each kind of target that a pack names. Where it finds nothing, a card has no use.

A target is a force or, for Orders and the Swarm, a place of the player's own base. Some effects need none, only that they do something.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senki.games.ares.model import (
    AT_FRONTIER,
    ATTACKERS,
    DEEP_STRIKE,
    MOST_UNITS,
    NONE,
    Ares,
    force_at,
    forces_of,
    in_battle,
    is_in_line,
    line_forces,
    place_of_card,
    seat_of,
    side_of,
    units_of,
)
from senki.games.ares.pack import SPEND
from senki.games.ares.rules.kahoum import able_to_ascend
from senki.games.ares.rules.line import column_of
from senki.games.ares.rules.places import FIRST_SLOT
from senki.games.ares.rules.power import MOST_TOKENS, discarded, mat_place, tokens
from senki.games.ares.rules.strength import is_base_defence, may_not_flank, strikes_deep
from senki.games.ares.rules.xenos import egg_places

ITSELF: Final = 0  # in place of a target: there is none, but the effect does something


def itself(t: Ares, seat: int, card: int) -> list[int]:
    """No target is needed."""
    return [ITSELF]


# -- forces -----------------------------------------------------------------------------------------------------------


def own_forces(t: Ares, seat: int) -> list[int]:
    """The player's own forces in the line; an effect never helps a partner's (N5)."""
    return [force for force in line_forces(t, side_of(t, seat)) if seat_of(force) == seat]


def own(t: Ares, seat: int, card: int) -> list[int]:
    return own_forces(t, seat)


def enemy(t: Ares, seat: int, card: int) -> list[int]:
    return line_forces(t, 1 - side_of(t, seat))


def carrier(t: Ares, seat: int, card: int) -> list[int]:
    """The force of the building to which the card is attached; after construction, if it is in the line."""
    force = force_at(seat, place_of_card(t, seat, card))
    if units_of(t, force) == 0 or (t.cards.window[card] > SPEND and not is_in_line(t, force, side_of(t, seat))):
        return []
    return [force]


def shooter(t: Ares, seat: int, card: int) -> list[int]:
    """The same, if it has just rolled."""
    return [force for force in carrier(t, seat, card) if force == t.shooter]


def pending(t: Ares, force: int) -> int:
    """Hits that are not removed yet."""
    return in_battle(t, force, t.forces.hits)


def hit(t: Ares, seat: int, card: int) -> list[int]:
    return [force for force in own_forces(t, seat) if pending(t, force) > 0]


def exposed(t: Ares, seat: int, card: int) -> list[int]:
    """COL4  With more hits than the shield takes, which goes first."""
    return [force for force in own_forces(t, seat) if pending(t, force) > in_battle(t, force, t.forces.shield)]


def hurt(t: Ares, seat: int, card: int) -> list[int]:
    """COL9  With a unit lost in this battle and room for it; and the Hull, if it has room for a token."""
    able = [force for force in own_forces(t, seat) if in_battle(t, force, t.forces.lost) > 0 and units_of(t, force) < MOST_UNITS]
    return able + ([force_at(seat, mat_place(t, seat))] if tokens(t, seat) < MOST_TOKENS else [])


def without_deep_strike(t: Ares, seat: int) -> list[int]:
    """FAC12  Forces that could be let into a deep strike: no base defence, and only if Deep Strike was chosen."""
    if side_of(t, seat) != ATTACKERS or t.choice[t.attacker] != DEEP_STRIKE:
        return []
    return [force for force in forces_of(t, seat) if not strikes_deep(t, force) and not is_base_defence(t, force)]


def joining(t: Ares, seat: int, card: int) -> list[int]:
    return without_deep_strike(t, seat)


# -- two forces that change places ------------------------------------------------------------------------------------


def pair(t: Ares, seat: int, card: int) -> list[int]:
    return swappable(t, seat, False)


def near_pair(t: Ares, seat: int, card: int) -> list[int]:
    return swappable(t, seat, True)


def swappable(t: Ares, seat: int, near: bool) -> list[int]:
    return [force for force in own_forces(t, seat) if len(swap_partners(t, seat, force, near)) > 0]


def swap_partners(t: Ares, seat: int, force: int, near: bool) -> list[int]:
    """Own forces to change places with: any, or only those beside it or in its column. B7: nobody flanks who may not."""
    side = side_of(t, seat)
    column = column_of(t, side, force)
    found: list[int] = []
    for other in own_forces(t, seat):
        apart = abs(column_of(t, side, other) - column)
        in_flank = (force in t.flank[side]) + (other in t.flank[side])
        is_near = apart == 0 or (apart == 1 and in_flank == 0)
        barred = in_flank > 0 and (may_not_flank(t, force) or may_not_flank(t, other))
        if other != force and (is_near or not near) and not barred:
            found.append(other)
    return found


# -- places of the own base -------------------------------------------------------------------------------------------


def small_units(t: Ares, seat: int, card: int) -> list[int]:
    """KAH7  Cards that can ascend."""
    return able_to_ascend(t, seat)


def refittable(t: Ares, seat: int) -> list[int]:
    """COL11  Weapons in slots with another side."""
    base = t.base[seat]
    return [place for place in range(FIRST_SLOT, len(base)) if base.card[place] != NONE and t.cards.second[base.card[place]] != NONE]


def weapon(t: Ares, seat: int, card: int) -> list[int]:
    return refittable(t, seat)


def swarm_places(t: Ares, seat: int) -> list[int]:
    """XEN8  Buildings whose force is in the line and that eggs can give a unit."""
    return [place for place in egg_places(t, seat) if is_in_line(t, force_at(seat, place), side_of(t, seat))]


def swarming(t: Ares, seat: int, card: int) -> list[int]:
    return swarm_places(t, seat)


# -- conditions -------------------------------------------------------------------------------------------------------


def discard_pile(t: Ares, seat: int, card: int) -> list[int]:
    """C6  Bonus resources come from there."""
    return [ITSELF] if discarded(t, seat) > 0 else []


def frontier(t: Ares, seat: int, card: int) -> list[int]:
    return [ITSELF] if t.battleground == AT_FRONTIER else []


TARGETS: Final[tuple[Callable[[Ares, int, int], list[int]], ...]] = (  # by Target
    itself,
    carrier,
    shooter,
    own,
    enemy,
    hit,
    exposed,
    hurt,
    joining,
    pair,
    near_pair,
    small_units,
    weapon,
    swarming,
    discard_pile,
    frontier,
)


def targets_of(t: Ares, seat: int, card: int) -> list[int]:
    """On what the card's effect may be used now; COL4, COL10: some effects take a Hull token."""
    if t.cards.hull_tokens[card] > 0 and tokens(t, seat) < t.cards.hull_tokens[card]:
        return []
    return TARGETS[t.cards.target[card]](t, seat, card)
