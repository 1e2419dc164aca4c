"""What may not be called in the body of a procedure, or not in this way: as in refused_bodies."""

from __future__ import annotations

IN_A_CALL = {
    "rule that is worked out": (
        """
        yield from ask(0, K1, [1], rule=str(1))  # here
        """,
        "the rule of a question is written out at the place",
    ),
    "what it is about as a whole": (
        """
        yield from ask(0, K1, [1], **{"n": 1})  # here
        """,
        "what a question is about is given name by name",
    ),
    "dispatch by something else than a tuple of procedures": (
        """
        yield from HELPERS[0](t, 1)  # here
        """,
        "HELPERS is not a tuple of procedures at the top of a module",
    ),
    "dispatch over procedures that differ": (
        """
        yield from MIXED[0](t)  # here
        """,
        "MIXED: gives_nothing takes or gives other values than ends; all procedures of a table are of one signature",
    ),
    "dispatch with too many values": (
        """
        yield from ENDS[0](t, 3)  # here
        """,
        "the procedures of ENDS take 1 values",
    ),
    "dispatch without the table": (
        """
        yield from ENDS[0](3)  # here
        """,
        "a procedure takes the table first",
    ),
    "end of the game without the table": (
        """
        yield from end_game(3)  # here
        """,
        "a procedure takes the table first",
    ),
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
    "ask_all of a template without its function": (
        """
        yield from ask_all(t, range(3), each_in_turn, 1)  # here
        """,
        "each_in_turn takes the name of a function as its act",
    ),
    "ask_all with too many values": (
        """
        yield from ask_all(t, range(3), gives_nothing, 3)  # here
        """,
        "gives_nothing takes other values than ask_all hands on",
    ),
}
