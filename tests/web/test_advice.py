"""Computer opponents in the browser: choosing a level, seeing it think, and asking for hints and odds. Also clocks and notices."""

from __future__ import annotations

import contextlib
import os
import pathlib
import re
import signal
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from senki.agents.agent import Knowledge
from senki.agents.odds import Distribution, exact_outcomes
from senki.engine.chance import Rng
from senki.engine.dice import OpenDice
from senki.engine.saves import read, replay_answer, save
from senki.engine.session import Session
from senki.games.ganymede import GAME
from web.conftest import OpenWindow
from web.player import Player
from web.positions import open_position
from web.served import ROOT, Served
from web.tables import check, in_turn, invite_links, join, make_table, play_here, start_now
from web.watched import DESKTOP, PATIENCE, PHONE

GOLDEN: Final = ROOT / "tests" / "games" / "ganymede" / "golden"
SAYS: Final = {
    "en": {"level": "Level {}", "fair": "Fair", "hint": "Hint", "odds": "Odds", "by": "Level 5 would choose", "exact": "exact"},
    "ja": {"level": "レベル{}", "fair": "ふつう", "hint": "ヒント", "odds": "確率", "by": "レベル5の選択", "exact": "正確"},
}
LANGS_AND_SIZES: Final = pytest.mark.parametrize(
    "lang, size",
    [
        pytest.param("en", PHONE, id="en-phone"),
        pytest.param("ja", DESKTOP, id="ja-desktop"),
        pytest.param("en", DESKTOP, id="en-desktop", marks=pytest.mark.long),
        pytest.param("ja", PHONE, id="ja-phone", marks=pytest.mark.long),
    ],
)


def computers(page: Page) -> Locator:
    """What stands beside the computers' seats."""
    return page.locator(".seats .seat .st").filter(has_text=re.compile("Level|レベル"))


# -- levels ------------------------------------------------------------------------------------------------------------


@LANGS_AND_SIZES
def test_a_level_is_chosen_at_home_and_remembered(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    one = window(lang=lang, size=size)
    page, says = one.open(), SAYS[lang]
    radio = page.get_by_role("radio", name=re.compile(f"^{says['level'].format(3)}"))
    check(radio)
    expect(page.locator(".lvs")).to_contain_text(says["fair"])
    assert not one.too_wide()
    player = Player(one)
    player.press(page.locator(".hero").get_by_role("button", name=re.compile("Play now|今すぐ")))
    assert player.wait()
    expect(computers(page).filter(has_text=says["level"].format(3)).filter(has_text=says["fair"])).not_to_have_count(0)
    player.act(player.look())
    page = one.open("/new?game=ganymede")
    page.locator(".st select").nth(1).select_option("computer")
    expect(page.locator(".lvl select")).to_have_value("3")
    assert not one.text_ids()
    assert not one.too_wide()


def test_every_seat_has_a_level_of_its_own(window: OpenWindow) -> None:
    one = window()
    page = one.open("/new?game=ganymede&level=1")
    check(page.get_by_role("group", name="Players").get_by_role("radio", name="3", exact=True))
    for seat in (1, 2):
        page.get_by_role("combobox", name=f"Seat {seat + 1}", exact=True).select_option("computer")
    chosen = page.get_by_role("combobox", name="Strength")
    expect(chosen.nth(0)).to_have_value("1")
    chosen.nth(1).select_option("5")
    expect(page.locator(".lvl .note").nth(1)).to_contain_text("up to five seconds")
    page.get_by_role("button", name="Make a table").click()
    expect(page.locator(".board .stage")).to_be_visible()
    expect(computers(page)).to_contain_text(["Level 1 · Beginner", "Level 5 · Strongest"])
    # and the owner changes one during the game
    page.locator(".seats .seat").nth(1).get_by_role("button", name="Change this seat").click()
    # choosing closes the dialog, so the radio button is gone before it could be seen checked
    page.get_by_role("dialog").get_by_role("radio", name=re.compile("^Level 4")).locator("xpath=ancestor::label").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".seats .seat").nth(1)).to_contain_text("Level 4 · Strong")


def workers_of(server: Served) -> list[int]:
    """The processes in which the computer players think."""
    found = []
    for folder in pathlib.Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if parent == server.process.pid and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


@contextlib.contextmanager
def stopped(pids: list[int]) -> Iterator[None]:
    """While this lasts, these processes stand still."""
    assert pids
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


@pytest.mark.skipif(not pathlib.Path("/proc/self/stat").exists(), reason="finds the workers in /proc")
def test_a_computer_is_seen_to_think(own_server: Served, window: OpenWindow) -> None:
    player = Player(window(server=own_server))
    page = player.page
    player.window.context.add_init_script("localStorage.setItem('level', '5')")
    start_now(player)
    assert player.wait()
    with stopped(workers_of(own_server)):
        while player.look()["asked"]:  # until it is the computer's turn
            player.act(player.look())
        with stopped([own_server.process.pid]):  # else it would choose for a computer that takes too long
            mark = page.locator(".seats .seat .think")
            expect(mark).to_be_visible()
            expect(mark).to_contain_text("thinking")
            expect(page.locator(".top .prompt p")).to_contain_text("Green is thinking")
            expect(mark).to_contain_text(re.compile(r"\d+ s"))  # after two seconds: for how long
            dots = page.locator(".seats .think .dots i").first
            expect(dots).to_have_css("animation-name", "none")  # as this browser's owner wishes
            page.emulate_media(reduced_motion="no-preference")
            expect(dots).not_to_have_css("animation-name", "none")
            assert page.locator(".top .prompt p").get_attribute("aria-live") == "polite"
    assert player.wait()
    expect(page.locator(".seats .seat .think")).to_have_count(0)


# -- hints and odds ----------------------------------------------------------------------------------------------------


@LANGS_AND_SIZES
def test_a_hint_names_its_alternatives(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    one = window(lang=lang, size=size)
    player = Player(one)
    page, says = player.page, SAYS[lang]
    play_here(player)
    assert player.wait()
    page.locator(".top").get_by_role("button", name=says["hint"]).click()
    hint = page.locator(".adv .hint")
    expect(hint).to_contain_text(says["by"], timeout=2 * PATIENCE * 1000)
    rows = hint.locator("tbody tr")
    assert 2 <= rows.count() <= 3
    shares = [int(text.rstrip("%")) for text in hint.locator("tbody td:nth-child(2)").all_inner_texts()]
    assert all(0 <= share <= 100 for share in shares)
    best = rows.first.locator("th").inner_text()
    assert best in hint.locator(".top1 b").inner_text()
    marked = page.locator(".board .hinted, .tray .hinted")  # the option itself is marked where it is drawn
    expect(marked).to_have_count(1)
    assert best in marked.inner_text()
    assert not one.text_ids()
    assert not one.too_wide()
    page.locator(".adv .x").click()
    expect(page.locator(".adv")).to_have_count(0)
    expect(marked).to_have_count(0)


def attacked() -> tuple[str, dict[int, Distribution]]:
    """A recorded game up to an attack by a known mech that may not roll again: its save, and by defender what the dice may do."""
    for path in sorted(GOLDEN.glob("*.save")):
        saved = read(path.read_text(), path.name)
        seats, options = int(str(saved.head["seats"])), saved.head["options"]
        assert isinstance(options, dict)
        session = Session(GAME, seats, {str(name): str(value) for name, value in options.items()}, GAME.load_pack(None), OpenDice())
        for _, answer in saved.answers:
            seat = session.table.waiting()[0] if session.table.waiting() else -1
            mine = session.decision(seat) if seat >= 0 else None
            if mine is not None and mine.question.name == "defend-with":
                knowledge = Knowledge(GAME, session.table, seat, Rng(1))
                found = {option: exact_outcomes(knowledge, option, Rng(2)) for option in mine.options}
                if all(found.values()) and min(len(one.rows) for one in found.values() if one) > 3:
                    return save(session), {option: one for option, one in found.items() if one is not None}
            replay_answer(session, answer, path.name)
    raise AssertionError("no recorded game has such an attack")


@LANGS_AND_SIZES
def test_the_odds_of_an_attack_are_exact(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    text, exact = attacked()
    one = window(lang=lang, size=size)
    open_position(one, text)
    page, player = one.page, Player(one)
    assert player.wait()
    if player.look()["curtain"]:
        player.press(page.locator(".curtain").get_by_role("button"))
    assert player.wait()
    page.locator(".top").get_by_role("button", name=SAYS[lang]["odds"]).click()
    cards = page.locator(".adv .odds > ul > li")
    expect(cards).to_have_count(len(exact), timeout=2 * PATIENCE * 1000)
    expect(page.locator(".adv .tag.exact")).to_have_count(len(exact))
    for place, found in enumerate(exact.values()):
        expect(cards.nth(place).locator(".tag")).to_have_text(SAYS[lang]["exact"])
        shown = [float(chance.rstrip("%")) for chance in cards.nth(place).locator("tbody .num").all_inner_texts()]
        assert shown == pytest.approx([float(chance * 100) for _, chance in found.rows], abs=0.0501)
        assert len(cards.nth(place).locator("tbody th").first.inner_text()) > 4  # told in words
    assert not one.text_ids()
    assert not one.too_wide()
    # the options on the board and the odds point at each other
    first = next(iter(exact))
    page.locator(".adv .odds > ul > li").first.hover()
    expect(cards.first).to_have_class(re.compile(r"\bat\b"))
    expect(page.locator(f'.tray [data-unit="{first}"], .top .acts .btn.go')).not_to_have_count(0)


def test_keys_follow_what_is_drawn(window: OpenWindow) -> None:
    """Parts are drawn by slot, not by number: their keys go 1, 2, 3, … as they stand."""
    player = Player(window())
    play_here(player)
    player.play(until=lambda _now: player.page.locator(".draft .part.legal").count() > 3)
    keys = player.page.locator(".draft .part.legal kbd").all_inner_texts()
    assert keys[:9] == list("123456789")[: len(keys[:9])]
    name = player.page.locator(".draft .part.legal b").nth(1).inner_text()
    steps = player.window.steps
    player.settled()
    player.page.keyboard.press("2")
    player.wait_for_step(player.look(), steps)
    expect(player.page.locator(".log")).to_contain_text(f"takes {name}")


# -- clocks and notices -------------------------------------------------------------------------------------------------


def test_a_clock_that_runs_out(window: OpenWindow) -> None:
    """Whoever does not answer in time is replaced by the computer, is told so, and comes back."""
    one = window()
    page = one.open()
    made: dict[str, Any] = page.evaluate(
        """async () => {
            const headers = { "content-type": "application/json" };
            const post = (path, body) => fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
            await post("/api/me", { name: "Ann", lang: "en" });
            const seats = [{ kind: "me" }, { kind: "open" }];
            return (await post("/api/tables", { game: "ganymede", seats, clock: { seconds: 10 } })).json();
        }"""
    )
    two = window()
    two.open()
    page.goto(f"{one.address}/t/{made['id']}")  # it is looked at before the first clock runs
    [link] = invite_links(page)
    join(two, link, "Bob")
    expect(page.locator(".seats .seat .r").filter(has_text=re.compile(r"\d\d:\d\d"))).not_to_have_count(0)
    # neither answers: whoever is asked first runs out of time
    replaced = {each: each.page.locator(".strip", has_text="The computer plays for you.") for each in (one, two)}
    expect(replaced[one].or_(page.locator(".seats", has_text="Level 2")).first).to_be_visible(timeout=2 * PATIENCE * 1000)
    out = one if replaced[one].count() else two
    expect(replaced[out]).to_be_visible()
    out.page.get_by_role("button", name="Take my seat back").click()
    expect(replaced[out]).to_have_count(0)
    expect(out.page.locator(".seats .tag", has_text=re.compile("^you$"))).to_have_count(1)


NOTES: Final = """() => {
    window.notes = [];
    window.Notification = class {
        static permission = "granted";
        constructor(title, more) { window.notes.push([title, more.body]); }
        close() {}
    };
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
}"""


def test_a_notice_when_it_is_your_turn(window: OpenWindow) -> None:
    """Somebody who looks elsewhere is told by the browser, once for each turn."""
    one, two = window(), window()
    for each in (one, two):
        each.context.add_init_script(f"({NOTES})()")
    make_table(one, ["me", "open"])
    [link] = invite_links(one.page)
    join(two, link, "Bob")
    first, second = in_turn([Player(one), Player(two)])
    before = len(second.page.evaluate("window.notes"))
    assert first.wait()
    first.act(first.look())
    assert second.wait()
    notes: list[list[str]] = second.page.evaluate("window.notes")
    assert len(notes) == before + 1
    assert "Ganymede" in notes[-1][0]
    assert notes[-1][1] in second.look()["prompt"]
