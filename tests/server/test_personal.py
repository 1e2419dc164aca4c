"""Everybody may have what is kept of them, and have it forgotten; what nobody comes for is cleaned away."""

from __future__ import annotations

from dataclasses import replace

from starlette.testclient import TestClient

from senki.server.archives import KIND, unpacked
from senki.server.memory import MemoryStore
from senki.server.personal import EMPTY_TABLES, IDLE_GUESTS, clean
from server.site import Site, make
from server.stores import chat, put, session, step, table, user
from server.test_upgrades import play, wait_until_kept


def test_one_has_what_is_kept_of_one(client: TestClient) -> None:
    running = make(client, ["me", "computer"])["id"]
    found = client.get("/api/me/export")
    assert found.headers["content-disposition"] == 'attachment; filename="senki-account.json"'
    row = found.json()
    assert (row["name"], row["language"], row["account"]) == ("Aki", "ja", None)
    assert [one["id"] for one in row["tables"]] == [running]
    assert client.get(row["tables"][0]["save"]).status_code == 200
    assert len(row["sessions"]) == 1
    assert "token" not in found.text
    assert "argon" not in found.text


def test_a_person_is_forgotten_and_the_others_play_on() -> None:
    store = MemoryStore()
    site = Site(store)
    with site.run() as ann:
        assert ann.post("/api/me", json={"name": "Annabel", "lang": "en"}).status_code == 200
        over = play(ann, "skirmish", ["me", "computer"])
        wait_until_kept(store, over)
        credentials = {"name": "annabel", "password": "correct horse"}
        assert ann.post("/api/account/register", json=credentials).status_code == 200
        other = site.browser(ann)
        assert other.post("/api/account/login", json=credentials).status_code == 200
        bob = site.browser(ann, "Bob")
        made = make(ann, ["me", "open"])
        assert bob.post(f"/api/tables/{made['id']}/join", json={"token": made["invites"][0]["token"]}).status_code == 200
        assert bob.get(f"/api/tables/{made['id']}/steps").status_code == 200
        waiting = make(ann, ["me", "open"])["id"]
        assert ann.post("/api/me/delete", json={"password": "wrong horse"}).status_code == 401
        assert store.user_by_account("annabel")
        assert ann.post("/api/me/delete", json={"password": "correct horse"}).json() == {"ok": True}
        assert not store.user_by_account("annabel")
        assert ann.get("/api/me").json()["name"] == other.get("/api/me").json()["name"] == ""
        assert bob.post("/api/account/login", json=credentials).status_code == 401
        seats = bob.get("/api/me/tables").json()[0]["seats"]
        assert [(seat["kind"], seat["name"]) for seat in seats] == [("computer", ""), ("human", "Bob")]
        stored = store.table(waiting)
        assert stored is not None
        assert (stored.owner, "human" in stored.seats) == ("", False)
        everything = [repr(one) for rows in (store.tables, store.users, store.sessions) for one in rows.values()]
        everything += [one.body for one in store.all_documents.values() if not one.kind.startswith("archive")]
        everything.append(unpacked(store.all_documents[KIND, over].body).decode())
        assert not [one for one in everything if "nnabel" in one]
        assert bob.get(f"/api/tables/{over}/replay").status_code == 200


def test_a_guest_is_forgotten_without_a_password(client: TestClient) -> None:
    assert client.post("/api/me/delete", json={}).status_code == 200
    assert client.get("/api/me").json()["name"] == ""
    assert client.post("/api/me/delete", json={}).status_code == 401


def test_what_nobody_comes_for_is_cleaned_away() -> None:
    store, now = MemoryStore(), 1_800_000_000
    old = now - EMPTY_TABLES - 1
    put(
        store,
        replace(table("empty", 0), status="waiting", updated=old),
        chat("empty", 1),
        replace(table("waits", 0), status="waiting", updated=old + 2),
        replace(table("played", 1), status="playing", updated=old),
        step("played", 1),
    )
    long_ago = now - IDLE_GUESTS - 1
    put(
        store,
        *(replace(user(name), created=long_ago) for name in ("gone", "here", "seated")),
        replace(user("acc", "acc"), created=long_ago),
    )
    put(store, replace(session("s1", "gone"), seen=long_ago), replace(session("s2", "here"), seen=now))
    put(store, replace(table("theirs", 1), owner="seated", status="over"))
    assert clean(store, now) == 0
    assert sorted(store.tables) == ["played", "theirs", "waits"]
    assert sorted(store.users) == ["acc", "here", "seated"]
    assert "s1" not in store.sessions
