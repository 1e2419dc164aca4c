"""Pictures of the pages, to be looked at: build/screenshots. Written by `pytest -m long tests/web/test_screens.py`."""

from __future__ import annotations

import pathlib
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from web.conftest import OpenWindow
from web.player import Player
from web.served import ROOT
from web.tables import start_now
from web.test_pages import open_golden, settle
from web.watched import DESKTOP, PHONE

FOLDER: Final = pathlib.Path(ROOT / "build" / "screenshots")


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_screenshots(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    one = window(lang=lang, size=size)
    page, taken = one.page, set()

    def shoot(name: str, full: bool = False) -> None:
        taken.add(name)
        page.screenshot(
            path=FOLDER / f"{name}-{'desktop' if size == DESKTOP else 'phone'}-{lang}.png", full_page=full, animations="disabled"
        )

    for name, path in (("home", "/"), ("new-table", "/new"), ("rules", "/rules/ganymede"), ("about", "/about")):
        settle(one.open(path))
        shoot(name, full=name in ("home", "new-table"))
    player = Player(one, seed=8)

    def at_question(now: dict[str, Any]) -> None:
        if page.locator(".draft").count():
            shoot("draft" if len(player.asked) < 2 else "draft-parts")
        elif now["fitting"]:
            shoot("fitting")
        elif now["dice"]:
            shoot("reroll")
        elif "battle" not in taken or len(player.asked) % 4 == 0:
            shoot("battle")

    start_now(player)
    player.on_question = at_question
    player.play()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_timeout(300)
    shoot("victory")
    page.get_by_role("dialog").locator("button.x").click()
    shoot("over")
    open_golden(one)
    page.get_by_role("slider").fill("60")
    page.wait_for_timeout(300)
    shoot("replay")
    settle(one.open("/"))
    shoot("home-with-tables", full=True)
    assert {"home", "new-table", "draft", "fitting", "battle", "victory", "replay", "rules", "about"} <= taken


TOLD: Final = """() => {
    const told = document.querySelector(".top .prompt .told");
    const layer = document.querySelector(".story");
    return told && layer ? [told.dataset.beat, layer.dataset.beat, told.textContent.trim()] : null;
}"""
STRETCH: Final = """() => {
    const start = window.setTimeout;
    window.setTimeout = (then, ms, ...more) => start(then, ms >= 400 ? 8 * ms : ms, ...more); // a picture takes longer than a beat lasts
}"""
BEATS: Final = 24  # of which there is a picture
WANTED: Final = {"strike", "roll", "burst"}
GAMES: Final = 4  # of which one has a battle with a hit


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_frames_of_a_battle(window: OpenWindow, lang: str) -> None:
    """One picture of each beat, in the order in which they are played: attack, dice, hits, and what falls."""
    folder = FOLDER / f"battle-{lang}"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    one = window(lang=lang, speed="slow", motion=True)
    one.context.add_init_script(f"({STRETCH})()")
    player, page = Player(one, seed=6), one.page
    seen: list[tuple[str, str, str]] = []
    for _game in range(GAMES):
        start_now(player)
        while True:
            told = page.evaluate(TOLD)
            if told and page.locator(".battle").count() and (not seen or told[0] != seen[-1][0]):
                seen.append(tuple(told))
                page.wait_for_timeout(250)  # in the midst of its movement
                page.screenshot(path=folder / f"{len(seen):02}-{told[1]}.png")
                print(f"{len(seen):02} {told[1]}: {told[2]}", flush=True)
            now = player.look()
            enough = len(seen) >= BEATS and {kind for _beat, kind, _text in seen} >= WANTED
            if now["ended"] or enough:
                break
            if told and not page.locator(".battle").count():
                page.keyboard.press("Escape")
            elif not told and player.can_act() and (now["asked"] or now["held"]):
                player.act(now)
            page.wait_for_timeout(30)
        if {kind for _beat, kind, _text in seen} >= WANTED:
            break
    kinds = [kind for _beat, kind, _text in seen]
    assert set(kinds) >= WANTED
    assert kinds.index("strike") < kinds.index("roll") < kinds.index("burst")
