"""Packages that only the bridges need, and how to get them."""

from __future__ import annotations


def missing(error: ImportError, extra: str) -> ImportError:
    """What to say where a package of an extra is not installed."""
    return ImportError(f"{error.name} is not installed: install the extra, pip install 'senki[{extra}]'", name=error.name)
