"""What all environments of one setting share: the game, its number of seats, options and cards, and the layout of what is seen."""

from __future__ import annotations

import functools
from typing import Final

from senki.engine.actions import Action, action_table
from senki.engine.catalog import find_game
from senki.engine.chance import Rng
from senki.engine.game import Game
from senki.engine.observer import Observer
from senki.engine.options import allowed_seats, check_setting, draw_random
from senki.engine.stepping import answers_of
from senki.engine.table import Frame, Table


class Setting:
    """A game as it is played here. Environments of one setting share it; nothing in it changes."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], pack: object, pack_file: str | None = None) -> None:
        self.pack_file: Final = pack_file
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.pack: Final = pack
        self.start: Final[Table] = game.setup(seats, options, pack)
        self.first: Final[Frame] = game.first(self.start)
        self.actions: Final = game.info.actions
        self.answers: Final = answers_of(game)

    def __deepcopy__(self, memo: object) -> Setting:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Another process makes it anew, once, by its names."""
        return made_again, (self.game.info.id, self.seats, tuple(sorted(self.options.items())), self.pack_file)

    @functools.cached_property
    def observer(self) -> Observer:
        return Observer(self.game, self.seats, self.options, self.pack)

    @functools.cached_property
    def action_table(self) -> list[Action]:
        """What every action number means: its question, its kind of thing and what it is called."""
        return action_table(self.game, self.pack)

    def action(self, key: int, option: int) -> int:
        """The action number of an option of a question."""
        return self.answers[key].action(option)


def make_setting(game_id: str, seats: int | None, options: dict[str, str] | None, pack: str | None, seed: int) -> Setting:
    """A setting from its names, checked. Values "random" of options are drawn by the seed; without seats, the fewest that fit."""
    game = find_game(game_id)
    given = dict(options or {})
    fitting = allowed_seats(game, given) or list(game.info.seats)
    count = fitting[0] if seats is None else seats
    if count not in game.info.seats:
        raise ValueError(f"{game_id} is played by {', '.join(map(str, game.info.seats))}, not by {count}")
    return Setting(game, count, check_setting(game, count, draw_random(game, count, given, Rng(seed))), game.load_pack(pack), pack)


@functools.lru_cache(maxsize=16)
def made_again(game_id: str, seats: int, options: tuple[tuple[str, str], ...], pack: str | None) -> Setting:
    return make_setting(game_id, seats, dict(options), pack, 0)
