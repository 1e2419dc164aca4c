"""What Empire vs. Rebellion asks and tells: the numbers that the rules use, with names, rules and meanings."""

from __future__ import annotations

from typing import Final

from senki.engine.decision import ORDER, SOME, YES_NO, Question
from senki.engine.events import EventKind
from senki.engine.zones import FLAG, NUMBER, SEAT
from senki.games.empire_rebellion.model import ACTION, EVENT_CARD, RESOURCE, STRATEGY

# set-up and planning
BALANCE: Final = 1
CHOOSE_CHARACTERS: Final = 2
REVEAL_EVENT: Final = 3
CHOOSE_STRATEGY: Final = 4
INFILTRATE: Final = 5
RANDOM_STRATEGY: Final = 6
# the struggle
TURN: Final = 7
DRAW: Final = 8
USE_POWER: Final = 9
READY: Final = 10
# powers
MILITARY: Final = 11
FORCE: Final = 12
DIPLOMACY: Final = 13
RECON_DECK: Final = 14
RECON_DISCARD: Final = 15
CHEWBACCA: Final = 16
HAN_SOLO: Final = 17
LANDO: Final = 18
LEIA_PLAY: Final = 19
LEIA: Final = 20
LUKE_OWN: Final = 21
LUKE_OPPOSING: Final = 22
OBI_WAN: Final = 23
PIETT: Final = 24
BOBA_DISCARD: Final = 25
BOBA_EXHAUST: Final = 26
VADER: Final = 27
IG_88_DECK: Final = 28
IG_88_DISCARD: Final = 29
IG_88_TOP: Final = 30
JABBA_DISCARD: Final = 31
JABBA_PLAY: Final = 32
NEW_STRATEGY: Final = 33
# dominance
ADD_CHARACTER: Final = 34
TO_RESERVE: Final = 35
LOOK_AT_EVENT: Final = 36
ORDER_EVENTS: Final = 37
DISCARD_STRATEGY: Final = 38

QUESTIONS: Final = (
    Question(BALANCE, "balance", "S7", SEAT, size=2),
    Question(CHOOSE_CHARACTERS, "choose-characters", "S4", RESOURCE, SOME, secret=True),
    Question(REVEAL_EVENT, "reveal-event", "P1", EVENT_CARD),
    Question(CHOOSE_STRATEGY, "choose-strategy", "P2", STRATEGY, secret=True),
    Question(INFILTRATE, "infiltrate", "Y4", STRATEGY, secret=True),
    Question(RANDOM_STRATEGY, "random-strategy", "E8", STRATEGY),
    Question(TURN, "turn", "U2", ACTION),
    Question(DRAW, "draw", "U3", RESOURCE),
    Question(USE_POWER, "use-power", "U4", RESOURCE),
    Question(READY, "ready", "U5", RESOURCE),
    Question(MILITARY, "military", "K1", RESOURCE),
    Question(FORCE, "force", "K2", RESOURCE),
    Question(DIPLOMACY, "diplomacy", "K3", RESOURCE),
    Question(RECON_DECK, "recon-deck", "K4", SEAT, size=2),
    Question(RECON_DISCARD, "recon-discard", "K4", RESOURCE),
    Question(CHEWBACCA, "chewbacca", "H1", RESOURCE, SOME),
    Question(HAN_SOLO, "han-solo", "H2", RESOURCE),
    Question(LANDO, "lando", "H3", RESOURCE, SOME),
    Question(LEIA_PLAY, "leia-play", "H4", FLAG, YES_NO),
    Question(LEIA, "leia", "H4", RESOURCE, secret=True),
    Question(LUKE_OWN, "luke-own", "H5", RESOURCE, SOME),
    Question(LUKE_OPPOSING, "luke-opposing", "H5", RESOURCE, SOME),
    Question(OBI_WAN, "obi-wan", "H6", RESOURCE),
    Question(PIETT, "piett", "H9", RESOURCE),
    Question(BOBA_DISCARD, "boba-discard", "H10", RESOURCE, SOME),
    Question(BOBA_EXHAUST, "boba-exhaust", "H10", RESOURCE, SOME),
    Question(VADER, "vader", "H11", RESOURCE),
    Question(IG_88_DECK, "ig-88-deck", "H15", SEAT, size=2),
    Question(IG_88_DISCARD, "ig-88-discard", "H15", RESOURCE),
    Question(IG_88_TOP, "ig-88-top", "H15", RESOURCE, secret=True),
    Question(JABBA_DISCARD, "jabba-discard", "H16", RESOURCE, SOME),
    Question(JABBA_PLAY, "jabba-play", "H16", FLAG, YES_NO),
    Question(NEW_STRATEGY, "new-strategy", "H7", STRATEGY, secret=True),
    Question(ADD_CHARACTER, "add-character", "F5", RESOURCE, SOME, secret=True),
    Question(TO_RESERVE, "to-reserve", "E5", RESOURCE, secret=True),
    Question(LOOK_AT_EVENT, "look-at-event", "E7", EVENT_CARD),
    Question(ORDER_EVENTS, "order-events", "E7", EVENT_CARD, ORDER, secret=True),
    Question(DISCARD_STRATEGY, "discard-strategy", "E9", STRATEGY),
)

# set-up and planning
CHARACTERS_CHOSEN: Final = 1
TOKEN: Final = 2
ROUND: Final = 3
EVENT_REVEALED: Final = 4
STRATEGY_LAID: Final = 5
STRATEGY_DRAWN: Final = 6
STRATEGY_SHOWN: Final = 7
# the struggle
PLAYED: Final = 8
STANDS: Final = 9
POWER_USED: Final = 10
NOTHING_HAPPENS: Final = 11
READIED: Final = 12
PASSED: Final = 13
STRUGGLE_ENDS: Final = 14
DISCARDED: Final = 15
EXHAUSTED: Final = 16
RESHUFFLED: Final = 17
LOOKED_AT_TWO: Final = 18
LOOKED_AT_TOP: Final = 19
PUT_BACK: Final = 20
SEARCHED: Final = 21
SHUFFLED: Final = 22
INFLUENCE_GAINED: Final = 23
INFLUENCE_LOST: Final = 24
STRATEGY_DISCARDED: Final = 25
STRATEGIES_BACK: Final = 26
SENT_TO_RESERVE: Final = 27
MOVED_TO_RESERVE: Final = 28
ADDED: Final = 29
# dominance
TOTAL: Final = 30
STRATEGY_REVEALED: Final = 31
STRATEGY_OFF: Final = 32
RAISED: Final = 33
DECEPTIONS_CANCEL: Final = 34
DECEIVED: Final = 35
EVENT_WON: Final = 36
EVENT_NOT_WON: Final = 37
INFILTRATES: Final = 38
LOOKED_AT_EVENTS: Final = 39
DIVERTED: Final = 40
EXPOSED: Final = 41
GATHERED: Final = 42
GAME_WON: Final = 43
TUTORIAL_WON: Final = 44
TUTORIAL_DRAWN: Final = 45

EVENTS: Final = (
    EventKind(CHARACTERS_CHOSEN, "characters-chosen", "S4", {"seat": SEAT}),
    EventKind(TOKEN, "token", "C2", {"seat": SEAT}),
    EventKind(ROUND, "round", "G5", {"count": NUMBER}),
    EventKind(EVENT_REVEALED, "revealed", "P1", {"card": EVENT_CARD}),
    EventKind(STRATEGY_LAID, "strategy-laid", "P2", {"seat": SEAT, "strategy": STRATEGY}, secret=("strategy",)),
    EventKind(STRATEGY_DRAWN, "strategy-drawn", "E8", {"seat": SEAT, "strategy": STRATEGY}, secret=("strategy",)),
    EventKind(STRATEGY_SHOWN, "strategy-shown", "E10", {"seat": SEAT, "strategy": STRATEGY}),
    EventKind(PLAYED, "played", "U3", {"seat": SEAT, "card": RESOURCE}),
    EventKind(STANDS, "stands", "D1", {"seat": SEAT, "count": NUMBER, "objective": NUMBER, "over": NUMBER}, result=True),
    EventKind(POWER_USED, "power-used", "U4", {"seat": SEAT, "card": RESOURCE}),
    EventKind(NOTHING_HAPPENS, "nothing-happens", "U4", {"card": RESOURCE}),
    EventKind(READIED, "readied", "U5", {"seat": SEAT, "card": RESOURCE}),
    EventKind(PASSED, "passed", "U6", {"seat": SEAT}),
    EventKind(STRUGGLE_ENDS, "struggle-ends", "U6.1", {}),
    EventKind(DISCARDED, "discarded", "U3.3", {"seat": SEAT, "card": RESOURCE}),
    EventKind(EXHAUSTED, "exhausted", "U4.2", {"card": RESOURCE}),
    EventKind(RESHUFFLED, "reshuffled", "U3.2", {"seat": SEAT}),
    EventKind(
        LOOKED_AT_TWO,
        "looked-at-two",
        "K4",
        {"seat": SEAT, "deck": SEAT, "first": RESOURCE, "second": RESOURCE},
        secret=("first", "second"),
    ),
    EventKind(LOOKED_AT_TOP, "looked-at-top", "H16", {"seat": SEAT, "card": RESOURCE}, secret=("card",)),
    EventKind(PUT_BACK, "put-back", "K4", {"deck": SEAT, "card": RESOURCE}, secret=("card",)),
    EventKind(SEARCHED, "searched", "H15", {"seat": SEAT, "deck": SEAT}),
    EventKind(SHUFFLED, "shuffled", "H2", {"deck": SEAT}),
    EventKind(INFLUENCE_GAINED, "influence-gained", "D5.1", {"seat": SEAT, "count": NUMBER}),
    EventKind(INFLUENCE_LOST, "influence-lost", "F12", {"seat": SEAT, "count": NUMBER}),
    EventKind(STRATEGY_DISCARDED, "strategy-discarded", "H7", {"seat": SEAT, "strategy": STRATEGY}),
    EventKind(STRATEGIES_BACK, "strategies-back", "C3", {"seat": SEAT}),
    EventKind(SENT_TO_RESERVE, "sent-to-reserve", "H11", {"seat": SEAT, "card": RESOURCE}),
    EventKind(MOVED_TO_RESERVE, "moved-to-reserve", "E5", {"seat": SEAT, "card": RESOURCE}, secret=("card",)),
    EventKind(ADDED, "added", "F5", {"seat": SEAT, "card": RESOURCE}, secret=("card",)),
    EventKind(TOTAL, "total", "D1", {"seat": SEAT, "count": NUMBER}),
    EventKind(STRATEGY_REVEALED, "strategy-revealed", "D2", {"seat": SEAT, "strategy": STRATEGY}),
    EventKind(STRATEGY_OFF, "strategy-off", "D2.1", {"seat": SEAT, "strategy": STRATEGY}),
    EventKind(RAISED, "raised", "Y3", {"seat": SEAT, "count": NUMBER}),
    EventKind(DECEPTIONS_CANCEL, "deceptions-cancel", "F8", {}),
    EventKind(DECEIVED, "deceived", "Y2", {"seat": SEAT}),
    EventKind(EVENT_WON, "won-event", "D5", {"seat": SEAT, "card": EVENT_CARD}, result=True),
    EventKind(EVENT_NOT_WON, "nobody-wins", "D6", {"card": EVENT_CARD}, result=True),
    EventKind(INFILTRATES, "infiltrates", "Y4", {"seat": SEAT}),
    EventKind(
        LOOKED_AT_EVENTS,
        "looked-at-events",
        "E7",
        {"seat": SEAT, "first": EVENT_CARD, "second": EVENT_CARD, "third": EVENT_CARD},
        secret=("first", "second", "third"),
    ),
    EventKind(DIVERTED, "diverted", "E8", {"seat": SEAT}),
    EventKind(EXPOSED, "exposed", "E10", {"seat": SEAT}),
    EventKind(GATHERED, "gathered", "C1", {"seat": SEAT}),
    EventKind(GAME_WON, "game-won", "W1", {"seat": SEAT, "count": NUMBER}, result=True),
    EventKind(TUTORIAL_WON, "tutorial-won", "T4", {"seat": SEAT}, result=True),
    EventKind(TUTORIAL_DRAWN, "tutorial-drawn", "T4", {}, result=True),
)
