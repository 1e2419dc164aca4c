"""Texts and references of My Game, in both languages."""

from __future__ import annotations

import pytest

from senki.cli.skeleton.my_game import GAME
from senki.text.needed import missing_texts
from senki.text.reference import read_reference

LANGUAGES = ("en", "ja")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_text(lang: str) -> None:
    assert missing_texts(GAME, lang) == []


def test_both_references_have_the_same_rules() -> None:
    english, japanese = (read_reference("my_game", lang).rules for lang in LANGUAGES)
    assert list(english) == list(japanese)
    assert {question.rule for question in GAME.info.questions.values()} <= set(english)
    assert {event.rule for event in GAME.info.events.values()} <= set(english)
