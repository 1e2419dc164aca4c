"""No playout goes on for ever: a game that passes its declared bound of answers is broken off with an error, and counted as such."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Final, cast

import pytest

from senki.agents.agent import Knowledge
from senki.agents.odds import what_follows, win_odds
from senki.agents.roster import find_agent
from senki.cli.match import show as show_duel
from senki.cli.settings import make_console
from senki.cli.sim import show
from senki.engine.chance import DidNotEnd, Playout, Rng, Seeded, SomeAtRandom, Unforced
from senki.engine.decision import Questions
from senki.engine.frames import outermost
from senki.engine.game import Game, GameInfo
from senki.engine.playout import Best, Open, Seats, Sensible, play_on, play_out, rollouts, run_games, start_game
from senki.engine.policies import AT_RANDOM
from senki.engine.procedure import Rule, ask, procedure, roll, table
from senki.engine.table import Driver, Frame, Table
from senki.engine.zones import public
from senki.lab import matches
from senki.lab.duels import make_duel, play_duel
from senki.lab.matches import Match, play_match
from senki.lab.sprt import Claim

MOST: Final = 60
QUESTIONS: Final = Questions()
PICK: Final = QUESTIONS.ask("pick", "1", size=2)
DIE: Final = QUESTIONS.ask("die", "1", size=7)
ALONE: Final = QUESTIONS.ask("alone", "1", size=1)


@table
class Round(Table):
    turn: Annotated[int, public()] = 0


@procedure
def ask_for_ever(t: Round) -> Rule[None]:
    while t.turn >= 0:
        yield from ask(t.turn % 2, PICK, [0, 1])
        t.turn += 1


@procedure
def roll_for_ever(t: Round) -> Rule[None]:
    yield from ask(0, PICK, [0, 1])
    while t.turn >= 0:
        yield from roll(DIE, 6)


@procedure
def force_for_ever(t: Round) -> Rule[None]:
    yield from ask(0, PICK, [0, 1])
    while t.turn >= 0:
        yield from ask(1, ALONE, [0])


class Endless(Game):
    def __init__(self, rule: object) -> None:
        self.info = GameInfo("endless", (2,), "1", QUESTIONS, (), (), max_answers=MOST)
        self.rule = rule

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        return Round()

    def first(self, table: Table) -> Frame:
        return outermost(self.rule)

    def seat_count(self, table: Table) -> int:
        return 2

    def scores(self, table: Table) -> list[int]:
        return [cast(Round, table).turn, 0]


GAMES: Final = [Endless(rule) for rule in (ask_for_ever, roll_for_ever, force_for_ever)]
EVERY_GAME: Final = pytest.mark.parametrize("game", GAMES, ids=["ask", "roll", "force"])


def opened(game: Game) -> Table:
    start = game.setup(2, {}, None)
    return start_game(start, game.first(start), Seeded(Rng(1)))


def knowledge(game: Game) -> Knowledge:
    return Knowledge(game, opened(game), 0, Rng(2))


@EVERY_GAME
@pytest.mark.parametrize(
    "make",
    [
        lambda game: Playout(Rng(1), MOST),
        lambda game: Sensible(game, Rng(1)),
        lambda game: Best(game, Rng(1)),
        lambda game: Seats(game, Rng(1), [AT_RANDOM, AT_RANDOM], [Rng(2), Rng(3)]),
        lambda game: SomeAtRandom(Rng(1), 3, MOST),
    ],
    ids=["Playout", "Sensible", "Best", "Seats", "SomeAtRandom"],
)
def test_drivers_stop(game: Game, make: Callable[[Game], Driver]) -> None:
    start = game.setup(2, {}, None)
    with pytest.raises(DidNotEnd, match="goes on after 60 answers, the most that it says it can have"):
        start_game(start, game.first(start), make(game))
    with pytest.raises(DidNotEnd):
        play_on(opened(game), make(game))


@EVERY_GAME
def test_loops_stop(game: Game) -> None:
    start = game.setup(2, {}, None)
    with pytest.raises(DidNotEnd):
        run_games(game, start, game.first(start), 1, 1)
    with pytest.raises(DidNotEnd):
        rollouts(game, opened(game), 1, 1)
    with pytest.raises(DidNotEnd):
        play_out(opened(game), Seeded(Rng(1), MOST))


@pytest.mark.parametrize("driver", [Open(GAMES[2], Rng(1)), Unforced(Rng(1), MOST)], ids=["Open", "Unforced"])
def test_forced_answers_count(driver: Driver) -> None:
    t = opened(GAMES[2])
    t.ask(0, PICK, [1])
    with pytest.raises(DidNotEnd):
        play_on(t, driver)


@EVERY_GAME
@pytest.mark.parametrize("spec", ["search:iterations=8", "search:iterations=8,form=one", "flat:playouts=2", "rollout:playouts=2", "greedy"])
def test_players_that_think_stop(game: Game, spec: str) -> None:
    with pytest.raises(DidNotEnd):
        find_agent(spec, game).choose(knowledge(game), Rng(3))


@EVERY_GAME
def test_odds_stop(game: Game) -> None:
    with pytest.raises(DidNotEnd):
        win_odds(knowledge(game), 1, 2)
    if game is GAMES[1]:
        with pytest.raises(DidNotEnd):
            what_follows(knowledge(game), 0, Rng(1))


def test_a_game_of_as_many_answers_as_declared_ends() -> None:
    """The count is of one game, not of all that a driver plays."""
    driver = Playout(Rng(1), 3)
    for _ in range(5):
        driver.begin_count()
        for _ in range(3):
            driver.roll(6)
    with pytest.raises(DidNotEnd):
        driver.roll(6)


# -- many games -------------------------------------------------------------------------------------------------------


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    monkeypatch.setattr(matches, "find_game", lambda name: GAMES[0])
    matches.set_up.cache_clear()
    yield GAMES[0]
    matches.set_up.cache_clear()


@pytest.mark.parametrize("watched", [False, True])
@pytest.mark.parametrize("players", [("random", "random"), ("sensible", "random"), ("greedy", "random")])
def test_simulations_count_what_did_not_end(
    endless: Game, players: tuple[str, ...], watched: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match("endless", players, ((0, 1),), (), None, 1, watched)
    lines: list[str] = []
    result = play_match(match, 3, record=lines.extend)
    assert (result.games, result.unwon, result.endless, result.wins) == (3, 3, 3, [0, 0])
    assert len(lines) == (3 if watched else 0)
    assert all('"ended":false' in line for line in lines)
    show(match, result, make_console())
    assert "DID NOT END: 3 games" in capsys.readouterr().out


def test_matches_count_what_did_not_end(endless: Game, capsys: pytest.CaptureFixture[str]) -> None:
    duel = play_duel(make_duel(endless, "random", "sensible", 1), Claim(0.5, 0.6, 0.05, 0.05), 4)
    assert (duel.games, duel.shared, duel.endless) == (4, 4, 4)
    show_duel(duel, make_console())
    assert "DID NOT END: 4 games" in capsys.readouterr().out
