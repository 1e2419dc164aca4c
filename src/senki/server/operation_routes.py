"""The HTTP routes for whoever runs the server, and for tables that an upgrade has stopped (see routes)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from senki.server.api_errors import ApiError
from senki.server.app import answer
from senki.server.bodies import Condition, DeleteAccount, Done, UpgradeChoice
from senki.server.figures import KIND, told
from senki.server.personal import exported, forget
from senki.server.routes import table_of
from senki.server.upgrading import choose

if TYPE_CHECKING:
    from senki.server.app import Handler, Site
    from senki.server.storage import StoredUser


class OperationRoutes:
    """Handlers by path."""

    def __init__(self, site: Site) -> None:
        self.site: Final = site

    def listed(self) -> list[tuple[str, str, Handler]]:
        return [
            ("GET", "/healthz", self.healthy),
            ("GET", "/readyz", self.ready),
            ("GET", "/metrics", self.metrics),
            ("POST", "/api/tables/{id}/upgrade", self.upgrade),
            ("GET", "/api/me/export", self.export),
            ("POST", "/api/me/delete", self.delete),
        ]

    # -- one's own data -----------------------------------------------------------------------------------------------

    async def me(self, request: Request) -> StoredUser:
        user = await self.site.user_of(request.cookies.get(self.site.cookie, ""))
        if user is None:
            raise ApiError("unauthorised", "there is nothing kept of you")
        return user

    async def export(self, request: Request) -> Response:
        user = await self.me(request)
        self.site.limit(self.site.preferring, f"user {user.id}")
        data = await self.site.service.replays.run(exported, self.site.store, user)
        headers = {"content-disposition": 'attachment; filename="senki-account.json"', "cache-control": "no-store"}
        return Response(data, media_type="application/json", headers=headers)

    async def delete(self, request: Request) -> Response:
        """Whoever has a password must know it: a browser that was left open is not enough."""
        body: DeleteAccount = await self.site.body(request, DeleteAccount)
        user = await self.me(request)
        if user.account is not None:
            caller = self.site.caller(request)
            self.site.limit(self.site.logins, f"name {user.account}", *([] if caller.near else [f"address {caller.address}"]))
            await self.site.hashing.run(self.site.accounts.check_password, user, body.password)
        await forget(self.site, user)
        response = answer(Done(True))
        response.delete_cookie(self.site.cookie, path="/", secure=self.site.settings.secure, httponly=True, samesite="strict")
        return response

    # -- the server ---------------------------------------------------------------------------------------------------

    async def healthy(self, request: Request) -> Response:
        """The server answers and can read its database."""
        return self.condition(await self.site.health.reading())

    async def ready(self, request: Request) -> Response:
        """It can also keep what is played: something was just written durably, and there is room on the disk."""
        return self.condition(await self.site.health.keeping())

    async def metrics(self, request: Request) -> Response:
        """Not for everybody: it tells how many play, and when."""
        if not self.site.callers.straight(request, self.site.settings.readers):
            raise ApiError("not_found", "there is nothing here")
        return Response(told(self.site), media_type=KIND, headers={"cache-control": "no-store"})

    def condition(self, wrong: str) -> Response:
        return answer(Condition(not wrong, wrong), 503 if wrong else 200)

    async def upgrade(self, request: Request) -> Response:
        person = await self.site.named(request)
        await choose(self.site.service, table_of(request), await self.site.body(request, UpgradeChoice), person)
        return answer(Done(True))
