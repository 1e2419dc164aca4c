"""K9, K12  Laws that lie with somebody or something elected. What their holders may do later stands with the rules that they change."""

from __future__ import annotations

from senki.engine.procedure import Rule, nothing, procedure
from senki.games.imperium.kinds import Effect, PoliticalCard, Seat
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack import Colour, UnitType
from senki.games.imperium.politics.choices import by_law
from senki.games.imperium.rules.ending import gain_points, gain_points_together

COLOURS = (Colour.RED, Colour.GREEN, Colour.BLUE, Colour.YELLOW)


@procedure
def holds_office(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """The law lies with the elected; what it gives stands where it works (Council Elder, Veto Power, Forbidden Research, ministers)."""
    yield from nothing()


@procedure
def crown_of_thalnos(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Ground forces of the elected player have +1 in combat."""
    by_law(t, card, Effect.COMBAT, first, thing=UnitType.GROUND_FORCE, amount=t.cards.political.number[card])
    yield from nothing()


@procedure
def crown_worth_a_point(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Emperor, The Crown of Emphidia: the elected player gains a victory point, and loses it with the card."""
    yield from gain_points(t, Seat(first), t.cards.political.number[card])


@procedure
def holy_planet_of_ixth(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Nothing is produced or built on the planet."""
    by_law(t, card, Effect.NO_PRODUCTION, thing=first)
    yield from nothing()


@procedure
def incentive_program(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Who has claimed the objective gains a victory point; from now on it gives one more."""
    winners = tuple([seat for seat in range(t.players) if (t.scored[first] >> seat) & 1 and not t.out[seat]])
    yield from gain_points_together(t, winners, t.cards.political.number[card])


@procedure
def science_community_speaker(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """The elected player uses the secondary ability of Technology without counter, and pays 1 less for technologies."""
    for colour in COLOURS:
        by_law(t, card, Effect.TECH_PRICE, first, thing=colour, amount=-t.cards.political.number[card])
    yield from nothing()


@procedure
def subsidized_studies(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Technologies of the elected colour cost 3 less, all others 2 more."""
    for colour in COLOURS:
        change = -t.cards.political.number[card] if colour == first else t.cards.political.against[card]
        by_law(t, card, Effect.TECH_PRICE, thing=colour, amount=change)
    yield from nothing()
