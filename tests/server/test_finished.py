"""Finished games: the numbers of moves, statistics, and what the strongest computer player thinks of them."""

from __future__ import annotations

import itertools
import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from senki.agents.advice import Advice
from senki.server.analysing import WORTH_NAMING, judged, turning_points
from senki.server.best_line import MOST_ANSWERS
from senki.server.club_bodies import AnalysedMove, StandingAt, Swing
from senki.server.jobs import ThinkJob
from senki.server.statistics import swings
from senki.server.worker import open_job
from server.desk import Desk
from server.site import QuickPool, Site, make, play_to_the_end, read_until


def finish(client: TestClient, game: str, seats: list[str]) -> tuple[str, list[dict[str, Any]]]:
    """A table whose game is over, and its steps as the player saw them."""
    made = make(client, seats, game)
    with client.websocket_connect(f"/ws/tables/{made['id']}?after=0") as socket:
        welcome = read_until(socket, "welcome")
        state = welcome["state"] if welcome["state"]["seq"] else read_until(socket, "step")["state"]
        play_to_the_end(socket, state, [0])
    steps: list[dict[str, Any]] = client.get(f"/api/tables/{made['id']}/steps", params={"after": 0}).json()
    return made["id"], steps


@pytest.mark.parametrize("game", ["skirmish", "ganymede"])
def test_a_replay_numbers_moves_as_the_table_did(client: TestClient, game: str) -> None:
    table, steps = finish(client, game, ["me", "computer"])
    replayed = client.get(f"/api/tables/{table}/replay", params={"seat": "0"}).json()
    numbers = [step["move"] for step in replayed]
    assert numbers == sorted(numbers)
    assert numbers[0] == 0
    assert numbers[-1] == steps[-1]["seq"]
    at_the_table = {step["seq"]: [event["event"] for event in step["events"]] for step in steps if step["events"]}
    in_the_replay: dict[int, list[str]] = {}
    for step in replayed[1:]:
        if step["events"]:
            in_the_replay.setdefault(step["move"], []).extend(event["event"] for event in step["events"])
    first = min(at_the_table)  # the beginning is told before the first answer in a replay
    assert {move: told for move, told in in_the_replay.items() if move != first} == {
        move: told for move, told in at_the_table.items() if move != first
    }


def test_statistics_of_a_game(client: TestClient) -> None:
    table, steps = finish(client, "ganymede", ["me", "computer"])
    found = client.get(f"/api/tables/{table}/statistics").json()
    assert found["moves"] <= len(steps)
    assert all(seat["moves"] > 0 and seat["seconds"] >= 0 for seat in found["seats"])
    assert found["seconds"] >= max(seat["seconds"] for seat in found["seats"])
    moves = [point["move"] for point in found["standing"]]
    assert moves == sorted(set(moves))
    last = found["standing"][-1]["shares"]
    assert sum(last) == pytest.approx(1)  # it is over: somebody has won
    luck = [seat["luck"] for seat in found["seats"]]
    assert any(one != 0 for one in luck)
    assert all(-20 < one < 20 for one in luck)
    assert all(set(seat["tallies"]) == {"damage", "destroyed"} for seat in found["seats"])
    assert sum(seat["tallies"]["destroyed"] for seat in found["seats"]) >= 2  # one squad of two is gone
    assert all(seat["tallies"]["damage"] >= seat["tallies"]["destroyed"] for seat in found["seats"])
    course = found["course"]
    assert [one["move"] for one in course] == sorted({one["move"] for one in course})
    assert all(one["numbers"] != other["numbers"] for one, other in itertools.pairwise(course))  # only where something changed
    assert max(course[-1]["numbers"]["scores"]) > min(course[-1]["numbers"]["scores"])  # one has won
    points = {point["move"]: point["shares"] for point in found["standing"]}
    assert [swing["move"] for swing in found["swings"]] == sorted({swing["move"] for swing in found["swings"]})
    assert all(points[swing["move"]][swing["seat"]] == swing["after"] for swing in found["swings"])


def test_the_moves_that_changed_most_are_named() -> None:
    shares = [[0.5, 0.5], [0.52, 0.48], [0.3, 0.7], [0.35, 0.65], [0.6, 0.4], [0.5, 0.5], [0.9, 0.1], [0.95, 0.05]]
    found = swings([StandingAt(move, row) for move, row in enumerate(shares)])
    assert [(swing.move, swing.seat) for swing in found] == [(2, 0), (4, 0), (6, 0)]  # what was taken back at once is not named
    assert found[0] == Swing(2, 0, 0.52, 0.3)
    assert swings([StandingAt(0, [0.5, 0.5]), StandingAt(1, [0.5, 0.5])]) == []


def test_a_running_game_tells_neither_statistics_nor_an_analysis(client: TestClient) -> None:
    table = make(client, ["me", "computer"])["id"]
    assert client.get(f"/api/tables/{table}/statistics").status_code == 409
    assert client.post(f"/api/tables/{table}/analysis").status_code == 409


def have_analysed(client: TestClient, table: str) -> dict[str, Any]:
    """The analysis of a finished game, when it is done."""
    assert client.get(f"/api/tables/{table}/analysis").json()["state"] == "none"
    assert client.post(f"/api/tables/{table}/analysis").json()["state"] == "waiting"
    end = time.monotonic() + 600
    while (found := client.get(f"/api/tables/{table}/analysis").json())["state"] != "done":
        assert time.monotonic() < end, found
        time.sleep(0.05)
    made: dict[str, Any] = found
    return made


def test_an_analysis_is_made_once_and_kept(client: TestClient, site: Site) -> None:
    table, _ = finish(client, "leduc", ["me", "computer"])
    found = have_analysed(client, table)
    assert found["done"] == found["of"] == len(found["moves"]) > 0
    assert all(move["best_share"] == 0.5 and 0 <= move["seat"] < 2 for move in found["moves"])
    assert ("analysis", table) in site.store.all_documents
    assert client.post(f"/api/tables/{table}/analysis").json() == found
    stranger = TestClient(site.app, headers={"origin": "http://testserver"})
    stranger.portal = client.portal
    assert stranger.get(f"/api/tables/{table}/analysis").json() == found
    assert stranger.post(f"/api/tables/{table}/analysis").status_code == 401  # nobody without a name has computers work


def analysed(played: float | None, best: float | None, same: bool = False) -> AnalysedMove:
    return AnalysedMove(1, 1, 0, "ask", "card", "one", 1, played, 1 if same else 2, best)


def test_turning_points_are_the_choices_that_cost_most() -> None:
    costs = [0.5, 0.1, WORTH_NAMING / 2, 0.3, 0.2, 0.4, 0.6]
    moves = [analysed(0.1, 0.1 + cost) for cost in costs]
    assert turning_points(moves) == [0, 3, 4, 5, 6]
    assert turning_points([analysed(None, 0.5), analysed(0.5, None), analysed(0.1, 0.9, same=True)]) == []


def test_a_choice_is_judged_by_the_computers_ranking() -> None:
    move = AnalysedMove(3, 2, 0, "ask", "card", "one", 7, None, 7, None)
    found = judged(move, [Advice(4, 90, 0.7), Advice(7, 10, 0.2)])
    assert (found.best, found.best_share, found.share) == (4, 0.7, 0.2)
    assert judged(move, []) == move


class LastIsBest(QuickPool):
    """Thinks that the last option wins and all others lose. Whoever plays the first ones is told so at every choice."""

    def ranked(self, job: ThinkJob) -> list[Advice]:
        _, table = open_job(job)
        return [Advice(option, 10, float(place == 0)) for place, option in enumerate(reversed(table.options))]


@pytest.mark.parametrize("game", ["skirmish", "ganymede"])
def test_from_a_turning_point_the_computers_play_on(game: str) -> None:
    site = Site(pool=LastIsBest())
    with site.run() as client:
        assert client.post("/api/me", json={"name": "Ann", "lang": "en"}).status_code == 200
        table, _ = finish(client, game, ["me", "computer"])
        analysis = have_analysed(client, table)
        assert analysis["turning"]
        assert all(bool(move["line"]) == (place in analysis["turning"]) for place, move in enumerate(analysis["moves"]))
        replayed = client.get(f"/api/tables/{table}/replay", params={"seat": "all"}).json()
        for place in analysis["turning"]:
            move = analysis["moves"][place]
            assert move["line"][0] == {"seat": move["seat"], "ask": move["ask"], "value": move["best"]}
            where = {"step": move["step"], "seat": "all"}
            steps = client.get(f"/api/tables/{table}/line", params=where).json()
            assert steps[0] == replayed[move["step"]]  # it begins as the game stood
            assert [step["answer"] for step in steps[1:]] == move["line"]
            assert [step["step"] for step in steps] == list(range(move["step"], move["step"] + len(steps)))
            numbers = [step["move"] for step in steps]
            assert numbers == sorted(numbers)
            real = sum(answer["seat"] != "chance" for answer in move["line"])
            assert 1 <= real <= MOST_ANSWERS
            mine = client.get(f"/api/tables/{table}/line", params={**where, "seat": "0"}).json()
            assert len(mine) == len(steps)
            assert all(step["answer"] is None or step["answer"]["seat"] == 0 for step in mine)
        assert client.get(f"/api/tables/{table}/line", params={"step": 10_000}).status_code == 404
        assert client.get(f"/api/tables/{table}/line", params={"step": 0, "seat": "9"}).status_code == 400


def test_spectators_are_counted_and_named() -> None:
    desk = Desk("leduc", "pp")
    player = desk.come(0)
    from senki.server.gathering import Person

    desk.come(Person("w1", "Wanda"))
    nameless = desk.come(Person("", ""))
    last = [message for message in desk.boxes[player] if type(message).__name__ == "Seats"][-1]
    assert (last.watching, last.watchers) == (2, ["Wanda"])  # type: ignore[union-attr]
    welcome = next(message for message in desk.boxes[nameless] if type(message).__name__ == "Welcome")
    assert (welcome.watching, welcome.watchers) == (2, ["Wanda"])  # type: ignore[union-attr]
    desk.run(desk.room.disconnect(nameless, desk.now))
    last = [message for message in desk.boxes[player] if type(message).__name__ == "Seats"][-1]
    assert last.watching == 1  # type: ignore[union-attr]
