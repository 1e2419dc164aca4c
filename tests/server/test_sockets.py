"""The socket: whole games, reconnecting, failed commits, ended sessions; and a real server with a real program in a seat."""

from __future__ import annotations

import json
import pathlib
import subprocess
import sys
import urllib.request

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from server.running import running_server, table_with_a_link
from server.site import Site, first_option, first_state, make, play_to_the_end, read_until

ROOT = pathlib.Path(__file__).resolve().parents[2]


def test_two_browsers_play_a_game(site: Site, client: TestClient) -> None:
    made = make(client, ["me", "open"])
    other = site.browser(client, "Ben")
    other.post(f"/api/tables/{made['id']}/join", json={"token": made["invites"][0]["token"]})
    path = f"/ws/tables/{made['id']}?after=0"
    with client.websocket_connect(path) as one, other.websocket_connect(path) as two:
        sockets = [one, two]
        states = [first_state(socket) for socket in sockets]
        while states[0]["over"] is None:
            seat = states[0]["waiting"][0]
            assert str(seat) not in states[1 - seat]["decisions"]
            sockets[seat].send_json(first_option(states[seat], seat))
            states = [read_until(socket, "step")["state"] for socket in sockets]
        assert states[0]["over"] == states[1]["over"]


def test_reconnecting_in_mid_decision(site: Site, client: TestClient) -> None:
    table = make(client, ["me", "computer"], "ganymede")["id"]
    with client.websocket_connect(f"/ws/tables/{table}?after=0") as socket:
        state = first_state(socket)
        while "0" not in state["decisions"]:
            state = read_until(socket, "step")["state"]
        move = first_option(state, 0)
        socket.send_json(move)
    with client.websocket_connect(f"/ws/tables/{table}?after={state['seq']}") as socket:
        welcome = read_until(socket, "welcome")
        socket.send_json(move)
        ack = read_until(socket, "ack")
        assert ack["id"] == move["id"]
        assert ack["seq"] == state["seq"] + 1
        assert play_to_the_end(socket, read_latest(socket, welcome), [0])["over"]


def read_latest(socket: object, welcome: dict[str, object]) -> dict[str, object]:
    """The state after everything that is on its way: a ping is answered behind it."""
    state = welcome["state"]
    socket.send_json({"type": "ping"})  # type: ignore[attr-defined]
    while (message := socket.receive_json())["type"] != "pong":  # type: ignore[attr-defined]
        if message["type"] == "step":
            state = message["state"]
    assert isinstance(state, dict)
    return state


def test_a_failed_commit_is_refused_and_the_table_opened_again(site: Site, client: TestClient) -> None:
    table = make(client, ["me", "hotseat"])["id"]
    with client.websocket_connect(f"/ws/tables/{table}?after=0") as socket:
        state = first_state(socket)
        move = first_option(state, state["waiting"][0])
        site.store.fail_next = 1
        socket.send_json(move)
        assert read_until(socket, "refused")["error"] == "busy"
        welcome = read_until(socket, "welcome")
        assert welcome["seq"] == state["seq"]
        socket.send_json(move)
        assert read_until(socket, "ack")["seq"] == state["seq"] + 1


def test_after_a_restart_the_table_is_as_it_was(site: Site, client: TestClient) -> None:
    table = make(client, ["me", "hotseat"], "ganymede")["id"]
    with client.websocket_connect(f"/ws/tables/{table}?after=0") as socket:
        state = first_state(socket)
        for _ in range(5):
            socket.send_json(first_option(state, state["waiting"][0]))
            state = read_until(socket, "step")["state"]
    with Site(site.store).run() as again:
        again.cookies.set("senki", client.cookies["senki"])
        with again.websocket_connect(f"/ws/tables/{table}?after={state['seq'] - 2}") as socket:
            welcome = read_until(socket, "welcome")
            assert welcome["state"] == state | {"can_undo": welcome["state"]["can_undo"]}
            steps = read_until(socket, "missed")["steps"]
            assert [(step["seq"], step["state"]) for step in steps] == [(state["seq"] - 1, None), (state["seq"], None)]


def test_logging_out_closes_the_sockets(client: TestClient) -> None:
    table = make(client, ["me", "open"])["id"]
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        read_until(socket, "welcome")
        client.post("/api/account/logout")
        with pytest.raises(WebSocketDisconnect):
            read_until(socket, "nothing")


def test_spectators_hints_odds_and_chat(site: Site, client: TestClient) -> None:
    table = make(client, ["me", "computer"])["id"]
    with (
        client.websocket_connect(f"/ws/tables/{table}?after=0") as socket,
        site.browser(client).websocket_connect(f"/ws/tables/{table}") as watcher,
    ):
        assert read_until(watcher, "welcome")["you"] == []
        state = first_state(socket)
        while "0" not in state["decisions"]:
            state = read_until(socket, "step")["state"]
        socket.send_json({"type": "hint", "id": "h", "seat": 0})
        assert read_until(socket, "hint")["option"] in state["decisions"]["0"]["options"]
        socket.send_json({"type": "odds", "id": "o", "seat": 0})
        assert [odd["option"] for odd in read_until(socket, "odds")["options"]] == state["decisions"]["0"]["options"]
        watcher.send_json({"type": "chat", "text": "hello"})
        assert read_until(socket, "chat")["seat"] is None
        for _ in range(12):
            watcher.send_json({"type": "chat", "text": "hello"})
        assert read_until(watcher, "refused")["error"] == "too_fast"


def test_who_speaks_too_fast_is_told_which_message_was_not_taken(client: TestClient) -> None:
    made = client.post("/api/tables", json={"game": "ganymede", "seats": [{"kind": "me"}, {"kind": "computer"}]}).json()
    with client.websocket_connect(f"/ws/tables/{made['id']}") as socket:
        for number in range(150):
            socket.send_json({"type": "move", "seq": 999_999, "seat": 0, "answers": [0], "id": f"m{number}"})
        told: dict[str, str] = {}
        while len(told) < 150:
            message = read_until(socket, "refused")
            told[message["id"]] = message["error"]
        assert "too_fast" in told.values()
        assert set(told) == {f"m{number}" for number in range(150)}


def test_no_such_table(client: TestClient) -> None:
    with client.websocket_connect("/ws/tables/nowhere") as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_json()
    assert closed.value.code == 4404


def test_a_program_plays_on_a_real_server(tmp_path: pathlib.Path) -> None:
    """senki serve as a process of its own, with its database and its computer players, and examples/bot.py in a seat."""
    with running_server(tmp_path) as base:
        table, link = table_with_a_link(base, "ganymede")
        bot = subprocess.run([sys.executable, str(ROOT / "examples" / "bot.py"), link], capture_output=True, text=True, check=False)
        assert "winners" in bot.stdout, bot.stderr
        with urllib.request.urlopen(f"{base}/api/tables/{table}/verify") as reply:
            assert json.load(reply)["ok"]


def test_seats_at_one_screen_hear_apart(client: TestClient) -> None:
    """Who holds both seats is told what each of them heard; of a single seat there is nothing to tell apart."""
    table = make(client, ["me", "hotseat"], "standoff")["id"]
    with client.websocket_connect(f"/ws/tables/{table}?after=0") as socket:
        step = read_until(socket, "step")
    drawn = {seat: [one["values"] for one in events if one["event"] == "drawn"] for seat, events in step["by_seat"].items()}
    assert drawn.keys() == {"0", "1"}
    for seat, heard in drawn.items():
        assert heard
        assert all((values["card"] is not None) == (values["seat"] == int(seat)) for values in heard)
    assert all(values["values"]["card"] is not None for values in step["events"] if values["event"] == "drawn")

    table = make(client, ["me", "computer"], "standoff")["id"]
    with client.websocket_connect(f"/ws/tables/{table}?after=0") as socket:
        assert read_until(socket, "step")["by_seat"] == {}
