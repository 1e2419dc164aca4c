"""Guessing passwords: every spelling of a name is the same account, a change ends all sessions, and logins keep nobody else waiting."""

from __future__ import annotations

import asyncio
import itertools
import threading

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from senki.server.accounts import AccountError, Accounts
from senki.server.api_errors import ApiError
from senki.server.app import HASHES_WAITING
from senki.server.memory import MemoryStore
from senki.server.pools import Pool
from server.site import Site, make, read_until

SECRET = "correct horse"
SPELLINGS = ["aAａＡ𝐚𝒂𝖆ª", "lLｌＬ𝐥𝒍𝖑", "iIｉＩ𝐢𝒊𝖎", "cCｃＣ𝐜𝒄𝖈", "eEｅＥ𝐞𝒆𝖊"]


@pytest.fixture
def still(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time that stands: no limit gives anything back."""
    monkeypatch.setattr(site.app.state.site.service, "clock", lambda: 1_800_000_000.0)


def register(client: TestClient, name: str = "alice") -> None:
    assert client.post("/api/account/register", json={"name": name, "password": SECRET}).status_code == 200


def test_all_spellings_of_a_name_share_one_limit(site: Site, client: TestClient, still: None) -> None:
    register(site.browser(client))
    names = ["".join(letters) for letters in itertools.islice(itertools.product(*SPELLINGS), 0, 16000, 800)]
    assert len(set(names)) == 20
    found = [
        site.browser(client, address=f"203.0.113.{number}").post("/api/account/login", json={"name": name, "password": "wrong guess"})
        for number, name in enumerate(names)
    ]
    statuses = [reply.status_code for reply in found]
    assert statuses == [401] * 4 + [429] * 16  # the fifth of five was the registration


def test_a_change_of_password_ends_all_sessions(site: Site, client: TestClient) -> None:
    mine, theirs = site.browser(client), site.browser(client)
    register(mine)
    assert theirs.post("/api/account/login", json={"name": "alice", "password": SECRET}).status_code == 200
    table = make(mine, ["me", "open"])["id"]
    with theirs.websocket_connect(f"/ws/tables/{table}") as socket:
        assert read_until(socket, "welcome")["you"] == [0]
        changed = mine.post("/api/account/password", json={"old": SECRET, "new": "a new secret"})
        assert changed.status_code == 200
        with pytest.raises(WebSocketDisconnect):
            read_until(socket, "nothing")
    assert theirs.get("/api/me").json()["account"] is None
    assert mine.get("/api/me").json()["account"] == "alice"
    with mine.websocket_connect(f"/ws/tables/{table}") as socket:
        assert read_until(socket, "welcome")["you"] == [0]
    with theirs.websocket_connect(f"/ws/tables/{table}") as socket, pytest.raises(WebSocketDisconnect) as closed:
        read_until(socket, "welcome")
    assert closed.value.code == 4401


def test_a_login_that_was_checked_before_the_change_comes_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    accounts = Accounts(MemoryStore())
    user = accounts.register("alice", SECRET, None)
    fits = accounts.fits
    changed: list[str] = []

    def change_meanwhile(hashed: str, secret: bytes) -> bool:
        found = fits(hashed, secret)
        if not changed:
            changed.append("now")
            accounts.change_password(user, SECRET, "a new secret")
        return found

    monkeypatch.setattr(accounts, "fits", change_meanwhile)
    with pytest.raises(AccountError, match="wrong"):
        accounts.login("alice", SECRET, None)


def test_a_change_that_cannot_be_kept_ends_nothing() -> None:
    store = MemoryStore()
    accounts = Accounts(store)
    user = accounts.register("alice", SECRET, None)
    _, token = accounts.login("alice", SECRET, None)
    store.fail_next = 1
    with pytest.raises(OSError, match="no space"):
        accounts.change_password(user, SECRET, "a new secret")
    assert accounts.whoami(token) == user
    accounts.login("alice", SECRET, None)


def test_logins_have_threads_and_a_line_of_their_own(site: Site, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """While hashes are worked out, other requests are answered; who finds the line full is told so at once."""
    go_on, ran_in = threading.Event(), set()
    accounts = site.app.state.site.accounts

    def slow(_hashed: str, _secret: bytes) -> bool:
        ran_in.add(threading.current_thread().name.rpartition("_")[0])
        assert go_on.wait(60)
        return False

    monkeypatch.setattr(accounts, "fits", slow)
    statuses: list[int] = []
    told = threading.Condition()

    def guess(number: int) -> None:
        reply = site.browser(client).post("/api/account/login", json={"name": f"somebody{number}", "password": SECRET})
        with told:
            statuses.append(reply.status_code)
            told.notify_all()

    room = site.app.state.site.hashing.most
    monkeypatch.setattr(site.app.state.site, "limit", lambda *_: None)
    guesses = [threading.Thread(target=guess, args=(number,)) for number in range(room + 6)]
    for thread in guesses:
        thread.start()
    with told:
        assert told.wait_for(lambda: len(statuses) == 6, 60)
    assert statuses == [503] * 6
    assert client.get("/api/me").json()["name"] == "Aki"  # all who log in still wait
    assert make(client, ["me", "open"])["id"]
    go_on.set()
    for thread in guesses:
        thread.join(60)
    assert sorted(statuses) == [401] * room + [503] * 6
    assert ran_in == {"senki-hashing"}
    assert room <= 2 + HASHES_WAITING


def test_a_pool() -> None:
    async def main() -> None:
        pool = Pool("test", 1, 1, "come again")
        go_on = threading.Event()
        tasks = [asyncio.create_task(pool.run(go_on.wait, 60)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(ApiError, match="come again"):
            await pool.run(len, "abc")
        go_on.set()
        assert await asyncio.gather(*tasks) == [True, True]
        assert await pool.run(len, "abc") == 3
        with pytest.raises(ZeroDivisionError):
            await pool.run(divmod, 1, 0)
        assert pool.inside == 0
        pool.close()
        with pytest.raises(ApiError, match="stopping"):
            await pool.run(len, "abc")

    asyncio.run(main())
