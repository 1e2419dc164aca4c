"""Race abilities: which race has which, and who may use one now.

Cultural Crisis takes all abilities from a player for a round, Multiculturalism lends one; both are records of `effects`.
"""

from __future__ import annotations

from senki.games.imperium.kinds import Effect
from senki.games.imperium.model import Imperium, is_full
from senki.games.imperium.pack import NONE
from senki.games.imperium.pack import RaceAbility as RaceAbility


def has_ability(t: Imperium, seat: int, ability: int) -> bool:
    """May the player use the ability of its race, or one that is lent to it?"""
    if not is_full(t) or seat == NONE:
        return False
    for row in range(len(t.effects)):
        if t.effects.seat[row] == seat:
            if t.effects.kind[row] == Effect.NO_ABILITIES:
                return False
            if t.effects.kind[row] == Effect.LENT_ABILITY and t.effects.thing[row] == ability:
                return True
    return t.race[seat] != NONE and ability in t.cards.race.abilities[t.race[seat]]
