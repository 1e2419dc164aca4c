"""Reactions in two browsers: kept back, stopped, ordered in advance, and told together. Bell is a small game of the tests."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from web.conftest import OpenWindow
from web.heard import Heard
from web.player import Player
from web.tables import in_turn, invite_links, join, make_table, play_in_turn
from web.watched import PHONE, Window


def bar(window: Window) -> Locator:
    return window.page.locator(".reactions")


def to_window(players: list[Player]) -> tuple[Window, Window]:
    """Play on until reactions are open; who could react, and who has announced a card."""
    play_in_turn(players, until=lambda _now: bar(players[0].window).is_visible())
    first, second = in_turn(players)
    return first.window, second.window


def two_at_a_table(window: OpenWindow, rule: str) -> tuple[list[Player], list[Heard]]:
    ann, bob = window(), window(size=PHONE)
    heard = [Heard(ann), Heard(bob)]
    make_table(ann, ["me", "open"], game="bell", mode=rule)
    [link] = invite_links(ann.page)
    join(bob, link, "Bob")
    return [Player(ann, 1), Player(bob, 2)], heard


@pytest.mark.parametrize("rule", ["Everyone answers", "Long bell"])
def test_a_reaction_is_kept_back_and_told_when_the_window_closes(window: OpenWindow, rule: str) -> None:
    players, heard = two_at_a_table(window, rule)
    reacting, waiting = to_window(players)
    expect(bar(waiting)).to_be_visible()
    expect(bar(waiting).get_by_role("button")).to_have_count(0)  # whoever announced the card cannot react to it
    if rule == "Long bell":
        bar(reacting).get_by_role("button", name="Hold on").click()
        for one in (reacting, waiting):
            expect(bar(one)).to_contain_text("Stopped by")
        expect(bar(reacting).get_by_role("button", name="Hold on")).to_have_count(0)
    order = bar(reacting).get_by_role("button", name="Always pass here")
    order.click()
    expect(order).to_have_attribute("aria-pressed", "true")
    order.click()
    expect(order).to_have_attribute("aria-pressed", "false")
    others = heard[0] if waiting is players[0].window else heard[1]
    steps = len(others.states)
    reacting.page.get_by_role("button", name=re.compile("^pass", re.I)).first.click()
    if rule == "Long bell":
        expect(bar(reacting)).to_contain_text("You have chosen")  # and may still change it
        expect(bar(waiting)).not_to_contain_text("chosen")
        assert len(others.states) == steps, "that somebody has chosen must not be told"
    else:
        for one in (reacting, waiting):
            expect(bar(one)).to_have_count(0)
        assert len(others.states) > steps
