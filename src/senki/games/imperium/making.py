"""M3, M5, M7, M8, M10  A galaxy made by chance, as even as chance allows."""

from __future__ import annotations

from typing import Final

from senki.engine.chance import Rng
from senki.games.imperium.galaxy import NEXT
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack import HEX_Q, HEX_R, HEXES, MECATOL_HEX, NONE, Cards, ExpansionSet, Pile, SystemType

TRIES: Final = 16
NEARNESS: Final = (0, 12, 10, 7)  # by distance from a home: how much a planet there counts for it
RESOURCE: Final = 10  # what a planet is worth
INFLUENCE: Final = 8
SPECIALTY: Final = 6
REFRESH: Final = 10
BREACH: Final = 1_000_000  # more than any galaxy can be uneven
RED_BORDERS: Final = (SystemType.ASTEROID_FIELD, SystemType.NEBULA, SystemType.SUPERNOVA, SystemType.ION_STORM)


def make_galaxy(t: Imperium, lot: int) -> list[int]:
    """M10  The systems by hex, for a number that chance has drawn: the most even of sixteen galaxies, and one without breaches first."""
    rng = Rng(lot)
    found: list[int] = []
    least = NONE
    for _ in range(TRIES):
        systems = lay_tiles(t, draw_tiles(t, rng))
        uneven = unevenness(t, systems) + BREACH * breaches(t.cards, systems)
        if least == NONE or uneven < least:
            found, least = systems, uneven
    return found


# -- M3, M5, M7, M8  drawing and laying -------------------------------------------------------------------------------


def draw_tiles(t: Imperium, rng: Rng) -> list[int]:
    """M3  So many tiles of each of the three piles, shuffled; those for which there is no place go out unseen."""
    galaxy = t.cards.galaxy.of_players(t.players)
    drawn: list[int] = []
    for pile in (Pile.SPECIAL, Pile.EMPTY, Pile.REGULAR):
        tiles = tiles_of(t, pile)
        rng.shuffle(tiles)
        drawn += tiles[: t.cards.galaxy.drawn[pile][galaxy]]
    rng.shuffle(drawn)
    return drawn[: len(open_places(t))]


def tiles_of(t: Imperium, pile: int) -> list[int]:
    """M3, J10  The tiles of a pile, as the systems that they show; those of the base set alone, if so agreed."""
    found: list[int] = []
    facts = t.cards.system
    for system in range(len(facts.ids)):
        if pile_of(t.cards, system) == pile and (not t.base_tiles or facts.expansion[system] == ExpansionSet.BASE):
            found += [system] * facts.tiles[system]
    return found


def pile_of(cards: Cards, system: int) -> int:
    """M3  NONE for homes and Mecatol Rex."""
    kind = cards.system.type[system]
    if kind == SystemType.REGULAR:
        return Pile.REGULAR
    if kind == SystemType.EMPTY:
        return Pile.EMPTY
    return Pile.SPECIAL if kind in RED_BORDERS else NONE


def open_places(t: Imperium) -> list[int]:
    """M2, M5  The hexes for tiles, ring by ring: all of the galaxy but the homes and Mecatol Rex."""
    shape = t.cards.galaxy.systems[t.cards.galaxy.of_players(t.players)]
    return [place for place in range(HEXES) if shape[place] != NONE and place != MECATOL_HEX]


def lay_tiles(t: Imperium, tiles: list[int]) -> list[int]:
    """M5, M7, M8  Ring by ring, each time the first tile left that may lie there; if none may, the first."""
    systems = t.systems[:]
    left = tiles[:]
    for place in open_places(t):
        chosen = 0
        for number, tile in enumerate(left):
            if may_lie(t.cards, systems, place, tile):
                chosen = number
                break
        systems[place] = left.pop(chosen)
    return systems


def may_lie(cards: Cards, systems: list[int], place: int, tile: int) -> bool:
    """M7, M8  No two red borders and no two equal wormholes touch."""
    red = cards.system.type[tile] in RED_BORDERS
    hole = cards.system.wormhole[tile]
    for other in NEXT[place]:
        beside = systems[other]
        if beside != NONE:
            if red and cards.system.type[beside] in RED_BORDERS:
                return False
            if hole != NONE and cards.system.wormhole[beside] == hole:
                return False
    return True


def breaches(cards: Cards, systems: list[int]) -> int:
    """M7, M8  How many hexes have a tile that lies beside one that it must not touch."""
    return sum([1 for place in range(HEXES) if systems[place] != NONE and not may_lie(cards, systems, place, systems[place])])


# -- M10  how even a galaxy is ----------------------------------------------------------------------------------------


def unevenness(t: Imperium, systems: list[int]) -> int:
    """M10  What the richest neighbourhood of a home is worth more than the poorest."""
    worths = neighbourhoods(t, systems)
    return max(worths) - min(worths)


def neighbourhoods(t: Imperium, systems: list[int]) -> list[int]:
    """M10  By seat: the worth of the systems that lie nearest to its home, less with distance, shared with homes equally near."""
    worths = [0] * t.players
    for place in open_places(t):
        away = [distance(t.home[seat], place) for seat in range(t.players)]
        nearest = min(away)
        if nearest < len(NEARNESS):
            worth = NEARNESS[nearest] * worth_of(t.cards, systems[place]) // away.count(nearest)
            for seat in range(t.players):
                if away[seat] == nearest:
                    worths[seat] += worth
    return worths


def worth_of(cards: Cards, system: int) -> int:
    """M10  What the planets of a system are worth: resources, influence, specialties and refresh abilities."""
    planet = cards.planet
    worth = 0
    for one in cards.system.planets[system]:
        worth += RESOURCE * planet.resources[one] + INFLUENCE * planet.influence[one]
        if planet.specialty[one] != NONE:
            worth += SPECIALTY
        if planet.refresh[one] != NONE:
            worth += REFRESH
    return worth


def distance(one: int, other: int) -> int:
    """How many hexes away."""
    q, r = HEX_Q[one] - HEX_Q[other], HEX_R[one] - HEX_R[other]
    return max(abs(q), abs(r), abs(q + r))
