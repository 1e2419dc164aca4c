"""Games that were played up to a question of some kind, and how they get into the browser: as files.

A position is looked for by what it must show, so it does not hang on the numbers of any card.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from senki.engine import saves
from senki.engine.catalog import find_game
from senki.engine.decision import Decision
from senki.engine.dice import OpenDice
from senki.engine.session import Session
from web.watched import Window

Wanted = Callable[[Session, Decision], bool]
GAMES: Final = 200  # to look through, at most


def position(game_id: str, seats: int, options: dict[str, str], wanted: Wanted) -> str:
    """The save of the first game, of many that are always played the same way, that comes to a question like that."""
    game = find_game(game_id)
    for seed in range(GAMES):
        session = Session(game, seats, options, game.load_pack(None), OpenDice())
        rng = random.Random(seed)
        while not session.over:
            asked = session.pending()[0]
            if wanted(session, asked):
                return saves.save(session)
            session.answer(asked.seat, rng.choice(list(asked.options)))
    raise AssertionError("no game comes to such a question")


def open_position(window: Window, text: str) -> str:
    """The game from a file: all seats are at this screen. Returns the table's id."""
    table = take_in(window, text)
    window.sit_down(table)
    return table


def take_in(window: Window, text: str) -> str:
    """A file becomes a table; its id. That pages do this too is shown where files are what a test is about."""
    window.be_named()
    table: str = window.send("/api/import", text)["id"]
    return table
