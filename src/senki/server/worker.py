"""What a worker process does with a job: choose a move, give a hint, or estimate the odds of each option.

Everything is worked out from the job alone, so the same job gives the same answer in any process; only how many rounds of the odds fit
into the time can differ, and the odds tell how many they were.
"""

from __future__ import annotations

import functools
import json
import logging
import math
import time
from typing import Final

from senki.agents.advice import advice
from senki.agents.agent import Knowledge
from senki.agents.odds import odds
from senki.agents.quick import SENSIBLE
from senki.agents.roster import find_agent
from senki.engine.catalog import find_game
from senki.engine.chance import Rng
from senki.engine.game import Game
from senki.engine.options import check_setting
from senki.engine.packs import text_pack
from senki.engine.position import load
from senki.engine.table import Table
from senki.server.jobs import HINT, MOVE, ODDS, ThinkJob

LOG: Final = logging.getLogger(__name__)
ODDS_SECONDS: Final = 3.0  # of the processor, for odds that somebody waits for
TIME_KEPT: Final = 0.2  # of a deadline: left over, so that the answer arrives before it


@functools.lru_cache(maxsize=32)
def set_up(game_id: str, seats: int, options: str, pack: str | None) -> tuple[Game, Table]:
    """A game and its table as set up; kept, because a worker gets many jobs of the same games."""
    game = find_game(game_id)
    if pack is None:
        facts = game.load_pack(None)
    else:
        schema = game.schema()
        if schema is None:
            raise ValueError(f"{game_id} has no packs")
        facts = game.facts(text_pack(pack, game_id, schema, "pack"))
    return game, game.setup(seats, check_setting(game, seats, json.loads(options)), facts)


def open_job(job: ThinkJob) -> tuple[Game, Table]:
    """The job's position as a table, with the seat's question in the registers."""
    game, start = set_up(job.game, job.seats, json.dumps(job.options, sort_keys=True), job.pack)
    table = load(game, start, job.position)
    table.turn_to(job.seat)
    return game, table


def answer_job(job: ThinkJob) -> object:
    """An option for a move; for a hint the options as the player ranks them; the odds of each option."""
    began = time.monotonic()
    game, table = open_job(job)
    rng = Rng(job.seed)
    knowledge = Knowledge(game, table, job.seat, rng)
    if job.kind == ODDS:
        seconds = job.deadline * (1 - TIME_KEPT)
        latest = began + seconds
        # Counted is the processor's time: odds are as good where others work beside, and only come later, within the deadline.
        return odds(knowledge, job.seed, min(ODDS_SECONDS, seconds), lambda: time.thread_time() if time.monotonic() < latest else math.inf)
    if job.kind not in (MOVE, HINT):
        raise ValueError(f"unknown kind of job: {job.kind!r}")
    agent = find_agent(job.agent, game, None if job.seconds is None else max(1, int(1000 * job.seconds)))
    return agent.choose(knowledge, rng) if job.kind == MOVE else advice(agent, knowledge, rng)


def simple_option(job: ThinkJob) -> int:
    """What a sensible player does without thinking, by the game's own weights; in a moment, in any thread."""
    game, table = open_job(job)
    rng = Rng(job.seed)
    try:
        return SENSIBLE.choose(Knowledge(game, table, job.seat, rng), rng)
    except Exception:  # a game whose weights fail is still played on
        LOG.exception("%s has no sensible answer", job.game)
        return any_option(job)


def any_option(job: ThinkJob) -> int:
    """A random option of the open question: the last resort, which takes no time."""
    _, table = open_job(job)
    return table.options[Rng(job.seed).below(len(table.options))]
