"""A room's wish to think, as a job for the computer players' processes."""

from __future__ import annotations

from senki.server.effects import Think
from senki.server.thinking import ThinkJob


def make_job(think: Think) -> ThinkJob:
    return ThinkJob(
        think.game, think.seats, think.options, think.pack, think.position, think.seat, think.agent, think.seed, think.deadline,
        think.kind,
    )  # fmt: skip
