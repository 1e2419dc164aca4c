"""M, J, S  A galaxy built by the players, races chosen or drafted, and tiles of the base set."""

from __future__ import annotations

import pytest

from games.imperium.table_builder import HACAN, LETNEV, SOL, cards, fresh, run, start
from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.options import check_setting
from senki.engine.testing.scripted import Play
from senki.engine.view import view
from senki.games.imperium import GAME
from senki.games.imperium.building import layable, places_for, prepare_piles, ring_places, snake
from senki.games.imperium.hints.choices import weights
from senki.games.imperium.making import breaches, distance, make_galaxy, open_places, pile_of
from senki.games.imperium.model import Imperium, planets_at
from senki.games.imperium.pack import HEXES, MECATOL_HEX, NONE, ExpansionSet, Pile, Race

PILES = {3: (3, 5, 16), 4: (4, 8, 20), 5: (4, 8, 20), 6: (4, 8, 20)}


def tile(name: str) -> int:
    return cards().system.ids.index(name)


def unbuilt(seats: int = 3) -> Imperium:
    t = fresh(seats, galaxy="built", mode="explore")
    t.speaker = 0
    return t


def dealt(seats: int = 3) -> Play[Imperium]:
    """All tiles dealt, always the first of what is left: the first question of the building."""
    t = unbuilt(seats)
    prepare_piles(t)
    drawn = [*t.special_tiles[: PILES[seats][0]], *t.empty_tiles[: PILES[seats][1]], *t.regular_tiles[: PILES[seats][2]]]
    spread = drawn[::2] + drawn[1::2]
    return start(t, "build_galaxy", dice=[*drawn, *spread[: len(open_places(t))]])


def build(play: Play[Imperium]) -> Play[Imperium]:
    """Everybody takes the likeliest answer."""
    while not play.over:
        asked = play.asked
        judged = weights(play.t)
        assert max(judged) > 0
        play.answer(asked.seat, asked.name, asked.options[judged.index(max(judged))])
    return play


# -- M3, M4  dealing and turns ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats, hands", [(3, [8, 8, 8]), (5, [7, 6, 6, 6, 6]), (6, [5] * 6)])
def test_M3_tiles_are_dealt_evenly_and_the_rest_stays_unseen(seats: int, hands: list[int]) -> None:
    t = dealt(seats).t
    assert [len(hand) for hand in t.tiles] == hands
    assert len(t.drawn_tiles) == sum(PILES[seats]) - sum(hands)
    assert [len(t.special_tiles), len(t.empty_tiles), len(t.regular_tiles)] == [
        9 - PILES[seats][0],
        12 - PILES[seats][1],
        34 - PILES[seats][2],
    ]


def test_M4_snake_order_from_the_speaker() -> None:
    """With three players 0 1 2 2 1 0 0 1 2 …; with five the Speaker lays the last one."""
    assert snake(unbuilt())[:9] == (0, 1, 2, 2, 1, 0, 0, 1, 2)
    t = unbuilt(5)
    t.speaker = 3
    assert snake(t)[:10] == (3, 4, 0, 1, 2, 2, 1, 0, 4, 3)
    assert len(snake(t)) == 31
    assert snake(t)[-1] == 3


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_M5_a_ring_is_completed_before_the_next(seats: int) -> None:
    """TR8: the whole galaxy is laid, ring by ring in snake order, and without red borders or equal wormholes side by side."""
    play = build(dealt(seats))
    t = play.t
    laid = [(int(str(told[1])), int(str(told[3]))) for told in play.told("tile-laid")]
    rings = [distance(place, MECATOL_HEX) for _, place in laid]
    assert rings == sorted(rings)
    assert len(laid) == len(open_places(t))
    assert [seat for seat, _ in laid] == list(snake(t))
    assert all(t.systems[place] != NONE for place in open_places(t))
    assert breaches(t.cards, t.systems) == 0
    assert sum(len(hand) for hand in t.tiles) == 0
    for place in range(HEXES):
        assert all(t.planets.hex[one] in (place, NONE) for one in planets_at(t, place))


# -- M6 to M8  what may lie where -------------------------------------------------------------------------------------


def test_M6_planets_follow_a_tile_without() -> None:
    """If there is one in hand."""
    t = unbuilt()
    t.tiles[SOL] = [tile("empty"), tile("saudor"), tile("nebula")]
    assert layable(t, SOL) == sorted(t.tiles[SOL])
    t.barren[SOL] = 1
    assert layable(t, SOL) == [tile("saudor")]
    t.tiles[SOL].remove(tile("saudor"))
    assert layable(t, SOL) == sorted(t.tiles[SOL])


def test_M6_laying_a_tile_notes_whether_it_has_planets() -> None:
    t = unbuilt()
    t.tiles[SOL] = [tile("empty"), tile("saudor")]
    play = start(t, "lay_tile", seat=SOL).answer(SOL, "lay-tile", tile("empty"))
    play.answer(SOL, "lay-at", 1).finish()
    assert t.barren == [1, 0, 0]
    run(t, "lay_tile", answers=[(SOL, "lay-tile", tile("saudor")), (SOL, "lay-at", 2)], seat=SOL)
    assert t.barren == [0, 0, 0]
    assert t.tiles[SOL] == []


def test_M7_red_borders_keep_apart_if_they_can() -> None:
    """Beside a nebula no supernova is laid, unless it fits nowhere in the ring."""
    t = unbuilt()
    t.systems[1] = tile("nebula")
    free = places_for(t, tile("supernova"))
    assert free == [3, 4, 5]
    for place in (3, 4, 5):
        t.systems[place] = tile("saudor")
    assert places_for(t, tile("supernova")) == [2, 6]
    t.tiles[SOL] = [tile("supernova"), tile("saudor")]
    assert layable(t, SOL) == [tile("saudor")]
    t.tiles[SOL] = [tile("supernova")]
    assert layable(t, SOL) == [tile("supernova")]


def test_M8_equal_wormholes_keep_apart_if_they_can() -> None:
    """Lodor beside another alpha is not laid; beta is."""
    t = unbuilt()
    t.systems[1] = tile("empty-wormhole-alpha")
    assert 2 not in places_for(t, tile("lodor"))
    assert 2 in places_for(t, tile("quann"))
    assert ring_places(t) == [2, 3, 4, 5, 6]


# -- secrecy ----------------------------------------------------------------------------------------------------------


def test_M3_tiles_in_hand_are_secret() -> None:
    """Two tables that differ in other hands look the same; each hand may be any tile of the drawn ones, and the piles keep their kinds."""
    play = dealt()
    t = play.t
    seen, options = set(), set()
    for seed in range(20):
        other = determinize(GAME, t, LETNEV, Rng(seed))
        assert isinstance(other, Imperium)
        assert other.tiles[LETNEV] == t.tiles[LETNEV]
        assert view(GAME, other, LETNEV) == view(GAME, t, LETNEV)
        assert other.options == layable(other, SOL)
        seen.add(tuple(sorted(other.tiles[SOL])))
        options.add(tuple(other.options))
        assert all(pile_of(cards(), one) == Pile.SPECIAL for one in other.special_tiles)
    assert len(seen) > 10
    assert len(options) > 10


# -- J8, J10  galaxy and tiles ----------------------------------------------------------------------------------------


def test_J8_three_ways_to_a_galaxy() -> None:
    """Laid out, there are systems at once; made by chance or built there are homes and Mecatol Rex."""
    numbers = [len([one for one in fresh(galaxy=way).systems if one != NONE]) for way in ("preset", "random", "built")]
    assert numbers == [28, 4, 4]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_J10_tiles_of_the_base_set(seats: int) -> None:
    t = fresh(seats, galaxy="random", tiles="base", mode="explore")
    systems = make_galaxy(t, 5)
    used = [system for place, system in enumerate(systems) if system != NONE and place not in t.home]
    assert {cards().system.expansion[system] for system in used} == {ExpansionSet.BASE}
    with pytest.raises(ValueError, match="galaxy"):
        check_setting(GAME, 3, {"tiles": "base"})


# -- S1, J9  races ----------------------------------------------------------------------------------------------------


def test_S1_races_are_chosen_in_turn() -> None:
    """From the Speaker clockwise, none twice; each gets the home of the race."""
    t = fresh(races="chosen", mode="explore")
    assert t.race == [NONE] * 3
    play = start(t, "complete_setup", dice=[LETNEV])
    assert (play.asked.seat, len(play.asked.options)) == (LETNEV, 14)
    assert max(weights(t)) > 0
    play.answer(LETNEV, "choose-race", Race.YIN)
    assert Race.YIN not in play.asked.options
    play.answer(HACAN, "choose-race", Race.SAAR).answer(SOL, "choose-race", Race.NORR)
    assert t.race == [Race.NORR, Race.YIN, Race.SAAR]
    assert [t.systems[t.home[seat]] for seat in range(3)] == [cards().homes[race] for race in t.race]
    assert play.told("race-taken")


def test_J9_one_of_two_is_drafted() -> None:
    """All choose at once, and secretly; what was not chosen goes back unseen."""
    t = fresh(races="draft", mode="explore")
    play = start(t, "complete_setup", dice=[SOL, Race.SOL, Race.YIN, Race.NORR, Race.LETNEV, Race.SAAR, Race.WINNU])
    assert t.race_cards == [[Race.SOL, Race.LETNEV], [Race.YIN, Race.SAAR], [Race.NORR, Race.WINNU]]
    assert sorted([asked.seat for asked in play.open]) == [0, 1, 2]
    seen = {tuple(determinize(GAME, t, SOL, Rng(seed)).race_cards[1]) for seed in range(20)}  # type: ignore[attr-defined]
    assert len(seen) > 5
    play.answer(HACAN, "draft-race", Race.WINNU).answer(LETNEV, "draft-race", Race.SAAR)
    assert t.race == [NONE] * 3
    play.answer(SOL, "draft-race", Race.LETNEV)
    assert t.race == [Race.LETNEV, Race.SAAR, Race.WINNU]
    assert t.race_cards == [[], [], []]
