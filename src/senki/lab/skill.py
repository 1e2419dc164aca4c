"""Ratings by openskill: what is believed of somebody's skill, and how surely, from the order in which sides ended."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

from senki.lab.extras import need


@dataclass(frozen=True)
class Skill:
    """A rating by openskill."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """A skill that the player has almost certainly."""
        return self.mu - 3 * self.sigma


@functools.cache
def model() -> Any:
    """The model of Plackett and Luce."""
    return need("openskill.models", "openskill", "lab").PlackettLuce()


def first_skill() -> Skill:
    """What is believed of somebody who has not played yet."""
    return Skill(model().mu, model().sigma)


def rated(sides: list[list[Skill]], ranks: list[float]) -> list[list[Skill]]:
    """The skills after a game, side by side; the lowest rank is first, equal ranks are shared."""
    teams = [[model().rating(mu=skill.mu, sigma=skill.sigma) for skill in side] for side in sides]
    return [[Skill(one.mu, one.sigma) for one in team] for team in model().rate(teams, ranks=ranks)]
