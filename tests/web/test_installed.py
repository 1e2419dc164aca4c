"""Installed as an app: what a browser asks of one, and what a page shows without the server."""

from __future__ import annotations

from playwright.sync_api import expect

from web.conftest import OpenWindow

ALL_KEPT = """async () => {
    const loaded = performance.getEntriesByType("resource").map((one) => one.name).filter((name) => name.includes("/assets/"));
    const kept = await Promise.all([location.origin + "/", ...loaded].map((name) => caches.match(name)));
    return loaded.length > 0 && kept.every(Boolean);
}"""


def test_it_can_be_installed(window: OpenWindow) -> None:
    one = window()
    page = one.open()
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.request.get(f"{one.address}{address}").json()
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    icons = {icon["sizes"]: icon for icon in manifest["icons"] if icon["purpose"] == "any"}
    assert {"192x192", "512x512"} <= icons.keys()
    for icon in manifest["icons"]:
        answer = page.request.get(f"{one.address}{icon['src']}")
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])


def test_without_the_server_the_page_opens_and_says_so(window: OpenWindow) -> None:
    one = window(installed=True)
    page = one.open()
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.wait_for_function(ALL_KEPT, polling=40)
    with one.without_line():
        one.context.set_offline(True)
        page.goto(f"{one.address}/rules")
        expect(page.locator("main")).to_contain_text("You are offline")
        expect(page.locator("main")).to_contain_text("オフライン")
        one.context.set_offline(False)
    expect(page.locator("main h1")).to_be_visible()  # as soon as there is a line again
