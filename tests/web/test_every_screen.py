"""Every screen: the prompt and answers in sight, nothing overlaps, no word is broken, the page does not scroll sideways."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from senki.engine.decision import Decision
from senki.engine.session import Session
from web.conftest import OpenWindow
from web.layout import SCREENS, faults
from web.player import Player
from web.positions import open_position, position
from web.test_pages import open_golden, settle, speak_at_table
from web.watched import PHONE, Window

LANGS: Final = ("en", "ja")


def asked_of_first(names: list[str], times: int) -> Callable[[Session, Decision], bool]:
    """The first seat, which sits at the screen, is asked one of these for the nth time, over all games that are looked through."""
    found = 0

    def wanted(_session: Session, asked: Decision) -> bool:
        nonlocal found
        found += asked.seat == 0 and asked.question.name in names
        return found >= times

    return wanted


ARES: Final = {"mode": "full", "faction": "terran,xenos"}
TABLES: Final[dict[str, tuple[str, int, dict[str, str], tuple[list[str], int]]]] = {
    "ganymede-draft": ("ganymede", 2, {}, (["draft-lead"], 1)),
    "ganymede-fitting": ("ganymede", 2, {}, (["fit-part", "lead-letter"], 1)),
    "ganymede-battle": ("ganymede", 4, {}, (["defend-with"], 3)),
    "empire-characters": ("empire_rebellion", 2, {"mode": "full"}, (["choose-characters"], 1)),
    "empire-struggle": ("empire_rebellion", 2, {"mode": "full"}, (["turn"], 5)),
    "ares-hand": ("ares", 2, ARES, (["play"], 6)),
    "ares-base": ("ares", 2, ARES, (["put-on"], 3)),
    "ares-battle": ("ares", 2, ARES, (["fire", "target"], 1)),
    "land-force": ("land_battles", 2, {}, (["pick"], 1)),
    "land-battle": ("land_battles", 2, {}, (["target"], 3)),
    "land-reinforcements": ("land_battles", 2, {}, (["bring"], 1)),
    "land-reaction": ("land_battles", 4, {}, (["react"], 5)),
    "no-skin": ("hearts", 4, {}, (["play"], 4)),
}


def check(one: Window, lang: str, what: str) -> list[str]:
    return [f"{what} in {lang}: {fault}" for size in SCREENS for fault in faults(one.page, size)]


@pytest.mark.parametrize("table", TABLES)
def test_a_table_on_every_screen(window: OpenWindow, table: str) -> None:
    game, seats, options, asked = TABLES[table]
    one = window()
    open_position(one, position(game, seats, options, asked_of_first(*asked)))
    assert Player(one).wait()
    wrong = check(one, "en", table)
    one.page.set_viewport_size({"width": 1440, "height": 900})
    speak_at_table(one.page, "ja")
    wrong += check(one, "ja", table)
    if table == "empire-struggle":  # both sides on a phone, without scrolling
        one.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        for side in (0, 1):
            expect(one.page.locator(f"[data-half='{side}'] [data-card]").first).to_be_in_viewport(ratio=0.9)
    assert not wrong, "\n".join(wrong)


def test_a_replay_on_every_screen(window: OpenWindow) -> None:
    wrong = []
    for lang in LANGS:
        one = window(lang=lang)
        settle(open_golden(one))
        one.page.get_by_role("slider").fill("60")
        wrong += check(one, lang, "replay")
    assert not wrong, "\n".join(wrong)


PAGES: Final = ("/", "/new", "/rules", "/rules/ganymede", "/me", "/ranking", "/tournaments", "/laboratory", "/account", "/about")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_on_every_screen(window: OpenWindow, path: str) -> None:
    wrong = []
    for lang in LANGS:
        one = window(lang=lang)
        settle(one.open(path))
        wrong += check(one, lang, path)
    assert not wrong, "\n".join(wrong)
