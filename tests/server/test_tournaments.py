"""Tournaments: who meets whom, how they stand, how they go on by themselves, and what is refused."""

from __future__ import annotations

import collections
import itertools
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from senki.server.seats import read_seats, to_text
from senki.server.tournament import DRAW, LOSS, WIN, Entrant, Match, Round, Tournament, circle, next_pairings, standings
from senki.server.wire import Clock
from server.site import Site
from server.stores import put

NEW = {"name": "Autumn cup", "game": "leduc", "form": "round_robin", "clock": {"seconds": 600, "increment": 10}}


def tournament(count: int, form: str = "swiss", rounds: int = 5) -> Tournament:
    made = Tournament("cup", "leduc", {}, form, rounds, 7, Clock(600), "u0", "Host", 0, "running")  # type: ignore[arg-type]
    made.entrants = [Entrant(f"u{number}", f"P{number}") for number in range(count)]
    return made


# -- pairings ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", range(2, 11))
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    length = tournament(count, "round_robin").length
    pairs = [pair for number in range(length) for pair in circle(count, number)]
    met = [frozenset(pair) for pair in pairs if len(pair) == 2]
    assert sorted(map(sorted, met)) == sorted(map(list, itertools.combinations(range(count), 2)))
    assert sorted(pair[0] for pair in pairs if len(pair) == 1) == (list(range(count)) if count % 2 else [])
    firsts = [sum(pair[0] == player for pair in pairs if len(pair) == 2) for player in range(count)]
    assert max(firsts) - min(firsts) <= 2, "the first seat is shared out"


@pytest.mark.parametrize("count, rounds", [(4, 3), (7, 5), (8, 5), (32, 6)])
def test_in_a_swiss_tournament_nobody_meets_twice_and_byes_go_round(count: int, rounds: int) -> None:
    swiss = tournament(count, rounds=rounds)
    for _ in range(swiss.length):
        matches = next_pairings(swiss)
        assert sorted(player for match in matches for player in match.players) == list(range(count))
        for match in matches:
            if len(match.players) == 2:
                match.points = [WIN, LOSS] if min(match.players) == match.players[0] else [LOSS, WIN]  # the lower number always wins
        swiss.rounds.append(Round(0, matches))
    met = [frozenset(match.players) for one in swiss.rounds for match in one.matches if len(match.players) == 2]
    assert len(met) == len(set(met))
    byes = [match.players[0] for one in swiss.rounds for match in one.matches if len(match.players) == 1]
    assert len(byes) == len(set(byes)) == (rounds if count % 2 else 0)
    assert standings(swiss)[0].player == 0


def test_whoever_left_meets_nobody_and_where_all_have_met_they_meet_again() -> None:
    swiss = tournament(4)
    swiss.entrants[3].left = True
    (pair, bye) = next_pairings(swiss)
    assert 3 not in pair.players + bye.players
    robin = tournament(3, "round_robin")
    robin.entrants[0].left = robin.entrants[1].left = True
    assert [match.players for match in next_pairings(robin)] in ([[2]], [[2], []])
    two = tournament(2)
    two.rounds = [Round(0, [Match([0, 1], None, [DRAW, DRAW])])]
    assert [sorted(match.players) for match in next_pairings(two)] == [[0, 1]]


@pytest.mark.parametrize("count, seats, sizes", [(4, 3, [2, 2]), (5, 4, [3, 2]), (7, 4, [4, 3]), (9, 3, [3, 3, 3]), (12, 4, [4, 4, 4])])
def test_tables_of_more_than_two_are_even_and_mix(count: int, seats: int, sizes: list[int]) -> None:
    """Everybody sits once in a round, nobody has a bye, and whoever has met least often meets first."""
    cup = tournament(count, rounds=3)
    cup.seats = seats
    assert cup.length == 3
    for number in range(3):
        matches = next_pairings(cup)
        assert sorted(player for match in matches for player in match.players) == list(range(count))
        assert sorted((len(match.players) for match in matches), reverse=True) == sizes
        if number == 1 and count >= seats * seats:
            assert max(collections.Counter(map(frozenset, cup.meetings())).values()) == 1
        for match in matches:
            match.points = [WIN if player == min(match.players) else LOSS for player in match.players]
        cup.rounds.append(Round(0, matches))
    rows = standings(cup)
    assert rows[0].player == 0
    assert rows[0].points == 3 * WIN
    assert [row.won + row.drawn + row.lost for row in rows] == [3] * count
    firsts = [match.players[0] for one in cup.rounds for match in one.matches]
    assert len(set(firsts)) > len(sizes), "the first seat goes round"


def test_ties_at_tables_of_more_than_two() -> None:
    """Beaten are those whom one has outdone at the table; who loses together has beaten nobody."""
    cup = tournament(3)
    cup.seats = 3
    cup.rounds = [Round(0, [Match([0, 1, 2], None, [WIN, LOSS, LOSS])]), Round(0, [Match([2, 1, 0], None, [DRAW, DRAW, LOSS])])]
    rows = {row.player: row for row in standings(cup)}
    assert [rows[player].points for player in range(3)] == [2, 1, 1]
    assert [rows[player].buchholz for player in range(3)] == [4, 6, 6]
    assert [rows[player].beaten for player in range(3)] == [4, 1 + 2, 1 + 2]


def test_standings_and_tie_breaks() -> None:
    """Among equals with equal opponents, whoever has beaten the better ones comes first: 1 has beaten 0, and 3 has beaten 1."""
    found = tournament(4, "round_robin")
    found.rounds = [
        Round(0, [Match([0, 1], None, [LOSS, WIN]), Match([2, 3], None, [WIN, LOSS])]),
        Round(0, [Match([0, 2], None, [WIN, LOSS]), Match([1, 3], None, [LOSS, WIN])]),
        Round(0, [Match([0, 3], None, [WIN, LOSS]), Match([1, 2], None, [WIN, LOSS])]),
    ]
    rows = standings(found)
    assert [(row.player, row.points) for row in rows] == [(1, 4), (0, 4), (3, 2), (2, 2)]
    assert [row.buchholz for row in rows] == [8, 8, 10, 10]
    assert [row.beaten for row in rows] == [12, 8, 8, 4]
    assert [row.place for row in rows] == [1, 2, 3, 4]
    drawn = tournament(2)
    drawn.rounds = [Round(0, [Match([0, 1], None, [DRAW, DRAW])])]
    assert [row.place for row in standings(drawn)] == [1, 1]


# -- over HTTP --------------------------------------------------------------------------------------------------------


def opened(client: TestClient, **more: Any) -> str:
    reply = client.post("/api/tournaments", json={**NEW, **more})
    assert reply.status_code == 201, reply.text
    return str(reply.json()["card"]["id"])


def finish(site: Site, table_id: str, winner: int) -> None:
    """The game of a pairing ends."""
    table = site.store.tables[table_id]
    seats = read_seats(table.seats)
    for number, seat in enumerate(seats):
        seat.team, seat.won, seat.score = number, number == winner, int(number == winner)
    put(site.store, replace(table, status="over", seats=to_text(seats)))


def test_a_tournament_from_its_opening_to_its_end(client: TestClient, site: Site) -> None:
    cup = opened(client)
    others = [site.browser(client, name) for name in ("Ben", "Cho")]
    for other in others:
        assert other.get(f"/api/tournaments/{cup}").json()["you"] is None
        assert other.post(f"/api/tournaments/{cup}/join").json()["you"] is not None
        assert other.post(f"/api/tournaments/{cup}/join").status_code == 200  # twice is once
        assert other.post(f"/api/tournaments/{cup}/begin").json()["error"] == "not_yours"
    (card,) = client.get("/api/tournaments").json()
    assert (card["players"], card["state"], card["rounds"]) == (3, "open", 3)
    page = client.post(f"/api/tournaments/{cup}/begin").json()
    late = site.browser(client, "Dan")
    assert late.post(f"/api/tournaments/{cup}/join").json()["error"] == "over"
    for number in range(3):
        assert page["card"]["round"] == number + 1
        matches = page["rounds"][-1]["matches"]
        tables = [match["table"] for match in matches if match["table"]]
        assert len(tables) == 1
        assert sorted(len(match["players"]) for match in matches) == [1, 2]
        assert site.store.tables[tables[0]].public
        assert client.get(f"/api/tournaments/{cup}").json()["card"]["round"] == number + 1, "it waits for the game"
        finish(site, tables[0], 0)
        page = client.get(f"/api/tournaments/{cup}").json()
    assert page["card"]["state"] == "over"
    assert sum(row["points"] for row in page["standings"]) == 6
    assert [row["place"] for row in page["standings"]] == sorted(row["place"] for row in page["standings"])
    assert {row["won"] + row["lost"] for row in page["standings"]} == {2}


def test_players_sit_at_the_tables_of_their_round(client: TestClient, site: Site) -> None:
    cup = opened(client, form="swiss", rounds=1)
    ben = site.browser(client, "Ben")
    ben.post(f"/api/tournaments/{cup}/join")
    page = client.post(f"/api/tournaments/{cup}/begin").json()
    (match,) = page["rounds"][0]["matches"]
    for person in (client, ben):
        (mine,) = [card for card in person.get("/api/me/tables").json() if card["id"] == match["table"]]
        assert len(mine["you"]) == 1
        assert mine["clock"] == {"seconds": 600, "increment": 10}


def test_a_round_ends_when_its_time_is_out(client: TestClient, site: Site) -> None:
    """What is not over then counts for nobody, and the tournament closes by itself."""
    cup = opened(client, form="swiss", rounds=1, days=2)
    site.browser(client, "Ben").post(f"/api/tournaments/{cup}/join")
    client.post(f"/api/tournaments/{cup}/begin")
    service = site.app.state.site.service
    real = service.clock
    service.__dict__["clock"] = lambda: real() + 2 * 86400 + 1
    page = client.get(f"/api/tournaments/{cup}").json()
    assert page["card"]["state"] == "over"
    assert page["rounds"][0]["matches"][0]["points"] == [0.0, 0.0]


def test_leaving_and_ending(client: TestClient, site: Site) -> None:
    cup = opened(client)
    ben, cho = site.browser(client, "Ben"), site.browser(client, "Cho")
    for other in (ben, cho):
        other.post(f"/api/tournaments/{cup}/join")
    assert ben.post(f"/api/tournaments/{cup}/leave").json()["card"]["players"] == 2
    assert ben.post(f"/api/tournaments/{cup}/leave").json()["error"] == "not_asked"
    ben.post(f"/api/tournaments/{cup}/join")
    client.post(f"/api/tournaments/{cup}/begin")
    left = cho.post(f"/api/tournaments/{cup}/leave").json()
    assert [row["left"] for row in left["standings"] if row["name"] == "Cho"] == [True]
    assert ben.post(f"/api/tournaments/{cup}/end").json()["error"] == "not_yours"
    assert client.post(f"/api/tournaments/{cup}/end").json()["card"]["state"] == "over"
    assert client.post(f"/api/tournaments/{cup}/end").json()["error"] == "over"


def test_a_guest_who_makes_an_account_stays_in(client: TestClient, site: Site) -> None:
    cup = opened(client)
    assert client.post("/api/account/register", json={"name": "akiko", "password": "correct horse 9"}).status_code == 200
    page = client.get(f"/api/tournaments/{cup}").json()
    assert page["host"]
    assert page["you"] == 0


@pytest.mark.parametrize(
    "change",
    [
        {"name": ""}, {"name": "x" * 61}, {"name": "a\u202eb"}, {"game": "no-such-game"}, {"game": "hearts"}, {"form": "knockout"},
        {"rounds": 0}, {"rounds": 10}, {"days": 0}, {"days": 31}, {"clock": {}}, {"clock": None}, {"clock": {"days": 9}},
        {"options": {"mode": "nonsense"}}, {"options": {"x": 1}}, {"more": 1},
    ],
)  # fmt: skip
def test_bad_tournaments_are_refused(client: TestClient, change: dict[str, Any]) -> None:
    reply = client.post("/api/tournaments", json={**NEW, **change})
    assert reply.status_code == 400, reply.text
    assert client.get("/api/tournaments").json() == []


def test_limits(client: TestClient, site: Site) -> None:
    cup = opened(client)
    assert client.post(f"/api/tournaments/{cup}/begin").json()["error"] == "not_asked"  # alone
    for _ in range(2):
        opened(client)
    assert client.post("/api/tournaments", json=NEW).json()["error"] == "full"
    for number in range(9):
        assert site.browser(client, f"P{number}").post(f"/api/tournaments/{cup}/join").status_code == 200
    assert site.browser(client, "Eleven").post(f"/api/tournaments/{cup}/join").json()["error"] == "full"
    nobody = site.browser(client)
    assert nobody.post(f"/api/tournaments/{cup}/join").json()["error"] == "unauthorised"
    assert nobody.get(f"/api/tournaments/{cup}").status_code == 200
    for path in ("none", "x" * 200):
        assert client.get(f"/api/tournaments/{path}").status_code == 404
        assert client.post(f"/api/tournaments/{path}/join").status_code == 404


def test_a_private_server_has_no_tournaments() -> None:
    site = Site(private=True)
    with site.run() as client:
        client.post("/api/me", json={"name": "Aki", "lang": "ja"})
        assert client.get("/api/tournaments").status_code == 404
        assert client.post("/api/tournaments", json=NEW).status_code == 404
        assert client.get("/api/tournaments/any").status_code == 404
        assert client.post("/api/tournaments/any/join").status_code == 404


def test_a_tournament_at_tables_of_three_fills_up_with_computers(client: TestClient, site: Site) -> None:
    """Two of three at the table are people; a computer takes the third seat, and its win is nobody's point."""
    cup = opened(client, game="ganymede", form="swiss", rounds=2, seats=3)
    site.browser(client, "Ben").post(f"/api/tournaments/{cup}/join")
    page = client.post(f"/api/tournaments/{cup}/begin").json()
    assert (page["card"]["seats"], page["card"]["rounds"]) == (3, 2)
    for winner, points in ((2, [0, 0]), (1, [0, 1])):
        (match,) = page["rounds"][-1]["matches"]
        seats = read_seats(site.store.tables[match["table"]].seats)
        assert [seat.kind for seat in seats] == ["human", "human", "computer"]
        finish(site, match["table"], winner)
        page = client.get(f"/api/tournaments/{cup}").json()
        done = page["rounds"][0 if winner == 2 else 1]["matches"][0]
        assert done["points"] == points
    assert page["card"]["state"] == "over"


@pytest.mark.parametrize("more", [{"seats": 3}, {"form": "swiss", "seats": 5}, {"seats": 1}])
def test_tables_that_cannot_be_are_refused(client: TestClient, more: dict[str, Any]) -> None:
    assert client.post("/api/tournaments", json={**NEW, "game": "ganymede", **more}).json()["error"] == "bad_request"
