"""C4, C5  Destruction, players who are out, the winner, and soul inheritance."""

from __future__ import annotations

import pytest

from games.ganymede.table_builder import (
    BLACK,
    GREEN,
    LETTERS,
    RED,
    A,
    B,
    S,
    T,
    X,
    Y,
    battle,
    destroyed,
    left,
    mech,
    on_standby,
    right,
    run,
    start,
)
from senki.engine.table import OVER
from senki.games.ganymede import GAME
from senki.games.ganymede.invariants import check
from senki.games.ganymede.model import LEFT, NONE, accuracy, attack_dice, hit_points, living_units
from senki.games.ganymede.rules.battle import is_decided, winners


def test_C4_after_the_damage_the_mech_is_looked_at() -> None:
    """Hits, destruction, soul: in this order."""
    t = battle(A=mech("grey-heron"), X=mech(damage=4))
    play = run(t, "battle_step", dice=[right(A), 1, 6], answers=[(GREEN, "defend-with", X)])
    assert [event[0] for event in play.events[-3:]] == ["hits", "destroyed", "soul"]


@pytest.mark.parametrize(
    "before,dice,falls", [(3, [1, 6], False), (3, [1, 1], True), (4, [1, 6], True), (4, [1, 1], True), (4, [6, 6], False)]
)
def test_C4_1_damage_that_reaches_the_hit_points_destroys(before: int, dice: list[int], falls: bool) -> None:
    """Basalt Ox has HP 5; damage below, equal to and above that."""
    t = battle(A=mech("grey-heron"), X=mech("basalt-ox", damage=before))
    run(t, "battle_step", dice=[right(A), *dice], answers=[(GREEN, "defend-with", X)])
    assert bool(t.units.destroyed[X]) == falls
    check(t)


def test_C4_1_the_counters_come_off_and_the_mech_is_turned_down() -> None:
    """A destroyed mech has no damage and fights no more, neither as attacker nor as defender."""
    t = battle(X=mech(damage=4))
    run(t, "destruction", unit=X)
    assert (t.units.damage[X], t.units.destroyed[X]) == (0, 1)
    assert living_units(t, GREEN) == [Y]


def test_C4_1_soul_inheritance_follows_at_once_for_the_owner() -> None:
    """Ruling: the sentence means the defender, who owns the mech; the attacker inherits nothing."""
    t = battle(X=mech(damage=4))
    play = run(t, "destruction", unit=X)
    assert play.events == [("destroyed", X), ("soul", X, Y)]
    assert t.units.souls[:4] == [NONE, NONE, NONE, X]


def test_C4_2_a_player_whose_last_mech_falls_is_out() -> None:
    """Green Y is the last mech of green; there is no soul to pass on."""
    t = battle(3, X=destroyed())
    play = run(t, "destruction", unit=Y)
    assert play.events == [("destroyed", Y), ("out", GREEN)]
    assert t.out == [0, 1, 0]


@pytest.mark.parametrize("players", [3, 4])
def test_C4_2_with_three_or_four_players_the_others_play_on(players: int) -> None:
    """Ruling: red destroys green's last mech and has not won; the next card is drawn."""
    t = battle(players, A=mech("grey-heron", extra=LEFT), X=destroyed(), Y=mech(damage=3))
    play = start(t, "battle_phase", dice=[left(A), 1, 6, left(A)])
    assert ("out", GREEN) in play.events
    assert not play.told("won")
    assert play.events[-1] == ("attack", A, BLACK)
    assert not is_decided(t)


def test_C4_2_with_two_players_the_game_ends_at_once() -> None:
    """Both readings are the same: the attacker is the last survivor."""
    t = battle(A=mech("grey-heron"), X=destroyed(), Y=mech(damage=3))
    play = run(t, "battle_phase", dice=[left(A), 1, 6])
    assert play.events[-2:] == [("out", GREEN), ("won", RED)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_C4_3_the_last_player_with_a_mech_wins(players: int) -> None:
    """Each player in turn is the only one left, with one mech or with two."""
    for survivor in range(players):
        for lost in (False, True):
            gone = [LETTERS[unit] for unit in range(players * 2) if unit // 2 != survivor or (lost and unit % 2 == 0)]
            t = battle(players, gone="".join(gone))
            assert is_decided(t)
            assert winners(t) == [survivor]
            play = run(t, "battle_phase")
            assert play.events == [("won", survivor)]
            assert t.seat == OVER
            assert GAME.scores(t) == [int(seat == survivor) for seat in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_C4_3_with_two_survivors_nobody_has_won(players: int) -> None:
    """The last two have one mech each."""
    gone = [LETTERS[unit] for unit in range(players * 2) if unit not in (A, players * 2 - 1)]
    assert not is_decided(battle(players, gone="".join(gone)))


def test_C4_3_a_player_who_did_not_strike_the_last_blow_can_win() -> None:
    """Red and black fight over green's end: red destroys green, then black destroys red, and black has won."""
    t = battle(3, A=destroyed(), B=mech("ladybird", damage=4), X=destroyed(), Y=mech(damage=3), S=destroyed())
    play = run(t, "battle_phase", dice=[left(B), 1, 6, right(S), left(S), left(T), 1, 6])
    assert [event for event in play.events if event[0] in ("out", "won")] == [("out", GREEN), ("out", RED), ("won", BLACK)]


# -- C5  soul inheritance ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fallen", [X, Y])
def test_C5_the_other_mech_bears_the_soul(fallen: int) -> None:
    """Ruling: there is never a choice, and nobody is asked."""
    t = battle()
    bearer = X + Y - fallen
    aim, hp, dice = accuracy(t, bearer), hit_points(t, bearer), attack_dice(t, bearer)
    play = run(t, "destruction", unit=fallen)
    assert play.events[-1] == ("soul", fallen, bearer)
    assert (accuracy(t, bearer), hit_points(t, bearer), attack_dice(t, bearer)) == (aim + 1, hp + 1, dice)


def test_C5_the_damage_on_the_bearer_stays() -> None:
    """Ruling: Teal Swift (HP 3) has two damage; with the soul it has HP 4 and still two damage."""
    t = battle(Y=mech("teal-swift", damage=2))
    run(t, "destruction", unit=X)
    assert (t.units.damage[Y], hit_points(t, Y)) == (2, 4)


def test_C5_the_extra_hit_point_counts_at_once() -> None:
    """Ruling: the next hit, the third damage, would have destroyed Teal Swift; with the soul it takes a fourth."""
    t = battle(A=mech("grey-heron"), X=mech(damage=4), Y=mech("teal-swift", damage=2))
    run(t, "battle_step", dice=[right(A), 1, 6], answers=[(GREEN, "defend-with", X)])
    run(t, "battle_step", dice=[right(A), 1, 6])
    assert (t.units.damage[Y], t.units.destroyed[Y]) == (3, 0)
    run(t, "battle_step", dice=[left(A), 1, 6])
    assert t.units.destroyed[Y]


def test_C5_the_extra_accuracy_counts_in_the_next_attack() -> None:
    """Teal Swift (AIM 3) hits with a 4 once it bears the soul."""
    t = battle(X=destroyed(), Y=mech("teal-swift"))
    play = run(t, "battle_step", dice=[right(Y), 4], answers=[(RED, "defend-with", B)])
    assert play.events[-1] == ("hits", B, 1)


def test_C5_a_bearer_on_standby_stays_face_down() -> None:
    """Ruling: only C2.1 turns mechs up."""
    t = battle(Y=on_standby())
    run(t, "destruction", unit=X)
    assert t.units.souls[Y] == X
    assert t.units.face_up[Y] == 0


def test_C5_the_soul_is_worth_the_same_whatever_mech_it_was() -> None:
    """A destroyed mech's own parts do not count for the bearer."""
    t = battle(X=destroyed("basalt-ox", "hero-shield", "rifle"), Y=mech("teal-swift"), S=destroyed(), players=3)
    assert (accuracy(t, Y), hit_points(t, Y), attack_dice(t, Y)) == (4, 4, 1)
    assert t.units.souls[Y] == X
    assert t.units.souls[S] == NONE
