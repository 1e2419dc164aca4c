"""K12  Political cards about trade agreements."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, nothing, procedure
from senki.engine.shapes import ENOUGH
from senki.games.imperium.kinds import AGREEMENT, Effect, PoliticalCard, Seat
from senki.games.imperium.model import Imperium, clockwise, has_tech
from senki.games.imperium.pack import TECHNOLOGIES
from senki.games.imperium.politics.choices import by_law, for_now
from senki.games.imperium.questions import SHARE_TECH
from senki.games.imperium.rules.technology import learn, open_to
from senki.games.imperium.rules.trade import break_agreement, breakable, have_agreement, is_unbreakable, partners_of


@procedure
def trade_embargo(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """All agreements of the elected player are broken, and none is made in this round and the next."""
    for other in partners_of(t, first):
        if not is_unbreakable(t, first, other):
            break_agreement(t, first, other)
    for_now(t, card, Effect.NO_AGREEMENT, first)
    yield from nothing()


@procedure
def forced_economic_independence(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """The two elected players have no trade agreement with each other; one that stands is broken."""
    if have_agreement(t, first, second) and not is_unbreakable(t, first, second):
        break_agreement(t, first, second)
    by_law(t, card, Effect.NO_AGREEMENT, first, second)
    yield from nothing()


@procedure
def sharing_of_technology(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody with agreements may gain one technology of a partner, whatever it needs. Then the law has no further effect."""
    for seat in list(clockwise(t, t.speaker)):
        if len(shared_with(t, seat)) > 0:
            tech = yield from ask(seat, SHARE_TECH, [*shared_with(t, seat), ENOUGH])
            if tech != ENOUGH:
                yield from learn(t, Seat(seat), tech)


def shared_with(t: Imperium, seat: int) -> list[int]:
    """Technologies of the seat's partners that it has not; none that it may not gain in this round."""
    partners = partners_of(t, seat)
    return [tech for tech in open_to(t, seat, TECHNOLOGIES) if len([other for other in partners if has_tech(t, other, tech)]) > 0]


@procedure
def no_sharing_of_technology(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """All agreements are broken."""
    for pair in breakable(t):
        break_agreement(t, AGREEMENT.first(pair), AGREEMENT.second(pair))
    yield from nothing()
