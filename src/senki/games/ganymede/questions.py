"""What Ganymede asks and tells: the numbers that the rules use, with names, rules and meanings."""

from __future__ import annotations

from typing import Final

from senki.engine.decision import SOME, Question
from senki.engine.events import EventKind
from senki.engine.zones import NUMBER, SEAT
from senki.games.ganymede.model import DIE, FACE, INITIATIVE, MECH, PART, PLACE, SIDE, UNIT

START_PLAYER: Final = 1
DRAFT_LEAD: Final = 2
DRAFT_WING: Final = 3
DRAFT_PART: Final = 4
FIT_PART: Final = 5
EXTRA_SIDE: Final = 6
INITIATIVE_CARD: Final = 7
DEFEND_WITH: Final = 8
DIE_ROLL: Final = 9
REROLL: Final = 10
DIE_AGAIN: Final = 11
BOND_MECH: Final = 12
BOND_BEARER: Final = 13

QUESTIONS: Final = (
    Question(START_PLAYER, "start-player", "S3", SEAT),
    Question(DRAFT_LEAD, "draft-lead", "B2", MECH),
    Question(DRAFT_WING, "draft-wing", "B4", MECH),
    Question(DRAFT_PART, "draft-part", "B6", PART),
    Question(FIT_PART, "fit-part", "B8", PLACE, secret=True),
    Question(EXTRA_SIDE, "extra-side", "B10.1", SIDE, secret=True),
    Question(INITIATIVE_CARD, "initiative", "C1.1", INITIATIVE),
    Question(DEFEND_WITH, "defend-with", "C2", UNIT),
    Question(DIE_ROLL, "die", "C3.1", FACE, size=7),
    Question(REROLL, "reroll", "C3.3", DIE, SOME),
    Question(DIE_AGAIN, "die-again", "C3.3", FACE, size=7),
    Question(BOND_MECH, "bond-mech", "T4", UNIT),
    Question(BOND_BEARER, "bond-bearer", "T4", UNIT),
)

STARTS: Final = 1
DRAFTED_MECH: Final = 2
DRAFTED_PART: Final = 3
START_MOVES: Final = 4
PARTS_OUT: Final = 5
FITTING: Final = 6
FITTED: Final = 7
DECK_BUILT: Final = 8
CARD_SHOWN: Final = 9
CARD_DEAD: Final = 10
ATTACK: Final = 11
DEFENDS: Final = 12
TURNED_UP: Final = 13
ROLLED: Final = 14
REROLLED: Final = 15
HITS: Final = 16
MISSED: Final = 17
DESTROYED: Final = 18
SOUL: Final = 19
BOND: Final = 20
BOND_PASSED: Final = 21
OUT: Final = 22
DECK_RESET: Final = 23
WON: Final = 24
TEAM_WON: Final = 25

EVENTS: Final = (
    EventKind(STARTS, "start-player", "S3", {"seat": SEAT}),
    EventKind(DRAFTED_MECH, "drafted-mech", "B2", {"seat": SEAT, "mech": MECH}),
    EventKind(DRAFTED_PART, "drafted-part", "B6", {"seat": SEAT, "part": PART}),
    EventKind(START_MOVES, "start-moves", "B2", {"seat": SEAT}),
    EventKind(PARTS_OUT, "parts-out", "B7", {"count": NUMBER}),
    EventKind(FITTING, "fitting", "B8", {}),
    EventKind(FITTED, "fitted", "B8", {"seat": SEAT}),
    EventKind(DECK_BUILT, "deck-built", "B10.2", {"count": NUMBER}),
    EventKind(CARD_SHOWN, "card-shown", "C1.1", {"card": INITIATIVE}),
    EventKind(CARD_DEAD, "card-dead", "C1.4", {"unit": UNIT}),
    EventKind(ATTACK, "attack", "C1.2", {"unit": UNIT, "seat": SEAT}),
    EventKind(DEFENDS, "defends", "C2", {"unit": UNIT}),
    EventKind(TURNED_UP, "turned-up", "C2.1", {"unit": UNIT}),
    EventKind(ROLLED, "rolled", "C3.1", {"unit": UNIT, "dice": FACE}, rest="dice"),
    EventKind(REROLLED, "rerolled", "C3.3", {"unit": UNIT, "dice": FACE}, rest="dice"),
    EventKind(HITS, "hits", "C3.2", {"unit": UNIT, "count": NUMBER}, result=True),
    EventKind(MISSED, "missed", "C3.2", {"unit": UNIT}, result=True),
    EventKind(DESTROYED, "destroyed", "C4.1", {"unit": UNIT}, result=True),
    EventKind(SOUL, "soul", "C5", {"unit": UNIT, "bearer": UNIT}),
    EventKind(BOND, "bond", "T4", {"unit": UNIT, "bearer": UNIT}),
    EventKind(BOND_PASSED, "bond-passed", "T5", {"unit": UNIT, "bearer": UNIT}),
    EventKind(OUT, "out", "C4.2", {"seat": SEAT}, result=True),
    EventKind(DECK_RESET, "deck-reset", "C6", {"count": NUMBER}),
    EventKind(WON, "won", "C4.3", {"seat": SEAT}, result=True),
    EventKind(TEAM_WON, "team-won", "T3", {"seat": SEAT, "partner": SEAT}, result=True),
)
