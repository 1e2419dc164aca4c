"""Worked rounds and situations of the rulebook's questions and answers, played through from data files."""

from __future__ import annotations

import pathlib
from typing import cast

import pytest

from senki.engine.testing.transcripts import Transcript
from senki.games.empire_rebellion.invariants import check
from senki.games.empire_rebellion.model import EmpireRebellion

TRANSCRIPTS = sorted((pathlib.Path(__file__).parent / "transcripts").glob("*.toml"))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_worked_example(path: pathlib.Path) -> None:
    """Each transcript begins and ends at a table that the rules can reach."""
    transcript = Transcript(path)
    check(cast(EmpireRebellion, transcript.table))
    transcript.run()
    check(cast(EmpireRebellion, transcript.table))


def test_all_transcripts_are_there() -> None:
    """The tutorial, a full round, and three answers of the rulebook."""
    assert [path.stem for path in TRANSCRIPTS] == [
        "full_round",
        "last_strategy",
        "tutorial_struggle",
        "two_deceptions",
        "two_infiltrations",
    ]
