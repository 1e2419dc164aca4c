"""T  Team battle: partners, the victory of a team, and bond inheritance."""

from __future__ import annotations

import itertools

import pytest

from games.ganymede.table_builder import (
    BLACK,
    GREEN,
    LETTERS,
    PURPLE,
    RED,
    A,
    B,
    E,
    F,
    S,
    T,
    X,
    Y,
    battle,
    empty_table,
    left,
    mech,
    play_draft,
    right,
    run,
    start,
    with_bond,
)
from senki.engine.options import check_setting
from senki.games.ganymede import GAME
from senki.games.ganymede.invariants import check
from senki.games.ganymede.model import LEFT, NONE, RIGHT, Seat, accuracy, are_foes, attack_dice, hit_points
from senki.games.ganymede.rules.battle import defending_player, is_decided, winners
from senki.games.ganymede.rules.teams import partner_of

# -- T1 to T3 ---------------------------------------------------------------------------------------------------------


def test_T1_team_battle_is_for_exactly_four() -> None:
    """The mode is refused for two and three players."""
    assert check_setting(GAME, 4, {"mode": "team"}) == {"mode": "team"}
    for players in (2, 3):
        with pytest.raises(ValueError, match=f"for 4 seats, not {players}"):
            check_setting(GAME, players, {"mode": "team"})
    assert check_setting(GAME, 4, {}) == {"mode": "royale"}


def test_T1_building_is_the_same_in_teams() -> None:
    """Four players draft and come to the same questions as without teams."""
    teams, royale = play_draft(4, teams=True), play_draft(4)
    assert teams.events == royale.events
    assert teams.open == royale.open


def test_T1_without_teams_there_is_no_bond() -> None:
    """A battle royale of four: red is out, and black across the table inherits nothing."""
    t = battle(4, gone="A")
    play = run(t, "destruction", unit=B)
    assert play.events == [("destroyed", B), ("out", RED)]
    assert t.units.bonds == [NONE] * 8


def test_T2_partners_sit_opposite_and_neighbours_are_enemies() -> None:
    """Red and black against green and purple."""
    t = empty_table(4, teams=True)
    assert [partner_of(seat) for seat in range(4)] == [BLACK, PURPLE, RED, GREEN]
    for seat, other in itertools.product(range(4), repeat=2):
        assert are_foes(t, seat, other) == ((seat - other) % 2 == 1)
    assert [GAME.side(t, seat) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.parametrize("side", [RIGHT, LEFT])
def test_T2_a_partner_is_never_attacked(side: int) -> None:
    """Ruling: whoever is out, an attack goes to an enemy who is in; first the neighbour on the card's side, else the other."""
    for out in itertools.product((0, 1), repeat=4):
        t = empty_table(4, teams=True)
        t.out = list(out)
        for seat in range(4):
            wanted = [(seat + 1) % 4, (seat - 1) % 4] if side == LEFT else [(seat - 1) % 4, (seat + 1) % 4]
            alive = [enemy for enemy in wanted if not out[enemy]]
            if alive and not out[seat]:
                assert defending_player(t, Seat(seat), side) == alive[0]


def test_T2_if_the_neighbour_is_out_the_remaining_enemy_defends() -> None:
    """Green is out: red's card to the left goes past black, the partner, to purple."""
    t = battle(4, teams=True, gone="XY")
    play = start(t, "battle_step", dice=[left(A)])
    assert play.events[-1] == ("attack", A, PURPLE)
    assert play.open[0].seat == PURPLE


@pytest.mark.parametrize(
    "survivors,team", [("AS", [RED, BLACK]), ("T", [RED, BLACK]), ("B", [RED, BLACK]), ("XF", [GREEN, PURPLE]), ("E", [GREEN, PURPLE])]
)
def test_T3_a_team_wins_when_both_enemies_are_out(survivors: str, team: list[int]) -> None:
    """One or both partners are left; the one who is out wins along."""
    t = battle(4, teams=True, gone="".join(letter for letter in LETTERS if letter not in survivors))
    assert is_decided(t)
    assert winners(t) == team
    play = run(t, "battle_phase")
    assert play.events == [("team-won", *team)]
    assert GAME.scores(t) == [int(seat in team) for seat in range(4)]


@pytest.mark.parametrize("survivors", ["AX", "AE", "TY", "BF", "ABSTF"])
def test_T3_while_both_teams_have_a_mech_nobody_has_won(survivors: str) -> None:
    """One mech on either side is enough to play on."""
    t = battle(4, teams=True, gone="".join(letter for letter in LETTERS if letter not in survivors))
    assert not is_decided(t)


def test_T3_the_last_blow_ends_the_game() -> None:
    """Purple's last mech falls, green being out already: red and black have won, and no bond is asked for."""
    t = battle(4, teams=True, A=mech("grey-heron"), F=mech("dusk-turtle", damage=5), gone="XYE")
    play = run(t, "battle_phase", dice=[right(A), 1, 6])
    assert play.events[-3:] == [("destroyed", F), ("out", PURPLE), ("team-won", RED, BLACK)]


# -- T4 to T6 ---------------------------------------------------------------------------------------------------------


def test_T4_the_partner_chooses_card_and_bearer_at_once() -> None:
    """Red's last mech falls; black is asked which of red's two mechs to take, and under which of its own."""
    t = battle(4, teams=True, gone="A")
    play = start(t, "destruction", unit=B)
    assert play.events == [("destroyed", B), ("out", RED)]
    assert [(asked.seat, asked.name, asked.options) for asked in play.open] == [(BLACK, "bond-mech", [A, B])]
    play.answer(BLACK, "bond-mech", A)
    assert [(asked.seat, asked.name, asked.options) for asked in play.open] == [(BLACK, "bond-bearer", [S, T])]
    play.answer(BLACK, "bond-bearer", T).finish()
    assert play.events[-1] == ("bond", A, T)
    assert t.units.bonds[T] == A
    check(t)


@pytest.mark.parametrize("bearer", [S, T])
@pytest.mark.parametrize("card", [A, B])
def test_T4_every_choice_gives_one_accuracy_and_one_hit_point(card: int, bearer: int) -> None:
    """Whatever is chosen, the bearer gains +1 and +1, and the other mech nothing. Ruling: the soul under B is not taken along."""
    t = battle(4, teams=True, S=mech(damage=1), gone="A")
    assert t.units.souls[B] == A
    other = S + T - bearer
    before = [(accuracy(t, unit), hit_points(t, unit), attack_dice(t, unit)) for unit in (bearer, other)]
    run(t, "destruction", answers=[(BLACK, "bond-mech", card), (BLACK, "bond-bearer", bearer)], unit=B)
    aim, hp, dice = before[0]
    assert (accuracy(t, bearer), hit_points(t, bearer), attack_dice(t, bearer)) == (aim + 1, hp + 1, dice)
    assert (accuracy(t, other), hit_points(t, other), attack_dice(t, other)) == before[1]
    assert t.units.souls[S] == t.units.souls[T] == NONE
    assert t.units.damage[S] == 1


def test_T4_a_single_living_mech_bears_the_bond_without_a_question() -> None:
    """Black has only T; the card is still chosen."""
    t = battle(4, teams=True, gone="AS")
    run(t, "destruction", answers=[(BLACK, "bond-mech", B)], unit=B)
    assert t.units.bonds[T] == B


def test_T4_it_is_always_carried_out() -> None:
    """Ruling: there is no option to decline."""
    t = battle(4, teams=True, gone="A")
    play = start(t, "bond_inheritance", fallen=RED)
    assert play.open[0].options == [A, B]
    play.answer(BLACK, "bond-mech", A)
    assert play.open[0].options == [S, T]


def test_T4_once_per_team() -> None:
    """A team that has had its bond gets none again; the other team's is its own."""
    t = battle(4, teams=True)
    run(t, "bond_inheritance", answers=[(BLACK, "bond-mech", A), (BLACK, "bond-bearer", S)], fallen=RED)
    assert t.bond_used == [1, 0]
    assert run(t, "bond_inheritance", fallen=RED).events == []
    assert run(t, "bond_inheritance", fallen=BLACK).events == []
    play = run(t, "bond_inheritance", answers=[(GREEN, "bond-mech", F), (GREEN, "bond-bearer", Y)], fallen=PURPLE)
    assert play.events == [("bond", F, Y)]
    assert t.bond_used == [1, 1]


def test_T4_a_partner_who_is_out_inherits_nothing() -> None:
    """Black fell first and red inherited; now red's last mech falls, and the team has lost."""
    t = battle(4, teams=True, B=with_bond(mech(), S), gone="AST")
    play = run(t, "destruction", unit=B)
    assert play.events == [("destroyed", B), ("out", RED)]
    assert is_decided(t)


def test_T4_the_bond_counts_in_the_same_battle() -> None:
    """Green destroys red; black's S then stands one more hit."""
    t = battle(4, teams=True, X=mech("basalt-ox"), B=mech("ladybird", damage=4), S=mech("cross-lynx", damage=4), gone="AT")
    play = start(t, "battle_step", dice=[right(X), 1, 6])
    play.answer(BLACK, "bond-mech", A).finish()
    assert (accuracy(t, S), hit_points(t, S)) == (4, 7)  # 2 and 5, with the soul of T and the bond
    run(t, "battle_step", dice=[left(X), 1, 6])
    assert (t.units.damage[S], t.units.destroyed[S]) == (5, 0)


def test_T5_the_bond_passes_to_the_other_mech_with_the_soul() -> None:
    """Black's S bears red's A and falls: T inherits the soul of S and the bond."""
    t = battle(4, teams=True, S=with_bond(mech(), A), gone="AB")
    play = run(t, "destruction", unit=S)
    assert play.events == [("destroyed", S), ("soul", S, T), ("bond-passed", S, T)]
    assert (t.units.souls[T], t.units.bonds[T], t.units.bonds[S]) == (S, A, NONE)
    check(t)


def test_T5_a_mech_without_the_bond_passes_on_its_soul_only() -> None:
    """Black's T falls, and the bond stays with S."""
    t = battle(4, teams=True, S=with_bond(mech(), A), gone="AB")
    play = run(t, "destruction", unit=T)
    assert play.events == [("destroyed", T), ("soul", T, S)]
    assert (t.units.souls[S], t.units.bonds[S]) == (T, A)


def test_T5_the_bond_ends_with_the_last_mech() -> None:
    """Black's last mech, which bears the bond, falls; there is nobody to pass it on to."""
    t = battle(4, teams=True, T=with_bond(mech(), A), gone="ABS")
    play = run(t, "destruction", unit=T)
    assert play.events == [("destroyed", T), ("out", BLACK)]


@pytest.mark.parametrize("fallen", [S, T])
def test_T6_soul_and_bond_together_give_two_and_two(fallen: int) -> None:
    """Whether the bearer of the bond falls or the other mech, the survivor has one soul and one bond."""
    t = battle(4, teams=True, S=with_bond(mech(), A), gone="AB")
    survivor = S + T - fallen
    plain = battle(4, teams=True)
    run(t, "destruction", unit=fallen)
    assert accuracy(t, survivor) == accuracy(plain, survivor) + 2
    assert hit_points(t, survivor) == hit_points(plain, survivor) + 2
    assert (t.units.souls[survivor], t.units.bonds[survivor]) == (fallen, A)


def test_T6_a_soul_and_then_a_bond() -> None:
    """Black's T bears the soul of S when red falls: it takes the bond as its second card, and no third can come."""
    t = battle(4, teams=True, gone="AS")
    run(t, "destruction", answers=[(BLACK, "bond-mech", A)], unit=B)
    assert (t.units.souls[T], t.units.bonds[T]) == (S, A)
    check(t)
    assert run(t, "bond_inheritance", fallen=RED).events == []


def test_T6_both_teams_can_have_their_bond() -> None:
    """Red and green are out: black and purple bear a bond each."""
    t = battle(4, teams=True, gone="AX")
    run(t, "destruction", answers=[(BLACK, "bond-mech", A), (BLACK, "bond-bearer", S)], unit=B)
    run(t, "destruction", answers=[(PURPLE, "bond-mech", Y), (PURPLE, "bond-bearer", E)], unit=Y)
    assert (t.units.bonds[S], t.units.bonds[E]) == (A, Y)
    assert t.bond_used == [1, 1]
    assert X not in t.units.bonds
    check(t)
