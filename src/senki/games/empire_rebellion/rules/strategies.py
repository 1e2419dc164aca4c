"""S3, C3, F6  The strategy cards: laid face down, discarded face up, taken back."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.table import EVERYONE
from senki.games.empire_rebellion import events
from senki.games.empire_rebellion.model import EmpireRebellion, Seat, Strategy
from senki.games.empire_rebellion.questions import NEW_STRATEGY


def lay(t: EmpireRebellion, seat: int, strategy: int) -> None:
    """P2  The strategy is chosen, and lies apart from the unused ones."""
    t.unused[seat].remove(strategy)
    t.chosen[seat] = [strategy]


def show_to(t: EmpireRebellion, seat: int, audience: int) -> None:
    """P2  Who knows which strategy lies there. Ruling: the last one that was unused is known to all, because the others lie face up."""
    t.strategy_seen[seat] = EVERYONE if len(t.unused[seat]) == 0 else audience


def pick_up(t: EmpireRebellion, seat: int) -> None:
    """Before a choice is made anew: the strategy is among the unused ones again."""
    t.unused[seat] = sorted(t.unused[seat] + t.chosen[seat])
    t.chosen[seat] = []


def discard_chosen(t: EmpireRebellion, seat: Seat, rule: str) -> None:
    """C3  The chosen strategy is used, and lies face up. If none is left unused, all come back: by C3, or in the struggle by F6."""
    t.used[seat] += t.chosen[seat]
    t.chosen[seat] = []
    t.strategy_seen[seat] = EVERYONE
    if len(t.unused[seat]) == 0:
        take_back(t, seat, rule)


def take_back(t: EmpireRebellion, seat: Seat, rule: str) -> None:
    """C3, E11, F6  All used strategies are unused again."""
    t.unused[seat] = sorted(t.unused[seat] + t.used[seat])
    t.used[seat] = []
    events.strategies_back(t, seat, rule)


# -- H7, H12  another strategy ----------------------------------------------------------------------------------------


def give_up_strategy(t: EmpireRebellion, seat: Seat, rule: str) -> None:
    """The chosen strategy is discarded; F6: all come back if it was the last."""
    events.strategy_discarded(t, seat, Strategy(t.chosen[seat][0]), rule)
    discard_chosen(t, seat, rule="F6")


@procedure
def choose_another(t: EmpireRebellion, seat: Seat, *, rule: str = "") -> Rule[None]:
    """Its owner secretly chooses another."""
    strategy = yield from ask(seat, NEW_STRATEGY, t.unused[seat][:])
    lay(t, seat, strategy)
    show_to(t, seat, 1 << seat)


def tell_another(t: EmpireRebellion, seat: Seat, rule: str) -> None:
    events.strategy_laid(t, t.strategy_seen[seat], seat, Strategy(t.chosen[seat][0]), rule)
