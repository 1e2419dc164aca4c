"""Searching players think the same, compiled and interpreted: the same visits and values for every option."""

from __future__ import annotations

import json

import pytest

from agents.positions import ALL_SETTINGS, quick
from compiled.test_compiled import ROOT, run
from senki.engine.catalog import find_game
from senki.engine.testing.play import Setting

THOUGHT = ROOT / "tests" / "compiled" / "thought.py"

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("game_id,setting", ALL_SETTINGS)
@pytest.mark.parametrize("spec", ["search:iterations=120", "search:iterations=120,form=one", "flat:playouts=15"])
def test_rankings_are_the_same_compiled_and_interpreted(game_id: str, setting: Setting, spec: str) -> None:
    arguments = (game_id, str(setting.seats), json.dumps(setting.options), quick(spec, find_game(game_id)))
    said = [json.loads(run(compiled, str(THOUGHT), *arguments)) for compiled in (True, False)]
    assert [answer["compiled"] for answer in said] == [True, False]
    assert said[0]["said"] == said[1]["said"]
    assert len(said[0]["said"]) > 0
