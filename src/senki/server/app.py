"""The web application: routes, security headers, and errors that tell no more than they should."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from senki.processes import load_games
from senki.server.accounts import HASHING, AccountError, Accounts
from senki.server.api_errors import ApiError
from senki.server.archiving import Archivist
from senki.server.bodies import ErrorBody
from senki.server.callers import Caller, Callers
from senki.server.effects import Notify
from senki.server.gathering import Person
from senki.server.health import Health
from senki.server.laboratory import Laboratory
from senki.server.logs import RequestNumbers
from senki.server.members import Members
from senki.server.operating import Bans, Key
from senki.server.owners import Note, Owners, SharedOwners
from senki.server.passing import Passing
from senki.server.personal import forget_here, keep_house
from senki.server.pools import Pool
from senki.server.rate_limits import Limiter
from senki.server.ratings import Ratings
from senki.server.sandbox import Sandbox
from senki.server.service import Service, WorkerPool
from senki.server.settings import Settings, is_own_host, is_own_origin
from senki.server.sockets import Sockets, bearer_token
from senki.server.storage import Store, StoredUser
from senki.server.tables import Tables
from senki.server.texts import BadText, check_path
from senki.server.tournaments import Tournaments
from senki.server.webhooks import Webhooks
from senki.server.wire import LARGEST_BODY, BadMessage, ErrorCode, encode, read_body

LOG: Final = logging.getLogger(__name__)
STATUS: Final[dict[str, int]] = {
    "not_found": 404, "bad_request": 400, "not_yours": 403, "not_asked": 409, "illegal": 422, "stale": 409, "over": 409, "full": 409,
    "too_fast": 429, "too_large": 413, "bad_origin": 403, "unauthorised": 401, "exists": 409, "wrong_password": 401, "cannot_undo": 409,
    "busy": 503, "banned": 403, "unknown": 500,
}  # fmt: skip
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
HASHES_WAITING: Final = 8  # logins; a hash takes a good part of a second where the machine is slow
LONGEST_LENGTH: Final = 12  # digits in which somebody may tell how much they send
Handler = Callable[[Request], Awaitable[Response]]


class Site:
    """What the routes share."""

    def __init__(self, store: Store, worker_pool: WorkerPool, settings: Settings, sandbox: Sandbox, members: Members | None = None) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.owners: Final = SharedOwners(members) if members else Owners()
        self.service: Final = Service(store, worker_pool, owners=self.owners)
        self.tables: Final = Tables(self.service, sandbox)
        self.accounts: Final = Accounts(store)
        self.ratings: Final = Ratings(store, self.service.clock)
        self.tournaments: Final = Tournaments(self.service)
        self.sockets: Final = Sockets(self)
        self.callers: Final = Callers(settings.proxies)
        self.cookie: Final = "__Host-senki" if settings.secure else "senki"
        self.making: Final = Limiter(30, 60)  # new tables, imports, guests
        self.importing: Final = Limiter(6, 60)  # a long game takes a while to go through
        self.packing: Final = Limiter(10, 60)  # tables with packs of somebody's own
        self.logins: Final = Limiter(5, 60)
        self.reporting: Final = Limiter(5, 600)
        self.preferring: Final = Limiter(60, 60)  # each change is a write
        self.requests: Final = Limiter(600, 60)
        self.hashing: Final = Pool("hashing", HASHING, HASHES_WAITING, "too many people log in at this moment; please try again soon")
        self.webhooks: Final = Webhooks(settings.webhooks)
        self.health: Final = Health(self.service)
        self.key: Final = Key(store, settings.key_file)
        self.bans: Final = Bans(store)
        self.archivist: Final = Archivist(self.service)
        self.laboratory: Final = Laboratory() if settings.laboratory else None
        self.service.ended = self.game_ended
        self.service.notify = self.your_turn

    # -- who asks -----------------------------------------------------------------------------------------------------

    def caller(self, connection: HTTPConnection) -> Caller:
        """From where somebody asks."""
        return self.callers.of(connection)

    async def user_of(self, token: str) -> StoredUser | None:
        user = await asyncio.to_thread(self.accounts.whoami, token) if token else None
        if user is not None:
            self.bans.check(user, self.service.now() // 1000)
        return user

    async def person_of(self, token: str) -> Person:
        """Whose session this is. Somebody without one may watch, and has no name."""
        if not token:
            return Person("", "")
        user = await self.user_of(token)
        if user is None:
            raise ApiError("unauthorised", "the session has ended")
        return Person(user.id, user.name)

    async def asker(self, request: Request) -> Person:
        bearer = bearer_token(request.headers.get("authorization"))
        if bearer is not None:
            if "id" not in request.path_params:
                raise ApiError("unauthorised", "a seat's token is for its table only")
            return await self.service.program(request.path_params["id"], bearer)
        user = await self.user_of(request.cookies.get(self.cookie, ""))
        return Person(user.id, user.name) if user else Person("", "")

    async def named(self, request: Request) -> Person:
        """Somebody with a session, or a program."""
        person = await self.asker(request)
        if not person.id:
            raise ApiError("unauthorised", "give yourself a name first")
        return person

    # -- several servers on one database ------------------------------------------------------------------------------

    def tell(self, kind: str, **what: str) -> None:
        """Something has changed that other servers may hold in memory."""
        if self.owners.shared:
            self.owners.tell({"kind": kind, **what})

    def heard(self, note: Note) -> None:
        match note["kind"]:
            case "gone":  # another server has come or gone: its tables may be anybody's
                self.service.start(self.service.wake())
            case "renamed":
                self.service.start(self.rename_here(note["old"], Person(note["id"], note["name"])))
            case "forgotten":
                self.service.start(forget_here(self, note["user"]))
            case "session ended":
                self.sockets.close_session(note["hash"])
            case "user ended":
                self.sockets.close_user(note["user"])
            case "bans":
                self.service.start(asyncio.to_thread(self.bans.load))
            case "game ended":
                self.archivist.ended.set()

    async def renamed(self, old: str, new: Person) -> None:
        """A guest has become an account: in open rooms, ratings and tournaments too."""
        await self.rename_here(old, new)
        self.tell("renamed", old=old, id=new.id, name=new.name)

    async def rename_here(self, old: str, new: Person) -> None:
        self.service.rename(old, new)
        await asyncio.to_thread(self.ratings.forget)
        if self.owners.leads:
            await self.tournaments.rename(old, new)

    def user_ended(self, user: str) -> None:
        """All sessions of somebody have ended."""
        self.sockets.close_user(user)
        self.tell("user ended", user=user)

    def game_ended(self) -> None:
        self.archivist.ended.set()
        self.tell("game ended")

    async def club_work(self) -> None:
        """What goes on by itself, at one server only."""
        await asyncio.gather(self.archivist.work(), keep_house(self), self.tournaments.keep_time())

    # -- whose turn it is ---------------------------------------------------------------------------------------------

    def your_turn(self, notice: Notify) -> None:
        """Tell somebody who is not at the table, where they want to be told."""
        room = self.service.rooms.get(notice.table)
        here = [connection for connection in room.connections.values() if not connection.quiet] if room else []
        if self.settings.webhooks and room and not any(notice.seat in connection.seats for connection in here):
            self.service.start(self.send_notice(notice, room.stored.game))

    async def send_notice(self, notice: Notify, game: str) -> None:
        user = await asyncio.to_thread(self.store.user, notice.user)
        if user is not None:
            self.webhooks.your_turn(user.webhook, notice.table, game, notice.seat, f"{self.settings.address}/t/{notice.table}")

    # -- what is asked ------------------------------------------------------------------------------------------------

    async def body(self, request: Request, kind: Any, most: int = LARGEST_BODY) -> Any:
        return read_body(await self.raw(request, most), kind)

    async def raw(self, request: Request, most: int) -> bytes:
        """The body, refused as soon as it is too large."""
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > LONGEST_LENGTH or int(length) > most:
            raise ApiError("too_large", f"at most {most} bytes")
        parts: list[bytes] = []
        size = 0
        async for part in request.stream():
            size += len(part)
            if size > most:
                raise ApiError("too_large", f"at most {most} bytes")
            parts.append(part)
        return b"".join(parts)

    def limit(self, limiter: Limiter, *keys: str) -> None:
        now = self.service.steady()
        allowed = [limiter.allow(key, now) for key in keys]  # all of them are counted, whichever refuses
        if not all(allowed):
            raise ApiError("too_fast", "too many requests; wait a moment")

    def guard(self, handler: Handler) -> Handler:
        """Checks before a handler, and typed errors after it."""

        async def guarded(request: Request) -> Response:
            try:
                self.check(request)
                return await handler(request)
            except ApiError as why:
                return error_response(why.error, why.message, why.rule)
            except (BadMessage, BadText) as why:
                return error_response("bad_request", str(why))
            except AccountError as why:
                return error_response(why.code, str(why))
            except Exception:
                LOG.exception("a fault in %s", request.url.path)
                self.service.figures.faults += 1
                return error_response("unknown", "a fault of the server")

        return guarded

    def check(self, request: Request) -> None:
        host = request.headers.get("host", "")
        if not is_own_host(host, self.settings):
            raise ApiError("bad_origin", "not a name of this server")
        caller = self.caller(request)
        if not caller.near:
            self.limit(self.requests, caller.address)
        check_path(request.url.path, request.url.query)
        if request.method in ("GET", "HEAD") or bearer_token(request.headers.get("authorization")) is not None:
            return
        if not is_own_origin(request.headers.get("origin"), host, self.settings):
            raise ApiError("bad_origin", "not from this server's own pages")


def answer(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json", headers={"cache-control": "no-store"})


def error_response(code: ErrorCode, message: str, rule: str | None = None) -> Response:
    return answer(ErrorBody(code, message, rule), STATUS.get(code, 500))


class SecurityHeaders:
    """On everything that goes out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def create_app(
    store: Store,
    worker_pool: WorkerPool,
    settings: Settings | None = None,
    sandbox: Sandbox | None = None,
    members: Members | None = None,
) -> Starlette:
    """The application on a store and on computer players. A sandbox that is given is its owner's to close."""
    from senki.server.club_routes import ClubRoutes  # they know this module
    from senki.server.laboratory_routes import LaboratoryRoutes
    from senki.server.operation_routes import OperationRoutes
    from senki.server.operator_routes import OperatorRoutes
    from senki.server.routes import Routes
    from senki.server.tournament_routes import TournamentRoutes

    own_sandbox = sandbox or Sandbox()
    site = Site(store, worker_pool, settings or Settings(), own_sandbox, members)
    routes = Routes(site)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        load_games(tell=True)  # in one thread, before several begin to answer
        await site.owners.start(site.heard, site.service.lose_all)
        await asyncio.to_thread(site.bans.load)
        await asyncio.to_thread(site.key.publish, site.settings.inside, site.accounts.commit)
        time = asyncio.create_task(site.service.keep_time())
        club = asyncio.create_task(site.owners.lead(site.club_work))
        try:
            yield
        finally:
            for task in (time, club):
                task.cancel()
            site.key.withdraw()
            site.archivist.close()
            if site.laboratory is not None:
                site.laboratory.close()
            await site.service.close()
            site.hashing.close()
            if sandbox is None:
                own_sandbox.close()
            site.webhooks.close()

    listed = [
        Route(path, site.guard(handler), methods=[method])  # GET brings HEAD
        for method, path, handler in [
            *ClubRoutes(site).listed(),
            *TournamentRoutes(site).listed(),
            *LaboratoryRoutes(site).listed(),
            *OperationRoutes(site).listed(),
            *OperatorRoutes(site).listed(),
            *routes.listed(),
        ]
    ]
    table_socket = WebSocketRoute("/ws/tables/{id}", site.sockets.endpoint)
    rest = Route("/{path:path}", site.guard(routes.static), methods=["GET"])
    app = Starlette(routes=[*listed, table_socket, rest], lifespan=lifespan, exception_handlers={404: nothing_here, 405: nothing_here})
    app.add_middleware(SecurityHeaders)
    app.add_middleware(RequestNumbers, answered=site.service.figures.answered)
    if isinstance(site.owners, SharedOwners):
        app.add_middleware(Passing, service=site.service, owners=site.owners, callers=site.callers)
    app.state.site = site
    return app


async def nothing_here(_request: Request, _error: Exception) -> Response:
    return error_response("not_found", "there is nothing here")
