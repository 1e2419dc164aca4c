"""What computer players are given, and that greedy is stronger than random."""

from __future__ import annotations

import pytest

from agents.positions import random_positions
from senki.agents.agent import Knowledge
from senki.agents.greedy import GreedyAgent
from senki.agents.quick import RANDOM
from senki.engine.catalog import find_game
from senki.engine.chance import Rng, Seeded
from senki.engine.game import share_of_win
from senki.engine.playout import start_game
from senki.engine.table import apply
from senki.engine.testing.play import Setting
from senki.lab.matches import simulate
from small_games import leduc
from small_games.leduc import Leduc


def test_hidden_cards_are_dealt_again() -> None:
    """Over many samples the opponent's card takes every value that it can have, and its true one no more often than the others."""
    start = leduc.GAME.setup(2, {}, None)
    table = start_game(start, leduc.GAME.first(start), Seeded(Rng(3)))
    assert isinstance(table, Leduc)
    counts = [0] * 6
    for number in range(1500):
        sample = Knowledge(leduc.GAME, table, 0, Rng(number)).sample(Rng(-number))
        assert isinstance(sample, Leduc)
        assert sample.hands[0] == table.hands[0]
        counts[sample.hands[1][0]] += 1
    assert counts[table.hands[0][0]] == 0
    assert all(240 <= count <= 360 for card, count in enumerate(counts) if card != table.hands[0][0])


def test_knowledge_of_a_seat_that_is_not_asked() -> None:
    table, _ = next(random_positions("leduc", Setting(2), 1))
    with pytest.raises(ValueError, match="not asked"):
        Knowledge(leduc.GAME, table, 1, Rng(1))


def test_random_takes_every_option() -> None:
    table, seat = next(random_positions("leduc", Setting(2), 1))
    knowledge = Knowledge(leduc.GAME, table, seat, Rng(1))
    rng = Rng(4)
    assert {RANDOM.choose(knowledge, rng) for _ in range(50)} == set(table.options)


def test_greedy_does_not_fold_a_hand_that_cannot_lose() -> None:
    """A pair of kings on the board, and a raise to answer."""
    start = leduc.GAME.setup(2, {}, None)
    for seed in range(300):
        table = start_game(start, leduc.GAME.first(start), Seeded(Rng(seed)))
        for answer in (leduc.CALL, leduc.CALL, leduc.RAISE):
            apply(table, Seeded(Rng(seed)), answer)
        assert isinstance(table, Leduc)
        if table.hands[1][0] // 2 == table.board[0] // 2:
            assert GreedyAgent().choose(Knowledge(leduc.GAME, table, 1, Rng(1)), Rng(seed)) != leduc.FOLD


def test_partners_share_a_win_in_full_and_draws_are_divided() -> None:
    setting = Setting(4, {"teams": "partners"})
    game = find_game("standoff")
    seen = set()
    for seed in range(12):
        table, _ = list(random_positions("standoff", setting, seed))[-1]  # the same table all along, so it has been played to its end
        shares = [share_of_win(game, table, seat) for seat in range(4)]
        assert shares[:2] == shares[2:]
        assert shares[0] + shares[1] == 1000
        seen.add(tuple(shares))
    assert len(seen) > 1


def test_greedy_beats_random_at_leduc() -> None:
    result = simulate(leduc.GAME, ["random", "greedy"], 200, 1)
    assert result.agents["greedy"].interval[0] > 0.6


def test_greedy_beats_random_at_ganymede() -> None:
    result = simulate(find_game("ganymede"), ["random", "greedy"], 80, 1)
    assert result.agents["greedy"].interval[0] > 0.6
