"""What Modern Land Battles asks, with the rule that asks it, what is chosen, and what the question is about."""

from __future__ import annotations

from typing import Final

from senki.engine.decision import REACTION, SOME, YES_NO, Questions
from senki.engine.zones import FLAG, NUMBER, SEAT
from senki.games.land_battles.model import (
    AREA,
    CARD,
    DEED,
    DIRECTION,
    FACE,
    ROW,
    SHOWN,
    SPOT,
    TERRAIN,
    UNIT,
    WAY,
    WEAPON,
)

QUESTIONS: Final = Questions()

# set-up
FORCE: Final = QUESTIONS.ask("force", "S3", WAY)
PICK: Final = QUESTIONS.ask("pick", "S3", UNIT, SOME, about={"spent": NUMBER})
BUY: Final = QUESTIONS.ask("buy", "O3.1", SHOWN, SOME, about={"spent": NUMBER})
RANDOM_UNIT: Final = QUESTIONS.ask("random-unit", "S3", UNIT)
PUT_IN_ROW: Final = QUESTIONS.ask("put-in-row", "S4", UNIT, SOME, about={"area": AREA, "row": ROW})
FIRST_PLAYER: Final = QUESTIONS.ask("first-player", "S6", SEAT)
DRAW: Final = QUESTIONS.ask("draw", "P1", CARD)
OPEN_TERRAIN: Final = QUESTIONS.ask("open-terrain", "S2", TERRAIN)

# a turn
ACT: Final = QUESTIONS.ask("act", "T1", DEED)
AFTER: Final = QUESTIONS.ask("after", "T3", SHOWN, REACTION)  # Engineers, Overrun, Recon Drone
DISCARD: Final = QUESTIONS.ask("discard", "P1", CARD, SOME)
PAY: Final = QUESTIONS.ask("pay", "R1", SHOWN, SOME, about={"paid": NUMBER})
BRING: Final = QUESTIONS.ask("bring", "R2", UNIT, SOME, about={"left": NUMBER})
REARRANGE: Final = QUESTIONS.ask("rearrange", "R3", FLAG, YES_NO)
UNIT_TO_ACT: Final = QUESTIONS.ask("unit", "T2", UNIT, about={"deed": DEED})
USE_WEAPON: Final = QUESTIONS.ask("weapon", "C1", WEAPON, about={"unit": UNIT})
TARGET: Final = QUESTIONS.ask("target", "C2", UNIT, about={"unit": UNIT, "weapon": WEAPON})
MOVE_TO: Final = QUESTIONS.ask("move-to", "A3", SPOT, about={"unit": UNIT, "area": AREA})
MODIFIER: Final = QUESTIONS.ask("modifier", "M2", SHOWN, REACTION, about={"unit": UNIT, "area": AREA})
DIE: Final = QUESTIONS.ask("die", "C4", FACE, size=11)

# Engineers, and what a terrain card gives
WAY_OF_COUNTER: Final = QUESTIONS.ask("direction", "K9", DIRECTION)
USE_PERK: Final = QUESTIONS.ask("use-perk", "M5", FLAG, YES_NO, about={"terrain": TERRAIN})
REFRESH: Final = QUESTIONS.ask("refresh", "M5.1", UNIT, SOME, about={"terrain": TERRAIN})
REPAIR: Final = QUESTIONS.ask("repair", "M5.3", UNIT, REACTION, about={"terrain": TERRAIN})
CALL_UP: Final = QUESTIONS.ask("call-up", "M5.5", UNIT, REACTION, about={"terrain": TERRAIN})
STRIKE: Final = QUESTIONS.ask("strike", "M5.6", UNIT, REACTION, about={"terrain": TERRAIN})

# reactions
REACT: Final = QUESTIONS.ask("react", "D1", SHOWN, REACTION, quiet=True, about={"unit": UNIT, "successes": NUMBER})
REACT_WITH: Final = QUESTIONS.ask("react-with", "D3", UNIT, about={"card": SHOWN, "unit": UNIT})
SCREEN: Final = QUESTIONS.ask("screen", "K19", UNIT, about={"card": SHOWN})
