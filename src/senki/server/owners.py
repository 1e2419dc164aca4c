"""Which server a table belongs to: the only one there is, or one of several that share a database (see members)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from senki.server.api_errors import ApiError
from senki.server.members import BEAT, CLUB, Member, Members, NoMember

LOG: Final = logging.getLogger(__name__)
REMEMBERED: Final = 20_000  # tables of which it is known whose they are
LOOK: Final = 2.0  # seconds between attempts to do what only one server does
Note = dict[str, Any]


class Owners:
    """The one server of its database: everything is its own."""

    shared = False
    leads = True  # does what only one server may do
    epoch = 0  # another number: what was owned before is not owned any more

    async def start(self, heard: Callable[[Note], None], lost: Callable[[], None]) -> None:
        """Begin to own tables. `heard`: is told what others say; `lost`: lets all tables go."""

    async def whose(self, table: str) -> Member | None:
        """Whose a table is; None: this server's own, from now on."""
        return None

    async def take(self, table: str) -> int:
        """Make sure that a table is this server's own; since when it is, as an epoch."""
        return self.epoch

    def let_go(self, tables: list[str]) -> None:
        """Tables that nobody needs now; another server may have them."""

    def tell(self, note: Note) -> None:
        """The other servers."""

    async def lead(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something that only one server may do, for as long as it is this one."""
        await work()


class SharedOwners(Owners):
    """One of several servers."""

    shared = True
    leads = False

    def __init__(self, members: Members) -> None:
        self.members: Final = members
        self.elsewhere: Final[dict[str, Member]] = {}  # by table: its owner, as far as is known
        self.tasks: Final[set[asyncio.Future[None]]] = set()

    @property
    def epoch(self) -> int:  # type: ignore[override]
        return self.members.me

    async def start(self, heard: Callable[[Note], None], lost: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()

        def hear(note: Note) -> None:
            if note["kind"] == "gone":
                self.elsewhere.clear()
            heard(note)

        def lose(then: Callable[[], None]) -> None:
            self.elsewhere.clear()
            lost()
            then()

        def from_thread(act: Callable[..., None], *args: Any) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(act, *args)

        self.members.heard = lambda note: from_thread(hear, note)
        self.members.lost = lambda then: from_thread(lose, then)
        await asyncio.to_thread(self.members.start)

    async def whose(self, table: str) -> Member | None:
        known = self.elsewhere.get(table)
        if known is None:
            known = await asyncio.to_thread(self.members.take, table)
            if known is not None:
                if len(self.elsewhere) >= REMEMBERED:
                    self.elsewhere.clear()
                self.elsewhere[table] = known
        return known

    async def take(self, table: str) -> int:
        epoch = self.epoch
        try:
            owner = await asyncio.to_thread(self.members.take, table)
        except NoMember:
            owner, epoch = None, 0
        if owner is not None or not epoch or epoch != self.epoch:
            raise ApiError("busy", "the table is with another server just now; please try again")
        return epoch

    def let_go(self, tables: list[str]) -> None:
        self.later(self.members.let_go, tables)

    def tell(self, note: Note) -> None:
        self.later(self.members.tell, note)

    def later(self, act: Callable[..., None], *args: Any) -> None:
        async def work() -> None:
            try:
                await asyncio.to_thread(act, *args)
            except Exception as error:
                LOG.error("the other servers could not be told: %s", error)

        task = asyncio.get_running_loop().create_task(work())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def lead(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            with contextlib.suppress(ApiError):
                epoch = await self.take(CLUB)
                task = asyncio.ensure_future(work())
                self.leads = True
                try:
                    while self.epoch == epoch and not task.done():
                        await asyncio.wait([task], timeout=BEAT)
                finally:
                    self.leads = False
                    task.cancel()
            await asyncio.sleep(LOOK)
