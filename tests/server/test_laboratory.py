"""The laboratory for the browser: off unless allowed, in a process with bounds, stopped and gone on with; its files are real ones."""

from __future__ import annotations

import pathlib
import time
from dataclasses import replace
from typing import Any, Final

import msgspec
import pytest
from starlette.testclient import TestClient

from senki.engine.catalog import find_game
from senki.lab.folders import ResultsError
from senki.lab.matches import make_match
from senki.lab.variants import compare, plain_changes
from senki.processes import Bounds
from senki.server import experiments
from senki.server.experiments import Run
from senki.server.laboratory import KEPT, Laboratory
from senki.server.laboratory import Run as ServerRun
from senki.server.laboratory_bodies import Experiment, NewExperiment
from server.site import Site

GAME: Final = "ganymede"
WAIT: Final = 300.0
PAUSE: Final = 0.2  # a browser may ask 600 times a minute
ORDER: Final = {"game": GAME, "changes": [{"name": "mech.grey-heron.hp", "value": 2}], "seats": 2, "level": 1, "games": 8, "seed": 7}


@pytest.fixture
def site() -> Site:
    return Site(laboratory=True)


def until(client: TestClient, run: str, *states: str) -> dict[str, Any]:
    end = time.monotonic() + WAIT
    while True:
        found: dict[str, Any] = client.get(f"/api/laboratory/runs/{run}").json()
        if found["state"] in states:
            return found
        assert found["state"] in ("waiting", "running"), found
        assert time.monotonic() < end
        time.sleep(PAUSE)


def begin(client: TestClient, **more: Any) -> dict[str, Any]:
    reply = client.post("/api/laboratory/runs", json=ORDER | more)
    assert reply.status_code == 201, reply.text
    found: dict[str, Any] = reply.json()
    return found


def figure(run: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in run["figures"] if one["name"] == name)
    return found


def test_a_server_has_none_unless_it_was_told_to() -> None:
    with Site().run() as client:
        client.post("/api/me", json={"name": "Aki", "lang": "ja"})
        assert client.get("/api/me").json()["laboratory"] is False
        assert client.get("/api/laboratory").status_code == 404
        assert client.post("/api/laboratory/runs", json=ORDER).status_code == 404
        assert client.post("/api/laboratory/forms", json={"game": GAME}).status_code == 404


def test_the_form_has_every_number_with_the_bounds_of_the_schema(client: TestClient) -> None:
    assert client.get("/api/me").json()["laboratory"] is True
    form = client.post("/api/laboratory/forms", json={"game": GAME}).json()
    mechs = next(table for table in form["tables"] if table["name"] == "mech")
    assert mechs["columns"] == ["sp", "hp", "aim", "dice", "rerolls"]
    heron = next(record for record in mechs["records"] if record["id"] == "grey-heron")
    assert {"name": "mech.grey-heron.hp", "column": "hp", "value": 3, "low": 1, "high": 9, "fixed": False} in heron["numbers"]
    assert client.post("/api/laboratory/forms", json={"game": "chess"}).status_code == 404


def test_a_run_is_played_watched_and_its_pack_and_report_are_fetched(client: TestClient) -> None:
    made = begin(client)
    assert made["state"] in ("waiting", "running")
    assert made["wanted"] == 8
    assert client.post("/api/laboratory/runs", json=ORDER).json()["error"] == "too_fast"  # one at a time
    run = until(client, made["id"], "done")
    assert run["games"] == 8
    assert run["changes"] == [{"name": "mech.grey-heron.hp", "before": 3, "after": 2}]
    seat = figure(run, "seat/1")
    assert seat["share"]
    assert 0 <= seat["before"] <= 1
    assert seat["low"] <= seat["off"] <= seat["high"]
    draft = [card for card in run["cards"] if card["card"] == "grey-heron"]
    assert draft
    assert draft[0]["kind"] == "mech"
    assert draft[0]["pick"]["before"] is not None
    assert run["closing"][-1][0] == 8
    assert client.get("/api/laboratory").json()["runs"][0]["id"] == made["id"]
    pack = client.get(f"/api/laboratory/runs/{made['id']}/pack")
    assert pack.headers["content-disposition"] == 'attachment; filename="senki-ganymede-pack.toml"'
    form = client.post("/api/laboratory/forms", json={"game": GAME, "pack": pack.text}).json()  # it can be read again
    numbers = {one["name"]: one["value"] for table in form["tables"] for record in table["records"] for one in record["numbers"]}
    assert numbers["mech.grey-heron.hp"] == 2
    report = client.get(f"/api/laboratory/runs/{made['id']}/report").text
    assert 'lang="ja"' in report
    assert 'lang="en"' in report
    assert "mech.grey-heron.hp=2" in report


def test_a_run_is_what_senki_compare_finds_also_when_it_was_stopped(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experiments, "PIECE", 0.0)
    monkeypatch.setattr(experiments, "PATIENCE", 0.0)
    order = msgspec.convert(ORDER, NewExperiment)
    first = Run(order, tmp_path)
    while first.total.games < order.games // 2:
        assert first.play().games == first.total.games
    again = Run(order, tmp_path)  # as a new process does
    assert again.stand().games == first.total.games
    while again.play().games < order.games:
        pass
    base = replace(make_match(find_game(GAME), ["level:1"], order.seed, 2), watched=True)
    changes = compare(replace(base, changes=("mech.grey-heron.hp=2",)), base, order.games, 1, lambda _: None)
    assert plain_changes(again.summed(), order.games) == plain_changes(changes, order.games)
    with pytest.raises(ResultsError, match="other settings"):
        Run(msgspec.convert(ORDER | {"seed": 8}, NewExperiment), tmp_path)


def test_a_run_that_was_stopped_goes_on(client: TestClient) -> None:
    made = begin(client, games=5000)
    while not client.get(f"/api/laboratory/runs/{made['id']}").json()["games"]:
        time.sleep(PAUSE)
    client.post(f"/api/laboratory/runs/{made['id']}/stop")
    stopped = until(client, made["id"], "stopped")
    assert 0 < stopped["games"] < 5000
    assert stopped["why"] == "asked"
    assert stopped["files"]
    assert client.post(f"/api/laboratory/runs/{made['id']}/more").status_code == 200
    while client.get(f"/api/laboratory/runs/{made['id']}").json()["games"] <= stopped["games"]:
        time.sleep(PAUSE)
    client.post(f"/api/laboratory/runs/{made['id']}/stop")
    assert until(client, made["id"], "stopped")["games"] > stopped["games"]


@pytest.mark.parametrize(
    "wrong, why",
    [
        ({"seats": 9}, "seats"),
        ({"options": {"mode": "chess"}}, "chess"),
        ({"changes": []}, "length >= 1"),
        ({"games": 10**6}, "<= 5000"),
        ({"changes": [{"name": "mech.grey-heron.hp", "value": n} for n in (2, 3)]}, "twice"),
    ],
)
def test_an_order_that_cannot_be_carried_out_is_refused(client: TestClient, wrong: dict[str, Any], why: str) -> None:
    reply = client.post("/api/laboratory/runs", json=ORDER | wrong)
    assert reply.status_code == 400
    assert why in reply.json()["message"]


@pytest.mark.parametrize(
    "change, told",
    [
        ({"name": "mech.grey-heron.hp", "value": 99}, "mech.grey-heron.hp must be a whole number from 1 to 9, is 99"),
        ({"name": "mech.*.hp", "value": 4}, "mech.*.hp: the pack has no such number"),
    ],
)
def test_a_number_that_cannot_be_is_told(client: TestClient, change: dict[str, Any], told: str) -> None:
    run = until(client, begin(client, changes=[change])["id"], "failed")
    assert (run["why"], run["told"]) == ("wrong", told)


def test_others_do_not_see_it(site: Site, client: TestClient) -> None:
    made = begin(client)
    other = site.browser(client, "Bo")
    assert other.get(f"/api/laboratory/runs/{made['id']}").status_code == 404
    assert other.post(f"/api/laboratory/runs/{made['id']}/stop").status_code == 404
    assert other.get("/api/laboratory").json()["runs"] == []
    nobody = site.browser(client)
    assert nobody.post("/api/laboratory/runs", json=ORDER).status_code == 401
    until(client, made["id"], "done")


def carried_out(laboratory: Laboratory, **more: Any) -> Experiment:
    """A run, to where it stands when its process has ended."""
    run = laboratory.begin(msgspec.convert(ORDER | more, NewExperiment), "u1", 0)
    laboratory.executor.shutdown(wait=True)
    return laboratory.shown(run)


def test_a_run_has_a_stretch_of_time_and_can_then_go_on() -> None:
    laboratory = Laboratory(stretch=0.0)
    run = carried_out(laboratory, games=5000)
    assert (run.state, run.why) == ("stopped", "long")
    laboratory.close()


def test_a_process_that_takes_too_much_is_ended_and_nothing_else() -> None:
    laboratory = Laboratory(Bounds(1, 1 << 30))
    run = carried_out(laboratory, game="imperium", seats=6, level=5, changes=[{"name": "unit.fighter.cost", "value": 2}])
    assert (run.state, run.why) == ("failed", "lost")
    assert laboratory.worker is None
    laboratory.close()


def test_old_runs_go_with_their_folders() -> None:
    laboratory = Laboratory()
    order = msgspec.convert(ORDER, NewExperiment)
    for number in range(KEPT + 2):
        run = ServerRun(str(number), "u1", order, laboratory.new_folder(), 0, state="done")
        laboratory.runs[run.id] = run
    laboratory.drop_old("u1")
    assert list(laboratory.runs) == [str(number) for number in range(2, KEPT + 2)]
    assert laboratory.folder is not None
    assert len(list(laboratory.folder.iterdir())) == KEPT
    laboratory.close()
    assert not laboratory.folder.exists()
