"""How the rules work out figures, on what the seat knows: of an option, of answers that it has in mind, of what lies on the table.

Options and plans are explained on a copy of the table in which all that the seat cannot see is dealt again, always with the same random
numbers: two tables that the seat cannot tell apart give the same copy, so nothing hidden can enter. (That the game looks at nothing hidden
even there, where it would find made-up cards, is a test of its own for every game.) What lies on the table is worked out on the table
itself, since every view of it carries these numbers; the same test holds the game to what the seat sees.
"""

from __future__ import annotations

from typing import Final

from senki.engine.chance import Rng
from senki.engine.decision import Decision, goes_on
from senki.engine.determinize import determinize
from senki.engine.figures import Figure
from senki.engine.game import Game
from senki.engine.table import Driver, Table, apply
from senki.engine.view import decision_of

Standing = dict[str, dict[int, int | list[int]]]  # a list: the least and the most that it may be

OPEN: Final = Driver()  # leaves every question open


class NoExplanation(ValueError):
    """The seat has no such option."""


def has_explanations(game: Game) -> bool:
    return type(game).explain is not Game.explain or type(game).explain_plan is not Game.explain_plan


def has_figures(game: Game) -> bool:
    return type(game).figures is not Game.figures


def explainable(decision: Decision) -> tuple[int, ...]:
    """The options of a decision, and of a choice in steps also what cannot be the next step."""
    return decision.options + tuple(one for one in decision.candidates if one not in decision.options)


def standing(game: Game, table: Table, seat: int | None) -> Standing:
    """The figures of things on the table as the seat knows them, their sums alone: by name, then by the thing's number."""
    found: Standing = {}
    for figure in game.figures(table, seat):
        found.setdefault(figure.name, {})[figure.value] = figure.total if figure.most is None else [figure.total, figure.most]
    return found


def all_standing(game: Game, table: Table) -> Standing:
    """For whoever may see everything: what any seat knows; what one knows and another guesses at, as it is."""
    found: Standing = {}
    for seat in range(game.seat_count(table)):
        for name, numbers in standing(game, table, seat).items():
            known = found.setdefault(name, {})
            for thing, number in numbers.items():
                if thing not in known or isinstance(number, int):
                    known[thing] = number
    return found


class Explainer:
    """Explains the open question of one seat. The true table is read once, and is not kept."""

    def __init__(self, game: Game, table: Table, seat: int) -> None:
        if seat not in table.waiting():
            raise NoExplanation(f"seat {seat} is not asked anything")
        self.game: Final = game
        self.seat: Final = seat
        self.table: Final = determinize(game, table, seat, Rng(0)) if has_explanations(game) else table.clone()
        self.table.turn_to(seat)

    def explain(self, option: int, picked: tuple[int, ...] = ()) -> list[Figure]:
        """The figures of an option; in a choice in steps, once these further steps were taken."""
        table = self.after(picked) if picked else self.table
        decision = self.decision(table)
        if option not in explainable(decision):
            raise NoExplanation(f"{option} is no option of {decision.question.name}")
        return self.game.explain(table, self.seat, option)

    def explain_plan(self, plan: tuple[int, ...]) -> list[Figure]:
        """What would come of answers that the seat has in mind."""
        return self.game.explain_plan(self.table, self.seat, plan)

    def decision(self, table: Table) -> Decision:
        mine = decision_of(self.game, table, self.seat)
        assert mine is not None
        return mine

    def after(self, picked: tuple[int, ...]) -> Table:
        """The table after further steps of the same choice."""
        table = self.table.clone()
        for value in picked:
            before = self.decision(table)
            if value not in table.options:
                raise NoExplanation(f"{value} is no step of {before.question.name}")
            apply(table, OPEN, value)
            if not goes_on(before, decision_of(self.game, table, self.seat)):
                raise NoExplanation(f"{value} ends {before.question.name}")
            table.turn_to(self.seat)
        return table
