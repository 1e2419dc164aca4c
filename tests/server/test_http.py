"""The HTTP routes, on a server in memory."""

from __future__ import annotations

import re

from starlette.testclient import TestClient

from server.site import Site, first_option, make, play_to_the_end, read_until


def finished(client: TestClient, game: str = "leduc", seats: tuple[str, ...] = ("me", "computer")) -> str:
    """A game that was played to its end; the table's id."""
    table = str(make(client, list(seats), game)["id"])
    with client.websocket_connect(f"/ws/tables/{table}?after=-1") as socket:
        welcome = read_until(socket, "welcome")
        play_to_the_end(socket, welcome["state"], welcome["you"])
    return table


def test_games_texts_and_rules(client: TestClient) -> None:
    cards = {card["id"]: card for card in client.get("/api/games").json()}
    assert cards["ganymede"]["seats"] == [2, 3, 4]
    assert cards["ganymede"]["options"][0] == {
        "name": "mode",
        "values": ["royale", "team"],
        "seats": {"team": [4]},
        "needs": {},
        "by_seat": False,
        "distinct": False,
    }
    common = client.get("/api/texts/ja")
    assert "choice-enough" in common.text
    assert client.get("/api/texts/ja", headers={"if-none-match": common.headers["etag"]}).status_code == 304
    assert "game-title" in client.get("/api/texts/en/ganymede").text
    rules = client.get("/api/reference/ganymede/en").json()
    assert rules["intro"]
    assert rules["chapters"][0]["rules"][0]["id"] == "G1"
    assert all(isinstance(chapter["text"], str) for chapter in rules["chapters"])
    cards_of = client.get("/api/cards/ganymede").json()
    assert {row["id"] for row in cards_of["facts"]["mech"]} == set(cards_of["labels"]["mech"])
    assert client.get("/api/cards/chess").json()["error"] == "not_found"
    assert client.get("/api/texts/de").status_code == 404
    assert client.get("/api/reference/chess/en").json()["error"] == "not_found"


def test_random_values_by_seat_are_drawn_when_the_table_is_made(client: TestClient) -> None:
    """What was drawn is what the table has; no other value than the options know is kept."""
    drawn = set()
    for _ in range(12):
        body = {"game": "ares", "seats": [{"kind": "me"}, {"kind": "computer"}], "options": {"faction": "xenos,random"}}
        table = client.post("/api/tables", json=body).json()["id"]
        options = next(card["options"] for card in client.get("/api/me/tables").json() if card["id"] == table)
        first, second = options["faction"].split(",")
        assert first == "xenos"
        drawn.add(second)
    assert len(drawn) > 1
    assert drawn <= {"terran", "kahoum", "colossus"}
    wrong = {"game": "ares", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"faction": "xenos,xenos"}}
    assert "seats 1 and 2 both have xenos" in client.post("/api/tables", json=wrong).json()["message"]


def test_guests_accounts_and_sessions(site: Site, client: TestClient) -> None:
    assert client.get("/api/me").json() == {"name": "Aki", "lang": "ja", "account": None, "club": True, "laboratory": False}
    assert client.post("/api/me", json={"name": "Aki 2", "lang": "en"}).json()["name"] == "Aki 2"
    cookie = client.cookies["senki"]
    assert len(cookie) >= 43
    assert all(cookie not in repr(value) for value in (site.store.sessions, site.store.users))
    table = make(client, ["me", "open"])["id"]
    me = client.post("/api/account/register", json={"name": "akira", "password": "correct horse"}).json()
    assert me["account"] == "akira"
    assert client.cookies["senki"] != cookie
    assert [card["id"] for card in client.get("/api/me/tables").json()] == [table]
    old = site.browser(client)
    old.cookies.set("senki", cookie)
    assert old.get("/api/me").json()["name"] == ""
    client.post("/api/account/logout")
    assert client.get("/api/me").json()["name"] == ""
    other = site.browser(client, "Guest")
    assert other.post("/api/account/login", json={"name": "akira", "password": "wrong"}).json()["error"] == "wrong_password"
    assert other.post("/api/account/login", json={"name": "akira", "password": "correct horse"}).json()["account"] == "akira"
    assert [card["id"] for card in other.get("/api/me/tables").json()] == [table]
    assert other.post("/api/account/register", json={"name": "AKIRA", "password": "another one"}).json()["error"] in ("exists", "too_fast")


def test_logins_are_limited(site: Site, client: TestClient) -> None:
    codes = [client.post("/api/account/login", json={"name": "nobody", "password": "12345678"}).status_code for _ in range(8)]
    assert codes.count(401) == 5
    assert codes[-1] == 429


def test_a_table_with_invites(site: Site, client: TestClient) -> None:
    made = make(client, ["me", "open"], public=False)
    (invite,) = made["invites"]
    assert invite["seat"] == 1
    assert len(invite["token"]) >= 22
    stored = site.store.tables[made["id"]]
    assert invite["token"] not in stored.seats + stored.setting
    other = site.browser(client, "Ben")
    path = f"/api/tables/{made['id']}/join"
    assert other.post(path, json={"seat": 1}).json()["error"] == "not_yours"
    assert other.post(path, json={"token": "wrong"}).json()["error"] == "full"
    assert other.post(path, json={}).json()["error"] == "bad_request"
    assert other.post(path, json={"token": invite["token"]}).json() == {"seat": 1}
    third = site.browser(client, "Cho")
    assert third.post(path, json={"token": invite["token"]}).json()["error"] == "full"  # an invite is for one
    assert [card["you"] for card in other.get("/api/me/tables").json()] == [[1]]


def test_public_tables_are_listed_and_joined(site: Site, client: TestClient) -> None:
    made = make(client, ["me", "open"], public=True)
    make(client, ["me", "open"], public=False)
    other = site.browser(client, "Ben")
    assert [card["id"] for card in other.get("/api/tables/open").json()] == [made["id"]]
    assert other.post(f"/api/tables/{made['id']}/join", json={"seat": 1}).json() == {"seat": 1}


def test_fresh_invites_void_the_old_ones(site: Site, client: TestClient) -> None:
    made = make(client, ["me", "open"])
    other = site.browser(client, "Ben")
    assert other.post(f"/api/tables/{made['id']}/invites").json()["error"] == "not_yours"
    (fresh,) = client.post(f"/api/tables/{made['id']}/invites").json()["invites"]
    path = f"/api/tables/{made['id']}/join"
    assert other.post(path, json={"token": made["invites"][0]["token"]}).status_code == 409
    assert other.post(path, json={"token": fresh["token"]}).status_code == 200


def test_wrong_tables_are_refused(client: TestClient) -> None:
    for body in (
        {"game": "chess", "seats": [{"kind": "me"}]},
        {"game": "leduc", "seats": [{"kind": "me"}]},
        {"game": "leduc", "seats": [{"kind": "me"}, {"kind": "computer", "level": 6}]},
        {"game": "ganymede", "seats": [{"kind": "me"}, {"kind": "computer"}], "options": {"mode": "team"}},
        {"game": "ganymede", "seats": [{"kind": "me"}, {"kind": "computer"}], "pack": "not toml ["},
        {"game": "leduc", "seats": [{"kind": "me"}, {"kind": "computer"}], "pack": "[pack]"},
        {"game": "leduc", "seats": [{"kind": "me"}, {"kind": "computer"}], "clock": {}},
        {"game": "leduc", "seats": [{"kind": "me"}, {"kind": "computer"}], "clock": {"seconds": 60, "days": 1}},
        {"game": "leduc", "seats": "me"},
    ):
        reply = client.post("/api/tables", json=body)
        assert (reply.status_code, reply.json()["error"]) == (400, "bad_request"), body


def test_moves_and_steps_without_a_socket(client: TestClient) -> None:
    table = make(client, ["me", "hotseat"])["id"]
    nothing = client.post(f"/api/tables/{table}/moves", json={"type": "move", "id": "x", "seq": 0, "seat": 0, "answers": [0]})
    assert nothing.status_code == 409  # began, and that was step 1
    steps = client.get(f"/api/tables/{table}/steps?after=0").json()
    state = steps[-1]["state"]
    seat = state["waiting"][0]
    move = first_option(state, seat)
    assert client.post(f"/api/tables/{table}/moves", json=move).json() == {"type": "ack", "id": move["id"], "seq": 2}
    assert client.post(f"/api/tables/{table}/moves", json=move).json() == {"type": "ack", "id": move["id"], "seq": 2}
    assert [step["seq"] for step in client.get(f"/api/tables/{table}/steps?after=1").json()] == [2]
    assert client.get(f"/api/tables/{table}/steps?after=x").status_code == 400
    assert client.get("/api/tables/nowhere/steps").status_code == 404


def test_replays_of_running_games_show_only_ones_own(site: Site, client: TestClient) -> None:
    made = make(client, ["me", "open"])
    other = site.browser(client, "Ben")
    other.post(f"/api/tables/{made['id']}/join", json={"token": made["invites"][0]["token"]})
    path = f"/api/tables/{made['id']}"
    client.post(f"{path}/moves", json={"type": "move", "id": "x", "seq": 0, "seat": 0, "answers": [0]})
    assert client.get(f"{path}/replay?seat=all").status_code == 403
    assert client.get(f"{path}/replay?seat=1").status_code == 403
    assert client.get(f"{path}/replay?seat=7").status_code == 400
    assert client.get(f"{path}/save").status_code == 403
    assert client.post(f"{path}/branch", json={"step": 0, "seats": [{"kind": "me"}, {"kind": "me"}]}).status_code == 403
    steps = client.get(f"{path}/replay?seat=0").json()
    assert [step["step"] for step in steps] == list(range(len(steps)))
    assert all(step["answer"] is None for step in steps)  # so far only chance has answered
    assert other.get(f"{path}/replay?seat=1").status_code == 200
    assert client.get(f"{path}/verify").json()["seed"] is None


def test_finished_games_are_open_to_all(site: Site, client: TestClient) -> None:
    table = finished(client, "ganymede")
    stranger = site.browser(client)
    everything = stranger.get(f"/api/tables/{table}/replay?seat=all").json()
    assert everything[-1]["view"]["where"] == []
    assert all(step["answer"] for step in everything[1:])
    assert "hidden" not in str([step["view"] for step in everything])
    part = stranger.get(f"/api/tables/{table}/replay?seat=1&from=3&to=5").json()
    assert [step["step"] for step in part] == [3, 4, 5]
    verified = stranger.get(f"/api/tables/{table}/verify").json()
    assert verified["ok"]
    assert verified["checked"] > 0
    save = stranger.get(f"/api/tables/{table}/save").text
    assert verified["seed"] in save


def test_import_branch_and_rematch(site: Site, client: TestClient) -> None:
    table = finished(client, "ganymede")
    save = client.get(f"/api/tables/{table}/save").text
    imported = client.post("/api/import", content=save.encode()).json()["id"]
    assert client.get(f"/api/tables/{imported}/verify").json()["ok"]
    again, first = (client.get(f"/api/tables/{one}/replay?seat=all").json() for one in (imported, table))
    # a file does not know which answers were one move at the table: there each is counted
    assert [step | {"move": 0} for step in again] == [step | {"move": 0} for step in first]
    assert [step["move"] for step in again] == sorted(step["move"] for step in again)
    assert again[-1]["move"] > 0
    for broken in (save[:-20], save.replace('"answer": 1', '"answer": 2', 1), "nonsense", "", save.replace('"seats": 2', '"seats": 99')):
        assert client.post("/api/import", content=broken.encode()).json()["error"] == "bad_request"
    branch = client.post(f"/api/tables/{table}/branch", json={"step": 30, "seats": [{"kind": "me"}, {"kind": "computer"}]}).json()
    with client.websocket_connect(f"/ws/tables/{branch['id']}?after=0") as socket:
        welcome = read_until(socket, "welcome")
        assert welcome["table"]["commitment"] == branch["commitment"]
        state = play_to_the_end(socket, welcome["state"], [0])
    assert state["over"]
    assert client.get(f"/api/tables/{branch['id']}/verify").json()["ok"]
    rematch = client.post(f"/api/tables/{table}/rematch").json()["id"]
    assert client.post(f"/api/tables/{table}/rematch").json()["id"] == rematch
    stranger = site.browser(client, "Zed")
    assert stranger.post(f"/api/tables/{table}/rematch").status_code == 403


def test_import_of_a_running_game_goes_on(client: TestClient) -> None:
    table = make(client, ["me", "hotseat"], "ganymede")["id"]
    client.post(f"/api/tables/{table}/moves", json={"type": "move", "id": "x", "seq": 0, "seat": 0, "answers": [0]})
    file = client.get(f"/api/tables/{table}/save")
    assert re.search(rf'filename="senki-ganymede-\d{{4}}-\d\d-\d\d-{table}\.senki"', file.headers["content-disposition"])
    save = file.text
    assert "seed" not in save
    again = client.post("/api/import", content=save.encode()).json()["id"]
    with client.websocket_connect(f"/ws/tables/{again}?after=0") as socket:
        welcome = read_until(socket, "welcome")
        assert welcome["you"] == [0, 1]
        assert play_to_the_end(socket, welcome["state"], [0, 1])["over"]


def test_seats_are_handed_over_and_taken_back(site: Site, client: TestClient) -> None:
    made = make(client, ["me", "open"])
    other = site.browser(client, "Ben")
    path = f"/api/tables/{made['id']}"
    other.post(f"{path}/join", json={"token": made["invites"][0]["token"]})
    client.post(f"{path}/moves", json={"type": "move", "id": "x", "seq": 0, "seat": 0, "answers": [0]})
    assert other.post(f"{path}/seats/0", json={"kind": "computer"}).status_code == 403
    assert client.post(f"{path}/seats/1", json={"kind": "open"}).status_code == 403  # would open Ben's hand to others
    assert other.post(f"{path}/seats/1", json={"kind": "computer", "level": 1}).json() == {"seat": 1}
    assert client.post(f"{path}/seats/1", json={"kind": "open"}).status_code == 403  # Ben may come back
    assert client.post(f"{path}/join", json={"seat": 1}).status_code == 409
    assert other.get(f"{path}/replay?seat=1").status_code == 403
    assert other.post(f"{path}/join", json={"seat": 1}).json() == {"seat": 1}
    assert other.get(f"{path}/replay?seat=1").status_code == 200
    assert client.post(f"{path}/seats/9", json={"kind": "open"}).status_code == 404


def test_programs_play_with_a_seats_token(site: Site, client: TestClient) -> None:
    made = make(client, ["computer", "open"])
    bot = TestClient(site.app, headers={"authorization": f"Bearer {made['invites'][0]['token']}"})
    bot.portal = client.portal
    path = f"/api/tables/{made['id']}"
    move = {"type": "move", "id": "x", "seq": 0, "seat": 1, "answers": [0]}
    assert bot.post(f"{path}/moves", json=move).status_code == 409
    assert bot.get(f"{path}/steps?after=0").json()[-1]["state"]["views"].keys() == {"1"}
    assert bot.get("/api/me/tables").status_code == 401
    assert bot.post("/api/tables", json={"game": "leduc", "seats": [{"kind": "me"}]}).status_code == 401
    wrong = TestClient(site.app, headers={"authorization": "Bearer wrong"})
    wrong.portal = client.portal
    assert wrong.post(f"{path}/moves", json=move).json()["error"] == "unauthorised"


def test_the_client_and_what_is_not_there(client: TestClient) -> None:
    page = client.get("/t/some-table")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert client.get("/../../etc/passwd").status_code == 200  # the first page, not the file
    assert client.get("/%2e%2e/%2e%2e/etc/passwd").text == page.text
    for name in ("assets/none.js", "none.webmanifest", "none.js", "favicon.ico", "t/none.png"):
        assert client.get(f"/{name}").status_code == 404, name
    assert client.get("/api/none").json()["error"] == "not_found"
    assert client.delete("/api/me").json()["error"] == "not_found"
