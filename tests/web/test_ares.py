"""The Ares Project in the browser: the tutorial, games of every kind and faction, battles and raids, and what is told of other bases."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from sampling import some
from senki.engine.decision import Decision
from senki.engine.session import Session
from senki.games.ares.model import BASE_CARD, DEEP, IN_RAID, NORMAL, TAKE_FRONTIER
from senki.games.ares.pack import FACTIONS
from web.conftest import OpenWindow
from web.heard import Heard
from web.player import KeyboardPlayer, Player
from web.positions import open_position, position
from web.tables import check
from web.watched import DESKTOP, PATIENCE, PHONE, SMALL_PHONE, Window

NEXT_OR_ASKED: Final = "() => document.querySelector('.coach .nx, .legal, .top .acts .go, dialog[open]')"


def late(seats: int, options: dict[str, str], left: int) -> str:
    """The save of a game in which the players have so many cards left to play, at most."""

    def nearly_over(session: Session, asked: Decision) -> bool:
        table: Any = session.table
        return asked.question.name in ("play", "use-as") and sum(len(cards) for cards in (*table.deck, *table.bottom, *table.hand)) <= left

    return position("ares", seats, options, nearly_over)


def game_card(page: Page) -> Locator:
    return page.locator("article.g").filter(has_text=re.compile("The Ares Project|アレス・プロジェクト"))


# What the sheet said when the button was pressed; before that, it follows the pointer.
KEEP_NUMBER: Final = """() => {
    const keep = () => (window.needed = document.querySelector("[data-breakdown]")?.dataset.breakdown ?? null);
    addEventListener("click", keep, true);
}"""


class Commander(Player):
    """Keeps an eye on every screen: nothing sticks out, no text is missing, and each shot needs what the sheet said."""

    def __init__(self, window: Window, seed: int) -> None:
        super().__init__(window, seed)
        self.heard: Final = Heard(window)
        self.wide: Final[set[str]] = set()
        self.ids: Final[set[str]] = set()
        self.checked: Final[set[str]] = set()
        self.shots = 0
        self.needed: str | None = None  # by the shot under way; dice may be rolled again before it is told
        self.on_question = self.check
        self.page.add_init_script(f"({KEEP_NUMBER})()")

    def check(self, now: dict[str, Any]) -> None:
        """Once for each question as it is put."""
        if now["prompt"] in self.checked:
            return
        self.checked.add(now["prompt"])
        if found := self.window.too_wide():
            self.wide.add(f"{now['prompt']}: {found}")
        self.ids.update(self.window.text_ids())

    def act(self, now: dict[str, Any]) -> None:
        sheet, told = self.page.locator("[data-breakdown]"), self.heard.newest["seq"]
        if now["curtain"] or not sheet.count():
            super().act(now)
        else:
            self.on_question(now)
            steps = self.window.steps
            self.press(sheet.locator(".btn.go"))
            self.asked.append(now["prompt"])
            self.wait_for_step(now, steps)
            self.needed = self.page.evaluate("window.needed")
        shot = [event for step, event in self.heard.events if step > told and event["event"] in ("shot", "shot-at-base")]
        if shot and self.needed is not None:
            assert str(shot[0]["values"]["hit"]) == self.needed, "the sheet and the rules do not agree"
            self.shots += 1
            self.needed = None

    def finish(self) -> None:
        self.play()
        self.check({"prompt": "the end"})
        assert not self.wide
        assert not self.ids


# -- the tutorial --

# Presses the coach's button; gives what was said, and whether the story was waiting for it.
READ: Final = """() => {
  const coach = document.querySelector(".coach");
  const button = coach?.querySelector(".nx");
  if (!button) return [null, false];
  const said = [coach.dataset.step, document.querySelector(".top .prompt .told") !== null];
  button.click();
  return said;
}"""


class Pupil(Commander):
    """Reads what the coach says, does what it asks, and keeps what was taught."""

    def __init__(self, window: Window, seed: int) -> None:
        super().__init__(window, seed)
        self.taught: Final[list[str]] = []
        self.stopped: Final[set[str]] = set()  # what was read while the story waited
        self.coach: Final = self.page.locator(".coach")

    def read(self) -> None:
        following = self.coach.locator(".nx")
        while following.count():
            name, stopped = self.page.evaluate(READ)  # in one breath: what is said may change by itself
            if not name:
                continue
            assert name not in self.taught, f"{name} was said twice"
            self.taught.append(name)
            if stopped:
                self.stopped.add(name)
            if name == "end":
                return
            expect(self.page.locator(f".coach[data-step='{name}']")).to_have_count(0)

    @property
    def step(self) -> str | None:
        """What the coach says just now, if anything."""
        said: str | None = self.page.evaluate("() => document.querySelector('.coach')?.dataset.step ?? null")
        return said

    def act(self, now: dict[str, Any]) -> None:
        self.read()
        if self.step in ("claim", "strike", "storm"):
            self.press(self.page.locator(".tray .cb.legal").filter(has_text=re.compile("attack|攻撃", re.IGNORECASE)).first)
            self.asked.append(now["prompt"])
            expect(self.page.locator(".tray .uses")).to_be_visible()
            self.attack()
        elif now["prompt"].startswith(("Choose two cards", "最初の手札")):
            expect(self.page.locator(".setup .op")).to_have_count(2)  # the advised pair; all cards are behind a button
            self.press(self.page.locator(".setup [data-all]"))
            for name in ("Raid Attack|襲撃", "Barracks|兵舎"):
                self.press(self.page.locator(".setup .op").filter(has_text=re.compile(name)).first)
            self.press(self.done)
            expect(self.page.locator(".setup")).to_have_count(0)
        else:
            super().act(now)

    def learn(self, lang: str, enough: set[str]) -> None:
        """A guided game from its beginning until one of these was taught."""
        self.taught.clear()
        self.window.open()
        game_card(self.page).get_by_role("button", name={"en": "Tutorial", "ja": "チュートリアル"}[lang]).click()
        expect(self.coach).to_have_attribute("data-step", "goal")
        while not enough & set(self.taught):
            self.page.wait_for_function(NEXT_OR_ASKED, timeout=2 * PATIENCE * 1000, polling=40)
            self.read()
            now = self.look()
            if now["asked"] and not enough & set(self.taught):
                self.act(now)

    def attack(self) -> None:
        """What the coach advises: the frontier while it is neutral, else an attack."""
        steps = self.window.steps
        wanted = self.page.locator(
            f".tray .use[data-use='{TAKE_FRONTIER}'], .tray .use[data-use='{NORMAL}'], .tray .use[data-use='{DEEP}']"
        )
        self.press(wanted.first if wanted.count() else self.page.locator(".tray .use").first)
        self.choose(self.anyway)
        self.wait_for_step({}, steps)


@pytest.mark.parametrize(
    "lang, size, enough",
    [("en", DESKTOP, {"after", "end"}), ("ja", PHONE, {"hand"}), pytest.param("ja", PHONE, {"after", "end"}, marks=pytest.mark.long)],
    ids=["en-1440", "ja-390-first-turn", "ja-390"],
)
def test_tutorial(window: OpenWindow, lang: str, size: tuple[int, int], enough: set[str]) -> None:
    """To the end of the first battle (or of the game, if that comes first), doing what the coach advises."""
    pupil = Pupil(window(lang=lang, size=size, speed="fast" if "after" in enough else "off"), seed=size[0])
    for _ in range(3):  # luck may end a game without a battle
        pupil.learn(lang, enough)
        if "hand" in enough or "line" in pupil.taught:
            break
    assert {"goal", "base", "frontier", "hand"} <= set(pupil.taught)
    assert "hand" in enough or {"battle", "line"} <= set(pupil.taught)
    assert "hand" in enough or "battle" in pupil.stopped, "the first battle was not stopped at"
    assert pupil.heard.views[0]["mode"] == 0
    assert not pupil.window.too_wide()
    assert not pupil.wide
    assert not pupil.ids


# -- whole games --

ENDS: Final = [
    (2, {"mode": "basic"}, 2, "ja", SMALL_PHONE),
    (2, {"mode": "full"}, 2, "en", DESKTOP),
    (2, {"mode": "full", "faction": "xenos,colossus"}, 2, "ja", PHONE),
    (3, {"mode": "full", "faction": "kahoum,xenos,colossus"}, 4, "en", PHONE),
    (4, {"mode": "teams"}, 4, "ja", DESKTOP),
]
KINDS: Final = ["basic", "terran-kahoum", "xenos-colossus", "melee", "teams"]


@pytest.mark.parametrize("seats, options, left, lang, size", some(ENDS, KINDS, 2, "ends of Ares"))
def test_game_ends(window: OpenWindow, seats: int, options: dict[str, str], left: int, lang: str, size: tuple[int, int]) -> None:
    """All seats at one screen, from where only a few cards are left to the result."""
    player = Commander(window(lang=lang, size=size), seed=3)
    open_position(player.window, late(seats, options, left))
    player.finish()
    assert len(player.heard.views[-1]["faction"]) == seats
    expect(player.page.get_by_role("dialog").locator(".crest")).to_be_visible()


WHOLE: Final = [
    (2, {"mode": "basic"}, "en", PHONE),
    (2, {"mode": "full"}, "en", DESKTOP),
    (2, {"mode": "full", "faction": "xenos,colossus"}, "ja", PHONE),
    (3, {"mode": "full"}, "en", SMALL_PHONE),
    (4, {"mode": "full"}, "ja", DESKTOP),
    (4, {"mode": "teams"}, "en", PHONE),
]


@pytest.mark.long
@pytest.mark.parametrize(
    "seats, options, lang, size", WHOLE, ids=["basic", "terran-kahoum", "xenos-colossus", "melee-3", "melee-4", "teams"]
)
def test_whole_game_with_all_seats_at_one_screen(
    window: OpenWindow, seats: int, options: dict[str, str], lang: str, size: tuple[int, int]
) -> None:
    player = Commander(window(lang=lang, size=size), seed=seats)
    open_position(player.window, position("ares", seats, options, lambda _session, asked: asked.question.name == "play"))
    player.finish()


def test_only_factions_that_can_play_are_offered(window: OpenWindow) -> None:
    """Each seat chooses; a faction that another seat has is changed with it, for no two may have the same."""
    one = window()
    page = one.open("/new?game=ares")
    first, second = (page.get_by_role("combobox", name=f"Seat {seat}: Faction") for seat in (1, 2))
    expect(first.locator("option")).to_have_text(["Terran", "Kahoum", "Xenos", "Colossus", "Random"])
    expect(first).to_have_value("terran")
    check(page.get_by_role("radio", name="Basic game"))
    expect(first.locator("option")).to_have_text(["Terran", "Kahoum", "Random"])  # G2
    first.select_option(label="Kahoum")
    expect(second).to_have_value("terran")
    check(page.get_by_role("radio", name="Full game"))
    first.select_option(label="Xenos")
    second.select_option(label="Colossus")
    check(page.get_by_role("group", name="Players").get_by_role("radio", name="3", exact=True))
    expect(page.get_by_role("combobox", name="Seat 3: Faction")).to_have_value("terran")
    check(page.get_by_role("group", name="Players").get_by_role("radio", name="2", exact=True))
    heard = Heard(one)
    page.get_by_role("combobox", name="Seat 2", exact=True).select_option(label="Computer")
    page.get_by_role("button", name="Make a table").click()
    expect(page.locator(".top .prompt")).to_be_visible()
    assert [FACTIONS[faction] for faction in heard.views[-1]["faction"]] == ["xenos", "colossus"]


class Typist(KeyboardPlayer):
    """Nothing but keys: those that the options show, else Tab, and Enter."""

    def press(self, target: Locator) -> None:
        key = target.locator("kbd").first
        if key.count() and len(key.inner_text()) == 1:
            self.settled()
            self.page.keyboard.press(key.inner_text())
        else:
            self.tab_to(target)
            self.settled()
            self.page.keyboard.press("Enter")

    def act(self, now: dict[str, Any]) -> None:
        if not now["curtain"] and self.page.locator("[data-breakdown]").count():
            steps = self.window.steps
            self.page.locator(".stage").focus()
            self.settled()
            self.page.keyboard.press("Enter")  # fires at the target that is shown
            self.asked.append(now["prompt"])
            self.wait_for_step(now, steps)
        else:
            super().act(now)


def test_battle_with_the_keyboard_alone(window: OpenWindow) -> None:
    """From the first placing of a force to the next turn, or for forty answers; and a shot, to which those may not have come."""
    player = Typist(window(), seed=2)
    open_position(player.window, position("ares", 2, {"mode": "basic"}, lambda _session, asked: asked.question.name == "place-next"))
    player.play(until=lambda now: now["prompt"].startswith("Choose a card to play") or len(player.asked) >= 40)
    assert any("place" in prompt for prompt in player.asked), player.asked
    open_position(player.window, position("ares", 2, {"mode": "basic"}, in_battle))
    player.play(until=lambda _now: "fire at" in player.asked[-1])


def test_raid_from_the_forces_to_the_rewards(window: OpenWindow) -> None:
    """One force on each side, chosen in secret; three rounds at most."""

    def choosing(session: Session, asked: Decision) -> bool:
        return asked.question.name == "raider" and len(asked.options) > 1

    def raiding(session: Session, asked: Decision) -> bool:
        table: Any = session.table
        return bool(table.battleground == IN_RAID) and asked.question.name == "retreat"

    player = Commander(window(), seed=4)
    open_position(player.window, position("ares", 2, {"mode": "full"}, choosing))
    player.play(until=lambda now: now["over"] or now["prompt"].startswith("Choose a card to play"))
    assert player.asked
    open_position(player.window, position("ares", 2, {"mode": "full"}, raiding))
    player.play(until=lambda now: bool(now["asked"]))
    raid = player.page.locator("[data-battle='raid']")
    expect(raid.locator(".rounds li")).to_have_count(3)
    expect(raid.locator(".col")).to_have_count(1)
    assert not player.window.too_wide()


# -- what is drawn --


def in_battle(session: Session, asked: Decision) -> bool:
    """Somebody chooses among three forces or more to fire at."""
    return asked.question.name == "target" and len([option for option in asked.options if option != BASE_CARD]) >= 3


@pytest.mark.parametrize("lang, size", [("en", DESKTOP), ("ja", SMALL_PHONE)], ids=["en-1440", "ja-360"])
def test_battle_line_and_what_it_takes_to_hit(window: OpenWindow, lang: str, size: tuple[int, int]) -> None:
    """Each target shows its number; the sheet tells the terms with their rules, follows the pointer, and the shot needs that number."""
    player = Commander(window(lang=lang, size=size), seed=1)
    page = player.page
    open_position(player.window, position("ares", 2, {"mode": "basic"}, in_battle))
    player.play(until=lambda now: bool(now["asked"]))  # behind the curtain, if there is one
    targets = page.locator(".board [data-force].legal")
    sheet = page.locator("[data-breakdown]")
    expect(sheet).to_be_visible()
    expect(targets.nth(2)).to_be_visible()
    for place in range(targets.count()):
        targets.nth(place).hover()
        expect(sheet).to_have_attribute("data-breakdown", targets.nth(place).locator(".th b").inner_text())
    expect(sheet.locator(".rid").nth(1)).to_be_visible()
    assert not player.window.too_wide()
    assert not player.window.text_ids()
    assert not player.window.nameless()
    # in the list of choices each has a name that tells which it is
    page.mouse.move(1, 1)  # where a screen is small, the sheet of what the pointer is on lies over the buttons
    page.locator(".top .opt").first.click()
    listed = page.locator(".tray .dp .oc b")
    expect(listed).to_have_count(targets.count() + (page.locator(".bc.legal").count() > 0))
    names = listed.all_inner_texts()
    assert len(set(names)) == len(names)
    assert not [name for name in names if re.fullmatch(r"\w* ?\d+", name)]
    page.locator(".top .opt").first.click()
    expect(listed).to_have_count(0)
    player.play(until=lambda _now: player.shots == 1)
    assert player.shots == 1


@pytest.mark.parametrize("seats, options", some([case[:2] for case in ENDS[1:]], KINDS[1:], 2, "shots of Ares"))
def test_sheet_and_rules_agree(window: OpenWindow, seats: int, options: dict[str, str]) -> None:
    """A shot with every faction's units: it needs what the sheet said."""
    player = Commander(window(), seed=1)
    open_position(player.window, position("ares", seats, options, in_battle))
    player.play(until=lambda _now: player.shots == 1)
    assert player.shots == 1


def test_other_base_is_shown_as_last_seen(window: OpenWindow) -> None:
    """What was played behind the other screen is counted, not shown."""

    def hidden_enough(session: Session, asked: Decision) -> bool:
        table: Any = session.table
        return asked.question.name == "play" and asked.seat == 0 and table.unseen[1] >= 4 and len(table.base[1]) > len(table.base[3])

    one = window()
    heard = Heard(one)
    open_position(one, position("ares", 2, {"mode": "basic"}, hidden_enough))  # the first seat is asked: the screen is not handed over
    page = one.page
    view = heard.newest["views"]["0"]
    assert isinstance(view["base"][0], list)
    assert not isinstance(view["base"][1], list)
    expect(page.locator("[data-base='1'] [data-site]")).to_have_count(len(view["base"][3]))
    expect(page.locator("[data-base='1']")).to_contain_text(f"played since: {view['unseen'][1]}")
    expect(page.locator("[data-base='0'] [data-site]")).to_have_count(len(view["base"][0]))
    expect(page.locator("[data-score='1'] b")).to_have_text("?")
    # the same in words, place by place
    page.locator(".top .menu[aria-haspopup=dialog]").click()
    page.get_by_role("button", name="The table in words").click()
    told = page.get_by_role("dialog").locator("pre")
    expect(told).to_contain_text(f"base as last seen; cards played since: {view['unseen'][1]}")
    expect(told).not_to_contain_text("Units on them")
    # nor does the log tell which cards the other has drawn, though both are at this screen
    drawn = page.locator(".log li").filter(has_text="Guest 2 draws a card")
    expect(drawn).not_to_have_count(0)
    expect(drawn.filter(has_not_text="(hidden)")).to_have_count(0)


# -- words for every glyph --


@pytest.mark.parametrize(
    "lang, size, said",
    [
        ("en", DESKTOP, ("infantry", "initiative", "cost", "Higher fires first")),
        ("ja", PHONE, ("歩兵", "イニシアチブ", "コスト", "大きいほど先")),
    ],
    ids=["en-1440", "ja-390"],
)
def test_a_card_is_told_in_words(window: OpenWindow, lang: str, size: tuple[int, int], said: tuple[str, ...]) -> None:
    """A card in hand by focus, one in a base by a click that cannot choose it: every number with its word and its rule."""

    def with_building(session: Session, asked: Decision) -> bool:
        table: Any = session.table
        return asked.question.name == "play" and asked.seat == 0 and any(table.cards.first[card] >= 0 for card in table.hand[0])

    one = window(lang=lang, size=size)
    open_position(one, position("ares", 2, {"mode": "full", "faction": "terran,xenos"}, with_building))
    page = one.page
    card = page.locator(".tray .cb", has=page.locator(".rate")).first
    page.keyboard.press("Tab")  # from here on the focus is shown
    card.focus()
    sheet = page.locator(".sheet")
    for word in said:
        expect(sheet).to_contain_text(word)
    expect(sheet.get_by_role("button", name=re.compile("R4"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.locator("[data-base] [data-site] .face:not(.legal)").first.click()
    expect(page.locator(".sheet")).to_be_visible()
    assert not one.too_wide()
