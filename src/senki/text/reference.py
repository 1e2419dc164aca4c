"""The rules of a game in words, by their numbers, from its reference.<language>.md."""

from __future__ import annotations

import re
from dataclasses import dataclass

from senki.text.catalogue import game_folder

HEADING = re.compile(r"^### (\S+)\s*(.*)$")


@dataclass(frozen=True)
class RuleText:
    id: str
    title: str
    text: str  # Markdown


class Reference:
    """Rules by id. A rule without a paragraph of its own (C3.3) is told by the one that it belongs to (C3)."""

    def __init__(self, rules: dict[str, RuleText]) -> None:
        self.rules = rules

    def find(self, rule_id: str) -> RuleText | None:
        wanted = rule_id.strip().upper()
        while wanted:
            if wanted in self.rules:
                return self.rules[wanted]
            wanted = wanted.rpartition(".")[0]
        return None


def parse(markdown: str) -> Reference:
    """Each heading of the third rank is a rule: its number, its title, and the text up to the next heading of that rank or higher."""
    rules: dict[str, RuleText] = {}
    rule_id = title = ""
    lines: list[str] = []

    def finish() -> None:
        if rule_id:
            rules[rule_id.upper()] = RuleText(rule_id, title, "\n".join(lines).strip())

    for line in markdown.splitlines():
        heading = HEADING.match(line)
        if heading or line.startswith(("# ", "## ")):
            finish()
            rule_id, title = (heading[1], heading[2]) if heading else ("", "")
            lines = []
        else:
            lines.append(line)
    finish()
    return Reference(rules)


def read_reference(game_id: str, lang: str) -> Reference:
    """A game's rules in a language, in English where it has no other; none at all for a game without files."""
    folder = game_folder(game_id)
    for language in (lang, "en"):
        path = folder / f"reference.{language}.md" if folder else None
        if path and path.is_file():
            return parse(path.read_text(encoding="utf-8"))
    return Reference({})
