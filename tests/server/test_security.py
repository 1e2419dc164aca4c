"""S1 to S4, S7, S8: origins, authorisation of every message, sizes and depths, malformed messages, sessions, headers."""

from __future__ import annotations

import json
import random
import resource
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from senki.server.gathering import Person
from senki.server.settings import Settings, is_own_host, is_own_origin
from senki.server.wire import Anew, AskExplain, AskHint, AskOdds, BadMessage, ClientMessage, Move, Say, Undo, encode, read_message
from server.desk import Desk, of_kind
from server.site import ORIGIN, Site, make, read_until

FOREIGN = [
    None, "", "null", "*", "http://evil.example", "https://testserver", "http://testserver.evil.example", "http://eviltestserver",
    "http://testserver:80", "http://testserver:8080", "http://testserver/", "http://testserver/path", "http://TESTSERVER",
    "http://user@testserver", "http://testserver@evil.example", "http://evil.example/testserver", "http://evil.example?testserver",
    "http://evil.example#testserver", "ws://testserver", "wss://testserver", "file://", "file://testserver", "http://", "testserver",
    "//testserver", "http:testserver", "http:///testserver", "http://testserver.", "http://.testserver", "http://sub.testserver",
    "http://testserver%2eevil.example", "http://127.0.0.1", "http://localhost", "http://[::1]", "chrome-extension://testserver",
    "http://testserver\u200b", "http://testserver, http://testserver", " http://testserver", "data:text/html,x",
]  # fmt: skip


# -- S1 ---------------------------------------------------------------------------------------------------------------


def test_foreign_and_missing_origins_are_refused_everywhere(site: Site, client: TestClient) -> None:
    assert len(FOREIGN) >= 30
    table = make(client, ["me", "open"])["id"]
    bare = TestClient(site.app, cookies={"senki": client.cookies["senki"]})
    bare.portal = client.portal
    tables = dict(site.store.tables)
    for origin in FOREIGN:
        if origin is not None and not origin.isascii():
            assert not is_own_origin(origin, "testserver", Settings())
            continue
        headers = {} if origin is None else {"origin": origin}
        for path in ("/api/tables", "/api/me", f"/api/tables/{table}/moves", "/api/account/logout", f"/api/tables/{table}/invites"):
            reply = bare.post(path, json={}, headers=headers)
            assert (reply.status_code, reply.json()["error"]) == (403, "bad_origin"), (origin, path)
        with pytest.raises(WebSocketDisconnect) as closed, bare.websocket_connect(f"/ws/tables/{table}", headers=headers):
            pass
        assert closed.value.code == 4403, origin
    assert site.store.tables == tables
    with bare.websocket_connect(f"/ws/tables/{table}", headers={"origin": ORIGIN}) as socket:
        assert read_until(socket, "welcome")["you"] == [0]


def test_behind_https_pages_come_from_the_secure_address() -> None:
    assert is_own_origin("https://club.example", "club.example", Settings(secure=True))
    assert not is_own_origin("http://club.example", "club.example", Settings(secure=True))
    assert not is_own_origin("https://club.example", "club.example", Settings())


@pytest.mark.parametrize(
    "host",
    ["evil.example", "testserver.evil.example", "", "a@testserver", "testserver/x", "localhost.evil.example", "127.0.0.1.evil.example"],
)
def test_names_that_others_could_point_at_the_server_are_refused(client: TestClient, host: str) -> None:
    """DNS rebinding: the page's origin and the host agree, but it is not our name."""
    assert not is_own_host(host, Settings(hosts=frozenset({"testserver"})))
    assert client.get("/api/games", headers={"host": host}).status_code == 403


def test_own_names() -> None:
    settings = Settings(hosts=frozenset({"games.example"}))
    for host in ("localhost", "localhost:8765", "127.0.0.1:8765", "[::1]:8765", "192.168.1.7", "games.example", "games.example:443"):
        assert is_own_host(host, settings), host


# -- S2 ---------------------------------------------------------------------------------------------------------------

KINDS: dict[str, object] = {
    "move": lambda seat, seq: Move("id", seq, seat, [0]),
    "undo": lambda seat, seq: Undo("id", seq, seat),
    "anew": lambda seat, seq: Anew("id", seq, seat),
    "hint": lambda seat, seq: AskHint("id", seat),
    "odds": lambda seat, seq: AskOdds("id", seat),
    "explain": lambda seat, seq: AskExplain("id", seat, [0]),
}


def refused(desk: Desk, connection: int, message: ClientMessage, error: str) -> None:
    before, steps = desk.room.game_record.session.hash(), desk.room.step_log.last
    (reply,) = desk.send(connection, message)
    assert reply.error == error, reply  # type: ignore[union-attr]
    assert (desk.room.game_record.session.hash(), desk.room.step_log.last) == (before, steps)
    assert not desk.thinks


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_message_needs_the_right_seat_at_the_right_table(kind: str) -> None:
    write = KINDS[kind]
    assert callable(write)
    desk = Desk("leduc", "pp")
    people = [desk.come(0), desk.come(1)]
    watcher = desk.come(Person("w", "W"))
    stranger = desk.come(Person("", ""))  # somebody without a session
    seat = desk.room.game_record.table.seat
    seq = desk.seq(people[seat])
    refused(desk, people[1 - seat], write(seat, seq), "not_yours")
    refused(desk, watcher, write(seat, seq), "not_yours")
    refused(desk, stranger, write(seat, seq), "not_yours")
    refused(desk, people[seat], write(63, seq), "not_yours")
    if kind != "undo":
        other = write(1 - seat, seq)
        other.id = "not asked"
        refused(desk, people[1 - seat], other, "cannot_undo" if kind == "anew" else "not_asked")
    elsewhere = Desk("leduc", "pp", seed=2)  # the same person, at a table where somebody else sits
    elsewhere.room.seats[0].user = "somebody"
    refused(elsewhere, elsewhere.come(0), write(0, 1), "not_yours")
    desk.room.hand_over(seat, desk.now)  # a player who has left
    desk.run(desk.room.take_effects())
    desk.thinks.clear()
    left = write(seat, seq)
    left.id = "left"
    refused(desk, people[seat], left, "not_yours")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_message_is_refused_before_and_after_the_game(kind: str) -> None:
    write = KINDS[kind]
    assert callable(write)
    waiting = Desk("leduc", "po")
    refused(waiting, waiting.come(0), write(0, 0), "not_asked")
    desk = Desk("leduc", "pp")
    people = {seat: desk.come(seat) for seat in (0, 1)}
    desk.play(people)
    refused(desk, people[0], write(0, desk.seq(people[0])), "over")


def test_the_seed_is_told_only_when_the_game_is_over() -> None:
    desk = Desk("ganymede", "pp", seed=7)
    people = {seat: desk.come(seat) for seat in (0, 1)}
    seed = desk.room.stored.seed
    desk.play(people, 30)
    for box in desk.boxes.values():
        assert all(seed not in encode(message).decode() for message in box)
    desk.play(people)
    late = desk.come(Person("w", "W"))
    assert of_kind(desk.boxes[late], "Welcome")[0].table.seed == seed


# -- S3 ---------------------------------------------------------------------------------------------------------------


def test_large_and_deep_messages_cost_nothing() -> None:
    deep = ['{"type":"move","id":' + "[" * 16000, "[" * 16000, '{"a":' * 3000, '{"x":' + "[" * 8000 + "]" * 8000 + ',"type":"ping"}']
    large = ["x" * 100_000, '{"type":"chat","text":"' + "a" * 30_000 + '"}', "[" * 30_000]
    for text in deep + large:
        with pytest.raises(BadMessage):
            read_message(text)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(250):
        for text in deep + large:
            with pytest.raises(BadMessage):
                read_message(text)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 10_000  # kilobytes


def test_large_messages_and_bodies_are_refused(client: TestClient) -> None:
    table = make(client, ["me", "open"])["id"]
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        read_until(socket, "welcome")
        socket.send_text('{"type":"chat","text":"' + "a" * 20_000 + '"}')
        with pytest.raises(WebSocketDisconnect) as closed:
            read_until(socket, "nothing")
        assert closed.value.code == 1009
    assert client.post("/api/tables", content=b"x" * 70_000).json()["error"] == "too_large"
    assert client.post("/api/import", content=b"x" * 2_200_000).json()["error"] == "too_large"
    assert client.post("/api/tables", content=b"[" * 60_000).json()["error"] == "bad_request"

    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    assert client.post("/api/tables", content=endless()).json()["error"] == "too_large"


# -- S4 ---------------------------------------------------------------------------------------------------------------


def hostile(rng: random.Random, good: list[str]) -> str | bytes:
    """A message that is nearly right, or not at all."""
    kind = rng.randrange(7)
    text = rng.choice(good)
    if kind == 0:
        return rng.randbytes(rng.randrange(0, 60))
    if kind == 1:
        place = rng.randrange(len(text))
        return text[:place] + chr(rng.choice([0, 34, 44, 91, 92, 93, 123, 125, 0x3042, 0xFFFF, rng.randrange(128)])) + text[place + 1 :]
    if kind == 2:
        return text[: rng.randrange(len(text))]
    row = json.loads(text)
    name = rng.choice(list(row))
    wild = [
        None,
        True,
        -1,
        0,
        1,
        2,
        63,
        64,
        1 << 31,
        1 << 70,
        1.5,
        "",
        "0",
        "x" * 70,
        [],
        [1],
        [[1]],
        {},
        {"a": 1},
        [None],
        list(range(40)),
        "\u202e",
    ]
    if kind == 3:
        row[name] = rng.choice(wild)
    elif kind == 4:
        del row[name]
    elif kind == 5:
        row[rng.choice(["x", "Type", "seats", "__proto__", "id ", "answer"])] = rng.choice(wild)
    else:
        row = {key: rng.choice(wild) for key in row} | {
            "type": rng.choice(["move", "undo", "anew", "hint", "odds", "explain", "step", "welcome", 7, None])
        }
    return json.dumps(row)


@pytest.mark.parametrize("block", range(4))
def test_malformed_messages_change_nothing_and_get_one_typed_error_each(block: int) -> None:
    """25,000 a block. What happens to be well formed must still be refused: the sender holds no seat that is asked anything."""
    desk = Desk("ganymede", "pp", seed=block)
    desk.come(0)
    desk.come(1)
    attacker = desk.come(Person("w", "W")) if block % 2 else desk.come(1)
    if desk.room.game_record.table.waiting() == [1]:
        desk.send(attacker, desk.some_move(attacker, 1)) if block % 2 == 0 else None
    holds = desk.room.connections[attacker].seats
    good = [
        encode(message).decode()
        for message in (Move("a", 1, 0, [1]), Undo("b", 1, 0), Anew("c", 1, 0), AskHint("d", 0), AskOdds("e", 0), Say("hello"))
    ]
    rng = random.Random(block)
    before, log, errors = desk.room.game_record.session.hash(), desk.room.step_log.last, 0
    for number in range(25_000):
        data = hostile(rng, good)
        try:
            message = read_message(data)
        except BadMessage:
            errors += 1
            continue
        if isinstance(message, Say) or type(message).__name__ == "Ping" or getattr(message, "seat", 99) in holds:
            errors += 1  # well formed and allowed: not what is tested here
            continue
        message.id = f"{number}"  # type: ignore[union-attr]
        (reply,) = desk.send(attacker, message)
        assert reply.error in ("not_yours", "not_asked", "stale", "illegal", "cannot_undo", "over")  # type: ignore[union-attr]
        errors += 1
    assert errors == 25_000
    assert (desk.room.game_record.session.hash(), desk.room.step_log.last) == (before, log)
    assert len(desk.room.answered) < 1200  # refusals do not pile up


# -- S7, S8 -----------------------------------------------------------------------------------------------------------


def test_cookies_and_headers(client: TestClient) -> None:
    client.cookies.clear()
    reply = client.post("/api/me", json={"name": "B", "lang": "en"})
    cookie = reply.headers["set-cookie"].lower()
    for word in ("httponly", "samesite=strict", "path=/"):
        assert word in cookie
    for path in ("/", "/api/games", "/api/none", "/t/x", "/assets/none.js"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_faults_tell_nothing(site: Site, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(*_: object) -> None:
        raise RuntimeError("secret path /root/x")

    monkeypatch.setattr(site.store, "tables_of", fault)
    reply = client.get("/api/me/tables")
    assert (reply.status_code, reply.json()) == (500, {"error": "unknown", "message": "a fault of the server", "rule": None})


def test_sockets_are_limited_for_each_user(client: TestClient) -> None:
    table = make(client, ["me", "open"])["id"]
    opened = [client.websocket_connect(f"/ws/tables/{table}") for _ in range(20)]
    for socket in opened:
        socket.__enter__()
    with client.websocket_connect(f"/ws/tables/{table}") as further, pytest.raises(WebSocketDisconnect) as closed:
        further.receive_json()
    assert closed.value.code == 4429
    for socket in opened:
        socket.__exit__(None, None, None)
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        read_until(socket, "welcome")


def test_a_flood_of_messages_is_refused(client: TestClient) -> None:
    table = make(client, ["me", "open"])["id"]
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        read_until(socket, "welcome")
        for _ in range(130):
            socket.send_json({"type": "ping"})
        kinds = [socket.receive_json()["type"] for _ in range(128)]
    assert 95 <= kinds.count("pong") <= 110
    assert kinds.count("refused") > 10
