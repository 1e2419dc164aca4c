"""N, G  Planets changing hands, and trade stations."""

from __future__ import annotations

from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import REGISTERS, Planet, Register, Seat
from senki.games.imperium.model import Imperium, has_tech, is_station, ships_in
from senki.games.imperium.pack import NONE, PLANETS, Technology
from senki.games.imperium.rules.hand import keep_usurper
from senki.games.imperium.rules.payment import gain_goods, trim_goods


def note(t: Imperium, seat: int, which: int, amount: int) -> None:
    """O6  What objectives ask about this round."""
    t.registers[seat * REGISTERS + which] += amount


def take_planet(t: Imperium, seat: int, planet: int) -> None:
    """L3, I7  The planet changes hands; its card comes exhausted, with Nano-Technology ready."""
    t.planets.owner[planet] = seat
    t.planets.ready[planet] = 1 if has_tech(t, seat, Technology.NANO_TECHNOLOGY) else 0
    t.planets.since[planet] = t.round
    note(t, seat, Register.PLANETS_GAINED, 1)
    trim_goods(t)
    keep_usurper(t)
    scavenge(t, seat)


def scavenge(t: Imperium, seat: int) -> None:
    """R12  The Clan of Saar gets a trade good for each planet that it gains; none for a trade station (N11)."""
    if has_ability(t, seat, RaceAbility.SAAR_SCAVENGE):
        gain_goods(t, seat, 1)


def take_stations(t: Imperium) -> None:
    """N10  Whoever is the only player with ships at a trade station takes it; it comes exhausted."""
    for planet in range(PLANETS):
        place = t.planets.hex[planet]
        if place == NONE or not is_station(t, planet):
            continue
        holder = t.fleet_owner[place]
        if holder != NONE and holder != t.planets.owner[planet] and ships_in(t, place) > 0:
            t.planets.owner[planet] = holder
            t.planets.ready[planet] = 0
            t.planets.since[planet] = t.round
            events.station_taken(t, Seat(holder), Planet(planet))
