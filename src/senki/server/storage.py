"""What the server keeps, and the interface of whatever keeps it.

Rooms never wait for the disk: they hand a batch of writes to the store, which commits it durably, whole and in order, and then calls back.
Only after that is anything acknowledged. Reads are plain calls, made from worker threads.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from senki.server.wire import Lang, Status

PAGE: Final = 100  # tables in a list


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
    public: bool = False  # for everybody's list of tables


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
    user: str = ""  # who said it; for reports, and never told


@dataclass(frozen=True)
class StoredDocument:
    """What is kept beside tables: an analysis, a tournament, an account's settings. (kind, id) is the key; the body is JSON whose form its
    own module knows."""

    kind: str
    id: str
    body: str
    updated: int


@dataclass(frozen=True)
class EndSession:
    token_hash: str


@dataclass(frozen=True)
class ClaimGames:
    """A guest's tables and seats pass to an account."""

    guest: str
    account: str


@dataclass(frozen=True)
class ForgetUser:
    """A user, with sessions and settings. Seats and tables that were theirs name nobody any more."""

    user: str


@dataclass(frozen=True)
class DeleteTable:
    """A table with all that was kept of it."""

    table: str


@dataclass(frozen=True)
class ReplaceSteps:
    """A game was taken over by newer rules: these are its steps now, all of them. What they were is kept as a document."""

    table: str
    steps: list[StoredStep]


Write = (
    StoredTable | StoredStep | StoredUser | StoredSession | StoredChat | StoredDocument
    | EndSession | ClaimGames | ReplaceSteps | ForgetUser | DeleteTable
)  # fmt: skip
Done = Callable[[Exception | None], None]


class Store(Protocol):
    """Keeps it all. Steps and chats are only added; anything else that is stored replaces what has the same key."""

    def write(self, batch: list[Write], done: Done) -> None:
        """Commit the batch durably, all or nothing, after all batches given before it; then call `done` (from any thread)."""

    def table(self, table_id: str) -> StoredTable | None: ...

    def steps(self, table_id: str, after: int = 0) -> list[StoredStep]: ...

    def chats(self, table_id: str) -> list[StoredChat]: ...

    def tables_of(self, user_id: str, most: int = PAGE, skip: int = 0) -> list[StoredTable]:
        """The tables that a user owns or sits at, newest first, a page of them (the seats' JSON names user ids under "user")."""

    def tables_with_status(self, status: str, limit: int) -> list[StoredTable]:
        """The newest tables of a status."""

    def public_tables(self, status: str, limit: int) -> list[StoredTable]:
        """Of a status the newest tables that everybody may know of."""

    def finished_of(self, user_id: str, most: int, skip: int = 0) -> list[StoredTable]:
        """The finished games of a user's tables, the last to end first."""

    def finished_after(self, ended: int, table_id: str, until: int, most: int) -> list[StoredTable]:
        """Finished games in the order in which they ended, after the one that ended then, and up to a time."""

    def finished_without(self, kind: str, most: int) -> list[StoredTable]:
        """Some finished games that have no document of that kind, the newest first."""

    def tables_never_begun(self, before: int, most: int) -> list[str]:
        """Some tables that still wait, and were not changed since then."""

    def idle_guests(self, before: int, most: int) -> list[str]:
        """Some guests from before then without a table, and without a session that was used since."""

    def document(self, kind: str, document_id: str) -> StoredDocument | None: ...

    def documents(self, kind: str, most: int) -> list[StoredDocument]:
        """The newest of a kind."""

    def user(self, user_id: str) -> StoredUser | None: ...

    def user_by_account(self, account: str) -> StoredUser | None: ...

    def session(self, token_hash: str) -> StoredSession | None: ...

    def sessions_of(self, user_id: str) -> list[StoredSession]: ...

    def backlog(self) -> int:
        """How many batches wait to be committed."""

    def free_space(self) -> int | None:
        """Bytes left on the disk; None if that is another machine's business."""

    def close(self) -> None:
        """Finish what was given and let go of the database."""
