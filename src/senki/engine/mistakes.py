"""An author's mistake, found in what Python says of it: in which file and line of the game, what is wrong, and what to do about it."""

from __future__ import annotations

import builtins
import pathlib
import re
import traceback
from typing import Final

PLACE: Final = re.compile(r'^ *File "(.+?)", line (\d+)', re.MULTILINE)  # as tracebacks tell it, also those of other processes
LOWERING: Final = re.compile(r"(\S+\.py):(\d+): (.+)", re.DOTALL)  # as LoweringError tells it
OURS: Final = pathlib.Path(__file__).resolve().parents[1]
ADVICE: Final = (
    (SyntaxError, "Python cannot read it: mend that line, or the one before it"),
    (ImportError, "check the spelling there, and that the package stands on PYTHONPATH"),
    (AttributeError, "check the spelling; a field is declared in the game's @table and filled in its setup"),
    (NameError, "define or import that name"),
    (LookupError, "declare it: questions, events and kinds stand in GameInfo, fields in the game's @table"),
    (OSError, "put the file there, or correct its name"),
    (NotImplementedError, "the game must give that method: see senki.engine.game.Game"),
)


class Mistake:
    """What is wrong in a game's own files. `line` is 0 where there is no single line to name."""

    def __init__(self, path: pathlib.Path, line: int, what: str, advice: str) -> None:
        self.path: Final = path
        self.line: Final = line
        self.what: Final = what
        self.advice: Final = advice

    def __str__(self) -> str:
        where = f"{self.path}:{self.line}" if self.line else str(self.path)
        return f"{where}: {self.what}; {self.advice}"


def mistake_in(error: BaseException, folder: pathlib.Path) -> Mistake | None:
    """The mistake in a game's folder (or its single file) that an error came out of; None if no line of it had a part in it."""
    inside = [(path, line) for path, line in lines_of(error) if path == folder or folder in path.parents]
    return told_at(error, *inside[-1]) if inside else None


def mistake_on_loading(error: BaseException, folder: pathlib.Path) -> Mistake:
    """The same for an error while a game is loaded, which is the author's in any case: perhaps in a module that several games share."""
    shared = [(path, line) for path, line in lines_of(error) if OURS not in path.parents]
    first = folder / "__init__.py" if folder.is_dir() else folder
    return mistake_in(error, folder) or told_at(error, *(shared[-1] if shared else (first, 0)))


def lines_of(error: BaseException) -> list[tuple[pathlib.Path, int]]:
    """The files and lines that an error came through, outermost first."""
    text = "".join(traceback.format_exception(error))
    return [(pathlib.Path(name).resolve(), int(line)) for name, line in PLACE.findall(text) if not name.startswith("<")]


def told_at(error: BaseException, path: pathlib.Path, line: int) -> Mistake:
    lowering = LOWERING.fullmatch(str(error))
    if lowering and isinstance(error, SyntaxError) and lowering[1] == path.name:
        return Mistake(path, int(lowering[2]), lowering[3], "how rules are written is in docs/rules-style.md")
    what = error.msg if isinstance(error, SyntaxError) else str(error)
    kind = type(error)
    named = re.match(r"(\w+): ", what)
    told = getattr(builtins, named[1], None) if named else None
    if isinstance(told, type):  # an error of another process, told by its name
        kind = told
    else:
        what = f"{kind.__name__}: {what}"
    advice = next((advice for known, advice in ADVICE if issubclass(kind, known)), "mend what that line says or calls")
    return Mistake(path, line, " ".join(what.split()), advice)
