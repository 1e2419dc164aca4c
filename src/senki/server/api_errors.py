"""Why something is not done: one kind of exception, which becomes one typed error on the wire."""

from __future__ import annotations

from typing import Final

from senki.server.wire import ErrorCode


class ApiError(Exception):
    """Why a message changes nothing."""

    def __init__(self, error: ErrorCode, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.error: Final[ErrorCode] = error
        self.message: Final = message
        self.rule: Final = rule
