"""Players that need no thought are answered for inside the rules: game by game as they would answer as computer players."""

from __future__ import annotations

from dataclasses import replace

import pytest

from agents.positions import ALL_SETTINGS
from senki.agents.agent import Agent, Knowledge
from senki.agents.quick import QuickAgent
from senki.agents.roster import find_agent
from senki.engine.catalog import find_game
from senki.engine.chance import Rng, Seeded, scramble
from senki.engine.game import Game
from senki.engine.hashing import digest
from senki.engine.playout import start_game
from senki.engine.position import laid_open
from senki.engine.table import OVER, apply
from senki.engine.testing.play import Setting
from senki.lab.course import Course
from senki.lab.matches import Match, play_game, set_up, stream
from senki.lab.watching import Watch

QUICK = ("random", "sensible", "sensible:blunder=30", "random:blunder=10")


class Deep:
    """A player that thinks: any difference in what it is given to think about, and in its random numbers, changes its choice."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        options = knowledge.decision.options
        given = digest(laid_open(knowledge.game, knowledge.sample(rng)))
        return options[(int(given[:8], 16) + rng.below(len(options))) % len(options)]


def by_agents(game: Game, match: Match, agents: tuple[Agent, ...], block: int) -> tuple[Watch, tuple[int, ...], int]:
    """The same game with every seat asked from outside. Of seats that choose at the same time, those that need no thought are first."""
    setting, seating = set_up(match), match.seatings[0]
    seed = setting.seed ^ block
    apart = scramble(seed)
    thoughts = [Rng(apart ^ stream(seating, seat)) for seat in range(len(seating))]
    deals = [Rng(scramble(apart) ^ stream(seating, seat)) for seat in range(len(seating))]
    driver = Seeded(Rng(seed))
    watch = Watch(Course(game, len(seating)), setting.cards)
    table = start_game(setting.start, setting.first, driver)
    while table.seat != OVER:
        waiting = table.waiting()
        quick = [seat for seat in waiting if isinstance(agents[seat], QuickAgent)]
        seat = (quick or waiting)[0]
        table.turn_to(seat)
        dealt = Rng(99) if quick else deals[seat]
        choice = agents[seat].choose(Knowledge(game, table, seat, dealt), thoughts[seat])
        watch.see(table, choice)
        apply(table, driver, choice)
    outcome = game.outcome(table)
    assert outcome is not None
    return watch, outcome.scores, len(watch.branching) + int(driver.most - driver.left)


@pytest.mark.parametrize("game_id,setting", ALL_SETTINGS)
@pytest.mark.parametrize("mixed", [False, True], ids=["quick", "mixed"])
def test_inside_the_rules_as_outside(game_id: str, setting: Setting, mixed: bool) -> None:
    game = find_game(game_id)
    names = tuple("sensible" if not mixed else QUICK[(seat + 1) % len(QUICK)] for seat in range(setting.seats))
    agents: tuple[Agent, ...] = tuple(find_agent(name, game) for name in names)
    if mixed:
        agents = (*agents[:-1], Deep())
    match = Match(game_id, names, (tuple(range(setting.seats)),), tuple(setting.options.items()), None, 5, watched=True)
    for block in range(2):
        inside = play_game(match, replace(set_up(match), agents=agents), block, match.seatings[0])
        watch, scores, events = by_agents(game, match, agents, block)
        assert inside.watch is not None
        assert (inside.watch.asked, inside.watch.used) == (watch.asked, watch.used)
        assert (inside.scores, inside.events, inside.decisions) == (scores, events, len(watch.branching))
        unwatched = play_game(replace(match, watched=False), replace(set_up(match), agents=agents), block, match.seatings[0])
        assert replace(inside, watch=None) == unwatched
