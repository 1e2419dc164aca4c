"""D  Technology."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, procedure
from senki.games.imperium import events
from senki.games.imperium.kinds import Effect, Money, PoliticalCard, Seat, Tech
from senki.games.imperium.model import Imperium, has_tech
from senki.games.imperium.pack import NONE, PLANETS, TECHNOLOGIES, UnitType
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.politics.choices import give_up_ships
from senki.games.imperium.questions import GAIN_TECH
from senki.games.imperium.rules.effects import allowed, barred, bonus, end_effect, end_step_effect
from senki.games.imperium.rules.laws import is_law, tech_change
from senki.games.imperium.rules.payment import pay, purse
from senki.games.imperium.rules.rolls import roll_fate
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
        if t.planets.owner[planet] == seat and t.planets.ready[planet]:
            shown = t.cards.planet.specialty[planet]
            if shown == colour or (shown != NONE and is_law(t, Political.RESEARCH_GRANT)):
                found += 1
    return found


def tech_price(t: Imperium, seat: int, tech: int, price: int) -> int:
    """D3  The price of the source less the specialties, changed by laws and cards, never below 0. What is free stays free."""
    if price == FREE:
        return FREE
    changed = price - specialties(t, seat, t.cards.technology.colour[tech]) + tech_change(t, seat, tech)
    if not is_known(t, seat, tech):
        changed += bonus(t, Effect.IGNORES_NEED, seat)
    return max(0, changed)


def lacking(t: Imperium, seat: int, tech: int) -> int:
    """D2  How many of the technologies that it needs the seat lacks; of those of which it needs one, one."""
    found = 0
    for need in t.cards.technology.needs[tech]:
        if not has_tech(t, seat, need):
            found += 1
    one_of = [need for need in t.cards.technology.needs_one[tech] if has_tech(t, seat, need)]
    return found + (1 if len(t.cards.technology.needs_one[tech]) > 0 and len(one_of) == 0 else 0)


def open_to(t: Imperium, seat: int, missing: int) -> list[int]:
    """D2  Technologies that the seat has not and of whose needs it lacks no more than so many; none if it may gain none."""
    found = [tech for tech in range(TECHNOLOGIES) if not has_tech(t, seat, tech) and lacking(t, seat, tech) <= missing]
    return [tech for tech in found if not barred(t, Effect.NO_TECHNOLOGY, seat, t.cards.technology.colour[tech])]


def techs_for(t: Imperium, seat: int, price: int) -> list[int]:
    """D2, D3  Technologies that the seat may gain at this price; by Focused Research also one that lacks something."""
    money = purse(t, seat, Money.RESOURCES)
    if price > FREE and barred(t, Effect.NO_BUYING_TECHNOLOGY, seat):
        return []
    able = open_to(t, seat, 1 if price > FREE and allowed(t, Effect.IGNORES_NEED, seat) else 0)
    return [tech for tech in able if tech_price(t, seat, tech, price) <= money]


def techs_at(t: Imperium, seat: int, price: int) -> list[int]:
    """D2  Technologies that the seat may gain for just so much, which nothing changes."""
    return open_to(t, seat, 0) if purse(t, seat, Money.RESOURCES) >= price else []


@procedure
def gain_tech(t: Imperium, seat: Seat, price: int) -> Rule[None]:
    """D2, D3  One technology for a price, or free. Ruling: cards for a purchase are played before the technology is named.

    A card may cost what the technology would have cost (Touch of Genius); then nothing is bought.
    """
    if price > FREE and len(techs_for(t, seat, price)) > 0:
        yield from own_window(t, Window.TECH, seat, NONE, price)
    if len(techs_for(t, seat, price)) > 0:
        tech = yield from ask(seat, GAIN_TECH, techs_for(t, seat, price), price=price)
        yield from pay(t, seat, Money.RESOURCES, tech_price(t, seat, tech, price), rule="D3")
        end_step_effect(t, Effect.TECH_PRICE)
        end_effect(t, Effect.IGNORES_NEED)
        yield from learn(t, seat, tech)


@procedure
def gain_tech_of(t: Imperium, seat: Seat, colour: int) -> Rule[None]:
    """D2  One technology of a colour, free."""
    if len(free_techs_of(t, seat, colour)) > 0:
        tech = yield from ask(seat, GAIN_TECH, free_techs_of(t, seat, colour), price=FREE)
        yield from learn(t, seat, tech)


def free_techs_of(t: Imperium, seat: int, colour: int) -> list[int]:
    return [tech for tech in techs_for(t, seat, FREE) if t.cards.technology.colour[tech] == colour]


@procedure
def learn(t: Imperium, seat: Seat, tech: int) -> Rule[None]:
    """D2  The technology is there. Technological Jihad: on a 9 or 10 a destroyer or cruiser of the seat is destroyed."""
    take_tech(t, seat, tech)
    if is_law(t, Political.TECHNOLOGICAL_JIHAD):
        struck = yield from roll_fate(t, seat, UnitType.CRUISER, 1, t.cards.political.number[Political.TECHNOLOGICAL_JIHAD])
        if struck > 0:
            yield from give_up_ships(t, seat, PoliticalCard(Political.TECHNOLOGICAL_JIHAD), (UnitType.DESTROYER, UnitType.CRUISER), 1)


def take_tech(t: Imperium, seat: int, tech: int) -> None:
    """D2  The seat has the technology from now on."""
    t.techs[seat] |= 1 << tech
    events.tech_gained(t, Seat(seat), Tech(tech))
