"""Lists of tables, links between them, and seats whose cards somebody may know."""

from __future__ import annotations

import json
import pathlib
import threading
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from senki.server.databases import find_database, upgrade
from senki.server.memory import MemoryStore
from senki.server.sqlstore import SqlStore, open_store
from server.site import Site, first_state, make, play_to_the_end, read_until
from server.stores import put, session, table


def finished(client: TestClient, seats: list[str]) -> str:
    made = make(client, seats)
    with client.websocket_connect(f"/ws/tables/{made['id']}?after=0") as socket:
        state = first_state(socket)
        play_to_the_end(socket, state, [seat for seat, kind in enumerate(seats) if kind == "me"])
    return str(made["id"])


# -- public tables ----------------------------------------------------------------------------------------------------


def test_private_tables_do_not_hide_public_ones(site: Site, client: TestClient) -> None:
    public = make(client, ["me", "open"], public=True)["id"]
    newest = max(one.updated for one in site.store.tables.values())
    for number in range(150):
        put(site.store, replace(table(f"private{number}", status="waiting", updated=newest + 1), public=False))
    assert [card["id"] for card in client.get("/api/tables/open").json()] == [public]


def test_public_tables_are_found_by_the_store(sql_store: SqlStore) -> None:
    for number in range(30):
        put(sql_store, replace(table(f"t{number}", status="waiting", updated=number), public=number < 3))
    put(sql_store, replace(table("running", status="playing"), public=True))
    assert [one.id for one in sql_store.public_tables("waiting", 2)] == ["t2", "t1"]
    assert [one.id for one in sql_store.public_tables("playing", 9)] == ["running"]
    assert sql_store.table("t1") == replace(table("t1", status="waiting", updated=1), public=True)


def test_public_tables_of_an_older_database_stay_public(address: str) -> None:
    database = find_database(address)
    connection = database.connect()
    upgrade(connection, address, "0001")
    with connection.begin():
        for name, setting in (("yes", {"public": True}), ("no", {"public": False, "owner_name": '"public":true'})):
            row = ("x", "waiting", "anna", json.dumps(setting, separators=(",", ":")), "[]", "", 1, 1, 0)
            values = ", ".join(repr(value) for value in (name, *row))
            connection.exec_driver_sql(f"INSERT INTO tables VALUES ({values})")
    connection.close()
    database.readers.dispose()
    database.let_go()
    store = open_store(address)
    assert [one.id for one in store.public_tables("waiting", 9)] == ["yes"]
    store.close()


# -- somebody's tables ------------------------------------------------------------------------------------------------


def test_somebodys_tables_come_page_by_page(site: Site, client: TestClient) -> None:
    owner = next(iter(site.store.users))
    setting = '{"rules":"1","options":{},"owner_name":"Aki"}'
    for number in range(250):
        put(site.store, replace(table(f"t{number:03}", owner=owner, updated=1000 + number), setting=setting))
    pages = [client.get("/api/me/tables", params={"skip": skip}).json() for skip in (0, 100, 200, 300)]
    assert [len(page) for page in pages] == [100, 100, 50, 0]
    assert [card["id"] for page in pages for card in page] == [f"t{number:03}" for number in reversed(range(250))]
    assert client.get("/api/me/tables", params={"skip": "-1"}).status_code == 400


def test_pages_of_the_store(sql_store: SqlStore) -> None:
    for number in range(25):
        put(sql_store, table(f"t{number:02}", owner="anna" if number % 2 else "bert", seats=["anna", "cora"], updated=number // 2))
    found = [one.id for skip in range(0, 30, 10) for one in sql_store.tables_of("anna", 10, skip)]
    assert found == [f"t{number:02}" for number in reversed(range(25))]
    assert sql_store.tables_of("nobody", 10) == []


def test_sessions_of_a_user(sql_store: SqlStore) -> None:
    put(sql_store, session("a", "anna"), session("b", "anna"), session("c", "bert"))
    assert {one.token_hash for one in sql_store.sessions_of("anna")} == {"a", "b"}


# -- rematch ----------------------------------------------------------------------------------------------------------


def test_a_rematch_on_a_full_disk_leaves_no_dead_link(site: Site, client: TestClient) -> None:
    game = finished(client, ["me", "computer"])
    site.store.fail_next = 1
    assert client.post(f"/api/tables/{game}/rematch").status_code == 503
    made = client.post(f"/api/tables/{game}/rematch")
    assert made.status_code == 201
    assert client.get(f"/api/tables/{made.json()['id']}/steps").status_code == 200
    assert client.post(f"/api/tables/{game}/rematch").json()["id"] == made.json()["id"]


def test_a_dead_link_of_old_is_mended(site: Site, client: TestClient) -> None:
    game = finished(client, ["me", "computer"])
    site.app.state.site.service.rooms[game].setting.rematch = "never-stored"
    made = client.post(f"/api/tables/{game}/rematch").json()
    assert client.get(f"/api/tables/{made['id']}/steps").status_code == 200


def test_two_who_ask_at_once_get_one_rematch(site: Site, client: TestClient) -> None:
    game = finished(client, ["me", "computer"])
    site.store.held = True
    found: list[str] = []
    asking = [threading.Thread(target=lambda: found.append(client.post(f"/api/tables/{game}/rematch").json()["id"])) for _ in range(3)]
    for thread in asking:
        thread.start()
    while not all_asked(site, 1):
        pass
    site.store.held = False
    while any(thread.is_alive() for thread in asking):
        site.store.commit()
    assert len(set(found)) == 1
    assert len(site.store.tables) == 2


def all_asked(site: Site, writes: int) -> bool:
    with site.store.lock:
        return len(site.store.waiting) >= writes


# -- hands that may be known ------------------------------------------------------------------------------------------


def solo(client: TestClient, seats: list[str]) -> str:
    made = make(client, seats)
    with client.websocket_connect(f"/ws/tables/{made['id']}") as socket:
        read_until(socket, "welcome")
    return str(made["id"])


def let_in(client: TestClient, game: str, seat: int) -> int:
    return client.post(f"/api/tables/{game}/seats/{seat}", json={"kind": "open"}).status_code


def test_an_owner_may_let_somebody_in(client: TestClient) -> None:
    assert let_in(client, solo(client, ["me", "computer"]), 1) == 200


@pytest.mark.parametrize("look", ["branch", "save"])
def test_not_after_a_look_at_all_hands(client: TestClient, look: str) -> None:
    game = solo(client, ["me", "computer"])
    if look == "branch":
        branch = client.post(f"/api/tables/{game}/branch", json={"step": 0, "seats": [{"kind": "me"}, {"kind": "me"}]})
        assert branch.status_code == 201
        assert let_in(client, branch.json()["id"], 1) == 403  # nor into the branch
    else:
        save = client.get(f"/api/tables/{game}/save").text
        imported = client.post("/api/import", content=save.encode()).json()["id"]
        assert let_in(client, imported, 1) == 403
    assert let_in(client, game, 1) == 403
    assert let_in(client, game, 0) == 403


def test_the_look_is_kept(site: Site, client: TestClient) -> None:
    game = solo(client, ["me", "computer"])
    client.get(f"/api/tables/{game}/save")
    again = Site(site.store)  # as after a restart
    with again.run() as other:
        other.cookies.update(client.cookies)
        assert let_in(other, game, 1) == 403


def test_a_running_game_is_not_branched_for_others(client: TestClient) -> None:
    game = solo(client, ["me", "computer"])
    assert client.post(f"/api/tables/{game}/branch", json={"step": 0, "seats": [{"kind": "me"}, {"kind": "open"}]}).status_code == 403


def test_whoever_plays_several_seats_lets_nobody_in(client: TestClient) -> None:
    made = make(client, ["me", "me"])
    assert let_in(client, made["id"], 1) == 200  # nothing has been dealt yet
    assert let_in(client, solo(client, ["me", "me"]), 1) == 403


def test_a_finished_game_is_branched_for_anybody(client: TestClient) -> None:
    game = finished(client, ["me", "computer"])
    assert client.get(f"/api/tables/{game}/save").status_code == 200
    branch = client.post(f"/api/tables/{game}/branch", json={"step": 0, "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert branch.status_code == 201
    assert let_in(client, branch.json()["id"], 0) == 200


def test_memory_and_disk_agree(tmp_path: pathlib.Path) -> None:
    disk, memory = open_store(str(tmp_path / "a.db")), MemoryStore()
    for store in (disk, memory):
        for number in range(12):
            put(store, replace(table(f"t{number:02}", status="waiting", updated=number), public=number % 2 == 0))
    assert disk.public_tables("waiting", 4) == memory.public_tables("waiting", 4)
    assert disk.tables_of("anna", 5, 3) == memory.tables_of("anna", 5, 3)
    disk.close()
