"""Questions, as the rules declare them and as a front end shows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from senki.engine.frames import Row
from senki.engine.shapes import ENOUGH, PASS
from senki.engine.table import CHANCE, Frame, Table
from senki.engine.zones import NUMBER, Kind

ONE: Final = "one"
SOME: Final = "some"
A_NUMBER: Final = "number"
SHARE: Final = "share"
ORDER: Final = "order"
YES_NO: Final = "yes_no"
REACTION: Final = "reaction"
SHAPES: Final = (ONE, SOME, A_NUMBER, SHARE, ORDER, YES_NO, REACTION)


class Question:
    """A question that the rules may ask: its key in the rules, its name in texts and saves, the rule it comes from, what is chosen."""

    def __init__(self, key: int, name: str, rule: str, kind: Kind = NUMBER, shape: str = ONE, size: int = 0, secret: bool = False) -> None:
        self.key: Final = key
        self.name: Final = name
        self.rule: Final = rule
        self.kind: Final = kind
        self.shape: Final = shape
        self.size: Final = 2 if shape == YES_NO else size or kind.size  # options run from 0 to size - 1, besides ENOUGH and PASS
        self.secret: Final = secret  # the others do not get to see the answer, not even when a sealed choice is opened
        if shape not in SHAPES:
            raise ValueError(f"question {name}: unknown shape {shape}")

    @property
    def actions(self) -> int:
        """How many numbers this question takes in the game's action table."""
        return self.size + (1 if self.shape in (SOME, REACTION) else 0)

    def text_id(self, option: int) -> str:
        """The text that names an option; empty for a plain number."""
        if option == ENOUGH:
            return "choice-enough"
        if option == PASS:
            return "choice-pass"
        if self.shape == YES_NO:
            return "choice-yes" if option else "choice-no"
        return "" if self.kind is NUMBER else self.kind.text_id(option)


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
    limits: tuple[int, ...] = ()  # of shares: how many each candidate may get in all

    def plain(self) -> Row:
        row: Row = {"seat": "chance" if self.seat == CHANCE else self.seat, "ask": self.question.name, "rule": self.question.rule}
        row |= {"shape": self.question.shape, "kind": self.question.kind.name, "options": list(self.options)}
        row["about"] = {name: [kind, value] for name, (kind, value) in self.about.items()}
        if self.candidates:
            row |= {"picked": list(self.picked), "candidates": list(self.candidates), "least": self.least, "most": self.most}
        return row


def open_decision(table: Table, questions: dict[int, Question], kinds: dict[str, Kind]) -> Decision:
    """The decision in the registers, with what the procedure that asks says of it."""
    question = questions[table.key]
    about: dict[str, tuple[str, int]] = {}
    frame: Frame | None = table.top
    steps = steps_of(frame)
    if steps and frame is not None:
        frame = frame.caller
    while frame is not None:
        spec = frame.spec()
        for name in spec.live[frame.pc]:
            kind = kinds.get(spec.types[name])
            if kind is not None and name not in about:
                about[name] = (kind.name, int(getattr(frame, name)))
        frame = frame.caller
    if not steps:
        return Decision(table.seat, question, tuple(table.options), about)
    picked, candidates, least, most = steps
    about |= {"least": ("number", least), "most": ("number", most)}
    limits = getattr(table.top, "limits", ()) if question.shape == SHARE else ()
    return Decision(table.seat, question, tuple(table.options), about, picked, candidates, least, most, limits)


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
        given = tuple(option for option, share in zip(get("options"), get("shares"), strict=True) for _ in range(share))
        whole = len(given) + get("points")
        return given, get("options"), whole, whole
    return None
