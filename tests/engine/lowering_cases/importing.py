"""Imports rules that a test has written as a text."""

from __future__ import annotations

import importlib.util
import itertools
import pathlib
import sys
from types import ModuleType

numbers = itertools.count()


def load_text(text: str, folder: pathlib.Path) -> ModuleType:
    """A module of the tests' own package, so that it may call the procedures there. It is lowered as any other."""
    name = f"engine.made_{next(numbers)}"
    path = folder / f"{name.split('.')[1]}.py"
    path.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    finally:
        del sys.modules[name]
    return module
