from __future__ import annotations

import pytest


@pytest.fixture
def cases_are_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cases of the lowering are found as games, too."""
    monkeypatch.setenv("SENKI_GAMES", "small_games,engine.lowering_cases")
