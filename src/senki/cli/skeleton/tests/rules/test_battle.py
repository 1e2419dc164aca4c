"""S, R, E  Every rule by its number: the table is set up, dice and answers are scripted, the table and the events are looked at."""

from __future__ import annotations

from typing import cast

from senki.cli.skeleton.my_game import GAME
from senki.cli.skeleton.my_game.model import CARDS, HAND, NONE, Board
from senki.cli.skeleton.my_game.sequence import set_up
from senki.engine.frames import Row
from senki.engine.table import OVER
from senki.engine.testing.scripted import Stage
from senki.engine.view import view

ANN, BOB = 0, 1
STAGE: Stage[Board] = Stage(GAME)


def dealt(*hands: list[int]) -> Board:
    """A table on which the players hold these cards."""
    t = set_up(len(hands))
    t.hands = [hand[:] for hand in hands]
    t.deck = [card for card in range(CARDS) if not any(card in hand for hand in hands)]
    return t


def test_S1_each_player_draws_three_cards() -> None:
    """Two players; nobody hears which cards the other drew."""
    play = STAGE.run(set_up(2), "deal", dice=[0, 1, 2, 3, 4, 5])
    assert play.t.hands == [[0, 1, 2], [3, 4, 5]]
    assert len(play.t.deck) == CARDS - 2 * HAND
    assert play.heard(ANN)[-1] == ("drawn", BOB, None)


def test_R1_rounds_are_played_until_the_hands_are_empty() -> None:
    """Two players with three cards each play three rounds."""
    play = STAGE.start(set_up(2), "game", dice=range(2 * HAND))
    for number in range(HAND):
        play.answer(ANN, "choose", number).answer(BOB, "choose", HAND + number)
    assert play.finish().t.points == [0, 3]


def test_R2_cards_are_chosen_face_down() -> None:
    """Ann has chosen; Bob sees that she has, and not what."""
    play = STAGE.start(dealt([0, 5], [3, 4]), "battle_round")
    assert [asked.seat for asked in play.open] == [ANN, BOB]
    play.answer(ANN, "choose", 5)
    assert play.t.chosen == [5, NONE]
    seen = cast(Row, view(GAME, play.t, BOB)["table"])
    assert seen["chosen"] == [None, NONE]
    assert [asked.seat for asked in play.open] == [BOB]


def test_R3_the_highest_card_wins_a_point() -> None:
    """Ann's 6 beats Bob's 4."""
    play = STAGE.run(dealt([0, 5], [3, 4]), "battle_round", answers=[(ANN, "choose", 5), (BOB, "choose", 3)])
    assert play.events == [("played", ANN, 5), ("played", BOB, 3), ("won", ANN)]
    assert play.t.points == [1, 0]
    assert play.t.shown == [5, 3]


def test_E1_players_with_equally_many_points_win_together() -> None:
    """Ann and Bob have a point each, the third player has none."""
    t = set_up(3)
    t.points, t.seat = [1, 1, 0], OVER
    outcome = GAME.outcome(t)
    assert outcome is not None
    assert outcome.winners == (ANN, BOB)
