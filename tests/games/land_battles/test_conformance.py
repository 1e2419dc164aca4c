"""The engine's conformance suite, with one setting for two players and one for four or six; all settings take long."""

from __future__ import annotations

import pytest

from sampling import one_of_each_size, sample
from senki.engine.testing.conformance import Conformance
from senki.engine.testing.play import Setting, settings


class TestLandBattles(Conformance, game_id="land_battles"):
    def settings(self) -> list[Setting]:
        duel, *teams = one_of_each_size(settings(self.game), "conformance")
        return [duel, *sample(teams, 1, "conformance of teams")]


@pytest.mark.long
class TestEverySetting(Conformance, game_id="land_battles"): ...
