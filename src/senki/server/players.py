"""Players: how they have fared, their ratings, and the ranking of a game. All of it is worked out in worker threads."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from senki.server.accounts import login_key
from senki.server.api_errors import ApiError
from senki.server.cards import result_of, seat_cards
from senki.server.club_bodies import PlayedGame, PlayerRating, Profile, RankedPlayer, Ranking, RecordAgainst
from senki.server.ratings import Ratings
from senki.server.seats import COMPUTER, Seat, read_seats, read_setting
from senki.server.storage import Store, StoredTable, StoredUser

GAMES: Final = 30  # on a page
COUNTED: Final = 2000  # a player's last games, for how they have fared
RANKED: Final = 100  # players of a ranking


@dataclass
class Tally:
    """Games won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0


@dataclass
class Tallies:
    """By game and level of the computer; None: against people."""

    found: dict[tuple[str, int | None], Tally] = field(default_factory=dict)

    def add(self, game: str, seats: list[Seat], number: int) -> None:
        """Count a game against one kind of opponent; where a computer and people sat at the table, it is a game with people."""
        result = result_of(seats, number)
        others = [seat for seat in seats if seat.team != seats[number].team]
        people = {seat.user for seat in seats if seat.user is not None} - {seats[number].user}
        if result is None or (not people and any(seat.kind != COMPUTER for seat in others)):
            return  # somebody who played against themselves has not won anything
        level = None if people else max((seat.level or 0 for seat in others), default=0)
        tally = self.found.setdefault((game, level), Tally())
        match result:
            case "won":
                tally.won += 1
            case "lost":
                tally.lost += 1
            case "drawn":
                tally.drawn += 1

    def records(self) -> list[RecordAgainst]:
        rows = sorted(self.found.items(), key=lambda entry: (entry[0][0], entry[0][1] or 0))
        return [RecordAgainst(game, level, tally.won, tally.drawn, tally.lost) for (game, level), tally in rows]


class Players:
    """What there is to know of those who play here."""

    def __init__(self, store: Store, ratings: Ratings) -> None:
        self.store: Final = store
        self.ratings: Final = ratings

    def profile(self, user: StoredUser, skip: int, own: bool) -> Profile:
        """A player's own page knows all games; others see which of them were public."""
        tallies = Tallies()
        tables = self.store.finished_of(user.id, COUNTED)
        for table in tables:
            seats = read_seats(table.seats)
            number = seat_of(seats, user.id)
            if number is not None:
                tallies.add(table.game, seats, number)
        page = self.store.finished_of(user.id, GAMES + 1, skip)
        games = [game for table in page[:GAMES] if (game := self.played(table, user.id, own)) is not None]
        ratings = [PlayerRating(game, one.rating, one.spread, one.games, one.won) for game, one in self.ratings.of_user(user.id).items()]
        return Profile(user.name, user.account, user.created, tallies.records(), ratings, games, len(page) > GAMES)

    def by_account(self, account: str, skip: int) -> Profile:
        user = self.store.user_by_account(login_key(account))
        if user is None:
            raise ApiError("not_found", "there is no such player")
        return self.profile(user, skip, False)

    def played(self, table: StoredTable, user: str, own: bool) -> PlayedGame | None:
        seats, setting = read_seats(table.seats), read_setting(table.setting)
        number = seat_of(seats, user)
        if number is None:
            return None
        seconds = max(0, table.updated - (setting.begun or table.created))
        return PlayedGame(
            table.id if own or table.public else None, table.game, setting.options, result_of(seats, number), seat_cards(seats), number,
            setting.moves, seconds, table.updated, self.ratings.counts(setting, seats),
        )  # fmt: skip

    def ranking(self, game: str) -> Ranking:
        found = sorted(self.ratings.of_game(game).items(), key=lambda entry: -entry[1].skill.ordinal)
        rows: list[RankedPlayer] = []
        for user_id, one in found[:RANKED]:
            user = self.ratings.user(user_id)
            if user is not None and user.account is not None:
                rows.append(RankedPlayer(len(rows) + 1, user.account, user.name, one.rating, one.spread, one.games, one.won))
        return Ranking(game, rows)


def seat_of(seats: list[Seat], user: str) -> int | None:
    """The first seat that somebody holds, or held before the computer took over."""
    return next((number for number, seat in enumerate(seats) if seat.user == user), None)
