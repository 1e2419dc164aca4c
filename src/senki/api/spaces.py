"""What bridges have in common: a seat's observation and mask as arrays, and the spaces in which they lie."""

from __future__ import annotations

from typing import Any, Final

from senki.api.environment import Environment
from senki.api.extras import missing
from senki.api.setting import Setting

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing(error, "rl") from None

NUMBERS: Final = np.dtype(np.int32)
MARKS: Final = np.dtype(np.int8)


def observation_space(setting: Setting) -> spaces.Dict:
    """`observation`: the numbers of senki's observer, each within its declared bounds; `action_mask`: 1 for each legal action."""
    low = np.empty(setting.observer.size, np.int32)
    high = np.empty(setting.observer.size, np.int32)
    for part in setting.observer.parts:
        low[part.start : part.start + part.length] = part.low
        high[part.start : part.start + part.length] = part.high
    return spaces.Dict(
        {"observation": spaces.Box(low, high, dtype=np.int32), "action_mask": spaces.Box(0, 1, (setting.actions,), dtype=np.int8)}
    )


def action_space(setting: Setting) -> spaces.Discrete:
    return spaces.Discrete(setting.actions)


def observed(env: Environment, seat: int) -> dict[str, Any]:
    """What a seat sees; the mask of a seat that is not asked is empty."""
    seen, mask = np.empty(env.eyes().size, NUMBERS), np.empty(env.actions, MARKS)
    env.look(seat, seen, mask)
    return {"observation": seen, "action_mask": mask}
