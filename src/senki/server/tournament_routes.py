"""The HTTP routes about tournaments (see routes). A private server has none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from senki.server.api_errors import ApiError
from senki.server.app import answer
from senki.server.routes import table_of
from senki.server.tournament_bodies import NewTournament

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from senki.server.app import Handler, Site
    from senki.server.gathering import Person


class TournamentRoutes:
    """Handlers by path."""

    def __init__(self, site: Site) -> None:
        self.site: Final = site
        self.tournaments: Final = site.tournaments

    def listed(self) -> list[tuple[str, str, Handler]]:
        acts = self.tournaments
        return [
            ("GET", "/api/tournaments", self.all),
            ("POST", "/api/tournaments", self.create),
            ("GET", "/api/tournaments/{id}", self.page),
            ("POST", "/api/tournaments/{id}/join", self.doing(acts.join)),
            ("POST", "/api/tournaments/{id}/leave", self.doing(acts.leave)),
            ("POST", "/api/tournaments/{id}/begin", self.doing(acts.begin)),
            ("POST", "/api/tournaments/{id}/end", self.doing(acts.cancel)),
        ]

    def check_club(self) -> None:
        if self.site.settings.private:
            raise ApiError("not_found", "this server is private")

    async def all(self, request: Request) -> Response:
        self.check_club()
        return answer(await self.tournaments.cards(await self.asker(request)))

    async def create(self, request: Request) -> Response:
        self.check_club()
        person = await self.named(request)
        self.site.limit(self.site.making, f"user {person.id}")
        made = await self.tournaments.create(await self.site.body(request, NewTournament), person)
        return answer(await self.tournaments.page(made, person), 201)

    async def page(self, request: Request) -> Response:
        self.check_club()
        return answer(await self.tournaments.page(table_of(request), await self.asker(request)))

    async def asker(self, request: Request) -> Person:
        """A program plays at its table only: who it is counts for nothing here."""
        return await self.site.person_of(request.cookies.get(self.site.cookie, ""))

    async def named(self, request: Request) -> Person:
        person = await self.asker(request)
        if not person.id:
            raise ApiError("unauthorised", "give yourself a name first")
        return person

    def doing(self, act: Callable[[str, Person], Awaitable[None]]) -> Handler:
        """Something that somebody with a name does to a tournament; the answer is how it is then."""

        async def handler(request: Request) -> Response:
            self.check_club()
            person = await self.named(request)
            self.site.limit(self.site.making, f"user {person.id}")
            await act(table_of(request), person)
            return answer(await self.tournaments.page(table_of(request), person))

        return handler
