"""Searching players think the same, compiled and interpreted: the same visits and values for every option."""

from __future__ import annotations

import json

import pytest

from compiled.test_compiled import ROOT, SETTINGS, run

THOUGHT = ROOT / "tests" / "compiled" / "thought.py"

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("game,seats,options", SETTINGS)
@pytest.mark.parametrize("spec", ["search:iterations=120", "search:iterations=120,form=one", "flat:playouts=15"])
def test_rankings_are_the_same_compiled_and_interpreted(game: str, seats: int, options: dict[str, str], spec: str) -> None:
    said = [json.loads(run(compiled, str(THOUGHT), game, str(seats), json.dumps(options), spec)) for compiled in (True, False)]
    assert [answer["compiled"] for answer in said] == [True, False]
    assert said[0]["said"] == said[1]["said"]
    assert len(said[0]["said"]) > 0
