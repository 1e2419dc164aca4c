"""The server as it is started, and browsers on it."""

from __future__ import annotations

import os
import pathlib
import shutil
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from web.served import STATIC, Served
from web.watched import PATIENCE, Window

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
NO_BROWSER: Final = (
    "*** NO CHROMIUM FOUND: THE CLIENT IS NOT TESTED *** "
    "(install chromium, run `playwright install chromium`, or name one in SENKI_CHROMIUM)"
)
NO_CLIENT: Final = f"the client is not built: {STATIC}/index.html is missing; run `npm ci && npm run build` in web/"

OpenWindow = Callable[..., Window]
expect.set_options(timeout=PATIENCE * 1000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser test that fails is tried once more, as Playwright's own runner can do, and the summary lists it (RERUN).

    A real browser, a real server and a real clock share two cores with all other tests. A fault fails twice; a test that needs the second
    try is to be mended.
    """
    for item in items:
        if pathlib.Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


def find_chromium(driver: Playwright) -> str | None:
    named = os.environ.get("SENKI_CHROMIUM")
    if named:
        return named
    own = driver.chromium.executable_path
    if own and pathlib.Path(own).exists():
        return own
    return next((found for found in map(shutil.which, NAMES) if found), None)


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    with sync_playwright() as made:
        yield made


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    path = find_chromium(driver)
    if path is None:
        pytest.skip(NO_BROWSER)
    made = driver.chromium.launch(executable_path=path, args=ARGUMENTS)
    yield made
    made.close()


@pytest.fixture(scope="session")
def built() -> None:
    if not (STATIC / "index.html").is_file():
        pytest.fail(NO_CLIENT)


@pytest.fixture(scope="session")
def server(browser: Browser, built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests: each has its own browsers, hence its own players and tables."""
    made = Served(tmp_path_factory.mktemp("served") / "tables.sqlite")
    yield made
    made.stop()


@pytest.fixture
def own_server(browser: Browser, built: None, tmp_path: pathlib.Path) -> Iterator[Served]:
    """A server that the test may kill."""
    made = Served(tmp_path / "tables.sqlite")
    yield made
    made.stop()


@pytest.fixture
def window(browser: Browser, request: pytest.FixtureRequest) -> Iterator[OpenWindow]:
    """Opens browser windows: window(lang=..., size=...). Whatever they complain about fails the test at its end."""
    opened: list[Window] = []
    servers: list[Served] = []

    def open_window(
        lang: str = "en",
        size: tuple[int, int] = (1440, 900),
        motion: bool = False,
        server: Served | None = None,
        installed: bool = False,
        speed: str = "off",
        first: bool = False,
    ) -> Window:
        found: Served = server or request.getfixturevalue("server")
        servers.append(found)
        opened.append(Window(browser, found.address, lang, size, motion, installed, speed, first))
        return opened[-1]

    yield open_window
    for one in opened:
        one.close()
    if any(one.wrong for one in opened):
        print("the server said:\n" + "".join(servers[0].said[-60:]))
    for one in opened:
        one.check()
