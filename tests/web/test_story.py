"""Events are played one by one; the next question comes when the story has arrived."""

from __future__ import annotations

import itertools
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from web.conftest import OpenWindow
from web.player import ACTIONABLE, Player
from web.tables import make_table, play_here

# What stood on the page, from change to change: which beat was played, and whether a question was open beside it. Not from frame to
# frame: on a busy machine a page may be drawn less often than a beat lasts.
RECORD: Final = """() => {
    window.seenBeats = [];
    let last = "";
    const look = () => {
        const layer = document.querySelector(".story");
        const told = document.querySelector(".top .prompt .told")?.textContent.trim() ?? "";
        const asked = document.querySelector(".top .prompt p .rule") !== null;
        const now = JSON.stringify([layer?.dataset.beat ?? "", told, asked, document.querySelectorAll(".board .legal").length]);
        if (now !== last) window.seenBeats.push([performance.now(), ...JSON.parse(now)]);
        last = now;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
}"""


# One of the ways to skip, in the same breath in which it is seen that something is told: a story may end between two looks from outside.
# Which beat was told before and after it: the same means that the skip was not heard; and how many answers were sent meanwhile.
SKIP: Final = """async (way) => {
    const told = () => document.querySelector(".top .prompt .told")?.dataset.beat ?? "";
    const before = told();
    if (!before) return null;
    let sent = 0;
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        sent += JSON.parse(text).type === "move" ? 1 : 0;
        return send.call(this, text);
    };
    if (way === "click") document.querySelector(".board .stage").click();
    else if (way === "button") [...document.querySelectorAll(".top .acts button")].find((one) => one.textContent.includes("Skip")).click();
    else document.body.dispatchEvent(new KeyboardEvent("keydown", { key: way, bubbles: true, cancelable: true }));
    await new Promise((over) => setTimeout(over));
    WebSocket.prototype.send = send;
    return { before, after: told(), sent };
}"""
# Something to skip, something to answer, or the end, also before its dialog has come.
TOLD_OR_ASKED: Final = f"""() =>
    document.querySelector(".top .prompt .told, .top .acts a[href$='/replay']") !== null || ({ACTIONABLE})()"""
MOST_GAMES: Final = 5  # of which one has a battle with a hit
TOLD: Final = "(from) => window.seenBeats.slice(from).some(([_at, _beat, told]) => told)"


def frames(page: Page) -> list[list[Any]]:
    found: list[list[Any]] = page.evaluate("window.seenBeats")
    return found


@pytest.mark.parametrize("lang", ["en", pytest.param("ja", marks=pytest.mark.long)])
def test_a_battle_is_played_beat_by_beat(window: OpenWindow, lang: str) -> None:
    """Ganymede: card, attack, dice and hits are beats of their own, and nothing can be answered before they are over."""
    one = window(lang=lang, speed="fast", motion=True)
    player, page = Player(one, seed=3), one.page
    wanted, kinds = {"move", "strike", "roll", "burst"}, set[str]()

    def seen_enough(now: dict[str, Any]) -> bool:
        kinds.update(beat for _, beat, *_ in frames(page))
        return wanted <= kinds

    for _game in range(MOST_GAMES):
        play_here(player)
        page.evaluate(RECORD)
        player.play(until=seen_enough)
        for _, beat, told, asked, legal in frames(page):
            if beat and told:
                assert not asked, f"a question is open while {told!r} is told"
                assert legal == 0, f"something can be chosen while {told!r} is told"
        if seen_enough({}):
            break
    assert wanted <= kinds
    beats = [(at, told) for at, beat, told, *_ in frames(page) if told]
    lasted = [after[0] - before[0] for before, after in itertools.pairwise(beats) if before[1] != after[1]]
    assert max(lasted) >= 150, "beats follow each other too quickly to be seen"


def test_skip_by_button_key_and_click(window: OpenWindow) -> None:
    """At slow speed a story lasts; a button, a key or a click on the table ends it, and answers nothing."""
    one = window(speed="slow")
    player, page = Player(one, seed=5), one.page
    play_here(player)
    ways = ["button", "Escape", "1", "click"]
    skipped = 0
    while skipped < 2 * len(ways):
        assert player.wait(TOLD_OR_ASKED), f"nothing is told, nothing is asked, and it is not over: {player.look()}"
        way = ways[skipped % len(ways)]
        skip = page.evaluate(SKIP, way)
        if skip:
            assert skip["before"] != skip["after"], f"{way} did not skip what was told"
            assert skip["sent"] == 0, "the skip answered a question"
            skipped += 1
            continue
        now = player.look()
        if now["ended"]:
            play_here(player)
        elif player.can_act() and (now["asked"] or now["held"]):
            player.act(now)


def test_what_happened_since_my_last_move(window: OpenWindow) -> None:
    """It is played again on request, also after a reload: nothing is answered, and the same question stands there afterwards."""
    one = window(speed="off")
    player, page = Player(one, seed=3), one.page
    play_here(player)
    again = page.locator(".top .tools").get_by_role("button", name="What happened since my last move")
    player.play(until=lambda now: page.locator(".battle").count() > 0 and again.count() > 0 and now["asked"])
    for reload in (False, True):
        if reload:
            page.reload()
            expect(again).to_be_visible()
        page.evaluate(RECORD)
        question, before = player.look(), len(frames(page))
        again.click()
        page.wait_for_function(TOLD, arg=before, polling=40)
        page.keyboard.press("Escape")
        player.sees(question)
        assert all(legal == 0 for _at, _beat, told, _asked, legal in frames(page)[before:] if told)


def test_events_of_any_game_are_told(window: OpenWindow) -> None:
    """A game without a skin: every event is shown for a moment."""
    one = window(speed="fast")
    player, page = Player(one, seed=2), one.page
    make_table(one, ["me", "computer", "computer", "computer"], game="hearts")
    page.evaluate(RECORD)
    player.play(until=lambda _now: any(told for _, _, told, *_ in frames(page)))
    assert any(told for _, _, told, *_ in frames(page))
