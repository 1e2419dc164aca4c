"""senki replay and senki verify: look at a saved game, and check its dice."""

from __future__ import annotations

import sys

import click
from rich.console import Console

from senki.cli.errors import Failure
from senki.cli.settings import lang_option, make_console, read_file
from senki.cli.wrapping import hanging
from senki.engine.events import heard, in_full
from senki.engine.saves import Saved, open_session, read, replay_answer, verify
from senki.engine.session import Answer, Session
from senki.engine.table import CHANCE
from senki.engine.view import decision_of
from senki.text.plain import PlainText
from senki.text.words import Words


@click.command("replay")
@click.argument("file")
@click.option("--step", is_flag=True, help="Wait for Enter after each answer.")
@click.option("--seat", type=int, help="Show only what this seat saw; by default everything that the file holds.")
@lang_option
def replay_command(file: str, step: bool, seat: int | None, lang: str) -> None:
    """Go through a saved game, answer by answer."""
    saved = read(read_file(file), file)
    session = open_session(saved)
    if seat is not None and not 1 <= seat <= session.seats:
        raise Failure(f"--seat {seat}: this game has seats 1 to {session.seats}")
    viewer = seat - 1 if seat is not None else None
    words = Words(lang, session.game, session.pack, viewer)
    show = Replay(session, words, viewer, make_console())
    show.title()
    show.all_answers(saved, step)
    show.end()


class Replay:
    """A saved game, told from its beginning."""

    def __init__(self, session: Session, words: Words, viewer: int | None, console: Console) -> None:
        self.session = session
        self.words = words
        self.plain = PlainText(session, words)
        self.viewer = viewer
        self.console = console
        self.heard = 0

    def title(self) -> None:
        info = self.session.game.info
        settings = [self.words.setting(name, value) for name, value in self.session.options.items()]
        self.console.print(hanging(self.words.join([self.words.title(info.id), *settings]), "bold"))
        self.tell_events()

    def all_answers(self, saved: Saved, step: bool) -> None:
        for place, (number, answer) in enumerate(saved.answers, 1):
            if step and not wait_for_enter():
                step = False
            text = self.answer_text(answer)
            replay_answer(self.session, answer, f"{saved.name}, line {number}")
            if text and self.viewer in (None, answer.seat):
                self.console.print(hanging(text, "dim", f"{place:>4}  "))
            self.tell_events()

    def answer_text(self, answer: Answer) -> str:
        """Who answers what; empty if the question is not open, which replay_answer then reports."""
        decision = decision_of(self.session.game, self.session.table, answer.seat)
        who = self.words.seat(answer.seat)
        if answer.value is None or decision is None:
            return self.words.say("labelled", label=who, text="…")
        chosen = self.plain.name(decision, answer.value, self.session)
        return self.words.say("labelled", label=who, text=f"{self.words.prompt(decision)} → {chosen}")

    def tell_events(self) -> None:
        for told in self.session.told[self.heard :]:
            full = in_full(told) if self.viewer is None else told
            self.console.print(hanging(self.words.event(heard(full, self.session.game.info.events, self.viewer)), mark=" " * 6))
        self.heard = len(self.session.told)

    def end(self) -> None:
        self.console.print()
        for line in self.plain.whole(self.session, self.viewer):
            self.console.print(hanging(line))


def wait_for_enter() -> bool:
    """False when there is nobody to press it."""
    return sys.stdin.readline() != ""


@click.command("verify")
@click.argument("file")
def verify_command(file: str) -> None:
    """Check every die and card of a finished game against its revealed seed."""
    text = read_file(file)
    checked = verify(text, file)
    unchecked = sum(answer.seat == CHANCE for _, answer in read(text, file).answers) - checked
    click.echo(f"{file}: good: {checked} dice and cards follow from the revealed seed, which is the one promised")
    if unchecked:
        click.echo(f"{file}: not checked: {unchecked} dice and cards before the game was resumed, whose seed is not in this file")
