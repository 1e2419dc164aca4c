"""Rules change: finished games stay open for ever, running ones are taken over or stop where they cannot be."""

from __future__ import annotations

import contextlib
import dataclasses
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from senki.engine.saves import read
from senki.server.api_errors import ApiError
from senki.server.archives import KIND
from senki.server.creating import make_imported
from senki.server.gathering import Person
from senki.server.memory import MemoryStore
from senki.server.opening import BEFORE
from senki.server.seats import read_setting
from server.newer_rules import NEW, broken, change_rules
from server.site import Site, first_option, first_state, make, play_to_the_end, read_until

TOLD = ("labels", "facts", "fields", "commitment", "seed", "options", "seats", "rules", "created", "owner_name", "status")


def wait_until_kept(store: MemoryStore, table: str) -> None:
    end = time.monotonic() + 600
    while (KIND, table) not in store.all_documents:
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def people(store: MemoryStore) -> Iterator[tuple[TestClient, TestClient]]:
    """Ann, and Bob who looks on."""
    site = Site(store)
    with site.run() as ann:
        assert ann.post("/api/me", json={"name": "Ann", "lang": "en"}).status_code == 200
        yield ann, site.browser(ann, "Bob")


@contextlib.contextmanager
def later(store: MemoryStore, people: tuple[TestClient, TestClient]) -> Iterator[list[TestClient]]:
    """Another server on the same store, as after an upgrade, and the same people's browsers."""
    site = Site(store)
    with site.run() as main:
        clients = [site.browser(main) for _ in people]
        for client, one in zip(clients, people, strict=True):
            client.cookies.update(one.cookies)
        yield clients


def all_there_is(clients: list[TestClient], table: str) -> dict[str, Any]:
    """Everything that can be asked of a finished game, by whoever asks."""
    found: dict[str, Any] = {}
    for number, client in enumerate(clients):
        steps = client.get(f"/api/tables/{table}/steps", params={"after": 0}).json()
        steps[-1]["state"].pop("can_undo")  # there is nothing to take back
        found[f"steps {number}"] = steps
        found[f"some steps {number}"] = client.get(f"/api/tables/{table}/steps", params={"after": 2, "most": 3}).json()
        for step in [0, 1, len(steps) // 2, len(steps) - 1, len(steps), len(steps) + 1]:
            found[f"state {number} {step}"] = client.get(f"/api/tables/{table}/states/{step}").json()
        with client.websocket_connect(f"/ws/tables/{table}?after=0") as socket:
            welcome = read_until(socket, "welcome")
            welcome["state"].pop("can_undo")
            found[f"welcome {number}"] = {name: welcome[name] for name in ("you", "back", "owner", "seq", "state", "chat")}
            found[f"info {number}"] = {name: welcome["table"][name] for name in TOLD}
            found[f"missed {number}"] = read_until(socket, "missed")["steps"]
    ask = clients[0]
    for seat in ("all", "0", "1"):
        found[f"replay {seat}"] = ask.get(f"/api/tables/{table}/replay", params={"seat": seat}).json()
        found[f"part {seat}"] = ask.get(f"/api/tables/{table}/replay", params={"seat": seat, "from": 3, "to": 5}).json()
    found["save"] = ask.get(f"/api/tables/{table}/save").text
    found["verify"] = ask.get(f"/api/tables/{table}/verify").json()
    found["statistics"] = ask.get(f"/api/tables/{table}/statistics").json()
    found["name"] = ask.get(f"/api/tables/{table}/save").headers["content-disposition"]
    return found


def play(client: TestClient, game: str, seats: list[str]) -> str:
    table: str = make(client, seats, game)["id"]
    with client.websocket_connect(f"/ws/tables/{table}?after=0") as socket:
        state = first_state(socket)
        socket.send_json({"type": "chat", "text": "good game"})
        play_to_the_end(socket, state, [0, 1])
    return table


@pytest.mark.parametrize("game", ["skirmish", "ganymede", "standoff", "bell"])
def test_a_finished_game_is_shown_as_ever_when_the_rules_have_changed(
    game: str, store: MemoryStore, people: tuple[TestClient, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = play(people[0], game, ["me", "hotseat" if game == "standoff" else "computer"])
    wait_until_kept(store, table)
    before = all_there_is(list(people), table)
    assert before["verify"]["ok"]
    change_rules(monkeypatch, game, broken)
    with later(store, people) as clients:
        after = all_there_is(clients, table)
        for name, value in before.items():
            assert after[name] == value, name
        with clients[1].websocket_connect(f"/ws/tables/{table}") as socket:
            info = read_until(socket, "welcome")["table"]
            assert (info["archived"], info["explains"]) == (True, False)
            socket.send_json({"type": "chat", "text": "still here"})
            assert read_until(socket, "chat")["text"] == "still here"
        assert clients[0].post(f"/api/tables/{table}/analysis").status_code == 409
        assert clients[0].get("/api/me/tables").json()[0]["id"] == table
        assert clients[0].get("/api/me/profile").json()["games"][0]["id"] == table


def test_a_finished_game_is_kept_with_what_was_taken_back_and_can_be_played_again(
    store: MemoryStore, people: tuple[TestClient, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = people[0]
    table = make(ann, ["me", "hotseat"], "skirmish")["id"]
    with ann.websocket_connect(f"/ws/tables/{table}?after=0") as socket:
        state = first_state(socket)
        taken_back = 0
        while state["over"] is None:
            seat = min(int(number) for number in state["decisions"])
            socket.send_json(first_option(state, seat))
            state = read_until(socket, "step")["state"]
            if state["over"] is None and taken_back < 2 and state["decisions"].get(str(seat), {}).get("ask") != "shot":
                socket.send_json({"type": "undo", "id": f"u{state['seq']}", "seq": state["seq"], "seat": seat})
                for _ in range(9):
                    message = socket.receive_json()
                    if message["type"] == "step":
                        state, taken_back = message["state"], taken_back + 1
                    if message["type"] in ("step", "refused"):
                        break
    assert taken_back
    wait_until_kept(store, table)
    before = all_there_is([ann], table)
    with monkeypatch.context() as patched:
        change_rules(patched, "skirmish", broken)
        with later(store, people) as clients:
            assert all_there_is(clients[:1], table) == before
    change_rules(monkeypatch, "skirmish")
    with later(store, people) as clients:
        again = clients[0].post(f"/api/tables/{table}/rematch")
        assert again.status_code == 201
        assert clients[0].post(f"/api/tables/{table}/rematch").json()["id"] == again.json()["id"]
        with clients[0].websocket_connect(f"/ws/tables/{again.json()['id']}") as socket:
            assert read_until(socket, "welcome")["table"]["rules"] == NEW


def test_a_finished_game_of_which_nothing_was_kept_says_so(
    store: MemoryStore, people: tuple[TestClient, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = play(people[0], "skirmish", ["me", "computer"])
    wait_until_kept(store, table)
    text = people[0].get(f"/api/tables/{table}/save").text
    del store.all_documents[KIND, table]
    change_rules(monkeypatch, "skirmish", broken)
    with later(store, people) as clients:
        refused = clients[0].get(f"/api/tables/{table}/steps")
        assert (refused.status_code, refused.json()["error"]) == (409, "over")
        kept = clients[0].get(f"/api/tables/{table}/save")
        assert kept.status_code == 200
        assert [answer for _, answer in read(kept.text).answers] == [answer for _, answer in read(text).answers]


# -- running games ----------------------------------------------------------------------------------------------------


def half_a_game(client: TestClient, answers: int = 6) -> tuple[str, dict[str, Any]]:
    table: str = make(client, ["me", "hotseat"], "skirmish")["id"]
    with client.websocket_connect(f"/ws/tables/{table}?after=0") as socket:
        state = first_state(socket)
        for _ in range(answers):
            socket.send_json(first_option(state, min(int(number) for number in state["decisions"])))
            state = read_until(socket, "step")["state"]
    return table, state


def stronger(table: Any) -> None:
    """A change by which all answers of before stay possible, but the table stands otherwise."""
    for squad in range(len(table.squads)):
        table.squads.strength[squad] += 5


def fewer_cards(table: Any) -> None:
    """A change by which the dice fall otherwise: what was dealt is not what the seed gives now."""
    table.deck = table.deck[:-2]


def test_a_running_game_goes_on_by_the_new_rules(
    store: MemoryStore, people: tuple[TestClient, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, state = half_a_game(people[0])
    before = [step.hash for step in store.all_steps[table]]
    change_rules(monkeypatch, "skirmish", stronger)
    with later(store, people) as clients:
        with clients[0].websocket_connect(f"/ws/tables/{table}?after={state['seq']}") as socket:
            welcome = read_until(socket, "welcome")
            assert (welcome["table"]["rules"], welcome["table"]["began_with"], welcome["seq"]) == (NEW, "1", state["seq"])
            assert welcome["state"]["decisions"] == state["decisions"]
            play_to_the_end(socket, welcome["state"], [0, 1])
        assert clients[0].get(f"/api/tables/{table}/verify").json()["ok"]
    assert all(step.hash != old for step, old in zip(store.all_steps[table], before, strict=False))
    assert (BEFORE, f"{table}/1") in store.all_documents
    with later(store, people) as clients:  # and from then on it is a game like any other
        assert clients[0].get(f"/api/tables/{table}/steps").status_code == 200


def test_a_running_game_that_is_not_possible_any_more_stops_and_its_owner_plays_on(
    store: MemoryStore, people: tuple[TestClient, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, state = half_a_game(people[0])
    stored = store.all_steps[table][:]
    change_rules(monkeypatch, "skirmish", fewer_cards)
    with later(store, people) as clients, clients[0].websocket_connect(f"/ws/tables/{table}") as socket:
        welcome = read_until(socket, "welcome")
        stopped = welcome["table"]["stopped"]
        assert (stopped["step"], stopped["of"], stopped["now"]) == (0, len(stored), NEW)
        assert "the seed gives" in stopped["why"]
        socket.send_json({"type": "move", "id": "m", "seq": welcome["seq"], "seat": 0, "answers": [0]})
        assert read_until(socket, "refused")["error"] == "not_asked"
        assert store.all_steps[table] == stored  # nothing is lost before somebody has chosen
        whole = clients[0].get(f"/api/tables/{table}/save").text
        assert read(whole).head["rules"] == "1"
        assert len(read(whole).answers) > state["seq"]
        assert clients[1].post(f"/api/tables/{table}/upgrade", json={"choice": "go_on"}).status_code == 403
        assert clients[0].post(f"/api/tables/{table}/upgrade", json={"choice": "go_on"}).status_code == 200
        welcome = read_until(socket, "welcome")
        assert (welcome["table"]["stopped"], welcome["table"]["rules"]) == (None, NEW)
        play_to_the_end(socket, read_until(socket, "step")["state"], [0, 1])
        assert clients[0].post(f"/api/tables/{table}/upgrade", json={"choice": "end"}).status_code == 409
    assert (BEFORE, f"{table}/1") in store.all_documents


def test_what_is_possible_of_a_stopped_game_is_played_on_from(
    store: MemoryStore, people: tuple[TestClient, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = half_a_game(people[0])
    steps = store.all_steps[table]
    steps[4] = dataclasses.replace(steps[4], body=steps[4].body.replace('"ordered",0]', '"ordered",7]'))
    assert ",7]" in steps[4].body
    change_rules(monkeypatch, "skirmish")
    with later(store, people) as clients, clients[0].websocket_connect(f"/ws/tables/{table}?after=0") as socket:
        welcome = read_until(socket, "welcome")
        stopped = welcome["table"]["stopped"]
        assert (stopped["step"], stopped["of"], welcome["seq"]) == (4, 7, 4)
        assert "step 5: 7 is no answer to ordered" in stopped["why"]
        assert clients[0].post(f"/api/tables/{table}/upgrade", json={"choice": "go_on"}).status_code == 200
        welcome = read_until(socket, "welcome")
        assert (welcome["seq"], welcome["table"]["stopped"]) == (4, None)
        play_to_the_end(socket, welcome["state"], [0, 1])
        assert clients[0].get(f"/api/tables/{table}/verify").json()["ok"]


def test_the_owner_ends_a_game_that_has_stopped_and_keeps_all_of_it(
    store: MemoryStore, people: tuple[TestClient, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = half_a_game(people[0])
    change_rules(monkeypatch, "skirmish", fewer_cards)
    with later(store, people) as clients:
        whole = clients[0].get(f"/api/tables/{table}/save").text
        with clients[1].websocket_connect(f"/ws/tables/{table}") as socket:
            assert read_until(socket, "welcome")["table"]["stopped"]
            assert clients[0].post(f"/api/tables/{table}/upgrade", json={"choice": "end"}).status_code == 200
            welcome = read_until(socket, "welcome")
            assert (welcome["table"]["status"], welcome["table"]["archived"]) == ("over", True)
        assert clients[1].get(f"/api/tables/{table}/save").text == whole
        (card,) = clients[0].get("/api/me/tables").json()
        assert (card["status"], card["result"]) == ("over", None)
        assert clients[0].get("/api/me/profile").status_code == 200


def test_a_save_of_older_rules_is_gone_through_by_the_new_ones(
    people: tuple[TestClient, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = people[0]
    table = play(ann, "skirmish", ["me", "computer"])
    text = ann.get(f"/api/tables/{table}/save").text
    with monkeypatch.context() as patched:
        change_rules(patched, "skirmish")
        owner = Person("u", "Anna")
        made = make_imported(text, owner, 1)
        setting = read_setting(made.table.setting)
        assert (made.table.status, setting.rules, setting.began_with) == ("over", NEW, "1")
        rows = text.splitlines()
        place = next(number for number, row in enumerate(rows) if '"ask": "play"' in row)
        rows[place] = re.sub(r'"answer": \d+', '"answer": 77', rows[place])
        with pytest.raises(ApiError, match=r"played by rules version '1'; by '99' of today: answer \d+: 77 is no answer to play"):
            make_imported("\n".join(rows) + "\n", owner, 1)
