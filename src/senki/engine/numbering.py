"""Numbers for what rules declare by name: the same in every process, whatever it has loaded before."""

from __future__ import annotations

import hashlib


def number_of(*words: str) -> int:
    """Thirty bits; tables carry them from one process to another, and files of results keep them."""
    return int.from_bytes(hashlib.sha256("\0".join(words).encode()).digest()[:4], "big") >> 2
