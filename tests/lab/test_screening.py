"""What numbers are worth: least squares against known values, and games with shaken packs."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from senki.engine.catalog import find_game
from senki.engine.frames import Row
from senki.lab.matches import Match, make_match
from senki.lab.regression import Sample, fit, invert
from senki.lab.screening import NothingToShake, Shaking, games_of, ground, price, screen, screen_block
from small_games import leduc


def test_inverse() -> None:
    square = [[4.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]]
    product = [[sum(a * b for a, b in zip(row, column, strict=True)) for column in zip(*invert(square), strict=True)] for row in square]
    assert product == [pytest.approx([float(row == column) for column in range(3)], abs=1e-12) for row in range(3)]
    assert invert([[1.0, 1.0], [1.0, 1.0]])[1] == [0.0, 0.0]  # the second column says the same as the first


def test_known_prices_are_found() -> None:
    """Three columns of known worth, with noise that blocks share: the intervals hold the truth, and what is worth nothing is not shown."""
    rng = random.Random(3)
    blocks: list[Sample] = []
    for _ in range(400):
        luck = rng.gauss(0, 0.2)
        rows: Sample = []
        for _ in range(2):
            held = {0: float(rng.randint(-1, 1)), 1: float(rng.randint(-1, 1)), 2: float(rng.randint(-1, 1))}
            rows.append((held, 0.10 * held[0] - 0.05 * held[1] + luck + rng.gauss(0, 0.3)))
        blocks.append(rows)
    found = fit(blocks, ["+a", "+b", "+c"], {"+a": 0.0, "+b": 0.0, "+c": 0.0})
    for one, true in zip(found, (0.10, -0.05, 0.0), strict=True):
        assert one.low <= true <= one.high
        assert 0.01 < one.error < 0.03
    assert [one.shown for one in found] == [True, True, False]
    assert fit(blocks[:1], ["+a"], {"+a": 0.0}) == fit(blocks, [], {}) == []


def shaking(*vary: str) -> Shaking:
    match: Match = replace(make_match(find_game("ganymede"), ["random", "sensible"], 4, 2), watched=True)
    return Shaking(match, vary)


def test_every_block_is_shaken_anew() -> None:
    both = shaking("part.*.dice", "mech.*.hp")
    assert {(dial.table, dial.field) for dial in ground(both).dials} == {("part", "dice"), ("mech", "hp")}
    rows = [screen_block(both, block) for block in range(4)]
    columns = {name for row in rows for game in games_of(row) for seat in game["seats"] for name in seat if name[0] == "+"}  # type: ignore[attr-defined]
    assert columns == {"+part.dice", "+mech.hp"}
    assert rows[1] == screen_block(both, 1)
    assert rows[0] != rows[1]


def test_screen_goes_on_with_known_blocks() -> None:
    kept: list[Row] = []
    whole = screen(shaking("part.*.dice"), 24, 1, lambda _: None, [], kept.extend)
    assert (whole.games, len(kept), whole.dials) == (24, 12, 20)
    done: list[int] = []
    assert screen(shaking("part.*.dice"), 24, 1, done.append, kept[:5], None) == whole
    assert sum(done) == 24
    assert price(kept, 2, 20) == whole


def test_what_cannot_be_shaken() -> None:
    with pytest.raises(NothingToShake, match="no number to shake among nothing"):
        ground(shaking("nothing"))
    with pytest.raises(NothingToShake, match="leduc has no packs"):
        ground(Shaking(make_match(leduc.GAME, ["random"], 1), ()))


def test_cards_hold_what_they_refer_to() -> None:
    """A building of The Ares Project has its units; the copies of a deck, which must stay fifty, are not shaken."""
    match = replace(make_match(find_game("ares"), ["sensible"], 1, 2), watched=True)
    base = ground(Shaking(match, ()))
    assert base.holds["barracks"] == {("card", "barracks"), ("unit", "trooper"), ("unit", "mecha")}
    fields = {(dial.table, dial.field) for dial in base.dials}
    assert ("card", "copies") not in fields
    assert ("unit", "initiative") in fields
    assert not any(dial.fixed for dial in base.dials)
