"""Other engines, measured beside ours in the same run: OpenSpiel on the same games, catanatron beside games of like weight.

Nothing is installed by this: the extra `bench` brings them.
"""

from __future__ import annotations

import random
from typing import Any, Final

from senki.engine.catalog import find_game, game_ids
from senki.lab.extras import ExtraMissing, need
from senki.lab.peers_search import compare_search
from senki.lab.speed import Measured, Record, against

SAME_GAMES: Final = {"hearts": "hearts(pass_cards=false)", "leduc": "leduc_poker"}  # our id: OpenSpiel's name
OF_LIKE_WEIGHT: Final = ("ganymede", "empire_rebellion", "ares", "land_battles")  # as a game of Catan
ROLLOUTS: Final = 100  # in one step of OpenSpiel's bot


def compare() -> list[Record]:
    """All comparisons. The small games that OpenSpiel has too stand in the test tree: SENKI_GAMES=small_games."""
    pyspiel, catanatron = need("pyspiel", "open-spiel", "bench"), need("catanatron", "catanatron", "bench")
    records: list[Record] = []
    for ours, theirs in SAME_GAMES.items():
        if ours not in game_ids():
            raise ExtraMissing(
                f"the game {ours} stands in the test tree: run from a checkout with SENKI_GAMES=small_games (make bench does)"
            )
        game = find_game(ours)
        records += compare_open_spiel(Measured(game, game.info.seats[0]), pyspiel, theirs)
    records += compare_search(pyspiel)
    for game in map(find_game, OF_LIKE_WEIGHT):
        records.append(compare_catanatron(Measured(game, game.info.seats[-1]), catanatron))
    return records


# -- OpenSpiel --------------------------------------------------------------------------------------------------------


def compare_open_spiel(ours: Measured, pyspiel: Any, name: str) -> list[Record]:
    theirs = pyspiel.load_game(name)
    state = first_choice(theirs)
    ours.middle = ours.table_after(0)  # both play out from the first choice of the game
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 5)
    bot = pyspiel.MCTSBot(theirs, evaluator, 1.0, 1, 100, False, 5, False, pyspiel.ChildSelectionPolicy.UCT)

    def rollouts_in_cpp(times: int) -> float:
        for _ in range(times):
            bot.step(state)
        return times * ROLLOUTS

    def driven(games: int) -> float:
        return sum(drive(theirs) for _ in range(games))

    title = ours.game.info.id
    return [
        against(f"{title}: rollouts, loop inside", "games/s", ours.rollout_games, "OpenSpiel in C++", rollouts_in_cpp),
        against(f"{title}: driven from Python", "decisions/s", ours.driven_decisions, "OpenSpiel driven from Python", driven),
    ]


def first_choice(game: Any) -> Any:
    """OpenSpiel's state after the deal, at the first decision with more than one answer."""
    rng = random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(rng.choice(outcomes(state) if state.is_chance_node() else state.legal_actions()))
    return state


def outcomes(state: Any) -> list[int]:
    return [action for action, _ in state.chance_outcomes()]


def drive(game: Any) -> int:
    """One random game of OpenSpiel's, driven from Python; its decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions = outcomes(state)
        else:
            actions = state.legal_actions()
            decisions += 1
        state.apply_action(actions[int(random.random() * len(actions))])
    return decisions


# -- catanatron -------------------------------------------------------------------------------------------------------


def compare_catanatron(ours: Measured, catanatron: Any) -> Record:
    colors = [catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE]

    def random_actions(games: int) -> float:
        actions = 0
        for _ in range(games):
            game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors])
            game.play()
            actions += len(game.state.actions)
        return actions

    return against(
        f"{ours.game.info.id}: random play, decisions against actions",
        "/s",
        ours.random_decisions,
        "catanatron, 4 random players",
        random_actions,
    )
