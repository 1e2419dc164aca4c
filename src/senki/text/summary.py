"""A game's rules for whoever has to play at once: what it is about, its first chapter, an example of a turn, and what can be looked up."""

from __future__ import annotations

from typing import Final

from senki.text.reference import Chapter, Reference, read_reference
from senki.text.words import Words

WHOLE: Final = 2  # chapters that are told whole: the game in brief and an example, where a game has them


def summary(words: Words, game_id: str) -> str:
    """In Markdown. Of the later chapters the titles of their rules stand here, to be asked for by their numbers."""
    reference = read_reference(game_id, words.lang)
    if not reference.rules:
        return words.title(game_id) + "\n\n" + words.say("no-rules")
    parts = [f"# {words.title(game_id)}", reference.intro, *(chapter_text(chapter) for chapter in reference.chapters[:WHOLE])]
    return "\n\n".join([*parts, f"## {words.say('rules-to-look-up')}", *(titles(chapter) for chapter in reference.chapters[WHOLE:])])


def chapter_text(chapter: Chapter) -> str:
    rules = [f"### {rule.id} {rule.title}\n\n{rule.text}" for rule in chapter.rules]
    return "\n\n".join(part for part in [f"## {chapter.title}", chapter.text, *rules] if part)


def titles(chapter: Chapter) -> str:
    return f"- {chapter.title}: " + "; ".join(f"{rule.id} {rule.title}" for rule in chapter.rules)


def rule_text(words: Words, reference: Reference, wanted: str) -> str | None:
    """A rule by its number, or a whole chapter by its title or by the letters that its rules' numbers begin with; None: there is none."""
    rule = reference.find(wanted)
    if rule is not None:
        return f"### {rule.id} {rule.title}\n\n{rule.text}"
    asked = wanted.strip().casefold()
    for chapter in reference.chapters:
        letters = {one.id.rstrip("0123456789.").casefold() for one in chapter.rules}
        if asked and (chapter.title.casefold() == asked or letters == {asked}):
            return chapter_text(chapter)
    return None
