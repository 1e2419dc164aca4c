"""Every click is answered: what cannot be chosen now says what is asked, with its rule."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from senki.engine.decision import Decision
from senki.engine.session import Session
from web.conftest import OpenWindow
from web.positions import Wanted, open_position, position
from web.watched import DESKTOP, PHONE

REFUSED = {"en": "That cannot be chosen now. ", "ja": "今はこれを選べません。"}


def second_wing(_session: Session, asked: Decision) -> bool:
    return asked.question.name == "draft-wing" and len(asked.options) == 3


def card_to_play(session: Session, asked: Decision) -> bool:
    table: Any = session.table
    return asked.question.name == "play" and len(table.base[asked.seat]) > 1


def vain_attack(session: Session, asked: Decision) -> bool:
    """An attack is offered for which there is no force, and something else."""
    if asked.question.name != "use-as":
        return False
    told = [[figure.name for figure in session.explain(asked.seat, option)] for option in asked.options]
    return ["hopeless"] in told and [] in told


@pytest.mark.parametrize("lang, size", [("en", DESKTOP), ("ja", PHONE)], ids=["en-1440", "ja-390"])
def test_an_attack_that_cannot_succeed_warns_before_it_is_sent(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    one = window(lang=lang, size=size)
    open_position(one, position("ares", 2, {"mode": "basic"}, vain_attack))
    page = one.page
    curtain = page.locator(".curtain button")
    expect(curtain.or_(page.locator(".use .vain").first)).to_be_visible()
    if curtain.count():
        curtain.click()
    expect(page.locator(".use .vain").first).to_contain_text({"en": "Forces that can take part 0", "ja": "参加できる部隊 0"}[lang])
    attack = page.locator(".use").filter(has=page.locator(".vain")).first
    attack.click()
    warning = page.get_by_role("dialog")
    expect(warning).to_contain_text("A3.6")
    expect(warning).to_contain_text({"en": "no unit now", "ja": "今も建造後も"}[lang])
    assert not one.text_ids()
    assert not one.too_wide()
    page.keyboard.press("Enter")  # the safe answer has the focus
    expect(warning).to_have_count(0)
    assert one.steps == 0
    attack.click()
    warning.get_by_role("button").last.click()
    expect(page.locator(".use .vain")).to_have_count(0)


@pytest.mark.parametrize(
    "game, options, wanted, thing, lang, size",
    [
        ("ganymede", {}, second_wing, ".board .pick:not(.legal)", "ja", PHONE),
        ("ares", {"mode": "basic"}, card_to_play, ".board .piece:not(.legal)", "en", DESKTOP),
    ],
    ids=["ganymede-ja-390", "ares-en-1440"],
)
def test_what_cannot_be_chosen_says_what_is_asked(
    window: OpenWindow, game: str, options: dict[str, str], wanted: Wanted, thing: str, lang: str, size: tuple[int, int]
) -> None:
    one = window(lang=lang, size=size)
    open_position(one, position(game, 2, options, wanted))
    page = one.page
    curtain, asked = page.locator(".curtain button"), page.locator(".top .prompt .rule")
    expect(curtain.or_(asked)).to_be_visible()
    if curtain.count():
        curtain.click()
    expect(asked).to_be_visible()
    page.locator(thing).first.click()
    refused = page.locator("[role=status] .refused")
    expect(refused.locator("p")).to_have_text(REFUSED[lang] + page.locator(".top .prompt p > span").inner_text())
    expect(refused).to_be_in_viewport(ratio=1)
    refused.locator("button.rule").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(refused).to_have_count(0)
