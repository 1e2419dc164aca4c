"""D  Technology."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, procedure
from senki.games.imperium import events
from senki.games.imperium.kinds import Effect, Money, Seat, Tech
from senki.games.imperium.model import Imperium, has_tech
from senki.games.imperium.pack import NONE, PLANETS, TECHNOLOGIES
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.questions import GAIN_TECH
from senki.games.imperium.rules.effects import end_effect
from senki.games.imperium.rules.payment import pay, purse
from senki.games.imperium.rules.windows import own_window

FREE: Final = 0


def is_known(t: Imperium, seat: int, tech: int) -> bool:
    """D2, D4  Has the seat all technologies that this one needs, and one of those of which it needs one?"""
    for need in t.cards.technology.needs[tech]:
        if not has_tech(t, seat, need):
            return False
    one_of = t.cards.technology.needs_one[tech]
    for need in one_of:
        if has_tech(t, seat, need):
            return True
    return len(one_of) == 0


def specialties(t: Imperium, seat: int, colour: int) -> int:
    """H9  Ready planets that show the colour."""
    found = 0
    for planet in range(PLANETS):
        if t.planets.owner[planet] == seat and t.planets.ready[planet] and t.cards.planet.specialty[planet] == colour:
            found += 1
    return found


def tech_price(t: Imperium, seat: int, tech: int, price: int) -> int:
    """D3  The price of the source less the specialties, never below 0."""
    return max(0, price - specialties(t, seat, t.cards.technology.colour[tech]))


def techs_for(t: Imperium, seat: int, price: int) -> list[int]:
    """D2, D3  Technologies that the seat may gain at this price."""
    money = purse(t, seat, Money.RESOURCES)
    able = [tech for tech in range(TECHNOLOGIES) if not has_tech(t, seat, tech) and is_known(t, seat, tech)]
    return [tech for tech in able if tech_price(t, seat, tech, price) <= money]


@procedure
def gain_tech(t: Imperium, seat: Seat, price: int) -> Rule[None]:
    """D2, D3  One technology for a price, or free."""
    if len(techs_for(t, seat, price)) > 0:
        tech = yield from ask(seat, GAIN_TECH, techs_for(t, seat, price), price=price)
        if price > FREE:
            yield from own_window(t, Window.TECH, seat, NONE, tech)
        yield from pay(t, seat, Money.RESOURCES, tech_price(t, seat, tech, price), rule="D3")
        end_effect(t, Effect.TECH_PRICE)
        take_tech(t, seat, tech)


def take_tech(t: Imperium, seat: int, tech: int) -> None:
    """D2  The seat has the technology from now on."""
    t.techs[seat] |= 1 << tech
    events.tech_gained(t, Seat(seat), Tech(tech))
