"""Our Hearts in step with OpenSpiel's: the same answers allowed at every decision, the same returns."""

from __future__ import annotations

import pytest

from senki.engine.chance import Rng
from senki.engine.table import CHANCE, OVER
from senki.engine.testing.play import Line, Setting
from small_games.hearts import DEAL, GAME, Hearts

pyspiel = pytest.importorskip("pyspiel")


def test_random_games_are_those_of_openspiel() -> None:
    theirs_game = pyspiel.load_game("hearts(pass_cards=false)")
    for seed in range(300):
        rng = Rng(seed)
        line = Line(GAME, Setting(4), None)
        while line.table.key == DEAL and line.table.seat == CHANCE:
            line.step(rng)
        theirs = theirs_game.new_initial_state()
        theirs.apply_action(0)  # nothing is passed
        assert isinstance(line.table, Hearts)
        for turn in range(52):  # OpenSpiel deals one card at a time in turn, we deal hand by hand
            theirs.apply_action(line.table.hands[turn % 4][turn // 4])
        while line.table.seat != OVER:
            assert line.table.seat == theirs.current_player()
            assert sorted(line.table.options) == theirs.legal_actions()
            seat, card = line.random_answer(rng)
            line.give(seat, card)
            theirs.apply_action(card)
        assert theirs.is_terminal()
        assert GAME.scores(line.table) == theirs.returns()
