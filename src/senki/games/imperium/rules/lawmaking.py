"""K9  Laws come into force, pass from hand to hand, and are discarded with all that they do."""

from __future__ import annotations

from senki.games.imperium import events
from senki.games.imperium.kinds import PoliticalCard, Seat, Until
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack import NONE
from senki.games.imperium.pack_politics import Ballot, Political
from senki.games.imperium.rules.effects import end_source
from senki.games.imperium.rules.verbs import lose_points

WORTH_A_POINT = (Political.EMPEROR, Political.THE_CROWN_OF_EMPHIDIA)


def enact(t: Imperium, card: int, elected: int, second: int) -> None:
    """The law lies on the table, an elected player's with that player."""
    t.c_laws.append(card)
    t.c_elected[card] = elected
    t.c_second[card] = second
    t.c_holder[card] = elected if t.cards.political.ballot[card] == Ballot.PLAYER else NONE
    events.law_passed(t, PoliticalCard(card))
    if t.c_holder[card] != NONE:
        events.law_given(t, Seat(elected), PoliticalCard(card))


def end_law(t: Imperium, card: int) -> None:
    """What the law did ends; a point that hangs on holding it is lost."""
    end_source(t, Until.LAW, card)
    if card in WORTH_A_POINT and t.c_holder[card] != NONE:
        lose_points(t, t.c_holder[card], t.cards.political.number[card])
    t.c_holder[card] = NONE
    t.c_elected[card] = NONE
    t.c_second[card] = NONE


def discard_law(t: Imperium, card: int) -> None:
    """K9  The law leaves the table."""
    if card in t.c_laws:
        t.c_laws.remove(card)
        end_law(t, card)
        t.c_discard.append(card)
        events.law_discarded(t, PoliticalCard(card))
