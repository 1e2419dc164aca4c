"""A game whose rules have changed: the same one with another version, and another set-up."""

from __future__ import annotations

import copy
import sys
from collections.abc import Callable
from typing import Any

import pytest

from senki.engine.catalog import find_game, game_module
from senki.engine.table import Table

NEW = "99"


def change_rules(monkeypatch: pytest.MonkeyPatch, game_id: str, change: Callable[[Any], None] = lambda table: None) -> None:
    """From now on the game is what it was, but for its version, and `change` is done to every table that is set up."""
    old = type(find_game(game_id))
    info: Any = copy.copy(find_game(game_id).info)  # the old game keeps its own
    info.rules_version = NEW

    class Newer(old):  # type: ignore[misc, valid-type]
        def __init__(self) -> None:
            super().__init__()
            self.info = info

        def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
            table: Table = super().setup(seats, options, pack)
            change(table)
            return table

    Newer.__module__ = old.__module__
    monkeypatch.setattr(sys.modules[game_module(game_id)], "GAME", Newer())


def broken(_table: Any) -> None:
    """By these rules no game of before can even be set up."""
    raise ValueError("these rules know nothing of the old ones")
