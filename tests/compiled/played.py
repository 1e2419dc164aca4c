"""Plays seeded random games and prints a hash of what was asked, told and seen in each: interpreted and compiled they must agree.

python tests/compiled/played.py '[[GAME, SEATS, OPTIONS, GAMES, FIRST SEED], ...]'
"""

from __future__ import annotations

import hashlib
import json
import pickle
import sys
from typing import Final

from senki.build import is_compiled
from senki.engine import playout
from senki.engine.catalog import find_game
from senki.engine.chance import Rng, Seeded
from senki.engine.game import Game
from senki.engine.observer import Observer
from senki.engine.options import check_setting
from senki.engine.position import state_hash
from senki.engine.table import OVER, apply

LOOKED_AT: Final = 50  # at every so-manieth line: what the seats see as numbers, and the table from a pickle


def play_logged(game: Game, seats: int, options: dict[str, str], seed: int) -> str:
    """The hash of one whole game, every question and event of it, and now and then of observations."""
    rng = Rng(seed)
    driver = Seeded(rng)
    start = game.setup(seats, check_setting(game, seats, options), game.load_pack(None))
    table = playout.start_game(start, game.first(start), driver)
    table.told = []
    log: list[object] = []
    observer = Observer(game, seats, options)
    while table.seat != OVER:
        answer = table.options[rng.below(len(table.options))]
        if len(log) % LOOKED_AT == 0:
            log.append([observer.observe(table, seat) for seat in range(seats)])
            log.append(state_hash(game, pickle.loads(pickle.dumps(table))))
        log.append([table.seat, game.info.questions[table.key].name, table.options, answer])
        apply(table, driver, answer)
    told = [(game.info.events[number].name, *rest) for number, *rest in table.told]
    log += [told, game.scores(table), state_hash(game, table)]
    return hashlib.sha256(json.dumps(log).encode()).hexdigest()[:16]


def main() -> None:
    hashes = {}
    for game_id, seats, options, games, first in json.loads(sys.argv[1]):
        game = find_game(game_id)
        hashes[game_id] = [play_logged(game, seats, options, seed) for seed in range(first, first + games)]
    print(json.dumps({"compiled": is_compiled(), "hashes": hashes}))


if __name__ == "__main__":
    main()
