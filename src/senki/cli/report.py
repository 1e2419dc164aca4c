"""senki report: results as one page with tables and plots."""

from __future__ import annotations

import pathlib
import re
from typing import Final, cast

import click

from senki.cli.errors import Failure
from senki.engine.catalog import find_game
from senki.engine.decision import Decision
from senki.engine.frames import Row
from senki.engine.game import Game
from senki.lab.records import Results
from senki.lab.report.figures import read_figures
from senki.lab.report.page import Reader, make_page
from senki.text.catalogue import read_bundle
from senki.text.files import LANGUAGES
from senki.text.words import Words, sentence

HERE: Final = pathlib.Path(__file__).resolve().parent
BOTH: Final = "both"


@click.command("report")
@click.argument("folder", metavar="RESULTS")
@click.option("--lang", type=click.Choice([*LANGUAGES, BOTH]), default=BOTH, show_default=True, help="Language of the page.")
@click.option("-o", "--output", metavar="FILE", help="Where the page is written; by default report.html in the folder.")
@click.option("--force", is_flag=True, help="Overwrite a page that is there already.")
def report_command(folder: str, lang: str, output: str | None, force: bool) -> None:
    """Make a page of RESULTS, a folder that sim, match or ladder wrote with --out: one HTML file that needs nothing else."""
    path = pathlib.Path(output) if output else pathlib.Path(folder) / "report.html"
    results = Results.read(folder)
    if path.exists() and not force:
        raise Failure(f"{path}: is there already; name another file with -o, or overwrite it with --force")
    if not path.parent.is_dir():
        raise Failure(f"{path}: cannot be written: there is no such folder")
    figures = read_figures(results)
    game = find_game(str(results.settings["game"]))
    languages = LANGUAGES[::-1] if lang == BOTH else (lang,)
    readers: list[Reader] = [GameReader(language, game, results.settings) for language in languages]
    page = make_page(figures, readers)
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise Failure(f"{path}: cannot be written: {error.strerror}") from None
    click.echo(f"{path}: {figures.games} games")


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
            raise Failure(f"these results are of other rules: {self.game.info.id} asks nothing that is called {name}; play the games again")
        return Decision(0, self.questions[name], (), {})


def page_text(lang: str, text_id: str, **args: str | int) -> str:
    bundle = read_bundle(HERE, "report.{}.ftl", lang)
    assert bundle is not None
    pattern = bundle.get_message(text_id).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, dict(args))[0])
