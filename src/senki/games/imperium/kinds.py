"""The words of Twilight Imperium: what may be named in a question, an event or on the table, and how it is numbered."""

from __future__ import annotations

from typing import Final, NewType

from senki.engine.facts import Enumeration, kind_of, words_of
from senki.engine.table import Ints
from senki.engine.zones import SEAT, Kind, Pair
from senki.games.imperium.pack import (
    HEXES,
    NONE,
    OBJECTIVES,
    PLANETS,
    RACES,
    STRATEGIES,
    SYSTEMS,
    Colour,
    Objective,
    Race,
    RaceAbility,
    Strategy,
    Technology,
    UnitType,
)
from senki.games.imperium.pack_cards import ACTION_CARDS, ACTION_KINDS, ActionKind, Window
from senki.games.imperium.pack_cards import Until as Until
from senki.games.imperium.pack_politics import Political

Seat = NewType("Seat", int)
Hex = NewType("Hex", int)
Planet = NewType("Planet", int)
System = NewType("System", int)
Unit = NewType("Unit", int)  # a type of unit
Vessel = NewType("Vessel", int)  # a class of ship: its type, and whether it is damaged
Tech = NewType("Tech", int)
StrategyCard = NewType("StrategyCard", int)
ObjectiveCard = NewType("ObjectiveCard", int)
Area = NewType("Area", int)
PoliticalCard = NewType("PoliticalCard", int)
TechColour = NewType("TechColour", int)
Promise = NewType("Promise", int)  # a kind of promise
ActionCard = NewType("ActionCard", int)  # a single action card
Play = NewType("Play", int)  # a kind of action card, or something else that is used in a window
WindowKind = NewType("WindowKind", int)
AbilityOfRace = NewType("AbilityOfRace", int)


class Mode(Enumeration):
    """FULL is the whole game; CORE goes without race abilities, cards, council and trade; EXPLORE: most planets after four rounds."""

    CORE: Final = 0
    EXPLORE: Final = 1
    FULL: Final = 2


class Lesson(Enumeration):
    """J13: tables that are laid out to learn the game."""

    OFF: Final = 0
    MAP: Final = 1
    SUPPLY: Final = 2
    PRODUCTION: Final = 3
    BATTLE: Final = 4
    INVASION: Final = 5
    ROUND: Final = 6
    COUNCIL: Final = 7


class CounterArea(Enumeration):
    """H1 to H3: the areas of the race sheet."""

    STRATEGY: Final = 0
    FLEET: Final = 1
    COMMAND: Final = 2


class Action(Enumeration):
    """A4: what a turn is used for."""

    STRATEGIC: Final = 0
    TACTICAL: Final = 1
    TRANSFER: Final = 2
    TRANSIT: Final = 3
    PASS: Final = 4
    RECRUIT: Final = 5  # R1: Sol
    FORGE: Final = 6  # R11: Muaat
    SWAP: Final = 7  # R14: Yin
    STALL: Final = 8  # R10: Yssaril
    DEAL: Final = 9  # E9: before the action
    BREAK_AGREEMENT: Final = 10  # E7: before the action
    CARD: Final = 11  # V1


class Ability(Enumeration):
    """What a primary ability lets its player choose between."""

    COUNTERS: Final = 0  # Diplomacy II a)
    ANNEX: Final = 1  # Diplomacy II b)
    TAKE_SPEAKER: Final = 2  # Assembly a)
    GIVE_SPEAKER: Final = 3  # Assembly b)
    SCORE: Final = 4  # Imperial II a)
    BUILD: Final = 5  # Imperial II b)
    TRADE_GOODS: Final = 6  # Trade a), Trade II
    BREAK_AGREEMENTS: Final = 7  # Trade b), Trade II


class Deals(Enumeration):
    """J11: what may be agreed on besides trade agreements."""

    ALL: Final = 0
    GOODS: Final = 1  # no promises
    NONE: Final = 2


class DealTerm(Enumeration):
    """E10: what a deal is made of."""

    AGREEMENT: Final = 0
    GIVE: Final = 1
    WANT: Final = 2
    PROMISE: Final = 3
    ASK_PROMISE: Final = 4
    GIVE_CARD: Final = 5  # R3: an action card
    WANT_CARD: Final = 6


class PromiseKind(Enumeration):
    """E11"""

    PEACE: Final = 0  # no attack until the end of this round
    LONG_PEACE: Final = 1  # no attack until the end of the next round
    LEAVE_CARD: Final = 2  # a strategy card is left in the next Strategy Phase
    AGREEMENT: Final = 3  # a trade agreement in the next negotiations
    VOTE: Final = 4  # on the agenda under discussion


class Stance(Enumeration):
    """K5: a vote on an agenda that is not an election."""

    FOR: Final = 0
    AGAINST: Final = 1
    ABSTAIN: Final = 2


class Money(Enumeration):
    """What an objective may be paid with."""

    RESOURCES: Final = 0
    INFLUENCE: Final = 1


class VesselClass(Enumeration):
    """The first six are as the types of units."""

    FIGHTER: Final = 0
    DESTROYER: Final = 1
    CRUISER: Final = 2
    CARRIER: Final = 3
    DREADNOUGHT: Final = 4
    WAR_SUN: Final = 5
    DAMAGED_DREADNOUGHT: Final = 6
    DAMAGED_WAR_SUN: Final = 7
    DAMAGED_CRUISER: Final = 8  # Enhanced Armor
    FLOATING_DOCK: Final = 9  # R12: no ship, but it moves


class Effect(Enumeration):
    """2.4 of the design: what is in force for a time, asked by the rules where it matters."""

    TRUCE: Final = 0  # Diplomacy: neither activates a system with units of the other
    FREE_SECONDARIES: Final = 1  # Initiative
    SCORES_ALL: Final = 2  # Imperial II
    NO_ABILITIES: Final = 3  # Cultural Crisis: the race of the seat has none
    LENT_ABILITY: Final = 4  # Multiculturalism: the seat has the ability (thing) of another race
    COMBAT: Final = 5  # added to combat rolls of a type of unit (thing), or of all
    SHIP_COMBAT: Final = 6  # added to combat rolls of ships, which fighters are not
    CRUISERS_SUSTAIN: Final = 7  # Enhanced Armor: cruisers sustain damage
    NO_RETREAT: Final = 8  # Flanking Tactic: the seat leaves no battle
    STABILITY: Final = 9  # Temporary Stability: no action cards but Sabotage
    SILENCE: Final = 10  # Communications Breakdown: the same in a battle
    NO_INVASION: Final = 11  # of a planet
    NO_ACTIVATION: Final = 12  # of a system
    NO_PRODUCTION: Final = 13  # of the dock on a planet
    NO_TECHNOLOGY: Final = 14  # (colour)
    NO_SECONDARY: Final = 15
    NOT_TAKEN: Final = 16  # a strategy card that nobody may take
    MORE_SUPPLY: Final = 17  # in a system
    MORE_MOVE: Final = 18
    PASSES_SHIPS: Final = 19  # ships that start in a system
    MORE_PRODUCTION: Final = 20  # of the dock on a planet
    TECH_PRICE: Final = 21  # (colour)
    IGNORES_NEED: Final = 22  # the technology that is bought may lack one that it needs
    BUILDS_EARLY: Final = 23  # Surprise Assault
    KEEPS_CARD: Final = 24  # Political Stability: a strategy card
    FEWER_DRAWN: Final = 25  # Master of Fate
    FIRST_STRIKE: Final = 26  # a seat that acts before the order of play
    # barred; the thing in brackets, if not everywhere
    NO_BUYING_TECHNOLOGY: Final = 27  # free ones may be gained
    NO_WORMHOLES: Final = 28
    NO_BOMBARDMENT: Final = 29  # (planet)
    NO_NEUTRAL_LANDING: Final = 30
    NO_RED_SYSTEMS: Final = 31
    NO_AGREEMENT: Final = 32  # between the two named, or of the one with anybody
    NO_PDS_FIRE: Final = 33  # at ships; landings are still fired at
    NO_UNIT: Final = 34  # (type of unit) not produced
    NO_SECOND_DOCK: Final = 35  # one dock produces in the round, and no other
    NO_DRAW: Final = 36  # of action cards in the Status Phase
    NO_VOTE: Final = 37
    # numbers added
    UNIT_PRICE: Final = 38  # (type of unit)
    ACTIVATION_PRICE: Final = 39  # counters of the Command Pool more for a tactical activation
    CONTRACTS_WORTH: Final = 40  # every trade contract is worth so much
    INCOME: Final = 41  # trade goods more for each who collects
    # what else works
    GOODS_GO_LEFT: Final = 42  # trade goods received go to the left neighbour
    PRODUCED: Final = 43  # (planet) whose dock has produced while NO_SECOND_DOCK is in force
    # battles and invasions
    BREACH: Final = 44  # Into the Breach: so many hits more go to this dreadnought (thing)
    AIMED_HITS: Final = 45  # Experimental Weaponry: hits of the seat's great ships are not taken on fighters
    SILENT_SHIP: Final = 46  # Target Their Flagship: a ship of this type does not roll
    NOT_BOMBARDED: Final = 47  # Dug In: nobody bombards the seat's ground forces on a planet
    FORESEEN: Final = 48  # Military Foresight: a ship of this type lies on a card (source)
    # the council
    NO_COUNCIL: Final = 49  # Council Dissolved: there is no agenda
    MORE_VOTES: Final = 50  # Fantastic Rhetoric
    PLANET_VOTES: Final = 51  # Usurper: a planet gives so many votes, ready or not


class Response(Enumeration):
    """V9: what race abilities and laws let a player do in a window, besides cards. In PLAY they follow the kinds of cards."""

    END_STABILITY: Final = 0  # Temporary Stability is ended
    QUASH: Final = 1  # Xxcha: the agenda is sent away
    COUNCIL_ELDER: Final = 2
    INTERNAL_SECURITY: Final = 3
    END_TRUCE: Final = 4  # Short Term Truce is ended
    SEND_BACK: Final = 5  # Minister of Peace: ships that have come go back


class Register(Enumeration):
    """What objectives ask about the round, by seat."""

    PLANETS_GAINED: Final = 0
    INVASIONS: Final = 1
    BIG_WINS: Final = 2
    DOCKS_DESTROYED: Final = 3  # a bit for each victim
    BIG_WIN_AT: Final = 4  # 1 more than the hex of the first big win
    MERCILESS: Final = 5  # planets taken with a neighbour's last dock
    FIGHTERS_BOUGHT: Final = 6


AREAS: Final = 3
VESSELS: Final = 9
FORCES_ABOARD: Final = 9  # after the vessels: what they carry
PDS_ABOARD: Final = 10
COLUMNS: Final = 11
ARRIVING: Final = HEXES  # the fleet of the active player where another holds the space
FLEETS: Final = HEXES + 1
REGISTERS: Final = 7
MOST_ABOARD: Final = 6  # no ship carries more
OFFER_TERMS: Final = 12  # E10: who offers, to whom, and ten terms
MOST_SCUTTLED: Final = 12  # Q8: ruling, so many units in a Status Phase
TYPE_OF: Final[Ints] = (
    UnitType.FIGHTER,
    UnitType.DESTROYER,
    UnitType.CRUISER,
    UnitType.CARRIER,
    UnitType.DREADNOUGHT,
    UnitType.WAR_SUN,
    UnitType.DREADNOUGHT,
    UnitType.WAR_SUN,
    UnitType.CRUISER,
    UnitType.SPACE_DOCK,
)
DAMAGED_FORM: Final[Ints] = (
    NONE,
    NONE,
    VesselClass.DAMAGED_CRUISER,
    NONE,
    VesselClass.DAMAGED_DREADNOUGHT,
    VesselClass.DAMAGED_WAR_SUN,
    NONE,
    NONE,
    NONE,
    NONE,
)
WHOLE_FORM: Final[Ints] = (NONE, NONE, NONE, NONE, NONE, NONE, VesselClass.DREADNOUGHT, VesselClass.WAR_SUN, VesselClass.CRUISER, NONE)

HEX: Final = Kind("hex", HEXES)
SYSTEM: Final = Kind("system", SYSTEMS)
PLANET: Final = Kind("planet", PLANETS)
TILE: Final = Kind("tile", SYSTEMS, indistinct=True)  # a system, face down: of some there are several tiles
UNIT: Final = kind_of("unit", UnitType)
VESSEL: Final = Kind("vessel", VESSELS + 1, labels=words_of(VesselClass))
MOVER: Final = Pair("mover", HEX, VESSEL)
SHOWN: Final = Kind("shown", 11, labels=tuple([str(face) for face in range(11)]))  # what a die shows
ROLLED: Final = Pair("rolled", UNIT, SHOWN)  # a die on the table
SCRAP: Final = Pair("scrap", HEX, UNIT)
TECH: Final = Kind("technology", len(words_of(Technology)), labels=words_of(Technology), type_name="Tech")
STRATEGY_CARD: Final = Kind("strategy", STRATEGIES, labels=words_of(Strategy), type_name="StrategyCard")
COLOUR: Final = Kind("colour", len(words_of(Colour)), labels=words_of(Colour), type_name="TechColour")
POLITICAL: Final = Kind("political", len(words_of(Political)), cards=True, labels=words_of(Political), type_name="PoliticalCard")
STANCE: Final = kind_of("stance", Stance)
OBJECTIVE: Final = Kind("objective", OBJECTIVES, cards=True, labels=words_of(Objective), type_name="ObjectiveCard")
RACE: Final = Kind("race", RACES, labels=words_of(Race))
RACE_CARD: Final = Kind("race-card", RACES, cards=True)  # a race, face down
AREA: Final = kind_of("area", CounterArea)
ACTION: Final = kind_of("action", Action)
ABILITY: Final = kind_of("ability", Ability)
MONEY: Final = kind_of("money", Money)
FACE: Final = Kind("face")
MODE: Final = kind_of("mode", Mode)
DEALS: Final = kind_of("deals", Deals)
DEAL_TERM: Final = kind_of("deal", DealTerm)
PROMISE: Final = kind_of("promise", PromiseKind)
AGREEMENT: Final = Pair("agreement", SEAT, SEAT)  # the lower seat first
ACTION_CARD: Final = Kind("action-card", ACTION_CARDS, cards=True)  # named by the pack
PLAY: Final = Kind("play", ACTION_KINDS + len(words_of(Response)), labels=words_of(ActionKind) + words_of(Response))
WINDOW: Final = Kind("window", len(words_of(Window)), labels=words_of(Window), type_name="WindowKind")
RACE_ABILITY: Final = Kind("race-ability", len(words_of(RaceAbility)), labels=words_of(RaceAbility), type_name="AbilityOfRace")
LOT: Final = Kind("lot")  # a number that a galaxy is made from
LOT_SIZE: Final = 64
