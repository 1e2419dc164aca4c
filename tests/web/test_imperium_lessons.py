"""The lessons of Twilight Imperium: whoever does what is said comes to their end."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from senki.games.imperium.kinds import MOVER, Action, VesselClass
from senki.games.imperium.pack import UnitType
from web.conftest import OpenWindow
from web.test_lessons import Pupil, card_of
from web.watched import DESKTOP, PHONE

HOME: Final = 19  # the hexes that the lessons name
NEAR: Final = 20
FIELD: Final = 7
ARINAM: Final = 36
NEW_ALBION: Final = 21
STARPOINT: Final = 22
ENOUGH: Final = ".tray .offers > .btn"


def answer(value: int) -> str:
    return f".tray [data-answer='{value}']"


def ship(vessel: int, place: int = HOME) -> str:
    return answer(MOVER.of(place, vessel))


def system(place: int) -> str:
    return f"[data-hex='{place}']"


def number(wanted: int) -> str:
    return f".tray .dp .oc > b:text-is('{wanted}')"


ACT: Final = answer(Action.TACTICAL)
DONE: Final[dict[str, str]] = {  # by step: what is clicked
    "map-turn": ACT,
    "map-activate": system(NEAR),
    "map-move": ship(VesselClass.CARRIER),
    "map-load": number(4),
    "map-escort": ENOUGH,
    "map-land": number(2),
    "map-land-rest": number(2),
    "supply-turn": ACT,
    "supply-activate": system(FIELD),
    "supply-move": ship(VesselClass.CRUISER),
    "supply-more": ship(VesselClass.DESTROYER, ARINAM),
    "supply-again": ACT,
    "supply-near": system(NEAR),
    "supply-pinned": ENOUGH,
    "supply-pass": answer(Action.PASS),
    "supply-status": number(3),
    "supply-rest": number(2),
    "production-turn": ACT,
    "production-activate": system(HOME),
    "production-build": answer(UnitType.CARRIER),
    "production-more": answer(UnitType.FIGHTER),
    "production-enough": ENOUGH,
    "production-goods": number(0),
    "production-again": ACT,
    "production-near": system(NEAR),
    "production-new-dock": answer(STARPOINT),
    "battle-turn": ACT,
    "battle-activate": system(FIELD),
    "battle-move": ship(VesselClass.DREADNOUGHT),
    "battle-more": f"{ship(VesselClass.CRUISER)}, {ship(VesselClass.DESTROYER)}",
    "battle-lose": answer(VesselClass.DREADNOUGHT),
    "invasion-turn": ACT,
    "invasion-activate": system(NEAR),
    "invasion-move": ship(VesselClass.DREADNOUGHT),
    "invasion-more": ship(VesselClass.CARRIER),
    "invasion-load": number(4),
    "invasion-pds": answer(VesselClass.DREADNOUGHT),
    "invasion-land": number(3),
    "invasion-land-rest": number(1),
    "invasion-first": answer(NEW_ALBION),
}
LESSONS: Final = ("map", "supply", "production", "battle", "invasion")
TOLD: Final[dict[str, set[str]]] = {  # what must have been explained on the way
    "map": {"map-goal", "map-home", "map-taken", "map-counter"},
    "supply": {"supply-areas", "supply-full"},
    "production": {"production-dock", "production-paid"},
    "battle": {"battle-enemy", "battle-won", "battle-retreat"},
    "invasion": {"invasion-enemy", "invasion-story", "invasion-taken"},
}


class Cadet(Pupil):
    """Does what the lesson asks for, and whatever comes first where it asks for nothing."""

    def act(self, now: dict[str, Any]) -> None:
        where = DONE.get(self.coach.get_attribute("data-step") or "" if self.coach.count() else "")
        if where is None or now["held"]:
            super().act(now)
            return
        steps = self.window.steps
        target = self.page.locator(where).first
        if self.window.size == PHONE and where.startswith("[data-hex"):
            target.tap()  # a finger looks first
            target = self.page.locator(".tray .offers .btn.go")
        self.press(target)
        self.wait_for_step(now, steps)


@pytest.mark.parametrize("lesson", ["map", "supply", pytest.param("production", marks=pytest.mark.long), "battle", "invasion"])
@pytest.mark.parametrize(
    "lang, size",
    [("en", DESKTOP), pytest.param("ja", PHONE, marks=pytest.mark.long)],
    ids=["en-1440", "ja-390"],
)
def test_lesson_leads_to_its_end(window: OpenWindow, lang: str, size: tuple[int, int], lesson: str) -> None:
    cadet = Cadet(window(lang=lang, size=size), seed=3)
    page = cadet.window.open()
    name = {"en": "Twilight Imperium", "ja": "トワイライトインペリウム"}[lang]
    card_of(page, name).locator(".ls").nth(LESSONS.index(lesson)).click()
    expect(cadet.coach).to_be_visible()
    cadet.learn(f"{lesson}-end")
    assert TOLD[lesson] <= set(cadet.taught)


@pytest.mark.parametrize("lang, size", [pytest.param("en", DESKTOP, marks=pytest.mark.long), ("ja", PHONE)], ids=["en-1440", "ja-390"])
def test_last_lessons_explain_what_comes(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    """The first strategy cards are chosen, and a first turn is taken, in the full game."""
    cadet = Pupil(window(lang=lang, size=size), seed=5)
    page = cadet.window.open()
    name = {"en": "Twilight Imperium", "ja": "トワイライトインペリウム"}[lang]
    card_of(page, name).locator(".ls").nth(len(LESSONS) + 1).click()
    cadet.learn("council-hand")
    steps: list[str] = []
    cadet.on_question = lambda _now: steps.append(cadet.look_at_coach())
    cadet.play(until=lambda _now: "council-turn" in steps)
    assert {"council-take", "council-take-second"} <= set(steps)
