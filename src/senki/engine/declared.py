"""Checks a loaded game against its own text: every field, question and event that its modules name is one that it declares.

Without it such a mistake is found when a game first comes there, perhaps after many. Rules that are compiled have no text at hand; they
were checked before they were compiled.
"""

from __future__ import annotations

import ast
import pathlib
import sys

from senki.engine.events import declared_events
from senki.engine.game import GameInfo
from senki.engine.lowering import LoweringError
from senki.engine.lowering.kinds import ASKS, STOPS
from senki.engine.lowering.names import check_names, speaking_of_tables
from senki.engine.lowering.source import Module
from senki.engine.mistakes import Mistake, told_at

QUESTION = "declare it by a Questions().ask(...), and give that to GameInfo"
EVENT = "name its module in declared_events(...), which GameInfo gets"


def undeclared(package: str, info: GameInfo) -> Mistake | None:
    """The first thing that a module of the game names and the game does not declare; None if all is well."""
    loaded = {name: str(module.__file__) for name, module in sys.modules.items() if name == package or name.startswith(f"{package}.")}
    sources = {name: pathlib.Path(file) for name, file in loaded.items() if file.endswith(".py")}
    for module in speaking_of_tables(sources):
        try:
            check_names(module)
        except LoweringError as error:
            return told_at(error, module.path, 0)
        for node, name in asked(module):
            key = getattr(sys.modules[module.name], name, None)
            if isinstance(key, int) and key not in info.questions:
                return Mistake(module.path, node.lineno, f"asks {name}, a question that {info.id} does not declare", QUESTION)
    for name, path in sources.items():
        for event in declared_events(name):
            if event.number not in info.events:
                line = next(
                    (at for at, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1) if is_event(text, event.name)), 0
                )
                return Mistake(path, line, f"declares the event {event.name}, which {info.id} does not have", EVENT)
    return None


def is_event(line: str, name: str) -> bool:
    return line.startswith(f"def {name.replace('-', '_')}(")


def asked(module: Module) -> list[tuple[ast.Call, str]]:
    """The questions that a module's procedures ask by a constant's name, and where."""
    found: list[tuple[ast.Call, str]] = []
    for fn in module.procedures.values():
        for node in ast.walk(fn):
            if isinstance(node, ast.YieldFrom) and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name):
                call = node.value
                for place in key_places(module, node.value.func.id):
                    key = call.args[place] if place < len(call.args) else None
                    if isinstance(key, ast.Name) and (key.id in module.constants or key.id in module.imports):
                        found.append((call, key.id))
    return found


def key_places(module: Module, name: str) -> list[int]:
    """Which values of a call are keys of questions."""
    if name in STOPS:
        return [1 if name in ASKS else 0]
    fn = module.procedure(name)
    return [place for place, a in enumerate(fn.args.args) if a.arg.split("_")[-1] == "key"] if fn else []
