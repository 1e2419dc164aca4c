"""K12  Political cards about action cards."""

from __future__ import annotations

from senki.engine.procedure import Rule, draw, nothing, procedure
from senki.games.imperium import events
from senki.games.imperium.kinds import ActionCard, Effect, PoliticalCard, Seat
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack import Colour
from senki.games.imperium.politics.choices import accepts, against, by_law, for_now
from senki.games.imperium.questions import STEAL_CARD
from senki.games.imperium.rules.agendas import voting_order
from senki.games.imperium.rules.hand import discard_all, discard_one, draw_cards, keep_limit, lay_on_discards
from senki.games.imperium.rules.verbs import exhaust_all

COLOURS = (Colour.RED, Colour.GREEN, Colour.BLUE, Colour.YELLOW)
MANY_CARDS = 3  # Resource Management


@procedure
def discard_at_random(t: Imperium, seat: Seat) -> Rule[None]:
    """One action card of the hand, by chance."""
    if len(t.a_hand[seat]) > 0:
        card = yield from draw(STEAL_CARD, t.a_hand[seat])
        lay_on_discards(t, card)
        events.card_discarded(t, seat, ActionCard(card), rule="K12")


@procedure
def unconventional_measures(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody may draw an action card."""
    for seat in list(voting_order(t)):
        draws = yield from accepts(t, Seat(seat), card)
        if draws:
            yield from draw_cards(t, Seat(seat), t.cards.political.number[card])


@procedure
def no_unconventional_measures(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody discards all action cards."""
    for seat in voting_order(t):
        discard_all(t, seat, "K12")
    yield from nothing()


@procedure
def public_execution(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """The elected player discards all action cards, exhausts all planets, and has -1 in combat for this round."""
    discard_all(t, first, "K12")
    exhaust_all(t, first)
    for_now(t, card, Effect.COMBAT, first, amount=-1)
    yield from nothing()


@procedure
def limits_to_individual_power(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Nobody holds more than three action cards; those beyond are discarded at once, by own choice."""
    for seat in list(voting_order(t)):
        yield from keep_limit(t, Seat(seat))


@procedure
def no_limits_to_individual_power(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody discards an action card at random."""
    for seat in list(voting_order(t)):
        yield from discard_at_random(t, Seat(seat))


@procedure
def no_resource_management(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody with three action cards or more discards two."""
    for seat in list(voting_order(t)):
        if len(t.a_hand[seat]) >= MANY_CARDS:
            left: int = t.cards.political.against[card]
            while left > 0:
                yield from discard_one(t, Seat(seat))
                left -= 1


@procedure
def regressive_rhetoric(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Technologies cost 2 more; who does not use the secondary ability of Technology may draw an action card."""
    for colour in COLOURS:
        by_law(t, card, Effect.TECH_PRICE, thing=colour, amount=t.cards.political.number[card])
    yield from nothing()


@procedure
def no_regressive_rhetoric(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody discards an action card."""
    for seat in list(voting_order(t)):
        yield from discard_one(t, Seat(seat))


@procedure
def no_technology_investigation(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody discards an action card at random; then the next two political cards are voted on."""
    for seat in list(voting_order(t)):
        yield from discard_at_random(t, Seat(seat))
    t.agendas_due += t.cards.political.against[card]


@procedure
def no_core_stability(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """In this round nobody draws action cards in the Status Phase."""
    against(t, card, Effect.NO_DRAW)
    yield from nothing()
