"""The record of a game: its session, and the steps that led there, so that any of them can be gone through again.

A step's body holds every answer that it brought, chance's too. Going through the bodies again gives the same game, the same events and the
same numbers, whether a room does it after a restart or for somebody who missed something.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from senki.engine.catalog import find_game
from senki.engine.decision import Decision, goes_on
from senki.engine.dice import OpenDice, StreamDice
from senki.engine.game import Game
from senki.engine.packs import PackError, text_pack
from senki.engine.saves import SaveError, replay_answer
from senki.engine.session import Answer, IllegalAnswer, Session
from senki.engine.session import Step as SessionStep
from senki.engine.table import CHANCE, EVERYONE, Table, Told
from senki.engine.view import seen_waiting
from senki.server.seats import Logged, Setting

KEPT: Final = 40  # so many answers can be taken back at most; of earlier ones the table is not kept
UNKNOWN: Final = Answer(CHANCE, "", None)  # one that nobody will ask for
MOST_TOLD: Final = 1000  # events that are kept beyond those of answers that can be taken back


class Damaged(ValueError):
    """A stored game that does not go through, and where."""


class Body(msgspec.Struct):
    """What a step did: begin, answers, undo or anew; who did it; every answer that it brought."""

    do: str
    seat: int
    log: list[Logged]
    by: list[tuple[str, str]] = []  # of answers that were given together: user and id of the messages


@dataclass(frozen=True, slots=True)
class StepResult:
    """A step that was gone through: who may know that there was one, what was told, and what it means for open questions."""

    body: Body
    audience: int  # EVERYONE, or a bit for the only seat that may know of it
    events: list[Told]
    asked_anew: bool  # of seats that choose at the same time, only the one that acted stands elsewhere now


@dataclass(frozen=True)
class Checkpoint:
    """A moment of a game from which it can be gone through again; nobody changes its table any more."""

    seq: int  # of the last record before it
    answers: int  # before it, those that the game began with included
    sealed_from: int
    dice_used: int  # words of the seed's stream
    table: Table


class GameRecord:
    """A game from its beginning, or from a checkpoint, to where it stands now."""

    def __init__(
        self,
        game: Game,
        seats: int,
        setting: Setting,
        seed: bytes | None,
        since: Checkpoint | None = None,
        before: list[Logged] | None = None,
    ) -> None:
        """`since`: go on from there; `before`: the answers that led there, where anybody will ask for them."""
        self.setting: Final = setting
        self.session: Final = Session(game, seats, setting.options, load_pack(game, setting.pack), OpenDice())
        self.dice: Final = StreamDice(seed, tuple(setting.words)) if seed else None
        self.kept = 0
        if since is not None:
            self.go_to(since, before)
            return
        for place, logged in enumerate(setting.base):
            self.repeat(logged, f"answer {place + 1}", place)
        self.forget()

    def go_to(self, since: Checkpoint, before: list[Logged] | None) -> None:
        session = self.session
        answers = [Answer(*logged) for logged in before] if before is not None else [UNKNOWN] * since.answers
        session.table = since.table.clone()
        session.table.told, session.told = [], []
        session.steps = [SessionStep(answer, session.start, 0) for answer in answers]
        session.sealed_from = since.sealed_from
        self.kept = since.answers
        if self.dice is not None:
            self.dice.stream.go_to(since.dice_used)

    def checkpoint(self, seq: int) -> Checkpoint | None:
        """Where the game stands now, after that record; None in the middle of a sealed choice, which may still be begun again."""
        session = self.session
        if session.table.sealed is not None:
            return None
        used = self.dice.stream.used if self.dice is not None else 0
        return Checkpoint(seq, len(session.steps), session.sealed_from, used, session.table.clone())

    @property
    def table(self) -> Table:
        return self.session.table

    # -- living -------------------------------------------------------------------------------------------------------

    def begin(self) -> StepResult:
        """From here on the dice roll."""

        def act() -> None:
            if self.dice is not None:
                self.session.dice = self.dice
                self.session.dice_from = self.setting.dice_from
            self.session.answer_chance()

        return self.watch("begin", CHANCE, act)

    def answer(self, seat: int, answers: list[int]) -> StepResult:
        """Take all of them, or none (IllegalAnswer).

        Several answers may be sent together only if they are the steps of one choice: otherwise somebody could learn from a refusal what an
        earlier answer would have shown, and not be bound to it.
        """
        session, given = self.session, len(self.session.steps)

        def act() -> None:
            before: Decision | None = None
            for value in answers:
                now = session.decision(seat)
                if before is not None and not goes_on(before, now):
                    raise IllegalAnswer(
                        f"the choice {before.question.name} is complete; what comes after it cannot be answered together with it"
                    )
                session.give(seat, value)
                before = now
            session.answer_chance()

        try:
            return self.watch("answers", seat, act)
        except IllegalAnswer:
            while len(session.steps) > given:
                session.take_back()
            raise

    def answer_together(self, answers: dict[int, list[int]]) -> StepResult:
        """Reactions come to their end: the answers of all who have not finished."""
        return self.watch("together", CHANCE, lambda: self.session.answer_together(answers))

    def undo(self, seat: int) -> StepResult:
        """Take back the last answer, which was found to be the seat's and to have shown nothing."""
        if self.session.chooses_sealed(seat):
            return self.anew(seat)
        return self.watch("undo", seat, self.session.take_back)

    def anew(self, seat: int) -> StepResult:
        return self.watch("anew", seat, lambda: self.session.begin_anew(seat))

    def why_clearly_no_undo(self, seat: int) -> str:
        if not self.session.chooses_sealed(seat) and len(self.session.steps) - 1 < self.kept:
            return "that was too long ago" if self.session.steps else "nothing has been answered yet"
        return self.session.why_clearly_no_undo(seat)

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

    def again(self, body: Body, where: str) -> StepResult:
        """A stored step again."""

        def act() -> None:
            if body.do == "undo":
                if not self.session.steps:
                    raise Damaged(f"{where}: nothing to take back")
                self.session.take_back()
            elif body.do == "anew":
                self.repeat((body.seat, "anew", None), where)
            else:
                for logged in body.log:
                    self.repeat(logged, where)
                if body.do == "begin" and self.dice is not None:
                    self.session.dice_from = self.setting.dice_from

        result = self.watch(body.do, body.seat, act)
        result.body.by = body.by
        return result

    def go_live(self) -> None:
        """After going through all stored steps: the dice answer from now on."""
        if self.dice is not None:
            self.session.dice = self.dice
            self.session.dice_from = self.setting.dice_from

    def watch(self, do: str, seat: int, act: Callable[[], None]) -> StepResult:
        """Do something and see what came of it."""
        session = self.session
        sealed, waiting = session.table.sealed, seen_waiting(session.game, session.table)
        logged, told = len(session.steps), len(session.told) if do != "begin" else 0
        act()
        new = [(step.answer.seat, step.answer.ask, step.answer.value) for step in session.steps[logged:]]
        events = session.told[told:]
        same = sealed is not None and session.table.sealed is sealed
        # the beginning is everybody's, even of a game that begins with a secret choice
        private = seat != CHANCE and same and seen_waiting(session.game, session.table) == waiting and not events
        self.forget()
        return StepResult(Body(do, seat, new), 1 << seat if private else EVERYONE, events, same)

    def forget(self) -> None:
        """Drop the tables of long ago: a game that many watch must not fill the memory."""
        steps = self.session.steps
        self.kept = min(self.kept, len(steps))
        if self.table.sealed is not None:
            return  # a sealed choice may be begun again from its beginning, however long ago that was
        while len(steps) - self.kept > KEPT:
            old = steps[self.kept]
            steps[self.kept] = SessionStep(old.answer, self.session.start, 0)
            self.kept += 1
        cut = steps[self.kept].told if self.kept < len(steps) else 0
        if cut > MOST_TOLD:
            del self.session.told[:cut]
            for place in range(self.kept, len(steps)):
                steps[place] = replace(steps[place], told=steps[place].told - cut)


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
    return game.facts(text_pack(text, game.info.id, schema, "pack"))


def open_record(
    game_id: str, seats: int, setting: Setting, seed: str, since: Checkpoint | None = None, before: list[Logged] | None = None
) -> GameRecord:
    return GameRecord(find_game(game_id), seats, setting, bytes.fromhex(seed) if seed else None, since, before)
