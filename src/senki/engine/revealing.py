"""Did an answer show anybody something that they did not know? It asks many re-dealt tables, so it may take long."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from senki.engine.chance import Rng
from senki.engine.determinize import Resampler
from senki.engine.game import Game
from senki.engine.table import OVER, Driver, Table, apply
from senki.engine.view import hidden_cards, view

SAMPLES: Final = 8  # how many re-dealt tables are asked for each seat
WATCHED: Final = Driver()  # leaves every question, chance's too, open


@dataclass(frozen=True)
class Reveal:
    """An answer, with the table before and after it."""

    game: Game
    seats: int
    before: Table
    seat: int
    value: int
    after: Table
    number: int  # of the answer in the game: the same one always asks the same re-dealt tables

    def apart(self) -> Reveal:
        """With tables of its own, for whoever looks while the game goes on."""
        return replace(self, before=self.before.clone(), after=self.after.clone())

    def happened(self) -> bool:
        """Cards: one that lay hidden from a seat does so no longer. Everything else: on tables that the seat could not tell from the true
        one, the same answer would have led it to see something different. (Of an answer that names a card hidden from the seat, it cannot
        say what the same answer would be.)
        """
        return any(self.showed(viewer) for viewer in range(self.seats))

    def showed(self, viewer: int) -> bool:
        unseen = hidden_cards(self.before, viewer)
        if unseen - hidden_cards(self.after, viewer) or (unseen and self.after.seat == OVER):
            return True  # a result may hang on the hidden cards too
        if (self.game.info.questions[self.before.key].kind.name, self.value) in unseen:
            return False
        seen = view(self.game, self.after, viewer)
        resampler = Resampler(self.game, self.before, viewer)
        for sample in range(SAMPLES):
            other = resampler.deal(Rng(self.number * SAMPLES + sample))
            other.turn_to(self.seat)
            if self.value in other.options:
                apply(other, WATCHED, self.value)
                if view(self.game, other, viewer) != seen:
                    return True
        return False
