"""The server's log: every line with its time, its level and, of what was asked over HTTP, the request's number (the answer has it too)."""

from __future__ import annotations

import contextvars
import datetime
import json
import logging
import secrets
import sys
import time
from collections.abc import Callable
from typing import Final, Literal

from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOG: Final = logging.getLogger(__name__)
REQUEST: Final[contextvars.ContextVar[str]] = contextvars.ContextVar("request", default="")
Form = Literal["text", "json"]


class TextLines(logging.Formatter):
    """For people: one line for each record, and tracebacks below it."""

    def format(self, record: logging.LogRecord) -> str:
        request = REQUEST.get()
        text = f"{moment(record)} {record.levelname:<7} {f'[{request}] ' if request else ''}{record.name}: {one_line(record.getMessage())}"
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


class JsonLines(logging.Formatter):
    """For programs: one object for each record."""

    def format(self, record: logging.LogRecord) -> str:
        row = {"time": moment(record), "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage()}
        if request := REQUEST.get():
            row["request"] = request
        if record.exc_info:
            row["traceback"] = self.formatException(record.exc_info)
        return json.dumps(row, ensure_ascii=False)


def moment(record: logging.LogRecord) -> str:
    return datetime.datetime.fromtimestamp(record.created, datetime.UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def one_line(text: str) -> str:
    """Nobody writes lines of their own into the log with what they send."""
    return text.replace("\r", "\\r").replace("\n", "\\n")


def set_up_logs(level: str = "info", form: Form = "text") -> None:
    """Everything goes to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("alembic", "uvicorn", "asyncio", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)


class RequestNumbers:
    """Gives every request a number, for its lines in the log and for the answer's header, and notes how long it took."""

    def __init__(self, app: ASGIApp, answered: Callable[[int, float], None]) -> None:
        self.app: Final = app
        self.answered: Final = answered

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        number, begun, status = secrets.token_hex(6), time.monotonic(), 0

        async def numbered(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), (b"x-request-id", number.encode())]
            await send(message)

        token = REQUEST.set(number)
        try:
            await self.app(scope, receive, numbered if scope["type"] == "http" else send)
        finally:
            if status:  # a path may hold a table's id, which is a secret of its own: it is told to whoever asks for details only
                took = time.monotonic() - begun
                self.answered(status, took)
                LOG.debug("%s %s %d in %.0f ms", scope.get("method", ""), scope["path"], status, took * 1000)
            REQUEST.reset(token)
