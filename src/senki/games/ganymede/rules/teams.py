"""T  The team battle: partners sit opposite, and a fallen partner's bond lives on."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.games.ganymede.model import NONE, Ganymede, Seat, living_units, seat_of, unit_of
from senki.games.ganymede.questions import BOND, BOND_BEARER, BOND_MECH, BOND_PASSED


def partner_of(seat: int) -> Seat:
    """T2  Of the four, the one opposite."""
    return Seat((seat + 2) % 4)


@procedure
def bond_inheritance(t: Ganymede, fallen: Seat) -> Rule[None]:
    """T4  Once per team, when a player's last mech falls: the partner puts one of the two under a living mech of their own.

    Ruling: done at once and never declined, as it can only help; the partner chooses the card and the bearer; a soul that lay under the
    fallen mech is not carried along.
    """
    heir = partner_of(fallen)
    if t.bond_used[heir % 2] or t.out[heir]:
        return
    t.bond_used[heir % 2] = 1
    mech = yield from ask(heir, BOND_MECH, [unit_of(fallen, 0), unit_of(fallen, 1)])
    able = living_units(t, heir)
    bearer = able[0]
    if len(able) > 1:
        bearer = yield from ask(heir, BOND_BEARER, able)
    t.bonds[bearer] = mech  # T6: once per team, so no mech ever has two
    t.tell(BOND, mech, bearer)


def pass_bond(t: Ganymede, unit: int) -> None:
    """T5  When the bearer falls, the bond goes on to the player's other mech, like a soul."""
    if t.bonds[unit] != NONE:
        bearer = living_units(t, seat_of(unit))[0]
        t.bonds[bearer] = t.bonds[unit]
        t.bonds[unit] = NONE
        t.tell(BOND_PASSED, unit, bearer)
