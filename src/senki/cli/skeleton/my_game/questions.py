"""What My Game asks and tells, with the rules. Texts go by the names: ask-choose, event-won."""

from __future__ import annotations

from typing import Final

from senki.cli.skeleton.my_game.model import CARD, Card, Seat
from senki.engine.decision import Questions
from senki.engine.procedure import event
from senki.engine.table import Table

QUESTIONS: Final = Questions()
DEAL: Final = QUESTIONS.ask("deal", "S1", CARD)
CHOOSE: Final = QUESTIONS.ask("choose", "R2", CARD, secret=True)


@event("S1", secret=("card",))
def drawn(t: Table, to: int, seat: Seat, card: Card) -> None:
    """A card is drawn; only its owner sees which."""


@event("R3")
def played(t: Table, seat: Seat, card: Card) -> None: ...


@event("R3", result=True)
def won(t: Table, seat: Seat) -> None: ...
