"""What computer players are told of Ganymede: odds that agree with games played out, and weights that a sensible player would give."""

from __future__ import annotations

import pytest

from games.ganymede.table_builder import (
    RED,
    A,
    B,
    Play,
    X,
    battle,
    cards,
    drafted,
    frame_of,
    mech,
    part_number,
    play_draft,
    right,
    start,
)
from senki.engine.chance import Rng
from senki.engine.playout import Sensible
from senki.engine.shapes import ENOUGH
from senki.engine.table import begin
from senki.games.ganymede import GAME
from senki.games.ganymede.hints.power import battle_odds, hits_of, power_of, standing_power, values_of
from senki.games.ganymede.hints.weights import best_fitting
from senki.games.ganymede.model import LEAD, WING, Ganymede
from senki.games.ganymede.questions import DRAFT_PART


def even(damage: int = 0, gone: str = "", deck: list[int] | None = None) -> Ganymede:
    """Two players with equal mechs; the first one's lead mech may be damaged."""
    lead, wing = mech("cross-lynx", damage=damage), mech("ladybird")
    return battle(2, deck=deck, gone=gone, A=lead, B=wing, X=mech("ember-scorpion"), Y=mech("tree-frog"))


def test_hits_to_be_expected() -> None:
    """Two dice at AIM 3: one hit; a die to roll again adds a half of the half that misses, AIM above 6 is worth no more than 6."""
    assert hits_of([3, 3, 3, 2, 0], 0) == 36
    assert hits_of([3, 3, 3, 2, 1], 0) == 36 + 18
    assert hits_of([3, 3, 3, 2, 9], 0) == 36 + 18
    assert hits_of([3, 3, 3, 2, 0], 1) == 48
    assert hits_of([3, 3, 9, 2, 5], 0) == 72


def test_the_weaker_mech_falls_first() -> None:
    weak, strong = [2, 4, 1, 1, 0], [4, 4, 4, 3, 0]
    assert power_of(weak, strong) == power_of(strong, weak) == 4 * (2 * 6 + 4 * 72) + 5 * 4 * 90


def test_equal_players_have_equal_odds() -> None:
    t = even()
    assert standing_power(t, 0) == standing_power(t, 1)
    assert battle_odds(t, 0) == battle_odds(t, 1) == 500


def test_damage_and_spent_cards_lower_the_odds() -> None:
    assert battle_odds(even(damage=3), RED) < 450
    spent = even(deck=[4, 5, 6, 7])  # only green's cards are left in the deck
    assert battle_odds(spent, RED) < 450
    assert battle_odds(spent, RED) + battle_odds(spent, 1) == pytest.approx(1000, abs=1)


@pytest.mark.parametrize("damage", [0, 2, 4])
@pytest.mark.parametrize("gone", ["", "B", "Y"])
def test_odds_agree_with_games_played_out(damage: int, gone: str) -> None:
    t = even(damage, gone)
    won = 0
    for seed in range(200):
        copy = t.clone()
        begin(copy, frame_of("battle_phase"), Sensible(GAME, Rng(seed)))
        won += GAME.payoff(copy, RED)
    assert battle_odds(t, RED) == pytest.approx(won / 200, abs=150)


def weights_by_option(play: Play) -> dict[int, int]:
    return dict(zip(play.t.options, GAME.weights(play.t), strict=True))


def test_only_dice_that_miss_are_rolled_again() -> None:
    gunner = mech("grey-heron", "scatter-gun", "shield-claw", left_off=("rifle",))
    t = battle(2, A=gunner, gone="Y")
    play = start(t, "battle_phase", dice=[right(A), 1, 6, 5])
    assert weights_by_option(play) == {0: 0, 1: 1, 2: 0, ENOUGH: 0}
    play.answer(RED, "reroll", 1)
    assert weights_by_option(play) == {2: 1, ENOUGH: 0}
    other = start(battle(2, A=gunner, gone="Y"), "battle_phase", dice=[right(A), 1, 2, 3])
    assert weights_by_option(other) == {0: 0, 1: 0, 2: 0, ENOUGH: 1}


def test_the_mech_that_can_bear_it_defends() -> None:
    t = battle(2, A=mech("grey-heron", "rifle", damage=2), B=mech("ladybird", "shield"), X=mech("basalt-ox"))
    weights = weights_by_option(start(t, "battle_phase", dice=[right(X)]))
    assert weights[B] > weights[A] > 0


def test_the_best_fitting_is_the_best_of_all() -> None:
    t = drafted(("shield", "rifle", "cannon", "bayonet"), ("hero-shield", "gatling-gun", "thruster-pack", "pile-bunker"))
    power, fitting = best_fitting(cards(), t.units.mech[0], t.units.mech[1], t.parts[0])
    t.units.fitted[0], t.units.fitted[1] = fitting
    assert power == standing_power(t, RED) == power_of(values_of(t, 0), values_of(t, 1))
    assert set(fitting[LEAD] + fitting[WING]) <= set(t.parts[0])
    plain = battle(2)
    assert power > standing_power(plain, RED)


def test_a_part_goes_where_the_best_fitting_has_it() -> None:
    play = play_draft(2)
    t: Ganymede = play.t
    fitting = best_fitting(t.cards, t.units.mech[0], t.units.mech[1], t.parts[0])[1]
    part = t.parts[0][0]
    liked = [option for option, weight in weights_by_option(play).items() if weight]
    assert liked == [LEAD if part in fitting[LEAD] else WING]


def test_a_third_part_of_a_slot_is_not_wanted() -> None:
    t = drafted(("shield", "pile-bunker"), ("hero-shield", "gatling-gun"), mechs={0: "grey-heron", 1: "ladybird"})
    t.offer = [part_number("bayonet"), part_number("rifle")]
    t.ask(RED, DRAFT_PART, t.offer[:])
    assert GAME.weights(t) == [1, 64]
