"""Work in several processes: all of it once and in order, whatever happens to a process."""

from __future__ import annotations

import functools
import multiprocessing
import pathlib
from dataclasses import replace

import pytest

from lab import piecework
from senki.lab.batches import ProcessesDie, Sizes, in_batches
from senki.lab.matches import make_match, play_match
from senki.processes import WorkFailed
from small_games import leduc


def together(pieces: list[list[int]]) -> list[int]:
    return [number for piece in pieces for number in piece]


@pytest.mark.parametrize("jobs", [1, 2, None])
@pytest.mark.parametrize("total", [0, 1, 2, 57])
def test_all_work_in_order(total: int, jobs: int | None) -> None:
    assert together(list(in_batches(piecework.numbers, total, jobs))) == list(range(total))


def test_work_of_a_process_that_is_killed_is_done_again(tmp_path: pathlib.Path) -> None:
    marker = tmp_path / "died"
    done = list(in_batches(functools.partial(piecework.die_once, str(marker)), 20, 2))
    assert marker.exists()
    assert together(done) == list(range(20))


def test_work_that_always_kills_its_process_is_given_up() -> None:
    with pytest.raises(ProcessesDie, match="use fewer processes"):
        list(in_batches(piecework.die_always, 20, 2))
    assert not multiprocessing.active_children()


def test_an_error_is_told_with_its_place() -> None:
    with pytest.raises(WorkFailed, match="OSError: no such thing") as failed:
        list(in_batches(piecework.fail, 20, 2))
    assert "piecework.py" in str(failed.value.__cause__)


def test_no_process_outlives_its_work() -> None:
    batches = in_batches(piecework.numbers, 1000, 2)
    assert next(batches) == [0]
    batches.close()
    assert not multiprocessing.active_children()


def test_same_result_after_a_kill_from_outside() -> None:
    match = make_match(leduc.GAME, ["random", "greedy"], 4)
    whole = play_match(match, 120)
    killed: list[int | None] = []

    def kill_one(_: int) -> None:
        if not killed:
            victim = multiprocessing.active_children()[0]
            killed.append(victim.pid)
            victim.kill()

    after = play_match(match, 120, jobs=2, progress=kill_one)
    assert killed
    assert replace(after, seconds=0) == replace(whole, seconds=0)


def test_pieces_grow_while_they_are_quick_and_leave_some_for_all() -> None:
    sizes = Sizes(1000, 2)
    assert sizes.next(0) == 1
    for _ in range(20):
        sizes.learn(sizes.size, 1e-9)
    assert sizes.next(0) == 250
    assert sizes.next(990) == 2
    sizes.learn(100, 25.0)
    assert sizes.next(0) == 1
