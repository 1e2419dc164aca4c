"""R  The rounds."""

from __future__ import annotations

from senki.cli.skeleton.my_game.model import NONE, Board, Card, Seat
from senki.cli.skeleton.my_game.questions import CHOOSE, played, won
from senki.engine.procedure import Rule, ask, ask_all, procedure


@procedure
def battle_round(t: Board) -> Rule[None]:
    """R2  All players choose a card at the same time, and then show it."""
    yield from ask_all(t, range(len(t.hands)), choose)
    show(t)


@procedure
def choose(t: Board, seat: int) -> Rule[None]:
    """R2  A card of the hand is chosen. Until all have chosen, a player may begin again."""
    t.chosen[seat] = NONE
    card = yield from ask(seat, CHOOSE, t.hands[seat][:])
    t.chosen[seat] = card


def show(t: Board) -> None:
    """R3  The cards are turned up, and the highest wins a point."""
    winner = t.chosen.index(max(t.chosen))
    for seat in range(len(t.chosen)):
        card = t.chosen[seat]
        t.hands[seat].remove(card)
        t.shown.append(card)
        t.chosen[seat] = NONE
        played(t, Seat(seat), Card(card))
    t.points[winner] += 1
    won(t, Seat(winner))
