"""The engine's conformance suite, with one setting for two, three and four players each; all settings take long."""

from __future__ import annotations

import pytest

from sampling import one_of_each_size
from senki.engine.testing.conformance import Conformance
from senki.engine.testing.play import Setting, settings


class TestAres(Conformance, game_id="ares"):
    def settings(self) -> list[Setting]:
        return one_of_each_size(settings(self.game), "conformance")


@pytest.mark.long
class TestEverySetting(Conformance, game_id="ares"): ...
