"""What Ganymede asks, with the rule that asks it, what is chosen, and what the question is about."""

from __future__ import annotations

from typing import Final

from senki.engine.decision import SOME, Questions
from senki.engine.zones import SEAT
from senki.games.ganymede.model import DIE, FACE, INITIATIVE, MECH, PART, PLACE, SIDE, UNIT

QUESTIONS: Final = Questions()

START_PLAYER: Final = QUESTIONS.ask("start-player", "S3", SEAT)
DRAFT_LEAD: Final = QUESTIONS.ask("draft-lead", "B2", MECH)
DRAFT_WING: Final = QUESTIONS.ask("draft-wing", "B4", MECH)
DRAFT_PART: Final = QUESTIONS.ask("draft-part", "B6", PART)
FIT_PART: Final = QUESTIONS.ask("fit-part", "B8", PLACE, secret=True, about={"part": PART})
LEAD_LETTER: Final = QUESTIONS.ask("lead-letter", "B9", UNIT, secret=True, about={"lead": MECH})
EXTRA_SIDE: Final = QUESTIONS.ask("extra-side", "B10.1", SIDE, secret=True, about={"unit": UNIT})
INITIATIVE_CARD: Final = QUESTIONS.ask("initiative", "C1.1", INITIATIVE)
DEFEND_WITH: Final = QUESTIONS.ask("defend-with", "C2", UNIT, about={"attacker": UNIT})
DIE_ROLL: Final = QUESTIONS.ask("die", "C3.1", FACE, size=7)
REROLL: Final = QUESTIONS.ask("reroll", "C3.3", DIE, SOME)
DIE_AGAIN: Final = QUESTIONS.ask("die-again", "C3.3", FACE, size=7)
BOND_MECH: Final = QUESTIONS.ask("bond-mech", "T4", UNIT)
BOND_BEARER: Final = QUESTIONS.ask("bond-bearer", "T4", UNIT)
