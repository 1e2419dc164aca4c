"""Does senki run compiled, and from the text that stands here?"""

from __future__ import annotations

import hashlib
import importlib.machinery
import json
import pathlib

from senki.engine import table

HERE = pathlib.Path(__file__).resolve().parent


def is_compiled() -> bool:
    return str(table.__file__).endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))


def stale_modules() -> list[str]:
    """Modules whose text was edited after they were compiled: the old code would run. Empty when all is well."""
    stamp = HERE / "compiled.json"
    if not is_compiled() or not stamp.exists():
        return []
    made_from: dict[str, str] = json.loads(stamp.read_text())
    stale = []
    for name, digest in made_from.items():
        path = HERE.parent.joinpath(*name.split(".")).with_suffix(".py")
        if path.exists() and hashlib.sha256(path.read_bytes()).hexdigest() != digest:
            stale.append(name)
    return stale
