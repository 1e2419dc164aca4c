"""T, P  The turn: one card is played, face up or face down, into the base or for an attack; then hands are filled up."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, ask_all, draw, procedure
from senki.games.ares.cards import BUILDING_CARD, RAID, SPECIAL_ATTACK, STANDARD
from senki.games.ares.model import (
    DEEP,
    DEEP_STRIKE,
    FIRST_SIDE,
    HAND,
    NONE,
    NORMAL,
    NORMAL_ATTACK,
    RESOURCE,
    SCORE,
    SECOND_SIDE,
    TAKE_FRONTIER,
    Ares,
    Card,
    Seat,
    unit_at,
)
from senki.games.ares.questions import ATTACK_WHOM, ATTACKS, CLAIMS, DRAW, DREW, PASSED, PLAY, PLAYED, PUT_ON, SCORED, USE_AS
from senki.games.ares.rules.battle import battle, claim_frontier
from senki.games.ares.rules.results import has_ended


@procedure
def turn(t: Ares) -> Rule[None]:
    """T1  The player plays one card; an attack card starts a battle."""
    seat = Seat(t.turn)
    if len(t.hand[seat]) == 0:
        t.tell(PASSED, seat)  # T4
    else:
        yield from ask_all(t, [seat], plan_play)
        use = carry_out(t, seat)
        if use == TAKE_FRONTIER:
            claim_frontier(t)  # A1.1
        elif use in (NORMAL, DEEP):
            yield from battle(t)
    if t.victor == NONE:
        yield from draw_up(t)  # T2
        if not has_ended(t):
            t.turn = next_player(t, seat)  # T5


@procedure
def plan_play(t: Ares, seat: Seat) -> Rule[None]:
    """P1  Behind the screen: which card, whether face up or face down, and where. Nobody sees more of it than that a card was played."""
    t.plan[seat] = []
    number = t.hand[seat][0]
    if len(t.hand[seat]) > 1:
        number = yield from ask(seat, PLAY, t.hand[seat][:])
    card = Card(number)
    use = yield from ask(seat, USE_AS, uses(t, seat, card))
    place: int = NONE
    if use == RESOURCE:
        place = yield from ask(seat, PUT_ON, resource_places(t, seat))
    foe: int = NONE
    if use in (NORMAL, DEEP):
        foes = foes_to_attack(t, seat, use)
        foe = foes[0]
        if len(foes) > 1:
            foe = yield from ask(seat, ATTACK_WHOM, foes)
    t.plan[seat] = [t.hand[seat].index(card), use, place, foe]


# -- P  what a card may be used for -----------------------------------------------------------------------------------


def is_attack(t: Ares, card: int) -> bool:
    return t.cards.kind[card] in (STANDARD, RAID, SPECIAL_ATTACK)


def uses(t: Ares, seat: int, card: int) -> list[int]:
    """P1  Every card may be a resource; P5: in the basic game special cards may be nothing else."""
    found = [RESOURCE]
    if t.cards.kind[card] == BUILDING_CARD:
        found.append(FIRST_SIDE)  # P3
        if t.cards.second[card] != NONE:
            found.append(SECOND_SIDE)
    elif is_attack(t, card):
        found += attack_uses(t, seat)
    return found


def attack_uses(t: Ares, seat: int) -> list[int]:
    """A1, V2  What an attack card may do, by who holds the frontier."""
    if t.holder == NONE:
        return [TAKE_FRONTIER, DEEP]  # A1.1: the neutral frontier is taken, or it is jumped over
    if t.holder == seat:
        return [NORMAL, SCORE]  # A1.2: from the frontier to the base
    return [NORMAL, DEEP]


def foes_to_attack(t: Ares, seat: int, use: int) -> list[int]:
    """A1  Who can be attacked in that way."""
    return [other for other in range(t.players) if other != seat and not t.out[other]]


def resource_places(t: Ares, seat: int) -> list[int]:
    """F1  Where a resource may be put: on a building that makes units."""
    return [place for place in range(len(t.site[seat])) if unit_at(t, seat, place) != NONE]


# -- T1  the card is played -------------------------------------------------------------------------------------------


def carry_out(t: Ares, seat: int) -> int:
    """T1  What was planned happens; gives the use of the card."""
    number, use, place, foe = t.plan[seat]
    t.plan[seat] = []
    card = t.hand[seat].pop(number)
    if use == TAKE_FRONTIER:
        t.attacker = seat
        t.tell(CLAIMS, seat, card)
        t.discard[seat].append(card)
    elif use == SCORE:
        t.tell(SCORED, seat, card)  # V2: it is shown first
        t.scored[seat].append(card)
    elif use in (NORMAL, DEEP):
        declare(t, seat, card, use, foe)  # A1
    else:
        play_into_base(t, seat, card, use, place)
        t.unseen[seat] += 1
        t.tell(PLAYED, seat)
    return use


def play_into_base(t: Ares, seat: int, card: int, use: int, place: int) -> None:
    """P1  The card goes into the base, behind the screen."""
    if use == RESOURCE:
        t.resources[seat][place] += 1
        t.face_down[seat].append(card)
    else:
        add_place(t, seat, card, 0 if use == FIRST_SIDE else 1)


def add_place(t: Ares, seat: int, card: int, side: int) -> None:
    """P3  A card lies face up in the base from now on, with one of its sides up."""
    t.site[seat].append(card)
    t.turned[seat].append(side)
    t.resources[seat].append(0)
    t.units[seat].append(0)


def declare(t: Ares, seat: int, card: int, use: int, foe: int) -> None:
    """A1  The attack is declared; the attack card and the combat choice card lie face down."""
    t.attacker = seat
    t.defender = foe
    t.declared[seat] = [card]
    t.choice[seat] = NORMAL_ATTACK if use == NORMAL else DEEP_STRIKE
    t.tell(ATTACKS, seat, foe)


# -- T2  hands --------------------------------------------------------------------------------------------------------


@procedure
def draw_up(t: Ares) -> Rule[None]:
    """T2  All players fill their hands up to three cards, the player of the turn first."""
    for step in range(t.players):
        seat = Seat((t.turn + step) % t.players)
        if not t.out[seat]:
            yield from draw_hand(t, seat)


@procedure
def draw_hand(t: Ares, seat: Seat) -> Rule[None]:
    """T3  From the player's own deck, without shuffling anything back in; the Standard attack at the bottom comes last (S4)."""
    while len(t.hand[seat]) < HAND and len(t.deck[seat]) + len(t.bottom[seat]) > 0:
        if len(t.deck[seat]) > 0:
            card = yield from draw(DRAW, t.deck[seat])
            t.hand[seat].append(card)
        else:
            t.hand[seat].append(t.bottom[seat].pop())
        t.tell_to(1 << seat, DREW, seat, t.hand[seat][-1])


def next_player(t: Ares, seat: int) -> Seat:
    """T5  Clockwise, the next player who is still in the game."""
    other = (seat + 1) % t.players
    while t.out[other]:
        other = (other + 1) % t.players
    return Seat(other)
