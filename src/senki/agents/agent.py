"""What a computer player is, and all that it is given to decide on."""

from __future__ import annotations

import functools
from typing import Final, NamedTuple, Protocol

from senki.engine.chance import Rng
from senki.engine.decision import Decision
from senki.engine.determinize import Resampler, determinize
from senki.engine.explain import Explainer
from senki.engine.figures import Figure
from senki.engine.frames import Row
from senki.engine.game import Game
from senki.engine.table import Table
from senki.engine.view import decision_of, view


class Knowledge:
    """What a seat knows when it is asked something: its question, its view, and tables that it cannot tell from the true one.

    The true table is read once, to make a re-dealt copy, and is not kept: nothing that this object holds leads back to it. All else is
    made from the copy. That loses nothing, because for this seat a re-dealt table has the same view and the same question (tested for
    every game); and samples of the copy are as likely as samples of the true table, because what `determinize` deals depends only on
    what the seat can see and on random numbers.
    """

    def __init__(self, game: Game, table: Table, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.table: Final = determinize(game, table, seat, rng)  # the seat's question stands in its registers; to be looked at, not changed
        decision = decision_of(game, self.table, seat)
        if decision is None:
            raise ValueError(f"seat {seat} is not asked anything")
        self.decision: Decision = decision

    @functools.cached_property
    def dealer(self) -> Resampler:
        """Deals more such tables."""
        return Resampler(self.game, self.table, self.seat)

    def view(self) -> Row:
        """All that the seat may know, as plain data."""
        return view(self.game, self.table, self.seat)

    def explain(self, option: int) -> list[Figure]:
        """The figures of an option, as the rules work them out."""
        return Explainer(self.game, self.table, self.seat).explain(option)

    def sample(self, rng: Rng) -> Table:
        """A table that the seat cannot tell from the true one, with the seat's question open in the registers. It may be changed."""
        table = self.dealer.deal(rng)
        table.turn_to(self.seat)
        return table


class Agent(Protocol):
    """A computer player. It keeps nothing between two questions, so one serves any number of seats and games."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        """One of the options of the knowledge's decision. The same knowledge and the same random numbers give the same choice."""


class Ranked(NamedTuple):
    """What a player thinks of an option."""

    option: int
    visits: int  # how often it was tried; 0: not at all, so that the value says nothing
    value: float  # the share of a won game that the seat's side may expect


class Ranking(Agent, Protocol):
    """A player that can say what it thinks of every option, for hints."""

    def rank(self, knowledge: Knowledge, rng: Rng) -> list[Ranked]:
        """All options of the knowledge's decision, the one that it would choose first."""
