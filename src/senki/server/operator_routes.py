"""The HTTP routes of whoever runs the server, and those by which people complain and choose a new password (see operating)."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from senki.server.api_errors import ApiError
from senki.server.app import answer
from senki.server.bodies import Done, NewReport, Reset
from senki.server.operating import REPORT, Operating, new_report
from senki.server.operator_bodies import HandOver, NewBan
from senki.server.personal import forget
from senki.server.routes import number_of, table_of
from senki.server.seats import to_text
from senki.server.sockets import bearer_token
from senki.server.storage import PAGE, StoredDocument

if TYPE_CHECKING:
    from senki.server.app import Handler, Site


class OperatorRoutes:
    """Handlers by path."""

    def __init__(self, site: Site) -> None:
        self.site: Final = site
        self.acts: Final = Operating(site)

    def listed(self) -> list[tuple[str, str, Handler]]:
        for_operators = [
            ("GET", "/api/operator/tables", self.tables),
            ("POST", "/api/operator/tables/{id}/close", self.close),
            ("POST", "/api/operator/tables/{id}/delete", self.delete),
            ("POST", "/api/operator/tables/{id}/hand-over", self.hand_over),
            ("POST", "/api/operator/people/{who}/forget", self.forget),
            ("POST", "/api/operator/people/{who}/reset", self.reset_link),
            ("POST", "/api/operator/people/{who}/ban", self.ban),
            ("GET", "/api/operator/bans", self.bans),
            ("GET", "/api/operator/reports", self.reports),
            ("POST", "/api/operator/reports/{id}/done", self.done),
        ]
        return [
            *((method, path, self.for_operators(handler)) for method, path, handler in for_operators),
            ("POST", "/api/tables/{id}/reports", self.report),
            ("POST", "/api/account/reset", self.reset),
        ]

    def for_operators(self, handler: Handler) -> Handler:
        """Whoever has not the key is told nothing, not even that there is something here."""

        async def guarded(request: Request) -> Response:
            if not await asyncio.to_thread(self.site.key.fits, bearer_token(request.headers.get("authorization")) or ""):
                raise ApiError("not_found", "there is nothing here")
            return await handler(request)

        return guarded

    # -- tables -------------------------------------------------------------------------------------------------------

    async def tables(self, request: Request) -> Response:
        status, who = request.query_params.get("status", ""), request.query_params.get("person", "")
        most = min(number_of(request, "most", PAGE), 10 * PAGE)
        return answer(await asyncio.to_thread(self.acts.tables, status, who, most))

    async def close(self, request: Request) -> Response:
        await self.acts.close(table_of(request))
        return answer(Done(True))

    async def delete(self, request: Request) -> Response:
        await self.acts.delete(table_of(request))
        return answer(Done(True))

    async def hand_over(self, request: Request) -> Response:
        await self.acts.hand_over(table_of(request), await self.site.body(request, HandOver))
        return answer(Done(True))

    # -- people -------------------------------------------------------------------------------------------------------

    async def forget(self, request: Request) -> Response:
        user = await asyncio.to_thread(self.acts.person, request.path_params["who"])
        await forget(self.site, user)
        return answer(Done(True))

    async def reset_link(self, request: Request) -> Response:
        return answer(await self.acts.reset(request.path_params["who"]))

    async def ban(self, request: Request) -> Response:
        body: NewBan = await self.site.body(request, NewBan)
        await self.acts.ban(request.path_params["who"], body.days, body.why)
        return answer(Done(True))

    async def bans(self, request: Request) -> Response:
        return answer(self.acts.banned())

    async def reports(self, request: Request) -> Response:
        return answer(await asyncio.to_thread(self.acts.reports, request.query_params.get("all") == "1"))

    async def done(self, request: Request) -> Response:
        await self.acts.done(table_of(request))
        return answer(Done(True))

    # -- what people do themselves ------------------------------------------------------------------------------------

    async def report(self, request: Request) -> Response:
        """Somebody complains of a line of talk."""
        body: NewReport = await self.site.body(request, NewReport)
        user = await self.site.user_of(request.cookies.get(self.site.cookie, ""))
        if user is None:
            raise ApiError("unauthorised", "give yourself a name first")
        caller = self.site.caller(request)
        self.site.limit(self.site.reporting, f"user {user.id}", *([] if caller.near else [f"address {caller.address}"]))
        room = await self.site.service.gathering(table_of(request))
        report = new_report(room, body.line, user, body.why, body.text, self.acts.now())
        await self.acts.keep(StoredDocument(REPORT, report.id, to_text(report), report.at))
        return answer(Done(True), 201)

    async def reset(self, request: Request) -> Response:
        """Whoever comes by the link of a reset chooses a new password; all sessions of before have ended."""
        body: Reset = await self.site.body(request, Reset)
        caller = self.site.caller(request)
        self.site.limit(self.site.logins, f"reset {caller.address}")
        user = await self.site.hashing.run(self.site.accounts.reset_password, body.token, body.password)
        self.site.user_ended(user.id)
        return answer(Done(True))
