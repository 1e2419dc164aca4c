"""The games for Gymnasium (extra `rl`): one seat learns, senki's own players sit in the others.

    from senki.api.gymnasium import SenkiEnv

    env = SenkiEnv("ganymede", seats=2, opponent="level:2")

`action_masks()` is what MaskablePPO and its like ask for. An action that cannot be taken is refused with a message, and nothing changes;
with `illegal="replace"`, for learners that know no masks, a legal one is drawn for it, and the step's info names it as `taken`.
"""

from __future__ import annotations

from typing import Any, Final

from senki.agents.agent import Knowledge
from senki.agents.roster import find_agent
from senki.api.environment import begin_environment
from senki.api.extras import missing
from senki.api.setting import make_setting
from senki.api.spaces import action_space, observation_space, observed
from senki.engine.chance import Rng

try:
    import gymnasium
    import numpy as np
except ImportError as error:
    raise missing(error, "rl") from None

REFUSE: Final = "refuse"
REPLACE: Final = "replace"

SeenAndTold = tuple[dict[str, Any], dict[str, Any]]


class SenkiEnv(gymnasium.Env[dict[str, Any], Any]):
    """A seat of a game. The reward comes at the end: its side's share of the win."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        pack: str | None = None,
        seat: int = 0,
        opponent: str = "random",
        illegal: str = REFUSE,
        render_mode: str | None = None,
    ) -> None:
        if illegal not in (REFUSE, REPLACE):
            raise ValueError(f"illegal is {REFUSE!r} or {REPLACE!r}, not {illegal!r}")
        self.illegal = illegal
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.setting = make_setting(game, seats, options, pack, 0)
        if not 0 <= seat < self.setting.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.setting.seats - 1}")
        self.seat = seat
        self.opponent = find_agent(opponent, self.setting.game)
        self.observation_space = observation_space(self.setting)
        self.action_space = action_space(self.setting)
        self.rng = Rng(0)
        self.env = begin_environment(self.setting, 0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> SeenAndTold:
        super().reset(seed=seed)
        self.env = begin_environment(self.setting, int(self.np_random.integers(1 << 62)))
        self.rng = Rng(int(self.np_random.integers(1 << 62)))
        self.play_others()
        return observed(self.env, self.seat), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        taken = int(action)
        if self.illegal == REPLACE:
            legal = self.env.legal(self.seat)
            if legal and taken not in legal:
                taken = legal[int(self.np_random.integers(len(legal)))]
        self.env.step(taken, self.seat)
        self.play_others()
        over = self.env.over
        return observed(self.env, self.seat), self.env.payoff()[self.seat], over, False, {} if taken == action else {"taken": taken}

    def play_others(self) -> None:
        """The others answer until this seat is asked, each by what it knows."""
        env = self.env
        while not env.over and self.seat not in env.waiting():
            seat = env.seat
            option = self.opponent.choose(Knowledge(env.game, env.table, seat, self.rng), self.rng)
            env.step(self.setting.action(env.table.key, option), seat)

    def action_masks(self) -> Any:
        """Which actions may be taken now."""
        return self.env.mask(self.seat, np.empty(self.env.actions, np.bool_))

    def render(self) -> str:
        """What the seat sees, in words."""
        return self.env.text(self.seat)
