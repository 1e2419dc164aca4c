"""senki play: a game against computer players."""

from __future__ import annotations

import datetime
import pathlib
import secrets
import shlex

import click

from senki.agents.roster import find_agent
from senki.cli.errors import Failure
from senki.cli.screen import Screen
from senki.cli.serve import Wanted, run_server
from senki.cli.settings import lang_option, make_console, option_option, pack_option, players_option, read_file, wrong_settings
from senki.cli.terminal import Place, TerminalGame
from senki.engine.catalog import find_game
from senki.engine.chance import Rng
from senki.engine.dice import StreamDice
from senki.engine.fairness import SEED_BYTES, seed_from
from senki.engine.game import Game
from senki.engine.options import allowed_seats, check_setting, draw_random
from senki.engine.saves import load, read
from senki.engine.session import Session
from senki.text.plain import PlainText
from senki.text.reference import read_reference
from senki.text.words import Words


@click.command("play")
@click.argument("game")
@click.option("--text", is_flag=True, help="Play in the terminal.")
@players_option
@click.option("--seat", type=int, default=1, show_default=True, help="Your seat.")
@click.option("--opponents", default="level:2", show_default=True, help="Who plays the other seats: level:1 to level:5, random, greedy.")
@lang_option
@option_option
@click.option("--seed", help="Makes dice and opponents repeatable; by default they are unforeseeable.")
@pack_option
@click.option("--save", "save_to", metavar="FILE", help="Where to keep the game; by default in senki's own folder.")
@click.option("--resume", metavar="FILE", help="Go on with a saved game.")
def play_command(
    game: str,
    text: bool,
    players: int | None,
    seat: int,
    opponents: str,
    lang: str,
    options: dict[str, str],
    seed: str | None,
    pack: str | None,
    save_to: str | None,
    resume: str | None,
) -> None:
    """Play a game against the computer. The game is saved before every choice."""
    found = find_game(game)
    agent = find_agent(opponents, found)  # before anything is begun
    if not text and seed is None and not (save_to or resume or pack):  # what only the terminal can do is done there
        play_in_browser(game, opponents)
        return
    if resume and (players is not None or options or pack):
        raise Failure("--resume: players, options and pack are those of the saved game; leave them out")
    dice = make_dice(seed, resume)
    # The opponents' thoughts have random numbers of their own, from which nothing can be told about the dice.
    rng = Rng(int.from_bytes(seed_from(f"opponents {seed}")[:7], "big") if seed is not None else secrets.randbits(56))
    if resume:
        session = resumed(found, resume, dice)
    else:
        session = new_session(found, players, options, pack, dice, rng)
    if not 1 <= seat <= session.seats:
        raise Failure(f"--seat {seat}: this game has seats 1 to {session.seats}")
    words = Words(lang, found, session.pack, seat - 1)
    screen = Screen(make_console(), words, PlainText(session, words))
    if not text:
        screen.line("no-browser")
    file = pathlib.Path(save_to or resume or default_file(game))
    command = f"senki play {game} --text --seat {seat} --opponents {opponents} --resume {shlex.quote(str(file))}"
    screen.welcome(session, seat - 1, opponent_name(words, opponents), dice.commitment)
    TerminalGame(session, seat - 1, agent, rng, screen, read_reference(game, lang), Place(file, command)).run()


def play_in_browser(game: str, opponents: str) -> None:
    """Serve, and open the browser where a table of this game is begun with one click."""
    name, _, level = opponents.partition(":")
    run_server(Wanted(open_browser=f"/new?game={game}" + (f"&level={level}" if name == "level" else ""), laboratory=True))


def opponent_name(words: Words, agent: str) -> str:
    """What a person calls a computer player; one with settings is called what was typed."""
    name, _, level = agent.partition(":")
    if name == "level":
        return words.say("opponent-level", level=level, name=words.say(f"ui-level-{level}"))
    return words.catalogue.find(f"opponent-{agent}", {}) or words.say("opponent-other", name=agent)


def make_dice(seed: str | None, resume: str | None) -> StreamDice:
    """The place where a game goes on is mixed in, so that a seed given again does not bring the dice that have been seen already."""
    words = (f"resumed after {len(read(read_file(resume), resume).answers)} answers",) if resume else ()
    return StreamDice(seed_from(seed) if seed is not None else secrets.token_bytes(SEED_BYTES), words)


def new_session(game: Game, players: int | None, options: dict[str, str], pack: str | None, dice: StreamDice, rng: Rng) -> Session:
    seats = players if players is not None else (allowed_seats(game, options) or game.info.seats)[0]
    with wrong_settings():
        options = check_setting(game, seats, draw_random(game, seats, options, rng))
    if pack and game.schema() is None:
        raise Failure(f"--pack: {game.info.id} has no packs")
    return Session(game, seats, options, game.load_pack(pack), dice)


def resumed(game: Game, file: str, dice: StreamDice) -> Session:
    text = read_file(file)
    saved_game = read(text, file).head.get("game")
    if saved_game != game.info.id:
        raise Failure(f"{file}: a game of {saved_game}, not of {game.info.id}")
    return load(text, file, dice)


def default_file(game: str) -> str:
    now = datetime.datetime.now(tz=datetime.UTC).astimezone()
    return str(pathlib.Path(click.get_app_dir("senki")) / "saves" / f"{game}-{now:%Y%m%d-%H%M%S}.senki")
