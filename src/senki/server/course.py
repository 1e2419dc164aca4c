"""The course of a game: its session, and the steps that led there, so that any of them can be gone through again.

A step's body holds every answer that it brought, chance's too. Going through the bodies again gives the same game, the same events and the
same numbers, whether a room does it after a restart or for somebody who missed something.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import msgspec

from senki.engine.catalog import find_game
from senki.engine.decision import Decision
from senki.engine.dice import OpenDice, StreamDice
from senki.engine.game import Game
from senki.engine.packs import PackError, make_pack
from senki.engine.saves import SaveError, replay_answer
from senki.engine.session import Answer, IllegalAnswer, Session
from senki.engine.session import Step as SessionStep
from senki.engine.table import CHANCE, EVERYONE, Driver, Ints, Table, apply
from senki.engine.view import decision_of
from senki.server.seats import Logged, Setting

KEPT: Final = 40  # so many answers can be taken back at most; of earlier ones the table is not kept
WATCHED: Final = Driver()


class Damaged(ValueError):
    """A stored game that does not go through, and where."""


class Body(msgspec.Struct):
    """What a step did: begin, answers, undo or anew; who did it; every answer that it brought; what the seats could take back after it.

    The last is kept because it takes long to work out: it asks many re-dealt tables whether anything was shown.
    """

    do: str
    seat: int
    log: list[Logged]
    undo: dict[str, bool | str] = msgspec.field(default_factory=dict)


@dataclass(frozen=True)
class Happening:
    """A step that was gone through: who may know that there was one, what was told, and what it means for open questions."""

    body: Body
    audience: int  # EVERYONE, or a bit for the only seat that may know of it
    events: list[Ints]
    asked_anew: bool  # of seats that choose at the same time, only the one that acted stands elsewhere now


@dataclass(frozen=True)
class Moment:
    """A table as it was after a step."""

    seq: int
    table: Table
    happening: Happening | None
    undo: dict[int, bool | str]


class Course:
    """A game from its beginning to where it stands now."""

    def __init__(self, game: Game, seats: int, setting: Setting, seed: bytes | None) -> None:
        self.setting: Final = setting
        self.session: Final = Session(game, seats, setting.options, load_pack(game, setting.pack), OpenDice())
        self.dice: Final = StreamDice(seed, tuple(setting.words)) if seed else None
        self.kept = 0
        for place, logged in enumerate(setting.base):
            self.repeat(logged, f"answer {place + 1}", place)
        self.forget()

    @property
    def table(self) -> Table:
        return self.session.table

    # -- living -------------------------------------------------------------------------------------------------------

    def begin(self) -> Happening:
        """From here on the dice roll."""

        def act() -> None:
            if self.dice is not None:
                self.session.dice = self.dice
                self.session.dice_from = self.setting.dice_from
            self.session.answer_chance()

        return self.watch("begin", CHANCE, act)

    def answer(self, seat: int, answers: list[int]) -> Happening:
        """Take answers that check() found right."""

        def act() -> None:
            for value in answers[:-1]:
                self.session.give(seat, value)
            self.session.answer(seat, answers[-1])

        return self.watch("answers", seat, act)

    def undo(self, seat: int) -> Happening:
        if self.session.chooses_sealed(seat):
            return self.anew(seat)
        return self.watch("undo", seat, lambda: self.session.undo(seat))

    def anew(self, seat: int) -> Happening:
        return self.watch("anew", seat, lambda: self.session.begin_anew(seat))

    def check(self, seat: int, answers: list[int]) -> None:
        """Refuse answers that are not allowed, without trying them on the true table.

        Several answers may be sent together only if they are the steps of one choice: otherwise somebody could learn from a refusal what an
        earlier answer would have shown, and not be bound to it.
        """
        game, table = self.session.game, self.session.table.clone()
        before: Decision | None = None
        for value in answers:
            now = decision_of(game, table, seat)
            if before is not None and not goes_on(before, now):
                raise IllegalAnswer(
                    f"the choice {before.question.name} is complete; what comes after it cannot be answered together with it"
                )
            assert now is not None
            if value not in now.options:
                options = ", ".join(str(option) for option in now.options)
                raise IllegalAnswer(f"{value} is no answer to {now.question.name}; allowed: {options}")
            table.turn_to(seat)
            apply(table, WATCHED, value)
            before = now

    def why_no_undo(self, seat: int) -> str:
        if not self.session.chooses_sealed(seat) and len(self.session.steps) - 1 < self.kept:
            return "that was too long ago" if self.session.steps else "nothing has been answered yet"
        return self.session.why_no_undo(seat)

    # -- going through again ------------------------------------------------------------------------------------------

    def repeat(self, logged: Logged, where: str, place: int | None = None) -> None:
        """One logged answer again. Chance's must be what the seed gives, from where on the dice are its."""
        seat, ask, value = logged
        at = len(self.session.steps) if place is None else place
        if seat == CHANCE and self.dice is not None and at >= self.setting.dice_from and self.table.seat == CHANCE:
            wanted = self.dice.choose(ask, self.table.options)
            if wanted != value:
                raise Damaged(f"{where}: {ask} was {value}, the seed gives {wanted}")
        try:
            replay_answer(self.session, Answer(seat, ask, value), where)
        except SaveError as error:
            raise Damaged(str(error)) from None

    def again(self, body: Body, where: str) -> Happening:
        """A stored step again."""

        def act() -> None:
            if body.do == "undo":
                if not self.session.steps:
                    raise Damaged(f"{where}: nothing to take back")
                self.take_back(self.session.steps.pop())
            elif body.do == "anew":
                self.repeat((body.seat, "anew", None), where)
            else:
                for logged in body.log:
                    self.repeat(logged, where)
                if body.do == "begin" and self.dice is not None:
                    self.session.dice_from = self.setting.dice_from

        happening = self.watch(body.do, body.seat, act)
        happening.body.undo = body.undo
        return happening

    def go_live(self) -> None:
        """After going through all stored steps: the dice answer from now on."""
        if self.dice is not None:
            self.session.dice = self.dice
            self.session.dice_from = self.setting.dice_from

    def take_back(self, step: SessionStep) -> None:
        """What Session.undo does once it has found that it may."""
        self.session.table = step.before
        self.session.table.told = []
        self.session.sealed_from = step.sealed_from
        del self.session.told[step.told :]

    def watch(self, do: str, seat: int, act: Callable[[], None]) -> Happening:
        """Do something and see what came of it."""
        session = self.session
        sealed, waiting = session.table.sealed, session.table.waiting()
        logged, told = len(session.steps), len(session.told) if do != "begin" else 0
        act()
        new = [(step.answer.seat, step.answer.ask, step.answer.value) for step in session.steps[logged:]]
        events = session.told[told:]
        same = sealed is not None and session.table.sealed is sealed
        # the beginning is everybody's, even of a game that begins with a secret choice
        private = seat != CHANCE and same and session.table.waiting() == waiting and not events
        self.forget()
        return Happening(Body(do, seat, new), 1 << seat if private else EVERYONE, events, same)

    def forget(self) -> None:
        """Drop the tables of long ago: a game that many watch must not fill the memory."""
        steps = self.session.steps
        self.kept = min(self.kept, len(steps))
        if self.table.sealed is not None:
            return  # a sealed choice may be begun again from its beginning, however long ago that was
        while len(steps) - self.kept > KEPT:
            old = steps[self.kept]
            steps[self.kept] = SessionStep(old.answer, self.session.start, old.told, old.sealed_from)
            self.kept += 1

    def moment(self, seq: int, happening: Happening | None) -> Moment:
        """The table now, to be shown later."""
        undo = {int(seat): may for seat, may in happening.body.undo.items()} if happening else {}
        return Moment(seq, self.table.clone(), happening, undo)

    def may_undo(self, seats: list[int]) -> dict[str, bool | str]:
        """By seat: whether it may take its last answer back, or why not."""
        over = "the game is over" if self.session.over else ""
        return {str(seat): over or self.why_no_undo(seat) or True for seat in seats}


def goes_on(before: Decision, now: Decision | None) -> bool:
    """Is this the next step of the same choice?"""
    if now is None or now.question is not before.question or now.candidates != before.candidates:
        return False
    return len(now.picked) == len(before.picked) + 1


def load_pack(game: Game, text: str | None) -> object:
    """The card data of a table: the game's own, or what a TOML text holds."""
    return cached_pack(game.info.id, text)


@functools.lru_cache(maxsize=32)
def cached_pack(game_id: str, text: str | None) -> object:
    """Packs are read once: tables share them and never change them."""
    game = find_game(game_id)
    if text is None:
        return game.load_pack(None)
    schema = game.schema()
    if schema is None:
        raise PackError(f"{game.info.id} has no packs")
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise PackError(f"pack: not a TOML file: {error}") from None
    return game.facts(make_pack(data, game.info.id, schema, "pack"))


def open_course(game_id: str, seats: int, setting: Setting, seed: str) -> Course:
    game = find_game(game_id)
    if setting.rules != game.info.rules_version:
        raise Damaged(f"played by rules version {setting.rules!r} of {game_id}; this server has {game.info.rules_version!r}")
    return Course(game, seats, setting, bytes.fromhex(seed) if seed else None)
