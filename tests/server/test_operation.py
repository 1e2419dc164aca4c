"""What whoever runs a server relies on: its condition, its log, and that a clock which is set harms nobody."""

from __future__ import annotations

import json
import logging
import pathlib
from collections.abc import Iterator
from typing import Any

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from senki.cli import serve as serving
from senki.cli.main import cli
from senki.server.callers import read_proxies
from senki.server.health import AGAIN
from senki.server.logs import REQUEST, set_up_logs
from senki.server.memory import MemoryStore
from senki.server.service import Service
from senki.server.wire import Clock
from server.desk import START, Desk
from server.site import QuickPool, Site, first_state, make, play_to_the_end


class BadDisk(MemoryStore):
    """A store that can be told to fail."""

    unreadable = False
    space: int | None = None

    def document(self, kind: str, document_id: str):  # type: ignore[no-untyped-def]
        if self.unreadable:
            raise OSError("no such device")
        return super().document(kind, document_id)

    def free_space(self) -> int | None:
        return self.space


@pytest.fixture
def disk() -> BadDisk:
    return BadDisk()


@pytest.fixture
def watched(disk: BadDisk) -> Iterator[TestClient]:
    site = Site(disk)
    with site.run() as client:
        service = site.app.state.site.service
        passed = [0.0]
        real = service.steady
        service.steady = lambda: real() + passed[0]
        client.later = lambda: passed.__setitem__(0, passed[0] + AGAIN)  # type: ignore[attr-defined]
        service.clock = lambda: START / 1000 + service.steady()
        service.apart = START / 1000
        yield client


def test_the_condition_tells_of_the_database_and_the_disk(watched: TestClient, disk: BadDisk) -> None:
    assert watched.get("/healthz").json() == {"ok": True, "wrong": ""}
    assert watched.get("/readyz").json() == {"ok": True, "wrong": ""}
    assert ("probe", "probe") in disk.all_documents
    disk.fail_next = 1
    assert watched.get("/readyz").status_code == 200  # known for a few seconds: nobody fills the disk by asking
    watched.later()  # type: ignore[attr-defined]
    full = watched.get("/readyz")
    assert (full.status_code, full.json()["wrong"]) == (503, "nothing can be kept in the database")
    assert watched.get("/healthz").status_code == 200
    watched.later()  # type: ignore[attr-defined]
    disk.space = 5 << 20
    assert watched.get("/readyz").json()["wrong"] == "only 5 MB are left on the disk"
    disk.unreadable = True
    assert watched.get("/healthz").status_code == 503


def test_figures_are_for_the_machine_itself(site: Site, client: TestClient) -> None:
    near = site.browser(client, address="127.0.0.1")
    made = make(client, ["me", "computer"])
    with client.websocket_connect(f"/ws/tables/{made['id']}?after=-1") as socket:
        play_to_the_end(socket, first_state(socket), [0])
        reply = near.get("/metrics")
    assert reply.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = reply.text.splitlines()
    rows = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    assert float(rows["senki_steps_total"]) >= 3
    assert float(rows["senki_move_seconds_count"]) == float(rows['senki_move_seconds_bucket{le="+Inf"}']) >= 1
    assert (rows["senki_rooms"], rows["senki_sockets"], rows["senki_thoughts_open"]) == ("1", "1", "0")
    assert float(rows["senki_thought_seconds_count"]) >= 1
    assert int(rows['senki_answers_total{status="201"}']) == 1
    named = {line.split()[2] for line in lines if line.startswith("# TYPE")}
    assert {name.partition("{")[0].removesuffix("_bucket").removesuffix("_sum").removesuffix("_count") for name in rows} <= named
    assert client.get("/metrics").status_code == 404
    assert near.get("/metrics", headers={"x-forwarded-for": "1.2.3.4"}).status_code == 404


def test_figures_may_be_read_from_a_net_that_was_named() -> None:
    site = Site(readers=read_proxies(["10.1.0.0/16"]))
    with site.run() as client:
        assert site.browser(client, address="10.1.2.3").get("/metrics").status_code == 200
        assert site.browser(client, address="10.2.2.3").get("/metrics").status_code == 404


def test_every_answer_has_a_number_that_its_lines_in_the_log_bear(client: TestClient) -> None:
    first, second = (client.get("/api/games").headers["x-request-id"] for _ in range(2))
    assert len(first) == 12
    assert first != second


def test_lines_of_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    token = REQUEST.set("abc")
    try:
        set_up_logs("info", "json")
        logging.getLogger("senki.x").warning("table %s\nsays", "t1")
        try:
            raise ValueError("bad")
        except ValueError:
            logging.getLogger("senki.x").exception("fault")
        logging.getLogger("senki.x").debug("unheard")
        rows = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
        assert [(row["level"], row["logger"], row["request"]) for row in rows] == [
            ("warning", "senki.x", "abc"),
            ("error", "senki.x", "abc"),
        ]
        assert rows[0]["message"] == "table t1\nsays"
        assert "ValueError: bad" in rows[1]["traceback"]
        assert rows[0]["time"].endswith("Z")
        set_up_logs("info", "text")
        logging.getLogger("senki.x").warning("table %s\nsays", "t1")
        said = capsys.readouterr().err
        assert said.endswith("WARNING [abc] senki.x: table t1\\nsays\n")
        assert len(said.splitlines()) == 1
    finally:
        REQUEST.reset(token)
        root.handlers[:], root.level = handlers, level


@pytest.mark.parametrize("jump", [3600.0, 3 * 86400.0, -3600.0])
def test_a_clock_that_is_set_costs_nobody_a_game(jump: float) -> None:
    wall, even = [START / 1000], [50.0]
    service = Service(MemoryStore(), QuickPool(), lambda: wall[0], lambda: even[0])
    desk = Desk("leduc", "pp", clock=Clock(seconds=600))
    me = desk.come(0)
    desk.come(1)
    service.rooms["t"] = desk.room
    (seat,) = desk.room.clocks.since
    for gone in (10.0, 5.0):
        wall[0], even[0] = wall[0] + gone, even[0] + gone
    before = desk.room.clocks.left_at(seat, service.now())
    assert before is not None
    wall[0] += jump
    assert desk.room.clocks.run_out(service.now()) == []
    assert desk.room.clocks.left_at(seat, service.now()) == pytest.approx(before, abs=5)
    wall[0], even[0] = wall[0] + 7, even[0] + 7
    assert desk.room.clocks.left_at(seat, service.now()) == pytest.approx(before - 7000, abs=5)
    assert me
    service.opens.close()
    service.replays.close()
    service.reveals.close()


def test_limits_do_not_stand_still_when_the_clock_is_set_back(site: Site) -> None:
    with site.run() as client:
        assert client.post("/api/me", json={"name": "Ann", "lang": "en"}).status_code == 200
        service = site.app.state.site.service
        passed = [0.0]
        real_clock, real_steady = service.clock, service.steady
        service.clock = lambda: real_clock() - 3 * 86400
        service.steady = lambda: real_steady() + passed[0]
        for _ in range(30):
            make(client, ["me", "open"])
        body = {"game": "leduc", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert client.post("/api/tables", json=body).status_code == 429
        passed[0] = 60.0
        assert client.post("/api/tables", json=body).status_code == 201


# -- settings ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the server would have been started with."""
    found: dict[str, Any] = {}
    monkeypatch.setattr(serving, "set_up_logs", lambda level, form: found.update(level=level, form=form))
    monkeypatch.setattr(serving, "run_server", lambda wanted: found.update(vars(wanted)))
    return found


def test_settings_come_from_flags_then_the_environment_then_a_file(served: dict[str, Any], tmp_path: pathlib.Path) -> None:
    file = tmp_path / "senki.toml"
    file.write_text(
        'port = 1111\nhost = "0.0.0.0"\nproxy = ["10.0.0.1"]\nhttps = true\nname = ["a.example", "b.example"]\nlog-form = "json"\n'
    )
    result = CliRunner().invoke(cli, ["serve", "--config", str(file), "--no-browser"], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    assert (served["port"], served["host"], served["proxies"], served["https"]) == (1111, "0.0.0.0", ("10.0.0.1",), True)
    assert (served["names"], served["form"], served["open_browser"]) == (("a.example", "b.example"), "json", None)
    CliRunner().invoke(cli, ["serve", "--config", str(file)], env={"SENKI_PORT": "2222", "SENKI_LOG_LEVEL": "debug", "SENKI_PRIVATE": "1"})
    assert (served["port"], served["host"], served["level"], served["private"]) == (2222, "0.0.0.0", "debug", True)
    CliRunner().invoke(cli, ["serve", "--port", "3333"], env={"SENKI_PORT": "2222", "SENKI_CONFIG": str(file)})
    assert (served["port"], served["host"]) == (3333, "0.0.0.0")


@pytest.mark.parametrize(
    "text, wrong",
    [
        ("prot = 1", "there is no setting 'prot'; there are: browser, database"),
        ('port = "many"', "port is a number"),
        ('name = "a.example"', "name is a list"),
        ("https = 1", "https is true or false"),
        ("port = = 1", "senki.toml: "),
    ],
)
def test_what_is_wrong_in_a_file_is_said(served: dict[str, Any], tmp_path: pathlib.Path, text: str, wrong: str) -> None:
    file = tmp_path / "senki.toml"
    file.write_text(text)
    result = CliRunner().invoke(cli, ["serve", "--config", str(file)])
    assert result.exit_code == 2
    assert wrong in result.output
    assert not served
