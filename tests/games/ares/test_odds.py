"""What the odds tell of a shot and of a planned attack."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from senki.agents.agent import Knowledge
from senki.agents.odds import Distribution, far_outcomes, what_follows
from senki.engine.catalog import find_game
from senki.engine.chance import Rng
from senki.engine.decision import Decision
from senki.engine.dice import OpenDice
from senki.engine.session import Session
from senki.games.ares.model import NORMAL, RESOURCE

GAME = find_game("ares")


def knowledge_at(seed: int, wanted: Callable[[Any, Decision], bool]) -> Knowledge:
    """What the seat knows that is asked the first such question of a basic game."""
    session = Session(GAME, 2, {"mode": "basic"}, GAME.load_pack(None), OpenDice())
    rng = random.Random(seed)
    while not session.over:
        asked = session.pending()[0]
        if wanted(session.table, asked):
            return Knowledge(GAME, session.table, asked.seat, Rng(1))
        session.answer(asked.seat, rng.choice(asked.options))
    raise AssertionError("there is no such question")


def names(told: Distribution) -> list[set[str]]:
    return [{GAME.info.events[result.kind].name for result in outcome.results} for outcome, _ in told.rows]


def test_shot_is_counted_out() -> None:
    """R4.4  Each die hits alone: the chances of the hits are those of the dice."""
    knowledge = knowledge_at(0, lambda _t, asked: asked.question.name == "target" and len(asked.options) > 2)
    for option in knowledge.decision.options:
        told = what_follows(knowledge, option, Rng(1))
        assert told is not None
        assert told.exact
        assert sum(chance for _, chance in told.rows) == 1
        shots = {dict(result.values)["hit"] for outcome, _ in told.rows for result in outcome.results[:1]}
        hits = {dict(outcome.results[0].values)["hits"]: chance for outcome, chance in told.rows}
        assert len(shots) == 1
        [needed] = shots
        dice = len(hits) - 1
        assert isinstance(needed, int)
        assert hits[0] == Fraction(6 - max(needed, 1), 6) ** dice


def test_planned_attack_tells_how_the_battle_ends() -> None:
    """The attacker is asked again before it ends; the odds look further, on bases that may lie behind the other screen."""
    knowledge = knowledge_at(3, lambda t, asked: asked.question.name == "use-as" and NORMAL in asked.options and t.unseen[asked.seat] > 5)
    told = far_outcomes(knowledge, NORMAL, Rng(1), 12)
    assert told is not None
    assert told.trials == 12
    assert all("battle-won" in found or "gives-way" in found for found in names(told))
    assert far_outcomes(knowledge, RESOURCE, Rng(1), 12) is None
