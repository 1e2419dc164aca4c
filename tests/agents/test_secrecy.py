"""The canary: no computer player gets to see what its seat cannot see, whatever the game."""

from __future__ import annotations

import pytest

from agents.positions import ALL_SETTINGS, SPECS, quick, random_positions, some_positions
from senki.agents.agent import Knowledge
from senki.agents.roster import find_agent
from senki.engine.catalog import find_game
from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.position import dump
from senki.engine.table import Frame, Table
from senki.engine.testing.play import Setting
from senki.engine.view import decision_of, view
from senki.engine.zones import PUBLIC, copy_of, fields_of


@pytest.mark.parametrize("game_id,setting", ALL_SETTINGS)
def test_knowledge_is_what_the_seat_sees(game_id: str, setting: Setting) -> None:
    game = find_game(game_id)
    for table, seat in random_positions(game_id, setting, 5):
        knowledge = Knowledge(game, table, seat, Rng(1))
        assert knowledge.view() == view(game, table, seat)
        assert knowledge.decision == decision_of(game, table, seat)
        sample = knowledge.sample(Rng(2))
        assert sample.seat == seat
        assert view(game, sample, seat) == knowledge.view()


def reachable(thing: object, seen: dict[int, object]) -> None:
    """Everything that can be reached from an object through attributes and containers."""
    if id(thing) in seen or isinstance(thing, (int, str, bytes, type(None), type)):
        return
    seen[id(thing)] = thing
    if isinstance(thing, dict):
        inner: list[object] = [*thing.keys(), *thing.values()]
    elif isinstance(thing, (list, tuple, set, frozenset)):
        inner = list(thing)
    else:
        inner = list(getattr(thing, "__dict__", {}).values())
    for part in inner:
        reachable(part, seen)


@pytest.mark.interpreted  # compiled objects cannot be looked through
@pytest.mark.parametrize("game_id,setting", ALL_SETTINGS)
def test_the_true_table_cannot_be_reached(game_id: str, setting: Setting) -> None:
    """Neither the table nor any of its frames, nor a list that the table could later change."""
    game = find_game(game_id)
    for table, seat in random_positions(game_id, setting, 6):
        found: dict[int, object] = {}
        reachable(Knowledge(game, table, seat, Rng(1)), found)
        assert id(table) not in found
        mine = [value for value in vars(table).values() if isinstance(value, (list, Frame)) and value is not table.options]
        assert not any(id(value) in found for value in mine)


@pytest.mark.parametrize("game_id,setting", ALL_SETTINGS)
def test_tables_that_a_seat_cannot_tell_apart_give_the_same_samples(game_id: str, setting: Setting) -> None:
    """Byte for byte: so the truth has no influence at all on what a player is given."""
    game = find_game(game_id)
    differ = 0
    for number, (table, seat) in enumerate(random_positions(game_id, setting, 7)):
        twin = determinize(game, table, seat, Rng(number))
        differ += dump(game, table) != dump(game, twin)
        one, other = Knowledge(game, table, seat, Rng(8)), Knowledge(game, twin, seat, Rng(8))
        for seed in range(3):
            assert dump(game, one.sample(Rng(seed))) == dump(game, other.sample(Rng(seed)))
    assert differ > 0


@pytest.mark.parametrize("game_id,setting", ALL_SETTINGS)
@pytest.mark.parametrize("spec", SPECS)
def test_choices_do_not_depend_on_what_is_hidden(game_id: str, setting: Setting, spec: str) -> None:
    """The same choice on a table where all that is hidden is dealt otherwise, and after the true table has been spoilt."""
    game = find_game(game_id)
    agent = find_agent(quick(spec, game), game)
    for number, (table, seat) in enumerate(some_positions(game_id, setting, 9, 4)):
        twin = determinize(game, table, seat, Rng(number))
        choice = agent.choose(Knowledge(game, table, seat, Rng(1)), Rng(2))
        assert choice in table.options
        assert agent.choose(Knowledge(game, twin, seat, Rng(1)), Rng(2)) == choice
        copy = table.clone()
        knowledge = Knowledge(game, copy, seat, Rng(1))
        spoil(copy)
        assert agent.choose(knowledge, Rng(2)) == choice


def spoil(table: Table) -> None:
    """Nothing that lies hidden on the table stays as it is. Rows that copies of a table share are not changed but replaced."""
    for attr in {field.attr for field in fields_of(table) if field.many}:
        setattr(table, attr, [copy_of(rows) for rows in getattr(table, attr)])
    for field in fields_of(table):
        value = field.of(table)
        if field.audience != PUBLIC and field.is_list:
            for row in value if field.is_rows else [value]:
                row[:] = [-7] * len(row)
    table.top = None
    table.sealed = None
