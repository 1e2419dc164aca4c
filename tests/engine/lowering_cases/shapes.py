"""No game: every control shape that the lowering takes but loops, one to a procedure."""

from __future__ import annotations

from engine.lowering_cases.board import K1, K2, K3, K4, K5, K8, K9, Board, Seat, choices, pair_of, say, second_opinion, spend
from engine.lowering_cases.templates import counted_twice, each_in_turn, paid_window
from senki.engine.procedure import Rule, ask, ask_all, ask_yes, chance, draw, procedure, roll
from senki.engine.shapes import ask_order, ask_share, ask_some, window
from senki.engine.table import Ints

# -- if ---------------------------------------------------------------------------------------------------------------


@procedure
def case_if_a_decision(t: Board) -> Rule[None]:
    if (yield from ask_yes(0, K1)):
        say(t, 1)
    elif (yield from ask_yes(1, K2)):
        say(t, 2)
    else:
        last = yield from ask(2, K3, [3, 4])
        say(t, last)
    if not (yield from ask_yes(0, K4)):
        say(t, 5)
    if (yield from ask(1, K5, [0, 7])):
        say(t, 7)


@procedure
def case_if_the_result_of_a_procedure(t: Board) -> Rule[None]:
    for seat in range(3):
        if (yield from wants(t, Seat(seat))):
            say(t, seat)
            continue
        if not (yield from wants(t, Seat(2 - seat))):
            break
    say(t, 99)


@procedure
def wants(t: Board, seat: Seat) -> Rule[bool]:
    for k in range(5):
        answer = yield from ask(seat, K1, [0, 1, 2])
        if answer == 2:
            return k % 2 == 0
        if answer == 1:
            for j in range(4):
                if j == k:
                    return False
    return True


@procedure
def case_changes_inside_plain_branches(t: Board) -> Rule[None]:
    """Locals that a branch changes: one is read later, one is not, one is read only by its own change."""
    used = 0
    unused = 0
    doubled = 1
    got = yield from ask(0, K1, [0, 1, 2])
    if got:
        used += got
        unused += got
        doubled *= 2
    more = yield from ask(0, K2, [0, 1])
    if more:
        doubled *= 2
        if got:
            unused += 1
    say(t, used, got)


# -- results ----------------------------------------------------------------------------------------------------------


@procedure
def case_results(t: Board) -> Rule[None]:
    number = yield from gives_number(t, 3)
    flag = yield from gives_flag(t, number)
    some = yield from gives_tuple(t, flag)
    seat = yield from gives_seat(t, Seat(1))
    last = yield from gives_what_another_gives(t)
    say(t, number, flag, *some, seat, last)


@procedure
def gives_number(t: Board, n: int) -> Rule[int]:
    got = yield from ask(0, K1, [n, n + 1])
    return got * 10


@procedure
def gives_flag(t: Board, n: int) -> Rule[bool]:
    got = yield from ask(0, K1, [n, n + 1])
    return got > n


@procedure
def gives_tuple(t: Board, long: bool) -> Rule[Ints]:
    first = yield from ask(0, K1, [1, 2])
    if not long:
        return ()
    second = yield from ask(0, K2, [3, 4])
    return (first, second, first + second)


@procedure
def gives_seat(t: Board, seat: Seat) -> Rule[Seat]:
    """The module of second_opinion has this number type too."""
    other = yield from second_opinion(t, seat)
    third = yield from second_opinion(t, other)
    return third


@procedure
def gives_what_another_gives(t: Board) -> Rule[int]:
    if len(t.said) % 2:
        return (yield from gives_number(t, 1))
    return (yield from ask(1, K2, [5, 6]))


@procedure
def case_tuple_taken_apart(t: Board) -> Rule[None]:
    a, b = yield from pair_of(t, 4)
    say(t, a, b)
    c, d = yield from pair_of(t, b)
    low, high = min(c, d), a + b
    more = yield from ask(2, K3, [low, high])
    a, b = b, a
    say(t, a, b, c, d, more, low, high)


@procedure
def case_into_the_table(t: Board) -> Rule[None]:
    for i in range(4):
        t.slots[i] = yield from draw(K1, t.pool)
        t.number = yield from ask(0, K2, [i, i + 1])
    t.slots[t.number % 5] = yield from gives_number(t, 1)
    t.rows[1] = [0, 0]
    t.rows[1][t.number % 2] = yield from roll(K3, 6)


@procedure
def case_annotated_decision(t: Board) -> Rule[None]:
    a: int = yield from ask(0, K1, [1, 2])
    b: Ints = yield from pair_of(t, a)
    c: int
    c = yield from ask(0, K2, [a, *b])
    say(t, a, *b, c)


@procedure
def case_chance(t: Board) -> Rule[None]:
    kept = 0
    for k in range(3):
        face = yield from roll(K1, 6 + k)
        card = yield from draw(K2, t.pool)
        some = yield from chance(K3, [card, face, kept])
        kept += some
        say(t, face, card, some)
    t.rows[0] = [7, 8, 9]
    for row in range(2):
        drawn = yield from draw(K4, t.rows[0])
        t.rows[1 + row].append(drawn)
    yield from roll(K5, 6)
    say(t, kept)


# -- procedures -------------------------------------------------------------------------------------------------------


@procedure
def case_recursion(t: Board) -> Rule[None]:
    total = yield from dig(t, 4)
    say(t, total)


@procedure
def dig(t: Board, depth: int) -> Rule[int]:
    if depth == 0:
        return 1
    total = 0
    again = yield from ask(depth % 3, K1, [0, 1, 2])
    for k in range(again):
        below = yield from dig(t, depth - 1)
        total += below * (k + 1)
        say(t, depth, total)
    return total


@procedure
def case_recursion_by_turns(t: Board) -> Rule[None]:
    yield from ping(t, 5)


@procedure
def ping(t: Board, left: int) -> Rule[None]:
    if left:
        got = yield from ask(0, K1, [1, left])
        yield from pong(t, left - got)
        say(t, left, got)


@procedure
def pong(t: Board, left: int) -> Rule[None]:
    got = yield from ask(1, K1, [0, 1])
    if left > 0:
        yield from ping(t, left - 1)
    say(t, -left, got)


@procedure
def case_the_same_procedure_called_from_many_places(t: Board) -> Rule[None]:
    a = yield from gives_number(t, 1)
    b = yield from gives_number(t, a)
    if b > 15:
        c = yield from gives_number(t, b)
        say(t, c)
    yield from gives_number(t, 2)
    say(t, a, b)


@procedure
def case_nothing_is_asked(t: Board) -> Rule[None]:
    if len(t.said) > 100:
        yield from ask(0, K1, [1])
    say(t, 1)


@procedure
def case_code_after_the_end(t: Board) -> Rule[None]:
    got = yield from ask(0, K1, [1, 2])
    say(t, got)
    return
    more = yield from ask(0, K2, [1, 2])  # type: ignore[unreachable]
    while True:
        yield from ask(more, K3, [1, 2])


@procedure
def case_locals_that_are_kept_and_not(t: Board) -> Rule[None]:
    """Only what is read after a stop is kept; a list that is not is no harm."""
    options = choices(t, 2)
    options.append(9)
    first = yield from ask(0, K1, options)
    options = [k + first for k in options_for(first)]
    seats = [Seat(k) for k in range(3)]
    second = yield from ask(seats[first % 3], K2, options)
    pair = (first, second)
    say(t, *pair)


def options_for(n: int) -> list[int]:
    return [n, n + 1, n + 2]


# -- several seats, shapes and templates ------------------------------------------------------------------------------


@procedure
def case_all_at_once(t: Board) -> Rule[None]:
    base = yield from ask(0, K1, [3, 4])
    yield from ask_all(t, range(3), bid, base, base + 1)
    yield from ask_all(t, [seat for seat in range(3) if t.bids[seat] > 3], bid, 1, t.bids[0])
    yield from ask_all(t, (), bid, 1, 1)
    say(t, *t.bids)


@procedure
def bid(t: Board, seat: int, base: int, step: int) -> Rule[None]:
    t.bids[seat] = 0
    if base == 1 and seat == 1:
        return
    first = yield from ask(seat, K2, [0, base])
    if first:
        more = yield from raise_bid(t, Seat(seat), step)
        t.bids[seat] = first + more
    else:
        t.bids[seat] = 1


@procedure
def raise_bid(t: Board, seat: Seat, step: int) -> Rule[int]:
    total = 0
    for k in range(2):
        more = yield from ask(seat, K1, [0, step + k])
        total += more
    return total


@procedure
def case_shapes_of_the_engine(t: Board) -> Rule[None]:
    some = yield from ask_some(t, 0, K1, (2, 3, 5, 7), 1, 3)
    order = yield from ask_order(t, 1, K2, some)
    shares = yield from ask_share(t, 2, K3, order, tuple([2] * len(order)), 3)
    say(t, *some, *order, *shares)


@procedure
def case_window(t: Board) -> Rule[None]:
    t.number = 4
    yield from window(t, (1, 2, 0), K1, 7, reactions, react)
    got = yield from ask(0, K2, [1, 2])
    yield from window(t, (0, 2), K3, got, reactions, react)
    say(t, t.number)


def reactions(t: Board, seat: int, trigger: int) -> list[int]:
    return [trigger, trigger + seat] if t.number > seat else []


@procedure
def react(t: Board, seat: int, trigger: int, choice: int) -> Rule[None]:
    t.number -= 1
    say(t, seat, trigger, choice)
    if choice % 2 and t.number > 1:
        yield from window(t, (0, 1), K8, choice + 1, reactions, react)
    else:
        sure = yield from ask_yes(seat, K9)
        say(t, sure)


@procedure
def case_templates_of_another_module(t: Board) -> Rule[None]:
    total = yield from each_in_turn(t, (2, 0), act)
    twice = yield from counted_twice(t, 1, worth)
    again = yield from counted_twice(t, 2, half_worth)
    say(t, total, twice, again)


@procedure
def act(t: Board, seat: int, price: int) -> Rule[int]:
    got = yield from ask(seat, K1, [price, price + 1])
    say(t, got)
    return got * 2


def worth(t: Board, n: int) -> int:
    return n + len(t.said)


def half_worth(t: Board, n: int) -> int:
    return worth(t, n) // 2


@procedure
def case_template_inside_a_template(t: Board) -> Rule[None]:
    t.number = 3
    paid = yield from paid_window(t, (1, 2), reactions, react)
    say(t, paid)


# -- everything together ----------------------------------------------------------------------------------------------


@procedure
def case_long_rule(t: Board) -> Rule[None]:
    total = 0
    for seat in range(3):
        if (yield from wants(t, Seat(seat))):
            total += 1
            continue
        got = yield from gives_number(t, total)
        say(t, got)
        if got > 20:
            break
    for seat in range(2, 4 + total % 2):
        for x in [k * k for k in range(seat)]:
            if x == 4:
                continue
            a = yield from ask(seat % 3, K2, [x, x + 1])
            say(t, a + seat)
            if a % 3 == 2:
                break
    while spend(t):
        card = yield from draw(K3, t.pool)
        say(t, card)
        if card % 5 == 0:
            break
        if card % 5 == 1:
            continue
        pair: Ints = (card, total)
        face = yield from roll(K4, 6)
        say(t, pair[0] * face + pair[1])
        if len(t.pool) < 5:
            return
    last = yield from gives_what_another_gives(t)
    say(t, last)
