"""Guided games: each lesson from its first step to its last, what it promises and where it points."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from web.conftest import OpenWindow
from web.player import Player
from web.watched import DESKTOP, PATIENCE, PHONE, Window

# Something to read, to answer or to put away; or the end.
READY: Final = """() => {
    const held = document.querySelector(".top .acts .held");
    const ready = ".coach .nx, .legal, .pickdie, .tray .dp .oc, .tray .dp .more, .tray .confirm button, .top .acts .go, dialog[open]";
    return document.querySelector(ready) || held;
}"""
TELLING: Final = "() => document.querySelector('.top .prompt .told') !== null"
RING_INSIDE: Final = """() => {
    const box = (one) => { const b = one.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; };
    const ring = document.querySelector(".ring:not(.story .ring)");
    if (!ring) return true;
    const [left, top, right, bottom] = box(ring);
    return [...document.querySelectorAll(".stage, .tray, .side, .top")].map(box).some(
        ([x, y, r, b]) => left >= x - 1 && top >= y - 1 && right <= r + 1 && bottom <= b + 1);
}"""


class Pupil(Player):
    """Reads what the coach says, does what it asks, and keeps what was taught."""

    def __init__(self, window: Window, seed: int) -> None:
        super().__init__(window, seed)
        self.taught: Final[list[str]] = []
        self.counted: Final[list[int]] = []
        self.heights: Final[set[int]] = set()
        self.waited: Final[set[str]] = set()  # what was read while the story waited
        self.coach: Final[Locator] = self.page.locator(".coach")

    def look_at_coach(self) -> str:
        """Its step; what holds for every step is checked on the way."""
        found: dict[str, Any] | None = self.page.evaluate(
            """() => {
                const coach = document.querySelector(".coach");
                if (!coach) return null;
                const number = Number(coach.querySelector("progress").value);
                const waits = document.querySelector(".top .prompt .told") !== null && coach.dataset.goes === "next";
                return { step: coach.dataset.step, number, height: Math.round(coach.getBoundingClientRect().height), waits };
            }"""
        )
        if found is None:
            return ""
        step = str(found["step"])
        self.counted.append(found["number"])
        self.heights.add(found["height"])
        if found["waits"]:
            self.waited.add(step)
        assert not self.window.text_ids(), step
        assert not re.search(r"coach-|\\{|undefined", self.coach.inner_text()), step
        assert not self.window.too_wide(), step
        self.page.wait_for_function(RING_INSIDE, polling=40)  # it follows what it is round, a moment later
        return step

    def read(self, last: str) -> None:
        following = self.coach.locator(".nx")
        while following.count():
            name = self.look_at_coach()
            assert name not in self.taught, f"{name} was said twice"
            self.taught.append(name)
            following.click()
            expect(self.page.locator(f".coach[data-step='{name}']")).to_have_count(0)
            if name == last:
                return

    def learn(self, last: str, patient: frozenset[str] = frozenset()) -> None:
        """To the lesson's last step. What happens is watched until all of `patient` has been explained, and skipped from then on."""
        while last not in self.taught:
            if patient <= set(self.taught):
                if self.page.evaluate(TELLING) and not self.coach.locator(".nx").count():
                    self.page.keyboard.press("Escape")
                self.page.wait_for_timeout(20)
            self.page.wait_for_function(READY, timeout=2 * PATIENCE * 1000, polling=40)
            self.read(last)
            if last in self.taught:
                break
            now = self.look()
            if now["over"]:
                raise AssertionError(f"the game ended before {last}: {self.taught}")
            if (now["asked"] or now["held"]) and self.can_act():
                self.look_at_coach()
                if not self.coach.locator(".nx").count():  # something to read may have come with the question
                    self.act(now)
        assert self.counted == sorted(self.counted), "the counter ran backwards"
        assert len(self.heights) == 1, f"the bar changed its height, and the board jumped: {self.heights}"


def card_of(page: Page, title: str) -> Locator:
    return page.locator("article.g").filter(has_text=re.compile(title))


GANYMEDE: Final = ("goal", "values", "slots", "fitting", "standby", "deck", "attack", "turned-up", "dice", "damage", "end")


@pytest.mark.parametrize("lang, size", [("en", DESKTOP), pytest.param("ja", PHONE, marks=pytest.mark.long)], ids=["en-1440", "ja-390"])
def test_play_now_leads_a_first_visitor_through_a_game(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    """Ganymede, whole: drafting, fitting and battle; the story waits while an attack and its dice are explained."""
    pupil = Pupil(window(lang=lang, size=size, speed="fast", first=True), seed=4)
    page = pupil.page
    pupil.window.open()
    start = page.locator(".hero .btn.go")
    expect(start).to_contain_text(re.compile("each step is explained|一手ずつ説明"))
    start.click()
    expect(pupil.coach).to_have_attribute("data-step", "goal")
    page.reload()  # nothing of the lesson is lost
    pupil.learn("end", frozenset(("deck", "attack", "dice", "damage")))
    assert [name for name in GANYMEDE if name not in pupil.taught] == []
    assert {"dice", "damage"} & pupil.waited, "the story did not wait for what was said about it"
    expect(page.get_by_role("dialog").locator(".crest")).to_be_visible()
    pupil.window.open()  # the second time it is a plain game
    expect(page.locator(".hero .btn.go")).to_contain_text(re.compile("against the computer|コンピューター"))


FULL: Final = ("full-goal", "full-event", "full-strategies", "full-influence", "full-token", "full-dominance", "full-cleanup", "full-end")


@pytest.mark.parametrize("lang, size", [("ja", PHONE), pytest.param("en", DESKTOP, marks=pytest.mark.long)], ids=["ja-390", "en-1440"])
def test_second_lesson_of_empire_teaches_the_full_game(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    """Characters, strategies, influence, the token and the result: the first round of the full game."""
    pupil = Pupil(window(lang=lang, size=size), seed=6)
    pupil.window.open()
    card_of(pupil.page, "Empire vs").get_by_role("button", name={"en": "Lesson 2", "ja": "レッスン2"}[lang]).click()
    expect(pupil.coach).to_have_attribute("data-step", "full-goal")
    pupil.learn("full-end")
    assert [name for name in FULL if name not in pupil.taught] == []
    expect(pupil.coach).to_have_count(0)  # it says no more, and the game goes on
    assert pupil.wait()
