"""T  The team battle: partners sit opposite, and a fallen partner's bond lives on."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.games.ganymede import events as tell
from senki.games.ganymede.model import NONE, PLAYERS, Ganymede, Seat, Unit, living_units, seat_of, team_of, units_of
from senki.games.ganymede.questions import BOND_BEARER, BOND_MECH


def partner_of(seat: int) -> Seat:
    """T2  Of the four, the one opposite."""
    return Seat((seat + 2) % PLAYERS)


@procedure
def bond_inheritance(t: Ganymede, fallen: Seat) -> Rule[None]:
    """T4  Once per team, when a player's last mech falls: the partner puts one of the two under a living mech of their own.

    Ruling: done at once and never declined, as it can only help; the partner chooses the card and the bearer; a soul that lay under the
    fallen mech is not carried along.
    """
    heir = partner_of(fallen)
    if t.bond_used[team_of(heir)] or t.out[heir]:
        return
    t.bond_used[team_of(heir)] = 1
    mech = yield from ask(heir, BOND_MECH, units_of(fallen))
    able = living_units(t, heir)
    bearer = able[0]
    if len(able) > 1:
        bearer = yield from ask(heir, BOND_BEARER, able)
    t.units.bonds[bearer] = mech  # T6: once per team, so no mech ever has two
    tell.bond(t, Unit(mech), Unit(bearer))


def pass_bond(t: Ganymede, unit: int) -> None:
    """T5  When the bearer falls, the bond goes on to the player's other mech, like a soul."""
    if t.units.bonds[unit] != NONE:
        bearer = living_units(t, seat_of(unit))[0]
        t.units.bonds[bearer] = t.units.bonds[unit]
        t.units.bonds[unit] = NONE
        tell.bond_passed(t, Unit(unit), Unit(bearer))
