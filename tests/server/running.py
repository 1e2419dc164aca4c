"""senki serve as a process of its own, and a table on it with a seat for a program."""

from __future__ import annotations

import contextlib
import json
import os
import pathlib
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parents[2]


@contextlib.contextmanager
def running_server(folder: pathlib.Path) -> Iterator[str]:
    """Its address. It must end without having told of any error."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT / 'tests'}", "SENKI_GAMES": "small_games"}
    command = [sys.executable, "-m", "senki.cli.main", "serve", "--port", "0", "--no-browser", "--workers", "1"]
    command += ["--database", str(folder / "t.sqlite")]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)
    assert server.stderr is not None
    try:
        found = re.search(r"http://127\.0\.0\.1:\d+", server.stderr.readline())
        assert found
        yield found[0]
    finally:
        server.terminate()
        assert server.wait() is not None
        rest = server.stderr.read()
        server.stderr.close()
    assert "Traceback" not in rest


def table_with_a_link(base: str, game: str) -> tuple[str, str]:
    """A new table with an open seat and a computer: its id, and the link of the seat."""
    cookie = ask(base, "/api/me", {"name": "Aki", "lang": "en"})[1]
    made = ask(base, "/api/tables", {"game": game, "seats": [{"kind": "open"}, {"kind": "computer"}]}, cookie)[0]
    return made["id"], f"{base}/t/{made['id']}#{made['invites'][0]['token']}"


def ask(base: str, path: str, body: object, cookie: str = "") -> tuple[dict[str, Any], str]:
    headers = {"origin": base, "cookie": cookie, "content-type": "application/json"}
    request = urllib.request.Request(f"{base}{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as reply:
        return json.load(reply), str(reply.headers.get("set-cookie") or "").partition(";")[0]
