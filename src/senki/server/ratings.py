"""Ratings of people, game by game: openskill over the finished games in the order in which they ended.

Rated are games whose seats are all held by different people with accounts, from the beginning and with the game's own cards. A player who
left the seat to the computer loses or wins with it. What was counted is kept and continued; it is worked out from the store alone, so
after a restart it comes to the same.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from senki.lab.skill import Skill, first_skill, rated
from senki.server.seats import Seat, Setting, read_seats, read_setting
from senki.server.storage import Store, StoredTable, StoredUser

READ_AT_ONCE: Final = 500  # tables
SETTLED: Final = 5  # seconds after which no game can turn up any more that ended then
FIRST: Final = 1500  # points of somebody who has not played yet
POINTS: Final = 40  # in a unit of openskill


@dataclass(frozen=True)
class Rated:
    """What is believed of a player in a game, and from how many games."""

    skill: Skill
    games: int = 0
    won: int = 0

    @property
    def rating(self) -> int:
        return round(FIRST + POINTS * (self.skill.mu - first_skill().mu))

    @property
    def spread(self) -> int:
        """The truth lies so far away at most, 19 times in 20."""
        return round(2 * POINTS * self.skill.sigma)


def is_rated(setting: Setting, seats: list[Seat], is_account: Callable[[str], bool]) -> bool:
    """Does a finished game count?"""
    users = [seat.user for seat in seats]
    if setting.base or setting.apart or setting.pack is not None or setting.seen or len({seat.team for seat in seats}) < 2:
        return False
    if any(seat.won is None for seat in seats) or len(set(users)) < len(users):
        return False
    return all(user is not None and is_account(user) for user in users)


class Ratings:
    """By game and user. Everything here is called from worker threads."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self.lock: Final = threading.Lock()
        self.by_game: dict[str, dict[str, Rated]] = {}
        self.users: dict[str, StoredUser | None] = {}
        self.counted: tuple[int, str] = (0, "")  # the last game: when it ended, and its id

    def forget(self) -> None:
        """A guest has become an account, and the games of that guest count now: everything is counted again when somebody asks."""
        with self.lock:
            self.by_game, self.users, self.counted = {}, {}, (0, "")

    def of_game(self, game: str) -> dict[str, Rated]:
        """By user, with all that has ended by now."""
        with self.lock:
            self.catch_up()
            return dict(self.by_game.get(game, {}))

    def of_user(self, user: str) -> dict[str, Rated]:
        """By game."""
        with self.lock:
            self.catch_up()
            return {game: players[user] for game, players in sorted(self.by_game.items()) if user in players}

    def counts(self, setting: Setting, seats: list[Seat]) -> bool:
        with self.lock:
            return is_rated(setting, seats, self.is_account)

    def catch_up(self) -> None:
        until = int(self.clock()) - SETTLED
        while tables := self.store.finished_after(*self.counted, until, READ_AT_ONCE):
            for table in tables:
                self.count(table)
                self.counted = (table.updated, table.id)

    def count(self, table: StoredTable) -> None:
        seats = read_seats(table.seats)
        if not is_rated(read_setting(table.setting), seats, self.is_account):
            return
        players = self.by_game.setdefault(table.game, {})
        sides = sorted({seat.team for seat in seats})
        members = [[seat for seat in seats if seat.team == side] for side in sides]
        before = [[players.get(str(seat.user), Rated(first_skill())) for seat in side] for side in members]
        ranks = [1.0 if any(seat.won for seat in side) else 2.0 for side in members]
        after = rated([[one.skill for one in side] for side in before], ranks)
        for side, old, new in zip(members, before, after, strict=True):
            for seat, was, skill in zip(side, old, new, strict=True):
                players[str(seat.user)] = Rated(skill, was.games + 1, was.won + bool(seat.won))

    def is_account(self, user: str) -> bool:
        return self.user(user) is not None

    def user(self, user: str) -> StoredUser | None:
        """Somebody with an account; None for guests and programs."""
        if user not in self.users:
            found = self.store.user(user)
            self.users[user] = found if found is not None and found.account is not None else None
        return self.users[user]
