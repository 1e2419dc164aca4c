"""Packages that only some of the laboratory needs, and the errors that a person can mend."""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType


class LabError(RuntimeError):
    """What cannot be done, and how to put it right."""


class ExtraMissing(LabError):
    """What is not installed, and how to get it."""


def need(module: str, package: str, extra: str) -> ModuleType:
    """A module of an extra. It is imported here, not with ours, so that a command which does without it starts at once."""
    if importlib.util.find_spec(module.partition(".")[0]) is None:
        raise ExtraMissing(f"{package} is not installed: install the extra, pip install 'senki[{extra}]', or run make {extra}")
    return importlib.import_module(module)
