"""A  Declaration, the defender's stand, the reveal, who takes part."""

from __future__ import annotations

from games.ares.table_builder import attack, cards, empty, find, force, run, seen, start, table
from senki.games.ares.model import (
    AT_BASE,
    AT_FRONTIER,
    DEEP,
    DEEP_STRIKE,
    NONE,
    NORMAL,
    NORMAL_ATTACK,
    SCORE,
    TAKE_FRONTIER,
    Ares,
    unit_of,
)
from senki.games.ares.pack import STANDARD
from senki.games.ares.rules.battle import attacking_forces, defending_forces
from senki.games.ares.rules.places import attack_uses


def standard(t: Ares, seat: int) -> int:
    """A Standard attack of the player's deck."""
    return next(card for card in t.deck[seat] if cards().kind[card] == STANDARD)


def units(t: Ares, forces: list[int]) -> list[str]:
    return [cards().unit_ids[unit_of(t, number)] for number in forces]


def test_A1_both_cards_lie_face_down() -> None:
    """While the defender decides, nobody but the attacker knows the attack card and the combat choice."""
    t = table([force("trooper", 2)], [force("pebble", 2)], holder=1, hands=(("terran-raid",), ()))
    play = start(t, "turn").answer(0, "use-as", DEEP)
    assert play.asked.name == "defend"
    assert seen(t, 1, "declared")[0] == {"hidden": 1}
    assert seen(t, 1, "choice")[0] is None
    assert seen(t, 0, "choice")[0] == DEEP_STRIKE
    assert seen(t, 0, "declared")[0] == t.declared[0]


def test_A1_1_taking_the_neutral_frontier() -> None:
    """The attacker constructs, the defender does not; the attack card is discarded and scores nothing."""
    t = table([empty("barracks", resources=1)], [empty("quake", resources=1)], hands=(("terran-standard",), ()))
    card = t.hand[0][0]
    start(t, "turn").answer(0, "use-as", TAKE_FRONTIER).finish()
    assert t.holder == 0
    assert [base.units for base in t.base] == [[1], [0], [1], [0]]
    assert t.discard[0] == [card]
    assert t.scored == [[], []]
    assert t.turn == 1


def test_A1_1_base_defence_does_not_take_the_frontier() -> None:
    t = table([force("turret", 2)], [], hands=(("terran-standard",), ()))
    play = start(t, "turn").answer(0, "use-as", TAKE_FRONTIER).finish()
    assert t.holder == NONE
    assert ("frontier-not-taken", 0) in play.events


def test_A1_1_a_neutral_frontier_leaves_only_the_deep_strike() -> None:
    t = table()
    assert attack_uses(t, 0, standard(t, 0)) == [TAKE_FRONTIER, DEEP]


def test_A1_2_normal_attack_goes_by_who_holds_the_frontier() -> None:
    """The holder attacks the base; the other one attacks the frontier."""
    for attacker, holder, where in ((0, 0, AT_BASE), (0, 1, AT_FRONTIER)):
        t = table([force("trooper", 1)], [force("pebble", 1)], holder=holder)
        attack(t, attacker, 1, NORMAL_ATTACK)
        play = start(t, "battle")
        if holder == 1:
            play.answer(1, "defend", AT_FRONTIER)
        assert t.battleground == where


def test_A1_2_the_holder_does_not_strike_deep() -> None:
    t = table(holder=0)
    assert attack_uses(t, 0, standard(t, 0)) == [NORMAL, SCORE]
    assert attack_uses(t, 1, standard(t, 1)) == [NORMAL, DEEP]


def test_A1_3_a_deep_strike_goes_at_the_base() -> None:
    t = table([force("stealth", 1)], [force("pebble", 1)], holder=1)
    attack(t, 0, 1, DEEP_STRIKE)
    start(t, "battle").answer(1, "defend", AT_BASE)
    assert t.battleground == AT_BASE


def test_A2_the_defender_constructs_first() -> None:
    """Before anything of the attack is shown."""
    t = table([empty("barracks", resources=2)], [empty("quake", resources=2)], holder=1)
    attack(t, 0, 1, NORMAL_ATTACK)
    play = start(t, "battle")
    assert play.asked.name == "defend"
    assert t.base[1].units == [2]
    assert t.base[0].units == [0]
    assert t.sight[0] == 1
    assert play.events[0] == ("screen-down", 1)


def test_A2_1_only_the_holder_chooses() -> None:
    t = table([force("trooper", 1)], [force("pebble", 1)], holder=0)
    attack(t, 0, 1, NORMAL_ATTACK)
    play = start(t, "battle")
    assert play.asked.name != "defend"
    assert t.stand == AT_BASE


def test_A3_marker_on_six_or_three() -> None:
    for choice, rounds in ((NORMAL_ATTACK, 6), (DEEP_STRIKE, 3)):
        t = table([force("stealth", 1)], [force("pebble", 1)], holder=1)
        attack(t, 0, 1, choice)
        play = start(t, "battle").answer(1, "defend", AT_FRONTIER)
        assert t.rounds_left == rounds
        assert play.told("revealed")[0][3] == choice


def test_A3_1_the_card_goes_to_the_holder() -> None:
    """Also when the holder loses the frontier in this very battle."""
    t = table([force("trooper", 1)], [force("pebble", 1)], holder=1)
    attack(t, 0, 1, NORMAL_ATTACK)
    card = t.declared[0][0]
    run(t, "battle", answers=[(1, "defend", AT_BASE)])
    assert t.holder == 0
    assert t.scored == [[], [card]]


def test_A3_1_without_a_holder_it_is_discarded() -> None:
    t = table([force("trooper", 1)], [force("pebble", 1)])
    attack(t, 0, 1, DEEP_STRIKE)
    card = t.declared[0][0]
    run(t, "battle")
    assert t.discard[0] == [card]
    assert t.scored == [[], []]


def test_A3_2_the_attacker_constructs_after_the_reveal() -> None:
    t = table([empty("barracks", resources=2)], [force("pebble", 1)], holder=1)
    attack(t, 0, 1, NORMAL_ATTACK)
    play = start(t, "battle").answer(1, "defend", AT_FRONTIER)
    order = [event[0] for event in play.events]
    assert order.index("revealed") < order.index("built")
    assert t.base[0].units == [2]


def test_A3_3_all_but_base_defence_attack() -> None:
    t = table([force("trooper", 1), force("turret", 2), force("tank", 1)], [force("pebble", 1), force("guardian", 2)])
    t.attacker, t.defender = 0, 1
    assert units(t, attacking_forces(t, False)) == ["trooper", "tank"]
    t.battleground = AT_FRONTIER
    assert units(t, defending_forces(t)) == ["pebble"]
    t.battleground = AT_BASE
    assert units(t, defending_forces(t)) == ["pebble", "guardian"]


def test_A3_4_only_deep_strikers_strike_deep() -> None:
    t = table([force("trooper", 1), force("stealth", 2), force("bomber", 1)], [])
    t.attacker, t.defender = 0, 1
    assert units(t, attacking_forces(t, True)) == ["stealth", "bomber"]


def test_A3_5_the_frontier_is_given_up() -> None:
    """The defender stands by the base: no battle, and the frontier changes hands."""
    t = table([force("trooper", 1)], [force("pebble", 3)], holder=1)
    attack(t, 0, 1, NORMAL_ATTACK)
    play = run(t, "battle", answers=[(1, "defend", AT_BASE)])
    assert t.holder == 0
    assert ("gives-way", 1) in play.events
    assert not play.told("placed")


def test_A3_5_nobody_comes_to_take_it() -> None:
    """Ruling: without a unit that may leave the base the attacker takes no frontier, given up or neutral (A1.1)."""
    t = table([force("turret", 4)], [force("pebble", 3)], holder=1)
    attack(t, 0, 1, NORMAL_ATTACK)
    card = t.declared[0][0]
    play = run(t, "battle", answers=[(1, "defend", AT_BASE)])
    assert t.holder == 1
    assert t.scored == [[], [card]]
    assert ("no-forces", 0) in play.events
    assert ("battle-won", 1) in play.events
    assert not play.told("gives-way")


def test_A3_6_a_deep_strike_without_strikers_is_lost() -> None:
    t = table([force("trooper", 4)], [])
    attack(t, 0, 1, DEEP_STRIKE)
    play = run(t, "battle")
    assert ("no-forces", 0) in play.events
    assert ("battle-won", 1) in play.events


def test_A3_6_a_frontier_without_defenders_is_lost() -> None:
    """Guardians are base defence: nobody stands on the frontier."""
    t = table([force("trooper", 1)], [force("guardian", 4)], holder=1)
    attack(t, 0, 1, NORMAL_ATTACK)
    run(t, "battle", answers=[(1, "defend", AT_FRONTIER)])
    assert t.holder == 0


def test_A3_what_was_shown_is_remembered() -> None:
    """The battle ends in the same step, without a force to strike with, and the card lies face down again: all have seen it."""
    t = table([force("trooper", 1)], [force("pebble", 1)], holder=1)
    attack(t, 0, 1, DEEP_STRIKE)
    card = t.declared[0][0]
    assert seen(t, 1, "revealed") == [NONE, NONE]
    start(t, "battle").answer(1, "defend", AT_FRONTIER).finish()
    assert seen(t, 1, "scored")[0] == {"hidden": None}
    assert seen(t, 1, "revealed") == [card, NONE]
    assert seen(t, 1, "revealed_choice") == [DEEP_STRIKE, NONE]


def test_A3_7_surprise() -> None:
    """The defender stood by the frontier, the strike goes at the base: the attacker scores, and all defenders fight."""
    t = table([force("stealth", 1)], [force("pebble", 1), force("guardian", 2)], holder=1)
    attack(t, 0, 1, DEEP_STRIKE)
    card = t.declared[0][0]
    play = start(t, "battle").answer(1, "defend", AT_FRONTIER)
    assert ("surprise", 1) in play.events
    assert t.scored == [[card], []]
    order = [event[0] for event in play.events]
    assert order.index("screen-down", order.index("revealed")) < order.index("surprise")  # known once the attacker has constructed
    assert play.asked.name == "place-next"  # two less scouting: the defender places first, out of both forces
    assert play.asked.options == [find(t, 1, "pebble"), find(t, 1, "guardian")]


def test_A3_7_no_surprise_without_a_striker() -> None:
    """Ruling: nobody strikes, so nobody is surprised; the card goes to the holder, as after any other attack."""
    t = table([force("trooper", 4)], [force("pebble", 1)], holder=1)
    attack(t, 0, 1, DEEP_STRIKE)
    card = t.declared[0][0]
    play = run(t, "battle", answers=[(1, "defend", AT_FRONTIER)])
    assert not play.told("surprise")
    assert t.scored == [[], [card]]
    assert ("battle-won", 1) in play.events
    assert t.holder == 1


def test_A3_7_a_striker_built_just_now_surprises() -> None:
    """What counts is who takes part once the attacker has constructed: Stealths that were resources when the cards were revealed."""
    t = table([empty("heavy-barracks", side=1, resources=4)], [force("pebble", 1)], holder=1)
    attack(t, 0, 1, DEEP_STRIKE)
    card = t.declared[0][0]
    play = start(t, "battle").answer(1, "defend", AT_FRONTIER)
    assert ("surprise", 1) in play.events
    assert t.scored == [[card], []]
