"""The rulebook's worked examples, played through as they are printed."""

from __future__ import annotations

import pathlib

import pytest

from senki.engine.testing.transcripts import check_transcript

TRANSCRIPTS = sorted((pathlib.Path(__file__).parent / "transcripts").glob("*.toml"))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_worked_example(path: pathlib.Path) -> None:
    check_transcript(path)


def test_all_four_examples_of_the_rulebook_are_there() -> None:
    """High Booster and green X in one, the roll of 2, 4 and 5, and two of three dice rolled again."""
    assert [path.stem for path in TRANSCRIPTS] == ["high_booster_and_green_x", "roll_2_4_5", "two_of_three_dice_again"]
