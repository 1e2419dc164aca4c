"""How a server is set up: by flags, by SENKI_... in the environment, by one TOML file, in this order."""

from __future__ import annotations

import pathlib
import tomllib
from typing import Any

import click

from senki.cli.errors import Failure


def read_config(ctx: click.Context, _param: click.Parameter, path: pathlib.Path | None) -> pathlib.Path | None:
    """The file's values become what is usual, so that flags and the environment go before them."""
    if path is None:
        return None
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Failure(f"{path}: cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Failure(f"{path}: {error}") from None
    known = {name_of(param): param for param in ctx.command.params if isinstance(param, click.Option) and param.name != "config"}
    values: dict[str, Any] = {}
    for name, value in found.items():
        if name not in known:
            raise Failure(f"{path}: there is no setting {name!r}; there are: {', '.join(sorted(known))}")
        values[str(known[name].name)] = checked(path, name, value, known[name])
    ctx.default_map = {**(ctx.default_map or {}), **values}
    return path


def name_of(option: click.Option) -> str:
    """As it is called in the file: like the flag, without its dashes."""
    return max(option.opts, key=len).lstrip("-")


def checked(path: pathlib.Path, name: str, value: Any, option: click.Option) -> Any:
    """A value of the kind that the flag takes."""
    if option.is_flag:
        fits, wanted = isinstance(value, bool), "true or false"
    elif option.multiple:
        fits, wanted = isinstance(value, list) and all(isinstance(one, str) for one in value), 'a list like ["a", "b"]'
    elif isinstance(option.type, click.types.IntParamType):
        fits, wanted = isinstance(value, int) and not isinstance(value, bool), "a number"
    else:
        fits, wanted = isinstance(value, str), "a text"
    if not fits:
        raise Failure(f"{path}: {name} is {wanted}")
    return value
