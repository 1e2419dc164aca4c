"""Deals of Twilight Imperium in two browsers: an offer is put together, read by the other, taken, and stands on the table."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from web.conftest import OpenWindow
from web.player import Player
from web.tables import invite_links, join, play_in_turn
from web.watched import PHONE, Window

NEW_TABLE: Final = """async () => {
    const headers = { "content-type": "application/json" };
    const send = async (path, body) => (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    await send("/api/me", { name: "Ann", lang: document.documentElement.lang });
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "computer", level: 1 }];
    const options = { mode: "full", race: "sol,letnev,hacan" };
    return (await send("/api/tables", { game: "imperium", options, seats })).id;
}"""
PROMPT: Final = ".top .prompt"


def two_at_a_table(window: OpenWindow, lang: str = "en") -> tuple[Window, Window]:
    """Ann at a desk, Bob at a phone, and a computer."""
    ann, bob = window(lang=lang), window(size=PHONE)
    page = ann.open()
    page.goto(f"{ann.address}/t/{page.evaluate(NEW_TABLE)}")
    [link] = invite_links(page)
    join(bob, link, "Bob")
    return ann, bob


def answer(page: Page, name: str) -> None:
    """With a button of the tray, once the question has settled."""
    expect(page.locator(".table[data-settling]")).to_have_count(0)
    found = page.locator(".tray").get_by_role("button").or_(page.locator(".tray").get_by_role("checkbox"))
    found.filter(has_text=re.compile(name)).first.click()


def test_a_deal_is_offered_read_and_taken(window: OpenWindow) -> None:
    """Ann offers Bob peace for peace on her first turn; he reads it on his phone, agrees, and both see what was promised."""
    ann, bob = two_at_a_table(window)
    players = [Player(ann, 1), Player(bob, 2)]
    play_in_turn(players, until=lambda now: "What do you do?" in now["prompt"])
    offerer = ann if "What do you do?" in players[0].look()["prompt"] else bob
    other = bob if offerer is ann else ann
    page, hand = offerer.page, players[0] if offerer is ann else players[1]
    answer(page, "Make a deal")
    expect(page.locator(PROMPT)).to_contain_text("To whom")
    answer(page, "Bob" if other is bob else "Ann")
    expect(page.locator(PROMPT)).to_contain_text("What is part of the deal")
    answer(page, "a promise that I make")
    answer(page, "a promise that I ask for")
    page.locator(".top .acts").get_by_role("button").filter(has=page.locator("kbd", has_text="Enter")).click()
    for what in ("give", "take"):
        steps = offerer.steps
        answer(page, "until the end of this round")
        hand.wait_for_step({"prompt": what}, steps)  # the same answer to the question after it: not to be given to this one twice
    theirs = other.page
    expect(theirs.locator(PROMPT)).to_contain_text("offers")
    offer = theirs.locator(".trade .offer")
    expect(offer.locator("li")).to_have_text(["no attack until the end of this round"] * 2)
    for side in range(2):
        expect(offer.locator("li").nth(side)).to_be_visible()
    answer(theirs, "[Yy]es")
    for one in (page, theirs):
        one.locator("[data-view=trade]").click()
        expect(one.locator(".trade .offer")).to_have_count(0)
        expect(one.locator(".trade .promises li")).to_have_count(2)
        expect(one.locator(".trade tbody tr")).to_have_count(3)
