"""The engine's conformance suite, for settings in which every mode and every faction plays. The fuzzer goes through all of them."""

from __future__ import annotations

from senki.engine.testing.conformance import Conformance, Parametrizer
from senki.engine.testing.play import Setting, settings

USUAL = "terran-kahoum-xenos-colossus"
PLAYED = (
    Setting(2, {"mode": "basic", "factions": USUAL}),
    Setting(2, {"mode": "full", "factions": "xenos-colossus"}),
    Setting(4, {"mode": "teams", "factions": USUAL}),
)


class TestAres(Conformance, game_id="ares"):
    def pytest_generate_tests(self, metafunc: Parametrizer) -> None:
        if "setting" in metafunc.fixturenames:
            metafunc.parametrize("setting", list(PLAYED), ids=[str(setting) for setting in PLAYED])

    def test_the_settings_are_settings_of_the_game(self) -> None:
        assert all(setting in settings(self.game) for setting in PLAYED)
