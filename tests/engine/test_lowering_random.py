"""Random procedures, made up statement by statement: as a generator, lowered, copied and saved at every question, all the same.

The main guard of the lowering: it finds the shapes that nobody thought of.
"""

from __future__ import annotations

import itertools
import pathlib
import random
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from engine.lowering_cases.board import KEYS, check_all_ways
from engine.lowering_cases.importing import load_text

HEAD = """
from __future__ import annotations

from engine.lowering_cases.board import KEYS, Board, Seat, choices, pair_of, say, second_opinion, spend
from engine.lowering_cases.parts import act, bid, fill, fill_pool, react, reactions, worth
from engine.lowering_cases.templates import counted_twice, each_in_turn
from senki.engine.procedure import Rule, ask, ask_all, ask_yes, chance, draw, procedure, roll
from senki.engine.shapes import ask_order, ask_share, ask_some, window
from senki.engine.table import Ints

{keys}


@procedure
def main(t: Board) -> Rule[None]:
    fill(t)
    number = yield from counts(t, 3, 5)
    say(t, number)
    fill(t)
    flag = yield from decides(t, number)
    say(t, number, flag)
    fill(t)
    some = yield from gathers(t, (4, number, 6), 2)
    say(t, number, *some)
    fill(t)
    seat = yield from appoints(t, Seat(1), len(some))
    fill(t)
    yield from changes(t, 4, some)
    say(t, seat, *some)
"""

# The procedures of a random module, each with its parameters and its result. One calls only those after it.
PROCEDURES: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("counts", ("p0: int", "p1: int"), "int"),
    ("decides", ("p0: int",), "bool"),
    ("gathers", ("q0: Ints", "p0: int"), "Ints"),
    ("appoints", ("s0: Seat", "p0: int"), "Seat"),
    ("changes", ("p0: int", "q0: Ints"), "None"),
)
NUMBERS = ("a", "b", "c")
FLAGS = ("f", "g")
TUPLES = ("u", "v")


class Author:
    """Writes a procedure. Knows at each point which locals surely have a value, as a writer of rules does."""

    def __init__(self, source: random.Random, size: int, place: int) -> None:
        self.source = source
        self.left = size  # statements that it may still write
        self.place = place
        self.name, self.params, self.result = PROCEDURES[place]
        self.lines: list[str] = []
        self.keys = itertools.count(1)
        self.loops = itertools.count(1)
        self.in_loop = 0
        self.known = {param.split(":")[0] for param in self.params}
        self.frozen: set[str] = set()  # tuples that a loop goes over

    def pick(self, *options: str) -> str:
        return self.source.choice(options)

    def below(self, n: int) -> int:
        return self.source.randrange(n)

    def put(self, pad: str, line: str) -> None:
        self.lines.append(pad + line)

    def key(self) -> str:
        return f"K{next(self.keys)}"

    # -- expressions --------------------------------------------------------------------------------------------------

    def of(self, *firsts: str) -> list[str]:
        return sorted(name for name in self.known if name[0] in firsts)

    def number(self, deep: int = 2) -> str:
        """A number from 0 to 16, or a little more."""
        names = self.of("a", "b", "c", "p", "k", "s")
        form = self.below(9) if deep else 0
        if form < 3:
            return self.pick(*names, *names, str(self.below(5)), "len(t.said) % 7", "t.number", "t.slots[2] % 17")
        x = self.number(deep - 1)
        if form < 6:
            y = self.number(deep - 1)
            return self.pick(f"({x} + {y}) % 17", f"abs({x} - {y})", f"max({x}, {y})") if form < 5 else f"({x} if {self.test(0)} else {y})"
        tuples = self.of("u", "v", "q")
        if not tuples:
            return f"{x} * 3 % 11"
        some = self.pick(*tuples)
        return self.pick(
            f"len({some})", f"sum({some}) % 13", f"sum([{x} + n for n in {some}]) % 17", f"({some}[0] % 17 if {some} else {x})"
        )

    def test(self, deep: int = 1) -> str:
        form = self.below(6 if deep else 4)
        if form < 2:
            return self.pick(f"{self.number(0)} % 2 == 0", f"{self.number(0)} < {self.number(0)}")
        if form == 2:
            return self.pick("len(t.said) % 3 == 1", "t.fuel % 2 == 0", *self.of("f", "g"), *(f"not {flag}" for flag in self.of("f", "g")))
        if form == 3:
            return f"{self.number(0)} in {self.some()}"
        return f"({self.test(0)} {self.pick('and', 'or', 'or not')} {self.test(0)})"

    def some(self) -> str:
        """A tuple of at most five numbers."""
        names = self.of("u", "v", "q")
        form = self.below(5)
        if form < 2 or not names:
            return f"({self.number(1)}, {self.number(1)})" if form else self.pick("()", f"({self.number(1)},)")
        name = self.pick(*names)
        return self.pick(name, f"(*{name}[-4:], {self.number(1)})", f"{name}[1:]", f"{name}[:2] + (3,)")

    def options(self) -> str:
        x = self.number(1)
        return self.pick(f"choices(t, {x})", f"[{x}, {x} + 1]", f"[0, 1, {x}]", f"[{x} + n for n in range(3)]")

    # -- decisions ----------------------------------------------------------------------------------------------------

    def call(self, result: str) -> str:
        """The call of a procedure with this result; empty if there is none to call."""
        fitting = [procedure for procedure in PROCEDURES[self.place :] if procedure[2] == result]  # itself too: the fuel ends it
        if not fitting:
            return ""
        name, params, _ = fitting[self.below(len(fitting))]
        values = {"int": self.number, "Ints": self.some, "Seat": self.seat}
        return f"{name}(t{''.join(', ' + values[param.split(': ')[1]]() for param in params)})"

    def seat(self) -> str:
        return f"Seat({self.number(0)} % 3)"

    def number_decision(self, pad: str = "") -> str:
        form = self.below(8)
        seat = f"{self.number(0)} % 3"
        if form < 3:
            return f"ask({seat}, {self.key()}, {self.options()})"
        if form == 3:
            return f"roll({self.key()}, 4 + {self.number(1)})"
        if form == 4 and pad:
            self.put(pad, "fill_pool(t)")
            return f"draw({self.key()}, t.pool)"
        if form == 5:
            return self.pick(f"each_in_turn(t, (2, {seat}), act)", f"counted_twice(t, {seat}, worth)")
        return self.call("int") or f"chance({self.key()}, {self.options()})"

    def flag_decision(self) -> str:
        return (self.call("bool") if self.below(2) else "") or f"ask_yes({self.number(0)} % 3, {self.key()})"

    def some_decision(self) -> str:
        form, seat, few = self.below(6), f"{self.number(0)} % 3", self.below(3)
        if form == 0:
            return f"ask_some(t, {seat}, {self.key()}, (1, 4, 9, 16), {few}, 3)"
        if form == 1:
            return f"ask_order(t, {seat}, {self.key()}, (3, 1, 2))"
        if form == 2:
            return f"ask_share(t, {seat}, {self.key()}, (5, 6), (2, 1), {few})"
        return self.call("Ints") or f"pair_of(t, {self.number(1)})"

    # -- statements ---------------------------------------------------------------------------------------------------

    def block(self, pad: str, deep: int) -> None:
        before = set(self.known)
        for _ in range(1 + self.below(4)):
            if self.left > 0:
                self.left -= 1
                self.statement(pad, deep)
        self.put(pad, f"t.number = {self.number(1)}")
        self.known = before

    def statement(self, pad: str, deep: int) -> None:
        kinds: list[Callable[[str], None]] = [self.decide, self.decide, self.decide, self.compute, self.compute, self.tell]
        if deep:
            kinds += [lambda p: self.branch(p, deep), lambda p: self.loop(p, deep), lambda p: self.loop(p, deep)]
        kinds += [self.plain_block, self.leave] if deep < 3 else [self.plain_block]
        kinds[self.below(len(kinds))](pad)

    def tell(self, pad: str) -> None:
        self.put(pad, f"say(t, {self.number()}, {self.number()}, {self.test()})")

    def compute(self, pad: str) -> None:
        kind = self.below(6)
        if kind < 2 or not self.of("a", "b", "c"):
            name = self.pick(*NUMBERS)
            self.put(pad, f"{name} = {self.number()} + 0")
            self.known.add(name)
        elif kind == 2:
            self.put(pad, f"{self.pick(*self.of('a', 'b', 'c'))} += {self.number(0)}")
        elif kind == 3:
            name = self.pick(*FLAGS)
            self.put(pad, f"{name} = not {self.test()}")
            self.known.add(name)
        elif kind == 4 and (free := sorted(set(TUPLES) - self.frozen)):
            name = self.pick(*free)
            self.put(pad, f"{name}: Ints = {self.some()}")
            self.known.add(name)
        else:
            self.put(pad, f"a, b = {self.number()} + 0, {self.number()} + 0")
            self.known |= {"a", "b"}

    def plain_block(self, pad: str) -> None:
        """Statements that stop nowhere stay as they are."""
        names = self.of("a", "b", "c")
        x = self.pick(*names, "t.number")
        kind = self.below(4)
        if kind == 0:
            self.put(pad, f"if {self.test()}:")
            self.put(pad + "    ", f"{x} = ({x} + {self.number()}) % 17")
            self.put(pad, "else:")
            self.put(pad + "    ", f"{x} += 1")
        elif kind == 1:
            self.put(pad, f"for m in range({self.below(4)}):")
            self.put(pad + "    ", f"if m == {self.number(0)}:")
            self.put(pad + "        ", self.pick("break", "continue"))
            self.put(pad + "    ", f"{x} = ({x} + m) % 17")
        elif kind == 2:
            self.put(pad, f"for m in range({self.below(4)}):")
            self.put(pad + "    ", f"if m == {self.number(0)}:")
            self.put(pad + "        ", self.give_back())
        else:
            self.put(pad, f"while {x} > 3:")
            self.put(pad + "    ", f"{x} -= 2")

    def decide(self, pad: str) -> None:
        kind = self.below(12)
        if kind < 4:
            name = self.pick(*NUMBERS)
            self.put(pad, f"{name} = yield from {self.number_decision(pad)}")
            self.known.add(name)
        elif kind == 4:
            name = self.pick(*FLAGS)
            self.put(pad, f"{name} = yield from {self.flag_decision()}")
            self.known.add(name)
        elif kind == 5 and (free := sorted(set(TUPLES) - self.frozen)):
            name = self.pick(*free)
            self.put(pad, f"{name}: Ints = yield from {self.some_decision()}")
            self.known.add(name)
        elif kind == 6:
            self.put(pad, f"b, c = yield from pair_of(t, {self.number(1)})")
            self.known |= {"b", "c"}
        elif kind == 7:
            self.put(pad, f"t.slots[{self.number()} % 5] = yield from {self.number_decision(pad)}")
        elif kind == 8:
            seats = self.pick("range(3)", "(2, 0)", f"[n for n in range(3) if n != {self.number(0)} % 3]")
            self.put(pad, f"yield from ask_all(t, {seats}, bid, {self.number()})")
            self.put(pad, "say(t, *t.bids)")
        elif kind == 9:
            self.put(pad, f"yield from window(t, (1, 2, 0), {self.key()}, {self.number(1)}, reactions, react)")
        elif kind == 10 and (call := self.call("None")):
            self.put(pad, f"yield from {call}")
        elif kind == 11:
            call = (self.call("Seat") if self.below(2) else "") or f"second_opinion(t, {self.seat()})"
            self.put(pad, f"s1 = yield from {call}")
            self.known.add("s1")
        else:
            self.put(pad, f"yield from {self.number_decision(pad)}")

    def branch(self, pad: str, deep: int) -> None:
        test = self.pick("plain", "yes", "no")
        if test == "plain":
            self.put(pad, f"if {self.test()}:")
        else:
            self.put(pad, f"if {'not ' if test == 'no' else ''}(yield from {self.flag_decision()}):")
        self.block(pad + "    ", deep - 1)
        other = self.below(3)
        if other == 1:
            decision = self.below(2)
            self.put(pad, f"elif (yield from {self.flag_decision()}):" if decision else f"elif {self.test()}:")
            self.block(pad + "    ", deep - 1)
        if other:
            self.put(pad, "else:")
            self.block(pad + "    ", deep - 1)

    def loop(self, pad: str, deep: int) -> None:
        kind = self.below(7)
        frozen: set[str] = set()
        before = set(self.known)
        variable = self.pick(f"k{next(self.loops)}", "k", "c")
        if kind == 0:
            self.put(pad, "while True:")
            self.put(pad + "    ", "if not spend(t):")
            self.put(pad + "        ", "break")
        elif kind == 1:
            self.put(pad, f"while spend(t) and {self.test()}:")
        else:
            if kind == 2:
                over = f"range({self.below(4)})"
            elif kind == 3:
                over = f"range({self.number(1)} % 3)"
            elif kind == 4:
                over = f"range({self.number(1)} % 3, {self.number(1)} % 5)"
            elif kind == 5 and (tuples := self.of("u", "v", "q")):
                over = self.pick(*tuples)
                frozen = {over} - self.frozen
            else:
                over = self.pick(
                    f"choices(t, {self.number(1)})", f"[n * 2 for n in range({self.below(4)})]", "range(5, 0, -2)", "list(t.slots)"
                )
            self.put(pad, f"for {variable} in {over}:")
            self.known.add(variable)
        self.frozen |= frozen
        self.in_loop += 1
        self.block(pad + "    ", deep - 1)
        self.in_loop -= 1
        self.frozen -= frozen
        self.known = before

    def leave(self, pad: str) -> None:
        """Out of a loop or of the procedure, mostly on a condition."""
        if self.below(10) < 9:
            self.put(pad, f"if {self.test()}:")
            pad += "    "
        self.put(pad, self.give_back() if not self.in_loop or self.below(4) == 3 else self.pick("continue", "break"))

    def give_back(self) -> str:
        if self.result == "None":
            return "return"
        if self.result == "Seat":
            return self.pick(f"return {self.seat()}", "return s0")
        plain, decision = {
            "int": (self.number, self.number_decision),
            "bool": (self.test, self.flag_decision),
            "Ints": (self.some, self.some_decision),
        }[self.result]
        return f"return (yield from {decision()})" if self.below(2) else f"return {plain()}"

    def write(self) -> str:
        self.put("", "@procedure")
        self.put("", f"def {self.name}(t: Board{''.join(', ' + param for param in self.params)}) -> Rule[{self.result}]:")
        empty = {"None": "return", "int": "return 1", "bool": "return False", "Ints": "return ()", "Seat": "return Seat(0)"}[self.result]
        self.put("    ", "if not spend(t):")
        self.put("        ", empty)
        self.put("    ", f"yield from ask(0, {self.key()}, [0, 1])")
        for _ in range(2 + self.below(4)):
            if self.left > 0:
                self.left -= 1
                self.statement("    ", 3)
        self.put("    ", empty)
        return "\n".join(self.lines)


def module_text(seed: int, size: int) -> str:
    """The text of a module of random rules. A smaller size gives shorter ones, so that a failure can be made small."""
    source = random.Random(seed)
    keys = "\n".join(f"K{n} = KEYS[{n - 1}]" for n in range(1, len(KEYS) + 1))
    return "\n\n\n".join([HEAD.format(keys=keys), *(Author(source, size, place).write() for place in range(len(PROCEDURES)))]) + "\n"


def check_module(seed: int, size: int, folder: pathlib.Path) -> None:
    text = module_text(seed, size)
    note(text)
    module = load_text(text, folder)
    for answers in range(2):
        check_all_ways(module.main, answers)


SEEDS = st.integers(0, 1 << 40)
SIZES = st.integers(2, 20)
QUICK = settings(max_examples=60, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))


@QUICK
@given(seed=SEEDS, size=SIZES)
def test_random_rules_are_the_same_native_lowered_copied_and_saved(tmp_path_factory: pytest.TempPathFactory, seed: int, size: int) -> None:
    check_module(seed, size, tmp_path_factory.getbasetemp())


@pytest.mark.long
@settings(parent=QUICK, max_examples=5000, derandomize=False)
@given(seed=SEEDS, size=SIZES)
def test_many_random_rules_are_the_same(tmp_path_factory: pytest.TempPathFactory, seed: int, size: int) -> None:
    check_module(seed, size, tmp_path_factory.getbasetemp())
