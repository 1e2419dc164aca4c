"""The lessons of Twilight Imperium: whoever does what is said comes to their end."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from senki.games.imperium.kinds import MOVER, Action, VesselClass
from senki.games.imperium.pack import UnitType
from senki.games.imperium.plans import Part
from web.conftest import OpenWindow
from web.test_lessons import Pupil, card_of
from web.watched import DESKTOP, PHONE

HOME: Final = 19  # the hexes that the lessons name
NEAR: Final = 20
FIELD: Final = 7
ARINAM: Final = 36
NEW_ALBION: Final = 21
STARPOINT: Final = 22
JORD: Final = 55


def answer(value: int) -> str:
    return f".tray [data-answer='{value}']"


def more(part: int, thing: int) -> str:
    return f"[data-picker] [data-row='{part}-{thing}'] [data-unit]"


def ship(vessel: int, place: int = HOME) -> str:
    return more(Part.SHIPS, MOVER.of(place, vessel))


def forces(planet: int) -> str:
    return more(Part.FORCES, planet)


def built(unit: int) -> str:
    return more(Part.UNITS, unit)


def landing(planet: int) -> str:
    return more(Part.LANDING, planet)


def system(place: int) -> str:
    return f"[data-hex='{place}']"


def number(wanted: int) -> str:
    return f".tray .dp .oc > b:text-is('{wanted}')"


ACT: Final = answer(Action.TACTICAL)
SEND: Final = "[data-picker] [data-send]"
DONE: Final[dict[str, tuple[str, ...]]] = {  # by step: what is clicked, one after the other
    "map-turn": (ACT,),
    "map-activate": (system(NEAR),),
    "map-move": (ship(VesselClass.CARRIER), *[forces(JORD)] * 4, SEND),
    "map-land": (*[landing(NEW_ALBION)] * 2, *[landing(STARPOINT)] * 2, SEND),
    "supply-turn": (ACT,),
    "supply-activate": (system(FIELD),),
    "supply-move": (ship(VesselClass.CRUISER), ship(VesselClass.DESTROYER, ARINAM), SEND),
    "supply-again": (ACT,),
    "supply-near": (system(NEAR),),
    "supply-pinned": (SEND,),
    "supply-pass": (answer(Action.PASS),),
    "supply-status": (number(3),),
    "supply-rest": (number(2),),
    "production-turn": (ACT,),
    "production-activate": (system(HOME),),
    "production-build": (built(UnitType.CARRIER), *[built(UnitType.FIGHTER)] * 2, SEND),
    "production-goods": (number(0),),
    "production-again": (ACT,),
    "production-near": (system(NEAR),),
    "production-new-dock": (answer(STARPOINT),),
    "battle-turn": (ACT,),
    "battle-activate": (system(FIELD),),
    "battle-move": (ship(VesselClass.DREADNOUGHT), *[ship(VesselClass.CRUISER)] * 2, ship(VesselClass.DESTROYER), SEND),
    "battle-lose": (answer(VesselClass.DREADNOUGHT),),
    "invasion-turn": (ACT,),
    "invasion-activate": (system(NEAR),),
    "invasion-move": (ship(VesselClass.DREADNOUGHT), ship(VesselClass.CARRIER), *[forces(JORD)] * 4, SEND),
    "invasion-pds": (answer(VesselClass.DREADNOUGHT),),
    "invasion-land": (*[landing(NEW_ALBION)] * 3, landing(STARPOINT), SEND),
    "invasion-first": (answer(NEW_ALBION),),
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
        for one in where:
            target = self.page.locator(one).first
            if self.window.size == PHONE and one.startswith("[data-hex"):
                target.tap()  # a finger looks first
                target = self.page.locator(".tray .offers .btn.go")
            if one == SEND:
                expect(target).to_have_attribute("aria-disabled", "false")  # the rules have judged the plan
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
