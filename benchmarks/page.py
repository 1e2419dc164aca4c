"""What a first visit costs in the browser: first paint, "Play now" to a table with choices, and the bytes that came for it.

    python benchmarks/page.py
    python benchmarks/page.py --visits 9 --scripts

Each visit is a browser with nothing kept, on a server of its own, at full speed of this machine; told is the median. Needs the built client
and a Chromium (as the browser tests do).
"""

from __future__ import annotations

import argparse
import gzip
import pathlib
import statistics
import sys
import tempfile
from typing import Final

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from web.conftest import ARGUMENTS, find_chromium  # noqa: E402
from web.served import STATIC, Served  # noqa: E402

PAINT: Final = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
LOADED: Final = "() => performance.getEntriesByType('resource').map((one) => one.name)"
CHOICES: Final = ".board .legal, .tray .legal, .tray .oc, .top .acts .go"
MOST: Final = 150_000  # bytes of scripts, compressed, until the first table stands


def packed(name: str) -> int:
    """The size of a file as it is sent."""
    return len(gzip.compress((STATIC / "assets" / name).read_bytes(), 9))


def visit(browser: Browser, address: str) -> tuple[float, float, set[str]]:
    """First paint and then the table, in milliseconds, and the files that were fetched."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    page = context.new_page()
    page.goto(address)
    page.wait_for_function(PAINT)
    paint = float(page.evaluate(PAINT))
    button = page.locator(".hero button.go, .hero .btn.go").first
    button.wait_for()
    page.wait_for_load_state("networkidle")
    began = float(page.evaluate("() => performance.now()"))
    button.click()
    page.locator(CHOICES).first.wait_for()
    drawn = float(page.evaluate("() => performance.now()")) - began
    page.wait_for_load_state("networkidle")
    files = {name.rsplit("/", 1)[-1] for name in page.evaluate(LOADED) if "/assets/" in name}
    context.close()
    return paint, drawn, files


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--scripts", action="store_true", help="list the scripts with their sizes")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        path = find_chromium(driver)
        if path is None:
            parser.error("no Chromium found")
        server = Served(pathlib.Path(folder) / "tables.sqlite")
        browser = driver.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            visits = [visit(browser, server.address) for _ in range(arguments.visits)]
        finally:
            browser.close()
            server.stop()
    files = visits[-1][2]
    scripts = {name: packed(name) for name in files if name.endswith(".js")}
    styles = {name: packed(name) for name in files if name.endswith(".css")}
    if arguments.scripts:
        for name, size in sorted(scripts.items(), key=lambda row: -row[1]):
            print(f"{size:8,}  {name}")
    print(f"first paint {statistics.median(one[0] for one in visits):.0f} ms")
    print(f"Play now to a table with choices {statistics.median(one[1] for one in visits):.0f} ms")
    print(f"scripts for the first table {sum(scripts.values()) / 1000:.1f} KB, styles {sum(styles.values()) / 1000:.1f} KB (gzip)")
    return int(sum(scripts.values()) > MOST)


if __name__ == "__main__":
    sys.exit(main())
