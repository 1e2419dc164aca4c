from senki.engine.testing.conformance import Conformance


class TestLeduc(Conformance, game_id="leduc", golden="golden/leduc"): ...
