"""The games behind OpenSpiel, by its own suites; left out where pyspiel is not installed (make bench brings it)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from senki.engine.catalog import find_game, game_ids

pyspiel = pytest.importorskip("pyspiel", reason="the extra `spiel` is not installed")

import senki.api.openspiel  # noqa: E402, F401  (registers the games)

SHIPPED = [game for game in game_ids() if find_game(game).__class__.__module__.startswith("senki.games.")]
QUICK = ("ganymede", "empire_rebellion")
EVERY = [
    pytest.param(game, seats, marks=() if game in QUICK else pytest.mark.long) for game in SHIPPED for seats in find_game(game).info.seats
]


def played(name: str, steps: int, seed: int = 1) -> Any:
    """A state after some steps, at a player's question."""
    state, rng = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    while not state.is_terminal() and (state.is_chance_node() or state.move_number() < steps):
        chance = state.is_chance_node()
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()] if chance else state.legal_actions()))
    return state


@pytest.mark.parametrize("game, seats", EVERY)
def test_random_games_with_serialisation(game: str, seats: int) -> None:
    """OpenSpiel's suite: whole games, copies, histories, observations, states written and read at every step."""
    pyspiel.random_sim_test(pyspiel.load_game(f"senki_{game}(seats={seats},recall=False)"), num_sims=1, serialize=True, verbose=False)


def test_random_games_with_information_states() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("senki_ganymede"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", SHIPPED)
def test_first_steps_of_every_game(game: str) -> None:
    state = played(f"senki_{game}", 12)
    seat = state.current_player()
    assert state.legal_actions() == sorted(state.legal_actions())
    assert len({state.action_to_string(seat, action) for action in state.legal_actions()}) == len(state.legal_actions())
    again = state.get_game().deserialize_state(state.serialize())
    assert (str(again), again.history()) == (str(state), state.history())
    assert again.information_state_string(seat) == state.information_state_string(seat)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(again) == str(state)


def test_a_dealt_state_looks_the_same_to_its_player() -> None:
    rng = random.Random(3)
    state = played("senki_empire_rebellion(recall=False)", 20)
    seat = state.current_player()
    dealt = [state.resample_from_infostate(seat, rng.random) for _ in range(8)]
    assert all(other.observation_tensor(seat) == state.observation_tensor(seat) for other in dealt)
    assert len({other.observation_string(1 - seat) for other in dealt}) > 1


def test_chance_has_exact_probabilities() -> None:
    state = pyspiel.load_game("senki_ganymede(recall=False)").new_initial_state()
    assert state.is_chance_node()
    assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("senki_ganymede", {"seats": 4, "options": "mode:team"})
    assert game.num_players() == 4
    assert pyspiel.load_game(str(game)).num_players() == 4
    for wrong in ({"seats": 9}, {"options": "mode"}, {"options": "mode:chess"}):
        with pytest.raises(ValueError, match=r"not by 9|name:value|chess"):
            pyspiel.load_game("senki_ganymede", wrong)


@pytest.mark.long
@pytest.mark.parametrize("game", SHIPPED)
def test_a_playthrough_is_written(game: str) -> None:
    """OpenSpiel's own record of a game: every property of the game and of each state is asked for and written down."""
    generate = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    actions = played(f"senki_{game}(recall=False)", 25).history()
    lines = generate.playthrough_lines(f"senki_{game}", action_sequence=actions)
    assert any(line.startswith("InformationStateString(0)") for line in lines)
    assert any(f"senki_{game}" in line for line in lines)
