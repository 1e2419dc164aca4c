"""senki's games as environments, for research: small, typed, and kept stable (`API_VERSION` changes when a caller must).

    import senki.api

    env = senki.api.make("ganymede", seats=2, seed=1)
    while not env.over:
        env.step(env.legal()[0])

Bridges to the interfaces that agents already speak stand beside it: `senki.api.pettingzoo`, `senki.api.gymnasium` (extra `rl`).
"""

from senki.api.environment import API_VERSION, Environment, make
from senki.engine.stepping import IllegalAction

__all__ = ["API_VERSION", "Environment", "IllegalAction", "make"]
