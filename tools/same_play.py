"""Is play the same in two checkouts? Random games, chosen by place in the list of options, compared decision by decision.

    PYTHONPATH=one/src   python tools/same_play.py play ganymede --out one.json
    PYTHONPATH=other/src python tools/same_play.py play ganymede --out other.json
    python tools/same_play.py compare one.json other.json
    PYTHONPATH=one/src   python tools/same_play.py play ganymede --setting "2 mode=royale" --show 17

A game's digest is made of its decisions, chance's included (who is asked, the name of the question, how many options there are, which of
them is chosen), and of the result. So numbers and names of things may change between the checkouts, but not who is asked what, nor in
which order options are offered. Where games differ, `--show` prints the decisions of one, to be compared by `diff`. The tool itself is run
from the newer checkout; it uses of senki only what has been there since the first games were.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import pathlib
import random
from collections.abc import Iterator

from senki.engine.catalog import find_game
from senki.engine.game import Game
from senki.engine.table import OVER, Driver, Table, apply, begin
from senki.engine.testing.play import Setting, settings

WATCHED = Driver()  # leaves every question open, chance's too
Digests = dict[str, list[str]]


def decisions(game: Game, setting: Setting, pack: object, seed: int, number: int) -> Iterator[str]:
    """A random game, a line for each decision and one for the result."""
    rng = random.Random(f"{seed} {number}")
    table: Table = game.setup(setting.seats, setting.options, pack)
    begin(table, game.first(table), WATCHED)
    while table.seat != OVER:
        place = rng.randrange(len(table.options))
        yield f"{table.seat} {game.info.questions[table.key].name} {len(table.options)} {place}"
        apply(table, WATCHED, table.options[place])
    outcome = game.outcome(table)
    yield f"result {outcome.scores} {outcome.winners}" if outcome else "no result"


def digest(lines: Iterator[str]) -> str:
    whole = hashlib.sha256()
    for line in lines:
        whole.update(line.encode() + b"\n")
    return whole.hexdigest()[:16]


def setting_from(text: str) -> Setting:
    """Such as "4 mode=team": the seats, then options."""
    seats, *options = text.split()
    return Setting(int(seats), dict(option.split("=", 1) for option in options))


def play(arguments: argparse.Namespace) -> None:
    game = find_game(arguments.game)
    pack = game.load_pack(None)
    chosen = {text: setting_from(text) for text in arguments.setting} or {str(setting): setting for setting in settings(game)}
    if arguments.show is not None:
        for setting in chosen.values():
            print(*decisions(game, setting, pack, arguments.seed, arguments.show), sep="\n")
        return
    found: Digests = {}
    for name, setting in chosen.items():
        found[name] = [digest(decisions(game, setting, pack, arguments.seed, number)) for number in range(arguments.games)]
        print(f"{arguments.game} {name}: {arguments.games} games played", flush=True)
    if arguments.out:
        arguments.out.write_text(json.dumps(found), encoding="utf-8")


def compare(one: Digests, other: Digests, names: dict[str, str]) -> bool:
    """Print for each setting how many games are the same; are all?"""
    same = True
    for name, digests in one.items():
        others = other.get(names.get(name, name))
        if others is None:
            print(f"{name}: only in the first file")
            continue
        differing = [number for number, (mine, its) in enumerate(zip(digests, others, strict=False)) if mine != its]
        count = min(len(digests), len(others))
        print(
            f"{name}: {count - len(differing)} of {count} games are the same{f', the first other is {differing[0]}' if differing else ''}"
        )
        same = same and not differing
    return same


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the play of two checkouts, decision by decision.")
    commands = parser.add_subparsers(required=True, dest="command")
    playing = commands.add_parser("play", help="play random games and write a digest of each")
    playing.add_argument("game")
    playing.add_argument("--games", type=int, default=1000, help="of each setting")
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--setting", action="append", default=[], help='such as "4 mode=team"; without it all that tests try')
    playing.add_argument("--out", type=pathlib.Path, metavar="FILE")
    playing.add_argument("--show", type=int, metavar="NUMBER", help="print the decisions of this game instead")
    comparing = commands.add_parser("compare", help="compare two files of digests; fails where a game differs")
    comparing.add_argument("files", type=pathlib.Path, nargs=2)
    comparing.add_argument("--named", action="append", default=[], help="ONE:OTHER, where a setting is named otherwise in the second file")
    arguments = parser.parse_args()
    if arguments.command == "play":
        play(arguments)
        return
    one, other = (json.loads(file.read_text(encoding="utf-8")) for file in arguments.files)
    if not compare(one, other, dict(name.split(":", 1) for name in arguments.named)):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
