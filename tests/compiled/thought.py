"""Lets searching players rank the options of some positions and prints what they say: run interpreted and compiled, they must agree.

python tests/compiled/thought.py GAME SEATS OPTIONS SPEC
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
from senki.engine.playout import start_game
from senki.engine.session import check_setting
from senki.engine.table import OVER, apply

POSITIONS = 8


def main() -> None:
    game_id, seats, options, spec = sys.argv[1:]
    game = find_game(game_id)
    agent = find_agent(spec, game)
    assert isinstance(agent, SearchAgent)
    rng = Rng(3)
    driver = Seeded(rng)
    start = game.setup(int(seats), check_setting(game, int(seats), json.loads(options)), game.load_pack(None))
    table = start_game(start, game.first(start), driver)
    said: list[object] = []
    while table.seat != OVER and len(said) < POSITIONS:
        if len(table.options) > 1 and rng.below(3) == 0:
            said.append(agent.rank(Knowledge(game, table, table.seat, Rng(len(said))), Rng(len(said))))
        apply(table, driver, table.options[rng.below(len(table.options))])
    print(json.dumps({"compiled": is_compiled(), "said": said}))


if __name__ == "__main__":
    main()
