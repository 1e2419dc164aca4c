"""Plays are planned in secret, one after the other: each can be taken back as long as it is being planned, and no earlier one."""

from __future__ import annotations

import random

from senki.engine.catalog import find_game
from senki.engine.dice import OpenDice
from senki.engine.session import Session


def test_nothing_is_taken_back_before_the_turn_has_begun() -> None:
    """Without cards to draw one plan follows the other at once; what was planned a turn ago is not begun again."""
    game = find_game("ares")
    session = Session(game, 2, {"mode": "basic"}, game.load_pack(None), OpenDice())
    rng = random.Random(4)
    without_draws = 0
    while not session.over:
        asked = session.pending()[0]
        if asked.question.name == "play":
            assert session.why_no_undo(asked.seat) == "nothing has been answered yet"
            without_draws += session.log[-1].ask != "draw"
        elif asked.question.name == "use-as" and session.log[-1].ask == "play":
            assert session.why_no_undo(asked.seat) == ""
        session.answer(asked.seat, rng.choice(asked.options))
    assert without_draws > 0
