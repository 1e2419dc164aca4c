"""G15  What is added to combat rolls by whom one plays and what one knows; J5: perhaps also to dice that are none."""

from __future__ import annotations

from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import Effect
from senki.games.imperium.model import Imperium, has_tech
from senki.games.imperium.pack import Technology, UnitType
from senki.games.imperium.rules.effects import bonus


def tech_combat(t: Imperium, seat: int, unit: int) -> int:
    """B6  Technologies: Hylar V, Cybernetics, Advanced Fighters."""
    if unit in (UnitType.CRUISER, UnitType.DESTROYER):
        return 1 if has_tech(t, seat, Technology.HYLAR_V_ASSAULT_LASER) else 0
    if unit == UnitType.FIGHTER:
        return int(has_tech(t, seat, Technology.CYBERNETICS)) + int(has_tech(t, seat, Technology.ADVANCED_FIGHTERS))
    return 0


def norr_combat(t: Imperium, seat: int) -> int:
    """Sardakk N'orr: +1 on all own combat rolls."""
    return int(has_ability(t, seat, RaceAbility.NORR_COMBAT))


def jolnar_weak(t: Imperium, seat: int) -> int:
    """Jol-Nar: -1 on all own combat rolls."""
    return -int(has_ability(t, seat, RaceAbility.JOLNAR_WEAK))


def other_rolls(t: Imperium, seat: int, unit: int) -> int:
    """G15, J5  On dice before battles, of PDS and of bombardment: nothing, or all that does not speak of battles or invasions alone."""
    if not t.inclusive_rolls:
        return 0
    return tech_combat(t, seat, unit) + norr_combat(t, seat) + jolnar_weak(t, seat) + bonus(t, Effect.COMBAT, seat, unit)
