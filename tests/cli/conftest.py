"""A person at a terminal, as the tests play one."""

from __future__ import annotations

import pathlib
from collections.abc import Callable

import pytest
from click.testing import CliRunner, Result

from senki.cli.main import cli

Senki = Callable[..., Result]


@pytest.fixture
def senki(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Senki:
    """Runs a command in a folder of its own, with an English terminal of 80 columns and the given lines typed in."""
    monkeypatch.chdir(tmp_path)
    environment = {"XDG_CONFIG_HOME": str(tmp_path / "config"), "HOME": str(tmp_path), "COLUMNS": "80", "LANG": "en_US.UTF-8"}
    runner = CliRunner(env=environment | {"LC_ALL": None, "LC_MESSAGES": None})

    def run(command: str, typed: str | list[str] = "", **more: str | None) -> Result:
        lines = typed if isinstance(typed, str) else "".join(line + "\n" for line in typed)
        result = runner.invoke(cli, command.split(), input=lines, env=more)
        assert "Traceback" not in result.output
        return result

    return run
