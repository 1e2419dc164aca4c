"""Our tree search beside OpenSpiel's, on the same game: iterations a second of information-set search with one random playout each."""

from __future__ import annotations

import importlib
import random
from typing import Any, Final

from senki.agents.agent import Knowledge
from senki.agents.search import SearchAgent
from senki.engine.catalog import find_game
from senki.engine.chance import Rng
from senki.lab.speed import Measured, Record, against

ITERATIONS: Final = 200  # in one search
PLAYED: Final = (0, 24)  # at the first choice of a deal, and when about half of the cards are played
NO_PASSING: Final = 0  # what OpenSpiel's chance first says of a deal of hearts
CONSTANT: Final = 2.0  # how much both of its bots explore; makes no difference to their speed


def compare_search(pyspiel: Any) -> list[Record]:
    """Hearts, which both engines can deal again for a seat."""
    numpy = importlib.import_module("numpy")
    mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
    ismcts = importlib.import_module("open_spiel.python.algorithms.ismcts")
    measured = Measured(find_game("hearts"), 4)
    theirs = pyspiel.load_game("hearts(pass_cards=false)")
    records: list[Record] = []
    for played in PLAYED:
        state = state_after(theirs, played)
        in_cpp = pyspiel.ISMCTSBot(5, pyspiel.RandomRolloutEvaluator(1, 5), CONSTANT, ITERATIONS, -1)
        evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(5))
        in_python = ismcts.ISMCTSBot(theirs, evaluator, CONSTANT, ITERATIONS, random_state=numpy.random.RandomState(5))
        name = f"hearts: tree search after {played} cards"
        ours = OurSearch(measured, played)
        records.append(against(name, "iterations/s", ours.search, "OpenSpiel's search in C++", Steps(in_cpp, state).search))
        records.append(against(name, "iterations/s", ours.search, "OpenSpiel's search in Python", Steps(in_python, state).search))
    return records


class OurSearch:
    def __init__(self, measured: Measured, played: int) -> None:
        table = measured.table_after(played)
        self.knowledge = Knowledge(measured.game, table, table.seat, Rng(5))
        self.agent = SearchAgent(ITERATIONS)

    def search(self, times: int) -> float:
        for number in range(times):
            self.agent.rank(self.knowledge, Rng(number))
        return times * ITERATIONS


class Steps:
    """A bot of OpenSpiel's that is asked the same thing again and again; it forgets its tree each time."""

    def __init__(self, bot: Any, state: Any) -> None:
        self.bot = bot
        self.state = state

    def search(self, times: int) -> float:
        for _ in range(times):
            self.bot.step(self.state)
        return times * ITERATIONS


def state_after(game: Any, played: int) -> Any:
    """OpenSpiel's state at a decision with more than one answer, after so many cards."""
    rng = random.Random(1)
    state = game.new_initial_state()
    state.apply_action(NO_PASSING)
    while state.is_chance_node() or played > 0 or len(state.legal_actions()) < 2:
        played -= 0 if state.is_chance_node() else 1
        state.apply_action(rng.choice(state.legal_actions()))
    return state
