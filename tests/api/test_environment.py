"""senki.api: every game behind a few calls."""

from __future__ import annotations

import array
import os
import subprocess
import sys

import pytest

import senki.api
from senki.api import Environment, IllegalAction
from senki.engine.catalog import game_ids
from senki.engine.chance import Rng
from senki.engine.position import state_hash
from senki.engine.table import CHANCE

GAMES = [game for game in game_ids() if game != "broken_games"]


def play(env: Environment, rng: Rng, most: int | None = None) -> int:
    steps = 0
    while not env.over and (most is None or steps < most):
        legal = env.legal()
        env.step(legal[rng.below(len(legal))])
        steps += 1
    return steps


def hash_of(env: Environment) -> str:
    return state_hash(env.game, env.table)


@pytest.mark.parametrize("game", GAMES)
def test_a_first_playout_takes_three_lines(game: str) -> None:
    env = senki.api.make(game, seed=1)
    assert env.payoff() == [0.0] * env.seats
    play(env, Rng(1))
    outcome = env.outcome()
    assert outcome is not None
    assert env.waiting() == []
    assert env.legal() == []
    assert all(env.payoff()[seat] == max(env.payoff()) > 0 for seat in outcome.winners)


@pytest.mark.parametrize("game", GAMES)
def test_mask_legal_and_action_table_agree_and_buffers_are_filled(game: str) -> None:
    env = senki.api.make(game, seed=2)
    play(env, Rng(2), 2)
    mask = env.mask()
    assert [number for number, one in enumerate(mask) if one] == env.legal()
    key = env.table.key
    assert {env.action_table[number].question for number in env.legal()} == {env.game.info.questions[key].name}
    buffer = array.array("i", bytes(4 * env.observation_size))
    assert list(env.observe(env.seat, buffer)) == env.observe(env.seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_goes_on_in_the_same_way_and_leaves_the_first_alone(game: str) -> None:
    env = senki.api.make(game, seed=3)
    play(env, Rng(3), 3)
    before = hash_of(env)
    copies = [env.clone(), env.clone()]
    for copy in copies:
        play(copy, Rng(4))
    assert hash_of(copies[0]) == hash_of(copies[1])
    assert hash_of(env) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_looks_the_same_to_its_seat(game: str) -> None:
    env = senki.api.make(game, seed=5)
    play(env, Rng(5), 2)
    seat = env.seat
    other = env.sample(seat, 9)
    assert other.observe(seat) == env.observe(seat)
    assert other.legal(seat) == env.legal(seat)
    play(other, Rng(6))
    assert other.over
    assert not env.over


def test_dice_and_cards_can_be_asked_for_with_their_probabilities() -> None:
    env = senki.api.make("ganymede", chance="explicit")
    rng, asked = Rng(7), 0
    while not env.over:
        if env.seat == CHANCE:
            outcomes = env.chance_outcomes()
            assert sum(share for _, share in outcomes) == 1
            assert sorted(action for action, _ in outcomes) == env.legal()
            asked += 1
        legal = env.legal()
        env.step(legal[rng.below(len(legal))])
    assert asked > 0


def test_information_states_tell_games_apart_by_what_a_seat_saw() -> None:
    env = senki.api.make("ganymede", recall=True)
    first = env.information_state(0)
    seat = env.seat
    twin = env.clone()
    env.step(env.legal()[0])
    twin.step(twin.legal()[1])
    assert env.information_state(seat) != twin.information_state(seat)
    assert env.information_state(0).startswith(first)
    assert env.information_numbers(0) != []


def test_a_table_in_words_in_both_languages() -> None:
    env = senki.api.make("ganymede", seed=1)
    assert env.text(env.seat, "en") != env.text(env.seat, "ja")
    assert "1 " in env.text(env.seat)


def test_what_is_wrong_is_said_and_nothing_changes() -> None:
    env = senki.api.make("ganymede", seed=1)
    before = hash_of(env)
    illegal = next(action for action in range(env.actions) if action not in env.legal())
    with pytest.raises(IllegalAction, match="is not among the"):
        env.step(illegal)
    with pytest.raises(IllegalAction, match=f"of {env.actions}"):
        env.step(env.actions)
    for wrong in (1.5, float(env.legal()[0]), None, "1"):
        with pytest.raises(IllegalAction, match="an action is a whole number, not"):
            env.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="a buffer of 3 bytes for"):
        env.mask(buffer=bytearray(3))
    for asked in (env.legal, env.view, env.text):
        with pytest.raises(ValueError, match="there is no seat 9"):
            asked(9)
    with pytest.raises(IllegalAction, match="is not asked anything now"):
        env.step(env.legal()[0], 7)
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        env.observe(2)
    with pytest.raises(ValueError, match="recall=True"):
        env.information_state(0)
    with pytest.raises(ValueError, match="dice and cards are not asked"):
        env.chance_outcomes()
    assert hash_of(env) == before
    play(env, Rng(1))
    with pytest.raises(IllegalAction, match="the game is over"):
        env.step(0)


@pytest.mark.parametrize(
    "wrong, message",
    [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"seats": 9}, "not by 9"),
        ({"options": {"mode": "nonsense"}}, "nonsense"),
        ({"pack": "no-such-file.toml"}, "no-such-file"),
        ({"chance": "loaded"}, "explicit"),
    ],
)
def test_a_wrong_setting_is_refused_by_name(wrong: dict[str, object], message: str) -> None:
    with pytest.raises((ValueError, LookupError, OSError), match=message):
        senki.api.make(**({"game": "ganymede"} | wrong))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "module, package, extra",
    [
        ("pettingzoo", "pettingzoo", "rl"),
        ("gymnasium", "gymnasium", "rl"),
        ("batched", "numpy", "rl"),
        ("openspiel", "pyspiel", "spiel"),
    ],
)
def test_a_bridge_without_its_packages_says_how_to_get_them(module: str, package: str, extra: str) -> None:
    """As a newcomer finds it who has installed senki alone."""
    code = f"import sys; sys.modules[{package!r}] = None; import senki.api.{module}"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry)}
    ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert ran.stderr.splitlines()[-1] == f"ImportError: {package} is not installed: install the extra, pip install 'senki[{extra}]'"
