"""A game being played: takes answers, checks them, answers for chance, keeps the log, and undoes what may be undone."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Final

from senki.engine.decision import Decision
from senki.engine.dice import Dice
from senki.engine.events import Event, heard
from senki.engine.explain import Explainer, standing
from senki.engine.figures import Figure
from senki.engine.frames import Row
from senki.engine.game import Game, Outcome
from senki.engine.options import check_setting
from senki.engine.position import state_hash
from senki.engine.revealing import Reveal
from senki.engine.table import CHANCE, OVER, Driver, Table, Told, apply, begin
from senki.engine.view import could_react, decision_of, is_quiet, pending, view

ANEW: Final = "anew"  # in the log, for a question's name: the seat began its sealed choice again
SHOWN: Final = "something hidden has been shown"  # why an answer cannot be taken back
WATCHED: Final = Driver()  # leaves every question, chance's too, to the session


class IllegalAnswer(ValueError):
    """An answer that the rules do not allow now. The message says what was asked and by which rule; nothing has changed."""


class CannotUndo(ValueError):
    """Why an answer cannot be taken back."""


@dataclass(frozen=True)
class Answer:
    """One line of the log: who answered what. A value of None means that the seat began its sealed choice anew."""

    seat: int
    ask: str
    value: int | None


@dataclass(frozen=True)
class Step:
    """An answer with the table before it, how many events had been told by then, and where the last sealed choice had begun."""

    answer: Answer
    before: Table
    told: int
    sealed_from: int = 0


class Session:
    """One game at one table. The table and the seed stay inside; seats are given views, decisions and events."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], pack: object, dice: Dice) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = check_setting(game, seats, options)
        self.pack: Final = pack
        self.dice = dice
        self.dice_from = 0  # the dice answer from this place of the log on; before it, others did
        self.start: Final = game.setup(seats, self.options, pack)
        self.table = self.start.clone()
        self.table.told = []
        self.told: list[Told] = []
        self.steps: list[Step] = []
        self.sealed_from = 0  # the place of the log at which the last sealed choice began
        begin(self.table, game.first(self.table), WATCHED)
        self.listen()
        self.answer_chance()

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.table.seat == OVER

    @property
    def log(self) -> list[Answer]:
        return [step.answer for step in self.steps]

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.table)

    def pending(self) -> tuple[Decision, ...]:
        return pending(self.game, self.table)

    def decision(self, seat: int) -> Decision | None:
        return decision_of(self.game, self.table, seat)

    def view(self, seat: int | None) -> Row:
        """What the seat sees, with the figures of what lies on the table."""
        return {**view(self.game, self.table, seat), "figures": standing(self.game, self.table, seat)}

    def events(self, seat: int | None, after: int = 0) -> list[Event]:
        """What a seat has heard since the start, or since so many events ago."""
        return [heard(told, self.game.info.events, seat) for told in self.told[after:]]

    def explain(self, seat: int, option: int) -> list[Figure]:
        """The figures of an option of the seat's open question, as the rules work them out from what the seat knows."""
        return Explainer(self.game, self.table, seat).explain(option)

    def hash(self) -> str:
        return state_hash(self.game, self.table)

    def snapshot(self) -> Session:
        """The session as it stands, for whoever reads it while the game goes on. Nobody plays on with it."""
        copied = copy.copy(self)
        copied.table, copied.told, copied.steps = self.table.clone(), self.told[:], self.steps[:]
        return copied

    # -- answering ----------------------------------------------------------------------------------------------------

    def answer(self, seat: int, value: int) -> None:
        """Take a seat's answer (or CHANCE's, where the dice leave it open) and go on to the next open question."""
        self.give(seat, value)
        self.answer_chance()

    def answer_together(self, answers: dict[int, list[int]]) -> None:
        """Open reactions come to their end in one go: the answers, by seat, of all who have not finished; all are taken or none.

        They are logged in the order in which the seats would act, so that nothing tells in which order they came in.
        """
        asked = could_react(self.game, self.table)
        if not asked:
            raise IllegalAnswer("no reactions are open that could be answered together")
        for seat in answers:
            if seat not in asked:
                raise IllegalAnswer(f"seat {seat} is not asked for a reaction now")
        given = [(seat, value) for seat in asked for value in answers.get(seat, [])]
        before = (self.table.clone(), len(self.steps), len(self.told), self.sealed_from)
        sealed = self.table.sealed
        try:
            for seat, value in given:
                if self.table.sealed is not sealed:
                    raise IllegalAnswer(f"seat {seat} gives more answers than it is asked for")
                self.give(seat, value)
            if self.table.sealed is sealed:
                late = ", ".join(f"seat {seat}" for seat in self.table.waiting())
                raise IllegalAnswer(f"reactions are answered together by all who could react; missing: {late}")
        except IllegalAnswer:
            self.table, steps, told, self.sealed_from = before
            self.table.told = []
            del self.steps[steps:]
            del self.told[told:]
            raise
        self.answer_chance()

    def give(self, seat: int, value: int) -> None:
        """One answer, without the dice after it."""
        if self.over:
            raise IllegalAnswer("the game is over")
        if seat not in self.table.waiting():
            asked = ", ".join("chance" if s == CHANCE else f"seat {s}" for s in self.table.waiting())
            raise IllegalAnswer(f"seat {seat} is not asked anything now; asked: {asked}")
        self.table.turn_to(seat)
        question = self.game.info.questions[self.table.key]
        if value not in self.table.options:
            options = ", ".join(str(option) for option in self.table.options)
            raise IllegalAnswer(f"{value} is no answer to {question.name} (rule {question.rule}); allowed: {options}")
        value = self.table.options[self.table.options.index(value)]  # the option itself, not a True or a 1.0 that equals it
        self.keep(Answer(seat, question.name, value))
        sealed = self.table.sealed
        apply(self.table, WATCHED, value)
        if self.table.sealed is not sealed:
            self.sealed_from = len(self.steps)
        self.listen()

    def answer_chance(self) -> None:
        while self.table.seat == CHANCE:
            name = self.game.info.questions[self.table.key].name
            value = self.dice.choose(name, self.table.options)
            if value is None:
                return
            self.give(CHANCE, value)

    def keep(self, answer: Answer) -> None:
        self.steps.append(Step(answer, self.table.clone(), len(self.told), self.sealed_from))

    def listen(self) -> None:
        assert self.table.told is not None
        self.told += self.table.told
        self.table.told = []

    # -- taking back --------------------------------------------------------------------------------------------------

    def begin_anew(self, seat: int) -> None:
        """While others are still choosing, a seat may change its sealed choice: it is asked from the beginning again."""
        sealed = self.table.sealed
        if sealed is None or seat not in sealed.owners:
            raise CannotUndo("nothing is being chosen in secret now that could be changed")
        self.keep(Answer(seat, ANEW, None))
        sealed.restart(self.table, WATCHED, seat)
        self.listen()

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer. Never past a die, a reveal or another seat's answer."""
        why = self.why_no_undo(seat)
        if why:
            raise CannotUndo(why)
        if self.chooses_sealed(seat):
            self.begin_anew(seat)
            return
        self.take_back()

    def chooses_sealed(self, seat: int) -> bool:
        return self.table.sealed is not None and seat in self.table.sealed.owners

    def has_chosen_sealed(self, seat: int) -> bool:
        """In the sealed choice under way: has the seat answered since it (last) began?"""
        for step in reversed(self.steps[self.sealed_from :]):
            if step.answer.seat == seat:
                return step.answer.value is not None
        return False

    def why_no_undo(self, seat: int) -> str:
        """Why the seat cannot take its last answer back; empty if it can. Derived from what happened, not declared by the rules."""
        why = self.why_clearly_no_undo(seat)
        if not why and not self.chooses_sealed(seat) and self.reveal().happened():
            return SHOWN
        return why

    def why_clearly_no_undo(self, seat: int) -> str:
        """As far as it can be told at once. What is left, whether the answer has shown anything (`reveal`), takes long to find out."""
        if self.chooses_sealed(seat):
            return "" if self.has_chosen_sealed(seat) else "nothing has been answered yet"
        if is_quiet(self.game, self.table):
            return "others are asked for reactions"  # whether any of them has chosen yet must not show
        if not self.steps:
            return "nothing has been answered yet"
        last = self.steps[-1]
        if last.answer.seat != seat and not any(step.answer.seat == seat for step in self.steps):
            return "nothing has been answered yet"
        if last.answer.seat == CHANCE:
            return "a die was rolled or a card was drawn"
        if last.answer.seat != seat:
            return f"seat {last.answer.seat} has answered since"
        if last.answer.value is None or last.before.sealed is not None:
            return SHOWN  # it was the last of the sealed choices, and all of them were opened
        return ""

    def reveal(self) -> Reveal:
        """What the last answer may have shown."""
        step = self.steps[-1]
        assert step.answer.value is not None
        return Reveal(self.game, self.seats, step.before, step.answer.seat, step.answer.value, self.table, len(self.steps))

    def take_back(self) -> None:
        """The last answer was never given."""
        step = self.steps.pop()
        self.table = step.before
        self.table.told = []
        self.sealed_from = step.sealed_from
        del self.told[step.told :]
        self.dice_from = min(self.dice_from, len(self.steps))
