"""K12  What outcomes let players choose: planets to exhaust, ships and forces to give up, where something is placed."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, ask_yes, procedure
from senki.engine.shapes import ENOUGH, ask_share, ask_some
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.kinds import (
    AREAS,
    MOVER,
    TYPE_OF,
    VESSELS,
    Area,
    CounterArea,
    Hex,
    PoliticalCard,
    Seat,
    Until,
    VesselClass,
)
from senki.games.imperium.model import (
    Imperium,
    change_counters,
    count,
    counters_in,
    is_held_by_another,
    is_station,
    pieces_left,
    planets_of,
    reinforcements,
    sheet_counters,
    ships_in,
)
from senki.games.imperium.pack import HEXES, NONE, UnitType
from senki.games.imperium.questions import (
    ACCEPT,
    EXHAUST_PLANETS,
    GIVE_UP_SHIP,
    NAME_LAW,
    NAME_PLANET,
    PLACE_AT,
    PLACE_FORCES,
)
from senki.games.imperium.rules.docks import has_dock_at
from senki.games.imperium.rules.effects import add_effect
from senki.games.imperium.rules.fleets import has_supply, own_fleet
from senki.games.imperium.rules.lawmaking import discard_law
from senki.games.imperium.rules.objectives import ask_share_of
from senki.games.imperium.rules.payment import exhaust
from senki.games.imperium.rules.verbs import destroy_ship, place_forces, place_ships

# -- effects ----------------------------------------------------------------------------------------------------------


def by_law(t: Imperium, card: int, kind: int, seat: int = NONE, other: int = NONE, thing: int = NONE, amount: int = 0) -> None:
    """In force as long as the law is."""
    add_effect(t, kind, seat, Until.LAW, other, thing, amount, card)


def for_now(t: Imperium, card: int, kind: int, seat: int = NONE, other: int = NONE, thing: int = NONE, amount: int = 0) -> None:
    """In force as long as the card says of its outcome for, or of what the elected gets."""
    add_effect(t, kind, seat, t.cards.political.until[card], other, thing, amount, card)


def against(t: Imperium, card: int, kind: int, seat: int = NONE, other: int = NONE, thing: int = NONE, amount: int = 0) -> None:
    """In force as long as the card says of its outcome against."""
    add_effect(t, kind, seat, t.cards.political.until_against[card], other, thing, amount, card)


# -- planets and laws -------------------------------------------------------------------------------------------------


def ready_planets(t: Imperium, seat: int) -> list[int]:
    return [planet for planet in planets_of(t, seat) if t.planets.ready[planet]]


@procedure
def exhaust_own(t: Imperium, seat: Seat, card: PoliticalCard, number: int) -> Rule[None]:
    """K12  So many of the seat's planets of its own choice, as far as there are ready ones (G12)."""
    if len(ready_planets(t, seat)) <= number:
        for planet in ready_planets(t, seat):
            exhaust(t, planet)
    else:
        picked = yield from ask_some(t, seat, EXHAUST_PLANETS, tuple(ready_planets(t, seat)), number, number, card=card)
        for planet in picked:
            exhaust(t, planet)


@procedure
def discard_one_law(t: Imperium, seat: Seat, card: PoliticalCard) -> Rule[None]:
    """K12  The seat may discard one law."""
    if len(t.c_laws) > 0:
        law = yield from ask(seat, NAME_LAW, [*sorted(t.c_laws), ENOUGH], card=card)
        if law != ENOUGH:
            discard_law(t, law)


@procedure
def name_planet(t: Imperium, seat: Seat, card: PoliticalCard, planets: Ints) -> Rule[int]:
    """K12  One of these planets; not asked where there is one only."""
    planet: int = planets[0]
    if len(planets) > 1:
        planet = yield from ask(seat, NAME_PLANET, list(planets), card=card)
    return planet


@procedure
def accepts(t: Imperium, seat: Seat, card: PoliticalCard) -> Rule[bool]:
    """K12  Does the seat do what it may?"""
    return (yield from ask_yes(seat, ACCEPT, card=card))


# -- losses -----------------------------------------------------------------------------------------------------------


def ships_of_types(t: Imperium, seat: int, units: Ints) -> list[int]:
    """Where the seat has ships of these types, by class."""
    found: list[int] = []
    for place in range(HEXES):
        if t.fleet_owner[place] == seat:
            found += [MOVER.of(place, vessel) for vessel in range(VESSELS) if TYPE_OF[vessel] in units and count(t, place, vessel) > 0]
    return found


@procedure
def give_up_ships(t: Imperium, seat: Seat, card: PoliticalCard, units: Ints, number: int) -> Rule[None]:
    """K12  So many ships of these types, wherever their owner likes, as far as there are any."""
    while number > 0 and len(ships_of_types(t, seat, units)) > 0:
        mover = ships_of_types(t, seat, units)[0]
        if len(ships_of_types(t, seat, units)) > 1:
            mover = yield from ask(seat, GIVE_UP_SHIP, ships_of_types(t, seat, units), card=card)
        destroy_ship(t, MOVER.first(mover), MOVER.second(mover))
        number -= 1


@procedure
def give_up_ship_at(t: Imperium, seat: Seat, card: PoliticalCard, place: int, first: int) -> Rule[None]:
    """K12  One ship of a fleet, of its owner's choice; `first` 1: no fighter."""
    options = [MOVER.of(place, vessel) for vessel in range(first, VESSELS) if count(t, place, vessel) > 0]
    if len(options) > 0:
        mover = options[0]
        if len(options) > 1:
            mover = yield from ask(seat, GIVE_UP_SHIP, options, card=card)
        destroy_ship(t, place, MOVER.second(mover))


@procedure
def give_up_counter(t: Imperium, seat: Seat, areas: Ints, number: int) -> Rule[None]:
    """K12  Counters of these areas, of the seat's choice, as far as there are any."""
    limits: Ints = tuple([counters_in(t, seat, area) for area in areas])
    number = min(number, sum(limits))
    if number > 0:
        shares = yield from ask_share_of(t, seat, areas, limits, number)
        for place in range(len(areas)):
            if shares[place] > 0:
                change_counters(t, seat, areas[place], -shares[place])
                events.counters_lost(t, seat, Area(areas[place]), shares[place], rule="K12")


@procedure
def put_counter(t: Imperium, seat: Seat, place: int) -> Rule[None]:
    """H6  From the reinforcements; who has none there takes one from an area of own choice."""
    if reinforcements(t, seat) == 0 and sheet_counters(t, seat) > 0:
        limits: Ints = tuple([min(1, counters_in(t, seat, one)) for one in range(AREAS)])
        shares = yield from ask_share_of(t, seat, (0, 1, 2), limits, 1)
        for area in range(AREAS):
            if shares[area] > 0:
                change_counters(t, seat, area, -1)
                events.counters_lost(t, seat, Area(area), 1, rule="H6")
    if reinforcements(t, seat) > 0:
        t.activated[place] |= 1 << seat
        events.counter_placed(t, seat, Hex(place), rule="C13")


# -- what is placed ---------------------------------------------------------------------------------------------------


def landing_sites(t: Imperium, seat: int) -> list[int]:
    """Own planets on which units may stand (N11)."""
    return [planet for planet in planets_of(t, seat) if not is_station(t, planet)]


@procedure
def place_own_forces(t: Imperium, seat: Seat, card: PoliticalCard, number: int) -> Rule[None]:
    """K12  Ground forces on planets of the seat, divided as it likes."""
    sites: Ints = tuple(landing_sites(t, seat))
    if number > 0 and len(sites) > 0:
        shares = yield from ask_share(t, seat, PLACE_FORCES, sites, tuple([number] * len(sites)), number, card=card)
        for place in range(len(sites)):
            place_forces(t, seat, sites[place], shares[place])


def dock_places(t: Imperium, seat: int, unit: int) -> list[int]:
    """Systems with a dock of the seat, not blockaded, in which a ship of the type still fits: pieces and Fleet Supply."""
    if pieces_left(t, seat, unit) <= 0:
        return []
    found: list[int] = []
    for place in range(HEXES):
        if has_dock_at(t, seat, place) and not is_held_by_another(t, seat, place):
            if has_supply(t, seat, own_fleet(t, seat, place), unit):
                found.append(place)
    return found


@procedure
def place_ship(t: Imperium, seat: Seat, card: PoliticalCard, unit: int) -> Rule[None]:
    """K12  The seat may place a ship where it has a dock."""
    if len(dock_places(t, seat, unit)) > 0:
        place = yield from ask(seat, PLACE_AT, [*dock_places(t, seat, unit), ENOUGH], card=card)
        if place != ENOUGH:
            place_ships(t, seat, place, unit, 1)


def has_wormhole(t: Imperium, place: int) -> bool:
    return t.systems[place] != NONE and t.cards.system.wormhole[t.systems[place]] != NONE


def has_ship_at(t: Imperium, seat: int, place: int) -> bool:
    return t.fleet_owner[place] == seat and ships_in(t, place) > 0


def nonhome_docks(t: Imperium, seat: int) -> list[int]:
    """Planets outside the home system with a dock."""
    return [planet for planet in planets_of(t, seat) if t.planets.dock[planet] > 0 and t.planets.hex[planet] != t.home[seat]]


def count_types(t: Imperium, seat: int, units: Ints) -> int:
    """How many ships of these types the seat has."""
    total = 0
    for mover in ships_of_types(t, seat, units):
        total += count(t, MOVER.first(mover), MOVER.second(mover))
    return total


COMMAND_OR_STRATEGY: Ints = (CounterArea.STRATEGY, CounterArea.COMMAND)
LARGE: Ints = (UnitType.DREADNOUGHT, UnitType.WAR_SUN)
FIGHTERS: Ints = (UnitType.FIGHTER,)
ALL_AREAS: Ints = tuple(range(AREAS))
FIRST_SHIP = VesselClass.DESTROYER
