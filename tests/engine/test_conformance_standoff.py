from senki.engine.testing.conformance import Conformance


class TestStandoff(Conformance, game_id="standoff", golden="golden/standoff"): ...
