"""Tournaments as they go on: opened, joined, begun; each round makes its tables, and results are counted from the finished games.

A tournament is a document of the store, read and written on the loop one change at a time; this process alone writes it. It goes on when
somebody looks at it, and every minute by itself.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final

import msgspec

from senki.engine.catalog import BrokenGame, NoGame, find_game
from senki.engine.chance import Rng
from senki.engine.options import check_setting, draw_random
from senki.server.accounts import clean_name
from senki.server.api_errors import ApiError
from senki.server.cards import result_of
from senki.server.creating import broken, check_clock, stored
from senki.server.gathering import Person
from senki.server.seats import COMPUTER, HUMAN, Seat, Setting, read_seats, to_text
from senki.server.storage import StoredDocument, StoredTable, Write
from senki.server.tournament import DRAW, LOSS, WIN, Entrant, Match, Round, Tournament, next_pairings, standings
from senki.server.tournament_bodies import (
    NewTournament,
    TournamentCard,
    TournamentMatch,
    TournamentPage,
    TournamentRound,
    TournamentRow,
)  # fmt: skip

if TYPE_CHECKING:
    from senki.server.service import Service

LOG: Final = logging.getLogger(__name__)
KIND: Final = "tournament"  # of document
LISTED: Final = 60
OWN: Final = 3  # that one person may have open or running
ENTERED: Final = 8  # that one person may take part in at the same time
MOST: Final = {"round_robin": 10, "swiss": 32}  # entrants
FILLING: Final = 3  # the level of computers where a table would have a seat too many
EVERY: Final = 60.0  # seconds between looks at what goes on
DAY: Final = 86400
ID_BYTES: Final = 12
POINTS: Final = {"won": WIN, "drawn": DRAW, "lost": LOSS}


class Tournaments:
    """All tournaments of this server."""

    def __init__(self, service: Service) -> None:
        self.service: Final = service
        self.store: Final = service.store
        self.changing: Final = asyncio.Lock()

    # -- what is kept -------------------------------------------------------------------------------------------------

    async def find(self, tournament_id: str) -> Tournament:
        kept = await asyncio.to_thread(self.store.document, KIND, tournament_id) if len(tournament_id) < 100 else None
        if kept is None:
            raise ApiError("not_found", "there is no such tournament")
        return msgspec.json.decode(kept.body, type=Tournament)

    async def all(self) -> list[tuple[str, Tournament]]:
        """The newest."""
        kept = await asyncio.to_thread(self.store.documents, KIND, LISTED)
        return [(one.id, msgspec.json.decode(one.body, type=Tournament)) for one in kept]

    async def keep(self, tournament_id: str, tournament: Tournament, tables: list[StoredTable] | None = None) -> None:
        """Commit it together with the tables of a new round: there is never a pairing without its table."""
        batch: list[Write] = [*(tables or []), StoredDocument(KIND, tournament_id, to_text(tournament), self.service.now() // 1000)]
        done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()

        def committed(error: Exception | None) -> None:
            if not done.done():
                done.set_result(error)

        self.store.write(batch, self.service.from_thread(committed))
        if await done is not None:
            raise ApiError("busy", "it could not be kept; please try again")

    # -- what people do -----------------------------------------------------------------------------------------------

    async def create(self, new: NewTournament, person: Person) -> str:
        check_clock(new.clock)
        if new.clock.days is not None and new.clock.days > new.days:
            raise ApiError("bad_request", "a move may not take longer than a round")
        if new.seats > 2 and new.form == "round_robin":
            raise ApiError("bad_request", "a round robin has tables of two")
        name = clean_name(new.name)
        await asyncio.to_thread(draw_options, new.game, new.options, new.seats)
        async with self.changing:
            own = [one for _, one in await self.all() if one.owner == person.id and one.state != "over"]
            if len(own) >= OWN:
                raise ApiError("full", f"at most {OWN} tournaments of yours at a time")
            tournament_id = secrets.token_urlsafe(ID_BYTES)
            made = Tournament(
                name, new.game, dict(new.options), new.form, new.rounds, new.days, new.clock, person.id, person.name,
                self.service.now() // 1000, entrants=[Entrant(person.id, person.name)], seats=new.seats,
            )  # fmt: skip
            await self.keep(tournament_id, made)
        return tournament_id

    async def join(self, tournament_id: str, person: Person) -> None:
        async with self.changing:
            found = await self.find(tournament_id)
            if number_of(found, person) is not None:
                return
            if found.state != "open":
                raise ApiError("over", "it has begun")
            if len(found.entrants) >= MOST[found.form]:
                raise ApiError("full", f"at most {MOST[found.form]} players")
            entered = [one for _, one in await self.all() if one.state != "over" and number_of(one, person) is not None]
            if len(entered) >= ENTERED:
                raise ApiError("full", f"at most {ENTERED} tournaments at a time")
            found.entrants.append(Entrant(person.id, person.name))
            await self.keep(tournament_id, found)

    async def leave(self, tournament_id: str, person: Person) -> None:
        """Before it begins the name is taken off the list; afterwards one meets nobody any more."""
        async with self.changing:
            found = await self.find(tournament_id)
            number = number_of(found, person)
            if number is None or found.state == "over":
                raise ApiError("not_asked", "you do not take part")
            if found.state == "open":
                del found.entrants[number]
            else:
                found.entrants[number].left = True
            await self.keep(tournament_id, found)

    async def begin(self, tournament_id: str, person: Person) -> None:
        async with self.changing:
            found = await self.find(tournament_id)
            check_host(found, person)
            if found.state != "open":
                raise ApiError("over", "it has begun already")
            if len(found.entrants) < 2:
                raise ApiError("not_asked", "nobody else takes part yet")
            secrets.SystemRandom().shuffle(found.entrants)
            found.state = "running"
            await self.next_round(tournament_id, found)

    async def cancel(self, tournament_id: str, person: Person) -> None:
        """The host ends it: what was played counts, and nothing more is played."""
        async with self.changing:
            found = await self.find(tournament_id)
            check_host(found, person)
            if found.state == "over":
                raise ApiError("over", "it is over")
            await self.count(found)
            settle(found)
            found.state = "over"
            await self.keep(tournament_id, found)

    async def rename(self, old: str, new: Person) -> None:
        """A guest has become an account."""
        async with self.changing:
            for tournament_id, found in await self.all():
                mine = [entrant for entrant in found.entrants if entrant.user == old]
                if not mine and found.owner != old:
                    continue
                for entrant in mine:
                    entrant.user, entrant.name = new.id, new.name
                if found.owner == old:
                    found.owner, found.owner_name = new.id, new.name
                await self.keep(tournament_id, found)

    # -- how it goes on -----------------------------------------------------------------------------------------------

    async def keep_time(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                for tournament_id, found in await self.all():
                    if found.state == "running":
                        await self.go_on(tournament_id)
            except Exception:
                LOG.exception("a fault while tournaments go on")

    async def go_on(self, tournament_id: str) -> Tournament:
        """Count what has been decided; when a round is over, the next one begins, and after the last it closes."""
        async with self.changing:
            found = await self.find(tournament_id)
            if found.state != "running":
                return found
            changed = await self.count(found)
            last = found.rounds[-1]
            if self.service.now() // 1000 >= last.until:
                settle(found)
                changed = True
            if all(match.points is not None for match in last.matches):
                await self.next_round(tournament_id, found)
            elif changed:
                await self.keep(tournament_id, found)
            return found

    async def count(self, found: Tournament) -> bool:
        """Read the results of games that have ended; has anything changed?"""
        changed = False
        for match in found.rounds[-1].matches if found.rounds else []:
            if match.points is None and match.table is not None:
                table = await asyncio.to_thread(self.store.table, match.table)
                match.points = points_of(table, len(match.players))
                changed = changed or match.points is not None
        return changed

    async def next_round(self, tournament_id: str, found: Tournament) -> None:
        here = sum(not entrant.left for entrant in found.entrants)
        tables: list[StoredTable] = []
        if len(found.rounds) >= found.length or here < 2:
            found.state = "over"
        else:
            matches = next_pairings(found)
            for match in matches:
                if len(match.players) > 1:
                    table = await asyncio.to_thread(make_match_table, found, match, self.service.now())
                    match.table = table.id
                    tables.append(table)
            found.rounds.append(Round(self.service.now() // 1000 + found.days * DAY, matches))
        await self.keep(tournament_id, found, tables)

    # -- what is told -------------------------------------------------------------------------------------------------

    async def cards(self, person: Person) -> list[TournamentCard]:
        return [card_of(tournament_id, found, person) for tournament_id, found in await self.all()]

    async def page(self, tournament_id: str, person: Person) -> TournamentPage:
        found = await self.go_on(tournament_id)
        rows = [
            TournamentRow(
                row.place, row.player, found.entrants[row.player].name, row.points / 2, row.buchholz / 2, row.beaten / 4, row.won,
                row.drawn, row.lost, found.entrants[row.player].left,
            )
            for row in standings(found)
        ]  # fmt: skip
        rounds = [
            TournamentRound(
                one.until,
                [
                    TournamentMatch(match.players, match.table, [half / 2 for half in match.points] if match.points is not None else None)
                    for match in one.matches
                ],
            )
            for one in found.rounds
        ]
        return TournamentPage(
            card_of(tournament_id, found, person), found.options, found.clock, found.days, rows, rounds, number_of(found, person),
            found.owner == person.id, MOST[found.form],
        )  # fmt: skip


def card_of(tournament_id: str, found: Tournament, person: Person) -> TournamentCard:
    return TournamentCard(
        tournament_id, found.name, found.game, found.form, found.state, found.owner_name, len(found.entrants), len(found.rounds),
        found.length, found.created, number_of(found, person) is not None, found.seats,
    )  # fmt: skip


def number_of(found: Tournament, person: Person) -> int | None:
    return next((number for number, one in enumerate(found.entrants) if person.id and one.user == person.id), None)


def check_host(found: Tournament, person: Person) -> None:
    if found.owner != person.id:
        raise ApiError("not_yours", "only the host may do that")


def settle(found: Tournament) -> None:
    """What is not over counts for nobody."""
    for match in found.rounds[-1].matches if found.rounds else []:
        if match.points is None:
            match.points = [LOSS] * len(match.players)


def points_of(table: StoredTable | None, players: int) -> list[int] | None:
    """How a match ended for those who take part, who have the first seats; None while it is played."""
    if table is None or table.status != "over":
        return None
    seats = read_seats(table.seats)
    results = [result_of(seats, number) for number in range(players)]
    return [POINTS[result] for result in results if result is not None] if None not in results else None


def draw_options(game_id: str, wanted: dict[str, str], seats: int) -> dict[str, str]:
    """The settings of a table, what is to be random drawn; an error if no such game can be played by so many."""
    try:
        game = find_game(game_id)
        drawn = draw_random(game, seats, dict(wanted), Rng(secrets.randbits(56)))
        return check_setting(game, seats, drawn)
    except BrokenGame as error:
        raise broken(error) from None
    except (NoGame, ValueError) as error:
        raise ApiError("bad_request", str(error)) from None


def make_match_table(found: Tournament, match: Match, now: int) -> StoredTable:
    """A table at which all have their seats already; everybody may watch."""
    seats = [Seat(HUMAN, found.entrants[player].user, found.entrants[player].name) for player in match.players]
    seats += [Seat(COMPUTER, level=FILLING) for _ in range(found.seats - len(seats))]
    options = draw_options(found.game, found.options, found.seats)
    setting = Setting(find_game(found.game).info.rules_version, options, found.owner_name, True, None, found.clock)
    return stored(found.game, Person(found.owner, found.owner_name), setting, seats, now)
