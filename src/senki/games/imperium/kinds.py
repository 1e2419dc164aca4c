"""The words of Twilight Imperium: what may be named in a question, an event or on the table, and how it is numbered."""

from __future__ import annotations

from typing import Final, NewType

from senki.engine.facts import Enumeration, kind_of, words_of
from senki.engine.table import Ints
from senki.engine.zones import Kind, Pair
from senki.games.imperium.pack import (
    HEXES,
    NONE,
    OBJECTIVES,
    PLANETS,
    RACES,
    STRATEGIES,
    SYSTEMS,
    Objective,
    Race,
    Strategy,
    Technology,
    UnitType,
)
from senki.games.imperium.pack_cards import Until as Until

Seat = NewType("Seat", int)
Hex = NewType("Hex", int)
Planet = NewType("Planet", int)
Unit = NewType("Unit", int)  # a type of unit
Vessel = NewType("Vessel", int)  # a class of ship: its type, and whether it is damaged
Tech = NewType("Tech", int)
StrategyCard = NewType("StrategyCard", int)
ObjectiveCard = NewType("ObjectiveCard", int)
Area = NewType("Area", int)


class Mode(Enumeration):
    """FULL is the whole game; CORE goes without race abilities, cards, council and trade; EXPLORE: most planets after four rounds."""

    CORE: Final = 0
    EXPLORE: Final = 1
    FULL: Final = 2


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


class Ability(Enumeration):
    """What a primary ability lets its player choose between."""

    COUNTERS: Final = 0  # Diplomacy II a)
    ANNEX: Final = 1  # Diplomacy II b)
    TAKE_SPEAKER: Final = 2  # Assembly a)
    GIVE_SPEAKER: Final = 3  # Assembly b)
    SCORE: Final = 4  # Imperial II a)
    BUILD: Final = 5  # Imperial II b)


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


class Register(Enumeration):
    """What objectives ask about the round, by seat."""

    PLANETS_GAINED: Final = 0
    INVASIONS: Final = 1
    BIG_WINS: Final = 2
    DOCKS_DESTROYED: Final = 3  # a bit for each victim
    BIG_WIN_AT: Final = 4  # 1 more than the hex of the first big win


AREAS: Final = 3
VESSELS: Final = 9
FORCES_ABOARD: Final = 9  # after the vessels: what they carry
PDS_ABOARD: Final = 10
COLUMNS: Final = 11
ARRIVING: Final = HEXES  # the fleet of the active player where another holds the space
FLEETS: Final = HEXES + 1
REGISTERS: Final = 5
MOST_ABOARD: Final = 6  # no ship carries more
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
UNIT: Final = kind_of("unit", UnitType)
VESSEL: Final = Kind("vessel", VESSELS + 1, labels=words_of(VesselClass))
MOVER: Final = Pair("mover", HEX, VESSEL)
SCRAP: Final = Pair("scrap", HEX, UNIT)
TECH: Final = Kind("technology", len(words_of(Technology)), labels=words_of(Technology), type_name="Tech")
STRATEGY_CARD: Final = Kind("strategy", STRATEGIES, labels=words_of(Strategy), type_name="StrategyCard")
OBJECTIVE: Final = Kind("objective", OBJECTIVES, cards=True, labels=words_of(Objective), type_name="ObjectiveCard")
RACE: Final = Kind("race", RACES, labels=words_of(Race))
AREA: Final = kind_of("area", CounterArea)
ACTION: Final = kind_of("action", Action)
ABILITY: Final = kind_of("ability", Ability)
MONEY: Final = kind_of("money", Money)
FACE: Final = Kind("face")
MODE: Final = kind_of("mode", Mode)
LOT: Final = Kind("lot")  # a number that a galaxy is made from
LOT_SIZE: Final = 64
