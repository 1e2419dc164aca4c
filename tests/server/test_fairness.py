"""F1: the commitment before the first die, the seed at the end, and every die and card of every finished game worked out again."""

from __future__ import annotations

import pytest

from senki.engine.fairness import commitment
from senki.engine.saves import SaveError, save, verify
from senki.server.bodies import NewSeat, NewTable
from senki.server.creating import make_table
from senki.server.gathering import Person
from senki.server.seats import read_setting
from server.desk import Desk, of_kind

GAMES = [("leduc", "pp", 120), ("ganymede", "pp", 30), ("ganymede", "ppp", 10), ("standoff", "pc", 30), ("hearts", "cccc", 10)]


@pytest.mark.parametrize("game, seats, count", GAMES)
def test_every_die_and_card_can_be_checked(game: str, seats: str, count: int) -> None:
    for seed in range(count):
        desk = Desk(game, seats, seed=seed)
        watcher = desk.come(Person("w", "W"))
        people = {seat: desk.come(seat) for seat, kind in enumerate(seats) if kind == "p"}
        first, later = desk.boxes[watcher][0], of_kind(desk.boxes[watcher], "Step")
        assert first.table.commitment == commitment(bytes.fromhex(desk.room.stored.seed))  # type: ignore[union-attr]
        assert (first.seq, first.table.seed) == (0, None)  # type: ignore[union-attr]
        assert later[0].seq == 1
        desk.play(people)
        told = of_kind(desk.boxes[desk.come(Person("w", "W"))], "Welcome")[0].table
        assert told.seed == desk.room.stored.seed
        assert commitment(bytes.fromhex(told.seed)) == first.table.commitment  # type: ignore[union-attr]
        text = save(desk.room.game_record.session, reveal=True)
        rolled = sum(answer.seat < 0 for answer in desk.room.game_record.session.log)
        assert verify(text) == rolled > 0
        lines = text.splitlines()
        place = desk.random.choice([n for n, line in enumerate(lines) if '"chance"' in line])
        changed = lines[place].replace('"answer": ', '"answer": 1')
        with pytest.raises(SaveError):
            verify("\n".join([*lines[:place], changed, *lines[place + 1 :]]) + "\n")


def test_a_players_word_changes_the_dice_and_a_crash_does_not() -> None:
    """No reconnect, restart or undo rolls a die again."""
    desk = Desk("leduc", "pp", seed=3)
    people = {seat: desk.come(seat) for seat in (0, 1)}
    desk.play(people, 2)
    log = desk.room.game_record.session.log
    desk.open()
    assert desk.room.game_record.session.log == log
    dice = desk.room.game_record.dice
    assert dice is not None
    before = dice.stream.block, list(dice.stream.buffer)
    desk.open()
    again = desk.room.game_record.dice
    assert again is not None
    assert (again.stream.block, again.stream.buffer) == before


def test_words_are_kept_with_the_table_and_seeds_are_never_the_same() -> None:
    new = NewTable("leduc", [NewSeat("me"), NewSeat("computer")], word="my own word")
    tables = [make_table(new, Person("u", "U"), 0).table for _ in range(3)]
    assert len({table.seed for table in tables}) == 3
    assert all(len(bytes.fromhex(table.seed)) == 32 for table in tables)
    assert read_setting(tables[0].setting).words == ["my own word"]
