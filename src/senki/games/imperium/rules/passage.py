"""K9  What laws ask of whoever activates a system."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.shapes import ENOUGH
from senki.games.imperium.kinds import Money, Seat
from senki.games.imperium.model import Imperium, planets_of
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.questions import PAY_TARIFF
from senki.games.imperium.rules.lawmaking import discard_law
from senki.games.imperium.rules.laws import has_enemy_ships, is_law, is_protected, is_tariffed, truce_holds
from senki.games.imperium.rules.payment import exhaust, pay, pay_goods, purse, wealth
from senki.games.imperium.rules.verbs import lose_points


def is_lawful(t: Imperium, seat: int, place: int) -> bool:
    """T3  May the seat activate the system, and can it pay what laws ask for that?"""
    if truce_holds(t) and has_enemy_ships(t, seat, place):
        return False
    if is_protected(t, seat, place) and purse(t, seat, Money.INFLUENCE) < t.cards.political.number[Political.NEUTRALITY_PACT]:
        return False
    return not is_tariffed(t, seat, place) or wealth(t, seat) > 0 or len(ready_planets(t, seat)) > 0


def ready_planets(t: Imperium, seat: int) -> list[int]:
    return [planet for planet in planets_of(t, seat) if t.planets.ready[planet]]


@procedure
def obey_laws(t: Imperium, seat: Seat, place: int) -> Rule[None]:
    """K9  Neutrality Pact, Traffic Tariffs and Non-Aggression Pact, right after the activation."""
    if is_protected(t, seat, place):
        yield from pay(t, seat, Money.INFLUENCE, t.cards.political.number[Political.NEUTRALITY_PACT], rule="K9")
    if is_tariffed(t, seat, place):
        yield from pay_tariff(t, seat, place)
    if is_law(t, Political.NON_AGGRESSION_PACT) and has_enemy_ships(t, seat, place):
        lose_points(t, seat, t.cards.political.number[Political.NON_AGGRESSION_PACT])
        discard_law(t, Political.NON_AGGRESSION_PACT)


@procedure
def pay_tariff(t: Imperium, seat: Seat, place: int) -> Rule[None]:
    """Traffic Tariffs: a planet is exhausted, or (ENOUGH) a trade good given up."""
    planets = ready_planets(t, seat)
    choice = ENOUGH
    if len(planets) > 0:
        choice = yield from ask(seat, PAY_TARIFF, planets + ([ENOUGH] if wealth(t, seat) > 0 else []), hex=place)
    if choice != ENOUGH:
        exhaust(t, choice)
    elif wealth(t, seat) > 0:
        yield from pay_goods(t, seat, t.cards.political.number[Political.TRAFFIC_TARIFFS], rule="K9")
