"""No rule stands in the browser: the numbers that it shows are those that the engine works out, position by position."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from typing import Final, cast

import pytest
from playwright.sync_api import Page, expect

from senki.engine import saves
from senki.engine.decision import Decision
from senki.engine.explain import Explainer, Standing, standing
from senki.engine.figures import CERTAIN, PERCENT
from senki.engine.session import Session
from senki.games.ares.model import BASE_CARD, GOAL
from senki.games.ganymede.model import LEAD, WING, Ganymede
from senki.text.figures import amount_in, figure_note, figure_value
from senki.text.words import Words
from web.conftest import OpenWindow
from web.positions import open_position, position

PLANS: Final = (
    (LEAD, LEAD, LEAD, LEAD),
    (WING, WING, WING, WING),
    (LEAD, WING, LEAD, WING),
    (WING, LEAD, LEAD, WING),
    (LEAD, LEAD, WING, WING),
)
VALUES: Final = ("sp", "hp", "aim", "dice", "rerolls")
# What a mech card says: actions, hit points left and in all, dice, accuracy, rerolls.
CARDS: Final = """() => Object.fromEntries([...document.querySelectorAll("[data-unit]:has(.mc)")].map((one) => {
    const read = (where) => one.querySelector(where)?.textContent.replace(/\\s/g, "") ?? "";
    return [one.dataset.unit, [".tl", ".tr", ".bl", ".br", ".rr"].map(read).join(" ")];
}))"""


def opened(
    window: OpenWindow, game: str, seats: int, wanted: Callable[[Session, Decision], bool], options: dict[str, str] | None = None
) -> tuple[Page, Session, int]:
    """A position at the screen of whoever is asked, and the same one in the engine."""
    text = position(game, seats, options or {}, wanted)
    one = window()
    open_position(one, text)
    session = saves.load(text)
    seat = session.pending()[0].seat
    if one.page.locator(".curtain button").count():
        one.page.locator(".curtain").get_by_role("button").click()
    return one.page, session, seat


def card_text(shown: Standing, unit: int) -> str:
    rerolls = shown["rerolls"][unit]
    numbers = [shown["sp"][unit], f"{shown['left'][unit]}/{shown['hp'][unit]}", shown["dice"][unit], shown["aim"][unit], rerolls or ""]
    return " ".join(str(number) for number in numbers)


@pytest.mark.parametrize("nth", [0, 7])
def test_the_cards_of_a_battle_show_what_the_rules_work_out(window: OpenWindow, nth: int) -> None:
    """When a seat has to say which mech takes an attack: every value on the table, and the chance to lose either mech."""
    counted = itertools.count()

    def defends(session: Session, asked: Decision) -> bool:
        return asked.question.name == "defend-with" and next(counted) == nth

    page, session, seat = opened(window, "ganymede", 3, defends)
    shown = standing(session.game, session.table, seat)
    wanted = {str(unit): card_text(shown, unit) for unit in shown["left"]}
    assert page.evaluate(CARDS) == wanted
    words = Words("en", session.game, session.game.load_pack(None), seat)
    for unit in session.pending()[0].options:
        figures = {figure.name: figure for figure in session.explain(seat, unit)}
        dossier = page.locator(".dos").filter(has=page.locator(f"[data-unit='{unit}']"))
        expect(dossier.locator(".p b")).to_have_text(figure_value(words, figures["destroyed"]))
        expect(dossier.locator(".p span")).to_have_text(f"average {figure_value(words, figures['average'])} damage")
        expect(dossier.locator(".note")).to_contain_text(f"{figures['left'].total} HP left")
    ranges = [shown[name].get(cast(Ganymede, session.table).attacker) for name in ("dice", "aim")]
    if any(isinstance(one, list) for one in ranges):
        told = [f"{one[0]}–{one[1]}" if isinstance(one, list) else str(one) for one in ranges]
        expect(page.locator(".guess")).to_contain_text(f"{told[0]} dice, hits on {told[1]} or less")


def test_a_plan_of_parts_shows_what_the_rules_work_out_allowed_or_not(window: OpenWindow) -> None:
    """Parts are placed in ways that break rules and in ways that do not: totals and faults are the engine's."""

    def fits(session: Session, asked: Decision) -> bool:
        t = cast(Ganymede, session.table)
        return asked.question.name == "fit-part" and t.about()[0] == t.parts[asked.seat][0] and asked.seat == session.pending()[0].seat

    page, session, seat = opened(window, "ganymede", 3, fits)
    explainer = Explainer(session.game, session.table, seat)
    rows = page.locator(".fitting .mine li.row")
    expect(rows).to_have_count(4)
    broken = 0
    for plan in [
        (LEAD, LEAD, LEAD, LEAD),
        (WING, WING, WING, WING),
        (LEAD, WING, LEAD, WING),
        (WING, LEAD, LEAD, WING),
        (LEAD, LEAD, WING, WING),
    ]:
        for row, place in enumerate(plan):
            button = rows.nth(row).locator("button:enabled").nth(0 if place == LEAD else -1)
            if button.get_attribute("aria-pressed") != "true":
                button.click()
        expect(page.locator(".fitting")).to_have_attribute("aria-busy", "false")
        figures = explainer.explain_plan(plan)
        for figure in figures:
            if figure.name.startswith("mech-") and figure.name[5:] in VALUES:
                expect(page.locator(f"[data-value='{figure.name[5:]} {figure.value}'] dd b")).to_have_text(str(figure.total))
        wrong = [figure.breaks for figure in figures if figure.breaks]
        expect(page.locator(".fitting .faults li")).to_have_count(len(wrong))
        assert sorted(page.locator(".fitting .faults .rule").all_inner_texts()) == sorted(wrong)
        broken += len(wrong)
    assert broken


@pytest.mark.parametrize("factions", ["terran,kahoum", "xenos,colossus"])
def test_a_shot_shows_what_the_rules_work_out(window: OpenWindow, factions: str) -> None:
    """The Ares Project, when a target is chosen: every to-hit number, and of one target after the other all terms, dice and chances."""

    def fires(session: Session, asked: Decision) -> bool:
        return asked.question.name == "target" and len({one.total for o in asked.options for one in session.explain(asked.seat, o)[:1]}) > 1

    page, session, seat = opened(window, "ares", 2, fires, {"mode": "full", "faction": factions})
    words = Words("en", session.game, session.game.load_pack(None), seat)
    for target in session.pending()[0].options:
        to_hit, dice, chance, mean = session.explain(seat, target)
        spot = page.locator(".bc.legal").first if target == BASE_CARD else page.locator(f"[data-force='{target}']")
        expect(spot.locator(".th b")).to_have_text(figure_value(words, to_hit))
        spot.hover()
        shown = page.locator("[data-breakdown]")
        expect(shown).to_have_attribute("data-breakdown", str(to_hit.total))
        assert [int(text.replace("−", "-")) for text in shown.locator("dd").all_inner_texts()] == [
            *[term.amount for term in to_hit.terms],
            to_hit.total,
        ]
        rules = shown.locator("dt .rid").all_inner_texts()
        assert all(term.rule in rule for term, rule in zip(to_hit.terms, rules, strict=False))
        expect(shown.locator(".od h4")).to_contain_text(str(dice.total))
        expect(shown.locator(".od h4 span")).to_contain_text(figure_value(words, mean))
        chances = [CERTAIN - chance.total, *[term.amount for term in chance.terms]]
        assert shown.locator(".od li span").all_inner_texts() == [amount_in(PERCENT, amount) for amount in chances]


def test_a_resource_tells_what_it_gives(window: OpenWindow) -> None:
    """Where a card is put as a resource, each place says what construction would make of it."""

    def puts(session: Session, asked: Decision) -> bool:
        return asked.question.name == "put-on" and any(
            figure.name == "units" for option in asked.options for figure in session.explain(asked.seat, option)
        )

    page, session, seat = opened(window, "ares", 2, puts, {"mode": "basic"})
    words = Words("en", session.game, session.game.load_pack(None), seat)
    for goal in session.pending()[0].options:
        note = figure_note(words, session.explain(seat, goal))
        assert note
        expect(page.locator(f"[data-site='{seat}-{GOAL.second(goal)}'] .face")).to_have_attribute("aria-label", re.compile(re.escape(note)))
