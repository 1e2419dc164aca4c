"""Targets for a pack, what games say of them, and the search for the fewest numbers to change."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace

import pytest

from senki.engine.catalog import find_game
from senki.engine.frames import Row
from senki.lab.balancing import Found, Search, Task, measure, measure_batch, turned
from senki.lab.matches import PARTS, Match, make_match
from senki.lab.statistics import Blocks, Estimate
from senki.lab.targets import FIGURES, Measured, Target, WrongTarget, parse_target


def test_targets() -> None:
    assert parse_target("seat1=0.45..0.55") == Target("seat1", 0.45, 0.55)
    assert parse_target("decisions=..30") == Target("decisions", -math.inf, 30)
    target = Target("seat1", 0.45, 0.55)
    assert [target.holds(value) for value in (0.44, 0.45, 0.55, 0.56)] == [False, True, True, False]
    assert target.off(0.60) == pytest.approx(1.0)
    assert Target("decisions", -math.inf, 30).off(33) == pytest.approx(2.0)
    assert parse_target("opening=..0.4").off(math.nan) == 0


@pytest.mark.parametrize("text", ["seat1", "seat1=", "seat1=..", "luck=0..1", "seat1=a..b", "seat1=0.6..0.5", "seat1=1.2.3..2"])
def test_wrong_targets(text: str) -> None:
    with pytest.raises(WrongTarget, match="--target"):
        parse_target(text)


def test_figures_of_counts() -> None:
    measured = Measured(games=40)
    measured.pairings = {0: Blocks(), 1: Blocks()}
    for number in range(20):
        measured.pairings[0].put(PARTS * (number % 2), PARTS)
        measured.pairings[1].put(PARTS * (number % 5 > 0), PARTS)
    measured.openings = {(0, 0): Counter({"a + b": 30, "a + c": 10}), (0, 1): Counter({"a + b": 20, "b + c": 20})}
    for question in ("draft", "play"):  # a card counts where it is most wanted
        measured.offered.update({(question, "a"): 40, (question, "b"): 40, (question, "c"): 40, (question, "rare"): 3})
    measured.taken.update({("draft", "a"): 40, ("draft", "b"): 20, ("play", "b"): 30, ("draft", "c"): 10})
    values = {name: FIGURES[name](measured).value for name in ("pairing", "opening", "taken")}
    assert values == {"pairing": 0.8, "opening": 0.75, "taken": 0.25}
    assert math.isnan(FIGURES["spread"](measured).value)


def test_the_spread_of_cards_is_without_chance() -> None:
    measured = Measured()
    for card, share in (("a", 0.3), ("b", 0.5), ("c", 0.7)):
        measured.taken["draft", card] = 400
        measured.won["draft", card] = round(400 * PARTS * share)
    assert FIGURES["spread"](measured).value == pytest.approx(0.2, abs=0.003)
    for card in "abc":
        measured.won["draft", card] = 200 * PARTS
    assert FIGURES["spread"](measured).value == 0


def ganymede(*agents: str) -> Match:
    return replace(make_match(find_game("ganymede"), list(agents), 3, 2), watched=True)


def test_pairings_are_played_both_ways() -> None:
    match = replace(make_match(find_game("ares"), ["random"], 1, 2, {"faction": "terran,xenos"}), watched=True)
    assert dict(turned(match).options)["faction"] == "xenos,terran"
    assert turned(ganymede("random")) is not None
    same = ganymede("random")
    assert turned(same) is same
    whole, parts = measure_batch(match, 0, 2), Measured()
    for block in (1, 0):
        parts.add(measure_batch(match, block, 1))
    assert parts == whole
    cards = {card for counts in (whole.openings[0, 0],) for pair in counts for card in pair.split(" + ")}
    assert cards
    assert not cards & {"nest", "hive"}  # seat 1 of the openings is the Terrans' in both blocks


def test_the_search_comes_nearer_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against a made-up game, whose length is the sum of two numbers: the fewest steps, the same again from the journal."""
    played: list[int] = []

    def fake(task: Task, steps: tuple[tuple[object, int], ...], games: int, fresh: bool, jobs: int | None) -> dict[str, Estimate]:
        played.append(games)
        moved = sum(value - dial.value for dial, value in steps if dial.record == "rifle")  # type: ignore[attr-defined]
        return {"decisions": Estimate(30.0 - 2 * moved, 0, 0, 0)}

    monkeypatch.setattr("senki.lab.balancing.measure", fake)
    task = Task((ganymede("random"),), (Target("decisions", -math.inf, 27.0),), ("part.rifle.*", "part.shield.*"), 40, 6, 4)
    kept: list[Row] = []
    balanced = Search(task, 1, [], kept.append, lambda _: None).run()
    assert sum(value - dial.value for dial, value in balanced.steps) == 2
    assert {dial.record for dial, _ in balanced.steps} == {"rifle"}
    assert balanced.met(task.targets)
    assert balanced.before == Found({"decisions": Estimate(30.0, 0, 0, 0)})
    count = len(played)
    again = Search(task, 1, kept, None, lambda _: None).run()
    assert (again.steps, again.met(task.targets)) == (balanced.steps, True)
    assert len(played) == count


def test_a_measurement_is_the_same_again() -> None:
    task = Task((ganymede("sensible"),), (Target("decisions", 0, 1), Target("opening", 0, 1)), (), 12, 1, 1)
    one = measure(task, (), 12, False, 1)
    assert one == measure(task, (), 12, False, 2)
    assert one != measure(task, (), 12, True, 1)
