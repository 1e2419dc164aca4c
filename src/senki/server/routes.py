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
from senki.engine.catalog import NoGame, find_game, find_games, game_folder
from senki.server.accounts import login_key, token_hash
from senki.server.api_errors import ApiError
from senki.server.app import Handler, answer
from senki.server.bodies import (
    Branch,
    Cards,
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
    Preferences,
    Reference,
    RuleText,
)  # fmt: skip
from senki.server.gathering import Person
from senki.server.texts import is_number
from senki.server.views import facts_of, labels_of
from senki.server.webhooks import BadAddress, check_address
from senki.server.wire import LARGEST_IMPORT, Move, Refused
from senki.text.catalogue import HERE
from senki.text.files import COMMON, LANGUAGES, TEXT, read_files
from senki.text.reference import read_reference

if TYPE_CHECKING:
    from senki.server.app import Site
    from senki.server.storage import StoredUser

LARGEST_PREFERENCES: Final = 1000  # bytes
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
            ("GET", "/api/games", self.games),
            ("GET", "/api/texts/{lang}", self.texts),
            ("GET", "/api/texts/{lang}/{game}", self.texts),
            ("GET", "/api/reference/{game}/{lang}", self.reference),
            ("GET", "/api/cards/{game}", self.cards),
            ("GET", "/api/me", self.get_me),
            ("POST", "/api/me", self.set_me),
            ("GET", "/api/me/tables", self.my_tables),
            ("POST", "/api/me/notices", self.set_notices),
            ("GET", "/api/me/settings", self.preferences),
            ("POST", "/api/me/settings", self.set_preferences),
            ("POST", "/api/account/register", self.register),
            ("POST", "/api/account/login", self.login),
            ("POST", "/api/account/logout", self.logout),
            ("POST", "/api/account/password", self.password),
            ("GET", "/api/tables/open", self.open_tables),
            ("POST", "/api/tables", self.create),
            ("POST", "/api/import", self.import_save),
            ("POST", "/api/tables/{id}/join", self.join),
            ("POST", "/api/tables/{id}/seats/{seat}", self.change_seat),
            ("POST", "/api/tables/{id}/invites", self.invites),
            ("POST", "/api/tables/{id}/rematch", self.rematch),
            ("POST", "/api/tables/{id}/branch", self.branch),
            ("POST", "/api/tables/{id}/moves", self.move),
            ("GET", "/api/tables/{id}/steps", self.steps),
            ("GET", "/api/tables/{id}/states/{step}", self.state),
            ("GET", "/api/tables/{id}/replay", self.replay),
            ("GET", "/api/tables/{id}/save", self.save),
            ("GET", "/api/tables/{id}/verify", self.verify),
            ("GET", "/api/{path:path}", self.nothing),
        ]

    async def nothing(self, request: Request) -> Response:
        raise ApiError("not_found", "there is nothing here")

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

    async def cards(self, request: Request) -> Response:
        found = await asyncio.to_thread(cards_of, request.path_params["game"])
        return tagged(request, msgspec.json.encode(found), "application/json")

    # -- who ----------------------------------------------------------------------------------------------------------

    async def user(self, request: Request) -> StoredUser | None:
        return await self.site.user_of(request.cookies.get(self.site.cookie, ""))

    def me(self, user: StoredUser | None) -> Me:
        club, laboratory = not self.site.settings.private, self.site.settings.laboratory
        return Me(user.name, user.lang, user.account, club, laboratory) if user else Me("", "ja", None, club, laboratory)

    async def get_me(self, request: Request) -> Response:
        user = await self.user(request)
        return answer(self.me(user))

    async def set_me(self, request: Request) -> Response:
        body: NewName = await self.site.body(request, NewName)
        user = await self.user(request)
        if user is not None:
            return answer(self.me(await asyncio.to_thread(self.site.accounts.rename, user, body.name, body.lang)))
        caller = self.site.caller(request)
        if not caller.near:
            self.site.limit(self.site.making, f"guest {caller.address}")
        guest, token = await asyncio.to_thread(self.site.accounts.guest, body.name, body.lang)
        return self.with_session(answer(self.me(guest)), token)

    async def set_notices(self, request: Request) -> Response:
        body: NoticeAddress = await self.site.body(request, NoticeAddress)
        user = await self.user(request)
        if user is None:
            raise ApiError("unauthorised", "give yourself a name first")
        if not self.site.settings.webhooks and body.address is not None:
            raise ApiError("not_found", "this server sends no notices")
        try:
            if body.address is not None:
                check_address(body.address)
        except BadAddress as error:
            raise ApiError("bad_request", str(error)) from None
        await asyncio.to_thread(self.site.accounts.set_webhook, user, body.address)
        return answer(Done(True))

    async def preferences(self, request: Request) -> Response:
        user = await self.user(request)
        return answer(await asyncio.to_thread(self.site.accounts.preferences, user) if user else None)

    async def set_preferences(self, request: Request) -> Response:
        body: Preferences = await self.site.body(request, Preferences, LARGEST_PREFERENCES)
        user = await self.user(request)
        if user is None:
            raise ApiError("unauthorised", "log in first")
        self.site.limit(self.site.preferring, f"user {user.id}")
        await asyncio.to_thread(self.site.accounts.set_preferences, user, body)
        return answer(Done(True))

    async def register(self, request: Request) -> Response:
        body: Credentials = await self.site.body(request, Credentials)
        self.limit_logins(request, body.name)
        old = request.cookies.get(self.site.cookie, "")
        guest = await self.site.user_of(old)
        await self.site.hashing.run(self.site.accounts.register, body.name, body.password, guest)
        return await self.logged_in(body, guest, old)

    async def login(self, request: Request) -> Response:
        body: Credentials = await self.site.body(request, Credentials)
        self.limit_logins(request, body.name)
        old = request.cookies.get(self.site.cookie, "")
        return await self.logged_in(body, await self.site.user_of(old), old)

    async def logged_in(self, body: Credentials, guest: StoredUser | None, old: str) -> Response:
        """A new session in place of the old one; a guest's games pass to the account, in open rooms too."""
        user, token = await self.site.hashing.run(self.site.accounts.login, body.name, body.password, guest)
        self.site.bans.check(user, self.site.service.now() // 1000)
        if guest is not None and guest.account is None:
            await self.site.renamed(guest.id, Person(user.id, user.name))
        if guest is not None:
            await self.end_session(old)
        return self.with_session(answer(self.me(user)), token)

    async def logout(self, request: Request) -> Response:
        await self.end_session(request.cookies.get(self.site.cookie, ""))
        response = answer(Done(True))
        response.delete_cookie(self.site.cookie, path="/", secure=self.site.settings.secure, httponly=True, samesite="strict")
        return response

    async def password(self, request: Request) -> Response:
        body: NewPassword = await self.site.body(request, NewPassword)
        user = await self.user(request)
        if user is None:
            raise ApiError("unauthorised", "log in first")
        self.limit_logins(request, user.account or user.id)
        changed, token = await self.site.hashing.run(self.site.accounts.change_password, user, body.old, body.new)
        self.site.user_ended(user.id)
        return self.with_session(answer(self.me(changed)), token)

    async def end_session(self, token: str) -> None:
        if token:
            await asyncio.to_thread(self.site.accounts.logout, token)
            self.site.sockets.close_session(token_hash(token))
            self.site.tell("session ended", hash=token_hash(token))

    def limit_logins(self, request: Request, name: str) -> None:
        """By the account that is meant, however its name is written, and by where the guesses come from."""
        caller = self.site.caller(request)
        self.site.limit(self.site.logins, f"name {login_key(name)}", *([] if caller.near else [f"address {caller.address}"]))

    def with_session(self, response: Response, token: str) -> Response:
        response.set_cookie(
            self.site.cookie, token, max_age=YEAR, path="/", secure=self.site.settings.secure, httponly=True, samesite="strict"
        )
        return response

    # -- tables -------------------------------------------------------------------------------------------------------

    async def my_tables(self, request: Request) -> Response:
        person, skip = await self.site.asker(request), number_of(request, "skip", 0)
        return answer(await asyncio.to_thread(self.tables.mine, person, skip) if person.id else [])

    async def open_tables(self, request: Request) -> Response:
        person = await self.site.asker(request)
        return answer([] if self.site.settings.private else await asyncio.to_thread(self.tables.open_tables, person))

    async def create(self, request: Request) -> Response:
        person = await self.maker(request)
        body: NewTable = await self.site.body(request, NewTable)
        if body.pack is not None:
            self.site.limit(self.site.packing, *self.senders(request, person))
        return answer(await self.tables.create(body, person), 201)

    async def import_save(self, request: Request) -> Response:
        person = await self.maker(request)
        self.site.limit(self.site.importing, *self.senders(request, person))
        data = await self.site.raw(request, LARGEST_IMPORT)
        try:
            text = data.decode()
        except UnicodeDecodeError:
            raise ApiError("bad_request", "not a text file") from None
        return answer(await self.tables.import_save(text, person), 201)

    def senders(self, request: Request, person: Person) -> list[str]:
        """Whom something costly is counted by: the person, and where they are, since a new guest costs nothing."""
        caller = self.site.caller(request)
        return [f"user {person.id}", *([] if caller.near else [f"address {caller.address}"])]

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
        return answer(await self.tables.change_seat(table_of(request), seat_of(request), body, person))

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
            raise ApiError(reply.error, reply.message, reply.rule)
        return answer(reply)

    async def state(self, request: Request) -> Response:
        step = request.path_params["step"]
        if not is_number(step) or int(step) < 0:
            raise ApiError("not_found", "there is no such step")
        return await self.long_answer(await self.tables.state(table_of(request), int(step), await self.site.asker(request)))

    async def steps(self, request: Request) -> Response:
        after, most = number_of(request, "after", 0), number_of(request, "most", 0) or None
        return await self.long_answer(await self.tables.steps(table_of(request), after, most, await self.site.asker(request)))

    async def replay(self, request: Request) -> Response:
        first, last = number_of(request, "from", 0), number_of(request, "to", 1 << 30)
        seat = request.query_params.get("seat", "all")
        return await self.long_answer(await self.tables.replay(table_of(request), seat, first, last, await self.site.asker(request)))

    async def long_answer(self, value: object) -> Response:
        """Megabytes are not written on the loop."""
        return await self.site.service.replays.run(answer, value)

    async def save(self, request: Request) -> Response:
        name, text = await self.tables.save_file(table_of(request), await self.site.asker(request))
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    async def verify(self, request: Request) -> Response:
        return answer(await self.tables.verify(table_of(request)))

    # -- the client ---------------------------------------------------------------------------------------------------

    async def static(self, request: Request) -> Response:
        """The browser client: its files, and its first page for every other path that is not the name of a file."""
        folder = self.site.settings.static.resolve()
        path = file_in(folder, request.path_params["path"])
        if path is None:
            path = folder / "index.html"
            if "." in request.path_params["path"].rpartition("/")[2] or request.path_params["path"].startswith("assets/"):
                raise ApiError("not_found", "there is no such file")
        if not path.is_file():
            return Response(PLAIN_PAGE, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        hashed = path.parent.name == "assets"  # the bundler puts a hash into their names
        cache = f"public, max-age={YEAR}, immutable" if hashed else "no-cache"
        data = await asyncio.to_thread(path.read_bytes)
        return tagged(request, data, f"{kind}; charset=utf-8" if kind.startswith("text/") else kind, cache)


def file_in(folder: pathlib.Path, name: str) -> pathlib.Path | None:
    """The file of that name, if there is one within the folder."""
    try:
        path = (folder / name.lstrip("/")).resolve()
        return path if path.is_relative_to(folder) and path.is_file() else None
    except (OSError, ValueError):  # a name that no file system takes
        return None


def table_of(request: Request) -> str:
    return str(request.path_params["id"])


def seat_of(request: Request) -> int:
    text = str(request.path_params["seat"])
    if not is_number(text):
        raise ApiError("not_found", "there is no such seat")
    return int(text)


def number_of(request: Request, name: str, otherwise: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return otherwise
    if not is_number(text) or int(text) < 0:
        raise ApiError("bad_request", f"{name} is a number")
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
    games, broken = find_games()
    for game in games:
        info = game.info
        options = [
            OptionCard(
                option.name,
                list(option.values),
                {value: list(seats) for value, seats in option.seats.items()},
                {value: {other: list(wanted) for other, wanted in needs.items()} for value, needs in option.needs.items()},
                option.by_seat,
                option.distinct,
            )
            for option in info.options
        ]
        reacts = any(question.quiet for question in info.questions.values())
        found.append(GameCard(info.id, list(info.seats), options, list(LEVELS), True, False, reacts))
    found += [GameCard(error.game_id, [], [], [], False, True) for error in broken]
    return found


@functools.cache
def text_file(lang: str, game: str | None) -> str:
    """The texts that all games share, or a game's own; empty for a game without files."""
    if lang not in LANGUAGES:
        raise ApiError("not_found", "no texts in that language")
    return read_files(HERE, COMMON, lang) if game is None else read_files(known_folder(game), TEXT, lang)


def known_folder(game: str) -> pathlib.Path | None:
    try:
        return game_folder(game)
    except NoGame:
        raise ApiError("not_found", "there is no such game") from None


@functools.cache
def cards_of(game_id: str) -> Cards:
    """What a game's own pack holds."""
    known_folder(game_id)
    game = find_game(game_id)
    facts = game.load_pack(None)
    return Cards(labels_of(game, facts), facts_of(game, facts))


@functools.cache
def rules_text(game: str, lang: str) -> Reference:
    """A game's reference, by chapters."""
    if lang not in LANGUAGES:
        raise ApiError("not_found", "no texts in that language")
    known_folder(game)
    found = read_reference(game, lang)
    chapters = [
        Chapter(chapter.title, chapter.text, [RuleText(rule.id, rule.title, rule.text) for rule in chapter.rules])
        for chapter in found.chapters
    ]
    return Reference(found.intro, chapters)
