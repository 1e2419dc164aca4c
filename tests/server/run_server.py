"""Starts the real server for crash tests, with the limits on how fast a player may act out of the way: they are tested elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Hashable

from senki.server import serve, sockets
from senki.server.rate_limits import Limiter


def always(_limiter: Limiter, _key: Hashable, _now: float) -> bool:
    return True


def main() -> None:
    port, database = int(sys.argv[1]), sys.argv[2]
    Limiter.allow = always  # type: ignore[method-assign, assignment]
    for name in ("PER_USER", "PER_ADDRESS"):
        setattr(sockets, name, 100_000)
    serve.serve("127.0.0.1", port, database, workers=1, shared=sys.argv[3] if len(sys.argv) > 3 else None)


if __name__ == "__main__":
    main()
