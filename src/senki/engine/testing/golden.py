"""Golden games: recorded once, and played again by every later version, on every machine, to the same positions.

A folder holds each game as a save, which `senki replay` opens, and one file with a short hash of every position. Another file says which
numbers the answers to each question have; they change only together with the rules version.
"""

from __future__ import annotations

import itertools
import json
import pathlib
from typing import Final, cast

from senki.engine.actions import is_by_chance
from senki.engine.frames import Row
from senki.engine.game import Game
from senki.engine.saves import load, save
from senki.engine.session import Session
from senki.engine.testing.play import Fault, play_line, rng_for, session_of, settings

HASHES: Final = "hashes.json"
ACTIONS: Final = "actions.json"
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


# -- the numbers of answers -------------------------------------------------------------------------------------------


def numbering(game: Game) -> Row:
    """Where each question's action numbers begin, and what they stand for; in order of the numbers."""
    questions = sorted(game.info.questions.values(), key=lambda question: game.info.first_action[question.key])
    rows = [
        {
            "question": question.name,
            "first": game.info.first_action[question.key],
            "count": question.actions,
            "kind": question.kind.name,
            "by_chance": is_by_chance(game, question),
        }
        for question in questions
    ]
    return {"game": game.info.id, "rules_version": game.info.rules_version, "actions": game.info.actions, "questions": rows}


def record_actions(game: Game, folder: pathlib.Path) -> pathlib.Path:
    """Write the numbers down; other ones for the same rules version are refused."""
    path, now = folder / ACTIONS, numbering(game)
    if path.exists() and read_actions(path)["rules_version"] == now["rules_version"]:
        check_actions(game, folder)
    folder.mkdir(parents=True, exist_ok=True)
    head = json.dumps({name: value for name, value in now.items() if name != "questions"})[:-1]
    rows = ",\n".join(json.dumps(row) for row in cast(list[Row], now["questions"]))
    path.write_text(f'{head}, "questions": [\n{rows}\n]}}\n', encoding="utf-8")
    return path


def check_actions(game: Game, folder: pathlib.Path) -> None:
    """The numbers are those that were recorded for this version of the rules."""
    then, now = read_actions(folder / ACTIONS), numbering(game)
    if then["rules_version"] != now["rules_version"]:
        raise Fault(
            f"{game.info.id}: action numbers are recorded for rules version {then['rules_version']}, this is {now['rules_version']}: "
            f"python tools/golden.py {game.info.id} --actions"
        )
    for old, new in itertools.zip_longest(cast(list[Row], then["questions"]), cast(list[Row], now["questions"])):
        if old != new:
            raise Fault(
                f"{game.info.id}: the numbers of the answers have changed within rules version {now['rules_version']}: {old} is now {new}; "
                "programs that have learnt them would be wrong without a word, so raise the rules version"
            )


def read_actions(path: pathlib.Path) -> Row:
    return cast(Row, json.loads(path.read_text(encoding="utf-8")))
