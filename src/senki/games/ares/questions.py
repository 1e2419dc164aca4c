"""What The Ares Project asks, with the rule that asks it, what is chosen, and what the question is about."""

from __future__ import annotations

from typing import Final

from senki.engine.decision import REACTION, SOME, YES_NO, Questions
from senki.engine.zones import FLAG, SEAT
from senki.games.ares.model import (
    BASE_CARD,
    CARD,
    DIE,
    END,
    FACE,
    FORCE,
    GOAL,
    KEEP,
    PLACE,
    REWARD,
    SHOWN,
    SPOT,
    STAND,
    TYPE,
    UNIT,
    USE,
    WINDOW,
)

QUESTIONS: Final = Questions()

OPENING: Final = QUESTIONS.ask("opening", "S4", SHOWN, SOME)
START_PLAYER: Final = QUESTIONS.ask("start-player", "S6", SEAT)
DRAW: Final = QUESTIONS.ask("draw", "T2", CARD)
PLAY: Final = QUESTIONS.ask("play", "T1", CARD)
USE_AS: Final = QUESTIONS.ask("use-as", "P1", USE, about={"card": SHOWN})
PUT_ON: Final = QUESTIONS.ask("put-on", "P1", GOAL, about={"card": SHOWN, "use": USE})
ATTACK_WHOM: Final = QUESTIONS.ask("attack-whom", "M2", SEAT, about={"card": SHOWN, "use": USE})
DEFEND: Final = QUESTIONS.ask("defend", "A2.1", STAND)
PLACE_AGAINST: Final = QUESTIONS.ask("place-against", "L1", FORCE, size=BASE_CARD, about={"foe": UNIT, "enemy": FORCE})
MATCH_WHOM: Final = QUESTIONS.ask("match-whom", "L1.1", FORCE, size=BASE_CARD)
PLACE_NEXT: Final = QUESTIONS.ask("place-next", "L1", FORCE, size=BASE_CARD)
PLACE_END: Final = QUESTIONS.ask("place-end", "L1", END)
EMERGENCY: Final = QUESTIONS.ask("emergency", "R1", PLACE, REACTION)
EMERGENCY_CARD: Final = QUESTIONS.ask("emergency-card", "R1", CARD)
REDEPLOY: Final = QUESTIONS.ask("redeploy", "R2", KEEP)
MOVE_FORCE: Final = QUESTIONS.ask("move-force", "R2", FORCE, size=BASE_CARD)
MOVE_TO: Final = QUESTIONS.ask("move-to", "R2", SPOT, about={"unit": UNIT, "force": FORCE})
RETREAT: Final = QUESTIONS.ask("retreat", "R3", FLAG, YES_NO)
FIRE: Final = QUESTIONS.ask("fire", "R4.1", FORCE, size=BASE_CARD)
TARGET: Final = QUESTIONS.ask("target", "R4.1", FORCE, size=BASE_CARD + 1, about={"unit": UNIT, "shooter": FORCE})
DIE_ROLL: Final = QUESTIONS.ask("die", "R4.4", FACE, size=7)
REROLL: Final = QUESTIONS.ask("reroll", "B6", DIE, REACTION, size=8, about={"unit": UNIT})
DIE_AGAIN: Final = QUESTIONS.ask("die-again", "B6", FACE, size=7)
DESTROY: Final = QUESTIONS.ask("destroy", "R4.9", FORCE, size=BASE_CARD)
RAIDER: Final = QUESTIONS.ask("raider", "D2", FORCE, size=BASE_CARD)
REWARDS_OF_RAID: Final = QUESTIONS.ask("rewards", "D5", REWARD, SOME)
PUT_BONUS: Final = QUESTIONS.ask("put-bonus", "C6", GOAL)
USE_EFFECT: Final = QUESTIONS.ask("use-effect", "C3", SHOWN, REACTION, about={"when": WINDOW})
EFFECT_FORCE: Final = QUESTIONS.ask("effect-force", "C3", FORCE, size=BASE_CARD, about={"card": SHOWN})
EFFECT_TYPE: Final = QUESTIONS.ask("effect-type", "TER5", TYPE, about={"card": SHOWN})
EFFECT_PLACE: Final = QUESTIONS.ask("effect-place", "C3", PLACE, about={"card": SHOWN})
SWAP_FORCE: Final = QUESTIONS.ask("swap-force", "C3", FORCE, size=BASE_CARD, about={"card": SHOWN})
SWAP_WITH: Final = QUESTIONS.ask("swap-with", "C3", FORCE, size=BASE_CARD, about={"card": SHOWN, "first": FORCE})
JOINS: Final = QUESTIONS.ask("joins", "FAC12", FORCE, SOME, size=BASE_CARD)
WORKERS: Final = QUESTIONS.ask("workers", "TER2", size=5)
POWER_UP: Final = QUESTIONS.ask("power-up", "FAC5", PLACE, REACTION)
ACOLYTES: Final = QUESTIONS.ask("acolytes", "KAH3", size=5)
ASCENDS: Final = QUESTIONS.ask("ascends", "KAH6", PLACE, REACTION)
EGGS: Final = QUESTIONS.ask("eggs", "XEN2", PLACE, REACTION)
EVOLVE_OFF: Final = QUESTIONS.ask("evolve-off", "XEN5", SHOWN, REACTION)
SWARM_ON: Final = QUESTIONS.ask("swarm-on", "XEN8", PLACE)
SWARM_COUNT: Final = QUESTIONS.ask("swarm-count", "XEN8", size=5)
DISCARD_WEAPON: Final = QUESTIONS.ask("discard-weapon", "COL2", PLACE, REACTION)
CHARGE: Final = QUESTIONS.ask("charge", "COL9", SHOWN)
WHOSE_FORCE: Final = QUESTIONS.ask("whose-force", "N3", SEAT)
