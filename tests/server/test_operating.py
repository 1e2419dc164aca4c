"""For whoever runs a server: tables and people are looked after with a key that nobody has from outside; talk can be reported."""

from __future__ import annotations

import io
import json
import pathlib
import stat
import urllib.request
from typing import Any, cast

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from senki.cli.main import cli
from senki.server.memory import MemoryStore
from senki.server.operating import Key, key_file
from server.site import Site, first_state, make, play_to_the_end, read_until


@pytest.fixture
def admin(site: Site, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Any:
    """`senki admin`, as if it were run on the server's machine; what it prints."""
    found = site.app.state.site.key.known()
    monkeypatch.setattr("senki.cli.admin.find_key", lambda _database: ("http://testserver", found.token))

    class Line:
        def open(self, request: urllib.request.Request, timeout: float) -> Any:
            reply = client.request(request.method or "", request.full_url, content=cast(bytes, request.data), headers=dict(request.headers))
            if reply.status_code >= 400:
                raise urllib.error.HTTPError(request.full_url, reply.status_code, "", {}, io.BytesIO(reply.content))  # type: ignore[arg-type]
            return io.BytesIO(reply.content)

    monkeypatch.setattr(urllib.request, "build_opener", lambda *_handlers: Line())

    def run(*words: str, code: int = 0) -> str:
        result = CliRunner().invoke(cli, ["admin", *words])
        assert result.exit_code == code, result.output
        return result.output

    return run


def test_without_the_key_there_is_nothing(site: Site, client: TestClient) -> None:
    made = make(client, ["me", "open"])
    key = site.app.state.site.key.known().token
    for token in ("", "x", key[:-1]):
        headers = {"authorization": f"Bearer {token}"}
        assert client.get("/api/operator/tables", headers=headers).status_code == 404
        assert client.post(f"/api/operator/tables/{made['id']}/delete", headers=headers).status_code == 404
    assert client.get("/api/operator/tables", headers={"authorization": f"Bearer {key}"}).status_code == 200
    assert client.get(f"/api/tables/{made['id']}/steps", headers={"authorization": f"Bearer {key}"}).status_code == 401


def test_the_key_of_a_server_with_a_file_is_its_owners_alone(tmp_path: pathlib.Path) -> None:
    file = key_file(tmp_path / "tables.sqlite")
    file.write_text("old")
    file.chmod(0o666)
    key = Key(MemoryStore(), file)
    key.publish("http://127.0.0.1:1", lambda _batch: None)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    known = key.known()
    assert known is not None
    assert key.fits(known.token)
    assert not key.fits("")
    key.withdraw()
    assert not key.fits(known.token)


def test_tables_are_listed_handed_over_closed_and_deleted(site: Site, client: TestClient, admin: Any) -> None:
    bea = site.browser(client, "Bea")
    bea.post("/api/account/register", json={"name": "bea", "password": "12345678"})
    made = make(client, ["me", "hotseat"])
    with client.websocket_connect(f"/ws/tables/{made['id']}?after=-1") as socket:
        first_state(socket)
        listed = admin("tables", "--status", "playing")
        assert made["id"] in listed
        assert "owner Aki" in listed
        rows = json.loads(admin("tables", "--json"))
        user = rows[0]["owner"].rpartition("(")[2].rstrip(")")
        assert [row["id"] for row in json.loads(admin("tables", "--person", user, "--json"))] == [made["id"]]
        assert "0 tables" in admin("tables", "--person", "bea")
        admin("hand-over", made["id"], "bea")
        admin("hand-over", made["id"], "bea", "--seat", "1")
        admin("hand-over", made["id"], "computer", "--seat", "0")
        read_until(socket, "welcome")  # afresh for whoever lost a seat
        seats = read_until(socket, "welcome")["table"]["seats"]
        assert [(seat["kind"], seat["name"]) for seat in seats] == [("computer", "Aki"), ("human", "bea")]
        assert "owner bea" in admin("tables")
        assert "no such seat" in admin("hand-over", made["id"], "bea", "--seat", "7", code=2)
        assert "nobody has" in admin("hand-over", made["id"], "nobody", code=2)
        assert "closed" in admin("close", made["id"])
    table = bea.get(f"/api/tables/{made['id']}/steps").json()
    assert table[-1]["seq"] >= 1  # what there was to see
    assert bea.get(f"/api/tables/{made['id']}/save").status_code == 200
    with bea.websocket_connect(f"/ws/tables/{made['id']}?after=-1") as socket:
        info = read_until(socket, "welcome")["table"]
    assert (info["status"], info["closed"]) == ("over", True)
    assert "over" in admin("close", made["id"], code=2)
    admin("delete", made["id"], "--yes")
    assert bea.get(f"/api/tables/{made['id']}/steps").status_code == 404
    store: Any = site.store
    assert not any(key[1].startswith(made["id"]) for key in store.all_documents)
    assert "no such table" in admin("delete", made["id"], "--yes", code=2)
    waiting = make(client, ["me", "open"])
    admin("close", waiting["id"])
    assert client.get(f"/api/tables/{waiting['id']}/steps").status_code == 404


def test_a_link_for_a_new_password_holds_once(site: Site, client: TestClient, admin: Any) -> None:
    other = site.browser(client)
    other.post("/api/account/register", json={"name": "bea", "password": "old password"})
    link = admin("reset", "bea").splitlines()[0]
    token = link.partition("/reset#")[2]
    assert len(token) == 43
    fresh = site.browser(client)
    assert fresh.post("/api/account/reset", json={"token": "x" * 43, "password": "new password"}).status_code == 404
    assert fresh.post("/api/account/reset", json={"token": token, "password": "short"}).status_code == 400
    assert fresh.post("/api/account/reset", json={"token": token, "password": "new password"}).status_code == 200
    assert other.get("/api/me").json()["name"] == ""  # all sessions of before have ended
    assert fresh.post("/api/account/reset", json={"token": token, "password": "another one"}).status_code == 404
    assert fresh.post("/api/account/login", json={"name": "bea", "password": "old password"}).status_code == 401
    assert fresh.post("/api/account/login", json={"name": "bea", "password": "new password"}).status_code == 200
    client.post("/api/me", json={"name": "Guest", "lang": "en"})
    guest = json.loads(admin("tables", "--json"))
    assert guest == []


def test_who_is_banned_does_nothing_until_the_ban_is_over(site: Site, client: TestClient, admin: Any) -> None:
    bea = site.browser(client)
    bea.post("/api/account/register", json={"name": "bea", "password": "12345678"})
    made = make(bea, ["me", "computer"])
    admin("ban", "bea", "--days", "2", "--why", "insults")
    assert "bea" in admin("bans")
    assert "insults" in admin("bans")
    refused = bea.get("/api/me")
    assert (refused.status_code, refused.json()["error"], refused.json()["message"]) == (403, "banned", "insults")
    login = {"name": "bea", "password": "12345678"}
    assert site.browser(client).post("/api/account/login", json=login).json()["error"] == "banned"
    assert bea.post(f"/api/tables/{made['id']}/moves", json={}).status_code == 403
    again = site.app.state.site.bans
    again.found = {}
    again.load()  # as after a restart
    assert bea.get("/api/me").status_code == 403
    admin("unban", "bea")
    assert admin("bans") == ""
    assert bea.get("/api/me").json()["account"] == "bea"


def test_a_person_is_forgotten_on_request(site: Site, client: TestClient, admin: Any) -> None:
    bea = site.browser(client)
    bea.post("/api/account/register", json={"name": "bea", "password": "12345678"})
    admin("forget", "bea", "--yes")
    assert bea.get("/api/me").json()["name"] == ""
    assert "nobody has" in admin("forget", "bea", "--yes", code=2)


def test_a_line_of_talk_is_reported(site: Site, client: TestClient, admin: Any) -> None:
    bea = site.browser(client, "Bea")
    made = make(client, ["me", "open"])
    bea.post(f"/api/tables/{made['id']}/join", json={"token": made["invites"][0]["token"]})
    path = f"/ws/tables/{made['id']}?after=-1"
    with client.websocket_connect(path) as mine, bea.websocket_connect(path) as hers:
        mine.send_json({"type": "chat", "text": "hello"})
        lines = [read_until(mine, "chat")]
        hers.send_json({"type": "chat", "text": "you fool"})
        lines.append(read_until(mine, "chat"))
    assert [line["number"] for line in lines] == [1, 2]
    assert len({line["author"] for line in lines}) == 2
    path = f"/api/tables/{made['id']}/reports"
    assert client.post(path, json={"line": 1, "why": "insult"}).status_code == 400  # one's own
    assert client.post(path, json={"line": 3, "why": "insult"}).status_code == 404
    assert client.post(path, json={"line": 2, "why": "insult", "text": "twice"}).status_code == 201
    assert site.browser(client).post(path, json={"line": 2, "why": "spam"}).status_code == 401
    told = admin("reports")
    assert "> Bea: you fool" in told
    assert "Aki: hello" in told
    assert "twice" in told
    store: Any = site.store
    number = next(key[1] for key in store.all_documents if key[0] == "report")
    admin("reports", "--done", number)
    assert admin("reports") == ""
    assert "done, " in admin("reports", "--all")
    again = [client.post(path, json={"line": 2, "why": "other"}).status_code for _ in range(3)]
    assert again == [201, 201, 429]


def test_the_same_author_at_every_table_also_after_a_restart(site: Site, client: TestClient) -> None:
    authors = []
    for _ in range(2):
        made = make(client, ["me", "open"])
        for _ in range(2):
            with client.websocket_connect(f"/ws/tables/{made['id']}?after=-1") as socket:
                chats = read_until(socket, "welcome")["chat"]
                socket.send_json({"type": "chat", "text": "hello"})
                authors += [line["author"] for line in [*chats, read_until(socket, "chat")]]
            site.app.state.site.service.rooms.clear()  # as after a restart
    assert len(set(authors)) == 1
    assert authors[0]


def test_a_game_that_is_over_is_neither_closed_nor_handed_over(client: TestClient, admin: Any) -> None:
    made = make(client, ["me", "computer"])
    with client.websocket_connect(f"/ws/tables/{made['id']}?after=-1") as socket:
        play_to_the_end(socket, first_state(socket), [0])
    assert "over" in admin("close", made["id"], code=2)
    assert "over" in admin("hand-over", made["id"], "computer", "--seat", "0", code=2)
