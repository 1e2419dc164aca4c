"""Whole games, as people play them."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from senki.engine import saves
from web.conftest import OpenWindow
from web.heard import Heard
from web.player import KeyboardPlayer, Player
from web.positions import open_position, position
from web.tables import invite_links, join, make_table, play_here, play_in_turn, start_now
from web.watched import PHONE, SMALL_PHONE


def test_play_now_to_the_victory_screen(window: OpenWindow) -> None:
    """From the home page; and everything that can be pressed on the way has a name."""
    player = Player(window(motion=True))
    page, nameless = player.page, set[str]()
    player.on_question = lambda _now: nameless.update(player.window.newly_nameless())
    start_now(player)
    player.play()
    result = page.get_by_role("dialog")
    nameless.update(player.window.nameless())
    assert not nameless
    expect(result.get_by_role("heading", name=re.compile("won"))).to_be_visible()
    result.get_by_role("button", name="Check the dice").click()
    expect(result.get_by_role("status")).to_have_text(re.compile(r"All \d+ dice and cards follow from the seed"))
    with page.expect_download() as loading:
        result.get_by_role("link", name="Save file").click()
    session = saves.load(loading.value.path().read_text(encoding="utf-8"))
    assert session.over
    first = page.url
    result.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(first)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert player.wait()
    player.act(player.look())


# At one moment: of each mech on standby how much is shown of its front and its back, and how many squads of one's own lie on the board.
STANDBY: Final = """(seat) => [
    [...document.querySelectorAll(".board .zone .unit.down")].map((one) =>
        [".mc, .pt", ".card.back"].map((what) => one.querySelectorAll(what).length),
    ),
    document.querySelectorAll(`.board .zone[data-seat="${seat}"]`).length,
]"""


def count_standby(states: list[dict[str, Any]], seat: int) -> int:
    """In all that a browser was told: the others' mechs on standby, of which each must come without its parts."""
    found = 0
    for state in states:
        view = state["views"][str(seat)]
        for unit, row in enumerate(view["units"]):
            if unit // 2 != seat and not row["face_up"]:
                assert row["fitted"] == {"hidden": None}
                found += 1
    return found


def test_four_seats_two_browsers_two_computers(window: OpenWindow) -> None:
    windows = [window(), window()]
    frames = [Heard(one) for one in windows]
    make_table(windows[0], ["me", "open", "computer", "computer"])
    [link] = invite_links(windows[0].page)
    join(windows[1], link, "Bob")
    players = [Player(one, seed) for seed, one in enumerate(windows)]

    def see_no_secrets(seat: int) -> None:
        """Mechs on standby show the others their back, and no part."""
        shown, own = windows[seat].page.evaluate(STANDBY, seat)
        assert all(one == [0, 1] for one in shown), shown
        assert own == 0, "the own mechs lie in the tray"

    for seat, player in enumerate(players):
        player.on_question = lambda _now, seat=seat: see_no_secrets(seat)  # type: ignore[misc]
    play_in_turn(players)
    for seat in (0, 1):
        assert count_standby(frames[seat].states, seat) > 0
        assert frames[seat].seats == {str(seat)}, "a browser is told its own seat's view only"
        for name in ("Ann", "Bob"):  # among the players; the moves that changed most may name them again
            expect(windows[seat].page.get_by_role("dialog").get_by_role("listitem").filter(has_text=name).first).to_be_visible()


@pytest.mark.long
def test_team_game(window: OpenWindow) -> None:
    player = Player(window())
    make_table(player.window, ["me", "computer", "computer", "computer"], mode="Team battle")
    expect(player.page.locator(".side").get_by_text("team 1").first).to_be_visible()
    player.play()
    expect(player.page.get_by_role("dialog").get_by_role("heading", name=re.compile("won"))).to_be_visible()
    expect(player.page.get_by_role("dialog").locator("li.w")).to_have_count(2)


def test_hot_seat(window: OpenWindow) -> None:
    player = Player(window())
    page = player.page
    make_table(player.window, ["me", "hotseat"])
    curtains = []

    def at_curtain() -> None:
        curtains.append(page.locator(".curtain h2").inner_text())
        assert page.locator(".board .stage, .tray, .board .unit, .mc").count() == 0, "nothing is shown until the screen is handed over"
        assert page.locator(".top .acts .go").count() == 0, "nothing can be chosen from behind the curtain"

    def step(now: dict[str, Any]) -> bool:
        if now["curtain"]:
            at_curtain()
        return page.locator(".battle").count() > 0 and bool(now["asked"]) and not now["curtain"]

    player.play(until=step)
    assert {text.removeprefix("Hand the screen to ") for text in curtains} == {"Ann", "Player 2"}
    assert any("Where does this part" in text for text in player.asked)
    # In battle: the other one's mechs lie face down, and looking from that seat goes through the curtain.
    expect(page.locator(".board .unit.down")).to_have_count(2)
    page.locator(".side").get_by_role("button", name="look").click()
    expect(page.locator(".curtain")).to_be_visible()
    at_curtain()


@pytest.mark.parametrize("size, lang", [(PHONE, "ja"), (SMALL_PHONE, "en")], ids=["390", "360"])
def test_whole_game_on_a_phone(window: OpenWindow, size: tuple[int, int], lang: str) -> None:
    player = Player(window(lang=lang, size=size), seed=3)
    wide: set[str] = set()
    ids: set[str] = set()

    def look(_now: dict[str, Any]) -> None:
        if found := player.window.too_wide():
            wide.add(found)
        ids.update(player.window.text_ids())

    player.on_question = look
    play_here(player)
    player.play()
    look({})
    assert not wide
    assert not ids


def test_whole_game_with_the_keyboard_only(window: OpenWindow) -> None:
    player = KeyboardPlayer(window(), seed=5)
    start_now(player)
    player.play()
    page = player.page
    player.press(page.get_by_role("dialog").get_by_role("link", name="Replay"))
    expect(page).to_have_url(re.compile(r"/replay$"))
    expect(page.locator(".board .stage")).to_be_visible()
    at = page.locator(".ctl output")
    page.keyboard.press("End")
    expect(at).to_have_text(re.compile(r"^move ([1-9]\d*) of \1$"))
    page.keyboard.press("Home")
    expect(at).to_have_text(re.compile(r"\b0\b"))
    page.keyboard.press("ArrowRight")
    expect(at).to_have_text(re.compile(r"^move [1-9]"))


def test_a_game_without_a_skin(window: OpenWindow) -> None:
    """Standoff asks in every shape: one, number, order, yes or no, reactions, some, and (when hit) shares."""
    player = Player(window(), seed=2)
    shapes: set[str] = set()
    player.on_question = lambda now: shapes.add(now["shape"])
    make_table(player.window, ["me", "computer"], game="standoff")
    player.play()
    # whether there are some of several to pick hangs on the dice: once more from where there are
    open_position(player.window, position("standoff", 2, {}, lambda _session, asked: asked.question.name == "discard"))
    player.play()
    assert {"number", "order", "some"} <= shapes
    expect(player.page.get_by_role("dialog")).to_be_visible()


@pytest.mark.long
def test_hearts_without_a_skin(window: OpenWindow) -> None:
    player = Player(window(), seed=2)
    make_table(player.window, ["me", "computer", "computer", "computer"], game="hearts")
    player.play()
