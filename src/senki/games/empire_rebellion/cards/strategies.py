"""Y1 to Y5  The strategies. Each works at its place in the dominance phase, unless its owner's total is over the objective value."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, nothing, procedure
from senki.engine.shapes import ENOUGH
from senki.games.empire_rebellion import events
from senki.games.empire_rebellion.model import IMPERIAL, REBEL, EmpireRebellion, Resource, Seat, objective, opponent_of, total
from senki.games.empire_rebellion.pack import Ruse
from senki.games.empire_rebellion.rules.decks import add_character, choose_addition

RED_TAPE: Final = 2  # Y1
ASSAULT: Final = 2  # Y3


def is_off(t: EmpireRebellion, seat: int) -> bool:
    """D2.1  The strategy of a player whose total is over has no effect. Ruling: before Direct Assault."""
    return total(t, seat) > objective(t)


def works(t: EmpireRebellion, seat: int, ruse: int) -> bool:
    """Does the seat have this strategy, and has it an effect?"""
    return len(t.chosen[seat]) > 0 and t.cards.ruse[t.chosen[seat][0]] == ruse and not is_off(t, seat)


def bureaucracy(t: EmpireRebellion, loser: Seat) -> None:
    """Y1  If you lose the event, gain 2 influence."""
    if works(t, loser, Ruse.LOSER_GAINS):
        t.influence[loser] += RED_TAPE
        events.bureaucracy_gains(t, loser, RED_TAPE)


def deception(t: EmpireRebellion, winner: int, both_within: bool) -> int:
    """Y2  If neither total is over, who would lose wins. F8: two of them cancel each other."""
    if works(t, REBEL, Ruse.LOSER_WINS) and works(t, IMPERIAL, Ruse.LOSER_WINS):
        events.deceptions_cancel(t)
    elif both_within and (works(t, REBEL, Ruse.LOSER_WINS) or works(t, IMPERIAL, Ruse.LOSER_WINS)):
        winner = opponent_of(winner)
        events.deceived(t, Seat(winner))
    return winner


def direct_assault(t: EmpireRebellion, seat: Seat, count: int) -> int:
    """Y3  Add 2 to your total. Ruling: the raised total can be over the objective value."""
    if works(t, seat, Ruse.RAISE_TOTAL):
        count += ASSAULT
        events.raised(t, seat, count)
    return count


@procedure
def infiltration(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """Y4  In the next round you choose your opponent's strategy."""
    t.infiltrated[opponent_of(seat)] = 1
    events.infiltrates(t, seat)
    yield from nothing()


@procedure
def support(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """Y5  When it is revealed, you may add a character of your reserve to your deck."""
    card = yield from choose_addition(t, seat, rule="Y5")
    if card != ENOUGH:
        add_character(t, seat, Resource(card), rule="Y5")


@procedure
def waits(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """D2  The other strategies do nothing when they are revealed: their place comes later."""
    yield from nothing()
