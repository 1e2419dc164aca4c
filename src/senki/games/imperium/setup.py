"""S, M  Setting up: races, the galaxy, counters, objectives, starting units."""

from __future__ import annotations

from typing import Final

from senki.engine.facts import words_of
from senki.engine.procedure import Rule, ask, ask_all, chance, draw, procedure
from senki.engine.shapes import ask_share
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.building import build_galaxy, prepare_piles
from senki.games.imperium.kinds import AREAS, LOT_SIZE, CounterArea, Deals, Lesson, Mode, Seat
from senki.games.imperium.lessons import PUPIL, is_laid_out, lay_out_lesson
from senki.games.imperium.making import make_galaxy
from senki.games.imperium.model import Imperium, change, clockwise, is_full, planets_at
from senki.games.imperium.pack import (
    CONTRACTS,
    HEXES,
    MECATOL_HEX,
    NONE,
    OBJECTIVES,
    RACES,
    STRATEGIES,
    Cards,
    ExpansionSet,
    Objective,
    Stage,
    Strategy,
    UnitType,
)
from senki.games.imperium.pack_politics import POLITICAL_CARDS
from senki.games.imperium.questions import (
    CHOOSE_RACE,
    DEAL_RACE,
    DRAFT_RACE,
    GALAXY,
    SET_ASIDE,
    SPEAKER,
    START_DOCK,
    START_FORCES,
    START_PDS,
)
from senki.games.imperium.rules.agendas import draw_political
from senki.games.imperium.rules.deck import deck_of
from senki.games.imperium.rules.docks import docks_float, launch
from senki.games.imperium.rules.objectives import deal_secrets, reveal_objectives

SHATTERED_EMPIRE: Final = "shattered-empire"
BASE_SET: Final = "base"
BASE_IMPERIAL_II: Final = "base-imperial-ii"
MIXED: Final = "mixed"
PRESET: Final = "preset"
BY_CHANCE: Final = "random"
FIRST_POLITICAL: Final = 2
BY_PLAYERS: Final = "built"
ALL_TILES: Final = "all"
CHOICES: Final = ("random", "chosen", "draft")  # J9: by number
BY_LOT: Final = 0  # drawn, or named seat by seat, before the game
IN_TURN: Final = 1
OF_TWO: Final = 2
DEALT: Final = 2
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
    t.lesson = words_of(Lesson).index(options["lesson"])
    t.sum_initiative = options["initiative"] == "sum"
    t.silent_fighters = options["ion-storm"] == "silent"
    t.inclusive_rolls = options["combat-rolls"] == "inclusive"
    t.all_open = options["strategy"] == BASE_IMPERIAL_II
    t.by_chance = options["galaxy"] == BY_CHANCE
    t.deals = words_of(Deals).index(options["deals"])
    t.by_players = options["galaxy"] == BY_PLAYERS
    t.base_tiles = options["tiles"] == BASE_SET
    t.choosing = CHOICES.index(options["races"])
    lay_out_galaxy(t)
    if t.choosing == BY_LOT:
        for seat in range(t.players):
            give_race(t, seat, races[seat])
    else:
        t.race_pool = list(range(RACES))
    if is_full(t):
        t.contracts = [seat for seat in range(t.players) for _ in range(CONTRACTS)]
    if t.mode != Mode.EXPLORE:
        lay_out_cards(t, options["strategy"], options["objectives"])
    if is_full(t):
        t.c_deck = [card for card in range(POLITICAL_CARDS) if is_in_politics(t, card, options["strategy"])]
        t.a_deck = deck_of(t)  # V10
    return t


# -- S2, S12, M  galaxy and sheets ------------------------------------------------------------------------------------


def lay_out_galaxy(t: Imperium) -> None:
    """S13, M10  The galaxy for so many players, with the homes of the races (M9). One made by chance has no more than them at first."""
    galaxy = t.cards.galaxy.of_players(t.players)
    if t.by_chance or t.by_players:
        t.systems[MECATOL_HEX] = t.cards.galaxy.systems[galaxy][MECATOL_HEX]
    else:
        t.systems = t.cards.galaxy.systems[galaxy][:]
    if t.by_players:
        prepare_piles(t)
    for seat in range(t.players):
        t.home[seat] = t.cards.galaxy.homes[galaxy][seat]
    find_planets(t)


def give_race(t: Imperium, seat: int, race: int) -> None:
    """S1, S2, M9  The seat plays this race, whose home lies at its place in the galaxy."""
    t.race[seat] = race
    t.systems[t.home[seat]] = t.cards.homes[race]
    find_planets(t)
    lay_out_seat(t, seat)


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
        if t.cards.objective.stage[objective] == Stage.SECRET and is_full(t) and (objectives != BASE_SET or expansion == ExpansionSet.BASE):
            t.o_secret.append(objective)  # S10


def is_in_politics(t: Imperium, card: int, strategy: str) -> bool:
    """S4, S5  Imperial Academy speaks of a card of the base set."""
    return strategy != SHATTERED_EMPIRE or not t.cards.political.base_only[card]


def is_in_set(t: Imperium, card: int, strategy: str) -> bool:
    if strategy == SHATTERED_EMPIRE:
        return t.cards.strategy.expansion[card] == ExpansionSet.SHATTERED_EMPIRE
    if card in (Strategy.IMPERIAL, Strategy.IMPERIAL_II):
        return (card == Strategy.IMPERIAL_II) == (strategy == BASE_IMPERIAL_II)
    return t.cards.strategy.expansion[card] == ExpansionSet.BASE


# -- what is drawn and chosen -----------------------------------------------------------------------------------------


@procedure
def complete_setup(t: Imperium) -> Rule[None]:
    """S1, S8, S9, S13 to S15  Races, the galaxy, the objective deck, starting units on planets (all at once), the first Speaker.

    Where races are chosen in turn or the players build the galaxy, the Speaker is drawn first, who begins (M4, J9).
    """
    if t.lesson != Lesson.OFF:
        t.speaker = PUPIL
        events.speaker(t, Seat(PUPIL), rule="J13")
    elif t.by_players or t.choosing != BY_LOT:
        yield from draw_speaker(t)
    if t.choosing == IN_TURN:
        yield from choose_races(t)
    elif t.choosing == OF_TWO:
        yield from draft_races(t)
    if t.by_chance:
        yield from draw_galaxy(t)
    elif t.by_players:
        yield from build_galaxy(t)
        find_planets(t)
    if t.mode != Mode.EXPLORE:
        yield from make_deck(t)
    yield from draw_first_hands(t)
    if is_full(t):
        yield from deal_secrets(t)
    if is_laid_out(t):
        for seat in range(t.players):
            t.choice[seat] = usual_places(t, seat)
    else:
        yield from ask_all(t, list(range(t.players)), place_units)
    for seat in range(t.players):
        put_units(t, seat)
    lay_out_lesson(t)
    if t.speaker == NONE:
        yield from draw_speaker(t)


@procedure
def draw_speaker(t: Imperium) -> Rule[None]:
    """S15  The first Speaker."""
    t.speaker = yield from chance(SPEAKER, list(range(t.players)))
    events.speaker(t, Seat(t.speaker))


# -- S1, J9  races ----------------------------------------------------------------------------------------------------


@procedure
def choose_races(t: Imperium) -> Rule[None]:
    """J9  From the Speaker clockwise, each a race that is still free."""
    for seat in list(clockwise(t, t.speaker)):
        race = yield from ask(seat, CHOOSE_RACE, t.race_pool[:])
        t.race_pool.remove(race)
        give_race(t, seat, race)
        events.race_taken(t, Seat(seat), race)
    t.race_pool = []


@procedure
def draft_races(t: Imperium) -> Rule[None]:
    """J9  Two are dealt to each; all choose one of them at once, and show it."""
    for seat in list(clockwise(t, t.speaker)) * DEALT:
        yield from deal_race(t, Seat(seat))
    yield from ask_all(t, list(range(t.players)), pick_race)
    for seat in range(t.players):
        give_race(t, seat, t.choice[seat][0])
        t.choice[seat] = []
        t.race_cards[seat] = []
        events.race_taken(t, Seat(seat), t.race[seat])
    t.race_pool = []


@procedure
def deal_race(t: Imperium, seat: Seat) -> Rule[None]:
    race = yield from draw(DEAL_RACE, t.race_pool)
    t.race_cards[seat].append(race)


@procedure
def pick_race(t: Imperium, seat: Seat) -> Rule[None]:
    """J9  Sealed."""
    t.choice[seat] = []
    race = yield from ask(seat, DRAFT_RACE, t.race_cards[seat][:])
    t.choice[seat] = [race]


@procedure
def draw_first_hands(t: Imperium) -> Rule[None]:
    """S6  Two political cards for each, with the strategy cards of Shattered Empire."""
    if is_full(t) and t.bonus[Strategy.ASSEMBLY] != NONE:
        for seat in list(range(t.players)):
            yield from draw_political(t, Seat(seat), FIRST_POLITICAL)


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


def usual_places(t: Imperium, seat: int) -> list[int]:
    """J13  In a lesson all that begins on planets lies on the first home planet."""
    homes, units = planets_at(t, t.home[seat]), t.cards.race.units[t.race[seat]]
    others = [0] * (len(homes) - 1)
    return [0, units[UnitType.PDS], *others, units[UnitType.GROUND_FORCE], *others]


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
