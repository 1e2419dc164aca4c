"""Searching players think the same, compiled and interpreted: the same visits and values for every option.

Interpreted they are slow with many seats: a run tries one setting of each game with as few seats as it has; all others take long.
"""

from __future__ import annotations

import json

import pytest
from _pytest.mark.structures import ParameterSet

from agents.positions import quick
from compiled.test_compiled import ROOT, run
from sampling import sample
from senki.engine.catalog import find_game, game_ids
from senki.engine.testing.play import Setting, settings

THOUGHT = ROOT / "tests" / "compiled" / "thought.py"

SPECS = ("search:iterations=120", "search:iterations=120,form=one", "flat:playouts=15")

pytestmark = pytest.mark.compiled


def cases(game_id: str) -> list[ParameterSet]:
    found = settings(find_game(game_id))
    least = min(setting.seats for setting in found)
    tried = sample([setting for setting in found if setting.seats == least], 1, f"thought {game_id}")
    marks = [[] if setting in tried else [pytest.mark.long] for setting in found]
    return [pytest.param(game_id, setting, marks=mark, id=f"{game_id}-{setting}") for setting, mark in zip(found, marks, strict=True)]


@pytest.mark.parametrize("game_id,setting", [case for game_id in game_ids() for case in cases(game_id)])
def test_rankings_are_the_same_compiled_and_interpreted(game_id: str, setting: Setting) -> None:
    specs = [quick(spec, find_game(game_id)) for spec in SPECS]
    arguments = (game_id, str(setting.seats), json.dumps(setting.options), *specs)
    said = [json.loads(run(compiled, str(THOUGHT), *arguments)) for compiled in (True, False)]
    assert [answer["compiled"] for answer in said] == [True, False]
    assert said[0]["said"] == said[1]["said"]
    assert all(said[0]["said"][spec] for spec in specs)
