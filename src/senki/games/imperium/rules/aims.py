"""V2  What a target word of the pack means: the planets, systems, ships, players and cards that it may be."""

from __future__ import annotations

from typing import Final

from senki.engine.table import Ints
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.galaxy import adjacent, can_enter
from senki.games.imperium.kinds import AGREEMENT, MOVER, TYPE_OF, VESSELS, CounterArea, VesselClass
from senki.games.imperium.model import (
    Imperium,
    clockwise,
    count,
    counters_in,
    has_tech,
    has_units_at,
    is_activated,
    is_empty_system,
    is_held_by_another,
    is_station,
    pieces_left,
    planets_at,
    planets_of,
    reinforcements,
    ships_in,
)
from senki.games.imperium.pack import HEXES, NONE, PLANETS, STRATEGIES, Strategy, SystemType, Technology, UnitType
from senki.games.imperium.pack_cards import ActionKind, Target
from senki.games.imperium.rules.aims_war import WAR_TARGETS, war_things
from senki.games.imperium.rules.docks import docks_in_space
from senki.games.imperium.rules.fleets import has_supply
from senki.games.imperium.rules.payment import wealth
from senki.games.imperium.rules.strategy import untaken
from senki.games.imperium.rules.technology import techs_at
from senki.games.imperium.rules.trade import breakable

UNKEEPABLE: Final = (Strategy.IMPERIAL, Strategy.IMPERIAL_II, Strategy.BUREAUCRACY, Strategy.INITIATIVE)
ALIEN_PRICE: Final = 4
MOST_BOUGHT: Final = 63  # votes, by Bribery: the highest number that can be named; trade goods and political hands stay far below


def things(t: Imperium, seat: int, target: int, kind: int, first: int, place: int) -> list[int]:
    """Seats, planets, systems, ships, technologies or cards, in the order of their numbers. `first`: what was named before."""
    if target in WAR_TARGETS or kind == ActionKind.DUG_IN:
        return war_things(t, seat, target, kind, first, place)
    if target in OF_SEATS:
        return [other for other in sorted(clockwise(t, 0)) if is_aim_of_seat(t, seat, target, other)]
    if target == Target.PLANET_ON_ROUTE and first >= PLANETS:
        return [PLANETS + place for place in ports(t, seat, first - PLANETS)]
    if target in OF_PLANETS:
        return in_space(t, seat, target, kind) + [
            planet for planet in range(PLANETS) if t.planets.hex[planet] != NONE and is_aim(t, seat, target, kind, planet, first, place)
        ]
    if target in OF_SYSTEMS:
        return [hex_ for hex_ in range(HEXES) if t.systems[hex_] != NONE and is_aim_of_system(t, seat, target, kind, hex_, first)]
    if target in OF_STRATEGY:
        return [card for card in range(STRATEGIES) if t.bonus[card] != NONE and is_aim_of_strategy(t, seat, target, kind, card)]
    match target:
        case Target.TECHNOLOGY:
            return techs_at(t, seat, ALIEN_PRICE)
        case Target.SHIP_NEAR_OWN_PLANET:
            return ships_near(t, seat)
        case Target.PATROLLING_SHIP:
            return patrols(t, seat)
        case Target.EMPTY_NEIGHBOUR:
            return patrolled(t, seat, first)
        case Target.RACE_ABILITY:
            return lendable(t, seat)
        case Target.VOTES:
            return list(range(1, min(wealth(t, seat), MOST_BOUGHT) + 1))
        case Target.AGREEMENT:
            return [pair for pair in breakable(t) if AGREEMENT.first(pair) != AGREEMENT.second(pair)]
    raise AssertionError(f"nothing says what the target {target} may be")


# -- players ----------------------------------------------------------------------------------------------------------

OF_SEATS: Final[Ints] = (
    Target.OPPONENT,
    Target.PLAYER,
    Target.OPPONENT_WITH_CARDS,
    Target.OPPONENT_WITH_COMMAND,
    Target.OPPONENT_WITH_GOODS,
    Target.OPPONENT_WITH_REINFORCEMENTS,
)


def is_aim_of_seat(t: Imperium, seat: int, target: int, other: int) -> bool:
    if target == Target.PLAYER:
        return True
    if other == seat:
        return False
    match target:
        case Target.OPPONENT_WITH_CARDS:
            return len(t.a_hand[other]) > 0
        case Target.OPPONENT_WITH_COMMAND:
            return counters_in(t, other, CounterArea.COMMAND) > 0
        case Target.OPPONENT_WITH_GOODS:
            return t.goods[other] > 0
        case Target.OPPONENT_WITH_REINFORCEMENTS:
            return reinforcements(t, other) > 0
    return True


# -- planets ----------------------------------------------------------------------------------------------------------

OF_PLANETS: Final[Ints] = (
    Target.OWN_PLANET,
    Target.PLANET_WITHOUT_PDS,
    Target.PLANET_WITH_PDS,
    Target.CONTROLLED_PLANET,
    Target.OWN_DOCK,
    Target.PLANET_ON_ROUTE,
    Target.EXHAUSTED_PLANETS,
    Target.ENEMY_GARRISON,
    Target.DOCK_OUTSIDE_HOMES,
    Target.PLANET_OF_SYSTEM,
    Target.OWN_GARRISON,
    Target.NEUTRAL_PLANET_NEARBY,
)


def is_aim(t: Imperium, seat: int, target: int, kind: int, planet: int, first: int, place: int) -> bool:
    """Is the planet what the word says? Of trade stations only the own exhausted ones (N11)."""
    owner, rows = t.planets.owner[planet], t.planets
    if target == Target.EXHAUSTED_PLANETS:
        return owner == seat and not rows.ready[planet]
    if is_station(t, planet):
        return False
    match target:
        case Target.OWN_PLANET:
            return owner == seat
        case Target.PLANET_WITHOUT_PDS:
            return owner == seat and rows.pds[planet] == 0 and pieces_left(t, seat, UnitType.PDS) > 0
        case Target.PLANET_WITH_PDS:
            return rows.pds[planet] > 0
        case Target.CONTROLLED_PLANET:
            calm = has_ability(t, owner, RaceAbility.WINNU_CALM) and rows.forces[planet] > 0
            return owner != NONE and not is_home_system(t, rows.hex[planet]) and not calm
        case Target.OWN_DOCK:
            return owner == seat and rows.dock[planet] > 0
        case Target.OWN_GARRISON:
            return owner == seat and rows.forces[planet] > 0
        case Target.PLANET_ON_ROUTE:
            dock = kind == ActionKind.MASSIVE_TRANSPORT and rows.dock[planet] > 0
            return owner == seat and planet != first and not dock and is_route_end(t, seat, planet, first)
        case Target.ENEMY_GARRISON:
            return owner not in (seat, NONE) and rows.forces[planet] > 0
        case Target.DOCK_OUTSIDE_HOMES:
            return rows.dock[planet] > 0 and not is_home_system(t, rows.hex[planet])
        case Target.PLANET_OF_SYSTEM:
            return rows.hex[planet] == t.occasions.thing[place]
    return owner == NONE and is_near_own(t, seat, rows.hex[planet])


def in_space(t: Imperium, seat: int, target: int, kind: int) -> list[int]:
    """R12  Docks in space that a card may name, by where they lie, above the numbers of planets."""
    if target == Target.OWN_DOCK and kind == ActionKind.MASSIVE_TRANSPORT:
        return [PLANETS + place for place in docks_in_space(t, seat)]
    if target == Target.DOCK_OUTSIDE_HOMES:
        return sorted({PLANETS + place for place in t.afloat.hex if not is_home_system(t, place)})
    return []


def ports(t: Imperium, seat: int, start: int) -> list[int]:
    """R12  Massive Transport: friendly systems to which a dock in space can be brought."""
    return [place for place in sorted(reached(t, seat, start)) if place != start and has_own(t, seat, place)]


def has_own(t: Imperium, seat: int, place: int) -> bool:
    """G7  A unit or a planet of the seat's."""
    return has_units_at(t, seat, place) or seat in [t.planets.owner[planet] for planet in planets_at(t, place)]


def is_home_system(t: Imperium, hex_: int) -> bool:
    return t.cards.system.type[t.systems[hex_]] == SystemType.HOME


def is_near_own(t: Imperium, seat: int, hex_: int) -> bool:
    """Is a system with a planet of the seat's adjacent?"""
    for other in adjacent(t, hex_):
        for planet in planets_at(t, other):
            if t.planets.owner[planet] == seat:
                return True
    return False


def is_route_end(t: Imperium, seat: int, planet: int, first: int) -> bool:
    """From the planet named first, through adjacent systems that no other player holds, both ends included."""
    return first != NONE and t.planets.hex[planet] in reached(t, seat, t.planets.hex[first])


def reached(t: Imperium, seat: int, start: int) -> list[int]:
    if is_held_by_another(t, seat, start):
        return []
    found = [start]
    for hex_ in found:
        for other in adjacent(t, hex_):
            if other not in found and not is_held_by_another(t, seat, other):
                found.append(other)
    return found


# -- systems ----------------------------------------------------------------------------------------------------------

OF_SYSTEMS: Final[Ints] = (
    Target.SYSTEM_WITH_OWN_SHIP,
    Target.SYSTEM_WITH_OWN_DAMAGE,
    Target.WORMHOLE_SYSTEM,
    Target.SYSTEM_OUTSIDE_HOMES,
    Target.SYSTEM_WITH_WAR_SUN,
    Target.ACTIVATED_SYSTEM,
    Target.SYSTEM,
)


def is_aim_of_system(t: Imperium, seat: int, target: int, kind: int, hex_: int, first: int) -> bool:
    """Is the system what the word says? Signal Jamming needs one where the other has no counter, Uprising one with planets."""
    match target:
        case Target.SYSTEM_WITH_OWN_SHIP:
            return t.fleet_owner[hex_] == seat and ships_in(t, hex_) > 0
        case Target.SYSTEM_WITH_OWN_DAMAGE:
            hurt = count(t, hex_, VesselClass.DAMAGED_DREADNOUGHT) + count(t, hex_, VesselClass.DAMAGED_WAR_SUN)
            return t.fleet_owner[hex_] == seat and hurt > 0
        case Target.WORMHOLE_SYSTEM:
            free = pieces_left(t, seat, UnitType.DESTROYER) > 0 and not is_held_by_another(t, seat, hex_)
            hole = t.cards.system.wormhole[t.systems[hex_]] != NONE
            return hole and free and can_enter(t, hex_) and has_supply(t, seat, hex_, UnitType.DESTROYER)
        case Target.SYSTEM_OUTSIDE_HOMES:
            if kind == ActionKind.SIGNAL_JAMMING:
                return can_enter(t, hex_) and not is_home_system(t, hex_) and not is_activated(t, first, hex_)
            return not is_home_system(t, hex_) and len(planets_at(t, hex_)) > 0
        case Target.SYSTEM_WITH_WAR_SUN:
            return has_war_sun(t, seat, hex_) and len(enemy_planets(t, seat, hex_)) > 0
        case Target.ACTIVATED_SYSTEM:
            return is_activated(t, seat, hex_)
    return can_enter(t, hex_)


def has_war_sun(t: Imperium, seat: int, hex_: int) -> bool:
    suns = count(t, hex_, VesselClass.WAR_SUN) + count(t, hex_, VesselClass.DAMAGED_WAR_SUN)
    return t.fleet_owner[hex_] == seat and suns > 0


def enemy_planets(t: Imperium, seat: int, hex_: int) -> list[int]:
    return [planet for planet in planets_at(t, hex_) if t.planets.owner[planet] not in (seat, NONE)]


# -- ships ------------------------------------------------------------------------------------------------------------


def ships_near(t: Imperium, seat: int) -> list[int]:
    """Lucky Shot: others' dreadnoughts (not with Nano-Technology), cruisers and destroyers where the seat has a planet."""
    found: list[int] = []
    for planet in planets_of(t, seat):
        hex_ = t.planets.hex[planet]
        owner = t.fleet_owner[hex_]
        if owner not in (seat, NONE):
            for vessel in range(VESSELS):
                safe = TYPE_OF[vessel] == UnitType.DREADNOUGHT and has_tech(t, owner, Technology.NANO_TECHNOLOGY)
                light = TYPE_OF[vessel] in (UnitType.DREADNOUGHT, UnitType.CRUISER, UnitType.DESTROYER)
                if light and not safe and count(t, hex_, vessel) > 0 and MOVER.of(hex_, vessel) not in found:
                    found.append(MOVER.of(hex_, vessel))
    return sorted(found)


def patrols(t: Imperium, seat: int) -> list[int]:
    """Patrol: cruisers and destroyers in systems that the seat has activated, with somewhere to go."""
    found: list[int] = []
    for hex_ in range(HEXES):
        if t.fleet_owner[hex_] == seat and is_activated(t, seat, hex_):
            for vessel in range(VESSELS):
                ship = MOVER.of(hex_, vessel)
                if TYPE_OF[vessel] in (UnitType.CRUISER, UnitType.DESTROYER) and count(t, hex_, vessel) > 0:
                    if len(patrolled(t, seat, ship)) > 0:
                        found.append(ship)
    return found


def patrolled(t: Imperium, seat: int, ship: int) -> list[int]:
    """Patrol: empty neighbours (G4) within the Fleet Supply, while there is a counter for them."""
    if ship == NONE or reinforcements(t, seat) == 0:
        return []
    found = sorted([hex_ for hex_ in adjacent(t, MOVER.first(ship)) if is_empty_system(t, hex_) and can_enter(t, hex_)])
    return [hex_ for hex_ in found if has_supply(t, seat, hex_, MOVER.second(ship))]


SETTLED: Final = (RaceAbility.L1Z1X_START_CC, RaceAbility.MENTAK_START_FLEET, RaceAbility.SAAR_MOBILE_DOCKS)  # at set-up, for good


def lendable(t: Imperium, seat: int) -> list[int]:
    """Multiculturalism: abilities of opponents' races; not counters of the set-up, nor docks in space."""
    found: list[int] = []
    for other in clockwise(t, seat):
        if other != seat:
            found += [ability for ability in t.cards.race.abilities[t.race[other]] if ability not in SETTLED]
    return sorted(found)


# -- strategy cards ---------------------------------------------------------------------------------------------------

OF_STRATEGY: Final[Ints] = (Target.UNCHOSEN_STRATEGY_CARD, Target.OWN_STRATEGY_CARD, Target.STRATEGY_CARD)


def is_aim_of_strategy(t: Imperium, seat: int, target: int, kind: int, card: int) -> bool:
    """Flawless Strategy needs a card that can be played, Political Stability one that may be kept."""
    if target == Target.OWN_STRATEGY_CARD:
        return t.taken_by[card] == seat and (kind != ActionKind.POLITICAL_STABILITY or card not in UNKEEPABLE)
    if target == Target.UNCHOSEN_STRATEGY_CARD:
        return card in untaken(t) and (kind != ActionKind.FLAWLESS_STRATEGY or card != Strategy.INITIATIVE)
    return True
