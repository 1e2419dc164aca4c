"""From where a request comes: the address that limits are counted by, also behind proxies that the server was told to trust.

A proxy notes the address that asked it at the right end of X-Forwarded-For (or of Forwarded, RFC 7239). What stands further left may have
been written by anybody. So the hops are read from the right, past the proxies that are trusted, and the first other one is the caller.
"""

from __future__ import annotations

import ipaddress
import logging
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection

LOG: Final = logging.getLogger(__name__)
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
PASSED: Final = "senki.caller"  # in the scope of a request that another server of ours has passed on: who asked it
FORWARDING: Final = ("x-forwarded-for", "forwarded", "x-real-ip")  # headers that only a proxy has a reason to set
FOR: Final = re.compile(r'(?:^|;)\s*for\s*=\s*("[^"]*"|[^;]*)', re.IGNORECASE)
PORT: Final = re.compile(r"^(?:\[([^\]]*)\](?::\d+)?|([^:]*):\d+)$")
HOME: Final = 64  # bits of an IPv6 address that name a household; the rest its owner may choose at will
MOST_HOPS: Final = 20


class BadProxy(ValueError):
    """What was named as a proxy is neither an address nor a net."""


@dataclass(frozen=True)
class Caller:
    """Who asks, as far as limits go. `near`: at this very machine, where they would only hinder themselves."""

    address: str
    near: bool


def read_proxies(named: Iterable[str]) -> tuple[Network, ...]:
    """The proxies that are trusted: addresses, or nets as 10.0.0.0/8."""
    found: list[Network] = []
    for name in named:
        try:
            found.append(ipaddress.ip_network(name.strip(), strict=False))
        except ValueError:
            raise BadProxy(f"{name!r} is no address and no net of addresses; wanted is one like 127.0.0.1 or 10.0.0.0/8") from None
    return tuple(found)


def read_address(text: str) -> Address | None:
    """An address, with or without a port; an IPv4 address in the clothes of IPv6 is that IPv4 address."""
    text = text.strip().strip('"').strip()
    with_port = PORT.match(text)
    if with_port:
        text = with_port[1] or with_port[2]
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def limit_key(address: Address) -> str:
    """What limits count by: an IPv4 address, or the household's part of an IPv6 one."""
    if isinstance(address, ipaddress.IPv6Address) and not address.is_loopback:
        return str(ipaddress.ip_network((address, HOME), strict=False))
    return str(address)


class Callers:
    """Tells who asks, given the proxies that are trusted."""

    def __init__(self, proxies: tuple[Network, ...] = ()) -> None:
        self.proxies: Final = proxies
        self.warned = False

    def of(self, connection: HTTPConnection) -> Caller:
        passed = connection.scope.get(PASSED)
        if isinstance(passed, Caller):
            return passed
        peer_text = connection.client.host if connection.client else ""
        peer = read_address(peer_text)
        if peer is None:
            return Caller(peer_text, False)
        forwarded = any(name in connection.headers for name in FORWARDING)
        if not self.proxies:
            if forwarded and peer.is_loopback and not self.warned:
                self.warned = True
                LOG.warning("requests come through a proxy at %s that is not trusted: limits count all of them as one; see --proxy", peer)
            return Caller(limit_key(peer), peer.is_loopback and not forwarded)
        return Caller(limit_key(self.behind(peer, connection)), False)

    def straight(self, connection: HTTPConnection, allowed: tuple[Network, ...] = ()) -> bool:
        """Does somebody ask from this machine itself, or from one of these nets, and not through a proxy?"""
        peer = read_address(connection.client.host) if connection.client else None
        if peer is None or any(name in connection.headers for name in FORWARDING):
            return False
        return peer.is_loopback or any(peer in network for network in allowed)

    def behind(self, peer: Address, connection: HTTPConnection) -> Address:
        """The first hop from the right that is no trusted proxy.

        A proxy that writes one of the two headers may let a caller's own pass in the other; where they disagree, neither is believed.
        """
        if not self.is_trusted(peer):
            return peer
        found = {self.caller_among(hops) for hops in (plain_hops(connection), named_hops(connection)) if hops}
        caller = found.pop() if len(found) == 1 else None
        return caller or peer

    def caller_among(self, hops: list[str]) -> Address | None:
        nearest: Address | None = None
        for hop in reversed(hops[-MOST_HOPS:]):
            address = read_address(hop)
            if address is None:
                return nearest
            nearest = address
            if not self.is_trusted(address):
                return address
        return nearest

    def is_trusted(self, address: Address) -> bool:
        return any(address in network for network in self.proxies)


def plain_hops(connection: HTTPConnection) -> list[str]:
    """The hops of X-Forwarded-For, which may stand on several lines."""
    return [hop for line in connection.headers.getlist("x-forwarded-for") for hop in line.split(",")]


def named_hops(connection: HTTPConnection) -> list[str]:
    """The hops of Forwarded. One that does not say for whom cannot be read as an address, and ends the search."""
    elements = [element for line in connection.headers.getlist("forwarded") for element in line.split(",")]
    return [found[1] if (found := FOR.search(element)) else "unknown" for element in elements]
