"""New tables: from nothing, from a save, from a moment of another game, or for a rematch. All of it is checked before anything is kept."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from typing import Final

from senki.engine.catalog import BrokenGame, NoGame, find_game
from senki.engine.chance import Rng
from senki.engine.fairness import SEED_BYTES
from senki.engine.game import Game
from senki.engine.options import check_setting, draw_random
from senki.engine.packs import Pack, PackError
from senki.engine.saves import Saved, SaveError, game_name, read, saved_pack
from senki.engine.shown import shown
from senki.server.accounts import clean_name
from senki.server.api_errors import ApiError
from senki.server.bodies import Invite, NewSeat, NewTable
from senki.server.game_record import Damaged, GameRecord, load_pack
from senki.server.gathering import Gathering, Person
from senki.server.rooms import Room
from senki.server.seats import COMPUTER, HUMAN, OPEN, USUAL_LEVEL, Logged, Seat, Setting, hash_token, new_token, to_text
from senki.server.storage import StoredTable
from senki.server.texts import BadText, check_texts, is_plain
from senki.server.wire import LARGEST_BODY, Clock, Status

ID_BYTES: Final = 12  # nobody guesses a table's id, and whoever is given it may watch


@dataclass(frozen=True)
class NewlyMade:
    """A table to be kept, and the invites whose hashes it holds."""

    table: StoredTable
    invites: list[Invite]


def make_table(new: NewTable, owner: Person, now: int) -> NewlyMade:
    """A table as somebody wants it."""
    check_clock(new.clock)
    seats, invites = make_seats(new.seats, owner)
    try:
        game = find_game(new.game)
        wanted = draw_random(game, len(seats), dict(new.options), Rng(secrets.randbits(56)))
        options = check_setting(game, len(seats), wanted)
        if new.pack is not None:
            check_pack(game, new, options)
    except BrokenGame as error:
        raise broken(error) from None
    except (NoGame, PackError, ValueError) as error:
        raise ApiError("bad_request", str(error)) from None
    words = [new.word] if new.word else []
    setting = Setting(game.info.rules_version, options, owner.name, new.public, new.pack, new.clock, words)
    setting.reactions = new.reactions
    return NewlyMade(stored(new.game, owner, setting, seats, now), invites)


def check_pack(game: Game, new: NewTable, options: dict[str, str]) -> None:
    """A pack of somebody's own: that it can be read, and that a game can be set up with it."""
    facts = load_pack(game, new.pack)
    pack = game.pack_of(facts)
    if pack is not None:
        check_pack_texts(pack)
    try:
        game.setup(len(new.seats), options, facts)
    except Exception as error:
        raise PackError(f"pack: no game can be set up with it: {type(error).__name__}") from None


def broken(error: BrokenGame) -> ApiError:
    """Players learn that it is so; where its files lie is for the server's log."""
    return ApiError("bad_request", f"{error.game_id} is broken on this server, and its log says why")


def make_seats(wanted: list[NewSeat], owner: Person) -> tuple[list[Seat], list[Invite]]:
    seats: list[Seat] = []
    invites: list[Invite] = []
    for number, seat in enumerate(wanted):
        if seat.kind == "computer":
            seats.append(Seat(COMPUTER, None, clean_name(seat.name) if seat.name else "", seat.level or USUAL_LEVEL))
        elif seat.kind == "open":
            token = new_token()
            invites.append(Invite(number, token))
            seats.append(Seat(OPEN, None, "", None, hash_token(token)))
        else:
            seats.append(Seat(HUMAN, owner.id, clean_name(seat.name) if seat.name else owner.name))
    return seats, invites


def stored(
    game: str, owner: Person, setting: Setting, seats: list[Seat], now: int, status: Status = "waiting", seed: str = ""
) -> StoredTable:
    """A table with a fresh secret seed, unless its game is over already."""
    if status == "waiting":
        seed = secrets.token_bytes(SEED_BYTES).hex()
    at = now // 1000
    table_id = secrets.token_urlsafe(ID_BYTES)
    return StoredTable(table_id, game, status, owner.id, to_text(setting), to_text(seats), seed, at, at, 0, setting.public)


def check_clock(clock: Clock | None) -> None:
    if clock is not None and (clock.seconds is None) == (clock.days is None):
        raise ApiError("bad_request", "a clock has seconds for the game, or days for each answer")
    if clock is not None and clock.days is not None and clock.increment:
        raise ApiError("bad_request", "a clock by days has no increment")


def make_branch(room: Room, answers: list[Logged], wanted: list[NewSeat], owner: Person, now: int, running: bool) -> NewlyMade:
    """A new game that begins where another stood after some answers. Whoever branches a running one knows its hands."""
    if len(wanted) != len(room.seats):
        raise ApiError("bad_request", f"this game has {len(room.seats)} seats")
    seats, invites = make_seats(wanted, owner)
    old = room.setting
    setting = Setting(old.rules, dict(room.game_record.session.options), owner.name, False, old.pack, None, [], answers, len(answers))
    setting.seen = running
    return NewlyMade(stored(room.stored.game, owner, setting, seats, now), invites)


def make_rematch(room: Gathering, owner: Person, now: int) -> NewlyMade:
    """The same people and settings, everybody one seat further."""
    count = len(room.seats)
    seats: list[Seat] = []
    invites: list[Invite] = []
    for number in range(count):
        old = room.seats[(number + 1) % count]
        human = old.user is not None and not old.user.startswith("program ")
        if human or old.kind == COMPUTER:
            seats.append(Seat(HUMAN if human else COMPUTER, old.user if human else None, old.name, old.level))
        else:
            token = new_token()
            invites.append(Invite(number, token))
            seats.append(Seat(OPEN, None, "", None, hash_token(token)))
    old_setting = room.setting
    try:
        game = find_game(room.stored.game)
        options = check_setting(game, count, dict(old_setting.options))
    except (NoGame, ValueError) as error:
        raise ApiError("bad_request", f"this game can no longer be set up like that: {error}") from None
    setting = Setting(game.info.rules_version, options, owner.name, old_setting.public, old_setting.pack, old_setting.clock)
    setting.reactions = old_setting.reactions
    return NewlyMade(stored(room.stored.game, owner, setting, seats, now), invites)


def make_imported(text: str, owner: Person, now: int) -> NewlyMade:
    """A saved game: one that is over as a replay, another to be played on at the importer's screen with fresh dice."""
    try:
        saved = read(text, "save")
        head = saved.head
        game = find_game(game_name(head))
        answers: list[Logged] = [(answer.seat, answer.ask, answer.value) for _, answer in saved.answers]
        seats = [Seat(HUMAN, owner.id, owner.name) for _ in range(seats_of(saved))]
        options = check_setting(game, len(seats), options_of(saved))
        rules, now_by = head.get("rules"), game.info.rules_version
        if not isinstance(rules, str):
            raise SaveError("the version of the rules is missing")
        setting = Setting(now_by, options, owner.name, False, own_pack(game, saved), None, [], answers, len(answers))
        if rules != now_by:  # it is gone through by the rules of today, as far as it goes
            setting.began_with = str(rules)[:20]
        try:
            game_record = GameRecord(game, len(seats), setting, None)
        except Damaged as error:
            raise SaveError(
                f"played by rules version {shown(rules)}; by {now_by!r} of today: {error}" if setting.began_with else str(error)
            ) from None
        if game_record.session.hash() != saved.end.get("hash") and setting.began_with is None:
            raise SaveError("the replayed game does not match its hash in the last line")
        if not game_record.session.over:
            setting.seen = True  # whoever has the file knows what is in it
            return NewlyMade(stored(game.info.id, owner, setting, seats, now), [])
        seed = told_seed(saved, setting)
        GameRecord(game, len(seats), setting, bytes.fromhex(seed) if seed else None)  # the dice must be those of the seed
    except BrokenGame as error:
        raise broken(error) from None
    except (SaveError, NoGame, PackError, Damaged, ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise ApiError("bad_request", f"not a game that can be opened: {error}"[:300]) from None
    return NewlyMade(stored(game.info.id, owner, setting, seats, now, "over", seed), [])


def seats_of(saved: Saved) -> int:
    seats = saved.head.get("seats")
    if not isinstance(seats, int) or isinstance(seats, bool) or not 1 <= seats <= 16:
        raise SaveError("the number of seats is missing")
    return seats


def options_of(saved: Saved) -> dict[str, str]:
    options = saved.head.get("options")
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise SaveError("the options are missing")
    return {str(name): str(value) for name, value in options.items()}


def told_seed(saved: Saved, setting: Setting) -> str:
    """The seed that a save reveals, put into the setting with the words; empty if there is none."""
    dice, seed = saved.head.get("dice"), saved.end.get("seed")
    if not isinstance(dice, dict) or not isinstance(seed, str) or len(bytes.fromhex(seed)) != SEED_BYTES:
        return ""
    words, first = dice.get("words"), dice.get("from", 0)
    if not isinstance(words, list) or not all(isinstance(word, str) and is_plain(word) for word in words) or not isinstance(first, int):
        return ""
    setting.words, setting.dice_from = [str(word) for word in words], first
    return seed


def pack_text(pack: Pack) -> str:
    """The records of a pack, which was checked, as the text of a pack. Every name stands in quotes."""
    lines = ["[pack]", f"id = {toml_value(pack.id)}", f"game = {toml_value(pack.game)}"]
    for table, records in pack.tables.items():
        for record in records:
            lines += ["", f"[[{toml_value(table)}]]", *(f"{toml_value(name)} = {toml_value(value)}" for name, value in record.items())]
    return "\n".join(lines) + "\n"


def toml_value(value: object) -> str:
    """A number, a text or a list of these: TOML writes them as JSON does, but for one letter."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def own_pack(game: Game, saved: Saved) -> str | None:
    """The text of a save's own pack, checked; None for the game's own."""
    row = saved.head.get("pack")
    if not isinstance(row, dict) or "tables" not in row:
        return None
    pack = game.pack_of(saved_pack(game, row, "save, line 1"))
    assert pack is not None
    check_pack_texts(pack)
    text = pack_text(pack)
    if len(text.encode()) > LARGEST_BODY:
        raise SaveError("its pack is too large")
    return text


def check_pack_texts(pack: Pack) -> None:
    """Others read a pack's words."""
    try:
        check_texts(pack.id)
        check_texts(pack.tables)
    except BadText as why:
        raise PackError(f"pack: {why}") from None
