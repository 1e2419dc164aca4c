"""The numbers of a pack in the form that the rules use."""

from __future__ import annotations

from typing import Final

from senki.engine.game import Facts
from senki.engine.packs import Pack, Record

SP: Final = 0  # actions, top left
HP: Final = 1  # hit points, top right
AIM: Final = 2  # accuracy, bottom right
DICE: Final = 3  # attack, bottom left
REROLLS: Final = 4
MUST_BE_POSITIVE: Final = 3  # B8.2: the first three
COLUMNS: Final = ("sp", "hp", "aim", "dice", "rerolls")

RIGHT_HAND: Final = 0
LEFT_HAND: Final = 1
BACKPACK: Final = 2
SLOTS: Final = ("right", "left", "backpack")

LEADS: Final = 4
WINGS: Final = 4
PARTS: Final = 20

Fitting = list[list[int]]  # the parts on the lead mech and on the wing mech
Squad = tuple[tuple[int, int], Fitting]  # by letter: a player's two mechs, and the parts on them
BySum = dict[int, list[Squad]]

MOST: Final = 9  # no card changes a value by more
MECH_DICE: Final = 6  # with three parts of two dice each, a roll never has more than the twelve dice that can be told apart
PART_DICE: Final = 2

ROLES: Final = ("lead", "wing")
MECH_BOUNDS: Final = ((1, MOST), (1, MOST), (1, MOST), (1, MECH_DICE), (0, MOST))  # by column
PART_BOUNDS: Final = ((-MOST, MOST), (-MOST, MOST), (-MOST, MOST), (0, PART_DICE), (0, MOST))

LOAD_BITS: Final = 10
HALF: Final = 1 << (LOAD_BITS - 1)
LOADED: Final = 1 + (1 << LOAD_BITS) + (1 << 2 * LOAD_BITS)  # one in each of the three


class Cards(Facts):
    """Values by column and card: mechs 0 to 3 are the leads, 4 to 7 the wings."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        mech = self.table("mech").arranged(leads_first)
        mech.word("role", ROLES)
        mech.count(LEADS, "role", "lead")
        mech.count(WINGS, "role", "wing")
        part = self.table("part")
        part.count(PARTS)
        for rows in (mech, part):
            rows.source()
            rows.text("name_source")
        self.mech_ids: Final = mech.ids()
        self.part_ids: Final = part.ids()
        self.slot: Final = part.word("slot", SLOTS)
        self.mech: Final = [mech.number(name, low, high) for name, (low, high) in zip(COLUMNS, MECH_BOUNDS, strict=True)]
        self.part: Final = [part.number(name, low, high) for name, (low, high) in zip(COLUMNS, PART_BOUNDS, strict=True)]
        self.mech_load: Final = [HALF * LOADED + load for load in loads(self.mech)]
        self.part_load: Final = loads(self.part)
        # What follows from the cards alone and takes long to work out is kept here, for computer players.
        self.squads: Final[dict[tuple[int, ...], BySum]] = {}
        self.best: Final[dict[tuple[int, ...], tuple[int, Fitting]]] = {}
        self.worth: Final[dict[tuple[int, int], list[int]]] = {}

    def labels(self) -> dict[str, tuple[str, ...]]:
        return {"mech": self.mech_ids, "part": self.part_ids}


def leads_first(records: list[Record]) -> list[Record]:
    return sorted(records, key=lambda record: record["role"] != "lead")


def loads(columns: list[list[int]]) -> list[int]:
    """By card: SP, HP and AIM side by side in one number, ten bits each, so that all three are added at once. Of a mech half the room is
    added to each, so that none of them falls below nothing."""
    rows = zip(*columns[:MUST_BE_POSITIVE], strict=True)
    return [sum(value << (LOAD_BITS * place) for place, value in enumerate(row)) for row in rows]
