"""What Ganymede tells, with its rules."""

from __future__ import annotations

from typing import Annotated

from senki.engine.procedure import event
from senki.engine.table import Table
from senki.games.ganymede.model import FACE, INITIATIVE, Mech, Part, Seat, Unit


@event("S3")
def start_player(t: Table, seat: Seat) -> None: ...


@event("B2")
def drafted_mech(t: Table, seat: Seat, mech: Mech, rule: str = "") -> None: ...


@event("B6")
def drafted_part(t: Table, seat: Seat, part: Part) -> None: ...


@event("B2")
def start_moves(t: Table, seat: Seat, rule: str = "") -> None: ...


@event("B7")
def parts_out(t: Table, count: int) -> None: ...


@event("B8")
def fitting(t: Table) -> None: ...


@event("B8")
def fitted(t: Table, seat: Seat) -> None: ...


@event("B10.2")
def deck_built(t: Table, count: int) -> None: ...


@event("C1.1")
def card_shown(t: Table, card: Annotated[int, INITIATIVE]) -> None: ...


@event("C1.4")
def card_dead(t: Table, unit: Unit) -> None: ...


@event("C1.2")
def attack(t: Table, unit: Unit, seat: Seat) -> None:
    """A unit attacks a player."""


@event("C2")
def defends(t: Table, unit: Unit) -> None: ...


@event("C2.1")
def turned_up(t: Table, unit: Unit, mech: Mech) -> None: ...


@event("C3.1")
def rolled(t: Table, unit: Unit, aim: int, hitting: int, dice: Annotated[list[int], FACE]) -> None:
    """`hitting`: the dice that hit (C3.2), a bit for each."""


@event("C3.3")
def rerolled(t: Table, unit: Unit, aim: int, hitting: int, dice: Annotated[list[int], FACE]) -> None:
    """`hitting`: as in a roll."""


@event("C3.2", result=True)
def hits(t: Table, unit: Unit, count: int) -> None:
    """The unit that defends takes so many hits."""


@event("C3.2", result=True)
def missed(t: Table, unit: Unit) -> None:
    """The attacker has not hit."""


@event("C4.1", result=True)
def destroyed(t: Table, unit: Unit) -> None: ...


@event("C5")
def soul(t: Table, unit: Unit, bearer: Unit) -> None: ...


@event("T4")
def bond(t: Table, unit: Unit, bearer: Unit) -> None: ...


@event("T5")
def bond_passed(t: Table, unit: Unit, bearer: Unit) -> None: ...


@event("C4.2", result=True)
def out(t: Table, seat: Seat) -> None: ...


@event("C6")
def deck_reset(t: Table, count: int) -> None: ...


@event("C4.3", result=True)
def won(t: Table, seat: Seat) -> None: ...


@event("T3", result=True)
def team_won(t: Table, seat: Seat, partner: Seat) -> None: ...
