"""Empire vs. Rebellion in the browser: the guided tutorial, whole games, and what each side is told of secrets."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from senki.engine import saves
from senki.engine.catalog import find_game
from senki.engine.decision import Decision
from senki.engine.dice import OpenDice
from senki.engine.session import Session
from senki.engine.table import CHANCE
from web.conftest import OpenWindow
from web.heard import Heard
from web.player import KeyboardPlayer, Player
from web.positions import open_position
from web.positions import position as found_position
from web.served import Served
from web.tables import join
from web.watched import DESKTOP, PATIENCE, PHONE, SMALL_PHONE, Window

REBEL: Final = 0
IMPERIAL: Final = 1
PLAY, POWER, PASS_TURN = 0, 1, 3
# Resources by number: military, force, diplomacy and recon of the values 2 to 5, then the characters; the Empire's are 24 further.
REBEL_MILITARY_5, REBEL_RECON_2, REBEL_RECON_3, YODA = 3, 12, 13, 23
IMPERIAL_MILITARY_2, IMPERIAL_FORCE_3, IMPERIAL_FORCE_5 = 24, 29, 31
INFILTRATION, SUPPORT, IMPERIAL_BUREAUCRACY, IMPERIAL_DIRECT_ASSAULT = 3, 4, 5, 7
BATTLE_OF_HOTH, BATTLE_OF_YAVIN = 4, 5  # capacity 5 and 4, objective 17 and 15, no effect

Script = Sequence[tuple[int, int]]


def position(mode: str, script: Script) -> str:
    """The save of a game that was played up to a certain point, cards and all."""
    game = find_game("empire_rebellion")
    session = Session(game, 2, {"mode": mode}, game.load_pack(None), OpenDice())
    for seat, value in script:
        session.answer(seat, value)
    return saves.save(session)


def hand_over(served: Served, owner: Window, guest: Window, table: str, seat: int) -> None:
    """One of the seats goes to another browser, by an invite.

    Nobody is let into a game that began from a file, because its hands may be known. Here nobody has looked, and the seat is opened in the
    server's own files.
    """
    owner.page.goto("about:blank")
    served.stop()
    with closing(sqlite3.connect(served.database)) as files, files:
        [(setting, seats)] = files.execute("SELECT setting, seats FROM tables WHERE id = ?", (table,))
        opened = json.loads(seats)
        opened[seat] = {"kind": "open"}
        unseen = {**json.loads(setting), "seen": False}
        files.execute("UPDATE tables SET setting = ?, seats = ? WHERE id = ?", (json.dumps(unseen), json.dumps(opened), table))
    served.start()
    owner.open(f"/t/{table}")
    token = owner.page.evaluate(
        """async (table) => {
            const headers = { "content-type": "application/json" };
            const answer = await fetch(`/api/tables/${table}/invites`, { method: "POST", headers, body: "{}" });
            return (await answer.json()).invites[0].token;
        }""",
        table,
    )
    join(guest, f"{owner.address}/t/{table}#{token}", "Bob")
    expect(guest.page.locator(".board .stage")).to_be_visible()


def give_to_computer(owner: Window, table: str, seat: int) -> None:
    owner.page.evaluate(
        """async ([table, seat]) => {
            const headers = { "content-type": "application/json" };
            await fetch(`/api/tables/${table}/seats/${seat}`, { method: "POST", headers, body: '{"kind": "computer", "level": 1}' });
        }""",
        [table, seat],
    )
    expect(owner.page.locator(".seats .seat .st").nth(seat)).to_contain_text("Level 1")


def game_card(page: Page) -> Locator:
    return page.locator("article.g").filter(has_text=re.compile(r"Empire vs\. Rebellion"))


def deck_of(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-deck='{seat}']")


def card_of(page: Page, card: int) -> Locator:
    return page.locator(f".board [data-card='{card}']")


# -- the tutorial --


class Pupil(Player):
    """Reads what the coach says, does what it asks, and keeps what was taught."""

    def __init__(self, window: Window, seed: int) -> None:
        super().__init__(window, seed)
        self.taught: list[str] = []
        self.coach: Final = self.page.locator(".coach")

    def step(self) -> str:
        return self.coach.get_attribute("data-step") or ""

    def read(self) -> None:
        """Everything that is there to be read now; each text is there in full, and what it is about is on the screen."""
        following = self.coach.locator(".nx")
        while following.count():
            name = self.step()
            assert name not in self.taught, f"{name} was said twice"
            self.taught.append(name)
            expect(self.page.locator(".ring")).to_be_visible()
            assert not self.window.text_ids()
            assert not self.window.too_wide()
            following.click()
            if name == "end":
                return
            expect(self.page.locator(f".coach[data-step='{name}']")).to_have_count(0)


@pytest.mark.parametrize("lang, size", [("en", DESKTOP), ("ja", PHONE)], ids=["en", "ja"])
def test_tutorial_with_the_coach(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    pupil = Pupil(window(lang=lang, size=size), seed=11)
    page = pupil.page
    pupil.window.open()
    game_card(page).get_by_role("button", name={"en": "Tutorial", "ja": "チュートリアル"}[lang]).click()
    expect(pupil.coach).to_have_attribute("data-step", "event")
    # put away and called back, at the same place
    pupil.coach.get_by_role("button", name={"en": "Put the tutorial away", "ja": "チュートリアルを閉じる"}[lang]).click()
    expect(pupil.coach).to_have_count(0)
    page.locator(".tray").get_by_role("button", name={"en": "Show the tutorial again", "ja": "チュートリアルをもう一度開く"}[lang]).click()
    expect(pupil.coach).to_have_attribute("data-step", "event")
    pupil.read()
    expect(pupil.coach).to_have_attribute("data-step", "play")
    expect(pupil.coach).to_have_attribute("data-goes", "act")
    # a reload loses nothing of the lesson
    page.reload()
    expect(pupil.coach).to_have_attribute("data-step", "play")
    deck_of(page, REBEL).click()
    expect(page.locator(".board [data-area='0'] [data-card]")).to_have_count(1)

    while "end" not in pupil.taught:
        page.wait_for_function(
            "() => document.querySelector('.coach .nx') || document.querySelector('.legal') || document.querySelector('dialog[open]')",
            timeout=2 * PATIENCE * 1000,
            polling=40,
        )
        pupil.read()
        now = pupil.look()
        if now["asked"] and "end" not in pupil.taught:
            pupil.act(now)
    assert {"event", "capacity", "total", "power", "turn", "pass", "end"} <= set(pupil.taught)
    assert any(name.startswith("kind-") for name in pupil.taught)
    page.locator(".top .acts .held").click()  # the struggle's result has been read
    expect(page.get_by_role("dialog").locator(".crest")).to_be_visible()
    assert not pupil.window.text_ids()


# -- whole games --


class Commander(Player):
    """Puts the result of a struggle away before going on."""

    def act(self, now: dict[str, Any]) -> None:
        result = self.page.locator(".board .dom .cont")
        if result.count():
            self.press(result)
            expect(result).to_have_count(0)  # what is asked then is looked at anew
        else:
            super().act(now)


class Inspector(Commander):
    """Looks at every screen: nothing sticks out, no text is missing, and everything has a name."""

    def __init__(self, window: Window) -> None:
        super().__init__(window, seed=window.size[0])
        self.wrong: Final[set[str]] = set()
        self.heard: Final = Heard(window)
        self.on_question = self.inspect

    def inspect(self, _now: dict[str, Any]) -> None:
        self.wrong.update([self.window.too_wide(), *self.window.text_ids(), *self.window.newly_nameless()])

    def begin(self) -> None:
        self.window.open()
        game_card(self.page).get_by_role("button", name={"en": "Play now", "ja": "今すぐ対戦"}[self.window.lang]).click()
        expect(self.page.locator(".board .stage")).to_be_visible()

    def check_secrets(self) -> None:
        assert self.heard.seats == {"0"}, "a browser is told its own seat's view only"
        begun = next(view for view in self.heard.views if view["rounds"] == 1)
        assert begun["reserve"][IMPERIAL] == {"hidden": 4, "known": []}, "of the other's reserve only the number is told"
        assert begun["decks"][IMPERIAL] == {"hidden": 20}

    def finish(self) -> None:
        """To the end of the game, and what is shown there."""
        self.play()
        self.inspect({})
        assert self.wrong == {""}
        winner = self.heard.values("won-event")[-1]["seat"]
        assert self.heard.views[-1]["points"][winner] >= 7
        expect(self.page.locator("[data-verdict]")).to_have_count(0)  # one result after the other
        self.page.get_by_role("dialog").locator("button.x").click()
        self.page.locator(".board .again").click()
        expect(self.page.locator(f".board [data-verdict='{winner}']")).to_be_visible()


def test_whole_game_to_seven_points(window: OpenWindow) -> None:
    player = Inspector(window(lang="ja", size=PHONE))
    player.begin()
    player.finish()
    player.check_secrets()


def last_struggle(session: Session, asked: Decision) -> bool:
    """Both sides need a single point to win."""
    table: Any = session.table
    return asked.question.name == "choose-strategy" and asked.seat == REBEL and min(table.points) == 6


@pytest.mark.parametrize("size", [pytest.param(DESKTOP, id="1440", marks=pytest.mark.long), pytest.param(SMALL_PHONE, id="360")])
def test_first_struggle_and_the_end(window: OpenWindow, size: tuple[int, int]) -> None:
    """What a whole game shows, without all the struggles between."""
    player = Inspector(window(size=size))
    player.begin()
    player.play(until=lambda _now: player.heard.views[-1]["rounds"] == 2 and len(player.heard.views[-1]["area"][REBEL]) > 0)
    player.check_secrets()
    table = open_position(player.window, found_position("empire_rebellion", 2, {"mode": "full"}, last_struggle))
    give_to_computer(player.window, table, IMPERIAL)
    player.finish()


class KeyboardCommander(Commander, KeyboardPlayer):
    """The same by keys alone."""


def test_two_rounds_by_keyboard(window: OpenWindow) -> None:
    """From the home page through set-up, a struggle and its result into the next struggle, without a mouse."""
    player = KeyboardCommander(window(), seed=4)
    page = player.page
    page.add_init_script("window.pointed = 0; addEventListener('pointerdown', () => window.pointed++, true)")
    heard = Heard(player.window)
    player.window.open()
    player.press(game_card(page).get_by_role("button", name="Play now"))
    expect(page.locator(".board .stage")).to_be_visible()
    results: list[str] = []

    def at_question(_now: dict[str, Any]) -> None:
        results.extend(page.locator(".board .again").all_inner_texts())

    player.on_question = at_question
    player.play(until=lambda _now: heard.views[-1]["rounds"] == 2 and len(heard.views[-1]["area"][REBEL]) > 0)
    for prompt in ("Choose four characters", "Choose your strategy", "Your turn."):
        assert any(asked.startswith(prompt) for asked in player.asked), f"never asked: {prompt}"
    assert results, "the result of the first struggle was put away by keys, and can be opened again"
    assert page.evaluate("window.pointed") == 0


def test_result_after_a_reload(window: OpenWindow) -> None:
    """A finished struggle shows its result, whenever the page is opened: on the board, and the game's end in its dialog."""
    script: Script = [(REBEL, PLAY), (CHANCE, REBEL_MILITARY_5), (IMPERIAL, PLAY), (CHANCE, IMPERIAL_FORCE_3), (REBEL, PASS_TURN)]
    one = window()
    table = open_position(one, position("tutorial", script))
    page, player = one.page, Player(one)
    page.locator(".curtain").get_by_role("button").click()
    page.locator("[data-pass]").click()
    player.wait_for_step(player.look(), 0)
    one.open(f"/t/{table}")
    for _ in range(2):
        expect(page.locator("[data-verdict='0']")).to_contain_text("Rebellion wins the event")
        page.reload()
    page.locator(".coach .nx").click()  # the last thing that the coach says
    for _ in range(2):
        expect(page.locator("[data-verdict='0']")).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.locator(".top .acts .held").click()
        expect(page.get_by_role("dialog").locator(".crest")).to_be_visible()
        expect(page.locator("[data-verdict]")).to_have_count(0)
        page.reload()


def test_replay_shows_the_same_table(window: OpenWindow) -> None:
    """A finished tutorial from a file: both sides' eyes, the gauge, and the result at its step."""
    script: Script = [
        (REBEL, PLAY),
        (CHANCE, REBEL_MILITARY_5),
        (IMPERIAL, PLAY),
        (CHANCE, IMPERIAL_FORCE_3),
        (REBEL, PASS_TURN),
        (IMPERIAL, PASS_TURN),
    ]
    one = window()
    open_position(one, position("tutorial", script))
    page = one.page
    page.locator(".top .acts").get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(r"/replay$"))
    page.keyboard.press("Home")
    expect(page.locator("[data-gauge='0'] .sum")).to_have_text("0")
    for _ in script:
        page.keyboard.press("ArrowRight")
    expect(page.locator("[data-gauge='0'] .sum")).to_have_text("5")
    expect(page.locator("[data-gauge='1'] .sum")).to_have_text("3")
    expect(page.locator("[data-verdict='0']")).to_contain_text("Rebellion wins the event")
    assert page.locator(".legal").count() == 0
    assert not one.text_ids()


# -- what a choice would change --


def test_preview_of_totals(window: OpenWindow) -> None:
    """Pointing at a thing shows what the totals would become, before anything is chosen."""
    four = [16, 17, 18, YODA]
    setup = (
        [(REBEL, card) for card in four]
        + [(IMPERIAL, card) for card in (40, 41, 42, 43)]
        + [(CHANCE, REBEL), (CHANCE, BATTLE_OF_HOTH), (REBEL, SUPPORT), (IMPERIAL, IMPERIAL_BUREAUCRACY)]
    )
    struggle = [(REBEL, PLAY), (CHANCE, YODA), (IMPERIAL, PLAY), (CHANCE, IMPERIAL_MILITARY_2)]
    one = window()
    open_position(one, position("full", [*setup, *struggle]))
    page = one.page
    gauge = page.locator("[data-gauge='0']")
    expect(gauge.locator(".sum")).to_have_text("6")
    expect(gauge).to_contain_text("11 to go")
    card_of(page, YODA).hover()
    expect(gauge.locator(".to")).to_contain_text("→ 1")
    deck_of(page, REBEL).hover()
    expect(gauge.locator(".to")).to_contain_text("→ 8–12")  # 2 to 6 more: the three other characters are in the deck
    page.mouse.move(5, 5)
    expect(gauge.locator(".to")).to_have_count(0)
    # used: Yoda is turned sideways, counts 1, and has brought influence
    card_of(page, YODA).click()
    page.locator(".curtain").get_by_role("button").click()  # the screen goes to the Empire
    expect(card_of(page, YODA)).to_have_class(re.compile("exhausted"))
    expect(gauge.locator(".sum")).to_have_text("1")
    expect(page.locator("[data-influence='0']")).to_have_attribute("aria-label", "Influence: 3")


# -- secrets --


def test_recon_is_seen_by_one_side_only(own_server: Served, window: OpenWindow) -> None:
    script: Script = [(REBEL, PLAY), (CHANCE, REBEL_RECON_2), (IMPERIAL, PLAY), (CHANCE, IMPERIAL_FORCE_3)]
    ann, bob = window(server=own_server), window(server=own_server)
    heard = Heard(bob)
    table = open_position(ann, position("tutorial", script))
    hand_over(own_server, ann, bob, table, IMPERIAL)
    card_of(ann.page, REBEL_RECON_2).click()  # one click: use a power, this one
    expect(deck_of(ann.page, IMPERIAL)).to_have_class(re.compile("legal"))
    deck_of(ann.page, IMPERIAL).click()
    offered = ann.page.locator(".tray .picker [data-option]")
    expect(offered).to_have_count(2)
    expect(bob.page.locator("[data-half='1']")).to_contain_text("2 cards of this deck are being looked at")
    cards = [int(offered.nth(place).get_attribute("data-option") or "-1") for place in (0, 1)]
    assert all(24 <= card < 40 for card in cards)
    assert bob.page.locator(".tray .picker").count() == 0
    looking = heard.views[-1]
    assert looking["looked"][IMPERIAL] == {"hidden": 2, "known": []}
    offered.nth(0).click()
    expect(bob.page.locator("[data-discards='1']")).to_have_attribute("aria-label", re.compile("1 card"))
    # the other one lies on top again: Ann knows it, Bob does not
    expect(ann.page.locator(f"[data-deck='{IMPERIAL}'] [data-top]")).to_be_visible()
    expect(deck_of(ann.page, IMPERIAL)).to_have_attribute("aria-label", re.compile("Only you know the top card"))
    assert bob.page.locator("[data-top]").count() == 0
    assert heard.seats == {"1"}
    assert heard.values("looked-at-two")[-1] == {"seat": REBEL, "deck": IMPERIAL, "first": None, "second": None}
    assert heard.values("put-back")[-1] == {"deck": IMPERIAL, "card": None}
    for view in heard.views:
        assert cards[1] not in view["discards"][IMPERIAL] + view["stacked"][IMPERIAL] + view["area"][IMPERIAL]
        for field in ("peeked", "looked"):
            row = view[field][IMPERIAL]
            assert not (row.get("known") if isinstance(row, dict) else row), f"{field}: {row}"


def test_log_at_a_shared_screen(window: OpenWindow) -> None:
    """Both sides at one screen: the log tells each what that side may know, and the secret again when its owner is back."""
    script: Script = [(REBEL, PLAY), (CHANCE, REBEL_RECON_2), (IMPERIAL, PLAY), (CHANCE, IMPERIAL_FORCE_3)]
    one = window()
    open_position(one, position("tutorial", script))
    page = one.page
    card_of(page, REBEL_RECON_2).click()
    deck_of(page, IMPERIAL).click()
    looked = page.locator(".log li").filter(has_text="looks at the top two")
    put_back = page.locator(".log li").filter(has_text="on top of")
    expect(looked).to_have_count(1)
    expect(looked).not_to_contain_text("hidden")
    secret = looked.inner_text()
    page.locator(".tray .picker [data-option]").first.click()
    curtain = page.locator(".curtain").get_by_role("button")
    expect(curtain).to_be_visible()
    assert secret not in page.locator("body").inner_text()
    curtain.click()
    expect(looked).to_contain_text(": hidden, hidden")
    expect(put_back).to_contain_text("hidden")
    page.locator("[data-pass]").click()
    curtain.click()
    expect(looked).to_have_text(secret)
    expect(put_back).not_to_contain_text("hidden")


def test_infiltration_from_both_seats(own_server: Served, window: OpenWindow) -> None:
    """The Rebel's Infiltration worked: the Rebel chooses both strategies; the Empire sees its own afterwards, the Rebel's never."""
    setup = [(REBEL, card) for card in (16, 17, 18, 19)] + [(IMPERIAL, card) for card in (40, 41, 42, 43)]
    first = [(CHANCE, REBEL), (CHANCE, BATTLE_OF_HOTH), (REBEL, INFILTRATION), (IMPERIAL, IMPERIAL_DIRECT_ASSAULT)]
    struggle = [
        (REBEL, PLAY),
        (CHANCE, REBEL_RECON_3),
        (IMPERIAL, PLAY),
        (CHANCE, IMPERIAL_FORCE_5),
        (REBEL, PASS_TURN),
        (IMPERIAL, PASS_TURN),
    ]
    ann, bob = window(server=own_server), window(server=own_server)
    heard = Heard(bob)
    table = open_position(ann, position("full", [*setup, *first, *struggle, (CHANCE, BATTLE_OF_YAVIN)]))
    hand_over(own_server, ann, bob, table, IMPERIAL)
    expect(ann.page.locator("[data-strip='1']")).to_contain_text("The opponent chooses the next strategy")
    assert bob.page.locator(".tray .picker").count() == 0
    pick = ann.page.locator(".tray .picker")
    ann.page.locator(".top .acts .held").click()  # the result has been read
    expect(ann.page.locator(".top .prompt")).to_contain_text("Choose your strategy")
    pick.locator(f"[data-option='{SUPPORT}']").click()
    expect(ann.page.locator(".top .prompt")).to_contain_text("Infiltration: choose your opponent's strategy")
    expect(pick.locator("[data-option]")).to_have_count(4)
    assert pick.locator(f"[data-option='{IMPERIAL_DIRECT_ASSAULT}']").count() == 0, "it was used"
    pick.locator(f"[data-option='{IMPERIAL_BUREAUCRACY}']").click()
    # both are laid: each sees its own, and the chooser knows both
    expect(bob.page.locator(".tray .hand")).to_contain_text("this round")
    expect(bob.page.locator("[data-strategies='1']").get_by_role("img", name="Bureaucracy, chosen for this round")).to_be_visible()
    expect(ann.page.locator("[data-strategies='0']").get_by_role("img", name="Support, chosen for this round")).to_be_visible()
    expect(ann.page.locator("[data-strategies='1']").get_by_role("img", name="Bureaucracy, chosen for this round")).to_be_visible()
    assert bob.page.locator("[data-strategies='0']").get_by_role("img", name=re.compile("chosen for")).count() == 0
    assert heard.seats == {"1"}
    assert {"seat": REBEL, "strategy": None} in heard.values("strategy-laid")
    assert {"seat": REBEL, "owner": IMPERIAL, "strategy": IMPERIAL_BUREAUCRACY} in heard.values("strategy-infiltrated")
    assert isinstance(heard.views[-1]["chosen"][REBEL], dict)
    assert heard.views[-1]["chosen"][IMPERIAL] == [IMPERIAL_BUREAUCRACY]
