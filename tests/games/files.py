"""What the files of every game must be like: texts in both languages, references with the same rules, rulings beside their rules.

class TestFiles(GameFiles, game_id="ganymede", rules=50, rulings=14): ...
"""

from __future__ import annotations

import io
import pathlib
import re
import tokenize
from typing import ClassVar

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent
from tools.check_rules_index import mentions, rule_ids

import senki.games
from senki.engine.catalog import find_game
from senki.engine.game import Game
from senki.engine.testing.play import settings
from senki.server.statistics import Courses, Tallies
from senki.text.files import LANGUAGES, TEXT, read_files
from senki.text.needed import needed_texts
from senki.text.reference import read_folder

RULING = {"en": "**Ruling.**", "ja": "**裁定。**"}
EXAMPLE = {"en": "Example:", "ja": "例："}
RULE = r"\b[A-Z]+\d+(?:\.\d+)?\b"
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def drawn_texts(source: str) -> re.Pattern[str]:
    """The texts that the browser's drawing names, as a whole or with a part put in."""
    whole = {re.escape(name) for name in re.findall(r'"([a-z0-9-]+)"', source)}
    partly = {re.sub(r"\\\$\\\{.*?\\\}", "[A-Za-z0-9-]+", re.escape(name)) for name in re.findall(r"`((?:skin|coach)-[^`]*)`", source)}
    return re.compile("|".join(sorted(whole | partly)))


class GameFiles:
    game_id: ClassVar[str]
    rules: ClassVar[int]  # how many the reference has
    rulings: ClassVar[int]  # how many the code names at least, so that the search for them cannot go blind

    def __init_subclass__(cls, game_id: str, rules: int, rulings: int) -> None:
        cls.game_id = game_id
        cls.rules = rules
        cls.rulings = rulings

    # -- what a game may add ------------------------------------------------------------------------------------------

    def own_texts(self) -> set[str]:
        """Texts that follow from what this game declares, beside those that follow for every game."""
        return set()

    def may_have_text(self, text_id: str) -> bool:
        """Is it a text that this game uses in a way of its own?"""
        return False

    # -- files --------------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return find_game(self.game_id)

    @property
    def folder(self) -> pathlib.Path:
        return pathlib.Path(senki.games.__path__[0]) / self.game_id

    def read(self, name: str) -> str:
        return (self.folder / name).read_text(encoding="utf-8")

    def skin(self) -> str:
        """The text of the game's drawings in the browser client, and of what its guide is made with."""
        source = self.folder.parents[3] / "web" / "src"
        paths = [*sorted((source / "games" / self.game_id).rglob("*")), source / "kit" / "lesson.ts"]
        return "".join(path.read_text(encoding="utf-8") for path in paths if path.suffix in (".ts", ".svelte"))

    def texts(self, lang: str) -> dict[str, fluent.Message]:
        """The messages of a language's own file, without any that stand in for it."""
        body = FluentResource(read_files(self.folder, TEXT, lang)).body
        return {entry.id.name: entry for entry in body if isinstance(entry, fluent.Message)}

    def declared(self) -> set[str]:
        """Title, options, cards, events and zones, and what is told after the game."""
        return needed_texts(self.game) | self.counted() | self.own_texts()

    def counted(self) -> set[str]:
        """What the game counts over its course."""
        game, setting = self.game, settings(self.game)[0]
        table = game.setup(setting.seats, setting.options, game.load_pack(None))
        tallies = game.tally(table, []) if isinstance(game, Tallies) else ()
        course = game.course(table) if isinstance(game, Courses) else ()
        return {f"tally-{name}" for name in tallies} | {f"course-{name}" for name in course}

    # -- texts --------------------------------------------------------------------------------------------------------

    @BOTH
    def test_everything_has_a_text(self, lang: str) -> None:
        """In this language itself; a question is worded for seats or for chance, and not for both."""
        texts = self.texts(lang).keys()
        missing = self.declared() - texts
        assert not missing, missing
        for question in self.game.info.questions.values():
            assert len({f"ask-{question.name}", f"chance-{question.name}"} & texts) == 1, question.name

    @BOTH
    def test_no_text_is_unused(self, lang: str) -> None:
        """Beside what is declared: questions, seats, and what the table in words or drawn names."""
        used = self.declared() | {f"seat-{seat}" for seat in range(max(self.game.info.seats))}
        used |= {f"{asker}-{question.name}" for asker in ("ask", "chance") for question in self.game.info.questions.values()}
        used |= set(re.findall(r"[\"']([a-z-]+)[\"']", self.read("text_view.py"))) | self.numbers_of_packs()
        drawn = drawn_texts(self.skin())
        unused = [name for name in self.texts(lang).keys() - used if not drawn.fullmatch(name) and not self.may_have_text(name)]
        assert not unused, unused

    def numbers_of_packs(self) -> set[str]:
        """How the laboratory's page calls the tables and numbers of a pack."""
        schema = self.game.schema()
        tables = schema.tables if schema else {}
        columns = {column for of_table in tables.values() for column in of_table}
        return {f"table-{name}".replace("_", "-") for name in tables} | {f"column-{name}".replace("_", "-") for name in columns}

    # -- references and rulings ---------------------------------------------------------------------------------------

    def test_both_references_have_the_same_rules_rulings_and_examples(self) -> None:
        """In the same order; each rule has as many rulings and examples in one language as in the other."""
        english, japanese = (read_folder(self.folder, lang).rules for lang in LANGUAGES)
        ids = rule_ids(self.folder, "en")
        assert ids == rule_ids(self.folder, "ja")
        assert len(ids) == self.rules
        for rule_id, rule in english.items():
            other = japanese[rule_id]
            assert rule.text.count(RULING["en"]) == other.text.count(RULING["ja"]), rule_id
            assert rule.text.count(EXAMPLE["en"]) == other.text.count(EXAMPLE["ja"]), rule_id
            assert rule.title
            assert other.title

    def test_every_rule_that_the_code_names_exists(self) -> None:
        """Docstrings, comments, questions and events; a module of a whole chapter names its letters."""
        rules = rule_ids(self.folder, "en")
        chapters = {re.sub(r"\d.*", "", rule) for rule in rules}
        assert {mention.rule for mention in mentions(self.folder)} - set(rules) <= chapters
        assert {question.rule for question in self.game.info.questions.values()} <= set(rules)
        assert {event.rule for event in self.game.info.events.values()} <= set(rules)

    def rulings_in_code(self) -> list[tuple[str, str]]:
        """Each docstring or comment of the game that gives a ruling, with its place."""
        found: list[tuple[str, str]] = []
        for path in sorted(self.folder.rglob("*.py")):
            tokens = tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline)
            said = [token for token in tokens if token.type in (tokenize.STRING, tokenize.COMMENT)]
            found += [(f"{path.name}:{token.start[0]}", token.string) for token in said if re.search(r"ruling\b.*:", token.string.lower())]
        return found

    def test_every_ruling_in_the_code_stands_in_the_reference(self) -> None:
        """A ruling in the code names its rule, and that rule has a ruling in the reference."""
        rules = read_folder(self.folder, "en").rules
        found = self.rulings_in_code()
        assert len(found) >= self.rulings
        for place, text in found:
            named = [rule for rule in re.findall(RULE, text) if rule in rules]
            assert any(RULING["en"] in rules[rule].text for rule in named), f"{place}: the reference has no ruling at {named}"

    def check_rulings_of_readme(self) -> None:
        """For games whose README has a table of rulings: every rule with a ruling stands in it, and no other."""
        rules = read_folder(self.folder, "en").rules
        rows = [line for line in self.read("README.md").split("## Rulings")[1].split("\n## ")[0].splitlines() if line.startswith("|")]
        listed = set(re.findall(RULE, "\n".join(rows)))
        assert listed == {rule_id for rule_id, rule in rules.items() if RULING["en"] in rule.text}
