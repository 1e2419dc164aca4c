"""C  The battle phase: initiative, the defender's choice, the attack, destruction and inheritance."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, draw, procedure, roll
from senki.engine.shapes import ask_some
from senki.games.ganymede import events as tell
from senki.games.ganymede.model import (
    INITIATIVE,
    LEFT,
    NONE,
    RIGHT,
    UNIT,
    Ganymede,
    Mech,
    Seat,
    Unit,
    accuracy,
    actions,
    are_foes,
    attack_dice,
    hit_points,
    left_of,
    living_units,
    other_unit,
    rerolls,
    right_of,
    seat_of,
    shown_of,
    unit_on,
)
from senki.games.ganymede.questions import DEFEND_WITH, DIE_AGAIN, DIE_ROLL, INITIATIVE_CARD, REROLL
from senki.games.ganymede.rules.teams import bond_inheritance, pass_bond

SIDES_OF_A_DIE: Final = 6  # S1  Ruling: the book does not say; six, as dice are


@procedure
def battle_phase(t: Ganymede) -> Rule[None]:
    """C  Steps C1 to C4, again and again, until somebody has won."""
    decided = is_decided(t)
    while not decided:
        destroyed = yield from battle_step(t)
        decided = destroyed and is_decided(t)
    tell_winner(t)


@procedure
def battle_step(t: Ganymede) -> Rule[bool]:
    """C1 to C4  One attack; True when it has destroyed a mech."""
    card = yield from draw_initiative(t)  # C1
    attacker = unit_on(card)
    t.attacker = attacker
    t.defender = NONE
    foe = defending_player(t, seat_of(attacker), INITIATIVE.second(card))
    tell.attack(t, attacker, foe)
    able = living_units(t, foe)
    defender = able[0]
    if len(able) > 1:
        defender = yield from ask(foe, DEFEND_WITH, able, attacker=attacker)  # C2
    t.defender = defender
    tell.defends(t, Unit(defender))
    if not t.units.face_up[attacker]:
        turn_up(t, attacker)  # C2.1
    if not t.units.face_up[defender]:
        turn_up(t, defender)
    hits = yield from attack(t, attacker)  # C3
    if hits == 0:
        tell.missed(t, attacker)
    else:
        tell.hits(t, Unit(defender), hits)
        t.units.damage[defender] += hits
        if t.units.damage[defender] >= hit_points(t, defender):  # C4.1
            yield from destruction(t, Unit(defender))  # C4
            return True
    return False


# -- C1  attacker and defender ----------------------------------------------------------------------------------------


@procedure
def draw_initiative(t: Ganymede) -> Rule[int]:
    """C1.1  The last attacker turns over the top card; C1.4: a destroyed mech's card decides nothing, and the next one is drawn.

    Ruling: who draws the first card makes no difference, so nobody is asked.
    """
    while True:
        if len(t.deck) == 0:
            reset_deck(t)  # C6
        card = yield from draw(INITIATIVE_CARD, t.deck)
        show(t, card)
        if not t.units.destroyed[unit_on(card)]:
            return card
        tell.card_dead(t, unit_on(card))


def show(t: Ganymede, card: int) -> None:
    """C1.1  The card lies open from now on, and may tell everyone which side has the unit's odd card."""
    t.shown.append(card)
    tell.card_shown(t, card)
    unit = unit_on(card)
    if t.units.face_up[unit] and not t.units.extra_known[unit] and t.shown.count(card) > actions(t, unit) // 2:
        t.units.extra_known[unit] = 1


def defending_player(t: Ganymede, seat: Seat, side: int) -> Seat:
    """C1.2  The neighbour on the card's side. Ruling: past players who are out and, in team battle, past the partner.

    C1.3  With one opponent left that is always the same one.
    """
    other = seat
    while True:
        other = left_of(t, other) if side == LEFT else right_of(t, other)
        if not t.out[other] and are_foes(t, seat, other):
            return other


def reset_deck(t: Ganymede) -> None:
    """C6  The shown cards make a new deck; C6.1: the cards of destroyed mechs leave the game.

    Ruling: "left face up" means not destroyed. Here every living mech has been turned up, since all cards have been shown.
    """
    t.deck = [card for card in t.shown if not t.units.destroyed[unit_on(card)]]
    t.shown = []
    for unit in range(UNIT.of(t.players, 0)):
        if t.units.destroyed[unit]:
            t.units.removed[unit] = 1
    tell.deck_reset(t, len(t.deck))


# -- C2, C3  the attack -----------------------------------------------------------------------------------------------


def turn_up(t: Ganymede, unit: int) -> None:
    """C2.1  After the defender's choice, a mech still on standby is turned up. B11: so everyone knows what the player's other mech is."""
    t.units.face_up[unit] = 1
    t.units.mech_known[unit] = 1
    t.units.mech_known[other_unit(unit)] = 1
    tell.turned_up(t, Unit(unit), Mech(t.units.mech[unit]))
    half = actions(t, unit) // 2
    if t.units.extra[unit] == NONE or t.players == 2 or shown_of(t, unit, RIGHT) > half or shown_of(t, unit, LEFT) > half:
        t.units.extra_known[unit] = 1


@procedure
def attack(t: Ganymede, attacker: Unit) -> Rule[int]:
    """C3  Roll as many dice as the attack value (C3.1), then the single reroll (C3.3); how many hit (C3.2)."""
    aim = accuracy(t, attacker)
    t.dice = []
    for _ in range(attack_dice(t, attacker)):
        face = yield from roll(DIE_ROLL, SIDES_OF_A_DIE)
        t.dice.append(face)
    tell.rolled(t, attacker, aim, hitting_dice(t, aim), t.dice)
    again = min(rerolls(t, attacker), len(t.dice))
    if again > 0:
        # C3.3  Ruling: one step in which up to N different dice are rolled again, not N steps.
        chosen = yield from ask_some(t, seat_of(attacker), REROLL, tuple(range(len(t.dice))), 0, again)
        for die in chosen:
            t.dice[die] = yield from roll(DIE_AGAIN, SIDES_OF_A_DIE)
        if len(chosen) > 0:
            tell.rerolled(t, attacker, aim, hitting_dice(t, aim), t.dice)
    return count_hits(t, aim)


def hitting_dice(t: Ganymede, aim: int) -> int:
    """C3.2  Each die that shows the accuracy or less is a hit. Ruling: no cap, so an accuracy of 6 or more always hits."""
    hitting = 0
    for die, face in enumerate(t.dice):
        if face <= aim:
            hitting |= 1 << die
    return hitting


def count_hits(t: Ganymede, aim: int) -> int:
    """C3.2  One damage for each die that hits."""
    return hitting_dice(t, aim).bit_count()


# -- C4, C5  destruction and inheritance ------------------------------------------------------------------------------


@procedure
def destruction(t: Ganymede, unit: Unit) -> Rule[None]:
    """C4  The mech is destroyed: its counters come off and it is turned down."""
    t.units.damage[unit] = 0
    t.units.destroyed[unit] = 1
    tell.destroyed(t, unit)
    seat = seat_of(unit)
    if len(living_units(t, seat)) > 0:
        soul_inheritance(t, unit)  # C5
        pass_bond(t, unit)  # T5
    else:
        # C4.2  Ruling: with more than two players the beaten one leaves and the game goes on; the last survivor wins.
        t.out[seat] = 1
        tell.out(t, seat)
        if t.teams:
            yield from bond_inheritance(t, seat)  # T4


def soul_inheritance(t: Ganymede, unit: int) -> None:
    """C5  The destroyed mech goes under the player's other one, which gains 1 AIM and 1 HP at once; its damage stays."""
    bearer = living_units(t, seat_of(unit))[0]
    t.units.souls[bearer] = unit
    tell.soul(t, Unit(unit), Unit(bearer))


# -- the end ----------------------------------------------------------------------------------------------------------


def first_survivor(t: Ganymede) -> int:
    seat = 0
    while t.out[seat]:
        seat += 1
    return seat


def is_decided(t: Ganymede) -> bool:
    """C4.3, T3  Nobody left has a foe."""
    first = first_survivor(t)
    for seat in range(first + 1, t.players):
        if not t.out[seat] and are_foes(t, first, seat):
            return False
    return True


def winners(t: Ganymede) -> list[int]:
    """C4.3  The last survivor; T3: the team of which somebody is left, both partners."""
    first = first_survivor(t)
    return [seat for seat in range(t.players) if not are_foes(t, first, seat)]


def tell_winner(t: Ganymede) -> None:
    won = winners(t)
    if t.teams:
        tell.team_won(t, Seat(won[0]), Seat(won[1]))
    else:
        tell.won(t, Seat(won[0]))
