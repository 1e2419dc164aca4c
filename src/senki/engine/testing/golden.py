"""Golden games: recorded once, and played again by every later version, on every machine, to the same positions.

A folder holds each game as a save, which `senki replay` opens, and one file with a short hash of every position.
"""

from __future__ import annotations

import json
import pathlib
from typing import Final

from senki.engine.game import Game
from senki.engine.saves import load, save
from senki.engine.session import Session
from senki.engine.testing.play import Fault, play_line, rng_for, session_of, settings

HASHES: Final = "hashes.json"
DIGITS: Final = 4  # of each position's hash: enough to find the first that differs


def record(game: Game, folder: pathlib.Path, games: int, seed: int = 0) -> list[pathlib.Path]:
    """Play random games, going round the settings, and write them down in place of what was there; the saves written."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.save"):
        old.unlink()
    pack = game.load_pack(None)
    chosen = settings(game)
    hashes: dict[str, str] = {}
    written: list[pathlib.Path] = []
    for number in range(games):
        line, _ = play_line(game, chosen[number % len(chosen)], rng_for(seed, number), pack)
        text = save(session_of(line))
        path = folder / f"{number:02}.save"
        path.write_text(text, encoding="utf-8")
        hashes[path.name] = hashes_on_the_way(text, path.name)
        written.append(path)
    (folder / HASHES).write_text(json.dumps(hashes, indent=0) + "\n", encoding="utf-8")
    return written


def hashes_on_the_way(text: str, name: str) -> str:
    found: list[str] = []
    load(text, name, watch=lambda session: found.append(session.hash()[:DIGITS]))
    return "".join(found)


def check(folder: pathlib.Path) -> int:
    """Play all golden games of a folder again; how many there were. An error names the first decision that differs."""
    hashes = json.loads((folder / HASHES).read_text(encoding="utf-8"))
    names = sorted(path.name for path in folder.glob("*.save"))
    if names != sorted(hashes):
        raise Fault(f"{folder}: the saves are {', '.join(names)}, hashes are there for {', '.join(sorted(hashes))}")
    for name in names:
        check_game(folder / name, hashes[name])
    return len(names)


def check_game(path: pathlib.Path, hashes: str) -> None:
    """Where another question is asked or an answer is no longer allowed, the replay's own error names the line."""

    def watch(session: Session) -> None:
        count = len(session.log)
        if session.hash()[:DIGITS] != hashes[count * DIGITS : (count + 1) * DIGITS]:
            after = f"answer {count}, {session.log[-1].ask} {session.log[-1].value}" if count else "the set-up"
            raise Fault(f"{path.name}: another position than recorded after {after}")

    load(path.read_text(encoding="utf-8"), path.name, watch=watch)
