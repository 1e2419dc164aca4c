"""S, M  Setting up: races, the galaxy, counters, objectives, starting units."""

from __future__ import annotations

from typing import Final

from senki.engine.facts import words_of
from senki.engine.procedure import Rule, ask, ask_all, chance, draw, procedure
from senki.engine.shapes import ask_share
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.kinds import AREAS, CounterArea, Mode, Seat
from senki.games.imperium.making import make_galaxy
from senki.games.imperium.model import Imperium, change, planets_at
from senki.games.imperium.pack import (
    HEXES,
    MECATOL_HEX,
    NONE,
    OBJECTIVES,
    STRATEGIES,
    Cards,
    ExpansionSet,
    Objective,
    Stage,
    Strategy,
    UnitType,
)
from senki.games.imperium.questions import GALAXY, SET_ASIDE, SPEAKER, START_DOCK, START_FORCES, START_PDS
from senki.games.imperium.rules.docks import docks_float, launch
from senki.games.imperium.rules.objectives import reveal_objectives

SHATTERED_EMPIRE: Final = "shattered-empire"
BASE_SET: Final = "base"
BASE_IMPERIAL_II: Final = "base-imperial-ii"
MIXED: Final = "mixed"
PRESET: Final = "preset"
BY_CHANCE: Final = "random"
LOTS: Final = 5  # numbers drawn for a galaxy made by chance


def set_up(races: list[int], options: dict[str, str], cards: Cards) -> Imperium:
    """The table before anything is drawn or chosen."""
    t = Imperium()
    t.lay_out(len(races))
    t.cards = cards
    t.players = len(races)
    t.mode = words_of(Mode).index(options["mode"])
    t.goal = int(options["goal"])
    t.round_limit = int(options["round-limit"])
    t.sum_initiative = options["initiative"] == "sum"
    t.silent_fighters = options["ion-storm"] == "silent"
    t.all_open = options["strategy"] == BASE_IMPERIAL_II
    t.by_chance = options["galaxy"] == BY_CHANCE
    t.race = races[:]
    lay_out_galaxy(t)
    for seat in range(t.players):
        lay_out_seat(t, seat)
    if t.mode != Mode.EXPLORE:
        lay_out_cards(t, options["strategy"], options["objectives"])
    return t


# -- S2, S12, M  galaxy and sheets ------------------------------------------------------------------------------------


def lay_out_galaxy(t: Imperium) -> None:
    """S13, M10  The galaxy for so many players, with the homes of the races (M9). One made by chance has no more than them at first."""
    galaxy = t.cards.galaxy.of_players(t.players)
    if t.by_chance:
        t.systems[MECATOL_HEX] = t.cards.galaxy.systems[galaxy][MECATOL_HEX]
    else:
        t.systems = t.cards.galaxy.systems[galaxy][:]
    for seat in range(t.players):
        t.home[seat] = t.cards.galaxy.homes[galaxy][seat]
        t.systems[t.home[seat]] = t.cards.homes[t.race[seat]]
    find_planets(t)


def find_planets(t: Imperium) -> None:
    """Planets lie where their systems do."""
    for place in range(HEXES):
        for planet in planets_at(t, place):
            t.planets.hex[planet] = place


def lay_out_seat(t: Imperium, seat: int) -> None:
    """S2, S12, S14  Home planets, technologies, counters, and the units that begin in space."""
    race = t.race[seat]
    start = t.cards.start
    for planet in planets_at(t, t.home[seat]):
        t.planets.owner[planet] = seat
        t.planets.ready[planet] = 1
    for tech in t.cards.race.technologies[race]:
        t.techs[seat] |= 1 << tech
    t.counters[seat * AREAS + CounterArea.STRATEGY] = start.strategy + t.cards.race.strategy[race]
    t.counters[seat * AREAS + CounterArea.FLEET] = start.fleet + t.cards.race.fleet[race]
    t.counters[seat * AREAS + CounterArea.COMMAND] = start.command
    for unit in range(UnitType.WAR_SUN + 1):
        change(t, t.home[seat], unit, t.cards.race.units[race][unit])
    t.fleet_owner[t.home[seat]] = seat


# -- S7, S8  cards ----------------------------------------------------------------------------------------------------


def lay_out_cards(t: Imperium, strategy: str, objectives: str) -> None:
    """S7, S8, J6, J7  The strategy cards of a set, and the objectives of a set or of both."""
    for card in range(STRATEGIES):
        if is_in_set(t, card, strategy):
            t.bonus[card] = 0
    for objective in range(OBJECTIVES):
        expansion = t.cards.objective.expansion[objective]
        if objectives == MIXED or expansion == (ExpansionSet.BASE if objectives == BASE_SET else ExpansionSet.SHATTERED_EMPIRE):
            if t.cards.objective.stage[objective] == Stage.FIRST:
                t.o_first.append(objective)
            elif t.cards.objective.stage[objective] == Stage.SECOND:
                t.o_second.append(objective)


def is_in_set(t: Imperium, card: int, strategy: str) -> bool:
    if strategy == SHATTERED_EMPIRE:
        return t.cards.strategy.expansion[card] == ExpansionSet.SHATTERED_EMPIRE
    if card in (Strategy.IMPERIAL, Strategy.IMPERIAL_II):
        return (card == Strategy.IMPERIAL_II) == (strategy == BASE_IMPERIAL_II)
    return t.cards.strategy.expansion[card] == ExpansionSet.BASE


# -- what is drawn and chosen -----------------------------------------------------------------------------------------


@procedure
def complete_setup(t: Imperium) -> Rule[None]:
    """S8, S9, S13 to S15  The galaxy, the objective deck, starting units on planets (all at once), the first Speaker."""
    if t.by_chance:
        yield from draw_galaxy(t)
    if t.mode != Mode.EXPLORE:
        yield from make_deck(t)
    yield from ask_all(t, list(range(t.players)), place_units)
    for seat in range(t.players):
        put_units(t, seat)
    t.speaker = yield from chance(SPEAKER, list(range(t.players)))
    events.speaker(t, Seat(t.speaker))


@procedure
def draw_galaxy(t: Imperium) -> Rule[None]:
    """M10  Chance draws some numbers, and the galaxy follows from them."""
    lot = 0
    for _ in range(LOTS):
        drawn = yield from chance(GALAXY, list(range(LOT_SIZE)))
        lot = lot * LOT_SIZE + drawn
    t.systems = make_galaxy(t, lot)
    find_planets(t)
    events.galaxy_made(t)


@procedure
def make_deck(t: Imperium) -> Rule[None]:
    """S8, S9, J6  Some objectives of each stage; those left over are set aside unseen. Imperium Rex is mixed among stage II."""
    has_bureaucracy: bool = t.bonus[Strategy.BUREAUCRACY] != NONE
    second: int = t.cards.start.second if has_bureaucracy else t.cards.start.second_base
    while len(t.o_first) > t.cards.start.first:
        yield from set_aside_first(t)
    while len(t.o_second) > second:
        yield from set_aside_second(t)
    if t.all_open:
        yield from reveal_objectives(t, len(t.o_first) + len(t.o_second))
    else:
        t.o_second.append(Objective.IMPERIUM_REX)
    if has_bureaucracy:
        yield from reveal_objectives(t, 1)


@procedure
def set_aside_first(t: Imperium) -> Rule[None]:
    """S8  An objective of stage I that is not used."""
    card = yield from draw(SET_ASIDE, t.o_first)
    t.o_unused.append(card)


@procedure
def set_aside_second(t: Imperium) -> Rule[None]:
    """S8  An objective of stage II that is not used."""
    card = yield from draw(SET_ASIDE, t.o_second)
    t.o_unused.append(card)


@procedure
def place_units(t: Imperium, seat: Seat) -> Rule[None]:
    """S14  Dock, PDS and ground forces on the home planets, as their owner likes."""
    t.choice[seat] = []
    homes: Ints = tuple(planets_at(t, t.home[seat]))
    units: Ints = tuple(t.cards.race.units[t.race[seat]])
    floats: bool = docks_float(t, seat)  # R12
    dock: int = homes[0]
    pds: Ints = (units[UnitType.PDS],)
    forces: Ints = (units[UnitType.GROUND_FORCE],)
    if len(homes) > 1:
        if not floats:
            dock = yield from ask(seat, START_DOCK, list(homes))
        most = t.cards.unit.on_planet[UnitType.PDS]
        pds = yield from ask_share(t, seat, START_PDS, homes, tuple([most] * len(homes)), units[UnitType.PDS])
        forces = yield from ask_share(
            t, seat, START_FORCES, homes, tuple([units[UnitType.GROUND_FORCE]] * len(homes)), units[UnitType.GROUND_FORCE]
        )
    t.choice[seat] = [homes.index(dock), *pds, *forces]


def put_units(t: Imperium, seat: int) -> None:
    """S14  What the seat has chosen is placed."""
    homes = planets_at(t, t.home[seat])
    choice = t.choice[seat]
    if docks_float(t, seat):
        launch(t, seat, t.home[seat], 1)
    else:
        t.planets.dock[homes[choice[0]]] = 1
    for place, planet in enumerate(homes):
        t.planets.pds[planet] = choice[1 + place]
        t.planets.forces[planet] = choice[1 + len(homes) + place]
    t.choice[seat] = []
    events.start_placed(t, Seat(seat))
