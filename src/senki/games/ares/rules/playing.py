"""T, P  The turn: one card is played, face up or face down, into the base or for an attack; then hands are filled up."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, ask_all, draw, procedure
from senki.engine.table import Ints
from senki.games.ares import events
from senki.games.ares.model import (
    DEEP,
    DEEP_STRIKE,
    LOOK,
    NONE,
    NORMAL,
    NORMAL_ATTACK,
    RAIDING,
    SCORE,
    TAKE_FRONTIER,
    Ares,
    Card,
    Seat,
    Shown,
    allies,
    remember,
    seen_row,
)
from senki.games.ares.pack import LOOKS_AND_GOES
from senki.games.ares.questions import ATTACK_WHOM, DRAW, PLAY, PUT_ON, USE_AS
from senki.games.ares.rules.battle import battle, claim_frontier
from senki.games.ares.rules.places import foes_to_attack, goals_for, look_uses, play_into_base, uses
from senki.games.ares.rules.results import has_ended


@procedure
def turn(t: Ares) -> Rule[None]:
    """T1  The player plays one card; an attack card starts a battle. N2: both players of a team do.

    Ruling: N2: one partner decides after the other, knowing the other's choice, as they may advise each other.
    """
    seats: tuple[int, ...] = tuple(with_cards(t))
    if len(seats) == 0:
        events.passed(t, Seat(t.turn))  # T4
    else:
        for seat in seats:
            yield from ask_all(t, [seat], plan_play)
            set_aside(t, seat)
        for seat in seats:
            carry_out(t, seat)
        if t.defender != NONE:
            yield from battle(t)
        elif t.attacker != NONE:
            yield from claim_frontier(t)  # A1.1
    if t.victor == NONE:
        yield from draw_up(t, False)  # T2
        if not has_ended(t):
            t.turn = next_player(t)  # T5


@procedure
def plan_play(t: Ares, seat: Seat) -> Rule[None]:
    """P1  Behind the screen: which card, whether face up or face down, and where. Nobody sees more of it than that a card was played."""
    t.plan[seat] = []
    number = t.hand[seat][0]
    if len(t.hand[seat]) > 1:
        number = yield from ask(seat, PLAY, t.hand[seat][:])
    card = Card(number)
    use = yield from ask(seat, USE_AS, uses(t, seat, card) + look_uses(t, card), card=card)
    goals: Ints = tuple(goals_for(t, seat, card, use))
    goal: int = goals[0] if len(goals) > 0 else NONE
    if len(goals) > 1:
        goal = yield from ask(seat, PUT_ON, list(goals), card=card, use=use)
    foe: int = NONE
    if use == LOOK:
        foe = yield from choose_foe(t, seat, card, use, rule="FAC7")
    elif use in (NORMAL, DEEP, RAIDING):
        foe = yield from choose_foe(t, seat, card, use)
    t.plan[seat] = [card, use, goal, foe]


@procedure
def choose_foe(t: Ares, seat: Seat, card: Card, use: int, *, rule: str = "") -> Rule[int]:
    """M2  The player who is attacked, or looked at (FAC7)."""
    foe = foes_to_attack(t, seat, use)[0]
    if len(foes_to_attack(t, seat, use)) > 1:
        foe = yield from ask(seat, ATTACK_WHOM, foes_to_attack(t, seat, use), card=card, use=use)
    return foe


# -- T1  the card is played -------------------------------------------------------------------------------------------


def with_cards(t: Ares) -> list[int]:
    """T4  The players of this turn who have a card to play."""
    return [seat for seat in allies(t, t.turn) if len(t.hand[seat]) > 0]


def set_aside(t: Ares, seat: int) -> None:
    """N2  The card has left the hand; a partner who decides next knows it."""
    t.hand[seat].remove(t.plan[seat][0])
    t.aside[seat] = [t.plan[seat][0]]


def carry_out(t: Ares, seat: int) -> None:
    """T1  What was planned happens."""
    card, use, goal, foe = t.plan[seat]
    t.plan[seat] = []
    t.aside[seat] = []
    if use == TAKE_FRONTIER:
        t.attacker = seat
        events.claims(t, Seat(seat), Shown(card))
        t.discard[seat].append(card)
    elif use == SCORE:
        events.scored(t, Seat(seat), Shown(card))  # V2: it is shown first
        t.revealed[seat] = card
        t.revealed_choice[seat] = NONE
        t.scored[seat].append(card)
    elif use in (NORMAL, DEEP, RAIDING):
        declare(t, seat, card, use, foe)  # A1
    elif use == LOOK:
        look_at_base(t, seat, card, foe)  # FAC7
    else:
        play_into_base(t, seat, card, use, goal)
        t.unseen[seat] += 1
        events.played(t, Seat(seat))


def declare(t: Ares, seat: int, card: int, use: int, foe: int) -> None:
    """A1  The attack is declared; the attack card and the combat choice card lie face down. N4: a second attack joins the first."""
    if t.attacker == NONE:
        t.attacker = seat
        t.defender = foe
    t.declared[seat] = [card]
    t.choice[seat] = NORMAL_ATTACK if use == NORMAL else DEEP_STRIKE
    events.attacks(t, Seat(seat), Seat(t.defender))


def look_at_base(t: Ares, seat: int, card: int, foe: int) -> None:
    """FAC7  The card is shown and the other base is looked at; then the card is kept as an Order, or discarded (Foresight)."""
    events.looks(t, Seat(seat), Shown(card), Seat(foe))
    remember(t, foe)
    if t.cards.looks[card] == LOOKS_AND_GOES:
        t.discard[seat].append(card)
    else:
        t.orders[seat].append(card)
        t.orders[seen_row(t, seat)].append(card)


# -- T2  hands --------------------------------------------------------------------------------------------------------


@procedure
def draw_up(t: Ares, opening: bool, *, rule: str = "") -> Rule[None]:
    """T2, S5  All players fill their hands up to three cards, the player of the turn first."""
    for step in range(t.players):
        seat = Seat((t.turn + step) % t.players)
        if not t.out[seat]:
            yield from draw_hand(t, seat, opening)


@procedure
def draw_hand(t: Ares, seat: Seat, opening: bool, *, rule: str = "") -> Rule[None]:
    """T3  From the player's own deck, without shuffling anything back in; the Standard attack at the bottom comes last (S4)."""
    while len(t.hand[seat]) < t.cards.hand and len(t.deck[seat]) + len(t.bottom[seat]) > 0:
        if len(t.deck[seat]) > 0:
            card = yield from draw(DRAW, t.deck[seat])
            t.hand[seat].append(card)
        else:
            t.hand[seat].append(t.bottom[seat].pop())
        events.drew(t, 1 << seat, seat, Card(t.hand[seat][-1]), "S5" if opening else "")


def next_player(t: Ares) -> Seat:
    """T5, M1  Clockwise, the next player who is still in the game; N2: the other team."""
    other = (t.turn + len(allies(t, t.turn))) % t.players
    while t.out[other]:
        other = (other + 1) % t.players
    return Seat(other)
