"""Letters that cannot be seen go no further than the door, wherever they come in; and addresses that no file or table can have."""

from __future__ import annotations

import json
import logging

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from senki.server.bodies import Credentials, NewTable
from senki.server.texts import BadText, clean_talk, is_plain
from senki.server.wire import BadMessage, Say, read_body, read_message
from server.site import Site, make, read_until

HIDDEN = [
    "\x00",
    "\x07",
    "\x7f",
    "\x85",
    "\u200b",
    "\u200d",
    "\u202e",
    "\u2066",
    "\u2028",
    "\ufeff",
    "\u00ad",
    "\u3164",
    "\ufffe",
    "\U000e0041",
]
FINE = ["アンナ　花", "かどまつ門松", "Zoë", "☕", "葛\U000e0100城", "\U0001fae8", "a-b_c.d", "العربية"]


@pytest.mark.parametrize("letter", HIDDEN)
def test_hidden_letters_are_refused_in_every_message_and_body(letter: str) -> None:
    assert not is_plain(f"a{letter}b")
    for row in ({"type": "move", "id": f"a{letter}", "seq": 0, "seat": 0, "answers": [0]}, {"type": "hint", "id": letter, "seat": 0}):
        with pytest.raises(BadMessage, match="cannot be seen"):
            read_message(json.dumps(row))
    for more in ({"word": f"a{letter}"}, {"options": {letter: "a"}}, {"options": {"a": letter}}, {"pack": f"a\n{letter}"}):
        with pytest.raises(BadMessage, match="cannot be seen"):
            read_body(json.dumps({"game": "leduc", "seats": [{"kind": "me"}], **more}).encode(), NewTable)
    with pytest.raises(BadMessage, match="cannot be seen"):
        read_body(json.dumps({"game": "leduc", "seats": [{"kind": "me", "name": f"a{letter}"}]}).encode(), NewTable)


@pytest.mark.parametrize("text", FINE)
def test_letters_that_can_be_seen_are_not(text: str) -> None:
    assert is_plain(text)
    assert clean_talk(text) == text


def test_a_password_may_be_anything() -> None:
    body = read_body(json.dumps({"name": "anna", "password": "\u200d\u0001 eight"}).encode(), Credentials)
    assert body.password == "\u200d\u0001 eight"


def test_talk_is_cleaned() -> None:
    assert clean_talk("a\u202eb\x00\nc\u200b ") == "ab c"
    assert clean_talk("👨\u200d👩\u200d👧") == "👨\u200d👩\u200d👧"
    assert clean_talk("a\u200db\u200d") == "ab"
    message = read_message(json.dumps({"type": "chat", "text": "x\u0000y"}))
    assert isinstance(message, Say)
    assert message.text == "xy"
    for empty in ("\u200b\u200b", "\x00", " \n "):
        with pytest.raises(BadText):
            clean_talk(empty)


def test_what_others_read_was_cleaned(client: TestClient) -> None:
    for name in ("a\u202eb", "\u3164", "a\x00"):
        reply = client.post("/api/tables", json={"game": "leduc", "seats": [{"kind": "me", "name": name}, {"kind": "open"}]})
        assert (reply.status_code, reply.json()["error"]) == (400, "bad_request")
    made = client.post("/api/tables", json={"game": "leduc", "seats": [{"kind": "me", "name": "ｱﾝﾅ"}, {"kind": "open"}]}).json()
    with client.websocket_connect(f"/ws/tables/{made['id']}") as socket:
        assert read_until(socket, "welcome")["table"]["seats"][0]["name"] == "アンナ"
        socket.send_json({"type": "chat", "text": "\u202eevil\x00"})
        assert read_until(socket, "chat")["text"] == "evil"


STRANGE = [
    "/%00", "/assets/%00", "/" + "a" * 5000, "/assets/" + "a" * 300, "/" + "a/" * 900, "/api/tables/%00/steps",
    "/api/tables/a/replay?seat=" + "9" * 5000, "/api/tables/a/steps?after=" + "9" * 5000,
    "/api/tables/%E2%80%AE/save", "/api/texts/%00", "/api/reference/%00/ja", "/%ff%fe",
]  # fmt: skip


@pytest.mark.parametrize("path", STRANGE)
def test_strange_addresses_are_the_askers_fault(client: TestClient, path: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        status = client.get(path).status_code
    assert 400 <= status < 500 or (status == 200 and path.startswith(("/%ff", "/a/")))
    assert not caplog.records


@pytest.mark.parametrize("seat", ["9" * 5000, "-1", "1.5", "x", "%00", "²"])
def test_strange_seats(client: TestClient, seat: str) -> None:
    table = make(client, ["me", "open"])["id"]
    reply = client.post(f"/api/tables/{table}/seats/{seat}", json={"kind": "computer"})
    assert 400 <= reply.status_code < 500
    assert "error" in reply.json()


def test_a_strange_seat_of_a_replay(client: TestClient) -> None:
    table = make(client, ["me", "computer"])["id"]
    for seat in ("9" * 1500, "-1", "²"):
        assert client.get(f"/api/tables/{table}/replay", params={"seat": seat}).status_code == 400


def test_a_strange_length(client: TestClient) -> None:
    assert client.post("/api/tables", content=b"{}", headers={"content-length": "9" * 5000}).status_code == 413


def test_strange_sockets(client: TestClient) -> None:
    for path in ("/ws/tables/%00", "/ws/tables/" + "a" * 3000):
        with client.websocket_connect(path) as socket, pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 4404


def test_unnamed_spectators_have_limits_of_their_own(site: Site, client: TestClient) -> None:
    """Ten lines of one of them are no reason to refuse a line of another, at another table and from elsewhere."""
    tables = [make(client, ["me", "open"])["id"] for _ in range(2)]
    talkative, quiet = site.browser(client), site.browser(client, address="203.0.113.9")
    with talkative.websocket_connect(f"/ws/tables/{tables[0]}") as socket:
        for number in range(12):
            socket.send_json({"type": "chat", "text": f"line {number}"})
        assert read_until(socket, "refused")["error"] == "too_fast"
    with talkative.websocket_connect(f"/ws/tables/{tables[1]}") as socket:  # nor does coming back help
        socket.send_json({"type": "chat", "text": "again"})
        assert read_until(socket, "refused")["error"] == "too_fast"
    with quiet.websocket_connect(f"/ws/tables/{tables[1]}") as socket:
        socket.send_json({"type": "chat", "text": "hello"})
        assert read_until(socket, "chat")["text"] == "hello"


def test_the_limit_of_messages_survives_a_reconnect(site: Site, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.app.state.site.service, "clock", lambda: 1_800_000_000.0)
    table = make(client, ["me", "open"])["id"]
    pongs = 0
    for _ in range(4):
        with client.websocket_connect(f"/ws/tables/{table}") as socket:
            read_until(socket, "welcome")
            for _ in range(60):
                socket.send_json({"type": "ping"})
            kinds: list[str] = []
            while len(kinds) < 60:
                kinds += [kind for kind in (socket.receive_json()["type"],) if kind in ("pong", "refused")]
            pongs += kinds.count("pong")
    assert pongs == 100
