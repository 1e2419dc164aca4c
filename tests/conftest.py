"""What holds for all tests: the games that are found, compiled or interpreted rules, and the watch for tests that hang."""

from __future__ import annotations

import os
import pathlib
from collections.abc import Iterator

import pytest

# The small games of the tests are found like any other game; this must stand in the environment before the catalog first looks.
os.environ["SENKI_GAMES"] = "small_games"

from hanging import ENDLESS_LONG, HangWatch, Limits
from sampling import SEED
from senki.build import is_compiled

TESTS = pathlib.Path(__file__).resolve().parent
PLAYING = ("agents", "api", "compiled", "lab", "text", "web", "test_golden.py", "test_figures.py")
WATCH = HangWatch()


def pytest_report_header() -> str:
    return f"senki: the engine runs {'compiled' if is_compiled() else 'interpreted'}; settings are sampled by SENKI_SEED={SEED}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The suites that play very many games run compiled; all others, which test the text itself, where the text runs.

    `make test` has a run for each.
    """
    for item in items:
        place = item.path.relative_to(TESTS)
        plays = place.parts[0] in PLAYING or place.name.startswith("test_conformance") or place.name in PLAYING
        if not plays or getattr(item, "originalname", "") == "test_lowered_is_native":  # of every game's conformance suite
            item.add_marker(pytest.mark.interpreted)
    if is_compiled():
        left_out = [item for item in items if item.get_closest_marker("interpreted")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("interpreted")]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    WATCH.begin(item.nodeid, Limits(endless=ENDLESS_LONG) if item.get_closest_marker("long") else Limits())
    try:
        return (yield)
    finally:
        WATCH.end()
