"""Record a game's golden games and the numbers of its answers anew, after a change of its rules that was meant:

python tools/golden.py GAME --games 20
python tools/golden.py GAME --actions     the numbers alone; others than before need another rules version
"""

from __future__ import annotations

import argparse
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from senki.engine.catalog import NoGame, find_game  # noqa: E402  (found by the line above, also where senki is not installed)
from senki.engine.testing.golden import record, record_actions  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description="Record golden games.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--actions", action="store_true", help="only the numbers of the answers")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--to", type=pathlib.Path, metavar="FOLDER", help="tests/games/GAME/golden unless told otherwise")
    arguments = parser.parse_args()
    try:
        game = find_game(arguments.game)
    except NoGame as error:
        parser.error(str(error))
    folder = arguments.to or ROOT / "tests" / "games" / arguments.game / "golden"
    print(record_actions(game, folder))
    if not arguments.actions:
        written = record(game, folder, arguments.games, arguments.seed)
        print(f"{len(written)} games in {folder}")


if __name__ == "__main__":
    main()
