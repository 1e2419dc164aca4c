"""Ganymede's files: cards against the rulebook and the facts, texts and references in both languages, rulings beside their rules."""

from __future__ import annotations

import io
import pathlib
import re
import tokenize
from functools import cache

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent
from tools.check_rules_index import mentions, rule_ids

import senki.games.ganymede as package
from games.ganymede.table_builder import battle, cards, mech_number, part_number
from senki.engine.table import CHANCE
from senki.engine.testing.play import Line, rng_for, settings
from senki.engine.view import decision_of
from senki.engine.zones import fields_of
from senki.games.ganymede import GAME
from senki.games.ganymede.cards import COLUMNS
from senki.games.ganymede.model import DIE, INITIATIVE, MECH, PART, PLACE, SIDE, UNIT
from senki.text.reference import parse
from senki.text.words import Words

FOLDER = pathlib.Path(str(package.__file__)).parent
LANGUAGES = ("en", "ja")
RULING = {"en": "**Ruling.**", "ja": "**裁定。**"}


# -- cards ------------------------------------------------------------------------------------------------------------


def test_the_counts_are_those_of_the_rulebook() -> None:
    """28 transparent cards: 4 lead mechs, 4 wing mechs, 20 parts."""
    mechs, parts = cards().pack.tables["mech"], cards().pack.tables["part"]
    assert [record["role"] for record in mechs] == ["lead"] * 4 + ["wing"] * 4
    assert len(mechs) + len(parts) == 28
    assert [sum(record["slot"] == slot for record in parts) for slot in ("left", "right", "backpack")] == [6, 7, 7]


@pytest.mark.parametrize("column,mechs,parts", [("sp", 20, 1), ("hp", 34, -5), ("aim", 18, 9), ("dice", 15, 9), ("rerolls", 0, 3)])
def test_the_totals_are_those_of_the_facts(column: str, mechs: int, parts: int) -> None:
    """Sums over all mechs and over all parts, added up by hand from the list of facts."""
    place = COLUMNS.index(column)
    assert sum(cards().mech[place]) == mechs
    assert sum(cards().part[place]) == parts


@pytest.mark.parametrize(
    "mech_id,values",
    [("grey-heron", [3, 3, 3, 2, 0]), ("basalt-ox", [2, 5, 3, 2, 0]), ("teal-swift", [3, 3, 3, 1, 0]), ("dusk-turtle", [2, 5, 1, 2, 0])],
)
def test_mechs_one_by_one(mech_id: str, values: list[int]) -> None:
    """Actions, hit points, accuracy, dice and rerolls of some mechs."""
    assert [column[mech_number(mech_id)] for column in cards().mech] == values


@pytest.mark.parametrize(
    "part_id,values",
    [
        ("missile-shield", [-1, 2, 0, 1, 0]),
        ("hero-shield", [0, 3, -1, 0, 0]),
        ("hammer", [-1, -2, 1, 2, 0]),
        ("scatter-gun", [0, -2, 0, 1, 1]),
        ("mega-booster", [2, 0, -1, 0, 0]),
        ("high-booster", [2, -2, 0, 0, 0]),
        ("thruster-pack", [1, 0, 0, 0, 0]),
    ],
)
def test_parts_one_by_one(part_id: str, values: list[int]) -> None:
    """What some parts add."""
    assert [column[part_number(part_id)] for column in cards().part] == values


def test_every_record_says_where_it_comes_from() -> None:
    """All numbers are public; the names of 17 parts are known, those of 3 parts and of all mechs are made up."""
    records = [*cards().pack.tables["mech"], *cards().pack.tables["part"]]
    assert {record["source"] for record in records} == {"public"}
    assert [record["name_source"] for record in records].count("designed") == 8 + 3
    assert [record["id"] for record in records if record["name_source"] == "rulebook"] == ["high-booster"]
    assert [record["name_source"] for record in records].count("public") == 16


# -- texts ------------------------------------------------------------------------------------------------------------


def texts(lang: str) -> dict[str, fluent.Message]:
    """The messages of a language's own file, without any that stand in for it."""
    body = FluentResource((FOLDER / f"text.{lang}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, fluent.Message)}


@cache
def declared_ids() -> frozenset[str]:
    """The texts that follow from what the game declares."""
    ids = {"game-title", "game-blurb", "option-mode", "option-mode-royale", "option-mode-team"}
    ids |= {f"mech-{mech_id}" for mech_id in cards().mech_ids} | {f"part-{part_id}" for part_id in cards().part_ids}
    for kind in (UNIT, INITIATIVE, SIDE, PLACE, DIE):
        ids |= {kind.text_id(value) for value in range(kind.size)}
    ids |= {f"event-{event.name}" for event in GAME.info.events.values()}
    ids |= {f"zone-{field.name.replace('_', '-')}" for field in fields_of(battle())}
    return frozenset(ids | asked_ids())


def asked_ids() -> set[str]:
    """Prompts for seats and for chance, as random games ask them."""
    ids: set[str] = set()
    for setting in settings(GAME):
        for number in range(3):
            line, rng = Line(GAME, setting, cards()), rng_for(5, number)
            while not line.over:
                seat, value = line.random_answer(rng)
                decision = decision_of(GAME, line.table, seat)
                assert decision is not None
                ids.add(f"{'chance' if seat == CHANCE else 'ask'}-{decision.question.name}")
                line.give(seat, value)
    assert len(ids) == len(GAME.info.questions)
    return ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_text(lang: str) -> None:
    """Mechs, parts, units, cards, sides, places, dice, zones, questions and events, in this language itself."""
    assert declared_ids() - texts(lang).keys() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_unused(lang: str) -> None:
    """Beside what is declared: names of the seats, words for the columns of cards, and what the table in words or drawn names."""
    by_column = {f"short-{column}" for column in COLUMNS} | {f"slot-{slot}" for slot in ("right", "left", "backpack")}
    named = set(re.findall(r"[\"']([a-z-]+)[\"']", (FOLDER / "text_view.py").read_text(encoding="utf-8")))
    seats = {f"seat-{seat}" for seat in range(max(GAME.info.seats))}
    skin = skin_source()
    drawn = {n for n in texts(lang) if n.startswith("skin-") and (f'"{n}"' in skin or f"`{n.rsplit('-', 1)[0]}-${{" in skin)}
    assert texts(lang).keys() - declared_ids() - by_column - named - seats - drawn == set()


def skin_source() -> str:
    """The text of the game's drawings in the browser client."""
    folder = FOLDER.parents[3] / "web" / "src" / "games" / "ganymede"
    return "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*")) if path.suffix in (".ts", ".svelte"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_told_apart(lang: str) -> None:
    """No two mechs, parts, units, initiative cards, sides, places or dice have the same name."""
    words = Words(lang, GAME, cards())
    for kind in (MECH, PART, UNIT, INITIATIVE, SIDE, PLACE, DIE):
        names = [words.name(kind, value) for value in range(kind.size)]
        assert len(set(names)) == len(names)


# -- references and rulings -------------------------------------------------------------------------------------------


def test_both_references_have_the_same_rules_rulings_and_examples() -> None:
    """Fifty rules in the same order; each has as many rulings and examples in one language as in the other."""
    english, japanese = ((FOLDER / f"reference.{lang}.md").read_text(encoding="utf-8") for lang in LANGUAGES)
    assert rule_ids(FOLDER / "reference.en.md") == rule_ids(FOLDER / "reference.ja.md")
    assert len(rule_ids(FOLDER / "reference.en.md")) == 50
    for rule_id, rule in parse(english).rules.items():
        other = parse(japanese).rules[rule_id]
        assert rule.text.count(RULING["en"]) == other.text.count(RULING["ja"]), rule_id
        assert rule.text.count("Example:") == other.text.count("例："), rule_id
        assert rule.title
        assert other.title


def test_every_rule_that_the_code_names_exists() -> None:
    """Docstrings, comments, questions and events."""
    rules = rule_ids(FOLDER / "reference.en.md")
    named = {mention.rule for mention in mentions(FOLDER)}
    assert {rule for rule in named if rule not in rules} == {"B", "C", "T"}  # the modules of whole chapters
    assert {question.rule for question in GAME.info.questions.values()} <= set(rules)
    assert {event.rule for event in GAME.info.events.values()} <= set(rules)


def rulings_in_code() -> list[tuple[str, str]]:
    """Each docstring or comment of the game that gives a ruling, with its place."""
    found: list[tuple[str, str]] = []
    for path in sorted(FOLDER.rglob("*.py")):
        tokens = tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline)
        said = [token for token in tokens if token.type in (tokenize.STRING, tokenize.COMMENT)]
        found += [(f"{path.name}:{token.start[0]}", token.string) for token in said if "ruling:" in token.string.lower()]
    return found


def test_every_ruling_in_the_code_stands_in_the_reference() -> None:
    """A ruling in the code names its rule, and that rule has a ruling in the reference."""
    rules = parse((FOLDER / "reference.en.md").read_text(encoding="utf-8")).rules
    assert len(rulings_in_code()) >= 14
    for place, text in rulings_in_code():
        named = re.findall(r"\b[A-Z]\d+(?:\.\d+)?\b", text)
        assert named, f"{place}: a ruling without the number of its rule"
        assert any(RULING["en"] in rules[rule].text for rule in named), f"{place}: the reference has no ruling at {', '.join(named)}"
