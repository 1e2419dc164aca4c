"""The engine's conformance suite, for two, three and four players and every faction; all settings, the basic game too, take long."""

from __future__ import annotations

import pytest

from senki.engine.testing.conformance import Conformance
from senki.engine.testing.play import Setting, settings

USUAL = "terran-kahoum-xenos-colossus"
PLAYED = [
    Setting(2, {"mode": "full", "factions": "xenos-colossus"}),
    Setting(3, {"mode": "full", "factions": USUAL}),
    Setting(4, {"mode": "teams", "factions": USUAL}),
]


class TestAres(Conformance, game_id="ares"):
    def settings(self) -> list[Setting]:
        return PLAYED

    def test_the_settings_are_settings_of_the_game(self) -> None:
        assert all(setting in settings(self.game) for setting in PLAYED)


@pytest.mark.long
class TestEverySetting(Conformance, game_id="ares"): ...
