"""The compiled build: lower the rules, then compile engine and rules with mypyc, one library for the engine and one for each game.

    python tools/fastbuild.py --in-place       beside the source, for playing and measuring
    python tools/fastbuild.py --to FOLDER      a whole copy of the packages, for tests that compare it with the source

setup.py calls extensions() and compile_at_once() for wheels. What is compiled: the engine's core with the tree search, and every
module of a game but its __init__ and what only the terminal shows (text_view). Each module is a C file of its own, so that the C
compiler works on all cores. A game's C is made from its own text and the engine's alone, so an edit in one game compiles that game.
How the libraries are found, and left alone where the source was edited since, stands in senki/libraries.py.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.metadata
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from setuptools import Distribution, Extension

ROOT = pathlib.Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
sys.path[:0] = [str(SRC), str(ROOT)]

from tools.compiling import OWN, BuildAtOnce, Hands  # noqa: E402

from senki import libraries  # noqa: E402  (found by the line above, also where senki is not installed)
from senki.engine.lowering import lowered_text  # noqa: E402

ENGINE = (
    *("table", "chance", "policies", "playout", "zones", "frames", "shapes", "reactions", "offers", "decision", "events", "game"),
    "determinize",
    *("view", "encoding", "observed", "observer", "position", "stepping"),
)
AGENTS = ("tree",)
LEFT_OUT = ("__init__.py", "text_view.py")  # of a game: no playout comes there
SMALL_GAMES = ROOT / "tests" / "small_games"
BUILD = ROOT / "build"
C_FILES = BUILD / "c"
NUMBERS = ROOT / "tools" / "numbers.h"  # C that the engine calls in place of senki/engine/numbers.py
LOWERED = BUILD / "lowered"
PLACE = pathlib.Path("senki") / libraries.HERE.name  # of the libraries, below the folder of the packages

# Rules are many functions rather than hot loops: with -O1 all is compiled in three quarters of the time (75 s instead of 97 on two cores),
# and random play is slower by a tenth at most (best of 75 runs each: Ares 6 %, Ganymede 10 %, Empire vs. Rebellion none).
OF_A_GAME = "senki.games."
FOR_GAMES = ["-O1"]
# hidden: calls go straight, no table. common: mypyc declares the engine's exports in a header that every C file of a game reads.
FOR_ALL = ["-fvisibility=hidden", "-fcommon"]

# The body of a module runs once, at import, and is often its longest function: it is not worth optimising.
ONCE = """\
#if defined(__clang__)
#define RUNS_ONCE __attribute__((cold, noinline, optnone))
#else
#define RUNS_ONCE __attribute__((cold, optimize("O0")))
#endif
"""
MODULE_BODY = re.compile(r"^extern (char CPyDef_\w+_____top_level__\(void\));$", re.MULTILINE)


# ------------------------------------------------------------------------------------------------------------ what is compiled


@dataclass(frozen=True)
class Group:
    """The modules of one library."""

    name: str
    library: str  # mypyc puts __mypyc behind it
    modules: dict[str, pathlib.Path]  # by dotted name

    @property
    def lowered(self) -> list[str]:
        return [str(LOWERED.joinpath(*module.split(".")).with_suffix(".py")) for module in self.modules]

    @property
    def made_from(self) -> dict[str, str]:
        """The text that goes into the library: the modules', and for the engine, which all others depend on, what does the lowering."""
        found = dict(self.modules)
        if self.name == libraries.ENGINE:
            engine = SRC / "senki" / "engine"
            found |= modules_of(
                SRC, [engine / "native.py", engine / "numbers.py", engine / "procedure.py", *sorted((engine / "lowering").glob("*.py"))]
            )
        return {module: libraries.digest(path) for module, path in found.items()}

    @property
    def size(self) -> int:
        return sum(path.stat().st_size for path in self.modules.values())


def modules_of(base: pathlib.Path, paths: Iterable[pathlib.Path]) -> dict[str, pathlib.Path]:
    return {".".join(path.relative_to(base).with_suffix("").parts): path for path in paths}


def groups(with_tests: bool) -> list[Group]:
    """The engine first, then the games, the quickest to compile before the others."""
    package = SRC / "senki"
    engine = modules_of(SRC, [*(package / "engine" / f"{n}.py" for n in ENGINE), *(package / "agents" / f"{n}.py" for n in AGENTS)])
    games = []
    for folder in (path.parent for path in (package / "games").glob("*/__init__.py")):
        modules = modules_of(SRC, (path for path in sorted(folder.rglob("*.py")) if path.name not in LEFT_OUT))
        games.append(Group(folder.name, f"senki_{folder.name}", modules))
    if with_tests:
        modules = modules_of(ROOT / "tests", (path for path in sorted(SMALL_GAMES.glob("*.py")) if path.name not in LEFT_OUT))
        games.append(Group(SMALL_GAMES.name, SMALL_GAMES.name, modules))
    return [Group(libraries.ENGINE, f"senki_{libraries.ENGINE}", engine), *sorted(games, key=lambda group: group.size)]


def packages(with_tests: bool) -> list[pathlib.Path]:
    return [SRC / "senki", *([SMALL_GAMES] if with_tests else [])]


def tools_key() -> str:
    """What a library depends on beside its text."""
    compilers = [os.environ.get(name, "") for name in ("CC", "CFLAGS")]
    texts = [libraries.digest(path) for path in (pathlib.Path(__file__), NUMBERS)]
    used = [sys.version, importlib.metadata.version("mypy"), *texts, *compilers]
    return hashlib.sha256(repr(used).encode()).hexdigest()


# ----------------------------------------------------------------------------------------------------------- from Python to C


def write_plain(with_tests: bool) -> None:
    """What is not compiled, as mypyc shall read it for its types. A file that stays as it is keeps its time, which mypy looks at."""
    compiled = {path for group in groups(with_tests) for path in group.lowered}
    texts: dict[pathlib.Path, pathlib.Path] = {}
    for package in packages(with_tests):
        texts |= {LOWERED / path.relative_to(package.parent): path for path in package.rglob("*.py")}
    for old in LOWERED.rglob("*.py"):
        if old not in texts and (with_tests or LOWERED / SMALL_GAMES.name not in old.parents):
            old.unlink()
    for path, source in texts.items():
        if str(path) not in compiled:
            write_if_new(path, source.read_text(encoding="utf-8"))


def write_lowered(group: Group) -> None:
    """A group's rules lowered, as mypyc shall compile them."""
    for file, (module, path) in zip(group.lowered, group.modules.items(), strict=True):
        write_if_new(pathlib.Path(file), lowered_text(path, module))


def write_if_new(path: pathlib.Path, text: str) -> None:
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def plan_path(group: Group) -> pathlib.Path:
    return C_FILES / f"{group.library}.json"


def translation_key(group: Group) -> str:
    """What a group's C is made from: its own text, the engine's (of which a game's needs the types), and the tools."""
    texts = hashlib.sha256(tools_key().encode())
    engine = sorted(path for folder in ("engine", "agents") for path in (LOWERED / "senki" / folder).rglob("*.py"))
    for path in [*engine, *map(pathlib.Path, group.lowered)]:
        texts.update(str(path.relative_to(LOWERED)).encode() + b"\0" + path.read_bytes() + b"\0")
    return texts.hexdigest()


def needs_translation(group: Group) -> bool:
    try:
        plan = json.loads(plan_path(group).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return True
    files = [*plan["sources"], *plan["headers"], *plan["shims"].values()]
    return plan["key"] != translation_key(group) or not all(os.path.exists(file) for file in files)


def translate_apart(group: Group) -> None:
    """mypyc works on one core; as a process for each group, on all."""
    write_lowered(group)
    if needs_translation(group):
        subprocess.run([sys.executable, __file__, "--translate", group.name], check=True)


def tell_mypyc_of_numbers() -> None:
    """A call of a function of senki/engine/numbers.py becomes one of the C function of that name."""
    from mypyc.ir.ops import ERR_MAGIC
    from mypyc.ir.rtypes import RType, bool_rprimitive, bytearray_rprimitive, c_int_rprimitive, int_rprimitive, list_rprimitive
    from mypyc.ir.rtypes import object_rprimitive as anything
    from mypyc.primitives.registry import ERR_NEG_INT, function_op

    out, number, row, flag = bytearray_rprimitive, int_rprimitive, list_rprimitive, bool_rprimitive
    takes: dict[str, list[RType]] = {
        "put": [out, number, number],
        "put_row": [out, number, number, row, number, number, number, number],
        "put_seen": [out, number, number, number, row, row, number, number, number, number, number, row, number],
        "put_there": [out, number, number, number, number, row],
        "put_cards": [out, number, row, number],
        "copy_row": [out, out, number],
        "clear": [out],
        "ahead": [anything, flag],
        "put_real": [out, number, number, number],
        "put_byte": [out, number, number],
        "mark": [out, number, number, row, number, number, number],
    }
    home = "senki.engine.numbers"
    for name, types in takes.items():
        function_op(f"{home}.{name}", types, c_int_rprimitive, f"senki_{name}", ERR_NEG_INT)
    function_op(f"{home}.blank", [number], out, "senki_blank", ERR_MAGIC)
    lists: list[RType] = [out, number, number, number, row, row, number, flag, flag, number, number, number, number, number, row, number]
    function_op(f"{home}.put_lists", lists, number, "senki_put_lists", ERR_MAGIC)
    function_op(f"{home}.copy_memory", [out, anything], flag, "senki_copy_memory", ERR_MAGIC)
    function_op(f"{home}.byte_at", [out, number], number, "senki_byte_at", ERR_MAGIC)
    function_op(f"{home}.copy_numbers", [out, anything], flag, "senki_copy_numbers", ERR_MAGIC)
    function_op(f"{home}.mark_buffer", [anything, number, row, number, number, number], flag, "senki_mark_buffer", ERR_MAGIC)


def translate(group: Group) -> None:
    """Write a group's C, and the plan of how to compile it. Exits where mypyc finds a fault.

    A game begins each time with the engine's cache, so its C is always made in the same way, whatever was compiled before.
    """
    from mypyc.build import generate_c_extension_shim, get_cflags, include_dir, mypyc_build
    from mypyc.common import RUNTIME_C_FILES
    from mypyc.options import CompilerOptions

    tell_mypyc_of_numbers()
    key = translation_key(group)
    engine = groups(False)[0]
    cache, engines = (BUILD / "mypy_cache" / name for name in (group.name, engine.name))
    if group.name != engine.name:
        shutil.rmtree(cache, ignore_errors=True)
        shutil.copytree(engines, cache)
    together = [engine] if group.name == engine.name else [engine, group]
    os.environ["MYPYPATH"] = str(LOWERED)
    arguments = ["--config-file=", "--no-warn-no-return", "--allow-redefinition", "--cache-dir", str(cache)]
    arguments += [file for each in together for file in each.lowered]
    options = CompilerOptions(multi_file=True, separate=True, target_dir=str(C_FILES))
    # mypyc believes that a class in a separate library may have subclasses anywhere. Here a game's have them in that game alone, and
    # those of the engine that others may derive from say so (allow_interpreted_subclasses), since games also run interpreted on it.
    options.global_opts = True
    made, files, more = mypyc_build(arguments, options, separate=[(each.lowered, each.library) for each in together])
    place = [name for _, name in made].index(group.library)
    runtime = [*RUNTIME_C_FILES, *(name for dep in more for name in (dep.path, dep.get_header()))]
    for name in runtime:
        write_if_new(C_FILES / name, (pathlib.Path(include_dir()) / name).read_text(encoding="utf-8"))
    once = write_once_header(group)
    used = [str(C_FILES / f"__native_{each.library}.h") for each in together]
    plan = {
        "key": key,
        "sources": sorted(files[place][0]),
        "runtime": [str(C_FILES / name) for name in runtime if name.endswith(".c")],
        "shims": {m: generate_c_extension_shim(m, m.rpartition(".")[2], str(C_FILES), group.library) for m in group.modules},
        "headers": [*used, str(C_FILES / f"__native_internal_{group.library}.h"), str(once)],
        "include_dirs": [
            include_dir(),
            str(C_FILES),
            *(os.path.join(include_dir(), folder) for dep in more for folder in dep.include_dirs),
        ],
        "flags": get_cflags(opt_level="3", multi_file=True),
    }
    plan_path(group).write_text(json.dumps(plan, indent=1), encoding="utf-8")


def write_once_header(group: Group) -> pathlib.Path:
    """Declares the bodies of the modules as code that runs once. Read before each C file."""
    bodies = MODULE_BODY.findall((C_FILES / f"__native_internal_{group.library}.h").read_text(encoding="utf-8"))
    header = C_FILES / f"runs_once_{group.library}.h"
    write_if_new(header, ONCE + "".join(f"{body} RUNS_ONCE;\n" for body in bodies))
    return header


def planned(group: Group) -> list[Extension]:
    """The library and the modules that enter it, from the plan that the translation left."""
    plan = json.loads(plan_path(group).read_text(encoding="utf-8"))
    flags = plan["flags"] + (FOR_ALL if os.name != "nt" else [])
    sources = plan["sources"] + plan["runtime"]
    library = Extension(f"{group.library}__mypyc", sources, include_dirs=plan["include_dirs"], extra_compile_args=flags)
    shims = [Extension(module, [file], extra_compile_args=plan["flags"]) for module, file in plan["shims"].items()]
    once = ["-include", str(C_FILES / f"runs_once_{group.library}.h")]
    headers = [pathlib.Path(header) for header in plan["headers"]]
    if group.name == libraries.ENGINE:
        once += ["-include", str(NUMBERS)]
        headers.append(NUMBERS)
    more = FOR_GAMES if all(module.startswith(OF_A_GAME) for module in group.modules) else []
    OWN.update(dict.fromkeys(plan["sources"], (more + once, headers)))
    return [library, *shims]


def extensions() -> list[Extension]:
    """All of the package, for setup.py. Raises where mypyc finds a fault."""
    write_plain(False)
    for group in groups(False):
        translate_apart(group)
    return [extension for group in groups(False) for extension in planned(group)]


# --------------------------------------------------------------------------------------------------------- from C to libraries


def compile_group(group: Group, hands: Hands, rank: int, scratch: str) -> None:
    """The group's files, in a folder."""
    command = BuildAtOnce(Distribution({"name": "senki", "ext_modules": planned(group)}))
    command.hands, command.rank = hands, rank
    command.build_lib, command.build_temp = scratch, str(BUILD / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


# ------------------------------------------------------------------------------------------------------------------ in its place


def card_of(group: Group, engine: str) -> libraries.Card:
    """What the group's library would say of itself if it were made now; its folder is not known yet."""
    return libraries.Card("", libraries.SUFFIX, engine, f"{group.library}__mypyc", sorted(group.modules), group.made_from, tools_key())


def is_made(folder: pathlib.Path, group: Group, engine: str) -> libraries.Card | None:
    """The library that stands there, if it is what would be made now."""
    found = libraries.read_card(folder, group.name)
    return found if found is not None and found == card_of(group, engine).at(found.folder) and (folder / found.folder).is_dir() else None


def put_in_place(folder: pathlib.Path, group: Group, card: libraries.Card, scratch: pathlib.Path) -> libraries.Card:
    """A new folder under its last name, then the card: nobody ever sees a part of a library."""
    files = {".".join(file.relative_to(scratch).parts): file for file in sorted(scratch.rglob("*")) if file.is_file()}
    contents = hashlib.sha256()
    for name, file in files.items():
        contents.update(name.encode() + b"\0" + file.read_bytes())
    card = card.at(f"{group.name}-{contents.hexdigest()[:16]}")
    if not (folder / card.folder).is_dir():
        fresh = folder / f".{card.folder}"
        fresh.mkdir()  # a former one that was left unfinished is gone: remove_old
        for name, file in files.items():
            shutil.copy(file, fresh / name)
        fresh.rename(folder / card.folder)
    libraries.write_card(folder, group.name, card)
    return card


def remove_old(folder: pathlib.Path) -> None:
    """Folders that no card names. Done before a build, so that a process that runs while it ends still finds what it began with."""
    cards = [libraries.read_card(folder, path.stem) for path in folder.glob("[!.]*.json")]
    named = {card.folder for card in cards if card is not None}
    for path in folder.iterdir():
        if path.is_dir() and path.name not in named:
            shutil.rmtree(path)


class Failed(Exception):
    """Some libraries could not be made; the rest stand in their places."""


def build(folder: pathlib.Path, wanted: list[Group], with_tests: bool) -> None:
    """Make the libraries that are not yet there as the source is now."""
    folder.mkdir(parents=True, exist_ok=True)
    remove_old(folder)
    write_plain(with_tests)
    hands = Hands(os.cpu_count() or 1)
    began = time.monotonic()
    failed: list[str] = []

    def make(group: Group, rank: int, engine: str) -> str:
        """The folder that the library stands in."""
        card = card_of(group, engine)  # read now: an edit while it is compiled shall count
        found = is_made(folder, group, engine)
        if found is None:
            with hands.at(rank + 1):
                translate_apart(group)
            with tempfile.TemporaryDirectory() as scratch:
                compile_group(group, hands, rank, scratch)
                if not folder.is_dir():
                    raise Failed("the compiled files were removed in the meantime")
                found = put_in_place(folder, group, card, pathlib.Path(scratch))
            print(f"senki: {group.name} is compiled ({time.monotonic() - began:.0f} s)", flush=True)
        return found.folder

    def make_or_tell(group: Group, rank: int, engine: str) -> None:
        try:
            make(group, rank, engine)
        except BaseException as error:
            failed.append(group.name)
            print(f"senki: {group.name} could not be compiled: {error}", file=sys.stderr, flush=True)

    engine, *games = wanted
    made_for = make(engine, 0, "")
    with ThreadPoolExecutor(max(1, len(games))) as workers:
        list(workers.map(lambda n: make_or_tell(games[n], 2 * n + 2, made_for), range(len(games))))
    if failed:
        raise Failed(f"not compiled, so interpreted: {', '.join(failed)}")


def copy_packages(place: pathlib.Path) -> None:
    """The packages as they are, beside the libraries that stand there already."""
    for package in packages(True):
        target = place / package.name
        for path in target.rglob("*.py"):
            path.unlink()
        ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", libraries.HERE.name)
        shutil.copytree(package, target, ignore=ignore, dirs_exist_ok=True)


def remove_shadows() -> None:
    """Compiled files beside their source, where they stood before each library had its folder: they would be used instead of it."""
    for top in (SRC / "senki", SMALL_GAMES):
        for path in [*top.rglob("*.so"), *top.rglob("*.pyd")]:
            if libraries.HERE.name not in path.relative_to(top).parts:
                path.unlink()


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One build at a time: they share the folders they work in."""
    import fcntl

    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "fastbuild.lock", "w", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("senki: waiting for a build that runs already", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build_games_later(folder: pathlib.Path, wanted: list[Group]) -> None:
    """The engine now; the games in the background, for whoever starts after they are done. Until then they are interpreted."""
    if not is_made(folder, wanted[0], ""):
        with alone():
            build(folder, wanted[:1], False)
    engine = libraries.read_card(folder, wanted[0].name)
    missing = [group.name for group in wanted[1:] if not is_made(folder, group, engine.folder if engine else "")]
    if missing:
        with open(BUILD / "games.log", "w", encoding="utf-8") as log:
            subprocess.Popen(["nice", sys.executable, __file__, "--in-place"], stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        print(f"senki: still to be compiled, in the background (build/games.log): {', '.join(missing)}; until then interpreted", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile senki with mypyc.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--in-place", action="store_true", help="put the libraries beside the source")
    what.add_argument("--to", type=pathlib.Path, metavar="FOLDER", help="put a whole copy of the packages there, the tests' games too")
    what.add_argument("--translate", metavar="LIBRARY", help=argparse.SUPPRESS)
    parser.add_argument("--with-tests", action="store_true", help="in place, also the tests' games")
    parser.add_argument("--games-later", action="store_true", help="in place, return when the engine is compiled; the games follow")
    arguments = parser.parse_args()
    with_tests = SMALL_GAMES.exists() and (arguments.with_tests or not arguments.in_place)
    wanted = groups(with_tests)
    if arguments.translate:
        translate(next(group for group in wanted if group.name == arguments.translate))
        return
    try:
        if arguments.in_place:
            remove_shadows()
        if arguments.games_later:
            build_games_later(libraries.HERE, wanted)
            return
        with alone():
            if arguments.to:
                copy_packages(arguments.to.resolve())
            build(arguments.to.resolve() / PLACE if arguments.to else libraries.HERE, wanted, with_tests)
    except (Failed, subprocess.CalledProcessError) as error:
        sys.exit(f"senki: {error}")


if __name__ == "__main__":
    main()
