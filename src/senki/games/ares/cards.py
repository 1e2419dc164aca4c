"""The numbers of a pack in the form that the rules use: units by number, cards by number.

A card's number is its faction's times fifty, then the cards of the deck in the pack's order, copy by copy. The start cards and the
buildings printed on the mats, which are in no deck, come after all decks.
"""

from __future__ import annotations

from typing import Final

from senki.engine.packs import SOURCE, WORD, Column, Count, Pack, PackError, Record, Schema

FACTIONS: Final = ("terran", "kahoum", "xenos", "colossus")
TERRAN: Final = 0
KAHOUM: Final = 1
XENOS: Final = 2
COLOSSUS: Final = 3

TYPES: Final = ("infantry", "armour", "air", "building")
INFANTRY: Final = 0
ARMOUR: Final = 1
AIR: Final = 2
BUILDING: Final = 3
NEVER: Final = -1  # a rating of X

KINDS: Final = ("building", "special-building", "special", "standard", "raid", "attack", "start", "mat")
BUILDING_CARD: Final = 0
SPECIAL_BUILDING: Final = 1
SPECIAL: Final = 2
STANDARD: Final = 3
RAID: Final = 4
SPECIAL_ATTACK: Final = 5
START: Final = 6
MAT: Final = 7

DECK_SIZE: Final = 50
DECK_CARDS: Final = DECK_SIZE * len(FACTIONS)
CARDS: Final = DECK_CARDS + 13  # with the start cards, the buildings of the mats and the Queen
UNITS: Final = 64  # no pack has more
ATTACKS: Final = 9  # 4 Standard, 2 Raid, 3 of the faction's own
TEXTS: Final = ("", "dropship", "ascend", "acolyte")

ONE: Final = Column(0, 1, required=False)
FEW: Final = Column(0, 9, required=False)
TEXT: Final = Column(text=True, required=False)

UNIT_COLUMNS: Final = {
    "id": WORD,
    "faction": Column(choices=FACTIONS),
    "cost": Column(0, 9),
    "type": Column(choices=TYPES),
    "initiative": Column(1, 9),
    "infantry": Column(NEVER, 6),
    "armour": Column(NEVER, 6),
    "air": Column(NEVER, 6),
    "building": Column(NEVER, 6),
    "tough": ONE,
    "shield": FEW,
    "scouting": FEW,
    "deep_strike": ONE,
    "base_defence": ONE,
    "no_flanking": ONE,
    "text": Column(choices=TEXTS, required=False),
    "source": SOURCE,
    "known": TEXT,
}
CARD_COLUMNS: Final = {
    "id": WORD,
    "faction": Column(choices=FACTIONS),
    "kind": Column(choices=KINDS),
    "copies": Column(1, DECK_SIZE),
    "cost": FEW,
    "first": TEXT,
    "second": TEXT,
    "need_first": FEW,
    "need_second": FEW,
    "group": TEXT,
    "attach": TEXT,
    "slot": TEXT,
    "basic": FEW,
    "full": FEW,
    "source": SOURCE,
}
SCHEMA: Final = Schema({"unit": UNIT_COLUMNS, "card": CARD_COLUMNS}, (Count("card", len(FACTIONS), "kind", "raid"),))


class Cards:
    """Units and cards as lists by number; -1 where a card makes no unit or was not in that game's set-up."""

    def __init__(self, pack: Pack) -> None:
        self.pack: Final = pack
        units = pack.tables["unit"]
        self.unit_ids: Final = tuple(str(record["id"]) for record in units)
        self.cost: Final[list[int]] = column(units, "cost")
        self.type: Final[list[int]] = [TYPES.index(str(record["type"])) for record in units]
        self.initiative: Final[list[int]] = column(units, "initiative")
        self.rating: Final[list[list[int]]] = [column(units, name) for name in TYPES]  # by the target's type, then by unit
        self.tough: Final[list[int]] = column(units, "tough")
        self.shield: Final[list[int]] = column(units, "shield")
        self.scouting: Final[list[int]] = column(units, "scouting")
        self.deep_strike: Final[list[int]] = column(units, "deep_strike")
        self.base_defence: Final[list[int]] = column(units, "base_defence")
        self.no_flanking: Final[list[int]] = column(units, "no_flanking")

        records = deck_order(pack.tables["card"])
        self.card_ids: Final = tuple(str(record["id"]) for record in records)
        self.faction: Final[list[int]] = [FACTIONS.index(str(record["faction"])) for record in records]
        self.kind: Final[list[int]] = [KINDS.index(str(record["kind"])) for record in records]
        self.building_cost: Final[list[int]] = column(records, "cost")
        self.first: Final[list[int]] = [self.unit_number(record, "first") for record in records]
        self.second: Final[list[int]] = [self.unit_number(record, "second") for record in records]
        self.basic: Final[list[int]] = [int(record.get("basic", -1)) for record in records]
        self.full: Final[list[int]] = [int(record.get("full", -1)) for record in records]

    def unit_number(self, record: Record, side: str) -> int:
        """The unit that a side of a card makes, or -1."""
        unit = str(record.get(side, ""))
        if not unit:
            return -1
        if unit not in self.unit_ids:
            raise PackError(f"card {record['id']}: there is no unit {unit!r}")
        return self.unit_ids.index(unit)


def column(records: list[Record], name: str) -> list[int]:
    return [int(record.get(name, 0)) for record in records]


def deck_order(records: list[Record]) -> list[Record]:
    """A record for each card: the decks, fifty cards each, then what is in no deck."""
    ordered: list[Record] = []
    for faction in FACTIONS:
        deck = [record for record in records if record["faction"] == faction and record["kind"] not in ("start", "mat")]
        cards = [record for record in deck for _ in range(int(record["copies"]))]
        if len(cards) != DECK_SIZE:
            raise PackError(f"the deck of {faction} has {len(cards)} cards, not {DECK_SIZE}")
        attacks = sum(record["kind"] in ("standard", "raid", "attack") for record in cards)
        if attacks != ATTACKS:
            raise PackError(f"the deck of {faction} has {attacks} attack cards, not {ATTACKS}")
        ordered += cards
    lying = [record for record in records if record["kind"] in ("start", "mat")]
    if len(ordered) + len(lying) != CARDS:
        raise PackError(f"there are {len(lying)} start cards and mat buildings, not {CARDS - DECK_CARDS}")
    return ordered + lying
