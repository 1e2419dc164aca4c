"""The server's loop belongs to those who play: whatever goes through a whole game again happens in other threads."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from senki.engine import revealing
from senki.server import creating, game_record, loading, opening, sandbox, tables
from senki.server.game_record import GameRecord
from senki.server.memory import MemoryStore
from server.desk import Desk
from server.site import Site, first_option, first_state, make, read_until
from server.stores import put

HEAVY: list[tuple[Any, str]] = [
    (GameRecord, "__init__"),
    (GameRecord, "again"),
    (loading.CatchUp, "steps"),
    (loading.Earlier, "state"),
    (opening, "open_room"),
    (tables, "save"),
    (tables, "verify"),
    (tables, "replay_steps"),
    (game_record, "cached_pack"),
]


class Watch:
    """In which threads the heavy functions ran, by their names."""

    def __init__(self) -> None:
        self.seen: dict[str, set[int]] = {}

    def on(self, function: Callable[..., Any], name: str) -> Callable[..., Any]:
        def watched(*args: Any, **more: Any) -> Any:
            self.seen.setdefault(name, set()).add(threading.get_ident())
            return function(*args, **more)

        return watched


@pytest.fixture(scope="module")
def played() -> MemoryStore:
    """A finished game with more steps than a room keeps at hand."""
    desk = Desk("hearts", "pppp", seed=5)
    desk.play({seat: desk.come(seat) for seat in range(4)})
    assert desk.room.status == "over"
    assert desk.room.step_log.last > 50
    return desk.store


@pytest.fixture
def long_game(site: Site, client: TestClient, played: MemoryStore) -> str:
    """That game on the server, owned by whoever asks."""
    (stored,) = played.tables.values()
    put(site.store, replace(stored, owner=next(iter(site.store.users))), *played.steps(stored.id))
    return stored.id


@pytest.fixture
def watch(long_game: str, monkeypatch: pytest.MonkeyPatch) -> Watch:
    found = Watch()
    for place, name in HEAVY:
        monkeypatch.setattr(place, name, found.on(getattr(place, name), name))
    return found


def everything_about(client: TestClient, table: str) -> None:
    """All that a reader of an old game can ask for."""
    path = f"/api/tables/{table}"
    for address in ("steps?after=0", "states/7", "replay?seat=all", "replay?seat=0&from=3&to=9", "save", "verify"):
        assert client.get(f"{path}/{address}").status_code == 200, address
    assert client.post(f"{path}/branch", json={"step": 5, "seats": [{"kind": "me"}] * 4}).status_code == 201
    with client.websocket_connect(f"/ws/tables/{table}?after=0") as socket:
        last = read_until(socket, "welcome")["seq"]
        assert [step["seq"] for step in read_until(socket, "missed")["steps"]] == list(range(1, last + 1))
    assert client.get("/api/me/tables").status_code == 200
    assert client.get("/api/tables/open").status_code == 200


def test_nothing_heavy_runs_on_the_loop(
    site: Site, client: TestClient, long_game: str, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert client.portal is not None
    loop = client.portal.call(threading.get_ident)
    lists = Watch()
    for name in ("tables_of", "public_tables", "table", "steps"):
        monkeypatch.setattr(site.store, name, lists.on(getattr(site.store, name), name))
    site.app.state.site.service.rooms.clear()  # as after a restart: it has to be opened again
    everything_about(client, long_game)
    assert set(watch.seen) == {name for _, name in HEAVY}
    assert set(lists.seen) == {"tables_of", "public_tables", "table", "steps"}
    for name, threads in (watch.seen | lists.seen).items():
        assert loop not in threads, name


def test_what_an_answer_has_shown_is_found_out_elsewhere(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move does not wait for it; whoever asks to take it back does, and the message about it comes by itself."""
    assert client.portal is not None
    loop = client.portal.call(threading.get_ident)
    there = Watch()
    monkeypatch.setattr(revealing.Reveal, "happened", there.on(revealing.Reveal.happened, "happened"))
    table = make(client, ["me", "hotseat"], "ganymede")["id"]
    with client.websocket_connect(f"/ws/tables/{table}?after=0") as socket:
        state = first_state(socket)
        for _ in range(30):
            socket.send_json(first_option(state, state["waiting"][0]))
            state = read_until(socket, "step")["state"]
            if there.seen:
                break
        told = read_until(socket, "can_undo")
        assert told["seq"] == state["seq"]
        assert told["may"] is True or isinstance(told["may"], str)
        socket.send_json({"type": "undo", "id": "u", "seq": told["seq"], "seat": told["seat"]})
        read_until(socket, "ack" if told["may"] is True else "refused")
    assert there.seen["happened"]
    assert loop not in there.seen["happened"]


def test_a_save_is_read_elsewhere(client: TestClient, long_game: str, watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    save = client.get(f"/api/tables/{long_game}/save").text
    there = Watch()
    monkeypatch.setattr(sandbox, "make_imported", there.on(creating.make_imported, "make_imported"))
    assert client.post("/api/import", content=save.encode()).status_code == 201
    assert not there.seen  # in this process not at all


def test_many_readers_do_not_take_the_threads_of_others(
    site: Site, client: TestClient, long_game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the threads for replays are all taken, everything else goes on."""
    go_on, begun = threading.Event(), threading.Semaphore(0)
    walk = tables.replay_steps

    def slow(*args: Any) -> Any:
        begun.release()
        assert go_on.wait(60)
        return walk(*args)

    monkeypatch.setattr(tables, "replay_steps", slow)
    statuses: list[int] = []
    readers = [
        threading.Thread(target=lambda: statuses.append(client.get(f"/api/tables/{long_game}/replay").status_code)) for _ in range(12)
    ]
    for thread in readers:
        thread.start()
    assert begun.acquire(timeout=60)
    assert client.get("/api/me").status_code == 200
    other = make(client, ["me", "computer"])["id"]
    with client.websocket_connect(f"/ws/tables/{other}?after=0") as socket:
        read_until(socket, "welcome")
        socket.send_json({"type": "ping"})
        read_until(socket, "pong")
    go_on.set()
    for thread in readers:
        thread.join(60)
    assert statuses == [200] * 12


def test_what_was_missed_is_the_same_however_it_is_worked_out() -> None:
    """From the moments at hand, by going through the game again, and in parts."""
    desk = Desk("ganymede", "pp", seed=3)
    people = {seat: desk.come(seat) for seat in (0, 1)}
    desk.play(people, 60)
    room = desk.room
    for viewer in (frozenset[int](), frozenset({0}), frozenset({0, 1})):
        whole = room.steps_after(viewer, 0)
        assert [step.seq for step in whole] == list(range(1, len(whole) + 1))
        for after in (0, 5, len(whole) - 3, len(whole) - 1, len(whole), len(whole) + 9):
            assert room.steps_after(viewer, after) == whole[after:]


def test_a_game_that_goes_on_while_somebody_catches_up(site: Site, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps that came in the meantime are not missed, and none comes twice."""
    table = make(client, ["me", "me"], "leduc")["id"]
    inner = site.app.state.site.service
    with client.websocket_connect(f"/ws/tables/{table}?after=0") as socket:
        state = first_state(socket)
        steps = loading.CatchUp.steps
        moved = threading.Event()

        def slow(self: loading.CatchUp) -> Any:
            found = steps(self)
            if not moved.is_set():
                moved.set()
                seat = min(int(seat) for seat in state["decisions"])
                answer = state["decisions"][str(seat)]["options"][0]
                socket.send_json({"type": "move", "id": "m", "seq": state["seq"], "seat": seat, "answers": [answer]})
                read_until(socket, "step")
            return found

        monkeypatch.setattr(loading.CatchUp, "steps", slow)
        with client.websocket_connect(f"/ws/tables/{table}?after=0") as late:
            last = read_until(late, "welcome")["seq"]
            assert last == inner.rooms[table].step_log.number(frozenset({0, 1}))
            assert [step["seq"] for step in read_until(late, "missed")["steps"]] == list(range(1, last + 1))
