"""Which of a game's many settings a run tries: chosen by a seed that changes with the commit, so that in time all of them are tried.

The seed is printed at the head of a run; `SENKI_SEED=... make test` tries the same ones again. `make test-long` tries all.
"""

from __future__ import annotations

import os
import pathlib
import random
import subprocess
from typing import Any, Final

import pytest

from senki.engine.testing.play import Setting

ROOT: Final = pathlib.Path(__file__).resolve().parents[1]


def commit_seed() -> int:
    """From the commit that stands here; outside a repository always the same."""
    command = ["git", "-C", str(ROOT), "rev-parse", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return 0  # no git on this machine
    return int(done.stdout[:8], 16) if done.returncode == 0 else 0


SEED: Final = int(os.environ.get("SENKI_SEED") or commit_seed())


def sample(settings: list[Setting], count: int, what: str) -> list[Setting]:
    """So many of the settings, in their order; `what` they are for makes different tests try different ones."""
    if len(settings) <= count:
        return settings
    chosen = random.Random(f"{SEED} {what}").sample(range(len(settings)), count)
    return [settings[place] for place in sorted(chosen)]


def some(cases: list[Any], ids: list[str], count: int, what: str) -> list[Any]:
    """All cases for a parametrized test, of which a run tries so many, others with every commit; `make test-long` tries all."""
    chosen = random.Random(f"{SEED} {what}").sample(range(len(cases)), count)
    return [
        pytest.param(*case, id=name, marks=[] if place in chosen else [pytest.mark.long])
        for place, (case, name) in enumerate(zip(cases, ids, strict=True))
    ]


def one_of_each_size(settings: list[Setting], what: str) -> list[Setting]:
    """One setting for each number of seats."""
    sizes = sorted({setting.seats for setting in settings})
    return [one for seats in sizes for one in sample([setting for setting in settings if setting.seats == seats], 1, f"{what} {seats}")]
