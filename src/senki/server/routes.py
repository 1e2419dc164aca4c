"""The HTTP routes of the protocol (see docs/protocol.md), each a few lines around what the other modules do."""

from __future__ import annotations

import asyncio
import functools
import gzip
import hashlib
import mimetypes
import pathlib
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from senki.agents.roster import LEVELS
from senki.engine.catalog import UnknownGame, find_game, game_ids
from senki.server.app import Handler, address_of, answer, is_near
from senki.server.bodies import (
    Branch,
    ChangeSeat,
    Chapter,
    Credentials,
    Done,
    GameCard,
    Join,
    Me,
    NewName,
    NewPassword,
    NewTable,
    NoticeAddress,
    OptionCard,
    Reference,
    RuleText,
)  # fmt: skip
from senki.server.notices import BadAddress, check_address
from senki.server.refusals import Refusal
from senki.server.rooms import Person
from senki.server.sockets import is_number
from senki.server.wire import LARGEST_IMPORT, Move, Refused
from senki.text.catalogue import HERE, LANGUAGES, game_folder

if TYPE_CHECKING:
    from senki.server.app import Site
    from senki.server.storage import StoredUser

WORTH_PACKING: Final = 1000  # bytes
YEAR: Final = 365 * 86400
PLAIN_PAGE: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>senki</title>
<h1>senki 戦記</h1><p>The server runs, but the browser client has not been built. In the project's folder: <code>make web</code>,
then start the server again.</p><p>The programs' interface is at <code>/api</code>; see docs/protocol.md.</p></html>
"""


class Routes:
    """Handlers by path."""

    def __init__(self, site: Site) -> None:
        self.site: Final = site
        self.tables: Final = site.tables

    def listed(self) -> list[tuple[str, str, Handler]]:
        return [
            ("GET", "/healthz", self.health),
            ("GET", "/api/games", self.games),
            ("GET", "/api/texts/{lang}", self.texts),
            ("GET", "/api/texts/{lang}/{game}", self.texts),
            ("GET", "/api/reference/{game}/{lang}", self.reference),
            ("GET", "/api/me", self.get_me),
            ("POST", "/api/me", self.set_me),
            ("GET", "/api/me/tables", self.my_tables),
            ("POST", "/api/me/notices", self.set_notices),
            ("POST", "/api/account/register", self.register),
            ("POST", "/api/account/login", self.login),
            ("POST", "/api/account/logout", self.logout),
            ("POST", "/api/account/password", self.password),
            ("GET", "/api/tables/open", self.open_tables),
            ("POST", "/api/tables", self.create),
            ("POST", "/api/import", self.import_save),
            ("POST", "/api/tables/{id}/join", self.join),
            ("POST", "/api/tables/{id}/seats/{seat:int}", self.change_seat),
            ("POST", "/api/tables/{id}/invites", self.invites),
            ("POST", "/api/tables/{id}/rematch", self.rematch),
            ("POST", "/api/tables/{id}/branch", self.branch),
            ("POST", "/api/tables/{id}/moves", self.move),
            ("GET", "/api/tables/{id}/steps", self.steps),
            ("GET", "/api/tables/{id}/replay", self.replay),
            ("GET", "/api/tables/{id}/save", self.save),
            ("GET", "/api/tables/{id}/verify", self.verify),
            ("GET", "/api/{path:path}", self.nothing),
        ]

    async def nothing(self, request: Request) -> Response:
        raise Refusal("not_found", "there is nothing here")

    async def health(self, request: Request) -> Response:
        return answer(Done(True))

    # -- games and texts ----------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        return answer(await asyncio.to_thread(game_cards))

    async def texts(self, request: Request) -> Response:
        lang, game = request.path_params["lang"], request.path_params.get("game")
        text = await asyncio.to_thread(text_file, lang, game)
        return tagged(request, text.encode(), "text/plain; charset=utf-8")

    async def reference(self, request: Request) -> Response:
        found = await asyncio.to_thread(rules_text, request.path_params["game"], request.path_params["lang"])
        return tagged(request, msgspec.json.encode(found), "application/json")

    # -- who ----------------------------------------------------------------------------------------------------------

    async def user(self, request: Request) -> StoredUser | None:
        return await self.site.user_of(request.cookies.get(self.site.cookie, ""))

    async def get_me(self, request: Request) -> Response:
        user = await self.user(request)
        return answer(me(user) if user else Me("", "ja", None))

    async def set_me(self, request: Request) -> Response:
        body: NewName = await self.site.body(request, NewName)
        user = await self.user(request)
        if user is not None:
            return answer(me(await asyncio.to_thread(self.site.accounts.rename, user, body.name, body.lang)))
        if not is_near(address_of(request)):
            self.site.limit(self.site.making, f"guest {address_of(request)}")
        guest, token = await asyncio.to_thread(self.site.accounts.guest, body.name, body.lang)
        return self.with_session(answer(me(guest)), token)

    async def set_notices(self, request: Request) -> Response:
        body: NoticeAddress = await self.site.body(request, NoticeAddress)
        user = await self.user(request)
        if user is None:
            raise Refusal("unauthorised", "give yourself a name first")
        if not self.site.settings.notices and body.address is not None:
            raise Refusal("not_found", "this server sends no notices")
        try:
            if body.address is not None:
                check_address(body.address)
        except BadAddress as error:
            raise Refusal("bad_request", str(error)) from None
        await asyncio.to_thread(self.site.accounts.set_webhook, user, body.address)
        return answer(Done(True))

    async def register(self, request: Request) -> Response:
        body: Credentials = await self.site.body(request, Credentials)
        self.limit_logins(request, body.name)
        old = request.cookies.get(self.site.cookie, "")
        guest = await self.site.user_of(old)
        await asyncio.to_thread(self.site.accounts.register, body.name, body.password, guest)
        return await self.logged_in(body, guest, old)

    async def login(self, request: Request) -> Response:
        body: Credentials = await self.site.body(request, Credentials)
        self.limit_logins(request, body.name)
        old = request.cookies.get(self.site.cookie, "")
        return await self.logged_in(body, await self.site.user_of(old), old)

    async def logged_in(self, body: Credentials, guest: StoredUser | None, old: str) -> Response:
        """A new session in place of the old one; a guest's games pass to the account, in open rooms too."""
        user, token = await asyncio.to_thread(self.site.accounts.login, body.name, body.password, guest)
        if guest is not None and guest.account is None:
            self.site.service.rename(guest.id, Person(user.id, user.name))
        if guest is not None:
            await self.end_session(old)
        return self.with_session(answer(me(user)), token)

    async def logout(self, request: Request) -> Response:
        await self.end_session(request.cookies.get(self.site.cookie, ""))
        response = answer(Done(True))
        response.delete_cookie(self.site.cookie, path="/", secure=self.site.settings.secure, httponly=True, samesite="strict")
        return response

    async def password(self, request: Request) -> Response:
        body: NewPassword = await self.site.body(request, NewPassword)
        old = request.cookies.get(self.site.cookie, "")
        user = await self.user(request)
        if user is None:
            raise Refusal("unauthorised", "log in first")
        self.limit_logins(request, user.account or user.id)
        changed, token = await asyncio.to_thread(self.site.accounts.change_password, user, body.old, body.new)
        await self.end_session(old)
        return self.with_session(answer(me(changed)), token)

    async def end_session(self, token: str) -> None:
        if token:
            await asyncio.to_thread(self.site.accounts.logout, token)
            self.site.sockets.close_session(token)

    def limit_logins(self, request: Request, name: str) -> None:
        address = address_of(request)
        self.site.limit(self.site.logins, f"name {name.casefold()}", *([] if is_near(address) else [f"address {address}"]))

    def with_session(self, response: Response, token: str) -> Response:
        response.set_cookie(
            self.site.cookie, token, max_age=YEAR, path="/", secure=self.site.settings.secure, httponly=True, samesite="strict"
        )
        return response

    # -- tables -------------------------------------------------------------------------------------------------------

    async def my_tables(self, request: Request) -> Response:
        person = await self.site.asker(request)
        return answer(await asyncio.to_thread(self.tables.mine, person) if person.id else [])

    async def open_tables(self, request: Request) -> Response:
        person = await self.site.asker(request)
        return answer(await asyncio.to_thread(self.tables.open_tables, person))

    async def create(self, request: Request) -> Response:
        person = await self.maker(request)
        return answer(await self.tables.create(await self.site.body(request, NewTable), person), 201)

    async def import_save(self, request: Request) -> Response:
        person = await self.maker(request)
        self.site.limit(self.site.importing, person.id)
        data = await self.site.raw(request, LARGEST_IMPORT)
        try:
            text = data.decode()
        except UnicodeDecodeError:
            raise Refusal("bad_request", "not a text file") from None
        return answer(await self.tables.import_save(text, person), 201)

    async def maker(self, request: Request) -> Person:
        person = await self.site.named(request)
        self.site.limit(self.site.making, f"user {person.id}")
        return person

    async def join(self, request: Request) -> Response:
        person = await self.site.named(request)
        return answer(await self.tables.join(table_of(request), await self.site.body(request, Join), person))

    async def change_seat(self, request: Request) -> Response:
        person = await self.site.named(request)
        body: ChangeSeat = await self.site.body(request, ChangeSeat)
        return answer(await self.tables.change_seat(table_of(request), request.path_params["seat"], body, person))

    async def invites(self, request: Request) -> Response:
        return answer(await self.tables.invites(table_of(request), await self.site.named(request)))

    async def rematch(self, request: Request) -> Response:
        return answer(await self.tables.rematch(table_of(request), await self.maker(request)), 201)

    async def branch(self, request: Request) -> Response:
        person = await self.maker(request)
        return answer(await self.tables.branch(table_of(request), await self.site.body(request, Branch), person), 201)

    async def move(self, request: Request) -> Response:
        person = await self.site.named(request)
        body: Move = await self.site.body(request, Move)
        reply = await self.site.service.request(person, table_of(request), body)
        if isinstance(reply, Refused):
            raise Refusal(reply.error, reply.message, reply.rule)
        return answer(reply)

    async def steps(self, request: Request) -> Response:
        after = number_of(request, "after", 0)
        return answer(await self.tables.steps(table_of(request), after, await self.site.asker(request)))

    async def replay(self, request: Request) -> Response:
        first, last = number_of(request, "from", 0), number_of(request, "to", 1 << 30)
        seat = request.query_params.get("seat", "all")
        return answer(await self.tables.replay(table_of(request), seat, first, last, await self.site.asker(request)))

    async def save(self, request: Request) -> Response:
        text = await self.tables.save_text(table_of(request), await self.site.asker(request))
        headers = {"content-disposition": 'attachment; filename="game.senki"', "cache-control": "no-store"}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    async def verify(self, request: Request) -> Response:
        return answer(await self.tables.verify(table_of(request)))

    # -- the client ---------------------------------------------------------------------------------------------------

    async def static(self, request: Request) -> Response:
        """The browser client: its files, and its first page for every other path."""
        folder = self.site.settings.static.resolve()
        path = (folder / request.path_params["path"].lstrip("/")).resolve()
        if not path.is_relative_to(folder) or not path.is_file():
            path = folder / "index.html"
            if request.path_params["path"].startswith("assets/"):
                raise Refusal("not_found", "there is no such file")
        if not path.is_file():
            return Response(PLAIN_PAGE, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        hashed = path.parent.name == "assets"  # the bundler puts a hash into their names
        cache = f"public, max-age={YEAR}, immutable" if hashed else "no-cache"
        data = await asyncio.to_thread(path.read_bytes)
        return tagged(request, data, f"{kind}; charset=utf-8" if kind.startswith("text/") else kind, cache)


def me(user: StoredUser) -> Me:
    return Me(user.name, user.lang, user.account)


def table_of(request: Request) -> str:
    return str(request.path_params["id"])


def number_of(request: Request, name: str, otherwise: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return otherwise
    if not is_number(text) or int(text) < 0:
        raise Refusal("bad_request", f"{name} is a number")
    return int(text)


def tagged(request: Request, data: bytes, kind: str, cache: str = "no-cache") -> Response:
    """An answer that a browser may keep as long as it is the same."""
    etag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    headers = {"etag": etag, "cache-control": cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", "") and len(data) >= WORTH_PACKING and not kind.startswith("image/png"):
        return Response(packed(data), media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(data, media_type=kind, headers=headers)


@functools.lru_cache(maxsize=256)
def packed(data: bytes) -> bytes:
    """Only the client's own files and texts are packed: nothing in them is secret, so their size tells nothing."""
    return gzip.compress(data, mtime=0)


@functools.cache
def game_cards() -> list[GameCard]:
    found: list[GameCard] = []
    for game_id in game_ids():
        info = find_game(game_id).info
        options = [
            OptionCard(
                option.name,
                list(option.values),
                {value: list(seats) for value, seats in option.seats.items()},
                {value: {other: list(wanted) for other, wanted in needs.items()} for value, needs in option.needs.items()},
            )
            for option in info.options
        ]
        found.append(GameCard(info.id, list(info.seats), options, list(LEVELS), True))
    return found


@functools.cache
def text_file(lang: str, game: str | None) -> str:
    """The texts that all games share, or a game's own; empty for a game without files."""
    if lang not in LANGUAGES:
        raise Refusal("not_found", "no texts in that language")
    folder = HERE if game is None else known_folder(game)
    path = folder / (f"common.{lang}.ftl" if game is None else f"text.{lang}.ftl") if folder else None
    return path.read_text(encoding="utf-8") if path and path.is_file() else ""


def known_folder(game: str) -> pathlib.Path | None:
    try:
        return game_folder(game)
    except UnknownGame:
        raise Refusal("not_found", "there is no such game") from None


@functools.cache
def rules_text(game: str, lang: str) -> Reference:
    """A game's reference, taken apart by its headings."""
    if lang not in LANGUAGES:
        raise Refusal("not_found", "no texts in that language")
    folder = known_folder(game)
    path = folder / f"reference.{lang}.md" if folder else None
    intro: list[str] = []
    chapters: list[Chapter] = []
    for line in path.read_text(encoding="utf-8").splitlines() if path and path.is_file() else ():
        if line.startswith("### ") and chapters:
            rule_id, _, title = line[4:].strip().partition(" ")
            chapters[-1].rules.append(RuleText(rule_id, title.strip(), ""))
        elif line.startswith("## "):
            chapters.append(Chapter(line[3:].strip(), []))
        elif chapters and chapters[-1].rules:
            chapters[-1].rules[-1].text += line + "\n"
        elif not line.startswith("# "):
            intro.append(line)
    for chapter in chapters:
        for rule in chapter.rules:
            rule.text = rule.text.strip()
    return Reference("\n".join(intro).strip(), chapters)
