"""Whether the server can do its work now: read its database, and keep something in it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from senki.server.storage import StoredDocument

if TYPE_CHECKING:
    from senki.server.service import Service

LOG: Final = logging.getLogger(__name__)
KIND: Final = "probe"  # of the store's documents: written to see whether it can be
AGAIN: Final = 5.0  # seconds that an answer holds: nobody fills the disk by asking
PATIENCE: Final = 5.0  # seconds for the database to answer
LEAST_SPACE: Final = 64 << 20  # bytes


class Health:
    """Of one server. Empty texts mean that all is well."""

    def __init__(self, service: Service) -> None:
        self.service: Final = service
        self.asked = -AGAIN
        self.said = ""
        self.lock: Final = asyncio.Lock()

    async def reading(self) -> str:
        """Why the database cannot be read."""
        try:
            await asyncio.wait_for(asyncio.to_thread(self.service.store.document, KIND, KIND), PATIENCE)
        except TimeoutError:
            return "the database does not answer"
        except Exception as error:
            LOG.error("the database cannot be read: %s", error)
            return "the database cannot be read"
        return ""

    async def keeping(self) -> str:
        """Why nothing can be kept: it is tried, and looked up that there is room for more."""
        async with self.lock:
            if self.service.steady() - self.asked >= AGAIN:
                self.said = await self.reading() or await self.try_to_keep() or await asyncio.to_thread(self.space)
                self.asked = self.service.steady()
            return self.said

    async def try_to_keep(self) -> str:
        loop, now = asyncio.get_running_loop(), self.service.now() // 1000
        kept: asyncio.Future[Exception | None] = loop.create_future()

        def tell(error: Exception | None) -> None:
            if not kept.done():
                kept.set_result(error)

        self.service.store.write([StoredDocument(KIND, KIND, str(now), now)], self.service.from_thread(tell))
        try:
            error = await asyncio.wait_for(kept, PATIENCE)
        except TimeoutError:
            return "the database does not answer"
        return "nothing can be kept in the database" if error is not None else ""

    def space(self) -> str:
        left = self.service.store.free_space()
        return f"only {left >> 20} MB are left on the disk" if left is not None and left < LEAST_SPACE else ""
