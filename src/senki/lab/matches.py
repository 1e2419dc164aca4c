"""Many games between computer players, counted: the same result for the same seed, however many processes play them.

Games are played in blocks: the same dice and cards, and the players change seats until each arrangement was played once. So the luck of
the deal and of the seat falls out when players are compared, and one block is the unit of all intervals (see statistics).

What is counted:
- `decisions`: answers of the seats; `events`: all answers, those of dice and cards too, which are the lines of a game's log;
- `wins` of a seat: games that its side won. Sides that win together share the game equally (a draw of two is half a win for each),
  partners have their side's share in full; a game that nobody wins is no win for anybody;
- a game that passes the bound of answers that the game declares, in play or in the head of a player who thinks, did not end: it is
  broken off, nobody has won it, and it is reported;
- `games` of an agent: how often it played for a side. Two partners of the same name count once, because they win and lose together;
  an agent on two opposing sides counts for both.
"""

from __future__ import annotations

import contextlib
import functools
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from senki.agents.agent import Agent, Knowledge
from senki.agents.quick import QuickAgent
from senki.agents.roster import find_agent
from senki.engine.catalog import find_game
from senki.engine.chance import DidNotEnd, Rng, scramble
from senki.engine.game import WON, Game, Outcome
from senki.engine.options import allowed_seats, check_setting
from senki.engine.playout import Seats, start_game
from senki.engine.table import OVER, Frame, Table, apply
from senki.lab.batches import Jobs, in_batches
from senki.lab.cards import card_names
from senki.lab.course import Course, Quality
from senki.lab.dials import load_changed
from senki.lab.statistics import Blocks, Estimate
from senki.lab.stopping import Stoppable
from senki.lab.watching import Watch, Watched, game_line

PARTS: Final = 840  # a won game in whole parts: any draw of up to eight sides divides it, so that sums are exact in any order
MOST_SEATS: Final = 64  # more than any game has; keeps the streams of random numbers of a game apart


@dataclass(frozen=True)
class Match:
    """What is played: everything that a process needs to play any of the games."""

    game: str
    players: tuple[str, ...]
    seatings: tuple[tuple[int, ...], ...]  # one for each game of a block: the number of the player at each seat
    options: tuple[tuple[str, str], ...]
    pack: str | None
    seed: int
    watched: bool = False  # is every decision written down?
    changes: tuple[str, ...] = ()  # of the pack's numbers (see dials)
    pair: int = 0  # which match of several, in what is written down


@dataclass
class Tally:
    """Counts of some blocks; tallies of different blocks can be added in any order."""

    games: int = 0
    blocks: int = 0
    events: int = 0
    decisions: int = 0
    draws: int = 0  # won by several sides
    unwon: int = 0  # won by nobody
    endless: int = 0  # of them, those that did not end
    length: Blocks = field(default_factory=Blocks)  # decisions a game
    seats: list[Blocks] = field(default_factory=list)  # wins in parts, games in parts
    agents: dict[str, Blocks] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.blocks += other.blocks
        self.events += other.events
        self.decisions += other.decisions
        self.draws += other.draws
        self.unwon += other.unwon
        self.endless += other.endless
        self.length.add(other.length)
        if not self.seats:
            self.seats = [Blocks() for _ in other.seats]
        for mine, others in zip(self.seats, other.seats, strict=True):
            mine.add(others)
        for name, blocks in other.agents.items():
            self.agents.setdefault(name, Blocks()).add(blocks)


@dataclass(frozen=True)
class Played:
    """A finished game: who sat where, what each seat's side won, in parts."""

    players: tuple[int, ...]
    sides: tuple[int, ...]
    winning_sides: int
    shares: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    events: int
    watch: Watch | None
    ended: bool = True  # or did it pass the game's declared bound of answers?

    @property
    def quality(self) -> Quality | None:
        """Of a watched game that ended, if the game judges positions."""
        if self.watch is None or not self.ended:
            return None
        return self.watch.course.quality(self.sides, {side for side, share in zip(self.sides, self.shares, strict=True) if share})

    def share_of(self, player: int) -> int:
        """What a player has won of this game with all its seats, in parts; of a game that nobody won, an even share."""
        if not self.winning_sides:
            return PARTS // len(set(self.sides)) * len({side for side, who in zip(self.sides, self.players, strict=True) if who == player})
        held = [seat for seat, who in enumerate(self.players) if who == player]
        return sum(self.shares[seat] // self.sides.count(self.sides[seat]) for seat in held)


@dataclass(frozen=True)
class Batch:
    """Some blocks that were played in succession."""

    tally: Tally
    shares: list[tuple[int, ...]]  # by block: what the first player has won of each of its games, in parts
    endless: list[int]  # by block: how many of its games did not end
    lines: list[list[str]]  # by block: its games, written down; empty if nobody watches


@dataclass(frozen=True)
class AgentResult:
    games: int
    wins: float
    interval: tuple[float, float]  # of the rate of won games


@dataclass(frozen=True)
class Result:
    """A simulation's figures. `seconds` is the time on the clock, all else depends on the match and on how many games were played."""

    wanted: int  # games; fewer were played if the run was stopped
    games: int
    blocks: int
    events: int
    decisions: int
    draws: int
    unwon: int
    endless: int
    seconds: float
    even_share: float  # of a side among equals
    length: Estimate  # decisions a game
    wins: list[float]
    seats: list[Estimate]
    agents: dict[str, AgentResult]

    @property
    def stopped(self) -> bool:
        return self.games < self.wanted


# -- who sits where ---------------------------------------------------------------------------------------------------


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


def rotations(plan: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """All ways to move a plan on around the table that differ; just one where all players are of the same name."""
    seats = len(plan)
    turned = [plan[turn:] + plan[:turn] for turn in range(seats)]
    different = turned.index(plan, 1) if plan in turned[1:] else seats
    return tuple(tuple((seat + turn) % seats for seat in range(seats)) for turn in range(different))


def make_match(
    game: Game, agents: list[str], seed: int, players: int | None = None, options: dict[str, str] | None = None, pack: str | None = None
) -> Match:
    """A match in which the listed agents move on around the table."""
    plan = seat_plan(game, agents, players, options or {})
    checked = tuple(check_setting(game, len(plan), options or {}).items())
    return Match(game.info.id, plan, rotations(plan), checked, pack, seed)


# -- playing ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Setting:
    """A match made ready: the table and the outermost procedure before the first move, which serve all games."""

    game: Game
    facts: object  # the card data in the rules' form
    cards: dict[int, tuple[str, ...]]  # by question that asks for cards: their names
    start: Table
    first: Frame
    agents: tuple[Agent, ...]
    seed: int  # spread out, so that the blocks of neighbouring seeds are not the same ones

    @property
    def sides(self) -> tuple[int, ...]:
        return tuple(self.game.side(self.start, seat) for seat in range(self.game.seat_count(self.start)))


@functools.lru_cache(maxsize=2)
def set_up(match: Match) -> Setting:
    game = find_game(match.game)
    facts = load_changed(game, match.pack, match.changes)
    start = game.setup(len(match.seatings[0]), dict(match.options), facts)
    names = card_names(game, facts) if match.watched else {}
    return Setting(
        game, facts, names, start, game.first(start), tuple(find_agent(name, game) for name in match.players), scramble(match.seed)
    )


def check_match(match: Match) -> Setting:
    """What is wrong with a pack is reported here, once, and not by every process."""
    set_up.cache_clear()  # a pack may have been edited since the last simulation
    return set_up(match)


def simulate(
    game: Game,
    seats: list[str],
    games: int,
    seed: int,
    jobs: Jobs = 1,
    players: int | None = None,
    options: dict[str, str] | None = None,
    pack: str | None = None,
) -> Result:
    """So many games between the listed agents."""
    return play_match(make_match(game, seats, seed, players, options, pack), games, jobs)


def play_match(
    match: Match,
    games: int,
    jobs: Jobs = 1,
    progress: Callable[[int], None] | None = None,
    record: Callable[[list[str]], None] | None = None,
    known: Tally | None = None,
) -> Result:
    """Play so many games, in whole blocks. Ctrl-C stops it, and what was played until then is the result.

    `progress` is told how many were played each time that some more are done, `record` what happened in each (of a watched match). `known`
    counts the first blocks, which were played before.
    """
    setting = check_match(match)
    blocks = -(-games // len(match.seatings))
    began = time.perf_counter()
    total = Tally(seats=[Blocks() for _ in setting.sides])
    if known is not None:
        total.add(known)
    played = in_batches(functools.partial(play_from, match, total.blocks), max(0, blocks - total.blocks), jobs)
    with contextlib.closing(played), contextlib.suppress(KeyboardInterrupt), Stoppable() as stop:  # the result says that it was stopped
        for batch in played:
            with stop.held():
                total.add(batch.tally)
                if record:
                    record([line for lines in batch.lines for line in lines])
                if progress:
                    progress(batch.tally.games)
    return make_result(match, setting, total, blocks * len(match.seatings), time.perf_counter() - began)


def make_result(match: Match, setting: Setting, total: Tally, wanted: int, seconds: float) -> Result:
    names = [name for name in dict.fromkeys(match.players) if name in total.agents]
    return Result(
        wanted,
        total.games,
        total.blocks,
        total.events,
        total.decisions,
        total.draws,
        total.unwon,
        total.endless,
        seconds,
        1 / len(set(setting.sides)),
        total.length.mean(),
        [seat.wins / PARTS for seat in total.seats],
        [seat.rate() for seat in total.seats],
        {name: agent_result(total.agents[name]) for name in names},
    )


def agent_result(blocks: Blocks) -> AgentResult:
    return AgentResult(blocks.games // PARTS, blocks.wins / PARTS, blocks.rate().interval)


def play_from(match: Match, start: int, first: int, count: int) -> Batch:
    """For going on after blocks that are known."""
    return play_batch(match, start + first, count)


def play_batch(match: Match, first: int, count: int) -> Batch:
    """Blocks first, first + 1, ... of a match. Which process plays them, and after which others, makes no difference."""
    setting = set_up(match)
    tally = Tally(seats=[Blocks() for _ in match.seatings[0]])
    batch = Batch(tally, [], [], [])
    for block in range(first, first + count):
        played = [play_game(match, setting, block, seating) for seating in match.seatings]
        count_block(match, played, tally)
        batch.shares.append(tuple(game.share_of(0) for game in played))
        batch.endless.append(sum(not game.ended for game in played))
        if match.watched:
            batch.lines.append([written(match, block, number, game) for number, game in enumerate(played)])
    return batch


def play_game(match: Match, setting: Setting, block: int, seating: tuple[int, ...]) -> Played:
    """One game. The dice depend on the block only, and each player thinks with random numbers of its own, wherever it sits.

    Players that need no thought are answered for inside the rules, where that is fastest. What a player that thinks is dealt to think
    about has random numbers of its own too.
    """
    game, agents = setting.game, [setting.agents[player] for player in seating]
    seed = setting.seed ^ block
    apart = scramble(seed)
    thoughts = [Rng(apart ^ stream(seating, seat)) for seat in range(len(seating))]
    deals = [Rng(scramble(apart) ^ stream(seating, seat)) for seat in range(len(seating))]
    policies = [agent.policy if isinstance(agent, QuickAgent) else None for agent in agents]
    watch = Watch(Course(game, len(seating)), setting.cards) if match.watched else None
    driver = Watched(game, Rng(seed), policies, thoughts, watch) if watch else Seats(game, Rng(seed), policies, thoughts)
    answered = 0
    outcome: Outcome | None = None
    sides = setting.sides
    with contextlib.suppress(DidNotEnd):  # counted as such; nobody has won it
        table = start_game(setting.start, setting.first, driver)
        while table.seat != OVER:
            seat, options = table.seat, table.options
            choice = agents[seat].choose(Knowledge(game, table, seat, deals[seat]), thoughts[seat])
            if choice not in options:
                raise ValueError(f"{match.players[seating[seat]]} gave {choice}, which is not offered")
            if watch:
                watch.see(table, choice)
            answered += 1
            driver.count()
            apply(table, driver, choice)
        outcome = game.outcome(table)
        sides = tuple([game.side(table, seat) for seat in range(len(seating))])
    result = outcome or Outcome((0,) * len(seating), ())
    decisions, events = answered + int(driver.picks), int(driver.most - driver.left)
    return Played(seating, sides, *shares_of(result, sides), result.scores, decisions, events, watch, outcome is not None)


def stream(seating: tuple[int, ...], seat: int) -> int:
    """Which of a block's streams of random numbers a seat thinks with: one for each player, and for each of its seats."""
    player = seating[seat]
    return 1 + player * MOST_SEATS + seating[:seat].count(player)


def shares_of(outcome: Outcome, sides: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """How many sides have won, and what each seat's side has won, in parts."""
    winning = {sides[seat] for seat in outcome.winners}
    return len(winning), tuple([PARTS // len(winning) if side in winning else 0 for side in sides])


def count_block(match: Match, played: list[Played], tally: Tally) -> None:
    for game in played:
        tally.games += 1
        tally.events += game.events
        tally.decisions += game.decisions
        tally.draws += game.winning_sides > 1
        tally.unwon += game.winning_sides == 0
        tally.endless += not game.ended
    tally.blocks += 1
    tally.length.put(sum(game.decisions for game in played), len(played))
    for seat, blocks in enumerate(tally.seats):
        blocks.put(sum(game.shares[seat] for game in played), len(played) * PARTS)
    for name, (wins, games) in wins_by_name(match, played).items():
        tally.agents.setdefault(name, Blocks()).put(wins, games)


def wins_by_name(match: Match, played: list[Played]) -> dict[str, tuple[int, int]]:
    """What each agent has won of so many games, both in parts."""
    found = dict.fromkeys(match.players, (0, 0))
    for game in played:
        names = [match.players[player] for player in game.players]
        for name, _, share in set(zip(names, game.sides, game.shares, strict=True)):
            wins, games = found[name]
            found[name] = wins + share, games + PARTS
    return found


def written(match: Match, block: int, number: int, game: Played) -> str:
    """A game as a line of the journal."""
    assert game.watch is not None
    names = [match.players[player] for player in game.players]
    quality = game.quality
    return game_line(
        {
            "pair": match.pair,
            "block": block,
            "game": number,
            "seats": names,
            "sides": game.sides,
            "shares": [share / PARTS for share in game.shares],
            "scores": game.scores,
            "first_share": game.share_of(0) / PARTS,
            "decisions": game.decisions,
            "events": game.events,
            "ended": game.ended,
            "lead_changes": quality.lead_changes if quality else None,
            "decided": quality.decided / WON if quality and quality.decided is not None else None,
            "comeback": quality.comeback if quality else None,
            "openings": game.watch.openings(len(names)),
        },
        game.watch,
    )
