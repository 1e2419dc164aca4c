"""Does senki run compiled, and from the text that stands here?"""

from __future__ import annotations

import importlib
import sys

from senki import libraries
from senki.engine import table
from senki.engine.catalog import game_module


def is_compiled(game_id: str = "") -> bool:
    """Whether the engine runs compiled; of a game, whether its rules do."""
    if not game_id:
        return is_extension(table)
    package = game_module(game_id)
    importlib.import_module(package)
    return any(is_extension(module) for name, module in list(sys.modules.items()) if name == package or name.startswith(package + "."))


def is_extension(module: object) -> bool:
    return str(getattr(module, "__file__", "")).endswith(libraries.SUFFIX)


def stale_modules() -> list[str]:
    """Modules whose text was edited after they were compiled. Their library is left alone: the text that stands here runs."""
    cards = [libraries.read_card(libraries.FOLDER, name) for name in libraries.standing(libraries.FOLDER)]
    return sorted(module for card in cards if card is not None for module in libraries.edited(card))
