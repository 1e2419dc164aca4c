"""Finds the compiled libraries: one of the engine, one of each game, made by `make fast` (tools/fastbuild.py).

Each stands in a folder of its own under `compiled`, beside a card that names the folder, the text of every module it was made from and, for
a game, the engine it was made for. A process decides once for each library, at the first import from it: all its modules come from
it, or all from the source. It is used only while its card fits the source that stands here and the engine this process runs, so an edit
counts at once (that part then runs interpreted), and a library that is finished while a process runs serves the next process. A new
build is written to a new folder and its card is put in place in one step: there is never half a library.

Nothing here imports senki: the modules to be found are senki's.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.machinery
import importlib.util
import json
import os
import pathlib
import sys
import threading
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from types import ModuleType
from typing import Final

SUFFIX: Final = importlib.machinery.EXTENSION_SUFFIXES[0]
HERE: Final = pathlib.Path(__file__).resolve().parent / "compiled"
FOLDER: Final = pathlib.Path(os.environ.get("SENKI_LIBRARIES") or HERE).resolve()  # "none", or what is not there: the source runs
ENGINE: Final = "engine"


@dataclass(frozen=True)
class Card:
    """What is known of one compiled library."""

    folder: str  # its name holds the hash of all that the library was made from
    suffix: str  # which Python it is for
    engine: str  # the folder of the engine it needs; empty for the engine itself
    library: str  # the module that holds the code; the others only enter it
    modules: list[str]
    made_from: dict[str, str]  # by module, also those that only took part in the making: the hash of its text
    made_by: str  # the hash of the tools

    def at(self, folder: str) -> Card:
        return replace(self, folder=folder)


def digest(path: pathlib.Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def read_card(folder: pathlib.Path, name: str) -> Card | None:
    try:
        return Card(**json.loads((folder / f"{name}.json").read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return None  # not there, or of another version of senki


def write_card(folder: pathlib.Path, name: str, card: Card) -> None:
    fresh = folder / f".{name}.json"
    fresh.write_text(json.dumps(asdict(card), indent=0) + "\n", encoding="utf-8")
    fresh.replace(folder / f"{name}.json")


def standing(folder: pathlib.Path) -> dict[str, int]:
    """The libraries that stand there, by name, with the time each was put there: another answer means new ones."""
    found = {}
    for path in folder.glob("[!.]*.json"):
        with contextlib.suppress(OSError):
            found[path.stem] = path.stat().st_mtime_ns
    return found


def source_of(module: str) -> pathlib.Path | None:
    """The module's text, where its top package stands."""
    top, *rest = module.split(".")
    spec = importlib.util.find_spec(top)
    places = spec.submodule_search_locations if spec is not None else None
    return pathlib.Path(next(iter(places))).joinpath(*rest).with_suffix(".py") if places else None


def edited(card: Card) -> list[str]:
    """The modules whose text is not what the library was made from. Text that is not there (a plain folder of libraries) is no edit."""
    sources = {module: source_of(module) for module in card.made_from}
    return [module for module, path in sources.items() if path is not None and path.is_file() and digest(path) != card.made_from[module]]


class Libraries:
    """Where the import system asks for each module first (an entry of sys.meta_path)."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder: Final = folder
        self.lock: Final = threading.RLock()
        self.decided: Final[dict[str, Card | None]] = {}  # by the library's name

    def find_spec(
        self, module: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        name = library_of(module)
        card = self.card_for(name) if name else None
        if card is None or (module not in card.modules and module != card.library):
            return None
        path = str(self.folder / card.folder / (module + SUFFIX))
        return importlib.util.spec_from_file_location(module, path, loader=importlib.machinery.ExtensionFileLoader(module, path))

    def card_for(self, name: str) -> Card | None:
        """The library of that name if this process uses it. Asked again, the answer is the same."""
        with self.lock:
            if name not in self.decided:
                card = read_card(self.folder, name)
                self.decided[name] = card if card is not None and self.fits(card) else None
            return self.decided[name]

    def fits(self, card: Card) -> bool:
        if card.suffix != SUFFIX or not (self.folder / card.folder).is_dir():
            return False
        if card.engine:
            engine = self.card_for(ENGINE)
            if engine is None or engine.folder != card.engine:
                return False
        return not edited(card)


def library_of(module: str) -> str:
    """The name of the library that would hold a module: the engine's, or the game's folder's; outside senki, the package's."""
    parts = module.split(".")
    if module.endswith("__mypyc"):
        return module.removeprefix("senki_").removesuffix("__mypyc")
    if parts[0] != "senki":
        return parts[0] if len(parts) > 1 else ""
    if parts[1:2] == ["games"]:
        return parts[2] if len(parts) > 3 else ""
    return ENGINE if len(parts) > 2 else ""


def installed() -> Libraries | None:
    return next((finder for finder in sys.meta_path if isinstance(finder, Libraries)), None)


def install() -> None:
    """Ask for compiled modules from now on. Without any, imports are as they always are."""
    if FOLDER.is_dir() and installed() is None:
        sys.meta_path.insert(0, Libraries(FOLDER))
