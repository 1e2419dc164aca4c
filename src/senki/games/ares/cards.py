"""The numbers of a pack in the form that the rules use: units by number, cards by number.

A card's number is its faction's times fifty, then the cards of the deck in the pack's order, copy by copy. The start cards and the
buildings printed on the mats, which are in no deck, come after all decks.
"""

from __future__ import annotations

from typing import Final

from senki.engine.game import Facts
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
NEVER: Final = -99  # a rating of X, for the rules
X: Final = -1  # and in a pack

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
DROPSHIP: Final = 1
ASCEND: Final = 2
ACOLYTE: Final = 3

GROUPS: Final = ("", "technology", "veil", "evolve", "mutation", "upgrade", "order", "obelisk", "brain")
TECHNOLOGY: Final = 1
VEIL: Final = 2
EVOLVE: Final = 3
MUTATION: Final = 4
UPGRADE: Final = 5
ORDER_CARD: Final = 6
OBELISK: Final = 7
BRAIN: Final = 8

BEARERS: Final = ("", "any", "infantry", "armour", "air", "ground", "weapon", "body")  # to what a card is attached
ANY_BEARER: Final = 1
GROUND: Final = 5
BODY: Final = 7

SLOTS: Final = ("", "arm", "shoulder", "chest", "legs", "back", "any")
ANY_SLOT: Final = 6

WINDOWS: Final = (
    *("passive", "played", "orders", "spend", "after-constructions", "after-placement", "round-start", "after-redeploy"),
    *("before-fire", "after-roll", "before-losses", "round-end"),
)
PASSIVE: Final = 0
PLAYED_UP: Final = 1
ORDERS: Final = 2
SPEND: Final = 3
AFTER_CONSTRUCTIONS: Final = 4
AFTER_PLACEMENT: Final = 5
ROUND_START: Final = 6
AFTER_REDEPLOY: Final = 7
BEFORE_FIRE: Final = 8
AFTER_ROLL: Final = 9
BEFORE_LOSSES: Final = 10
ROUND_END: Final = 11

OPS: Final = (
    *("rating", "rating-all", "rating-of-choice", "acid", "initiative", "first-round-initiative", "shield", "scouting", "no-scouting"),
    *("rerolls", "rerolls-by-type", "frontier-rerolls", "cloak", "join", "join-all", "no-flanking", "become", "swap", "swap-near"),
    *("cancel", "hull", "nuke", "restore", "restore-after", "destroy", "look", "resources", "resources-and-power", "salvage", "spawn"),
    *("ascend", "refit", "queen", "swarm", "ambush", "obelisks-twice", "overdrive"),
)
RATING: Final = 0
RATING_ALL: Final = 1
RATING_OF_CHOICE: Final = 2
ACID: Final = 3
INITIATIVE: Final = 4
FIRST_ROUND_INITIATIVE: Final = 5
SHIELD: Final = 6
SCOUTING: Final = 7
NO_SCOUTING: Final = 8
REROLLS: Final = 9
REROLLS_BY_TYPE: Final = 10
FRONTIER_REROLLS: Final = 11
CLOAK: Final = 12
JOIN: Final = 13
JOIN_ALL: Final = 14
NO_FLANKING: Final = 15
BECOME: Final = 16
SWAP: Final = 17
SWAP_NEAR: Final = 18
CANCEL: Final = 19
HULL: Final = 20
NUKE: Final = 21
RESTORE: Final = 22
RESTORE_AFTER: Final = 23
DESTROY_MORE: Final = 24
LOOK_AT: Final = 25
RESOURCES: Final = 26
RESOURCES_AND_POWER: Final = 27
SALVAGE: Final = 28
SPAWN: Final = 29
ASCEND_FREE: Final = 30
REFIT: Final = 31
QUEEN: Final = 32
SWARM: Final = 33
AMBUSH: Final = 34
OBELISKS_TWICE: Final = 35
OVERDRIVE: Final = 36

WHOSE: Final = ("", "own", "enemy", "carrier")
OWN: Final = 1
ENEMY: Final = 2
CARRIER: Final = 3

ONE: Final = Column(0, 1, required=False)
FEW: Final = Column(0, 9, required=False)
TEXT: Final = Column(text=True, required=False)

UNIT_COLUMNS: Final = {
    "id": WORD,
    "faction": Column(choices=FACTIONS),
    "cost": Column(0, 9),
    "type": Column(choices=TYPES),
    "initiative": Column(1, 9),
    "infantry": Column(X, 6),
    "armour": Column(X, 6),
    "air": Column(X, 6),
    "building": Column(X, 6),
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
    "power": FEW,
    "eggs": FEW,
    "token_cost": FEW,
    "group": Column(choices=GROUPS, required=False),
    "attach": Column(choices=BEARERS, required=False),
    "slot": Column(choices=SLOTS, required=False),
    "basic": FEW,
    "full": FEW,
    "source": SOURCE,
}
EFFECT_COLUMNS: Final = {
    "id": WORD,
    "card": WORD,
    "window": Column(choices=WINDOWS),
    "price": FEW,
    "op": Column(choices=OPS),
    "amount": Column(-9, 9, required=False),
    "whose": Column(choices=WHOSE, required=False),
    "type": Column(choices=TYPES, required=False),
}
SCHEMA: Final = Schema(
    {"unit": UNIT_COLUMNS, "card": CARD_COLUMNS, "effect": EFFECT_COLUMNS}, (Count("card", len(FACTIONS), "kind", "raid"),)
)


class Cards(Facts):
    """Units and cards as lists by number; -1 where a card makes no unit or was not in that game's set-up."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        units = pack.tables["unit"]
        self.unit_ids: Final = tuple(str(record["id"]) for record in units)
        self.cost: Final[list[int]] = column(units, "cost")
        self.type: Final[list[int]] = [TYPES.index(str(record["type"])) for record in units]
        self.initiative: Final[list[int]] = column(units, "initiative")
        self.rating: Final[list[list[int]]] = [  # by the target's type, then by unit
            [NEVER if rating == X else rating for rating in column(units, name)] for name in TYPES
        ]
        self.tough: Final[list[int]] = column(units, "tough")
        self.shield: Final[list[int]] = column(units, "shield")
        self.scouting: Final[list[int]] = column(units, "scouting")
        self.deep_strike: Final[list[int]] = column(units, "deep_strike")
        self.base_defence: Final[list[int]] = column(units, "base_defence")
        self.no_flanking: Final[list[int]] = column(units, "no_flanking")

        self.text: Final[list[int]] = words(units, "text", TEXTS)

        records = deck_order(pack.tables["card"])
        self.card_ids: Final = tuple(str(record["id"]) for record in records)
        self.faction: Final[list[int]] = [FACTIONS.index(str(record["faction"])) for record in records]
        self.kind: Final[list[int]] = [KINDS.index(str(record["kind"])) for record in records]
        self.building_cost: Final[list[int]] = column(records, "cost")
        self.first: Final[list[int]] = [self.unit_number(record, "first") for record in records]
        self.second: Final[list[int]] = [self.unit_number(record, "second") for record in records]
        self.need: Final[list[list[int]]] = [column(records, "need_first"), column(records, "need_second")]  # by side, then by card
        self.power: Final[list[int]] = column(records, "power")
        self.eggs: Final[list[int]] = column(records, "eggs")
        self.token_cost: Final[list[int]] = column(records, "token_cost")
        self.group: Final[list[int]] = words(records, "group", GROUPS)
        self.attach: Final[list[int]] = words(records, "attach", BEARERS)
        self.slot: Final[list[int]] = words(records, "slot", SLOTS)
        self.basic: Final[list[int]] = [int(record.get("basic", -1)) for record in records]
        self.full: Final[list[int]] = [int(record.get("full", -1)) for record in records]

        effects = pack.tables["effect"]
        self.window: Final[list[int]] = words(effects, "window", WINDOWS)
        self.price: Final[list[int]] = column(effects, "price")
        self.op: Final[list[int]] = words(effects, "op", OPS)
        self.amount: Final[list[int]] = column(effects, "amount")
        self.whose: Final[list[int]] = words(effects, "whose", WHOSE)
        self.against: Final[list[int]] = words(effects, "type", TYPES)
        self.effects: Final[list[list[int]]] = [self.effects_of(card_id) for card_id in self.card_ids]  # by card
        for record in effects:
            if record["card"] not in self.card_ids:
                raise PackError(f"effect {record['id']}: there is no card {record['card']!r}")

    def labels(self) -> dict[str, tuple[str, ...]]:
        return {"card": self.card_ids, "unit": self.unit_ids}

    def effects_of(self, card_id: str) -> list[int]:
        return [number for number, record in enumerate(self.pack.tables["effect"]) if record["card"] == card_id]

    def effect_in(self, card: int, window: int) -> int:
        """The card's effect of that window, or -1; no card has two."""
        for effect in self.effects[card]:
            if self.window[effect] == window:
                return effect
        return -1

    def passive(self, card: int, op: int) -> int:
        """What the card changes without being used; 0 if it does not do that."""
        total = 0
        for effect in self.effects[card]:
            if self.window[effect] == PASSIVE and self.op[effect] == op:
                total += self.amount[effect]
        return total

    def has(self, card: int, op: int) -> bool:
        """Does the card have an effect of that sort?"""
        for effect in self.effects[card]:
            if self.op[effect] == op:
                return True
        return False

    def numbered(self, card_id: str) -> int:
        """The number of a card, the first of its copies."""
        return self.card_ids.index(card_id)

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


def words(records: list[Record], name: str, choices: tuple[str, ...]) -> list[int]:
    """A column of words by their numbers; the first where a record has none."""
    return [choices.index(str(record[name])) if name in record else 0 for record in records]


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
