"""Modern Land Battles in the browser: the force, the battlefield in every size, reactions from both seats, the guide."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from games.land_battles.table_builder import card, unit
from senki.engine.decision import Decision
from senki.engine.session import Session
from senki.games.land_battles.model import STAY
from web.conftest import OpenWindow
from web.player import Player
from web.positions import open_position, position
from web.tables import check, invite_links, join, make_table, play_in_turn
from web.test_lessons import Pupil
from web.watched import DESKTOP, PHONE, Window

GAME: Final = "land_battles"
TABLET: Final = (820, 1100)


def at(question: str, options: int = 2, times: int = 1) -> str:
    """The save of a game at the n-th question of that name to the first seat, with at least so many options."""
    seen = 0

    def wanted(session: Session, asked: Decision) -> bool:
        nonlocal seen
        if asked.seat == 0 and asked.question.name == question and len(asked.options) >= options:
            seen += 1
        return seen == times

    return position(GAME, 2, {}, wanted)


def nearly_over(left: int) -> str:
    """The save of a game in which a side lacks so few points."""

    def wanted(session: Session, asked: Decision) -> bool:
        table: Any = session.table
        return asked.question.name == "act" and max(table.points) >= 25 - left

    return position(GAME, 2, {}, wanted)


class General(Player):
    """Keeps an eye on every screen: nothing sticks out, no text is missing. Forces are put together before they are sent."""

    def __init__(self, window: Window, seed: int) -> None:
        super().__init__(window, seed)
        self.wide: Final[set[str]] = set()
        self.ids: Final[set[str]] = set()
        self.checked: Final[set[str]] = set()
        self.on_question = self.check

    def check(self, now: dict[str, Any]) -> None:
        """Once for each question as it is put."""
        prompt = re.sub(r"\W*\d+\W*", "", now["prompt"])
        if prompt in self.checked:
            return
        self.checked.add(prompt)
        if found := self.window.too_wide():
            self.wide.add(f"{prompt}: {found}")
        self.ids.update(self.window.text_ids())

    def finish(self) -> None:
        self.play()
        self.check({"prompt": "the end"})
        assert not self.wide
        assert not self.ids


def test_force_in_any_order(window: OpenWindow) -> None:
    """S3: units are picked in any order, the total follows, and too many cannot be sent."""
    one = window()
    open_position(one, at("pick"))
    page = one.page
    picker = page.locator("[data-picker]")
    units = picker.locator("[data-unit]")
    send = picker.locator("[data-send]")
    expect(send).to_have_attribute("aria-disabled", "true")
    units.last.click()
    units.first.click()
    expect(units.first).to_have_attribute("aria-pressed", "true")
    expect(picker.locator(".sum b")).to_have_text(re.compile(r"Force 10"))  # M577 and M1A2
    for place in range(1, 5):
        units.nth(place).click()
    expect(picker.locator(".sum")).to_have_class(re.compile("bad"))
    expect(send).to_have_attribute("aria-disabled", "true")
    for place in range(2, 5):
        units.nth(place).click()
    expect(send).to_have_attribute("aria-disabled", "false")
    send.click()
    expect(picker).to_have_count(0)
    assert not one.text_ids()


@pytest.mark.parametrize(
    "lang, size", [("ja", PHONE), ("en", DESKTOP), pytest.param("en", TABLET, marks=pytest.mark.long)], ids=["ja-390", "en-1440", "en-820"]
)
def test_game_ends(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    """Both seats at one screen, from where few points are missing to the result."""
    player = General(window(lang=lang, size=size), seed=5)
    open_position(player.window, nearly_over(1))
    player.finish()
    expect(player.page.get_by_role("dialog").locator(".crest")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_game(window: OpenWindow, seats: int) -> None:
    player = General(window(), seed=seats)
    open_position(player.window, position(GAME, seats, {}, lambda _session, asked: asked.question.name == "force"))
    player.finish()


def test_odds_before_the_shot(window: OpenWindow) -> None:
    """C4, C6: each target carries its chance to be destroyed; the one pointed at is worked out under the table."""
    one = window()
    open_position(one, at("target", options=3, times=2))
    targets = one.page.locator("[data-field] [data-unit].legal")
    expect(targets.nth(1).locator(".odds")).to_have_text(re.compile(r"kill .*%"))
    targets.nth(1).hover()
    told = targets.nth(1).locator(".odds").inner_text().split()[-1]
    panel = one.page.locator("[data-odds]")
    expect(panel.locator("h4 span")).to_have_text(told)
    expect(panel).to_contain_text("armour of")
    assert not one.newly_nameless()


def test_one_area_at_a_time_on_a_phone(window: OpenWindow) -> None:
    one = window(size=PHONE, lang="ja")
    open_position(one, at("act", times=6))
    page = one.page
    for tab, shown in (("突破", 1), ("側面", 0)):
        page.get_by_role("tab", name=re.compile(tab)).click()
        expect(page.locator(f"[data-area='{shown}']")).to_be_visible()
        expect(page.locator(f"[data-area='{1 - shown}']")).to_be_hidden()
    assert not one.too_wide()
    assert not one.newly_nameless()
    assert not one.text_ids()


def test_between_two_terrain_cards(window: OpenWindow) -> None:
    """M4: until the next card is turned up the area says that it follows, over the whole width of its rows."""

    def wanted(session: Session, asked: Decision) -> bool:
        table: Any = session.table
        return asked.seat == 0 and table.actions > 0 and table.terrain < 0 and len(table.terrain_deck) > 0

    one = window()
    open_position(one, position(GAME, 2, {}, wanted))
    area = one.page.locator("[data-area='2']")
    card, lane = area.locator("[data-areacard]"), area.locator("[data-lane]").first
    expect(card).to_contain_text("Next card follows")
    wide, row = card.bounding_box(), lane.bounding_box()
    assert wide
    assert row
    assert abs(wide["width"] - row["width"]) < 2
    assert not one.text_ids()


@pytest.mark.long
def test_reactions_of_both_seats(window: OpenWindow) -> None:
    """D1: in two browsers, until each has been asked for a reaction; the attacker sees the same dice and no card of the other."""
    first, second = window(), window()
    make_table(first, ["me", "open"], game=GAME)
    [link] = invite_links(first.page)
    join(second, link, "Bob")
    players: list[Player] = [General(first, 1), General(second, 2)]
    asked: set[int] = set()

    def both(now: dict[str, Any]) -> bool:
        for place, player in enumerate(players):
            if player.page.locator("[data-incident]").count() and player.page.locator("[data-pass]").count():
                asked.add(place)
        return len(asked) == 2

    play_in_turn(players, both)
    assert asked == {0, 1}


EXAMPLE: Final = {  # by the coach's step: what the rulebook's example does, in clicks
    "go-flank": ["[data-deed='flank']"],
    "stryker": [f"[data-field] [data-unit='{unit('usa-stryker')}']"],
    "small-arms": [f".tray [data-card='{card('small-arms')}']"],
    "guns": ["[data-pass]"],
    "overwatch": [f".tray [data-card='{card('overwatch')}']"],
    "m901": [f"[data-field] [data-unit='{unit('usa-m901')}']"],
    "carrier": [f"[data-field] [data-unit='{unit('cn-yw531')}']"],
    "move-to": [f"[data-spot='{STAY}']"],
    "their-terrain": ["[data-pass]"],
    "reinforce": ["[data-deed='reinforce']"],
    "pay": [f".tray [data-card='{card(name)}']" for name in ("combined-arms", "cover-fire", "screening-force")] + ["[data-pass]"],
    "bring": [f"[data-picker] [data-unit='{unit(name)}']" for name in ("usa-m113#2", "usa-hmmwv")] + ["[data-picker] [data-send]"],
    "minefield": [f".tray [data-card='{card('minefield')}']"],
    "barrage": [f".tray [data-card='{card('barrage')}']"],
    "m1a1": [f"[data-field] [data-unit='{unit('usa-m1a1')}']"],
    "tank": [f"[data-field] [data-unit='{unit('cn-type80')}']"],
    "their-flank": ["[data-pass]"],
    "prepare": ["[data-deed='prepare']"],
}


class Cadet(Pupil):
    """Does what the lesson asks for."""

    def act(self, now: dict[str, Any]) -> None:
        clicks = EXAMPLE.get(self.coach.get_attribute("data-step") or "" if self.coach.count() else "")
        if not clicks or now["held"]:
            super().act(now)
            return
        steps = self.window.steps
        for where in clicks:
            self.press(self.page.locator(where).first)
        self.wait_for_step(now, steps)


@pytest.mark.parametrize(
    "lang, size, last",
    [
        ("en", DESKTOP, "answered"),
        pytest.param("en", DESKTOP, "on-your-own", marks=pytest.mark.long),
        pytest.param("ja", PHONE, "on-your-own", marks=pytest.mark.long),
    ],
    ids=["en-1440-first-move", "en-1440", "ja-390"],
)
def test_lesson_follows_the_example_of_play(window: OpenWindow, lang: str, size: tuple[int, int], last: str) -> None:
    """O7: whoever does what is said sees the rulebook's example, die by die, with a word on each thing."""
    cadet = Cadet(window(lang=lang, size=size, speed="fast"), seed=1)
    page = cadet.window.open()
    name = {"en": "Modern Land Battles", "ja": "モダンランドバトルズ"}[lang]
    page.locator("article.g").filter(has_text=name).get_by_role("button", name=re.compile("Tutorial|チュートリアル|レッスン")).click()
    expect(cadet.coach).to_have_attribute("data-step", "goal")
    cadet.learn(last)
    assert [step for step in ("goal", "unit-card", "rows", "hand", "answered") if step not in cadet.taught] == []
    if last == "on-your-own":
        assert {"air", "perk", "others"} <= set(cadet.taught)


def test_nations_are_chosen_by_seat(window: OpenWindow) -> None:
    one = window()
    page = one.open(f"/new?game={GAME}")
    expect(page.get_by_role("combobox", name="Seat 1: Nation").locator("option")).to_have_count(8)  # seven, and random
    check(page.get_by_role("group", name="Players").get_by_role("radio", name="4", exact=True))
    expect(page.get_by_role("combobox", name="Seat 4: Nation")).to_be_visible()
