"""The small games once more, with ten times as much play."""

from __future__ import annotations

import pytest

from senki.engine.testing.conformance import Conformance


@pytest.mark.long
class TestLeduc(Conformance, game_id="leduc", effort=10): ...


@pytest.mark.long
class TestHearts(Conformance, game_id="hearts", effort=10): ...


@pytest.mark.long
class TestStandoff(Conformance, game_id="standoff", effort=10): ...
