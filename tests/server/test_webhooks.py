"""Notices to players' own addresses: what is sent, tried again, and never sent."""

from __future__ import annotations

import http.server
import json
import socket
import threading
import time
from collections.abc import Iterator

import pytest

from senki.server import webhooks as module
from senki.server.webhooks import BadAddress, Unreachable, Webhooks, check_address, is_public, post, resolve


class Hook(http.server.ThreadingHTTPServer):
    """A receiver on this machine that answers as it is told."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.statuses: list[int] = []
        self.got: list[tuple[str, dict[str, str], object]] = []
        self.arrived = threading.Condition()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/hook?a=1"

    def wait(self, count: int) -> None:
        with self.arrived:
            assert self.arrived.wait_for(lambda: len(self.got) >= count)


class Handler(http.server.BaseHTTPRequestHandler):
    server: Hook

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        status = self.server.statuses.pop(0) if self.server.statuses else 204
        self.send_response(status)
        if status == 302:
            self.send_header("Location", "/elsewhere")
        self.end_headers()
        with self.server.arrived:
            self.server.got.append((self.path, dict(self.headers), body))
            self.server.arrived.notify_all()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def hook() -> Iterator[Hook]:
    server = Hook()
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def webhooks() -> Iterator[Webhooks]:
    made = Webhooks(enabled=True, allow_private=True, timeout=0.5, backoff=(0.05, 0.1))
    yield made
    made.close()


def test_it_arrives(hook: Hook, webhooks: Webhooks) -> None:
    assert webhooks.your_turn(hook.address, "t1", "ganymede", 2, "https://here/t1")
    hook.wait(1)
    path, headers, body = hook.got[0]
    assert path == "/hook?a=1"
    assert headers["Content-Type"] == "application/json"
    assert body == {"type": "your_turn", "table": "t1", "game": "ganymede", "seat": 2, "link": "https://here/t1"}


def test_who_has_no_address_gets_none(webhooks: Webhooks) -> None:
    assert not webhooks.your_turn(None, "t", "g", 0, "")
    assert not webhooks.your_turn("", "t", "g", 0, "")


def test_off_by_default(hook: Hook) -> None:
    quiet = Webhooks()
    assert not quiet.your_turn(hook.address, "t", "g", 0, "")
    assert quiet.threads == []
    quiet.close()


@pytest.mark.parametrize("statuses,posts", [([500, 503], 3), ([500] * 9, 3), ([429], 2), ([400], 1), ([302], 1), ([200], 1)])
def test_tries_again_where_it_may_help(hook: Hook, webhooks: Webhooks, statuses: list[int], posts: int) -> None:
    hook.statuses = list(statuses)
    webhooks.your_turn(hook.address, "t", "g", 0, "")
    hook.wait(posts)
    time.sleep(0.4)
    assert len(hook.got) == posts
    assert all(path == "/hook?a=1" for path, _, _ in hook.got)  # a redirect leads nowhere


def test_private_addresses_are_refused(hook: Hook) -> None:
    with pytest.raises(BadAddress, match="not on the open internet"):
        post(hook.address, {})
    closed = Webhooks(enabled=True, backoff=(0.05,))
    assert closed.your_turn(hook.address, "t", "g", 0, "")
    time.sleep(0.3)
    closed.close()
    assert hook.got == []


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "240.0.0.1", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1",
        "fd12::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::",
        "2001:db8::1", "fec0::1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_addresses_that_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("host", ["localhost", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "[::1]"])
def test_names_of_this_machine(host: str) -> None:
    """All the ways to write a private address come to the same address once resolved."""
    with pytest.raises((BadAddress, Unreachable)):
        post(f"http://{host}:8080/", {}, timeout=0.5)


def test_one_private_address_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 80)) for address in ("8.8.8.8", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_args, **_more: answer)
    with pytest.raises(BadAddress):
        resolve("two-faced.example", 80, False)
    assert resolve("two-faced.example", 80, True) == ["8.8.8.8", "10.0.0.1"]


def test_the_address_that_was_checked_is_the_one_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that resolves differently the second time (rebinding) gains nothing: it is resolved once."""
    asked: list[object] = []
    monkeypatch.setattr(module, "resolve", lambda *_args: ["8.8.8.8"])

    def connect(address: object, *_more: object) -> None:
        asked.append(address)
        raise OSError("not in a test")

    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(Unreachable):
        post("https://rebinding.example/", {})
    assert asked == [("8.8.8.8", 443)]


@pytest.mark.parametrize(
    "address",
    [
        "", "ftp://a.example/", "file:///etc/passwd", "gopher://a.example", "http://", "https:///x", "http://user@a.example/", "http://u:p@a.example/",
        "http://a.example:22/", "http://a.example:99999/", "http://a.example/\r\nX: y", "http://a.example/ b",
        "http://a.example/" + "x" * 500, "http://日本.example/", "javascript:alert(1)", "//a.example/", "http://[::1",
    ],
)  # fmt: skip
def test_bad_addresses(address: str) -> None:
    with pytest.raises(BadAddress):
        check_address(address)


def test_good_addresses() -> None:
    for address in ("https://a.example/x?y=z", "http://a.example", "https://a.example:8443/", "https://[2606:4700::1]/"):
        check_address(address)


def test_a_receiver_that_drips_is_cut_off() -> None:
    """One letter at a time, so that no single read ever takes too long."""
    listener = socket.create_server(("127.0.0.1", 0))
    answer = b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 2000  # ten minutes long
    left: list[int] = []

    def drip() -> None:
        peer, _ = listener.accept()
        with peer:
            for number, letter in enumerate(answer):
                try:
                    peer.send(bytes([letter]))
                except OSError:
                    left.append(len(answer) - number)
                    return
                time.sleep(0.05)

    thread = threading.Thread(target=drip)
    thread.start()
    with pytest.raises(Unreachable):
        post(f"http://127.0.0.1:{listener.getsockname()[1]}/", {}, timeout=0.5, allow_private=True)
    thread.join()
    assert left  # it was not heard to the end
    listener.close()


def test_a_slow_receiver_holds_up_nobody(hook: Hook) -> None:
    patient = Webhooks(enabled=True, allow_private=True, timeout=3600.0)
    silent = socket.create_server(("127.0.0.1", 0))
    patient.your_turn(f"http://127.0.0.1:{silent.getsockname()[1]}/", "t", "g", 0, "")
    patient.your_turn(hook.address, "t", "g", 0, "")
    hook.wait(1)  # while the first is still waited for
    silent.close()
    patient.close()


def test_the_line_is_bounded(monkeypatch: pytest.MonkeyPatch, webhooks: Webhooks) -> None:
    monkeypatch.setattr(module, "WAITING", 0)
    assert not webhooks.your_turn("http://127.0.0.1:9999/", "t", "g", 0, "")
