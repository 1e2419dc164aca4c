"""R  What the races can do beyond the others, where it is decided: actions, and the beginning of the Strategy Phase.

What only changes a number stands where the number is worked out: R2 in `fleets`, R5 in `production`, R7 in `turns`, R12 in `planets` and
`docks`, R13 in `strategy`.
"""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, nothing, procedure
from senki.engine.shapes import ask_some
from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import Area, CounterArea, Hex, Planet, Seat, Unit
from senki.games.imperium.model import (
    Imperium,
    afloat_at,
    change_counters,
    clockwise,
    count,
    count_type,
    counters_in,
    docks_at,
    has_tech,
    is_held_by_another,
    is_station,
    others,
    pieces_left,
    planets_of,
)
from senki.games.imperium.pack import HEXES, NONE, Technology, UnitType
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.questions import FORGE_AT, FORGED, RECRUIT_ON, ROB, SPY_ON, SWAP_VALUES
from senki.games.imperium.rules.fleets import add_ships, fighter_room, has_supply, remove_excess, settle_fighters
from senki.games.imperium.rules.laws import is_law
from senki.games.imperium.rules.payment import trim_goods

RECRUITS: Final = 2
FORGED_FIGHTERS: Final = 2
ROBBED: Final = 2  # players whom Mentak's pirates may rob
RICH: Final = 3  # trade goods that make a player worth robbing


def pay_strategy(t: Imperium, seat: Seat, *, rule: str = "") -> None:
    """H1  A race's ability costs a counter of Strategy Allocation."""
    change_counters(t, seat, CounterArea.STRATEGY, -1)
    events.counters_lost(t, seat, Area(CounterArea.STRATEGY), 1, rule)


# -- R1  Sol ----------------------------------------------------------------------------------------------------------


def can_recruit(t: Imperium, seat: int) -> bool:
    """R1  There is a counter for it, and a planet to put them on."""
    if not has_ability(t, seat, RaceAbility.SOL_RECRUIT) or counters_in(t, seat, CounterArea.STRATEGY) == 0:
        return False
    return len(recruiting_planets(t, seat)) > 0


def recruiting_planets(t: Imperium, seat: int) -> list[int]:
    return [planet for planet in planets_of(t, seat) if not is_station(t, planet)]


@procedure
def recruit(t: Imperium, seat: Seat) -> Rule[bool]:
    """R1  As an action, for a counter of Strategy Allocation: two ground forces on a planet of Sol's; one under Regulated Conscription."""
    pay_strategy(t, seat, rule="R1")
    planet = yield from ask(seat, RECRUIT_ON, recruiting_planets(t, seat))
    number = 1 if is_law(t, Political.REGULATED_CONSCRIPTION) else RECRUITS
    t.planets.forces[planet] += number
    events.landed(t, seat, Unit(UnitType.GROUND_FORCE), number, Planet(planet), rule="R1")
    return True


# -- R6  Mentak -------------------------------------------------------------------------------------------------------


def robbable(t: Imperium, seat: int) -> list[int]:
    """R6  Players with three trade goods or more."""
    return [other for other in others(t, seat) if t.goods[other] >= RICH]


@procedure
def openings(t: Imperium) -> Rule[None]:
    """Y10  Before the first strategy card is taken, from the Speaker clockwise: what races do then."""
    for seat in list(clockwise(t, t.speaker)):
        if has_ability(t, seat, RaceAbility.MENTAK_PIRACY) and len(robbable(t, seat)) > 0:
            yield from pirate(t, Seat(seat))
        if has_ability(t, seat, RaceAbility.YSSARIL_SPY) and len(with_cards(t, seat)) > 0:
            yield from spy(t, Seat(seat))


@procedure
def pirate(t: Imperium, seat: Seat) -> Rule[None]:
    """R6  Mentak takes a trade good from each of up to two players."""
    victims = yield from ask_some(t, seat, ROB, tuple(robbable(t, seat)), 0, ROBBED)
    for victim in victims:
        t.goods[victim] -= 1
        t.goods[seat] += 1
        events.robbed(t, seat, Seat(victim))
    trim_goods(t)


# -- R10  Yssaril -----------------------------------------------------------------------------------------------------


def with_cards(t: Imperium, seat: int) -> list[int]:
    """R10  Players who hold action cards."""
    return [other for other in others(t, seat) if len(t.a_hand[other]) > 0]


@procedure
def spy(t: Imperium, seat: Seat) -> Rule[None]:
    """R10  Yssaril may look at one player's action cards, and knows them from then on."""
    picked = yield from ask_some(t, seat, SPY_ON, tuple(with_cards(t, seat)), 0, 1)
    for other in picked:
        events.spied(t, seat, Seat(other))
        for card in t.a_hand[other]:
            t.a_known[card] |= 1 << seat


def can_stall(t: Imperium, seat: int) -> bool:
    """R10, A9  Not twice running, and not once all others have passed."""
    if not has_ability(t, seat, RaceAbility.YSSARIL_STALL) or t.stalled[seat]:
        return False
    for other in others(t, seat):
        if not t.passed[other]:
            return True
    return False


@procedure
def stall(t: Imperium, seat: Seat) -> Rule[bool]:
    """R10, A9  The turn is passed over; Yssaril acts again when the others have."""
    events.stalled(t, seat)
    yield from nothing()
    return True


# -- R11  Muaat -------------------------------------------------------------------------------------------------------


def can_forge(t: Imperium, seat: int) -> bool:
    """R11  There is a counter for it, and a system."""
    if not has_ability(t, seat, RaceAbility.MUAAT_FORGE) or counters_in(t, seat, CounterArea.STRATEGY) == 0:
        return False
    return len(forges(t, seat)) > 0


def forges(t: Imperium, seat: int) -> list[int]:
    """R11  Systems with a war sun or a dock of the seat's in which something may appear; no other player holds the space (G17)."""
    return [place for place in range(HEXES) if is_forge(t, seat, place) and len(forgeable(t, seat, place)) > 0]


def is_forge(t: Imperium, seat: int, place: int) -> bool:
    if t.systems[place] == NONE or is_held_by_another(t, seat, place):
        return False
    sun = t.fleet_owner[place] == seat and count_type(t, place, UnitType.WAR_SUN) > 0
    return sun or len(docks_at(t, seat, place)) + len(afloat_at(t, seat, place)) > 0


def forgeable(t: Imperium, seat: int, place: int) -> list[int]:
    """R11, U8  A destroyer, if a piece is left and the supply allows one; fighters, if there is room for one."""
    found: list[int] = []
    if fighter_room(t, seat, place) > count(t, place, UnitType.FIGHTER) or has_tech(t, seat, Technology.ADVANCED_FIGHTERS):
        found.append(UnitType.FIGHTER)
    if pieces_left(t, seat, UnitType.DESTROYER) > 0 and has_supply(t, seat, place, UnitType.DESTROYER):
        found.append(UnitType.DESTROYER)
    return found


@procedure
def forge(t: Imperium, seat: Seat) -> Rule[bool]:
    """R11  As an action, for a counter of Strategy Allocation: a destroyer or two fighters. What finds no room is lost at once (F4)."""
    pay_strategy(t, seat, rule="R11")
    place = yield from ask(seat, FORGE_AT, forges(t, seat))
    unit = yield from ask(seat, FORGED, forgeable(t, seat, place), hex=place)
    number = FORGED_FIGHTERS if unit == UnitType.FIGHTER else 1
    add_ships(t, seat, place, unit, number)
    events.built(t, seat, Unit(unit), number, Hex(place), rule="R11")
    settle_fighters(t, seat, place)
    yield from remove_excess(t, seat)
    return True


# -- R14  Yin ---------------------------------------------------------------------------------------------------------


def can_swap(t: Imperium, seat: int) -> bool:
    """R14  Once in a round."""
    return has_ability(t, seat, RaceAbility.YIN_SWAP) and t.swapped == NONE and len(swappable(t, seat)) > 0


def swappable(t: Imperium, seat: int) -> list[int]:
    """R14  Ready planets whose values differ."""
    values = t.cards.planet
    return [planet for planet in planets_of(t, seat) if t.planets.ready[planet] and values.resources[planet] != values.influence[planet]]


@procedure
def swap(t: Imperium, seat: Seat) -> Rule[bool]:
    """R14  As an action: resources and influence of a ready planet change places until the round ends."""
    t.swapped = yield from ask(seat, SWAP_VALUES, swappable(t, seat))
    events.values_swapped(t, seat, Planet(t.swapped))
    return True
