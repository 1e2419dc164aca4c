"""The files of Empire vs. Rebellion: cards against the facts, texts and references in both languages, rulings beside their rules."""

from __future__ import annotations

import pathlib
import re
from collections import Counter
from pathlib import Path

import pytest

import senki.games.empire_rebellion as package
from games.empire_rebellion.table_builder import cards
from games.files import GameFiles
from senki.engine.packs import Record
from senki.engine.procedure import NATIVE
from senki.games.empire_rebellion import GAME
from senki.games.empire_rebellion.cards.decks import EVENTS as EVENTS_BY_NUMBER
from senki.games.empire_rebellion.cards.decks import POWERS as POWERS_BY_NUMBER
from senki.games.empire_rebellion.model import ACTION, EVENT_CARD, RESOURCE
from senki.games.empire_rebellion.pack import EFFECTS, KINDS, POWERS, RUSES
from senki.games.empire_rebellion.rules.powers import STOPS
from senki.text.files import LANGUAGES
from senki.text.reference import read_reference
from senki.text.words import Words

FOLDER = pathlib.Path(str(package.__file__)).parent


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
    facts = cards()
    assert sum(facts.points) == 42
    assert Counter(facts.points) == {1: 12, 2: 6, 3: 6}
    assert {vp + influence for vp, influence in zip(facts.points, facts.influence, strict=True)} == {3}
    assert sum(record["effect"] != "none" for record in records("event")) == 16
    assert sum(facts.capacity) == 86
    assert sum(facts.objective) == 272


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


# -- texts and references ---------------------------------------------------------------------------------------------


class TestFiles(GameFiles, game_id="empire_rebellion", rules=98, rulings=6):
    def own_texts(self) -> set[str]:
        """The sides, actions, and what powers, strategies and events say they do."""
        ids = {"seat-0", "seat-1"} | {ACTION.text_id(value) for value in range(ACTION.size)}
        ids |= {f"power-{power}" for power in POWERS} | {f"effect-{effect}" for effect in EFFECTS}
        return ids | {f"strategy-effect-{effect}" for effect in RUSES} | {f"kind-{kind}" for kind in KINDS}

    def may_have_text(self, text_id: str) -> bool:
        """The word for a choice that is not made, and what the guided first struggle says."""
        return text_id == "choice-enough" or (text_id.startswith("coach-") and self.is_coached(text_id))

    def is_coached(self, text_id: str) -> bool:
        """A step, its title, or what follows from how the struggle ends or what is asked."""
        step = text_id.removeprefix("coach-").removesuffix("-title")
        ends = step.removeprefix("end-")
        asked = {f"ask-{question.name}" for question in GAME.info.questions.values()} | {f"kind-{kind}" for kind in KINDS}
        return f'"{step}"' in self.skin() or f'"{ends}"' in self.skin() or step in asked

    def test_the_rulings_listed_in_the_readme_are_those_of_the_reference(self) -> None:
        self.check_rulings_of_readme()


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_references_name_cards_as_the_texts_do(lang: str) -> None:
    """Characters, strategies, kinds and events have the same names in the rules as on the cards."""
    rules = read_reference("empire_rebellion", lang).rules
    words = Words(lang, GAME, cards())
    characters = [str(record["id"]) for record in records("character")]
    titles = [rules[f"H{number}"].title for number in range(1, 17)]
    assert titles == [words.say(f"resource-{character}") for character in characters]
    assert [rules[f"Y{number}"].title for number in range(1, 6)] == [words.say(f"strategy-{s}") for s in cards().strategy_ids[:5]]
    assert [rules[f"K{number}"].title for number in range(1, 5)] == [words.say(f"kind-{kind}") for kind in KINDS]
    with_effect = [words.say(f"event-card-{record['id']}") for record in records("event") if record["effect"] != "none"]
    event_titles = " ".join(rule.title for rule_id, rule in rules.items() if rule_id.startswith("E"))
    assert [name for name in with_effect if name not in event_titles] == []


def test_the_browser_links_every_card_to_the_rule_that_it_follows() -> None:
    """By what a card does, as its procedure is documented; events that stop powers, as the rules say which rule stops them."""
    powers = {word: rule_of(POWERS_BY_NUMBER[place]) for place, word in enumerate(POWERS)}
    effects = {word: rule_of(EVENTS_BY_NUMBER[place]) for place, word in enumerate(EFFECTS)}
    effects |= {EFFECTS[effect]: rule for effect, (rule, _) in STOPS.items()}
    del effects["none"]
    ruses = {word: f"Y{number}" for number, word in enumerate(RUSES, 1)}
    assert (linked("POWER_RULES"), linked("EFFECT_RULES"), linked("RUSE_RULES")) == (powers, effects, ruses)


def rule_of(procedure: object) -> str:
    return str(NATIVE[procedure].__doc__).split()[0].rstrip(",")


def linked(name: str) -> dict[str, str]:
    """A record of texts.ts: from a card's word to a rule."""
    text = (Path(__file__).parents[3] / "web/src/games/empire_rebellion/texts.ts").read_text(encoding="utf-8")
    [body] = re.findall(rf"const {name}\b.*?= \{{(.*?)\}};", text, re.DOTALL)
    return dict(re.findall(r'"?([a-z-]+)"?: "([A-Z][0-9.]+)"', body))
