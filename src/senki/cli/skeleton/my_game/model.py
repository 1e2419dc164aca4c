"""The table of My Game: what lies on it, and who may see it."""

from __future__ import annotations

from typing import Annotated, Final, NewType

from senki.engine.procedure import table
from senki.engine.table import Table
from senki.engine.zones import Kind, empty, nobody, owner, per_seat, public

Seat = NewType("Seat", int)
Card = NewType("Card", int)

CARDS: Final = 12  # S1; in the rules the cards are numbered from 0, so that their texts say 1 more
HAND: Final = 3  # S1; as many rounds are played (R1)
MOST_SEATS: Final = 4
CARD: Final = Kind("card", CARDS, cards=True)
CHOSEN: Final = Kind("card", CARDS, type_name="Chosen")  # names a card that lies elsewhere
NONE: Final = -1


@table
class Board(Table):
    deck: Annotated[list[int], nobody(CARD)]
    hands: Annotated[list[list[int]], owner(CARD)] = per_seat()
    chosen: Annotated[list[int], owner(CHOSEN, slots=MOST_SEATS)] = per_seat(1, NONE)  # by seat: the card it will show (R2)
    shown: Annotated[list[int], public(CARD)] = empty()
    points: Annotated[list[int], public(slots=MOST_SEATS)] = per_seat()
