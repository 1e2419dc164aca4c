"""The games for PettingZoo (extra `rl`): one agent a seat, `seat_0` and so on.

    from senki.api.pettingzoo import aec_env, parallel_env

    env = aec_env("ganymede", seats=2)

AEC: one agent after the other. Where several seats choose at the same time they are asked one by one, and what one chose is shown to
nobody before all have. Parallel: all who are asked act in one step; the others' masks are empty and their actions are not looked at.
Rewards come at the end: each side's share of the win.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, SupportsIndex

from senki.api.environment import Environment, begin_environment
from senki.api.extras import missing
from senki.api.setting import Setting, make_setting
from senki.api.spaces import action_space, observation_space, observed
from senki.engine.stepping import IllegalAction
from senki.engine.table import OVER

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise missing(error, "rl") from None


def agent_name(seat: int) -> str:
    return f"seat_{seat}"


class Spaces:
    """The spaces of a setting, the same for every agent."""

    def __init__(self, setting: Setting, render_mode: str | None) -> None:
        self.setting = setting
        self.render_mode = render_mode
        self.metadata = {
            "name": f"senki_{setting.game.info.id}_v{setting.game.info.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }
        self.possible_agents = [agent_name(seat) for seat in range(setting.seats)]
        self.number = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.seed = 0
        self.env = begin_environment(setting, self.seed)

    @functools.cache  # noqa: B019  (an environment is kept for as long as it is used)
    def observation_space(self, agent: str) -> spaces.Dict:
        return observation_space(self.setting)

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Discrete:
        return action_space(self.setting)

    def begin(self, seed: int | None) -> Environment:
        """Another game: with this seed, or with the one after the last."""
        self.seed = self.seed + 1 if seed is None else seed
        self.env = begin_environment(self.setting, self.seed)
        return self.env

    def render(self) -> str:
        """What a spectator sees, in words."""
        return self.env.text(None)

    def close(self) -> None:
        """Nothing is held open."""


class SenkiAEC(Spaces, AECEnv):  # type: ignore[misc]
    """A game in PettingZoo's agent environment cycle."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        """Whose turn it is: the seat that is asked; at the end, all in turn."""
        seat = self.env.seat
        if seat != OVER:
            self.agent_selection = self.possible_agents[seat]
            return
        for agent, share in zip(self.possible_agents, self.env.payoff(), strict=True):
            self.rewards[agent] = share
            self.terminations[agent] = True
        self._accumulate_rewards()  # all rewards before are 0
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        return observed(self.env, self.number[agent])

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """What the agent whose turn it is sees and has gained; as the interface has it, without its detours."""
        agent = self.agent_selection
        seen = observed(self.env, self.number[agent]) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action: SupportsIndex | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must act")
        self.env.step(action, self.number[agent])
        self.select()


class SenkiParallel(Spaces, ParallelEnv):  # type: ignore[misc]
    """A game in PettingZoo's parallel form."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        env = self.begin(seed)
        self.agents = self.possible_agents[:]
        return {agent: observed(env, seat) for agent, seat in self.number.items()}, {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        env, given = self.env, self.given(actions)
        for seat, action in given.items():
            env.step(action, seat)
        over = env.over
        agents = self.agents
        if over:
            self.agents = []
        return (
            {agent: observed(env, self.number[agent]) for agent in agents},
            dict(zip(agents, env.payoff(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def given(self, actions: Mapping[str, SupportsIndex]) -> dict[int, int]:
        """By seat: the actions of all who are asked, checked before any is taken."""
        env, found = self.env, dict[int, int]()
        for seat in env.waiting():
            name = agent_name(seat)
            if name not in actions:
                raise IllegalAction(f"{name} is asked and must act; actions were given for {', '.join(actions) or 'nobody'}")
            found[seat] = env.whole(actions[name])
            if found[seat] not in env.legal(seat):
                raise IllegalAction(f"{name}: {env.why_not(found[seat])}")
        if not found:
            raise IllegalAction("the game is over: reset() begins another")
        return found


def aec_env(
    game: str, seats: int | None = None, options: dict[str, str] | None = None, pack: str | None = None, render_mode: str | None = None
) -> SenkiAEC:
    """A game as an AEC environment; reset(seed=...) decides dice and cards."""
    return SenkiAEC(make_setting(game, seats, options, pack, 0), render_mode)


def parallel_env(
    game: str, seats: int | None = None, options: dict[str, str] | None = None, pack: str | None = None, render_mode: str | None = None
) -> SenkiParallel:
    """A game as a parallel environment."""
    return SenkiParallel(make_setting(game, seats, options, pack, 0), render_mode)
