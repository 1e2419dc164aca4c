"""The compiled build (build/compiled, made by `make test`) plays exactly as the source does."""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys

import pytest

from agents.positions import ALL_SETTINGS
from senki.engine.catalog import find_game
from senki.engine.testing.play import Setting, settings

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "compiled"
PLAYED = ROOT / "tests" / "compiled" / "played.py"
GAMES = 2000  # of each game, divided among its settings

pytestmark = pytest.mark.compiled


def run(compiled: bool, *arguments: str) -> str:
    """A Python process with the compiled packages, or with the source."""
    path = str(COMPILED) if compiled else os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    environment = {**os.environ, "PYTHONPATH": path, "SENKI_GAMES": "small_games"}
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game_id,setting", ALL_SETTINGS)
def test_random_games_are_the_same_compiled_and_interpreted(game_id: str, setting: Setting) -> None:
    games = GAMES // len(settings(find_game(game_id)))
    arguments = (game_id, str(setting.seats), json.dumps(setting.options), str(games))
    results = [json.loads(run(compiled, str(PLAYED), *arguments)) for compiled in (True, False)]
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
    stale = run(True, "-c", "import senki.build; print(senki.build.is_compiled(), senki.build.stale_modules())")
    assert stale.strip() == "True []"
