"""A whole server without a network, for tests: in memory, with computer players that answer at once."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from starlette.testclient import TestClient

from senki.agents.advice import Advice
from senki.agents.odds import OptionOdds
from senki.server.app import create_app
from senki.server.callers import Network
from senki.server.jobs import ThinkJob
from senki.server.memory import MemoryStore
from senki.server.sandbox import Sandbox
from senki.server.settings import Settings
from senki.server.worker import any_option, open_job
from senki.server.worker_pool import Note

HOST = "testserver"
ORIGIN = f"http://{HOST}"
SANDBOX = Sandbox()  # for all tests of a process: to start its own takes a second or two


class QuickPool:
    """Any option, at once; odds that are all alike."""

    def think(self, job: ThinkJob, done: Callable[[Any, Exception | None], None], noted: Callable[[Note], None]) -> None:
        try:
            if job.kind == "odds":
                _, table = open_job(job)
                done([OptionOdds(option, 0.5, 200) for option in table.options], None)
            elif job.kind == "hint":
                done(self.ranked(job), None)
            else:
                done(any_option(job), None)
        except Exception as error:
            done(None, error)

    def ranked(self, job: ThinkJob) -> list[Advice]:
        return [Advice(any_option(job), 10, 0.5)]

    def waiting(self) -> int:
        return 0


class Site:
    """The application and browsers on it."""

    def __init__(
        self,
        store: MemoryStore | None = None,
        proxies: tuple[Network, ...] = (),
        private: bool = False,
        pool: QuickPool | None = None,
        readers: tuple[Network, ...] = (),
        laboratory: bool = False,
    ) -> None:
        self.store = store or MemoryStore()
        settings = Settings(hosts=frozenset({HOST}), proxies=proxies, private=private, readers=readers, laboratory=laboratory)
        self.app = create_app(self.store, pool or QuickPool(), settings, SANDBOX)

    @contextlib.contextmanager
    def run(self) -> Iterator[TestClient]:
        with TestClient(self.app, headers={"origin": ORIGIN}) as client:
            yield client

    def browser(self, main: TestClient, name: str = "", address: str = "testclient", **headers: str) -> TestClient:
        """Another browser on the same running server, from that address; with a name it is a guest's."""
        client = TestClient(self.app, headers={"origin": ORIGIN, **headers}, client=(address, 50000))
        client.portal = main.portal
        if name:
            assert client.post("/api/me", json={"name": name, "lang": "en"}).status_code == 200
        return client


def make(client: TestClient, seats: list[str], game: str = "leduc", **more: Any) -> dict[str, Any]:
    reply = client.post("/api/tables", json={"game": game, "seats": [{"kind": kind} for kind in seats], **more})
    assert reply.status_code == 201, reply.text
    made: dict[str, Any] = reply.json()
    return made


def read_until(socket: Any, kind: str) -> dict[str, Any]:
    for _ in range(500):
        message: dict[str, Any] = socket.receive_json()
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind}")


def first_state(socket: Any) -> dict[str, Any]:
    """The first state of a game that has begun: the welcome's, or that of the step that begins it."""
    state: dict[str, Any] = read_until(socket, "welcome")["state"]
    return state if state["seq"] else dict(read_until(socket, "step")["state"])


def first_option(state: dict[str, Any], seat: int) -> dict[str, Any]:
    decision = state["decisions"][str(seat)]
    return {"type": "move", "id": f"m{state['seq']}", "seq": state["seq"], "seat": seat, "answers": [decision["options"][0]]}


def play_to_the_end(socket: Any, state: dict[str, Any], seats: list[int]) -> dict[str, Any]:
    """Answer for these seats until the game is over; the last state."""
    while state["over"] is None:
        mine = [seat for seat in seats if str(seat) in state["decisions"]]
        if mine:
            socket.send_json(first_option(state, mine[0]))
        state = read_until(socket, "step")["state"]
    return state
