from senki.engine.testing.conformance import Conformance


class TestMyGame(Conformance, game_id="my_game"): ...
