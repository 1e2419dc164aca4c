"""Twilight Imperium in the browser: a short game to its end, on a desk and on a phone, in both languages, and the map by keys."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from web.conftest import OpenWindow
from web.player import Player
from web.watched import DESKTOP, PHONE, Window

HEXES: Final = 28  # of the galaxy for three players
NEW_TABLE: Final = """async () => {
    const headers = { "content-type": "application/json" };
    const send = async (path, body) => (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    await send("/api/me", { name: "Ann", lang: document.documentElement.lang });
    const seats = [{ kind: "me" }, { kind: "computer", level: 1 }, { kind: "computer", level: 1 }];
    return (await send("/api/tables", { game: "imperium", options: { mode: "explore" }, seats })).id;
}"""


def explore(window: Window) -> Page:
    """A table of the short game, with two computers."""
    page = window.open()
    page.goto(f"{window.address}/t/{page.evaluate(NEW_TABLE)}")
    expect(page.locator(".imperium [data-hex]")).to_have_count(HEXES)
    return page


@pytest.mark.parametrize("lang, size", [("en", DESKTOP), ("ja", PHONE)])
def test_a_short_game_is_played_to_its_end(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    """By what glows, by the tray and by the widgets; whatever the browser complains about fails it."""
    mine = window(lang=lang, size=size)
    page = explore(mine)
    player = Player(mine, seed=2)
    player.play()
    assert len(player.asked) > 10
    expect(page.locator("dialog[open] .crest")).to_be_visible()


ABOVE: Final = """() => {
    const [from, now] = [document.querySelector("[data-hex='0']"), document.activeElement?.closest("[data-hex]")];
    if (!now || now === from) return false;
    const [was, is] = [from.getBoundingClientRect(), now.getBoundingClientRect()];
    return is.top < was.top && Math.abs(is.left + is.width / 2 - was.left - was.width / 2) < was.width / 4;
}"""  # the map is turned by where the own home lies, so another system lies above the middle in each game


def test_the_map_is_moved_and_read_by_keys(window: OpenWindow) -> None:
    """Arrows go from system to system, + and 0 zoom, and every system says what it holds."""
    page = explore(window())
    middle = page.locator("[data-hex='0']")
    expect(middle).to_have_accessible_name(re.compile("Mecatol Rex.*1 resources, 6 influence"))
    expect(page.locator(".table[data-settling]")).to_have_count(0)  # a question that has just come takes no keys
    middle.focus()
    page.keyboard.press("ArrowUp")
    page.wait_for_function(ABOVE)
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(page.get_by_role("button", name="Show the whole map")).to_be_visible()
    page.keyboard.press("0")
    expect(page.get_by_role("button", name="Show the whole map")).to_have_count(0)


def test_a_finger_looks_before_it_chooses(window: OpenWindow) -> None:
    """A tap on a system shows it; the button in the tray, or a second tap, chooses it."""
    mine = window(size=PHONE)
    page = explore(mine)
    player = Player(mine, seed=1)
    player.play(until=lambda now: "activate" in now["prompt"])
    steps = mine.steps
    place = page.locator("[data-hex].legal").first
    place.tap()
    button = page.locator(".tray .offers .btn.go")
    expect(button).to_contain_text("Choose")
    assert mine.steps == steps, "the first tap must choose nothing"
    button.click()
    expect(page.locator(".top .prompt")).not_to_contain_text("Which system do you activate?")
