"""Making and joining tables through the pages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from web.player import Player
from web.watched import Window

KINDS = {"me": "Me", "open": "Open, by invite link", "computer": "Computer", "hotseat": "Someone at this screen"}


def start_now(player: Player) -> None:
    """From the home page to a table against the computer, with one click."""
    player.window.open()
    player.press(player.page.locator(".hero").get_by_role("button", name=re.compile("Play now|今すぐ")))
    expect(player.page.locator(".board .stage")).to_be_visible()


def make_table(window: Window, seats: list[str], game: str = "ganymede", mode: str = "", name: str = "Ann") -> None:
    """The form for a new table, filled in by hand (in English)."""
    page = window.open(f"/new?game={game}")
    if mode:
        check(page.get_by_role("radio", name=mode))
    check(page.get_by_role("group", name="Players").get_by_role("radio", name=str(len(seats)), exact=True))
    for seat, kind in enumerate(seats):
        page.get_by_role("combobox", name=f"Seat {seat + 1}", exact=True).select_option(label=KINDS[kind])
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Make a table").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(page.locator(".top .prompt")).to_be_visible()


def check(radio: Locator) -> None:
    """Some radio buttons are drawn by their labels."""
    if not radio.is_checked():
        radio.locator("xpath=ancestor::label").click()
    expect(radio).to_be_checked()


def invite_links(page: Page) -> list[str]:
    links = page.get_by_role("textbox", name="Invite link")
    expect(links.first).to_be_visible()
    return [links.nth(place).input_value() for place in range(links.count())]


def join(window: Window, link: str, name: str) -> None:
    page = window.page
    page.goto(link)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".board .stage, .board .inv").first).to_be_visible()
    assert "#" not in page.url, "the token must not stay in the address bar"


def play_in_turn(players: list[Player], until: Callable[[dict[str, Any]], bool] = lambda _now: False, rounds: int = 2000) -> None:
    """Several screens in one thread: whoever is asked answers, until all see the end (or `until` says so of anybody's screen)."""
    idle = 0
    for _ in range(rounds):
        seen = [player.look() for player in players]
        if all(now["over"] for now in seen) or any(until(now) for now in seen):
            return
        moved = False
        for player, now in zip(players, seen, strict=True):
            if not now["over"] and player.wait(0.05):
                fresh = player.look()
                if not fresh["over"] and not until(fresh):
                    player.act(fresh)
                    moved = True
        idle = 0 if moved else idle + 1
        if idle > 300:
            raise AssertionError(f"nobody can do anything: {seen}")
    raise AssertionError("the game takes too long")
