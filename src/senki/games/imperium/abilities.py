"""Race abilities: which race has which, and who may use one now.

Cultural Crisis takes all abilities from a player for a round, Multiculturalism lends one; both are records of `effects`.
"""

from __future__ import annotations

from typing import Final

from senki.engine.facts import Enumeration
from senki.engine.table import Ints
from senki.games.imperium.kinds import Effect
from senki.games.imperium.model import Imperium, is_full
from senki.games.imperium.pack import NONE, Race


class RaceAbility(Enumeration):
    """By race, in the order of their sheets."""

    SOL_RECRUIT: Final = 0
    SOL_EXTRA_CC: Final = 1
    LETNEV_MUNITIONS: Final = 2
    LETNEV_FLEET: Final = 3
    HACAN_NO_APPROVAL: Final = 4
    HACAN_FREE_TRADE: Final = 5
    HACAN_UNBREAKABLE: Final = 6
    HACAN_SWAP_CARDS: Final = 7
    JOLNAR_WEAK: Final = 8
    JOLNAR_RESEARCH: Final = 9
    JOLNAR_REROLL: Final = 10
    L1Z1X_CHEAP_DREADNOUGHT: Final = 11
    L1Z1X_COMBAT: Final = 12
    L1Z1X_START_CC: Final = 13
    MENTAK_START_FLEET: Final = 14
    MENTAK_AMBUSH: Final = 15
    MENTAK_PIRACY: Final = 16
    NAALU_ZERO: Final = 17
    NAALU_EARLY_RETREAT: Final = 18
    NAALU_FIGHTERS: Final = 19
    NORR_COMBAT: Final = 20
    XXCHA_DIPLOMACY: Final = 21
    XXCHA_QUASH: Final = 22
    XXCHA_FIRST_ROUND: Final = 23
    YSSARIL_STALL: Final = 24
    YSSARIL_CARDS: Final = 25
    YSSARIL_SPY: Final = 26
    MUAAT_SLOW_SUN: Final = 27
    MUAAT_FORGE: Final = 28
    MUAAT_SUPERNOVA: Final = 29
    SAAR_SCAVENGE: Final = 30
    SAAR_MOBILE_DOCKS: Final = 31
    SAAR_NOMADS: Final = 32
    WINNU_VOTES: Final = 33
    WINNU_CALM: Final = 34
    WINNU_RESEARCH: Final = 35
    YIN_CONVERT: Final = 36
    YIN_SUICIDE: Final = 37
    YIN_SWAP: Final = 38


OWNER_OF: Final[Ints] = (  # by ability
    *(Race.SOL,) * 2,
    *(Race.LETNEV,) * 2,
    *(Race.HACAN,) * 4,
    *(Race.JOL_NAR,) * 3,
    *(Race.L1Z1X,) * 3,
    *(Race.MENTAK,) * 3,
    *(Race.NAALU,) * 3,
    Race.NORR,
    *(Race.XXCHA,) * 3,
    *(Race.YSSARIL,) * 3,
    *(Race.MUAAT,) * 3,
    *(Race.SAAR,) * 3,
    *(Race.WINNU,) * 3,
    *(Race.YIN,) * 3,
)


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
    return t.race[seat] == OWNER_OF[ability]
