"""What a worker process does with a job: choose a move, give a hint, or estimate the odds of each option.

Everything is worked out from the job alone, so the same job gives the same answer in any process; only how many rounds of the odds fit
into the time can differ, and the odds tell how many they were.
"""

from __future__ import annotations

import functools
import json
import time
import tomllib
from dataclasses import dataclass
from typing import Final

from senki.agents.advice import advice
from senki.agents.agent import Knowledge
from senki.agents.odds import odds
from senki.agents.roster import find_agent
from senki.engine.catalog import find_game
from senki.engine.chance import Rng
from senki.engine.frames import Row
from senki.engine.game import Game
from senki.engine.packs import make_pack
from senki.engine.position import load
from senki.engine.session import check_setting
from senki.engine.table import Table

MOVE: Final = "move"
HINT: Final = "hint"
ODDS: Final = "odds"
ODDS_SECONDS: Final = 3.0  # that somebody waits for odds
TIME_KEPT: Final = 0.2  # of a shorter deadline: left over, so that the answer arrives before it


@dataclass(frozen=True)
class ThinkJob:
    """A question to a computer player. The position is one that the seat cannot tell from the true one: no secret leaves the room."""

    game: str
    seats: int
    options: dict[str, str]
    pack: dict[str, object] | str | None  # as in a pack's file, read or as text; None for the game's own
    position: Row  # made by engine.position.dump from a table re-dealt for the seat
    seat: int
    agent: str  # as the roster of computer players spells it
    seed: int
    deadline: float  # seconds of thinking
    kind: str = MOVE


@functools.lru_cache(maxsize=32)
def set_up(game_id: str, seats: int, options: str, pack: str) -> tuple[Game, Table]:
    """A game and its table as set up; kept, because a worker gets many jobs of the same games."""
    game = find_game(game_id)
    given: object = json.loads(pack)
    if given is None:
        facts = game.load_pack(None)
    else:
        schema = game.schema()
        if schema is None:
            raise ValueError(f"{game_id} has no packs")
        data = tomllib.loads(given) if isinstance(given, str) else dict(given) if isinstance(given, dict) else {}
        facts = game.facts(make_pack(data, game_id, schema, "pack"))
    return game, game.setup(seats, check_setting(game, seats, json.loads(options)), facts)


def open_job(job: ThinkJob) -> tuple[Game, Table]:
    """The job's position as a table, with the seat's question in the registers."""
    game, start = set_up(job.game, job.seats, json.dumps(job.options, sort_keys=True), json.dumps(job.pack, sort_keys=True))
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
        until = began + min(ODDS_SECONDS, job.deadline * (1 - TIME_KEPT))
        return odds(knowledge, job.seed, until - time.monotonic())
    if job.kind not in (MOVE, HINT):
        raise ValueError(f"unknown kind of job: {job.kind!r}")
    agent = find_agent(job.agent, game)
    return agent.choose(knowledge, rng) if job.kind == MOVE else advice(agent, knowledge, rng)


def any_option(job: ThinkJob) -> int:
    """A random option of the open question: the last resort, which takes no time."""
    _, table = open_job(job)
    return table.options[Rng(job.seed).below(len(table.options))]
