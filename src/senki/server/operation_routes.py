"""The HTTP routes for whoever runs the server, and for tables that an upgrade has stopped (see routes)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from senki.server.app import answer
from senki.server.bodies import Condition, Done, UpgradeChoice
from senki.server.routes import table_of
from senki.server.upgrading import choose

if TYPE_CHECKING:
    from senki.server.app import Handler, Site


class OperationRoutes:
    """Handlers by path."""

    def __init__(self, site: Site) -> None:
        self.site: Final = site

    def listed(self) -> list[tuple[str, str, Handler]]:
        return [
            ("GET", "/healthz", self.healthy),
            ("GET", "/readyz", self.ready),
            ("POST", "/api/tables/{id}/upgrade", self.upgrade),
        ]

    async def healthy(self, request: Request) -> Response:
        """The server answers and can read its database."""
        return self.condition(await self.site.health.reading())

    async def ready(self, request: Request) -> Response:
        """It can also keep what is played: something was just written durably, and there is room on the disk."""
        return self.condition(await self.site.health.keeping())

    def condition(self, wrong: str) -> Response:
        return answer(Condition(not wrong, wrong), 503 if wrong else 200)

    async def upgrade(self, request: Request) -> Response:
        person = await self.site.named(request)
        await choose(self.site.service, table_of(request), await self.site.body(request, UpgradeChoice), person)
        return answer(Done(True))
