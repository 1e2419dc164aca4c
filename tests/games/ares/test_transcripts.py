"""The rulebook's worked examples, played through as they are printed."""

from __future__ import annotations

import pathlib
from typing import cast

import pytest

from senki.engine.testing.transcripts import Transcript
from senki.games.ares.invariants import check
from senki.games.ares.model import Ares

TRANSCRIPTS = sorted((pathlib.Path(__file__).parent / "transcripts").glob("*.toml"))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_worked_example(path: pathlib.Path) -> None:
    """Each transcript begins and ends at a table that the rules can reach."""
    transcript = Transcript(path)
    check(cast(Ares, transcript.table))
    transcript.run()
    check(cast(Ares, transcript.table))


def test_all_examples_of_the_rulebook_are_there() -> None:
    """The battle, the raid, both placements, the ten numbers of the modifiers example, and the Terran's first six turns."""
    names = [path.stem for path in TRANSCRIPTS]
    assert [name for name in names if not name.startswith("modifiers_")] == [
        *("battle", "placement_with_scouting", "placement_without_scouting", "raid", "terran_six_turns"),
    ]
    assert len([name for name in names if name.startswith("modifiers_")]) == 10
