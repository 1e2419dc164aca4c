"""What a seat can know: tables dealt again agree with all that it has seen, are equally likely, and carry nothing of the truth."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from typing import cast

import pytest

from games.ganymede.table_builder import (
    BLACK,
    GREEN,
    HANDS,
    RED,
    A,
    B,
    MechCard,
    Play,
    T,
    X,
    Y,
    battle,
    cards,
    destroyed,
    left,
    mech,
    on_standby,
    parts,
    play_draft,
    right,
    run,
    start,
)
from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.position import dump
from senki.engine.testing.play import Setting, positions, settings
from senki.engine.view import view
from senki.games.ganymede import GAME
from senki.games.ganymede.invariants import check
from senki.games.ganymede.model import LEFT, NONE, RIGHT, Ganymede, actions

Fit = tuple[tuple[int, ...], tuple[int, ...], tuple[int, int]]  # parts on a seat's first and second unit, and what mechs they are
SMALL = ("rifle", "cannon", "thruster-pack", "mega-booster")  # of a Basalt Ox and a Teal Swift: SP -1, 0, +1, +2; one backpack stays off


def sample(t: Ganymede, seat: int, seed: int) -> Ganymede:
    return cast(Ganymede, determinize(GAME, t, seat, Rng(seed)))


def fit_of(t: Ganymede, seat: int) -> Fit:
    return tuple(t.units.fitted[seat * 2]), tuple(t.units.fitted[seat * 2 + 1]), (t.units.mech[seat * 2], t.units.mech[seat * 2 + 1])


def legal_fits(t: Ganymede, seat: int) -> list[Fit]:
    """By brute force, from the rules B8, B8.1, B8.2 and B9: every way to place as many of the seat's four parts as can be placed.

    With both letters of the two mechs, unless one of them has been turned up.
    """
    found: list[Fit] = []
    lead, wing = t.lead[seat], t.wing[seat]
    for mechs in [(lead, wing), (wing, lead)]:
        if t.units.mech_known[seat * 2] and t.units.mech[seat * 2] != mechs[0]:
            continue
        for places in itertools.product(range(3), repeat=4):
            on = [tuple(part for part, place in zip(t.parts[seat], places, strict=True) if place == wanted) for wanted in range(2)]
            slots = [[t.cards.slot[part] for part in some] for some in on]
            if all(len(set(of_mech)) == len(of_mech) for of_mech in slots) and all(is_legal(t, mechs[k], on[k]) for k in range(2)):
                found.append((on[0], on[1], mechs))
    most = max(len(fit[0]) + len(fit[1]) for fit in found)
    return [fit for fit in found if len(fit[0]) + len(fit[1]) == most]


def is_legal(t: Ganymede, mech: int, fitted: tuple[int, ...]) -> bool:
    return all(t.cards.mech[column][mech] + sum(t.cards.part[column][part] for part in fitted) > 0 for column in range(3))


def actions_if(t: Ganymede, fit: Fit, place: int) -> int:
    """The actions of a seat's first or second unit."""
    return t.cards.mech[0][fit[2][place]] + sum(t.cards.part[0][part] for part in fit[place])


def assert_even(found: Iterable[Hashable], wanted: Iterable[Hashable]) -> None:
    """Exactly what is wanted was found, each about equally often (chi-square, five standard deviations)."""
    counts = Counter(found)
    expected = list(wanted)
    assert set(counts) == set(expected)
    mean = sum(counts.values()) / len(expected)
    assert mean >= 20, "too few samples to judge"
    freedom = len(expected) - 1
    chi_square = sum((counts[one] - mean) ** 2 / mean for one in expected)
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 5, f"{chi_square:.0f} with {freedom} degrees of freedom"


def small_battle(x: MechCard, y: MechCard, deck: list[int] | None = None, players: int = 2, hand: tuple[str, ...] = SMALL) -> Ganymede:
    """Red against green; green's parts are those of the small case."""
    t = battle(players, A=mech("grey-heron"), B=mech("ladybird"), X=x, Y=y, deck=deck)
    t.parts[GREEN] = parts(*hand)
    return t


def standby_battle(players: int = 2) -> Ganymede:
    """Green's two mechs are on standby, with six actions between them: Basalt Ox 2 - 1, Teal Swift 3 + 2."""
    return small_battle(on_standby("basalt-ox", "rifle", "cannon"), on_standby("teal-swift", "mega-booster"), players=players)


# -- every game -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", settings(GAME), ids=str)
def test_tables_dealt_again_are_legal_and_agree_with_what_is_known(setting: Setting) -> None:
    """Positions of random games, dealt again for every seat."""
    redealt = relettered = 0
    for number, position in enumerate(positions(GAME, setting, seed=41, games=12, of_each=25)):
        t = cast(Ganymede, position.table)
        for seat in range(setting.seats):
            other = sample(t, seat, number)
            if t.sealed is None:
                check(other)
            assert view(GAME, other, seat) == view(GAME, t, seat)
            assert len(other.deck) == len(t.deck)
            assert fit_of(other, seat) == fit_of(t, seat)
            for unit in range(setting.seats * 2):
                if t.units.face_up[unit]:
                    assert other.units.fitted[unit] == t.units.fitted[unit]
                if t.units.mech_known[unit]:
                    assert other.units.mech[unit] == t.units.mech[unit]
                if t.units.extra_known[unit]:
                    assert other.units.extra[unit] == t.units.extra[unit]
            redealt += any(other.units.fitted[unit] != t.units.fitted[unit] for unit in range(setting.seats * 2))
            relettered += other.units.mech != t.units.mech
    assert redealt > 30
    assert relettered > 10


# -- each consistent fit, equally often -------------------------------------------------------------------------------


def test_with_both_mechs_on_standby_the_number_of_cards_counts() -> None:
    """All fits whose actions sum to what the deck tells occur with both choices of letters, equally often, and no others."""
    t = standby_battle()
    total = actions(t, X) + actions(t, Y)
    wanted = [fit for fit in legal_fits(t, GREEN) if actions_if(t, fit, 0) + actions_if(t, fit, 1) == total]
    assert 4 <= len(wanted) < len(legal_fits(t, GREEN))
    assert len({fit[2] for fit in wanted}) == 2
    assert_even((fit_of(sample(t, RED, seed), GREEN) for seed in range(80 * len(wanted))), wanted)


def test_with_one_mech_turned_up_its_parts_are_known() -> None:
    """Green X is turned up with a mega launcher; of the two rifles, as far as the number of cards tells, either may lie on Y."""
    hand = ("mega-launcher", "rifle", "twin-rifle", "shield")
    t = small_battle(mech("basalt-ox", "mega-launcher"), on_standby("teal-swift", "rifle", "shield"), hand=hand)
    launcher = tuple(parts("mega-launcher"))
    wanted = [fit for fit in legal_fits(t, GREEN) if fit[0] == launcher and actions_if(t, fit, 1) == actions(t, Y)]
    assert [fit[1] for fit in wanted] == [tuple(parts("rifle", "shield")), tuple(parts("twin-rifle", "shield"))]
    assert_even((fit_of(sample(t, RED, seed), GREEN) for seed in range(400)), wanted)


def test_with_both_turned_up_nothing_is_hidden() -> None:
    """Only the sides of odd cards are left to be dealt again."""
    t = small_battle(mech("basalt-ox", "rifle", "cannon"), mech("teal-swift", "thruster-pack"))
    assert {fit_of(sample(t, RED, seed), GREEN) for seed in range(50)} == {fit_of(t, GREEN)}


def test_while_others_choose_a_finished_fit_may_be_any() -> None:
    """Green has finished fitting, red has not: every legal fit occurs, with every choice of letters and of the odd cards' sides."""
    play = play_draft(3, HANDS[3], SMALL, ("missile-shield", "mega-launcher", "shield", "bayonet"))
    while asked := [question for question in play.open if question.seat == GREEN]:
        play.answer(GREEN, asked[0].name, asked[0].options[0])
    assert play.events[-1] == ("fitted", GREEN)
    t = play.t
    wanted = legal_fits(t, GREEN)
    samples = [sample(t, RED, seed) for seed in range(40 * len(wanted))]
    assert_even((fit_of(other, GREEN) for other in samples), wanted)
    for unit in (X, Y):
        odd = [other.units.extra[unit] for other in samples if actions(other, unit) % 2 == 1]
        assert_even(odd, [RIGHT, LEFT])
        assert {other.units.extra[unit] for other in samples if actions(other, unit) % 2 == 0} == {NONE}


def test_two_hidden_opponents_share_the_number_of_cards() -> None:
    """Three players: only the sum over green's and black's mechs on standby is known, and all pairs of fits that give it occur."""
    t = battle(
        3,
        X=on_standby("basalt-ox", "rifle", "thruster-pack"),
        Y=mech("teal-swift", "gatling-gun"),
        S=mech("cross-lynx", "twin-rifle"),
        T=on_standby("tree-frog", "rail-lance", "shield"),
    )
    t.parts[GREEN] = parts("rifle", "mega-launcher", "gatling-gun", "thruster-pack")
    t.parts[BLACK] = parts("twin-rifle", "rail-lance", "hammer", "shield")
    total = actions(t, X) + actions(t, T)
    green = [fit for fit in legal_fits(t, GREEN) if fit[1] == tuple(parts("gatling-gun"))]
    black = [fit for fit in legal_fits(t, BLACK) if fit[0] == tuple(parts("twin-rifle"))]
    wanted = [(g, b) for g in green for b in black if actions_if(t, g, 0) + actions_if(t, b, 1) == total]
    assert len({actions_if(t, g, 0) for g, _ in wanted}) > 1
    samples = [sample(t, RED, seed) for seed in range(80 * len(wanted))]
    assert_even(((fit_of(other, GREEN), fit_of(other, BLACK)) for other in samples), wanted)


# -- the side of the odd card -----------------------------------------------------------------------------------------


def odd_sides(t: Ganymede, unit: int) -> set[int]:
    return {sample(t, RED, seed).units.extra[unit] for seed in range(60)}


def test_an_odd_card_may_be_on_either_side_until_the_cards_tell() -> None:
    """Teal Swift with SP 3 is turned up; after one right and one left card both sides are possible, after two right cards one."""
    x, y = mech("basalt-ox"), mech("teal-swift")
    t = small_battle(x, y, players=3)
    assert odd_sides(t, Y) == {RIGHT, LEFT}
    others = [card for card in t.deck if card // 2 != Y]
    assert odd_sides(small_battle(x, y, [*others, right(Y)], players=3), Y) == {RIGHT, LEFT}
    assert odd_sides(small_battle(x, y, [*others, left(Y)], players=3), Y) == {RIGHT}


def test_the_card_of_an_attacker_on_standby_is_taken_into_account() -> None:
    """Green X on standby has one action or more; its right card has just been shown, so with one action that card is it."""
    t = standby_battle(players=3)
    start(t, "battle_step", dice=[right(X)])
    assert t.seat == RED
    samples = [sample(t, RED, seed) for seed in range(300)]
    for other in samples:
        check(other)
        assert other.deck.count(right(X)) + other.deck.count(left(X)) == actions(other, X) - 1
    single = {other.units.extra[X] for other in samples if actions(other, X) == 1}
    assert single == {RIGHT}


def test_with_two_players_an_attack_to_the_left_tells_that_there_is_another_card() -> None:
    """B10.1  There a single card is to the right. Green X on standby attacks to the left, so it is no Basalt Ox with one action."""
    t = small_battle(on_standby("teal-swift", "mega-booster"), on_standby("basalt-ox", "rifle", "cannon"))
    before = {actions(sample(t, RED, seed), X) for seed in range(300)}
    start(t, "battle_step", dice=[left(X)])
    samples = [sample(t, RED, seed) for seed in range(300)]
    for other in samples:
        check(other)
    assert {actions(other, X) for other in samples} == before - {1} != before
    assert {other.units.extra[unit] for other in samples for unit in (X, Y)} == {RIGHT, NONE}


def test_a_players_own_secrets_stay_as_they_are() -> None:
    """Green looks: its own fits and odd cards are kept, red's mechs are open."""
    t = standby_battle()
    for seed in range(20):
        other = sample(t, GREEN, seed)
        assert fit_of(other, GREEN) == fit_of(t, GREEN)
        assert other.units.extra[X : Y + 1] == t.units.extra[X : Y + 1]


def test_a_destroyed_mech_stays_known() -> None:
    """Green X was destroyed, and its parts have been seen."""
    t = small_battle(destroyed("basalt-ox", "rifle", "cannon"), on_standby("teal-swift", "thruster-pack"))
    for seed in range(20):
        assert sample(t, RED, seed).units.fitted[X] == parts("rifle", "cannon")


# -- nothing of the truth ---------------------------------------------------------------------------------------------


def with_truth(fit: Fit, x_extra: int, y_extra: int) -> Ganymede:
    """The small battle with another truth that red cannot tell apart from it."""
    mechs, names = cards().mech_ids, cards().part_ids
    x = on_standby(mechs[fit[2][0]], *[names[part] for part in fit[0]], extra=x_extra)
    y = on_standby(mechs[fit[2][1]], *[names[part] for part in fit[1]], extra=y_extra)
    return small_battle(x, y, players=3)


def truths() -> list[Ganymede]:
    """All tables that red cannot tell from the small battle."""
    t = standby_battle(players=3)
    total = actions(t, X) + actions(t, Y)
    fits = [fit for fit in legal_fits(t, GREEN) if actions_if(t, fit, 0) + actions_if(t, fit, 1) == total]
    return [with_truth(fit, x, y) for fit in fits for x in (RIGHT, LEFT) for y in (RIGHT, LEFT)]


def test_tables_that_a_seat_cannot_tell_apart_are_dealt_again_alike() -> None:
    """Whatever the truth, the same random numbers give the very same table."""
    tables = truths()
    assert len({str(view(GAME, t, RED)) for t in tables}) == 1
    for seed in range(10):
        assert len({str(dump(GAME, sample(t, RED, seed))) for t in tables}) == 1


def test_the_truth_does_not_show_in_the_samples() -> None:
    """Over random truths, the sampled fit and the true one are independent (chi-square of the table of counts)."""
    rng = Rng(7)
    tables = truths()
    counts: Counter[tuple[Fit, Fit]] = Counter()
    rows: Counter[Fit] = Counter()
    columns: Counter[Fit] = Counter()
    trials = 3000
    for seed in range(trials):
        t = tables[rng.below(len(tables))]
        truth, found = fit_of(t, GREEN), fit_of(sample(t, RED, seed), GREEN)
        counts[truth, found] += 1
        rows[truth] += 1
        columns[found] += 1
    assert set(rows) == set(columns)
    cells = [(truth, found, rows[truth] * columns[found] / trials) for truth in rows for found in columns]
    chi_square = sum((counts[truth, found] - mean) ** 2 / mean for truth, found, mean in cells)
    freedom = (len(rows) - 1) * (len(columns) - 1)
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("begin", [lambda: start(standby_battle(), "battle_step", dice=[right(A)]), lambda: play_draft(3)])
def test_the_true_table_is_not_touched(begin: Callable[[], Play]) -> None:
    """Dealing again works on a copy, in the battle and while fits are chosen."""
    t = begin().t
    before = dump(GAME, t)
    for seat in range(t.players):
        sample(t, seat, seat)
    assert dump(GAME, t) == before


def test_a_fit_shown_later_was_possible_before() -> None:
    """The small battle goes on: X takes an attack and is turned up, and from then on every sample has it as it is."""
    t = standby_battle()
    before = {sample(t, RED, seed).units.fitted[X] == parts("rifle", "cannon") for seed in range(100)}
    assert before == {True, False}
    assert {sample(t, RED, seed).units.mech[X] for seed in range(100)} == {t.lead[GREEN], t.wing[GREEN]}
    run(t, "battle_step", dice=[right(B), 6, 6], answers=[(GREEN, "defend-with", X)])
    assert all(sample(t, RED, seed).units.fitted[X] == parts("rifle", "cannon") for seed in range(30))
    assert all(sample(t, RED, seed).units.mech == t.units.mech for seed in range(30))
    assert t.units.face_up[A] == 1
