"""The engine's conformance suite for three players, the short game and one of the full games; more players and all options take long."""

from __future__ import annotations

import pytest

from sampling import sample
from senki.engine.options import check_setting
from senki.engine.testing.conformance import Conformance
from senki.engine.testing.play import Fault, Setting, settings

SHORT = {"mode": "explore", "galaxy": "random", "race": "jol-nar,xxcha,saar"}
FULL = (
    {"mode": "core"},
    {"mode": "full"},
    {"mode": "core", "strategy": "base", "objectives": "mixed", "race": "l1z1x,muaat,norr"},
    {"mode": "full", "race": "saar,yssaril,mentak"},
    {"mode": "full", "galaxy": "built", "tiles": "base", "races": "draft"},
)


class TestImperium(Conformance, game_id="imperium"):
    def settings(self) -> list[Setting]:
        short, *full = [Setting(3, check_setting(self.game, 3, dict(options))) for options in (SHORT, *FULL)]
        return [short, *sample(full, 1, "conformance of imperium")]

    def test_open_reactions_tell_nothing_and_end_alike(self, setting: Setting) -> None:
        """Only the full game has cards; in the others no window ever opens."""
        if setting.options["mode"] == "full":
            super().test_open_reactions_tell_nothing_and_end_alike(setting)
        else:
            with pytest.raises(Fault, match="no random game has come to its quiet question"):
                super().test_open_reactions_tell_nothing_and_end_alike(setting)


@pytest.mark.long
class TestEverySetting(Conformance, game_id="imperium"):
    def settings(self) -> list[Setting]:
        return [*settings(self.game), Setting(3, check_setting(self.game, 3, dict(FULL[-1])))]
