"""A game being played: takes answers, checks them, answers for chance, keeps the log, and undoes what may be undone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from senki.engine.chance import Rng
from senki.engine.decision import Decision
from senki.engine.determinize import Redealer
from senki.engine.dice import Dice
from senki.engine.events import Event, heard
from senki.engine.frames import Row
from senki.engine.game import Game, Outcome
from senki.engine.position import state_hash
from senki.engine.table import CHANCE, OVER, Driver, Ints, Table, apply, begin
from senki.engine.view import decision_of, hidden_cards, pending, view

ANEW: Final = "anew"  # in the log, for a question's name: the seat began its sealed choice again
SAMPLES: Final = 8  # how many re-dealt tables are asked whether an answer told anybody anything
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
        self.told: list[Ints] = []
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
        return view(self.game, self.table, seat)

    def events(self, seat: int | None, after: int = 0) -> list[Event]:
        """What a seat has heard since the start, or since so many events ago."""
        return [heard(told, self.game.info.events, seat) for told in self.told[after:]]

    def hash(self) -> str:
        return state_hash(self.game, self.table)

    # -- answering ----------------------------------------------------------------------------------------------------

    def answer(self, seat: int, value: int) -> None:
        """Take a seat's answer (or CHANCE's, where the dice leave it open) and go on to the next open question."""
        self.give(seat, value)
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
        step = self.steps.pop()
        self.table = step.before
        self.table.told = []
        self.sealed_from = step.sealed_from
        del self.told[step.told :]
        self.dice_from = min(self.dice_from, len(self.steps))

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
        if self.chooses_sealed(seat):
            return "" if self.has_chosen_sealed(seat) else "nothing has been answered yet"
        if not any(step.answer.seat == seat for step in self.steps):
            return "nothing has been answered yet"
        last = self.steps[-1].answer
        if last.seat == CHANCE:
            return "a die was rolled or a card was drawn"
        if last.seat != seat:
            return f"seat {last.seat} has answered since"
        if last.value is None or self.revealed(self.steps[-1]):
            return "something hidden has been shown"
        return ""

    def revealed(self, step: Step) -> bool:
        """Did an answer tell any seat something that it did not know?

        Cards: one that lay hidden from the seat does so no longer. Everything else: on tables that the seat could not tell from the true
        one, the same answer would have led it to see something different. (Of an answer that names a card hidden from the seat, it cannot
        say what the same answer would be.)
        """
        value = step.answer.value
        assert value is not None
        if step.before.sealed is not None:
            return True  # it was the last of the sealed choices, and all of them were opened
        for viewer in range(self.seats):
            unseen = hidden_cards(step.before, viewer)
            if unseen - hidden_cards(self.table, viewer) or (unseen and self.over):
                return True  # a result may hang on the hidden cards too
            if (self.game.info.questions[step.before.key].kind.name, value) in unseen:
                continue
            seen = view(self.game, self.table, viewer)
            redealer = Redealer(self.game, step.before, viewer)
            for sample in range(SAMPLES):
                other = redealer.deal(Rng(len(self.steps) * SAMPLES + sample))
                other.turn_to(step.answer.seat)
                if value in other.options:
                    apply(other, WATCHED, value)
                    if view(self.game, other, viewer) != seen:
                        return True
        return False


def check_setting(game: Game, seats: int, options: dict[str, str]) -> dict[str, str]:
    """All options with their values, the usual ones filled in."""
    if seats not in game.info.seats:
        numbers = ", ".join(str(n) for n in game.info.seats)
        raise ValueError(f"{game.info.id} is for {numbers} seats, not {seats}")
    known = {option.name: option for option in game.info.options}
    for name, value in options.items():
        if name not in known:
            raise ValueError(f"{game.info.id} has no option {name!r}; there are: {', '.join(known) or 'none'}")
        if value not in known[name].values:
            raise ValueError(f"option {name}: {value!r} is not one of {', '.join(known[name].values)}")
        if seats not in known[name].seats.get(value, (seats,)):
            numbers = ", ".join(str(n) for n in known[name].seats[value])
            raise ValueError(f"option {name}={value} is for {numbers} seats, not {seats}")
    chosen = {option.name: options.get(option.name, option.values[0]) for option in game.info.options}
    for option in game.info.options:
        for other, wanted in option.needs.get(chosen[option.name], {}).items():
            if chosen[other] not in wanted:
                values = " or ".join(wanted)
                raise ValueError(f"option {option.name}={chosen[option.name]} goes with {other}={values}, not with {chosen[other]}")
    return chosen
