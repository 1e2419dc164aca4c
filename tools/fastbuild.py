"""The compiled build: lower the rules, then compile engine and rules with mypyc.

    python tools/fastbuild.py --in-place       beside the source, for playing and measuring
    python tools/fastbuild.py --to FOLDER      a whole copy of the packages, for tests that compare it with the source

setup.py calls extensions() for wheels. What is compiled: the engine's core, the tree search, and every module of a game but its __init__.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import pathlib
import shutil
import sys
import tempfile

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from senki.engine.lowering import lowered_text  # noqa: E402  (found by the line above, also where senki is not installed)

ENGINE = ("table", "chance", "playout", "zones", "frames", "shapes", "decision", "events", "game", "determinize")
AGENTS = ("tree",)
SMALL_GAMES = ROOT / "tests" / "small_games"


def module_name(path: pathlib.Path, base: pathlib.Path) -> str:
    return ".".join(path.relative_to(base).with_suffix("").parts)


def compiled_sources(with_tests: bool) -> dict[str, pathlib.Path]:
    """The modules to compile, by dotted name."""
    src = ROOT / "src"
    paths = [(src, src / "senki" / "engine" / f"{name}.py") for name in ENGINE]
    paths += [(src, src / "senki" / "agents" / f"{name}.py") for name in AGENTS]
    paths += [(src, path) for path in sorted((src / "senki" / "games").rglob("*.py")) if path.name != "__init__.py"]
    if with_tests:
        paths += [(ROOT / "tests", path) for path in sorted(SMALL_GAMES.glob("*.py")) if path.name != "__init__.py"]
    return {module_name(path, base): path for base, path in paths}


def write_lowered(folder: pathlib.Path, with_tests: bool) -> list[str]:
    """The packages with their rules lowered, as mypyc shall read them; the files to compile."""
    shutil.rmtree(folder, ignore_errors=True)
    packages = [(ROOT / "src" / "senki", "senki"), *([(SMALL_GAMES, "small_games")] if with_tests else [])]
    for package, name in packages:
        shutil.copytree(package, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    files: list[str] = []
    for name, path in compiled_sources(with_tests).items():
        target = folder.joinpath(*name.split(".")).with_suffix(".py")
        target.write_text(lowered_text(path, name), encoding="utf-8")
        files.append(str(target))
    return files


def extensions(with_tests: bool = False) -> list[Extension]:
    """Lower and translate to C. Raises or exits where mypyc finds a fault."""
    from mypyc.build import mypycify

    folder = ROOT / "build" / "lowered"
    files = write_lowered(folder, with_tests)
    os.environ["MYPYPATH"] = str(folder)
    options = ["--config-file=", "--no-warn-no-return", "--allow-redefinition", "--cache-dir", str(ROOT / "build" / "mypy_cache")]
    made = mypycify([*options, *files], opt_level="3", target_dir=str(ROOT / "build" / "c"), group_name="senki", strip_asserts=False)
    return [extension for extension in made if isinstance(extension, Extension)]


def write_stamp(folder: pathlib.Path, with_tests: bool) -> None:
    """Which text each compiled module was made from, so that a stale one is noticed (senki.build)."""
    stamp = {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in compiled_sources(with_tests).items()}
    (folder / "senki" / "compiled.json").write_text(json.dumps(stamp, indent=0) + "\n")


def build(place: pathlib.Path | None) -> None:
    with_tests = SMALL_GAMES.exists()
    with tempfile.TemporaryDirectory() as scratch:
        command = build_ext(Distribution({"name": "senki", "ext_modules": extensions(with_tests)}))
        command.build_lib, command.build_temp = scratch, str(ROOT / "build" / "objects")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
        if place is not None:
            shutil.rmtree(place, ignore_errors=True)
            ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
            shutil.copytree(ROOT / "src" / "senki", place / "senki", ignore=ignore)
            if with_tests:
                shutil.copytree(SMALL_GAMES, place / "small_games", ignore=ignore)
        for file in pathlib.Path(scratch).rglob("*"):
            inside = file.relative_to(scratch)
            if file.is_file():
                base = place or (ROOT / "tests" if inside.parts[0] == "small_games" else ROOT / "src")
                shutil.copy(file, base / inside)
    write_stamp(place or ROOT / "src", with_tests)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile senki with mypyc.")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--in-place", action="store_true", help="put the compiled files beside the source")
    where.add_argument("--to", type=pathlib.Path, metavar="FOLDER", help="put a whole copy of the packages there")
    arguments = parser.parse_args()
    build(None if arguments.in_place else arguments.to.resolve())


if __name__ == "__main__":
    main()
