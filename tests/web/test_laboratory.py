"""The laboratory in the browser: numbers are changed within their bounds, games are played and watched, and what differs is told."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from web.conftest import OpenWindow
from web.watched import DESKTOP, PHONE

HP: Final = 'input[data-number="mech.grey-heron.hp"]'
WORDS: Final = {
    "en": {"hp": "HP of Grey Heron", "done": "done", "nothing": "Change a number first", "yes": "yes"},
    "ja": {"hp": "グレイヘロンのHP", "done": "終わりました", "nothing": "先に数値を変えてください", "yes": "いえる"},
}


def choose(page: Page, value: str, chosen: str) -> None:
    """In the list that offers a value."""
    page.locator(f'label.field select:has(option[value="{value}"])').last.select_option(chosen)


def told(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("fetch('/api/laboratory').then((reply) => reply.json())")["runs"][0]
    return found


@pytest.mark.parametrize("lang, size", [("en", DESKTOP), ("ja", PHONE)], ids=["en-1440", "ja-390"])
def test_a_number_is_changed_and_its_effect_is_told(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    one, words = window(lang=lang, size=size), WORDS[lang]
    page = one.open("/laboratory")
    number = page.locator(HP)
    expect(number).to_have_value("3")
    assert (number.get_attribute("min"), number.get_attribute("max")) == ("1", "9")  # the schema's
    expect(page.locator(".todo")).to_contain_text(words["nothing"])
    number.fill("12")
    number.press("Tab")
    expect(number).to_have_value("3")  # out of bounds: not taken
    number.fill("2")
    number.press("Tab")
    expect(page.locator(".todo li")).to_have_text(re.compile(rf"{words['hp']}\s*3 → 2"))
    choose(page, "1000", "50")
    choose(page, "5", "1")  # computers of level 1 are quick
    page.locator("button[type=submit]").click()
    expect(page.locator(".run .what")).to_contain_text(f"{words['hp']} 3 → 2")
    expect(page.locator(".run .state")).to_contain_text(words["done"])
    run = told(page)
    assert run["games"] == 50
    assert run["changes"] == [{"name": "mech.grey-heron.hp", "before": 3, "after": 2}]
    seat = next(figure for figure in run["figures"] if figure["name"] == "seat/1")
    expect(page.locator('[data-figure="seat/1"] td').first).to_have_text(f"{100 * seat['before']:.1f} %")
    assert page.locator('[data-figure="seat/1"] svg .bar').count() == 1
    page.locator(".run details summary").first.click()
    draft = [card for card in run["cards"] if card["question"] == run["cards"][0]["question"]]
    shown = [card for card in draft if card["pick"]["low"] > 0 or card["pick"]["high"] < 0]
    expect(page.locator('.run details [data-figure="pick"] .sh', has_text=re.compile(rf"^{words['yes']}$"))).to_have_count(len(shown))
    for name, content in (("pack", "[[mech]]"), ("report", "mech.grey-heron.hp=2")):
        with page.expect_download() as saved:
            page.locator(f'.run a[href$="/{name}"]').click()
        assert saved.value.suggested_filename.startswith(f"senki-ganymede-{name}.")
        assert content in saved.value.path().read_text(encoding="utf-8")
    expect(page.locator(".past li")).to_have_count(1)
    assert not one.too_wide()


def test_a_pack_of_ones_own_a_run_that_is_stopped_and_one_that_cannot_be(window: OpenWindow) -> None:
    one = window()
    page = one.open("/laboratory")
    expect(page.locator(HP)).to_have_value("3")
    one.refused = "/api/laboratory/forms"
    page.locator("input[type=file]").set_input_files({"name": "bad.toml", "mimeType": "application/toml", "buffer": b"[pack]\nid = 1\n"})
    expect(page.get_by_text("lacks a table [pack]")).to_be_visible()
    expect(page.locator(HP)).to_have_value("3")
    page.locator(HP).fill("4")
    page.locator(HP).press("Tab")
    choose(page, "1000", "5000")
    page.locator("button[type=submit]").click()
    page.locator(".run .how button").click()  # stop
    expect(page.locator(".run .state")).to_contain_text("stopped")
    expect(page.locator(".run .how button")).to_contain_text("Go on")
