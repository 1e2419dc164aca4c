"""Choices in steps: every whole choice can be made, in exactly one way, and no other. Reaction windows: who is asked, and until when."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from types import ModuleType
from typing import cast

import pytest

from engine.lowering_cases.board import GAME, WATCHED, Board, set_up
from engine.lowering_cases.importing import load_text
from senki.engine.decision import Decision, goes_on, steps_of
from senki.engine.frames import outermost
from senki.engine.shapes import ENOUGH, PASS
from senki.engine.table import OVER, Ints, Table, apply, begin
from senki.engine.view import decision_of

RULES = """
from __future__ import annotations

from engine.lowering_cases.board import K1, K2, K3, Board, say
from senki.engine.procedure import Rule, procedure
from senki.engine.shapes import ask_amounts, ask_order, ask_share, ask_some, ask_until_covered, window
from senki.engine.table import Ints


@procedure
def amounts(t: Board) -> Rule[None]:
    chosen = yield from ask_amounts(t, 1, K1, tuple(t.rows[0]), tuple(t.rows[1]), t.slots[0], t.slots[1])
    say(t, *chosen)


@procedure
def pay(t: Board) -> Rule[None]:
    chosen = yield from ask_until_covered(t, 1, K1, tuple(t.rows[0]), tuple(t.rows[1]), tuple(t.rows[2]), t.slots[0])
    say(t, *chosen)


@procedure
def some(t: Board) -> Rule[None]:
    chosen = yield from ask_some(t, 1, K1, tuple(t.rows[0]), t.slots[0], t.slots[1])
    say(t, *chosen)


@procedure
def share(t: Board) -> Rule[None]:
    chosen = yield from ask_share(t, 1, K1, tuple(t.rows[0]), tuple(t.rows[1]), t.slots[0])
    say(t, *chosen)


@procedure
def order(t: Board) -> Rule[None]:
    chosen = yield from ask_order(t, 1, K1, tuple(t.rows[0]))
    say(t, *chosen)


@procedure
def reacting(t: Board) -> Rule[None]:
    yield from window(t, tuple(t.rows[0]), K2, 77, reactions, react)
    say(t, 99)


def reactions(t: Board, seat: int, trigger: int) -> list[int]:
    assert trigger == 77
    return list(t.rows[1]) if t.slots[seat] else []


@procedure
def react(t: Board, seat: int, trigger: int, choice: int) -> Rule[None]:
    t.number += 1
    say(t, seat, choice)
    if choice == 6:
        yield from window(t, (2, 0), K3, 77, inner_reactions, react)
        say(t, 98)


def inner_reactions(t: Board, seat: int, trigger: int) -> list[int]:
    return [5]
"""


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return load_text(RULES, tmp_path_factory.mktemp("shapes"))


def start(rule: object, rows: list[list[int]], *slots: int) -> Board:
    t = cast(Board, set_up())
    t.rows = rows
    t.slots[: len(slots)] = slots
    begin(t, outermost(rule), WATCHED)
    return t


def whole_choices(t: Board) -> Iterator[Ints]:
    """Every way to answer to the end, and what comes out of it."""
    if t.seat == OVER:
        yield tuple(t.said)
        return
    assert t.seat == 1
    assert t.options, "nothing to choose from"
    assert len(set(t.options)) == len(t.options)
    for option in t.options:
        copy = cast(Board, t.clone())
        apply(copy, WATCHED, option)
        yield from whole_choices(copy)


OPTIONS = [7, 3, 9, 1, 4]


@pytest.mark.parametrize("count", range(6))
@pytest.mark.parametrize("least, most", [(least, most) for least in range(4) for most in range(least, 6)])
def test_every_choice_of_some_can_be_made_in_exactly_one_way(rules: ModuleType, count: int, least: int, most: int) -> None:
    options = OPTIONS[:count]
    made = list(whole_choices(start(rules.some, [options, [], []], least, most)))
    sizes = range(min(least, count), min(most, count) + 1)
    wanted = [chosen for size in sizes for chosen in itertools.combinations(options, size)]
    assert sorted(made) == sorted(wanted)


def test_enough_may_be_said_once_the_least_is_reached_and_not_before(rules: ModuleType) -> None:
    t = start(rules.some, [OPTIONS, [], []], 2, 4)
    assert t.options == [7, 3, 9, 1]  # with 4 first, a second could not be picked
    apply(t, WATCHED, 3)
    assert t.options == [9, 1, 4]
    apply(t, WATCHED, 9)
    assert t.options == [1, 4, ENOUGH]
    apply(t, WATCHED, ENOUGH)
    assert t.said == [3, 9]


def test_some_of_too_few_are_all_of_them(rules: ModuleType) -> None:
    t = start(rules.some, [[7, 3], [], []], 3, 4)
    assert t.options == [7]
    apply(t, WATCHED, 7)
    assert t.options == [3]
    apply(t, WATCHED, 3)
    assert t.said == [7, 3]


@pytest.mark.parametrize("limits", [[], [3], [2, 2], [1, 3, 2], [0, 2, 0, 1], [4, 4, 4], [0, 0]], ids=str)
@pytest.mark.parametrize("points", range(6))
def test_every_way_to_share_points_can_be_chosen_in_exactly_one_way(rules: ModuleType, limits: list[int], points: int) -> None:
    made = list(whole_choices(start(rules.share, [OPTIONS[: len(limits)], limits, []], points)))
    given = min(points, sum(limits))
    wanted = [shares for shares in itertools.product(*(range(limit + 1) for limit in limits)) if sum(shares) == given]
    assert sorted(made) == sorted(wanted)


@pytest.mark.parametrize("limits", [[], [3], [2, 2], [1, 3, 2], [0, 2, 0, 1], [0, 0]], ids=str)
@pytest.mark.parametrize("least, most", [(least, most) for least in range(4) for most in range(least, 6)])
def test_every_choice_of_amounts_can_be_made_in_exactly_one_way(rules: ModuleType, limits: list[int], least: int, most: int) -> None:
    made = list(whole_choices(start(rules.amounts, [OPTIONS[: len(limits)], limits, []], least, most)))
    totals = range(min(least, sum(limits)), most + 1)
    wanted = [amounts for amounts in itertools.product(*(range(limit + 1) for limit in limits)) if sum(amounts) in totals]
    assert sorted(made) == sorted(wanted)


def test_amounts_need_not_be_used_up(rules: ModuleType) -> None:
    t = start(rules.amounts, [[7, 3], [2, 1], []], 1, 3)
    assert t.options == [7, 3]  # nothing at all would be too few
    apply(t, WATCHED, 7)
    assert t.options == [7, 3, ENOUGH]
    apply(t, WATCHED, 3)
    assert t.said == [1, 1]  # nothing is left that could be taken after 3: it is not asked


PURSES = [
    ([1, 1, 1], [2, 3, 1]),
    ([1, 1, 1, 3], [3, 2, 1, 1]),
    ([2, 0, 1], [2, 4, 3]),
    ([1, 1], [0, 2]),
    ([1], [4]),
    ([], []),
    ([3, 2], [1, 1]),
]


@pytest.mark.parametrize("limits, values", PURSES, ids=str)
@pytest.mark.parametrize("price", range(8))
def test_every_payment_can_be_made_in_exactly_one_way(rules: ModuleType, limits: list[int], values: list[int], price: int) -> None:
    """A payment covers the price, and did not before the last one was taken: only with that can too much be paid."""
    made = list(whole_choices(start(rules.pay, [OPTIONS[: len(limits)], limits, values], price)))
    due = min(price, sum(limit * value for limit, value in zip(limits, values, strict=True)))
    wanted = []
    for amounts in itertools.product(*(range(limit + 1) for limit in limits)):
        worth = [value for amount, value in zip(amounts, values, strict=True) for _ in range(amount)]
        if 0 not in worth and sum(worth) >= due and (not worth or sum(worth[:-1]) < due):
            wanted.append(amounts)
    assert sorted(made) == sorted(wanted)


def test_what_must_be_paid_is_taken_without_asking(rules: ModuleType) -> None:
    t = start(rules.pay, [[7, 3, 9], [1, 1, 1], [4, 1, 2]], 6)
    assert t.options == [3, 9]  # without 7 the price cannot be covered
    apply(t, WATCHED, 3)
    assert t.said == [1, 1, 1]  # and after 3 there is only 9
    assert start(rules.pay, [[7, 3], [1, 1], [1, 1]], 5).said == [1, 1]  # too little: all of it, without a question


@pytest.mark.parametrize("count", range(5))
def test_every_order_can_be_chosen_in_exactly_one_way(rules: ModuleType, count: int) -> None:
    made = list(whole_choices(start(rules.order, [OPTIONS[:count], [], []])))
    assert sorted(made) == sorted(itertools.permutations(OPTIONS[:count]))


def test_the_last_of_an_order_is_not_asked(rules: ModuleType) -> None:
    t = start(rules.order, [[7, 3], [], []])
    apply(t, WATCHED, 3)
    assert t.seat == OVER
    assert t.said == [3, 7]


def test_decision_tells_how_far_a_choice_in_steps_has_come(rules: ModuleType) -> None:
    def told(t: Table) -> tuple[Ints, Ints, int, int]:
        decision = decision_of(GAME, t, 1)
        assert decision is not None
        assert steps_of(t.top) == (decision.picked, decision.candidates, decision.least, decision.most)
        return decision.picked, decision.candidates, decision.least, decision.most

    t = start(rules.some, [OPTIONS, [], []], 2, 4)
    apply(t, WATCHED, 3)
    assert told(t) == ((3,), tuple(OPTIONS), 2, 4)
    t = start(rules.share, [[7, 3], [2, 2], []], 3)
    apply(t, WATCHED, 7)
    assert told(t) == ((7,), (7, 3), 3, 3)
    t = start(rules.order, [[7, 3, 9], [], []])
    apply(t, WATCHED, 9)
    assert told(t) == ((9,), (7, 3, 9), 3, 3)
    t = start(rules.amounts, [[7, 3], [2, 2], []], 1, 3)
    apply(t, WATCHED, 7)
    assert told(t) == ((7,), (7, 3), 1, 3)
    t = start(rules.pay, [[7, 3, 9, 1], [1, 1, 2, 1], [4, 1, 1, 1]], 6)
    apply(t, WATCHED, 9)
    assert told(t) == ((7, 9), (7, 3, 9, 1), 6, 6)
    decision = decision_of(GAME, t, 1)
    assert decision is not None
    assert (decision.limits, decision.values) == ((1, 1, 2, 1), (4, 1, 1, 1))
    assert steps_of(None) is None


def test_next_step_of_a_choice_is_told_from_another_choice(rules: ModuleType) -> None:
    def asked(t: Table) -> Decision:
        decision = decision_of(GAME, t, 1)
        assert decision is not None
        return decision

    t = start(rules.pay, [[7, 3, 9, 1], [1, 1, 1, 1], [1, 2, 1, 1]], 4)
    first = asked(t)
    apply(t, WATCHED, 7)
    assert goes_on(first, asked(t))
    assert not goes_on(asked(t), first)
    assert not goes_on(first, None)
    other = start(rules.pay, [[7, 3, 9, 1], [1, 1, 1, 1], [4, 1, 1, 1]], 6)  # here 7 was taken without asking
    assert asked(other).picked == (7,)
    assert not goes_on(first, asked(other))


# -- windows ----------------------------------------------------------------------------------------------------------


def asked_in_window(t: Board, *answers: int) -> list[int]:
    """The seats in the order in which they are asked, each answering as given and passing afterwards."""
    seats = []
    left = iter(answers)
    while t.seat != OVER:
        seats.append(t.seat)
        assert t.options[0] == PASS
        apply(t, WATCHED, next(left, PASS))
    return seats


def test_window_asks_in_the_given_order_and_ends_when_all_pass(rules: ModuleType) -> None:
    assert asked_in_window(start(rules.reacting, [[2, 0, 1], [5], []], 1, 1, 1)) == [2, 0, 1]


def test_window_goes_on_after_a_reaction_until_all_pass_in_a_row(rules: ModuleType) -> None:
    t = start(rules.reacting, [[2, 0, 1], [5], []], 1, 1, 1)
    assert asked_in_window(t, PASS, 5) == [2, 0, 1, 2, 0]
    assert t.said == [0, 5, 99]
    t = start(rules.reacting, [[2, 0, 1], [5], []], 1, 1, 1)
    assert asked_in_window(t, 5, PASS, 5, PASS, 5) == [2, 0, 1, 2, 0, 1, 2, 0]
    assert t.number == 3


def test_window_leaves_out_seats_that_can_do_nothing(rules: ModuleType) -> None:
    assert asked_in_window(start(rules.reacting, [[2, 0, 1], [5], []], 1, 0, 1)) == [2, 0]
    assert asked_in_window(start(rules.reacting, [[2, 0, 1], [5], []], 0, 0, 0)) == []
    assert asked_in_window(start(rules.reacting, [[], [5], []], 1, 1, 1)) == []


def test_window_asks_a_seat_that_holds_nothing_when_that_must_not_show(rules: ModuleType) -> None:
    t = start(rules.reacting, [[2, 0], [PASS], []], 1, 1, 1)
    assert t.options == [PASS]
    assert asked_in_window(t) == [2, 0]


def test_window_opened_by_a_reaction_comes_to_its_end_first(rules: ModuleType) -> None:
    t = start(rules.reacting, [[0, 1], [6], []], 1, 1, 1)
    # Seat 0 reacts with 6; in the window this opens, 2 and 0 are asked, 2 reacts, so 0 and then 2 again; then 1 and 0 of the first.
    assert asked_in_window(t, 6, 5) == [0, 2, 0, 2, 1, 0]
    assert t.said == [0, 6, 2, 5, 98, 99]


def test_windows_made_for_different_calls_are_different_procedures(rules: ModuleType) -> None:
    outer = start(rules.reacting, [[0, 1], [6], []], 1, 1, 1)
    assert outer.top is not None
    assert outer.top.spec().name.endswith("reacting_window_1")
    apply(outer, WATCHED, 6)
    assert outer.top is not None
    assert outer.top.spec().name.endswith("react_window_1")
