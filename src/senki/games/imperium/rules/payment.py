"""H  Counters, planets and trade goods: gaining and paying."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.shapes import ask_share, ask_until_covered
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.kinds import AREAS, Area, Money, Planet, Seat
from senki.games.imperium.model import Imperium, change_counters, reinforcements
from senki.games.imperium.pack import PLANETS
from senki.games.imperium.questions import GAIN_COUNTERS, PAY_GOODS, PAY_PLANETS

# -- counters ---------------------------------------------------------------------------------------------------------


@procedure
def gain_counters(t: Imperium, seat: Seat, amount: int, *, rule: str = "") -> Rule[None]:
    """H5  Counters from the reinforcements, into areas of their owner's choice; when there are none left, none."""
    amount = min(amount, reinforcements(t, seat))
    shares: Ints = (0, 0, 0)
    if amount > 0:
        shares = yield from ask_share(t, seat, GAIN_COUNTERS, (0, 1, 2), (amount, amount, amount), amount)
    for area in range(AREAS):
        if shares[area] > 0:
            change_counters(t, seat, area, shares[area])
            events.counters_gained(t, seat, Area(area), shares[area])


# -- trade goods ------------------------------------------------------------------------------------------------------


def gain_goods(t: Imperium, seat: int, amount: int) -> None:
    """H11  Trade goods, as long as there are any."""
    amount = min(amount, t.cards.start.goods - sum(t.goods))
    if amount > 0:
        t.goods[seat] += amount
        events.goods_gained(t, Seat(seat), amount)


# -- planets ----------------------------------------------------------------------------------------------------------


def resources_of(t: Imperium, planet: int) -> int:
    """H7, R14  The resources of a planet; its influence, while the two are swapped."""
    return t.cards.planet.influence[planet] if t.swapped == planet else t.cards.planet.resources[planet]


def influence_of(t: Imperium, planet: int) -> int:
    """H7, R14  The influence of a planet; its resources, while the two are swapped."""
    return t.cards.planet.resources[planet] if t.swapped == planet else t.cards.planet.influence[planet]


def value_of(t: Imperium, planet: int, money: int) -> int:
    """H7, H8  What a planet pays; nothing when it is exhausted."""
    if not t.planets.ready[planet]:
        return 0
    return resources_of(t, planet) if money == Money.RESOURCES else influence_of(t, planet)


def purse(t: Imperium, seat: int, money: int) -> int:
    """H7, H10  All that the seat could pay: ready planets and trade goods."""
    total = t.goods[seat]
    for planet in range(PLANETS):
        if t.planets.owner[planet] == seat and t.planets.ready[planet]:
            total += value_of(t, planet, money)
    return total


def paying_planets(t: Imperium, seat: int, money: int) -> Ints:
    return tuple([planet for planet in range(PLANETS) if t.planets.owner[planet] == seat and value_of(t, planet, money) > 0])


def values_of(t: Imperium, planets: Ints, money: int) -> Ints:
    return tuple([value_of(t, planet, money) for planet in planets])


@procedure
def pay(t: Imperium, seat: Seat, money: int, price: int, *, rule: str = "") -> Rule[None]:
    """H7, H10  Trade goods stand in for either kind of money; planets are exhausted for their whole value, what is too much is lost."""
    planets = paying_planets(t, seat, money)
    least = max(0, price - sum(values_of(t, planets, money)))
    most = max(least, min(t.goods[seat], price))
    goods = least
    if most > least:
        goods = yield from ask(seat, PAY_GOODS, list(range(least, most + 1)), price=price, money=money)
    if goods > 0:
        t.goods[seat] -= goods
        events.goods_paid(t, seat, goods)
    if price > goods:
        taken = yield from ask_until_covered(
            t, seat, PAY_PLANETS, planets, tuple([1] * len(planets)), values_of(t, planets, money), price - goods, money=money
        )
        for place in range(len(planets)):
            if taken[place] > 0:
                exhaust(t, planets[place])


def exhaust(t: Imperium, planet: int) -> None:
    t.planets.ready[planet] = 0
    events.planet_exhausted(t, Seat(t.planets.owner[planet]), Planet(planet))


def refresh(t: Imperium, planet: int) -> None:
    if not t.planets.ready[planet]:
        t.planets.ready[planet] = 1
        events.planet_refreshed(t, Seat(t.planets.owner[planet]), Planet(planet))
