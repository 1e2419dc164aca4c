"""RLlib's PPO with action masks learns Ganymede by playing against itself, through PettingZoo.

    pip install 'senki[rl]' 'ray[rllib]' torch
    python examples/rllib_ganymede.py --iterations 20

RLlib's own masking module wants the keys `observations` and `action_mask`, and real numbers; that is all this file does besides asking for
PPO. It prints a line for each iteration. benchmarks/train_ganymede.py is a learner without a framework.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import ray
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from senki.api.pettingzoo import SenkiAEC, aec_env

LARGE = 50.0  # numbers of an observation are divided by this: most of Ganymede's are smaller


class ForRllib(PettingZooEnv):  # type: ignore[misc]
    """The AEC environment as RLlib's wrapper has it, with observations as its masking module wants them."""

    def __init__(self, env: SenkiAEC) -> None:
        super().__init__(env)
        setting = env.setting
        seen = spaces.Dict(
            {
                "observations": spaces.Box(-np.inf, np.inf, (setting.observer.size,), np.float32),
                "action_mask": spaces.Box(0.0, 1.0, (setting.actions,), np.float32),
            }
        )
        self.observation_spaces = dict.fromkeys(env.possible_agents, seen)
        self.observation_space = spaces.Dict(self.observation_spaces)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        seen, told = super().reset(seed=seed, options=options)
        return {agent: as_wanted(one) for agent, one in seen.items()}, told

    def step(self, action: dict[str, int]) -> tuple[dict[str, Any], ...]:
        seen, *rest = super().step(action)
        return {agent: as_wanted(one) for agent, one in seen.items()}, *rest


def as_wanted(seen: dict[str, Any]) -> dict[str, Any]:
    return {
        "observations": seen["observation"].astype(np.float32) / np.float32(LARGE),
        "action_mask": seen["action_mask"].astype(np.float32),
    }


def config(game: str, batch: int) -> PPOConfig:
    register_env("senki", lambda given: ForRllib(aec_env(given["game"])))
    return (
        PPOConfig()
        .environment("senki", env_config={"game": game}, disable_env_checking=True)  # its check takes illegal actions
        .env_runners(num_env_runners=0)
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda agent, episode, **more: "all")  # one network for all seats
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"all": RLModuleSpec(module_class=ActionMaskingTorchRLModule)}))
        .training(train_batch_size_per_learner=batch, minibatch_size=min(batch, 256), num_epochs=2, lr=3e-4)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="ganymede")
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--batch", type=int, default=2000, help="decisions between two rounds of learning")
    asked = parser.parse_args()
    ray.init(address="local", num_cpus=1, include_dashboard=False)  # a cluster that runs somewhere is left alone
    learner = config(asked.game, asked.batch).build_algo()
    try:
        for number in range(1, asked.iterations + 1):
            told = learner.train()["env_runners"]
            print(
                f"iteration {number}: {told['num_env_steps_sampled_lifetime']:.0f} decisions, {told['episode_len_mean']:.1f} a game",
                flush=True,
            )
    finally:
        learner.stop()


if __name__ == "__main__":
    main()
