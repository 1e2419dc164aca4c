"""Several computer players, weakest first: does each beat the one below it as often as claimed, and how far are they apart?"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, replace

from senki.agents.roster import LEVELS, level_spec
from senki.engine.chance import scramble
from senki.engine.game import Game
from senki.lab.batches import Jobs
from senki.lab.duels import Duel, Shares, make_duel, play_duel
from senki.lab.matches import Match
from senki.lab.ratings import Meeting, bradley_terry, open_skill, worth_of_a_game
from senki.lab.skill import Skill
from senki.lab.sprt import Claim
from senki.lab.statistics import Estimate


@dataclass(frozen=True)
class Rung:
    """Two neighbours on the ladder. Nothing is played where both are the same player under two names."""

    stronger: str
    weaker: str
    match: Match | None
    duel: Duel | None = None


@dataclass(frozen=True)
class Rating:
    agent: str
    elo: Estimate  # above the first
    skill: Skill | None  # none without the package


@dataclass(frozen=True)
class Ladder:
    rungs: list[Rung]
    ratings: list[Rating]
    stopped: bool


def usual_agents(game: Game) -> list[str]:
    """The random player, unless it is the first level, and the five levels."""
    levels = [f"level:{level}" for level in LEVELS]
    return levels if player_of(levels[0], game) == "random" else ["random", *levels]


def player_of(spec: str, game: Game) -> str:
    """The player behind a level."""
    name, _, settings = spec.partition(":")
    return level_spec(settings, game) if name == "level" else spec


def make_rungs(
    game: Game, agents: list[str], seed: int, players: int | None, options: dict[str, str], pack: str | None, watched: bool
) -> list[Rung]:
    if len(agents) < 2:
        raise ValueError("a ladder needs at least two computer players, weakest first")
    if len(set(agents)) < len(agents):
        raise ValueError("a computer player is listed twice; list each once, weakest first")
    rungs: list[Rung] = []
    for number, (weaker, stronger) in enumerate(itertools.pairwise(agents)):
        match = make_duel(game, stronger, weaker, scramble(scramble(seed) ^ number), players, options, pack)
        same = player_of(weaker, game) == player_of(stronger, game)
        rungs.append(Rung(stronger, weaker, None if same else replace(match, watched=watched, pair=number)))
    return rungs


def play_ladder(
    rungs: list[Rung],
    claim: Claim,
    most_games: int,
    jobs: Jobs,
    progress: Callable[[Rung], Callable[[int, float], None]],
    record: Callable[[list[str]], None] | None,
    known: dict[int, tuple[Shares, ...]],
    with_skill: bool,
) -> Ladder:
    """Each rung in turn; `known` are the blocks that were played before, by rung. Ctrl-C leaves the rungs that are not yet begun open."""
    played: list[Rung] = []
    stopped = False
    for number, rung in enumerate(rungs):
        if rung.match is not None and not stopped:
            duel = play_duel(rung.match, claim, most_games, jobs, progress(rung), record, known.get(number, ()))
            rung = replace(rung, duel=duel)
            stopped = duel.stopped
        played.append(rung)
    return Ladder(played, rate(played, with_skill), stopped)


def rate(rungs: list[Rung], with_skill: bool) -> list[Rating]:
    """All players on one scale, the first being 0."""
    names = [rungs[0].weaker, *[rung.stronger for rung in rungs]]
    place = {name: number for number, name in enumerate(names)}
    for rung in rungs:
        if rung.match is None:
            place[rung.stronger] = place[rung.weaker]  # the same player
    meetings: list[Meeting] = []
    games: list[tuple[int, int, int, int]] = []
    for rung in rungs:
        duel = rung.duel
        if duel is None or not duel.games:
            continue
        first, second = place[rung.stronger], place[rung.weaker]
        meetings.append(Meeting(first, second, duel.share.value, duel.games, duel.sides, worth_of_a_game(duel.share, duel.games)))
        games += [(first, second, share, duel.sides) for shares in duel.shares for share in shares]
    elos = bradley_terry(len(names), meetings)
    skills = open_skill(len(names), games) if with_skill else None
    return [Rating(name, elos[place[name]], skills[place[name]] if skills else None) for name in names]
