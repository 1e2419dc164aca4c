"""The HTTP routes about players, invitations, tournaments and finished games (see routes)."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from senki.server.analysing import Analyst
from senki.server.api_errors import ApiError
from senki.server.app import answer
from senki.server.cards import seat_cards
from senki.server.club_bodies import AskInvitation, Invitation
from senki.server.past_rooms import PastRoom
from senki.server.players import Players
from senki.server.rooms import Room
from senki.server.routes import number_of, table_of
from senki.server.seats import OPEN, hash_token
from senki.server.statistics import statistics
from senki.server.tables import Line, viewer_named

if TYPE_CHECKING:
    from senki.server.app import Handler, Site


class ClubRoutes:
    """Handlers by path. On a private server others' pages, the ranking and tournaments are not there."""

    def __init__(self, site: Site) -> None:
        self.site: Final = site
        self.players: Final = Players(site.store, site.ratings)
        self.analyst: Final = Analyst(site.service)

    def listed(self) -> list[tuple[str, str, Handler]]:
        return [
            ("GET", "/api/me/profile", self.own_profile),
            ("GET", "/api/players/{account}", self.profile),
            ("GET", "/api/ranking/{game}", self.ranking),
            ("POST", "/api/tables/{id}/invitation", self.invitation),
            ("GET", "/api/tables/{id}/statistics", self.statistics),
            ("GET", "/api/tables/{id}/analysis", self.analysis),
            ("POST", "/api/tables/{id}/analysis", self.analyse),
            ("GET", "/api/tables/{id}/line", self.best_line),
        ]

    def check_club(self) -> None:
        if self.site.settings.private:
            raise ApiError("not_found", "this server is private")

    # -- players ------------------------------------------------------------------------------------------------------

    async def own_profile(self, request: Request) -> Response:
        user = await self.site.user_of(request.cookies.get(self.site.cookie, ""))
        if user is None:
            raise ApiError("unauthorised", "give yourself a name first")
        return answer(await self.site.service.replays.run(self.players.profile, user, number_of(request, "skip", 0), True))

    async def profile(self, request: Request) -> Response:
        self.check_club()
        account = str(request.path_params["account"])
        return answer(await self.site.service.replays.run(self.players.by_account, account, number_of(request, "skip", 0)))

    async def ranking(self, request: Request) -> Response:
        self.check_club()
        return answer(await self.site.service.replays.run(self.players.ranking, str(request.path_params["game"])))

    # -- invitations --------------------------------------------------------------------------------------------------

    async def invitation(self, request: Request) -> Response:
        body: AskInvitation = await self.site.body(request, AskInvitation)
        room = await self.site.service.room(table_of(request))
        return answer(invitation_of(room, body.token, self.site.service.now()))

    # -- finished games -----------------------------------------------------------------------------------------------

    async def statistics(self, request: Request) -> Response:
        found = await self.site.service.gathering(table_of(request))
        if isinstance(found, PastRoom) and found.archive.head.statistics is not None:
            return answer(found.archive.head.statistics)
        room = await self.site.service.room(table_of(request))
        if room.status != "over":
            raise ApiError("not_asked", "the game is not over yet")
        line = Line.of(room)
        await self.site.service.settled(room)
        numbers = await self.site.service.replays.run(lambda: statistics(line, self.site.store.steps(room.stored.id)))
        return answer(numbers)

    async def analysis(self, request: Request) -> Response:
        return answer(await self.analyst.known(table_of(request)))

    async def analyse(self, request: Request) -> Response:
        person = await self.site.named(request)
        self.site.limit(self.site.making, f"user {person.id}")
        return answer(await self.analyst.ask(table_of(request)))

    async def best_line(self, request: Request) -> Response:
        table = table_of(request)
        viewer = viewer_named(request.query_params.get("seat", "all"), await self.site.service.room(table))
        found = await self.analyst.best_line(table, number_of(request, "step", 0), viewer)
        return await self.site.service.replays.run(answer, found)


def invitation_of(room: Room, token: str, now: int) -> Invitation:
    """Only whoever brings a seat's token learns anything."""
    hashed = hash_token(token)
    for number, seat in enumerate(room.seats):
        if seat.token is not None and hmac.compare_digest(seat.token, hashed):
            free = seat.kind == OPEN and room.status != "over"
            setting = room.setting
            return Invitation(
                setting.owner_name, room.stored.game, room.game_record.session.options, seat_cards(room.seats), number, setting.clock,
                room.status, free,
            )  # fmt: skip
    raise ApiError("full", "that invite has been used, or is not for this table")
