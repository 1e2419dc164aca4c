"""The small games once more, with ten times as much play."""

from __future__ import annotations

import pytest

from senki.engine.testing.conformance import Conformance


@pytest.mark.long
class TestLeduc(Conformance, game_id="leduc", effort=10, golden="golden/leduc"): ...


@pytest.mark.long
class TestHearts(Conformance, game_id="hearts", effort=10, golden="golden/hearts"): ...


@pytest.mark.long
class TestStandoff(Conformance, game_id="standoff", effort=10, golden="golden/standoff"): ...


@pytest.mark.long
class TestBell(Conformance, game_id="bell", effort=10, golden="golden/bell"): ...
