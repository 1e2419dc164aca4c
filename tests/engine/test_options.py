"""Choices before the game: by seat, distinct, at random; what is wrong with one is told."""

from __future__ import annotations

import pytest

from senki.engine.catalog import find_game
from senki.engine.chance import Rng
from senki.engine.game import Game, GameInfo, Option
from senki.engine.options import allowed_seats, check_setting, draw_random, sampled_settings, split_seats
from senki.engine.testing.play import settings

RACES = tuple(f"race-{number}" for number in range(14))


class Galaxy(Game):
    def __init__(self) -> None:
        self.info = GameInfo(
            id="galaxy",
            seats=(2, 3, 6),
            rules_version="1",
            questions=(),
            events=(),
            kinds=(),
            options=(
                Option("race", RACES, seats={"race-13": (6,)}, needs={"race-12": {"mode": ("wild",)}}, by_seat=True, distinct=True),
                Option("mode", ("tame", "wild")),
                Option("colour", ("red", "blue"), by_seat=True),
            ),
        )


GALAXY = Galaxy()
USUAL = {"race": "race-0,race-1,race-2", "mode": "tame", "colour": "red,red,red"}


@pytest.mark.parametrize(
    "given, found",
    [
        ({}, USUAL),
        ({"race": "race-7"}, USUAL | {"race": "race-7,race-0,race-1"}),
        ({"race": ",race-0"}, USUAL | {"race": "race-1,race-0,race-2"}),
        ({"race": ", race-5 ,race-4"}, USUAL | {"race": "race-0,race-5,race-4"}),
        ({"race": "race-12", "mode": "wild"}, USUAL | {"race": "race-12,race-0,race-1", "mode": "wild"}),
        ({"colour": ",blue,blue"}, USUAL | {"colour": "red,blue,blue"}),
    ],
)
def test_usual_values_are_filled_in(given: dict[str, str], found: dict[str, str]) -> None:
    assert check_setting(GALAXY, 3, given) == found
    assert check_setting(GALAXY, 3, found) == found


@pytest.mark.parametrize(
    "given, complaint",
    [
        ({"race": "race-1,elf"}, "option race: 'elf' is not one of race-0, race-1"),
        ({"race": "race-1,race-2,race-1"}, "option race: seats 1 and 3 both have race-1, and no two may"),
        ({"race": "race-1,race-2,race-3,race-4"}, "option race: 4 values for 3 seats"),
        ({"race": ",race-13"}, "option race=race-13 is for 6 seats, not 3"),
        ({"race": ",race-12"}, "option race=race-12 goes with mode=wild, not with tame"),
        ({"race": "random"}, "option race: random is drawn when a table is made; here the values must be named"),
        ({"mode": "random"}, "option mode: 'random' is not one of tame, wild"),
        ({"mode": ""}, "option mode: '' is not one of tame, wild"),
        ({"races": "race-1"}, "galaxy has no option 'races'; there are: race, mode, colour"),
    ],
)
def test_what_is_wrong_is_told(given: dict[str, str], complaint: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011  (its text is compared below)
        check_setting(GALAXY, 3, given)
    assert str(caught.value).startswith(complaint)


def test_random_values_are_drawn_from_those_that_fit() -> None:
    """No two the same, none that needs other seats or another mode; the same numbers draw the same."""
    seen = set()
    for seed in range(300):
        drawn = draw_random(GALAXY, 3, {"race": "random"}, Rng(seed))
        assert drawn == draw_random(GALAXY, 3, {"race": "random"}, Rng(seed))
        races = split_seats(check_setting(GALAXY, 3, drawn)["race"])
        assert len(set(races)) == 3
        seen |= set(races)
    assert seen == set(RACES[:12])
    for seed in range(50):
        races = split_seats(check_setting(GALAXY, 3, draw_random(GALAXY, 3, {"race": "race-3,random"}, Rng(seed)))["race"])
        assert races[0] == "race-3"
        assert len(set(races)) == 3
    assert draw_random(GALAXY, 3, {"mode": "wild"}, Rng(1)) == {"mode": "wild"}


def test_seats_that_a_choice_allows() -> None:
    assert allowed_seats(GALAXY, {}) == [2, 3, 6]
    assert allowed_seats(GALAXY, {"race": "race-1,race-2,race-3"}) == [3, 6]
    assert allowed_seats(GALAXY, {"race": "race-13"}) == [6]


def test_settings_for_tests_are_a_sample() -> None:
    """Fourteen races on six seats are 2.1 million ways; a few are tried, and every race that can play is in one of them."""
    found = list(sampled_settings(GALAXY, 6))
    assert len(found) <= 10
    assert all(check_setting(GALAXY, 6, options) == options for options in found)
    played = {race for options in found for race in split_seats(options["race"])}
    assert played == set(RACES) - {"race-12"}


def test_value_by_seat_may_not_look_like_several() -> None:
    for value in ("a,b", "random", ""):
        with pytest.raises(ValueError, match="option race: a value by seat"):
            Option("race", ("x", value), by_seat=True)


def test_older_names_are_still_read() -> None:
    """One option of The Ares Project once named the factions of all seats."""
    ares = find_game("ares")
    for seats, old, new in ((2, "terran-kahoum-xenos-colossus", "terran,kahoum"), (3, "kahoum-xenos-colossus", "kahoum,xenos,colossus")):
        assert check_setting(ares, seats, {"mode": "full", "factions": old}) == {"mode": "full", "faction": new}


def test_every_faction_of_ares_is_among_the_settings() -> None:
    pairs = {options["faction"] for setting in settings(find_game("ares")) if setting.seats == 2 for options in (setting.options,)}
    assert pairs == {"terran,kahoum", "kahoum,xenos", "xenos,colossus", "colossus,terran"}
