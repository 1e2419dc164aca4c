"""The two sides of the space battle or invasion combat under way: the active player attacks."""

from __future__ import annotations

from senki.games.imperium.kinds import ARRIVING
from senki.games.imperium.model import Imperium, is_empty_fleet
from senki.games.imperium.pack import NONE


def opponent_of(t: Imperium, seat: int) -> int:
    """Whom the seat fights in the battle or invasion under way; NONE outside."""
    if t.defender == NONE:
        return NONE
    return t.active if seat == t.defender else t.defender


def enemy_fleet(t: Imperium, seat: int) -> int:
    """Where the other side of a space battle lies; the active player's fleet is the one that arrives."""
    return t.act_hex if seat == t.active else ARRIVING


def side_fleet(t: Imperium, seat: int) -> int:
    """Where the seat's own side of a space battle lies."""
    return ARRIVING if seat == t.active else t.act_hex


def is_there(t: Imperium, fleet: int) -> bool:
    return t.fleet_owner[fleet] != NONE and not is_empty_fleet(t, fleet)


def in_space_battle(t: Imperium, seat: int) -> bool:
    """Does the seat fight in space just now, both sides having units left?"""
    sides = t.defender != NONE and t.battle_planet == NONE and seat in (t.active, t.defender)
    return sides and is_there(t, ARRIVING) and is_there(t, t.act_hex)
