"""Many games between computer players, counted: the same result for the same seed, however many processes play them.

What is counted:
- `decisions`: answers of the seats; `events`: all answers, those of dice and cards too, which are the lines of a game's log;
- `wins` of a seat: games that its side won. Sides that win together share the game equally (a draw of two is half a win for each),
  partners have their side's share in full;
- `games` of an agent: how often it played for a side. Two partners of the same name count once, because they win and lose together;
  an agent on two opposing sides counts for both.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from senki.agents.agent import Knowledge
from senki.agents.random_agent import RandomAgent
from senki.agents.roster import find_agent
from senki.engine.catalog import find_game
from senki.engine.chance import Rng, SomeAtRandom, scramble
from senki.engine.game import Game, Outcome
from senki.engine.playout import start_game
from senki.engine.session import check_setting
from senki.engine.table import OVER, Table, apply
from senki.lab.batches import in_batches
from senki.lab.statistics import wilson

PARTS: Final = 840  # a won game in whole parts: any draw of up to eight sides divides it, so that sums are exact in any order


@dataclass(frozen=True)
class Match:
    """What is played: everything that a process needs to play any of the games."""

    game: str
    agents: tuple[str, ...]  # one for each seat; game k begins with the k-th of them
    options: tuple[tuple[str, str], ...]
    pack: str | None
    seed: int


@dataclass
class Tally:
    """Counts of some games; tallies of different games can be added in any order."""

    games: int = 0
    events: int = 0
    decisions: int = 0
    wins: list[int] = field(default_factory=list)  # by seat, in parts
    agent_games: dict[str, int] = field(default_factory=dict)
    agent_wins: dict[str, int] = field(default_factory=dict)  # in parts

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.events += other.events
        self.decisions += other.decisions
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        for name, games in other.agent_games.items():
            self.agent_games[name] = self.agent_games.get(name, 0) + games
            self.agent_wins[name] = self.agent_wins.get(name, 0) + other.agent_wins[name]


@dataclass(frozen=True)
class AgentResult:
    games: int
    wins: float
    interval: tuple[float, float]  # of the rate of won games, 95 %


@dataclass(frozen=True)
class Result:
    """A simulation's figures. `seconds` is the time on the clock, all else depends on the match and its seed only."""

    games: int
    events: int
    decisions: int
    seconds: float
    wins: list[float]
    agents: dict[str, AgentResult]


def allowed_seats(game: Game, options: dict[str, str]) -> list[int]:
    """The numbers of seats that a game can have with these options."""
    limits = [option.seats[options[option.name]] for option in game.info.options if options.get(option.name) in option.seats]
    return [n for n in game.info.seats if all(n in limit for limit in limits)]


def seat_plan(game: Game, agents: list[str], players: int | None, options: dict[str, str]) -> tuple[str, ...]:
    """An agent for each seat: as many seats as agents are listed if the game allows it, else the next number it allows.

    A list shorter than the number of seats is gone through again.
    """
    for name in agents:
        find_agent(name, game)
    if not agents:
        raise ValueError("at least one computer player is needed")
    if players is None:
        allowed = allowed_seats(game, options) or game.info.seats
        players = min((n for n in allowed if n >= len(agents)), default=max(allowed))
    if len(agents) > players:
        raise ValueError(f"{len(agents)} computer players are listed, but {game.info.id} is played with {players} seats")
    return tuple(agents[seat % len(agents)] for seat in range(players))


def simulate(
    game: Game,
    seats: list[str],
    games: int,
    seed: int,
    jobs: int = 1,
    players: int | None = None,
    options: dict[str, str] | None = None,
    pack: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play so many games; `progress` is told how many were played each time that some more are done."""
    options = options or {}
    plan = seat_plan(game, seats, players, options)
    match = Match(game.info.id, plan, tuple(check_setting(game, len(plan), options).items()), pack, seed)
    set_up.cache_clear()  # a pack may have been edited since the last simulation
    set_up(match)  # what is wrong with a pack is reported here, once, and not by every process
    began = time.perf_counter()
    total = Tally(wins=[0] * len(plan))
    for tally in in_batches(functools.partial(play_batch, match), games, jobs):
        total.add(tally)
        if progress:
            progress(tally.games)
    seconds = time.perf_counter() - began
    agents = {name: agent_result(total, name) for name in dict.fromkeys(plan) if name in total.agent_games}
    return Result(total.games, total.events, total.decisions, seconds, [parts / PARTS for parts in total.wins], agents)


def agent_result(total: Tally, name: str) -> AgentResult:
    games, wins = total.agent_games[name], total.agent_wins[name] / PARTS
    return AgentResult(games, wins, wilson(wins, games))


@functools.lru_cache(maxsize=1)
def set_up(match: Match) -> tuple[Game, Table]:
    """The game and its table before the first move, which serves all games of a match."""
    game = find_game(match.game)
    return game, game.setup(len(match.agents), dict(match.options), game.load_pack(match.pack))


def play_batch(match: Match, first: int, count: int) -> Tally:
    """Games first, first + 1, ... of a match. Which process plays them, and after which others, makes no difference."""
    game, start = set_up(match)
    seats = len(match.agents)
    tally = Tally(wins=[0] * seats)
    for number in range(first, first + count):
        agents = [match.agents[(seat + number) % seats] for seat in range(seats)]
        table = play_game(game, start, agents, scramble(match.seed) ^ number, tally)
        outcome = game.outcome(table)
        assert outcome is not None
        count_outcome(game, table, outcome, agents, tally)
    return tally


def play_game(game: Game, start: Table, names: list[str], seed: int, tally: Tally) -> Table:
    """One game. Random seats are answered inside the rules, where that is fastest; the others think with random numbers of their own."""
    agents = [find_agent(name, game) for name in names]
    at_random = sum(1 << seat for seat, agent in enumerate(agents) if isinstance(agent, RandomAgent))
    driver = SomeAtRandom(Rng(seed), at_random)
    thoughts = {seat: Rng(scramble(seed) ^ (seat + 1)) for seat in range(len(agents)) if not (at_random >> seat) & 1}
    table = start_game(start, game.first(start), driver)
    answered = 0
    while table.seat != OVER:
        seat = table.seat
        choice = agents[seat].choose(Knowledge(game, table, seat, thoughts[seat]), thoughts[seat])
        if choice not in table.options:
            raise ValueError(f"{names[seat]} gave {choice}, which is not offered")
        answered += 1
        apply(table, driver, choice)
    tally.games += 1
    tally.decisions += answered + driver.picks
    tally.events += answered + driver.picks + driver.rolls
    return table


def count_outcome(game: Game, table: Table, outcome: Outcome, agents: list[str], tally: Tally) -> None:
    sides = [game.side(table, seat) for seat in range(len(agents))]
    winning = {sides[seat] for seat in outcome.winners}
    for seat, side in enumerate(sides):
        if side in winning:
            tally.wins[seat] += PARTS // len(winning)
    for name, side in sorted({(name, side) for name, side in zip(agents, sides, strict=True)}):
        tally.agent_games[name] = tally.agent_games.get(name, 0) + 1
        tally.agent_wins[name] = tally.agent_wins.get(name, 0) + (PARTS // len(winning) if side in winning else 0)
