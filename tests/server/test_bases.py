"""A game that branched off a long one does not write the answers it began with again with every move."""

from __future__ import annotations

import pathlib

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from senki.cli.main import cli
from senki.server.bases import KIND
from senki.server.memory import MemoryStore
from senki.server.opening import open_table
from senki.server.seats import read_setting
from senki.server.sqlstore import open_store
from server.desk import Desk
from server.newer_rules import change_rules
from server.site import Site, first_option, first_state, make, play_to_the_end, read_until
from server.stores import put


def play_some(client: TestClient, table: str, moves: int) -> None:
    with client.websocket_connect(f"/ws/tables/{table}?after=0") as socket:
        state = first_state(socket)
        for _ in range(moves):
            socket.send_json(first_option(state, min(int(seat) for seat in state["decisions"])))
            state = read_until(socket, "step")["state"]


@pytest.fixture
def branch(site: Site, client: TestClient) -> str:
    """A running game of two at one screen, that began with 30 answers of another."""
    table = make(client, ["me", "hotseat"], "ganymede")["id"]
    with client.websocket_connect(f"/ws/tables/{table}?after=0") as socket:
        play_to_the_end(socket, first_state(socket), [0, 1])
    made: str = client.post(f"/api/tables/{table}/branch", json={"step": 30, "seats": [{"kind": "me"}, {"kind": "me"}]}).json()["id"]
    play_some(client, made, 2)
    return made


def test_the_first_answers_are_written_once(site: Site, client: TestClient, branch: str) -> None:
    store = site.store
    assert isinstance(store, MemoryStore)
    setting = read_setting(store.tables[branch].setting)
    assert (setting.base, setting.apart) == ([], 30)
    kept = store.all_documents[KIND, branch]
    shown = client.get(f"/api/tables/{branch}/replay?seat=all").json()
    site.app.state.site.service.rooms.clear()  # as after a restart
    assert client.get(f"/api/tables/{branch}/replay?seat=all").json() == shown
    play_some(client, branch, 1)
    with client.websocket_connect(f"/ws/tables/{branch}?after=0") as socket:
        play_to_the_end(socket, first_state(socket), [0, 1])
    assert client.get(f"/api/tables/{branch}/verify").json()["ok"]
    assert store.all_documents[KIND, branch] == kept
    assert read_setting(store.tables[branch].setting).base == []


def test_newer_rules_and_the_doctor_find_them(
    site: Site, client: TestClient, branch: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(site.store, MemoryStore)
    table, steps, document = site.store.tables[branch], site.store.steps(branch), site.store.all_documents[KIND, branch]
    path = tmp_path / "tables.sqlite"
    store = open_store(str(path))
    put(store, table, *steps, document)
    change_rules(monkeypatch, "ganymede")
    room = open_table(store, branch, 1, 1)
    assert len(room.setting.base) == 30
    assert room.setting.began_with
    store.close()
    looked = CliRunner().invoke(cli, ["doctor", "--database", str(path)])
    assert "1 tables running by other rules, will be taken over" in looked.output


def test_without_them_a_table_is_damaged(tmp_path: pathlib.Path, site: Site, client: TestClient, branch: str) -> None:
    assert isinstance(site.store, MemoryStore)
    path = tmp_path / "tables.sqlite"
    store = open_store(str(path))
    put(store, site.store.tables[branch], *site.store.steps(branch))
    store.close()
    looked = CliRunner().invoke(cli, ["doctor", "--database", str(path)])
    assert looked.exit_code != 0
    assert "the 30 answers that it began with are missing" in looked.output


def test_a_game_that_began_with_little_is_left_alone() -> None:
    desk = Desk("ganymede", "pp")
    desk.play({seat: desk.come(seat) for seat in range(2)}, 4)
    assert not any(kind == KIND for kind, _ in desk.store.all_documents)
