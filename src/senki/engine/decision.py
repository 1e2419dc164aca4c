"""Questions, as the rules declare them and as a front end shows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from senki.engine.frames import Row
from senki.engine.numbering import number_of
from senki.engine.table import CHANCE, ENOUGH, PASS, Frame, Table
from senki.engine.zones import NUMBER, Kind

ONE: Final = "one"
SOME: Final = "some"
A_NUMBER: Final = "number"
SHARE: Final = "share"
ORDER: Final = "order"
YES_NO: Final = "yes_no"
REACTION: Final = "reaction"
FIRST_KEY: Final = 1 << 16
AMOUNTS: Final = "amounts"
PAYMENT: Final = "payment"
SHAPES: Final = (ONE, SOME, A_NUMBER, SHARE, ORDER, YES_NO, REACTION, AMOUNTS, PAYMENT)
WAY_OUT: Final = {SOME: ENOUGH, AMOUNTS: ENOUGH, REACTION: PASS}  # by shape: the option that takes nothing (more)


class Question:
    """A question that the rules may ask: its key in the rules, its name in texts and saves, the rule it comes from, what is chosen.

    Of a quiet one it must not even be seen who has answered it already: it is asked of all who could react, see reactions.
    """

    def __init__(
        self,
        key: int,
        name: str,
        rule: str,
        kind: Kind = NUMBER,
        shape: str = ONE,
        size: int = 0,
        secret: bool = False,
        quiet: bool = False,
        about: dict[str, Kind] | None = None,
    ) -> None:
        self.key: Final = key
        self.name: Final = name
        self.rule: Final = rule
        self.kind: Final = kind
        self.shape: Final = shape
        self.size: Final = 2 if shape == YES_NO else size or kind.size  # options run from 0 to size - 1, besides ENOUGH and PASS
        self.secret: Final = secret or quiet  # the others do not get to see the answer, not even when a sealed choice is opened
        self.quiet: Final = quiet
        self.about: Final = about or {}  # what it is about, by name: the values are given where it is asked
        if shape not in SHAPES:
            raise ValueError(f"question {name}: unknown shape {shape}")
        if quiet and shape != REACTION:
            raise ValueError(f"question {name}: only a reaction, which everybody may pass, can be quiet")

    @property
    def actions(self) -> int:
        """How many numbers this question takes in the game's action table."""
        return self.size + (1 if self.shape in WAY_OUT else 0)

    def text_id(self, option: int) -> str:
        """The text that names an option; empty for a plain number."""
        if option == ENOUGH:
            return "choice-enough"
        if option == PASS:
            return "choice-pass"
        if self.shape == YES_NO:
            return "choice-yes" if option else "choice-no"
        return "" if self.kind is NUMBER else self.kind.text_id(option)


_by_key: dict[int, Question] = {}


class Questions:
    """The questions of a game, each declared once:

        QUESTIONS: Final = Questions()
        TARGET: Final = QUESTIONS.ask("target", "C2", UNIT, about={"attacker": UNIT})

    What a declaration gives is the question's key, by which the rules ask it. Keys are the engine's own; texts and saves have the name.
    """

    def __init__(self) -> None:
        self.declared: Final[list[Question]] = []

    def ask(
        self,
        name: str,
        rule: str,
        kind: Kind = NUMBER,
        shape: str = ONE,
        size: int = 0,
        secret: bool = False,
        about: dict[str, Kind] | None = None,
        quiet: bool = False,
    ) -> int:
        """A question that has this name, comes from this rule, and is answered by something of this kind."""
        question = Question(key_of(name, rule, kind, shape, size, about or {}), name, rule, kind, shape, size, secret, quiet, about or {})
        if any(other.name == name for other in self.declared):
            raise ValueError(f"question {name} is declared twice")
        there = _by_key.get(question.key)
        if there is not None and (there.name, tuple(there.about)) != (name, tuple(question.about)):
            raise ValueError(f"question {name} has the same key as question {there.name}; give one of them another name")
        self.declared.append(question)
        _by_key[question.key] = question
        return question.key


def key_of(name: str, rule: str, kind: Kind, shape: str, size: int, about: dict[str, Kind]) -> int:
    """The same number in every process, whatever it has loaded before: tables are sent from one to another, and results are gone on with.

    Questions of two games that are declared alike may share it: keys are told apart within a game only.
    """
    return FIRST_KEY + number_of(name, rule, kind.name, shape, str(size), *about, *[each.name for each in about.values()])


def check_asked(procedure: str, line: int, text: str, key: int, about: tuple[str, ...]) -> None:
    """Written after every procedure, for each question it asks: is it declared, and asked about what it says?"""
    if key < FIRST_KEY:
        return  # no key of a question at all: declared.undeclared tells where that stands
    question = _by_key.get(key)
    if question is None:
        raise TypeError(f"{procedure} (line {line}) asks {text}, which is not declared by a Questions().ask(...)")
    if about != tuple(question.about):
        wanted = ", ".join(f"{name}=..." for name in question.about) or "nothing"
        raise TypeError(
            f"{procedure} (line {line}) asks {text} about {', '.join(about) or 'nothing'}; question {question.name} is declared to be "
            f"about {wanted}, in this order"
        )


@dataclass(frozen=True)
class Decision:
    """An open question, ready to be shown to the seat that is asked. Nobody else gets to see it."""

    seat: int
    question: Question
    options: tuple[int, ...]
    about: dict[str, tuple[str, int]]  # what a prompt may name: (kind of thing, number)
    picked: tuple[int, ...] = ()  # of a choice in steps: what was picked before
    candidates: tuple[int, ...] = ()  # and all that there was to pick from
    least: int = 1
    most: int = 1
    limits: tuple[int, ...] = ()  # of shares, amounts and payments: how many each candidate may get in all
    values: tuple[int, ...] = ()  # of payments: what each candidate is worth; least and most are then the price
    rule: str = ""  # the rule that asks: the question's own, or one given where it is asked

    def __post_init__(self) -> None:
        if not self.rule:
            object.__setattr__(self, "rule", self.question.rule)

    def room(self, option: int) -> int:
        """Of a choice in steps: how many more of a candidate may be taken. What is worth nothing pays nothing."""
        place = self.candidates.index(option)
        limit = self.limits[place] if self.limits else 1
        return 0 if self.values and self.values[place] <= 0 else limit - self.picked.count(option)

    @property
    def owed(self) -> int:
        """Of a payment: what is still to be paid."""
        return self.most - sum(self.values[self.candidates.index(option)] for option in self.picked)

    def plain(self) -> Row:
        row: Row = {"seat": "chance" if self.seat == CHANCE else self.seat, "ask": self.question.name, "rule": self.rule}
        row |= {"shape": self.question.shape, "kind": self.question.kind.name, "options": list(self.options)}
        row["about"] = {name: [kind, value] for name, (kind, value) in self.about.items()}
        if self.candidates:
            row |= {"picked": list(self.picked), "candidates": list(self.candidates), "least": self.least, "most": self.most}
        if self.limits:
            row["limits"] = list(self.limits)
        if self.values:
            row["values"] = list(self.values)
        return row


def open_decision(table: Table, questions: dict[int, Question]) -> Decision:
    """The decision in the registers, with what the procedure that asks says of it."""
    question = questions[table.key]
    about = {name: (kind.name, value) for (name, kind), value in zip(question.about.items(), table.about(), strict=True)}
    steps = steps_of(table.top)
    rule = rule_of(table.top)
    if not steps:
        return Decision(table.seat, question, tuple(table.options), about, rule=rule)
    picked, candidates, least, most = steps
    about |= {"least": ("number", least), "most": ("number", most)}
    limits, values = getattr(table.top, "limits", ()), getattr(table.top, "values", ())
    return Decision(table.seat, question, tuple(table.options), about, picked, candidates, least, most, limits, values, rule)


def rule_of(frame: Frame | None) -> str:
    """The rule that asks, where it is given at the place; empty: the question's own."""
    while frame is not None:
        spec = frame.spec()
        if spec.rules[frame.pc] or not spec.hands_on:
            return spec.rules[frame.pc]
        frame = frame.caller
    return ""


def steps_of(frame: Frame | None) -> tuple[tuple[int, ...], tuple[int, ...], int, int] | None:
    """How far a choice in steps has come: picked, candidates, least, most; None if the question is a single one."""
    name = frame.spec().name if frame is not None else ""
    get = frame.__getattribute__ if frame is not None else None
    if get is None or not name.startswith("senki.engine.shapes."):
        return None
    if name.endswith("ask_some"):
        return get("picked"), get("options"), get("least"), get("most")
    if name.endswith("ask_order"):
        return get("ordered"), get("options"), len(get("options")), len(get("options"))
    if name.endswith("ask_share"):
        given = spelt_out(get("options"), get("shares"))
        whole = len(given) + get("points")
        return given, get("options"), whole, whole
    if name.endswith("ask_amounts"):
        return spelt_out(get("options"), get("amounts")), get("options"), get("least"), get("most")
    if name.endswith("ask_until_covered"):
        price = get("owed") + sum(amount * value for amount, value in zip(get("amounts"), get("values"), strict=True))
        return spelt_out(get("options"), get("amounts")), get("options"), price, price
    return None


def spelt_out(options: tuple[int, ...], amounts: tuple[int, ...]) -> tuple[int, ...]:
    """Each option as often as it was taken."""
    return tuple(option for option, amount in zip(options, amounts, strict=True) for _ in range(amount))


def goes_on(before: Decision, now: Decision | None) -> bool:
    """Is this a further step of the same choice? (Of a payment, what had to be taken may have been taken in between.)"""
    if now is None or now.seat != before.seat or now.question is not before.question or len(now.picked) <= len(before.picked):
        return False
    same = (now.candidates, now.least, now.most, now.limits, now.values)
    return same == (before.candidates, before.least, before.most, before.limits, before.values)
