"""How soon a first visit sees something and can play, as Lighthouse measures a phone: a slow line, a processor four times slower.

Printed (`pytest -s -m long tests/web/test_first_load.py`), since it hangs on the machine. Judged is only how much comes over the line.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, Page, expect

from web.conftest import OpenWindow
from web.player import Player
from web.watched import PHONE, Window

LINE: Final = {"offline": False, "latency": 150, "downloadThroughput": 1_638_400 / 8, "uploadThroughput": 768_000 / 8}
SLOWER: Final = 4
MOST: Final = 400  # kB that a first visit may bring
WATCH: Final = """() => {
    window.seen = { lcp: 0, shift: 0, blocked: 0 };
    const watch = (type, heed) => new PerformanceObserver((list) => list.getEntries().forEach(heed)).observe({ type, buffered: true });
    watch("largest-contentful-paint", (one) => { window.seen.lcp = one.startTime; });
    watch("layout-shift", (one) => { if (!one.hadRecentInput) window.seen.shift += one.value; });
    watch("longtask", (one) => { window.seen.blocked += Math.max(0, one.duration - 50); });
}"""
SEEN: Final = """() => ({
    ...window.seen,
    fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    kB: performance.getEntriesByType("resource").reduce((sum, one) => sum + one.transferSize, 0) / 1000,
})"""


def slowed(one: Window) -> CDPSession:
    session = one.context.new_cdp_session(one.page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


def measured(page: Page) -> dict[str, Any]:
    page.wait_for_load_state("networkidle")
    found: dict[str, Any] = page.evaluate(SEEN)
    return found


def told(found: dict[str, Any]) -> str:
    return (
        f"first paint {found['fcp'] / 1000:.2f} s, largest {found['lcp'] / 1000:.2f} s, blocked {found['blocked']:.0f} ms, "
        f"shift {found['shift']:.3f}, {found['kB']:.0f} kB"
    )


@pytest.mark.long
@pytest.mark.parametrize("path", ["/", "/rules/ganymede", "/new"])
def test_a_first_visit(window: OpenWindow, path: str) -> None:
    one = window(size=PHONE, lang="ja")
    one.context.add_init_script(f"({WATCH})()")
    slowed(one)
    page = one.open(path)
    found = measured(page)
    print(f"{path}: {told(found)}")
    assert 0 < found["kB"] <= MOST


@pytest.mark.long
def test_the_first_table(window: OpenWindow) -> None:
    """From the click on the front page to a table whose first question can be answered."""
    one = window(size=PHONE, lang="ja")
    one.context.add_init_script(f"({WATCH})()")
    slowed(one)
    page = one.open("/")
    player, now = Player(one), page.locator(".hero .btn.go")
    expect(now).to_be_enabled()
    begun = page.evaluate("performance.now()")
    player.press(now)
    assert player.wait()
    took = page.evaluate("performance.now()") - begun
    expect(page.locator(".board .stage")).to_be_visible()
    found = measured(page)
    print(f"from the front page to the first question: {took / 1000:.2f} s; {told(found)}")
    assert 0 < found["kB"] <= MOST
