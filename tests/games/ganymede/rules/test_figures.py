"""The figures that players are shown, against what the rules do."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import cast

import pytest

from games.ganymede.table_builder import GREEN, RED, A, B, X, battle, mech, mech_number, on_standby, parts, right, start
from senki.engine.chance import Rng
from senki.engine.dice import OpenDice
from senki.engine.explain import Explainer, all_standing, standing
from senki.engine.figures import Figure, Term
from senki.engine.session import Session
from senki.engine.shapes import ENOUGH
from senki.engine.table import CHANCE
from senki.games.ganymede import GAME
from senki.games.ganymede.figures import hit_shares, possible_values
from senki.games.ganymede.model import (
    LEAD,
    LEFT_OFF,
    MECH,
    NONE,
    PART,
    PLACE,
    RIGHT,
    UNIT,
    WING,
    Ganymede,
    accuracy,
    actions,
    attack_dice,
    hit_points,
    rerolls,
    seat_of,
    shown_of,
)
from senki.games.ganymede.pack import AIM, DICE, REROLLS
from senki.games.ganymede.rules.fits import legal_fits, place_in

HAND = ("shield", "rifle", "cannon", "bayonet")


def named(figures: list[Figure], name: str) -> Figure:
    return next(figure for figure in figures if figure.name == name)


def check_shown(t: Ganymede) -> None:
    """What every seat is shown, held against the rules' own functions."""
    for seat in (*range(t.players), None):
        shown = standing(GAME, t, seat)
        for unit in range(2 * t.players):
            known = t.units.mech[unit] != NONE and (seat_of(unit) == seat or bool(t.units.face_up[unit]))
            assert (unit in shown.get("sp", {})) == known
            if known:
                values = (actions(t, unit), hit_points(t, unit), accuracy(t, unit), attack_dice(t, unit), rerolls(t, unit))
                assert [shown[name][unit] for name in ("sp", "hp", "aim", "dice", "rerolls")] == list(values)
                if not t.units.destroyed[unit]:
                    assert shown["left"][unit] == hit_points(t, unit) - t.units.damage[unit] > 0  # C4.1
            elif unit == t.attacker:  # B11: from the least to the most that it may be
                for name, value in (("dice", attack_dice(t, unit)), ("aim", accuracy(t, unit)), ("rerolls", rerolls(t, unit))):
                    told = shown[name][unit]
                    assert told == value or (isinstance(told, list) and told[0] <= value <= told[1])
    assert all(isinstance(number, int) for numbers in all_standing(GAME, t).values() for number in numbers.values())


@pytest.mark.parametrize("players,mode", [(2, "royale"), (3, "royale"), (4, "team")])
def test_V6_what_is_shown_is_what_the_rules_play_by(players: int, mode: str) -> None:
    """At every question of some games, for every seat and a spectator; souls (C5), bonds (T4) and damage included."""
    for seed in range(4):
        session = Session(GAME, players, {"mode": mode}, GAME.load_pack(None), OpenDice())
        rng = Rng(seed)
        while not session.over:
            check_shown(cast(Ganymede, session.table))
            asked = session.pending()[0]
            session.answer(asked.seat, asked.options[rng.below(len(asked.options))])


def test_V6_a_value_names_the_mech_the_parts_the_soul_and_the_bond() -> None:
    t = battle(2, A=mech("grey-heron", "shield", damage=1), gone="B")
    figure = next(one for one in GAME.figures(t, RED) if one.name == "left" and one.value == A)
    assert figure.terms == [
        Term(3, "V2", "", MECH, mech_number("grey-heron")),
        Term(2, "V6", "", PART, parts("shield")[0]),
        Term(1, "C5", "soul", UNIT, B),
        Term(-1, "C3.2", "damage"),
    ]
    assert (figure.rule, figure.total) == ("C4.1", 5)


# -- B6, B8  parts ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "hand", [HAND, ("shield", "bayonet", "hero-shield", "rifle"), ("high-booster", "rail-lance", "mega-cannon", "missile-pod")]
)
def test_B8_a_plan_breaks_no_rule_just_where_it_is_a_legal_fit(hand: tuple[str, ...]) -> None:
    """All 81 ways to place four parts: the figures find the same ones legal as the rules."""
    session = Session(GAME, 2, {}, GAME.load_pack(None), OpenDice())
    to_fitting(session, hand)
    t = cast(Ganymede, session.table)
    explainer = Explainer(GAME, t, RED)
    assert t.about() == (t.parts[RED][0],)  # nothing is forced before it
    legal = {tuple(place_in(fit, number) for number in range(4)) for fit in legal_fits(t, RED)}
    assert legal
    for plan in itertools.product((LEAD, WING, LEFT_OFF), repeat=4):
        broken = [figure.breaks for figure in explainer.explain_plan(plan) if figure.breaks]
        assert (not broken) == (plan in legal), (plan, broken)


def to_fitting(session: Session, hand: tuple[str, ...]) -> None:
    """Red drafts the hand, and the others whatever comes."""
    wanted = list(parts(*hand))
    while True:
        asked = next((one for one in session.pending() if one.seat in (RED, CHANCE)), session.pending()[0])
        if asked.question.name == "fit-part" and asked.seat == RED:
            return
        if asked.question.name == "draft-part":
            own = [part for part in asked.options if part in wanted]
            other = [part for part in asked.options if part not in wanted]
            session.answer(asked.seat, own[0] if asked.seat == RED else other[0])
        else:
            session.answer(asked.seat, asked.options[0])


def test_B8_a_plan_says_what_is_wrong_by_which_rule() -> None:
    """Two left-hand parts on one mech (B8.1), a value at zero (B8.2), a part left off that has room (B8)."""
    session = Session(GAME, 2, {}, GAME.load_pack(None), OpenDice())
    to_fitting(session, ("shield", "bayonet", "high-booster", "rifle"))
    explainer = Explainer(GAME, session.table, RED)
    twice = explainer.explain_plan((LEAD, LEAD, WING, NONE))
    slot = named(twice, "slot-left")
    assert (slot.total, slot.limit, slot.breaks, slot.kind, slot.value) == (2, 1, "B8.1", PLACE, LEAD)
    assert named(twice, "parts").breaks == ""  # not all is decided yet
    left_off = named(explainer.explain_plan((LEAD, WING, WING, LEFT_OFF)), "parts")
    assert (left_off.total, left_off.limit, left_off.breaks) == (3, 4, "B8")


def test_B10_1_planned_cards_are_those_that_go_into_the_deck() -> None:
    """With three players, whatever is planned: the cards of both sides, and the one whose side is asked for."""
    for seed in range(6):
        session = Session(GAME, 3, {}, GAME.load_pack(None), OpenDice())
        rng = Rng(seed)
        planned: list[Figure] = []
        while not cast(Ganymede, session.table).deck:
            asked = session.pending()[0]
            if asked.question.name == "lead-letter" and asked.seat == RED:
                planned = Explainer(GAME, session.table, RED).explain_plan(())
            if asked.question.name == "extra-side":
                by_side = session.explain(asked.seat, RIGHT)
                assert named(by_side, "cards-right").total == named(by_side, "cards-left").total + 1
            session.answer(asked.seat, asked.options[rng.below(len(asked.options))])
        t = cast(Ganymede, session.table)
        for place in (LEAD, WING):
            unit = next(unit for unit in (A, B) if t.units.mech[unit] == (t.lead if place == LEAD else t.wing)[RED])
            of = {figure.name: figure.total for figure in planned if figure.value == place}
            odd = of.get("mech-odd", 0)
            assert odd == (t.units.extra[unit] != NONE)
            assert t.deck.count(right(unit)) + shown_of(t, unit, RIGHT) == of["mech-cards-right"] + (
                odd if t.units.extra[unit] == RIGHT else 0
            )
            assert standing(GAME, t, RED)["cards-right"][unit] == t.deck.count(right(unit)) + shown_of(t, unit, RIGHT)


def test_B6_a_part_on_offer_tells_what_it_would_change_and_when_there_are_two_of_its_slot() -> None:
    session = Session(GAME, 2, {}, GAME.load_pack(None), OpenDice())
    while session.pending()[0].question.name != "draft-part" or session.pending()[0].seat != RED:
        session.answer(session.pending()[0].seat, session.pending()[0].options[0])
    t = cast(Ganymede, session.table)
    shield = parts("shield")[0]
    figures = session.explain(RED, shield)
    assert [(one.name, one.value, one.total) for one in figures] == [
        ("mech-hp", LEAD, t.cards.mech[1][t.lead[RED]] + 2),
        ("mech-hp", WING, t.cards.mech[1][t.wing[RED]] + 2),
    ]
    t.parts[RED] = parts("bayonet", "hero-shield")
    third = session.explain(RED, shield)[0]
    assert (third.name, third.total, third.limit, third.breaks) == ("same-slot", 3, 2, "B8.1")


# -- C2, C3  the attack -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice,aim,again", [(1, 1, 0), (2, 3, 1), (3, 4, 2), (2, 6, 1), (3, 2, 5)])
def test_C3_2_chances_are_those_of_all_rolls(dice: int, aim: int, again: int) -> None:
    """Every roll, and every reroll of as many misses as may be rolled again, counted one by one."""
    found = [Fraction(0)] * (dice + 1)
    for faces in itertools.product(range(1, 7), repeat=dice):
        hits = sum(face <= aim for face in faces)
        more = min(again, dice - hits)
        for second in itertools.product(range(1, 7), repeat=more):
            found[hits + sum(face <= aim for face in second)] += Fraction(1, 6 ** (dice + more))
    assert hit_shares(dice, aim, again) == tuple(found)


def test_C4_1_the_chance_to_be_destroyed_is_that_of_enough_hits() -> None:
    """Grey Heron with two dice and AIM 3 against a Basalt Ox with one hit point left: any hit will do, 1 - 1/4."""
    t = battle(2, A=mech("grey-heron"), X=mech("basalt-ox", damage=4), Y=mech())
    play = start(t, "battle_step", dice=[right(A)])
    figures = Explainer(GAME, play.t, GREEN).explain(X)
    assert named(figures, "left").total == 1
    chance = named(figures, "destroyed")
    assert (chance.total, [(term.value, term.amount) for term in chance.terms]) == (7500, [(1, 5000), (2, 2500)])
    assert named(figures, "average").total == 10
    assert [named(figures, f"attack-{name}").total for name in ("dice", "aim", "rerolls")] == [2, 3, 0]


def test_B11_of_an_attacker_on_standby_the_defender_is_told_what_it_may_be() -> None:
    """Either mech, with any of the parts: from the least to the most, the truth among them, and nothing of which it is."""
    hand = ("twin-rifle", "shield", "bayonet", "cannon")
    t = battle(2, A=on_standby("grey-heron", *hand[:2]), B=on_standby("ladybird", *hand[2:]), X=mech("basalt-ox", damage=3), Y=mech())
    play = start(t, "battle_step", dice=[right(A)])
    possible = possible_values(play.t, A)
    figures = Explainer(GAME, play.t, GREEN).explain(X)
    for column, name in ((DICE, "attack-dice"), (AIM, "attack-aim"), (REROLLS, "attack-rerolls")):
        low, high = min(one[column] for one in possible), max(one[column] for one in possible)
        figure = named(figures, name)
        assert (figure.total, figure.most) == (low, high if high > low else None)
    truth = sum(hit_shares(attack_dice(play.t, A), accuracy(play.t, A), rerolls(play.t, A))[2:], Fraction(0))
    risk = named(figures, "destroyed")
    assert risk.most is not None
    assert risk.total <= truth * 10_000 <= risk.most
    assert {seat_of(term.value) for term in risk.terms} == {RED}


def test_C3_3_a_reroll_tells_what_a_die_needs() -> None:
    """Scatter Gun: one reroll; a 6 and a 1 have been rolled with AIM 3."""
    t = battle(2, A=mech("grey-heron", "scatter-gun"), X=mech(), Y=mech())
    play = start(t, "battle_step", dice=[right(A), 6, 1, 4])
    play.answer(GREEN, "defend-with", X)
    explainer = Explainer(GAME, play.t, RED)
    die = explainer.explain(0)
    assert (named(die, "die-hits").total, named(die, "aim").total, named(die, "hits").total) == (5000, 3, 1)
    assert [figure.name for figure in explainer.explain(ENOUGH)] == ["aim", "hits"]


def test_T4_the_bearer_of_a_bond_is_shown_as_it_would_be() -> None:
    """Red's team mate has fallen; whoever bears the bond has one AIM and one HP more."""
    for seed in range(40):
        session = Session(GAME, 4, {"mode": "team"}, GAME.load_pack(None), OpenDice())
        rng = Rng(seed)
        while not session.over:
            asked = session.pending()[0]
            if asked.question.name == "bond-bearer":
                t = cast(Ganymede, session.table)
                bearer = asked.options[0]
                told = {figure.name: figure.total for figure in session.explain(asked.seat, bearer)}
                session.answer(asked.seat, bearer)
                assert told == {"hp": hit_points(t, bearer), "aim": accuracy(t, bearer)}
                return
            session.answer(asked.seat, asked.options[rng.below(len(asked.options))])
    raise AssertionError("no game comes to a bond")
