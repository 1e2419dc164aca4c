"""The games for OpenSpiel (extra `spiel`): sequential, with explicit chance, information states, re-dealt states and serialisation.

    import pyspiel
    import senki.api.openspiel

    game = pyspiel.load_game("senki_ganymede(seats=2)")

Parameters: `seats`; `options` as "mode:team" (several with / between); `recall=False` for those who need no information states and want to
be quick. Where several seats choose at the same time they are asked one by one, and none sees what another chose before all have. Utilities
are each side's share of the win.

OpenSpiel's searches written in C++ cannot play games written in Python, these or its own: MCTSBot lets go of Python's lock and then copies
states without taking it back (PyState::Clone), which ends the process; and ISMCTSBot does not find the `resample_from_infostate` of a state
written in Python. Its searches written in Python (open_spiel.python.algorithms.mcts and others) work, and so do the players of senki.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from senki.api.environment import EXPLICIT, Environment, begin_environment
from senki.api.extras import missing
from senki.api.setting import Setting, make_setting
from senki.engine.catalog import find_game, game_ids
from senki.engine.game import Game
from senki.engine.table import OVER

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing(error, "spiel") from None

PREFIX: Final = "senki_"
BETWEEN: Final = "/"
EQUALS: Final = ":"
SEEDS: Final = 1 << 31


def game_type(game: Game, recall: bool = True) -> Any:
    """What OpenSpiel is told of a game before it is made."""
    return pyspiel.GameType(
        short_name=PREFIX + game.info.id,
        long_name=f"senki {game.info.id}, rules version {game.info.rules_version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.info.seats),
        min_num_players=min(game.info.seats),
        provides_information_state_string=recall,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": min(game.info.seats), "options": "", "recall": True},
    )


def options_of(text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in filter(None, text.split(BETWEEN)):
        name, equals, value = pair.partition(EQUALS)
        if not (name and equals and value):
            raise ValueError(f"options are written as name{EQUALS}value, with {BETWEEN} between several, not {pair!r}")
        options[name] = value
    return options


class SenkiGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel knows it; each of senki's is a class of its own."""

    game_id: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        recall = bool(given.get("recall", True))
        setting = make_setting(self.game_id, given.get("seats"), options_of(str(given.get("options", ""))), None, 0)
        most = setting.game.info.max_answers
        info = pyspiel.GameInfo(
            num_distinct_actions=setting.actions,
            max_chance_outcomes=setting.actions,
            num_players=setting.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=most,
        )
        super().__init__(
            game_type(setting.game, recall), info, {"seats": setting.seats, "options": given.get("options", ""), "recall": recall}
        )
        self.setting: Final[Setting] = setting
        self.begun: Final = begin_environment(setting, 0, EXPLICIT, recall)
        self.most: Final = most

    def max_chance_nodes_in_history(self) -> int:
        return self.most

    def new_initial_state(self, state: object = None) -> SenkiState:
        if state is not None:
            raise ValueError("a game begins at its beginning; states are read by deserialize_state")
        return SenkiState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SenkiObserver:
        if params:
            raise ValueError(f"observations have no parameters; given: {params}")
        if iig_obs_type is None:
            return SenkiObserver(self.setting, False, True)
        seat = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return SenkiObserver(self.setting, iig_obs_type.perfect_recall and seat, seat)


class SenkiState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: SenkiGame) -> None:
        super().__init__(game)
        self.env: Environment = game.begun
        self.shared = True  # until something is done: OpenSpiel makes many beginnings only to ask for the size of what is seen

    def current_player(self) -> int:
        seat = self.env.seat
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL if seat == OVER else pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return self.env.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.env.chances()

    def _apply_action(self, action: int) -> None:
        if self.shared:
            self.env, self.shared = self.env.clone(), False
        self.env.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        meant = self.env.action_table[action]
        return f"{meant.question}: {meant.label} ({action})"

    def is_terminal(self) -> bool:
        return self.env.over

    def returns(self) -> list[float]:
        return self.env.payoff()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SenkiState:
        """A state that the player cannot tell from this one. It has no history: what was hidden has been dealt another way."""
        other = SenkiState(self.get_game())
        other.env, other.shared = self.env.sample(player, int(sampler() * SEEDS)), False
        return other

    def __str__(self) -> str:
        return self.env.text(None)


class SenkiObserver:
    """What a player sees: senki's numbers, or with perfect recall all that it has seen and done, as text. Without anything private: what a
    spectator sees, in words."""

    def __init__(self, setting: Setting, perfect_recall: bool, private: bool) -> None:
        self.perfect_recall: Final = perfect_recall
        self.private: Final = private
        self.seen: Final = np.zeros(setting.observer.size, np.int32)
        self.tensor: Final = np.zeros(setting.observer.size, np.float32) if private and not perfect_recall else None
        self.dict: Final = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SenkiState, player: int) -> None:
        if self.tensor is not None:
            state.env.observe(player, self.tensor)

    def string_from(self, state: SenkiState, player: int) -> str:
        if not self.private:
            return state.env.text(None)
        if self.perfect_recall:
            return state.env.information_state(player)
        seen = state.env.observe(player, self.seen)
        return " ".join(f"{place}={seen[place]}" for place in np.flatnonzero(seen))


def register(game: Game) -> None:
    """OpenSpiel keeps what makes the game until the process ends, when only a class may still be let go of."""
    if PREFIX + game.info.id not in pyspiel.registered_names():
        made = type(f"Senki_{game.info.id}", (SenkiGame,), {"game_id": game.info.id})
        pyspiel.register_game(game_type(game), made)


for each in game_ids():
    register(find_game(each))
