"""What a terminal game shows."""

from __future__ import annotations

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from senki.cli.choices import hint, offered
from senki.cli.wrapping import Wrapped, WrappedMarkdown, hanging
from senki.engine.decision import Decision
from senki.engine.session import Session
from senki.text.plain import PlainText
from senki.text.reference import RuleText
from senki.text.words import Words


class Screen:
    """Prints for one person, in their language. Nothing is ever redrawn, so that it can be read aloud and kept in a file."""

    def __init__(self, console: Console, words: Words, plain: PlainText) -> None:
        self.console = console
        self.words = words
        self.plain = plain

    def line(self, text_id: str, style: str = "", **args: str | int) -> None:
        self.console.print(Wrapped(Text(self.words.say(text_id, **args), style)))

    def to_copy(self, text_id: str, **args: str | int) -> None:
        """A line with a command or a path: never broken, so that it can be copied whole."""
        self.console.print(Text(self.words.say(text_id, **args)), soft_wrap=True)

    def panel(self, title: str, content: RenderableType) -> None:
        self.console.print(Panel(content, title=Text(title), title_align="left", box=box.ROUNDED, border_style="dim"))

    def welcome(self, session: Session, you: int, opponents: str, commitment: str) -> None:
        game = session.game.info.id
        settings = [self.words.setting(name, value) for name, value in session.options.items()]
        lines = [Wrapped(Text(self.words.join([self.words.title(game), *settings]), "bold"))]
        blurb = self.words.catalogue.find("game-blurb", {})
        if blurb:
            lines.append(Wrapped(Text(blurb)))
        lines.append(Wrapped(Text(self.words.say("playing", seat=self.words.place(you), count=session.seats, opponents=opponents))))
        lines.append(Wrapped(Text(self.words.say("promise", commitment=commitment), "dim")))
        lines.append(Wrapped(Text(self.words.say("help-hint"))))
        self.panel("senki 戦記", Group(*lines))

    def events(self, lines: list[str]) -> None:
        for line in lines:
            self.console.print(hanging(line, "cyan", "· "))

    def log(self, lines: list[str]) -> None:
        self.panel(self.words.say("log"), Group(*(hanging(line) for line in lines or [self.words.say("nothing-yet")])))

    def advice(self, title_id: str, lines: list[str]) -> None:
        self.panel(self.words.say(title_id), Group(*(hanging(line) for line in lines)))

    def table(self, lines: list[str]) -> None:
        if lines:
            self.panel(self.words.say("table"), Group(*(hanging(line) for line in lines)))

    def decision(self, decision: Decision, session: Session) -> None:
        prompt = Text(self.words.prompt(decision), "bold")
        prompt.append(self.words.by_rule(decision.rule), "not bold dim")
        self.console.print(Wrapped(prompt))
        if decision.picked:
            self.line("picked-so-far", names=self.words.join([self.plain.name(decision, option, session) for option in decision.picked]))
        if decision.values:
            self.line("still-to-pay", value=decision.owed)
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column()
        grid.add_column(style="dim")
        for number, (name, note) in enumerate(self.plain.options(decision, offered(decision), session), 1):
            grid.add_row(f"  {number}", Wrapped(Text(name)), Wrapped(Text(note)))
        self.console.print(grid)
        if hint(decision):
            self.line(hint(decision), "dim")

    def rule(self, rule: RuleText) -> None:
        self.panel(f"{rule.id} {rule.title}", WrappedMarkdown(rule.text))

    def result(self, session: Session, you: int) -> None:
        outcome = session.outcome()
        assert outcome is not None
        won = you in outcome.winners
        own = Text(self.words.say("you-won" if won else "you-lost"), "bold")
        scores = self.words.join([f"{self.words.seat(seat)} {score}" for seat, score in enumerate(outcome.scores)])
        self.panel(self.words.say("result"), Group(own, Wrapped(Text(self.plain.result(outcome.winners))), Wrapped(Text(scores, "dim"))))
