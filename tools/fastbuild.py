"""The compiled build: lower the rules, then compile engine and rules with mypyc.

    python tools/fastbuild.py --in-place       beside the source, for playing and measuring
    python tools/fastbuild.py --to FOLDER      a whole copy of the packages, for tests that compare it with the source

setup.py calls extensions() and compile_at_once() for wheels. What is compiled: the engine's core, the tree search, and every module of a
game but its __init__ and what only the terminal shows (text_view). Each module is a C file of its own, so that the C compiler works on all
cores; they make one library together.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import json
import os
import pathlib
import re
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from senki.engine.lowering import lowered_text  # noqa: E402  (found by the line above, also where senki is not installed)

ENGINE = (
    *("table", "chance", "playout", "zones", "frames", "shapes", "decision", "events", "game", "determinize"),
    *("view", "observation", "position"),
)
AGENTS = ("tree",)
LEFT_OUT = ("__init__.py", "text_view.py")  # of a game: no playout comes there
SMALL_GAMES = ROOT / "tests" / "small_games"
C_FILES = ROOT / "build" / "c"

# Rules are many functions rather than hot loops: with -O1 all is compiled in three quarters of the time (75 s instead of 97 on two cores),
# and random play is slower by a tenth at most (best of 75 runs each: Ares 6 %, Ganymede 10 %, Empire vs. Rebellion none).
OF_A_GAME = "___games___"
FOR_GAMES = ["-O1"]

# The body of a module runs once, at import, and is often its longest function: it is not worth optimising.
ONCE = """\
#if defined(__clang__)
#define RUNS_ONCE __attribute__((cold, noinline, optnone))
#else
#define RUNS_ONCE __attribute__((cold, optimize("O0")))
#endif
"""
MODULE_BODY = re.compile(r"^extern (char CPyDef_\w+_____top_level__\(void\));$", re.MULTILINE)


def module_name(path: pathlib.Path, base: pathlib.Path) -> str:
    return ".".join(path.relative_to(base).with_suffix("").parts)


def compiled_sources(with_tests: bool) -> dict[str, pathlib.Path]:
    """The modules to compile, by dotted name."""
    src = ROOT / "src"
    paths = [(src, src / "senki" / "engine" / f"{name}.py") for name in ENGINE]
    paths += [(src, src / "senki" / "agents" / f"{name}.py") for name in AGENTS]
    paths += [(src, path) for path in sorted((src / "senki" / "games").rglob("*.py")) if path.name not in LEFT_OUT]
    if with_tests:
        paths += [(ROOT / "tests", path) for path in sorted(SMALL_GAMES.glob("*.py")) if path.name != "__init__.py"]
    return {module_name(path, base): path for base, path in paths}


def write_lowered(folder: pathlib.Path, with_tests: bool) -> list[str]:
    """The packages with their rules lowered, as mypyc shall read them; the files to compile."""
    shutil.rmtree(folder, ignore_errors=True)
    packages = [(ROOT / "src" / "senki", "senki"), *([(SMALL_GAMES, "small_games")] if with_tests else [])]
    for package, name in packages:
        shutil.copytree(package, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static"))
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
    made = mypycify([*options, *files], opt_level="3", multi_file=True, target_dir=str(C_FILES), group_name="senki", strip_asserts=False)
    found = [extension for extension in made if isinstance(extension, Extension)]
    if os.name != "nt":
        found[0].extra_compile_args += ["-fvisibility=hidden", "-include", str(write_once_header())]  # hidden: calls go straight, no table
    return found


def write_once_header() -> pathlib.Path:
    """Declares the bodies of the modules as code that runs once. Read before each C file."""
    bodies = MODULE_BODY.findall((C_FILES / "__native_internal_senki.h").read_text(encoding="utf-8"))
    header = C_FILES / "runs_once.h"
    header.write_text(ONCE + "".join(f"{body} RUNS_ONCE;\n" for body in bodies), encoding="utf-8")
    return header


def compile_at_once(compiler: Any) -> None:
    """Let setuptools' compiler work on all cores, and on those C files only that differ from what their objects were made from.

    A file's times say little here, as every build writes the C files anew: each object has its key, the hash of all that went into it.
    """
    if compiler.compiler_type != "unix":  # Microsoft's compiler is called in another way
        return
    headers = hashlib.sha256("".join([sys.version, importlib.metadata.version("mypy"), *compiler.compiler_so]).encode())
    for header in sorted(C_FILES.glob("*.h")):
        headers.update(header.read_bytes())

    def compile_all(
        sources: list[str],
        output_dir: str | None = None,
        macros: list[Any] | None = None,
        include_dirs: list[str] | None = None,
        debug: bool = False,
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: list[str] | None = None,
    ) -> list[str]:
        prepared = compiler._setup_compile(output_dir, macros, include_dirs, sources, depends, extra_postargs)
        _, objects, after, options, build = prepared
        before = compiler._get_cc_args(options, debug, extra_preargs)

        def compile_one(target: str) -> None:
            source, ending = build[target]
            last = after + (FOR_GAMES if OF_A_GAME in source else [])
            made_from = headers.copy()
            made_from.update(repr((before, last)).encode() + pathlib.Path(source).read_bytes())
            key = pathlib.Path(target + ".key")
            if not (pathlib.Path(target).exists() and key.exists() and key.read_text() == made_from.hexdigest()):
                key.unlink(missing_ok=True)
                compiler._compile(target, source, ending, before, last, options)
                key.write_text(made_from.hexdigest())

        longest_first = sorted(build, key=lambda target: -os.path.getsize(build[target][0]))
        with ThreadPoolExecutor(os.cpu_count()) as workers:
            list(workers.map(compile_one, longest_first))
        found: list[str] = objects
        return found

    compiler.compile = compile_all


class BuildAtOnce(build_ext):
    def build_extensions(self) -> None:
        compile_at_once(self.compiler)
        super().build_extensions()


def write_stamp(folder: pathlib.Path, with_tests: bool) -> None:
    """Which text each compiled module was made from, so that a stale one is noticed (senki.build)."""
    stamp = {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in compiled_sources(with_tests).items()}
    (folder / "senki" / "compiled.json").write_text(json.dumps(stamp, indent=0) + "\n")


def build(place: pathlib.Path | None) -> None:
    with_tests = SMALL_GAMES.exists()
    with tempfile.TemporaryDirectory() as scratch:
        command = BuildAtOnce(Distribution({"name": "senki", "ext_modules": extensions(with_tests)}))
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
