"""A server in memory and databases, for the tests of the server."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from senki.server import databases
from senki.server.sqlstore import SqlStore, open_store
from server.postgres import WHY_NOT, Postgres, find_programs
from server.site import Site


@pytest.fixture
def site() -> Site:
    """A server in memory."""
    return Site()


@pytest.fixture
def client(site: Site) -> Iterator[TestClient]:
    """A browser at it, with a guest."""
    with site.run() as client:
        client.post("/api/me", json={"name": "Aki", "lang": "ja"})
        yield client


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    programs = find_programs()
    if programs is None:
        pytest.skip(WHY_NOT)
    server = Postgres(programs)
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "senki.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock that is held is held: no need to wait for long."""
    monkeypatch.setattr(databases, "LOCK_PATIENCE", 1.0)


@pytest.fixture
def sql_store(address: str) -> Iterator[SqlStore]:
    made = open_store(address)
    yield made
    made.close()
