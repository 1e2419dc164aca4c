"""A real `senki serve` process, as a player starts it."""

from __future__ import annotations

import os
import pathlib
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from typing import Final

ROOT: Final = pathlib.Path(__file__).resolve().parents[2]
STATIC: Final = ROOT / "src" / "senki" / "server" / "static"
WAIT: Final = 600.0  # seconds


class Served:
    """The process, its address, and what it said on its error stream."""

    def __init__(self, database: pathlib.Path) -> None:
        self.database: Final = database
        self.port = 0
        self.said: list[str] = []
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """On a free port the first time, on the same port from then on."""
        paths = [str(ROOT / "src"), str(ROOT / "tests"), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "SENKI_GAMES": "small_games", "PYTHONPATH": os.pathsep.join(paths)}
        command = [
            sys.executable,
            "-m",
            "senki.cli.main",
            "serve",
            "--no-browser",
            "--laboratory",
            "--port",
            str(self.port),
            "--database",
            str(self.database),
        ]
        self.process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True, start_new_session=True)
        self.told = threading.Event()
        self.reader = threading.Thread(target=self.read, args=(self.process,), daemon=True)
        self.reader.start()
        if not self.told.wait(WAIT):
            self.kill()
            raise AssertionError("senki serve did not say where it listens:\n" + "".join(self.said))
        self.wait_until_healthy()

    def read(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        for line in process.stderr:
            self.said.append(line)
            found = re.match(r"senki: http://127\.0\.0\.1:(\d+)/", line)
            if found:
                self.port = int(found.group(1))
                self.told.set()
        process.stderr.close()

    def wait_until_healthy(self) -> None:
        end = time.monotonic() + WAIT
        while True:
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=5).close()
                return
            except OSError:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise AssertionError("senki serve does not answer:\n" + "".join(self.said)) from None
                time.sleep(0.05)

    def kill(self) -> None:
        """As when the power fails: the process and its workers, without a word."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(WAIT)
        self.reader.join(WAIT)

    def stop(self) -> None:
        """As with Ctrl-C."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(WAIT)
            except subprocess.TimeoutExpired:
                self.kill()
        self.reader.join(WAIT)
