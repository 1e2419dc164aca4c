from senki.engine.testing.conformance import Conformance


class TestAres(Conformance, game_id="ares"): ...
