"""What Empire vs. Rebellion asks. Where one question serves several rules, the place says which."""

from __future__ import annotations

from typing import Final

from senki.engine.decision import ORDER, SOME, YES_NO, Questions
from senki.engine.zones import FLAG, SEAT
from senki.games.empire_rebellion.model import ACTION, EVENT_CARD, RESOURCE, STRATEGY

QUESTIONS: Final = Questions()

# set-up and planning
BALANCE: Final = QUESTIONS.ask("balance", "S7", SEAT, size=2)
CHOOSE_CHARACTERS: Final = QUESTIONS.ask("choose-characters", "S4", RESOURCE, SOME, secret=True)
REVEAL_EVENT: Final = QUESTIONS.ask("reveal-event", "P1", EVENT_CARD)
CHOOSE_STRATEGY: Final = QUESTIONS.ask("choose-strategy", "P2", STRATEGY, secret=True)
INFILTRATE: Final = QUESTIONS.ask("infiltrate", "Y4", STRATEGY, secret=True)
RANDOM_STRATEGY: Final = QUESTIONS.ask("random-strategy", "E8", STRATEGY)

# the struggle
TURN: Final = QUESTIONS.ask("turn", "U2", ACTION)
DRAW: Final = QUESTIONS.ask("draw", "U3", RESOURCE)
USE_POWER: Final = QUESTIONS.ask("use-power", "U4", RESOURCE)
READY: Final = QUESTIONS.ask("ready", "U5", RESOURCE)

# powers
MILITARY: Final = QUESTIONS.ask("military", "K1", RESOURCE)
FORCE: Final = QUESTIONS.ask("force", "K2", RESOURCE)
DIPLOMACY: Final = QUESTIONS.ask("diplomacy", "K3", RESOURCE)
RECON_DECK: Final = QUESTIONS.ask("recon-deck", "K4", SEAT, size=2)
RECON_DISCARD: Final = QUESTIONS.ask("recon-discard", "K4", RESOURCE, about={"deck": SEAT})
CHEWBACCA: Final = QUESTIONS.ask("chewbacca", "H1", RESOURCE, SOME)
HAN_SOLO: Final = QUESTIONS.ask("han-solo", "H2", RESOURCE)
LANDO: Final = QUESTIONS.ask("lando", "H3", RESOURCE, SOME)
LEIA_PLAY: Final = QUESTIONS.ask("leia-play", "H4", FLAG, YES_NO)
LEIA: Final = QUESTIONS.ask("leia", "H4", RESOURCE, secret=True)
LUKE_OWN: Final = QUESTIONS.ask("luke-own", "H5", RESOURCE, SOME)
LUKE_OPPOSING: Final = QUESTIONS.ask("luke-opposing", "H5", RESOURCE, SOME)
OBI_WAN: Final = QUESTIONS.ask("obi-wan", "H6", RESOURCE)
PIETT: Final = QUESTIONS.ask("piett", "H9", RESOURCE)
BOBA_DISCARD: Final = QUESTIONS.ask("boba-discard", "H10", RESOURCE, SOME)
BOBA_EXHAUST: Final = QUESTIONS.ask("boba-exhaust", "H10", RESOURCE, SOME)
VADER: Final = QUESTIONS.ask("vader", "H11", RESOURCE)
IG_88_DECK: Final = QUESTIONS.ask("ig-88-deck", "H15", SEAT, size=2)
IG_88_DISCARD: Final = QUESTIONS.ask("ig-88-discard", "H15", RESOURCE, about={"deck": SEAT})
IG_88_TOP: Final = QUESTIONS.ask("ig-88-top", "H15", RESOURCE, secret=True, about={"deck": SEAT})
JABBA_DISCARD: Final = QUESTIONS.ask("jabba-discard", "H16", RESOURCE, SOME)
JABBA_PLAY: Final = QUESTIONS.ask("jabba-play", "H16", FLAG, YES_NO)
NEW_STRATEGY: Final = QUESTIONS.ask("new-strategy", "H7", STRATEGY, secret=True)

# dominance
ADD_CHARACTER: Final = QUESTIONS.ask("add-character", "F5", RESOURCE, SOME, secret=True)
TO_RESERVE: Final = QUESTIONS.ask("to-reserve", "E5", RESOURCE, secret=True)
LOOK_AT_EVENT: Final = QUESTIONS.ask("look-at-event", "E7", EVENT_CARD)
ORDER_EVENTS: Final = QUESTIONS.ask("order-events", "E7", EVENT_CARD, ORDER, secret=True)
DISCARD_STRATEGY: Final = QUESTIONS.ask("discard-strategy", "E9", STRATEGY)
