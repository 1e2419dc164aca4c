"""B8, B9, B11  Fitting in secret, mech cards, and standby."""

from __future__ import annotations

import itertools

import pytest

from games.ganymede.table_builder import (
    BLACK,
    GREEN,
    HANDS,
    PURPLE,
    RED,
    WATCHED,
    A,
    B,
    Play,
    S,
    T,
    X,
    Y,
    battle,
    cards,
    drafted,
    empty_table,
    every_end,
    left,
    mech,
    mech_number,
    on_standby,
    part_number,
    parts,
    play_draft,
    right,
    run,
    seen_by,
    start,
)
from senki.engine.chance import Rng
from senki.engine.view import view
from senki.games.ganymede import GAME
from senki.games.ganymede.model import LEAD, LEFT_OFF, WING, Ganymede, accuracy, actions, attack_dice, hit_points, rerolls, unit_of
from senki.games.ganymede.pack import AIM, BACKPACK, HP, LEFT_HAND, RIGHT_HAND, SP
from senki.games.ganymede.rules.build import is_sound, slot_free
from senki.games.ganymede.rules.fits import least_left_off

HIDDEN = {"hidden": None}


def answer_all(play: Play, seat: int) -> None:
    """The seat fits the wing mech first, gives its lead mech the first letter, and puts its odd cards to the right."""
    while asked := [question for question in play.open if question.seat == seat]:
        play.answer(seat, asked[0].name, asked[0].options[-1] if asked[0].name == "fit-part" else asked[0].options[0])


# -- B8  at the same time and hidden ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_B8_all_players_fit_at_the_same_time(players: int) -> None:
    """After the draft everyone is asked, and it does not matter who answers first."""
    play = play_draft(players)
    assert [(asked.seat, asked.name) for asked in play.open] == [(seat, "fit-part") for seat in range(players)]
    for seat in reversed(range(players)):
        assert seat in [asked.seat for asked in play.open]
        answer_all(play, seat)
        assert play.told("fitted")[-1] == ("fitted", seat)
    assert play.finish().events[-1] == ("deck-built", len(play.t.deck))


def test_B8_nobody_sees_what_the_others_do() -> None:
    """Green has fitted a hero shield; red, who is still choosing, and a spectator see nothing of it, not even how many parts."""
    play = play_draft(3)
    play.answer(GREEN, "fit-part", LEAD)
    answer_all(play, GREEN)
    assert play.t.units.fitted[X] == parts("hero-shield")
    assert seen_by(play.t, RED, "fitted")[X] == HIDDEN
    assert seen_by(play.t, None, "fitted")[X] == HIDDEN
    assert seen_by(play.t, GREEN, "fitted")[X] == parts("hero-shield")
    assert seen_by(play.t, RED, "mech")[X : Y + 1] == seen_by(play.t, None, "mech")[X : Y + 1] == [None, None]
    assert seen_by(play.t, RED, "extra")[X : Y + 1] == [None, None]


def test_B8_a_player_may_change_everything_until_the_last_has_finished() -> None:
    """Red has finished and begins again while green is still choosing; the letters are open again too (B9)."""
    play = play_draft(2)
    play.answer(RED, "fit-part", LEAD).answer(RED, "fit-part", LEAD)
    play.answer(RED, "lead-letter", B)
    assert play.t.units.fitted[B] == parts("shield", "rifle", "cannon")
    assert [asked.seat for asked in play.open] == [GREEN]
    assert play.t.sealed is not None
    assert play.t.sealed.restart(play.t, WATCHED, RED)
    assert play.t.units.fitted[A] == play.t.units.fitted[B] == []
    for place in (WING, LEAD, WING):
        play.answer(RED, "fit-part", place)
    play.answer(RED, "lead-letter", A)
    answer_all(play, GREEN)
    assert (play.finish().t.units.fitted[A], play.t.units.fitted[B]) == (parts("rifle", "bayonet"), parts("shield", "cannon"))


def test_B8_parts_may_be_shared_out_in_any_way() -> None:
    """A shield, a rifle, a cannon and a bayonet: three on the lead mech, one on the wing mech.

    With the shield on the lead mech the bayonet, also for the left hand, can only go to the wing mech. That has one action to spare for it,
    so the rifle goes to the lead mech. Neither is asked about.
    """
    t = drafted(*HANDS[:2])
    start(t, "fit", seat=RED).answer(RED, "fit-part", LEAD).answer(RED, "fit-part", LEAD)
    assert t.units.fitted[A] == parts("shield", "rifle", "cannon")
    assert t.units.fitted[B] == parts("bayonet")


def test_B8_no_part_is_left_off_that_could_be_fitted() -> None:
    """Ruling: all four of red's parts can be fitted, so no question offers to leave one off, and every end has all four."""
    t = drafted(*HANDS[:2])
    assert least_left_off(t, RED) == 0
    play = start(t, "fit", seat=RED)
    assert play.open[0].options == [LEAD, WING]
    for end in every_end(play):
        assert sorted(end.units.fitted[A] + end.units.fitted[B]) == sorted(t.parts[RED])


def test_B8_of_three_parts_for_one_slot_one_stays_off() -> None:
    """Ruling: three left hands, of which two are fitted; the third has no place, and nobody is asked about it."""
    t = drafted(("shield", "hero-shield", "pile-bunker", "cannon"), HANDS[2])
    play = start(t, "fit", seat=RED)
    assert play.open[0].options == [LEAD, WING, LEFT_OFF]  # which of the three stays off is the player's choice
    play.answer(RED, "fit-part", LEAD).answer(RED, "fit-part", WING)
    assert play.open[0].options == [LEAD, WING]  # the cannon
    play.answer(RED, "fit-part", LEAD)
    assert part_number("pile-bunker") not in t.units.fitted[A] + t.units.fitted[B]


def test_B8_what_could_be_fitted_in_another_way_is_not_left_off() -> None:
    """Ruling: Basalt Ox (SP 2) has a rifle (-1), Ladybird (SP 2) a shield claw (-1), and a thruster pack (+1) comes next.

    On the Ladybird, whose left hand is taken, it would leave no legal place for the bayonet (-1); on the Ox all four parts fit. So it goes
    to the Ox without a question, and the bayonet too.
    """
    t = drafted(("rifle", "shield-claw", "thruster-pack", "bayonet"), HANDS[3], mechs={A: "basalt-ox", B: "ladybird"})
    play = start(t, "fit", seat=RED).answer(RED, "fit-part", LEAD).answer(RED, "fit-part", WING)
    assert (t.units.fitted[A], t.units.fitted[B]) == (parts("rifle", "thruster-pack", "bayonet"), parts("shield-claw"))
    assert play.open[0].name == "lead-letter"


# -- B8.1  one part per slot ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "first,second",
    [("shield", "pile-bunker"), ("rifle", "gatling-gun"), ("cannon", "thruster-pack")],
)
def test_B8_1_a_slot_takes_one_part(first: str, second: str) -> None:
    """The lead mech has the first part; the second, for the same slot, can only go to the wing mech, and a third has no place."""
    slots = {"shield": "shield-claw", "rifle": "mega-launcher", "cannon": "mega-booster"}
    other = next(part for part in slots.values() if part != slots[first])
    t = drafted((first, second, slots[first], other), ("hammer", "bayonet", "missile-pod", "twin-rifle"))
    play = start(t, "fit", seat=RED)
    assert play.open[0].options == [LEAD, WING, LEFT_OFF]
    play.answer(RED, "fit-part", LEAD)
    assert play.open[0].options == [WING, LEFT_OFF]


def test_B8_1_parts_for_different_slots_go_together() -> None:
    """A right hand, a left hand and a backpack on one mech."""
    t = empty_table(2)
    assert slot_free(t, parts("shield", "rifle"), part_number("cannon"))
    assert not slot_free(t, parts("shield", "rifle", "cannon"), part_number("hammer"))
    assert {t.cards.slot[part] for part in parts("shield", "rifle", "cannon")} == {RIGHT_HAND, LEFT_HAND, BACKPACK}


# -- B8.2  SP, HP and AIM above zero ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "column,unit,mech_id,part_ids",
    [
        (SP, A, "basalt-ox", ("bayonet", "rifle")),
        (HP, B, "teal-swift", ("hammer", "mega-cannon")),
        (AIM, B, "dusk-turtle", ("hero-shield",)),
    ],
)
def test_B8_2_no_value_falls_to_zero_or_less(column: int, unit: int, mech_id: str, part_ids: tuple[str, ...]) -> None:
    """Ruling: the limit holds for each of the three values; here one of them would fall too low."""
    t = drafted((*part_ids, *("gatling-gun", "shield-claw", "mega-launcher"))[:4], HANDS[3], mechs={unit: mech_id})
    total = t.cards.mech[column][t.units.mech[unit]] + sum(t.cards.part[column][part] for part in parts(*part_ids))
    assert total <= 0
    assert not is_sound(t, unit, parts(*part_ids))
    for end in every_end(start(t, "fit", seat=RED)):
        assert not set(parts(*part_ids)) <= set(end.units.fitted[unit]) or is_sound(end, unit, end.units.fitted[unit])


def test_B8_2_a_fitting_that_can_only_end_illegally_is_not_offered() -> None:
    """Basalt Ox (SP 2) has a bayonet (-1); with a rifle (-1) it would have no action, and no other part gives one.

    So the rifle goes to the wing mech without a question, and so does the shield, whose slot the bayonet has taken; the cannon is free.
    """
    t = drafted(("bayonet", "rifle", "shield", "cannon"), HANDS[1], mechs={A: "basalt-ox"})
    play = start(t, "fit", seat=RED).answer(RED, "fit-part", LEAD)
    assert (t.units.fitted[A], t.units.fitted[B]) == (parts("bayonet"), parts("rifle", "shield"))
    assert play.open[0].options == [LEAD, WING]


def test_B8_2_a_later_part_mends_what_an_earlier_one_broke() -> None:
    """The same, but a thruster pack (+1) comes after: the rifle is offered, and the pack is then put on without a question."""
    t = drafted(("bayonet", "rifle", "thruster-pack", "shield"), HANDS[2], mechs={A: "basalt-ox"})
    play = start(t, "fit", seat=RED).answer(RED, "fit-part", LEAD)
    assert play.open[0].options == [LEAD, WING]
    play.answer(RED, "fit-part", LEAD)
    assert t.units.fitted[A] == parts("bayonet", "rifle", "thruster-pack")
    assert t.units.fitted[B] == parts("shield")
    assert actions(t, A) == 1


def test_B8_2_a_part_that_fits_nowhere_is_passed_over_on_the_way_to_one_that_mends() -> None:
    """Dusk Turtle (AIM 1) has a hero shield (-1), the lead mech a shield; no left hand is free for the pile bunker, but a cannon mends."""
    t = drafted(("hero-shield", "shield", "pile-bunker", "cannon"), HANDS[3], mechs={B: "dusk-turtle"})
    play = start(t, "fit", seat=RED).answer(RED, "fit-part", WING)
    assert play.open[0].options == [LEAD, LEFT_OFF]
    play.answer(RED, "fit-part", LEAD)
    assert (t.units.fitted[A], t.units.fitted[B]) == (parts("shield"), parts("hero-shield", "cannon"))
    assert play.open[0].name == "lead-letter"


def test_B8_2_a_part_that_nothing_can_mend_is_not_asked_about() -> None:
    """Dusk Turtle has AIM 1 and Ember Scorpion AIM 2 with a mega booster (-1): a hero shield (-1) can go nowhere."""
    t = drafted(("mega-booster", "hero-shield", "shield", "rifle"), HANDS[3], mechs={A: "ember-scorpion", B: "dusk-turtle"})
    play = start(t, "fit", seat=RED)
    assert play.open[0].options == [LEAD, LEFT_OFF]
    play.answer(RED, "fit-part", LEAD)
    assert play.open[0].options == [LEAD, WING]  # the shield already
    assert t.units.fitted[A] == parts("mega-booster")


def test_B8_2_exactly_the_legal_fittings_can_be_chosen() -> None:
    """For 60 random hands and pairs of mechs: all ways through the questions lead to all legal fittings, each in one way.

    Ruling: legal are those with as many parts as any has. Each is reached with both choices of letters (B9).
    """
    rng = Rng(82)
    for _ in range(60):
        t = drafted(*HANDS[:3])
        deal = list(range(20))
        rng.shuffle(deal)
        t.parts = [deal[:4], deal[4:8], deal[8:12]]
        t.lead[RED], t.wing[RED] = t.units.mech[A], t.units.mech[B] = rng.below(4), 4 + rng.below(4)
        reached = [
            (unit, end.units.fitted[unit], end.units.fitted[A + B - unit]) for end, unit in lead_units(every_end(start(t, "fit", seat=RED)))
        ]
        found = [(unit, tuple(lead), tuple(wing)) for unit, lead, wing in reached]
        all_legal = legal_fits(t)
        most = max(len(lead) + len(wing) for lead, wing in all_legal)
        legal = {(unit, lead, wing) for lead, wing in all_legal if len(lead) + len(wing) == most for unit in (A, B)}
        assert set(found) == legal
        odd = {
            (unit, lead, wing): 2 ** (odd_actions(t.units.mech[A], lead) + odd_actions(t.units.mech[B], wing)) for unit, lead, wing in legal
        }
        assert {fitting: found.count(fitting) for fitting in legal} == odd  # once for each choice of the odd cards' sides


def lead_units(ends: list[Ganymede]) -> list[tuple[Ganymede, int]]:
    """Each table with the unit that is red's lead mech."""
    return [(end, unit_of(end, RED, LEAD)) for end in ends]


def legal_fits(t: Ganymede) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """By brute force: every way to put red's parts on the two mechs that B8.1 and B8.2 allow, however many are left off."""
    found = []
    for places in itertools.product((LEAD, WING, LEFT_OFF), repeat=4):
        on = [[part for part, place in zip(t.parts[RED], places, strict=True) if place == wanted] for wanted in (LEAD, WING)]
        one_each = all(len({t.cards.slot[part] for part in some}) == len(some) for some in on)
        if one_each and is_sound(t, A, on[LEAD]) and is_sound(t, B, on[WING]):
            found.append((tuple(on[LEAD]), tuple(on[WING])))
    return found


def odd_actions(mech_number: int, fitted: tuple[int, ...]) -> int:
    facts = cards()
    return (facts.mech[SP][mech_number] + sum(facts.part[SP][part] for part in fitted)) % 2


def test_B8_2_of_3584_fits_of_one_mech_3276_are_legal() -> None:
    """Every mech with every choice of at most one part per slot, counted by brute force."""
    t = drafted(*HANDS[:2])
    by_slot = [[part for part in range(20) if t.cards.slot[part] == slot] for slot in (RIGHT_HAND, LEFT_HAND, BACKPACK)]
    choices = [[[], *([part] for part in of_slot)] for of_slot in by_slot]
    sound = total = six_dice = 0
    values: dict[str, set[int]] = {"sp": set(), "hp": set(), "aim": set(), "dice": set(), "rerolls": set()}
    for number in range(8):
        t.units.mech[A] = number
        for picked in itertools.product(*choices):
            t.units.fitted[A] = [part for some in picked for part in some]
            assert all(slot_free(t, t.units.fitted[A][:place], part) for place, part in enumerate(t.units.fitted[A]))
            total += 1
            if is_sound(t, A, t.units.fitted[A]):
                sound += 1
                six_dice += attack_dice(t, A) == 6
                found = (actions(t, A), hit_points(t, A), accuracy(t, A), attack_dice(t, A), rerolls(t, A))
                for seen, value in zip(values.values(), found, strict=True):
                    seen.add(value)
            else:
                assert min(actions(t, A), hit_points(t, A), accuracy(t, A)) <= 0
    assert (total, sound, six_dice) == (3584, 3276, 25)
    spans = {name: (min(seen), max(seen)) for name, seen in values.items()}
    assert spans == {"sp": (1, 5), "hp": (1, 8), "aim": (1, 8), "dice": (1, 6), "rerolls": (0, 3)}


# -- B9  mech cards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", [X, Y])
def test_B9_the_player_decides_which_letter_the_lead_mech_gets(unit: int) -> None:
    """Ruling: green's Basalt Ox becomes X or Y with its parts, and the Teal Swift is the other."""
    t = drafted(*HANDS[:2])
    play = start(t, "fit", seat=GREEN)
    for place in (LEAD, LEAD, LEAD):
        play.answer(GREEN, "fit-part", place)
    assert (play.open[0].seat, play.open[0].name, play.open[0].options) == (GREEN, "lead-letter", [X, Y])
    play.answer(GREEN, "lead-letter", unit).finish()
    other = X + Y - unit
    assert (t.units.mech[unit], t.units.mech[other]) == (mech_number("basalt-ox"), mech_number("teal-swift"))
    assert (t.units.fitted[unit], t.units.fitted[other]) == (parts(*HANDS[1][:3]), parts(HANDS[1][3]))
    assert (unit_of(t, GREEN, LEAD), unit_of(t, GREEN, WING)) == (unit, other)
    assert [t.lead[GREEN], t.wing[GREEN]] == [mech_number("basalt-ox"), mech_number("teal-swift")]


def test_B9_the_letters_tell_nobody_else_anything() -> None:
    """Ruling: after the fitting everyone sees what was drafted, and only the player which letter is which mech."""
    tables = []
    for unit in (X, Y):
        play = play_draft(2)
        answer_all(play, RED)
        while play.open[0].name == "fit-part":
            play.answer(GREEN, "fit-part", play.open[0].options[0])
        play.answer(GREEN, "lead-letter", unit)
        tables.append(play.finish().t)
    first, second = tables
    assert view(GAME, first, RED) == view(GAME, second, RED)
    assert view(GAME, first, None) == view(GAME, second, None)
    assert seen_by(first, RED, "mech")[X : Y + 1] == [None, None]
    assert seen_by(first, GREEN, "mech")[X : Y + 1] == seen_by(second, GREEN, "mech")[Y : X - 1 : -1]


def test_B9_the_order_of_the_cards_in_the_sleeve_has_no_effect() -> None:
    """Ruling: a mech with the same three parts has the same values in every order."""
    for order in itertools.permutations(("missile-shield", "hammer", "high-booster")):
        t = battle(A=mech("grey-heron", "shield", "gatling-gun", "cannon"), X=mech("basalt-ox", *order))
        assert (actions(t, X), hit_points(t, X), accuracy(t, X), attack_dice(t, X), rerolls(t, X)) == (2, 3, 4, 5, 0)


# -- B11  standby -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_B11_the_battle_begins_with_all_mechs_on_standby(players: int) -> None:
    """All have fitted; every mech lies face down, whole, and only its player knows its parts."""
    play = play_draft(players)
    for seat in range(players):
        answer_all(play, seat)
    t = play.finish().t
    assert not any(t.units.face_up)
    assert not any(t.units.damage)
    for seat in range(players):
        fitted = seen_by(t, seat, "fitted")
        assert [fitted[unit] == HIDDEN for unit in range(players * 2)] == [unit // 2 != seat for unit in range(players * 2)]


def test_B11_standby_hides_the_fit_and_turning_up_shows_it() -> None:
    """Ruling: red A attacks green, who takes it with X; both are turned up, B and Y stay hidden.

    Grey Heron has three actions: the side of its odd card stays a secret when its parts are shown.
    """
    t = battle(
        3,
        A=on_standby("grey-heron", "pile-bunker"),
        B=on_standby("ladybird", "shield"),
        X=on_standby("basalt-ox", "cannon"),
        Y=on_standby("teal-swift", "rifle"),
    )
    assert seen_by(t, GREEN, "fitted")[:4] == [HIDDEN, HIDDEN, parts("cannon"), parts("rifle")]
    run(t, "battle_step", dice=[left(A), 6, 6], answers=[(GREEN, "defend-with", X)])
    assert seen_by(t, GREEN, "fitted")[:4] == [parts("pile-bunker"), HIDDEN, parts("cannon"), parts("rifle")]
    assert seen_by(t, RED, "fitted")[:4] == [parts("pile-bunker"), parts("shield"), parts("cannon"), HIDDEN]
    assert seen_by(t, None, "fitted")[:4] == [parts("pile-bunker"), HIDDEN, parts("cannon"), HIDDEN]
    assert seen_by(t, GREEN, "extra")[A] is None


def test_B11_of_a_player_with_one_mech_turned_up_the_other_is_known_but_not_its_parts() -> None:
    """Ruling: green X is turned up, so everyone knows by elimination that Y is the lead mech; nobody learns anything of red's B."""
    t = battle(
        3,
        A=on_standby("grey-heron"),
        B=on_standby("ladybird"),
        X=on_standby("teal-swift", "rifle"),
        Y=on_standby("basalt-ox", "cannon"),
        S=on_standby(),
        T=on_standby(),
    )
    hidden = [None, None]
    for viewer in (RED, None):
        assert seen_by(t, viewer, "mech")[X : Y + 1] == hidden
    run(t, "battle_step", dice=[left(A), 6, 6], answers=[(GREEN, "defend-with", X)])
    for viewer in (RED, BLACK, None):
        assert seen_by(t, viewer, "mech")[X : Y + 1] == [mech_number("teal-swift"), mech_number("basalt-ox")]
        assert seen_by(t, viewer, "fitted")[X : Y + 1] == [parts("rifle"), HIDDEN]
    assert seen_by(t, GREEN, "mech")[A : B + 1] == [mech_number("grey-heron"), mech_number("ladybird")]
    assert seen_by(t, RED, "mech")[S : T + 1] == hidden
    assert t.units.mech_known == [1, 1, 1, 1, 0, 0, 0, 0]


def test_B11_a_partner_does_not_know_the_letters_either() -> None:
    """Ruling: in team battle black sees as little of red's mechs on standby as the enemies do."""
    t = battle(4, teams=True, A=on_standby("ladybird", "shield"), B=on_standby("grey-heron"))
    for viewer in (GREEN, BLACK, PURPLE, None):
        assert seen_by(t, viewer, "mech")[A : B + 1] == [None, None]
        assert seen_by(t, viewer, "fitted")[A] == HIDDEN


def test_B11_the_drafted_cards_stay_known() -> None:
    """Opponents saw which parts were taken, but not on which mech they are."""
    t = battle(A=on_standby("grey-heron", "twin-rifle", left_off=("shield",)), B=on_standby(), deck=[right(A), left(A)])
    assert seen_by(t, GREEN, "parts")[RED] == parts("twin-rifle", "shield")
    assert [seen_by(t, GREEN, place)[RED] for place in ("lead", "wing")] == [mech_number("grey-heron"), mech_number("ladybird")]
    assert seen_by(t, GREEN, "fitted")[A] == HIDDEN
