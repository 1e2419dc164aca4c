"""The answers with which a branched game began lie in a document of their own, not in the row that is written with every move."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import msgspec

from senki.server.game_record import Damaged
from senki.server.seats import Logged, Setting, read_setting, to_text
from senki.server.storage import Store, StoredDocument, StoredTable

KIND: Final = "base"  # of the store's documents; the id is the table's
LEAST: Final = 20  # fewer answers are not worth a document


def put_apart(setting: Setting, table_id: str, at: int) -> StoredDocument | None:
    """What is to be kept before the setting is written without them; None: nothing."""
    if setting.apart or len(setting.base) < LEAST:
        return None
    setting.apart = len(setting.base)
    return StoredDocument(KIND, table_id, to_text(setting.base), at)


def setting_text(setting: Setting) -> str:
    """A setting as it is written with a table."""
    return to_text(msgspec.structs.replace(setting, base=[]) if setting.apart else setting)


def whole_table(store: Store, table_id: str) -> StoredTable | None:
    """A table with all of its setting."""
    stored = store.table(table_id)
    if stored is None or (apart := read_setting(stored.setting).apart) == 0:
        return stored
    return with_base(stored, apart, store.document(KIND, table_id))


def with_base(stored: StoredTable, apart: int, document: StoredDocument | None) -> StoredTable:
    setting = read_setting(stored.setting)
    try:
        setting.base = msgspec.json.decode(document.body if document else "[]", type=list[Logged])
    except msgspec.MsgspecError:
        setting.base = []
    if len(setting.base) != apart:
        raise Damaged(f"table {stored.id}: the {apart} answers that it began with are missing")
    return replace(stored, setting=to_text(setting))
