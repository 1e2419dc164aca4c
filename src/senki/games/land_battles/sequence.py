"""T  The sequence of play: turns of one action each."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.shapes import PASS
from senki.games.land_battles import events
from senki.games.land_battles.cards.own import OWN
from senki.games.land_battles.model import (
    ADVANCE,
    BOMBARD,
    FIRST_CARD,
    FLANK,
    FLANKING,
    NONE,
    PREPARE,
    REINFORCE,
    TERRAIN_AREA,
    LandBattles,
    Seat,
    Shown,
    can_manoeuvre,
    card_of_kind,
    cards_to_play,
    one_of_each,
    ready_units,
)
from senki.games.land_battles.pack import ActionCard, Weapon
from senki.games.land_battles.questions import ACT, AFTER
from senki.games.land_battles.rules.attack import artillery_attack, can_attack
from senki.games.land_battles.rules.decks import discard_aside, put_aside
from senki.games.land_battles.rules.ending import count_action, end_if_won
from senki.games.land_battles.rules.hits import any_has_target
from senki.games.land_battles.rules.manoeuvre import manoeuvre
from senki.games.land_battles.rules.prepare import prepare
from senki.games.land_battles.rules.reinforce import can_reinforce, reinforce
from senki.games.land_battles.rules.rows import can_any_go
from senki.games.land_battles.setup import complete_setup


@procedure
def game(t: LandBattles) -> Rule[None]:
    """T1  Turns go round until somebody has won."""
    yield from complete_setup(t)
    while t.winner == NONE:
        yield from turn(t, Seat(t.turn))
        t.turn = (t.turn + 1) % t.players


@procedure
def turn(t: LandBattles, seat: Seat) -> Rule[None]:
    """T1  One action; K12, K17: and another one after an Overrun or a Recon Drone."""
    forget_triggers(t)
    again = True
    while again:
        yield from action(t, seat)
        again = yield from after_action(t, seat)
        forget_triggers(t)


def forget_triggers(t: LandBattles) -> None:
    """T3  Ruling: what could have given another action lapses."""
    t.has_destroyed = False
    t.has_secured = False


@procedure
def action(t: LandBattles, seat: Seat) -> Rule[None]:
    """T1, T3  Any number of Engineers, then the action. There is no pass."""
    done = False
    while not done:
        deed = yield from ask(seat, ACT, deeds(t, seat))
        begin_action(t, deed)
        yield from carry_out(t, seat, deed)
        done = deed != FIRST_CARD + ActionCard.ENGINEERS
        discard_aside(t)
    count_action(t)
    yield from end_if_won(t)


def begin_action(t: LandBattles, deed: int) -> None:
    """T3  What was of the last action is cleared away."""
    t.deed = deed
    t.actor = NONE
    t.target = NONE
    t.weapon = NONE
    t.played = NONE
    t.dice = []
    t.needed = 0
    t.successes = 0
    t.reply = NONE
    t.replier = NONE


def deeds(t: LandBattles, seat: int) -> list[int]:
    """T1  What the player can do: prepare always; the rest if a unit, a card or the reserve allows it."""
    found = [PREPARE]
    if can_reinforce(t, seat):
        found.append(REINFORCE)
    ready = ready_units(t, seat)
    mobile = [unit for unit in ready if can_manoeuvre(t, unit)]
    if can_any_go(t, mobile, FLANK):
        found.append(FLANKING)
    if t.terrain != NONE and can_any_go(t, mobile, TERRAIN_AREA):
        found.append(ADVANCE)
    if any_has_target(t, ready, Weapon.ARTILLERY, False):
        found.append(BOMBARD)
    playable = [card for card in one_of_each(t, cards_to_play(t, seat)) if can_play(t, ready, card)]
    return found + [FIRST_CARD + t.cards.kind[card] for card in playable]


def can_play(t: LandBattles, ready: list[int], card: int) -> bool:
    """C1, K9, K18  Does the card do anything in the own turn now, with the units that may act?"""
    kind = t.cards.kind[card]
    if kind == ActionCard.ENGINEERS:
        return t.terrain != NONE
    if kind == ActionCard.REGROUP:
        return len(ready) > 0
    return can_attack(t, ready, card)


@procedure
def carry_out(t: LandBattles, seat: Seat, deed: int) -> Rule[None]:
    """T1  One of the five actions, or Engineers before it."""
    if deed == PREPARE:
        yield from prepare(t, seat)
    elif deed == REINFORCE:
        yield from reinforce(t, seat)
    elif deed == FLANKING:
        yield from manoeuvre(t, seat, FLANK)
    elif deed == ADVANCE:
        yield from manoeuvre(t, seat, TERRAIN_AREA)
    elif deed == BOMBARD:
        yield from artillery_attack(t, seat)
    else:
        yield from play_card(t, seat, Shown(card_of_kind(t, seat, deed - FIRST_CARD)))


@procedure
def play_card(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """C1, C7  The card is played and does what it says."""
    put_aside(t, seat, card)
    t.played = card
    events.plays(t, seat, card, rule=f"K{t.cards.kind[card] + 1}")
    yield from OWN[t.cards.kind[card]](t, seat, card)


# -- after the action -------------------------------------------------------------------------------------------------


@procedure
def after_action(t: LandBattles, seat: Seat) -> Rule[bool]:
    """T3  Any number of Engineers, then at most one card that gives another action. Does one?

    Whether it is asked follows from what all can see; a player without such a card can only pass.
    """
    while could_follow(t, seat):
        card = yield from ask(seat, AFTER, [PASS, *followers(t, seat)])
        if card == PASS:
            return False
        if t.cards.kind[card] != ActionCard.ENGINEERS:
            events.acts_again(t, seat, Shown(card), rule="K12" if t.cards.kind[card] == ActionCard.OVERRUN else "K17")
            put_aside(t, seat, card)
            discard_aside(t)
            return True
        yield from play_card(t, seat, Shown(card))
        discard_aside(t)
    return False


def could_follow(t: LandBattles, seat: int) -> bool:
    """T3  Might the player play a card now, for all that is known?"""
    return len(cards_to_play(t, seat)) > 0 and (t.terrain != NONE or t.has_destroyed or t.has_secured)


def followers(t: LandBattles, seat: int) -> list[int]:
    """K9, K12, K17  Engineers; Overrun if the action has destroyed a unit; Recon Drone if terrain was secured."""
    found: list[int] = []
    for card in one_of_each(t, cards_to_play(t, seat)):
        kind = t.cards.kind[card]
        if kind == ActionCard.ENGINEERS and t.terrain != NONE:
            found.append(card)
        if (kind == ActionCard.OVERRUN and t.has_destroyed) or (kind == ActionCard.RECON_DRONE and t.has_secured):
            found.append(card)
    return found
