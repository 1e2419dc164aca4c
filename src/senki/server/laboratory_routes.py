"""The HTTP routes of the laboratory (see routes). Only a server that was started with --laboratory has it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from senki.engine.catalog import find_game
from senki.engine.options import check_setting
from senki.server.api_errors import ApiError
from senki.server.app import answer
from senki.server.laboratory import Laboratory, Run
from senki.server.laboratory_bodies import LARGEST_ORDER, FormOrder, NewExperiment
from senki.server.routes import known_folder, table_of

if TYPE_CHECKING:
    from senki.server.app import Handler, Site
    from senki.server.gathering import Person

FILES: Final = {"pack": ("application/toml", "toml"), "report": ("text/html; charset=utf-8", "html")}


class LaboratoryRoutes:
    """Handlers by path."""

    def __init__(self, site: Site) -> None:
        self.site: Final = site

    def listed(self) -> list[tuple[str, str, Handler]]:
        return [
            ("GET", "/api/laboratory", self.room),
            ("POST", "/api/laboratory/forms", self.form),
            ("POST", "/api/laboratory/runs", self.begin),
            ("GET", "/api/laboratory/runs/{id}", self.run),
            ("POST", "/api/laboratory/runs/{id}/stop", self.stop),
            ("POST", "/api/laboratory/runs/{id}/more", self.more),
            ("GET", "/api/laboratory/runs/{id}/{file}", self.file),
        ]

    @property
    def laboratory(self) -> Laboratory:
        found = self.site.laboratory
        if found is None:
            raise ApiError("not_found", "this server has no laboratory")
        return found

    async def asker(self, request: Request) -> Person:
        """A program plays at its table only."""
        return await self.site.person_of(request.cookies.get(self.site.cookie, ""))

    async def named(self, request: Request) -> Person:
        person = await self.asker(request)
        if not person.id:
            raise ApiError("unauthorised", "give yourself a name first")
        return person

    async def found(self, request: Request) -> Run:
        return self.laboratory.find(table_of(request), (await self.named(request)).id)

    async def room(self, request: Request) -> Response:
        laboratory = self.laboratory
        person = await self.asker(request)
        return answer(laboratory.room(person.id or "nobody"))

    async def form(self, request: Request) -> Response:
        laboratory = self.laboratory
        person = await self.named(request)
        self.site.limit(self.site.packing, f"user {person.id}")
        body: FormOrder = await self.site.body(request, FormOrder, LARGEST_ORDER)
        await asyncio.to_thread(known_folder, body.game)
        return answer(await laboratory.form(body.game, body.pack))

    async def begin(self, request: Request) -> Response:
        laboratory = self.laboratory
        person = await self.named(request)
        self.site.limit(self.site.packing, f"user {person.id}")
        body: NewExperiment = await self.site.body(request, NewExperiment, LARGEST_ORDER)
        await asyncio.to_thread(check_order, body)
        return answer(laboratory.shown(laboratory.begin(body, person.id, self.site.service.now() // 1000)), 201)

    async def run(self, request: Request) -> Response:
        return answer(self.laboratory.shown(await self.found(request)))

    async def stop(self, request: Request) -> Response:
        run = await self.found(request)
        self.laboratory.halt(run)
        return answer(self.laboratory.shown(run))

    async def more(self, request: Request) -> Response:
        run = await self.found(request)
        self.laboratory.go_on(run)
        return answer(self.laboratory.shown(run))

    async def file(self, request: Request) -> Response:
        name = request.path_params["file"]
        run = await self.found(request)
        if name not in FILES:
            raise ApiError("not_found", "there is nothing here")
        data = await asyncio.to_thread(self.laboratory.file, run, name)
        kind, ending = FILES[name]
        headers = {"content-disposition": f'attachment; filename="senki-{run.order.game}-{name}.{ending}"', "cache-control": "no-store"}
        return Response(data, media_type=kind, headers=headers)


def check_order(order: NewExperiment) -> None:
    """What can be told at once."""
    known_folder(order.game)
    game = find_game(order.game)
    if game.schema() is None:
        raise ApiError("bad_request", "this game has no numbers that could be changed")
    try:
        check_setting(game, order.seats, dict(order.options))
    except ValueError as why:
        raise ApiError("bad_request", str(why)) from None
    if len({change.name for change in order.changes}) < len(order.changes):
        raise ApiError("bad_request", "a number is changed twice")
