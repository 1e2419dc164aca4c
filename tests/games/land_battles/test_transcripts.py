"""The rulebook's worked examples and its whole example of play, played through from data files."""

from __future__ import annotations

import pathlib

import pytest

from senki.engine.testing.transcripts import check_transcript

TRANSCRIPTS = sorted((pathlib.Path(__file__).parent / "transcripts").glob("*.toml"))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_worked_example(path: pathlib.Path) -> None:
    check_transcript(path)


def test_all_transcripts_are_there() -> None:
    """Sixteen worked examples, and the example of play."""
    assert len(TRANSCRIPTS) == 17
    assert "example_of_play" in [path.stem for path in TRANSCRIPTS]
