"""Tables in pickles, also in another process; what all tables share is shared again by those that are read."""

from __future__ import annotations

import copy
import os
import pathlib
import pickle
import subprocess
import sys
from typing import cast

import pytest

import senki
from engine.lowering_cases import sealed
from senki.engine.catalog import find_game
from senki.engine.chance import Rng, Seeded
from senki.engine.playout import start_game
from senki.engine.position import state_hash
from senki.engine.table import Table
from senki.games.ganymede.model import Ganymede

READ = """
import pickle, sys
import small_games.hearts, small_games.bell
table = pickle.load(sys.stdin.buffer)
from senki.engine.catalog import find_game
from senki.engine.position import state_hash
game = find_game(sys.argv[1])
print(state_hash(game, table), table.seat, table.options)
print([(key, question.name) for key, question in game.info.questions.items()])
print([(number, event.name) for number, event in game.info.events.items()])
"""


def opened(game_id: str, pack: str | None = None) -> Table:
    game = find_game(game_id)
    start = game.setup(2, {option.name: option.values[0] for option in game.info.options}, game.load_pack(pack))
    return start_game(start, game.first(start), Seeded(Rng(1)))


@pytest.mark.parametrize("game_id", ["ganymede", "empire_rebellion", "ares", "standoff"])
def test_another_process_reads_a_table_that_it_has_never_seen(game_id: str) -> None:
    """The numbers of questions and events are the same there, whatever it has loaded before."""
    game, table = find_game(game_id), opened(game_id)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-c", READ, game_id]
    done = subprocess.run(command, input=pickle.dumps(table), capture_output=True, check=True, env=environment)
    questions = [(key, question.name) for key, question in game.info.questions.items()]
    events = [(number, event.name) for number, event in game.info.events.items()]
    assert done.stdout.decode().splitlines() == [f"{state_hash(game, table)} {table.seat} {table.options}", str(questions), str(events)]


def test_facts_are_shared_and_named() -> None:
    table = cast(Ganymede, opened("ganymede"))
    assert copy.copy(table).cards is table.cards
    assert copy.deepcopy([table])[0].cards is table.cards
    data = pickle.dumps(table)
    assert len(data) < 4000
    one, two = (cast(Ganymede, pickle.loads(data)) for _ in range(2))
    assert one.cards is two.cards
    assert one.cards.pack == table.cards.pack


def test_a_pack_of_ones_own_goes_with_the_table(tmp_path: pathlib.Path) -> None:
    own = (pathlib.Path(str(senki.__file__)).parent / "games" / "ganymede" / "data" / "cards.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(own.replace('[pack]\nid = "', '[pack]\nid = "my-', 1), encoding="utf-8")
    table = cast(Ganymede, opened("ganymede", str(tmp_path / "mine.toml")))
    assert table.cards.pack.id.startswith("my-")
    one, two = (cast(Ganymede, pickle.loads(pickle.dumps(table))) for _ in range(2))
    assert one.cards.pack == table.cards.pack
    assert one.cards is two.cards


def test_the_seat_in_the_registers_stays_there() -> None:
    """In a sealed choice several seats are asked; the table that is read asks the same one."""
    table = opened("standoff")
    for seat in table.waiting():
        table.turn_to(seat)
        again = pickle.loads(pickle.dumps(table))
        assert (again.seat, again.key, again.options, again.waiting()) == (table.seat, table.key, table.options, table.waiting())


def test_before_the_first_question() -> None:
    game = find_game("ganymede")
    start = game.setup(2, {option.name: option.values[0] for option in game.info.options}, game.load_pack(None))
    assert state_hash(game, pickle.loads(pickle.dumps(start))) == state_hash(game, start)


def test_a_table_of_no_game_is_refused() -> None:
    table = sealed.GAME.setup(3, {}, None)
    assert state_hash(sealed.GAME, copy.deepcopy(table)) == state_hash(sealed.GAME, table)
    with pytest.raises(pickle.PicklingError, match="is the table of no game that is installed"):
        pickle.dumps(table)
