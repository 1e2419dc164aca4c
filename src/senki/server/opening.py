"""Opens a table from the store, whatever version of the rules it was played by.

A finished game is shown from what was kept of it, unless the rules are still those it was played by. A running game is taken over: its
answers are given again to the newer rules, step by step. Where one of them is not possible any more the game stops, at the last step that
is, and its owner chooses how it goes on. What was stored before is kept as a document, whatever becomes of the game.
"""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from senki.engine.catalog import NoGame, find_game
from senki.engine.saves import FORMAT
from senki.engine.table import CHANCE
from senki.server.api_errors import ApiError
from senki.server.archives import ArchiveDamaged, open_archive, packed
from senki.server.bases import whole_table
from senki.server.checkpoints import KIND as CHECKPOINT
from senki.server.checkpoints import answers_of
from senki.server.game_record import Body, Damaged, GameRecord, load_pack
from senki.server.gathering import Gathering
from senki.server.loading import open_room
from senki.server.past_rooms import PastRoom
from senki.server.rooms import Room
from senki.server.seats import read_seats, read_setting, to_text
from senki.server.storage import ReplaceSteps, Store, StoredDocument, StoredStep, StoredTable, Write
from senki.server.wire import Stopped

LOG: Final = logging.getLogger(__name__)
BEFORE: Final = "before-upgrade"  # of the store's documents; the id is the table's and the old version's
OLD_RULES: Final = "this game was played by older rules, and nothing was kept of it but its answers: it can be downloaded, not shown"


class OldRules(ApiError):
    """A finished game can be told, but not shown."""


class BeforeUpgrade(msgspec.Struct):
    """What was stored of a game before newer rules took it over."""

    setting: str
    steps: list[StoredStep]


@dataclass(frozen=True)
class TakenOver:
    """How far a game goes by the rules of today: the steps that it has then, and why the next one is not possible."""

    steps: list[StoredStep]
    of: int
    why: str

    @property
    def whole(self) -> bool:
        return not self.why


def open_table(store: Store, table_id: str, now: int, seed: int) -> Gathering:
    """The room of a table, as it was left."""
    try:
        stored = whole_table(store, table_id) if len(table_id) < 100 else None
        if stored is None:
            raise ApiError("not_found", "there is no such table")
        if stored.status == "over":
            return open_finished(store, stored, now, seed)
        if read_setting(stored.setting).rules == find_game(stored.game).info.rules_version:
            return read_room(store, stored, now, seed)
        return open_taken_over(store, stored, now, seed)
    except (Damaged, ArchiveDamaged, NoGame) as error:
        LOG.error("%s", error)
        raise ApiError("unknown", "this table cannot be opened on this server") from None


def read_room(store: Store, stored: StoredTable, now: int, seed: int) -> Room:
    steps, chats, checkpoint = store.steps(stored.id), store.chats(stored.id), store.document(CHECKPOINT, stored.id)
    return open_room(stored, steps, chats, now, seed, checkpoint)


def open_finished(store: Store, stored: StoredTable, now: int, seed: int) -> Gathering:
    """By the rules, where they still lead where they led; otherwise from what was kept."""
    setting = read_setting(stored.setting)
    same, why = same_rules(stored.game, setting.rules) and not setting.closed, ""
    archive = open_archive(stored.id, store.document) if not same else None
    if archive is None:
        try:
            return read_room(store, stored, now, seed)
        except Exception as error:  # rules that have changed may go wrong in any way
            why = f"{type(error).__name__}: {error}"
            LOG.warning("table %s does not go through: %s", stored.id, why)
            archive = open_archive(stored.id, store.document)
    if archive is None:
        if same:
            raise Damaged(f"table {stored.id}: {why}")
        raise OldRules("over", OLD_RULES)
    return PastRoom(stored, setting, read_seats(stored.seats), archive, store.chats(stored.id), now)


def same_rules(game: str, rules: str) -> bool:
    try:
        return find_game(game).info.rules_version == rules
    except NoGame:
        return False


# -- running games ----------------------------------------------------------------------------------------------------


def take_over(stored: StoredTable, steps: list[StoredStep]) -> TakenOver:
    """A game's steps by the rules of today: each with the hash that it has now, up to the first that is not possible."""
    setting, found = read_setting(stored.setting), list[StoredStep]()
    try:
        game = find_game(stored.game)
        seed = bytes.fromhex(stored.seed) if stored.seed else None
        record = GameRecord(game, len(read_seats(stored.seats)), setting, seed)
        for step in steps:
            record.again(msgspec.json.decode(step.body, type=Body), f"step {step.seq}")
            found.append(replace(step, hash=record.session.hash()))
    except Exception as error:  # whatever goes wrong in rules that were not made for these answers
        why = str(error) if isinstance(error, Damaged) else f"step {len(found) + 1}: {type(error).__name__}: {error}"
        return TakenOver(found, len(steps), why[:300])
    return TakenOver(found, len(steps), "")


def open_taken_over(store: Store, stored: StoredTable, now: int, seed: int) -> Room:
    """A running game by newer rules. If all of it goes through, that is kept; otherwise nothing is, until its owner has chosen."""
    steps, chats = store.steps(stored.id), store.chats(stored.id)
    taken = take_over(stored, steps)
    old, new = read_setting(stored.setting).rules, find_game(stored.game).info.rules_version
    try:
        if not taken.whole:
            LOG.warning("table %s stops at step %d of %d by rules version %s: %s", stored.id, len(taken.steps), taken.of, new, taken.why)
            return open_room(stored, taken.steps, chats, now, seed, stopped=Stopped(len(taken.steps), taken.of, taken.why, new))
        LOG.info("table %s is taken over from rules version %s to %s", stored.id, old, new)
        return open_room(by_new_rules(stored, new), taken.steps, chats, now, seed, first=writes_of(stored, steps, taken.steps, now))
    except Exception as error:
        LOG.error("table %s cannot be set up by rules version %s: %s", stored.id, new, error)
        raise ApiError("unknown", "this game cannot be set up by the rules of today; its answers are kept") from None


def play_on(store: Store, stored: StoredTable, now: int) -> list[Write]:
    """What has to be kept when the owner plays on from the last step that is possible by the rules of today."""
    steps = store.steps(stored.id)
    return writes_of(stored, steps, take_over(stored, steps).steps, now)


def by_new_rules(stored: StoredTable, rules: str) -> StoredTable:
    setting = read_setting(stored.setting)
    setting.began_with = setting.began_with or setting.rules
    setting.rules = rules
    return replace(stored, setting=to_text(setting))


def writes_of(stored: StoredTable, before: list[StoredStep], steps: list[StoredStep], now: int) -> list[Write]:
    """From here on the game is played by the rules of today."""
    table = by_new_rules(stored, find_game(stored.game).info.rules_version)
    if not steps:
        table = replace(table, status="waiting")  # it begins anew
    changed: list[Write] = [before_upgrade(stored, before, now), ReplaceSteps(stored.id, steps)] if steps != before else []
    return [*changed, table]


def before_upgrade(stored: StoredTable, steps: list[StoredStep], now: int) -> StoredDocument:
    """What was stored until now."""
    body = packed(msgspec.json.encode(BeforeUpgrade(stored.setting, steps)))
    return StoredDocument(BEFORE, f"{stored.id}/{read_setting(stored.setting).rules}", body, now // 1000)


def old_save(stored: StoredTable, steps: list[StoredStep]) -> str:
    """The text of a save from what is stored alone, without any rules: for the senki that it was played with."""
    setting = read_setting(stored.setting)
    log = answers_of([msgspec.json.decode(step.body, type=Body) for step in steps], setting.base)
    head = {
        "senki": FORMAT,
        "game": stored.game,
        "rules": setting.rules,
        "seats": len(read_seats(stored.seats)),
        "options": setting.options,
    }
    rows: list[object] = [{**head, "pack": pack_row(stored)}]
    rows += [{"seat": "chance" if seat == CHANCE else seat, "ask": ask, "answer": value} for seat, ask, value in log]
    rows.append({"end": len(log), "hash": steps[-1].hash if steps else ""})
    return "".join(json.dumps(row, ensure_ascii=False, separators=(", ", ": ")) + "\n" for row in rows)


def pack_row(stored: StoredTable) -> object:
    """The pack that was played with, as far as it is known: of the game's own, only the name."""
    setting = read_setting(stored.setting)
    try:
        game = find_game(stored.game)
        pack = game.pack_of(load_pack(game, setting.pack))
    except Exception:  # what it was can no longer be read
        return None
    if pack is None:
        return None
    return {"id": pack.id, "hash": pack.hash, "tables": pack.tables} if setting.pack is not None else {"id": pack.id, "hash": ""}
