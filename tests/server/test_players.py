"""Results of finished games, pages of players, ratings and rankings, and what a private server leaves out."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from senki.server.cards import result_of
from senki.server.ratings import FIRST, Ratings
from senki.server.seats import HUMAN, Seat, Setting, to_text
from senki.server.sqlstore import SqlStore
from senki.server.storage import StoredTable, StoredUser
from server.site import Site, make, play_to_the_end, read_until
from server.stores import put, table

SETTING = Setting("1", {}, "host")


def finish(client: TestClient, seats: list[str]) -> str:
    made = make(client, seats)
    with client.websocket_connect(f"/ws/tables/{made['id']}?after=0") as socket:
        welcome = read_until(socket, "welcome")
        state = welcome["state"] if welcome["state"]["seq"] else read_until(socket, "step")["state"]
        play_to_the_end(socket, state, [seat for seat, kind in enumerate(seats) if kind in ("me", "hotseat")])
    return str(made["id"])


def account(site: Site, name: str) -> str:
    """An account, without the work of hashing a password."""
    user = StoredUser(f"id-{name}", name.title(), "en", name, None, None, 1000)
    put(site.store, user)
    return user.id


def ended(number: int, seats: list[Seat], game: str = "leduc", at: int | None = None, **more: Any) -> StoredTable:
    """A game that ended at some time."""
    setting = Setting("1", {}, "host", begun=900, moves=12, **more)
    found = table(f"t{number:03}", status="over", owner="nobody", updated=1000 + number if at is None else at)
    return replace(found, game=game, setting=to_text(setting), seats=to_text(seats), public=False)


def duel(winner: str, loser: str, **more: Any) -> list[Seat]:
    return [
        Seat(HUMAN, winner, winner, team=0, score=3, won=True, **more),
        Seat(HUMAN, loser, loser, team=1, score=1, won=False, **more),
    ]  # fmt: skip


# -- results ----------------------------------------------------------------------------------------------------------


def test_a_list_tells_how_a_finished_game_ended(client: TestClient, site: Site) -> None:
    finished = finish(client, ["me", "computer"])
    (card,) = client.get("/api/me/tables").json()
    assert card["id"] == finished
    assert card["status"] == "over"
    assert card["you"] == [0]
    assert sorted(seat["won"] for seat in card["seats"]) in ([False, True], [True, True])
    assert all(isinstance(seat["score"], int) for seat in card["seats"])
    assert card["moves"] > 1
    assert card["host"] == "Aki"
    assert card["created"] <= card["updated"]
    running = make(client, ["me", "open"])["id"]
    card = next(one for one in client.get("/api/me/tables").json() if one["id"] == running)
    assert [seat["won"] for seat in card["seats"]] == [None, None]


def test_a_finished_game_is_dated_by_its_end(client: TestClient, site: Site) -> None:
    finished = finish(client, ["me", "computer"])
    put(site.store, replace(site.store.tables[finished], updated=5000))
    site.app.state.site.service.rooms.clear()
    assert client.post(f"/api/tables/{finished}/rematch").status_code == 201  # the old table is written again, to name the new one
    assert "rematch" in site.store.tables[finished].setting
    assert site.store.tables[finished].updated == 5000


@pytest.mark.parametrize(
    "won, teams, results",
    [
        ([True, False], [0, 1], ["won", "lost"]),
        ([True, True], [0, 1], ["drawn", "drawn"]),
        ([False, False], [0, 1], ["drawn", "drawn"]),
        ([True, False, True, False], [0, 1, 0, 1], ["won", "lost", "won", "lost"]),
        ([True, True, False], [0, 1, 2], ["drawn", "drawn", "lost"]),
        ([None, None], [0, 1], [None, None]),
    ],
)  # fmt: skip
def test_results(won: list[bool | None], teams: list[int], results: list[str | None]) -> None:
    seats = [Seat(HUMAN, f"u{number}", won=one, team=team) for number, (one, team) in enumerate(zip(won, teams, strict=True))]
    assert [result_of(seats, number) for number in range(len(seats))] == results


# -- profiles ---------------------------------------------------------------------------------------------------------


def test_my_own_page_has_my_games_and_how_i_fared(client: TestClient) -> None:
    assert client.get("/api/me/profile").json()["games"] == []
    finish(client, ["me", "computer"])
    finish(client, ["me", "hotseat"])  # against oneself: a game, but nobody won it from anybody
    page = client.get("/api/me/profile").json()
    assert page["name"] == "Aki"
    assert page["account"] is None
    assert page["ratings"] == []
    assert not page["more"]
    assert len(page["games"]) == 2
    assert all(game["id"] for game in page["games"])
    (record,) = page["records"]
    assert record["game"] == "leduc"
    assert record["level"] == 2
    assert record["won"] + record["drawn"] + record["lost"] == 1
    against_computer = page["games"][1] if page["games"][1]["seats"][1]["kind"] == "computer" else page["games"][0]
    assert against_computer["result"] in ("won", "lost", "drawn")
    assert against_computer["seats"][1]["level"] == 2
    assert against_computer["moves"] > 1
    assert not against_computer["rated"]


def test_history_comes_page_by_page(client: TestClient, site: Site) -> None:
    anna, bert = account(site, "anna"), account(site, "bert")
    for number in range(65):
        put(site.store, ended(number, duel(anna, bert)))
    pages = [client.get("/api/players/anna", params={"skip": skip}).json() for skip in (0, 30, 60)]
    assert [len(page["games"]) for page in pages] == [30, 30, 5]
    assert [page["more"] for page in pages] == [True, True, False]
    times = [game["ended"] for page in pages for game in page["games"]]
    assert times == sorted(times, reverse=True)
    assert len(set(times)) == 65
    assert pages[2]["records"] == [{"game": "leduc", "level": None, "won": 65, "drawn": 0, "lost": 0}]
    assert pages[0]["games"][0]["seconds"] == 1064 - 900
    assert pages[0]["games"][0]["moves"] == 12


def test_others_do_not_learn_where_a_private_game_was_played(client: TestClient, site: Site) -> None:
    anna, bert = account(site, "anna"), account(site, "bert")
    put(site.store, ended(1, duel(anna, bert)))
    put(site.store, replace(ended(2, duel(anna, bert)), public=True))
    assert [game["id"] for game in client.get("/api/players/anna").json()["games"]] == ["t002", None]
    assert client.get("/api/players/nobody").status_code == 404
    assert client.get("/api/players/id-anna").status_code == 404  # ids are not names


# -- ratings ----------------------------------------------------------------------------------------------------------


def test_ratings_follow_the_results(client: TestClient, site: Site) -> None:
    anna, bert, cleo = (account(site, name) for name in ("anna", "bert", "cleo"))
    for number, (winner, loser) in enumerate([(anna, bert), (anna, cleo), (bert, cleo), (anna, bert)]):
        put(site.store, ended(number, duel(winner, loser)))
    rows = client.get("/api/ranking/leduc").json()["players"]
    assert [row["account"] for row in rows] == ["anna", "bert", "cleo"]
    assert [row["place"] for row in rows] == [1, 2, 3]
    assert [(row["games"], row["won"]) for row in rows] == [(3, 3), (3, 1), (2, 0)]
    assert rows[0]["rating"] > FIRST > rows[2]["rating"]
    assert rows[0]["spread"] < 667
    (rating,) = client.get("/api/players/anna").json()["ratings"]
    assert (rating["game"], rating["rating"], rating["games"]) == ("leduc", rows[0]["rating"], 3)
    assert client.get("/api/ranking/hearts").json()["players"] == []


def test_only_games_between_accounts_are_rated(site: Site) -> None:
    anna, bert = account(site, "anna"), account(site, "bert")
    put(site.store, StoredUser("guest", "Guest", "en", None, None, None, 1))
    tables = [
        ended(1, duel(anna, "guest")),
        ended(2, duel(anna, anna)),
        ended(3, duel(anna, bert), base=[(0, "x", 1)]),
        ended(4, duel(anna, bert), pack="[pack]"),
        ended(5, duel(anna, bert), seen=True),
        ended(6, [replace_won(seat) for seat in duel(anna, bert)]),
        replace(ended(7, duel(anna, bert)), status="playing"),
    ]
    for one in tables:
        put(site.store, one)
    ratings = Ratings(site.store, time.time)
    assert ratings.of_game("leduc") == {}
    put(site.store, ended(8, duel(anna, bert)))
    assert ratings.of_game("leduc")[anna].games == 1


def replace_won(seat: Seat) -> Seat:
    seat.won = None
    return seat


def test_ratings_are_continued_and_come_to_the_same_from_the_beginning(site: Site) -> None:
    anna, bert, cleo = (account(site, name) for name in ("anna", "bert", "cleo"))
    games = [(anna, bert), (cleo, anna), (bert, cleo), (anna, cleo)] * 3
    kept = Ratings(site.store, time.time)
    for number, (winner, loser) in enumerate(games):
        put(site.store, ended(number, duel(winner, loser)))
        kept.of_game("leduc")
    assert kept.of_game("leduc") == Ratings(site.store, time.time).of_game("leduc")


def test_a_game_that_has_just_ended_waits_for_others_of_the_same_second(site: Site) -> None:
    anna, bert = account(site, "anna"), account(site, "bert")
    ratings = Ratings(site.store, lambda: 2000.0)
    put(site.store, ended(1, duel(anna, bert), at=1998))
    assert ratings.of_game("leduc") == {}
    later = Ratings(site.store, lambda: 2010.0)
    assert later.of_game("leduc")[anna].games == 1


def test_a_guests_games_count_once_the_guest_is_an_account(client: TestClient, site: Site) -> None:
    anna = account(site, "anna")
    guest = next(user for user in site.store.users.values() if user.account is None)
    put(site.store, ended(1, duel(anna, guest.id)))
    assert client.get("/api/ranking/leduc").json()["players"] == []
    assert client.post("/api/account/register", json={"name": "aki", "password": "long enough"}).status_code == 200
    assert [row["account"] for row in client.get("/api/ranking/leduc").json()["players"]] == ["anna", "aki"]


# -- the store --------------------------------------------------------------------------------------------------------


def test_finished_games_of_the_store(sql_store: SqlStore) -> None:
    for number in range(6):
        put(sql_store, ended(number, duel("anna", "bert"), at=1000 + number // 2))
    put(sql_store, replace(ended(9, duel("anna", "bert")), status="playing"))
    found = sql_store.finished_after(0, "", 1001, 10)
    assert [one.id for one in found] == ["t000", "t001", "t002", "t003"]
    assert [one.id for one in sql_store.finished_after(1000, "t000", 2000, 2)] == ["t001", "t002"]
    assert [one.id for one in sql_store.finished_of("anna", 2, 1)] == ["t004", "t003"]
    assert sql_store.finished_of("cleo", 9) == []


# -- invitations ------------------------------------------------------------------------------------------------------


def test_whoever_brings_a_token_learns_who_invites_to_what(client: TestClient, site: Site) -> None:
    made = make(client, ["me", "open"], clock={"seconds": 600, "increment": 10})
    (invite,) = made["invites"]
    stranger = TestClient(site.app, headers={"origin": "http://testserver"})
    stranger.portal = client.portal
    card = stranger.post(f"/api/tables/{made['id']}/invitation", json={"token": invite["token"]}).json()
    assert (card["host"], card["game"], card["seat"], card["free"]) == ("Aki", "leduc", 1, True)
    assert card["clock"]["seconds"] == 600
    assert [seat["kind"] for seat in card["seats"]] == ["human", "open"]
    assert stranger.post(f"/api/tables/{made['id']}/invitation", json={"token": "wrong"}).json()["error"] == "full"
    guest = site.browser(client, "Bo")
    assert guest.post(f"/api/tables/{made['id']}/join", json={"token": invite["token"]}).status_code == 200
    assert stranger.post(f"/api/tables/{made['id']}/invitation", json={"token": invite["token"]}).json()["error"] == "full"


# -- a private server -------------------------------------------------------------------------------------------------


def test_a_private_server_shows_nobody_to_others() -> None:
    site = Site(private=True)
    with site.run() as client:
        client.post("/api/me", json={"name": "Aki", "lang": "ja"})
        assert client.get("/api/me").json()["club"] is False
        make(client, ["me", "open"], public=True)
        account(site, "anna")
        assert client.get("/api/tables/open").json() == []
        for path in ("/api/players/anna", "/api/ranking/leduc"):
            assert client.get(path).status_code == 404
        assert client.get("/api/me/profile").status_code == 200
