"""What a terminal game shows."""

from __future__ import annotations

from rich import box
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from senki.cli.choices import hint, offered
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
        self.console.print(Text(self.words.say(text_id, **args), style))

    def to_copy(self, text_id: str, **args: str | int) -> None:
        """A line with a command or a path: never broken, so that it can be copied whole."""
        self.console.print(Text(self.words.say(text_id, **args)), soft_wrap=True)

    def panel(self, title: str, content: RenderableType) -> None:
        self.console.print(Panel(content, title=Text(title), title_align="left", box=box.ROUNDED, border_style="dim"))

    def welcome(self, session: Session, you: int, opponents: str, commitment: str) -> None:
        game = session.game.info.id
        settings = [self.words.setting(name, value) for name, value in session.options.items()]
        lines = [Text(self.words.join([self.words.title(game), *settings]), "bold")]
        blurb = self.words.catalogue.find("game-blurb", {})
        if blurb:
            lines.append(Text(blurb))
        lines.append(Text(self.words.say("playing", seat=self.words.say("seat", number=you + 1), count=session.seats, opponents=opponents)))
        lines.append(Text(self.words.say("promise", commitment=commitment), "dim", overflow="fold"))
        lines.append(Text(self.words.say("help-hint")))
        self.panel("senki 戦記", Group(*lines))

    def events(self, lines: list[str]) -> None:
        for line in lines:
            self.console.print(Text("· " + line, "cyan"))

    def log(self, lines: list[str]) -> None:
        self.panel(self.words.say("log"), "\n".join(lines) or self.words.say("nothing-yet"))

    def advice(self, title_id: str, lines: list[str]) -> None:
        self.panel(self.words.say(title_id), Group(*(hanging(line) for line in lines)))

    def table(self, lines: list[str]) -> None:
        if lines:
            self.panel(self.words.say("table"), Group(*(hanging(line) for line in lines)))

    def decision(self, decision: Decision, session: Session) -> None:
        prompt = Text(self.words.prompt(decision), "bold")
        prompt.append(f"  ({self.words.say('rule', id=decision.question.rule)})", "not bold dim")
        self.console.print(prompt)
        if decision.picked:
            self.line("picked-so-far", names=self.words.join([self.words.option(decision, option) for option in decision.picked]))
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column(overflow="fold")
        grid.add_column(style="dim", overflow="fold")
        for number, (name, note) in enumerate(self.plain.options(decision, offered(decision), session.view(decision.seat)), 1):
            grid.add_row(f"  {number}", Text(name), Text(note))
        self.console.print(grid)
        if hint(decision):
            self.line(hint(decision), "dim")

    def rule(self, rule: RuleText) -> None:
        self.panel(f"{rule.id} {rule.title}", Markdown(rule.text))

    def result(self, session: Session, you: int) -> None:
        outcome = session.outcome()
        assert outcome is not None
        won = you in outcome.winners
        own = Text(self.words.say("you-won" if won else "you-lost"), "bold")
        scores = self.words.join([f"{self.words.seat(seat)} {score}" for seat, score in enumerate(outcome.scores)])
        self.panel(self.words.say("result"), Group(own, Text(self.plain.result(outcome.winners)), Text(scores, "dim")))


def hanging(line: str) -> Padding:
    """A line that, where it is too long, goes on below its own beginning and not at the margin."""
    text = line.lstrip(" ")
    return Padding(Text(text), (0, 0, 0, len(line) - len(text)))
