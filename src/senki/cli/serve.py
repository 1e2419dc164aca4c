"""senki serve: the games in the browser. The server's packages are an extra, so they are imported only when they are needed."""

from __future__ import annotations

import importlib.util
import pathlib
from dataclasses import dataclass
from typing import Any, Final, Literal

import click

from senki.cli.config import read_config
from senki.cli.errors import Failure

PORT: Final = 8765
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
NEEDED: Final = ("alembic", "argon2", "httptools", "msgspec", "openskill", "sqlalchemy", "starlette", "uvicorn", "websockets")


def missing_packages() -> list[str]:
    return [name for name in NEEDED if importlib.util.find_spec(name) is None]


def default_database() -> str:
    return str(pathlib.Path(click.get_app_dir("senki")) / "tables.sqlite")


@dataclass(frozen=True)
class Wanted:
    """How the server is to be started."""

    host: str = "127.0.0.1"
    port: int = PORT
    database: str | None = None
    open_browser: str | None = None
    names: tuple[str, ...] = ()
    https: bool = False
    proxies: tuple[str, ...] = ()
    readers: tuple[str, ...] = ()
    workers: int | None = None
    shared: str | None = None
    notices: bool = False
    private: bool = False
    laboratory: bool = False


@click.command("serve", context_settings={"auto_envvar_prefix": "SENKI"})
@click.option(
    "--config",
    type=click.Path(dir_okay=False, path_type=pathlib.Path),
    is_eager=True,
    callback=read_config,
    help="A TOML file with any of these settings, named as here without the dashes. Flags and SENKI_... (as SENKI_PORT) go before it.",
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 lets others in.")
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="Port to listen on; 0 takes a free one.")
@click.option("--database", metavar="ADDRESS", help="A file, or postgresql://...; by default in senki's own folder.")
@click.option("--name", "names", multiple=True, metavar="HOST", help="A host name under which the server is reached from outside.")
@click.option("--https", is_flag=True, help="The server stands behind https: cookies go over it only.")
@click.option(
    "--proxy", "proxies", multiple=True, metavar="ADDRESS", help="A proxy, or a net of them, that says for whom it asks (X-Forwarded-For)."
)
@click.option(
    "--metrics", "readers", multiple=True, metavar="ADDRESS", help="From where, beside this machine, /metrics may be read; nets too."
)
@click.option("--workers", type=click.IntRange(1, 64), help="Processes in which computers think; by default as many as there are cores.")
@click.option(
    "--shared", metavar="ADDRESS", help="Several servers share a PostgreSQL database; the others reach this one at http://HOST:PORT."
)
@click.option("--notices", is_flag=True, help='Send "your turn" to addresses that players give.')
@click.option("--private", is_flag=True, help="No list of public tables, pages of other players, ranking or tournaments.")
@click.option(
    "--laboratory", is_flag=True, help="People may have games played with numbers of a pack changed: takes a processor for minutes."
)
@click.option("--log-level", type=click.Choice(LOG_LEVELS), default="warning", show_default=True, help="What the log tells.")
@click.option(
    "--log-form", type=click.Choice(("text", "json")), default="text", show_default=True, help="Lines for people or for programs."
)
@click.option("--browser/--no-browser", default=True, show_default=True, help="Open the browser.")
def serve_command(
    config: pathlib.Path | None, log_level: str, log_form: Literal["text", "json"], browser: bool, **wanted: Any
) -> None:  # fmt: skip
    """Serve the games to browsers until stopped."""
    set_up_logs(log_level, log_form)
    run_server(Wanted(open_browser="/" if browser else None, **wanted))


def set_up_logs(level: str, form: Literal["text", "json"]) -> None:
    if not missing_packages():
        from senki.server.logs import set_up_logs as set_up

        set_up(level, form)


def run_server(wanted: Wanted) -> None:
    missing = missing_packages()
    if missing:
        raise Failure(f"the server needs further packages ({', '.join(missing)}): pip install 'senki[server]', or play with --text")
    from senki.server.callers import BadProxy, read_proxies
    from senki.server.databases import StoreError
    from senki.server.serve import serve
    from senki.server.settings import Settings

    address = wanted.database or default_database()
    if wanted.database is None:
        pathlib.Path(address).parent.mkdir(parents=True, exist_ok=True)
    found = {}
    for option, named in (("--proxy", wanted.proxies), ("--metrics", wanted.readers)):
        try:
            found[option] = read_proxies(named)
        except BadProxy as error:
            raise Failure(f"{option}: {error}") from None
    settings = Settings(
        hosts=frozenset(name.casefold() for name in wanted.names), secure=wanted.https, webhooks=wanted.notices,
        private=wanted.private, laboratory=wanted.laboratory, proxies=found["--proxy"], readers=found["--metrics"],
    )  # fmt: skip
    try:
        serve(wanted.host, wanted.port, address, wanted.open_browser, settings, wanted.workers, wanted.shared)
    except StoreError as error:
        raise Failure(str(error)) from None
    except OSError as error:
        raise Failure(
            f"cannot listen on {wanted.host}, port {wanted.port}: {error.strerror or error}; choose another with --port"
        ) from None
