"""Many tables of one game stepped together, with what is seen and what may be done in arrays: for learning by self-play.

    from senki.api.batched import make_batch

    batch = make_batch("ganymede", tables=256, seats=2, seed=1)
    while ...:
        actions = policy(batch.observations, batch.masks, batch.seats)  # an action number for each table
        batch.step(actions)

`seats` says who is asked at each table, `observations` and `masks` are that seat's. A game that ends is followed by another at once: `over`
marks it, and `payoffs` has what each seat had of it. Arrays are written in place, so keep copies of what you need later. An illegal action
is refused before any table has changed. `draw()` gives a legal action for each table, all equally likely.
"""

from __future__ import annotations

from typing import Any, Final

from senki.api.extras import missing
from senki.api.setting import Setting, make_setting
from senki.engine.chance import Rng, Seeded
from senki.engine.stepping import IllegalAction, Tables
from senki.engine.table import STOP, Table

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error, "rl") from None

OF_THE_DRAWS: Final = 0x5EED  # the draws' seed is not the dice's


class Batch:
    """Tables of one setting, and the arrays that tell how they stand."""

    def __init__(self, setting: Setting, tables: int, seed: int) -> None:
        if tables < 1:
            raise ValueError(f"a batch has one table at least, not {tables}")
        self.setting: Final = setting
        self.driver: Final = Seeded(Rng(seed))  # one stream of dice and cards for all tables, in their order
        self.play: Final = Tables(setting.game, setting.observer, setting.answers, setting.start, setting.first, self.driver, tables)
        self.rng: Final = Rng(seed ^ OF_THE_DRAWS)
        play, each = self.play, setting.seats  # the arrays lie in memory that the compiled engine writes
        self.seats: Final[NDArray[np.int32]] = np.frombuffer(play.seats, np.int32)
        self.observations: Final[NDArray[np.int32]] = np.frombuffer(play.seen, np.int32).reshape(tables, setting.observer.size)
        self.masks: Final[NDArray[np.int8]] = np.frombuffer(play.marks, np.int8).reshape(tables, setting.actions)
        self.over: Final[NDArray[np.bool_]] = np.frombuffer(play.ended, np.bool_)
        self.payoffs: Final[NDArray[np.float32]] = np.frombuffer(play.shares, np.float32).reshape(tables, each)
        self.drawn: Final[NDArray[np.int32]] = np.frombuffer(play.drawn, np.int32)

    @property
    def tables(self) -> list[Table]:
        return self.play.tables

    def step(self, actions: Any) -> None:
        """An action for each table, of the seat that is asked there. Where a game ends, the next begins."""
        given = np.asarray(actions)
        count = len(self.play.tables)
        if given.shape != (count,) or given.dtype.kind not in "iu":
            raise IllegalAction(f"an action number for each of {count} tables is wanted; given: {given.dtype} of shape {given.shape}")
        numbers: list[int] = given.tolist()
        place = self.play.illegal(numbers)
        if place != STOP:
            meant = self.setting.game.info.questions[self.tables[place].key].name
            raise IllegalAction(
                f"table {place}: action {numbers[place]} is no answer to '{meant}'; its mask says which are. Nothing has changed"
            )
        self.play.step(numbers)

    def draw(self) -> NDArray[np.int32]:
        """A legal action for each table, all equally likely, by random numbers of the batch's own; the array is written anew each time."""
        self.play.draw(self.rng)
        return self.drawn


def make_batch(
    game: str, tables: int, seats: int | None = None, options: dict[str, str] | None = None, pack: str | None = None, seed: int = 0
) -> Batch:
    """So many tables of a game, each at its first question."""
    return Batch(make_setting(game, seats, options, pack, seed), tables, seed)
