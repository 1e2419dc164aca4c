"""Worked rounds and situations of the rulebook's questions and answers, played through from data files."""

from __future__ import annotations

import pathlib

import pytest

from senki.engine.testing.transcripts import check_transcript

TRANSCRIPTS = sorted((pathlib.Path(__file__).parent / "transcripts").glob("*.toml"))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_worked_example(path: pathlib.Path) -> None:
    check_transcript(path)


def test_all_transcripts_are_there() -> None:
    """The tutorial, a full round, and three answers of the rulebook."""
    assert [path.stem for path in TRANSCRIPTS] == [
        "full_round",
        "last_strategy",
        "tutorial_struggle",
        "two_deceptions",
        "two_infiltrations",
    ]
