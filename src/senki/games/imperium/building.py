"""M  A galaxy built by the players: tiles are drawn and dealt, and laid in turn, ring by ring."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, draw, procedure
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.kinds import Hex, Seat, System
from senki.games.imperium.making import distance, may_lie, open_places, tiles_of
from senki.games.imperium.model import Imperium, clockwise
from senki.games.imperium.pack import MECATOL_HEX, NONE, Pile
from senki.games.imperium.questions import DEAL_TILE, DRAW_TILE, LAY_AT, LAY_TILE

# -- M3  drawing and dealing ------------------------------------------------------------------------------------------


def prepare_piles(t: Imperium) -> None:
    """M3  Three piles, face down."""
    t.special_tiles = tiles_of(t, Pile.SPECIAL)
    t.empty_tiles = tiles_of(t, Pile.EMPTY)
    t.regular_tiles = tiles_of(t, Pile.REGULAR)


@procedure
def build_galaxy(t: Imperium) -> Rule[None]:
    """M3, M4  Tiles are drawn and dealt; then they are laid in turn, until none is left."""
    galaxy = t.cards.galaxy.of_players(t.players)
    drawn: Ints = tuple([t.cards.galaxy.drawn[pile][galaxy] for pile in range(3)])
    while drawn[Pile.SPECIAL] > 0:
        yield from take_special(t)
        drawn = (drawn[0] - 1, drawn[1], drawn[2])
    while drawn[Pile.EMPTY] > 0:
        yield from take_empty(t)
        drawn = (drawn[0], drawn[1] - 1, drawn[2])
    while drawn[Pile.REGULAR] > 0:
        yield from take_regular(t)
        drawn = (drawn[0], drawn[1], drawn[2] - 1)
    number: int = len(open_places(t))
    seats: Ints = tuple(clockwise(t, t.speaker))
    for turn in range(number):
        yield from deal_tile(t, Seat(seats[turn % len(seats)]))
    for seat in snake(t):
        yield from lay_tile(t, Seat(seat))
    t.special_tiles, t.empty_tiles, t.regular_tiles, t.drawn_tiles = [], [], [], []
    events.galaxy_built(t)


@procedure
def take_special(t: Imperium) -> Rule[None]:
    tile = yield from draw(DRAW_TILE, t.special_tiles)
    t.drawn_tiles.append(tile)


@procedure
def take_empty(t: Imperium) -> Rule[None]:
    tile = yield from draw(DRAW_TILE, t.empty_tiles)
    t.drawn_tiles.append(tile)


@procedure
def take_regular(t: Imperium) -> Rule[None]:
    tile = yield from draw(DRAW_TILE, t.regular_tiles)
    t.drawn_tiles.append(tile)


@procedure
def deal_tile(t: Imperium, seat: Seat) -> Rule[None]:
    """M3  Face down to its owner; those for which there is no place stay unseen."""
    tile = yield from draw(DEAL_TILE, t.drawn_tiles)
    t.tiles[seat].append(tile)


def snake(t: Imperium) -> Ints:
    """M4  Clockwise from the Speaker; the last lays two, then back again; the first lays two, and so on."""
    order = clockwise(t, t.speaker)
    found: list[int] = []
    while len(found) < len(open_places(t)):
        found += order
        order.reverse()
    return tuple(found[: len(open_places(t))])


# -- M4 to M8  laying -------------------------------------------------------------------------------------------------


@procedure
def lay_tile(t: Imperium, seat: Seat) -> Rule[None]:
    """M4  A tile of one's own, and where it lies."""
    system = yield from ask(seat, LAY_TILE, layable(t, seat))
    t.tiles[seat].remove(system)
    t.laying = system
    place = yield from ask(seat, LAY_AT, places_for(t, system), system=system)
    t.laying = NONE
    t.systems[place] = system
    t.barren[seat] = int(len(t.cards.system.planets[system]) == 0)
    events.tile_laid(t, seat, System(system), Hex(place))


def layable(t: Imperium, seat: int) -> list[int]:
    """M6 to M8  Systems of the hand that may be laid now: if one of them fits somewhere, only such."""
    hand = sorted(set(wanted(t, seat)))
    fitting = [system for system in hand if len(fitting_places(t, system)) > 0]
    return fitting if fitting else hand


def wanted(t: Imperium, seat: int) -> list[int]:
    """M6  After a tile without planets one with planets, if there is any."""
    hand = t.tiles[seat]
    if not t.barren[seat]:
        return hand
    settled = [system for system in hand if len(t.cards.system.planets[system]) > 0]
    return settled if settled else hand


def places_for(t: Imperium, system: int) -> list[int]:
    """M7, M8  Where the tile may lie: where it fits, or anywhere in the ring if it fits nowhere."""
    fitting = fitting_places(t, system)
    return fitting if fitting else ring_places(t)


def fitting_places(t: Imperium, system: int) -> list[int]:
    """M7, M8  Places of the ring where neither red borders nor equal wormholes come together."""
    return [place for place in ring_places(t) if may_lie(t.cards, t.systems, place, system)]


def ring_places(t: Imperium) -> list[int]:
    """M5  The open places of the innermost ring that is not complete."""
    free = [place for place in open_places(t) if t.systems[place] == NONE]
    nearest = min([distance(place, MECATOL_HEX) for place in free])
    return [place for place in free if distance(place, MECATOL_HEX) == nearest]
