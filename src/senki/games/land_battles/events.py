"""What Modern Land Battles tells, with its rules. Where one event serves several rules, the place says which."""

from __future__ import annotations

from typing import Annotated

from senki.engine.procedure import event
from senki.engine.table import Table
from senki.games.land_battles.model import AREA, FACE, ROW, SHOWN, UNIT, WEAPON, Seat, Shown, Terrain, Unit

# -- set-up -----------------------------------------------------------------------------------------------------------


@event("S3")
def force_chosen(t: Table, seat: Seat) -> None: ...


@event("S3")
def fielded(t: Table, seat: Seat, points: int, units: Annotated[list[int], UNIT]) -> None: ...


@event("O3.2")
def cards_bought(t: Table, seat: Seat, count: int) -> None: ...


@event("S4")
def rows_chosen(t: Table, seat: Seat) -> None: ...


@event("S4")
def lined_up(t: Table, seat: Seat, row: Annotated[int, ROW], units: Annotated[list[int], UNIT], rule: str = "") -> None: ...


@event("S6")
def first_player(t: Table, seat: Seat) -> None: ...


@event("S2")
def terrain_opened(t: Table, terrain: Terrain) -> None: ...


# -- turns ------------------------------------------------------------------------------------------------------------


@event("P1", secret=("cards",))
def drew(t: Table, to: int, seat: Seat, count: int, cards: Annotated[list[int], SHOWN], rule: str = "") -> None: ...


@event("P1")
def prepares(t: Table, seat: Seat, refreshed: int) -> None: ...


@event("P1")
def discarded(t: Table, seat: Seat, cards: Annotated[list[int], SHOWN]) -> None: ...


@event("P2")
def reshuffled(t: Table) -> None: ...


@event("R1")
def paid(t: Table, seat: Seat, total: int, cards: Annotated[list[int], SHOWN]) -> None: ...


@event("R2")
def reinforced(t: Table, seat: Seat, units: Annotated[list[int], UNIT], rule: str = "") -> None: ...


@event("K1")
def plays(t: Table, seat: Seat, card: Shown, rule: str = "") -> None: ...


@event("A3")
def moved(t: Table, seat: Seat, unit: Unit, area: Annotated[int, AREA], row: Annotated[int, ROW], rule: str = "") -> None: ...


# -- manoeuvres -------------------------------------------------------------------------------------------------------


@event("M1")
def manoeuvres(t: Table, seat: Seat, unit: Unit, area: Annotated[int, AREA], needed: int) -> None: ...


@event("M2")
def modified(t: Table, seat: Seat, card: Shown, amount: int) -> None: ...


@event("M1")
def succeeded(t: Table, unit: Unit, successes: int) -> None: ...


@event("M3", result=True)
def control_moved(t: Table, seat: Seat, spaces: int, rule: str = "") -> None: ...


@event("K9", result=True)
def control_pushed_back(t: Table, seat: Seat, spaces: int) -> None: ...


@event("M4", result=True)
def secured(t: Table, seat: Seat, terrain: Terrain, points: int) -> None: ...


@event("M7", result=True)
def superior_changed(t: Table, seat: Seat, removed: int, added: int, rule: str = "") -> None: ...


@event("M5.1")
def refreshed(t: Table, seat: Seat, units: Annotated[list[int], UNIT]) -> None: ...


@event("M5.3", result=True)
def repaired(t: Table, seat: Seat, unit: Unit, hits: int, rule: str = "") -> None: ...


# -- attacks ----------------------------------------------------------------------------------------------------------


@event("C1")
def attacks(t: Table, seat: Seat, unit: Unit, target: Unit, weapon: Annotated[int, WEAPON], needed: int, rule: str = "") -> None: ...


@event("C4")
def rolled(t: Table, needed: int, dice: Annotated[list[int], FACE], rule: str = "") -> None: ...


@event("C4")
def hits_rolled(t: Table, target: Unit, hits: int, rule: str = "") -> None: ...


@event("C6", result=True)
def hit(t: Table, unit: Unit, hits: int, rule: str = "") -> None: ...


@event("C4", result=True)
def missed(t: Table, unit: Unit, rule: str = "") -> None: ...


@event("C6", result=True)
def destroyed(t: Table, seat: Seat, unit: Unit, points: int, rule: str = "") -> None: ...


@event("K18", result=True)
def regrouped(t: Table, seat: Seat, unit: Unit, hits: int) -> None: ...


# -- reactions --------------------------------------------------------------------------------------------------------


@event("D1")
def reacts(t: Table, seat: Seat, card: Shown, rule: str = "") -> None: ...


@event("D3")
def reacts_with(t: Table, seat: Seat, unit: Unit, rule: str = "") -> None: ...


@event("D2", result=True)
def stopped_hits(t: Table, seat: Seat, stopped: int, left: int, rule: str = "") -> None: ...


@event("D2", result=True)
def stopped_successes(t: Table, seat: Seat, stopped: int, left: int, rule: str = "") -> None: ...


@event("K19", result=True)
def screened(t: Table, seat: Seat, unit: Unit) -> None: ...


@event("T3")
def acts_again(t: Table, seat: Seat, card: Shown, rule: str = "") -> None: ...


# -- the end ----------------------------------------------------------------------------------------------------------


@event("V1")
def won_by_points(t: Table, seat: Seat, points: int) -> None: ...


@event("V2")
def broken_through(t: Table, seat: Seat) -> None: ...


@event("V3")
def stalemate(t: Table, actions: int) -> None: ...


@event("V3")
def won_stalemate(t: Table, seat: Seat) -> None: ...


@event("V3")
def drawn_game(t: Table) -> None: ...
