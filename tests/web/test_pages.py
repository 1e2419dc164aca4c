"""The pages: both languages, widths, names, policy, size and speed; the replay."""

from __future__ import annotations

import gzip
import pathlib
import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from senki.text.catalogue import HERE
from senki.text.files import COMMON, TEXT, read_files
from web.conftest import OpenWindow
from web.player import Player
from web.positions import take_in
from web.served import ROOT
from web.tables import check, make_table, play_here
from web.watched import DESKTOP, PHONE, SMALL_PHONE, Window

PLAIN_PAGES: Final = ("/", "/new", "/rules", "/rules/ganymede", "/about", "/account", "/nowhere/at/all")
GOLDEN: Final = ROOT / "tests" / "games" / "ganymede" / "golden" / "00.save"
FIRST_SCRIPT: Final = 150_000  # bytes, compressed, until the first table can be played


def settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    expect(page.locator("main").first).to_be_visible()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def open_golden(window: Window) -> Page:
    """A finished game from a file, as a replay."""
    window.page.goto(f"{window.address}/t/{take_in(window, GOLDEN.read_text(encoding='utf-8'))}/replay")
    expect(window.page.locator(".board .stage")).to_be_visible()
    return window.page


JAPANESE: Final = re.compile(r"[ぁ-んァ-ヶ一-龠]")


def expect_in(lang: str, texts: Locator) -> None:
    """That they are in this language, or come to be."""
    if lang == "ja":
        expect(texts).to_have_text(JAPANESE)
    else:
        expect(texts).not_to_have_text(JAPANESE)


# -- languages --


def test_language_without_reload_on_plain_pages(window: OpenWindow) -> None:
    one = window()
    for path in PLAIN_PAGES:
        page = one.open(path)
        settle(page)
        page.evaluate("() => { window.kept = true; }")
        texts = {}
        for lang in ("en", "ja", "en"):
            one.speak(lang)
            settle(page)
            expect_in(lang, page.locator("main h1").first)
            assert not one.text_ids(), f"{path} in {lang}"
            texts[lang] = page.locator("main").inner_text()
        assert texts["en"] != texts["ja"], path
        assert page.evaluate("() => window.kept"), f"{path}: reloaded"


def speak_at_table(page: Page, lang: str) -> None:
    page.locator(".top .menu[aria-haspopup=dialog]").click()
    check(page.get_by_role("dialog").get_by_role("radio", name={"en": "English", "ja": "日本語"}[lang]))
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_language_without_reload_at_the_table(window: OpenWindow) -> None:
    player = Player(window(), seed=4)
    page = player.page
    play_here(player)
    page.evaluate("() => { window.kept = true; }")
    for moment in ("draft", "fitting", "battle"):
        player.play(until=lambda now, moment=moment: page.locator(f".{moment}").count() > 0 and bool(now["asked"]))  # type: ignore[misc]
        for lang in ("ja", "en"):
            speak_at_table(page, lang)
            expect_in(lang, page.locator(".top .prompt p"))
            expect_in(lang, page.locator(".log"))
            assert not player.window.text_ids(), f"{moment} in {lang}"
    assert page.evaluate("() => window.kept")


def test_every_text_that_the_client_names_exists() -> None:
    """A text that is missing would be shown as its id in words, which no look at a page can tell."""
    source = ROOT / "web" / "src"
    texts = {lang: read_files(HERE, COMMON, lang) for lang in ("en", "ja")}
    games = ROOT / "src" / "senki" / "games"
    missing = set()
    for path in (*source.rglob("*.svelte"), *source.rglob("*.ts")):
        parts = path.relative_to(source).parts
        own = games / parts[1] if parts[0] == "games" else games / "ganymede"
        skins = {lang: read_files(own, TEXT, lang) for lang in ("en", "ja")}
        for name in re.findall(r'"((?:ui|skin)-[a-z0-9]+(?:-[a-z0-9]+)*)"', path.read_text(encoding="utf-8")):
            for lang in ("en", "ja"):
                if not re.search(rf"^{name} =", texts[lang] if name.startswith("ui-") else skins[lang], re.MULTILINE):
                    missing.add(f"{name} ({lang}) in {path.relative_to(source)}")
    assert not missing


# -- widths, names, focus --


@pytest.mark.parametrize(
    "size",
    [pytest.param(DESKTOP, id="1440"), pytest.param(PHONE, id="390", marks=pytest.mark.long), pytest.param(SMALL_PHONE, id="360")],
)
def test_nothing_sticks_out_and_everything_has_a_name(window: OpenWindow, size: tuple[int, int]) -> None:
    for lang in ("en", "ja"):
        one = window(lang=lang, size=size)
        for path in PLAIN_PAGES:
            settle(one.open(path))
            assert not one.too_wide(), f"{path} in {lang}"
            assert not one.nameless(), f"{path} in {lang}"
        settle(open_golden(one))
        assert not one.too_wide(), f"replay in {lang}"
        assert not one.nameless(), f"replay in {lang}"


FOCUS: Final = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    const seen = (each) => {
        const style = getComputedStyle(each);
        const outline = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0 && style.outlineColor !== "rgba(0, 0, 0, 0)";
        return outline || style.boxShadow !== "none";
    };
    const around = [one, one.closest("label"), one.closest("form:focus-within")].filter(Boolean);
    return [one.outerHTML.slice(0, 120), around.some(seen)];
}"""


def test_the_focus_is_visible(window: OpenWindow) -> None:
    one = window()
    for path in ("/", "/new", "/rules/ganymede", "/account"):
        page = one.open(path)
        settle(page)
        for _ in range(18):
            page.keyboard.press("Tab")
            found = page.evaluate(FOCUS)
            assert found is None or found[1], f"{path}: no sign of the focus on {found[0]}"
    player = Player(one)
    play_here(player)
    assert player.wait()
    for _ in range(25):
        player.page.keyboard.press("Tab")
        found = player.page.evaluate(FOCUS)
        assert found is None or found[1], f"table: no sign of the focus on {found[0]}"


# -- policy, size, speed --


def test_policy_and_size(window: OpenWindow) -> None:
    one = window()
    responses: list[Response] = []
    one.page.on("response", lambda response: responses.append(response))
    answer = one.page.goto(one.address)
    assert answer is not None
    settle(one.page)
    policy = answer.headers["content-security-policy"]
    rules = {parts[0]: parts[1:] for parts in (rule.split() for rule in policy.split(";")) if parts}
    assert rules["default-src"] in (["'none'"], ["'self'"])
    for name, values in rules.items():
        assert not {"'unsafe-inline'", "'unsafe-eval'", "*", "http:", "https:"} & set(values), f"{name} {values}"
        assert "data:" not in values or name == "img-src"
    assert rules.get("script-src", rules["default-src"]) == ["'self'"]
    assert rules["frame-ancestors"] == ["'none'"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    one.page.locator(".hero .btn.go").click()
    expect(one.page.locator(".board .stage")).to_be_visible()
    settle(one.page)
    scripts = {each.url: len(gzip.compress(each.body(), 9)) for each in responses if each.request.resource_type == "script"}
    assert any("TablePage" in url for url in scripts)
    assert sum(scripts.values()) <= FIRST_SCRIPT, scripts
    assert one.hosts == {one.address.removeprefix("http://")}


# -- replay --


def test_replay_and_branch(window: OpenWindow) -> None:
    one = window()
    page = open_golden(one)
    control = page.get_by_role("group", name="Replay")
    at = control.get_by_role("slider")

    def press(name: str) -> None:
        control.get_by_role("button", name=name, exact=True).click()

    def expect_at(*places: int) -> None:
        expect(at).to_have_value(re.compile(rf"^({'|'.join(map(str, places))})$"))

    expect(page.locator(".ctl output")).to_have_text(re.compile(r"\b0\b.*\b[1-9]\d+\b"))
    last = int(at.get_attribute("max") or "0")
    assert last > 50
    press("To the end")
    expect_at(last)
    press("One step back")
    expect_at(*range(1, last))
    press("To the start")
    expect_at(0)
    press("One step on")
    expect_at(*range(1, last))
    control.get_by_role("slider").fill("30")
    expect_at(30)
    press("Play")
    expect_at(*range(31, last + 1))
    press("Pause")
    page.locator(".log").get_by_role("button", name=re.compile(r"See the table at step")).nth(2).click()
    expect_at(*range(30))
    # whose eyes: with one seat's the tray shows that seat's squad; with all open there is none
    seen = page.get_by_role("combobox", name="Seen by")
    options = seen.locator("option")
    expect(options.first).to_have_text("Everything open")
    expect(options.nth(2)).to_be_attached()
    press("To the end")
    seen.select_option(index=2)
    expect(page.locator(".tray")).to_be_visible()
    seen.select_option(index=0)
    expect(page.locator(".tray")).to_have_count(0)
    assert not one.text_ids()
    # the other language, without a reload
    page.evaluate("() => { window.kept = true; }")
    page.locator(".top .acts").get_by_role("button", name="日本語").click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect_in("ja", page.locator(".log"))
    assert not one.text_ids()
    page.locator(".top .acts").get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert page.evaluate("() => window.kept")
    # what if
    control.get_by_role("slider").fill(str(last // 2))
    old = page.url
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(old)
    player = Player(one)
    assert player.wait()
    answered = player.look()
    if not answered["over"]:
        player.act(answered)
        assert player.wait()


def test_imported_file_is_on_the_home_page(window: OpenWindow, tmp_path: pathlib.Path) -> None:
    one = window()
    page = one.open()
    with page.expect_file_chooser() as choosing:
        page.locator(".lab label", has_text="file").click()
    choosing.value.set_files(GOLDEN)
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    page.get_by_role("dialog").locator("button.x").click()  # the result, which is told a moment after the table is drawn
    line = page.locator(".log .no").last  # its log is there, though nothing was told at this table
    number = line.inner_text()
    line.click()
    expect(page).to_have_url(re.compile(rf"/replay#move={number}$"))
    expect(page.locator(".ctl output")).to_have_text(re.compile(rf"\b{number}\b"))
    page = one.open()
    settle(page)
    expect(page.locator(".mine").get_by_text("See the replay")).to_be_visible()
    bad = tmp_path / "bad.senki"
    bad.write_text("this is no game\n")
    with page.expect_file_chooser() as choosing:
        page.locator(".lab label", has_text="file").click()
    one.refused = "/api/import"
    choosing.value.set_files(bad)
    expect(page.locator(".toast.bad")).to_be_visible()


def test_a_waiting_table_in_both_languages(window: OpenWindow) -> None:
    one = window()
    make_table(one, ["me", "open", "computer"])
    for lang in ("ja", "en"):
        speak_at_table(one.page, lang)
        expect_in(lang, one.page.locator(".inv h2"))
        assert not one.text_ids()
    assert not one.nameless()
