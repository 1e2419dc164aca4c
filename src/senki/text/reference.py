"""The rules of a game in words, by their numbers, from its reference.<language>.md or the files of its folder reference."""

from __future__ import annotations

import pathlib
import re
from dataclasses import dataclass, field
from typing import Final

from senki.engine.catalog import game_folder
from senki.text.files import REFERENCE, read_files

HEADING: Final = re.compile(r"^### (\S+)\s*(.*)$")


@dataclass(frozen=True)
class RuleText:
    id: str
    title: str
    text: str  # Markdown


@dataclass
class Chapter:
    title: str
    rules: list[RuleText] = field(default_factory=list)
    text: str = ""  # Markdown: what stands before its first rule


class Reference:
    """Rules by id. A rule without a paragraph of its own (C3.3) is told by the one that it belongs to (C3)."""

    def __init__(self, intro: str, chapters: list[Chapter]) -> None:
        self.intro: Final = intro  # what stands before the first chapter
        self.chapters: Final = chapters
        self.rules: Final = {rule.id.upper(): rule for chapter in chapters for rule in chapter.rules}

    def ids(self) -> list[str]:
        """The numbers of the rules, in their order; one that stands twice is there twice."""
        return [rule.id for chapter in self.chapters for rule in chapter.rules]

    def find(self, rule_id: str) -> RuleText | None:
        wanted = rule_id.strip().upper()
        while wanted:
            if wanted in self.rules:
                return self.rules[wanted]
            wanted = wanted.rpartition(".")[0]
        return None


def parse(markdown: str) -> Reference:
    """Headings of the second rank begin chapters. Each of the third is a rule: its number, its title, and the text up to the next."""
    intro: list[str] = []
    chapters: list[Chapter] = []
    rule_id = title = ""
    lines = intro

    def finish() -> None:
        text = "\n".join(lines).strip()
        if rule_id:
            chapters[-1].rules.append(RuleText(rule_id, title, text))
        elif chapters:
            chapters[-1].text = text

    for line in markdown.splitlines():
        heading = HEADING.match(line)
        if not heading and not line.startswith(("# ", "## ")):
            lines.append(line)
            continue
        finish()
        rule_id, title = (heading[1], heading[2].strip()) if heading else ("", "")
        if line.startswith("## ") or (heading and not chapters):
            chapters.append(Chapter("" if heading else line[3:].strip()))
        lines = [] if chapters else intro
    finish()
    return Reference("\n".join(intro).strip(), chapters)


def read_folder(folder: pathlib.Path | None, lang: str) -> Reference:
    """The rules in a game's folder, in that language alone."""
    return parse(read_files(folder, REFERENCE, lang))


def read_reference(game_id: str, lang: str) -> Reference:
    """A game's rules in a language, in English where it has no other; none at all for a game without files."""
    folder = game_folder(game_id)
    found = read_folder(folder, lang)
    return found if found.rules else read_folder(folder, "en")
