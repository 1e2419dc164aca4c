"""The optional compiled build; everything else about the package stands in pyproject.toml.

A wheel holds the browser's client: what is not built yet is built with Node, and a wheel without it is not made (``SENKI_CLIENT=0`` asks
for one, for playing in the terminal). A source archive holds the client as built, if it was, and what it is built from.

With a C compiler and mypyc, a wheel is built with the modules that ``tools/fastbuild.py`` chooses compiled. Without them, or when
anything goes wrong on the way, the same source is installed as plain Python. ``SENKI_COMPILE=0`` asks for plain Python outright.
An editable install is always plain, because compiled files would shadow the source being edited: ``make fast`` compiles in place.
"""

import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
MYPY = "mypy==2.4.*"
COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}


def can_compile() -> bool:
    """A C compiler and Python's headers are there. Windows has its compiler found by setuptools: assume it, the fall-back is safe."""
    if os.environ.get("SENKI_COMPILE") == "0":
        return False
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return False
    if os.name == "nt":
        return True
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def without(reason: object) -> list[Extension]:
    first_line = next(iter(str(reason).strip().splitlines()), type(reason).__name__)  # an exception may have no text
    print(f"senki: building without compiled modules: {first_line}", file=sys.stderr)
    return []


def extensions() -> list[Extension]:
    if not COMPILING_COMMANDS.intersection(sys.argv[1:]):
        return []
    if os.environ.get("SENKI_COMPILE") == "0":
        return without("SENKI_COMPILE is 0")
    if not can_compile():
        return without("no C compiler, or no Python headers")
    if importlib.util.find_spec("mypyc") is None:
        return without("mypyc is not installed")
    sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "src")]
    try:
        found: list[Extension] = importlib.import_module("fastbuild").extensions()
    except subprocess.CalledProcessError:  # mypyc works in a process of its own
        return without("mypyc found errors, see above")
    except Exception as error:
        return without(error)
    for extension in found:
        extension.optional = True
    return found


class AllOrNothing(build_ext):
    """The modules of a library enter it, and a game's library needs the engine's: if one fails to build, none is kept."""

    def build_extensions(self) -> None:
        if self.extensions:
            importlib.import_module("fastbuild").compile_at_once(self.compiler)
        super().build_extensions()
        paths = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        missing = [path.name for path in paths if not path.exists()]
        if missing:
            without(f"{missing[0]} could not be built")
            for path in paths:
                path.unlink(missing_ok=True)


class WithClient(build_py):
    """The client goes into a wheel. An editable install serves it from where `make web` puts it."""

    def run(self) -> None:
        if not self.editable_mode and os.environ.get("SENKI_CLIENT") != "0":
            sys.path[:0] = [str(ROOT / "tools")]
            build_web = importlib.import_module("build_web")
            try:
                build_web.build(False)
            except build_web.BuildError as error:
                sys.exit(f"senki: no wheel without the browser's client: {error} (SENKI_CLIENT=0 makes one for the terminal only)")
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllOrNothing, "build_py": WithClient},
    # Read by the build front end before it builds; nothing is installed from here.
    setup_requires=[MYPY] if can_compile() else [],
)
