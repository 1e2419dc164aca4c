"""How a server is set up."""

from __future__ import annotations

import ipaddress
import pathlib
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from senki.server.callers import Network

STATIC: Final = pathlib.Path(__file__).resolve().parent / "static"


@dataclass(frozen=True)
class Settings:
    """What differs between a server at home and one for a club."""

    hosts: frozenset[str] = frozenset()  # names under which the server may be asked for, beside localhost and plain addresses
    secure: bool = False  # behind https: cookies only over it
    static: pathlib.Path = field(default=STATIC)
    webhooks: bool = False  # "your turn" to addresses that players give
    address: str = "http://127.0.0.1:8765"  # of this server, for links in notices
    inside: str = ""  # under which it is reached on its own machine
    private: bool = False  # no pages of other players, no ranking, no list of public tables, no tournaments
    laboratory: bool = False  # people may have games played with numbers changed
    proxies: tuple[Network, ...] = ()  # who may say on whose behalf they ask
    key_file: pathlib.Path | None = None  # where `senki admin` finds the key to this server; None: in the database
    readers: tuple[Network, ...] = ()  # from where, beside this machine itself, the server's figures may be read


def host_name(host: str) -> str | None:
    """The name in a Host header or the like, without its port; None if it is no such thing."""
    try:
        parts = urlsplit(f"//{host}")
        if parts.username is not None or parts.path or parts.query or parts.fragment:
            return None
        _ = parts.port
    except ValueError:
        return None
    return parts.hostname


def is_own_host(host: str, settings: Settings) -> bool:
    """Is this a name of this server? Names that somebody else could point at it (DNS rebinding) are not."""
    name = host_name(host)
    if not name:
        return False
    if name == "localhost" or name in settings.hosts:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_own_origin(origin: str | None, host: str, settings: Settings) -> bool:
    """Does the Origin header name this very server? A missing one does not, nor does a part of the name.

    The server itself speaks plain http; behind https, pages come from the proxy's address.
    """
    return origin == f"{'https' if settings.secure else 'http'}://{host}"
