from senki.engine.testing.conformance import Conformance


class TestGanymede(Conformance, game_id="ganymede"): ...
