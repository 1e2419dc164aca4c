"""Computer players: they know only what their seat knows, choose only what is offered, and greedy is the stronger one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from senki.agents.agent import Knowledge
from senki.agents.greedy import GreedyAgent, share_of_win
from senki.agents.random_agent import RandomAgent
from senki.agents.roster import PLAIN, UnknownAgent, find_agent
from senki.engine.catalog import find_game, game_ids
from senki.engine.chance import Rng, Seeded
from senki.engine.playout import start_game
from senki.engine.table import OVER, Frame, Table, apply
from senki.engine.testing.play import Setting, settings
from senki.engine.view import decision_of, view
from senki.lab.matches import simulate
from small_games import leduc
from small_games.leduc import Leduc

ALL_SETTINGS = [(game_id, setting) for game_id in game_ids() for setting in settings(find_game(game_id))]


def random_positions(game_id: str, setting: Setting, seed: int) -> Iterator[tuple[Table, int]]:
    """The questions of a random game."""
    game = find_game(game_id)
    rng = Rng(seed)
    driver = Seeded(rng)
    start = game.setup(setting.seats, setting.options, game.load_pack(None))
    table = start_game(start, game.first(start), driver)
    while table.seat != OVER:
        yield table, table.seat
        apply(table, driver, table.options[rng.below(len(table.options))])


@pytest.mark.parametrize("game_id,setting", ALL_SETTINGS, ids=str)
def test_knowledge_is_what_the_seat_sees(game_id: str, setting: Setting) -> None:
    game = find_game(game_id)
    for table, seat in random_positions(game_id, setting, 5):
        knowledge = Knowledge(game, table, seat, Rng(1))
        assert knowledge.view() == view(game, table, seat)
        assert knowledge.decision == decision_of(game, table, seat)
        sample = knowledge.sample(Rng(2))
        assert sample.seat == seat
        assert view(game, sample, seat) == knowledge.view()


def reachable(thing: object, seen: dict[int, object]) -> None:
    """Everything that can be reached from an object through attributes and containers."""
    if id(thing) in seen or isinstance(thing, (int, str, bytes, type(None), type)):
        return
    seen[id(thing)] = thing
    if isinstance(thing, dict):
        inner: list[object] = [*thing.keys(), *thing.values()]
    elif isinstance(thing, (list, tuple, set, frozenset)):
        inner = list(thing)
    else:
        inner = list(getattr(thing, "__dict__", {}).values())
    for part in inner:
        reachable(part, seen)


@pytest.mark.parametrize("game_id,setting", ALL_SETTINGS, ids=str)
def test_the_true_table_cannot_be_reached(game_id: str, setting: Setting) -> None:
    """The canary: neither the table nor any of its frames, nor a list that the table could later change."""
    game = find_game(game_id)
    for table, seat in random_positions(game_id, setting, 6):
        found: dict[int, object] = {}
        reachable(Knowledge(game, table, seat, Rng(1)), found)
        assert id(table) not in found
        assert not any(value is thing for value in vars(table).values() if isinstance(value, (list, Frame)) for thing in found.values()
                       if thing is not table.options)  # fmt: skip


def test_hidden_cards_are_dealt_again() -> None:
    """Over many samples the opponent's card takes every value that it can have, and its true one no more often than the others."""
    start = leduc.GAME.setup(2, {}, None)
    table = start_game(start, leduc.GAME.first(start), Seeded(Rng(3)))
    assert isinstance(table, Leduc)
    counts = [0] * 6
    for number in range(1500):
        sample = Knowledge(leduc.GAME, table, 0, Rng(number)).sample(Rng(-number))
        assert isinstance(sample, Leduc)
        assert sample.hands[0] == table.hands[0]
        counts[sample.hands[1][0]] += 1
    assert counts[table.hands[0][0]] == 0
    assert all(240 <= count <= 360 for card, count in enumerate(counts) if card != table.hands[0][0])


def test_knowledge_of_a_seat_that_is_not_asked() -> None:
    table, _ = next(random_positions("leduc", Setting(2), 1))
    with pytest.raises(ValueError, match="not asked"):
        Knowledge(leduc.GAME, table, 1, Rng(1))


@pytest.mark.parametrize("game_id,setting", ALL_SETTINGS, ids=str)
@pytest.mark.parametrize("name", PLAIN)
def test_agents_choose_what_is_offered_and_do_so_again(game_id: str, setting: Setting, name: str) -> None:
    game = find_game(game_id)
    agent = find_agent(name, game)
    for number, (table, seat) in enumerate(random_positions(game_id, setting, 7)):
        if number % 5 == 0:
            knowledge = Knowledge(game, table, seat, Rng(8))
            choice = agent.choose(knowledge, Rng(9))
            assert choice in table.options
            assert agent.choose(Knowledge(game, table, seat, Rng(8)), Rng(9)) == choice


def test_random_takes_every_option() -> None:
    table, seat = next(random_positions("leduc", Setting(2), 1))
    knowledge = Knowledge(leduc.GAME, table, seat, Rng(1))
    rng = Rng(4)
    assert {RandomAgent().choose(knowledge, rng) for _ in range(50)} == set(table.options)


def test_greedy_does_not_fold_a_hand_that_cannot_lose() -> None:
    """A pair of kings on the board, and a raise to answer."""
    start = leduc.GAME.setup(2, {}, None)
    for seed in range(300):
        table = start_game(start, leduc.GAME.first(start), Seeded(Rng(seed)))
        for answer in (leduc.CALL, leduc.CALL, leduc.RAISE):
            apply(table, Seeded(Rng(seed)), answer)
        assert isinstance(table, Leduc)
        if table.hands[1][0] // 2 == table.board[0] // 2:
            assert GreedyAgent().choose(Knowledge(leduc.GAME, table, 1, Rng(1)), Rng(seed)) != leduc.FOLD


def test_partners_share_a_win_in_full_and_draws_are_divided() -> None:
    setting = Setting(4, {"teams": "partners"})
    game = find_game("standoff")
    seen = set()
    for seed in range(12):
        table, _ = list(random_positions("standoff", setting, seed))[-1]  # the same table all along, so it has been played to its end
        shares = [share_of_win(game, table, seat) for seat in range(4)]
        assert shares[:2] == shares[2:]
        assert shares[0] + shares[1] == 1000
        seen.add(tuple(shares))
    assert len(seen) > 1


def test_greedy_beats_random_at_leduc() -> None:
    result = simulate(leduc.GAME, ["random", "greedy"], 200, 1)
    assert result.agents["greedy"].interval[0] > 0.6


def test_greedy_beats_random_at_ganymede() -> None:
    result = simulate(find_game("ganymede"), ["random", "greedy"], 80, 1)
    assert result.agents["greedy"].interval[0] > 0.6


def test_unknown_agent() -> None:
    with pytest.raises(UnknownAgent, match="no computer player is called 'wise'; there are: random, greedy"):
        find_agent("wise", leduc.GAME)
