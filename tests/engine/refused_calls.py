"""What may not be called in the body of a procedure, or not in this way: as in refused_bodies."""

from __future__ import annotations

IN_A_CALL = {
    "yield from a method": (
        """
        yield from t.pool.copy()  # here
        """,
        "'yield from' takes the call of a procedure, without keywords",
    ),
    "keyword call": (
        """
        yield from gives_nothing(t, n=3)  # here
        """,
        "'yield from' takes the call of a procedure, without keywords",
    ),
    "keyword in ask": (
        """
        yield from ask(0, K1, options=[1])  # here
        """,
        "'yield from' takes the call of a procedure, without keywords",
    ),
    "starred arguments": (
        """
        yield from gives_nothing(*(t, 1))  # here
        """,
        "'yield from' takes the call of a procedure",
    ),
    "too few values for ask": (
        """
        yield from ask(0, K1)  # here
        """,
        "ask takes 3 values",
    ),
    "too many values for ask_yes": (
        """
        yield from ask_yes(0, K1, [0, 1])  # here
        """,
        "ask_yes takes 2 values",
    ),
    "too few values for roll": (
        """
        yield from roll(K1)  # here
        """,
        "roll takes 2 values",
    ),
    "too few values for a procedure": (
        """
        yield from gives_nothing(t)  # here
        """,
        "gives_nothing takes 2 values",
    ),
    "too many values for a template": (
        """
        yield from each_in_turn(t, (1, 2), gives_nothing, 3)  # here
        """,
        "each_in_turn takes 3 values",
    ),
    "template with something else than a name": (
        """
        yield from each_in_turn(t, (1, 2), [gives_nothing][0])  # here
        """,
        "each_in_turn takes the name of a function as its act",
    ),
    "ask_all of a plain function": (
        """
        yield from ask_all(t, range(3), helper)  # here
        """,
        "ask_all(t, seats, choose, ...) takes the table, the seats and a procedure choose(t, seat, ...)",
    ),
    "ask_all of a template": (
        """
        yield from ask_all(t, range(3), each_in_turn, 1, 2)  # here
        """,
        "ask_all(t, seats, choose, ...) takes the table, the seats and a procedure choose(t, seat, ...)",
    ),
    "ask_all with too many values": (
        """
        yield from ask_all(t, range(3), gives_nothing, 3)  # here
        """,
        "gives_nothing takes other values than ask_all hands on",
    ),
}
