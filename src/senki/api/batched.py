"""Many tables of one game stepped together, with what is seen and what may be done in arrays: for learning by self-play.

    from senki.api.batched import make_batch

    batch = make_batch("ganymede", tables=256, seats=2, seed=1)
    while ...:
        actions = policy(batch.observations, batch.masks, batch.seats)  # an action number for each table
        batch.step(actions)

`seats` says who is asked at each table, `observations` and `masks` are that seat's. A game that ends is followed by another at once: `over`
marks it, and `payoffs` has what each seat had of it. Arrays are written in place, so keep copies of what you need later. An illegal action
is refused before any table has changed.
"""

from __future__ import annotations

from typing import Any, Final

from senki.api.environment import WHOLE, IllegalAction
from senki.api.extras import missing
from senki.api.setting import Setting, make_setting
from senki.engine.chance import Rng, Seeded
from senki.engine.playout import start_game
from senki.engine.table import OVER, Table, apply

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error, "rl") from None


class Batch:
    """Tables of one setting, and the arrays that tell how they stand."""

    def __init__(self, setting: Setting, tables: int, seed: int) -> None:
        if tables < 1:
            raise ValueError(f"a batch has one table at least, not {tables}")
        self.setting: Final = setting
        self.driver: Final = Seeded(Rng(seed))  # one stream of dice and cards for all tables, in their order
        self.tables: Final[list[Table]] = [self.new_table() for _ in range(tables)]
        self.seats: Final[NDArray[np.int32]] = np.zeros(tables, np.int32)
        self.observations: Final[NDArray[np.int32]] = np.zeros((tables, setting.observer.size), np.int32)
        self.masks: Final[NDArray[np.int8]] = np.zeros((tables, setting.actions), np.int8)
        self.over: Final[NDArray[np.bool_]] = np.zeros(tables, np.bool_)
        self.payoffs: Final[NDArray[np.float32]] = np.zeros((tables, setting.seats), np.float32)
        self.rows: Final = [memoryview(row) for row in self.observations]
        self.write()

    def new_table(self) -> Table:
        return start_game(self.setting.start, self.setting.first, self.driver)

    def step(self, actions: Any) -> None:
        """An action for each table, of the seat that is asked there. Where a game ends, the next begins."""
        options = self.options(actions)
        self.over[:] = False
        driver, tables = self.driver, self.tables
        numbers, write, rows, width = self.setting.numbers, self.setting.observer.write, self.rows, self.setting.actions
        marked: list[int] = []
        base = 0
        for place, option in enumerate(options):  # answered and looked at at once, while the table lies in the processor's cache
            table = tables[place]
            apply(table, driver, option)
            if table.seat == OVER:
                table = self.finish(place, table)
            write(table, table.seat, rows[place])
            known = numbers[table.key]
            marked += [base + known[option] for option in table.options]
            base += width
        self.seats[:] = [table.seat for table in tables]
        self.masks[:] = 0
        self.masks.reshape(-1)[marked] = 1

    def options(self, actions: Any) -> list[int]:
        """The answers that the actions stand for, all of them checked."""
        given = np.asarray(actions)
        count = len(self.tables)
        if given.shape != (count,) or given.dtype.kind not in "iu":
            raise IllegalAction(f"an action number for each of {count} tables is wanted; given: {given.dtype} of shape {given.shape}")
        fitting = (given >= 0) & (given < self.setting.actions)
        fitting[fitting] = self.masks[np.flatnonzero(fitting), given[fitting]] == 1
        if not fitting.all():
            place = int(np.flatnonzero(~fitting)[0])
            meant = self.setting.game.info.questions[self.tables[place].key].name
            raise IllegalAction(
                f"table {place}: action {given[place]} is no answer to '{meant}'; its mask says which are. Nothing has changed"
            )
        option = self.setting.option
        found = [option(table.key, action) for table, action in zip(self.tables, given.tolist(), strict=True)]
        return [one for one in found if one is not None]

    def finish(self, place: int, table: Table) -> Table:
        """What each seat has of a game that has ended; and the next one."""
        game = self.setting.game
        self.over[place] = True
        self.payoffs[place] = [game.payoff(table, seat) / WHOLE for seat in range(self.setting.seats)]
        self.tables[place] = self.new_table()
        return self.tables[place]

    def write(self) -> None:
        """How the tables stand, into the arrays."""
        for place, table in enumerate(self.tables):
            self.seats[place] = table.seat
            self.setting.observer.write(table, table.seat, self.rows[place])
            known = self.setting.numbers[table.key]
            self.masks[place, [known[option] for option in table.options]] = 1


def make_batch(
    game: str, tables: int, seats: int | None = None, options: dict[str, str] | None = None, pack: str | None = None, seed: int = 0
) -> Batch:
    """So many tables of a game, each at its first question."""
    return Batch(make_setting(game, seats, options, pack, seed), tables, seed)
