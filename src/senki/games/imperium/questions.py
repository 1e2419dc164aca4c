"""What Twilight Imperium asks. Where one question serves several rules, the place says which."""

from __future__ import annotations

from typing import Final

from senki.engine.decision import A_NUMBER, PAYMENT, REACTION, SHARE, SOME, YES_NO, Questions
from senki.engine.zones import FLAG, NUMBER, SEAT
from senki.games.imperium.kinds import (
    ABILITY,
    ACTION,
    ACTION_CARD,
    AGREEMENT,
    AREA,
    COLOUR,
    DEAL_TERM,
    FACE,
    HEX,
    LOT,
    LOT_SIZE,
    MONEY,
    MOST_ABOARD,
    MOVER,
    OBJECTIVE,
    PLANET,
    PLAY,
    POLITICAL,
    PROMISE,
    RACE,
    RACE_ABILITY,
    RACE_CARD,
    ROLLED,
    SCRAP,
    STANCE,
    STRATEGY_CARD,
    SYSTEM,
    TECH,
    TILE,
    UNIT,
    VESSEL,
    WINDOW,
)

QUESTIONS: Final = Questions()

# dice and cards
GALAXY: Final = QUESTIONS.ask("galaxy", "M10", LOT, size=LOT_SIZE)
SPEAKER: Final = QUESTIONS.ask("first-speaker", "S15", SEAT)
DRAW_TILE: Final = QUESTIONS.ask("draw-tile", "M3", TILE)
DEAL_TILE: Final = QUESTIONS.ask("deal-tile", "M3", TILE)
DEAL_RACE: Final = QUESTIONS.ask("deal-race", "J9", RACE_CARD)
SET_ASIDE: Final = QUESTIONS.ask("set-aside", "S8", OBJECTIVE)
DEAL_SECRET: Final = QUESTIONS.ask("deal-secret", "S10", OBJECTIVE)
REVEAL: Final = QUESTIONS.ask("reveal", "S9", OBJECTIVE)
DIE: Final = QUESTIONS.ask("die", "G14", FACE, size=11, about={"unit": UNIT})

# S  set-up
CHOOSE_RACE: Final = QUESTIONS.ask("choose-race", "J9", RACE)
DRAFT_RACE: Final = QUESTIONS.ask("draft-race", "J9", RACE)
LAY_TILE: Final = QUESTIONS.ask("lay-tile", "M4", SYSTEM)
LAY_AT: Final = QUESTIONS.ask("lay-at", "M5", HEX, about={"system": SYSTEM})
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

# K  the council
DRAW_POLITICAL: Final = QUESTIONS.ask("draw-political", "K1", POLITICAL)
DISCARD_POLITICAL: Final = QUESTIONS.ask("discard-political", "K11", POLITICAL, secret=True)
PLAY_AGENDA: Final = QUESTIONS.ask("play-agenda", "K1", POLITICAL, secret=True)
AGENDA_BY: Final = QUESTIONS.ask("agenda-by", "C6", SEAT)
PUT_ON_TOP: Final = QUESTIONS.ask("put-on-top", "C4", POLITICAL, secret=True)
VOTE: Final = QUESTIONS.ask("vote", "K5", STANCE, about={"card": POLITICAL})
VOTE_PLAYER: Final = QUESTIONS.ask("vote-player", "K5", SEAT, SOME, about={"card": POLITICAL})
VOTE_PLANET: Final = QUESTIONS.ask("vote-planet", "K5", PLANET, SOME, about={"card": POLITICAL})
VOTE_LAW: Final = QUESTIONS.ask("vote-law", "K5", POLITICAL, SOME, about={"card": POLITICAL})
VOTE_COLOUR: Final = QUESTIONS.ask("vote-colour", "K5", COLOUR, SOME, about={"card": POLITICAL})
VOTE_OBJECTIVE: Final = QUESTIONS.ask("vote-objective", "K5", OBJECTIVE, SOME, about={"card": POLITICAL})
WHO_LEADS: Final = QUESTIONS.ask("who-leads", "K12", SEAT)
DECIDE: Final = QUESTIONS.ask("decide", "K7", STANCE, about={"card": POLITICAL})
VETO_POWER: Final = QUESTIONS.ask("veto-power", "K13", FLAG, YES_NO, about={"card": POLITICAL})
ACCEPT: Final = QUESTIONS.ask("accept", "K12", FLAG, YES_NO, about={"card": POLITICAL})
NAME_SEAT: Final = QUESTIONS.ask("name-seat", "K12", SEAT, about={"card": POLITICAL})
NAME_PLANET: Final = QUESTIONS.ask("name-planet", "K12", PLANET, about={"card": POLITICAL})
NAME_LAW: Final = QUESTIONS.ask("name-law", "K12", POLITICAL, SOME, about={"card": POLITICAL})
EXHAUST_PLANETS: Final = QUESTIONS.ask("exhaust-planets", "K12", PLANET, SOME, about={"card": POLITICAL})
GIVE_UP_SHIP: Final = QUESTIONS.ask("give-up-ship", "K12", MOVER, about={"card": POLITICAL})
PLACE_FORCES: Final = QUESTIONS.ask("place-forces", "K12", PLANET, SHARE, about={"card": POLITICAL})
PLACE_AT: Final = QUESTIONS.ask("place-at", "K12", HEX, SOME, about={"card": POLITICAL})
OWN_SECONDARY: Final = QUESTIONS.ask("own-secondary", "K12", STRATEGY_CARD, SOME)
PASS_ON_CARD: Final = QUESTIONS.ask("pass-on-card", "K9", SEAT, about={"card": STRATEGY_CARD})
FOCUS_GAIN: Final = QUESTIONS.ask("focus-gain", "K9", FLAG, YES_NO)
PAY_TARIFF: Final = QUESTIONS.ask("pay-tariff", "K9", PLANET, SOME, about={"hex": HEX})
MINISTER_HIT: Final = QUESTIONS.ask("minister-hit", "B2", FLAG, YES_NO)
SHARE_TECH: Final = QUESTIONS.ask("share-tech", "K12", TECH, SOME)
OPEN_CARD: Final = QUESTIONS.ask("open-card", "K9", ACTION_CARD)
SELL_TECH: Final = QUESTIONS.ask("sell-tech", "K9", TECH, SOME)
PAY_CARDS: Final = QUESTIONS.ask("pay-cards", "H12", POLITICAL, SOME, secret=True, about={"price": NUMBER})

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
TERROR: Final = QUESTIONS.ask("terror", "B18", FLAG, YES_NO)
FORESIGHT_TO: Final = QUESTIONS.ask("foresight-to", "Q9", HEX, about={"unit": UNIT})
TARGET_DIE: Final = QUESTIONS.ask("target-die", "V2", ROLLED, about={"card": PLAY})
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

# V  action cards
DRAW_CARD: Final = QUESTIONS.ask("draw-card", "V7", ACTION_CARD)
STEAL_CARD: Final = QUESTIONS.ask("steal-card", "V2", ACTION_CARD)
REACT: Final = QUESTIONS.ask("react", "V9", PLAY, REACTION, quiet=True, about={"window": WINDOW, "player": SEAT})
OWN_CARD: Final = QUESTIONS.ask("own-card", "V8", PLAY, REACTION, secret=True, about={"window": WINDOW})
DISCARD: Final = QUESTIONS.ask("discard", "V5", ACTION_CARD)
DISCARD_OF: Final = QUESTIONS.ask("discard-of", "V2", ACTION_CARD, about={"player": SEAT})
TAKE_OUT: Final = QUESTIONS.ask("take-out", "V2", ACTION_CARD, secret=True)
HAND_OUT: Final = QUESTIONS.ask("hand-out", "V2", ACTION_CARD, secret=True, about={"player": SEAT})
TRANSPORT_FORCES: Final = QUESTIONS.ask("transport-forces", "V10", NUMBER, A_NUMBER, size=4, about={"planet": PLANET})
EXHAUST_HALF: Final = QUESTIONS.ask("exhaust-half", "V10", PLANET, SOME)
EXCHANGE_CARD: Final = QUESTIONS.ask("exchange-card", "Q5", ACTION_CARD, SOME)
TARGET_SEAT: Final = QUESTIONS.ask("target-seat", "V2", SEAT, about={"card": PLAY})
TARGET_PLANET: Final = QUESTIONS.ask("target-planet", "V2", PLANET, about={"card": PLAY})
TARGET_HEX: Final = QUESTIONS.ask("target-hex", "V2", HEX, about={"card": PLAY})
TARGET_SHIP: Final = QUESTIONS.ask("target-ship", "V2", MOVER, about={"card": PLAY})
TARGET_TECH: Final = QUESTIONS.ask("target-tech", "V2", TECH, about={"card": PLAY})
TARGET_STRATEGY: Final = QUESTIONS.ask("target-strategy", "V2", STRATEGY_CARD, about={"card": PLAY})
TARGET_CARD: Final = QUESTIONS.ask("target-card", "V2", PLAY)
TARGET_ABILITY: Final = QUESTIONS.ask("target-ability", "V2", RACE_ABILITY, about={"card": PLAY})
TARGET_AGREEMENT: Final = QUESTIONS.ask("target-agreement", "V2", AGREEMENT, about={"card": PLAY})
TARGET_NUMBER: Final = QUESTIONS.ask("target-number", "V2", NUMBER, A_NUMBER, size=64, about={"card": PLAY})
BUILT_ABOARD: Final = QUESTIONS.ask("built-aboard", "R12", FLAG, YES_NO, about={"unit": UNIT})

# R  races
RECRUIT_ON: Final = QUESTIONS.ask("recruit-on", "R1", PLANET)
USE_PRIMARY: Final = QUESTIONS.ask("use-primary", "R4", FLAG, YES_NO, about={"card": STRATEGY_CARD})
ROB: Final = QUESTIONS.ask("rob", "R6", SEAT, SOME)
SPY_ON: Final = QUESTIONS.ask("spy-on", "R10", SEAT, SOME)
FORGE_AT: Final = QUESTIONS.ask("forge-at", "R11", HEX)
FORGED: Final = QUESTIONS.ask("forged", "R11", UNIT, about={"hex": HEX})
SWAP_VALUES: Final = QUESTIONS.ask("swap-values", "R14", PLANET)

# E  trade and deals
BREAK_UP: Final = QUESTIONS.ask("break-up", "E7", SEAT, SOME)
BREAK_AGREEMENTS: Final = QUESTIONS.ask("break-agreements", "C4", AGREEMENT, SOME, about={"card": STRATEGY_CARD})
DEAL_WITH: Final = QUESTIONS.ask("deal-with", "E9", SEAT, SOME)
DEAL_TERMS: Final = QUESTIONS.ask("deal-terms", "E10", DEAL_TERM, SOME, about={"partner": SEAT})
DEAL_CONTRACT: Final = QUESTIONS.ask("deal-contract", "E2", NUMBER, A_NUMBER, size=10, about={"partner": SEAT})
DEAL_CONTRACT_BACK: Final = QUESTIONS.ask("deal-contract-back", "E2", NUMBER, A_NUMBER, size=10, about={"partner": SEAT})
DEAL_GIVE: Final = QUESTIONS.ask("deal-give", "E9", NUMBER, A_NUMBER, size=21, about={"partner": SEAT})
DEAL_WANT: Final = QUESTIONS.ask("deal-want", "E9", NUMBER, A_NUMBER, size=21, about={"partner": SEAT})
DEAL_PROMISE: Final = QUESTIONS.ask("deal-promise", "E11", PROMISE, about={"partner": SEAT})
DEAL_ASK_PROMISE: Final = QUESTIONS.ask("deal-ask-promise", "E11", PROMISE, about={"partner": SEAT})
DEAL_LEAVE: Final = QUESTIONS.ask("deal-leave", "E11", STRATEGY_CARD, about={"partner": SEAT})
DEAL_ASK_LEAVE: Final = QUESTIONS.ask("deal-ask-leave", "E11", STRATEGY_CARD, about={"partner": SEAT})
DEAL_VOTE: Final = QUESTIONS.ask("deal-vote", "E11", STANCE, about={"voter": SEAT, "card": POLITICAL})
DEAL_VOTE_PLAYER: Final = QUESTIONS.ask("deal-vote-player", "E11", SEAT, about={"voter": SEAT, "card": POLITICAL})
DEAL_VOTE_PLANET: Final = QUESTIONS.ask("deal-vote-planet", "E11", PLANET, about={"voter": SEAT, "card": POLITICAL})
DEAL_VOTE_LAW: Final = QUESTIONS.ask("deal-vote-law", "E11", POLITICAL, about={"voter": SEAT, "card": POLITICAL})
DEAL_VOTE_COLOUR: Final = QUESTIONS.ask("deal-vote-colour", "E11", COLOUR, about={"voter": SEAT, "card": POLITICAL})
DEAL_VOTE_OBJECTIVE: Final = QUESTIONS.ask("deal-vote-objective", "E11", OBJECTIVE, about={"voter": SEAT, "card": POLITICAL})
DEAL_CARD: Final = QUESTIONS.ask("deal-card", "R3", ACTION_CARD, secret=True, about={"player": SEAT})
DEAL_AGREE: Final = QUESTIONS.ask("deal-agree", "E10", FLAG, YES_NO, about={"offerer": SEAT, "partner": SEAT})

# O, Q  objectives and the Status Phase
CLAIM: Final = QUESTIONS.ask("claim", "O2", OBJECTIVE, SOME)
CLAIM_SECRET: Final = QUESTIONS.ask("claim-secret", "O9", FLAG, YES_NO)
SPEND: Final = QUESTIONS.ask("spend", "O5", MONEY, about={"objective": OBJECTIVE})
SPEND_COUNTERS: Final = QUESTIONS.ask("spend-counters", "O5", AREA, SHARE)
REFRESH_GAIN: Final = QUESTIONS.ask("refresh-gain", "N9", FLAG, YES_NO, about={"planet": PLANET})
SCUTTLE: Final = QUESTIONS.ask("scuttle", "Q8", SCRAP, SOME)
REDISTRIBUTE: Final = QUESTIONS.ask("redistribute", "Q6", NUMBER, A_NUMBER, size=17, about={"area": AREA})
