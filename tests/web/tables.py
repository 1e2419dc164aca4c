"""Making and joining tables through the pages."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from web.player import MOST_QUESTIONS, Player
from web.watched import PATIENCE, Window

KINDS = {"me": "Me", "open": "Open, by invite link", "computer": "Computer", "hotseat": "Someone at this screen"}


def start_now(player: Player) -> None:
    """From the home page to a table against the computer, with one click."""
    player.window.open()
    player.press(player.page.locator(".hero").get_by_role("button", name=re.compile("Play now|今すぐ")))
    expect(player.page.locator(".board .stage")).to_be_visible()


def play_here(player: Player, game: str = "ganymede", level: int = 2) -> None:
    """The same table, without the home page before it."""
    window = player.window
    window.be_named()
    seats = [{"kind": "me"}, {"kind": "computer", "level": level}]
    window.sit_down(window.send("/api/tables", {"game": game, "seats": seats})["id"])
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
    links, anew = page.get_by_role("textbox", name="Invite link"), page.locator("[data-new-link]")
    expect(links.or_(anew).first).to_be_visible()
    if anew.count():  # the table was not made in this browser's pages
        anew.first.click()
    expect(links.first).to_be_visible()
    for place in range(links.count()):
        expect(links.nth(place)).to_have_value(re.compile("#."))
    return [links.nth(place).input_value() for place in range(links.count())]


def join(window: Window, link: str, name: str) -> None:
    page = window.page
    page.goto(link)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".board .stage, .board .inv").first).to_be_visible()
    assert "#" not in page.url, "the token must not stay in the address bar"


def in_turn(players: list[Player]) -> list[Player]:
    """The players, whoever is asked now first."""
    end = time.monotonic() + 2 * PATIENCE
    while not any(player.look()["asked"] for player in players):
        assert time.monotonic() < end, "nobody is asked anything"
        players[0].page.wait_for_timeout(20)
    return sorted(players, key=lambda player: not player.look()["asked"])


def play_in_turn(players: list[Player], until: Callable[[dict[str, Any]], bool] = lambda _now: False) -> None:
    """Several screens in one thread: whoever is asked answers, until all see the end (or `until` says so of anybody's screen)."""
    idle_since = time.monotonic()
    while sum(len(player.asked) for player in players) < MOST_QUESTIONS:
        seen = [player.look() for player in players]
        if all(now["over"] for now in seen) or any(until(now) for now in seen):
            return
        moved = False
        for player, now in zip(players, seen, strict=True):
            if not now["over"] and player.can_act():
                fresh = player.look()
                if (fresh["asked"] or fresh["curtain"] or fresh["held"]) and not fresh["over"] and not until(fresh):
                    player.act(fresh)
                    moved = True
        if moved:
            idle_since = time.monotonic()
        elif time.monotonic() > idle_since + 2 * PATIENCE:
            raise AssertionError(f"nobody can do anything: {seen}")
        else:
            players[0].page.wait_for_timeout(20)  # lets the browsers report
    raise AssertionError("the game does not end")
