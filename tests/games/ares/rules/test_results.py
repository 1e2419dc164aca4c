"""E, V  Results, scoring, the end of the game."""

from __future__ import annotations

from games.ares.table_builder import attack, cards, find, force, run, seen, start, table
from senki.engine.table import OVER
from senki.games.ares import GAME
from senki.games.ares.model import AT_BASE, AT_FRONTIER, FIRST_SIDE, NONE, NORMAL, NORMAL_ATTACK, SCORE, Ares
from senki.games.ares.rules.results import end_battle, has_ended, points, results, winners

NO = 0


def fought(winner: int, where: int, holder: int = NONE) -> Ares:
    """A battle that is just over."""
    t = table([force("trooper", 2)], [force("pebble", 2)], holder=holder)
    t.attacker, t.defender, t.battleground = 0, 1, where
    results(t, winner)
    return t


def test_E1_the_defender_keeps_what_is_there() -> None:
    t = fought(1, AT_FRONTIER, holder=1)
    assert t.holder == 1
    assert t.victor == NONE


def test_E2_the_attacker_holds_the_frontier() -> None:
    assert fought(0, AT_FRONTIER, holder=1).holder == 0


def test_E3_a_taken_base_ends_the_game() -> None:
    t = fought(0, AT_BASE, holder=0)
    assert t.victor == 0
    assert has_ended(t)


def test_E3_a_whole_battle_for_the_base() -> None:
    """The base is empty of forces: after one round it is taken, and the game is over without another draw."""
    t = table([force("trooper", 2)], [], holder=0, hands=(("terran-standard",), ()))
    t.deck[1], t.laid[1] = [], t.deck[1]
    t.spent[1] = len(t.laid[1])
    play = start(t, "turn").answer(0, "use-as", NORMAL).answer(0, "retreat", NO).finish()
    assert t.victor == 0
    assert ("base-taken", 0, 1) in play.events
    assert len(t.hand[0]) == 0


def test_E4_survivors_go_back() -> None:
    """The line is cleared, units stay on their cards, a destroyed building's place is gone."""
    t = table([force("trooper", 2)], [force("pebble", 2), force("ember", 0)])
    t.attacker, t.defender, t.battleground = 0, 1, AT_BASE
    t.front = [[find(t, 0, "trooper")], [find(t, 1, "pebble")]]
    t.discard[1].append(t.base[1].card[1])
    t.base[1].card[1] = NONE
    end_battle(t)
    assert t.front == [[], []]
    assert [base.units for base in t.base[:2]] == [[2], [2]]
    assert [cards().card_ids[card] for card in t.base[1].card] == ["quake"]


def test_E5_screens_draw_and_the_next_turn() -> None:
    t = table([force("trooper", 2)], [force("pebble", 2)], holder=1, hands=(("terran-standard",), ()))
    start(t, "turn").answer(0, "use-as", NORMAL).answer(1, "defend", AT_BASE).finish()
    assert t.sight[:2] == [1, 2]
    assert [len(hand) for hand in t.hand] == [3, 3]
    assert t.turn == 1


def test_V1_attack_cards_are_scoring_cards() -> None:
    t = table([force("trooper", 1)], [force("pebble", 1)], holder=1)
    attack(t, 0, 1, NORMAL_ATTACK)
    run(t, "battle", answers=[(1, "defend", AT_BASE)])
    assert points(t, 1) == 1


def test_V2_scoring_without_an_attack() -> None:
    """The card is shown and scored; nobody constructs, and it was the card of the turn."""
    t = table([force("trooper", 1)], [force("pebble", 1)], holder=0, hands=(("terran-raid",), ()))
    card = t.hand[0][0]
    play = start(t, "turn").answer(0, "use-as", SCORE).finish()
    assert play.events[0] == ("scored", 0, card)
    assert t.scored[0] == [card]
    assert seen(t, 1, "revealed") == [card, NONE]
    assert not play.told("screen-down")
    assert t.turn == 1


def test_V3_the_game_ends_when_all_cards_are_used() -> None:
    """One player without cards is not enough."""
    t = table(hands=(("barracks",), ()))
    t.discard = [t.deck[0] + t.bottom[0], t.deck[1] + t.bottom[1]]
    t.deck, t.bottom = [[], []], [[], []]
    assert not has_ended(t)
    start(t, "turn").answer(0, "use-as", FIRST_SIDE).finish()
    assert has_ended(t)


def ended(scored: list[int], holder: int) -> Ares:
    t = table()
    t.holder = holder
    t.scored = [t.deck[seat][:count] for seat, count in enumerate(scored)]
    t.seat = OVER
    return t


def test_V4_a_point_for_each_scoring_card() -> None:
    t = ended([2, 3], NONE)
    assert GAME.scores(t) == [2, 3]
    assert winners(t) == [1]


def test_V5_two_points_for_the_frontier() -> None:
    t = ended([2, 3], 0)
    assert GAME.scores(t) == [4, 3]
    outcome = GAME.outcome(t)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_V6_of_equals_the_holder_wins() -> None:
    assert winners(ended([1, 3], 0)) == [0]
    assert winners(ended([3, 1], 1)) == [1]
    assert winners(ended([3, 3], NONE)) == [0, 1]
