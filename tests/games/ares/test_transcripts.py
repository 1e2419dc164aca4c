"""The rulebook's worked examples, played through as they are printed."""

from __future__ import annotations

import pathlib

import pytest

from senki.engine.testing.transcripts import check_transcript

TRANSCRIPTS = sorted((pathlib.Path(__file__).parent / "transcripts").glob("*.toml"))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_worked_example(path: pathlib.Path) -> None:
    check_transcript(path)


def test_all_examples_of_the_rulebook_are_there() -> None:
    """The battle, the raid, both placements, the ten numbers of the modifiers example, and the Terran's first six turns."""
    names = [path.stem for path in TRANSCRIPTS]
    assert [name for name in names if not name.startswith("modifiers_")] == [
        *("battle", "placement_with_scouting", "placement_without_scouting", "raid", "terran_six_turns"),
    ]
    assert len([name for name in names if name.startswith("modifiers_")]) == 10
