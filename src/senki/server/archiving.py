"""Keeps finished games for good, one after another, while others play: each once, soon after its end (see archives)."""

from __future__ import annotations

import asyncio
import functools
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from senki.engine.saves import save
from senki.server.api_errors import ApiError
from senki.server.archives import ALL, KIND, Finished, make_archive
from senki.server.club_bodies import GameStatistics
from senki.server.loading import PastGame
from senki.server.opening import open_table
from senki.server.pools import Pool
from senki.server.rooms import Room
from senki.server.seats import to_text
from senki.server.statistics import statistics
from senki.server.storage import Store, StoredDocument
from senki.server.tables import Line, log_of, moves_of

if TYPE_CHECKING:
    from senki.server.service import Service

LOG: Final = logging.getLogger(__name__)
AT_ONCE: Final = 20  # tables that are looked up
EVERY: Final = 60.0  # seconds: for games that came here finished, from a file
PAUSE: Final = 0.001  # seconds after each moment: those who play come first


class Archivist:
    """Looks for finished games that are not kept yet."""

    def __init__(self, service: Service) -> None:
        self.service: Final = service
        self.pool: Final = Pool("archiving", 1, 1, "games are being kept")
        self.ended: Final = asyncio.Event()
        self.given_up: Final[set[str]] = set()  # what cannot be kept is not tried again before the next start

    async def work(self) -> None:
        while True:
            try:
                while await self.keep_some():
                    pass
            except Exception:
                LOG.exception("finished games cannot be kept now")
            self.ended.clear()
            try:
                await asyncio.wait_for(self.ended.wait(), EVERY)
            except TimeoutError:
                continue

    async def keep_some(self) -> bool:
        """Keep the newest that are not yet; was there one?"""
        store = self.service.store
        found = await asyncio.to_thread(store.finished_without, KIND, AT_ONCE + len(self.given_up))
        wanted = [table.id for table in found if table.id not in self.given_up]
        for table_id in wanted:
            await self.keep(table_id)
        return bool(wanted)

    async def keep(self, table_id: str) -> None:
        store, now = self.service.store, self.service.now()
        try:
            documents = await self.pool.run(archive_of, store, table_id, now)
        except ApiError as why:
            LOG.warning("table %s cannot be kept: %s", table_id, why)
            self.given_up.add(table_id)
            return
        except Exception:
            LOG.exception("table %s cannot be kept", table_id)
            self.given_up.add(table_id)
            return
        committed = asyncio.Event()

        def done(error: Exception | None) -> None:
            if error is not None:
                self.given_up.add(table_id)
            committed.set()

        store.write([*documents], self.service.from_thread(done))
        await committed.wait()

    def close(self) -> None:
        self.pool.close()


def archive_of(store: Store, table_id: str, now: int) -> list[StoredDocument]:
    """What has to be kept of a finished game, worked out in a worker thread."""
    room = open_table(store, table_id, now, 0)
    if not isinstance(room, Room):
        raise ApiError("over", "it is shown from what was kept")
    return make_archive(finished(room, store, now), now // 1000)


def finished(room: Room, store: Store, now: int, text: Callable[[], str] | None = None) -> Finished:
    """All that there is to keep of a room that nobody plays at. `text`: of its save, if it is not the session's."""
    answers, records = log_of(room), room.step_log.records[:]
    past = PastGame(room.game, len(room.seats), to_text(room.setting), room.stored.seed, None, records)
    private = frozenset(seq for seqs in room.step_log.private.values() for seq in seqs)
    moves = {str(seat): moves_of(room, frozenset([seat]), answers) for seat in range(len(room.seats))}
    moves[ALL] = moves_of(room, frozenset(), answers)
    text = text or functools.partial(save, room.game_record.session.snapshot(), True)
    numbers = functools.partial(statistics_of, Line.of(room), store, room.stored.id)
    return Finished(past, private, room.info(now), moves, text, numbers, functools.partial(time.sleep, PAUSE))


def statistics_of(line: Line, store: Store, table_id: str) -> GameStatistics | None:
    """Statistics are not worth losing a game for."""
    try:
        return statistics(line, store.steps(table_id))
    except Exception:
        LOG.exception("table %s: no statistics", table_id)
        return None
