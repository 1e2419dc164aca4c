"""Short hashes of plain data."""

from __future__ import annotations

import hashlib
import json


def digest(value: object) -> str:
    """A short hash of plain data, the same on every machine."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
