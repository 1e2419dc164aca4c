"""A real server is copied while it runs, and stopped as systemd or docker do: what it kept is whole, in one file."""

from __future__ import annotations

import pathlib
import signal
import sqlite3

import httpx2 as httpx
import pytest
from click.testing import CliRunner

from senki.cli.main import cli
from senki.server.databases import DatabaseInUse
from senki.server.sqlstore import open_store
from web.served import Served


def tables_in(path: pathlib.Path) -> list[str]:
    connection = sqlite3.connect(f"file:{path}?immutable=1", uri=True)  # of this file alone, without the log beside it
    try:
        return [row[0] for row in connection.execute("SELECT id FROM tables ORDER BY created, id")]
    finally:
        connection.close()


def backup(*args: object) -> tuple[int, str]:
    result = CliRunner().invoke(cli, ["backup", *map(str, args)])
    return result.exit_code, result.output


def test_a_running_server_is_copied_and_a_stopped_one_leaves_one_file(tmp_path: pathlib.Path) -> None:
    served = Served(tmp_path / "tables.sqlite")
    try:
        with httpx.Client(base_url=served.address, headers={"Origin": served.address}, trust_env=False) as client:
            client.post("/api/me", json={"name": "Ann", "lang": "en"}).raise_for_status()
            body = {"game": "leduc", "options": {}, "seats": [{"kind": "me"}, {"kind": "computer", "level": 1}], "public": False}
            made = client.post("/api/tables", json=body)
            table = made.raise_for_status().json()["id"]
        code, said = backup(tmp_path / "copy.sqlite", "--database", served.database)
        assert code == 0, said
        assert tables_in(tmp_path / "copy.sqlite") == [table]
        (tmp_path / "another-name.sqlite").symlink_to(served.database)
        with pytest.raises(DatabaseInUse):
            open_store(str(tmp_path / "another-name.sqlite"))
        served.process.send_signal(signal.SIGTERM)
        assert served.process.wait() == 0
        assert tables_in(served.database) == [table]
        assert not served.database.with_name("tables.sqlite-wal").exists()
        store = open_store(str(tmp_path / "copy.sqlite"))
        assert store.table(table) is not None
        store.close()
    finally:
        served.kill()


def test_what_cannot_be_copied_is_said(tmp_path: pathlib.Path) -> None:
    for database, wanted in (
        (tmp_path / "nowhere.sqlite", "there is no such file"),
        ("postgresql://somewhere/senki", "pg_dump"),
    ):
        code, said = backup(tmp_path / "copy.sqlite", "--database", database)
        assert code != 0
        assert wanted in said
        assert "Traceback" not in said
    assert list(tmp_path.iterdir()) == []
