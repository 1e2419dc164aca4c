"""O7  The lesson: the rulebook's example of play, with forces, rows, hands and dice that lie ready.

Rows, units and cards that the example does not name are ours, and so are the dice that it does not give. What both sides do in it
stands in hints/lesson.py; nobody has to do it.
"""

from __future__ import annotations

from typing import Final

from senki.engine.table import Ints
from senki.games.land_battles import events
from senki.games.land_battles.model import BREAKTHROUGH, NONE, REVEALED, SIDES, LandBattles, Seat, Terrain, price_of
from senki.games.land_battles.pack import Nation
from senki.games.land_battles.rules.rows import line_up, tell_rows

NATIONS: Final = (Nation.USA, Nation.CHINA)
ROWS_OF: Final = (  # by seat, row 1 first
    (("usa-m1a1", "usa-bradley", "usa-stryker", "usa-m113"), ("usa-m901",), ("usa-m577",)),
    (("cn-type80", "cn-type86", "cn-yw531", "cn-wz523"), ("cn-type59", "cn-type59", "cn-wz550at"), ("cn-type83",)),
)
HANDS: Final = (
    ("small-arms", "overwatch", "combined-arms", "cover-fire", "screening-force", "minefield", "barrage", "regroup"),
    ("overwatch", "close-air-support", "cover", "engineers", "raid", "raid", "pull-back"),
)
TERRAIN: Final = "open-ground"
DICE: Final[Ints] = (
    *(4, 7, 6, 2),  # the Stryker, to the flank with Small Arms
    *(9, 2, 1, 5),  # the Type-83 at the M1A1
    *(5, 8, 1, 3),  # the M901 at the YW531
    *(7, 3, 9),  # Close Air Support at the M901
    *(4, 9, 2, 1),  # the WZ-523, to the terrain with Cover
    *(8, 9, 2, 1),  # the WZ-523 again, without a card
    *(2, 1, 1),  # the M1A1, with three dice, at the Type 80
    *(7, 8, 1, 2),  # the Type 86, to the flank
)


def next_face(t: LandBattles) -> int:
    """O7  The next die of the lesson; NONE once they are all rolled, and in every other game."""
    if not t.lesson or t.rolled >= len(DICE):
        return NONE
    t.rolled += 1
    return DICE[t.rolled - 1]


def lay_out_lesson(t: LandBattles) -> None:
    """O7, S2 to S6  All lies ready and open, but for the hands."""
    t.terrain = t.cards.terrain_ids.index(TERRAIN)
    t.terrain_deck.remove(t.terrain)
    events.terrain_opened(t, Terrain(t.terrain))
    for seat in range(SIDES):
        t.pick_sight[seat] = REVEALED
        lay_out_force(t, seat)
    t.first = 0
    t.turn = 0
    events.first_player(t, Seat(t.first))
    for seat in range(SIDES):
        for name in HANDS[seat]:
            deal(t, seat, name)
        events.drew(t, t.hand_sight[seat], Seat(seat), len(t.hand[seat]), t.hand[seat][:], rule="S5")


def lay_out_force(t: LandBattles, seat: int) -> None:
    """S3, S4  The units come from the reserve into their rows."""
    units: list[int] = []
    rows: list[int] = []
    for row, names in enumerate(ROWS_OF[seat]):
        for name in names:
            unit = next(one for one in t.reserve[seat] if t.cards.unit_ids[one] == name)
            t.reserve[seat].remove(unit)
            units.append(unit)
            rows.append(row)
    events.fielded(t, Seat(seat), price_of(t, units), units)
    line_up(t, tuple(units), tuple(rows), BREAKTHROUGH)
    tell_rows(t, seat, tuple(units), "S4")


def deal(t: LandBattles, seat: int, name: str) -> None:
    """S5  A card of that name, from the deck."""
    card = next(one for one in t.deck if t.cards.card_ids[one] == name)
    t.deck.remove(card)
    t.hand[seat].append(card)
