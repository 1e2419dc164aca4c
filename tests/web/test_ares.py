"""The Ares Project in the browser: the guided basic game, whole games of every kind and faction, and what is told of other bases."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from senki.engine import saves
from senki.engine.catalog import find_game
from senki.engine.decision import Decision
from senki.engine.dice import OpenDice
from senki.engine.session import Session
from web.conftest import OpenWindow
from web.player import Player
from web.watched import DESKTOP, PHONE, SMALL_PHONE, Window

Wanted = Callable[[Session, Decision], bool]


def position(seats: int, options: dict[str, str], seed: int, until: Wanted) -> str:
    """The save of a game that was played, always the same way, up to a question like that."""
    game = find_game("ares")
    session = Session(game, seats, options, game.load_pack(None), OpenDice())
    rng = random.Random(seed)
    while not session.over:
        asked = session.pending()[0]
        if until(session, asked):
            return saves.save(session)
        session.answer(asked.seat, rng.choice(list(asked.options)))
    raise AssertionError("the game has ended without such a question")


def late(seats: int, options: dict[str, str], seed: int, left: int) -> str:
    """The save of a game of which only the last cards are left to be played."""

    def nearly_over(session: Session, asked: Decision) -> bool:
        table: Any = session.table
        return asked.question.name == "play" and sum(len(cards) for cards in table.deck) <= left

    return position(seats, options, seed, nearly_over)


def open_position(window: Window, text: str) -> None:
    """The game from a file: all seats are at this screen."""
    page = window.open()
    page.locator(".lab input[type=file]").set_input_files({"name": "game.senki", "mimeType": "text/plain", "buffer": text.encode()})
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(page.locator(".top .prompt")).to_be_visible()


def game_card(page: Page) -> Locator:
    return page.locator("article.g").filter(has_text=re.compile("The Ares Project|アレス・プロジェクト"))


class Heard:
    """Everything that the server told a browser: views and events."""

    def __init__(self, window: Window) -> None:
        self.views: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        window.page.on("websocket", self.follow)

    def follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.take)

    def take(self, payload: bytes | str) -> None:
        message = json.loads(payload)
        state = message.get("state")
        if state:
            self.views += state["views"].values()
        self.events += message.get("events", [])


class Commander(Player):
    """Keeps an eye on every screen: nothing sticks out, no text is missing, and each shot needs what the sheet said."""

    def __init__(self, window: Window, seed: int) -> None:
        super().__init__(window, seed)
        self.heard: Final = Heard(window)
        self.wide: Final[set[str]] = set()
        self.ids: Final[set[str]] = set()
        self.shots = 0
        self.on_question = self.check

    def check(self, now: dict[str, Any]) -> None:
        if found := self.window.too_wide():
            self.wide.add(f"{now['prompt']}: {found}")
        self.ids.update(self.window.text_ids())

    def act(self, now: dict[str, Any]) -> None:
        sheet = self.page.locator("[data-breakdown]")
        if now["curtain"] or not sheet.count():
            super().act(now)
            return
        self.on_question(now)
        told, needed, steps = len(self.heard.events), sheet.get_attribute("data-breakdown"), self.window.steps
        self.press(sheet.locator(".btn.go"))
        self.asked.append(now["prompt"])
        self.wait_for_step(now, steps)
        shot = [one for one in self.heard.events[told:] if one["event"] in ("shot", "shot-at-base")]
        if shot:
            self.shots += 1
            assert str(shot[0]["values"]["hit"]) == needed, "the sheet and the rules do not agree"

    def finish(self, seconds: float) -> None:
        self.play(seconds=seconds)
        self.check({"prompt": "the end"})
        assert not self.wide
        assert not self.ids


# -- the guided basic game --


class Pupil(Commander):
    """Reads what the coach says, does what it asks, and keeps what was taught."""

    def __init__(self, window: Window, seed: int) -> None:
        super().__init__(window, seed)
        self.taught: Final[list[str]] = []
        self.coach: Final = self.page.locator(".coach")

    def read(self) -> None:
        following = self.coach.locator(".nx")
        while following.count():
            name = self.coach.get_attribute("data-step") or ""
            assert name not in self.taught, f"{name} was said twice"
            self.taught.append(name)
            following.click()
            if name == "end":
                return
            expect(self.coach).not_to_have_attribute("data-step", name)

    def act(self, now: dict[str, Any]) -> None:
        self.read()
        super().act(now)


@pytest.mark.parametrize("lang, size", [("en", DESKTOP), pytest.param("ja", PHONE, marks=pytest.mark.long)], ids=["en-1440", "ja-390"])
def test_basic_game_with_the_coach(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    pupil = Pupil(window(lang=lang, size=size), seed=size[0])
    page = pupil.page
    pupil.window.open()
    game_card(page).get_by_role("button", name={"en": "Tutorial", "ja": "チュートリアル"}[lang]).click()
    expect(pupil.coach).to_have_attribute("data-step", "goal")
    pupil.play(until=lambda _now: "end" in pupil.taught or page.locator(".coach[data-step='end']").count() > 0, seconds=600)
    pupil.read()
    assert {"goal", "base", "frontier", "hand", "end"} <= set(pupil.taught)
    assert pupil.heard.views[0]["mode"] == 0
    expect(page.get_by_role("dialog").locator(".crest")).to_be_visible()
    assert not pupil.wide
    assert not pupil.ids


# -- other kinds of games --


def test_full_game_of_xenos_and_colossus_ends(window: OpenWindow) -> None:
    """Both seats at one screen, from where each has a few cards left to the end."""
    player = Commander(window(), seed=3)
    open_position(player.window, late(2, {"mode": "full", "factions": "xenos-colossus"}, 5, 3))
    player.finish(300)


LONG_GAMES: Final = [
    (2, {"mode": "full"}, "en", DESKTOP),
    (2, {"mode": "full", "factions": "xenos-colossus"}, "ja", PHONE),
    (3, {"mode": "full"}, "en", SMALL_PHONE),
    (4, {"mode": "full"}, "ja", DESKTOP),
    (4, {"mode": "teams"}, "en", PHONE),
]


@pytest.mark.long
@pytest.mark.parametrize("seats, options, lang, size", LONG_GAMES, ids=["terran-kahoum", "xenos-colossus", "melee-3", "melee-4", "teams"])
def test_whole_game_with_all_seats_at_one_screen(
    window: OpenWindow, seats: int, options: dict[str, str], lang: str, size: tuple[int, int]
) -> None:
    player = Commander(window(lang=lang, size=size), seed=seats)
    open_position(player.window, position(seats, options, 1, lambda _session, asked: asked.question.name == "play"))
    player.finish(3000)


# -- what is drawn --


def in_battle(session: Session, asked: Decision) -> bool:
    """Somebody chooses among three targets or more."""
    return asked.question.name == "target" and len(asked.options) >= 3


@pytest.mark.parametrize("lang, size", [("en", DESKTOP), ("ja", SMALL_PHONE)], ids=["en-1440", "ja-360"])
def test_battle_line_and_what_it_takes_to_hit(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    """Each target shows its number; the sheet tells the terms with their rules, follows the pointer, and the shot needs that number."""
    player = Commander(window(lang=lang, size=size), seed=1)
    page = player.page
    open_position(player.window, position(2, {"mode": "basic"}, 0, in_battle))
    page.locator(".curtain").get_by_role("button").click()
    targets = page.locator(".board [data-force].legal")
    sheet = page.locator("[data-breakdown]")
    expect(sheet).to_be_visible()
    assert targets.count() >= 3
    for place in range(targets.count()):
        targets.nth(place).hover()
        expect(sheet).to_have_attribute("data-breakdown", targets.nth(place).locator(".th b").inner_text())
    assert sheet.locator(".rid").count() >= 2
    assert not player.window.too_wide()
    assert not player.window.text_ids()
    assert not player.window.nameless()
    player.act(player.look())
    assert player.shots == 1


def test_other_base_is_shown_as_last_seen(window: OpenWindow) -> None:
    """What was played behind the other screen is counted, not shown."""

    def hidden_enough(session: Session, asked: Decision) -> bool:
        table: Any = session.table
        return asked.question.name == "play" and asked.seat == 0 and table.unseen[1] >= 4 and len(table.site[1]) > len(table.site[3])

    one = window()
    heard = Heard(one)
    open_position(one, position(2, {"mode": "basic"}, 3, hidden_enough))  # the first seat is asked: the screen is not handed over
    page = one.page
    view = next(view for view in reversed(heard.views) if isinstance(view["site"][0], list) and not isinstance(view["site"][1], list))
    expect(page.locator("[data-base='1'] [data-site]")).to_have_count(len(view["site"][3]))
    expect(page.locator("[data-base='1']")).to_contain_text(f"cards played since: {view['unseen'][1]}")
    expect(page.locator("[data-base='0'] [data-site]")).to_have_count(len(view["site"][0]))
    expect(page.locator("[data-score='1'] b")).to_have_text("?")
