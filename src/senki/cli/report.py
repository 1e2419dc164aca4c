"""senki report: results as one page with tables and plots."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Callable
from typing import Final, cast

import click

from senki.cli.errors import Failure
from senki.engine.catalog import find_game
from senki.engine.decision import Decision
from senki.engine.frames import Row
from senki.engine.game import Game
from senki.lab.folders import Journal, read_about
from senki.lab.records import Results
from senki.lab.report.compared import ComparedPage
from senki.lab.report.figures import read_figures
from senki.lab.report.page import Page, Reader, make_page
from senki.lab.report.priced import RegretPage, ScreenPage
from senki.lab.variants import Block, Changes, plain_changes
from senki.text.catalogue import read_bundle
from senki.text.files import LANGUAGES
from senki.text.words import Words, sentence

Whole = Callable[[Reader], str]

HERE: Final = pathlib.Path(__file__).resolve().parent
BOTH: Final = "both"


@click.command("report")
@click.argument("folder", metavar="RESULTS")
@click.option("--lang", type=click.Choice([*LANGUAGES, BOTH]), default=BOTH, show_default=True, help="Language of the page.")
@click.option("-o", "--output", metavar="FILE", help="Where the page is written; by default report.html in the folder.")
@click.option("--force", is_flag=True, help="Overwrite a page that is there already.")
def report_command(folder: str, lang: str, output: str | None, force: bool) -> None:
    """Make a page of RESULTS, a folder that sim, match, ladder, compare, screen or regret wrote with --out.

    It is one HTML file that needs nothing else.
    """
    path = pathlib.Path(output) if output else pathlib.Path(folder) / "report.html"
    settings, _ = read_about(folder)
    if path.exists() and not force:
        raise Failure(f"{path}: is there already; name another file with -o, or overwrite it with --force")
    if not path.parent.is_dir():
        raise Failure(f"{path}: cannot be written: there is no such folder")
    game = find_game(str(settings["game"]))
    languages = LANGUAGES[::-1] if lang == BOTH else (lang,)
    readers: list[Reader] = [GameReader(language, game, settings) for language in languages]
    games, whole = PAGES.get(str(settings["kind"]), of_games)(folder)
    page = make_page(readers, whole)
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise Failure(f"{path}: cannot be written: {error.strerror}") from None
    click.echo(f"{path}: {games} games")


def of_games(folder: str) -> tuple[int, Whole]:
    """How many games there are, and how their page is written."""
    figures = read_figures(Results.read(folder))
    return figures.games, lambda reader: Page(figures, reader).whole()


def of_two_packs(folder: str) -> tuple[int, Whole]:
    results = Journal.read(folder)
    outcome = results.outcome or unfinished(results)
    return cast(int, outcome["games"]), lambda reader: ComparedPage(results.settings, outcome, reader).whole()


def unfinished(results: Journal) -> Row:
    """What a run that was killed had played until then."""
    changes = Changes()
    for block in cast(list[Block], results.rows()):
        changes.put(block)
    if not changes.games:
        raise Failure(f"{results.folder}: no game was finished")
    changes.finish(cast(int, results.settings["block_games"]))
    return plain_changes(changes, cast(int, results.settings["wanted"]))


def of_outcome(folder: str, page: type[ScreenPage] | type[RegretPage]) -> tuple[int, Whole]:
    """Of a run whose figures come of all its games at once."""
    results = Journal.read(folder)
    outcome = results.outcome
    if outcome is None:
        raise Failure(f"{folder}: the run was cut off; the same command with --out {folder} goes on, and then there is a page")
    return cast(int, outcome["games"]), lambda reader: page(results.settings, outcome, reader).whole()


PAGES: Final[dict[str, Callable[[str], tuple[int, Whole]]]] = {
    "compare": of_two_packs,
    "screen": lambda folder: of_outcome(folder, ScreenPage),
    "regret": lambda folder: of_outcome(folder, RegretPage),
}


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
