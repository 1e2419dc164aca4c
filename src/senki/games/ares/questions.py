"""What The Ares Project asks and tells: the numbers that the rules use, with names, rules and meanings."""

from __future__ import annotations

from typing import Final

from senki.engine.decision import REACTION, SOME, YES_NO, Question
from senki.engine.events import EventKind
from senki.engine.zones import NUMBER, SEAT
from senki.games.ares.model import (
    BASE_CARD,
    BASE_SIZE,
    CARD,
    CHOICE,
    DIE,
    END,
    FACE,
    FORCE,
    KEEP,
    PLACE,
    REWARD,
    SHOWN,
    SPOT,
    STAND,
    TYPE,
    UNIT,
    USE,
)

OPENING: Final = 1
START_PLAYER: Final = 2
DRAW: Final = 3
PLAY: Final = 4
USE_AS: Final = 5
PUT_ON: Final = 6
ATTACK_WHOM: Final = 7
DEFEND: Final = 8
PLACE_AGAINST: Final = 9
PLACE_NEXT: Final = 10
PLACE_END: Final = 11
EMERGENCY: Final = 12
EMERGENCY_CARD: Final = 13
REDEPLOY: Final = 14
MOVE_FORCE: Final = 15
MOVE_TO: Final = 16
RETREAT: Final = 17
FIRE: Final = 18
TARGET: Final = 19
DIE_ROLL: Final = 20
REROLL: Final = 21
DIE_AGAIN: Final = 22
DESTROY: Final = 23
RAIDER: Final = 24
REWARDS_OF_RAID: Final = 25
PUT_BONUS: Final = 26
USE_EFFECT: Final = 27
EFFECT_FORCE: Final = 28
EFFECT_TYPE: Final = 29
EFFECT_PLACE: Final = 30
SWAP_FORCE: Final = 31
SWAP_WITH: Final = 32
JOINS: Final = 33
WORKERS: Final = 34
POWER_UP: Final = 35
ACOLYTES: Final = 36
ASCENDS: Final = 37
EGGS: Final = 38
EVOLVE_OFF: Final = 39
SWARM_ON: Final = 40
SWARM_COUNT: Final = 41
DISCARD_WEAPON: Final = 42
CHARGE: Final = 43
MATCH_WHOM: Final = 44

SPOTS: Final = 2 * BASE_SIZE + 1

QUESTIONS: Final = (
    Question(OPENING, "opening", "S4", SHOWN, SOME),
    Question(START_PLAYER, "start-player", "S6", SEAT),
    Question(DRAW, "draw", "T2", CARD),
    Question(PLAY, "play", "T1", CARD),
    Question(USE_AS, "use-as", "P1", USE),
    Question(PUT_ON, "put-on", "P1", PLACE, size=2 * BASE_SIZE),
    Question(ATTACK_WHOM, "attack-whom", "A1", SEAT),
    Question(DEFEND, "defend", "A2.1", STAND),
    Question(PLACE_AGAINST, "place-against", "L1", FORCE, size=BASE_CARD),
    Question(MATCH_WHOM, "match-whom", "L1.1", FORCE, size=BASE_CARD),
    Question(PLACE_NEXT, "place-next", "L1", FORCE, size=BASE_CARD),
    Question(PLACE_END, "place-end", "L1", END),
    Question(EMERGENCY, "emergency", "R1", PLACE, REACTION, size=BASE_CARD),
    Question(EMERGENCY_CARD, "emergency-card", "R1", CARD),
    Question(REDEPLOY, "redeploy", "R2", KEEP),
    Question(MOVE_FORCE, "move-force", "R2", FORCE, size=BASE_CARD),
    Question(MOVE_TO, "move-to", "R2", SPOT, size=SPOTS),
    Question(RETREAT, "retreat", "R3", shape=YES_NO),
    Question(FIRE, "fire", "R4.1", FORCE, size=BASE_CARD),
    Question(TARGET, "target", "R4.1", FORCE, size=BASE_CARD + 1),
    Question(DIE_ROLL, "die", "R4.4", FACE, size=7),
    Question(REROLL, "reroll", "B6", DIE, REACTION, size=8),
    Question(DIE_AGAIN, "die-again", "B6", FACE, size=7),
    Question(DESTROY, "destroy", "R4.9", PLACE, size=BASE_CARD),
    Question(RAIDER, "raider", "D2", FORCE, size=BASE_CARD),
    Question(REWARDS_OF_RAID, "rewards", "D5", REWARD, SOME),
    Question(PUT_BONUS, "put-bonus", "C6", PLACE, size=2 * BASE_SIZE),
    Question(USE_EFFECT, "use-effect", "C3", SHOWN, REACTION),
    Question(EFFECT_FORCE, "effect-force", "C3", FORCE, size=BASE_CARD),
    Question(EFFECT_TYPE, "effect-type", "TER5", TYPE),
    Question(EFFECT_PLACE, "effect-place", "C3", PLACE, size=BASE_SIZE),
    Question(SWAP_FORCE, "swap-force", "KAH4", FORCE, size=BASE_CARD),
    Question(SWAP_WITH, "swap-with", "KAH4", FORCE, size=BASE_CARD),
    Question(JOINS, "joins", "FAC12", FORCE, SOME, size=BASE_CARD),
    Question(WORKERS, "workers", "TER2", size=5),
    Question(POWER_UP, "power-up", "FAC5", PLACE, REACTION, size=BASE_SIZE),
    Question(ACOLYTES, "acolytes", "KAH3", size=5),
    Question(ASCENDS, "ascends", "KAH6", PLACE, REACTION, size=BASE_SIZE),
    Question(EGGS, "eggs", "XEN2", PLACE, REACTION, size=BASE_SIZE),
    Question(EVOLVE_OFF, "evolve-off", "XEN5", SHOWN, REACTION),
    Question(SWARM_ON, "swarm-on", "XEN8", PLACE, size=BASE_SIZE),
    Question(SWARM_COUNT, "swarm-count", "XEN8", size=5),
    Question(DISCARD_WEAPON, "discard-weapon", "COL2", PLACE, REACTION, size=BASE_SIZE),
    Question(CHARGE, "charge", "COL9", SHOWN),
)

STARTS: Final = 1
OPENED: Final = 2
DREW: Final = 3
PASSED: Final = 4
PLAYED: Final = 5
SCORED: Final = 6
ATTACKS: Final = 7
CLAIMS: Final = 8
FRONTIER_TAKEN: Final = 9
FRONTIER_NOT_TAKEN: Final = 10
SCREEN_DOWN: Final = 11
BUILT: Final = 12
STANDS: Final = 13
REVEALED: Final = 14
CARD_SCORED: Final = 15
SURPRISE: Final = 16
GIVES_WAY: Final = 17
NO_FORCES: Final = 18
PLACED: Final = 19
BASE_CARDS: Final = 20
ROUND: Final = 21
EMERGENCY_PLAYED: Final = 22
REDEPLOYED: Final = 23
BOTH_REDEPLOY: Final = 24
RETREATS: Final = 25
ROLLED: Final = 26
REROLLED: Final = 27
SHOT: Final = 28
SHOT_AT_BASE: Final = 29
LOSSES: Final = 30
FORCE_GONE: Final = 31
MOVES_UP: Final = 32
DESTROYED: Final = 33
BATTLE_WON: Final = 34
BASE_TAKEN: Final = 35
POINTS: Final = 36
WON: Final = 37
DRAWN_GAME: Final = 38
PLACED_AGAINST: Final = 39
LOOKS: Final = 40
WRONG_COUNT: Final = 41
STACK_DESTROYED: Final = 42
BONUS: Final = 43
EFFECT_USED: Final = 44
SWAPPED: Final = 45
MADE_POWER: Final = 46
POWERED: Final = 47
NEW_ACOLYTES: Final = 48
ASCENDED: Final = 49
MADE_EGGS: Final = 50
HATCHED: Final = 51
UNEVOLVED: Final = 52
WEAPON_DISCARDED: Final = 53
CHARGED: Final = 54
QUEEN_COMES: Final = 55
QUEEN_FALLS: Final = 56
HEALED: Final = 57
RAIDERS: Final = 58
REWARD_TAKEN: Final = 59
STOLEN: Final = 60
PLAYER_OUT: Final = 61
FRONTIER_NEUTRAL: Final = 62
EFFECT_ON: Final = 63

EVENTS: Final = (
    EventKind(STARTS, "start-player", "S6", {"seat": SEAT}),
    EventKind(OPENED, "opened", "S4", {"seat": SEAT}),
    EventKind(DREW, "drew", "T2", {"seat": SEAT, "card": CARD}, ("card",)),
    EventKind(PASSED, "passed", "T4", {"seat": SEAT}),
    EventKind(PLAYED, "played", "T1", {"seat": SEAT}),
    EventKind(SCORED, "scored", "V2", {"seat": SEAT, "card": SHOWN}),
    EventKind(ATTACKS, "attacks", "A1", {"seat": SEAT, "foe": SEAT}),
    EventKind(CLAIMS, "claims", "A1.1", {"seat": SEAT, "card": SHOWN}),
    EventKind(FRONTIER_TAKEN, "frontier-taken", "A1.1", {"seat": SEAT}, closes=True),
    EventKind(FRONTIER_NOT_TAKEN, "frontier-not-taken", "A1.1", {"seat": SEAT}, result=True),
    EventKind(SCREEN_DOWN, "screen-down", "H2", {"seat": SEAT}),
    EventKind(BUILT, "built", "K2", {"seat": SEAT, "unit": UNIT, "count": NUMBER}),
    EventKind(STANDS, "stands", "A2.1", {"seat": SEAT, "stand": STAND}),
    EventKind(REVEALED, "revealed", "A3", {"seat": SEAT, "card": SHOWN, "choice": CHOICE}),
    EventKind(CARD_SCORED, "card-scored", "A3.1", {"seat": SEAT, "card": SHOWN}),
    EventKind(SURPRISE, "surprise", "A3.7", {"seat": SEAT}),
    EventKind(GIVES_WAY, "gives-way", "A3.5", {"seat": SEAT}, closes=True),
    EventKind(NO_FORCES, "no-forces", "A3.6", {"seat": SEAT}),
    EventKind(PLACED, "placed", "L1", {"seat": SEAT, "unit": UNIT}),
    EventKind(PLACED_AGAINST, "placed-against", "L1", {"seat": SEAT, "unit": UNIT, "foe": UNIT}),
    EventKind(BASE_CARDS, "base-cards", "L3", {"seat": SEAT}),
    EventKind(ROUND, "round", "R5", {"left": NUMBER}),
    EventKind(EMERGENCY_PLAYED, "emergency-played", "R1", {"seat": SEAT, "card": SHOWN}),
    EventKind(REDEPLOYED, "redeployed", "R2", {"seat": SEAT, "unit": UNIT}),
    EventKind(BOTH_REDEPLOY, "both-redeploy", "R2.3", {}),
    EventKind(RETREATS, "retreats", "R3", {"seat": SEAT}),
    EventKind(ROLLED, "rolled", "R4.4", {"unit": UNIT, "dice": FACE}, rest="dice"),
    EventKind(REROLLED, "rerolled", "B6", {"unit": UNIT, "dice": FACE}, rest="dice"),
    EventKind(SHOT, "shot", "R4.4", {"unit": UNIT, "at": UNIT, "hit": NUMBER, "hits": NUMBER}, result=True),
    EventKind(SHOT_AT_BASE, "shot-at-base", "R4.9", {"unit": UNIT, "hit": NUMBER, "hits": NUMBER}, result=True),
    EventKind(LOSSES, "losses", "R4.7", {"seat": SEAT, "unit": UNIT, "count": NUMBER}),
    EventKind(FORCE_GONE, "force-gone", "R4.7", {"seat": SEAT, "unit": UNIT}),
    EventKind(MOVES_UP, "moves-up", "R4.8", {"seat": SEAT, "unit": UNIT}),
    EventKind(DESTROYED, "destroyed", "R4.9", {"seat": SEAT, "card": SHOWN}, result=True),
    EventKind(BATTLE_WON, "battle-won", "E1", {"seat": SEAT}, closes=True),
    EventKind(BASE_TAKEN, "base-taken", "E3", {"seat": SEAT, "foe": SEAT}, closes=True),
    EventKind(POINTS, "points", "V4", {"seat": SEAT, "points": NUMBER}),
    EventKind(WON, "won", "V3", {"seat": SEAT}, closes=True),
    EventKind(DRAWN_GAME, "drawn-game", "V6", {}, result=True),
    EventKind(LOOKS, "looks", "FAC7", {"seat": SEAT, "card": SHOWN, "foe": SEAT}),
    EventKind(WRONG_COUNT, "wrong-count", "C4.5", {"seat": SEAT, "card": SHOWN}),
    EventKind(STACK_DESTROYED, "stack-destroyed", "C4.4", {"seat": SEAT, "count": NUMBER}, result=True),
    EventKind(BONUS, "bonus", "C6", {"seat": SEAT}),
    EventKind(EFFECT_USED, "effect-used", "C3", {"seat": SEAT, "card": SHOWN}),
    EventKind(EFFECT_ON, "effect-on", "C3", {"card": SHOWN, "unit": UNIT}),
    EventKind(SWAPPED, "swapped", "KAH4", {"unit": UNIT, "other": UNIT}),
    EventKind(MADE_POWER, "made-power", "C7", {"seat": SEAT, "count": NUMBER}),
    EventKind(POWERED, "powered", "FAC5", {"seat": SEAT, "card": SHOWN}),
    EventKind(NEW_ACOLYTES, "new-acolytes", "KAH3", {"seat": SEAT, "count": NUMBER}),
    EventKind(ASCENDED, "ascended", "KAH6", {"seat": SEAT, "unit": UNIT, "count": NUMBER}),
    EventKind(MADE_EGGS, "made-eggs", "XEN1", {"seat": SEAT, "count": NUMBER}),
    EventKind(HATCHED, "hatched", "XEN2", {"seat": SEAT, "unit": UNIT}),
    EventKind(UNEVOLVED, "unevolved", "XEN5", {"seat": SEAT, "card": SHOWN}),
    EventKind(WEAPON_DISCARDED, "weapon-discarded", "COL2", {"seat": SEAT, "card": SHOWN}),
    EventKind(CHARGED, "charged", "COL9", {"seat": SEAT, "card": SHOWN}),
    EventKind(QUEEN_COMES, "queen-comes", "XEN8", {"seat": SEAT}),
    EventKind(QUEEN_FALLS, "queen-falls", "XEN8", {"seat": SEAT}),
    EventKind(HEALED, "healed", "TER5", {"seat": SEAT, "unit": UNIT, "count": NUMBER}),
    EventKind(RAIDERS, "raiders", "D2", {"unit": UNIT, "foe": UNIT}),
    EventKind(REWARD_TAKEN, "reward-taken", "D5", {"seat": SEAT, "reward": REWARD}),
    EventKind(STOLEN, "stolen", "D5", {"seat": SEAT, "card": SHOWN}, closes=True),
    EventKind(PLAYER_OUT, "player-out", "M4", {"seat": SEAT}, closes=True),
    EventKind(FRONTIER_NEUTRAL, "frontier-neutral", "M4", {}),
)
