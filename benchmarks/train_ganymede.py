"""A baseline that learns The War Chronicles of Ganymede ZERO for two seats by playing against itself, and how it does against `greedy`.

    make fast && make rl && OMP_NUM_THREADS=1 .venv/bin/python benchmarks/train_ganymede.py --minutes 20 --out build/ganymede.npz

NumPy alone: two hidden layers with a policy and a value on top, masked to the legal actions, learning by proximal policy optimisation
(PPO) on both seats' decisions, with a rate and a bonus for variety that fall to a tenth. What plays in the end is the running mean of the
weights, which is steadier than the last ones. Every --every minutes it plays --games games against `greedy`, each seat in turn with the
same dice and cards, and a line of the learning curve is written: minutes of the processor, decisions learned from, share of wins with a
95 % interval. The network goes to --out. The observation's small numbers become a column for each of their values (`Encoding`): that a
card is number 7 means nothing by itself.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import time
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from senki.agents.agent import Knowledge
from senki.agents.roster import find_agent
from senki.api.batched import Batch
from senki.api.environment import Environment, begin_environment
from senki.api.setting import Setting, make_setting
from senki.api.spaces import observed
from senki.engine.chance import Rng
from senki.lab.statistics import Blocks

Array = NDArray[np.float32]

HIDDEN: Final = 256
TABLES: Final = 128
STEPS: Final = 64  # of each table between two rounds of learning
EPOCHS: Final = 3
MINIBATCH: Final = 1024
RATE: Final = 7e-4
CLIP: Final = 0.2
ENTROPY: Final = 0.01
LAMBDA: Final = 0.95
MEAN: Final = 0.998  # what stays of the running mean of the weights at each step of learning
MOST_VALUES: Final = 24  # of a number of the observation that has a column for each
NOTHING: Final = -1e9


class Network:
    """Observation to hidden layer to the actions' scores and the share of the win that the seat expects; with Adam."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        sizes = {"w1": (inputs, HIDDEN), "w2": (HIDDEN, HIDDEN), "wp": (HIDDEN, actions), "wv": (HIDDEN, 1)}
        self.weights: dict[str, Array] = {}
        for name, (rows, columns) in sizes.items():
            scale = 0.01 if name in ("wp", "wv") else np.sqrt(2 / rows)
            self.weights[name] = (rng.standard_normal((rows, columns)) * scale).astype(np.float32)
            self.weights["b" + name[1:]] = np.zeros(columns, np.float32)
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.mean = {name: weight.copy() for name, weight in self.weights.items()}
        self.count = 0

    def forward(self, seen: Array, mean: bool = False) -> tuple[Array, Array, Array, Array]:
        w = self.mean if mean else self.weights
        first = np.maximum(seen @ w["w1"] + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        return first, second, second @ w["wp"] + w["bp"], (second @ w["wv"] + w["bv"])[:, 0]

    def backward(self, seen: Array, first: Array, second: Array, scores: Array, values: Array, speed: float) -> None:
        """A step along the gradients, given those of the scores and values."""
        w = self.weights
        found = {"wp": second.T @ scores, "bp": scores.sum(0), "wv": second.T @ values[:, None], "bv": values.sum(keepdims=True)}
        inner = (scores @ w["wp"].T + values[:, None] @ w["wv"].T) * (second > 0)
        found |= {"w2": first.T @ inner, "b2": inner.sum(0)}
        outer = (inner @ w["w2"].T) * (first > 0)
        found |= {"w1": seen.T @ outer, "b1": outer.sum(0)}
        self.count += 1
        size = float(np.sqrt(sum(float((g * g).sum()) for g in found.values())))
        rate = speed * RATE * np.sqrt(1 - 0.999**self.count) / (1 - 0.9**self.count)
        for name, gradient in found.items():
            gradient = gradient * min(1.0, 0.5 / (size + 1e-8))
            mean, square = self.moments[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            self.weights[name] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
            self.mean[name] += (1 - MEAN) * (self.weights[name] - self.mean[name])


class Encoding:
    """An observation as the network takes it. Which numbers have few values, and which never change, is seen in random games."""

    def __init__(self, setting: Setting, seed: int) -> None:
        batch = Batch(setting, 256, seed)
        low, high = batch.observations.min(0), batch.observations.max(0)
        for _ in range(300):
            batch.step(batch.draw())
            low, high = np.minimum(low, batch.observations.min(0)), np.maximum(high, batch.observations.max(0))
        values = high - low + 1
        self.few: Final = np.flatnonzero((values > 1) & (values <= MOST_VALUES))
        self.many: Final = np.flatnonzero(values > MOST_VALUES)
        self.low, self.last = low[self.few], values[self.few] - 1
        self.first: Final = np.concatenate(([0], values[self.few].cumsum()[:-1])).astype(np.int32)
        self.most: Array = np.maximum(np.abs(low), np.abs(high))[self.many].astype(np.float32)
        self.columns: Final = int(values[self.few].sum()) + len(self.many)

    def __call__(self, seen: NDArray[np.int32]) -> Array:
        made: Array = np.zeros((len(seen), self.columns), np.float32)
        column = self.first + np.clip(seen[:, self.few] - self.low, 0, self.last)
        made.reshape(-1)[column + (np.arange(len(seen), dtype=np.int32) * self.columns)[:, None]] = 1
        if len(self.many):
            made[:, -len(self.many) :] = seen[:, self.many] / self.most
        return made


def chances(scores: Array, masks: NDArray[np.int8]) -> Array:
    masked = np.where(masks, scores, NOTHING)
    masked -= masked.max(1, keepdims=True)
    grown = np.exp(masked)
    return np.asarray(grown / grown.sum(1, keepdims=True), np.float32)


@dataclass
class Round:
    """What was seen, done and gained at every step of every table."""

    seen: Array
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    shares: Array  # the probability with which the action was taken
    values: Array
    seats: NDArray[np.int32]
    over: NDArray[np.bool_]
    payoffs: Array


def play(batch: Batch, network: Network, encoding: Encoding, rng: np.random.Generator) -> Round:
    tables, actions = batch.masks.shape
    made = Round(
        np.empty((STEPS, tables, encoding.columns), np.float32),
        np.empty((STEPS, tables, actions), np.int8),
        np.empty((STEPS, tables), np.int64),
        np.empty((STEPS, tables), np.float32),
        np.empty((STEPS, tables), np.float32),
        np.empty((STEPS, tables), np.int32),
        np.empty((STEPS, tables), np.bool_),
        np.empty((STEPS, tables, batch.setting.seats), np.float32),
    )
    row = np.arange(tables)
    for step in range(STEPS):
        made.seen[step], made.masks[step], made.seats[step] = encoding(batch.observations), batch.masks, batch.seats
        _, _, scores, made.values[step] = network.forward(made.seen[step])
        share = chances(scores, batch.masks)
        chosen = (share.cumsum(1) > rng.random((tables, 1)) * 0.999999).argmax(1)
        made.actions[step], made.shares[step] = chosen, share[row, chosen]
        batch.step(chosen)
        made.over[step], made.payoffs[step] = batch.over, batch.payoffs
    return made


def gains(made: Round) -> tuple[Array, NDArray[np.bool_]]:
    """What each decision was worth beyond what was expected (GAE, seat by seat), and which decisions can be judged.

    A seat's next decision stands for what comes after; the last ones of a game have its payoff. Those at the end of the round are left out
    if their seat does not decide again in it.
    """
    steps, tables = made.actions.shape
    gain, known = np.zeros((steps, tables), np.float32), np.zeros((steps, tables), np.bool_)
    for table in range(tables):
        ahead: dict[int, tuple[float, float]] = {}  # by seat: value of its next decision, gain there
        for step in range(steps - 1, -1, -1):
            if made.over[step, table]:
                ahead = {seat: (float(share), 0.0) for seat, share in enumerate(made.payoffs[step, table])}
            seat, value = int(made.seats[step, table]), float(made.values[step, table])
            if seat in ahead:
                later, more = ahead[seat]
                gain[step, table] = later - value + LAMBDA * more
                known[step, table] = True
                ahead[seat] = (value, float(gain[step, table]))
            else:
                ahead[seat] = (value, 0.0)
    return gain, known


def learn(network: Network, made: Round, rng: np.random.Generator, speed: float) -> int:
    """PPO on the decisions of a round; how many there were."""
    gain, known = gains(made)
    seen, masks, actions = made.seen[known], made.masks[known], made.actions[known]
    old, worth, aim = made.shares[known], gain[known], gain[known] + made.values[known]
    worth = (worth - worth.mean()) / (worth.std() + 1e-6)
    count = len(actions)
    for _ in range(EPOCHS):
        order = rng.permutation(count)
        for begin in range(0, count, MINIBATCH):
            pick = order[begin : begin + MINIBATCH]
            row, shown = np.arange(len(pick)), seen[pick]
            first, second, scores, values = network.forward(shown)
            share = chances(scores, masks[pick])
            ratio = share[row, actions[pick]] / old[pick]
            free = np.where(worth[pick] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = -worth[pick] * ratio * free  # gradient by the logarithm of the share
            slope = -share * pull[:, None]
            slope[row, actions[pick]] += pull
            logs = np.log(share + 1e-12)
            slope += speed * ENTROPY * share * (logs - (share * logs).sum(1, keepdims=True))
            size = np.float32(len(pick))
            network.backward(shown, first, second, slope / size, np.asarray((values - aim[pick]) / size, np.float32), speed)
    return count


# -- how well it plays ------------------------------------------------------------------------------------------------


def choose(network: Network, encoding: Encoding, env: Environment, seat: int) -> int:
    shown = observed(env, seat)
    scores = network.forward(encoding(shown["observation"][None]), mean=True)[2]
    return int(np.where(shown["action_mask"], scores[0], NOTHING).argmax())


def game_against(network: Network, encoding: Encoding, setting: Setting, opponent: Any, seat: int, seed: int) -> int:
    """One game: 1 if the network's seat has won."""
    env, rng = begin_environment(setting, seed), Rng(seed + 1)
    while not env.over:
        if env.seat == seat:
            env.step(choose(network, encoding, env, seat))
        else:
            option = opponent.choose(Knowledge(env.game, env.table, env.seat, rng), rng)
            env.step(setting.action(env.table.key, option))
    return int(env.payoff()[seat] == 1)


def measure(network: Network, encoding: Encoding, setting: Setting, name: str, games: int, seed: int) -> dict[str, Any]:
    """The share of wins against a player, in pairs of games with the seats changed."""
    opponent, blocks = find_agent(name, setting.game), Blocks()
    for pair in range(games // 2):
        blocks.put(sum(game_against(network, encoding, setting, opponent, seat, seed + pair) for seat in (0, 1)), 2)
    rate = blocks.rate()
    return {"against": name, "games": blocks.games, "share": round(rate.value, 3), "low": round(rate.low, 3), "high": round(rate.high, 3)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20.0, help="of the processor, measuring included")
    parser.add_argument("--every", type=float, default=2.0, help="minutes between two measurements")
    parser.add_argument("--games", type=int, default=400, help="of each measurement; the last has five times as many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=pathlib.Path)
    asked = parser.parse_args()
    setting = make_setting("ganymede", 2, None, None, 0)
    encoding = Encoding(setting, asked.seed)
    network = Network(encoding.columns, setting.actions, asked.seed)
    batch, rng = Batch(setting, TABLES, asked.seed), np.random.default_rng(asked.seed)
    told, decisions = 0.0, 0
    while (minutes := time.process_time() / 60) < asked.minutes:
        if minutes >= told:
            row = {"minutes": round(minutes, 1), "decisions": decisions}
            print(json.dumps(row | measure(network, encoding, setting, "greedy", asked.games, 1_000_000)), flush=True)
            told += asked.every
        speed = 1 - 0.9 * minutes / asked.minutes
        decisions += learn(network, play(batch, network, encoding, rng), rng, speed)
    row = {"minutes": round(minutes, 1), "decisions": decisions}
    print(json.dumps(row | measure(network, encoding, setting, "greedy", 5 * asked.games, 2_000_000)), flush=True)
    if asked.out:
        np.savez_compressed(asked.out, **network.mean)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
