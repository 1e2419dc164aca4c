"""A page of rules begins with the object of the game, shows its cards and a worked turn, and can be printed."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from web.conftest import OpenWindow
from web.watched import DESKTOP, SMALL_PHONE

EXAMPLE: Final = {
    ("ganymede", "en"): "A worked turn",
    ("ganymede", "ja"): "攻撃の例",
    ("empire_rebellion", "en"): "A worked turn",
    ("empire_rebellion", "ja"): "1ターンの例",
    ("ares", "en"): "A worked turn",
    ("ares", "ja"): "1ターンの例",
}


@pytest.mark.parametrize("lang, size", [("en", DESKTOP), ("ja", SMALL_PHONE)], ids=["en-1440", "ja-360"])
def test_object_cards_and_a_worked_turn_come_first(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    one = window(lang=lang, size=size)
    for game in ("ganymede", "empire_rebellion", "ares"):
        page = one.open(f"/rules/{game}")
        sheet = page.locator("article.sheet")
        expect(sheet.locator("section[id]").first.locator("h3")).to_contain_text("G1")
        expect(sheet.locator(".examples svg").nth(2)).to_be_visible()
        expect(sheet.locator("h2").nth(1)).to_have_text(EXAMPLE[game, lang])
        link = sheet.locator(".told").first.get_by_role("button").first
        rule = link.inner_text()
        link.click()
        expect(page.locator(f"section[id='{rule}'], section[id='{rule.rsplit('.', 1)[0]}']").first).to_be_in_viewport()
        assert not one.text_ids()
        assert not one.too_wide()


def test_a_page_of_rules_prints_without_bars(window: OpenWindow) -> None:
    one = window()
    page = one.open("/rules/ganymede")
    expect(page.locator(".examples svg").first).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".hd")).to_be_hidden()
    expect(page.locator("aside")).to_be_hidden()
    expect(page.locator("article.sheet")).to_have_css("background-image", "none")
    assert len(page.pdf(format="A4")) > 20_000
