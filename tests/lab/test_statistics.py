"""Intervals, against known values and by how often they hold; Elo; the sequential test's error rates."""

from __future__ import annotations

import math
import random
import statistics

import pytest

from senki.lab.sprt import H0, H1, OPEN, Claim, Sprt, log_likelihood
from senki.lab.statistics import MOST_SUMMED, Blocks, Difference, elo_of, share_of, student, student95, wilson

RUNS = 200  # of a test, to measure how often it errs
Shares = tuple[float, float, float]  # how likely it is that a pair of games is lost, shared, won


def pairs(rate: float, alike: float) -> Shares:
    """Two games, each won at this rate; in a part of the pairs both end alike."""
    lost, won = 1 - rate, rate
    return lost * ((1 - alike) * lost + alike), 2 * lost * won * (1 - alike), won * ((1 - alike) * won + alike)


@pytest.mark.parametrize(
    "wins,games,low,high",
    [
        (0, 10, 0.0, 0.2775),  # Wilson 1927; Newcombe 1998 gives the figures of the next three
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (10, 10, 0.7225, 1.0),
        (0.5, 1, 0.0546, 0.9454),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_wilson_without_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("freedom,value", [(1, 12.706), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980), (10**6, 1.960)])
def test_student(freedom: int, value: float) -> None:
    """The usual printed table."""
    assert student95(freedom) == pytest.approx(value, abs=1e-3)


def test_mean_of_blocks_is_the_usual_interval_of_a_mean() -> None:
    """Blocks of one size: Student's interval of the block means, as any textbook has it."""
    values = [12, 15, 9, 20, 14, 13]
    blocks = Blocks()
    for value in values:
        blocks.put(2 * value, 2)
    mean, error = statistics.mean(values), statistics.stdev(values) / math.sqrt(len(values))
    estimate = blocks.mean()
    assert estimate.value == pytest.approx(mean)
    assert estimate.interval == pytest.approx((mean - 2.571 * error, mean + 2.571 * error), abs=3e-3)


def test_blocks_add_up_in_any_order() -> None:
    parts = [Blocks() for _ in range(3)]
    whole = Blocks()
    for number in range(30):
        wins, games = number % 5, 4 + number % 3
        parts[number % 3].put(wins, games)
        whole.put(wins, games)
    parts[2].add(parts[0])
    parts[2].add(parts[1])
    assert parts[2] == whole


def test_too_little_to_tell() -> None:
    blocks = Blocks()
    assert blocks.rate().interval == (0.0, 1.0)
    assert math.isnan(blocks.mean().value)
    blocks.put(1, 2)
    assert blocks.rate().interval == (0.0, 1.0)
    blocks.put(0, 0)  # a block without games is none
    assert blocks.blocks == 1
    assert math.isnan(Difference().estimate().value)


def test_blocks_that_end_all_alike_leave_some_doubt() -> None:
    """About the rule of three: after n blocks without exception, exceptions may still be 3.7 / n, each off by a half at least."""
    blocks = Blocks()
    for _ in range(50):
        blocks.put(2, 2)
    assert blocks.rate().low == pytest.approx(0.96, abs=0.005)
    assert blocks.rate().high == 1.0


@pytest.mark.parametrize("rate", [0.5, 0.8, 0.97])
@pytest.mark.parametrize("alike", [0.0, 0.6])
@pytest.mark.parametrize("count", [5, 40, 200])
def test_intervals_hold(rate: float, alike: float, count: int) -> None:
    """Of 300 intervals some 95 in 100 hold the true rate, or more where blocks are few; three standard errors are granted."""
    rng = random.Random(3)
    chances = pairs(rate, alike)
    held = 0
    for _ in range(300):
        blocks = Blocks()
        for wins in rng.choices((0, 1, 2), chances, k=count):
            blocks.put(wins, 2)
        low, high = blocks.rate().interval
        held += low <= rate <= high
    assert held / 300 > 0.95 - 3 * math.sqrt(0.95 * 0.05 / 300)


def test_counting_games_instead_of_blocks_would_promise_too_much() -> None:
    """Pairs that always end alike are half as many trials: the interval of blocks knows it, Wilson's of games does not."""
    rng = random.Random(5)
    missed = 0
    for _ in range(300):
        blocks = Blocks()
        for wins in rng.choices((0, 2), k=100):
            blocks.put(wins, 2)
        low, high = wilson(blocks.wins, blocks.games)
        missed += not low <= 0.5 <= high
        assert blocks.rate().high - blocks.rate().low > 1.3 * (high - low)
    assert missed > 30


def test_difference() -> None:
    """Against the same thing worked out block by block."""
    rng = random.Random(1)
    counts = [(rng.randrange(5), rng.randrange(1, 5), rng.randrange(5), rng.randrange(3)) for _ in range(40)]
    rows = [(a, m, b if n else 0, n) for a, m, b, n in counts]
    whole, parts = Difference(), [Difference(), Difference()]
    for number, row in enumerate(rows):
        whole.put(*row)
        parts[number % 2].put(*row)
    parts[0].add(parts[1])
    assert parts[0] == whole
    wins, games, other_wins, other_games = (sum(row[place] for row in rows) for place in range(4))
    off = [(a - wins / games * m) / games - (b - other_wins / other_games * n) / other_games for a, m, b, n in rows]
    variance = sum(x * x for x in off) * 40 / 39
    estimate = whole.estimate(rates=False)
    assert estimate.value == pytest.approx(wins / games - other_wins / other_games)
    assert estimate.variance == pytest.approx(variance)
    assert whole.estimate().variance == pytest.approx(variance + 1 / 40**2 + 1 / sum(bool(row[3]) for row in rows) ** 2)


def test_what_two_rates_share_falls_out_of_their_difference() -> None:
    rng = random.Random(2)
    paired, unpaired = Difference(), Difference()
    rows = [rng.randrange(11) for _ in range(100)]
    for number, luck in enumerate(rows):
        paired.put(luck + 1, 12, luck, 12)
        unpaired.put(luck + 1, 12, rows[number - 1], 12)
    assert paired.estimate(rates=False).variance == pytest.approx(0, abs=1e-12)
    assert unpaired.estimate(rates=False).variance > 1e-4


# -- Elo --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("share,elo", [(0.5, 0), (0.75, 190.85), (0.64, 99.95), (10 / 11, 400), (0.0, -math.inf), (1.0, math.inf)])
def test_elo(share: float, elo: float) -> None:
    assert elo_of(share) == pytest.approx(elo, abs=0.01)
    assert share_of(elo) == pytest.approx(share, abs=1e-4)


def test_elo_among_several() -> None:
    """An even share is 0 for any number of sides; 400 points are ten times the strength of each other."""
    for sides in (2, 3, 4, 6):
        assert elo_of(1 / sides, sides) == pytest.approx(0)
        assert share_of(400, sides) == pytest.approx(10 / (10 + sides - 1))


# -- the sequential test ----------------------------------------------------------------------------------------------


def test_bounds_are_walds() -> None:
    claim = Claim(0.5, 0.55, 0.05, 0.1)
    assert (claim.lower, claim.upper) == pytest.approx((math.log(0.1 / 0.95), math.log(0.9 / 0.05)))


@pytest.mark.parametrize(
    "p0,p1,alpha,told",
    [(0.5, 0.5, 0.05, "p0 < p1"), (0.6, 0.5, 0.05, "p0 < p1"), (0.0, 0.5, 0.05, "0 <"), (0.5, 0.6, 0.0, "alpha"), (0.5, 0.6, 0.7, "alpha")],
)
def test_claims_that_make_no_sense(p0: float, p1: float, alpha: float, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Claim(p0, p1, alpha)


def test_likelihood_of_won_and_lost_games_is_bernoullis() -> None:
    """With two scores only there is one distribution for each mean, and the ratio is the one that everyone knows."""
    counts = {0.0: 30.0, 1.0: 70.0}
    ratio = log_likelihood(counts, 0.65) - log_likelihood(counts, 0.6)
    assert ratio == pytest.approx(70 * math.log(0.65 / 0.6) + 30 * math.log(0.35 / 0.4))


def test_likelihood_is_highest_at_the_mean() -> None:
    counts = {0.0: 11.0, 0.25: 7.0, 0.5: 40.0, 1.0: 23.0}
    mean = sum(score * count for score, count in counts.items()) / sum(counts.values())
    assert log_likelihood(counts, mean) == pytest.approx(0, abs=1e-9)
    assert all(log_likelihood(counts, mean + off) < 0 for off in (-0.2, -0.01, 0.01, 0.2))


def run_tests(claim: Claim, chances: Shares, runs: int, seed: int) -> dict[str, int]:
    rng = random.Random(seed)
    verdicts = {H0: 0, H1: 0, OPEN: 0}
    for _ in range(runs):
        test = Sprt(claim)
        while test.verdict == OPEN:
            test.add(rng.choices((0.0, 0.5, 1.0), chances)[0])
        verdicts[test.verdict] += 1
    return verdicts


@pytest.mark.parametrize("alike", [0.0, 0.4])
@pytest.mark.parametrize("p0,p1", [(0.5, 0.65), (0.6, 0.75), (0.85, 0.95)])
def test_error_rates(p0: float, p1: float, alike: float) -> None:
    """Where p0 is true, p1 is taken in 5 of 100 tests at most, and the other way round; three standard errors are granted."""
    claim = Claim(p0, p1)
    most = RUNS * (0.05 + 3 * math.sqrt(0.05 * 0.95 / RUNS))
    assert run_tests(claim, pairs(p0, alike), RUNS, 1)[H1] <= most
    assert run_tests(claim, pairs(p1, alike), RUNS, 2)[H0] <= most


def test_rates_beyond_the_two_are_told_apart_even_more_surely() -> None:
    assert run_tests(Claim(0.5, 0.6), pairs(0.4, 0.2), 100, 3) == {H0: 100, H1: 0, OPEN: 0}
    assert run_tests(Claim(0.5, 0.6), pairs(0.7, 0.2), 100, 3) == {H0: 0, H1: 100, OPEN: 0}


def test_pairs_that_are_always_shared_are_no_claim_to_more() -> None:
    test = Sprt(Claim(0.5, 0.55))
    for _ in range(200):
        test.add(0.5)
    assert test.verdict == H0
    before = test.llr
    test.add(1.0)
    assert test.llr == before


# -- many figures together --------------------------------------------------------------------------------------------


def test_student_for_many_figures() -> None:
    """Against tables: 99 % for five figures, 99.9 % for fifty; the sum and the expansion agree where they meet."""
    for freedom, one, five, fifty in ((4, 2.7764, 4.6041, 8.6103), (10, 2.2281, 3.1693, 4.5869), (30, 2.0423, 2.7500, 3.6460)):
        assert [student(freedom, many) for many in (1, 5, 50)] == pytest.approx([one, five, fifty], abs=2e-4)
    assert student(MOST_SUMMED, 200) == pytest.approx(student(MOST_SUMMED + 1, 200), abs=1e-3)


def test_figures_that_are_looked_at_together_are_wider() -> None:
    pairs = Difference()
    for number in range(40):
        pairs.put(number % 3, 2, number % 2, 2)
    widths = [estimate.high - estimate.low for estimate in (pairs.estimate(together=many) for many in (1, 10, 300))]
    assert widths == sorted(widths)
    assert widths[0] < 0.7 * widths[2]


def test_a_hundred_figures_hold_at_once() -> None:
    """Of simulated runs with fifty fair coins each, all intervals hold in about 95 % or more; one by one they would not."""
    rng = random.Random(5)
    held_all = held_plain = 0
    for _ in range(60):
        sure = plain = True
        for _ in range(50):
            coin = Blocks()
            for _ in range(40):
                coin.put(rng.randint(0, 1), 1)
            sure = sure and coin.rate(50).low <= 0.5 <= coin.rate(50).high
            plain = plain and coin.rate().low <= 0.5 <= coin.rate().high
        held_all += sure
        held_plain += plain
    assert held_all >= 54
    assert held_plain < 20
