"""O7  What both sides do in the lesson, as the rulebook's example of play tells it."""

from __future__ import annotations

from typing import Final

from senki.engine.shapes import ENOUGH, PASS
from senki.games.land_battles import questions as asked
from senki.games.land_battles.model import (
    ADVANCE,
    BOMBARD,
    FIRST_CARD,
    FLANKING,
    NONE,
    PREPARE,
    REINFORCE,
    STAY,
    LandBattles,
)
from senki.games.land_battles.pack import ActionCard

UNIT_QUESTIONS: Final = (asked.UNIT_TO_ACT, asked.TARGET, asked.REACT_WITH, asked.BRING, asked.REFRESH)
CARD_QUESTIONS: Final = (asked.MODIFIER, asked.REACT, asked.AFTER, asked.PAY)
BARRAGE: Final = FIRST_CARD + ActionCard.BARRAGE
OVERWATCH: Final = FIRST_CARD + ActionCard.OVERWATCH

# By question what is answered to it in each action; units and cards by name. How many actions were done before counts them, so what follows
# an action stands under the next one's number. Where several are named, the first that can be answered is.
TOLD: Final[dict[int, dict[int, tuple[str | int, ...]]]] = {
    asked.ACT: {
        0: (FLANKING,),
        1: (BOMBARD,),
        2: (OVERWATCH,),
        3: (ADVANCE,),
        4: (REINFORCE,),
        5: (ADVANCE,),
        6: (BARRAGE,),
        7: (FLANKING,),
        8: (PREPARE,),
    },
    asked.UNIT_TO_ACT: {
        0: ("usa-stryker",),
        1: ("cn-type83",),
        2: ("usa-m901",),
        3: ("cn-wz523",),
        5: ("cn-wz523",),
        6: ("usa-m1a1",),
        7: ("cn-type86",),
    },
    asked.TARGET: {1: ("usa-m1a1",), 2: ("cn-yw531",), 6: ("cn-type80",)},
    asked.MODIFIER: {0: ("small-arms",), 3: ("cover",), 5: (PASS,), 7: (PASS,)},
    asked.MOVE_TO: {1: (STAY,), 2: (STAY,), 6: (STAY,), 7: (0,)},
    asked.REACT: {0: ("overwatch",), 1: (PASS,), 2: ("close-air-support",), 3: (PASS,), 5: ("minefield",), 6: (PASS,), 7: (PASS,)},
    asked.REACT_WITH: {0: ("cn-wz550at",)},
    asked.AFTER: {1: (PASS,), 2: (PASS,), 3: (PASS,), 4: ("engineers", PASS), 5: (PASS,), 6: (PASS,), 7: (PASS,), 8: (PASS,)},
    asked.WAY_OF_COUNTER: {4: (0,)},
    asked.REFRESH: {4: ("cn-wz523", ENOUGH)},
    asked.PAY: {4: ("combined-arms", "cover-fire", "screening-force", ENOUGH)},
    asked.BRING: {4: ("usa-m113", "usa-hmmwv", ENOUGH)},
    asked.REARRANGE: {4: (0,)},
}


def told(t: LandBattles) -> int:
    """The place of the option that the example takes; NONE where it says nothing, or the game has gone another way."""
    for wanted in TOLD[t.key].get(t.actions, ()):
        for place, option in enumerate(t.options):
            if name_of(t, option) == wanted:
                return place
    return NONE


def name_of(t: LandBattles, option: int) -> str | int:
    """How an option of the open question is named in the example."""
    if option in (PASS, ENOUGH):
        return option
    if t.key in UNIT_QUESTIONS:
        return t.cards.unit_ids[option]
    return t.cards.card_ids[option] if t.key in CARD_QUESTIONS else option
