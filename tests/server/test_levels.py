"""Computer seats and their levels: how they are made, changed, kept and shown, and that their games go on after a restart."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from senki.server.bot_requests import SECONDS
from senki.server.jobs import ThinkJob
from senki.server.memory import MemoryStore
from senki.server.rooms import Room
from senki.server.seats import COMPUTER, HUMAN, USUAL_LEVEL, read_seats
from senki.server.wire import Clock
from senki.server.worker_pool import Note
from server.desk import Desk, of_kind
from server.site import Site, first_state, make, play_to_the_end, read_until


class Asleep:
    """Computer players that never answer."""

    def waiting(self) -> int:
        return 0

    def think(self, job: ThinkJob, done: Callable[[Any, Exception | None], None], noted: Callable[[Note], None]) -> None:
        return


def levels(client: TestClient, table: str) -> list[int | None]:
    with client.websocket_connect(f"/ws/tables/{table}?after=-1") as socket:
        return [seat["level"] for seat in read_until(socket, "welcome")["table"]["seats"]]


def test_every_game_has_five_levels(client: TestClient) -> None:
    games = client.get("/api/games").json()
    assert games
    assert all(game["levels"] == [1, 2, 3, 4, 5] for game in games)


def test_a_seat_has_the_level_that_was_wished_for(client: TestClient) -> None:
    seats = [{"kind": "me"}, {"kind": "computer", "level": 5}, {"kind": "computer"}]
    reply = client.post("/api/tables", json={"game": "ganymede", "seats": seats})
    assert levels(client, reply.json()["id"]) == [None, 5, USUAL_LEVEL]


@pytest.mark.parametrize("level", [0, 6, "3", 2.5])
def test_other_levels_are_refused(client: TestClient, level: object) -> None:
    seats = [{"kind": "me"}, {"kind": "computer", "level": level}]
    assert client.post("/api/tables", json={"game": "leduc", "seats": seats}).status_code == 400


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_the_level_is_who_thinks_and_for_how_long(level: int) -> None:
    desk = Desk("leduc", "cc")
    for seat in desk.room.seats:
        seat.level = level
    desk.come(0)
    assert desk.thinks
    assert all((think.agent, think.deadline) == (f"level:{level}", SECONDS[level]) for think in desk.thinks)
    assert SECONDS[level] <= 5


def test_the_owner_may_change_it_while_the_game_runs(client: TestClient, site: Site) -> None:
    table = make(client, ["me", "computer"], "ganymede")["id"]
    path = f"/api/tables/{table}/seats/1"
    with client.websocket_connect(f"/ws/tables/{table}?after=-1") as socket:
        state = first_state(socket)
        assert client.post(path, json={"kind": "computer", "level": 4}).json() == {"seat": 1}
        while read_until(socket, "seats")["seats"][1]["level"] != 4:
            pass  # told of something else before
        assert state["over"] is None
    assert levels(client, table) == [None, 4]
    other = site.browser(client, "Bo")
    assert other.post(path, json={"kind": "computer", "level": 1}).status_code == 403


def test_from_the_next_question_on() -> None:
    """A thought under way is not disturbed; the one after it is of the new level."""
    desk = Desk("leduc", "cc")
    desk.come(0)
    [first] = desk.thinks
    for seat in desk.room.seats:
        seat.level = 5
    desk.run(desk.room.tick(desk.now))
    assert desk.thinks == [first]
    desk.think()
    assert [think.agent for think in desk.thinks] == ["level:5"]


def test_nobody_weakens_the_one_who_plays_for_somebody_away(client: TestClient, site: Site) -> None:
    """The owner may not change the computer that stands in for another person; that person may."""
    made = make(client, ["me", "open"], "ganymede")
    other = site.browser(client, "Bo")
    assert other.post(f"/api/tables/{made['id']}/join", json={"token": made["invites"][0]["token"]}).status_code == 200
    levels(client, made["id"])  # begins the game
    path = f"/api/tables/{made['id']}/seats/1"
    assert other.post(path, json={"kind": "computer", "level": 5}).status_code == 200
    assert client.post(path, json={"kind": "computer", "level": 1}).status_code == 403
    assert other.post(path, json={"kind": "computer", "level": 4}).status_code == 200
    assert levels(client, made["id"])[1] == 4


def test_a_seat_keeps_its_level_for_when_the_computer_comes_back(client: TestClient) -> None:
    table = make(client, ["me", "hotseat"], "ganymede")["id"]
    path = f"/api/tables/{table}/seats/0"
    levels(client, table)  # begins the game
    assert client.post(path, json={"kind": "computer", "level": 5}).status_code == 200
    assert levels(client, table) == [5, None]
    assert client.post(f"/api/tables/{table}/join", json={"seat": 0}).status_code == 200
    assert levels(client, table) == [None, None]
    assert client.post(path, json={"kind": "computer"}).status_code == 200
    assert levels(client, table) == [5, None]


def test_who_runs_out_of_time_is_replaced_at_the_usual_level() -> None:
    desk = Desk("leduc", "pp", clock=Clock(60))
    people = {seat: desk.come(seat) for seat in (0, 1)}
    seat = desk.room.game_record.table.seat
    desk.now += 61_000
    desk.run(desk.room.tick(desk.now))
    assert (desk.room.seats[seat].kind, desk.room.seats[seat].level) == (COMPUTER, USUAL_LEVEL)
    shown = of_kind(desk.boxes[people[1 - seat]], "Seats")[-1].seats[seat]
    assert (shown.kind, shown.level) == ("computer", USUAL_LEVEL)


def test_a_rematch_is_against_the_same_level(client: TestClient) -> None:
    reply = client.post("/api/tables", json={"game": "leduc", "seats": [{"kind": "me"}, {"kind": "computer", "level": 3}]})
    table = reply.json()["id"]
    with client.websocket_connect(f"/ws/tables/{table}?after=-1") as socket:
        play_to_the_end(socket, first_state(socket), [0])
    again = client.post(f"/api/tables/{table}/rematch").json()["id"]
    assert levels(client, again) == [3, None]


# -- tables kept before there were levels ------------------------------------------------------------------------------


@pytest.mark.parametrize("agent,level", [("random", 1), ("greedy", 2), ("greedy:1", 2), ("forgotten", 2)])
def test_old_tables_can_be_opened(agent: str, level: int) -> None:
    desk = Desk("leduc", "pc")
    stored = next(iter(desk.store.tables.values()))
    rows = json.loads(stored.seats)
    for row in rows:
        del row["level"]
        row["agent"] = agent if row["kind"] == COMPUTER else None
    desk.store.tables[stored.id] = replace(stored, seats=json.dumps(rows))
    room: Room = desk.open()
    assert [(seat.kind, seat.level) for seat in room.seats] == [(HUMAN, None), (COMPUTER, level)]
    people = {0: desk.come(0)}
    desk.play(people)
    assert room.status == "over"
    kept = read_seats(desk.store.tables[stored.id].seats)
    assert (kept[1].level, kept[1].agent) == (level, None)


# -- after a restart ---------------------------------------------------------------------------------------------------


def begun(store: MemoryStore, seats: list[str], **more: Any) -> str:
    """A table whose game has begun on a server with computers that do not answer; then the server stops."""
    site = Site(store)
    site.app.state.site.service.worker_pool = Asleep()
    with site.run() as client:
        client.post("/api/me", json={"name": "Aki", "lang": "en"})
        table: str = make(client, seats, "leduc", **more)["id"]
        with client.websocket_connect(f"/ws/tables/{table}?after=-1") as socket:
            first_state(socket)
    return table


def until(holds: Callable[[], bool]) -> bool:
    for _ in range(2000):
        if holds():
            return True
        time.sleep(0.01)
    return False


def test_computers_go_on_without_a_visit() -> None:
    store = MemoryStore()
    table = begun(store, ["computer", "computer"])
    assert store.tables[table].status == "playing"
    with Site(store).run():
        assert until(lambda: store.tables[table].status == "over")


def test_a_clock_runs_on_without_a_visit() -> None:
    store = MemoryStore()
    table = begun(store, ["me", "hotseat"], clock={"seconds": 10})
    rows = json.loads(store.tables[table].seats)
    for row in rows:
        row["left"] = 1  # a millisecond
    store.tables[table] = replace(store.tables[table], seats=json.dumps(rows))
    with Site(store).run():
        assert until(lambda: any(seat.kind == COMPUTER for seat in read_seats(store.tables[table].seats)))


def test_a_table_that_waits_for_a_person_stays_closed() -> None:
    store = MemoryStore()
    table = begun(store, ["me", "hotseat"])
    later = begun(store, ["computer", "computer"])
    store.tables[later] = replace(store.tables[later], updated=0)  # looked at after the other
    site = Site(store)
    with site.run():
        assert until(lambda: store.tables[later].status == "over")
        assert table not in site.app.state.site.service.rooms
