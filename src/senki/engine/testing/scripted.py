"""One procedure of a game's rules, played by a script: chance's results and the seats' answers are given. For tests of single rules.

    stage: Stage[Ganymede] = Stage(GAME)
    play = stage.run(t, "battle_step", dice=[2, 4], answers=[(GREEN, "defend-with", X)])
    assert play.events[-1] == ("hits", X, 2)

A script that does not fit the rules is an error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from senki.engine.dice import ScriptedDice, ScriptError
from senki.engine.events import heard, in_full
from senki.engine.frames import PROTOTYPES, Row, load_frame
from senki.engine.game import Game
from senki.engine.table import CHANCE, OVER, Driver, Frame, Ints, Table, apply, begin
from senki.engine.table import Told as RawEvent
from senki.engine.view import decision_of

WATCHED: Final = Driver()  # leaves every question open, chance's too

Told = tuple[object, ...]  # an event: its name, then its values
Results = Sequence[int | tuple[str, int]]  # of chance, in order; with the question's name where it shall be checked
T = TypeVar("T", bound=Table)


@dataclass(frozen=True)
class Asked:
    """An open question: who is asked what."""

    seat: int
    name: str
    options: list[int]


@dataclass
class Play(Generic[T]):
    """A procedure under way: chance follows its script, seats are answered one by one."""

    game: Game
    t: T
    dice: ScriptedDice
    raw: list[RawEvent] = field(default_factory=list)  # what was told, as the rules told it

    @property
    def over(self) -> bool:
        return self.t.seat == OVER

    @property
    def open(self) -> list[Asked]:
        """The questions that seats are asked now."""
        found: list[Asked] = []
        for seat in self.t.waiting():
            decision = decision_of(self.game, self.t, seat)
            assert decision is not None
            found.append(Asked(seat, decision.question.name, list(decision.options)))
        return found

    @property
    def asked(self) -> Asked:
        """The only open question."""
        [asked] = self.open
        return asked

    @property
    def events(self) -> list[Told]:
        """What was told so far, in full."""
        return [self.as_heard(in_full(told), None) for told in self.raw]

    def heard(self, seat: int | None) -> list[Told]:
        """The same as a seat (None: a spectator) heard it."""
        return [self.as_heard(told, seat) for told in self.raw]

    def as_heard(self, told: RawEvent, seat: int | None) -> Told:
        event = heard(told, self.game.info.events, seat)
        return (event.kind.name, *event.values.values())

    def told(self, name: str) -> list[Told]:
        """The events of that name."""
        return [event for event in self.events if event[0] == name]

    def by_itself(self, name: str) -> int | None:
        """The answer to the question of that name where none is waited for: chance's. A game's builder may add others."""
        return self.dice.choose(name, self.t.options) if self.t.seat == CHANCE else None

    def go_on(self) -> None:
        """Let chance answer what it is asked, and take down what was told."""
        while not self.over:
            value = self.by_itself(self.game.info.questions[self.t.key].name)
            if value is None:
                break
            apply(self.t, WATCHED, value)
        self.raw += self.t.told or []
        self.t.told = []

    def answer(self, seat: int, name: str, value: int) -> Play[T]:
        """A seat's answer to the question of that name."""
        asked = [question for question in self.open if question.seat == seat]
        if not asked or asked[0].name != name or value not in asked[0].options:
            raise ScriptError(f"the script has seat {seat} answer {name} with {value}; the game asks: {self.open or 'nothing more'}")
        self.t.turn_to(seat)
        apply(self.t, WATCHED, value)
        self.go_on()
        self.game.check(self.t)
        return self

    def finish(self) -> Play[T]:
        """The procedure has run to its end, and all of the script was used."""
        if not self.over:
            raise ScriptError(f"the script ends, and the game asks: {self.open}")
        if not self.dice.used_up:
            raise ScriptError(f"results of the script that nothing asked for: {self.dice.script[self.dice.place :]}")
        return self


class Stage(Generic[T]):
    """Begins the procedures of a game by their names."""

    def __init__(self, game: Game, play: type[Play[T]] = Play) -> None:
        self.game: Final = game
        self.play: Final = play

    def frame_of(self, rule: str, **arguments: int | Ints) -> Frame:
        """A procedure, about to begin."""
        for name, prototype in PROTOTYPES.items():
            if name.startswith(f"{type(self.game).__module__}.") and name.endswith(f".{rule}"):
                spec = prototype.spec()
                wanted = set(spec.live[0])
                if set(arguments) != wanted:
                    raise ValueError(f"{rule} takes {sorted(wanted)}, not {sorted(arguments)}")
                row: Row = {"in": name, "at": spec.points[0], **arguments}
                return load_frame(row, int)  # a key is given as it is
        raise ValueError(f"{self.game.info.id} has no procedure {rule!r}")

    def start(self, t: T, rule: str, dice: Results = (), **arguments: int | Ints) -> Play[T]:
        """Begin a procedure and stop at the first question to a seat."""
        t.told = []
        play = self.play(self.game, t, ScriptedDice(list(dice)))
        begin(t, self.frame_of(rule, **arguments), WATCHED)
        play.go_on()
        return play

    def run(self, t: T, rule: str, dice: Results = (), answers: Sequence[tuple[int, str, int]] = (), **arguments: int | Ints) -> Play[T]:
        """Run a procedure from beginning to end."""
        play = self.start(t, rule, dice, **arguments)
        for seat, name, value in answers:
            play.answer(seat, name, value)
        return play.finish()
