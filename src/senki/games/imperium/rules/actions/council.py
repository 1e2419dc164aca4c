"""V  Action cards of the council: before an agenda, when it is read, with a vote, on a vote, when all have voted."""

from __future__ import annotations

from senki.engine.procedure import Rule, nothing, procedure
from senki.games.imperium import events
from senki.games.imperium.kinds import Effect, Seat, Until
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack import NONE
from senki.games.imperium.rules.agendas import choose_agenda, put_away
from senki.games.imperium.rules.effects import add_effect
from senki.games.imperium.rules.payment import pay_goods


@procedure
def council_dissolved(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """When another player uses Political or Assembly: no agenda is drawn or played. The rest of the primary ability stands."""
    add_effect(t, Effect.NO_COUNCIL, NONE, Until.STEP)
    t.occasions.closed[t.said.occasion[row]] = 1
    yield from nothing()


@procedure
def determine_policy(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Before there is an agenda: choose it from the political deck, the discards or the laws in force (to be voted on again)."""
    yield from choose_agenda(t, seat)


@procedure
def thugs(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """After an agenda is read: a player may not vote for the rest of this round. The Speaker still breaks ties."""
    add_effect(t, Effect.NO_VOTE, t.said.first[row], Until.ROUND)
    yield from nothing()


@procedure
def veto(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """After an agenda is read: it is discarded, and the next one comes from where it came: the deck, or the same player's hand."""
    put_away(t)
    t.occasions.closed[t.said.occasion[row]] = 1
    yield from nothing()


@procedure
def fantastic_rhetoric(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """With your vote: ten votes more, also without influence; you may not abstain then."""
    more = t.cards.action.number[t.said.play[row]]
    add_effect(t, Effect.MORE_VOTES, seat, Until.STEP, amount=more)
    events.votes_added(t, seat, more)
    yield from nothing()


@procedure
def discredit(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """After another player's vote: that player has abstained."""
    occasion = t.said.occasion[row]
    voter = Seat(t.occasions.seat[occasion])
    t.ballots[voter] = NONE
    t.votes[voter] = 0
    t.occasions.closed[occasion] = 1
    events.abstained(t, voter)
    yield from nothing()


@procedure
def bribery(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """After all have voted: pay trade goods (one at least) for as many votes more on the side that you have voted for."""
    more: int = t.said.first[row]
    yield from pay_goods(t, seat, more, rule="V10")
    t.votes[seat] += more
    events.votes_added(t, seat, more)
