"""Many tables stepped together."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from numpy.typing import NDArray

import senki.api
from senki.api import Environment, IllegalAction
from senki.api.batched import Batch, make_batch
from senki.api.environment import begin_environment
from senki.engine.catalog import find_game, game_ids
from senki.engine.chance import Seeded
from senki.engine.playout import start_game
from senki.engine.position import state_hash

SHIPPED = [game for game in game_ids() if find_game(game).__class__.__module__.startswith("senki.games.")]
EVERY = [(game, seats) for game in SHIPPED for seats in find_game(game).info.seats]


def hashes(batch: Batch) -> list[str]:
    return [state_hash(batch.setting.game, table) for table in batch.tables]


def at_random(batch: Batch, rng: np.random.Generator) -> NDArray[np.intp]:
    chosen: NDArray[np.intp] = np.argmax(rng.random(batch.masks.shape) * batch.masks, axis=1)
    return chosen


@pytest.mark.parametrize("game, seats", EVERY)
def test_arrays_tell_what_a_single_table_tells(game: str, seats: int) -> None:
    batch = make_batch(game, 3, seats=seats, seed=4)
    rng = np.random.default_rng(1)
    env = senki.api.make(game, seats=seats)
    for _ in range(5):
        for place, table in enumerate(batch.tables):
            env.table = table
            seat = int(batch.seats[place])
            assert seat == env.seat
            assert batch.observations[place].tolist() == env.observe(seat)
            assert np.flatnonzero(batch.masks[place]).tolist() == env.legal()
        batch.step(at_random(batch, rng))


def test_games_follow_each_other_and_pay_at_the_end() -> None:
    batch, rng, ended = make_batch("ganymede", 16, seed=2), np.random.default_rng(2), 0
    while ended < 30:
        batch.step(at_random(batch, rng))
        ended += int(batch.over.sum())
        assert all(share.sum() == 1 for share in batch.payoffs[batch.over])
        assert (batch.masks.sum(1) > 0).all()
    again, rng, count = make_batch("ganymede", 16, seed=2), np.random.default_rng(2), 0
    while count < ended:
        again.step(at_random(again, rng))
        count += int(again.over.sum())
    assert hashes(again) == hashes(batch)


@pytest.mark.parametrize("game", SHIPPED)
def test_a_batch_plays_as_single_tables_do(game: str) -> None:
    """A table of a batch of one, beside an environment with the same dice: the same questions, payoffs, and the next game after the end."""
    batch = make_batch(game, 1, seed=5)
    env = begin_environment(batch.setting, 5)
    for _ in range(400):
        action = int(batch.draw()[0])
        assert action in env.legal()
        env.step(action)
        batch.step([action])
        assert bool(batch.over[0]) == env.over
        if env.over:
            assert batch.payoffs[0].tolist() == pytest.approx(env.payoff())
            assert isinstance(env.driver, Seeded)
            env.driver.begin_count()
            env = Environment(batch.setting, start_game(batch.setting.start, batch.setting.first, env.driver), env.driver, [])
        assert state_hash(env.game, batch.tables[0]) == state_hash(env.game, env.table)


def test_drawn_actions_are_legal_and_all_of_them_come() -> None:
    batch = make_batch("ganymede", 400, seed=1)
    came = set(batch.draw().tolist())
    assert (batch.masks[np.arange(400), batch.drawn] == 1).all()
    assert came == set(np.flatnonzero(batch.masks.any(0)).tolist())
    assert batch.draw().tolist() != make_batch("ganymede", 400, seed=2).draw().tolist()


def test_one_illegal_action_and_nothing_changes() -> None:
    batch = make_batch("ganymede", 4, seed=1)
    fine = batch.masks.argmax(1)
    before = hashes(batch)
    wrong = [fine.copy() for _ in range(3)]
    wrong[0][3] = int(np.flatnonzero(batch.masks[3] == 0)[0])
    wrong[1][2] = 10_000
    wrong[2][1] = -1
    for place, actions in zip((3, 2, 1), wrong, strict=True):
        with pytest.raises(IllegalAction, match=f"table {place}: action"):
            batch.step(actions)
    for shape in (fine[:2], fine.astype(float), [[1]]):
        with pytest.raises(IllegalAction, match="for each of 4 tables"):
            batch.step(shape)
    assert hashes(batch) == before
    with pytest.raises(ValueError, match="one table at least"):
        make_batch("ganymede", 0)


@pytest.mark.parametrize("game", SHIPPED)
def test_a_pickled_environment_goes_on_in_the_same_way(game: str) -> None:
    env = senki.api.make(game, seed=6, recall=True)
    for _ in range(3):
        env.step(env.legal()[0])
    other = pickle.loads(pickle.dumps(env))
    for _ in range(4):
        assert other.information_state(env.seat) == env.information_state(env.seat)
        for one in (env, other):
            one.step(one.legal()[-1])
    assert state_hash(other.game, other.table) == state_hash(env.game, env.table)
