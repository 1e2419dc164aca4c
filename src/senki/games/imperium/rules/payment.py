"""H  Counters, planets and trade goods: gaining and paying."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.shapes import ENOUGH, ask_share, ask_until_covered
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.kinds import AREAS, Area, CounterArea, Effect, Money, Planet, PoliticalCard, Seat
from senki.games.imperium.model import Imperium, change_counters, counters_in, neighbours, planets_of, reinforcements
from senki.games.imperium.pack import PLANETS
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.questions import GAIN_COUNTERS, PAY_CARDS, PAY_GOODS, PAY_PLANETS
from senki.games.imperium.rules.effects import is_in_force
from senki.games.imperium.rules.laws import influence_of, is_law, resources_of

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
    trim_counters(t, seat)


# -- trade goods ------------------------------------------------------------------------------------------------------


def gain_goods(t: Imperium, seat: int, amount: int) -> None:
    """H11  Trade goods, as long as there are any; to the left neighbour where Open the Trade Routes has failed."""
    amount = min(amount, t.cards.start.goods - sum(t.goods))
    if is_in_force(t, Effect.GOODS_GO_LEFT, seat) and len(neighbours(t, seat)) > 0:
        seat = neighbours(t, seat)[0]
    if amount > 0:
        t.goods[seat] += amount
        events.goods_gained(t, Seat(seat), amount)
        trim_goods(t)


def trim_goods(t: Imperium) -> None:
    """Diversified Income: nobody has more trade goods than planets."""
    if is_law(t, Political.DIVERSIFIED_INCOME):
        for seat in range(t.players):
            excess = t.goods[seat] - len(planets_of(t, seat))
            if excess > 0:
                t.goods[seat] -= excess
                events.goods_paid(t, Seat(seat), excess, rule="K9")


def trim_counters(t: Imperium, seat: int) -> None:
    """Fleet Regulations: nobody has more counters in Fleet Supply than the law says."""
    if is_law(t, Political.FLEET_REGULATIONS):
        excess = counters_in(t, seat, CounterArea.FLEET) - t.cards.political.number[Political.FLEET_REGULATIONS]
        if excess > 0:
            change_counters(t, seat, CounterArea.FLEET, -excess)
            events.counters_lost(t, Seat(seat), Area(CounterArea.FLEET), excess, rule="K9")


def give_goods(t: Imperium, giver: int, taker: int, amount: int) -> None:
    """E9  Trade goods change hands. That is no gain: what changes gains of trade goods does not change it."""
    if amount > 0:
        t.goods[giver] -= amount
        t.goods[taker] += amount
        events.goods_given(t, Seat(giver), Seat(taker), amount)
        trim_goods(t)


# -- planets ----------------------------------------------------------------------------------------------------------


def value_of(t: Imperium, planet: int, money: int) -> int:
    """H7, H8  What a planet pays; nothing when it is exhausted."""
    if not t.planets.ready[planet]:
        return 0
    return resources_of(t, planet) if money == Money.RESOURCES else influence_of(t, planet)


def wealth(t: Imperium, seat: int) -> int:
    """H12  Trade goods, and political cards in place of them."""
    return t.goods[seat] + len(t.c_hand[seat])


def purse(t: Imperium, seat: int, money: int) -> int:
    """H7, H10, H12  All that the seat could pay: ready planets, trade goods, political cards."""
    total = wealth(t, seat)
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
    sold = yield from pay_with_cards(t, seat, price, max(0, price - t.goods[seat] - sum(values_of(t, planets, money))))
    price -= sold
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


@procedure
def pay_with_cards(t: Imperium, seat: Seat, price: int, least: int) -> Rule[int]:
    """H12  Political cards stand in for trade goods, one each; whoever holds any is asked. Gives how many."""
    sold = 0
    while sold < price and len(t.c_hand[seat]) > 0:
        card = yield from ask(seat, PAY_CARDS, sorted(t.c_hand[seat]) + ([ENOUGH] if sold >= least else []), price=price - sold)
        if card == ENOUGH:
            break
        discard_political(t, seat, card)
        sold += 1
    return sold


@procedure
def pay_goods(t: Imperium, seat: Seat, price: int, *, rule: str = "") -> Rule[None]:
    """H10, H12  Trade goods, or political cards in place of them."""
    sold = yield from pay_with_cards(t, seat, price, max(0, price - t.goods[seat]))
    if price > sold:
        t.goods[seat] -= price - sold
        events.goods_paid(t, seat, price - sold)


def discard_political(t: Imperium, seat: int, card: int) -> None:
    """K11, H12  From the hand to the discards, which all can see."""
    t.c_hand[seat].remove(card)
    t.c_discard.append(card)
    events.political_discarded(t, Seat(seat), PoliticalCard(card))


def exhaust(t: Imperium, planet: int) -> None:
    t.planets.ready[planet] = 0
    events.planet_exhausted(t, Seat(t.planets.owner[planet]), Planet(planet))


def refresh(t: Imperium, planet: int) -> None:
    if not t.planets.ready[planet]:
        t.planets.ready[planet] = 1
        events.planet_refreshed(t, Seat(t.planets.owner[planet]), Planet(planet))
