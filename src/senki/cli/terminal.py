"""A game in the terminal: one person against computer players."""

from __future__ import annotations

import pathlib
import sys
import unicodedata
from dataclasses import dataclass
from typing import Final

from senki.agents.agent import Agent, Knowledge
from senki.cli.advising import Adviser
from senki.cli.choices import Refused, answers_for, offered
from senki.cli.screen import Screen
from senki.engine.chance import Rng
from senki.engine.decision import Decision, goes_on
from senki.engine.dice import StreamDice
from senki.engine.explain import Explainer
from senki.engine.saves import save
from senki.engine.session import CannotUndo, Session
from senki.text.figures import figure_line
from senki.text.reference import Reference


class Leave(Exception):
    """The person goes; the game is saved."""


@dataclass
class Place:
    """Where the game is kept, and what to type to go on with it."""

    file: pathlib.Path
    command: str


class TerminalGame:
    """Asks one seat's questions of a person and the others' of an agent, until the game is over or the person leaves."""

    def __init__(self, session: Session, you: int, agent: Agent, rng: Rng, screen: Screen, reference: Reference, place: Place) -> None:
        self.session: Final = session
        self.you: Final = you
        self.agent: Final = agent
        self.rng: Final = rng
        self.screen: Final = screen
        self.words: Final = screen.words
        self.reference: Final = reference
        self.place: Final = place
        self.heard = 0  # how many events were shown
        self.table_shown: list[str] = []
        self.sealed_told = False
        self.saved = False

    def run(self) -> None:
        try:
            while not self.session.over:
                if self.you in self.session.table.waiting():
                    self.own_turn()
                else:
                    self.other_turn(self.session.table.waiting()[0])
        except (EOFError, KeyboardInterrupt):
            self.screen.console.print()
            self.say_where()
        except Leave:
            self.say_where()
        else:
            self.end()

    def other_turn(self, seat: int) -> None:
        self.session.answer(seat, self.agent.choose(Knowledge(self.session.game, self.session.table, seat, self.rng), self.rng))

    # -- the person's turn --------------------------------------------------------------------------------------------

    def own_turn(self) -> None:
        decision = self.session.decision(self.you)
        assert decision is not None
        if len(decision.options) == 1:
            self.show_events()
            if not decision.question.quiet:  # that one could not react anyway is no news
                self.screen.line("only-choice", "dim", option=self.name(decision, decision.options[0]))
            self.session.answer(self.you, decision.options[0])
            return
        self.keep()
        self.show_turn(decision)
        while not self.take(self.read_line(), decision):
            pass

    def name(self, decision: Decision, option: int) -> str:
        return self.screen.plain.name(decision, option, self.session)

    def read_line(self) -> str:
        line = input(self.words.say("input-mark"))
        if not sys.stdin.isatty():
            self.screen.console.print(line)  # typed by a script: shown where a terminal would have shown it
        return line

    def show_turn(self, decision: Decision) -> None:
        self.show_events()
        lines = self.screen.plain.table(self.session.view(self.you))
        if lines != self.table_shown:
            self.screen.table(lines)
            self.table_shown = lines
        if self.session.table.sealed is None:
            self.sealed_told = False
        elif not self.sealed_told:
            self.screen.line("sealed-choice", "yellow")
            self.sealed_told = True
        self.screen.decision(decision, self.session)

    def show_events(self) -> None:
        self.screen.events([self.words.event(event) for event in self.session.events(self.you, self.heard)])
        self.heard = len(self.session.told)

    def take(self, line: str, decision: Decision) -> bool:
        """Do what was typed; True when the question is to be asked anew, or another one."""
        line = unicodedata.normalize("NFKC", line).strip()  # digits and letters as a Japanese keyboard may send them
        words = line.replace(",", " ").replace("、", " ").split()
        if words and all(word.isdecimal() for word in words):
            return self.choose(decision, [int(word) for word in words])
        command, rest = line[:1].lower(), line[1:].strip()
        if command == "?":
            self.show_rule(rest or decision.rule)
        elif words and words[0].lower() in ("w", "why"):
            self.show_figures(decision, words[1:])
        elif command == "s" and (not rest or line[1:2].isspace()):
            self.save_as(rest)
        elif rest or command not in ("u", "v", "l", "t", "o", "q", "h"):
            self.screen.line("bad-word" if line else "bad-number", "red", word=line, count=len(decision.options))
        elif command == "u":
            return self.undo()
        elif command == "v":
            self.screen.table(self.screen.plain.whole(self.session, self.you))
        elif command == "l":
            self.screen.log([self.words.event(event) for event in self.session.events(self.you)])
        elif command == "t":
            self.screen.advice("hint", Adviser(self.session, self.you, self.screen.plain).hint())
        elif command == "o":
            self.screen.advice("odds", Adviser(self.session, self.you, self.screen.plain).odds())
        elif command == "h":
            self.screen.line("help")
        else:
            raise Leave
        return False

    def choose(self, decision: Decision, numbers: list[int]) -> bool:
        try:
            answers = answers_for(decision, numbers, self.words.say("choice-enough"))
        except Refused as refused:
            self.screen.line(refused.text_id, "red", **refused.args_for_text)
            return False
        step = decision
        while answers:
            answer = answers.pop(0)
            if answer not in step.options:
                # Points beyond an option's limit; what was given before stays, and can be taken back.
                self.screen.line("not-allowed", "red", option=self.name(decision, answer))
                return step is not decision
            self.session.answer(self.you, answer)
            now = self.session.decision(self.you)
            if now is None or not goes_on(step, now):
                break
            for taken in now.picked[len(step.picked) + 1 :]:  # had to be, and was not asked
                if taken in answers:
                    answers.remove(taken)
            step = now
        return True

    # -- commands -----------------------------------------------------------------------------------------------------

    def show_rule(self, rule_id: str) -> None:
        rule = self.reference.find(rule_id)
        if rule:
            self.screen.rule(rule)
        else:
            self.screen.line("no-rule" if self.reference.rules else "no-rules", "red", id=rule_id)

    def show_figures(self, decision: Decision, numbers: list[str]) -> None:
        """How the rules work out the figures of some options, or of all."""
        options = offered(decision)
        if not all(number.isdecimal() and 1 <= int(number) <= len(options) for number in numbers):
            self.screen.line("bad-number", "red", count=len(options))
            return
        self.screen.advice("why", self.figures(decision, tuple([options[int(number) - 1] for number in numbers]) or options))

    def figures(self, decision: Decision, options: tuple[int, ...]) -> list[str]:
        """By option: its name, and below it each figure as a sum."""
        explainer = Explainer(self.session.game, self.session.table, self.you)
        lines: list[str] = []
        for option in options:
            name = self.name(decision, option)
            found = [figure_line(self.words, figure) for figure in explainer.explain(option)]
            lines += [name, *("  " + line for line in found)] if found else [self.words.say("why-nothing", option=name)]
        return lines

    def undo(self) -> bool:
        try:
            self.session.undo(self.you)
        except CannotUndo:
            self.screen.line("cannot-undo", "red")
            return False
        self.heard = min(self.heard, len(self.session.told))
        self.undo_forced()
        self.screen.line("undone")
        return True

    def undo_forced(self) -> None:
        """Answers without a choice were given for the person, so they are taken back along with the last real one."""
        while not self.session.chooses_sealed(self.you):
            decision = self.session.decision(self.you)
            if decision is None or len(decision.options) > 1 or self.session.why_no_undo(self.you):
                return
            self.session.undo(self.you)

    def save_as(self, name: str) -> None:
        if not name:
            self.screen.line("save-where", "red")
        elif self.write(pathlib.Path(name).expanduser()):
            self.screen.to_copy("saved", file=name)

    # -- keeping the game ---------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Save before every question, so that whatever ends the program loses nothing."""
        self.saved = self.write(self.place.file)

    def write(self, path: pathlib.Path) -> bool:
        part = path.with_name(path.name + ".part")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            part.write_text(save(self.session, reveal=True), encoding="utf-8")
            part.replace(path)  # in one step: there is never half a file
        except OSError as error:
            self.screen.line("cannot-save", "red", file=str(path), reason=error.strerror or str(error))
            return False
        return True

    def say_where(self) -> None:
        if self.saved:
            self.screen.to_copy("saved", file=str(self.place.file))
            self.screen.to_copy("go-on", command=self.place.command)

    def end(self) -> None:
        self.show_events()
        self.screen.result(self.session, self.you)
        dice = self.session.dice
        if isinstance(dice, StreamDice):
            self.screen.line("seed-told", "dim", seed=dice.seed.hex(), commitment=dice.commitment)
        self.keep()
        if self.saved:
            self.screen.to_copy("check-dice", file=str(self.place.file))
