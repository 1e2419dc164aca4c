"""Games of an author outside senki, written into a folder: one that is sound, and others that are each wrong in one place."""

from __future__ import annotations

import itertools
import os
import pathlib

import pytest

from senki.engine.catalog import find_modules

SOUND = '''
"""A count to three, taken by turns."""

from __future__ import annotations

from typing import Annotated, Final, NewType, cast

from senki.engine.decision import Questions
from senki.engine.events import declared_events
from senki.engine.frames import outermost
from senki.engine.game import Game, GameInfo
from senki.engine.procedure import Rule, ask, event, procedure, table
from senki.engine.table import Frame, Table
from senki.engine.zones import NUMBER, SEAT, public

Seat = NewType("Seat", int)

LIMIT: Final = 3
QUESTIONS: Final = Questions()
STEP: Final = QUESTIONS.ask("step", "1", NUMBER, size=3)


@event("1")
def stepped(t: Table, seat: Seat, step: int) -> None: ...


@table
class Count(Table):
    total: Annotated[int, public()] = 0
    last: Annotated[int, public(SEAT)] = -1


@procedure
def game(t: Count) -> Rule[None]:
    """1  Whoever reaches three has won."""
    while t.total < LIMIT:
        step = yield from ask(1 - t.last if t.last >= 0 else 0, STEP, [1, 2])
        add(t, step)


def add(t: Count, step: int) -> None:
    t.total += step
    t.last = 1 - t.last if t.last >= 0 else 0
    stepped(t, Seat(t.last), step)


class CountGame(Game):
    def __init__(self) -> None:
        self.info = GameInfo(
            id="NAME",
            seats=(2,),
            rules_version="1",
            questions=QUESTIONS,
            events=declared_events(__name__),
            kinds=(SEAT,),
            max_answers=10,
        )

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        return Count()

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return 2

    def scores(self, table: Table) -> list[int]:
        last = cast(Count, table).last
        return [int(seat == last) for seat in range(2)]


GAME: Final = CountGame()
'''.lstrip()

# By name: what is put in place of what, and what must be told. The line that ends in "# here" is the one to name.
Change = tuple[str, str, str, str]
AT_LOADING: dict[str, Change] = {
    "syntax": ("    t.total += step", "    t.total += = step  # here", "SyntaxError: invalid syntax", "Python cannot read it"),
    "module": (
        "from senki.engine.events import",
        "from senki.engine.evnts import declared_events  # here\n#",
        "No module named",
        "check the spelling",
    ),
    "import": ("import Frame, Table", "import Frame, Tabel, Table  # here", "cannot import name 'Tabel'", "check the spelling"),
    "name": ("LIMIT: Final = 3", "LIMIT: Final = ONE  # here", "NameError: name 'ONE' is not defined", "define or import"),
    "declaration": (
        'QUESTIONS.ask("step", "1", NUMBER, size=3)',
        'QUESTIONS.ask("step")  # here',
        "missing 1 required positional argument: 'rule'",
        "mend what that line",
    ),
    "shape": (
        'QUESTIONS.ask("step", "1", NUMBER, size=3)',
        'QUESTIONS.ask("step", "1", NUMBER, "many")  # here',
        "unknown shape many",
        "mend what that line",
    ),
    "old question": (
        "t.last >= 0 else 0, STEP, [1, 2])",
        "t.last >= 0 else 0, LIMIT, [1, 2])  # here",
        "asks LIMIT, a question that old_question does not declare",
        "declare it by a Questions().ask(...)",
    ),
    "question of others": (
        'STEP: Final = QUESTIONS.ask("step"',
        'OTHERS: Final = Questions()\nSTEP: Final = OTHERS.ask("step"',
        "asks STEP, a question that question_of_others does not declare",
        "give that to GameInfo",
    ),
    "event left out": ("declared_events(__name__)", "()", "declares the event stepped, which event_left_out does not", "name its module"),
    "event": ("step: int) -> None: ...", "step: str) -> None: ...", "stepped: 'step': a value is a number", "docs/rules-style.md"),
    "field": (
        "    t.total += step",
        "    t.totl += step  # here",
        "add: Count has no field 'totl'; did you mean 'total'?",
        "docs/rules-style.md",
    ),
    "lowering": (
        "        add(t, step)\n",
        "        try:  # here\n            add(t, step)\n        finally:\n            pass\n",
        "game: Try may not stand in a procedure",
        "docs/rules-style.md",
    ),
    "audience": (
        "    total: Annotated[int, public()] = 0",
        "    total: int = 0  # here",
        "Count: 'total': say who may see it",
        "docs/rules-style.md",
    ),
    "no game": ("GAME: Final = CountGame()\n", "OTHER: Final = CountGame()  # here\n", "there is no GAME", "end the module with GAME"),
    "other object": ("GAME: Final = CountGame()", "GAME: Final = Count()  # here", "GAME is a Count", "build it on senki.engine.game.Game"),
    "no info": ("GAME: Final = CountGame()", "GAME: Final = Game()  # here", "GAME has no info", "give it info, a GameInfo"),
    "other id": (
        "GAME: Final = CountGame()",
        'GAME: Final = CountGame()  # here\nGAME.info.id = "x"',
        "calls itself 'x'",
        "the folder's name",
    ),
    "no scores": ("    def scores(", "    def points(", "CountGame has no scores", "write it"),
    "no setup": ("    def setup(", "    def start(", "CountGame has no setup", "write it"),
}

numbers = itertools.count()


class AuthorsFolder:
    """A package of games that SENKI_GAMES names, beside the tests' own."""

    def __init__(self, folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.package = f"authors_{next(numbers)}"
        self.path = folder / self.package
        self.path.mkdir()
        monkeypatch.syspath_prepend(folder)
        monkeypatch.setenv("SENKI_GAMES", f"small_games,{self.package}")
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))  # for other processes

    def write(self, name: str, old: str = "", new: str = "") -> pathlib.Path:
        """A game by that name, the sound one with a change; its file."""
        text = SOUND.replace("NAME", name)
        assert old in text
        path = self.path / name / "__init__.py"
        path.parent.mkdir()
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        find_modules.cache_clear()
        return path


# Where "# here" cannot stand, the line begins so.
LINES = {"question of others": "        step = yield from", "event left out": "def stepped", "event": "def stepped"}


def line_here(path: pathlib.Path, otherwise: str = "GAME") -> int:
    lines = path.read_text(encoding="utf-8").splitlines()
    here = [number for number, line in enumerate(lines, 1) if "# here" in line]
    return here[0] if here else max(number for number, line in enumerate(lines, 1) if line.startswith(otherwise))
