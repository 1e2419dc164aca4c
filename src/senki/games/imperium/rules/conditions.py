"""O6  What objectives ask for, and how far a player is with them."""

from __future__ import annotations

from typing import Final

from senki.games.imperium.galaxy import adjacent
from senki.games.imperium.kinds import Register
from senki.games.imperium.model import (
    Imperium,
    afloat_at,
    controls_system,
    count_type,
    fleet_of,
    neighbours,
    others,
    planets_at,
    planets_outside_home,
    register,
    ships_in,
    stage_of,
    units_on_board,
)
from senki.games.imperium.pack import HEXES, MECATOL_HEX, NONE, PLANETS, Colour, Objective, Stage, UnitType
from senki.games.imperium.rules.laws import influence_of

COLOURS: Final = 4
FOUR_SHIPS: Final = 4
BY_CARD: Final = 256  # of the register of docks destroyed: above it stand the owners of those that a card has destroyed
DOCKS: Final = 3  # all that a player may have


def fulfils(t: Imperium, seat: int, objective: int) -> bool:
    """O6  The condition of an objective, apart from what is spent."""
    return progress(t, seat, objective) >= max(1, t.cards.objective.needed[objective])


def progress(t: Imperium, seat: int, objective: int) -> int:
    """O6  How far the seat is with an objective, against the number needed (1 where none is named)."""
    if objective in (Objective.FIVE_PLANETS, Objective.TEN_PLANETS, Objective.ELEVEN_PLANETS, Objective.SUPREMACY):
        return planets_outside_home(t, seat)
    if objective in (Objective.FIVE_TECHNOLOGIES, Objective.NINE_TECHNOLOGIES):
        return sum(by_colour(t, seat))
    if objective in (Objective.THREE_OF_A_COLOUR, Objective.FIVE_OF_A_COLOUR):
        return max(by_colour(t, seat))
    if objective == Objective.FOUR_COLOURS:
        return len([number for number in by_colour(t, seat) if number > 0])
    if objective == Objective.TWO_IN_THREE_COLOURS:
        return len([number for number in by_colour(t, seat) if number > 1])
    if objective == Objective.THREE_SPECIALTIES:
        return len([colour for colour in (Colour.RED, Colour.GREEN, Colour.BLUE) if shows(t, seat, colour)])
    if objective == Objective.THREE_DOCKS:
        return units_on_board(t, seat, UnitType.SPACE_DOCK)
    if objective == Objective.GAIN_THREE_PLANETS:
        return register(t, seat, Register.PLANETS_GAINED)
    if objective in (Objective.INVADE_ONE, Objective.INVADE_TWO):
        return register(t, seat, Register.INVASIONS)
    if objective in (Objective.WIN_BIG_BATTLE, Objective.WIN_TWO_BIG_BATTLES):
        return register(t, seat, Register.BIG_WINS)
    if objective == Objective.DESTROY_DOCK:
        return min(1, register(t, seat, Register.DOCKS_DESTROYED) % BY_CARD)
    if stage_of(t, objective) == Stage.SECRET:
        return secret_progress(t, seat, objective)
    return place_progress(t, seat, objective)


def place_progress(t: Imperium, seat: int, objective: int) -> int:
    """O6  Objectives of certain systems and players; those that only cost something are always fulfilled."""
    if objective in (Objective.MECATOL, Objective.MECATOL_ALL_ROUND):
        held = t.planets.owner[mecatol(t)] == seat
        return int(held and (objective == Objective.MECATOL or t.planets.since[mecatol(t)] < t.round))
    if objective in (Objective.MECATOL_AND_ALL_ADJACENT, Objective.MECATOL_AND_THREE_ADJACENT):
        around = adjacent(t, MECATOL_HEX)
        held_around = len([place for place in around if controls_system(t, seat, place)])
        if not controls_system(t, seat, MECATOL_HEX):
            return 0
        return int(held_around == len(around)) if objective == Objective.MECATOL_AND_ALL_ADJACENT else held_around
    if objective == Objective.INFLUENCE_OVER_EACH_NEIGHBOUR:
        return int(influence(t, seat) > max([influence(t, other) for other in neighbours(t, seat)]))
    if objective == Objective.INFLUENCE_OVER_BOTH_NEIGHBOURS:
        return int(influence(t, seat) > sum([influence(t, other) for other in neighbours(t, seat)]))
    if objective == Objective.BLOCKADE:
        return int(blockades(t, seat))
    if objective == Objective.DOMINATION:
        return len([other for other in range(t.players) if other != seat and holds_home_of(t, seat, other)])
    if objective == Objective.FOUR_SHIPS_TWO_HOMES:
        return len([other for other in others(t, seat) if ships_at(t, seat, t.home[other]) >= FOUR_SHIPS])
    return t.cards.objective.needed[objective] + 1


def by_colour(t: Imperium, seat: int) -> list[int]:
    """D1, D5  Technologies of each colour, those of the start included."""
    found = [0] * COLOURS
    for tech in range(len(t.cards.technology.colour)):
        if (t.techs[seat] >> tech) & 1:
            found[t.cards.technology.colour[tech]] += 1
    return found


def shows(t: Imperium, seat: int, colour: int) -> bool:
    for planet in range(PLANETS):
        if t.planets.owner[planet] == seat and t.cards.planet.specialty[planet] == colour:
            return True
    return False


def mecatol(t: Imperium) -> int:
    return planets_at(t, MECATOL_HEX)[0]


def influence(t: Imperium, seat: int) -> int:
    """O6  The influence of all planets, ready or not."""
    total = 0
    for planet in range(PLANETS):
        if t.planets.owner[planet] == seat:
            total += influence_of(t, planet)
    return total


def blockades(t: Imperium, seat: int) -> bool:
    """B19  Does the seat hold the space of a system with another's dock?"""
    for planet in range(PLANETS):
        if t.planets.dock[planet] > 0 and t.planets.owner[planet] != seat and t.fleet_owner[t.planets.hex[planet]] == seat:
            return True
    return False


def holds_home_of(t: Imperium, seat: int, other: int) -> bool:
    for planet in planets_at(t, t.home[other]):
        if t.planets.owner[planet] != seat:
            return False
    return True


def ships_at(t: Imperium, seat: int, place: int) -> int:
    fleet = fleet_of(t, seat, place)
    return ships_in(t, fleet) if fleet != NONE else 0


# -- secret objectives ------------------------------------------------------------------------------------------------


def secret_progress(t: Imperium, seat: int, objective: int) -> int:
    """O6  Secret objectives: first those that ask for a dock at one's own Mecatol Rex."""
    throne = dock_at_mecatol(t, seat)
    match objective:
        case Objective.DIVERSIFIED:
            return len([number for number in by_colour(t, seat) if number > 1]) if throne else 0
        case Objective.FORCEFUL:
            return dreadnoughts_at(t, seat, MECATOL_HEX) if throne else 0
        case Objective.MASTER_OF_SHIPS:
            return ships_at(t, seat, MECATOL_HEX) if throne else 0
        case Objective.USURPER:
            return t.planets.forces[mecatol(t)] if throne else 0
        case Objective.INDUSTRIAL:
            able = t.planets.owner[mecatol(t)] == seat and units_on_board(t, seat, UnitType.SPACE_DOCK) == DOCKS
            return units_on_board(t, seat, UnitType.DREADNOUGHT) if able else 0
        case Objective.CONQUEROR:
            return len([other for other in range(t.players) if other != seat and holds_home_of(t, seat, other)])
        case Objective.MERCILESS:
            return register(t, seat, Register.MERCILESS)
        case Objective.REGULATOR:
            owners = register(t, seat, Register.DOCKS_DESTROYED)
            return (owners % BY_CARD | owners // BY_CARD).bit_count()
    return wide_progress(t, seat, objective)


def wide_progress(t: Imperium, seat: int, objective: int) -> int:
    """O6  Secret objectives that ask for planets and systems all over the galaxy. Yellow is no colour of specialties here (ruling)."""
    shown = [with_specialty(t, seat, colour) for colour in (Colour.RED, Colour.GREEN, Colour.BLUE)]
    match objective:
        case Objective.FOCUSED:
            return max(shown)
        case Objective.TECHNOCRAT:
            return sum(shown)
        case Objective.EXPANSIONIST:
            return len([place for place in range(HEXES) if is_abroad(t, seat, place) and controls_system(t, seat, place)])
        case Objective.THREATENING:
            return len([other for other in range(t.players) if other != seat and threatens(t, seat, other)])
    return int(keeps_gates(t, seat))


def dock_at_mecatol(t: Imperium, seat: int) -> bool:
    """O6, R12  Mecatol Rex with a dock of the seat's, on it or in its system."""
    throne = mecatol(t)
    return t.planets.owner[throne] == seat and (t.planets.dock[throne] > 0 or len(afloat_at(t, seat, MECATOL_HEX)) > 0)


def dreadnoughts_at(t: Imperium, seat: int, place: int) -> int:
    fleet = fleet_of(t, seat, place)
    return count_type(t, fleet, UnitType.DREADNOUGHT) if fleet != NONE else 0


def with_specialty(t: Imperium, seat: int, colour: int) -> int:
    return len([planet for planet in range(PLANETS) if t.planets.owner[planet] == seat and t.cards.planet.specialty[planet] == colour])


def is_abroad(t: Imperium, seat: int, place: int) -> bool:
    return t.systems[place] != NONE and place != t.home[seat]


def threatens(t: Imperium, seat: int, other: int) -> bool:
    """O6  Does the seat control a system next to the other's home?"""
    for place in adjacent(t, t.home[other]):
        if controls_system(t, seat, place):
            return True
    return False


def keeps_gates(t: Imperium, seat: int) -> bool:
    """O6, M11  A ship in every system whose wormhole has a partner."""
    gates = [place for place in range(HEXES) if is_gate(t, place)]
    for place in gates:
        if ships_at(t, seat, place) == 0:
            return False
    return len(gates) > 0


def is_gate(t: Imperium, place: int) -> bool:
    """M11  A wormhole without a partner counts as none."""
    if t.systems[place] == NONE:
        return False
    hole = t.cards.system.wormhole[t.systems[place]]
    return hole != NONE and len([one for one in t.systems if one != NONE and t.cards.system.wormhole[one] == hole]) > 1
