"""The table: sealed choices in any order, copies, saves in the middle, and the small things that every game leans on."""

from __future__ import annotations

import itertools
import json
import pathlib
from collections.abc import Callable, Iterator
from typing import cast

import pytest

from engine.lowering_cases import board
from engine.lowering_cases.board import WATCHED, lies_on
from engine.lowering_cases.importing import load_text
from engine.lowering_cases.sealed import BID, GAME, SURE, Sealed
from senki.engine.chance import Playout, Rng, Seeded
from senki.engine.frames import Row, outermost
from senki.engine.position import dump, load, state_hash
from senki.engine.table import CHANCE, OVER, STOP, Driver, Table, Told, apply, begin, stack, take, take_card
from senki.engine.view import decision_of, pending, view

# What each seat answers in the first round of bids, in order.
ANSWERS = {0: [2, 8, 1, 3], 1: [3, 8], 2: [4, 8, 0]}


def start() -> Sealed:
    """The first sealed choice, with nothing answered yet."""
    t = cast(Sealed, GAME.setup(3, {}, None))
    begin(t, GAME.first(t), WATCHED)
    apply(t, WATCHED, 2)
    return t


def give(t: Table, seat: int, answer: int, driver: Driver = WATCHED) -> None:
    t.turn_to(seat)
    assert answer in t.options
    apply(t, driver, answer)


def orders() -> Iterator[tuple[int, ...]]:
    """Every order in which the seats can give their answers."""
    seats = [seat for seat, answers in ANSWERS.items() for _ in answers]
    return iter(sorted(set(itertools.permutations(seats))))


def first_round(order: tuple[int, ...], between: Callable[[Sealed], Sealed] = lambda t: t) -> Sealed:
    t = start()
    left = {seat: iter(answers) for seat, answers in ANSWERS.items()}
    for seat in order:
        t = between(t)
        give(t, seat, next(left[seat]))
    return t


def saved(t: Sealed) -> Sealed:
    return cast(Sealed, load(GAME, GAME.setup(3, {}, None), json.loads(json.dumps(dump(GAME, t)))))


# -- sealed choices ---------------------------------------------------------------------------------------------------


def test_every_order_of_sealed_answers_leads_to_the_same_position() -> None:
    found = {state_hash(GAME, first_round(order)) for order in orders()}
    assert len(found) == 1
    t = first_round(next(orders()))
    assert t.open == [2 + 8 + 3, 3 + 8, 4 + 8]
    assert t.round == 1


def test_copies_and_saves_between_sealed_answers_change_nothing() -> None:
    some = list(orders())[::37]
    wanted = state_hash(GAME, first_round(some[0]))
    for order in some:
        assert state_hash(GAME, first_round(order, lambda t: t.clone())) == wanted  # type: ignore[arg-type,return-value]
        assert state_hash(GAME, first_round(order, saved)) == wanted


def test_save_does_not_depend_on_whose_question_is_looked_at() -> None:
    t = start()
    give(t, 0, 2)
    seen = set()
    for seat in (2, 0, 1, 2):
        t.turn_to(seat)
        seen.add(json.dumps(dump(GAME, t)))
        copy = saved(t)
        assert copy.waiting() == [2, 0, 1]
        for other in (1, 2, 0):
            copy.turn_to(other)
            t.turn_to(other)
            assert (copy.seat, copy.key, copy.options) == (t.seat, t.key, t.options)
            assert [frame.spec().name for frame in stack(copy)] == [frame.spec().name for frame in stack(t)]
    assert len(seen) == 1


def test_sealed_seats_wait_until_each_has_finished() -> None:
    t = start()
    assert t.waiting() == [2, 0, 1]
    give(t, 1, 0)
    assert t.waiting() == [2, 0]
    give(t, 0, 2)
    assert t.waiting() == [2, 0]
    give(t, 2, 0)
    assert t.waiting() == [0]
    give(t, 0, 0)
    assert t.waiting() == [2, 0, 1]  # the next round
    assert t.round == 1


def test_each_sealed_seat_is_asked_its_own_question() -> None:
    t = start()
    give(t, 0, 2)
    give(t, 0, 8)
    for seat, key, options in (2, BID, [0, 4, 7]), (0, SURE, [0, 1]), (1, BID, [0, 3, 7]):
        t.turn_to(seat)
        assert (t.seat, t.key, t.options) == (seat, key, options)


def test_a_seat_that_is_not_asked_cannot_be_turned_to() -> None:
    t = start()
    give(t, 1, 0)
    before = dump(GAME, t)
    for seat in (1, 3, CHANCE):
        with pytest.raises(ValueError, match=f"seat {seat} is not asked anything"):
            t.turn_to(seat)
    assert dump(GAME, t) == before
    plain = cast(Sealed, GAME.setup(3, {}, None))
    begin(plain, GAME.first(plain), WATCHED)
    assert plain.waiting() == [1]
    plain.turn_to(1)
    with pytest.raises(ValueError, match="seat 0 is not asked anything"):
        plain.turn_to(0)


def test_nobody_waits_when_the_rules_have_ended() -> None:
    t = GAME.setup(3, {}, None)
    begin(t, GAME.first(t), Playout(Rng(3)))
    assert t.seat == OVER
    assert t.waiting() == []
    assert t.options == []
    assert t.top is None
    assert stack(t) == []


@pytest.mark.parametrize("who", [0, 1, 2])
def test_a_seat_may_begin_anew_at_any_time_while_others_choose(who: int) -> None:
    """Also when it has finished, and more than once."""
    for order in list(orders())[::61]:
        wanted = state_hash(GAME, first_round(order))
        for place in range(len(order)):
            t = start()
            left = {seat: list(answers) for seat, answers in ANSWERS.items()}
            for seat in order[:place]:
                give(t, seat, left[seat].pop(0))
            for _ in range(2):
                assert t.sealed is not None
                assert t.sealed.restart(t, WATCHED, who)
            assert (t.seat, t.key) == (who, BID)
            assert t.bids[who] == []
            left[who] = list(ANSWERS[who])
            for seat in [*order[place:], *[who] * 4]:
                if left[seat] and t.round == 0:
                    give(t, seat, left[seat].pop(0))
            assert state_hash(GAME, t) == wanted


def test_beginning_anew_is_only_for_those_who_choose() -> None:
    t = start()
    assert t.sealed is not None
    before = dump(GAME, t)
    assert not t.sealed.restart(t, WATCHED, 5)
    assert dump(GAME, t) == before


def test_copy_in_the_middle_of_sealed_choices_is_independent() -> None:
    t = start()
    give(t, 0, 2)
    give(t, 2, 4)
    copy = cast(Sealed, t.clone())
    before = dump(GAME, t)
    give(copy, 0, 8)
    give(copy, 1, 0)
    assert copy.sealed is not None
    assert copy.sealed.restart(copy, WATCHED, 2)
    assert dump(GAME, t) == before
    after = dump(GAME, copy)
    give(t, 1, 3)
    give(t, 2, 0)
    assert dump(GAME, copy) == after


class Watcher(Driver):
    """Answers as scripted, and at every question looks at the table in a way that must leave no trace."""

    def __init__(self, look: Callable[[Table], None], stops: int = 0) -> None:
        self.left = {seat: iter([*answers, *[0] * 9]) for seat, answers in ANSWERS.items()}
        self.look = look
        self.looks = 0
        self.stops = stops  # a bit for each seat that is left to the loop

    def pick(self, table: Table) -> int:
        self.looks += 1
        self.look(table)
        if (self.stops >> table.seat) & 1:
            return STOP
        return next(self.left[table.seat])


def play_watched(look: Callable[[Table], None], stops: int = 0) -> tuple[Row, int]:
    """Both rounds, some seats answered by the driver and some from here."""
    driver = Watcher(look, stops)
    t = start_with(driver)
    while t.seat >= 0:
        apply(t, driver, next(driver.left[t.seat]))
    return lies_on(t), driver.looks


def start_with(driver: Driver) -> Table:
    """Up to the first sealed choice, and into it with the driver."""
    t = GAME.setup(3, {}, None)
    begin(t, GAME.first(t), WATCHED)
    apply(t, driver, 2)
    return t


def play_on(t: Table) -> Table:
    """To the end, by a fixed rule that does not depend on the order of the seats."""
    while t.seat != OVER:
        for seat in t.waiting():
            t.turn_to(seat)
            apply(t, WATCHED, t.options[-1])
            break
    return t


@pytest.mark.parametrize("stops", range(8))
def test_table_can_be_copied_inside_a_drivers_pick(stops: int) -> None:
    """Also while some of the sealed choices have not even begun. The copy plays to an end, and the true game goes on as if unwatched."""
    ends: list[Row] = []

    def look(t: Table) -> None:
        copy = t.clone()
        assert (copy.seat, copy.key, copy.options) == (t.seat, t.key, t.options)
        assert copy.waiting() == t.waiting()
        again = copy.clone()
        ends.append(lies_on(play_on(copy)))
        assert lies_on(play_on(again)) == ends[-1]

    watched = play_watched(look, stops)
    assert watched == play_watched(lambda t: None, stops)
    assert watched[0] == play_watched(lambda t: None)[0]
    assert all(len(cast(list[int], end["open"])) == 7 for end in ends)


@pytest.mark.parametrize("stops", range(8))
def test_table_can_be_saved_inside_a_drivers_pick(stops: int) -> None:
    def look(t: Table) -> None:
        copy = load(GAME, GAME.setup(3, {}, None), json.loads(json.dumps(dump(GAME, t))))
        assert lies_on(play_on(copy)) == lies_on(play_on(t.clone()))

    assert play_watched(look, stops) == play_watched(lambda t: None, stops)


@pytest.mark.parametrize("stops", range(8))
def test_table_can_be_viewed_inside_a_drivers_pick(stops: int) -> None:
    """Every seat's view, so that the question is looked away from and back."""

    def look(t: Table) -> None:
        assert t.seat in t.waiting()
        mine = decision_of(GAME, t, t.seat)
        assert mine is not None
        assert list(mine.options) == t.options
        for seat in (None, 0, 1, 2):
            view(GAME, t, seat)
        assert len(pending(GAME, t)) == len(t.waiting())

    assert play_watched(look, stops) == play_watched(lambda t: None, stops)


IDLE = """
from __future__ import annotations

from engine.lowering_cases.board import K1, Board, say
from senki.engine.procedure import Rule, ask, ask_all, procedure


@procedure
def rule(t: Board) -> Rule[None]:
    yield from ask_all(t, range(3), choose)
    say(t, *t.bids)


@procedure
def choose(t: Board, seat: int) -> Rule[None]:
    t.bids[seat] = 5
    if seat != 1:
        got = yield from ask(seat, K1, [1, 2 + seat])
        t.bids[seat] = got
"""


def test_beginning_anew_does_nothing_for_a_seat_that_has_nothing_to_choose(tmp_path: pathlib.Path) -> None:
    module = load_text(IDLE, tmp_path)
    t = cast(board.Board, board.set_up())
    begin(t, outermost(module.rule), WATCHED)
    assert t.sealed is not None
    for seat in (2, 0):
        t.turn_to(seat)
        assert not t.sealed.restart(t, WATCHED, 1)
        assert t.waiting() == [0, 2]
        assert (t.seat, t.options) == (seat, [1, 2 + seat])
    give(t, 2, 4)
    assert not t.sealed.restart(t, WATCHED, 1)
    give(t, 0, 2)
    assert t.said == [2, 5, 4]


BAD = """
from __future__ import annotations

from engine.lowering_cases.board import K1, K2, Board
from senki.engine.procedure import Rule, ask, ask_all, procedure, roll


@procedure
def rule(t: Board) -> Rule[None]:
    yield from ask_all(t, range(3), choose)


@procedure
def choose(t: Board, seat: int) -> Rule[None]:
    {0}


@procedure
def inner(t: Board, seat: int) -> Rule[None]:
    yield from ask(seat, K2, [1, 2])
"""


@pytest.mark.parametrize(
    "line, complaint",
    [
        ("yield from ask(2 - seat, K1, [1, 2])", "the sealed choice of seat 0 asks seat 2"),
        ("yield from roll(K1, 6)", "the sealed choice of seat 0 asks seat -2"),
        ("yield from ask_all(t, range(2), inner)", "ask_all inside a sealed choice"),
    ],
    ids=["another seat", "chance", "more sealed choices"],
)
def test_sealed_choice_that_is_not_the_seats_own_is_refused(line: str, complaint: str, tmp_path: pathlib.Path) -> None:
    module = load_text(BAD.format(line), tmp_path)
    with pytest.raises(ValueError, match=complaint):
        begin(board.set_up(), outermost(module.rule), WATCHED)


# -- copies -----------------------------------------------------------------------------------------------------------


def test_copies_do_not_listen() -> None:
    t = start()
    t.told = []
    assert t.clone().told is None


def test_games_with_and_without_a_listener_are_the_same() -> None:
    ends = []
    listeners: list[list[Told] | None] = [[], None]
    for told in listeners:
        t = cast(Sealed, GAME.setup(3, {}, None))
        t.told = told
        begin(t, GAME.first(t), Playout(Rng(8)))
        ends.append(lies_on(t))
        assert (told is None) == (t.told is None)
    assert ends[0] == ends[1]


# -- pools ------------------------------------------------------------------------------------------------------------


def test_taking_from_a_pool_removes_exactly_that_card() -> None:
    for size in range(1, 6):
        for index in range(size):
            pool = [10 * k for k in range(size)]
            assert take(pool, index) == 10 * index
            assert sorted(pool) == [10 * k for k in range(size) if k != index]
            pool = [10 * k for k in range(size)]
            assert take_card(pool, 10 * index) == 10 * index
            assert sorted(pool) == [10 * k for k in range(size) if k != index]


def test_a_card_that_is_not_in_the_pool_cannot_be_taken() -> None:
    with pytest.raises(ValueError, match="is not in list"):
        take_card([1, 2], 3)


def test_driver_that_answers_chance_leaves_the_seats_questions_open() -> None:
    t = GAME.setup(3, {}, None)
    begin(t, GAME.first(t), Seeded(Rng(1)))
    while t.seat != OVER:
        assert t.seat >= 0
        apply(t, Seeded(Rng(1)), t.options[0])
