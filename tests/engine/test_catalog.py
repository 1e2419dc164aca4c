"""Games are found by where they stand; there is no list of them."""

from __future__ import annotations

import pytest

from engine.lowering_cases.zoo import GAME
from senki.engine import catalog
from senki.engine.catalog import UnknownGame, find_game, game_ids, game_module


def test_games_are_found_by_their_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SENKI_GAMES", " small_games , engine.lowering_cases ")
    found = game_ids()
    assert found == sorted(found)
    assert {"ganymede", "leduc", "vault", "sealed", "zoo"} <= set(found)
    assert game_module("leduc") == "small_games.leduc"
    assert game_module("ganymede") == "senki.games.ganymede"
    assert find_game("zoo") is GAME
    assert find_game("leduc").info.id == "leduc"


def test_only_senkis_own_games_are_found_unless_others_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SENKI_GAMES", raising=False)
    assert "ganymede" in game_ids()
    assert "leduc" not in game_ids()
    assert catalog.packages() == ["senki.games"]


def test_unknown_game_is_told_with_those_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SENKI_GAMES", "small_games")
    with pytest.raises(UnknownGame) as caught:
        find_game("chess")
    assert str(caught.value) == f"no game is called 'chess'; there are: {', '.join(game_ids())}"
    assert "leduc" in str(caught.value)
