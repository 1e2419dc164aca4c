"""Loops that play whole games, compiled with the rules."""

from __future__ import annotations

from senki.engine.chance import Playout, Rng, Seeded
from senki.engine.table import OVER, Driver, Frame, Table, apply, begin


def start_game(start: Table, first: Frame, driver: Driver) -> Table:
    """A new game from a table as set up: the table and the outermost procedure are copied, so both serve many games."""
    table = start.clone()
    begin(table, first.clone(), driver)
    return table


def play_out(table: Table, driver: Seeded) -> int:
    """Random answers to what the driver leaves open, until the end; the number of decisions answered here."""
    rng = driver.rng
    decisions = 0
    while table.seat != OVER:
        decisions += 1
        options = table.options
        apply(table, driver, options[rng.below(len(options))])
    return decisions


def run_games(start: Table, first: Frame, seed: int, games: int) -> int:
    """Random games, all inside the rules; the number of the seats' decisions."""
    driver = Playout(Rng(seed))
    for _ in range(games):
        start_game(start, first, driver)
    return driver.picks


def rollouts(table: Table, seed: int, times: int) -> int:
    """Copy a table at an open question and play it out at random, so many times; the number of the seats' decisions."""
    driver = Playout(Rng(seed))
    for _ in range(times):
        copy = table.clone()
        apply(copy, driver, driver.pick(copy))
    return driver.picks


def many_clones(table: Table, times: int) -> int:
    total = 0
    for _ in range(times):
        total += table.clone().seat
    return total
