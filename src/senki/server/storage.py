"""What the server keeps, and the interface of whatever keeps it.

Rooms never wait for the disk: they hand a batch of writes to the store, which commits it durably, whole and in order, and then calls back.
Only after that is anything acknowledged. Reads are plain calls, made from worker threads.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from senki.server.wire import Lang, Status


@dataclass(frozen=True)
class StoredTable:
    """A table's own data; `setting` and `seats` are JSON texts whose form the rooms know."""

    id: str
    game: str
    status: Status
    owner: str  # user id
    setting: str  # options, pack, clock, words, where it branched from
    seats: str  # who sits where, with token hashes of invites
    seed: str  # hex; secret until the game is over
    created: int  # unix seconds
    updated: int
    seq: int  # of the last step


@dataclass(frozen=True)
class StoredStep:
    """One accepted message: (table, seq) is the key, so that two writers can never both own a step."""

    table: str
    seq: int
    client_id: str  # the client's own id of the message; a repeat gets the first answer again
    user: str
    body: str  # JSON: the answers, chance's included, or undo or anew
    hash: str  # of the position after it
    at: int


@dataclass(frozen=True)
class StoredUser:
    id: str
    name: str
    lang: Lang
    account: str | None  # login name, unique; None for guests
    password: str | None  # argon2id hash
    webhook: str | None
    created: int


@dataclass(frozen=True)
class StoredSession:
    """A browser's session: only the hash of its token is kept."""

    token_hash: str
    user: str
    created: int
    seen: int


@dataclass(frozen=True)
class StoredChat:
    table: str
    number: int
    who: str
    seat: int | None
    text: str
    at: int


@dataclass(frozen=True)
class EndSession:
    token_hash: str


@dataclass(frozen=True)
class ClaimGames:
    """A guest's tables and seats pass to an account."""

    guest: str
    account: str


Write = StoredTable | StoredStep | StoredUser | StoredSession | StoredChat | EndSession | ClaimGames
Done = Callable[[Exception | None], None]


class Store(Protocol):
    """Keeps it all. A StoredTable, StoredUser or StoredSession replaces the one with the same id; steps and chats are only added."""

    def write(self, batch: list[Write], done: Done) -> None:
        """Commit the batch durably, all or nothing, after all batches given before it; then call `done` (from any thread)."""

    def table(self, table_id: str) -> StoredTable | None: ...

    def steps(self, table_id: str, after: int = 0) -> list[StoredStep]: ...

    def chats(self, table_id: str) -> list[StoredChat]: ...

    def tables_of(self, user_id: str) -> list[StoredTable]:
        """The tables that a user owns or sits at, newest first (the seats' JSON names user ids under "user")."""

    def tables_with_status(self, status: str, limit: int) -> list[StoredTable]:
        """The newest tables of a status."""

    def user(self, user_id: str) -> StoredUser | None: ...

    def user_by_account(self, account: str) -> StoredUser | None: ...

    def session(self, token_hash: str) -> StoredSession | None: ...

    def close(self) -> None:
        """Finish what was given and let go of the database."""
