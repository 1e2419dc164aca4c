"""A finished game played otherwise: from a turning point on, the best answer first, and then as the strongest computer plays it on.

Every computer sees what its seat would see, and the dice are rolled anew: it is one way that the game could have gone on, not a forecast.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from senki.agents.advice import ADVISER, Advice
from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.dice import StreamDice
from senki.engine.position import dump
from senki.engine.table import CHANCE
from senki.server.bodies import GivenAnswer, ReplayStep
from senki.server.club_bodies import AnalysedMove
from senki.server.game_record import GameRecord
from senki.server.jobs import HINT, ThinkJob
from senki.server.pools import Pool
from senki.server.seats import Logged, read_setting
from senki.server.tables import Line, replay_steps, walk
from senki.server.views import Viewer

CHOICES: Final = 8  # real ones, after the best answer
MOST_ANSWERS: Final = 60  # forced ones and dice included
SECONDS: Final = 0.3  # for a choice
DEADLINE: Final = 20.0

Think = Callable[[ThinkJob], Awaitable[list[Advice]]]


def thinking_job(line: Line, record: GameRecord, table_id: str, seat: int, seed: int, seconds: float) -> ThinkJob:
    """The question that is open for a seat, from what it sees, to the strongest computer."""
    session = record.session
    position = dump(line.game, determinize(line.game, record.table, seat, Rng(seed)))
    return ThinkJob(
        line.game.info.id, line.seats, dict(session.options), read_setting(line.setting).pack, position, seat, f"level:{ADVISER}", seed,
        DEADLINE, HINT, table_id, seconds=seconds,
    )  # fmt: skip


class PlayedOn:
    """The game from a turning point, while it is played on."""

    def __init__(self, line: Line, table_id: str, move: AnalysedMove) -> None:
        self.line: Final = line
        self.table_id: Final = table_id
        self.first: Final = move.step
        self.record: Final = next(stop.game_record for stop in walk(line, None, move.step) if stop.place == move.step)
        self.record.session.dice = StreamDice(hashlib.sha256(f"{table_id} {move.step}".encode()).digest())
        self.choices = 0
        self.record.session.answer(move.seat, move.best)

    def answers(self) -> list[Logged]:
        return [(answer.seat, answer.ask, answer.value) for answer in self.record.session.log[self.first :]]

    def ended(self) -> bool:
        return self.record.session.over or self.choices >= CHOICES or len(self.record.session.steps) >= self.first + MOST_ANSWERS

    def next_job(self) -> ThinkJob | None:
        """What a computer has to think about next; answers without a choice are given on the way. None: the line ends here."""
        while not self.ended():
            asked = self.record.session.pending()[0]
            if len(asked.options) > 1:
                return thinking_job(self.line, self.record, self.table_id, asked.seat, len(self.record.session.steps) + 1, SECONDS)
            self.record.session.answer(asked.seat, asked.options[0])
        return None

    def answer(self, seat: int, option: int) -> None:
        self.choices += 1
        self.record.session.answer(seat, option)


async def play_on(line: Line, table_id: str, move: AnalysedMove, think: Think, pool: Pool) -> list[GivenAnswer]:
    """The line from a turning point. It ends early where a computer has nothing to say."""
    game = await pool.run(PlayedOn, line, table_id, move)
    while (job := await pool.run(game.next_job)) is not None:
        rows = await think(job)
        if not rows:
            break
        await pool.run(game.answer, job.seat, rows[0].option)
    return [GivenAnswer("chance" if seat == CHANCE else seat, ask, value) for seat, ask, value in game.answers()]


def line_steps(line: Line, move: AnalysedMove, viewer: Viewer) -> list[ReplayStep]:
    """The line as a replay: first the table before the choice, then after each answer. Its moves are counted on from the game's."""
    answers: list[Logged] = [(CHANCE if one.seat == "chance" else one.seat, one.ask, one.value) for one in move.line]
    before = line.moves[move.step - 1] if move.step else 0
    moves = list(line.moves[: move.step])
    for seat, _, _ in answers:
        before += int(seat != CHANCE)
        moves.append(before)
    other = replace(line, answers=line.answers[: move.step] + answers, moves=moves)
    return replay_steps(other, None, viewer, move.step, move.step + len(answers))
