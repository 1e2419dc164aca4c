"""Short notes on cards: the values that the pack gives them, such as "SP 3, HP 5, AIM 2"."""

from __future__ import annotations

from senki.engine.game import Game
from senki.engine.packs import Record
from senki.engine.zones import Kind
from senki.text.words import Words


class Notes:
    """Notes for the cards of a pack: a kind of card is a table of the pack, and its label is the record's id."""

    def __init__(self, game: Game, facts: object, words: Words) -> None:
        pack = game.pack_of(facts)
        self.words = words
        self.tables = pack.tables if pack else {}

    def note(self, kind: Kind, value: int) -> str:
        """The values of a card; empty for what is no card of the pack."""
        records = self.tables.get(kind.name, [])
        found = [record for record in records if record.get("id") == self.words.label(kind, value)]
        return self.words.join(self.values(found[0], has_changes(records))) if found else ""

    def values(self, record: Record, signed: bool) -> list[str]:
        """Words of the record that have a text (slot-right), then its numbers other than 0."""
        parts: list[str] = []
        for column, value in record.items():
            text = self.words.catalogue.find(f"{column}-{value}", {}) if isinstance(value, str) else None
            if text:
                parts.append(text)
            elif isinstance(value, int) and value:
                name = self.words.catalogue.find(f"short-{column}", {}) or column
                parts.append(f"{name} {value:+d}" if signed else f"{name} {value}")
        return parts


def has_changes(records: list[Record]) -> bool:
    """Do these cards change the values of others? They do if any value is below zero, and all are then shown with a sign."""
    return any(isinstance(value, int) and value < 0 for record in records for value in record.values())
