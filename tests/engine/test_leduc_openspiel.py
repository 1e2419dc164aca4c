"""Every game of Leduc, walked in step with OpenSpiel's: the same histories, the same information sets, the same returns."""

from __future__ import annotations

import json
from typing import Any

import pytest

from senki.engine.table import CHANCE, OVER, Table
from senki.engine.testing.play import Line, Setting, answer
from senki.engine.view import view
from small_games.leduc import GAME

pyspiel = pytest.importorskip("pyspiel")

# Both deal six different cards, so nothing has to be merged to count alike.
TERMINAL_HISTORIES = 5520
INFORMATION_SETS = 936


class Walk:
    """Goes through all that can happen in both games at once."""

    def __init__(self) -> None:
        self.terminals = 0
        self.ours: dict[str, str] = {}  # our information set: OpenSpiel's
        self.theirs: dict[str, str] = {}

    def visit(self, table: Table, state: Any, seen: tuple[tuple[str, ...], tuple[str, ...]]) -> None:
        """`seen` holds all that each seat has seen on the way: with that, seats forget nothing."""
        if table.seat == OVER:
            assert state.is_terminal()
            assert GAME.scores(table) == state.returns()
            self.terminals += 1
            return
        if table.seat == CHANCE:
            assert state.is_chance_node()
            assert sorted(table.options) == sorted(action for action, _ in state.chance_outcomes())
        else:
            assert table.seat == state.current_player()
            assert table.options == state.legal_actions()
            seen = tuple((*past, json.dumps(view(GAME, table, seat))) for seat, past in enumerate(seen))  # type: ignore[assignment]
            mine, yours = f"{table.seat} {seen[table.seat]}", state.information_state_string()
            assert self.ours.setdefault(mine, yours) == yours, "we do not tell apart what OpenSpiel does"
            assert self.theirs.setdefault(yours, mine) == mine, "we tell apart what OpenSpiel does not"
        for option in table.options:
            copy = table.clone()
            answer(copy, copy.seat, option)
            self.visit(copy, state.child(option), seen)


def test_all_histories_and_information_sets_are_those_of_openspiel() -> None:
    walk = Walk()
    walk.visit(Line(GAME, Setting(2), None).table, pyspiel.load_game("leduc_poker").new_initial_state(), ((), ()))
    assert walk.terminals == TERMINAL_HISTORIES
    assert len(walk.ours) == len(walk.theirs) == INFORMATION_SETS
