"""What may follow an option: counted out it equals what is worked out by hand, tried out it agrees, and the true table plays no part."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from games.ganymede.table_builder import A, MechCard, X, Y, battle, mech, on_standby, right, start
from senki.agents.agent import Knowledge
from senki.agents.odds import Distribution, OptionOdds, exact_outcomes, odds, sampled_outcomes, what_follows, win_odds
from senki.engine.catalog import find_game
from senki.engine.chance import Rng, Seeded
from senki.engine.playout import start_game
from senki.engine.shapes import ENOUGH
from senki.engine.table import OVER, Table, apply
from senki.engine.view import view
from senki.games.ganymede import GAME
from senki.games.ganymede.model import Ganymede, accuracy, attack_dice, hit_points, rerolls
from senki.lab.statistics import wilson
from small_games import leduc
from small_games.leduc import CALL, FOLD, Leduc

GREEN = 1
HERON = on_standby("grey-heron", "rifle", "shield")  # with the Ladybird, the four parts that a player drafts
LADYBIRD = on_standby("ladybird", "cannon", "bayonet")


def asked_to_defend(**units: MechCard) -> Ganymede:
    """Red's A attacks, and green is asked which mech defends."""
    t = battle(2, False, None, "", **units)
    play = start(t, "battle_phase", dice=[right(A)])
    assert [asked.name for asked in play.open] == ["defend-with"]
    return t


def named(found: Distribution) -> dict[tuple[str, ...], Fraction]:
    """Outcomes by the results' names, with the count of hits."""
    named = {}
    for outcome, chance in found.rows:
        names = []
        for result in outcome.results:
            name = GAME.info.events[result.kind].name
            names.append(f"{name} {dict(result.values)['count']}" if name == "hits" else name)
        named[tuple(names)] = chance
    return named


def by_hand(dice: int, aim: int, left: int) -> dict[tuple[str, ...], Fraction]:
    """Binomial: so many dice, each a hit at the accuracy or less; a mech with so many points left is destroyed by that many hits."""
    p = Fraction(min(aim, 6), 6)
    found = {}
    for hits in range(dice + 1):
        names = ["missed"] if hits == 0 else [f"hits {hits}"] + (["destroyed"] if hits >= left else [])
        found[tuple(names)] = comb(dice, hits) * p**hits * (1 - p) ** (dice - hits)
    return {names: chance for names, chance in found.items() if chance}


@pytest.mark.parametrize("part", ["rifle", "shield", "cannon", "bayonet"])
def test_an_attack_is_binomial(part: str) -> None:
    t = asked_to_defend(A=mech("grey-heron", part), X=mech(damage=2), Y=mech())
    assert rerolls(t, A) == 0
    knowledge = Knowledge(GAME, t, GREEN, Rng(1))
    for unit in (X, Y):
        found = exact_outcomes(knowledge, unit, Rng(2))
        assert found is not None
        assert found.exact
        assert named(found) == by_hand(attack_dice(t, A), accuracy(t, A), hit_points(t, unit) - t.units.damage[unit])
        assert sum(chance for _, chance in found.rows) == 1


def test_tried_out_it_agrees() -> None:
    """With a fixed seed: every exact chance lies in the interval that trying gives."""
    knowledge = Knowledge(GAME, asked_to_defend(A=mech("grey-heron", "rifle"), X=mech(damage=2)), GREEN, Rng(1))
    exact = exact_outcomes(knowledge, X, Rng(2))
    assert exact is not None
    tried = sampled_outcomes(knowledge, X, Rng(5), 2000)
    assert (tried.exact, tried.trials) == (False, 2000)
    often = dict(tried.rows)
    for outcome, chance in exact.rows:
        low, high = wilson(float(often[outcome]) * tried.trials, tried.trials, 2.6)
        assert low <= chance <= high


def test_hidden_parts_make_it_about() -> None:
    """The attacker is on standby: what it will roll is not known, and it is turned up before it does."""
    t = asked_to_defend(A=HERON, B=LADYBIRD, X=mech(damage=2))
    knowledge = Knowledge(GAME, t, GREEN, Rng(1))
    assert exact_outcomes(knowledge, X, Rng(2)) is None
    found = what_follows(knowledge, X, Rng(2))
    assert found is not None
    assert found.tells
    assert not found.exact
    assert sum(chance for _, chance in found.rows) == 1


def test_what_others_choose_makes_it_about() -> None:
    """The attacker may roll again: that is red's to choose, and red does not roll its hits again."""
    t = asked_to_defend(A=mech("grey-heron", "shield-claw"), X=mech(), Y=mech())
    assert rerolls(t, A) > 0
    found = what_follows(Knowledge(GAME, t, GREEN, Rng(1)), Y, Rng(2))
    assert found is not None
    assert found.tells
    assert not found.exact


def test_a_reroll_is_exact() -> None:
    """Red rolls 1, 6, ... and may roll one die again: it then hits as often as the accuracy says, and to roll none is a sure thing."""
    t = asked_to_defend(A=mech("grey-heron", "shield-claw"), X=mech())
    dice, aim = attack_dice(t, A), accuracy(t, A)
    faces = [1] + [6] * (dice - 1)
    assert 1 <= aim < 6
    play = start(battle(2, A=mech("grey-heron", "shield-claw"), X=mech()), "battle_phase", dice=[right(A), *faces])
    play.answer(GREEN, "defend-with", X)
    [asked] = play.open
    assert asked.name == "reroll"
    knowledge = Knowledge(GAME, play.t, 0, Rng(1))
    enough = exact_outcomes(knowledge, ENOUGH, Rng(2))
    miss = exact_outcomes(knowledge, 1, Rng(2))
    hit = exact_outcomes(knowledge, 0, Rng(2))
    assert enough is not None
    assert miss is not None
    assert hit is not None
    assert named(enough) == {("hits 1",): 1}
    assert named(miss) == {("hits 1",): Fraction(6 - aim, 6), ("hits 2",): Fraction(aim, 6)}
    assert named(hit) == {("missed",): Fraction(6 - aim, 6), ("hits 1",): Fraction(aim, 6)}


def test_nothing_is_decided_by_a_draft() -> None:
    game = find_game("ganymede")
    setup = game.setup(2, {}, game.load_pack(None))
    table = start_game(setup, game.first(setup), Seeded(Rng(3)))
    rows = odds(Knowledge(game, table, table.seat, Rng(1)), 7)
    assert [row.option for row in rows] == list(table.options)
    assert all(row.follows is None for row in rows)
    assert all(row.gain is not None for row in rows)


# -- Leduc: everything hangs on a hidden card --------------------------------------------------------------------------


def last_question(seed: int) -> tuple[Leduc, int] | None:
    """A game of Leduc in which a call ends it: the last question, and who is asked."""
    rng = Rng(seed)
    setup = leduc.GAME.setup(2, {}, None)
    table: Table = start_game(setup, leduc.GAME.first(setup), Seeded(rng))
    while table.seat != OVER:
        after = table.clone()
        apply(after, Seeded(Rng(1)), CALL)
        if after.seat == OVER:
            assert isinstance(table, Leduc)
            return table, table.seat
        apply(table, Seeded(rng), table.options[rng.below(len(table.options))])
    return None


LAST_QUESTIONS = [found for found in map(last_question, range(40)) if found is not None]


@pytest.mark.parametrize("place", range(8))
def test_a_call_at_leduc_is_what_the_other_may_hold(place: int) -> None:
    table, seat = LAST_QUESTIONS[place]
    wins = Fraction(0)
    unknown = [card for card in range(6) if card not in (*table.hands[seat], *table.board)]
    for card in unknown:
        other = table.clone()
        assert isinstance(other, Leduc)
        other.hands[1 - seat] = [card]
        apply(other, Seeded(Rng(1)), CALL)
        outcome = leduc.GAME.outcome(other)
        assert outcome is not None
        wins += Fraction(int(seat in outcome.winners), len(outcome.winners) * len(unknown))
    knowledge = Knowledge(leduc.GAME, table, seat, Rng(place))
    assert exact_outcomes(knowledge, CALL, Rng(1)) is None
    tried = sampled_outcomes(knowledge, CALL, Rng(4), 1500)
    share = sum((chance * Fraction(outcome.share or 0) for outcome, chance in tried.rows), Fraction(0))
    low, high = wilson(float(share) * tried.trials, tried.trials, 3.0)
    assert low - 1e-9 <= wins <= high + 1e-9
    chances = {row.option: row.chance for row in win_odds(knowledge, 9, 400)}
    low, high = wilson(chances[CALL] * 400, 400, 3.0)
    assert low - 1e-9 <= wins <= high + 1e-9
    assert chances.get(FOLD, 0) == 0


# -- the true table plays no part --------------------------------------------------------------------------------------


def test_tables_that_look_alike_have_the_same_odds() -> None:
    one = asked_to_defend(A=HERON, B=LADYBIRD, X=mech(damage=2))
    two = asked_to_defend(A=on_standby("ladybird", "bayonet"), B=on_standby("grey-heron", "rifle", "cannon", "shield"), X=mech(damage=2))
    assert (one.units.fitted, one.units.mech) != (two.units.fitted, two.units.mech)
    two.parts = [row[:] for row in one.parts]  # in the order in which they were drafted
    assert view(GAME, one, GREEN) == view(GAME, two, GREEN)
    found: list[list[OptionOdds]] = [odds(Knowledge(GAME, t, GREEN, Rng(1)), 5) for t in (one, two)]
    assert found[0] == found[1]
    assert any(row.follows for row in found[0])


def test_cards_of_others_play_no_part() -> None:
    table, seat = LAST_QUESTIONS[0]
    other = table.clone()
    assert isinstance(other, Leduc)
    card = other.pool.pop()
    other.pool.append(other.hands[1 - seat].pop())
    other.hands[1 - seat].append(card)
    assert view(leduc.GAME, table, seat) == view(leduc.GAME, other, seat)
    assert odds(Knowledge(leduc.GAME, table, seat, Rng(1)), 3) == odds(Knowledge(leduc.GAME, other, seat, Rng(1)), 3)


def test_a_limit_of_time_makes_them_rougher() -> None:
    """By a clock of our own: each look at it takes a tenth of a second."""
    ticks = iter(range(10**9))
    knowledge = Knowledge(GAME, asked_to_defend(A=HERON, B=LADYBIRD), GREEN, Rng(1))
    rows = odds(knowledge, 5, 2.0, lambda: next(ticks) / 10)
    assert all(1 <= row.playouts < 200 for row in rows)
    assert all(row.follows is not None and 1 <= row.follows.trials < 400 for row in rows)
