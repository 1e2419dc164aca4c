"""Lets searching players rank the options of some positions and prints what they say: run interpreted and compiled, they must agree.

python tests/compiled/thought.py GAME SEATS OPTIONS SPEC...
"""

from __future__ import annotations

import json
import sys

from senki.agents.agent import Knowledge
from senki.agents.roster import find_agent
from senki.agents.search import SearchAgent
from senki.build import is_compiled
from senki.engine.catalog import find_game
from senki.engine.chance import Rng, Seeded
from senki.engine.game import Game
from senki.engine.options import check_setting
from senki.engine.playout import start_game
from senki.engine.table import OVER, apply

POSITIONS = 5


def thoughts(game: Game, seats: int, options: dict[str, str], spec: str) -> list[object]:
    agent = find_agent(spec, game)
    assert isinstance(agent, SearchAgent)
    rng = Rng(3)
    driver = Seeded(rng)
    start = game.setup(seats, check_setting(game, seats, options), game.load_pack(None))
    table = start_game(start, game.first(start), driver)
    said: list[object] = []
    while table.seat != OVER and len(said) < POSITIONS:
        if len(table.options) > 1 and rng.below(3) == 0:
            said.append(agent.rank(Knowledge(game, table, table.seat, Rng(len(said))), Rng(len(said))))
        apply(table, driver, table.options[rng.below(len(table.options))])
    return said


def main() -> None:
    game_id, seats, options, *specs = sys.argv[1:]
    said = {spec: thoughts(find_game(game_id), int(seats), json.loads(options), spec) for spec in specs}
    print(json.dumps({"compiled": is_compiled(), "said": said}))


if __name__ == "__main__":
    main()
