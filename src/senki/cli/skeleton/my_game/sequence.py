"""Set-up, and the game from its beginning to its end."""

from __future__ import annotations

from senki.cli.skeleton.my_game.model import CARDS, HAND, Board, Card, Seat
from senki.cli.skeleton.my_game.questions import DEAL, drawn
from senki.cli.skeleton.my_game.rules.battle import battle_round
from senki.engine.procedure import Rule, draw, procedure


def set_up(seats: int) -> Board:
    """S1  The table before the first card is dealt; nothing random happens here."""
    t = Board()
    t.lay_out(seats)
    t.deck = list(range(CARDS))
    return t


@procedure
def game(t: Board) -> Rule[None]:
    """R1  Cards are dealt, and rounds are played until the hands are empty."""
    yield from deal(t)
    while t.hands[0]:
        yield from battle_round(t)


@procedure
def deal(t: Board) -> Rule[None]:
    """S1  Each player draws three cards."""
    for seat in range(len(t.hands)):
        for _ in range(HAND):
            card = yield from draw(DEAL, t.deck)
            t.hands[seat].append(card)
            drawn(t, 1 << seat, Seat(seat), Card(card))
