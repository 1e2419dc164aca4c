from senki.engine.testing.conformance import Conformance


class TestSkirmish(Conformance, game_id="skirmish", golden="golden/skirmish"): ...
