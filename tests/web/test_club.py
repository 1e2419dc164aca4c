"""Players and clubs in the browser: my record, an invitation, and a replay with its analysis."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from senki.games.ganymede import GAME
from web.conftest import OpenWindow
from web.player import Player
from web.tables import invite_links, join, make_table, play_in_turn
from web.test_pages import open_golden
from web.watched import DESKTOP, PHONE


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_replay_numbers_moves_leads_to_one_and_is_analysed(window: OpenWindow, lang: str) -> None:
    page = open_golden(window(lang))
    expect(page.locator(".ctl output")).to_have_text(re.compile(r"\b0\b"))
    page.locator(".log .no").nth(5).click()
    number = page.locator(".log .now .no").first.inner_text().strip()
    expect(page.locator(".ctl output")).to_have_text(re.compile(rf"\b{number}\b"))
    page.goto(page.url.partition("#")[0] + f"#move={number}&seat=all")
    page.reload()
    expect(page.locator(".ctl output")).to_have_text(re.compile(rf"\b{number}\b"))
    page.locator(".wc .btn").click()
    expect(page.locator(".wc svg[role=img]")).to_be_visible()
    with page.expect_download() as saved:
        page.locator(".pic").click()
    assert saved.value.suggested_filename == f"senki-ganymede-{number}.png"
    assert saved.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


LINE: Final = {
    "en": ("How it goes on", "Best line from move", "Back to the game"),
    "ja": ("この先の進行を見る", "手目からの最善の進行", "元の対戦に戻る"),
}


def follow_the_line(page: Page, lang: str) -> None:
    """From the first turning point: the board and the log show the line, and one comes back to where one was."""
    show, what, back = LINE[lang]
    button = page.locator(".wc li").first.get_by_role("button", name=show)
    expect(button).to_be_visible()
    total = page.locator(".ctl input[type=range]").get_attribute("max")
    button.click()
    expect(page.locator(".ln")).to_contain_text(what)
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".ctl input[type=range]")).to_have_value("1")
    expect(page.locator(".ctl input[type=range]")).not_to_have_attribute("max", total or "")
    page.locator(".ctl button").nth(4).click()  # to its end
    expect(page.locator(".board .stage")).to_be_visible()
    expect(page.locator(".log li").first).to_be_visible()
    page.get_by_role("button", name=back).click()
    expect(page.locator(".ln")).to_have_count(0)
    expect(page.locator(".ctl input[type=range]")).to_have_attribute("max", total or "")


@pytest.mark.parametrize("lang, size", [("en", DESKTOP), ("ja", PHONE)], ids=["en-1440", "ja-390"])
def test_the_best_line_from_a_turning_point_is_gone_through(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    """With the server's answers of an analysis that is done, whose line is as the game went on: to think takes a minute."""
    one = window(lang=lang, size=size)
    page = open_golden(one)
    table = page.url.split("/t/")[1].split("/")[0]
    steps: list[dict[str, Any]] = page.evaluate(f"fetch('/api/tables/{table}/replay?seat=all').then((reply) => reply.json())")
    at = next(place for place in range(6, len(steps) - 10) if steps[place + 1]["answer"]["seat"] != "chance")
    given = steps[at + 1]["answer"]
    question = next(asked for asked in GAME.info.questions.values() if asked.name == given["ask"])
    move = {
        "step": at, "move": steps[at]["move"], "seat": given["seat"], "ask": given["ask"], "kind": question.kind.name,
        "shape": question.shape, "played": given["value"], "share": 0.25, "best": given["value"], "best_share": 0.75,
        "line": [step["answer"] for step in steps[at + 1 : at + 8]],
    }  # fmt: skip
    analysis = {"state": "done", "done": 1, "of": 1, "level": 5, "moves": [move], "turning": [0]}
    page.route("**/analysis", lambda route: route.fulfill(json=analysis))
    page.route("**/line?*", lambda route: route.fulfill(json=steps[at : at + 8]))
    page.reload()
    follow_the_line(page, lang)
    assert not one.text_ids()
    assert not one.too_wide()
    assert not one.nameless()


@pytest.mark.long
def test_a_whole_game_is_analysed_and_its_best_lines_shown(window: OpenWindow) -> None:
    page = open_golden(window("ja"))
    page.locator(".wc .btn").click()
    expect(page.locator(".wc li .on").first).to_be_visible(timeout=600_000)
    follow_the_line(page, "ja")


@pytest.mark.parametrize(
    "lang, size",
    [("ja", PHONE), pytest.param("en", DESKTOP, marks=pytest.mark.long)],
    ids=["ja-390", "en-1440"],
)
def test_a_tournament_of_two_is_opened_joined_played_and_won(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    """Through the pages alone: the host opens it, a guest comes by its link, and their game decides it."""
    host, guest = window(lang=lang, size=size), window(lang=lang, size=size)
    page = host.open("/tournaments")
    page.locator("summary").click()
    page.locator("form input[type=text]").first.fill("Moon cup")
    page.locator("form input[type=text]").nth(1).fill("Hana")
    page.locator("form select").first.select_option("ganymede")
    page.locator("form button[type=submit]").click()
    expect(page.locator("h1")).to_have_text("Moon cup")
    guest.page.goto(page.url)
    guest.page.locator(".acts input").fill("Ben")
    guest.page.locator(".acts .go").click()
    expect(guest.page.locator("tbody tr.me")).to_contain_text("Ben")
    page.reload()
    page.locator(".acts .go").click()
    expect(page.locator("li.me")).to_contain_text("Ben")
    guest.page.reload()
    players = [Player(one, seed) for seed, one in enumerate((host, guest))]
    for player in players:
        assert not player.window.text_ids()
        assert not player.window.too_wide()
        assert not player.window.nameless()
        player.page.locator(".acts a.go").click()
    address = page.url
    play_in_turn(players)
    host.open("/tournaments")
    page.locator("main li a").first.click()
    expect(page.locator(".state.over")).to_contain_text(re.compile("Hana|Ben"))
    expect(page.locator("tbody tr").first.locator("td b")).to_have_text("1")
    assert address.startswith(f"{host.address}/t/")
    assert not host.text_ids()
    assert not host.too_wide()


def test_an_invitation_says_who_invites_to_what(window: OpenWindow) -> None:
    host = window().open("/new?game=ganymede")
    host.evaluate("""async () => {
        await fetch('/api/me', {method: 'POST', body: JSON.stringify({name: 'Hana', lang: 'en'})});
        const made = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(
            {game: 'ganymede', seats: [{kind: 'me'}, {kind: 'open'}]})}).then((reply) => reply.json());
        window.link = `/t/${made.id}#${made.invites[0].token}`;
    }""")
    link = host.evaluate("window.link")
    guest = window("ja").open(link)
    expect(guest.locator(".who")).to_have_text(re.compile("Hana"))
    expect(guest.locator(".cov svg").first).to_be_visible()
    expect(guest.locator("a[href='/rules/ganymede']")).to_be_visible()
    host.goto(host.url.split("/new")[0] + "/me")
    expect(host.locator("h1")).to_have_text("Hana")


def test_a_link_that_was_sent_outlives_the_hosts_tab(window: OpenWindow) -> None:
    """The host closes the tab and comes back in another one: the same link stands there, and the guest sits down with it."""
    host, guest = window(), window()
    make_table(host, ["me", "open"])
    [link] = invite_links(host.page)
    table = host.page.url
    host.page.close()
    again = host.new_page()
    again.goto(table)
    assert invite_links(again) == [link]
    expect(again.locator("[data-new-link]")).to_have_count(0)
    join(guest, link, "Ben")
    expect(again.locator(".board .stage")).to_be_visible()
