"""What a room says, and when: nothing leaves it before the store has committed what came before.

Answers change the game at once, but everything that goes out waits in order behind the commits before it. One batch at a time is with the
store, so that a failed one can leave no gap. If one fails, the room is dropped and opened again from the store.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from senki.server.effects import Dropped, Effect, Ended, Notify, Save, Send
from senki.server.storage import Write
from senki.server.wire import ServerMessage


@dataclass
class Waiting:
    """Writes, and what may be said once they are committed."""

    batch: list[Write]
    after: list[Send | Notify | Ended] = field(default_factory=list)
    ids: list[tuple[int, str]] = field(default_factory=list)


class Outbox:
    """The writes and messages of one room, in order."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.queue: deque[Waiting] = deque()
        self.in_flight = 0  # how many entries of the queue are with the store
        self.batches = 0
        self.broken = False

    def out(self, connection: int, message: ServerMessage) -> None:
        """Say something, after all that was accepted before it has been committed."""
        self.later(Send(connection, message))

    def later(self, effect: Send | Notify | Ended) -> None:
        if self.queue:
            self.queue[-1].after.append(effect)
        else:
            self.effects.append(effect)

    def keep(self, batch: list[Write], ids: list[tuple[int, str]] | None = None) -> None:
        self.queue.append(Waiting(batch, ids=ids or []))
        self.flush()

    def flush(self) -> None:
        """Hand everything that waits to the store as one batch, unless one is on its way already."""
        if self.in_flight or not self.queue:
            return
        self.in_flight = len(self.queue)
        self.batches += 1
        self.effects.append(Save(self.batches, [write for waiting in self.queue for write in waiting.batch]))

    def take_effects(self) -> list[Effect]:
        effects, self.effects = self.effects, []
        return effects

    def committed(self, number: int, error: Exception | None, now: int) -> list[Effect]:
        """The store is done with a batch."""
        if self.broken or number != self.batches or not self.in_flight:
            return []
        if error is not None:
            self.broken = True
            return [Dropped([pair for waiting in self.queue for pair in waiting.ids])]
        for _ in range(self.in_flight):
            self.effects += self.queue.popleft().after
        self.in_flight = 0
        self.flush()
        return self.take_effects()
