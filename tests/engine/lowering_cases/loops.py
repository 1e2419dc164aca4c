"""No game: every loop that the lowering takes, one to a procedure."""

from __future__ import annotations

from engine.lowering_cases.board import K1, K2, K3, Board, choices, say
from senki.engine.procedure import Rule, ask, ask_yes, draw, procedure, roll
from senki.engine.table import Ints


@procedure
def case_range_of_one_value(t: Board) -> Rule[None]:
    total = 0
    for k in range(3):
        got = yield from ask(k, K1, [k, k + 1])
        total += got
        say(t, k, total)
    say(t, total)


@procedure
def case_range_of_two_values(t: Board) -> Rule[None]:
    low = yield from ask(0, K1, [0, 1, 2])
    for k in range(low, low + 3):
        got = yield from ask(1, K2, [k, k * 2])
        low += got
        say(t, k, low)


@procedure
def case_range_whose_end_changes_inside(t: Board) -> Rule[None]:
    end = 2
    for k in range(end):
        end = yield from ask(0, K1, [0, 7])
        say(t, k, end)


@procedure
def case_range_whose_variable_is_bound_inside_and_read_after(t: Board) -> Rule[None]:
    k = 9
    for k in range(2, 2 + len(t.said)):
        k += yes_as_number(t)
    say(t, k)
    for k in range(3):
        got = yield from ask(0, K1, [0, 5])
        k = k + got
    say(t, k)
    for k in range(4, 4):
        yield from ask(0, K2, [k])
    say(t, k)


@procedure
def case_range_backwards_in_steps(t: Board) -> Rule[None]:
    for k in range(6, 0, -2):
        got = yield from ask(0, K1, [k, k - 1])
        say(t, k, got)


@procedure
def case_range_unnamed(t: Board) -> Rule[None]:
    for _ in range(2):
        for _ in range(2):
            got = yield from roll(K1, 6)
            say(t, got)


@procedure
def case_same_variable_in_two_loops(t: Board) -> Rule[None]:
    for k in range(2):
        first = yield from ask(0, K1, [k, 3])
        say(t, first)
    for k in range(3, 5):
        for j in range(k):
            if j % 2:
                second = yield from ask(1, K2, [k, j])
                say(t, second)


@procedure
def case_snapshot_of_a_call(t: Board) -> Rule[None]:
    for k in choices(t, 3):
        got = yield from ask(0, K1, [k, k + 1])
        say(t, got)  # changes what choices would give


@procedure
def case_snapshot_of_a_list_that_shrinks(t: Board) -> Rule[None]:
    for card in list(t.pool[:4]):
        keep = yield from ask_yes(card % 3, K1)
        if not keep:
            t.pool.remove(card)
        say(t, card, keep)


@procedure
def case_snapshot_of_a_comprehension(t: Board) -> Rule[None]:
    for k in [n * n for n in range(4)]:
        if k == 4:
            continue
        got = yield from ask(0, K1, [k, k + 1])
        say(t, got)


@procedure
def case_over_a_parameter(t: Board) -> Rule[None]:
    yield from walk_over(t, (3, 1, 4))
    yield from walk_over(t, ())


@procedure
def walk_over(t: Board, places: Ints) -> Rule[None]:
    for place in places:
        got = yield from ask(0, K1, [place, 9])
        if got == 9:
            return
        say(t, place, len(places))


@procedure
def case_over_a_tuple_local(t: Board) -> Rule[None]:
    some: Ints = (5, 6)
    got = yield from ask(0, K1, [1, 2])
    some = (*some, got)
    for k in some:
        more = yield from ask(0, K2, [k, k + 1])
        say(t, more)
    say(t, *some)


@procedure
def case_nested_loops_with_break_and_continue(t: Board) -> Rule[None]:
    for a in range(4):
        if a == 1:
            continue
        b = 0
        while b < 3:
            b += 1
            got = yield from ask(a % 3, K1, [0, 1, 2, 3])
            if got == 0:
                continue
            if got == 1:
                break
            for c in range(b):
                if c == got:
                    break
                last = yield from ask(c % 3, K2, [a, b])
                if last == 2:
                    continue
                say(t, a, b, c, last)
            say(t, b)
        say(t, b * 10)


@procedure
def case_plain_loops_left_by_return(t: Board) -> Rule[None]:
    first = yield from ask(0, K1, [0, 1, 2, 3])
    for k in range(3):
        for j in range(3):
            if k * j == first + 1:
                say(t, k, j)
                return
            if j > k:
                break
    say(t, first)


@procedure
def case_plain_loop_with_else(t: Board) -> Rule[None]:
    for a in range(4):
        got = yield from ask(0, K1, [0, 1, 2])
        for b in range(3):
            if b == got + a:
                break
        else:
            say(t, a)
        say(t, 50 + a)


@procedure
def case_while_true(t: Board) -> Rule[None]:
    while True:
        card = yield from draw(K1, t.pool)
        say(t, card)
        if card % 5 == 0:
            break
        if card % 5 == 1:
            continue
        face = yield from roll(K2, 6)
        say(t, card * face)
        if len(t.pool) < 5:
            return
    last = yield from ask(0, K3, [1, 2])
    say(t, last)


@procedure
def case_while_true_left_by_return_only(t: Board) -> Rule[None]:
    n = 0
    while True:
        n += 1
        got = yield from ask(0, K1, [0, 1, 2])
        if got + n > 4:
            say(t, n)
            return


@procedure
def case_while_whose_test_reads_locals(t: Board) -> Rule[None]:
    place = 0
    steps = 0
    while place < 12 and steps < 6:
        step = yield from ask(0, K1, [0, *choices(t, place + 1)])
        if step == 0:
            break
        elif step == 3:
            place += step
            step = yield from roll(K2, 4)
            place += step
        else:
            place += step
        steps += 1
    say(t, place, steps)


def yes_as_number(t: Board) -> int:
    return 1 if t.number else 0
