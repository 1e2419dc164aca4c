"""Two players until a claim is decided, ladders of several, and ratings."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from senki.engine.catalog import find_game
from senki.lab.duels import make_duel, play_duel
from senki.lab.ladders import Ladder, Rung, make_rungs, play_ladder, player_of, usual_agents
from senki.lab.matches import PARTS
from senki.lab.ratings import HALF, Meeting, bradley_terry, inverted, open_skill, ranks, worth_of_a_game
from senki.lab.sprt import H0, H1, OPEN, Claim
from senki.lab.statistics import Blocks, elo_of
from small_games import leduc

CLAIM = Claim(0.6, 0.65)


# -- duels ------------------------------------------------------------------------------------------------------------


def test_a_better_player_is_found_out() -> None:
    duel = play_duel(make_duel(leduc.GAME, "greedy", "random", 3), CLAIM, 2000)
    assert duel.verdict == H1
    assert duel.games == 2 * duel.blocks == duel.won + duel.shared + duel.lost
    assert duel.games < 2000
    assert duel.share.value == pytest.approx((duel.won + duel.shared / 2) / duel.games)
    assert duel.elo.value == pytest.approx(elo_of(duel.share.value))
    assert play_duel(make_duel(leduc.GAME, "random", "greedy", 3), CLAIM, 2000).verdict == H0


def test_jobs_and_known_blocks_make_no_difference() -> None:
    match = make_duel(leduc.GAME, "greedy", "random", 5)
    whole = play_duel(match, CLAIM, 2000)
    assert play_duel(match, CLAIM, 2000, jobs=2) == whole
    done: list[int] = []
    assert play_duel(match, CLAIM, 2000, progress=lambda games, _: done.append(games), known=whole.shares[:7]) == whole
    assert sum(done) == whole.games
    assert play_duel(match, CLAIM, 2000, known=(*whole.shares, (0, 0))) == whole


def test_without_a_verdict_it_ends_at_the_limit() -> None:
    match = make_duel(leduc.GAME, "random", "random", 5)
    duel = play_duel(match, Claim(0.5, 0.51), 21)
    assert (duel.verdict, duel.games, duel.stopped) == (OPEN, 20, False)
    assert play_duel(match, Claim(0.5, 0.51), 1).games == 2


def test_only_counted_blocks_are_written_down() -> None:
    lines: list[str] = []
    match = replace(make_duel(leduc.GAME, "greedy", "random", 5), watched=True)
    duel = play_duel(match, CLAIM, 2000, record=lines.extend)
    assert len(lines) == duel.games


def test_one_side_against_all_others() -> None:
    ganymede = find_game("ganymede")
    assert make_duel(ganymede, "greedy", "random", 1).seatings == ((0, 1), (1, 0))
    assert make_duel(ganymede, "greedy", "random", 1, players=3).seatings == ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    assert make_duel(ganymede, "greedy", "random", 1, options={"mode": "team"}).seatings == ((0, 1, 0, 1), (1, 0, 1, 0))
    duel = play_duel(make_duel(find_game("hearts"), "random", "random", 1), Claim(0.25, 0.3), 40)
    assert (duel.sides, duel.games) == (4, 40)


def test_nobody_to_play_against(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leduc.LeducGame, "side", lambda *_: 0, raising=False)
    with pytest.raises(ValueError, match="same side"):
        make_duel(leduc.GAME, "random", "random", 1)


# -- ladders ----------------------------------------------------------------------------------------------------------


def climb(rungs: list[Rung], most: int = 2000) -> Ladder:
    return play_ladder(rungs, CLAIM, most, 1, lambda _: lambda *_: None, None, {}, True)


def test_ladder() -> None:
    ladder = climb(make_rungs(leduc.GAME, ["random", "greedy"], 1, None, {}, None, False))
    duel = ladder.rungs[0].duel
    assert duel is not None
    assert (ladder.rungs[0].stronger, ladder.rungs[0].weaker, duel.verdict) == ("greedy", "random", H1)
    first, second = ladder.ratings
    assert (first.agent, first.elo.value) == ("random", 0)
    assert second.elo.low > 0
    assert first.skill is not None
    assert second.skill is not None
    assert first.skill.mu < second.skill.mu
    assert second.skill.ordinal == pytest.approx(second.skill.mu - 3 * second.skill.sigma)


def test_the_same_player_under_two_names_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leduc.LeducGame, "levels", lambda _: ("random", "random", "greedy", "greedy", "greedy"), raising=False)
    assert usual_agents(leduc.GAME) == [f"level:{level}" for level in range(1, 6)]
    assert player_of("level:3", leduc.GAME) == "greedy"
    rungs = make_rungs(leduc.GAME, usual_agents(leduc.GAME), 1, None, {}, None, False)
    assert [rung.match is None for rung in rungs] == [True, False, True, True]
    ladder = climb(rungs, 20)
    assert len({rating.elo.value for rating in ladder.ratings}) == 2
    monkeypatch.setattr(leduc.LeducGame, "levels", lambda _: ("greedy",) * 5, raising=False)
    assert usual_agents(leduc.GAME)[:2] == ["random", "level:1"]


def test_ladders_that_are_none() -> None:
    with pytest.raises(ValueError, match="at least two"):
        make_rungs(leduc.GAME, ["random"], 1, None, {}, None, False)
    with pytest.raises(ValueError, match="listed twice"):
        make_rungs(leduc.GAME, ["random", "random"], 1, None, {}, None, False)


# -- ratings ----------------------------------------------------------------------------------------------------------


def test_two_players_are_as_far_apart_as_their_share() -> None:
    games = 1000.0
    ratings = bradley_terry(2, [Meeting(1, 0, 0.75, games, 2)])
    rate = (0.75 * games + HALF) / (games + 2 * HALF)
    assert ratings[1].value == pytest.approx(elo_of(rate))
    assert ratings[1].value == pytest.approx(190.85, abs=1)
    error = 400 / math.log(10) / math.sqrt((games + 1) * rate * (1 - rate))  # by the delta method
    assert ratings[1].variance == pytest.approx(error**2)


def test_a_chain_adds_up_and_a_circle_is_weighed() -> None:
    chain = bradley_terry(3, [Meeting(1, 0, 0.75, 1e6, 2), Meeting(2, 1, 0.64, 1e6, 2)])
    assert chain[2].value == pytest.approx(190.85 + 99.95, abs=0.1)
    assert chain[2].variance > chain[1].variance
    circle = bradley_terry(3, [Meeting(1, 0, 0.75, 1e6, 2), Meeting(2, 1, 0.64, 1e6, 2), Meeting(2, 0, 0.84210526, 1e6, 2)])
    assert circle[2].value == pytest.approx(290.8, abs=0.2)
    assert circle[2].variance < chain[2].variance


def test_strength_among_several() -> None:
    assert bradley_terry(2, [Meeting(1, 0, 0.25, 1e6, 4)])[1].value == pytest.approx(0, abs=0.01)
    assert bradley_terry(2, [Meeting(0, 1, 10 / 13, 1e6, 4)])[1].value == pytest.approx(-400, abs=0.1)


def test_games_that_are_worth_less_tell_less_surely() -> None:
    sure, unsure = (bradley_terry(2, [Meeting(1, 0, 0.75, 1000, 2, worth)])[1] for worth in (1.0, 0.5))
    assert unsure.value == pytest.approx(sure.value)
    assert unsure.variance == pytest.approx(2 * sure.variance)


def test_a_clean_sweep_has_a_rating_and_a_stranger_has_none() -> None:
    ratings = bradley_terry(4, [Meeting(1, 0, 1.0, 50, 2), Meeting(3, 2, 0.5, 50, 2)])
    assert 600 < ratings[1].value < 1000
    assert math.isnan(ratings[2].value)
    assert math.isnan(ratings[3].value)


def test_inverse() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 1.0, 0.0], [3.0, 0.0, 1.0]]
    inverse = inverted(matrix)
    product = [[sum(matrix[i][k] * inverse[k][j] for k in range(3)) for j in range(3)] for i in range(3)]
    assert product == [pytest.approx([1.0 if i == j else 0.0 for j in range(3)]) for i in range(3)]


def test_games_that_resemble_each_other_count_less() -> None:
    alike, mixed = Blocks(), Blocks()
    for number in range(1000):
        alike.put(2 * (number % 2), 2)
        mixed.put(1, 2)
    assert worth_of_a_game(alike.rate(), 2000) == pytest.approx(0.5, rel=0.01)
    assert worth_of_a_game(mixed.rate(), 2000) == 1
    sweep = Blocks()
    sweep.put(2, 2)
    sweep.put(2, 2)
    assert worth_of_a_game(sweep.rate(), 4) == 1


def test_ranks() -> None:
    assert ranks(PARTS, 2) == [1, 2]
    assert ranks(0, 2) == [2, 1]
    assert ranks(PARTS // 2, 2) == [1, 1]
    assert ranks(PARTS // 2, 4) == [1, 1, 2, 2]
    assert ranks(0, 4) == [2, 1, 2, 2]


def test_open_skill_orders_players() -> None:
    games = [(1, 0, PARTS, 2), (2, 1, PARTS, 2), (2, 0, PARTS, 2)] * 10
    skills = open_skill(3, games)
    assert skills[0].mu < skills[1].mu < skills[2].mu
    four = open_skill(2, [(1, 0, PARTS, 4)] * 10)
    assert four[0].mu < four[1].mu
