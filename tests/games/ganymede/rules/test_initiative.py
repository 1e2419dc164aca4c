"""B10, C1, C6  Initiative cards: what goes into the deck, who attacks whom, and the reset."""

from __future__ import annotations

import itertools

import pytest

from games.ganymede.table_builder import (
    BLACK,
    GREEN,
    HANDS,
    LETTERS,
    PURPLE,
    RED,
    A,
    B,
    F,
    S,
    T,
    X,
    Y,
    battle,
    cards,
    destroyed,
    drafted,
    empty_table,
    left,
    mech,
    on_standby,
    play_draft,
    right,
    run,
    seen,
    seen_by,
    start,
)
from senki.engine.packs import Pack
from senki.engine.table import CHANCE
from senki.games.ganymede.model import LEFT, NONE, RIGHT, Ganymede, Seat, actions
from senki.games.ganymede.pack import Cards
from senki.games.ganymede.rules.battle import defending_player
from senki.games.ganymede.rules.build import build_deck, cards_put_in, has_odd_card


def table_with_actions(sp: int, players: int = 3) -> Ganymede:
    """Red A has so many actions by a pack of its own; nothing is fitted."""
    records = [{**record, "sp": sp} if record["id"] == "grey-heron" else record for record in cards().pack.tables["mech"]]
    t = drafted(*HANDS[:players])
    t.cards = Cards(Pack("test", "ganymede", {**cards().pack.tables, "mech": records}))
    return t


# -- B10  choosing the cards ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sp", [1, 2, 3, 4, 5, 6])
def test_B10_a_mech_puts_in_as_many_cards_as_it_has_actions(sp: int) -> None:
    """Red A with one to six actions."""
    t = table_with_actions(sp)
    if has_odd_card(t, A):
        run(t, "choose_initiative", answers=[(RED, "extra-side", LEFT)], seat=RED, unit=A)
    build_deck(t)
    assert t.deck.count(right(A)) + t.deck.count(left(A)) == sp


@pytest.mark.parametrize("sp", [2, 4, 6])
def test_B10_1_even_actions_put_in_as_many_right_as_left_cards(sp: int) -> None:
    """The player is not asked anything."""
    t = table_with_actions(sp)
    assert run(t, "choose_initiative", seat=RED, unit=A).events == []
    assert t.units.extra[A] == NONE
    assert [cards_put_in(t, A, side) for side in (RIGHT, LEFT)] == [sp // 2, sp // 2]


@pytest.mark.parametrize("side", [RIGHT, LEFT])
@pytest.mark.parametrize("sp", [1, 3, 5])
def test_B10_1_of_odd_actions_the_player_chooses_the_side_with_one_more(sp: int, side: int) -> None:
    """Red says which side has one more, and no card goes beyond the three of that side."""
    t = table_with_actions(sp)
    play = start(t, "choose_initiative", seat=RED, unit=A)
    assert (play.open[0].seat, play.open[0].options) == (RED, [RIGHT, LEFT])
    play.answer(RED, "extra-side", side).finish()
    assert cards_put_in(t, A, side) == sp // 2 + 1
    assert cards_put_in(t, A, 1 - side) == sp // 2
    assert max(cards_put_in(t, A, RIGHT), cards_put_in(t, A, LEFT)) <= 3


@pytest.mark.parametrize("sp", [1, 3, 5])
def test_B10_1_with_two_players_the_side_is_not_asked_for(sp: int) -> None:
    """Ruling: the side never matters there (C1.3), so the odd card is to the right."""
    t = table_with_actions(sp, players=2)
    assert run(t, "choose_initiative", seat=RED, unit=A).over
    assert (cards_put_in(t, A, RIGHT), cards_put_in(t, A, LEFT)) == (sp // 2 + 1, sp // 2)


def test_B10_1_with_two_players_nobody_has_a_secret_side() -> None:
    """Ruling: green Y, a Teal Swift with three actions, is turned up, and red knows that two of its cards are to the right."""
    t = battle(Y=on_standby("teal-swift"))
    assert seen_by(t, RED, "extra")[Y] is None
    run(t, "battle_step", dice=[right(A), 6, 6], answers=[(GREEN, "defend-with", Y)])
    assert seen_by(t, RED, "extra")[Y] == RIGHT


def test_B10_1_example_green_x_with_two_actions_puts_in_one_right_and_one_left_card() -> None:
    """The rulebook's example: green X has SP 2."""
    t = battle(X=mech("basalt-ox"))
    assert actions(t, X) == 2
    assert [card for card in t.deck if card // 2 == X] == [right(X), left(X)]


@pytest.mark.parametrize("sp", [7, 8, 9])
def test_B10_1_more_than_six_actions_put_in_all_six_cards(sp: int) -> None:
    """Ruling, for packs of one's own: there are no more than three cards of each side, so there is no choice either."""
    t = table_with_actions(sp)
    assert run(t, "choose_initiative", seat=RED, unit=A).over
    build_deck(t)
    assert (t.deck.count(right(A)), t.deck.count(left(A))) == (3, 3)


def test_B10_1_the_side_of_the_odd_card_is_a_secret_until_the_cards_tell_it() -> None:
    """Green X has three actions with two to the left; after the second left card everyone knows."""
    t = battle(3, A=mech("grey-heron"), X=mech("basalt-ox", "thruster-pack", extra=LEFT))
    assert seen_by(t, GREEN, "extra")[X] == LEFT
    assert seen_by(t, RED, "extra")[X] is None
    run(t, "battle_step", dice=[left(X), 6, 6], answers=[(BLACK, "defend-with", S)])
    assert seen_by(t, RED, "extra")[X] is None
    run(t, "battle_step", dice=[left(X), 6, 6], answers=[(BLACK, "defend-with", S)])
    assert seen_by(t, RED, "extra")[X] == LEFT


def test_B10_1_an_even_mech_that_is_turned_up_has_no_secret_side() -> None:
    """Red B with two actions takes an attack, and green then knows that it has one card of each side."""
    t = battle(B=on_standby("ladybird"))
    assert seen_by(t, GREEN, "extra_known")[B] == 0
    run(t, "battle_step", dice=[right(X), 6, 6], answers=[(RED, "defend-with", B)])
    assert seen_by(t, GREEN, "extra")[B] == NONE
    assert seen_by(t, GREEN, "extra_known")[B] == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_B10_2_all_players_cards_make_one_deck(players: int) -> None:
    """All take what is offered first; the deck has the cards of all mechs, and nobody sees into it."""
    play = play_draft(players)
    while not play.over:
        asked = play.open[0]
        play.answer(asked.seat, asked.name, asked.options[0])
    t = play.t
    total = sum(actions(t, unit) for unit in range(players * 2))
    assert play.events[-1] == ("deck-built", total)
    assert len(t.deck) == total
    for unit in range(players * 2):
        assert t.deck.count(right(unit)) + t.deck.count(left(unit)) == actions(t, unit)
    for seat in (*range(players), None):
        assert seen(t, seat, "deck") == {"hidden": total}


# -- C1  attacker and defender ----------------------------------------------------------------------------------------


def test_C1_the_mech_on_the_card_attacks() -> None:
    """The card of black T is turned over: black attacks with T."""
    t = battle(3)
    play = start(t, "battle_step", dice=[left(T)])
    assert play.events == [("card-shown", left(T)), ("attack", T, RED)]
    assert t.attacker == T
    assert [asked.seat for asked in play.open] == [RED]


def test_C1_the_card_is_shown_and_leaves_the_deck() -> None:
    """Everyone sees the cards shown; the deck has one card less."""
    t = battle(2)
    before = len(t.deck)
    run(t, "draw_initiative", dice=[right(B)])
    assert t.answer == right(B)
    assert len(t.deck) == before - 1
    assert t.shown == [right(B)]
    assert seen_by(t, None, "shown") == [right(B)]


def test_C1_every_card_of_the_deck_may_come() -> None:
    """The deck is shuffled: chance draws from all the cards in it."""
    deck = sorted(battle(2).deck)
    for card in set(deck):
        t = battle(2)
        run(t, "draw_initiative", dice=[("initiative", card)])
        assert sorted([*t.deck, card]) == deck


def test_C1_1_nobody_is_asked_who_draws() -> None:
    """Ruling: the program draws by itself, at the start of the battle and after an attack."""
    t = battle(2)
    play = start(t, "battle_phase", dice=[right(A), 6, 6, right(X)])
    assert play.told("card-shown") == [("card-shown", right(A))]
    play.answer(GREEN, "defend-with", X)
    assert play.told("card-shown") == [("card-shown", right(A)), ("card-shown", right(X))]
    assert CHANCE not in [asked.seat for asked in play.open]


@pytest.mark.parametrize("players", [3, 4])
def test_C1_2_the_neighbour_on_the_side_of_the_card_defends(players: int) -> None:
    """All players are in: left is the next seat, right the one before."""
    t = empty_table(players)
    for seat in range(players):
        assert defending_player(t, Seat(seat), LEFT) == (seat + 1) % players
        assert defending_player(t, Seat(seat), RIGHT) == (seat - 1) % players


@pytest.mark.parametrize("card,defender", [(right(A), BLACK), (left(A), GREEN)])
def test_C1_2_right_and_left_in_a_battle_of_three(card: int, defender: int) -> None:
    """Red attacks to the right and to the left."""
    play = start(battle(3), "battle_step", dice=[card])
    assert play.events[-1] == ("attack", A, defender)
    assert play.open[0].seat == defender


@pytest.mark.parametrize("players", [3, 4])
def test_C1_2_a_neighbour_who_is_out_is_skipped(players: int) -> None:
    """Ruling: for every set of players who are out, the next living player in the card's direction defends."""
    for out in itertools.product((False, True), repeat=players):
        alive = [seat for seat in range(players) if not out[seat]]
        if len(alive) < 2:
            continue
        t = empty_table(players)
        t.out = [int(flag) for flag in out]
        for place, seat in enumerate(alive):
            assert defending_player(t, Seat(seat), LEFT) == alive[(place + 1) % len(alive)]
            assert defending_player(t, Seat(seat), RIGHT) == alive[place - 1]


@pytest.mark.parametrize("card,defender", [(right(A), BLACK), (left(A), BLACK), (right(S), RED), (left(S), RED)])
def test_C1_2_skipping_in_a_battle_of_four_with_two_out(card: int, defender: int) -> None:
    """Green and purple are out: red and black attack each other, whatever the card says."""
    t = battle(4, X=destroyed(), Y=destroyed(), E=destroyed(), F=destroyed())
    play = start(t, "battle_step", dice=[card])
    assert play.events[-1] == ("attack", card // 2, defender)


def test_C1_2_skipping_keeps_the_direction_of_the_card() -> None:
    """Green is out: red's left is now black, and its right is still purple."""
    t = battle(4, X=destroyed(), Y=destroyed())
    assert start(t, "battle_step", dice=[left(A)]).open[0].seat == BLACK
    t = battle(4, X=destroyed(), Y=destroyed())
    assert start(t, "battle_step", dice=[right(A)]).open[0].seat == PURPLE


@pytest.mark.parametrize("side", [RIGHT, LEFT])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_C1_3_with_one_opponent_left_the_side_does_not_matter(players: int, side: int) -> None:
    """Only red and one other player are in."""
    for other in range(1, players):
        t = empty_table(players)
        t.out = [int(seat not in (RED, other)) for seat in range(players)]
        assert defending_player(t, Seat(RED), side) == other
        assert defending_player(t, Seat(other), side) == RED


def test_C1_4_the_card_of_a_destroyed_mech_is_passed_over() -> None:
    """Red A is destroyed; its two cards come first, then one of green Y."""
    t = battle(A=destroyed())
    play = run(t, "battle_step", dice=[right(A), left(A), left(Y), 6])
    assert play.events[:5] == [
        ("card-shown", right(A)),
        ("card-dead", A),
        ("card-shown", left(A)),
        ("card-dead", A),
        ("card-shown", left(Y)),
    ]
    assert t.attacker == Y


def test_C1_4_the_deck_is_reset_in_the_middle_of_drawing() -> None:
    """The last card of the deck is one of a destroyed mech: the deck is reset, and drawing goes on."""
    t = battle(A=destroyed(), deck=[left(A)])
    play = run(t, "battle_step", dice=[left(A), left(Y), 6])
    names = [event[0] for event in play.events]
    assert names[:4] == ["card-shown", "card-dead", "deck-reset", "card-shown"]


def test_C1_4_the_card_of_a_mech_on_standby_counts() -> None:
    """Ruling: a mech on standby is not destroyed, so its card makes it attack."""
    t = battle(A=on_standby())
    play = start(t, "battle_step", dice=[right(A)])
    assert play.events[-1] == ("attack", A, GREEN)


def test_C1_4_the_card_of_a_destroyed_mech_lies_with_the_cards_shown() -> None:
    """Ruling: it leaves the game only at the next reset."""
    t = battle(A=destroyed())
    run(t, "draw_initiative", dice=[right(A), left(Y)])
    assert t.shown == [right(A), left(Y)]
    assert t.units.removed[A] == 0


# -- C6  the reset ----------------------------------------------------------------------------------------------------


def test_C6_an_empty_deck_is_made_anew_from_the_cards_shown() -> None:
    """All cards have been shown; before the next is drawn they make a new deck."""
    t = battle(2, deck=[])
    shown = sorted(t.shown)
    play = run(t, "draw_initiative", dice=[right(A)])
    assert play.events == [("deck-reset", len(shown)), ("card-shown", right(A))]
    assert sorted([*t.deck, right(A)]) == shown
    assert t.shown == [right(A)]


def test_C6_the_deck_is_not_reset_before_a_card_must_be_drawn() -> None:
    """The last card is drawn and its attack made; the deck stays empty until the next turn."""
    t = battle(2, deck=[right(A)])
    play = run(t, "battle_step", dice=[right(A), 6, 6], answers=[(GREEN, "defend-with", X)])
    assert t.deck == []
    assert not play.told("deck-reset")


@pytest.mark.parametrize("letters", ["", "A", "AX", "ABX", "ABXYS"])
def test_C6_every_living_mech_has_a_card_in_the_new_deck(letters: str) -> None:
    """Ruling: the deck never runs out for good, whichever mechs are destroyed."""
    t = battle(3, deck=[], gone=letters)
    draws = [right(T) if letters == "ABXYS" else left(Y)]
    run(t, "draw_initiative", dice=draws)
    units = {card // 2 for card in [*t.deck, *t.shown]}
    assert units == {unit for unit in range(6) if LETTERS[unit] not in letters}


def test_C6_1_the_cards_of_destroyed_mechs_leave_the_game() -> None:
    """Red A and green Y are destroyed: their cards are not in the new deck and never come back."""
    t = battle(A=destroyed(), Y=destroyed(), deck=[])
    run(t, "draw_initiative", dice=[right(B)])
    assert {card // 2 for card in [*t.deck, *t.shown]} == {B, X}
    assert t.units.removed[:4] == [1, 0, 0, 1]
    run(t, "draw_initiative", dice=[left(B)])
    t.shown += t.deck
    t.deck = []
    run(t, "draw_initiative", dice=[left(X)])
    assert {card // 2 for card in [*t.deck, *t.shown]} == {B, X}


def test_C6_1_a_mech_destroyed_after_the_reset_keeps_its_cards_until_the_next() -> None:
    """Green Y falls right after the reset; its cards stay in the deck, and are passed over."""
    t = battle(Y=mech(damage=2), A=mech(), deck=[])
    run(t, "battle_step", dice=[right(A), 1, 6], answers=[(GREEN, "defend-with", Y)])
    assert t.units.destroyed[Y]
    assert (t.deck.count(right(Y)), t.deck.count(left(Y))) == (2, 1)
    assert t.units.removed[Y] == 0


def test_C6_1_a_mech_on_standby_keeps_its_cards() -> None:
    """Ruling: "left face up" means not destroyed; here purple F is still face down at the reset."""
    t = battle(4, F=on_standby(), deck=[])
    run(t, "draw_initiative", dice=[right(A)])
    assert (t.deck.count(right(F)), t.deck.count(left(F))) == (1, 1)
