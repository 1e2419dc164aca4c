"""Positions in which computer players are tested, and the players: one of every kind, with few enough iterations to be quick."""

from __future__ import annotations

from collections.abc import Iterator

from senki.engine.catalog import find_game, game_ids
from senki.engine.chance import Rng, Seeded
from senki.engine.playout import start_game
from senki.engine.table import OVER, Table, apply
from senki.engine.testing.play import Setting, settings

ALL_SETTINGS = [(game_id, setting) for game_id in game_ids() for setting in settings(find_game(game_id))]
SPECS = (
    "random",
    "greedy",
    "flat:playouts=2",
    "search:iterations=16",
    "search:iterations=16,form=one",
    "search:iterations=8,blunder=50",
)


def random_positions(game_id: str, setting: Setting, seed: int) -> Iterator[tuple[Table, int]]:
    """The questions of a random game."""
    game = find_game(game_id)
    rng = Rng(seed)
    driver = Seeded(rng)
    start = game.setup(setting.seats, setting.options, game.load_pack(None))
    table = start_game(start, game.first(start), driver)
    while table.seat != OVER:
        yield table, table.seat
        apply(table, driver, table.options[rng.below(len(table.options))])


def some_positions(game_id: str, setting: Setting, seed: int, count: int) -> Iterator[tuple[Table, int]]:
    """About so many of them, spread over the whole game."""
    length = sum(1 for _ in random_positions(game_id, setting, seed))
    for number, position in enumerate(random_positions(game_id, setting, seed)):
        if number % max(1, length // count) == 0:
            yield position
