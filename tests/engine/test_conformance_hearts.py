from senki.engine.testing.conformance import Conformance


class TestHearts(Conformance, game_id="hearts", golden="golden/hearts"): ...
