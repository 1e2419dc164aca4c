"""K9, K12  Laws that are voted for or against, and what happens where they fail.

A law that changes one rule only is asked for there by its name (rules/laws.py); one that changes a number, or bars what cards bar too, adds
a record to `effects`.
"""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, nothing, procedure
from senki.games.imperium.kinds import TYPE_OF, VESSELS, CounterArea, Effect, PoliticalCard, Seat, Stance
from senki.games.imperium.model import (
    Imperium,
    clockwise,
    count,
    count_type,
    counters_in,
    is_activated,
    is_station,
    neighbours,
    planets_outside_home,
)
from senki.games.imperium.pack import HEXES, MECATOL_HEX, NONE, PLANETS, STRATEGIES, Colour, Stage, SystemType, UnitType
from senki.games.imperium.politics.choices import (
    COMMAND_OR_STRATEGY,
    FIGHTERS,
    FIRST_SHIP,
    LARGE,
    accepts,
    against,
    by_law,
    count_types,
    exhaust_own,
    give_up_counter,
    give_up_ship_at,
    give_up_ships,
    has_ship_at,
    has_wormhole,
    name_planet,
    nonhome_docks,
    put_counter,
    ready_planets,
)
from senki.games.imperium.questions import PLACE_AT
from senki.games.imperium.rules.agendas import voters, voting_order
from senki.games.imperium.rules.docks import docks_in_space, has_dock_at, scrap_dock
from senki.games.imperium.rules.ending import gain_points_together
from senki.games.imperium.rules.fleets import limit_types, remove_excess
from senki.games.imperium.rules.objectives import mecatol, reveal_objectives
from senki.games.imperium.rules.payment import exhaust, gain_goods, pay_goods, trim_counters, trim_goods, wealth
from senki.games.imperium.rules.verbs import (
    destroy_dock,
    destroy_ship,
    gain_counters_in,
    lose_counters,
    lose_goods,
    turn_neutral,
)


@procedure
def changes_a_rule(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """The law changes a rule, and is asked for there by its name."""
    yield from nothing()


# -- fleets and war ---------------------------------------------------------------------------------------------------


@procedure
def closing_the_wormholes(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Wormholes are not used."""
    by_law(t, card, Effect.NO_WORMHOLES)
    yield from nothing()


@procedure
def no_closing_the_wormholes(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Of each fleet in a system with a wormhole one ship is destroyed, of its owner's choice."""
    for seat in list(voting_order(t)):
        for place in list(range(HEXES)):
            if has_wormhole(t, place) and has_ship_at(t, seat, place):
                yield from give_up_ship_at(t, Seat(seat), card, place, FIRST_SHIP)


@procedure
def code_of_honor(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Nobody withdraws or retreats from a space battle."""
    by_law(t, card, Effect.NO_RETREAT)
    yield from nothing()


@procedure
def no_conventions_of_war(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody who has voted against returns a dock outside the home system, if there is one."""
    for seat in list(voters(t, Stance.AGAINST)):
        if len(nonhome_docks(t, seat)) > 0:
            planet = yield from name_planet(t, Seat(seat), card, tuple(nonhome_docks(t, seat)))
            destroy_dock(t, planet)
        elif len(docks_abroad(t, seat)) > 0:
            place = docks_abroad(t, seat)[0]
            if len(docks_abroad(t, seat)) > 1:
                place = yield from ask(seat, PLACE_AT, docks_abroad(t, seat), card=card)
            scrap_dock(t, seat, place)


def docks_abroad(t: Imperium, seat: int) -> list[int]:
    """R12  Docks in space outside the home system."""
    return [place for place in docks_in_space(t, seat) if place != t.home[seat]]


@procedure
def fighter_tax(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Fighters cost 1 each."""
    yield from nothing()


@procedure
def no_fighter_tax(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody destroys three own fighters, as far as there are any."""
    for seat in list(voting_order(t)):
        yield from give_up_ships(t, Seat(seat), card, FIGHTERS, t.cards.political.against[card])


@procedure
def fleet_regulations(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Nobody has more than five counters in Fleet Supply; those beyond go to the reinforcements at once."""
    for seat in list(voting_order(t)):
        trim_counters(t, seat)
        yield from remove_excess(t, Seat(seat))


@procedure
def no_fleet_regulations(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody gains a counter in Fleet Supply."""
    for seat in voting_order(t):
        gain_counters_in(t, seat, CounterArea.FLEET, t.cards.political.against[card])
    yield from nothing()


@procedure
def fleet_restrictions(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """No more than two ships of a type in a system, fighters included; those beyond are destroyed at once."""
    for seat in list(voting_order(t)):
        limit_types(t, seat)
        yield from remove_excess(t, Seat(seat))


@procedure
def no_fleet_restrictions(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """For each own system with more than two of a type everybody pays a trade good, or destroys those beyond, damaged ones first."""
    for seat in list(voting_order(t)):
        for place in list(range(HEXES)):
            if t.fleet_owner[place] == seat and len(crowded(t, card, place)) > 0:
                pays = False
                if wealth(t, seat) > 0:
                    pays = yield from accepts(t, Seat(seat), card)
                if pays:
                    yield from pay_goods(t, Seat(seat), t.cards.political.against[card], rule="K12")
                else:
                    thin_out(t, card, place)


def crowded(t: Imperium, card: int, place: int) -> list[int]:
    """Types of which more ships are there than the law would allow."""
    return [unit for unit in range(UnitType.WAR_SUN + 1) if count_type(t, place, unit) > t.cards.political.number[card]]


def thin_out(t: Imperium, card: int, place: int) -> None:
    for vessel in range(VESSELS - 1, -1, -1):
        while t.fleet_owner[place] != NONE and count(t, place, vessel) > 0 and TYPE_OF[vessel] in crowded(t, card, place):
            destroy_ship(t, place, vessel)


@procedure
def imperial_peace(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Mecatol Rex is not invaded."""
    by_law(t, card, Effect.NO_INVASION, thing=mecatol(t))
    yield from nothing()


@procedure
def no_imperial_peace(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """In this round nothing is invaded but Mecatol Rex."""
    for planet in range(PLANETS):
        if t.planets.hex[planet] not in (NONE, MECATOL_HEX):
            against(t, card, Effect.NO_INVASION, thing=planet)
    yield from nothing()


@procedure
def no_investigate_anomalies(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """In this round no system with a red border is entered."""
    against(t, card, Effect.NO_RED_SYSTEMS)
    yield from nothing()


@procedure
def no_redefining_war_crimes(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """In this round PDS fire at landings only."""
    against(t, card, Effect.NO_PDS_FIRE)
    yield from nothing()


@procedure
def unconventional_weapons(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Dreadnoughts and war suns have -2 in combat."""
    for unit in LARGE:
        by_law(t, card, Effect.COMBAT, thing=unit, amount=-t.cards.political.number[card])
    yield from nothing()


@procedure
def no_unconventional_weapons(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody exhausts a planet for each own dreadnought and war sun."""
    for seat in list(voting_order(t)):
        yield from exhaust_own(t, Seat(seat), card, count_types(t, seat, LARGE) * t.cards.political.against[card])


@procedure
def no_war_funding(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody loses a counter of Fleet Supply."""
    for seat in list(voting_order(t)):
        lose_counters(t, seat, CounterArea.FLEET, t.cards.political.against[card])
        yield from remove_excess(t, Seat(seat))


@procedure
def short_term_truce(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """In the next round nobody activates systems with enemy ships or invades planets of others; 10 influence end it."""
    t.c_second[card] = t.round
    yield from nothing()


@procedure
def no_short_term_truce(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody who has voted against exhausts a planet of the left neighbour's choice."""
    for seat in list(voters(t, Stance.AGAINST)):
        if len(ready_planets(t, seat)) > 0:
            chooser = Seat(neighbours(t, seat)[0])
            planet = yield from name_planet(t, chooser, card, tuple(ready_planets(t, seat)))
            exhaust(t, planet)


@procedure
def no_neutrality_pact(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody puts a counter of the reinforcements on a system with an own dock that is not activated yet."""
    for seat in list(voting_order(t)):
        if len(quiet_docks(t, seat)) > 0:
            place = quiet_docks(t, seat)[0]
            if len(quiet_docks(t, seat)) > 1:
                place = yield from ask(seat, PLACE_AT, quiet_docks(t, seat), card=card)
            yield from put_counter(t, Seat(seat), place)  # H6


def quiet_docks(t: Imperium, seat: int) -> list[int]:
    """Systems with a dock of the seat and no counter of it."""
    return [place for place in range(HEXES) if has_dock_at(t, seat, place) and not is_activated(t, seat, place)]


@procedure
def no_non_aggression_pact(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """The next objective is turned up."""
    yield from reveal_objectives(t, 1)


@procedure
def no_traffic_tariffs(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody gives up a counter of Command Pool or Strategy Allocation."""
    for seat in list(voting_order(t)):
        yield from give_up_counter(t, Seat(seat), COMMAND_OR_STRATEGY, t.cards.political.against[card])


# -- planets and production -------------------------------------------------------------------------------------------


@procedure
def no_colonization_licensing(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody exhausts a planet for every three planets held outside the home system."""
    for seat in list(voting_order(t)):
        yield from exhaust_own(t, Seat(seat), card, planets_outside_home(t, seat) // t.cards.political.against[card])


@procedure
def no_humane_labor(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """In this round no dock produces."""
    against(t, card, Effect.NO_PRODUCTION)
    yield from nothing()


@procedure
def no_labor_force_politics(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """For the rest of the round everybody produces at one dock only."""
    against(t, card, Effect.NO_SECOND_DOCK)
    yield from nothing()


@procedure
def no_planetary_conscription(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """In this round nobody lands on planets of nobody."""
    against(t, card, Effect.NO_NEUTRAL_LANDING)
    yield from nothing()


@procedure
def planetary_security(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Planets outside home systems without ground forces are nobody's any more. The law then lies on the table without further effect."""
    for planet in range(PLANETS):
        if t.planets.owner[planet] != NONE and t.planets.forces[planet] == 0 and not is_station(t, planet):
            if t.cards.system.type[t.systems[t.planets.hex[planet]]] != SystemType.HOME:
                turn_neutral(t, planet)
    yield from nothing()


@procedure
def regulated_conscription(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Ground forces cost 1 each, and Sol's recruits come one by one."""
    yield from nothing()


# -- goods and counters -----------------------------------------------------------------------------------------------


@procedure
def diversified_income(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Nobody has more trade goods than planets; those beyond are lost at once."""
    trim_goods(t)
    yield from nothing()


@procedure
def no_diversified_income(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody without trade goods gains three."""
    poor = [one for one in voting_order(t) if t.goods[one] == 0]
    for seat in poor:
        gain_goods(t, seat, t.cards.political.against[card])
    yield from nothing()


@procedure
def free_trade(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Whoever collects from agreements gets a trade good more."""
    by_law(t, card, Effect.INCOME, amount=t.cards.political.number[card])
    yield from nothing()


@procedure
def everybody_loses_goods(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Class Struggle, Free Trade, Trade War: everybody gives up trade goods, as far as there are any."""
    for seat in voting_order(t):
        lose_goods(t, seat, t.cards.political.against[card])
    yield from nothing()


@procedure
def no_vorhal_peace_prize(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Who has fewest counters in Fleet Supply gains three trade goods, each of several."""
    for seat in most_peaceful(t):
        gain_goods(t, seat, t.cards.political.against[card])
    yield from nothing()


def most_peaceful(t: Imperium) -> list[int]:
    """Vorhal Peace Prize: those with fewest counters in Fleet Supply."""
    least = min([counters_in(t, seat, CounterArea.FLEET) for seat in clockwise(t, 0)])
    return [seat for seat in voting_order(t) if counters_in(t, seat, CounterArea.FLEET) == least]


# -- technology and objectives ----------------------------------------------------------------------------------------


@procedure
def no_research_grant(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """In this round nobody gains a yellow technology."""
    against(t, card, Effect.NO_TECHNOLOGY, thing=Colour.YELLOW)
    yield from nothing()


@procedure
def no_technology_buy_back(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """In this round nobody gains a technology."""
    against(t, card, Effect.NO_TECHNOLOGY)
    yield from nothing()


@procedure
def technology_tariffs(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Red technologies cost 4 more."""
    by_law(t, card, Effect.TECH_PRICE, thing=Colour.RED, amount=t.cards.political.number[card])
    yield from nothing()


@procedure
def no_technology_tariffs(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """In this round nobody gains a green technology."""
    against(t, card, Effect.NO_TECHNOLOGY, thing=Colour.GREEN)
    yield from nothing()


@procedure
def no_technological_jihad(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody exhausts a planet for each technology that did not come with the race."""
    for seat in list(voting_order(t)):
        learnt = t.techs[seat].bit_count() - len(t.cards.race.technologies[t.race[seat]])
        yield from exhaust_own(t, Seat(seat), card, max(0, learnt) * t.cards.political.against[card])


@procedure
def no_glory_of_the_empire(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody who has claimed the own secret objective gains a victory point."""
    yield from gain_points_together(t, tuple(secret_scorers(t)), t.cards.political.against[card])


def secret_scorers(t: Imperium) -> list[int]:
    """Who has claimed a secret objective."""
    found = 0
    for objective in range(len(t.scored)):
        if t.cards.objective.stage[objective] == Stage.SECRET:
            found |= t.scored[objective]
    return [seat for seat in voting_order(t) if (found >> seat) & 1]


@procedure
def no_political_focus(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """The next political card of the deck is voted on."""
    t.agendas_due += t.cards.political.against[card]
    yield from nothing()


@procedure
def no_checks_and_balances(t: Imperium, card: PoliticalCard, first: int, second: int) -> Rule[None]:
    """Everybody's strategy cards go to the left neighbour, face up or down as they lie; the order of the round stays."""
    before = t.taken_by[:]
    for one in range(STRATEGIES):
        if before[one] != NONE and not t.out[before[one]]:
            t.taken_by[one] = neighbours(t, before[one])[0]
    yield from nothing()
