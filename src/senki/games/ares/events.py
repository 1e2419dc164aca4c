"""What The Ares Project tells, with its rules. Where one event serves several rules, the place says which."""

from __future__ import annotations

from typing import Annotated

from senki.engine.procedure import event
from senki.engine.table import Table
from senki.games.ares.model import CHOICE, FACE, REWARD, STAND, Card, Seat, Shown, Unit


@event("S6")
def start_player(t: Table, seat: Seat) -> None: ...


@event("S4")
def opened(t: Table, seat: Seat) -> None: ...


@event("T2", secret=("card",))
def drew(t: Table, to: int, seat: Seat, card: Card, rule: str = "") -> None: ...


@event("T4")
def passed(t: Table, seat: Seat) -> None: ...


@event("T1")
def played(t: Table, seat: Seat) -> None: ...


@event("V2")
def scored(t: Table, seat: Seat, card: Shown) -> None: ...


@event("A1")
def attacks(t: Table, seat: Seat, foe: Seat) -> None: ...


@event("A1.1")
def claims(t: Table, seat: Seat, card: Shown) -> None: ...


@event("A1.1", closes=True)
def frontier_taken(t: Table, seat: Seat, rule: str = "") -> None: ...


@event("A1.1", result=True)
def frontier_not_taken(t: Table, seat: Seat) -> None: ...


@event("H2")
def screen_down(t: Table, seat: Seat) -> None: ...


@event("K2")
def built(t: Table, seat: Seat, unit: Unit, count: int, rule: str = "") -> None: ...


@event("A2.1")
def stands(t: Table, seat: Seat, stand: Annotated[int, STAND]) -> None: ...


@event("A3")
def revealed(t: Table, seat: Seat, card: Shown, choice: Annotated[int, CHOICE]) -> None: ...


@event("A3.1")
def card_scored(t: Table, seat: Seat, card: Shown, rule: str = "") -> None: ...


@event("A3.7")
def surprise(t: Table, seat: Seat) -> None: ...


@event("A3.5", closes=True)
def gives_way(t: Table, seat: Seat) -> None: ...


@event("A3.6")
def no_forces(t: Table, seat: Seat, rule: str = "") -> None: ...


@event("L1")
def placed(t: Table, seat: Seat, unit: Unit, rule: str = "") -> None: ...


@event("L1")
def placed_against(t: Table, seat: Seat, unit: Unit, foe: Unit, rule: str = "") -> None: ...


@event("L3")
def base_cards(t: Table, seat: Seat) -> None: ...


@event("R5")
def round(t: Table, left: int) -> None: ...  # noqa: A001  (the name in texts)


@event("R1")
def emergency_played(t: Table, seat: Seat, card: Shown, rule: str = "") -> None: ...


@event("R2")
def redeployed(t: Table, seat: Seat, unit: Unit, rule: str = "") -> None: ...


@event("R2.3")
def both_redeploy(t: Table) -> None: ...


@event("R3")
def retreats(t: Table, seat: Seat, rule: str = "") -> None: ...


@event("R4.4")
def rolled(t: Table, unit: Unit, dice: Annotated[list[int], FACE]) -> None: ...


@event("B6")
def rerolled(t: Table, unit: Unit, dice: Annotated[list[int], FACE]) -> None: ...


@event("R4.4", result=True)
def shot(t: Table, unit: Unit, at: Unit, hit: int, hits: int) -> None: ...


@event("R4.9", result=True)
def shot_at_base(t: Table, unit: Unit, hit: int, hits: int) -> None: ...


@event("R4.7")
def losses(t: Table, seat: Seat, unit: Unit, count: int) -> None: ...


@event("R4.7")
def force_gone(t: Table, seat: Seat, unit: Unit) -> None: ...


@event("R4.8")
def moves_up(t: Table, seat: Seat, unit: Unit) -> None: ...


@event("R4.9", result=True)
def destroyed(t: Table, seat: Seat, card: Shown, rule: str = "") -> None: ...


@event("E1", closes=True)
def battle_won(t: Table, seat: Seat) -> None: ...


@event("E3", closes=True)
def base_taken(t: Table, seat: Seat, foe: Seat) -> None: ...


@event("V4")
def points(t: Table, seat: Seat, points: int, rule: str = "") -> None: ...


@event("V3", closes=True)
def won(t: Table, seat: Seat, rule: str = "") -> None: ...


@event("V6", result=True)
def drawn_game(t: Table) -> None: ...


@event("FAC7")
def looks(t: Table, seat: Seat, card: Shown, foe: Seat) -> None: ...


@event("C4.5")
def wrong_count(t: Table, seat: Seat, card: Shown) -> None: ...


@event("C4.4", result=True)
def stack_destroyed(t: Table, seat: Seat, count: int, rule: str = "") -> None: ...


@event("C6")
def bonus(t: Table, seat: Seat) -> None: ...


@event("C3")
def effect_used(t: Table, seat: Seat, card: Shown, rule: str = "") -> None: ...


@event("C3")
def effect_on(t: Table, card: Shown, unit: Unit, rule: str = "") -> None: ...


@event("C3")
def swapped(t: Table, unit: Unit, other: Unit, rule: str = "") -> None: ...


@event("C7")
def made_power(t: Table, seat: Seat, count: int, rule: str = "") -> None: ...


@event("FAC5")
def powered(t: Table, seat: Seat, card: Shown, rule: str = "") -> None: ...


@event("KAH3")
def new_acolytes(t: Table, seat: Seat, count: int) -> None: ...


@event("KAH6")
def ascended(t: Table, seat: Seat, unit: Unit, count: int) -> None: ...


@event("XEN1")
def made_eggs(t: Table, seat: Seat, count: int) -> None: ...


@event("XEN2")
def hatched(t: Table, seat: Seat, unit: Unit, rule: str = "") -> None: ...


@event("XEN5")
def unevolved(t: Table, seat: Seat, card: Shown) -> None: ...


@event("COL2")
def weapon_discarded(t: Table, seat: Seat, card: Shown) -> None: ...


@event("COL2")
def stack_discarded(t: Table, seat: Seat, count: int) -> None: ...


@event("COL9")
def charged(t: Table, seat: Seat, card: Shown) -> None: ...


@event("XEN8")
def queen_comes(t: Table, seat: Seat) -> None: ...


@event("XEN8")
def queen_falls(t: Table, seat: Seat) -> None: ...


@event("TER5")
def healed(t: Table, seat: Seat, unit: Unit, count: int) -> None: ...


@event("D2")
def raiders(t: Table, unit: Unit, foe: Unit) -> None: ...


@event("D5")
def reward_taken(t: Table, seat: Seat, reward: Annotated[int, REWARD]) -> None: ...


@event("D5", closes=True)
def stolen(t: Table, seat: Seat, card: Shown) -> None: ...


@event("M4", closes=True)
def player_out(t: Table, seat: Seat) -> None: ...


@event("M4")
def frontier_neutral(t: Table) -> None: ...
