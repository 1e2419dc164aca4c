"""senki report: results as one page with tables and plots."""

from __future__ import annotations

import pathlib
from collections.abc import Callable
from typing import Final, cast

import click

from senki.cli.errors import Failure
from senki.engine.catalog import find_game
from senki.engine.frames import Row
from senki.lab.folders import Journal, read_about
from senki.lab.records import Results
from senki.lab.report.compared import ComparedPage
from senki.lab.report.figures import read_figures
from senki.lab.report.page import Page, Reader, make_page
from senki.lab.report.priced import RegretPage, ScreenPage
from senki.lab.variants import Block, Changes, plain_changes
from senki.text.files import LANGUAGES
from senki.text.reports import GameReader

Whole = Callable[[Reader], str]

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
