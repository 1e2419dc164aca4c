"""Seats in words, for language models: every game, both languages, and what is wrong."""

from __future__ import annotations

import pytest

from senki.api.in_words import LocalPlace, WrongAnswer, make_text
from senki.engine.catalog import find_game, game_ids
from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.text.answers import plain

SHIPPED = [game for game in game_ids() if find_game(game).__class__.__module__.startswith("senki.games.")]
EVERY = [(game, seats) for game in SHIPPED for seats in find_game(game).info.seats]


@pytest.mark.parametrize("game, seats", EVERY)
def test_every_game_is_played_by_reading_and_writing(game: str, seats: int) -> None:
    lang = ("en", "ja")[seats % 2]
    seat = make_text(game, seats=seats, seat=seats - 1, opponent="random", lang=lang, seed=3)
    told = seat.look()
    for turn in range(4):
        options = seat.options()
        assert all(f"  {number} {name}" in told for number, (name, _) in enumerate(options, 1))
        place = turn % len(options)
        clear = len({plain(name) for name, _ in options}) == len(options) and not plain(options[place][0])[0].isdecimal()
        told = seat.answer(options[place][0] if clear else str(place + 1))


@pytest.mark.parametrize("game", SHIPPED)
def test_rules_are_told_in_brief_and_looked_up(game: str) -> None:
    told = {lang: make_text(game, lang=lang, opponent="random").rules() for lang in ("en", "ja")}
    assert told["en"] != told["ja"]
    assert all(1000 < len(text) < 20_000 for text in told.values())
    seat = make_text(game, opponent="random")
    asked = seat.place.decision()
    assert asked is not None
    assert seat.rule(asked.rule).startswith("### ")
    with pytest.raises(WrongAnswer, match="no rule or chapter ZZ9"):
        seat.rule("ZZ9")


def test_a_whole_game_and_its_end() -> None:
    seat = make_text("ganymede", opponent="sensible", seed=2)
    said = ""
    while not seat.over:
        said = seat.answer("1")
    assert "won" in said
    with pytest.raises(WrongAnswer, match="The game is over"):
        seat.answer("1")


@pytest.mark.parametrize("lang, said", [("en", "Nothing has changed"), ("ja", "状況は変わっていません")])
def test_an_answer_that_fits_nothing_says_so_and_changes_nothing(lang: str, said: str) -> None:
    seat = make_text("ganymede", lang=lang, seed=1)
    place = seat.place
    assert isinstance(place, LocalPlace)
    before = place.session.hash()
    for text in ("99", "zebra"):
        with pytest.raises(WrongAnswer, match=said):
            seat.answer(text)
    assert place.session.hash() == before


def test_a_seat_hears_and_sees_its_own_secrets_only() -> None:
    """Two tables that differ in what the other seat holds are the same in words."""
    seat = make_text("empire_rebellion", opponent="random", seed=5)
    place = seat.place
    assert isinstance(place, LocalPlace)
    told = seat.look()
    other = make_text("empire_rebellion", opponent="random", seed=5)
    assert isinstance(other.place, LocalPlace)
    other.place.session.table = determinize(place.game, place.session.table, 0, Rng(9))
    assert other.look() == told


@pytest.mark.parametrize(
    "wrong, message",
    [({"seat": 5}, "there is no seat 5"), ({"opponent": "level:9"}, "no level"), ({"lang": "xx"}, "xx"), ({"seats": 7}, "not by 7")],
)
def test_a_wrong_table_is_refused(wrong: dict[str, object], message: str) -> None:
    with pytest.raises((ValueError, LookupError), match=message):
        make_text(**({"game": "ganymede"} | wrong))  # type: ignore[arg-type]
