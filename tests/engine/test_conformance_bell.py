from senki.engine.testing.conformance import Conformance


class TestBell(Conformance, game_id="bell", golden="golden/bell"): ...
