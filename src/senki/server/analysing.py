"""Finished games, gone through by the strongest computer player: what it would have played at each choice, and what that was worth.

It sees what the seat saw. Choices are thought about one by one, only while nobody else waits for a computer, for about a second each; so a
game takes a minute or two of one worker, and those who play notice nothing. From each turning point the computers then play on, so that one
sees what the better answer leads to. What was found is kept with the table.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from senki.agents.advice import ADVISER, Advice
from senki.engine.table import CHANCE
from senki.engine.view import decision_of
from senki.server.api_errors import ApiError
from senki.server.best_line import line_steps, play_on, thinking_job
from senki.server.bodies import ReplayStep
from senki.server.club_bodies import AnalysedMove, Analysis
from senki.server.jobs import ThinkJob
from senki.server.storage import StoredDocument
from senki.server.tables import Line, walk
from senki.server.views import Viewer
from senki.server.wire import Shape

if TYPE_CHECKING:
    from senki.server.service import Service

LOG: Final = logging.getLogger(__name__)
KIND: Final = "analysis"  # of document
MOST_CHOICES: Final = 80  # of a game, spread over it
SECONDS: Final = 1.0  # for a choice
WAITING: Final = 20  # games
PAUSE: Final = 0.25  # seconds between looks whether anybody else waits
TURNING: Final = 5  # points that are named
WORTH_NAMING: Final = 0.08  # of a win, that a choice has cost at least


@dataclass(frozen=True)
class Choice:
    """A choice of a finished game, and the job to think about it again."""

    move: AnalysedMove
    job: ThinkJob


def choices(line: Line, table_id: str) -> list[Choice]:
    """The real choices of a game: those with more than one option."""
    found: list[Choice] = []
    for stop in walk(line, None):
        if stop.place >= len(line.answers):
            break
        seat, ask, value = line.answers[stop.place]
        table = stop.game_record.table
        mine = decision_of(line.game, table, seat) if seat != CHANCE else None
        if mine is None or value is None or len(mine.options) < 2:
            continue
        question = mine.question
        move = AnalysedMove(
            stop.place, line.moves[stop.place], seat, ask, question.kind.name, cast(Shape, question.shape), value, None, value, None
        )
        found.append(Choice(move, thinking_job(line, stop.game_record, table_id, seat, stop.place + 1, SECONDS)))
    every = max(1, -(-len(found) // MOST_CHOICES))
    return found[::every]


def judged(move: AnalysedMove, rows: list[Advice]) -> AnalysedMove:
    """A choice with what the computer thinks of it."""
    if not rows:
        return move
    shares = {row.option: row.share for row in rows}
    return msgspec.structs.replace(move, share=shares.get(move.played), best=rows[0].option, best_share=rows[0].share)


def turning_points(moves: list[AnalysedMove]) -> list[int]:
    """The places of the choices that cost most, in the order of the game."""
    costs = {
        place: move.best_share - move.share
        for place, move in enumerate(moves)
        if move.best_share is not None and move.share is not None and move.best != move.played
    }
    worst = sorted((place for place, cost in costs.items() if cost >= WORTH_NAMING), key=lambda place: -costs[place])
    return sorted(worst[:TURNING])


class Analyst:
    """Analyses one game after another."""

    def __init__(self, service: Service) -> None:
        self.service: Final = service
        self.asked: Final[OrderedDict[str, Analysis]] = OrderedDict()  # the first is under way
        self.running = False

    async def known(self, table_id: str) -> Analysis:
        """What there is so far."""
        if table_id in self.asked:
            return self.asked[table_id]
        kept = await asyncio.to_thread(self.service.store.document, KIND, table_id)
        if kept is not None:
            return msgspec.json.decode(kept.body, type=Analysis)
        return Analysis("none", 0, 0, ADVISER, [], [])

    async def ask(self, table_id: str) -> Analysis:
        """Have a game analysed, unless it has been."""
        room = await self.service.room(table_id)
        if room.status != "over":
            raise ApiError("not_asked", "the game is not over yet")
        known = await self.known(table_id)
        if known.state != "none" or table_id in self.asked:
            return self.asked.get(table_id, known)
        if len(self.asked) >= WAITING:
            raise ApiError("busy", "many games wait to be analysed; please try again later")
        self.asked[table_id] = Analysis("waiting", 0, 0, ADVISER, [], [])
        if not self.running:
            self.running = True
            self.service.start(self.work())
        return self.asked[table_id]

    async def work(self) -> None:
        try:
            while self.asked:
                table_id = next(iter(self.asked))
                try:
                    await self.analyse(table_id)
                except Exception:
                    LOG.exception("table %s could not be analysed", table_id)
                self.asked.pop(table_id, None)
        finally:
            self.running = False

    async def analyse(self, table_id: str) -> None:
        line = Line.of(await self.service.room(table_id))
        found = await self.service.replays.run(choices, line, table_id)
        moves: list[AnalysedMove] = []
        for choice in found:
            self.asked[table_id] = Analysis("running", len(moves), len(found), ADVISER, list(moves), turning_points(moves))
            moves.append(judged(choice.move, await self.think(choice.job)))
        for place in turning_points(moves):
            self.asked[table_id] = Analysis("running", len(moves), len(found), ADVISER, list(moves), turning_points(moves))
            answers = await play_on(line, table_id, moves[place], self.think, self.service.replays)
            moves[place] = msgspec.structs.replace(moves[place], line=answers)
        done = Analysis("done", len(found), len(found), ADVISER, moves, turning_points(moves))
        body = msgspec.json.encode(done).decode()
        self.asked[table_id] = done
        committed = asyncio.Event()
        document = StoredDocument(KIND, table_id, body, self.service.now() // 1000)
        self.service.store.write([document], self.service.from_thread(lambda _error: committed.set()))
        await committed.wait()

    async def best_line(self, table_id: str, step: int, viewer: Viewer) -> list[ReplayStep]:
        """How the computers play on from a turning point, as a viewer would have seen it; an empty one is shown everything."""
        moves = (await self.known(table_id)).moves
        move = next((move for move in moves if move.step == step and move.line), None)
        if move is None:
            raise ApiError("not_found", "no line is known from there")
        line = Line.of(await self.service.room(table_id), viewer)
        return await self.service.replays.run(line_steps, line, move, viewer)

    async def think(self, job: ThinkJob) -> list[Advice]:
        """One choice, when nobody else waits for a computer. What cannot be answered in time is left out."""
        pool = self.service.worker_pool
        while pool.waiting():
            await asyncio.sleep(PAUSE)
        answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def tell(result: Any, error: Exception | None) -> None:
            if not answered.done():
                answered.set_result([] if error else result)

        pool.think(job, self.service.from_thread(tell), lambda _note: None)
        result = await answered
        return [row for row in result if isinstance(row, Advice)]
