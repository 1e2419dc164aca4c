"""Every possible answer as a number, for learning agents and for research, and what chance may do with which probability.

The numbers follow from the questions that a game declares. They are frozen for a version of the rules: a golden file of each game says
where each question's numbers begin, and changes only together with the version (see testing/golden).
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from senki.engine.decision import WAY_OUT, YES_NO, Question
from senki.engine.game import Game
from senki.engine.shapes import ENOUGH, PASS
from senki.engine.table import CHANCE, Table


@dataclass(frozen=True)
class Action:
    """An answer to a question: its number, and what it means."""

    number: int
    question: str
    option: int
    kind: str  # of thing that is chosen
    label: str  # the id of a card of the pack, the label of a kind's value, yes, no, enough, pass, or the number itself
    by_chance: bool


def action_of(game: Game, key: int, option: int) -> int:
    """The number of an answer in the game's action table."""
    question = game.info.questions[key]
    offset = question.size if option in (ENOUGH, PASS) else option
    if not 0 <= offset < question.actions:
        raise ValueError(f"question {question.name} has no option {option}")
    return game.info.first_action[key] + offset


def option_of(game: Game, action: int) -> tuple[Question, int]:
    """The question and the answer that an action stands for."""
    for key, question in game.info.questions.items():
        offset = action - game.info.first_action[key]
        if 0 <= offset < question.actions:
            return question, offset if offset < question.size else WAY_OUT[question.shape]
    raise ValueError(f"{game.info.id} has no action {action}")


def legal_actions(game: Game, table: Table) -> list[int]:
    """The open question's answers as actions."""
    return sorted(action_of(game, table.key, option) for option in table.options)


def action_table(game: Game, pack: object) -> list[Action]:
    """Every action in the order of the numbers, with the cards named as in this pack (in the rules' form, see Game.load_pack)."""
    named = game.labels(pack)
    found: list[Action] = []
    for number in range(game.info.actions):
        question, option = option_of(game, number)
        label = label_of(question, option, named.get(question.kind.name, ()))
        found.append(Action(number, question.name, option, question.kind.name, label, is_by_chance(game, question)))
    return found


def label_of(question: Question, option: int, named: tuple[str, ...]) -> str:
    if option in (ENOUGH, PASS):
        return "enough" if option == ENOUGH else "pass"
    if question.shape == YES_NO:
        return "yes" if option else "no"
    names = named or question.kind.labels
    return names[option] if option < len(names) else str(option)


# -- chance -----------------------------------------------------------------------------------------------------------


def is_by_chance(game: Game, question: Question) -> bool:
    """Is it dice or cards that answer this question, and never a seat?"""
    return question.name in game.info.chance


def chance_outcomes(game: Game, table: Table) -> list[tuple[int, Fraction]]:
    """What dice or cards may answer to the open question, with exact probabilities that add up to 1; equal cards are one outcome.

    It looks at the true table: what is in a deck. For what a seat may expect, ask it on tables dealt again for that seat.
    """
    if table.seat != CHANCE:
        raise ValueError("the open question is a seat's, not chance's")
    options = table.options
    return [(option, Fraction(options.count(option), len(options))) for option in dict.fromkeys(options)]
