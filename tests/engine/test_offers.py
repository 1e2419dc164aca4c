"""Offers between seats, on wares of the game Bell: who is asked what, in which order, and how often."""

from __future__ import annotations

from senki.engine.shapes import ENOUGH
from senki.engine.testing.scripted import Play, Stage
from senki.engine.view import decision_of
from small_games.bell import GAME, Bell

SALT, SILK, AMBER = 0, 1, 2
STAGE: Stage[Bell] = Stage(GAME)


def visit(*wares: list[int]) -> Play[Bell]:
    """Seat 0's turn, where it has loaded nothing."""
    t = GAME.setup(len(wares), {}, None)
    assert isinstance(t, Bell)
    for seat, held in enumerate(wares):
        t.wares[seat] = list(held)
    t.market = [6 + len(wares) - sum(held[ware] for held in wares) for ware in range(3)]
    return STAGE.start(t, "turn", seat=0).answer(0, "load", ENOUGH)


def test_offer_is_made_in_small_questions_and_lies_open_while_it_is_considered() -> None:
    play = visit([1, 0, 0], [0, 1, 0])
    play.answer(0, "partner", 1).answer(0, "give", SALT)
    assert play.t.offer == []  # it may still be thought better of
    play.answer(0, "want", SILK)
    assert (play.asked.seat, play.asked.name, play.asked.options) == (1, "agree", [0, 1])
    assert play.t.offer == [0, 1, SALT, SILK]
    decision = decision_of(GAME, play.t, 1)
    assert decision is not None
    assert decision.about == {"offerer": ("seat", 0), "partner": ("seat", 1)}
    play.answer(1, "agree", 1)
    assert play.t.offer == []
    assert play.t.wares == [[0, 1, 0], [1, 0, 0]]
    assert [event[0] for event in play.events[1:]] == ["offered", "agreed-on"]


def test_no_changes_nothing() -> None:
    play = visit([1, 0, 0], [0, 1, 0]).answer(0, "partner", 1).answer(0, "give", SALT).answer(0, "want", SILK).answer(1, "agree", 0)
    assert play.t.wares == [[1, 0, 0], [0, 1, 0]]
    assert play.told("refused") == [("refused", 0, 1)]


def test_visit_ends_after_so_many_offers_also_dropped_ones() -> None:
    play = visit([1, 0, 0], [0, 1, 0], [0, 1, 0], [1, 0, 0])
    for partner in (1, 2, 1):
        assert play.asked.options == [1, 2, 3, ENOUGH]
        play.answer(0, "partner", partner).answer(0, "give", ENOUGH)
    assert play.asked.name == "play"
    assert play.told("offered") == []


def test_visit_ends_when_the_seat_has_enough() -> None:
    assert visit([1, 0, 0], [0, 1, 0], [0, 1, 0]).answer(0, "partner", ENOUGH).asked.name == "play"


def test_there_is_no_visit_where_nobody_can_deal() -> None:
    assert visit([1, 0, 0], [0, 0, 0]).asked.name == "play"
    assert visit([0, 0, 0], [1, 0, 0]).asked.name == "play"


def test_all_parties_must_agree_in_order_and_the_first_no_ends_it() -> None:
    play = visit([0, 0, 1], [1, 0, 0], [0, 0, 0]).answer(0, "partner", 1).answer(0, "give", AMBER).answer(0, "want", SALT)
    play.answer(1, "agree", 1)
    assert (play.asked.seat, play.asked.name) == (2, "agree")
    assert play.t.wares[0] == [0, 0, 1]
    play.answer(2, "agree", 1)
    assert play.t.wares[0] == [1, 0, 0]
    refused = visit([0, 0, 1], [1, 0, 0], [0, 0, 0]).answer(0, "partner", 1).answer(0, "give", AMBER).answer(0, "want", SALT)
    assert refused.answer(1, "agree", 0).asked.seat == 0
    assert refused.t.wares[0] == [0, 0, 1]
