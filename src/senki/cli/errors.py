"""One clear line on standard error instead of a traceback."""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
import traceback
from collections.abc import Iterator
from typing import IO, Any

import click

from senki.agents.roster import UnknownAgent
from senki.engine.catalog import NoGame, game_ids, game_path
from senki.engine.mistakes import mistake_in
from senki.engine.packs import PackError
from senki.engine.saves import SaveError
from senki.lab.extras import LabError
from senki.text.reports import OtherRules


class Failure(click.ClickException):
    """What the person asked for cannot be done, and why. Exit code 2."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(f"senki: {self.message}", file=file, err=file is None)


class Bug(Failure):
    """Something in senki itself, or in a game's rules, went wrong. Exit code 1."""

    exit_code = 1


@contextlib.contextmanager
def one_line_errors() -> Iterator[None]:
    try:
        yield
    except click.exceptions.NoArgsIsHelpError:
        raise
    except click.UsageError as error:
        where = f" (see: {error.ctx.command_path} --help)" if error.ctx else ""
        raise Failure(" ".join(error.format_message().split()) + where) from None
    except (NoGame, UnknownAgent, PackError, SaveError, LabError, OtherRules) as error:
        raise Failure(str(error)) from None
    except (click.ClickException, click.exceptions.Exit, click.Abort):
        raise
    except Exception as error:
        if isinstance(error, OSError) and error.errno == errno.EPIPE:
            raise  # the reader of our output has gone, as in `senki replay FILE | head`
        raise Bug(f"{whose_fault(error)} {keep_traceback()}") from error


def whose_fault(error: Exception) -> str:
    """An error that came out of a game's own files is its author's to mend; any other is ours."""
    for game_id in game_ids():
        path = game_path(game_id)
        mistake = mistake_in(error, path) if path else None
        if mistake:
            return f"a fault in the game {game_id}: {mistake}; how it came there is in the file"
    return f"a fault of senki itself: {type(error).__name__}: {error}; please report it with the file"


def keep_traceback() -> str:
    handle, path = tempfile.mkstemp(prefix="senki-fault-", suffix=".txt")
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        traceback.print_exc(file=file)
    return path


class OneLineGroup(click.Group):
    """A group of commands whose errors are one line each."""

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        with one_line_errors():
            return super().make_context(*args, **kwargs)

    def invoke(self, ctx: click.Context) -> Any:
        with one_line_errors():
            return super().invoke(ctx)
