"""Settings: kept by browser and account; themes that can be read everywhere; sound; an answer that is sent by a second step."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from senki.engine.decision import Decision
from senki.engine.session import Session
from web.conftest import OpenWindow
from web.player import Player
from web.positions import Wanted, open_position, position
from web.served import ROOT
from web.tables import check, invite_links, make_table, play_here
from web.test_pages import open_golden
from web.watched import DESKTOP, PHONE, SMALL_PHONE, Window

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WORDS: Final = {
    "en": {"settings": "Settings", "light": "light", "largest": "very large", "safe": "colour-safe", "sound": "Sound", "send": "Send"},
    "ja": {"settings": "設定", "light": "明るい", "largest": "とても大きい", "safe": "色覚に配慮", "sound": "音", "send": "決定"},
}
# What keeps somebody from reading or using the page, in each theme: axe's serious and critical violations.
# Grounds that are gradients get the plain colour in them that is hardest to read on, since axe cannot judge gradients.
VIOLATIONS: Final = """async (themes) => {
    const found = [];
    const plain = {sheet: "var(--paper-2)", felt: "var(--slate-700)", bar: "var(--slate-800)", "tray-ground": "var(--slate-800)",
        button: "var(--slate-700)", "button-off": "var(--slate-800)", go: "#f7c02f"};
    for (const [token, colour] of Object.entries(plain)) document.documentElement.style.setProperty(`--${token}`, colour);
    for (const theme of themes) {
        document.documentElement.dataset.theme = theme;
        const all = {type: "tag", values: ["wcag2a", "wcag2aa", "wcag21aa"]};
        const colours = {type: "rule", values: ["color-contrast", "link-in-text-block"]}; // what hangs on the theme
        const only = theme === themes[0] ? all : colours;
        const result = await axe.run(document, {resultTypes: ["violations"], runOnly: only});
        for (const one of result.violations)
            if (one.impact === "serious" || one.impact === "critical")
                for (const node of one.nodes) found.push(`${theme}: ${one.id}: ${node.target.join(" ")}: ${node.failureSummary}`);
    }
    return found;
}"""


def violations(page: Page, themes: tuple[str, ...] = ("dark", "light", "contrast")) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(VIOLATIONS, list(themes))
    return found


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('settings')") or "{}")
    return found


@pytest.mark.parametrize("lang, size", [("en", DESKTOP), ("ja", SMALL_PHONE)], ids=["en-1440", "ja-360"])
def test_the_sheet_takes_effect_at_once_and_is_kept(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    one, words = window(lang=lang, size=size), WORDS[lang]
    page = one.open()
    page.locator(".hd").get_by_role("button", name=words["settings"]).click()
    sheet = page.get_by_role("dialog")
    for name, attribute, value in (("light", "data-theme", "light"), ("largest", "data-text", "largest"), ("safe", "data-palette", "safe")):
        check(sheet.get_by_role("radio", name=words[name], exact=True))
        expect(page.locator("html")).to_have_attribute(attribute, value)
    assert not one.text_ids()
    assert not one.nameless()
    assert not one.too_wide()
    one.open("/rules/ganymede")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert not one.too_wide()
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") > 18
    play_here(Player(one))
    expect(page.locator("html")).to_have_attribute("data-palette", "safe")
    page.locator(".top .menu[aria-haspopup=dialog]").first.click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile(words["settings"])).click()
    expect(page.get_by_role("dialog").get_by_role("radio", name=words["light"], exact=True)).to_be_checked()


def test_an_account_takes_its_settings_along(window: OpenWindow) -> None:
    def log_in(one: Window, mode: str) -> None:
        page = one.open("/account")
        check(page.get_by_role("radio", name=mode))
        page.get_by_role("textbox", name="Account name").fill("settled")
        page.get_by_label("Password").fill("correct horse")
        page.locator("form.col button[type=submit]").click()
        expect(page.locator(".toast.good")).to_be_visible()

    first = window()
    page = first.open()
    page.locator(".hd").get_by_role("button", name="Settings").click()
    check(page.get_by_role("dialog").get_by_role("radio", name="high contrast"))
    page.keyboard.press("Escape")
    log_in(first, "Register")  # the account has none yet: it gets this browser's
    other = window()
    log_in(other, "Log in")
    expect(other.page.locator("html")).to_have_attribute("data-theme", "contrast")
    other.page.locator(".hd").get_by_role("button", name="Settings").click()
    with other.page.expect_response(lambda answer: answer.url.endswith("/api/me/settings") and answer.request.method == "POST"):
        check(other.page.get_by_role("dialog").get_by_role("radio", name="light", exact=True))
    first.open()
    expect(first.page.locator("html")).to_have_attribute("data-theme", "light")
    assert kept(first.page)["speed"] == "off", "settings of this browser that the account took over stay"


def at(name: str) -> Wanted:
    def wanted(session: Session, asked: Decision) -> bool:
        return asked.question.name == name and asked.seat == session.pending()[0].seat

    return wanted


TABLES: Final = {
    "ganymede draft": ("ganymede", 2, {}, "draft-part"),
    "ganymede fitting": ("ganymede", 3, {}, "fit-part"),
    "ganymede battle": ("ganymede", 3, {}, "initiative"),
    "empire": ("empire_rebellion", 2, {"mode": "full"}, "turn"),
    "ares opening": ("ares", 2, {}, "opening"),
    "ares battle": ("ares", 2, {"mode": "basic"}, "target"),
    "land battles": ("land_battles", 2, {}, "act"),
    "land battles, a battle": ("land_battles", 2, {}, "target"),
    "imperium": ("imperium", 3, {}, "take-card"),
}


@pytest.mark.parametrize("name", list(TABLES))
def test_every_theme_can_be_read_at_the_table(window: OpenWindow, name: str) -> None:
    game, seats, options, question = TABLES[name]
    one = window(lang="ja" if "battle" in name else "en")
    open_position(one, position(game, seats, options, at(question)))
    if one.page.locator(".curtain button").count():
        one.page.locator(".curtain").get_by_role("button").click()
    expect(one.page.locator(".board")).to_be_visible()
    one.page.wait_for_load_state("networkidle")
    found = violations(one.page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_theme_can_be_read_in_a_replay(window: OpenWindow, lang: str) -> None:
    """With its analysis under way, a line of the log pointed at, and the dialog of another branch."""
    page = open_golden(window(lang))
    page.locator(".wc .btn").click()
    expect(page.locator(".wc svg[role=img]")).to_be_visible()
    page.locator(".log .tx").nth(4).hover()
    assert not violations(page)
    page.locator(".acts").get_by_role("button", name=re.compile("What if|もしここから")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert not violations(page, ("light",))


@pytest.mark.parametrize("path", ["/", "/rules/ganymede", pytest.param("/new", marks=pytest.mark.long)])
def test_every_theme_can_be_read_on_the_pages(window: OpenWindow, path: str) -> None:
    one = window(lang="en" if "rules" in path else "ja")
    page = one.open(path)
    page.wait_for_load_state("networkidle")
    assert not violations(page)
    page.get_by_role("button", name=re.compile("Settings|設定")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert not violations(page, ("light",))


def test_every_theme_can_be_read_on_the_pages_of_a_club(window: OpenWindow) -> None:
    """My record after a game, rankings, tournaments with the form open, account, help; a table that waits, and its invitation."""
    one, guest = window(lang="ja"), window(lang="en")
    open_golden(one)
    for path in ("/me", "/ranking", "/tournaments", "/laboratory", "/account", "/about", "/nowhere"):
        page = one.open(path)
        page.wait_for_load_state("networkidle")
        for summary in page.locator("main summary").all():
            summary.click()
        found = violations(page)
        assert not found, f"{path}: " + "\n".join(found)
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        assert not one.too_wide(), path
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    make_table(guest, ["me", "open"])
    [link] = invite_links(guest.page)
    assert not violations(guest.page)
    one.page.goto(link)
    expect(one.page.get_by_role("button", name="席に着く")).to_be_visible()
    assert not violations(one.page)


# Every source of sound that is started, by its kind.
LISTEN: Final = """() => {
    window.heard = [];
    for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
        const start = kind.prototype.start;
        kind.prototype.start = function (...times) { window.heard.push(kind.name); return start.apply(this, times); };
    }
}"""


def test_sound_is_off_until_it_is_asked_for(window: OpenWindow) -> None:
    one = window(speed="fast", motion=True)
    player, page = Player(one, seed=3), one.page
    play_here(player)
    page.evaluate(LISTEN)
    for _ in range(2):
        player.play(until=lambda _now: len(player.asked) % 2 == 1)
    assert page.evaluate("window.heard.length") == 0
    mute = page.locator(".top").get_by_role("button", name="Sound")
    expect(mute).to_have_attribute("aria-pressed", "false")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => window.heard.length > 0", polling=40)  # it answers at once
    page.evaluate("() => { window.heard = []; }")
    asked = len(player.asked)
    player.play(until=lambda _now: len(player.asked) >= asked + 2)
    page.wait_for_function("() => window.heard.length > 0", polling=40)
    mute.click()
    assert kept(page)["sound"] is False


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_an_answer_is_sent_by_a_second_step(window: OpenWindow, lang: str) -> None:
    """With "confirm before sending" a click chooses, another one changes the choice, and Send or Enter sends it."""
    one, words = window(lang=lang), WORDS[lang]
    page = one.page
    play_here(Player(one))
    page.evaluate("localStorage.setItem('settings', JSON.stringify({...JSON.parse(localStorage.getItem('settings')), confirm: true}))")
    page.reload()
    options = page.locator(".board .legal")
    expect(options.nth(1)).to_be_visible()
    steps, prompt = one.steps, page.locator(".top .prompt p").inner_text()
    send = page.locator(".top .acts").get_by_role("button", name=words["send"])
    expect(send).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".table[data-settling]")).to_have_count(0)  # a question that has just come takes no keys
    options.nth(0).click()
    first = send.inner_text()
    options.nth(1).click()
    expect(send).not_to_have_text(first)
    expect(send).to_have_attribute("aria-disabled", "false")
    assert one.steps == steps
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(send).to_have_attribute("aria-disabled", "true")
    options.nth(0).click()
    page.keyboard.press("Enter")
    expect(page.locator(".top .prompt p")).not_to_have_text(prompt)
