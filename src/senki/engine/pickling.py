"""Tables in pickles: for several processes, and for research. `copy` and `deepcopy` of a table are its clone().

A pickle holds the game's id, what lies on the table as plain data, and the stack as a save has it: procedures, points in them and questions
by name. Facts of a pack, which all copies of a table share, are named, not written: tables that are read again in one process share them
too. Only a pack of one's own goes with the table. As everywhere, a pickle is for data that you trust; games are exchanged as saves.
"""

from __future__ import annotations

import functools
import pickle
from collections.abc import Callable
from typing import Any, cast

from senki.engine.catalog import find_game, find_modules, packages
from senki.engine.frames import Row
from senki.engine.game import Facts, Game
from senki.engine.packs import Pack
from senki.engine.position import laid_open_stack, load_open_stack
from senki.engine.table import Table
from senki.engine.zones import fields_of

Named = tuple[str, Pack | None]  # a pack: its hash, and itself unless it is the game's own
Frozen = tuple[str, type[Table], dict[str, Any], dict[str, Named | object], Row, int]


def freeze(table: Table) -> tuple[Callable[..., Table], Frozen]:
    """What a table gives to pickle."""
    game_id = game_of(type(table))
    game = find_game(game_id)
    fields = {field.attr for field in fields_of(table)}
    unknown = [name for name in dir(table) if name not in TABLE and name not in fields and not name.startswith("__")]
    others = [name for name in unknown if not callable(getattr(table, name))]
    shared = {name: named(game, getattr(table, name)) for name in others}
    lying = {name: getattr(table, name) for name in sorted(fields)}
    return thaw, (game_id, type(table), lying, shared, laid_open_stack(game, table), table.seat)


def thaw(game_id: str, cls: type[Table], lying: dict[str, Any], shared: dict[str, Named | object], stack: Row, seat: int) -> Table:
    """The table again."""
    game = find_game(game_id)
    table = cls()
    for name, value in lying.items():
        setattr(table, name, value)
    for name, value in shared.items():
        setattr(table, name, facts(game_id, *cast(Named, value)) if isinstance(value, tuple) else value)
    load_open_stack(game, table, stack)
    if table.sealed is not None:
        table.turn_to(seat)  # whose question it was that stood in the registers
    return table


TABLE = frozenset(dir(Table()))


def game_of(cls: type[Table]) -> str:
    """The game whose module the table is declared in, or a module beside it."""
    for game_id, module in find_modules(tuple(packages())).items():
        if cls.__module__ == module or cls.__module__.startswith(f"{module}."):
            return game_id
    raise pickle.PicklingError(
        f"{cls.__module__}.{cls.__name__} is the table of no game that is installed (senki games), so it has no name"
    )


def named(game: Game, value: object) -> Named | object:
    """A pack's facts by name; anything else that tables share as it is."""
    if not isinstance(value, Facts):
        return value
    pack = value.pack
    return pack.hash, None if pack.hash == own_facts(game.info.id).pack.hash else pack


@functools.cache
def own_facts(game_id: str) -> Facts:
    return cast(Facts, find_game(game_id).load_pack(None))


_facts: dict[tuple[str, str], Facts] = {}  # of packs that are not the game's own, by game and hash


def facts(game_id: str, pack_hash: str, pack: Pack | None) -> Facts:
    """The facts of a pack, the same object for every table that is read here."""
    own = own_facts(game_id)
    if pack is None and own.pack.hash != pack_hash:
        raise pickle.UnpicklingError(f"{game_id}: the table was written with another version of the game's own cards")
    if pack is None:
        return own
    if (game_id, pack_hash) not in _facts:
        _facts[game_id, pack_hash] = cast(Facts, find_game(game_id).facts(pack))
    return _facts[game_id, pack_hash]
