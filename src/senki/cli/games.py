"""senki games: which games there are."""

from __future__ import annotations

import json

import click
from rich.table import Table as Grid
from rich.text import Text

from senki.cli.settings import json_option, lang_option, make_console
from senki.engine.catalog import BrokenGame, find_games
from senki.engine.game import Game
from senki.text.files import LANGUAGES
from senki.text.words import Words


@click.command("games")
@lang_option
@json_option
def games_command(lang: str, as_json: bool) -> None:
    """List the games."""
    games, broken = find_games()
    if as_json:
        rows = [*map(describe, games), *map(describe_broken, broken)]
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for heading in ("game", "title", "seats", "options"):
        grid.add_column(heading, overflow="fold")
    for game in games:
        info = game.info
        options = "; ".join(f"{option.name}{' by seat' if option.by_seat else ''}={'|'.join(option.values)}" for option in info.options)
        seats = ", ".join(str(n) for n in info.seats)
        grid.add_row(Text(info.id, "bold"), Words(lang, game).title(info.id), seats, options)
    make_console().print(grid)
    for error in broken:  # on lines of their own: places in files are long
        click.echo(str(error))


def describe(game: Game) -> dict[str, object]:
    info = game.info
    options = [{"name": option.name, "values": list(option.values), "by_seat": option.by_seat} for option in info.options]
    titles = {lang: Words(lang, game).title(info.id) for lang in LANGUAGES}
    return {"id": info.id, "title": titles, "seats": list(info.seats), "options": options, "rules_version": info.rules_version}


def describe_broken(error: BrokenGame) -> dict[str, object]:
    mistake = error.mistake
    place = {"file": str(mistake.path), "line": mistake.line, "what": mistake.what, "advice": mistake.advice}
    return {"id": error.game_id, "broken": place}
