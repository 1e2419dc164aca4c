"""Recorded games still play as they did. After a change of the rules that was meant: python tools/golden.py imperium --games 6"""

from __future__ import annotations

import pathlib

from senki.engine.testing import golden


def test_golden_games() -> None:
    assert golden.check(pathlib.Path(__file__).parent / "golden") == 6
