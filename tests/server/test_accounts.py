"""Guests, accounts, passwords and sessions."""

from __future__ import annotations

import hashlib
import pathlib
import sqlite3
import threading
from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from senki.server.accounts import LASTS, REFRESH, AccountError, Accounts, account_key, clean_name
from senki.server.sqlstore import SqlStore, open_store
from senki.server.storage import StoredSession, StoredUser
from server.stores import put, table


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def store(tmp_path: pathlib.Path) -> Iterator[SqlStore]:
    made = open_store(str(tmp_path / "a.db"))
    yield made
    made.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def accounts(store: SqlStore, clock: Clock) -> Accounts:
    return Accounts(store, clock)


def code(error: pytest.ExceptionInfo[AccountError]) -> str:
    return error.value.code


def test_a_guest_is_known_by_the_token_only(accounts: Accounts, store: SqlStore, tmp_path: pathlib.Path) -> None:
    guest, token = accounts.guest(" アンナ ", "ja")
    assert (guest.name, guest.lang, guest.account, guest.password) == ("アンナ", "ja", None, None)
    assert accounts.whoami(token) == guest
    assert len(token) >= 43  # 256 bits
    for wrong in ("", "x" * 43, token + "x", token[:-1], "\ud800" * 43, token * 9):
        assert accounts.whoami(wrong) is None
    assert store.session(hashlib.sha256(token.encode()).hexdigest()) is not None
    store.close()
    connection = sqlite3.connect(tmp_path / "a.db")
    dump = "\n".join(connection.iterdump())
    connection.close()
    assert guest.id in dump
    assert token not in dump


def test_rename_keeps_the_rest(accounts: Accounts) -> None:
    guest, token = accounts.guest("anna", "ja")
    accounts.set_webhook(guest, "https://example.org/")
    renamed = accounts.rename(guest, "Bert", "en")  # with the old copy: what came since is kept
    assert (renamed.id, renamed.name, renamed.lang, renamed.webhook) == (guest.id, "Bert", "en", "https://example.org/")
    assert accounts.whoami(token) == renamed


def test_logout(accounts: Accounts) -> None:
    guest, token = accounts.guest("anna", "en")
    other = accounts.new_session(guest)
    accounts.commit([other[0]])
    accounts.logout(token)
    assert accounts.whoami(token) is None
    assert accounts.whoami(other[1]) == guest
    accounts.logout("never there")


def test_sessions_end_when_unused(accounts: Accounts, clock: Clock) -> None:
    _, token = accounts.guest("anna", "en")
    for _ in range(3):  # use keeps it alive
        clock.now += LASTS - 10
        assert accounts.whoami(token) is not None
        settle(accounts)
    clock.now += LASTS + 10
    assert accounts.whoami(token) is None
    clock.now -= LASTS
    assert accounts.whoami(token) is None


def settle(accounts: Accounts) -> None:
    accounts.commit([])


def test_a_session_never_rises_again(accounts: Accounts, store: SqlStore, clock: Clock) -> None:
    """A note of its use that comes late, when the session was ended in between, is not written."""
    _, token = accounts.guest("anna", "en")
    hashed = hashlib.sha256(token.encode()).hexdigest()
    session = store.session(hashed)
    assert isinstance(session, StoredSession)
    clock.now += REFRESH + 1
    accounts.logout(token)
    accounts.note_use(session)
    settle(accounts)
    assert store.session(hashed) is None


def test_register_and_log_in(accounts: Accounts, store: SqlStore) -> None:
    user = accounts.register("Ａnna", "correct horse", None)
    assert (user.name, user.account) == ("Anna", "anna")
    assert user.password is not None
    assert user.password.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    first, one = accounts.login("ANNA", "correct horse", None)
    second, two = accounts.login("anna", "correct horse", None)
    assert first == second == user
    assert one != two
    assert accounts.whoami(one) == accounts.whoami(two) == store.user(user.id) == user


@pytest.mark.parametrize(
    "name,password", [("anna", "wrong horse"), ("bert", "correct horse"), ("", ""), ("anna", "x" * 5000), ("a\x00", "\ud800" * 9)]
)
def test_wrong_logins_are_all_alike(accounts: Accounts, name: str, password: str) -> None:
    accounts.register("anna", "correct horse", None)
    with pytest.raises(AccountError, match="the name or the password is wrong") as error:
        accounts.login(name, password, None)
    assert code(error) == "wrong_password"


@pytest.mark.parametrize("name", ["anna", "nobody"])
def test_unknown_names_take_as_long(accounts: Accounts, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nearly all the time goes into comparing one hash: that is done for a name that is not there, too."""
    accounts.register("anna", "correct horse", None)
    compared: list[str | bytes] = []
    verify = PasswordHasher.verify

    def counted(hasher: PasswordHasher, hashed: str | bytes, password: str | bytes) -> bool:
        compared.append(password)
        return verify(hasher, hashed, password)

    monkeypatch.setattr(PasswordHasher, "verify", counted)
    with pytest.raises(AccountError):
        accounts.login(name, "wrong horse", None)
    assert len(compared) == 1


def test_names_are_taken_once(accounts: Accounts) -> None:
    accounts.register("anna", "correct horse", None)
    with pytest.raises(AccountError) as error:
        accounts.register("ＡＮＮＡ", "other horse", None)
    assert code(error) == "exists"


def test_two_who_register_at_the_same_moment(accounts: Accounts) -> None:
    codes: list[str] = []

    def register() -> None:
        try:
            accounts.register("anna", "correct horse", None)
            codes.append("")
        except AccountError as error:
            codes.append(error.code)

    threads = [threading.Thread(target=register) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == ["", *["exists"] * 5]


def test_games_of_a_guest_pass_to_the_account(accounts: Accounts, store: SqlStore) -> None:
    guest, token = accounts.guest("anna", "ja")
    put(store, table("a", owner=guest.id, seats=[guest.id, "bert"]))
    user = accounts.register("anna", "correct horse", guest)
    assert user.lang == "ja"
    assert [found.id for found in store.tables_of(user.id)] == ["a"]
    assert store.tables_of(guest.id) == []
    later, _ = accounts.guest("anna", "ja")
    put(store, table("b", owner="bert", seats=[later.id]))
    accounts.login("anna", "correct horse", later)
    assert sorted(found.id for found in store.tables_of(user.id)) == ["a", "b"]
    assert accounts.whoami(token) is None  # the guest is no more, and the token does not become the account's


def test_games_of_an_account_do_not_pass(accounts: Accounts, store: SqlStore) -> None:
    """Who logs in on a browser where another was logged in gets nothing of the other's."""
    anna = accounts.register("anna", "correct horse", None)
    accounts.register("bert", "another horse", None)
    put(store, table("a", owner=anna.id))
    bert, _ = accounts.login("bert", "another horse", anna)
    assert [found.id for found in store.tables_of(anna.id)] == ["a"]
    assert store.tables_of(bert.id) == []


def test_a_wrong_password_claims_nothing(accounts: Accounts, store: SqlStore) -> None:
    accounts.register("bert", "another horse", None)
    guest, _ = accounts.guest("anna", "ja")
    put(store, table("a", owner=guest.id))
    with pytest.raises(AccountError):
        accounts.login("bert", "wrong horse", guest)
    assert [found.id for found in store.tables_of(guest.id)] == ["a"]


def test_change_password(accounts: Accounts) -> None:
    user = accounts.register("anna", "correct horse", None)
    with pytest.raises(AccountError) as error:
        accounts.change_password(user, "wrong horse", "another horse")
    assert code(error) == "wrong_password"
    _, token = accounts.change_password(user, "correct horse", "another horse")
    assert accounts.whoami(token) is not None
    with pytest.raises(AccountError):
        accounts.login("anna", "correct horse", None)
    accounts.login("anna", "another horse", None)
    guest: StoredUser = accounts.guest("carl", "en")[0]
    with pytest.raises(AccountError) as error:
        accounts.change_password(guest, "", "another horse")
    assert code(error) == "unauthorised"


def test_old_hashes_are_renewed(accounts: Accounts, store: SqlStore) -> None:
    user = accounts.register("anna", "correct horse", None)
    weak = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1).hash("correct horse")
    put(store, StoredUser(user.id, user.name, user.lang, user.account, weak, None, user.created))
    accounts.login("anna", "correct horse", None)
    renewed = store.user(user.id)
    assert renewed is not None
    assert renewed.password is not None
    assert "m=19456" in renewed.password


@pytest.mark.parametrize(
    "name", ["", " ", "\u3000", "a" * 33, "a\nb", "a\x00b", "\u202eanna", "a\u200bb", "\u2028", "\u0301", "\ud800", "\ue000", "a\tb"]
)
def test_bad_nicknames(name: str) -> None:
    with pytest.raises(AccountError):
        clean_name(name)


@pytest.mark.parametrize(
    "name,clean",
    [
        ("anna", "anna"),
        ("  a   b ", "a b"),
        ("ｱﾝﾅ", "アンナ"),
        ("アンナ　花", "アンナ 花"),
        ("☕", "☕"),
        ("<b>", "<b>"),
        ("か\u3099", "が"),
    ],
)
def test_good_nicknames(name: str, clean: str) -> None:
    assert clean_name(name) == clean


@pytest.mark.parametrize("name", ["ab", "a b c", "a" * 33, "anna\x00", "an/na", "an\u200bna"])
def test_bad_account_names(name: str) -> None:
    with pytest.raises(AccountError):
        account_key(name)


@pytest.mark.parametrize("password", ["short", "x" * 201, "\ud800" * 10])
def test_bad_passwords(accounts: Accounts, password: str) -> None:
    with pytest.raises(AccountError) as error:
        accounts.register("anna", password, None)
    assert code(error) == "bad_request"


def test_bad_language(accounts: Accounts) -> None:
    with pytest.raises(AccountError):
        accounts.guest("anna", "xx")
