"""What happens at a table beside plain play: broken lines, taking back, secret choices, chat."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from web.conftest import OpenWindow
from web.heard import Heard
from web.player import Player
from web.served import Served
from web.tables import in_turn, invite_links, join, make_table, play_here, play_in_turn
from web.watched import PATIENCE


def two_people(window: OpenWindow, game: str = "ganymede", server: Served | None = None) -> list[Player]:
    windows = [window(server=server), window(server=server)]
    windows[0].send("/api/me", {"name": "Ann", "lang": "en"})
    made = windows[0].send("/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})
    windows[0].sit_down(made["id"])
    join(windows[1], f"{windows[0].address}/t/{made['id']}#{made['invites'][0]['token']}", "Bob")
    return [Player(one, seed) for seed, one in enumerate(windows)]


def log_of(player: Player) -> Locator:
    return player.page.locator(".log li")


def drafted(heard: Heard) -> int:
    """How many cards this player, at seat 0, has taken."""
    return sum(values["seat"] == 0 for event in ("drafted-mech", "drafted-part") for values in heard.values(event))


def test_killed_server_in_mid_decision(own_server: Served, window: OpenWindow) -> None:
    """The server dies while a question is open; it is answered into the broken line, and goes on without loss."""
    player = Player(window(server=own_server))
    heard = Heard(player.window)
    page = player.page
    play_here(player)
    player.play(until=lambda _now: len(player.asked) == 2)
    question = player.look()
    log, steps = log_of(player), player.window.steps
    before, taken = log.all_inner_texts(), drafted(heard)
    with player.window.without_line():
        own_server.kill()
        expect(page.get_by_role("alert").filter(has_text="The line is broken")).to_be_visible()
        player.choose(player.glowing, 0)  # an answer that cannot arrive now
        page.wait_for_timeout(300)
        assert log.all_inner_texts() == before
        own_server.start()
        expect(page.get_by_role("alert").filter(has_text="The line is broken")).to_have_count(0, timeout=2 * PATIENCE * 1000)
        player.wait_for_step(question, steps)
    assert player.wait()
    assert drafted(heard) == taken + 1, "the answer was not taken exactly once"
    assert log.all_inner_texts()[: len(before)] == before
    player.play(until=lambda _now: page.locator(".battle").count() > 0)


def test_dropped_network_and_reload(window: OpenWindow) -> None:
    """No network for a while, then a reload in the middle of a question: the same question stands there again."""
    player = Player(window())
    page = player.page
    play_here(player)
    player.play(until=lambda _now: len(player.asked) == 3)
    question, before = player.look(), log_of(player).all_inner_texts()
    with player.window.without_line():
        player.window.context.set_offline(True)
        page.wait_for_timeout(500)
        player.window.context.set_offline(False)
        expect(page.get_by_role("alert").filter(has_text="The line is broken")).to_have_count(0)
    page.reload()
    player.sees(question)
    expect(log_of(player)).to_have_text(before, use_inner_text=True)
    player.act(player.look())
    assert player.wait()


def test_undo_and_its_refusal(window: OpenWindow) -> None:
    players = two_people(window)
    first, second = in_turn(players)
    undo = first.page.locator(".top").get_by_role("button", name=re.compile("^Undo"))
    # nothing yet: refused, with the reason
    expect(undo).to_have_attribute("aria-disabled", "true")
    # my own last choice, before anybody else has chosen: taken back
    assert first.wait()
    before = first.look()
    first.act(before)
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    expect(first.page.get_by_role("status").filter(has_text="Taken back.")).to_be_visible()
    first.sees(before)
    expect(first.page.locator(".log li").last).to_have_text(re.compile("takes the last choice back"))
    # once the other one has chosen: refused, with the reason beside the button and in a notice
    first.act(first.look())
    assert second.wait()
    second.act(second.look())
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_text(re.compile("Someone else has chosen"))
    lines = log_of(first).count()
    undo.click(force=True)  # it can be pressed, and then says why not
    expect(first.page.get_by_role("status").filter(has_text="cannot be taken back")).to_be_visible()
    assert log_of(first).count() == lines
    # steps of a choice that was not sent are taken back one by one
    play_in_turn(players, until=lambda now: bool(now["dice"]) or bool(now["over"]))
    for player in players:
        if player.look()["dice"]:
            die = player.page.locator(".pickdie").first
            die.click()
            expect(die).to_have_attribute("aria-pressed", "true")
            player.page.locator(".top").get_by_role("button", name=re.compile("^Undo")).click()
            expect(die).to_have_attribute("aria-pressed", "false")


def test_sealed_choice_tray(window: OpenWindow) -> None:
    players = two_people(window)
    play_in_turn(players, until=lambda now: bool(now["fitting"]))
    first, second = players
    for player in players:
        assert player.wait()
        expect(player.page.locator(".sealed")).to_contain_text("All choose in secret.")
    first.fit()
    mine = first.page.locator(".sealed")
    expect(mine).to_contain_text("Your choice")
    expect(mine.get_by_text("ready", exact=True)).to_have_count(1)
    expect(second.page.locator(".sealed").get_by_text("ready", exact=True)).to_have_count(1)
    expect(first.page.locator(".top .prompt")).to_contain_text("Waiting for Bob")
    # changed as long as the other one is not ready
    first.page.locator(".tray").get_by_role("button", name="Change my choice").click()
    expect(second.page.locator(".sealed").get_by_text("ready", exact=True)).to_have_count(0)
    expect(first.page.locator(".tray .confirm").get_by_role("button")).to_be_visible()
    first.fit()
    second.fit()
    for player in players:
        expect(player.page.locator(".battle")).to_be_visible()
        expect(player.page.locator(".sealed")).to_have_count(0)


def test_chat_shows_markup_as_text(window: OpenWindow) -> None:
    nasty = '<img src=x onerror="document.title=1"><b>bold</b> {$x} & <script>alert(1)</script>'
    one, two = window(), window()
    make_table(one, ["me", "open"], name="<i>Ann</i>")
    [link] = invite_links(one.page)
    join(two, link, "Bob & <b>Co</b>")
    box = one.page.get_by_role("textbox", name="Say something")
    box.fill(nasty)
    box.press("Enter")
    for each in (one, two):
        line = each.page.get_by_role("log", name="Chat").get_by_role("listitem").last
        expect(line).to_have_text(f"<i>Ann</i> {nasty}")
        assert line.locator("img, script, i").count() == 0
        expect(each.page.locator(".side").get_by_text("<i>Ann</i>")).not_to_have_count(0)
