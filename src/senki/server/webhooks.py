"""Tells players at an address of their own that it is their turn: a small POST, off unless the server's setting turns it on.

A player chooses the address, so it is treated as hostile: only http and https, only public addresses (resolved once, and that very
address is connected to), no redirects, a short time limit, and little of the answer is read.
"""

from __future__ import annotations

import contextlib
import heapq
import http.client
import ipaddress
import itertools
import json
import logging
import socket
import ssl
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import SplitResult, urlsplit

LOG: Final = logging.getLogger(__name__)
LONGEST: Final = 500  # letters of an address
TIMEOUT: Final = 5.0  # seconds for each attempt's connection and answer
BACKOFF: Final = (2.0, 10.0, 60.0)  # seconds before the second attempt and those after it
WAITING: Final = 1000  # notices kept at most; more are dropped
SENDERS: Final = 4  # a slow receiver holds up one of them only
WRAPPED: Final = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("64:ff9b:1::/48"))  # IPv4 inside IPv6, by translation


class BadAddress(ValueError):
    """Why nothing is sent to an address."""


class Unreachable(OSError):
    """An attempt failed in a way that may pass."""


@dataclass(frozen=True)
class Notice:
    """Something to send, and how often that was tried."""

    address: str
    body: dict[str, object]
    tries: int = 0


def check_address(address: str) -> SplitResult:
    """The parts of a player's address, if it has the form of one to which notices may go. Nothing is resolved yet."""
    if len(address) > LONGEST or not address.isascii() or any(ord(letter) <= 32 or ord(letter) == 127 for letter in address):
        raise BadAddress(f"an address has at most {LONGEST} plain letters")
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise BadAddress("the address cannot be understood") from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadAddress("the address must begin with https:// or http://")
    if parts.username is not None or parts.password is not None:
        raise BadAddress("the address must not hold a name or a password")
    if port is not None and port < 1024 and port not in (80, 443):
        raise BadAddress(f"nothing is sent to port {port}")
    return parts


def is_public(text: str) -> bool:
    """Is it an address on the open internet, also if it is an IPv4 address in another form?"""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if any(address in network for network in WRAPPED):
            return is_public(str(ipaddress.IPv4Address(address.packed[-4:])))
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is not None:
            return is_public(str(inner))
        if address.is_site_local:
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def resolve(host: str, port: int, allow_private: bool) -> list[str]:
    """The host's addresses. One private address among them is enough to refuse: it may be the one that is used."""
    try:
        found = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError) as error:
        raise Unreachable(f"{host} cannot be resolved: {error}") from None
    if not allow_private and not all(is_public(address) for address in found):
        raise BadAddress(f"{host} is not on the open internet")
    return list(dict.fromkeys(found))


class Pinned(http.client.HTTPConnection):
    """A connection to the address that was checked, whatever the name resolves to by now."""

    def __init__(self, host: str, port: int, address: str, timeout: float, context: ssl.SSLContext | None) -> None:
        super().__init__(host, port, timeout=timeout)
        self.default_port = 443 if context else 80  # leaves the usual port out of the Host header
        self.address: Final = address
        self.context: Final = context

    def connect(self) -> None:
        plain = socket.create_connection((self.address, self.port), self.timeout)
        try:
            self.sock = self.context.wrap_socket(plain, server_hostname=self.host) if self.context else plain
        except BaseException:
            plain.close()
            raise

    def abort(self) -> None:
        """End it from another thread: an answer that drips in letter by letter passes every time limit on a single read."""
        with contextlib.suppress(OSError, AttributeError):
            self.sock.shutdown(socket.SHUT_RDWR)


def post(address: str, body: dict[str, object], timeout: float = TIMEOUT, allow_private: bool = False) -> int:
    """Send once; the status of the answer. Redirects are not followed: their status is returned like any other."""
    parts = check_address(address)
    assert parts.hostname is not None
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    context = ssl.create_default_context() if secure else None
    until = time.monotonic() + timeout
    problem: Exception = Unreachable(f"{parts.hostname} has no address")
    for found in resolve(parts.hostname, port, allow_private)[:2]:
        connection = Pinned(parts.hostname, port, found, max(0.1, until - time.monotonic()), context)
        watch = threading.Timer(timeout, connection.abort)
        watch.start()
        try:
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            data = json.dumps(body, ensure_ascii=False).encode()
            headers = {"Content-Type": "application/json", "User-Agent": "senki", "Connection": "close"}
            connection.request("POST", target, data, headers)
            return connection.getresponse().status
        except (OSError, http.client.HTTPException, ValueError) as error:
            problem = error
        finally:
            watch.cancel()
            connection.close()
    raise Unreachable(f"{parts.hostname}: {problem}")


class Webhooks:
    """Sends notices from threads of its own, and tries again later where that may help."""

    def __init__(
        self,
        enabled: bool = False,
        allow_private: bool = False,
        timeout: float = TIMEOUT,
        backoff: tuple[float, ...] = BACKOFF,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.enabled: Final = enabled
        self.allow_private: Final = allow_private  # for tests, and for a server in a closed network
        self.timeout: Final = timeout
        self.backoff: Final = backoff
        self.clock: Final = clock
        self.waiting: list[tuple[float, int, Notice]] = []  # a heap by when each is due
        self.numbers: Final = itertools.count()
        self.given: Final = threading.Condition()
        self.stopped = False
        self.threads: Final = [threading.Thread(target=self.work, name="senki-notices", daemon=True) for _ in range(SENDERS * enabled)]
        for thread in self.threads:
            thread.start()

    def your_turn(self, address: str | None, table: str, game: str, seat: int, link: str) -> bool:
        """Tell a player that a table waits for them; False if nothing will be sent. Never waits."""
        if not address:
            return False
        return self.send(Notice(address, {"type": "your_turn", "table": table, "game": game, "seat": seat, "link": link}))

    def send(self, notice: Notice, delay: float = 0.0) -> bool:
        with self.given:
            if not self.enabled or self.stopped or len(self.waiting) >= WAITING:
                return False
            heapq.heappush(self.waiting, (self.clock() + delay, next(self.numbers), notice))
            self.given.notify()
            return True

    def work(self) -> None:
        while True:
            with self.given:
                while not self.stopped and (not self.waiting or self.waiting[0][0] > self.clock()):
                    self.given.wait(self.waiting[0][0] - self.clock() if self.waiting else None)
                if self.stopped:
                    return
                notice = heapq.heappop(self.waiting)[2]
            with contextlib.suppress(Exception):
                self.attempt(notice)

    def attempt(self, notice: Notice) -> None:
        try:
            status = post(notice.address, notice.body, self.timeout, self.allow_private)
        except BadAddress as error:
            LOG.info("a notice was not sent: %s", error)
            return
        except Exception as error:
            LOG.info("a notice could not be sent: %s", error)
            status = 0
        if 200 <= status < 300:
            return
        if status in (0, 408, 425, 429) or status >= 500:
            if notice.tries < len(self.backoff):
                self.send(replace(notice, tries=notice.tries + 1), self.backoff[notice.tries])
            return
        LOG.info("a notice was refused with status %d", status)

    def close(self) -> None:
        """Stop sending; what waits is dropped, for a notice is only a courtesy."""
        with self.given:
            self.stopped = True
            self.given.notify_all()
        for thread in self.threads:
            thread.join(self.timeout * 2 + 1)
