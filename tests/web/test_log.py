"""The log shows: what a line is about on the table and beside it, under headings of rounds and turns, in a window that stays small."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from senki.engine.decision import Decision
from senki.engine.session import Session
from web.conftest import OpenWindow
from web.heard import Heard
from web.positions import Wanted, open_position, position, take_in
from web.served import ROOT

MOST_ROWS: Final = 82  # a window of lines, and what may stand above them
GOLDEN: Final = ROOT / "tests" / "games" / "ganymede" / "golden"
NODES: Final = "document.querySelectorAll('.side *').length"
# What was pointed at has been drawn, however slow the machine is.
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
TO_THE_TOP: Final = """async () => {
    const list = document.querySelector(".log");
    let most = 0;
    for (let n = 0; n < 400; n++) {
        list.scrollTop = Math.max(0, list.scrollTop - 150);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        most = Math.max(most, list.children.length);
        if (list.scrollTop === 0) break;
    }
    return most;
}"""


def after(answers: int) -> Wanted:
    """A question that comes when so many answers were given."""

    def wanted(session: Session, _asked: Decision) -> bool:
        return len(session.log) >= answers

    return wanted


def opened(window: OpenWindow, lang: str, game: str, answers: int) -> tuple[Page, Heard]:
    one = window(lang=lang)
    heard = Heard(one)
    open_position(one, position(game, 2, {}, after(answers)))
    page = one.page
    if page.locator(".curtain button").count():
        page.locator(".curtain").get_by_role("button").click()
    expect(page.locator(".log .tx").last).to_be_visible()
    assert not one.text_ids()
    return page, heard


@pytest.mark.parametrize(
    "lang, game, answers",
    [("en", "ganymede", 60), ("ja", "empire_rebellion", 40), ("en", "ares", 60), ("ja", "land_battles", 130)],
    ids=["ganymede-en", "empire-ja", "ares-en", "land_battles-ja"],
)
def test_a_line_that_is_pointed_at_shows_its_piece_and_its_card(window: OpenWindow, lang: str, game: str, answers: int) -> None:
    page, _heard = opened(window, lang, game, answers)
    lines = page.locator(".log li:has(.tx)")
    lit, beside = page.locator(".board .lit, .tray .lit"), page.locator(".beside:has(*)")
    shown = 0
    for place in reversed(range(lines.count())):
        line = lines.nth(place)
        line.scroll_into_view_if_needed()
        line.locator(".tx").hover(position={"x": 2, "y": 4})
        page.evaluate(DRAWN)
        if lit.count() and beside.count():
            shown += 1
            name = beside.locator("b, h3, h4").first.inner_text()
            assert name
            page.locator(".top").hover(position={"x": 400, "y": 4})
            expect(beside).to_have_count(0)
            expect(lit).to_have_count(0)
            break
    assert shown, "no line shows anything"
    # the same by keyboard: the log is one stop of Tab, and arrows go from line to line
    page.keyboard.press("l")
    expect(page.locator(".log button:focus")).to_have_count(1)
    expect(page.locator(".log li:has(button:not([tabindex='-1']))")).to_have_count(1)
    for _ in range(80):
        if lit.count() and beside.count():
            break
        page.keyboard.press("ArrowUp")
        page.evaluate(DRAWN)
    expect(beside).to_have_count(1)
    expect(lit).not_to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_lines_stand_under_rounds_and_turns_with_short_names(window: OpenWindow, lang: str) -> None:
    page, heard = opened(window, lang, "empire_rebellion", 60)
    expect(page.locator(".log .round").first).to_contain_text("ラウンド" if lang == "ja" else "ound")
    heads = page.locator(".log .turn").all_inner_texts()
    assert len(heads) > 2
    text = page.locator(".log").inner_text()
    assert "(you)" not in text
    assert "あなた" not in text
    assert len(heard.events) > len(heads)


@pytest.mark.parametrize("lang, game", [("en", "ares"), ("ja", "land_battles")], ids=["ares-en", "land_battles-ja"])
def test_a_long_log_is_drawn_through_a_window(window: OpenWindow, lang: str, game: str) -> None:
    """After a long game as many nodes as after a short one; the first line can still be read, and the newest is in sight at first."""
    short, _ = opened(window, lang, game, 60)
    few = short.evaluate(NODES)
    page, heard = opened(window, lang, game, 420)
    many = page.evaluate(NODES)
    lines = len(heard.events)
    print(f"{game}: {lines} lines; nodes beside the table {few} after 60 answers, {many} after 420")
    assert lines > 2 * MOST_ROWS
    last = page.locator(".log li").last
    expect(last).to_be_in_viewport()
    assert page.locator(".log li").count() <= MOST_ROWS
    assert many < 2.5 * few + 1000
    top = page.locator(".log .tx").first.inner_text()
    most = page.evaluate(TO_THE_TOP)
    assert most <= MOST_ROWS
    assert top != page.locator(".log .tx").first.inner_text()
    assert page.locator(".log .no").first.inner_text() == str(heard.events[0][0]), "the first line of all is not reached"


def test_a_replay_begins_at_the_top_of_its_log(window: OpenWindow) -> None:
    """Also of a game with more lines than are drawn at once."""
    one = window()
    table = take_in(one, max(GOLDEN.glob("*.save"), key=lambda path: path.stat().st_size).read_text(encoding="utf-8"))
    one.page.goto(f"{one.address}/t/{table}/replay")
    expect(one.page.locator(".log .tx").first).to_be_in_viewport()
    expect(one.page.locator(".log .no").first).to_have_text(re.compile("^[01]$"))


@pytest.mark.parametrize(
    "lang, game, answers, said",
    [
        ("en", "ganymede", 60, r"(lies face down|is destroyed|It carries)"),
        ("ja", "ganymede", 6, r"が獲得したもの：.*。"),
        ("ja", "empire_rebellion", 40, r"影響力を\d+持っています。"),
        ("en", "ares", 60, r"base as last seen"),
    ],
    ids=["ganymede-en", "ganymede-draft-ja", "empire-ja", "ares-en"],
)
def test_the_table_in_words_is_told_in_sentences(window: OpenWindow, lang: str, game: str, answers: int, said: str) -> None:
    page, _heard = opened(window, lang, game, answers)
    page.locator(".top .menu[aria-haspopup=dialog]").click()
    page.get_by_role("button", name={"en": "The table in words", "ja": "場を文字で見る"}[lang]).click()
    told = page.get_by_role("dialog").locator("pre")
    expect(told).to_contain_text(re.compile(said))
    expect(told).not_to_contain_text(re.compile(r"\[object|undefined|NaN|words-[a-z]"))
