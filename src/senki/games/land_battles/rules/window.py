"""D1, T3  The reaction window of an action, and the reactions that strike back after it."""

from __future__ import annotations

from senki.engine.procedure import Rule, procedure
from senki.engine.reactions import react_all
from senki.games.land_battles import events
from senki.games.land_battles.cards.replies import REPLIES, STRIKING
from senki.games.land_battles.model import NONE, LandBattles, Seat, Shown, Unit
from senki.games.land_battles.questions import REACT
from senki.games.land_battles.rules.decks import put_aside
from senki.games.land_battles.rules.replies import could_react, first_asked, fitting


@procedure
def reaction_window(t: LandBattles) -> Rule[None]:
    """D1, O2.4  The enemy sees the dice and may play one card; a team one together, the first in the order of D1."""
    unit = Unit(t.actor)
    successes = t.successes
    yield from react_all(t, REACT, first_asked(t), unit, could_react, fitting, play_reply, unit=unit, successes=successes)


@procedure
def play_reply(t: LandBattles, seat: int, trigger: int, card: int) -> Rule[None]:
    """D1  The card is played; T3: one that strikes back waits."""
    put_aside(t, seat, card)
    t.reply = card
    t.replier = seat
    events.reacts(t, Seat(seat), Shown(card))
    if t.cards.kind[card] not in STRIKING:
        yield from REPLIES[t.cards.kind[card]](t, Seat(seat), Shown(card))


@procedure
def strike_back(t: LandBattles) -> Rule[None]:
    """T3  Close Air Support, Counter Fire and Minefield work when the action has been resolved."""
    if t.reply != NONE and t.cards.kind[t.reply] in STRIKING:
        yield from REPLIES[t.cards.kind[t.reply]](t, Seat(t.replier), Shown(t.reply))
