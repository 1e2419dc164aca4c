"""Q  The Status Phase."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, ask_all, ask_yes, draw, procedure
from senki.engine.shapes import ENOUGH
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import (
    AREAS,
    FORCES_ABOARD,
    MOST_SCUTTLED,
    PDS_ABOARD,
    REGISTERS,
    SCRAP,
    VESSELS,
    Area,
    CounterArea,
    Effect,
    Hex,
    Mode,
    Planet,
    Register,
    Seat,
    Tech,
    Unit,
    Until,
    VesselClass,
)
from senki.games.imperium.model import (
    Imperium,
    afloat_at,
    change_counters,
    clockwise,
    count,
    count_type,
    counters_in,
    has_tech,
    is_full,
    is_held_by_another,
    others,
    planets_at,
    register,
    reinforcements,
    sheet_counters,
)
from senki.games.imperium.pack import HEXES, NONE, PLANETS, STRATEGIES, Refresh, Strategy, Technology, UnitType
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.politics.once import ready_influence
from senki.games.imperium.politics.statutes import most_peaceful
from senki.games.imperium.questions import DRAW_CARD, EXCHANGE_CARD, OPEN_CARD, REDISTRIBUTE, REFRESH_GAIN, SCUTTLE, SELL_TECH
from senki.games.imperium.rules.effects import barred, bonus, expire, is_in_force
from senki.games.imperium.rules.fleets import (
    add_ships,
    clear_if_empty,
    fleets_of,
    keep_limits,
    lose_overload,
    lose_ship,
    remove_excess,
    repair_all,
    settle_all_fighters,
    supply_used,
    unload,
)
from senki.games.imperium.rules.foresight import ships_come_back
from senki.games.imperium.rules.hand import discard, draw_cards, keep_limit, put_in_hand, shuffle_discards
from senki.games.imperium.rules.lawmaking import discard_law
from senki.games.imperium.rules.laws import holder_of, holds, is_law, sellable, truce_holds
from senki.games.imperium.rules.market import hold_markets
from senki.games.imperium.rules.objectives import claim_objectives, claim_secret, claims_allowed
from senki.games.imperium.rules.payment import exhaust, gain_counters, gain_goods, refresh
from senki.games.imperium.rules.promises import peace_lasted
from senki.games.imperium.rules.trade import partners_of
from senki.games.imperium.rules.turns import order_of_play
from senki.games.imperium.rules.verbs import take_goods
from senki.games.imperium.rules.windows import open_window

RECEIVED: Final = 2  # counters
DRAWN: Final = 1  # action cards
PROPHESIED: Final = 2  # fighters a round


@procedure
def status_phase(t: Imperium) -> Rule[None]:
    """Q1  Claim, repair, remove counters, refresh, receive, redistribute, return cards."""
    events.status_begins(t)
    t.high_alert, t.high_alert_of = NONE, NONE  # Q9
    yield from ships_come_back(t)
    for owner in list(clockwise(t, 0)):
        yield from remove_excess(t, Seat(owner))  # Q9: War Funding
    if t.mode != Mode.EXPLORE:
        for seat in list(order_of_play(t)):  # O4
            yield from claim_objectives(t, Seat(seat), claims_allowed(t, seat))
            yield from claim_secret(t, Seat(seat))
    repair_all(t)
    remove_counters(t)
    refresh_planets(t)
    yield from refresh_abilities(t)
    yield from obey_status_laws(t)
    yield from open_window(t, Window.STATUS, Seat(t.speaker), NONE, NONE)
    for seat in list(clockwise(t, t.speaker)):
        if is_law(t, Political.RESOURCE_MANAGEMENT):
            yield from gain_counters(t, Seat(seat), received(t, seat), rule="Q5")
        else:
            receive(t, seat)
        if not is_law(t, Political.CORE_STABILITY):
            yield from receive_cards(t, Seat(seat))
    if is_law(t, Political.CORE_STABILITY):
        yield from take_open_cards(t)
    yield from hold_markets(t)
    yield from ask_all(t, clockwise(t, 0), put_in_order)
    for seat in clockwise(t, 0):
        carry_out_order(t, seat)
    return_cards(t)
    yield from keep_limits(t)  # F2, F4: of what is over now


def remove_counters(t: Imperium) -> None:
    """Q3  All counters leave the galaxy."""
    t.activated = [0] * HEXES
    events.counters_removed(t)


def refresh_planets(t: Imperium) -> None:
    """Q4  All planet cards are turned face up."""
    for planet in range(PLANETS):
        if t.planets.owner[planet] != NONE:
            refresh(t, planet)


@procedure
def refresh_abilities(t: Imperium) -> Rule[None]:
    """N9  Planets with a refresh ability may be exhausted again for their gain."""
    for planet in list(range(PLANETS)):
        seat = Seat(t.planets.owner[planet])
        if seat != NONE and t.cards.planet.refresh[planet] != NONE:
            wanted = yield from ask_yes(seat, REFRESH_GAIN, planet=planet)
            if wanted:
                exhaust(t, planet)
                gain_by_refresh(t, seat, planet)


def gain_by_refresh(t: Imperium, seat: Seat, planet: int) -> None:
    """N9  Trade goods; fighters in the system unless another player holds its space; ground forces on the planet."""
    events.refresh_gained(t, seat, Planet(planet))
    gain, amount, place = t.cards.planet.refresh[planet], t.cards.planet.gain[planet], t.planets.hex[planet]
    if gain == Refresh.TRADE_GOOD:
        gain_goods(t, seat, amount)
    elif gain == Refresh.GROUND_FORCE:
        t.planets.forces[planet] += amount
    elif not is_held_by_another(t, seat, place):
        add_ships(t, seat, place, VesselClass.FIGHTER, amount)
        settle_all_fighters(t, seat)  # F4


def receive(t: Imperium, seat: int) -> None:
    """Q5  Into the Command Pool, as they may be redistributed at once."""
    amount = min(received(t, seat), reinforcements(t, seat))
    if amount > 0:
        change_counters(t, seat, CounterArea.COMMAND, amount)
        events.counters_gained(t, Seat(seat), Area(CounterArea.COMMAND), amount, rule="Q5")


def received(t: Imperium, seat: int) -> int:
    """Q5, R1  Two counters; one more with Hyper Metabolism, for Sol, and with the Vorhal Peace Prize for the lowest Fleet Supply."""
    amount = RECEIVED + int(has_tech(t, seat, Technology.HYPER_METABOLISM)) + int(has_ability(t, seat, RaceAbility.SOL_EXTRA_CC))
    if is_law(t, Political.VORHAL_PEACE_PRIZE) and seat in most_peaceful(t):
        amount += t.cards.political.number[Political.VORHAL_PEACE_PRIZE]
    return amount


@procedure
def obey_status_laws(t: Imperium) -> Rule[None]:
    """K9  Minister of Commerce; Technology Buy-back: everybody may give up a technology that no other one needs, for trade goods."""
    minister = holder_of(t, Political.MINISTER_OF_COMMERCE)
    if minister != NONE:
        for payer in others(t, minister):
            if len(partners_of(t, payer)) > 0:
                take_goods(t, payer, minister, t.cards.political.number[Political.MINISTER_OF_COMMERCE])
    if is_law(t, Political.TECHNOLOGY_BUY_BACK):
        for seat in list(order_of_play(t)):
            if len(sellable(t, seat)) > 0:
                tech = yield from ask(seat, SELL_TECH, [*sellable(t, seat), ENOUGH])
                if tech != ENOUGH:
                    yield from give_up_tech(t, Seat(seat), tech)
                    gain_goods(t, seat, t.cards.political.number[Political.TECHNOLOGY_BUY_BACK])


@procedure
def give_up_tech(t: Imperium, seat: Seat, tech: int) -> Rule[None]:
    """K9  What only that technology gave room or supply to goes with it: Stasis Capsules (T9), Advanced Fighters (F4)."""
    t.techs[seat] &= ~(1 << tech)
    events.tech_lost(t, seat, Tech(tech))
    lose_overload(t, seat)
    settle_all_fighters(t, seat)
    yield from remove_excess(t, seat)


def end_of_round_laws(t: Imperium) -> None:
    """K9  Short Term Truce is over after its round; the Prophecy of Ixth is lost by who bought too few fighters."""
    if truce_holds(t):
        discard_law(t, Political.SHORT_TERM_TRUCE)
    for row in range(len(t.effects) - 1, -1, -1):
        if t.effects.until[row] == Until.KEPT and t.effects.kind[row] == Effect.COMBAT and t.effects.last[row] < t.round:
            bought = register(t, t.effects.seat[row], Register.FIGHTERS_BOUGHT)
            if t.effects.source[row] == Political.PROPHECY_OF_IXTH and bought < PROPHESIED:
                t.effects.remove(row)


@procedure
def receive_cards(t: Imperium, seat: Seat) -> Rule[None]:
    """Q5, R10  An action card, one more with the Neural Motivator and for Yssaril; with Hyper Metabolism one may be exchanged."""
    if is_full(t):
        yield from draw_cards(t, seat, cards_due(t, seat))
        yield from exchange_card(t, seat)


def cards_due(t: Imperium, seat: int) -> int:
    """Q5, R10  How many action cards: Yssaril and the Minister of Policy one more; none where Core Stability has failed."""
    if barred(t, Effect.NO_DRAW, seat):
        return 0
    number = DRAWN + int(has_tech(t, seat, Technology.NEURAL_MOTIVATOR)) - bonus(t, Effect.FEWER_DRAWN, seat)
    number += int(has_ability(t, seat, RaceAbility.YSSARIL_CARDS))
    if holds(t, seat, Political.MINISTER_OF_POLICY):
        number += t.cards.political.number[Political.MINISTER_OF_POLICY]
    return max(0, number)


@procedure
def exchange_card(t: Imperium, seat: Seat) -> Rule[None]:
    """Q5  Hyper Metabolism: a card may be exchanged for another one."""
    if has_tech(t, seat, Technology.HYPER_METABOLISM) and len(t.a_hand[seat]) > 0:
        card = yield from ask(seat, EXCHANGE_CARD, [*t.a_hand[seat], ENOUGH])
        if card != ENOUGH:
            discard(t, seat, card, "Q5")
            yield from draw_cards(t, seat, 1)


@procedure
def take_open_cards(t: Imperium) -> Rule[None]:
    """K9  Core Stability: the cards lie face up, and are taken in order of ready influence; a player due several takes them together."""
    if not is_full(t):
        return
    wanted = sum([cards_due(t, seat) for seat in clockwise(t, 0)])
    while len(t.a_open) < wanted and len(t.a_deck) + len(t.a_discard) > 0:
        yield from lay_open(t)
    for taker in list(by_influence(t)):
        left = cards_due(t, taker)
        while left > 0 and len(t.a_open) > 0:
            left -= 1
            card = yield from ask(taker, OPEN_CARD, t.a_open[:])
            t.a_open.remove(card)
            put_in_hand(t, taker, card)
            t.a_known[card] = (1 << t.players) - 1
        yield from keep_limit(t, Seat(taker))
        yield from exchange_card(t, Seat(taker))


@procedure
def lay_open(t: Imperium) -> Rule[None]:
    """K9  One card of the deck, for all to see."""
    if len(t.a_deck) == 0:
        shuffle_discards(t)
    card = yield from draw(DRAW_CARD, t.a_deck)
    t.a_open.append(card)


def by_influence(t: Imperium) -> list[int]:
    """K9  Most ready influence first; ties by initiative."""
    found: list[int] = []
    for seat in order_of_play(t):
        place = 0
        while place < len(found) and ready_influence(t, found[place]) >= ready_influence(t, seat):
            place += 1
        found.insert(place, seat)
    return found


# -- Q6, Q8  what all do at once --------------------------------------------------------------------------------------


@procedure
def put_in_order(t: Imperium, seat: Seat) -> Rule[None]:
    """Q6, Q8  Units are scuttled, then the counters redistributed; Fleet Supply must still hold."""
    t.scrap[seat] = []
    t.choice[seat] = []
    while len(scrappable(t, seat)) > 0:
        scrap = yield from ask(seat, SCUTTLE, [*scrappable(t, seat), ENOUGH])
        if scrap == ENOUGH:
            break
        t.scrap[seat].append(scrap)
    if is_law(t, Political.RESOURCE_MANAGEMENT):
        t.choice[seat] = [counters_in(t, seat, area) for area in range(AREAS)]
        return
    total = sheet_counters(t, seat)
    least = min(total, least_supply(t, seat))
    most = max(least, min(total, supply_most(t)))
    fleet = yield from ask(seat, REDISTRIBUTE, list(range(least, most + 1)), area=CounterArea.FLEET)
    t.choice[seat] = [fleet]
    strategy = 0
    if total > fleet:
        strategy = yield from ask_strategy(t, seat, total - fleet)
    t.choice[seat] = [strategy, fleet, total - fleet - strategy]


@procedure
def ask_strategy(t: Imperium, seat: Seat, left: int) -> Rule[int]:
    """Q6  How many counters go to Strategy Allocation; the others go to the Command Pool."""
    return (yield from ask(seat, REDISTRIBUTE, list(range(left + 1)), area=CounterArea.STRATEGY))


def scrappable(t: Imperium, seat: int) -> list[int]:
    """Q8  Units of the seat by system and type, less those that it has named already; in one order only."""
    if t.mode == Mode.EXPLORE or len(t.scrap[seat]) >= MOST_SCUTTLED:
        return []
    last = t.scrap[seat][-1] if t.scrap[seat] else 0
    found: list[int] = []
    for place in range(HEXES):
        for unit in range(UnitType.SPACE_DOCK + 1):
            scrap = SCRAP.of(place, unit)
            if scrap >= last and units_there(t, seat, place, unit) > t.scrap[seat].count(scrap):
                found.append(scrap)
    return found


def units_there(t: Imperium, seat: int, place: int, unit: int) -> int:
    """Units of a type in a system, on planets and aboard ships included."""
    own = t.fleet_owner[place] == seat
    if unit <= UnitType.WAR_SUN:
        return count_type(t, place, unit) if own else 0
    found = 0
    for planet in planets_at(t, place):
        if t.planets.owner[planet] == seat:
            if unit == UnitType.GROUND_FORCE:
                found += t.planets.forces[planet]
            elif unit == UnitType.PDS:
                found += t.planets.pds[planet]
            elif t.planets.dock[planet] > 0:
                found += 1
    if unit == UnitType.SPACE_DOCK:
        return found + len(afloat_at(t, seat, place))
    if own:
        found += count(t, place, FORCES_ABOARD if unit == UnitType.GROUND_FORCE else PDS_ABOARD)
    return found


def least_supply(t: Imperium, seat: int) -> int:
    """Q6  The largest of the seat's fleets, less what it scuttles."""
    least = 0
    for fleet in fleets_of(t, seat):
        gone = 0
        for scrap in t.scrap[seat]:
            if SCRAP.first(scrap) == fleet and UnitType.DESTROYER <= SCRAP.second(scrap) <= UnitType.WAR_SUN:
                gone += 1
        least = max(least, supply_used(t, seat, fleet) - gone)
    return least


def supply_most(t: Imperium) -> int:
    """Q6  As many counters in Fleet Supply as one likes; five with Fleet Regulations."""
    if is_law(t, Political.FLEET_REGULATIONS):
        return t.cards.political.number[Political.FLEET_REGULATIONS]
    return t.cards.start.counters


def carry_out_order(t: Imperium, seat: int) -> None:
    """Q6, Q8  What all have named is done, seat by seat."""
    for scrap in t.scrap[seat]:
        scuttle(t, seat, SCRAP.first(scrap), SCRAP.second(scrap))
    t.scrap[seat] = []
    settle_all_fighters(t, seat)
    numbers: Ints = tuple(t.choice[seat])
    t.choice[seat] = []
    for area in range(len(numbers)):
        t.counters[seat * len(numbers) + area] = numbers[area]
    events.redistributed(t, Seat(seat), numbers[CounterArea.STRATEGY], numbers[CounterArea.FLEET], numbers[CounterArea.COMMAND])


def scuttle(t: Imperium, seat: int, place: int, unit: int) -> None:
    """Q8  One unit is taken off the board; on planets before those aboard."""
    events.scuttled(t, Seat(seat), Unit(unit), Hex(place))
    if unit <= UnitType.WAR_SUN:
        for vessel in range(VESSELS - 1, -1, -1):
            if vessel == unit and count(t, place, vessel) > 0:
                lose_ship(t, seat, place, vessel)
                clear_if_empty(t, place)
                return
        return
    for planet in planets_at(t, place):
        if t.planets.owner[planet] == seat:
            if unit == UnitType.GROUND_FORCE and t.planets.forces[planet] > 0:
                t.planets.forces[planet] -= 1
                return
            if unit == UnitType.PDS and t.planets.pds[planet] > 0:
                t.planets.pds[planet] -= 1
                return
            if unit == UnitType.SPACE_DOCK and t.planets.dock[planet] > 0:
                t.planets.dock[planet] = 0
                return
    if unit == UnitType.SPACE_DOCK:
        t.afloat.remove(afloat_at(t, seat, place)[0])  # R12
        return
    forces = 1 if unit == UnitType.GROUND_FORCE else 0
    if t.fleet_owner[place] == seat and count(t, place, FORCES_ABOARD if forces else PDS_ABOARD) > 0:
        unload(t, place, forces, 1 - forces)


# -- Q7  the next round -----------------------------------------------------------------------------------------------


def return_cards(t: Imperium) -> None:
    """Q7  Strategy cards go back; what lasted for the round is over."""
    end_of_round_laws(t)
    peace_lasted(t)
    t.last_initiative = t.taken_by[Strategy.INITIATIVE]
    t.taken_by = [
        owner if owner != NONE and is_in_force(t, Effect.KEEPS_CARD, owner, card) else NONE for card, owner in enumerate(t.taken_by)
    ]
    t.face_down = [0] * STRATEGIES
    t.registers = [0] * (REGISTERS * t.players)
    t.swapped = NONE  # R14
    expire(t, Until.ROUND)
