"""What may not stand in the body of a procedure: by name, the lines and a part of the message that refuses them."""

from __future__ import annotations

IN_A_BODY = {
    "decision in try": (
        """
        try:  # here
            yield from ask(0, K1, [1])
        except ValueError:
            pass
        """,
        "Try may not stand in a procedure",
    ),
    "decision in with": (
        """
        with open("x"):  # here
            yield from ask(0, K1, [1])
        """,
        "With may not stand in a procedure",
    ),
    "decision in match": (
        """
        n = yield from ask(0, K1, [1])
        match n:  # here
            case 1:
                yield from ask(0, K2, [1])
        """,
        "a decision (or a return) may not stand here: match n:",
    ),
    "decision in an expression": (
        """
        n = 1 + (yield from ask(0, K1, [1]))  # here
        """,
        "a decision (or a return) may not stand here",
    ),
    "decision in an argument": (
        """
        say(t, (yield from ask(0, K1, [1])))  # here
        """,
        "a decision (or a return) may not stand here",
    ),
    "decision in a decision": (
        """
        yield from ask(0, K1, [(yield from ask(0, K2, [1]))])  # here
        """,
        "a decision stands alone in its statement",
    ),
    "decision in the target": (
        """
        t.slots[(yield from ask(0, K1, [1]))] = 3  # here
        """,
        "a decision (or a return) may not stand here",
    ),
    "decision in both sides": (
        """
        t.slots[(yield from ask(0, K1, [1]))] = yield from ask(0, K2, [1])  # here
        """,
        "a decision stands alone in its statement",
    ),
    "decision in a larger test": (
        """
        if t.number and (yield from ask_yes(0, K1)):  # here
            say(t, 1)
        """,
        "a decision stands alone in its statement",
    ),
    "decision in while": (
        """
        while (yield from ask_yes(0, K1)):  # here
            say(t, 1)
        """,
        "a decision (or a return) may not stand here: while (yield from ask_yes(0, K1)):",
    ),
    "decision in what a for goes over": (
        """
        for n in (yield from pair_of(t, 1)):  # here
            say(t, n)
        """,
        "a decision (or a return) may not stand here",
    ),
    "decision in a conditional expression": (
        """
        n = (yield from ask(0, K1, [1])) if t.number else 0  # here
        """,
        "a decision (or a return) may not stand here",
    ),
    "decision in an assertion": (
        """
        assert (yield from ask_yes(0, K1))  # here
        """,
        "a decision (or a return) may not stand here",
    ),
    "augmented assignment of a decision": (
        """
        n = 0
        n += yield from ask(0, K1, [1])  # here
        """,
        "a decision (or a return) may not stand here: n += ",
    ),
    "decision assigned twice": (
        """
        a = b = yield from ask(0, K1, [1])  # here
        """,
        "a decision is assigned once",
    ),
    "for with else": (
        """
        for n in range(3):  # here
            yield from ask(0, K1, [n])
        else:
            say(t, 1)
        """,
        "a decision (or a return) may not stand here: for n in range(3):",
    ),
    "while with else": (
        """
        while t.number < 3:  # here
            yield from ask(0, K1, [1])
        else:
            say(t, 1)
        """,
        "a decision (or a return) may not stand here: while t.number < 3:",
    ),
    "break of the outer loop in an else": (
        """
        while t.number < 3:
            yield from ask(0, K1, [1])
            for n in range(3):  # here
                if n == t.number:
                    break
            else:
                break
        """,
        "a decision (or a return) may not stand here: for n in range(3):",
    ),
    "for with two variables": (
        """
        for k, n in enumerate([1, 2]):  # here
            yield from ask(0, K1, [k, n])
        """,
        "a decision (or a return) may not stand here: for k, n in",
    ),
    "for over a live list": (
        """
        for card in t.pool:  # here
            yield from ask(0, K1, [card])
        """,
        "iterate over a snapshot",
    ),
    "for over a live row": (
        """
        for card in t.rows[0]:  # here
            yield from ask(0, K1, [card])
        """,
        "iterate over a snapshot",
    ),
    "for over a local list": (
        """
        cards = helper(t, 1)
        for card in cards:  # here
            yield from ask(0, K1, [card])
        """,
        "iterate over a snapshot",
    ),
    "tuple that changes inside its loop": (
        """
        some: Ints = (1, 2)
        for n in some:  # here
            yield from ask(0, K1, [n])
            some = (3,)
        """,
        "'some' changes inside its own loop",
    ),
    "list that outlives a stop": (
        """
        options = [1, 2]
        yield from ask(0, K1, options)
        say(t, *options)
        """,
        "'options' outlives a decision: keep ids and numbers, not a list",
    ),
    "list of a function that outlives a stop": (
        """
        options = helper(t, 1)
        yield from ask(0, K1, options)
        say(t, *options)
        """,
        "'options' outlives a decision: keep ids and numbers, not a list[int]",
    ),
    "list of the table that outlives a stop": (
        """
        pool = t.pool
        yield from ask(0, K1, [1])
        pool.append(1)
        """,
        "'pool' outlives a decision: keep ids and numbers, not a list[int]",
    ),
    "part of a list that outlives a stop": (
        """
        pool = t.pool[:3]
        yield from ask(0, K1, [1])
        pool.append(1)
        """,
        "'pool' outlives a decision: keep ids and numbers, not a list[int]",
    ),
    "two lists put together that outlive a stop": (
        """
        both = t.pool + t.said
        yield from ask(0, K1, [1])
        both.append(1)
        """,
        "'both' outlives a decision: keep ids and numbers, not a list[int]",
    ),
    "sorted list that outlives a stop": (
        """
        cards = sorted(t.pool)
        yield from ask(0, K1, [1])
        cards.append(1)
        """,
        "'cards' outlives a decision: keep ids and numbers, not a list",
    ),
    "annotated list that outlives a stop": (
        """
        cards: list[int] = []
        yield from ask(0, K1, [1])
        cards.append(1)
        """,
        "'cards' outlives a decision: keep ids and numbers, not a list[int]",
    ),
    "fraction that outlives a stop": (
        """
        half = t.number / 2
        yield from ask(0, K1, [1])
        say(t, int(half))
        """,
        "'half' outlives a decision: keep ids and numbers, not a float",
    ),
    "local of unknown type that outlives a stop": (
        """
        first = next(iter(t.pool))
        yield from ask(0, K1, [1])
        say(t, first)
        """,
        "'first' outlives a decision: annotate it",
    ),
    "table in another local": (
        """
        other = t
        yield from ask(0, K1, [1])
        say(other, 1)
        """,
        "'other' outlives a decision: annotate it",
    ),
    "table put in its place": (
        """
        t = Board()
        yield from ask(0, K1, [1])
        """,
        "'t' is the table and stays so",
    ),
    "same key twice": (
        """
        yield from ask(0, K1, [1])
        yield from ask(1, K1, [1])  # here
        """,
        "the key K1 stands twice in this procedure: saves could not tell the places apart",
    ),
    "same key twice for chance": (
        """
        yield from roll(K1, 6)
        yield from draw(K1, t.pool)  # here
        """,
        "the key K1 stands twice in this procedure",
    ),
    "key that is no constant": (
        """
        yield from ask(0, 7, [1])  # here
        """,
        "the key of ask is a named constant",
    ),
    "options that lie on the table": (
        """
        yield from ask(0, K1, t.pool)  # here
        """,
        "the options are a list of their own",
    ),
    "options that are a row of the table": (
        """
        yield from ask(0, K1, t.rows[0])  # here
        """,
        "the options are a list of their own",
    ),
    "lambda": (
        """
        yield from ask(0, K1, sorted(t.pool, key=lambda card: -card))  # here
        """,
        "Lambda may not stand in a procedure",
    ),
    "walrus": (
        """
        if (n := len(t.pool)) > 3:  # here
            yield from ask(0, K1, [n])
        """,
        "NamedExpr may not stand in a procedure",
    ),
    "global": (
        """
        global K9  # here
        yield from ask(0, K1, [1])
        """,
        "Global may not stand in a procedure",
    ),
    "del": (
        """
        yield from ask(0, K1, [1])
        del t.pool[0]  # here
        """,
        "Delete may not stand in a procedure",
    ),
    "import": (
        """
        import math  # here
        yield from ask(0, K1, [1])
        """,
        "Import may not stand in a procedure",
    ),
    "try without a decision": (
        """
        yield from ask(0, K1, [1])
        try:  # here
            t.pool.remove(1)
        except ValueError as error:
            pass
        """,
        "Try may not stand in a procedure",
    ),
    "pattern that names": (
        """
        yield from ask(0, K1, [1])
        match t.number:
            case 1:
                say(t, 1)
            case other:  # here
                say(t, other)
        """,
        "a pattern may not name what it finds",
    ),
    "nested function": (
        """
        def inner() -> int:  # here
            return 1
        yield from ask(0, K1, [inner()])
        """,
        "no function or class inside a procedure",
    ),
    "nested class": (
        """
        class Inner:  # here
            pass
        yield from ask(0, K1, [1])
        """,
        "no function or class inside a procedure",
    ),
    "bare yield": (
        """
        yield 3  # here
        """,
        "a procedure stops by 'yield from' only",
    ),
    "yield from a list": (
        """
        yield from [1, 2]  # here
        """,
        "'yield from' takes the call of a procedure",
    ),
    "yield from a plain function": (
        """
        yield from helper(t, 1)  # here
        """,
        "'yield from' takes the call of a procedure, without keywords",
    ),
    "procedure without the table": (
        """
        yield from gives_nothing(3, 3)  # here
        """,
        "a procedure takes the table first: gives_nothing(t, ...)",
    ),
    "nothing assigned": (
        """
        n = yield from gives_nothing(t, 3)  # here
        """,
        "this procedure gives nothing",
    ),
    "if nothing": (
        """
        if (yield from gives_nothing(t, 3)):  # here
            pass
        """,
        "this procedure gives nothing",
    ),
    "value returned where there is none": (
        """
        yield from ask(0, K1, [1])
        return 3  # here
        """,
        "returns None",
    ),
    "number type that is not imported": (
        """
        seat = yield from second_opinion(t, 1)  # here
        say(t, seat)
        """,
        "second_opinion gives a Seat: import that too",
    ),
    "comprehension's variable as a local": (
        """
        n = 3
        yield from ask(0, K1, [n for n in range(3)])
        """,
        "'n' is a local and a comprehension's variable: rename one",
    ),
    "underscore that is read": (
        """
        for _ in range(3):
            yield from ask(0, K1, [_])  # here
        """,
        "'_' is not read",
    ),
    "no question at all": (
        """
        say(t, 1)
        """,
        "asks nothing: a plain function, not a procedure",
    ),
    **{
        f"reserved name {name}": (
            f"\n        {name} = 1\n        yield from ask(0, K1, [1])\n        ",
            f"the name '{name}' is the lowering's own",
        )
        for name in ("self", "table", "driver", "pc", "caller", "run", "clone", "spec", "answer_", "mine_")
    },
}
