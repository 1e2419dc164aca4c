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
from typing import Final, NamedTuple

from senki.agents.agent import Knowledge
from senki.agents.greedy import WON, share_of_win
from senki.agents.roster import find_agent
from senki.engine.catalog import find_game
from senki.engine.chance import Playout, Rng, scramble
from senki.engine.frames import Row
from senki.engine.game import Game
from senki.engine.packs import make_pack
from senki.engine.playout import play_out
from senki.engine.position import load
from senki.engine.session import check_setting
from senki.engine.table import Table, apply
from senki.lab.statistics import wilson

MOVE: Final = "move"
HINT: Final = "hint"
ODDS: Final = "odds"
ROUNDS: Final = 200  # playouts of each option
TIME_KEPT: Final = 0.2  # of the time for odds: left over, so that the answer arrives before the deadline


@dataclass(frozen=True)
class ThinkJob:
    """A question to a computer player. The position is one that the seat cannot tell from the true one: no secret leaves the room."""

    game: str
    seats: int
    options: dict[str, str]
    pack: dict[str, object] | str | None  # as in a pack's file, read or as text; None for the game's own
    position: Row  # made by engine.position.dump from a table re-dealt for the seat
    seat: int
    agent: str
    level: int  # no agent has levels yet
    seed: int
    deadline: float  # seconds of thinking
    kind: str = MOVE


class OptionOdds(NamedTuple):
    """How often the seat's side won after an option, when everybody then played at random. A shared win counts as a part of one."""

    option: int
    chance: float
    playouts: int

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, which holds the true chance 95 times of 100."""
        return wilson(self.chance * self.playouts, self.playouts)


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
    """An option for a move or a hint; the odds of each option."""
    began = time.monotonic()
    game, table = open_job(job)
    rng = Rng(job.seed)
    knowledge = Knowledge(game, table, job.seat, rng)
    if job.kind == ODDS:
        return count_odds(knowledge, job.seed, ROUNDS, began + job.deadline * (1 - TIME_KEPT))
    if job.kind not in (MOVE, HINT):
        raise ValueError(f"unknown kind of job: {job.kind!r}")
    return find_agent(job.agent, game).choose(knowledge, rng)


def any_option(job: ThinkJob) -> int:
    """A random option of the open question: the last resort, which takes no time."""
    _, table = open_job(job)
    return table.options[Rng(job.seed).below(len(table.options))]


def count_odds(knowledge: Knowledge, seed: int, rounds: int, until: float) -> list[OptionOdds]:
    """Try every option once in each round, on the same re-dealt table, until the rounds are played or the time is over.

    Round k depends on the seed and on k only, so that fewer rounds are the beginning of more.
    """
    game, seat, options = knowledge.game, knowledge.seat, knowledge.decision.options
    won = [0] * len(options)
    played = 0
    while played < rounds and (played == 0 or time.monotonic() < until):
        mixed = scramble(seed) ^ (played + 1)
        sample = knowledge.sample(Rng(mixed))
        for place, option in enumerate(options):
            table = sample.clone()
            driver = Playout(Rng(scramble(mixed) ^ (place + 1)))
            apply(table, driver, option)
            play_out(table, driver)
            won[place] += share_of_win(game, table, seat)
        played += 1
    return [OptionOdds(option, total / WON / played, played) for option, total in zip(options, won, strict=True)]
