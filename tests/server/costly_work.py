"""Work for the sandbox that costs as much as a text says."""

from __future__ import annotations

import json
import os
import signal
import time

from senki.server.sandbox import No, Wish, carry_out


def costly(wish: Wish) -> object:
    """spin, hoard, die, sleep, fail; anything else is read as it is. The save is one line of JSON."""
    text = json.loads(wish.save)
    if text == "spin":
        while True:
            pass
    if text == "hoard":
        return No("bad_request", str(len([bytearray(1 << 20) for _ in range(4000)])))
    if text == "die":
        os.kill(os.getpid(), signal.SIGKILL)
    if text == "sleep":
        time.sleep(600)
    if text == "fail":
        raise RuntimeError("a bug")
    return carry_out(wish)
