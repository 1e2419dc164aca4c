"""M  A galaxy made by chance."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.imperium.table_builder import cards, fresh, start
from senki.engine.chance import Rng
from senki.games.imperium.galaxy import NEXT, distances
from senki.games.imperium.making import (
    breaches,
    distance,
    draw_tiles,
    lay_tiles,
    make_galaxy,
    may_lie,
    neighbourhoods,
    open_places,
    tiles_of,
    unevenness,
    worth_of,
)
from senki.games.imperium.model import Imperium, planets_at
from senki.games.imperium.pack import HEXES, MECATOL_HEX, NONE, PLANETS, Pile, SystemType

PLAYERS = (3, 4, 5, 6)
LOTS = range(25)
RED = (SystemType.ASTEROID_FIELD, SystemType.NEBULA, SystemType.SUPERNOVA, SystemType.ION_STORM)
PILES = {3: (3, 5, 16), 4: (4, 8, 20), 5: (4, 8, 20), 6: (4, 8, 20)}  # special, empty, regular


def number(name: str) -> int:
    return cards().system.ids.index(name)


def by_chance(players: int = 3) -> Imperium:
    """Only the homes and Mecatol Rex lie there yet."""
    return fresh(players, galaxy="random", mode="explore")


# -- M3, M5  tiles and rings ------------------------------------------------------------------------------------------


def test_M3_three_piles() -> None:
    """Nine special tiles, twelve empty ones, two of them wormholes, and 34 regular ones, all different."""
    special, empty, regular = [tiles_of(by_chance(3), pile) for pile in (Pile.SPECIAL, Pile.EMPTY, Pile.REGULAR)]
    assert (len(special), len(empty), len(regular)) == (9, 12, 34)
    assert {cards().system.type[tile] for tile in special} == set(RED)
    assert len([tile for tile in empty if cards().system.wormhole[tile] != NONE]) == 2
    assert len(set(regular)) == 34
    assert all(cards().system.planets[tile] for tile in regular)


@pytest.mark.parametrize("players, out", [(3, 0), (4, 0), (5, 1), (6, 2)])
def test_M3_so_many_tiles_are_drawn_and_some_go_out_unseen(players: int, out: int) -> None:
    t = by_chance(players)
    removed = set()
    for seed in range(40):
        drawn = draw_tiles(t, Rng(seed))
        counts = [
            len([tile for tile in drawn if tile in tiles_of(by_chance(3), pile)]) for pile in (Pile.SPECIAL, Pile.EMPTY, Pile.REGULAR)
        ]
        missing = [most - there for most, there in zip(PILES[players], counts, strict=True)]
        assert sum(missing) == out
        assert min(missing) >= 0
        removed |= {pile for pile, gone in enumerate(missing) if gone}
    assert removed == ({0, 1, 2} if out else set()), "what goes out may be of any pile"


@pytest.mark.parametrize("players", PLAYERS)
def test_M3_no_tile_lies_more_often_than_there_are_of_it(players: int) -> None:
    t = by_chance(players)
    for lot in LOTS:
        systems = make_galaxy(t, lot)
        assert all(systems.count(system) <= cards().system.tiles[system] for system in range(len(cards().system.ids)))


@pytest.mark.parametrize("players, tiles", [(3, 24), (4, 32), (5, 31), (6, 30)])
def test_M5_inner_rings_first_and_homes_are_skipped(players: int, tiles: int) -> None:
    """The places come ring by ring; tiles that may lie anywhere are laid in the order of the places."""
    t = by_chance(players)
    places = open_places(t)
    assert len(places) == tiles
    assert all(distance(MECATOL_HEX, one) <= distance(MECATOL_HEX, next_one) for one, next_one in pairwise(places))
    assert not set(places) & {MECATOL_HEX, *t.home}
    regular = [tile for tile in tiles_of(by_chance(3), Pile.REGULAR) if cards().system.wormhole[tile] == NONE][:tiles]
    laid = lay_tiles(t, regular)
    assert [laid[place] for place in places] == regular


# -- M7, M8  what does not lie side by side ---------------------------------------------------------------------------


def test_M7_red_borders_do_not_touch_if_another_tile_can_be_laid() -> None:
    """Two special tiles first: the second waits until it touches the first no more."""
    t = by_chance()
    places = open_places(t)
    tiles = [number("nebula"), number("supernova"), *[number("empty")] * (len(places) - 2)]
    laid = lay_tiles(t, tiles)
    assert laid[places[0]] == number("nebula")
    supernova = laid.index(number("supernova"))
    assert supernova == next(place for place in places[1:] if place not in NEXT[places[0]])
    assert breaches(cards(), laid) == 0


def test_M7_red_borders_touch_where_there_is_nothing_else() -> None:
    t = by_chance()
    laid = lay_tiles(t, [number("nebula")] * len(open_places(t)))
    assert breaches(cards(), laid) == len(open_places(t))


def test_M8_equal_wormholes_do_not_touch_if_another_tile_can_be_laid() -> None:
    """A second alpha waits; a beta may lie beside an alpha."""
    t = by_chance()
    places = open_places(t)
    tiles = [number("lodor"), number("empty-wormhole-alpha"), number("quann"), *[number("empty")] * (len(places) - 3)]
    laid = lay_tiles(t, tiles)
    assert laid[places[0]] == number("lodor")
    assert laid[places[1]] == number("quann")
    assert laid.index(number("empty-wormhole-alpha")) not in NEXT[places[0]]
    assert not may_lie(cards(), laid, places[1], number("empty-wormhole-alpha"))


@pytest.mark.parametrize("players", PLAYERS)
def test_M7_M8_galaxies_by_chance_keep_both(players: int) -> None:
    """Looked at tile by tile; and an open way leads from every home to Mecatol Rex."""
    t = by_chance(players)
    kinds, holes = cards().system.type, cards().system.wormhole
    for lot in LOTS:
        t.systems = by_chance(players).systems
        t.systems = make_galaxy(t, lot)
        for place in range(HEXES):
            for other in NEXT[place]:
                one, beside = t.systems[place], t.systems[other]
                if NONE not in (one, beside):
                    assert not (kinds[one] in RED and kinds[beside] in RED)
                    assert holes[one] == NONE or holes[one] != holes[beside]
        far = distances(t, 0, MECATOL_HEX)
        assert all(far[home] <= 6 for home in t.home)


# -- M9, M10  homes, chance, evenness ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_M9_homes_lie_where_they_do_in_prepared_galaxies(players: int) -> None:
    """And the galaxy has the same shape (M1, M2)."""
    t, prepared = by_chance(players), fresh(players)
    assert t.home == prepared.home
    for lot in LOTS:
        systems = make_galaxy(t, lot)
        assert [systems[home] for home in t.home] == [cards().homes[race] for race in t.race]
        assert cards().system.type[systems[MECATOL_HEX]] == SystemType.MECATOL_REX
        assert [one == NONE for one in systems] == [one == NONE for one in prepared.systems]


def test_M10_chance_draws_five_numbers_and_the_galaxy_follows() -> None:
    """It lies there before any unit is placed, and every planet knows its hex."""
    t = by_chance()
    lot = (((1 * 64 + 2) * 64 + 3) * 64 + 4) * 64 + 63
    expected = make_galaxy(t, lot)
    assert len([one for one in t.systems if one != NONE]) == 4
    play = start(t, "draw_galaxy", dice=[1, 2, 3, 4, 63])
    assert t.systems == expected
    assert ("galaxy-made",) in play.events
    for planet in range(PLANETS):
        place = t.planets.hex[planet]
        assert (place != NONE) == (cards().planet.system[planet] in t.systems)
        assert place == NONE or planet in planets_at(t, place)


def test_M10_a_prepared_galaxy_needs_no_numbers() -> None:
    """The first thing drawn is the Speaker, and the galaxy stays as it is."""
    t = fresh(mode="explore", race="sol,muaat,yin")
    before = t.systems[:]
    start(t, "complete_setup", dice=[2])
    assert (t.speaker, t.systems) == (2, before)


@pytest.mark.parametrize("players", PLAYERS)
def test_M10_the_same_number_gives_the_same_galaxy_and_others_give_others(players: int) -> None:
    t = by_chance(players)
    made = [make_galaxy(t, lot) for lot in LOTS]
    assert made == [make_galaxy(t, lot) for lot in LOTS]
    assert len({tuple(systems) for systems in made}) == len(LOTS)


def test_M10_what_a_system_is_worth() -> None:
    """Resources count ten, influence eight, a specialty six, a refresh ability ten."""
    planet = cards().planet
    for name in ("arnor-lor", "mirage", "bellatrix-tsion", "empty"):
        of = cards().system.planets[number(name)]
        expected = sum(10 * planet.resources[one] + 8 * planet.influence[one] for one in of)
        expected += sum(6 for one in of if planet.specialty[one] != NONE) + sum(10 for one in of if planet.refresh[one] != NONE)
        assert worth_of(cards(), number(name)) == expected
    assert worth_of(cards(), number("mirage")) == 10 + 16 + 10


def test_M10_planets_count_for_the_nearest_home_and_are_shared() -> None:
    """Mirage beside the first home, three away from it, and between two homes."""
    t = by_chance()
    homes = t.home
    empty = lay_tiles(t, [number("empty")] * len(open_places(t)))
    assert neighbourhoods(t, empty) == [0, 0, 0]
    for away, times in ((1, 12), (2, 10)):
        systems = empty[:]
        nearest = [place for place in open_places(t) if [distance(home, place) <= away for home in homes] == [True, False, False]]
        systems[next(place for place in nearest if distance(homes[0], place) == away)] = number("mirage")
        assert neighbourhoods(t, systems) == [36 * times, 0, 0]
        assert unevenness(t, systems) == 36 * times
    between = [place for place in open_places(t) if distance(homes[0], place) == distance(homes[1], place) < distance(homes[2], place)]
    systems = empty[:]
    systems[between[0]] = number("mirage")
    shared = 36 * {2: 10, 3: 7}[distance(homes[0], between[0])] // 2
    assert neighbourhoods(t, systems) == [shared, shared, 0]


@pytest.mark.parametrize("players", PLAYERS)
def test_M10_prepared_galaxies_are_even_by_the_same_measure(players: int) -> None:
    """Within one in a hundred."""
    t = fresh(players)
    assert unevenness(t, t.systems) * 100 <= max(neighbourhoods(t, t.systems))


@pytest.mark.parametrize("players", PLAYERS)
def test_M10_the_most_even_of_sixteen_is_played(players: int) -> None:
    """The sixteen that follow from the number are made here again; on average the best is far more even than one alone."""
    t = by_chance(players)
    best, alone = 0, 0
    for lot in LOTS:
        rng = Rng(lot)
        tried = [lay_tiles(t, draw_tiles(t, rng)) for _ in range(16)]
        clean = [systems for systems in tried if breaches(cards(), systems) == 0]
        made = make_galaxy(t, lot)
        assert made in clean
        assert unevenness(t, made) == min(unevenness(t, systems) for systems in clean)
        best += unevenness(t, made)
        alone += unevenness(t, tried[0])
    assert best * 10 < alone * 6
