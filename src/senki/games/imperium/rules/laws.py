"""K9  Laws in force, and what they change: asked by the rules that they change."""

from __future__ import annotations

from senki.games.imperium.kinds import Effect
from senki.games.imperium.model import Imperium, has_units_at, others, planets_at, ships_in
from senki.games.imperium.pack import NONE
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.rules.effects import bonus


def is_law(t: Imperium, card: int) -> bool:
    """Is this law in force?"""
    return card in t.c_laws


def holder_of(t: Imperium, card: int) -> int:
    """With whom the law lies; NONE if it is not in force."""
    return t.c_holder[card] if card in t.c_laws else NONE


def holds(t: Imperium, seat: int, card: int) -> bool:
    return holder_of(t, card) == seat


# -- planets ----------------------------------------------------------------------------------------------------------


def resources_of(t: Imperium, planet: int) -> int:
    """H7, R14  The resources of a planet; its influence, while the two are swapped (by Yin, or by Labor Force Politics)."""
    return t.cards.planet.influence[planet] if is_swapped(t, planet) else t.cards.planet.resources[planet]


def influence_of(t: Imperium, planet: int) -> int:
    """H7, R14  The influence of a planet; its resources, while the two are swapped."""
    return t.cards.planet.resources[planet] if is_swapped(t, planet) else t.cards.planet.influence[planet]


def is_swapped(t: Imperium, planet: int) -> bool:
    return (t.swapped == planet) != (Political.LABOR_FORCE_POLITICS in t.c_laws)


# -- activation -------------------------------------------------------------------------------------------------------


def truce_holds(t: Imperium) -> bool:
    """Short Term Truce works in the round after the one in which it was voted."""
    return Political.SHORT_TERM_TRUCE in t.c_laws and t.c_second[Political.SHORT_TERM_TRUCE] + 1 == t.round


def has_enemy_ships(t: Imperium, seat: int, place: int) -> bool:
    return t.fleet_owner[place] not in (NONE, seat) and ships_in(t, place) > 0


def has_enemy_planet(t: Imperium, seat: int, place: int) -> bool:
    for planet in planets_at(t, place):
        if t.planets.owner[planet] not in (NONE, seat):
            return True
    return False


def has_enemy_units(t: Imperium, seat: int, place: int) -> bool:
    for other in others(t, seat):
        if has_units_at(t, other, place):
            return True
    return False


def is_tariffed(t: Imperium, seat: int, place: int) -> bool:
    """Traffic Tariffs: a system with another player's planet."""
    return Political.TRAFFIC_TARIFFS in t.c_laws and has_enemy_planet(t, seat, place)


def is_protected(t: Imperium, seat: int, place: int) -> bool:
    """Neutrality Pact: a system without planets, with another player's units."""
    return Political.NEUTRALITY_PACT in t.c_laws and len(planets_at(t, place)) == 0 and has_enemy_units(t, seat, place)


# -- technology -------------------------------------------------------------------------------------------------------


def tech_change(t: Imperium, seat: int, tech: int) -> int:
    """D3  What laws add to the price of a technology, or take off."""
    return bonus(t, Effect.TECH_PRICE, seat, t.cards.technology.colour[tech])


def is_needed(t: Imperium, seat: int, tech: int) -> bool:
    """Technology Buy-back: is it a prerequisite of another technology of the seat, as far as no other one serves?"""
    for other in range(len(t.cards.technology.colour)):
        if other != tech and (t.techs[seat] >> other) & 1:
            if tech in t.cards.technology.needs[other]:
                return True
            one_of = t.cards.technology.needs_one[other]
            if tech in one_of and len([need for need in one_of if (t.techs[seat] >> need) & 1]) == 1:
                return True
    return False


def sellable(t: Imperium, seat: int) -> list[int]:
    """Technology Buy-back: what may be given up."""
    return [tech for tech in range(len(t.cards.technology.colour)) if (t.techs[seat] >> tech) & 1 and not is_needed(t, seat, tech)]


def discounts_all(t: Imperium) -> bool:
    """Research Grant: every specialty serves for every colour."""
    return Political.RESEARCH_GRANT in t.c_laws
