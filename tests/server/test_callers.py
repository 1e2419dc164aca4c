"""Limits count the person, also behind a proxy: which hop is believed, and a real nginx in front of a real server."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator

import pytest
import uvicorn
from click.testing import CliRunner
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient

from senki.cli.serve import serve_command
from senki.server.callers import BadProxy, Callers, read_proxies
from senki.server.serve import bind, trusted, uvicorn_config
from server.site import Site

NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")


def caller(peer: str, proxies: tuple[str, ...] = (), /, **headers: str | list[str]) -> tuple[str, bool]:
    lines = [
        (name.replace("_", "-").encode(), line.encode())
        for name, value in headers.items()
        for line in (value if isinstance(value, list) else [value])
    ]
    found = Callers(read_proxies(proxies)).of(HTTPConnection({"type": "http", "client": (peer, 1), "headers": lines}))
    return found.address, found.near


def test_without_a_proxy() -> None:
    assert caller("127.0.0.1") == ("127.0.0.1", True)
    assert caller("::1") == ("::1", True)
    assert caller("::ffff:127.0.0.1") == ("127.0.0.1", True)
    assert caller("203.0.113.5") == ("203.0.113.5", False)
    assert caller("testclient") == ("testclient", False)
    assert caller("203.0.113.5", x_forwarded_for="198.51.100.1") == ("203.0.113.5", False)  # anybody can write that
    assert caller("2001:db8:1:2:3::4") == ("2001:db8:1:2::/64", False)  # a household has 2^64 addresses


@pytest.mark.parametrize("header", ["x_forwarded_for", "forwarded", "x_real_ip"])
def test_whoever_comes_through_a_proxy_that_is_not_named_is_not_near(header: str) -> None:
    assert caller("127.0.0.1", **{header: "198.51.100.1"}) == ("127.0.0.1", False)


@pytest.mark.parametrize(
    "hops,address",
    [
        ("198.51.100.1", "198.51.100.1"),
        ("1.1.1.1, 198.51.100.1", "198.51.100.1"),
        ("1.1.1.1, 198.51.100.1, 10.9.9.9", "198.51.100.1"),
        (["1.1.1.1", "198.51.100.1"], "198.51.100.1"),
        ("198.51.100.1:4711", "198.51.100.1"),
        ("[2001:db8::7]:4711", "2001:db8::/64"),
        ("2001:db8::7", "2001:db8::/64"),
        ("::ffff:198.51.100.1", "198.51.100.1"),
        ("10.0.0.1, 10.0.0.2", "10.0.0.1"),
        ("1.1.1.1, unknown", "127.0.0.1"),
        ("1.1.1.1, nonsense, 10.0.0.2", "10.0.0.2"),
        ("", "127.0.0.1"),
        (", , ,", "127.0.0.1"),
        ("1.1.1.1, " * 3000 + "198.51.100.1", "198.51.100.1"),
    ],
)
def test_the_rightmost_hop_that_is_not_trusted(hops: str | list[str], address: str) -> None:
    assert caller("127.0.0.1", ("127.0.0.1", "10.0.0.0/8"), x_forwarded_for=hops) == (address, False)


def test_the_other_header() -> None:
    proxies = ("127.0.0.1",)
    assert caller("127.0.0.1", proxies, forwarded="for=198.51.100.1;proto=https") == ("198.51.100.1", False)
    assert caller("127.0.0.1", proxies, forwarded='for=1.1.1.1, For="[2001:db8::7]:47"') == ("2001:db8::/64", False)
    assert caller("127.0.0.1", proxies, forwarded="proto=https") == ("127.0.0.1", False)
    assert caller("127.0.0.1", proxies, forwarded="for=8.8.8.8", x_forwarded_for="8.8.8.8") == ("8.8.8.8", False)
    # one of the two came from the caller: neither is believed
    assert caller("127.0.0.1", proxies, forwarded="for=8.8.8.8", x_forwarded_for="9.9.9.9") == ("127.0.0.1", False)


def test_only_the_proxies_named_are_believed() -> None:
    assert caller("203.0.113.5", ("127.0.0.1",), x_forwarded_for="1.1.1.1") == ("203.0.113.5", False)
    assert caller("127.0.0.1", ("10.0.0.1",), x_forwarded_for="1.1.1.1") == ("127.0.0.1", False)  # nor is loopback free then
    assert caller("127.0.0.1", ("127.0.0.1",)) == ("127.0.0.1", False)


def test_what_can_be_named() -> None:
    assert trusted(()) == "no proxy is trusted"
    assert trusted(read_proxies(["127.0.0.1", "10.0.0.0/8", "::1"])) == "trusted to say for whom they ask: 127.0.0.1, 10.0.0.0/8, ::1"
    with pytest.raises(BadProxy, match="'nginx' is no address"):
        read_proxies(["nginx"])
    for option in ("--proxy", "--metrics"):
        failed = CliRunner().invoke(serve_command, [option, "nginx", "--port", "0", "--no-browser", "--database", "/nowhere/at/all"])
        assert failed.exit_code != 0
        assert f"{option}: 'nginx'" in failed.output


def test_guests_behind_a_proxy_are_counted_one_by_one() -> None:
    site = Site(proxies=read_proxies(["127.0.0.1"]))
    with site.run() as main_client:

        def guests(hop: str, count: int) -> list[int]:
            return [
                site.browser(main_client, address="127.0.0.1", **{"x-forwarded-for": f"{n}.1.1.1, {hop}"})
                .post("/api/me", json={"name": "G", "lang": "en"})
                .status_code
                for n in range(1, count + 1)
            ]

        assert guests("198.51.100.1", 32) == [200] * 30 + [429] * 2
        assert guests("198.51.100.2", 2) == [200] * 2


def test_a_proxy_that_is_not_named_does_not_lift_the_limits(caplog: pytest.LogCaptureFixture) -> None:
    site = Site()
    with site.run() as client:
        found = [
            site.browser(client, address="127.0.0.1", **{"x-forwarded-for": f"{n}.1.1.1"}).post("/api/me", json={"name": "G", "lang": "en"})
            for n in range(1, 33)
        ]
    assert [reply.status_code for reply in found] == [200] * 30 + [429] * 2
    assert [record.message for record in caplog.records if "--proxy" in record.message] != []


def test_at_this_machine_nobody_is_limited_by_address() -> None:
    site = Site()
    with site.run() as client:
        near: list[TestClient] = [site.browser(client, address="127.0.0.1") for _ in range(40)]
        assert {one.post("/api/me", json={"name": "G", "lang": "en"}).status_code for one in near} == {200}


# -- a real proxy -----------------------------------------------------------------------------------------------------

CONFIG = """
daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{ worker_connections 64; }}
http {{
  access_log off; client_body_temp_path {folder}/a; proxy_temp_path {folder}/b; fastcgi_temp_path {folder}/c;
  uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://127.0.0.1:{behind}; proxy_http_version 1.1; proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }}
  }}
}}
"""


@contextlib.contextmanager
def served(site: Site) -> Iterator[int]:
    """The application on a real port of this machine."""
    sock = bind("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn_config(site.app, "127.0.0.1", 0))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [sock]}, daemon=True)
    thread.start()
    try:
        while not server.started and thread.is_alive():  # before that it refuses whoever comes
            time.sleep(0.02)
        yield sock.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(60)


@contextlib.contextmanager
def behind_nginx(nginx: str, folder: pathlib.Path, behind: int) -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    config = folder / "nginx.conf"
    config.write_text(CONFIG.format(folder=folder, port=port, behind=behind))
    process = subprocess.Popen([nginx, "-p", str(folder), "-c", str(config)], stderr=subprocess.DEVNULL)
    try:
        for _ in range(1200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait(60)


def ask(port: int, source: str, forged: str) -> int:
    """A new guest through the proxy, from an address of this machine, with a header of the caller's own."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=(source, 0))
    headers = {"Origin": f"http://127.0.0.1:{port}", "Content-Type": "application/json", "X-Forwarded-For": forged}
    try:
        connection.request("POST", "/api/me", json.dumps({"name": "G", "lang": "en"}), headers)
        return connection.getresponse().status
    finally:
        connection.close()


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed (Debian: apt-get install --no-install-recommends nginx)")
@pytest.mark.skipif(sys.platform != "linux", reason="the other addresses of loopback can be used on Linux only")
def test_behind_a_real_nginx(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a caller forges, nginx adds the true address at the right end, and that one is counted."""
    assert NGINX is not None
    site = Site(proxies=read_proxies(["127.0.0.1"]))
    monkeypatch.setattr(site.app.state.site.service, "clock", lambda: 1_800_000_000.0)
    with served(site) as behind, behind_nginx(NGINX, tmp_path, behind) as port:
        forged = [f"198.51.100.{number}" for number in range(1, 33)]
        assert [ask(port, "127.0.0.2", one) for one in forged] == [200] * 30 + [429] * 2
        assert ask(port, "127.0.0.3", "127.0.0.2") == 200  # somebody else is not hindered
