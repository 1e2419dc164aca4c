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
    part_number,
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
from senki.games.ganymede.model import LEFT, LEFT_OFF, NONE, RIGHT, Ganymede, actions

Fit = tuple[tuple[int, ...], tuple[int, ...]]
SMALL = ("shield", "rifle", "thruster-pack", "mega-booster")  # of a Basalt Ox and a Teal Swift: SP 0, -1, +1, +2


def sample(t: Ganymede, seat: int, seed: int) -> Ganymede:
    return cast(Ganymede, determinize(GAME, t, seat, Rng(seed)))


def fit_of(t: Ganymede, seat: int) -> Fit:
    return tuple(t.fitted[seat * 2]), tuple(t.fitted[seat * 2 + 1])


def legal_fits(t: Ganymede, seat: int) -> list[Fit]:
    """By brute force, from the rules B8.1 and B8.2 alone: every way to place the seat's four parts."""
    found: list[Fit] = []
    for places in itertools.product(range(3), repeat=4):
        on = [tuple(part for part, place in zip(t.parts[seat], places, strict=True) if place == wanted) for wanted in range(2)]
        slots = [[t.cards.slot[part] for part in some] for some in on]
        if all(len(set(of_mech)) == len(of_mech) for of_mech in slots) and all(is_legal(t, seat * 2 + k, on[k]) for k in range(2)):
            found.append((on[0], on[1]))
    return found


def is_legal(t: Ganymede, unit: int, fitted: tuple[int, ...]) -> bool:
    return all(t.cards.mech[column][t.mech[unit]] + sum(t.cards.part[column][part] for part in fitted) > 0 for column in range(3))


def actions_if(t: Ganymede, unit: int, fitted: tuple[int, ...]) -> int:
    return t.cards.mech[0][t.mech[unit]] + sum(t.cards.part[0][part] for part in fitted)


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


def small_battle(x: MechCard, y: MechCard, deck: list[int] | None = None) -> Ganymede:
    """Red against green; green's parts are those of the small case."""
    t = battle(A=mech("grey-heron"), B=mech("ladybird"), X=x, Y=y, deck=deck)
    t.parts[GREEN] = parts(*SMALL)
    return t


def standby_battle() -> Ganymede:
    """Green's two mechs are on standby, with six actions between them: Basalt Ox 2 - 1, Teal Swift 3 + 2."""
    return small_battle(on_standby("basalt-ox", "rifle"), on_standby("teal-swift", "shield", "mega-booster"))


# -- every game -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", settings(GAME), ids=str)
def test_tables_dealt_again_are_legal_and_agree_with_what_is_known(setting: Setting) -> None:
    """Positions of random games, dealt again for every seat."""
    redealt = 0
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
                if t.face_up[unit]:
                    assert other.fitted[unit] == t.fitted[unit]
                if t.extra_known[unit]:
                    assert other.extra[unit] == t.extra[unit]
            redealt += any(other.fitted[unit] != t.fitted[unit] for unit in range(setting.seats * 2))
    assert redealt > 30


# -- each consistent fit, equally often -------------------------------------------------------------------------------


def test_with_both_mechs_on_standby_the_number_of_cards_counts() -> None:
    """All fits whose actions sum to what the deck tells occur, equally often, and no others."""
    t = standby_battle()
    total = actions(t, X) + actions(t, Y)
    wanted = [fit for fit in legal_fits(t, GREEN) if actions_if(t, X, fit[0]) + actions_if(t, Y, fit[1]) == total]
    assert 4 <= len(wanted) < len(legal_fits(t, GREEN))
    assert_even((fit_of(sample(t, RED, seed), GREEN) for seed in range(80 * len(wanted))), wanted)


def test_with_one_mech_turned_up_its_parts_are_known() -> None:
    """Green X is turned up with a rifle; the other parts may lie on Y or not at all, as far as the number of cards allows."""
    t = small_battle(mech("basalt-ox", "rifle"), on_standby("teal-swift", "shield", "thruster-pack"))
    wanted = [fit for fit in legal_fits(t, GREEN) if fit[0] == tuple(parts("rifle")) and actions_if(t, Y, fit[1]) == actions(t, Y)]
    assert [fit[1] for fit in wanted] == [tuple(parts("shield", "thruster-pack")), tuple(parts("thruster-pack"))]
    assert_even((fit_of(sample(t, RED, seed), GREEN) for seed in range(400)), wanted)


def test_with_both_turned_up_nothing_is_hidden() -> None:
    """Only the sides of odd cards are left to be dealt again."""
    t = small_battle(mech("basalt-ox", "rifle"), mech("teal-swift", "shield"))
    assert {fit_of(sample(t, RED, seed), GREEN) for seed in range(50)} == {fit_of(t, GREEN)}


def test_while_others_choose_a_finished_fit_may_be_any() -> None:
    """Green has finished fitting, red has not: every legal fit occurs, with every choice of the odd cards' sides."""
    play = play_draft(2, HANDS[3], SMALL)
    for place in (LEFT_OFF, LEFT_OFF, LEFT_OFF, LEFT_OFF):
        play.answer(GREEN, "fit-part", place)
    play.answer(GREEN, "extra-side", RIGHT)
    assert play.events[-1] == ("fitted", GREEN)
    t = play.t
    wanted = legal_fits(t, GREEN)
    samples = [sample(t, RED, seed) for seed in range(40 * len(wanted))]
    assert_even((fit_of(other, GREEN) for other in samples), wanted)
    for unit in (X, Y):
        odd = [other.extra[unit] for other in samples if actions(other, unit) % 2 == 1]
        assert_even(odd, [RIGHT, LEFT])
        assert {other.extra[unit] for other in samples if actions(other, unit) % 2 == 0} == {NONE}


def test_two_hidden_opponents_share_the_number_of_cards() -> None:
    """Three players: only the sum over green's and black's mechs on standby is known, and all pairs of fits that give it occur."""
    t = battle(
        3, X=on_standby("basalt-ox", "rifle"), Y=mech("teal-swift"), S=mech("cross-lynx"), T=on_standby("tree-frog", "thruster-pack")
    )
    t.parts[GREEN] = parts("rifle", "bayonet", "hammer", "mega-cannon")
    t.parts[BLACK] = parts("thruster-pack", "mega-booster", "shield", "gatling-gun")
    total = actions(t, X) + actions(t, T)
    green = [fit for fit in legal_fits(t, GREEN) if fit[1] == ()]
    black = [fit for fit in legal_fits(t, BLACK) if fit[0] == ()]
    wanted = [(g, b) for g in green for b in black if actions_if(t, X, g[0]) + actions_if(t, T, b[1]) == total]
    assert len({actions_if(t, X, g[0]) for g, _ in wanted}) > 1
    samples = [sample(t, RED, seed) for seed in range(80 * len(wanted))]
    assert_even(((fit_of(other, GREEN), fit_of(other, BLACK)) for other in samples), wanted)


# -- the side of the odd card -----------------------------------------------------------------------------------------


def odd_sides(t: Ganymede, unit: int) -> set[int]:
    return {sample(t, RED, seed).extra[unit] for seed in range(60)}


def test_an_odd_card_may_be_on_either_side_until_the_cards_tell() -> None:
    """Teal Swift with SP 3 is turned up; after one right and one left card both sides are possible, after two right cards one."""
    x, y = mech("basalt-ox"), mech("teal-swift")
    t = small_battle(x, y)
    assert odd_sides(t, Y) == {RIGHT, LEFT}
    others = [card for card in t.deck if card // 2 != Y]
    assert odd_sides(small_battle(x, y, deck=[*others, right(Y)]), Y) == {RIGHT, LEFT}
    assert odd_sides(small_battle(x, y, deck=[*others, left(Y)]), Y) == {RIGHT}


def test_the_card_of_an_attacker_on_standby_is_taken_into_account() -> None:
    """Green X on standby has one action or more; its right card has just been shown, so with one action that card is it."""
    t = small_battle(on_standby("basalt-ox", "rifle"), on_standby("teal-swift", "shield", "mega-booster"))
    start(t, "battle_step", dice=[right(X)])
    assert t.seat == RED
    samples = [sample(t, RED, seed) for seed in range(300)]
    for other in samples:
        check(other)
        assert other.deck.count(right(X)) + other.deck.count(left(X)) == actions(other, X) - 1
    single = {other.extra[X] for other in samples if actions(other, X) == 1}
    assert single == {RIGHT}


def test_a_players_own_secrets_stay_as_they_are() -> None:
    """Green looks: its own fits and odd cards are kept, red's mechs are open."""
    t = standby_battle()
    for seed in range(20):
        other = sample(t, GREEN, seed)
        assert fit_of(other, GREEN) == fit_of(t, GREEN)
        assert other.extra[X : Y + 1] == t.extra[X : Y + 1]


def test_a_destroyed_mech_stays_known() -> None:
    """Green X was destroyed, and its parts have been seen."""
    t = small_battle(destroyed("basalt-ox", "rifle"), on_standby("teal-swift", "shield"))
    for seed in range(20):
        assert sample(t, RED, seed).fitted[X] == parts("rifle")


# -- nothing of the truth ---------------------------------------------------------------------------------------------


def with_truth(fit: Fit, x_extra: int, y_extra: int) -> Ganymede:
    """The small battle with another truth that red cannot tell apart from it."""
    names = cards().part_ids
    lead = on_standby("basalt-ox", *[names[part] for part in fit[0]], extra=x_extra)
    wing = on_standby("teal-swift", *[names[part] for part in fit[1]], extra=y_extra)
    return small_battle(lead, wing)


def truths() -> list[Ganymede]:
    """All tables that red cannot tell from the small battle."""
    t = standby_battle()
    total = actions(t, X) + actions(t, Y)
    fits = [fit for fit in legal_fits(t, GREEN) if actions_if(t, X, fit[0]) + actions_if(t, Y, fit[1]) == total]
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
    before = {sample(t, RED, seed).fitted[X] == parts("rifle") for seed in range(100)}
    assert before == {True, False}
    run(t, "battle_step", dice=[right(B), 6, 6], answers=[(GREEN, "defend-with", X)])
    assert all(sample(t, RED, seed).fitted[X] == [part_number("rifle")] for seed in range(30))
    assert t.face_up[A] == 1
