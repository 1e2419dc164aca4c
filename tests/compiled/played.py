"""Plays seeded random games and prints a hash of every question, answer and event of each: run interpreted and compiled, they must agree.

python tests/compiled/played.py GAME SEATS OPTIONS GAMES
"""

from __future__ import annotations

import hashlib
import json
import sys

from senki.build import is_compiled
from senki.engine import playout
from senki.engine.catalog import find_game
from senki.engine.chance import Rng, Seeded
from senki.engine.game import Game
from senki.engine.position import state_hash
from senki.engine.session import check_setting
from senki.engine.table import OVER, apply


def play_logged(game: Game, seats: int, options: dict[str, str], seed: int) -> str:
    """The hash of one whole game, every question and event of it."""
    rng = Rng(seed)
    driver = Seeded(rng)
    start = game.setup(seats, check_setting(game, seats, options), game.load_pack(None))
    table = playout.start_game(start, game.first(start), driver)
    table.told = []
    log: list[object] = []
    while table.seat != OVER:
        answer = table.options[rng.below(len(table.options))]
        log.append([table.seat, table.key, table.options, answer])
        apply(table, driver, answer)
    log += [table.told, game.scores(table), state_hash(game, table)]
    return hashlib.sha256(json.dumps(log).encode()).hexdigest()[:16]


def main() -> None:
    game_id, seats, options, games = sys.argv[1:]
    game = find_game(game_id)
    hashes = [play_logged(game, int(seats), json.loads(options), seed) for seed in range(int(games))]
    print(json.dumps({"compiled": is_compiled(), "hashes": hashes}))


if __name__ == "__main__":
    main()
