"""Positions in which computer players are tested, and the players: one of every kind, with few enough iterations to be quick."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from _pytest.mark.structures import ParameterSet

from sampling import sample
from senki.agents.greedy import has_evaluation
from senki.engine.catalog import find_game, game_ids
from senki.engine.chance import Rng, Seeded
from senki.engine.game import Game
from senki.engine.playout import start_game
from senki.engine.table import OVER, Table, apply
from senki.engine.testing.play import Setting, settings

FEW = 6  # settings: of a game with more of them two are tried, chosen by the commit; the others take long


def spread_out(game_id: str) -> Iterator[ParameterSet]:
    found = settings(find_game(game_id))
    tried = found if len(found) <= FEW else sample(found, 2, game_id)
    for setting in found:
        yield pytest.param(game_id, setting, marks=[] if setting in tried else [pytest.mark.long], id=f"{game_id}-{setting}")


ALL_SETTINGS = [case for game_id in game_ids() for case in spread_out(game_id)]
SPECS = (
    "random",
    "greedy",
    "flat:playouts=2",
    "rollout:playouts=2,width=3",
    "search:iterations=16",
    "search:iterations=16,form=one",
    "search:iterations=8,blunder=50",
)


def quick(spec: str, game: Game) -> str:
    """The same player; where the game can judge a position, it does not play games to their ends, which may be far away."""
    if spec.partition(":")[0] not in ("flat", "rollout", "search") or not has_evaluation(game):
        return spec
    return f"{spec},cut=10"


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
