"""New tables: from nothing, from a save, from a moment of another game, or for a rematch. All of it is checked before anything is kept."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from typing import Final

from senki.engine.catalog import UnknownGame, find_game
from senki.engine.fairness import SEED_BYTES
from senki.engine.packs import PackError
from senki.engine.saves import Saved, SaveError, read
from senki.engine.session import check_setting
from senki.server.bodies import Invite, NewSeat, NewTable
from senki.server.course import Course, Damaged, load_pack
from senki.server.refusals import Refusal
from senki.server.rooms import Person, Room
from senki.server.seats import COMPUTER, HUMAN, OPEN, USUAL_LEVEL, Logged, Seat, Setting, hash_token, new_token, to_text
from senki.server.storage import StoredTable
from senki.server.wire import Clock, Status

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
        options = check_setting(game, len(seats), dict(new.options))
        load_pack(game, new.pack)
    except (UnknownGame, PackError, ValueError) as error:
        raise Refusal("bad_request", str(error)) from None
    words = [new.word] if new.word else []
    setting = Setting(game.info.rules_version, options, owner.name, new.public, new.pack, new.clock, words)
    return NewlyMade(stored(new.game, owner, setting, seats, now), invites)


def make_seats(wanted: list[NewSeat], owner: Person) -> tuple[list[Seat], list[Invite]]:
    seats: list[Seat] = []
    invites: list[Invite] = []
    for number, seat in enumerate(wanted):
        if seat.kind == "computer":
            seats.append(Seat(COMPUTER, None, seat.name or "", seat.level or USUAL_LEVEL))
        elif seat.kind == "open":
            token = new_token()
            invites.append(Invite(number, token))
            seats.append(Seat(OPEN, None, "", None, hash_token(token)))
        else:
            seats.append(Seat(HUMAN, owner.id, seat.name or owner.name))
    return seats, invites


def stored(
    game: str, owner: Person, setting: Setting, seats: list[Seat], now: int, status: Status = "waiting", seed: str = ""
) -> StoredTable:
    """A table with a fresh secret seed, unless its game is over already."""
    if status == "waiting":
        seed = secrets.token_bytes(SEED_BYTES).hex()
    at = now // 1000
    return StoredTable(secrets.token_urlsafe(ID_BYTES), game, status, owner.id, to_text(setting), to_text(seats), seed, at, at, 0)


def check_clock(clock: Clock | None) -> None:
    if clock is not None and (clock.seconds is None) == (clock.days is None):
        raise Refusal("bad_request", "a clock has seconds for the game, or days for each answer")
    if clock is not None and clock.days is not None and clock.increment:
        raise Refusal("bad_request", "a clock by days has no increment")


def make_branch(room: Room, answers: list[Logged], wanted: list[NewSeat], owner: Person, now: int) -> NewlyMade:
    """A new game that begins where another stood after some answers."""
    if len(wanted) != len(room.seats):
        raise Refusal("bad_request", f"this game has {len(room.seats)} seats")
    seats, invites = make_seats(wanted, owner)
    old = room.setting
    setting = Setting(old.rules, dict(room.course.session.options), owner.name, False, old.pack, None, [], answers, len(answers))
    return NewlyMade(stored(room.stored.game, owner, setting, seats, now), invites)


def make_rematch(room: Room, owner: Person, now: int) -> NewlyMade:
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
    setting = Setting(
        old_setting.rules, dict(room.course.session.options), owner.name, old_setting.public, old_setting.pack, old_setting.clock
    )
    return NewlyMade(stored(room.stored.game, owner, setting, seats, now), invites)


def make_imported(text: str, owner: Person, now: int) -> NewlyMade:
    """A saved game: one that is over as a replay, another to be played on at the importer's screen with fresh dice."""
    try:
        saved = read(text, "save")
        head = saved.head
        game = find_game(str(head.get("game")))
        answers: list[Logged] = [(answer.seat, answer.ask, answer.value) for _, answer in saved.answers]
        seats = [Seat(HUMAN, owner.id, owner.name) for _ in range(seats_of(saved))]
        options = check_setting(game, len(seats), options_of(saved))
        setting = Setting(str(head.get("rules")), options, owner.name, False, pack_text(saved), None, [], answers, len(answers))
        if setting.rules != game.info.rules_version:
            raise SaveError(f"played by rules version {setting.rules!r}; this server has {game.info.rules_version!r}")
        course = Course(game, len(seats), setting, None)
        if course.session.hash() != saved.end.get("hash"):
            raise SaveError("the replayed game does not match its hash in the last line")
        if not course.session.over:
            return NewlyMade(stored(game.info.id, owner, setting, seats, now), [])
        seed = told_seed(saved, setting)
        Course(game, len(seats), setting, bytes.fromhex(seed) if seed else None)  # the dice must be those of the seed
    except (SaveError, UnknownGame, PackError, Damaged, ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise Refusal("bad_request", f"not a game that can be opened: {error}"[:300]) from None
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
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words) or not isinstance(first, int):
        return ""
    setting.words, setting.dice_from = [str(word) for word in words], first
    return seed


def pack_text(saved: Saved) -> str | None:
    """The records of a save's own pack as the text of a pack."""
    pack = saved.head.get("pack")
    if not isinstance(pack, dict) or "tables" not in pack:
        return None
    lines = ["[pack]", f"id = {json.dumps(pack['id'])}", f"game = {json.dumps(saved.head['game'])}"]
    for table, records in pack["tables"].items():
        for record in records:
            lines += ["", f"[[{table}]]", *(f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in record.items())]
    return "\n".join(lines) + "\n"
