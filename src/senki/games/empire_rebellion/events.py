"""What is told of a game of Empire vs. Rebellion. Where one thing happens by several rules, the place says by which."""

from __future__ import annotations

from senki.engine.procedure import event
from senki.engine.table import Table
from senki.games.empire_rebellion.model import EventCard, Resource, Seat, Strategy

# -- set-up and planning ----------------------------------------------------------------------------------------------


@event("S4")
def characters_chosen(t: Table, seat: Seat) -> None: ...


@event("T2")
def tutorial_begins(t: Table, card: EventCard, capacity: int, objective: int) -> None: ...


@event("C2")
def token(t: Table, seat: Seat, rule: str = "") -> None: ...


@event("G5")
def round(t: Table, count: int) -> None: ...  # noqa: A001  (the name in texts)


@event("P1")
def revealed(t: Table, card: EventCard) -> None: ...


@event("P2", secret=("strategy",))
def strategy_laid(t: Table, to: int, seat: Seat, strategy: Strategy, rule: str = "") -> None: ...


@event("Y4", secret=("strategy",))
def strategy_infiltrated(t: Table, to: int, seat: Seat, owner: Seat, strategy: Strategy) -> None: ...


@event("E8", secret=("strategy",))
def strategy_drawn(t: Table, to: int, seat: Seat, strategy: Strategy) -> None: ...


@event("E10")
def strategy_shown(t: Table, seat: Seat, strategy: Strategy) -> None: ...


# -- the struggle -----------------------------------------------------------------------------------------------------


@event("U3")
def played(t: Table, seat: Seat, card: Resource, rule: str = "") -> None: ...


@event("D1", result=True)
def stands(t: Table, seat: Seat, count: int, objective: int, over: int) -> None:
    """The total as it is now."""


@event("U4")
def power_used(t: Table, seat: Seat, card: Resource) -> None: ...


@event("U4")
def nothing_happens(t: Table, card: Resource, rule: str = "") -> None: ...


@event("U5")
def readied(t: Table, seat: Seat, card: Resource) -> None: ...


@event("U6")
def passed(t: Table, seat: Seat) -> None: ...


@event("U6.1")
def struggle_ends(t: Table) -> None: ...


@event("U3.3")
def discarded(t: Table, seat: Seat, card: Resource, rule: str = "") -> None: ...


@event("U4.2")
def exhausted(t: Table, card: Resource, rule: str = "") -> None: ...


@event("U3.2")
def reshuffled(t: Table, seat: Seat) -> None: ...


@event("K4", secret=("first", "second"))
def looked_at_two(t: Table, to: int, seat: Seat, deck: Seat, first: Resource, second: Resource) -> None: ...


@event("H16", secret=("card",))
def looked_at_top(t: Table, to: int, seat: Seat, card: Resource) -> None: ...


@event("K4", secret=("card",))
def put_back(t: Table, to: int, deck: Seat, card: Resource, rule: str = "") -> None: ...


@event("H15")
def searched(t: Table, seat: Seat, deck: Seat, rule: str = "") -> None: ...


@event("H2")
def shuffled(t: Table, deck: Seat, rule: str = "") -> None: ...


@event("H8")
def power_gains(t: Table, seat: Seat, count: int, card: Resource) -> None: ...


@event("H14")
def power_takes(t: Table, seat: Seat, count: int, card: Resource) -> None: ...


@event("H7")
def strategy_discarded(t: Table, seat: Seat, strategy: Strategy, rule: str = "") -> None: ...


@event("C3")
def strategies_back(t: Table, seat: Seat, rule: str = "") -> None: ...


@event("H11")
def sent_to_reserve(t: Table, seat: Seat, card: Resource) -> None: ...


@event("E5", secret=("card",))
def moved_to_reserve(t: Table, to: int, seat: Seat, card: Resource, rule: str = "") -> None: ...


@event("F5", secret=("card",))
def added(t: Table, to: int, seat: Seat, card: Resource, rule: str = "") -> None: ...


# -- dominance --------------------------------------------------------------------------------------------------------


@event("D1")
def total(t: Table, seat: Seat, count: int, rule: str = "") -> None: ...


@event("D2")
def strategy_revealed(t: Table, seat: Seat, strategy: Strategy) -> None: ...


@event("D2.1")
def strategy_off(t: Table, seat: Seat, strategy: Strategy) -> None: ...


@event("Y3")
def raised(t: Table, seat: Seat, count: int) -> None: ...


@event("F8")
def deceptions_cancel(t: Table) -> None: ...


@event("D3")
def higher_total(t: Table, seat: Seat, rule: str = "") -> None:
    """The seat wins: neither total is over, and its own is the higher."""


@event("D3")
def only_one_within(t: Table, seat: Seat, rule: str = "") -> None:
    """The seat wins: the other's total is over."""


@event("D4")
def token_decides(t: Table, seat: Seat) -> None:
    """The seat wins: the totals are equal."""


@event("T4")
def equal_totals(t: Table) -> None: ...


@event("T4")
def both_over(t: Table) -> None: ...


@event("Y2")
def deceived(t: Table, seat: Seat) -> None:
    """The seat wins instead of the other."""


@event("D5", result=True)
def won_event(t: Table, seat: Seat, card: EventCard) -> None: ...


@event("D6", result=True)
def nobody_wins(t: Table, card: EventCard) -> None: ...


@event("D5.1")
def influence_gained(t: Table, seat: Seat, count: int, card: EventCard) -> None: ...


@event("Y1")
def bureaucracy_gains(t: Table, seat: Seat, count: int) -> None: ...


@event("E3")
def event_takes(t: Table, seat: Seat, count: int, card: EventCard) -> None: ...


@event("Y4")
def infiltrates(t: Table, seat: Seat) -> None: ...


@event("E7", secret=("first", "second", "third"))
def looked_at_events(t: Table, to: int, seat: Seat, first: EventCard, second: EventCard, third: EventCard) -> None: ...


@event("E8")
def diverted(t: Table, seat: Seat) -> None: ...


@event("E10")
def exposed(t: Table, seat: Seat) -> None: ...


@event("C1")
def gathered(t: Table, seat: Seat) -> None: ...


@event("W1", result=True)
def game_won(t: Table, seat: Seat, count: int) -> None: ...


@event("T4", result=True)
def tutorial_won(t: Table, seat: Seat) -> None: ...


@event("T4", result=True)
def tutorial_drawn(t: Table) -> None: ...
