"""Plays any open decision through what is on the screen: what glows, the buttons of the bar, the widgets. Never through the API."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from web.watched import PATIENCE, Window

AT_HAND: Final = 20  # seconds until a click on what was just seen there is given up, and it is looked again
MOST_QUESTIONS: Final = 20_000  # in one game of a browser test; no game has as many
PROBE: Final = """() => {
    const seen = (one) => one !== null && one.checkVisibility({ visibilityProperty: true });
    const find = (where) => [...document.querySelectorAll(where)].filter(seen);
    const able = (one) => !one.disabled && one.getAttribute("aria-disabled") !== "true";
    const told = (one) => // without the rule, whose title is loaded later
        [...(one?.childNodes ?? [])].filter((part) => !part.matches?.(".rule")).map((part) => part.textContent).join("").trim();
    const dialog = document.querySelector("dialog[open]");
    const acts = find(".top .acts button");
    const done = acts.find((one) => [...one.querySelectorAll("kbd")].some((key) => key.textContent === "Enter"));
    return {
        dialog: dialog?.querySelector("h2")?.textContent ?? "",
        over: dialog?.querySelector(".crest") !== null && dialog !== null,
        ended: seen(document.querySelector(".top .acts a[href$='/replay']")),
        curtain: seen(document.querySelector(".curtain button")),
        held: seen(document.querySelector(".top .acts .held")),
        prompt: told(document.querySelector(".top .prompt p")),
        asked: document.querySelector(".top .prompt p .rule") !== null,
        legal: find(".board .legal, .tray .legal").length,
        dice: find(".board .pickdie").length,
        few: acts.filter((one) => able(one) && one.matches(".go:not(.opt):not(.und)") && one !== done).length,
        shape: find(".tray .dp")[0]?.dataset.shape ?? "",
        options: find(".tray .dp .opts .oc").filter(able).length,
        more: find(".tray .dp .more").filter(able).length,
        slider: find(".tray .dp input[type=range]").length,
        done: done !== undefined,
        complete: done !== undefined && able(done),
        fitting: find(".tray .confirm button").length > 0,
        waiting: seen(document.querySelector(".board .inv")),
    };
}"""
ACTIONABLE: Final = f"""() => {{
    const now = ({PROBE})();
    const ways = [now.legal, now.dice, now.few, now.options, now.more, now.slider, now.fitting, now.complete];
    return now.over || now.curtain || now.held || (now.asked && ways.some(Boolean));
}}"""


STANDS: Final = f"""(wanted) => {{
    const now = ({PROBE})();
    return Object.entries(wanted).every(([what, value]) => now[what] === value);
}}"""


class Player:
    """One person at one screen."""

    def __init__(self, window: Window, seed: int = 1) -> None:
        self.window: Final = window
        self.page: Final[Page] = window.page
        self.rng: Final = random.Random(seed)
        self.asked: Final[list[str]] = []  # the questions that were answered, as they were put
        self.on_question: Callable[[dict[str, Any]], None] = lambda _now: None

    # -- hands --

    def press(self, target: Locator) -> None:
        target.click()

    def choose(self, targets: Locator, place: int | None = None) -> bool:
        """One of them; False: there is none."""
        count = targets.count()
        if count:
            self.press(targets.nth(self.rng.randrange(count) if place is None else place))
        return count > 0

    # -- eyes --

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(PROBE)
        return found

    def can_act(self) -> bool:
        found: bool = self.page.evaluate(ACTIONABLE)
        return found

    def sees(self, question: dict[str, Any]) -> None:
        """The same question stands there, or comes to. What its options are called may say more once their figures have come."""
        wanted = {name: question[name] for name in ("prompt", "legal", "few", "options")}
        try:
            self.page.wait_for_function(STANDS, arg=wanted, polling=40)
        except TooLate:
            raise AssertionError(f"wanted: {wanted}\nfound: {self.look()}") from None

    def wait(self, what: str = ACTIONABLE, seconds: float = 2 * PATIENCE) -> bool:
        """Until there is something to do, or the game is over. Looked for by the clock: a page that is not drawn has no frames."""
        try:
            self.page.wait_for_function(what, timeout=seconds * 1000, polling=40)
        except TooLate:
            return False
        return True

    @property
    def bar(self) -> Locator:
        return self.page.locator(".top .acts")

    @property
    def glowing(self) -> Locator:
        """What glows on the board and in the tray."""
        return self.page.locator(".board, .tray").get_by_role("button").and_(self.page.locator(".legal:visible"))

    @property
    def few(self) -> Locator:
        return self.bar.get_by_role("button").and_(self.page.locator(".go:not(.opt):not(.und):not([aria-disabled=true])"))

    @property
    def done(self) -> Locator:
        return self.bar.get_by_role("button").filter(has=self.page.locator("kbd", has_text="Enter"))

    @property
    def anyway(self) -> Locator:
        """Of the warning before an answer that cannot succeed: give it all the same."""
        return self.page.locator("dialog[open]").locator("[data-anyway]")

    # -- playing --

    def play(self, until: Callable[[dict[str, Any]], bool] = lambda _now: False) -> None:
        """Answer whatever is asked here until the victory screen, or until `until` says so of what is on the screen."""
        while True:
            if not self.wait():
                raise AssertionError(f"nothing to do and not over: {self.look()}\nafter: {self.asked[-3:]}")
            now = self.look()
            if now["over"] or until(now):
                return
            if not now["asked"] and not now["curtain"] and not now["held"]:
                continue  # a click may answer two questions, one after the other: the second was open for a moment only
            if len(self.asked) > MOST_QUESTIONS:
                raise AssertionError(f"the game does not end; {len(self.asked)} questions answered, now: {now}")
            self.act(now)

    def act(self, now: dict[str, Any]) -> None:
        """One answer to what is asked now. Between a look and a click something else may be asked, or told: then it is looked again."""
        steps, end = self.window.steps, time.monotonic() + 2 * PATIENCE
        while not self.answer(now):
            if self.window.steps != steps:
                return  # it was answered, by a click that went on to something else
            if time.monotonic() > end:
                raise AssertionError(f"no answer can be given: {self.look()}")
            if not self.wait(seconds=AT_HAND):
                return  # somebody else is asked now, perhaps at another screen of the test
            now = self.look()
            if now["over"]:
                return
        if not now["curtain"] and not now["held"]:
            self.wait_for_step(now, steps)

    def answer(self, now: dict[str, Any]) -> bool:
        """False: what was looked at is no longer there."""
        self.page.set_default_timeout(AT_HAND * 1000)
        try:
            if now["curtain"]:
                return self.choose(self.page.locator(".curtain").get_by_role("button"))
            if now["held"]:
                return self.choose(self.bar.locator(".held"))
            if not now["asked"]:
                return False
            self.on_question(now)
            self.asked.append(now["prompt"])
            picker = self.page.locator("[data-picker]")
            if picker.count():
                self.pick_force(picker)
            elif now["fitting"]:
                self.fit()
            elif now["done"]:
                self.pick_steps()
            elif now["slider"]:
                return self.choose(self.page.locator(".tray .dp .btn.go"))
            else:
                ways = ((now["legal"], self.glowing), (now["few"], self.few), (now["options"], self.cards))
                open_ways = [targets for count, targets in ways if count]
                if not open_ways or not self.choose(self.rng.choice(open_ways)):
                    return False
                self.choose(self.anyway)
        except TooLate:
            return False
        finally:
            self.page.set_default_timeout(PATIENCE * 1000)
        return True

    @property
    def cards(self) -> Locator:
        return (
            self.page.locator(".tray .dp")
            .get_by_role("button")
            .or_(self.page.locator(".tray .dp").get_by_role("checkbox"))
            .and_(self.page.locator(".oc:not([aria-disabled=true])"))
        )

    def wait_for_step(self, now: dict[str, Any], steps: int, seconds: float = 2 * PATIENCE) -> None:
        """Until the server has told what the answer brought (a secret choice may need several)."""
        end = time.monotonic() + seconds
        while self.window.steps == steps:
            if time.monotonic() > end:
                raise AssertionError(f"the answer changed nothing: {now}")
            self.page.wait_for_timeout(15)

    def pick_steps(self) -> None:
        """Some of several, an order, or shares: step by step, then done."""
        for _ in range(40):
            now = self.look()
            if now["complete"] and (now["shape"] in ("order", "share") or self.rng.random() < 0.5):
                break
            if now["dice"]:
                self.choose(self.page.locator(".board").get_by_role("button").and_(self.page.locator(".pickdie")))
            elif now["more"]:
                self.choose(self.page.locator(".tray .dp").get_by_role("button").and_(self.page.locator(".more:not([disabled])")))
            elif now["shape"] == "order":
                self.choose(self.cards, 0)
            elif now["legal"]:
                self.choose(self.glowing)
            else:
                self.choose(self.cards)
        self.press(self.done)

    def pick_force(self, picker: Locator) -> None:
        """Units that belong together are picked, some of them, and then sent."""
        more = picker.locator("[data-unit].legal:visible")
        for _ in range(self.rng.choice((1, 1, 2, 4))):
            if more.count():
                self.press(more.nth(self.rng.randrange(more.count())))
        send = picker.locator("[data-send]")
        expect(send).to_have_attribute("aria-disabled", "false")
        self.press(send)

    def fit(self) -> None:
        """Ganymede: letters for the mechs, parts until it is a legal fitting, then the sides of odd cards, and confirm."""
        self.choose(self.page.locator(".fitting .letters button[aria-pressed]"))
        rows = self.page.locator(".fitting .mine li.row")
        buttons = [rows.nth(place).locator("button:enabled") for place in range(rows.count())]
        ways = list(itertools.product(*[range(max(1, some.count())) for some in buttons]))
        self.rng.shuffle(ways)
        now: dict[int, int] = {}
        for way in ways:
            for place, button in enumerate(way):
                if buttons[place].count() and now.get(place) != button:
                    self.press(buttons[place].nth(button))
                    now[place] = button
            expect(self.page.locator(".fitting")).to_have_attribute("aria-busy", "false")  # the rules have judged it
            if not self.page.locator(".fitting .mechp.wrong, .fitting .mine.short").count():
                break
        groups = self.page.locator(".fitting .odd[role=group]")
        for place in range(groups.count()):
            self.choose(groups.nth(place).get_by_role("button").and_(self.page.locator("[aria-pressed]")))
        confirm = self.page.locator(".tray .confirm").get_by_role("button")
        self.press(confirm)
        expect(confirm).to_have_count(0)  # the parts are answered for one by one, from the plan

    def settled(self) -> None:
        """A question that has just come takes no keys: they were meant for the one before."""
        expect(self.page.locator(".table[data-settling]")).to_have_count(0)


FOCUSED: Final = "document.activeElement?.outerHTML.slice(0, 200)"


FOCUS_SHOWS: Final = """(one) => {
    const look = () => { const style = getComputedStyle(one); return [style.outline, style.boxShadow, style.borderColor].join(); };
    const box = one.getBoundingClientRect();
    const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    const focused = look();
    one.blur();
    const plain = look();
    one.focus({ preventScroll: true });
    return inside && focused !== plain;
}"""


class KeyboardPlayer(Player):
    """The same without a mouse: Tab and Enter, and the keys that the options show. Where the focus is must be seen."""

    def press(self, target: Locator) -> None:
        key = target.locator("kbd.key, kbd").first
        letter = key.inner_text().strip() if key.count() else ""
        if len(letter) == 1 and letter.isalnum() and self.rng.random() < 0.5:
            self.settled()
            self.page.keyboard.press(letter)
            return
        self.tab_to(target)
        assert target.evaluate(FOCUS_SHOWS), f"it does not show that {target.inner_text()!r} has the focus"
        self.settled()
        self.page.keyboard.press("Enter")

    def tab_to(self, target: Locator) -> None:
        """The element is looked up again each time: a bar that is drawn anew while we are on the way has new buttons."""
        for _ in range(400):
            if target.evaluate("(one) => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not get to {target.inner_text()!r}; the focus is at {self.page.evaluate(FOCUSED)!r}")
