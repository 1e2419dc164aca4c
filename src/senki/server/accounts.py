"""Who somebody is: guests with a nickname, accounts with a password, and the sessions of their browsers.

All calls wait for the disk and are made in worker threads. Those that work out the hash of a password (register, login, change_password)
have a few threads of their own.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import threading
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from senki.server.bodies import Preferences
from senki.server.storage import ClaimGames, EndSession, ForgetUser, Store, StoredDocument, StoredSession, StoredUser, Write
from senki.server.texts import is_plain
from senki.server.wire import ErrorCode, Lang

NAME: Final = (1, 32)  # letters of a nickname
ACCOUNT: Final = (3, 32)
PASSWORD: Final = (8, 200)
LANGUAGES: Final[tuple[Lang, ...]] = ("ja", "en")
HASHING: Final = max(1, min(2, (os.cpu_count() or 1) - 1))  # threads for password hashes: logins must not starve play
LASTS: Final = 180 * 86400  # seconds after which an unused session ends
REFRESH: Final = 86400  # a session's last use is noted once a day: no write for every request
ENDED: Final = 10_000  # sessions ended lately, which a late note of their use must not bring back
PREFERENCES: Final = "preferences"  # the kind of document that they are
RESET: Final = "reset"  # likewise: a link by which somebody may choose a new password; its id is the hash of the link's token
PATIENCE: Final = 60.0  # seconds to wait for a commit


class ResetBody(msgspec.Struct):
    """Whose password may be chosen anew, and until when; 0: it was."""

    user: str
    until: int


class AccountError(ValueError):
    """Why it is refused; `code` is the protocol's word for it."""

    def __init__(self, code: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.code: Final[ErrorCode] = code


def clean_name(name: str) -> str:
    """A nickname as it is shown: in one form of the letters, without anything invisible."""
    clean = " ".join(part for part in unicodedata.normalize("NFKC", name).split(" ") if part)
    if not NAME[0] <= len(clean) <= NAME[1]:
        raise AccountError("bad_request", f"a name has {NAME[0]} to {NAME[1]} letters")
    if not is_plain(clean):
        raise AccountError("bad_request", "a name has no invisible letters")
    if unicodedata.category(clean[0])[0] == "M" or not any(unicodedata.category(letter)[0] in "LNSP" for letter in clean):
        raise AccountError("bad_request", "a name needs a letter that can be seen")
    return clean


def account_key(name: str) -> str:
    """The login name as it is compared: capitals and widths make no difference."""
    key = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    if not ACCOUNT[0] <= len(key) <= ACCOUNT[1] or not all(letter.isalnum() or letter in "-_." for letter in key):
        raise AccountError("bad_request", f"an account's name has {ACCOUNT[0]} to {ACCOUNT[1]} letters, digits or any of -_.")
    return key


def login_key(name: str) -> str:
    """What guesses at a password are counted by: the account's own key, or, if there can be no such account, what was written."""
    try:
        return account_key(name)
    except AccountError:
        return f"none {name.casefold()}"


def clean_password(password: str) -> bytes:
    """The same bytes however a keyboard composes the letters."""
    if not PASSWORD[0] <= len(password) <= PASSWORD[1]:
        raise AccountError("bad_request", f"a password has {PASSWORD[0]} to {PASSWORD[1]} letters")
    try:
        return unicodedata.normalize("NFKC", password).encode("utf-8")
    except UnicodeEncodeError:
        raise AccountError("bad_request", "a password is made of letters") from None


def clean_lang(lang: str) -> Lang:
    for known in LANGUAGES:
        if lang == known:
            return known
    raise AccountError("bad_request", f"languages are: {', '.join(LANGUAGES)}")


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


class Accounts:
    """Registers, logs in and out, and tells whose a session is."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self.hasher: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self.nobody: Final = self.hasher.hash(secrets.token_bytes(16))  # checked for unknown names, so that they take as long
        self.changing: Final = threading.Lock()  # held from finding that a password still stands until what follows from it is kept
        self.ending: Final = threading.Lock()
        self.ended: Final[OrderedDict[str, None]] = OrderedDict()

    # -- guests and sessions ------------------------------------------------------------------------------------------

    def guest(self, name: str, lang: str) -> tuple[StoredUser, str]:
        """A new guest, and the token of a session."""
        user = self.new_user(clean_name(name), clean_lang(lang), None, None)
        session, token = self.new_session(user)
        self.commit([user, session])
        return user, token

    def rename(self, user: StoredUser, name: str, lang: str) -> StoredUser:
        renamed = replace(self.newest(user), name=clean_name(name), lang=clean_lang(lang))
        self.commit([renamed])
        return renamed

    def set_webhook(self, user: StoredUser, address: str | None) -> StoredUser:
        """Where "your turn" is sent; the address is checked by notices."""
        changed = replace(self.newest(user), webhook=address)
        self.commit([changed])
        return changed

    def preferences(self, user: StoredUser) -> Preferences | None:
        """How an account likes the client; None if it never said, or said it to a version that had other choices."""
        kept = self.store.document(PREFERENCES, user.id)
        try:
            return msgspec.json.decode(kept.body, type=Preferences) if kept else None
        except msgspec.ValidationError:
            return None

    def set_preferences(self, user: StoredUser, wanted: Preferences) -> None:
        """A guest's are kept by the browser: the store does not grow with everybody who looks in."""
        if user.account is None:
            raise AccountError("unauthorised", "only an account keeps its settings here")
        self.commit([StoredDocument(PREFERENCES, user.id, msgspec.json.encode(wanted).decode(), int(self.clock()))])

    def whoami(self, token: str) -> StoredUser | None:
        """Whose session this is; None if it is unknown or has ended."""
        if not 20 <= len(token) <= 200:
            return None
        session = self.store.session(token_hash(token))
        now = int(self.clock())
        if session is None or session.token_hash in self.ended:
            return None
        if now - session.seen > LASTS:
            self.end(session.token_hash)
            return None
        if now - session.seen > REFRESH:
            self.note_use(replace(session, seen=now))
        return self.store.user(session.user)

    def note_use(self, session: StoredSession) -> None:
        """Write down that a session is in use, without waiting. Never after its end was given to the store: it would rise again."""
        with self.ending:
            if session.token_hash not in self.ended:
                self.store.write([session], ignore)

    def end(self, hashed: str) -> None:
        self.note_end(hashed)
        self.commit([EndSession(hashed)])

    def note_end(self, hashed: str) -> None:
        with self.ending:
            self.ended[hashed] = None
            while len(self.ended) > ENDED:
                self.ended.popitem(last=False)

    def has_ended(self, token: str) -> bool:
        """Was this session ended lately? Looks at no disk."""
        return token_hash(token) in self.ended

    def logout(self, token: str) -> None:
        self.end(token_hash(token))

    # -- accounts -----------------------------------------------------------------------------------------------------

    def register(self, name: str, password: str, guest: StoredUser | None) -> StoredUser:
        """A new account, to which a guest's games pass."""
        shown, key, secret = clean_name(name), account_key(name), clean_password(password)
        if self.store.user_by_account(key) is not None:
            raise AccountError("exists", "that name is taken")
        lang = guest.lang if guest else LANGUAGES[0]
        user = self.new_user(shown, lang, key, self.hash(secret))
        if guest and guest.account is None and guest.webhook:
            user = replace(user, webhook=guest.webhook)
        try:
            self.commit([user, *self.claim(guest, user)])
        except Exception:
            other = self.store.user_by_account(key)
            if other is not None and other.id != user.id:  # somebody else was faster by a moment
                raise AccountError("exists", "that name is taken") from None
            raise
        return user

    def login(self, name: str, password: str, guest: StoredUser | None) -> tuple[StoredUser, str]:
        """The account of that name, to which a guest's games pass, and the token of a new session."""
        try:
            key, secret = account_key(name), clean_password(password)
        except AccountError:
            key, secret = "", b""  # such an account cannot be; it takes as long to say so
        user = self.store.user_by_account(key) if key else None
        hashed = user.password if user and user.password else self.nobody
        if not self.fits(hashed, secret) or user is None:
            raise AccountError("wrong_password", "the name or the password is wrong")
        writes: list[Write] = []
        if self.hasher.check_needs_rehash(hashed):
            user = replace(user, password=self.hash(secret))
            writes.append(user)
        session, token = self.new_session(user)
        with self.changing:
            if self.newest(user).password != hashed:  # it was changed while this one was tried
                raise AccountError("wrong_password", "the name or the password is wrong")
            self.commit([*writes, session, *self.claim(guest, user)])
        return user, token

    def change_password(self, user: StoredUser, old: str, new: str) -> tuple[StoredUser, str]:
        """A new password, and the token of a new session. All others end: whoever knew the old password may have one."""
        user = self.newest(user)
        if user.account is None or user.password is None:
            raise AccountError("unauthorised", "a guest has no password")
        secret = clean_password(new)
        if not self.fits(user.password, unicodedata.normalize("NFKC", old[: PASSWORD[1]]).encode("utf-8", "replace")):
            raise AccountError("wrong_password", "the password is wrong")
        changed = self.hash(secret)
        with self.changing:
            old_sessions = [session.token_hash for session in self.store.sessions_of(user.id)]
            user = replace(self.newest(user), password=changed)
            session, token = self.new_session(user)
            for hashed in old_sessions:
                self.note_end(hashed)
            try:
                self.commit([user, session, *(EndSession(hashed) for hashed in old_sessions)])
            except BaseException:
                with self.ending:
                    for hashed in old_sessions:
                        self.ended.pop(hashed, None)
                raise
        return user, token

    def reset_password(self, token: str, new: str) -> StoredUser:
        """By a link that whoever runs the server has given out: it holds once. All sessions of before end."""
        hashed, secret = token_hash(token), clean_password(new)
        changed = self.hash(secret)
        with self.changing:
            kept = self.store.document(RESET, hashed)
            found = msgspec.json.decode(kept.body, type=ResetBody) if kept else None
            user = self.store.user(found.user) if found and self.clock() < found.until else None
            if user is None or found is None:
                raise AccountError("not_found", "that link has been used, or is too old")
            used = StoredDocument(RESET, hashed, msgspec.json.encode(ResetBody(user.id, 0)).decode(), int(self.clock()))
            old = [session.token_hash for session in self.store.sessions_of(user.id)]
            self.commit([replace(user, password=changed), used, *(EndSession(session) for session in old)])
            for session in old:
                self.note_end(session)
        return user

    def check_password(self, user: StoredUser, password: str) -> None:
        """Is it the account's?"""
        hashed = self.newest(user).password
        if hashed is None or not self.fits(hashed, unicodedata.normalize("NFKC", password[: PASSWORD[1]]).encode("utf-8", "replace")):
            raise AccountError("wrong_password", "the password is wrong")

    def claim(self, guest: StoredUser | None, user: StoredUser) -> list[Write]:
        """Only a guest's games pass to another: those of an account stay, whoever logs in on the same browser."""
        if guest is None or guest.account is not None or guest.id == user.id:
            return []
        return [ClaimGames(guest.id, user.id), ForgetUser(guest.id)]  # the account is who the guest was

    # -- parts --------------------------------------------------------------------------------------------------------

    def new_user(self, name: str, lang: Lang, account: str | None, password: str | None) -> StoredUser:
        return StoredUser(secrets.token_hex(12), name, lang, account, password, None, int(self.clock()))

    def new_session(self, user: StoredUser) -> tuple[StoredSession, str]:
        """A session of 256 random bits, of which only the hash is kept."""
        token, now = secrets.token_urlsafe(32), int(self.clock())
        return StoredSession(token_hash(token), user.id, now, now), token

    def newest(self, user: StoredUser) -> StoredUser:
        """The user as stored now: the caller's copy may be old, and writing it back would undo what came since."""
        return self.store.user(user.id) or user

    def hash(self, secret: bytes) -> str:
        return self.hasher.hash(secret)

    def fits(self, hashed: str, secret: bytes) -> bool:
        try:
            return self.hasher.verify(hashed, secret)
        except (VerificationError, InvalidHashError):
            return False

    def commit(self, batch: list[Write]) -> None:
        """Write and wait until it is durable."""
        finished = threading.Event()
        errors: list[Exception] = []

        def done(error: Exception | None) -> None:
            if error:
                errors.append(error)
            finished.set()

        self.store.write(batch, done)
        if not finished.wait(PATIENCE):
            raise TimeoutError("the database does not answer")
        if errors:
            raise errors[0]


def ignore(_error: Exception | None) -> None:
    """A note that is lost is written again another time."""
