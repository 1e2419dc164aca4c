"""The numbers of a pack in the form that the rules use."""

from __future__ import annotations

from typing import Final

from senki.engine.game import Facts
from senki.engine.packs import NAME, SOURCE, WORD, Column, Count, Pack, Schema

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
BySum = dict[int, list[Fitting]]

MOST: Final = 9  # no card changes a value by more
MECH_DICE: Final = 6  # with three parts of two dice each, a roll never has more than the twelve dice that can be told apart
PART_DICE: Final = 2

MECH_COLUMNS: Final = {
    "id": WORD,
    "role": Column(choices=("lead", "wing")),
    "sp": Column(1, MOST),
    "hp": Column(1, MOST),
    "aim": Column(1, MOST),
    "dice": Column(1, MECH_DICE),
    "rerolls": Column(0, MOST),
    "source": SOURCE,
    "name_source": NAME,
}
PART_COLUMNS: Final = {
    "id": WORD,
    "slot": Column(choices=SLOTS),
    "sp": Column(-MOST, MOST),
    "hp": Column(-MOST, MOST),
    "aim": Column(-MOST, MOST),
    "dice": Column(0, PART_DICE),
    "rerolls": Column(0, MOST),
    "source": SOURCE,
    "name_source": NAME,
}
SCHEMA: Final = Schema(
    {"mech": MECH_COLUMNS, "part": PART_COLUMNS},
    (Count("mech", LEADS, "role", "lead"), Count("mech", WINGS, "role", "wing"), Count("part", PARTS)),
)


class Cards(Facts):
    """Values by column and card: mechs 0 to 3 are the leads, 4 to 7 the wings."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        leads = [record for record in pack.tables["mech"] if record["role"] == "lead"]
        mechs = leads + [record for record in pack.tables["mech"] if record["role"] == "wing"]
        parts = pack.tables["part"]
        self.mech: Final[list[list[int]]] = [[int(record[column]) for record in mechs] for column in COLUMNS]
        self.part: Final[list[list[int]]] = [[int(record[column]) for record in parts] for column in COLUMNS]
        self.slot: Final[list[int]] = [SLOTS.index(str(record["slot"])) for record in parts]
        self.mech_ids: Final = tuple(str(record["id"]) for record in mechs)
        self.part_ids: Final = tuple(str(record["id"]) for record in parts)
        # What follows from the cards alone and takes long to work out is kept here, for computer players.
        self.fittings: Final[dict[tuple[int, ...], BySum]] = {}
        self.best: Final[dict[tuple[int, ...], tuple[int, Fitting]]] = {}
        self.worth: Final[dict[tuple[int, int], list[int]]] = {}

    def labels(self) -> dict[str, tuple[str, ...]]:
        return {"mech": self.mech_ids, "part": self.part_ids}
