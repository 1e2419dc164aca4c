"""Both languages have the same texts, and a text for everything that a game declares."""

from __future__ import annotations

import pathlib
import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from sampling import one_of_each_size
from senki.engine.catalog import find_game, game_folder, game_ids
from senki.engine.events import heard
from senki.engine.table import CHANCE
from senki.engine.testing.play import Line, rng_for, settings
from senki.engine.view import decision_of
from senki.engine.zones import FLAG, NUMBER, SEAT, Pair, fields_of
from senki.text.catalogue import HERE, Catalogue, read_bundle
from senki.text.files import COMMON, LANGUAGES, REFERENCE, TEXT, files_of, read_files
from senki.text.reference import parse, read_folder, read_reference
from senki.text.words import Words, zone_id

WITH_TEXTS = [game_id for game_id in game_ids() if files_of(game_folder(game_id), TEXT, "en")]


class Variables(visitor.Visitor):
    """The variables that a text names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def read_texts(source: str) -> dict[str, set[str]]:
    """Ids with the variables of their texts."""
    texts: dict[str, set[str]] = {}
    for entry in FluentResource(source).body:
        assert not isinstance(entry, ast.Junk), f"not understood: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in texts, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            texts[entry.id.name] = variables.found
    return texts


def sources(name: str) -> dict[str, dict[str, set[str]]]:
    folder = HERE if name == "common" else game_folder(name)
    assert folder is not None
    return {lang: read_texts(read_files(folder, COMMON if name == "common" else TEXT, lang)) for lang in LANGUAGES}


@pytest.mark.parametrize("name", ["common", *WITH_TEXTS])
def test_languages_have_the_same_ids_and_variables(name: str) -> None:
    texts = sources(name)
    assert texts["en"].keys() == texts["ja"].keys()
    for text_id, variables in texts["en"].items():
        assert texts["ja"][text_id] == variables, text_id


def wanted_ids(game_id: str) -> set[str]:
    """All that a game's declarations ask a translator for."""
    game = find_game(game_id)
    facts = game.load_pack(None)
    info = game.info
    labels = game.labels(facts)
    ids = {"game-title", "game-blurb"}
    for option in info.options:
        ids |= {f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)}
    for kind in info.kinds:
        if kind not in (SEAT, FLAG, NUMBER) and not isinstance(kind, Pair):
            ids |= {f"{kind.name}-{label}" for label in labels.get(kind.name, ())} or {kind.text_id(value) for value in range(kind.size)}
    ids |= {f"event-{event.name}" for event in info.events.values()}
    for setting in settings(game):
        for field in fields_of(game.setup(setting.seats, setting.options, facts)):
            ids |= {zone_id(field.name), zone_id(field.attr)}
    return ids


@pytest.mark.parametrize("game_id", WITH_TEXTS)
def test_everything_declared_has_a_text(game_id: str) -> None:
    texts = sources(game_id)["en"].keys()
    assert wanted_ids(game_id) - texts == set()
    for question in find_game(game_id).info.questions.values():
        assert {f"ask-{question.name}", f"chance-{question.name}"} & texts, question.name


@pytest.mark.parametrize("game_id", WITH_TEXTS)
def test_events_give_what_their_texts_name(game_id: str) -> None:
    texts = sources(game_id)["en"]
    for event in find_game(game_id).info.events.values():
        assert texts[f"event-{event.name}"] <= set(event.values), event.name


FEW = 14  # settings: of a game with more of them one for each number of players is played


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_random_games_are_told_without_gaps(game_id: str, lang: str) -> None:
    """No prompt, option or event shows an id, a variable or, in a game with texts, a word of the other language."""
    game = find_game(game_id)
    facts = game.load_pack(None)
    words = Words(lang, game, facts, 0)
    found = settings(game)
    for setting in found if len(found) <= FEW else one_of_each_size(found, f"told in words {lang}"):
        line = Line(game, setting, facts)
        rng = rng_for(3, 1)
        while not line.over:
            seat, value = line.random_answer(rng)
            decision = decision_of(game, line.table, seat)
            assert decision is not None
            told = [words.prompt(decision), *(words.option(decision, option) for option in decision.options)]
            line.give(seat, value)
            told += [words.event(heard(event, game.info.events, 0)) for event in line.events()]
            for text in told:
                assert text
                assert not re.search(r"[{}$]", text), text
                if game_id in WITH_TEXTS and lang == "ja" and seat != CHANCE:
                    assert not re.search(r"[a-z]{3}", text), text


def test_unknown_language() -> None:
    with pytest.raises(ValueError, match="no texts in language 'fr'; there are: en, ja"):
        Catalogue("fr", None)


# -- the rules in words -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", WITH_TEXTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_event_has_its_rule(game_id: str, lang: str) -> None:
    reference = read_reference(game_id, lang)
    info = find_game(game_id).info
    for rule in [*(q.rule for q in info.questions.values()), *(e.rule for e in info.events.values())]:
        found = reference.find(rule)
        assert found, rule
        assert found.title, rule
        assert found.text, rule


def test_references_are_parsed() -> None:
    reference = parse("# Game\n\nHello\n\n## Part\n\n### C3 Attack\n\nRoll.\n\nAgain.\n\n### C3.1 Dice\nMany.\n\n## Other\n\nNo rule\n")
    assert set(reference.rules) == {"C3", "C3.1"}
    attack = reference.find("c3.3.7")
    assert attack
    assert (attack.id, attack.title, attack.text) == ("C3", "Attack", "Roll.\n\nAgain.")
    assert reference.find("C3.1") == reference.rules["C3.1"]
    assert reference.find("D1") is None
    assert reference.find("") is None


def test_several_files_are_read_as_one(tmp_path: pathlib.Path) -> None:
    """In the order of their names, whatever the folder's order is; a chapter stands in a file of its own."""
    (tmp_path / "reference").mkdir()
    (tmp_path / "reference" / "2-battle.en.md").write_text("## Battle\n\nLoud.\n\n### B1 Fire\n\nRoll.\n")
    (tmp_path / "reference" / "1-goal.en.md").write_text("# Game\n\nHello\n\n## Goal\n\n### G1 Goal\n\nWin.")
    (tmp_path / "reference" / "1-goal.ja.md").write_text("### G1 目的\n\n勝つ。")
    reference = read_folder(tmp_path, "en")
    assert (reference.intro, reference.ids()) == ("Hello", ["G1", "B1"])
    assert [(chapter.title, chapter.text, [rule.text for rule in chapter.rules]) for chapter in reference.chapters] == [
        ("Goal", "", ["Win."]),
        ("Battle", "Loud.", ["Roll."]),
    ]
    assert [path.name for path in files_of(tmp_path, REFERENCE, "ja")] == ["1-goal.ja.md"]
    (tmp_path / "text.en.ftl").write_text("game-title = Game")
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "cards.en.ftl").write_text("card-1 = Ant")
    bundle = read_bundle(tmp_path, TEXT, "en")
    assert bundle is not None
    assert bundle.has_message("game-title")
    assert bundle.has_message("card-1")


def test_a_game_without_files_has_no_rules_text() -> None:
    assert read_reference("leduc", "en").rules == {}
