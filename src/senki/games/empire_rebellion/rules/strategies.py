"""S3, C3, F6  The strategy cards: laid face down, discarded face up, taken back."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.table import EVERYONE
from senki.games.empire_rebellion.model import EmpireRebellion
from senki.games.empire_rebellion.questions import NEW_STRATEGY, STRATEGIES_BACK, STRATEGY_DISCARDED, STRATEGY_LAID


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


def discard_chosen(t: EmpireRebellion, seat: int) -> None:
    """C3  The chosen strategy is used, and lies face up. If none is left unused, all come back."""
    t.used[seat] += t.chosen[seat]
    t.chosen[seat] = []
    t.strategy_seen[seat] = EVERYONE
    if len(t.unused[seat]) == 0:
        take_back(t, seat)


def take_back(t: EmpireRebellion, seat: int) -> None:
    """C3, E11  All used strategies are unused again."""
    t.unused[seat] = sorted(t.unused[seat] + t.used[seat])
    t.used[seat] = []
    t.tell(STRATEGIES_BACK, seat)


@procedure
def choose_anew(t: EmpireRebellion, seat: int) -> Rule[None]:
    """H7, H12  The chosen strategy is discarded, and its owner secretly chooses another; F6: all come back first if it was the last."""
    t.tell(STRATEGY_DISCARDED, seat, t.chosen[seat][0])
    discard_chosen(t, seat)
    strategy = yield from ask(seat, NEW_STRATEGY, t.unused[seat][:])
    lay(t, seat, strategy)
    show_to(t, seat, 1 << seat)
    t.tell_to(t.strategy_seen[seat], STRATEGY_LAID, seat, strategy)
