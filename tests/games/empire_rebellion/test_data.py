"""The files of Empire vs. Rebellion: cards against the facts, texts and references in both languages, rulings beside their rules."""

from __future__ import annotations

import io
import pathlib
import re
import tokenize
from collections import Counter
from functools import cache

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent
from tools.check_rules_index import mentions, rule_ids

import senki.games.empire_rebellion as package
from games.empire_rebellion.table_builder import cards
from senki.engine.packs import Record
from senki.engine.testing.play import settings
from senki.engine.zones import fields_of
from senki.games.empire_rebellion import GAME
from senki.games.empire_rebellion.model import ACTION, EVENT_CARD, RESOURCE
from senki.games.empire_rebellion.pack import EVENT_EFFECTS, KINDS, POWERS, STRATEGY_EFFECTS
from senki.text.reference import parse
from senki.text.words import Words

FOLDER = pathlib.Path(str(package.__file__)).parent
LANGUAGES = ("en", "ja")
RULING = {"en": "**Ruling.**", "ja": "**裁定。**"}


def records(table: str) -> list[Record]:
    return cards().pack.tables[table]


# -- cards ------------------------------------------------------------------------------------------------------------


def test_the_counts_are_those_of_the_rulebook() -> None:
    """24 resources a side, 8 of them characters; 5 strategies; 24 events."""
    for side in ("rebel", "imperial"):
        assert sum(record["side"] == side for record in records("resource")) == 16
        assert sum(record["side"] == side for record in records("character")) == 8
    assert len(records("strategy")) == 5
    assert len(records("event")) == 24


@pytest.mark.parametrize("side", ["rebel", "imperial"])
def test_each_side_has_every_kind_once_with_each_value(side: str) -> None:
    """Four kinds with the values 2, 3, 4 and 5."""
    found = Counter((record["kind"], record["value"]) for record in records("resource") if record["side"] == side)
    assert found == Counter((kind, value) for kind in ("military", "force", "diplomacy", "recon") for value in (2, 3, 4, 5))


def test_characters_are_worth_six_and_one() -> None:
    """All sixteen, and each has a power of its own."""
    assert {(record["ready"], record["exhausted"]) for record in records("character")} == {(6, 1)}
    assert sorted(str(record["power"]) for record in records("character")) == sorted(POWERS[len(KINDS) :])


def test_events_add_up() -> None:
    """The sums that are known: all VP 42, six 3s and six 2s; VP and influence always 3; sixteen events have an effect."""
    points = [int(record["vp"]) for record in records("event")]
    assert sum(points) == 42
    assert Counter(points) == {1: 12, 2: 6, 3: 6}
    assert {int(record["vp"]) + int(record["influence"]) for record in records("event")} == {3}
    assert sum(record["effect"] != "none" for record in records("event")) == 16
    assert sum(int(record["capacity"]) for record in records("event")) == 86
    assert sum(int(record["objective"]) for record in records("event")) == 272


@pytest.mark.parametrize(
    "event_id,numbers",
    [
        ("escape-from-tatooine", (3, 11, 1, 2)),
        ("attack-on-echo-base", (3, 9, 2, 1)),
        ("battle-of-endor", (5, 17, 3, 0)),
        ("create-a-diversion", (2, 5, 1, 2)),
        ("destroy-the-shield-generator", (2, 8, 2, 1)),
        ("display-of-power", (4, 10, 3, 0)),
        ("duel-on-cloud-city", (6, 21, 3, 0)),
        ("rebel-uprising", (6, 19, 1, 2)),
        ("ultimate-power-in-the-universe", (3, 7, 2, 1)),
    ],
)
def test_events_one_by_one(event_id: str, numbers: tuple[int, int, int, int]) -> None:
    """Capacity, objective value, VP and influence of some events."""
    event = cards().event_ids.index(event_id)
    assert (cards().capacity[event], cards().objective[event], cards().points[event], cards().influence[event]) == numbers


def test_every_record_says_where_it_comes_from() -> None:
    """All numbers are public; five names are in the rulebook."""
    everything = [record for table in cards().pack.tables.values() for record in table]
    assert {record["source"] for record in everything} == {"public"}
    named = [record["id"] for record in everything if record.get("name_source") == "rulebook"]
    assert named == ["r2-d2-and-c-3po", "emperor-palpatine", "deception", "infiltration", "escape-from-tatooine"]


# -- texts ------------------------------------------------------------------------------------------------------------


def texts(lang: str) -> dict[str, fluent.Message]:
    """The messages of a language's own file, without any that stand in for it."""
    body = FluentResource((FOLDER / f"text.{lang}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, fluent.Message)}


@cache
def declared_ids() -> frozenset[str]:
    """The texts that follow from what the game and its pack declare."""
    ids = {"game-title", "game-blurb", "option-mode", "option-mode-full", "option-mode-tutorial", "seat-0", "seat-1"}
    ids |= {f"resource-{resource_id}" for resource_id in cards().resource_ids} | {
        f"event-card-{event_id}" for event_id in cards().event_ids
    }
    ids |= {f"strategy-{strategy_id}" for strategy_id in cards().strategy_ids} | {ACTION.text_id(value) for value in range(ACTION.size)}
    ids |= {f"event-{event.name}" for event in GAME.info.events.values()}
    for setting in settings(GAME):
        ids |= {f"zone-{field.name.replace('_', '-')}" for field in fields_of(GAME.setup(setting.seats, setting.options, cards()))}
    return frozenset(ids | told_ids())


def told_ids() -> set[str]:
    """What powers, strategies and events say they do."""
    ids = {f"power-{power}" for power in POWERS} | {f"effect-{effect}" for effect in EVENT_EFFECTS}
    return ids | {f"strategy-effect-{effect}" for effect in STRATEGY_EFFECTS} | {f"kind-{kind}" for kind in KINDS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_text(lang: str) -> None:
    """Cards, powers, effects, zones, questions and events, in this language itself."""
    assert declared_ids() - texts(lang).keys() == set()
    for question in GAME.info.questions.values():
        assert {f"ask-{question.name}", f"chance-{question.name}"} & texts(lang).keys(), question.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_unused(lang: str) -> None:
    """Beside what is declared: the questions, the word for a choice that is not made, and what the table in words or drawn names."""
    asked = {f"{asker}-{question.name}" for asker in ("ask", "chance") for question in GAME.info.questions.values()}
    named = set(re.findall(r"[\"']([a-z-]+)[\"']", (FOLDER / "text_view.py").read_text(encoding="utf-8")))
    skin = skin_source()
    drawn = {n for n in texts(lang) if n.startswith("skin-") and is_drawn(n, skin)}
    coached = {n for n in texts(lang) if n.startswith("coach-") and is_coached(n, skin)}
    assert texts(lang).keys() - declared_ids() - asked - named - drawn - coached - {"choice-enough"} == set()


def is_drawn(text_id: str, skin: str) -> bool:
    """Does the skin name this text, as a whole or with one part put in?"""
    patterns = [re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(one)) for one in re.findall(r"`(skin-[^`]*)`", skin)]
    return f'"{text_id}"' in skin or any(re.fullmatch(pattern, text_id) for pattern in patterns)


def is_coached(text_id: str, skin: str) -> bool:
    """Does the guided first struggle say this: a step, its title, or what follows from how the struggle ends or what is asked?"""
    step = text_id.removeprefix("coach-").removesuffix("-title")
    ends = step.removeprefix("end-")
    asked = {f"ask-{question.name}" for question in GAME.info.questions.values()} | {f"kind-{kind}" for kind in KINDS}
    return f'"{text_id}"' in skin or f'"{step}"' in skin or f'"{ends}"' in skin or step in asked


def skin_source() -> str:
    """The text of the game's drawings in the browser client."""
    folder = FOLDER.parents[3] / "web" / "src" / "games" / "empire_rebellion"
    return "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*")) if path.suffix in (".ts", ".svelte"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_question_is_worded_for_the_wrong_asker(lang: str) -> None:
    """A text for seats and one for chance only where both are asked."""
    both = [
        question.name
        for question in GAME.info.questions.values()
        if {f"ask-{question.name}", f"chance-{question.name}"} <= texts(lang).keys()
    ]
    assert both == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_told_apart(lang: str) -> None:
    """No two resources, events or actions have the same name; the two sides have the same five strategies."""
    words = Words(lang, GAME, cards())
    for kind in (RESOURCE, EVENT_CARD, ACTION):
        names = [words.name(kind, value) for value in range(kind.size)]
        assert len(set(names)) == len(names)
    strategies = [words.say(f"strategy-{strategy_id}") for strategy_id in cards().strategy_ids]
    assert strategies[:5] == strategies[5:]
    assert len(set(strategies)) == 5


# -- references and rulings -------------------------------------------------------------------------------------------


def test_both_references_have_the_same_rules_and_rulings() -> None:
    """98 rules in the same order; each has as many rulings in one language as in the other."""
    english, japanese = ((FOLDER / f"reference.{lang}.md").read_text(encoding="utf-8") for lang in LANGUAGES)
    assert rule_ids(FOLDER / "reference.en.md") == rule_ids(FOLDER / "reference.ja.md")
    assert len(rule_ids(FOLDER / "reference.en.md")) == 98
    for rule_id, rule in parse(english).rules.items():
        other = parse(japanese).rules[rule_id]
        assert rule.text.count(RULING["en"]) == other.text.count(RULING["ja"]), rule_id
        assert rule.title
        assert other.title


@pytest.mark.parametrize("lang", LANGUAGES)
def test_references_name_cards_as_the_texts_do(lang: str) -> None:
    """Characters, strategies, kinds and events have the same names in the rules as on the cards."""
    rules = parse((FOLDER / f"reference.{lang}.md").read_text(encoding="utf-8")).rules
    words = Words(lang, GAME, cards())
    characters = [str(record["id"]) for record in records("character")]
    titles = [rules[f"H{number}"].title for number in range(1, 17)]
    assert titles == [words.say(f"resource-{character}") for character in characters]
    assert [rules[f"Y{number}"].title for number in range(1, 6)] == [words.say(f"strategy-{s}") for s in cards().strategy_ids[:5]]
    assert [rules[f"K{number}"].title for number in range(1, 5)] == [words.say(f"kind-{kind}") for kind in KINDS]
    with_effect = [words.say(f"event-card-{record['id']}") for record in records("event") if record["effect"] != "none"]
    event_titles = " ".join(rule.title for rule_id, rule in rules.items() if rule_id.startswith("E"))
    assert [name for name in with_effect if name not in event_titles] == []


def test_every_rule_that_the_code_names_exists() -> None:
    """Docstrings, comments, questions and events."""
    rules = rule_ids(FOLDER / "reference.en.md")
    named = {mention.rule for mention in mentions(FOLDER)}
    assert {rule for rule in named if rule not in rules} <= {rule[0] for rule in rules}  # the modules of whole chapters
    assert {question.rule for question in GAME.info.questions.values()} <= set(rules)
    assert {event.rule for event in GAME.info.events.values()} <= set(rules)


def rulings_in_code() -> list[tuple[str, str]]:
    """Each docstring or comment of the game that gives a ruling, with its place."""
    found: list[tuple[str, str]] = []
    for path in sorted(FOLDER.rglob("*.py")):
        tokens = tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline)
        said = [token for token in tokens if token.type in (tokenize.STRING, tokenize.COMMENT)]
        found += [(f"{path.name}:{token.start[0]}", token.string) for token in said if re.search(r"ruling\b.*:", token.string.lower())]
    return found


def test_every_ruling_in_the_code_stands_in_the_reference() -> None:
    """A ruling in the code names its rule, and that rule has a ruling in the reference."""
    rules = parse((FOLDER / "reference.en.md").read_text(encoding="utf-8")).rules
    assert len(rulings_in_code()) >= 6
    for place, text in rulings_in_code():
        named = re.findall(r"\b[A-Z]\d+(?:\.\d+)?\b", text)
        assert named, f"{place}: a ruling without the number of its rule"
        assert any(RULING["en"] in rules[rule].text for rule in named if rule in rules), (
            f"{place}: the reference has no ruling at {', '.join(named)}"
        )


def test_the_rulings_listed_in_the_readme_are_those_of_the_reference() -> None:
    """Every rule with a ruling stands in the README's list, and no other."""
    rules = parse((FOLDER / "reference.en.md").read_text(encoding="utf-8")).rules
    listed = (FOLDER / "README.md").read_text(encoding="utf-8").split("## Rulings")[1].split("## Credits")[0]
    found = set(
        re.findall(r"\b[A-Z]\d+(?:\.\d+)?\b", "\n".join(line.rsplit("|", 2)[1] for line in listed.splitlines() if line.startswith("|")))
    )
    assert found == {rule_id for rule_id, rule in rules.items() if RULING["en"] in rule.text}
