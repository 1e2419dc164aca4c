"""The numbers of a pack in the form that the rules use: hexes, systems, planets, units, races, technologies, strategy cards and objectives.

What the rules know by name (the technology Deep Space Cannon, the strategy card Warfare II) is an enumeration here; a pack has these
records in this order, and may change their numbers.
"""

from __future__ import annotations

from typing import Final

from senki.engine.facts import Choices, Enumeration, Rows, words_of
from senki.engine.game import Facts
from senki.engine.packs import Pack, PackError
from senki.games.imperium.pack_cards import ActionCards
from senki.games.imperium.pack_politics import PoliticalCards

Ints = tuple[int, ...]

NONE: Final = -1  # no system, no wormhole, no specialty, no gain

RINGS: Final = 3
HEXES: Final = 37  # Mecatol Rex is 0, then ring by ring, clockwise from the top
LEAST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 6
SIDES: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # of a ring, clockwise from the top


def spiral() -> list[tuple[int, int]]:
    """The hexes by number, in axial coordinates."""
    places = [(0, 0)]
    for ring in range(1, RINGS + 1):
        q, r = 0, -ring
        for step_q, step_r in SIDES:
            for _ in range(ring):
                places.append((q, r))
                q, r = q + step_q, r + step_r
    return places


PLACES: Final = spiral()
HEX_Q: Final[Ints] = tuple([q for q, _ in PLACES])
HEX_R: Final[Ints] = tuple([r for _, r in PLACES])
MECATOL_HEX: Final = 0


class ExpansionSet(Enumeration):
    """From which box something comes."""

    BASE: Final = 0
    SHATTERED_EMPIRE: Final = 1
    VARIANT: Final = 2


class SystemType(Enumeration):
    MECATOL_REX: Final = 0
    REGULAR: Final = 1
    EMPTY: Final = 2
    ASTEROID_FIELD: Final = 3
    NEBULA: Final = 4
    SUPERNOVA: Final = 5
    ION_STORM: Final = 6
    HOME: Final = 7


class Pile(Enumeration):
    """M3: the tiles that are not homes."""

    SPECIAL: Final = 0
    EMPTY: Final = 1
    REGULAR: Final = 2


class Wormhole(Enumeration):
    ALPHA: Final = 0
    BETA: Final = 1


class Colour(Enumeration):
    RED: Final = 0
    GREEN: Final = 1
    BLUE: Final = 2
    YELLOW: Final = 3


class Refresh(Enumeration):
    """N9: what a planet's refresh ability gives."""

    TRADE_GOOD: Final = 0
    FIGHTER: Final = 1
    GROUND_FORCE: Final = 2


class UnitType(Enumeration):
    FIGHTER: Final = 0
    DESTROYER: Final = 1
    CRUISER: Final = 2
    CARRIER: Final = 3
    DREADNOUGHT: Final = 4
    WAR_SUN: Final = 5
    GROUND_FORCE: Final = 6
    PDS: Final = 7
    SPACE_DOCK: Final = 8


class Race(Enumeration):
    SOL: Final = 0
    LETNEV: Final = 1
    HACAN: Final = 2
    JOL_NAR: Final = 3
    L1Z1X: Final = 4
    MENTAK: Final = 5
    NAALU: Final = 6
    NORR: Final = 7
    XXCHA: Final = 8
    YSSARIL: Final = 9
    MUAAT: Final = 10
    SAAR: Final = 11
    WINNU: Final = 12
    YIN: Final = 13


class RaceAbility(Enumeration):
    """R  By race, in the order of their sheets."""

    SOL_RECRUIT: Final = 0
    SOL_EXTRA_CC: Final = 1
    LETNEV_MUNITIONS: Final = 2
    LETNEV_FLEET: Final = 3
    HACAN_NO_APPROVAL: Final = 4
    HACAN_FREE_TRADE: Final = 5
    HACAN_UNBREAKABLE: Final = 6
    HACAN_SWAP_CARDS: Final = 7
    JOLNAR_WEAK: Final = 8
    JOLNAR_RESEARCH: Final = 9
    JOLNAR_REROLL: Final = 10
    L1Z1X_CHEAP_DREADNOUGHT: Final = 11
    L1Z1X_COMBAT: Final = 12
    L1Z1X_START_CC: Final = 13
    MENTAK_START_FLEET: Final = 14
    MENTAK_AMBUSH: Final = 15
    MENTAK_PIRACY: Final = 16
    NAALU_ZERO: Final = 17
    NAALU_EARLY_RETREAT: Final = 18
    NAALU_FIGHTERS: Final = 19
    NORR_COMBAT: Final = 20
    XXCHA_DIPLOMACY: Final = 21
    XXCHA_QUASH: Final = 22
    XXCHA_FIRST_ROUND: Final = 23
    YSSARIL_STALL: Final = 24
    YSSARIL_CARDS: Final = 25
    YSSARIL_SPY: Final = 26
    MUAAT_SLOW_SUN: Final = 27
    MUAAT_FORGE: Final = 28
    MUAAT_SUPERNOVA: Final = 29
    SAAR_SCAVENGE: Final = 30
    SAAR_MOBILE_DOCKS: Final = 31
    SAAR_NOMADS: Final = 32
    WINNU_VOTES: Final = 33
    WINNU_CALM: Final = 34
    WINNU_RESEARCH: Final = 35
    YIN_CONVERT: Final = 36
    YIN_SUICIDE: Final = 37
    YIN_SWAP: Final = 38


class Technology(Enumeration):
    ANTIMASS_DEFLECTORS: Final = 0
    XRD_TRANSPORTERS: Final = 1
    LIGHT_WAVE_DEFLECTOR: Final = 2
    TYPE_IV_DRIVE: Final = 3
    ADVANCED_FIGHTERS: Final = 4
    FLEET_LOGISTICS: Final = 5
    MANEUVERING_JETS: Final = 6
    STASIS_CAPSULES: Final = 7
    CYBERNETICS: Final = 8
    NEURAL_MOTIVATOR: Final = 9
    DACXIVE_ANIMATORS: Final = 10
    GEN_SYNTHESIS: Final = 11
    HYPER_METABOLISM: Final = 12
    X89_BACTERIAL_WEAPON: Final = 13
    ENVIRO_COMPENSATOR: Final = 14
    SARWEEN_TOOLS: Final = 15
    GRAVITON_LASER_SYSTEM: Final = 16
    MICRO_TECHNOLOGY: Final = 17
    INTEGRATED_ECONOMY: Final = 18
    NANO_TECHNOLOGY: Final = 19
    TRANSIT_DIODES: Final = 20
    HYLAR_V_ASSAULT_LASER: Final = 21
    AUTOMATED_DEFENSE_TURRETS: Final = 22
    DEEP_SPACE_CANNON: Final = 23
    MAGEN_DEFENSE_GRID: Final = 24
    WAR_SUN: Final = 25
    ASSAULT_CANNON: Final = 26
    GRAVITON_NEGATOR: Final = 27


class Strategy(Enumeration):
    """The strategy cards: eight of the base set, Imperial II, eight of Shattered Empire."""

    INITIATIVE: Final = 0
    DIPLOMACY: Final = 1
    POLITICAL: Final = 2
    LOGISTICS: Final = 3
    TRADE: Final = 4
    WARFARE: Final = 5
    TECHNOLOGY: Final = 6
    IMPERIAL: Final = 7
    IMPERIAL_II: Final = 8
    LEADERSHIP: Final = 9
    DIPLOMACY_II: Final = 10
    ASSEMBLY: Final = 11
    PRODUCTION: Final = 12
    TRADE_II: Final = 13
    WARFARE_II: Final = 14
    TECHNOLOGY_II: Final = 15
    BUREAUCRACY: Final = 16


class Stage(Enumeration):
    FIRST: Final = 0
    SECOND: Final = 1
    END: Final = 2  # Imperium Rex
    SECRET: Final = 3


class Objective(Enumeration):
    FIVE_PLANETS: Final = 0
    MECATOL_ALL_ROUND: Final = 1
    THREE_SPECIALTIES: Final = 2
    FIVE_TECHNOLOGIES: Final = 3
    THREE_OF_A_COLOUR: Final = 4
    FOUR_COLOURS: Final = 5
    SPEND_6_GOODS: Final = 6
    SPEND_10_RESOURCES: Final = 7
    SPEND_10_INFLUENCE: Final = 8
    THREE_DOCKS: Final = 9
    GAIN_THREE_PLANETS: Final = 10
    MECATOL: Final = 11
    INFLUENCE_OVER_EACH_NEIGHBOUR: Final = 12
    TWO_IN_THREE_COLOURS: Final = 13
    SPEND_4_3_3: Final = 14
    SPEND_10_EITHER: Final = 15
    SPEND_3_COUNTERS: Final = 16
    INVADE_ONE: Final = 17
    WIN_BIG_BATTLE: Final = 18
    BLOCKADE: Final = 19
    TEN_PLANETS: Final = 20
    NINE_TECHNOLOGIES: Final = 21
    SPEND_12_GOODS: Final = 22
    SPEND_20_RESOURCES: Final = 23
    SPEND_20_INFLUENCE: Final = 24
    MECATOL_AND_ALL_ADJACENT: Final = 25
    INFLUENCE_OVER_BOTH_NEIGHBOURS: Final = 26
    DOMINATION: Final = 27
    SUPREMACY: Final = 28
    MECATOL_AND_THREE_ADJACENT: Final = 29
    FIVE_OF_A_COLOUR: Final = 30
    SPEND_20_EITHER: Final = 31
    SPEND_6_COUNTERS: Final = 32
    INVADE_TWO: Final = 33
    WIN_TWO_BIG_BATTLES: Final = 34
    DESTROY_DOCK: Final = 35
    ELEVEN_PLANETS: Final = 36
    FOUR_SHIPS_TWO_HOMES: Final = 37
    IMPERIUM_REX: Final = 38
    CONQUEROR: Final = 39
    DIVERSIFIED: Final = 40
    FOCUSED: Final = 41
    FORCEFUL: Final = 42
    INDUSTRIAL: Final = 43
    KEEPER_OF_GATES: Final = 44
    MASTER_OF_SHIPS: Final = 45
    MERCILESS: Final = 46
    TECHNOCRAT: Final = 47
    USURPER: Final = 48
    EXPANSIONIST: Final = 49
    REGULATOR: Final = 50
    THREATENING: Final = 51


SYSTEMS: Final = 56
PLANETS: Final = 78
UNITS: Final = 9
RACES: Final = 14
TECHNOLOGIES: Final = 28
STRATEGIES: Final = 17
OBJECTIVES: Final = 52
CONTRACTS: Final = 2  # of each race


class Systems:
    """Systems by number, with their planets."""

    def __init__(self, system: Rows, planet: Rows) -> None:
        system.source()
        system.count(SYSTEMS)
        planet.source()
        planet.count(PLANETS)
        self.ids: Final = system.ids()
        self.type: Final = system.word("type", SystemType)
        self.expansion: Final = system.word("set", ExpansionSet)
        self.tiles: Final = system.number("tiles", 1, 20, 1)
        self.wormhole: Final = system.word("wormhole", Wormhole, NONE)
        self.race: Final = system.ref("race", "race", NONE)  # whose home it is
        of_planet = planet.ref("system", "system")
        self.planets: Final = [[planet for planet in range(len(of_planet)) if of_planet[planet] == one] for one in range(len(self.ids))]


class Planets:
    """Planets by number."""

    def __init__(self, planet: Rows) -> None:
        self.ids: Final = planet.ids()
        self.system: Final = planet.ref("system", "system")
        self.resources: Final = planet.number("resources", 0, 9)
        self.influence: Final = planet.number("influence", 0, 9)
        self.specialty: Final = planet.word("specialty", Colour, NONE)
        self.refresh: Final = planet.word("refresh", Refresh, NONE)
        self.gain: Final = planet.number("gain", 0, 9, 0)
        self.station: Final = planet.flag("station")


class Galaxies:
    """M10: galaxies laid out beforehand; by galaxy, then by hex or by seat."""

    def __init__(self, galaxy: Rows, place: Rows) -> None:
        galaxy.source()
        self.ids: Final = galaxy.ids()
        self.players: Final = galaxy.number("players", LEAST_PLAYERS, MOST_PLAYERS)
        self.drawn: Final = [galaxy.number(pile, 0, HEXES) for pile in words_of(Pile)]  # M3: by pile, then by galaxy
        self.systems: Final = [[NONE] * HEXES for _ in self.ids]  # NONE where there is no tile, and where a home lies
        self.homes: Final = [[NONE] * players for players in self.players]
        of_galaxy = place.ref("galaxy", "galaxy")
        columns = (place.number("q", -RINGS, RINGS), place.number("r", -RINGS, RINGS))
        systems, seats = place.ref("system", "system", NONE), place.number("seat", 0, MOST_PLAYERS - 1, NONE)
        for row, one in enumerate(of_galaxy):
            q, r = columns[0][row], columns[1][row]
            if (q, r) not in PLACES:
                raise PackError(f"[[place]] of {self.ids[one]}: {q}, {r} lies outside the rings")
            if seats[row] >= self.players[one]:
                raise PackError(f"[[place]] of {self.ids[one]}: there is no seat {seats[row]}")
            if seats[row] == NONE:
                self.systems[one][PLACES.index((q, r))] = systems[row]
            else:
                self.homes[one][seats[row]] = PLACES.index((q, r))
        for one, homes in enumerate(self.homes):
            if NONE in homes:
                raise PackError(f"[[place]] of {self.ids[one]}: seat {homes.index(NONE)} has no home")

    def of_players(self, players: int) -> int:
        return self.players.index(players)


class Units:
    """Units by their type."""

    def __init__(self, unit: Rows) -> None:
        unit.source()
        self.ids: Final = named(unit, UnitType)
        self.cost: Final = unit.number("cost", 0, 20)
        self.batch: Final = unit.number("batch", 1, 4, 1)  # how many for the cost
        self.combat: Final = unit.number("combat", 1, 10, 0)
        self.dice: Final = unit.number("dice", 0, 4, 0)
        self.move: Final = unit.number("move", 0, 5, 0)
        self.capacity: Final = unit.number("capacity", 0, 9, 0)
        self.pieces: Final = unit.number("pieces", 1, 99, NONE)  # NONE: as many as wanted
        self.on_planet: Final = unit.number("on_planet", 0, 9, NONE)
        self.ship: Final = unit.flag("ship")
        self.sustains: Final = unit.flag("sustains")
        self.barrage: Final = unit.number("barrage", 0, 4, 0)
        self.bombards: Final = unit.flag("bombards")


class Races:
    """Races by number."""

    def __init__(self, race: Rows) -> None:
        race.source()
        self.ids: Final = named(race, Race)
        self.expansion: Final = race.word("set", ExpansionSet)
        by_unit = [race.number(word.replace("-", "_"), 0, 12, 0) for word in words_of(UnitType)]
        self.units: Final = [[numbers[one] for numbers in by_unit] for one in range(len(self.ids))]  # by race, then by unit
        self.technologies: Final = race.refs("technologies", "technology")
        self.strategy: Final = race.number("strategy", 0, 9, 0)  # counters beyond those that all have
        self.fleet: Final = race.number("fleet", 0, 9, 0)
        contracts = race.numbers("contracts", 1, 9)
        if contracts and any(len(values) != CONTRACTS for values in contracts):
            raise PackError(f"[[{race.name}]]: each race has {CONTRACTS} trade contracts")
        self.contracts: Final = contracts  # E1: by race, what each is worth
        self.abilities: Final = race.words("abilities", RaceAbility)


class Technologies:
    """Technologies by number."""

    def __init__(self, technology: Rows) -> None:
        technology.source()
        self.ids: Final = named(technology, Technology)
        self.colour: Final = technology.word("colour", Colour)
        self.expansion: Final = technology.word("set", ExpansionSet)
        self.needs: Final = technology.refs("needs", "technology")  # all of these
        self.needs_one: Final = technology.refs("needs_one", "technology")  # and one of these, if any are named


class Strategies:
    """Strategy cards by number."""

    def __init__(self, strategy: Rows) -> None:
        strategy.source()
        self.ids: Final = named(strategy, Strategy)
        self.expansion: Final = strategy.word("set", ExpansionSet)
        self.initiative: Final = strategy.number("initiative", 1, 8)
        self.counters: Final = strategy.number("counters", 0, 3, 0)  # that the secondary ability costs
        self.influence: Final = strategy.number("influence", 0, 9, 0)
        self.secondary: Final = strategy.number("secondary", 0, 1, 1)


class Objectives:
    """Objectives by number."""

    def __init__(self, objective: Rows) -> None:
        objective.source()
        self.ids: Final = named(objective, Objective)
        self.stage: Final = objective.word("stage", Stage)
        self.expansion: Final = objective.word("set", ExpansionSet, NONE)  # Imperium Rex belongs to both
        self.points: Final = objective.number("points", 0, 9, 0)
        self.wins: Final = objective.flag("wins")
        self.needed: Final = objective.number("needed", 0, 99, 0)
        self.goods: Final = objective.number("goods", 0, 99, 0)
        self.resources: Final = objective.number("resources", 0, 99, 0)
        self.influence: Final = objective.number("influence", 0, 99, 0)
        self.counters: Final = objective.number("counters", 0, 16, 0)
        self.either: Final = objective.flag("either")


class Start:
    """What the game begins with."""

    def __init__(self, start: Rows, seating: Rows) -> None:
        start.source()
        start.count(1)
        start.ids()
        self.strategy: Final = only(start.number("strategy", 0, 16))
        self.fleet: Final = only(start.number("fleet", 0, 16))
        self.command: Final = only(start.number("command", 0, 16))
        self.counters: Final = only(start.number("counters", 1, 32))
        self.goods: Final = only(start.number("goods", 0, 200))
        self.first: Final = only(start.number("first", 1, 10))
        self.second: Final = only(start.number("second", 1, 9))
        self.second_base: Final = only(start.number("second_base", 1, 9))
        seating.source()
        seating.ids()
        self.players: Final = seating.number("players", LEAST_PLAYERS, MOST_PLAYERS)
        self.picks: Final = seating.number("strategy_cards", 1, 2)

    def strategy_cards(self, players: int) -> int:
        """Y3: how many strategy cards each player takes."""
        return self.picks[self.players.index(players)]


class Cards(Facts):
    """All facts of the game."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        planet = self.table("planet")
        self.system: Final = Systems(self.table("system"), planet)
        self.planet: Final = Planets(planet)
        self.unit: Final = Units(self.table("unit"))
        self.technology: Final = Technologies(self.table("technology"))
        self.race: Final = Races(self.table("race"))
        self.strategy: Final = Strategies(self.table("strategy"))
        self.objective: Final = Objectives(self.table("objective"))
        self.action: Final = ActionCards(self.table("action_card"), ExpansionSet, LEAST_PLAYERS, MOST_PLAYERS)
        self.political: Final = PoliticalCards(self.table("political_card"), ExpansionSet)
        self.galaxy: Final = Galaxies(self.table("galaxy"), self.table("place"))
        self.start: Final = Start(self.table("start"), self.table("seating"))
        self.homes: Final = [self.system.race.index(race) if race in self.system.race else NONE for race in range(len(self.race.ids))]

    def labels(self) -> dict[str, tuple[str, ...]]:
        return {"system": self.system.ids, "planet": self.planet.ids, "action-card": self.action.labels()}


def named(rows: Rows, choices: Choices) -> tuple[str, ...]:
    """The ids of a table whose records the rules know by name."""
    ids, words = rows.ids(), words_of(choices)
    if ids and ids != words:
        raise PackError(f"[[{rows.name}]]: its records are {', '.join(words)}, in this order")
    return ids


def only(numbers: list[int]) -> int:
    """The number of a table with one record; 0 while there are no records."""
    return numbers[0] if numbers else 0
