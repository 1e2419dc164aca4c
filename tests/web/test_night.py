"""Hours of random play in the browser: what it complains about, and what it keeps in memory.

`SENKI_NIGHT=480 make test-long` plays for eight hours; without it a few minutes. What was played is printed (`pytest -s`).
"""

from __future__ import annotations

import collections
import itertools
import os
import random
import statistics
import time
from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, expect

from web.conftest import OpenWindow
from web.player import Player
from web.watched import DESKTOP, PHONE, Window

MINUTES: Final = float(os.environ.get("SENKI_NIGHT", "5"))
STEPS: Final = int(os.environ.get("SENKI_NIGHT_STEPS", "2000"))
EACH: Final = STEPS // 8  # steps, after which the memory is looked at again
TABLE: Final = STEPS // 5  # steps, after which another table is opened
MOST: Final = 300  # questions in one game, so that all games have their turn
LEVEL: Final = 2  # a basic game of The Ares Project against the gentlest is a lesson, whose story waits until what is said was read
# By game: seats, and settings. Every drawn table, at two sizes and in both languages.
TABLES: Final[list[tuple[str, int, dict[str, str]]]] = [
    ("ganymede", 2, {}),
    ("ganymede", 4, {"mode": "team"}),
    ("empire_rebellion", 2, {}),
    ("ares", 2, {"mode": "basic"}),
    ("ares", 4, {"mode": "full"}),
    ("land_battles", 2, {}),
    ("imperium", 3, {"mode": "explore"}),
    ("hearts", 4, {}),
]
MAKE: Final = """async ([game, options, seats]) => {
    const headers = { "content-type": "application/json" };
    const post = (path, body) => fetch(path, { method: "POST", headers, body: JSON.stringify(body) }).then((reply) => reply.json());
    await post("/api/me", { name: "Ann", lang: document.documentElement.lang });
    return (await post("/api/tables", { game, options, seats })).id;
}"""
GO: Final = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


def sit_down(one: Window, game: str, seats: int, options: dict[str, str]) -> None:
    """At a new table against computers, without leaving the page, so that what was kept of the table before is kept still."""
    players = [{"kind": "me"}, *({"kind": "computer", "level": LEVEL} for _ in range(seats - 1))]
    table = one.page.evaluate(MAKE, [game, options, players])
    one.page.evaluate(GO, f"/t/{table}")
    expect(one.page.locator(".top .prompt")).to_be_visible()


def play(player: Player, end: float, most: int = MOST) -> bool:
    """Answers at random until the game is over, or it is time to stop. Is it over?"""
    begun = len(player.asked)
    over = False

    def enough(now: dict[str, Any]) -> bool:
        nonlocal over
        over = bool(now["over"])
        return time.monotonic() > end or len(player.asked) - begun >= most

    player.play(until=enough)
    return player.look()["over"] or over


@pytest.mark.long
def test_a_night_of_random_play(window: OpenWindow) -> None:
    """Nothing is complained of by any browser: no error, no warning, no failed request (the windows are checked at the end)."""
    end, rng = time.monotonic() + 60 * MINUTES, random.Random()
    windows = [window(lang=lang, size=size, speed=speed) for lang, size, speed in (("en", DESKTOP, "off"), ("ja", PHONE, "fast"))]
    games, ended, moves, seen = collections.Counter[str](), 0, 0, 0
    for one in windows:
        one.open()
    for number, (game, seats, options) in enumerate(itertools.cycle(TABLES)):
        if time.monotonic() > end:
            break
        one = windows[number % len(windows)]
        player = Player(one, seed=rng.randrange(1 << 30))
        steps = one.steps
        sit_down(one, game, seats, options)
        over = play(player, end)
        ended += over
        games[game] += 1
        moves += one.steps - steps
        seen += len(player.asked)
        print(f"{game} for {seats}: {len(player.asked)} questions, {'over' if over else 'left'}", flush=True)
        assert not one.text_ids()
        one.page.evaluate(GO, "/")
    wrong = [line for one in windows for line in one.wrong]
    print(f"{sum(games.values())} games ({ended} to their end), {seen} questions, {moves} moves, {len(wrong)} complaints: {dict(games)}")
    assert moves, "nothing was played"


def measured(session: CDPSession) -> dict[str, float]:
    session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.collectGarbage")
    found = {one["name"]: float(one["value"]) for one in session.send("Performance.getMetrics")["metrics"]}
    return {"MB": found["JSHeapUsedSize"] / 1e6, "nodes": found["Nodes"], "listeners": found["JSEventListeners"]}


@pytest.mark.long
@pytest.mark.parametrize("game, seats, options", [TABLES[4], TABLES[5]], ids=["ares-4", "land_battles-2"])
def test_memory_is_flat(window: OpenWindow, game: str, seats: int, options: dict[str, str]) -> None:
    """Over thousands of steps at table after table, in one page that is never loaded again.

    What a table draws hangs on how far its game is, so nodes and listeners are compared on the front page, between two tables.
    """
    one = window()
    one.open()
    session = one.context.new_cdp_session(one.page)
    session.send("Performance.enable")
    told = 0

    def count(payload: bytes | str) -> None:
        nonlocal told
        told += '"type":"step"' in str(payload)

    one.page.on("websocket", lambda socket: socket.on("framereceived", count))
    found: list[tuple[int, dict[str, float]]] = []
    between: list[dict[str, float]] = []
    player = Player(one, seed=4)

    def look(_now: dict[str, Any]) -> bool:
        if told >= EACH * (len(found) + 1):
            found.append((told, measured(session)))
            print(f"{game}: after {told} steps " + ", ".join(f"{name} {value:.1f}" for name, value in found[-1][1].items()), flush=True)
        return told >= min(STEPS, begun + TABLE)

    while told < STEPS:
        begun = told
        sit_down(one, game, seats, options)
        player.play(until=look)
        one.page.evaluate(GO, "/")
        expect(one.page.locator(".hero")).to_be_visible()
        between.append(measured(session))
        print(f"{game}: between tables " + ", ".join(f"{name} {value:.1f}" for name, value in between[-1].items()), flush=True)
    third = max(1, len(found) // 3)
    early = statistics.median(values["MB"] for _steps, values in found[1 : 1 + third])
    late = statistics.median(values["MB"] for _steps, values in found[-third:])
    assert late <= 1.25 * early + 2, f"memory grew from {early:.1f} to {late:.1f} MB"
    for name, room in (("nodes", 4000), ("listeners", 400)):
        assert between[-1][name] <= 1.25 * between[0][name] + room, f"{name}: {[values[name] for values in between]}"
