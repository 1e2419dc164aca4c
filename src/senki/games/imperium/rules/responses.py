"""V9  What race abilities and laws let a player do in a window, besides cards.

An ability is a word of `Response`, a line in `able_to` (by public facts alone: who, when), and a procedure in RESPONSES.
"""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, nothing, procedure
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import ARRIVING, CounterArea, Effect, Money, Response, Seat
from senki.games.imperium.model import Imperium, counters_in
from senki.games.imperium.pack import NONE
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.pack_politics import Ballot, Political
from senki.games.imperium.rules.agendas import put_away
from senki.games.imperium.rules.effects import end_effect, is_in_force
from senki.games.imperium.rules.hand import discard_one
from senki.games.imperium.rules.invasion import kill_forces
from senki.games.imperium.rules.journeys import send_back
from senki.games.imperium.rules.lawmaking import discard_law
from senki.games.imperium.rules.laws import holds, truce_holds
from senki.games.imperium.rules.objectives import mecatol
from senki.games.imperium.rules.payment import pay, purse
from senki.games.imperium.rules.races import pay_strategy
from senki.games.imperium.rules.windows import could_play

STABILITY_PRICE: Final = 3  # action cards
TRUCE_PRICE: Final = 10  # influence
SECURED: Final = 4  # ground forces


def able_to(t: Imperium, seat: int, place: int) -> list[int]:
    """V9  Which abilities and laws the seat may use in this window."""
    found: list[int] = []
    if is_in_force(t, Effect.STABILITY, seat) and len(t.a_hand[seat]) >= STABILITY_PRICE and could_play(t, seat, place, True):
        found.append(Response.END_STABILITY)
    window = t.occasions.window[place]
    if window == Window.AGD_READ:
        return found + able_to_answer(t, seat, t.occasions.thing[place])
    if window == Window.ACT:
        return found + able_in_turn(t, seat)
    if window == Window.MOVED and may_send_back(t, seat, place):
        found.append(Response.SEND_BACK)
    return found


def able_to_answer(t: Imperium, seat: int, card: int) -> list[int]:
    """R9, K9  When an agenda is read: Xxcha may quash it, whoever holds Council Elder may alone decide an election."""
    found: list[int] = []
    if has_ability(t, seat, RaceAbility.XXCHA_QUASH) and counters_in(t, seat, CounterArea.STRATEGY) > 0:
        found.append(Response.QUASH)
    if holds(t, seat, Political.COUNCIL_ELDER) and t.cards.political.ballot[card] != Ballot.FOR_AGAINST:
        found.append(Response.COUNCIL_ELDER)
    return found


def at_any_time(t: Imperium, seat: int, place: int) -> list[int]:
    """V8  What laws let a seat do at any time is done in any window in which it is asked, while no dice lie on the table."""
    return able_in_turn(t, seat) if t.occasions.window[place] != Window.ACT and len(t.dice) == 0 else []


def able_in_turn(t: Imperium, seat: int) -> list[int]:
    """K9, V8  At any time: ground forces on Mecatol Rex are destroyed, or Short Term Truce is ended."""
    found: list[int] = []
    if holds(t, seat, Political.MINISTER_OF_INTERNAL_SECURITY) and t.planets.forces[mecatol(t)] > 0:
        found.append(Response.INTERNAL_SECURITY)
    if truce_holds(t) and purse(t, seat, Money.INFLUENCE) >= TRUCE_PRICE:
        found.append(Response.END_TRUCE)
    return found


def may_send_back(t: Imperium, seat: int, place: int) -> bool:
    """K9  Minister of Peace: ships of another have come to a system where a third one's lie."""
    if not holds(t, seat, Political.MINISTER_OF_PEACE) or t.fleet_owner[ARRIVING] == NONE:
        return False
    return seat not in (t.occasions.seat[place], t.occasions.other[place])


@procedure
def end_stability(t: Imperium, seat: Seat, place: int) -> Rule[None]:
    """V8  Three action cards are discarded, and Temporary Stability is over. Ruling: by whoever could else play a card just then."""
    paid = 0
    while paid < STABILITY_PRICE:
        yield from discard_one(t, seat)
        paid += 1
    end_effect(t, Effect.STABILITY)


@procedure
def quash(t: Imperium, seat: Seat, place: int) -> Rule[None]:
    """R9  For a counter of Strategy Allocation the agenda is discarded; the next one comes from where it came."""
    pay_strategy(t, seat, rule="R9")
    put_away(t)
    t.occasions.closed[place] = 1
    yield from nothing()


@procedure
def council_elder(t: Imperium, seat: Seat, place: int) -> Rule[None]:
    """K9  The law is discarded: in this election the votes of its holder alone count."""
    discard_law(t, Political.COUNCIL_ELDER)
    t.sole_voter = seat
    yield from nothing()


@procedure
def internal_security(t: Imperium, seat: Seat, place: int) -> Rule[None]:
    """K12  The law is discarded: four ground forces on Mecatol Rex are destroyed. Ruling: as many as there are, if fewer."""
    discard_law(t, Political.MINISTER_OF_INTERNAL_SECURITY)
    yield from kill_forces(t, mecatol(t), SECURED)


@procedure
def end_truce(t: Imperium, seat: Seat, place: int) -> Rule[None]:
    """K9  Ten influence are paid in the own turn, and Short Term Truce is discarded."""
    yield from pay(t, seat, Money.INFLUENCE, TRUCE_PRICE, rule="K9")
    discard_law(t, Political.SHORT_TERM_TRUCE)


@procedure
def keep_peace(t: Imperium, seat: Seat, place: int) -> Rule[None]:
    """K9  Minister of Peace is discarded: the ships that have come go back. The system stays activated."""
    discard_law(t, Political.MINISTER_OF_PEACE)
    send_back(t, t.occasions.seat[place], seat)
    t.occasions.closed[place] = 1
    yield from nothing()


RESPONSES: Final = (end_stability, quash, council_elder, internal_security, end_truce, keep_peace)  # by response


@procedure
def use_response(t: Imperium, seat: Seat, response: int, place: int) -> Rule[None]:
    """V9  The ability is used, once on the occasion (V4)."""
    yield from RESPONSES[response](t, seat, place)
