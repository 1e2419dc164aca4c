"""C4  The strategy cards of Shattered Empire. What belongs to the council is not part of this edition."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, ask_yes, procedure
from senki.engine.shapes import ENOUGH, ask_some
from senki.games.imperium import events
from senki.games.imperium.galaxy import adjacent
from senki.games.imperium.kinds import AGREEMENT, Ability, Hex, Money, ObjectiveCard, Planet, Seat
from senki.games.imperium.model import (
    Imperium,
    controls_system,
    has_units,
    is_activated,
    is_full,
    is_station,
    others,
    planets_at,
    ships_in,
)
from senki.games.imperium.pack import HEXES, MECATOL_HEX, NONE, PLANETS, Strategy, SystemType
from senki.games.imperium.politics.choices import put_counter
from senki.games.imperium.questions import (
    AGENDA_BY,
    ANNEX,
    BREAK_AGREEMENTS,
    BUY_SECOND,
    CHOOSE_ABILITY,
    COUNTERS_AT,
    HIGH_ALERT,
    REFRESH,
    SPEAKER_TO,
    TURN_UP,
)
from senki.games.imperium.rules.agendas import draw_political
from senki.games.imperium.rules.cards_base import TECH_PRICE, TRADE_GOODS, buy_counters, move_by_card, produce_by_card
from senki.games.imperium.rules.council import council_from_hand
from senki.games.imperium.rules.deals import negotiate
from senki.games.imperium.rules.hand import draw_cards
from senki.games.imperium.rules.objectives import claim_objectives, look_at_top, turn_up
from senki.games.imperium.rules.payment import gain_counters, gain_goods, pay, purse, refresh
from senki.games.imperium.rules.planets import take_planet
from senki.games.imperium.rules.production import ANY_NUMBER
from senki.games.imperium.rules.technology import FREE, gain_tech, techs_for
from senki.games.imperium.rules.trade import break_agreement, breakable, collect_all

COUNTER_PRICE: Final = 2  # Leadership
MOST_BOUGHT: Final = 3
ASSEMBLY_DRAW: Final = 2
ANNEX_PRICE: Final = 3
REFRESHED: Final = 6  # Assembly: resources and influence in all
EXTRA: Final = 2  # Production
MOST_BUILT: Final = 3
CHEAP_TECH: Final = 6
MOST_BROKEN: Final = 2  # Trade II
TAX: Final = 1  # Trade II: what the others get less


# -- Leadership -------------------------------------------------------------------------------------------------------


@procedure
def leadership(t: Imperium, seat: Seat) -> Rule[bool]:
    """C4  Gain three counters; then you may buy more as in the secondary ability."""
    yield from gain_counters(t, seat, 3, rule="C4")
    yield from buy_counters(t, seat, Strategy.LEADERSHIP, COUNTER_PRICE, MOST_BOUGHT, 0)
    return True


@procedure
def leadership_secondary(t: Imperium, seat: Seat) -> Rule[None]:
    """C4  Buy up to three counters for 2 influence each."""
    yield from buy_counters(t, seat, Strategy.LEADERSHIP, COUNTER_PRICE, MOST_BOUGHT, 1)


# -- Diplomacy II -----------------------------------------------------------------------------------------------------


@procedure
def diplomacy_ii(t: Imperium, seat: Seat) -> Rule[bool]:
    """C4  Each opponent puts a counter on a system with a planet of yours; or take an empty planet as in the secondary, free."""
    abilities = ([Ability.COUNTERS] if len(own_systems(t, seat)) > 0 else []) + ([Ability.ANNEX] if len(annexable(t, seat)) > 0 else [])
    if len(abilities) > 0:
        ability = yield from ask(seat, CHOOSE_ABILITY, list(abilities), card=Strategy.DIPLOMACY_II)
        if ability == Ability.ANNEX:
            yield from annex(t, seat)
        else:
            place = yield from ask(seat, COUNTERS_AT, own_systems(t, seat))
            for other in list(others(t, seat)):
                if not is_activated(t, other, place):  # C13
                    yield from put_counter(t, Seat(other), place)
    return True


def own_systems(t: Imperium, seat: int) -> list[int]:
    """Systems with a planet that the seat controls."""
    found: list[int] = []
    for place in range(HEXES):
        for planet in planets_at(t, place):
            if t.planets.owner[planet] == seat and place not in found:
                found.append(place)
    return found


@procedure
def diplomacy_ii_secondary(t: Imperium, seat: Seat) -> Rule[None]:
    """C4  For 3 influence, take an empty planet next to a system that you control."""
    yield from pay(t, seat, Money.INFLUENCE, ANNEX_PRICE, rule="C4")
    yield from annex(t, seat)


@procedure
def annex(t: Imperium, seat: Seat) -> Rule[None]:
    """C11  The planet changes hands; its card comes exhausted."""
    planet = yield from ask(seat, ANNEX, annexable(t, seat))
    take_planet(t, seat, planet)
    events.planet_taken(t, seat, Planet(planet), rule="C11")


def annexable(t: Imperium, seat: int) -> list[int]:
    """C11  Empty planets in a controlled system or next to one; no home, no station, not Mecatol Rex."""
    found: list[int] = []
    for planet in range(PLANETS):
        place = t.planets.hex[planet]
        if place in (NONE, MECATOL_HEX) or t.planets.owner[planet] == seat or has_units(t, planet) or is_station(t, planet):
            continue
        if t.cards.system.type[t.systems[place]] != SystemType.HOME and is_near_controlled(t, seat, place):
            found.append(planet)
    return found


def is_near_controlled(t: Imperium, seat: int, place: int) -> bool:
    if controls_system(t, seat, place):
        return True
    for other in adjacent(t, place):
        if controls_system(t, seat, other):
            return True
    return False


# -- Assembly ---------------------------------------------------------------------------------------------------------


@procedure
def assembly(t: Imperium, seat: Seat) -> Rule[bool]:
    """C4, C6  Draw cards. Take the Speaker token, and another player's card is voted on; or give it away, and play your own."""
    if is_full(t):
        yield from draw_cards(t, seat, ASSEMBLY_DRAW)
        yield from draw_political(t, seat, 1)
    ability: int = Ability.GIVE_SPEAKER
    if t.speaker != seat:
        ability = yield from ask(seat, CHOOSE_ABILITY, [Ability.TAKE_SPEAKER, Ability.GIVE_SPEAKER], card=Strategy.ASSEMBLY)
    if ability == Ability.TAKE_SPEAKER:
        t.speaker = seat
    else:
        t.speaker = yield from ask(seat, SPEAKER_TO, others(t, seat))
    events.speaker(t, Seat(t.speaker), rule="C4")
    if is_full(t):
        player: int = seat
        if ability == Ability.TAKE_SPEAKER:
            player = yield from ask(seat, AGENDA_BY, others(t, seat))
        yield from council_from_hand(t, Seat(player))
    return True


@procedure
def assembly_secondary(t: Imperium, seat: Seat) -> Rule[None]:
    """C4  Refresh planets worth 6 in all, resources and influence together."""
    left: int = REFRESHED
    first = True
    while len(refreshable(t, seat, left)) > 0:
        planet = yield from ask(seat, REFRESH, refreshable(t, seat, left) + ([] if first else [ENOUGH]), card=Strategy.ASSEMBLY)
        if planet == ENOUGH:
            break
        first = False
        left -= t.cards.planet.resources[planet] + t.cards.planet.influence[planet]
        refresh(t, planet)


def refreshable(t: Imperium, seat: int, worth: int) -> list[int]:
    """Exhausted planets worth so much at most."""
    found: list[int] = []
    for planet in range(PLANETS):
        if t.planets.owner[planet] == seat and not t.planets.ready[planet]:
            if t.cards.planet.resources[planet] + t.cards.planet.influence[planet] <= worth:
                found.append(planet)
    return found


# -- Production, Trade II ---------------------------------------------------------------------------------------------


@procedure
def production(t: Imperium, seat: Seat) -> Rule[bool]:
    """C10  Build in one system with docks, with two resources more."""
    yield from produce_by_card(t, seat, ANY_NUMBER, EXTRA)
    return True


@procedure
def production_secondary(t: Imperium, seat: Seat) -> Rule[None]:
    """C10  Build up to three units in one system with docks."""
    yield from produce_by_card(t, seat, MOST_BUILT, 0)


@procedure
def trade_ii(t: Imperium, seat: Seat) -> Rule[bool]:
    """C4  Gain three trade goods, or break up to two agreements; all have their trade income, the others 1 less; then negotiations."""
    ability: int = Ability.TRADE_GOODS
    if is_full(t):
        ability = yield from ask(seat, CHOOSE_ABILITY, [Ability.TRADE_GOODS, Ability.BREAK_AGREEMENTS], card=Strategy.TRADE_II)
    if ability == Ability.BREAK_AGREEMENTS:
        pairs = yield from ask_some(t, seat, BREAK_AGREEMENTS, tuple(breakable(t)), 0, MOST_BROKEN, card=Strategy.TRADE_II)
        for pair in pairs:
            break_agreement(t, AGREEMENT.first(pair), AGREEMENT.second(pair), "C4")
    else:
        gain_goods(t, seat, TRADE_GOODS)
    if is_full(t):
        yield from collect_all(t, seat, TAX)
        yield from negotiate(t, seat)
    return True


# -- Warfare II, Technology II ----------------------------------------------------------------------------------------


@procedure
def warfare_ii(t: Imperium, seat: Seat) -> Rule[bool]:
    """C9  The High Alert token goes on a system with ships of yours: +1 to movement and combat."""
    if len(ship_systems(t, seat)) > 0:
        t.high_alert = yield from ask(seat, HIGH_ALERT, ship_systems(t, seat))
        t.high_alert_of = seat
        events.alert_placed(t, seat, Hex(t.high_alert))
    return True


def ship_systems(t: Imperium, seat: int) -> list[int]:
    return [place for place in range(HEXES) if t.fleet_owner[place] == seat and ships_in(t, place) > 0]


@procedure
def warfare_ii_secondary(t: Imperium, seat: Seat) -> Rule[None]:
    """C4, C13  Up to two ships go from systems not activated to adjacent systems that you control."""
    yield from move_by_card(t, seat, Strategy.WARFARE_II)


@procedure
def technology_ii(t: Imperium, seat: Seat) -> Rule[bool]:
    """C4  Gain a technology free; you may buy a second one for 8 resources."""
    yield from gain_tech(t, seat, FREE)
    if len(techs_for(t, seat, TECH_PRICE)) > 0:
        buys = yield from ask_yes(seat, BUY_SECOND, price=TECH_PRICE)
        if buys:
            yield from gain_tech(t, seat, TECH_PRICE)
    return True


@procedure
def technology_ii_secondary(t: Imperium, seat: Seat) -> Rule[None]:
    """C4  Buy a technology for 6 resources."""
    yield from gain_tech(t, seat, CHEAP_TECH)


# -- Bureaucracy ------------------------------------------------------------------------------------------------------


@procedure
def bureaucracy(t: Imperium, seat: Seat) -> Rule[bool]:
    """C4, C7, C8  Gain a counter; turn up one of the top two objectives; you may claim one."""
    yield from gain_counters(t, seat, 1, rule="C4")
    yield from look_at_top(t, 2, 1 << seat)
    if len(t.o_top) > 1:
        yield from choose_objective(t, seat)
    elif len(t.o_top) == 1:
        yield from turn_up(t, t.o_top[0])
    yield from claim_objectives(t, seat, 1)
    return True


@procedure
def choose_objective(t: Imperium, seat: Seat) -> Rule[None]:
    """C8  One of the two is turned up, the other goes back on top."""
    objective = yield from ask(seat, TURN_UP, t.o_top[:])
    yield from turn_up(t, objective)
    events.objective_put_back(t, t.o_known[t.o_top[0]], seat, ObjectiveCard(t.o_top[0]))


@procedure
def bureaucracy_secondary(t: Imperium, seat: Seat) -> Rule[None]:
    """C4  Draw a political card and an action card."""
    yield from draw_political(t, seat, 1)
    yield from draw_cards(t, seat, 1)


def can_annex(t: Imperium, seat: int) -> bool:
    """C4  Is there a planet to take, and the influence for it?"""
    return purse(t, seat, Money.INFLUENCE) >= ANNEX_PRICE and len(annexable(t, seat)) > 0
