"""The texts of a laboratory's report, and a game's names as its own texts give them."""

from __future__ import annotations

import pathlib
import re
from typing import Final, cast

from senki.engine.decision import Decision
from senki.engine.frames import Row
from senki.engine.game import Game
from senki.text.catalogue import read_bundle
from senki.text.words import Words, sentence

HERE: Final = pathlib.Path(__file__).resolve().parent


class OtherRules(ValueError):
    """Results that these rules cannot read."""


class GameReader:
    """The texts of the page, and the game's names as its own texts give them."""

    def __init__(self, lang: str, game: Game, settings: Row) -> None:
        self.lang = lang
        self.game = game
        self.words = Words(lang, game)
        self.words.labels |= {kind: tuple(labels) for kind, labels in cast(dict[str, list[str]], settings["labels"]).items()}
        self.questions = {question.name: question for question in game.info.questions.values()}

    def say(self, text_id: str, **args: str | int) -> str:
        return page_text(self.lang, text_id, **args)

    def title(self) -> str:
        return self.words.title(self.game.info.id)

    def setting(self, option: str, value: str) -> str:
        return self.words.setting(option, value)

    def seat(self, seat: int) -> str:
        return self.words.seat(seat)

    def question(self, name: str) -> str:
        """The prompt, with dots for what it would name in a game."""
        self.decision(name)
        names: dict[str, str] = {}
        for bundle in self.words.catalogue.bundles:
            if bundle.has_message(f"ask-{name}") and (pattern := bundle.get_message(f"ask-{name}").value):
                while True:
                    prompt, errors = bundle.format_pattern(pattern, names)
                    unknown = re.findall(r"Unknown external: (\w+)", str(errors))
                    if not unknown:
                        return str(prompt)
                    names |= dict.fromkeys(unknown, "…")
        return sentence(name)

    def option(self, question: str, option: int) -> str:
        return self.words.option(self.decision(question), option)

    def decision(self, name: str) -> Decision:
        if name not in self.questions:
            raise OtherRules(
                f"these results are of other rules: {self.game.info.id} asks nothing that is called {name}; play the games again"
            )
        return Decision(0, self.questions[name], (), {})


def page_text(lang: str, text_id: str, **args: str | int) -> str:
    bundle = read_bundle(HERE, "report.{}.ftl", lang)
    assert bundle is not None
    pattern = bundle.get_message(text_id).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, dict(args))[0])
