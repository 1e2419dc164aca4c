from senki.engine.testing.conformance import Conformance


class TestEmpireRebellion(Conformance, game_id="empire_rebellion"): ...
