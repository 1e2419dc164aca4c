"""The compiled build (build/compiled, made by `make test`) plays exactly as the source does."""

from __future__ import annotations

import json
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

from agents.positions import ALL_SETTINGS
from sampling import SEED
from senki.engine.catalog import find_game, game_ids
from senki.engine.testing.play import Setting, settings

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "compiled"
PLAYED = ROOT / "tests" / "compiled" / "played.py"
GAMES = (200, pytest.param(4000, marks=pytest.mark.long))  # of each game, divided among its settings

pytestmark = pytest.mark.compiled


def run(compiled: bool, *arguments: str, place: pathlib.Path = COMPILED) -> str:
    """A Python process with the compiled packages, or with the source."""
    path = str(place) if compiled else os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    environment = {**os.environ, "PYTHONPATH": path, "SENKI_GAMES": "small_games", "SENKI_LIBRARIES": "" if compiled else "none"}
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("games", GAMES)
@pytest.mark.parametrize("game_id,setting", ALL_SETTINGS)
def test_random_games_are_the_same_compiled_and_interpreted(game_id: str, setting: Setting, games: int) -> None:
    """Other games with every commit."""
    count = max(4, games // len(settings(find_game(game_id))))
    wanted = json.dumps([(game_id, setting.seats, setting.options, count, SEED % 1_000_000 * 1000)])
    results = [json.loads(run(compiled, str(PLAYED), wanted)) for compiled in (True, False)]
    assert [result["compiled"] for result in results] == [True, False]
    assert results[0]["hashes"] == results[1]["hashes"]


MAKE_SAVE = """
import sys
from senki.engine import saves
from senki.engine.catalog import find_game
from senki.engine.chance import Rng
from senki.engine.dice import StreamDice
from senki.engine.fairness import seed_from
from senki.engine.session import Session

game = find_game("ganymede")
session, rng = Session(game, 4, {"mode": "team"}, game.load_pack(None), StreamDice(seed_from("7"))), Rng(7)
for _ in range(int(sys.argv[1])):
    if not session.over:
        decisions = session.pending()
        decision = decisions[rng.below(len(decisions))]
        session.answer(decision.seat, decision.options[rng.below(len(decision.options))])
print(saves.save(session), end="")
"""

LOAD_SAVE = """
import sys
from senki.engine import saves

text = open(sys.argv[1], encoding="utf-8").read()
assert saves.save(saves.load(text)).splitlines()[1:] == text.splitlines()[1:]
"""


@pytest.mark.parametrize("answers", [10, 35, 60, 500])
@pytest.mark.parametrize("made_by_compiled", [True, False])
def test_a_save_made_by_one_loads_in_the_other(answers: int, made_by_compiled: bool, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "game.senki"
    file.write_text(run(made_by_compiled, "-c", MAKE_SAVE, str(answers)), encoding="utf-8")
    run(not made_by_compiled, "-c", LOAD_SAVE, str(file))


def test_compiled_modules_are_those_of_the_source_that_stands_here() -> None:
    assert run(True, "-c", WHAT_RUNS).splitlines() == ["engine True", *(f"{game_id} True" for game_id in game_ids()), "[]"]


WHAT_RUNS = """
from senki.build import is_compiled, stale_modules
from senki.engine.catalog import game_ids

print("engine", is_compiled())
for game_id in game_ids():
    print(game_id, is_compiled(game_id))
print(stale_modules())
"""


@pytest.fixture(scope="module")
def engine_only(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """As it stands while the games are still to be compiled."""
    place = tmp_path_factory.mktemp("compiled")
    games = [f"{game_id}*" for game_id in [*game_ids(), "small_games"]]
    shutil.copytree(
        COMPILED / "senki",
        place / "senki",
        ignore=lambda folder, names: shutil.ignore_patterns(*games)(folder, names) if folder.endswith("compiled") else set(),
    )
    shutil.copytree(COMPILED / "small_games", place / "small_games")
    return place


def test_games_run_interpreted_on_the_compiled_engine(engine_only: pathlib.Path) -> None:
    """Also the proof that no class of a game derives from one of the engine that does not allow it, which mypyc does not check."""
    first = [(game_id, settings(find_game(game_id))[0]) for game_id in game_ids()]
    wanted = json.dumps([(game_id, setting.seats, setting.options, 2, 0) for game_id, setting in first])
    results = [json.loads(run(compiled, str(PLAYED), wanted, place=engine_only)) for compiled in (True, False)]
    assert [result["compiled"] for result in results] == [True, False]
    assert results[0]["hashes"] == results[1]["hashes"]
    assert run(True, "-c", WHAT_RUNS, place=engine_only).splitlines()[1:-1] == [f"{game_id} False" for game_id in game_ids()]


def test_an_edited_game_runs_from_its_text_and_the_others_compiled(tmp_path: pathlib.Path) -> None:
    place = tmp_path / "compiled"
    shutil.copytree(COMPILED, place)
    with open(place / "senki" / "games" / "ganymede" / "model.py", "a", encoding="utf-8") as file:
        file.write("# an edit\n")
    expected = [f"{game_id} {game_id != 'ganymede'}" for game_id in game_ids()]
    assert run(True, "-c", WHAT_RUNS, place=place).splitlines() == ["engine True", *expected, "['senki.games.ganymede.model']"]
