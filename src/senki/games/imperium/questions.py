"""What Twilight Imperium asks. Where one question serves several rules, the place says which."""

from __future__ import annotations

from typing import Final

from senki.engine.decision import A_NUMBER, PAYMENT, SHARE, SOME, YES_NO, Questions
from senki.engine.zones import FLAG, NUMBER, SEAT
from senki.games.imperium.kinds import (
    ABILITY,
    ACTION,
    AREA,
    FACE,
    HEX,
    LOT,
    LOT_SIZE,
    MONEY,
    MOST_ABOARD,
    MOVER,
    OBJECTIVE,
    PLANET,
    SCRAP,
    STRATEGY_CARD,
    TECH,
    UNIT,
    VESSEL,
)

QUESTIONS: Final = Questions()

# dice and cards
GALAXY: Final = QUESTIONS.ask("galaxy", "M10", LOT, size=LOT_SIZE)
SPEAKER: Final = QUESTIONS.ask("first-speaker", "S15", SEAT)
SET_ASIDE: Final = QUESTIONS.ask("set-aside", "S8", OBJECTIVE)
REVEAL: Final = QUESTIONS.ask("reveal", "S9", OBJECTIVE)
DIE: Final = QUESTIONS.ask("die", "G14", FACE, size=11, about={"unit": UNIT})

# S  set-up
START_DOCK: Final = QUESTIONS.ask("start-dock", "S14", PLANET)
START_PDS: Final = QUESTIONS.ask("start-pds", "S14", PLANET, SHARE)
START_FORCES: Final = QUESTIONS.ask("start-forces", "S14", PLANET, SHARE)

# H  counters, payment
GAIN_COUNTERS: Final = QUESTIONS.ask("gain-counters", "H5", AREA, SHARE)
PAY_GOODS: Final = QUESTIONS.ask("pay-goods", "H10", NUMBER, A_NUMBER, size=53, about={"price": NUMBER, "money": MONEY})
PAY_PLANETS: Final = QUESTIONS.ask("pay-planets", "H7", PLANET, PAYMENT, about={"money": MONEY})

# Y, C  strategy cards
TAKE_CARD: Final = QUESTIONS.ask("take-card", "Y2", STRATEGY_CARD)
BONUS_GOODS: Final = QUESTIONS.ask("bonus-goods", "Y4", NUMBER, A_NUMBER, size=33, about={"card": STRATEGY_CARD})
PLAY_CARD: Final = QUESTIONS.ask("play-card", "C1", STRATEGY_CARD)
SECONDARY: Final = QUESTIONS.ask("secondary", "C2", FLAG, YES_NO, about={"card": STRATEGY_CARD})
CHOOSE_ABILITY: Final = QUESTIONS.ask("choose-ability", "C4", ABILITY, about={"card": STRATEGY_CARD})
TRUCE_WITH: Final = QUESTIONS.ask("truce-with", "C4", SEAT)
COUNTERS_AT: Final = QUESTIONS.ask("counters-at", "C13", HEX)
ANNEX: Final = QUESTIONS.ask("annex", "C11", PLANET)
REFRESH: Final = QUESTIONS.ask("refresh", "C4", PLANET, SOME, about={"card": STRATEGY_CARD})
SPEAKER_TO: Final = QUESTIONS.ask("speaker-to", "C4", SEAT)
BUY_COUNTERS: Final = QUESTIONS.ask("buy-counters", "C4", NUMBER, A_NUMBER, size=17, about={"card": STRATEGY_CARD, "price": NUMBER})
COUNTER_BACK: Final = QUESTIONS.ask("counter-back", "C4", HEX)
CARD_MOVE: Final = QUESTIONS.ask("card-move", "C13", MOVER, SOME, about={"card": STRATEGY_CARD})
CARD_MOVE_TO: Final = QUESTIONS.ask("card-move-to", "C13", HEX, about={"mover": MOVER})
HIGH_ALERT: Final = QUESTIONS.ask("high-alert", "C9", HEX)
ALERT_FOLLOWS: Final = QUESTIONS.ask("alert-follows", "C9", FLAG, YES_NO, about={"hex": HEX})
PRODUCE_AT: Final = QUESTIONS.ask("produce-at", "C10", HEX)
GAIN_TECH: Final = QUESTIONS.ask("gain-tech", "D2", TECH, about={"price": NUMBER})
BUY_SECOND: Final = QUESTIONS.ask("buy-second", "C4", FLAG, YES_NO, about={"price": NUMBER})
TURN_UP: Final = QUESTIONS.ask("turn-up", "C8", OBJECTIVE, secret=True)

# A  the Action Phase
TURN: Final = QUESTIONS.ask("turn", "A4", ACTION)
AGAIN: Final = QUESTIONS.ask("again", "A10", FLAG, YES_NO)
TRANSIT_FROM: Final = QUESTIONS.ask("transit-from", "A4", PLANET)
TRANSIT_FORCES: Final = QUESTIONS.ask("transit-forces", "A4", NUMBER, A_NUMBER, size=5, about={"planet": PLANET})
TRANSIT_TO: Final = QUESTIONS.ask("transit-to", "A4", PLANET)

# T  activation and movement
ACTIVATE: Final = QUESTIONS.ask("activate", "T2", HEX)
MOVE_SHIP: Final = QUESTIONS.ask("move-ship", "T4", MOVER, SOME, about={"hex": HEX})
LOAD_FORCES: Final = QUESTIONS.ask("load-forces", "T8", NUMBER, A_NUMBER, size=MOST_ABOARD + 1, about={"mover": MOVER, "planet": PLANET})
LOAD_PDS: Final = QUESTIONS.ask("load-pds", "T8", NUMBER, A_NUMBER, size=MOST_ABOARD + 1, about={"mover": MOVER, "planet": PLANET})
LOAD_FIGHTERS: Final = QUESTIONS.ask("load-fighters", "T8", NUMBER, A_NUMBER, size=MOST_ABOARD + 1, about={"mover": MOVER, "hex": HEX})
KEEP_FORCES: Final = QUESTIONS.ask("keep-forces", "T19", NUMBER, A_NUMBER, size=MOST_ABOARD + 1, about={"mover": MOVER})
KEEP_PDS: Final = QUESTIONS.ask("keep-pds", "T19", NUMBER, A_NUMBER, size=MOST_ABOARD + 1, about={"mover": MOVER})

# X  transfer
TRANSFER_ONE: Final = QUESTIONS.ask("transfer-one", "X1", HEX)
TRANSFER_OTHER: Final = QUESTIONS.ask("transfer-other", "X1", HEX, about={"hex": HEX})
TRANSFER_BUILD: Final = QUESTIONS.ask("transfer-build", "X7", HEX)

# F, P, B  losses, PDS fire and battle
EXCESS: Final = QUESTIONS.ask("excess", "F2", VESSEL, about={"hex": HEX})
PDS_FIRE: Final = QUESTIONS.ask("pds-fire", "P5", NUMBER, A_NUMBER, size=3, about={"planet": PLANET, "hex": HEX})
LOSE: Final = QUESTIONS.ask("lose", "B7", VESSEL, about={"hits": NUMBER})
WITHDRAW: Final = QUESTIONS.ask("withdraw", "B5", FLAG, YES_NO)
WITHDRAW_TO: Final = QUESTIONS.ask("withdraw-to", "B9", HEX)

# race abilities in war
REROLL: Final = QUESTIONS.ask("reroll", "B18", FLAG, YES_NO, about={"dice": NUMBER})
AMBUSH: Final = QUESTIONS.ask("ambush", "B2", UNIT, SOME)
EARLY_RETREAT: Final = QUESTIONS.ask("early-retreat", "B2", FLAG, YES_NO)
MUNITIONS: Final = QUESTIONS.ask("munitions", "B18", FLAG, YES_NO)
SUICIDE: Final = QUESTIONS.ask("suicide", "B18", VESSEL, SOME)
SUICIDE_TARGET: Final = QUESTIONS.ask("suicide-target", "B18", VESSEL)
CONVERT: Final = QUESTIONS.ask("convert", "I10", FLAG, YES_NO, about={"planet": PLANET})

# L, I  landing and invasion
LAND_FORCES: Final = QUESTIONS.ask("land-forces", "L1", NUMBER, A_NUMBER, size=100, about={"planet": PLANET})
LAND_PDS: Final = QUESTIONS.ask("land-pds", "L5", NUMBER, A_NUMBER, size=3, about={"planet": PLANET})
LAND_FIGHTERS: Final = QUESTIONS.ask("land-fighters", "I12", NUMBER, A_NUMBER, size=100, about={"planet": PLANET})
BOMBARD: Final = QUESTIONS.ask("bombard", "I2", PLANET, about={"vessel": VESSEL})
BACTERIA: Final = QUESTIONS.ask("bacteria", "I2", FLAG, YES_NO, about={"planet": PLANET})
INVADE: Final = QUESTIONS.ask("invade", "I1", PLANET)
LOSE_FIGHTER: Final = QUESTIONS.ask("lose-fighter", "I12", FLAG, YES_NO, about={"hits": NUMBER})

# U  production
BUILD_DOCK: Final = QUESTIONS.ask("build-dock", "U2", PLANET, SOME)
BUILD: Final = QUESTIONS.ask("build", "U4", UNIT, SOME, about={"hex": HEX})
BUILT_WHERE: Final = QUESTIONS.ask("built-where", "U7", PLANET, about={"unit": UNIT})
BUILT_IN: Final = QUESTIONS.ask("built-in", "U7", HEX, about={"unit": UNIT})

BUILT_ABOARD: Final = QUESTIONS.ask("built-aboard", "R12", FLAG, YES_NO, about={"unit": UNIT})

# R  races
RECRUIT_ON: Final = QUESTIONS.ask("recruit-on", "R1", PLANET)
USE_PRIMARY: Final = QUESTIONS.ask("use-primary", "R4", FLAG, YES_NO, about={"card": STRATEGY_CARD})
ROB: Final = QUESTIONS.ask("rob", "R6", SEAT, SOME)
FORGE_AT: Final = QUESTIONS.ask("forge-at", "R11", HEX)
FORGED: Final = QUESTIONS.ask("forged", "R11", UNIT, about={"hex": HEX})
SWAP_VALUES: Final = QUESTIONS.ask("swap-values", "R14", PLANET)

# O, Q  objectives and the Status Phase
CLAIM: Final = QUESTIONS.ask("claim", "O2", OBJECTIVE, SOME)
SPEND: Final = QUESTIONS.ask("spend", "O5", MONEY, about={"objective": OBJECTIVE})
SPEND_COUNTERS: Final = QUESTIONS.ask("spend-counters", "O5", AREA, SHARE)
REFRESH_GAIN: Final = QUESTIONS.ask("refresh-gain", "N9", FLAG, YES_NO, about={"planet": PLANET})
SCUTTLE: Final = QUESTIONS.ask("scuttle", "Q8", SCRAP, SOME)
REDISTRIBUTE: Final = QUESTIONS.ask("redistribute", "Q6", NUMBER, A_NUMBER, size=17, about={"area": AREA})
