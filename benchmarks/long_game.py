"""A long game at the server (E6): what a move, a reload, a look back and opening take, and what the room remembers.

    python benchmarks/long_game.py                        a game of six seats and about 10,000 answers (benchmarks/long_games)
    python benchmarks/long_game.py ares --seats 4         random games of The Ares Project, one after the other, the longest is told

A room is played with in this process, with people on all seats and a spectator, a store in memory and no network. Times are of the
processor, in milliseconds: `loop` is what the server's event loop would be busy with, messages written out included; `thread` is work that
a server does elsewhere. `reload` is somebody who opens the page: welcome and what was missed, in bytes before compression.
"""

from __future__ import annotations

import argparse
import gc
import os
import pathlib
import random
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

ROOT: Final = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]
os.environ["SENKI_GAMES"] = "benchmarks.long_games"

from senki.build import is_compiled  # noqa: E402 - a script finds its neighbours only now
from senki.server.bodies import NewSeat, NewTable  # noqa: E402
from senki.server.checkpoints import KIND  # noqa: E402
from senki.server.creating import make_table  # noqa: E402
from senki.server.effects import Effect, Save, Send  # noqa: E402
from senki.server.gathering import Person  # noqa: E402
from senki.server.loading import catch_up, earlier, open_room  # noqa: E402
from senki.server.memory import MemoryStore  # noqa: E402
from senki.server.rooms import Room  # noqa: E402
from senki.server.seats import HUMAN, read_seats, to_text  # noqa: E402
from senki.server.serve import collect_seldom  # noqa: E402
from senki.server.step_log import RECENT  # noqa: E402
from senki.server.wire import Ack, Move, Step, encode  # noqa: E402

T = TypeVar("T")
NOW: Final = 1_800_000_000_000
WATCHER: Final = 99


@dataclass
class Figures:
    moves: list[float] = field(default_factory=list)  # milliseconds of the loop
    told: list[int] = field(default_factory=list)  # bytes of a step for one player
    memory: list[tuple[int, int]] = field(default_factory=list)  # steps so far, bytes that this process has for them


def timed(work: Callable[[], T]) -> tuple[T, float]:
    began = time.process_time()
    return work(), (time.process_time() - began) * 1000


class Table:
    """A room with people on all seats."""

    def __init__(self, game: str, seats: int, options: dict[str, str], seed: int) -> None:
        self.random: Final = random.Random(seed)
        made = make_table(NewTable(game, [NewSeat("open") for _ in range(seats)], options), Person("u0", "0"), NOW).table
        sitting = read_seats(made.seats)
        for number, seat in enumerate(sitting):
            seat.kind, seat.user, seat.name = HUMAN, f"u{number}", str(number)
        self.stored = replace(made, seats=to_text(sitting), seed=self.random.randbytes(32).hex())
        self.store: Final = MemoryStore()
        self.store.write([self.stored], lambda error: None)
        self.acknowledged = 0
        self.sent: dict[int, int] = {}
        self.room = self.open()
        for number in range(seats):
            self.do(self.room.connect(number, Person(f"u{number}", str(number)), -1, NOW, partial=True))
        self.do(self.room.connect(WATCHER, Person("", ""), -1, NOW, partial=True))

    def open(self) -> Room:
        """As the server does after a restart."""
        stored = self.store.table(self.stored.id)
        assert stored is not None
        steps, checkpoint = self.store.steps(stored.id), self.store.document(KIND, stored.id)
        return open_room(stored, steps, [], NOW, 1, checkpoint)

    def do(self, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Send):
                size = len(encode(effect.message))
                if isinstance(effect.message, Ack):
                    self.acknowledged += 1
                elif isinstance(effect.message, Step):
                    self.sent[effect.connection] = size
            elif isinstance(effect, Save):
                number = effect.number
                self.store.write(effect.batch, lambda error, number=number: self.do(self.room.committed(number, error, NOW)))  # type: ignore[misc]

    def move(self, number: int) -> None:
        waiting = self.room.game_record.table.waiting()
        seat = self.random.choice(waiting)
        mine = self.room.game_record.session.decision(seat)
        assert mine is not None
        seq = self.room.step_log.number(self.room.connections[seat].seats)
        self.do(self.room.receive(seat, Move(f"m{number}", seq, seat, [self.random.choice(mine.options)]), NOW))


def remembered() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def play(table: Table, figures: Figures, every: int) -> None:
    """Random answers until the end. Steps that are stored are on a disk, so they are not counted."""
    number = 0
    while table.room.status == "playing":
        number += 1
        _, taken = timed(lambda number=number: table.move(number))  # type: ignore[misc]
        figures.moves.append(taken)
        figures.told += table.sent.values()
        table.sent = {}
        if every and number % every == 0:
            table.store.all_steps.clear()
            figures.memory.append((number, remembered()))


def reload_bytes(room: Room, person: Person) -> tuple[int, float, float]:
    """A page is opened: bytes, milliseconds of the loop, milliseconds elsewhere."""
    viewer = room.held(person)
    work, planning = timed(lambda: catch_up(room, viewer, max(0, room.step_log.number(viewer) - RECENT)))
    missed, elsewhere = timed(lambda: work.steps() if work else [])

    def welcome() -> int:
        effects = room.connect(500, person, 0, NOW, missed=missed, partial=True)
        return sum(len(encode(effect.message)) for effect in effects if isinstance(effect, Send) and effect.connection == 500)

    size, greeting = timed(welcome)
    room.disconnect(500, NOW)
    return size, planning + greeting, elsewhere


def spread(values: list[float]) -> str:
    cut = statistics.quantiles(values, n=100, method="inclusive")
    return f"median {cut[49]:.2f}, p99 {cut[98]:.2f}, most {max(values):.2f}"


def report(table: Table, figures: Figures) -> None:
    room, person = table.room, Person("u0", "0")
    answers, steps = len(room.game_record.session.steps), room.step_log.last
    rows: dict[str, Any] = {"answers, steps": f"{answers}, {steps}", "a move, loop": spread(figures.moves)}
    rows["a step for a player, bytes"] = f"median {statistics.median(figures.told):.0f}, most {max(figures.told)}"
    rows["the whole state, bytes"] = len(encode(room.state(frozenset({0}))))
    again, opening = timed(table.open)
    rows["opening, thread"] = f"{opening:.0f}"
    stored = table.store.table(table.stored.id)
    assert stored is not None
    _, whole = timed(lambda: open_room(stored, table.store.steps(stored.id), [], NOW, 1))
    rows["opening without a checkpoint, thread"] = f"{whole:.0f}"
    for name, found in (("reload", room), ("reload after opening", again)):
        size, loop, elsewhere = reload_bytes(found, person)
        rows[name] = f"{size / 1000:.0f} KB, loop {loop:.1f}, thread {elsewhere:.1f}"
    look = earlier(room, frozenset({0}), steps // 2 + 1)
    assert look is not None
    rows["a look back at the middle, thread"] = f"{timed(look.state)[1]:.1f}"
    if figures.memory:
        (first, before), (last, after) = figures.memory[len(figures.memory) // 4], figures.memory[-1]
        rows["memory of the room, MB"] = ", ".join(
            f"{number}: {size / 1e6:.1f}" for number, size in figures.memory[:: max(1, len(figures.memory) // 5)]
        )
        rows["its growth, bytes a step"] = round((after - before) / (last - first))
    for name, value in rows.items():
        print(f"{name:>38}: {value}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="campaign")
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--option", action="append", default=[], help="name=value; for campaign rounds=560 unless told")
    parser.add_argument("--tries", type=int, default=5, help="games of other kinds, of which the longest is told")
    options = parser.parse_args()
    chosen = dict(one.split("=", 1) for one in options.option)
    campaign = options.game == "campaign"
    if campaign:
        chosen.setdefault("rounds", "560")
    collect_seldom()  # as the server does
    print(f"{options.game}, {options.seats} seats, {'compiled' if is_compiled() else 'interpreted'}, load {os.getloadavg()[0]:.1f}")
    best: tuple[Table, Figures] | None = None
    for seed in range(1 if campaign else options.tries):
        table, figures = Table(options.game, options.seats, chosen, seed), Figures()
        play(table, figures, 0)
        if best is None or table.room.step_log.last > best[0].room.step_log.last:
            best = table, figures
    assert best is not None
    tracemalloc.start()  # in a game of its own: what is counted takes longer
    counted = Table(options.game, options.seats, chosen, 0)
    memory = Figures()
    play(counted, memory, 250)
    tracemalloc.stop()
    best[1].memory = memory.memory
    report(*best)


if __name__ == "__main__":
    main()
