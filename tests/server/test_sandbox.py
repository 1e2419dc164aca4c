"""Packs and saves from people: what they cost is paid by a process of its own, once, and is bounded."""

from __future__ import annotations

import asyncio
import json
import pathlib
import sys
import threading
import time
import tomllib
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from senki.engine import packs
from senki.engine.catalog import find_game
from senki.engine.packs import PackError, text_pack
from senki.engine.saves import SaveError, load, open_session, read, save
from senki.processes import Bounds
from senki.server.api_errors import ApiError
from senki.server.creating import NewlyMade, make_imported, pack_text
from senki.server.game_record import cached_pack
from senki.server.gathering import Person
from senki.server.sandbox import TOO_COSTLY, Sandbox, Wish
from senki.server.worker import set_up
from server.costly_work import costly
from server.site import Site, make

GAME = "ganymede"
AKI = Person("u1", "Aki")


def own_text() -> str:
    return (pathlib.Path(find_game(GAME).pack_path()) / "cards.toml").read_text(encoding="utf-8")


DOTTED = ".".join("a" * 15_000) + "=1"
HOSTILE = {
    "a dotted key": DOTTED,
    "a dotted header": f"[{'.'.join('a' * 15_000)}]",
    "a dotted key within a table": own_text().replace("[pack]", f"[pack]\n{DOTTED}"),
    "a dotted key in braces": "x = {" + DOTTED + "}",
    "deep lists": "x = " + "[" * 20_000 + "]" * 20_000,
    "deep lists on many lines": "x = [\n" + "[\n" * 10_000,
    "deep braces": "x = " + "{a=" * 10_000,
    "a very long number": "x = " + "9" * 15_000,
    "a very long number in hexadecimal": "[pack]\nid = 0x" + "f" * 15_000,
    "a very long line": "x = '" + "a" * 60_000 + "'",
    "many lines": "\n" * 21_000,
}


@pytest.fixture
def never_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of this may get as far as the parser; the game's own packs may."""
    parse = tomllib.loads

    def parse_own(text: str) -> dict[str, object]:
        assert text == own_text()
        return parse(text)

    monkeypatch.setattr(tomllib, "loads", parse_own)


@pytest.mark.parametrize("name", [name for name in HOSTILE if "dotted" in name or "deep" in name or "line" in name])
def test_what_would_cost_much_is_refused_before_it_is_parsed(name: str, never_parsed: None) -> None:
    schema = find_game(GAME).schema()
    assert schema is not None
    with pytest.raises(PackError, match="not a TOML file"):
        text_pack(HOSTILE[name], GAME, schema, "pack")
    with pytest.raises(PackError, match="not a TOML file"):
        cached_pack(GAME, HOSTILE[name])
    with pytest.raises(PackError, match="not a TOML file"):
        set_up(GAME, 2, "{}", HOSTILE[name])


@pytest.mark.parametrize("name", HOSTILE)
def test_errors_are_one_short_line(client: TestClient, name: str) -> None:
    reply = client.post("/api/tables", json={"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "pack": HOSTILE[name]})
    assert (reply.status_code, reply.json()["error"]) == (400, "bad_request")
    assert len(reply.json()["message"]) < 400


def test_a_good_pack_is_taken_and_played_with(client: TestClient) -> None:
    made = make(client, ["me", "computer"], GAME, pack=own_text().replace('game = "ganymede"', 'game = "ganymede"\nnote = "mine"'))
    with client.websocket_connect(f"/ws/tables/{made['id']}") as socket:
        assert socket.receive_json()["table"]["facts"]["mech"]


def test_a_pack_with_which_no_game_can_be_set_up(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    text = own_text().replace('id = "', 'id = "\\u202e', 2)
    reply = client.post("/api/tables", json={"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "pack": text})
    assert reply.status_code == 400
    assert "cannot be seen" in reply.json()["message"]


# -- saves ------------------------------------------------------------------------------------------------------------


def saved_with(head: dict[str, object]) -> str:
    rows: list[dict[str, object]] = [
        {"senki": 1, "game": GAME, "rules": find_game(GAME).info.rules_version, "seats": 2, "options": {}, **head}
    ]
    return "\n".join(json.dumps(row) for row in [*rows, {"end": 0, "hash": "x"}]) + "\n"


def nested(depth: int) -> object:
    value: object = 1
    for _ in range(depth):
        value = [value]
    return value


BAD_SAVES = {
    "a dotted name": saved_with({"pack": {"id": "p", "tables": {"mech": [{".".join("a" * 200_000): 1}]}}}),
    "a dotted table": saved_with({"pack": {"id": "p", "tables": {".".join("a" * 200_000): [{"a": 1}]}}}),
    "deep": saved_with({"pack": {"id": "p", "tables": {"mech": [{"id": nested(900)}]}}}),
    "a deep id": saved_with({"pack": {"id": nested(900), "tables": {"mech": []}}}),
    "a deep game": saved_with({"game": nested(900)}),
    "deep rules": saved_with({"rules": nested(900)}),
    "a deep format": saved_with({"senki": nested(900)}),
    "deep options": saved_with({"options": nested(900)}),
    "no list": saved_with({"pack": {"id": "p", "tables": 7}}),
    "deeper than JSON": '{"senki":' * 50_000,
}


@pytest.mark.parametrize("name", BAD_SAVES)
def test_bad_saves_are_refused_in_one_short_line(name: str, never_parsed: None) -> None:
    with pytest.raises(ApiError) as refused:
        make_imported(BAD_SAVES[name], AKI, 0)
    assert len(refused.value.message) <= 300
    with pytest.raises(SaveError):
        load(BAD_SAVES[name])


def test_names_stand_in_quotes() -> None:
    game = find_game(GAME)
    schema = game.schema()
    assert schema is not None
    pack = game.pack_of(game.load_pack(None))
    assert pack is not None
    again = text_pack(pack_text(pack), GAME, schema, "pack")
    assert again == pack
    odd = packs.Pack('a"b\\', GAME, {"a.b c": [{"x.y": 'q"\x7f\n☕', "z": [1, 2]}]})
    assert tomllib.loads(pack_text(odd)) == {"pack": {"id": odd.id, "game": GAME}, "a.b c": [{"x.y": 'q"\x7f\n☕', "z": [1, 2]}]}


def test_a_save_with_its_own_pack_is_imported(client: TestClient) -> None:
    text = save(open_session(read(saved_with({"pack": own_pack_row()}))))
    reply = client.post("/api/import", content=text.encode())
    assert reply.status_code == 201, reply.text
    with client.websocket_connect(f"/ws/tables/{reply.json()['id']}") as socket:
        assert 'id = "mine"' in socket.receive_json()["table"]["pack"]


def own_pack_row() -> dict[str, object]:
    game = find_game(GAME)
    pack = game.pack_of(game.load_pack(None))
    assert pack is not None
    mine = packs.Pack("mine", GAME, pack.tables)
    return {"id": mine.id, "hash": mine.hash, "tables": mine.tables}


# -- the process ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    made = Sandbox(costly, Bounds(1, 300 * 1024 * 1024))
    yield made
    made.close()


@pytest.mark.parametrize("name", ["a dotted name", "a dotted table", "deeper than JSON"])
def test_a_save_that_nobody_writes_is_refused_without_a_process(name: str) -> None:
    sandbox = Sandbox(costly)
    message = refusal(sandbox, BAD_SAVES[name]).message
    assert "not a game that can be opened" in message
    assert (sandbox.read, sandbox.worker) == (0, None)
    sandbox.close()


def test_a_warm_process_stands_ready_before_anybody_needs_it() -> None:
    """And again after it was lost."""
    sandbox = Sandbox(costly, warm=True)
    sandbox.pool.executor.submit(lambda: None).result()
    first = sandbox.worker
    assert first is not None
    assert refusal(sandbox, "die").error == "busy"
    sandbox.pool.executor.submit(lambda: None).result()
    assert sandbox.worker is not None
    assert sandbox.worker is not first
    sandbox.close()


def wish(text: str, person: str = "u1") -> Wish:
    return Wish(Person(person, "Aki"), 0, None, text if text.startswith("{") else json.dumps(text))


def refusal(sandbox: Sandbox, text: str, person: str = "u1") -> ApiError:
    with pytest.raises(ApiError) as refused:
        asyncio.run(sandbox.make(wish(text, person)))
    return refused.value


@pytest.mark.skipif(sys.platform != "linux", reason="bounds of processor time and memory as Linux has them")
@pytest.mark.parametrize("text", ["spin", "hoard"])
def test_what_costs_too_much_is_given_up_once_and_for_all(sandbox: Sandbox, text: str) -> None:
    assert refusal(sandbox, text).message == TOO_COSTLY
    read = sandbox.read
    assert refusal(sandbox, text, "u2").message == TOO_COSTLY  # it is remembered, whoever sends it
    assert sandbox.read == read
    assert "not a game" in refusal(sandbox, f"after {text}").message  # another process reads on


@pytest.mark.parametrize("text,error", [("die", "busy"), ("fail", "unknown")])
def test_what_is_not_the_texts_fault_may_be_sent_again(sandbox: Sandbox, text: str, error: str) -> None:
    read = sandbox.read
    assert refusal(sandbox, text).error == refusal(sandbox, text).error == error
    assert sandbox.read == read + 2


def test_a_text_that_is_late() -> None:
    sandbox = Sandbox(costly, deadline=0.2)
    assert refusal(sandbox, "sleep").error == "busy"
    sandbox.close()


def test_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def fail(*_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("senki.server.sandbox.Worker", fail)
    sandbox = Sandbox(costly)
    assert refusal(sandbox, "anything").error == "busy"
    assert "could not be started" in caplog.text
    sandbox.close()


def test_one_at_a_time_for_each_and_a_short_line_for_all() -> None:
    async def main() -> None:
        sandbox = Sandbox()
        go_on = threading.Event()

        def slow(_wish: Wish) -> NewlyMade:
            assert go_on.wait(60)
            raise ApiError("busy", "enough")

        sandbox.ask = slow  # type: ignore[method-assign, assignment]
        tasks = [asyncio.create_task(sandbox.make(wish(f"text {n}", f"u{n}"))) for n in range(sandbox.pool.most)]
        await asyncio.sleep(0)
        with pytest.raises(ApiError, match="one pack or save at a time"):
            await sandbox.make(wish("another", "u0"))
        with pytest.raises(ApiError, match="too many packs"):
            await sandbox.make(wish("another", "somebody else"))
        go_on.set()
        assert all(isinstance(found, ApiError) for found in await asyncio.gather(*tasks, return_exceptions=True))
        assert not sandbox.people
        sandbox.close()

    asyncio.run(main())


def test_packs_are_limited_for_each_person(site: Site, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.app.state.site.service, "clock", lambda: time.time() // 1e9)
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "pack": "= 1"}
    statuses = [client.post("/api/tables", json=body).status_code for _ in range(12)]
    assert statuses == [400] * 10 + [429] * 2
    other = site.browser(client, "Other")  # at the same address: a new guest costs nothing
    assert other.post("/api/tables", json=body).status_code == 429
