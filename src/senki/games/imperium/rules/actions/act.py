"""V  Action cards that are played as the action of a turn."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, nothing, procedure, roll
from senki.engine.shapes import ask_some
from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import AGREEMENT, MOVER, REGISTERS, CounterArea, Effect, Hex, Money, Planet, Register, Seat, Until, Vessel
from senki.games.imperium.model import Imperium, afloat_at, clockwise, is_station, planets_at, planets_of, planets_outside_home
from senki.games.imperium.pack import NONE, PLANETS, UnitType
from senki.games.imperium.questions import DIE, EXHAUST_HALF, TRANSPORT_FORCES
from senki.games.imperium.rules.aims import ALIEN_PRICE, enemy_planets
from senki.games.imperium.rules.conditions import BY_CARD
from senki.games.imperium.rules.docks import dock_owner, scrap_dock
from senki.games.imperium.rules.effects import add_effect
from senki.games.imperium.rules.fleets import clear_if_empty, remove_excess, settle_all_fighters
from senki.games.imperium.rules.hand import put_in_hand, steal_cards
from senki.games.imperium.rules.invasion import kill_forces
from senki.games.imperium.rules.movement import end_activation, staying_low
from senki.games.imperium.rules.movement import transport as carry
from senki.games.imperium.rules.payment import gain_goods, pay
from senki.games.imperium.rules.planets import take_planet, take_stations
from senki.games.imperium.rules.rolls import SIDES
from senki.games.imperium.rules.strategy import resolve
from senki.games.imperium.rules.technology import learn
from senki.games.imperium.rules.trade import break_agreement
from senki.games.imperium.rules.verbs import (
    destroy_dock,
    destroy_pds,
    destroy_ship,
    exhaust_if_ready,
    lose_counters,
    lose_goods,
    place_forces,
    place_pds,
    place_ships,
    put_counter_from_reserve,
    turn_neutral,
)

BOMBARDED_AGAIN: Final = 6  # Strategic Bombardment comes back to the hand
MOST_SHIFTED: Final = 3  # Transport
ANNEXING: Final = 3  # ground forces of Voluntary Annexation


# -- units ------------------------------------------------------------------------------------------------------------


@procedure
def advanced_reinforcements(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Two ground forces appear on a planet of yours."""
    place_forces(t, seat, t.said.first[row], 2)
    yield from nothing()


@procedure
def civil_defense(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Two PDS appear on a planet of yours that has none."""
    place_pds(t, seat, t.said.first[row], 2)
    yield from nothing()


@procedure
def ghost_ship(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """A destroyer appears in a wormhole system whose space nobody else holds."""
    place_ships(t, seat, t.said.first[row], UnitType.DESTROYER, 1)
    take_stations(t)
    yield from nothing()


@procedure
def rally_of_the_people(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """A dreadnought appears in your home system, if nobody else holds its space."""
    place_ships(t, seat, t.home[seat], UnitType.DREADNOUGHT, 1)
    yield from nothing()


@procedure
def rise_of_a_messiah(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """A ground force appears on each planet of yours; not on trade stations (N11)."""
    for planet in planets_of(t, seat):
        if not is_station(t, planet):
            place_forces(t, seat, planet, 1)
    yield from nothing()


@procedure
def voluntary_annexation(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """A neutral planet next to a system with a planet of yours becomes yours, with three ground forces; its card comes exhausted."""
    planet = Planet(t.said.first[row])
    take_planet(t, seat, planet)
    events.planet_taken(t, seat, planet, rule="V10")
    place_forces(t, seat, planet, ANNEXING)
    yield from nothing()


@procedure
def lucky_shot(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """An enemy dreadnought, cruiser or destroyer in a system with a planet of yours is destroyed."""
    destroy_ship(t, MOVER.first(t.said.first[row]), MOVER.second(t.said.first[row]))
    yield from nothing()


@procedure
def plague(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Roll a die for each ground force on an enemy planet: each even number destroys one. Control stays (G5)."""
    planet = Planet(t.said.first[row])
    dice: int = t.planets.forces[planet]
    killed = 0
    while dice > 0:
        face = yield from roll(DIE, SIDES, unit=UnitType.GROUND_FORCE)
        killed += 1 - face % 2
        dice -= 1
    yield from kill_forces(t, planet, killed)


@procedure
def local_unrest(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """A planet outside the home systems is exhausted and loses a ground force; if none is left there, it becomes neutral."""
    planet = Planet(t.said.first[row])
    if not is_calm(t, planet):
        exhaust_if_ready(t, planet)
        yield from kill_forces(t, planet, 1)
        if t.planets.forces[planet] == 0:
            turn_neutral(t, planet)


def is_calm(t: Imperium, planet: int) -> bool:
    """R13  The Winnu's planets with a ground force ignore Local Unrest."""
    return t.planets.forces[planet] > 0 and has_ability(t, t.planets.owner[planet], RaceAbility.WINNU_CALM)


@procedure
def equipment_sabotage(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Up to two PDS on a planet are destroyed: both, if there are two."""
    destroy_pds(t, t.said.first[row], 2)
    yield from nothing()


@procedure
def secret_industrial_agent(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """A space dock outside the home systems is destroyed."""
    dock = t.said.first[row]
    owner = dock_owner(t, dock)
    if owner != seat:
        t.registers[seat * REGISTERS + Register.DOCKS_DESTROYED] |= BY_CARD << owner
    if dock < PLANETS:
        destroy_dock(t, dock)
    else:
        scrap_dock(t, owner, dock - PLANETS)
    yield from nothing()


@procedure
def massive_transport(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """A space dock of yours moves to another planet of yours, along systems that nobody else holds."""
    source, target = t.said.first[row], t.said.second[row]
    if source < PLANETS:
        t.planets.dock[target] = t.planets.dock[source]
        t.planets.dock[source] = 0
        events.dock_shipped(t, seat, Planet(source), Planet(target))
    else:  # R12
        t.afloat.hex[afloat_at(t, seat, source - PLANETS)[0]] = target - PLANETS
        events.dock_moved(t, seat, Hex(source - PLANETS), Hex(target - PLANETS))
    settle_all_fighters(t, seat)
    yield from nothing()


@procedure
def transport(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Up to three ground forces go from a planet of yours to another one, along systems that nobody else holds."""
    source, target = Planet(t.said.first[row]), Planet(t.said.second[row])
    most = min(MOST_SHIFTED, t.planets.forces[source])
    number = yield from ask(seat, TRANSPORT_FORCES, list(range(1, most + 1)), planet=source)
    t.planets.forces[source] -= number
    t.planets.forces[target] += number
    events.forces_transported(t, seat, source, target, number)


@procedure
def patrol(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Up to two cruisers or destroyers go from systems that you have activated to empty neighbours; a counter marks where each has gone."""
    yield from send_on_patrol(t, seat, t.said.first[row], t.said.second[row])
    if t.said.third[row] != NONE:
        yield from send_on_patrol(t, seat, t.said.third[row], t.said.fourth[row])


@procedure
def send_on_patrol(t: Imperium, seat: Seat, ship: int, place: int) -> Rule[None]:
    """Patrol: what the ship carries stays behind, as far as other ships there have room for it."""
    source: int = MOVER.first(ship)
    vessel: int = MOVER.second(ship)
    t.act_hex = place
    lows = staying_low(t, seat, source, vessel, 0)
    carry(t, seat, source, place, vessel, lows[0], lows[1])
    clear_if_empty(t, source)
    events.ship_moved(t, seat, Vessel(vessel), Hex(source), Hex(place))
    end_activation(t)
    put_counter_from_reserve(t, seat, place)
    settle_all_fighters(t, seat)
    yield from remove_excess(t, seat)
    take_stations(t)


# -- planets, goods, counters -----------------------------------------------------------------------------------------


@procedure
def good_year(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Gain a trade good for each planet that you control outside your home system."""
    gain_goods(t, seat, planets_outside_home(t, seat))
    yield from nothing()


@procedure
def uprising(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """All planets of a system that is no home system are exhausted."""
    for planet in planets_at(t, t.said.first[row]):
        exhaust_if_ready(t, planet)
    yield from nothing()


@procedure
def stellar_criminals(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """An opponent exhausts half of the ready planets, rounded down, by own choice."""
    other = Seat(t.said.first[row])
    ready = tuple([one for one in planets_of(t, other) if t.planets.ready[one]])
    number = len(ready) // 2
    picked = yield from ask_some(t, other, EXHAUST_HALF, ready, number, number)
    for planet in picked:
        exhaust_if_ready(t, planet)


@procedure
def strategic_bombardment(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """All enemy planets in a system with a war sun of yours are exhausted; on a roll of 6 or more the card comes back to your hand."""
    for planet in enemy_planets(t, seat, t.said.first[row]):
        exhaust_if_ready(t, planet)
    face = yield from roll(DIE, SIDES, unit=UnitType.WAR_SUN)
    if face >= BOMBARDED_AGAIN:
        put_in_hand(t, seat, t.said.card[row])
        events.card_taken_back(t, seat, face)


@procedure
def privateers(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Take half the trade goods of an opponent, rounded down; the others are discarded."""
    other = Seat(t.said.first[row])
    gain_goods(t, seat, lose_goods(t, other, t.goods[other]) // 2)
    yield from nothing()


@procedure
def insubordination(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """An opponent loses a counter from the Command Pool."""
    lose_counters(t, t.said.first[row], CounterArea.COMMAND, 1)
    yield from nothing()


@procedure
def unexpected_action(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """A counter of yours in the galaxy returns to your reinforcements."""
    place = t.said.first[row]
    t.activated[place] &= ~(1 << seat)
    events.counter_taken_back(t, seat, Hex(place))
    yield from nothing()


@procedure
def influence_in_the_merchants_guild(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """A trade agreement is broken; none with the Hacan (V6)."""
    break_agreement(t, AGREEMENT.first(t.said.first[row]), AGREEMENT.second(t.said.first[row]))
    yield from nothing()


@procedure
def successful_spy(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Take two action cards from an opponent at random; what is then beyond the limit is discarded (V5)."""
    yield from steal_cards(t, seat, Seat(t.said.first[row]), 2)


@procedure
def alien_technology(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Buy a technology for which you have all that it needs, for 4 resources; nothing changes this price."""
    yield from pay(t, seat, Money.RESOURCES, ALIEN_PRICE, rule="D3")
    yield from learn(t, seat, t.said.first[row])


@procedure
def flawless_strategy(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Use the primary ability of a strategy card that nobody has taken; the others may use its secondary ability."""
    yield from resolve(t, seat, t.said.first[row])


# -- for a round ------------------------------------------------------------------------------------------------------


@procedure
def armistice(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """An opponent may not invade a planet of yours in this round."""
    add_effect(t, Effect.NO_INVASION, t.said.first[row], Until.ROUND, thing=t.said.second[row])
    yield from nothing()


@procedure
def diplomatic_immunity(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Nobody else may activate a system with a ship of yours in this round."""
    for other in clockwise(t, seat):
        if other != seat:
            add_effect(t, Effect.NO_ACTIVATION, other, Until.ROUND, thing=t.said.first[row])
    yield from nothing()


@procedure
def enhanced_armor(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Until the round ends your cruisers sustain damage."""
    add_effect(t, Effect.CRUISERS_SUSTAIN, seat, Until.ROUND)
    yield from nothing()


@procedure
def spacedock_accident(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """A space dock outside the home systems builds nothing in this round; one in space as if it had been built in it (R12, U1)."""
    dock = t.said.first[row]
    if dock < PLANETS:
        add_effect(t, Effect.NO_PRODUCTION, NONE, Until.ROUND, thing=dock)
    else:
        t.afloat.built[afloat_at(t, dock_owner(t, dock), dock - PLANETS)[0]] = 1 + t.round
    yield from nothing()


@procedure
def war_footing(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """In this round you may have two ships more in one system than Fleet Supply allows."""
    add_effect(t, Effect.MORE_SUPPLY, seat, Until.ROUND, thing=t.said.first[row], amount=2)
    yield from nothing()
