"""Runs the server: one process that owns the database, until it is told to stop."""

from __future__ import annotations

import contextlib
import gc
import ipaddress
import logging
import os
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from dataclasses import replace
from types import FrameType
from typing import Any, Final

import uvicorn

from senki.server.app import create_app
from senki.server.callers import Network
from senki.server.databases import SqliteDatabase
from senki.server.operating import key_file
from senki.server.sandbox import Sandbox
from senki.server.settings import Settings, host_name
from senki.server.sqlstore import open_store
from senki.server.wire import LARGEST_MESSAGE
from senki.server.worker_pool import WorkerPool

LOG: Final = logging.getLogger(__name__)
CONCURRENT: Final = 12_000
BACKLOG: Final = 512
SWITCH: Final = 0.001  # seconds that a thread which goes through a game may keep the loop waiting; Python's own 0.005 add up
DRAIN: Final = 5  # seconds for open requests when stopping


def uvicorn_config(app: Any, host: str, port: int) -> uvicorn.Config:
    """The settings that must not stay at their defaults, and some that must."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_max_queue=32,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        limit_concurrency=CONCURRENT,
        backlog=BACKLOG,
        timeout_graceful_shutdown=DRAIN,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="warning",
    )


def serve(
    host: str,
    port: int,
    database: str,
    open_browser: str | None = None,
    wanted: Settings | None = None,
    workers: int | None = None,
    shared: str | None = None,
) -> None:
    """Serve until stopped. `open_browser`: a path of the client to open once it answers."""
    sock = bind(host, port)
    if shared is None:
        sock.listen(BACKLOG)  # whoever comes before the server is ready waits; of several servers another one takes them
    address = f"http://{shown_host(host)}:{sock.getsockname()[1]}"
    with contextlib.ExitStack() as stack:
        stack.callback(sock.close)
        stop_on_signals(stack)
        store = open_store(database, shared)
        stack.callback(store.close)
        worker_pool = WorkerPool(workers)
        stack.callback(worker_pool.close)
        settings = at_address(wanted or Settings(), host, address)
        if isinstance(store.database, SqliteDatabase):
            settings = replace(settings, key_file=key_file(store.database.path))
        sandbox = Sandbox(warm=True)
        stack.callback(sandbox.close)
        app = create_app(store, worker_pool, settings, sandbox, store.members)
        collect_seldom()
        sys.setswitchinterval(SWITCH)
        server = uvicorn.Server(uvicorn_config(app, host, port))
        print(f"senki: {address}/  (Ctrl-C stops it; {trusted(settings.proxies)})", file=sys.stderr, flush=True)
        if open_browser is not None:
            threading.Thread(target=browse, args=(address, open_browser), daemon=True).start()
        server.run(sockets=[sock])


def at_address(wanted: Settings, host: str, address: str) -> Settings:
    """The settings with the names that go with where it listens."""
    name = next(iter(sorted(wanted.hosts)), None)
    outside = f"{'https' if wanted.secure else 'http'}://{name}" if name else address
    return replace(wanted, hosts=wanted.hosts | own_names(host), address=outside, inside=address)


def stop_on_signals(stack: contextlib.ExitStack) -> None:
    """Ctrl-C, and what systemd or docker send: open requests are finished (uvicorn), then everything is closed in order, the store last."""
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, signal.SIGTERM):
            stack.callback(signal.signal, number, signal.signal(number, stop))


def stop(_number: int, _frame: FrameType | None) -> None:
    raise SystemExit(0)


def trusted(proxies: tuple[Network, ...]) -> str:
    """Whose word is taken for whom they ask."""
    if not proxies:
        return "no proxy is trusted"
    return f"trusted to say for whom they ask: {', '.join(str(proxy).removesuffix('/32').removesuffix('/128') for proxy in proxies)}"


def collect_seldom() -> None:
    """Rooms hold many small objects, and a pass of the garbage collector keeps every player waiting for as long as it takes.

    What is loaded by now stays out of it, and each pass looks at few of the newest objects: 10,000, or every fifth time 50,000. With 50,000
    and a million a pass took up to 250 ms, and 20 are the most that anything may hold the loop. The pass over everything comes after 100
    million objects: there is little to find, as the engine's own objects have no cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 2_000)


def bind(host: str, port: int) -> socket.socket:
    """The socket, bound before anything is opened: a taken port is told at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((host, port))
    except OSError:
        sock.close()
        raise
    sock.set_inheritable(True)
    return sock


def own_names(host: str) -> frozenset[str]:
    """The name that the server was told to listen on, if it is a name."""
    name = host_name(host)
    return frozenset({name}) if name else frozenset()


def shown_host(host: str) -> str:
    """A host that a browser on this machine can open."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.is_unspecified:
        return "127.0.0.1"
    return f"[{host}]" if address.version == 6 else host


def browse(address: str, path: str) -> None:
    """Open the browser once the server answers."""
    for _ in range(100):
        time.sleep(0.1)
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"{address}/healthz", timeout=2).close()
            webbrowser.open(f"{address}{path}")
            return
