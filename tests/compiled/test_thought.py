"""Searching players think the same, compiled and interpreted: the same visits and values for every option."""

from __future__ import annotations

import json

import pytest

from agents.positions import ALL_SETTINGS, quick
from compiled.test_compiled import ROOT, run
from senki.engine.catalog import find_game
from senki.engine.testing.play import Setting

THOUGHT = ROOT / "tests" / "compiled" / "thought.py"

SPECS = ("search:iterations=120", "search:iterations=120,form=one", "flat:playouts=15")

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("game_id,setting", ALL_SETTINGS)
def test_rankings_are_the_same_compiled_and_interpreted(game_id: str, setting: Setting) -> None:
    specs = [quick(spec, find_game(game_id)) for spec in SPECS]
    arguments = (game_id, str(setting.seats), json.dumps(setting.options), *specs)
    said = [json.loads(run(compiled, str(THOUGHT), *arguments)) for compiled in (True, False)]
    assert [answer["compiled"] for answer in said] == [True, False]
    assert said[0]["said"] == said[1]["said"]
    assert all(said[0]["said"][spec] for spec in specs)
