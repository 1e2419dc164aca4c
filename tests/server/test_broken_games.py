"""A server with a broken game among the others: it starts, its log says what is wrong, and the others are served."""

from __future__ import annotations

import logging
import pathlib

import pytest

from engine.authors_games import AT_LOADING, AuthorsFolder, line_here
from senki.engine.catalog import find_modules
from senki.server.routes import game_cards
from server.site import Site, make


def test_broken_games_are_told_and_the_others_served(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Players learn that a game is broken; where its files lie is told in the log alone."""
    authors = AuthorsFolder(tmp_path, monkeypatch)
    authors.write("sound")
    path = authors.write("bad", *AT_LOADING["lowering"][:2])
    game_cards.cache_clear()
    try:
        with caplog.at_level(logging.ERROR), Site().run() as client:
            assert f"bad is broken: {path}:{line_here(path)}: game: Try may not" in caplog.text
            cards = {card["id"]: card for card in client.get("/api/games").json()}
            assert (cards["bad"]["playable"], cards["bad"]["broken"]) == (False, True)
            assert (cards["sound"]["playable"], cards["sound"]["broken"]) == (True, False)
            assert client.post("/api/me", json={"name": "Ann", "lang": "en"}).status_code == 200
            assert make(client, ["me", "computer"], "sound")["id"]
            refused = client.post("/api/tables", json={"game": "bad", "options": {}, "seats": [{"kind": "me"}], "public": False})
            assert refused.status_code == 400
            assert "bad is broken on this server" in refused.text
            assert str(tmp_path) not in refused.text
    finally:
        game_cards.cache_clear()
        find_modules.cache_clear()
