"""C4  The strategy cards of the base set, and Imperial II. What belongs to the council is not part of this edition.

A primary ability says whether the others may use the secondary one.
"""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, nothing, procedure
from senki.engine.shapes import ENOUGH, ask_some
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.galaxy import adjacent
from senki.games.imperium.kinds import AGREEMENT, MOVER, VESSELS, Ability, CounterArea, Effect, Hex, Money, Seat, Until, VesselClass
from senki.games.imperium.model import (
    Imperium,
    change_counters,
    controls_system,
    count,
    is_activated,
    is_empty_system,
    is_full,
    is_home,
    others,
    reinforcements,
)
from senki.games.imperium.pack import HEXES, NONE, PLANETS, Strategy, SystemType
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.questions import (
    BUY_COUNTERS,
    CARD_MOVE,
    CARD_MOVE_TO,
    CHOOSE_ABILITY,
    COUNTER_BACK,
    PRODUCE_AT,
    REFRESH,
    TRUCE_WITH,
)
from senki.games.imperium.rules.agendas import look_at_political
from senki.games.imperium.rules.council import council_from_deck
from senki.games.imperium.rules.deals import negotiate
from senki.games.imperium.rules.effects import add_effect
from senki.games.imperium.rules.ending import gain_points
from senki.games.imperium.rules.fleets import has_supply, own_fleet, remove_excess, settle_all_fighters
from senki.games.imperium.rules.hand import draw_cards
from senki.games.imperium.rules.laws import is_law
from senki.games.imperium.rules.movement import end_activation, move_ship
from senki.games.imperium.rules.objectives import mecatol, reveal_objectives
from senki.games.imperium.rules.payment import gain_counters, gain_goods, pay, purse, refresh
from senki.games.imperium.rules.planets import take_stations
from senki.games.imperium.rules.production import ANY_NUMBER, can_produce, produce
from senki.games.imperium.rules.technology import FREE, gain_tech
from senki.games.imperium.rules.trade import break_agreement, breakable, collect

COUNTER_PRICE: Final = 3  # Logistics
TECH_PRICE: Final = 8
TRADE_GOODS: Final = 3
POLITICAL_DRAW: Final = 3
REFRESHED: Final = 2
MOVED: Final = 2  # ships that Warfare moves
IMPERIAL_POINTS: Final = 2


# -- Initiative -------------------------------------------------------------------------------------------------------


@procedure
def initiative(t: Imperium, seat: Seat) -> Rule[bool]:
    """C4  Initiative is never played: it works when it is taken (Y8)."""
    yield from nothing()
    return False


@procedure
def no_secondary(t: Imperium, seat: Seat) -> Rule[None]:
    """C2  A card without secondary ability."""
    yield from nothing()


# -- Diplomacy --------------------------------------------------------------------------------------------------------


@procedure
def diplomacy(t: Imperium, seat: Seat) -> Rule[bool]:
    """C4  Name an opponent: until the phase ends neither activates a system with units of the other."""
    other = yield from ask(seat, TRUCE_WITH, others(t, seat))
    add_effect(t, Effect.TRUCE, seat, Until.ROUND, other)
    events.truce(t, seat, Seat(other))
    return True


@procedure
def diplomacy_secondary(t: Imperium, seat: Seat) -> Rule[None]:
    """C4  Refresh up to two of your planets outside your home system."""
    picked = yield from ask_some(t, seat, REFRESH, tuple(tired(t, seat)), 1, REFRESHED, card=Strategy.DIPLOMACY)
    for planet in picked:
        refresh(t, planet)


def tired(t: Imperium, seat: int) -> list[int]:
    """Exhausted planets outside the home system."""
    return [p for p in range(PLANETS) if t.planets.owner[p] == seat and not t.planets.ready[p] and not is_home(t, seat, p)]


# -- Political, Logistics, Trade --------------------------------------------------------------------------------------


@procedure
def political(t: Imperium, seat: Seat) -> Rule[bool]:
    """C4  Draw three action cards, gain a counter; the next political card is voted on; of the next three one goes back on top."""
    if is_full(t):
        yield from draw_cards(t, seat, POLITICAL_DRAW)
    yield from gain_counters(t, seat, 1, rule="C4")
    if is_full(t):
        yield from council_from_deck(t)
        yield from look_at_political(t, seat)
    return True


@procedure
def political_secondary(t: Imperium, seat: Seat) -> Rule[None]:
    """C4  Draw an action card."""
    yield from draw_cards(t, seat, 1)


@procedure
def logistics(t: Imperium, seat: Seat) -> Rule[bool]:
    """C4  Gain four counters."""
    yield from gain_counters(t, seat, 4, rule="C4")
    return True


@procedure
def logistics_secondary(t: Imperium, seat: Seat) -> Rule[None]:
    """C4  Buy counters for 3 influence each."""
    yield from buy_counters(t, seat, Strategy.LOGISTICS, logistics_price(t), ANY_NUMBER, 1)


def logistics_price(t: Imperium) -> int:
    """C4  Three influence; two with the Imperial Academy."""
    return t.cards.political.number[Political.IMPERIAL_ACADEMY] if is_law(t, Political.IMPERIAL_ACADEMY) else COUNTER_PRICE


@procedure
def buy_counters(t: Imperium, seat: Seat, card: int, price: int, most: int, least: int) -> Rule[None]:
    """C4  So many counters for so much influence each."""
    limit = min(most, affordable_counters(t, seat, price))
    if limit >= max(least, 1):
        number = yield from ask(seat, BUY_COUNTERS, list(range(least, limit + 1)), card=card, price=price)
        yield from pay(t, seat, Money.INFLUENCE, number * price, rule="C4")
        yield from gain_counters(t, seat, number, rule="C4")


def affordable_counters(t: Imperium, seat: int, price: int) -> int:
    return min(reinforcements(t, seat), purse(t, seat, Money.INFLUENCE) // price)


@procedure
def trade(t: Imperium, seat: Seat) -> Rule[bool]:
    """C4  Gain three trade goods and your trade income, then open negotiations; or break all agreements."""
    ability: int = Ability.TRADE_GOODS
    if is_full(t):
        ability = yield from ask(seat, CHOOSE_ABILITY, [Ability.TRADE_GOODS, Ability.BREAK_AGREEMENTS], card=Strategy.TRADE)
    if ability == Ability.BREAK_AGREEMENTS:
        for pair in breakable(t):
            break_agreement(t, AGREEMENT.first(pair), AGREEMENT.second(pair), "C4")
    else:
        gain_goods(t, seat, TRADE_GOODS)
        if is_full(t):
            yield from collect(t, seat, 0)
            yield from negotiate(t, seat)
    return True


@procedure
def trade_secondary(t: Imperium, seat: Seat) -> Rule[None]:
    """C4  Gain your trade income."""
    yield from collect(t, seat, 0)


# -- Warfare ----------------------------------------------------------------------------------------------------------


@procedure
def warfare(t: Imperium, seat: Seat) -> Rule[bool]:
    """C4  Take one of your counters from the galaxy back into your Command Pool."""
    if len(own_counters(t, seat)) > 0:
        place = yield from ask(seat, COUNTER_BACK, own_counters(t, seat))
        t.activated[place] &= ~(1 << seat)
        change_counters(t, seat, CounterArea.COMMAND, 1)
        events.counter_taken_back(t, seat, Hex(place))
    return True


def own_counters(t: Imperium, seat: int) -> list[int]:
    return [place for place in range(HEXES) if is_activated(t, seat, place)]


@procedure
def warfare_secondary(t: Imperium, seat: Seat) -> Rule[None]:
    """C4, C13  One or two destroyers or cruisers each go to an adjacent empty system, no home; counters mark where they went."""
    yield from move_by_card(t, seat, Strategy.WARFARE)


@procedure
def move_by_card(t: Imperium, seat: Seat, card: int) -> Rule[None]:
    """C13  Up to two ships, one after the other; they carry units of the system where they start."""
    left: int = MOVED
    while left > 0 and len(card_movers(t, seat, card)) > 0:
        mover = yield from ask(seat, CARD_MOVE, card_options(t, seat, card, left), card=card)
        if mover == ENOUGH:
            break
        places = card_targets(t, seat, card, mover)
        place: int = places[0]
        if len(places) > 1:
            place = yield from ask(seat, CARD_MOVE_TO, card_targets(t, seat, card, mover), mover=mover)
        t.act_hex = place
        t.act_other = MOVER.first(mover)
        yield from move_ship(t, seat, mover)
        if card == Strategy.WARFARE and not is_activated(t, seat, place):
            t.activated[place] |= 1 << seat
            events.counter_placed(t, seat, Hex(place), rule="C4")
        settle_all_fighters(t, seat)
        yield from remove_excess(t, seat)
        end_activation(t)
        left -= 1
    take_stations(t)


def card_options(t: Imperium, seat: int, card: int, left: int) -> list[int]:
    """The first ship must be moved, as the secondary ability has been paid for."""
    return card_movers(t, seat, card) + ([] if left == MOVED else [ENOUGH])


def card_movers(t: Imperium, seat: int, card: int) -> list[int]:
    found: list[int] = []
    for place in range(HEXES):
        if t.fleet_owner[place] == seat and (card == Strategy.WARFARE or not is_activated(t, seat, place)):
            for vessel in range(1, VESSELS):
                light = vessel in (VesselClass.DESTROYER, VesselClass.CRUISER)
                if count(t, place, vessel) > 0 and (light or card != Strategy.WARFARE):
                    if len(card_targets(t, seat, card, MOVER.of(place, vessel))) > 0:
                        found.append(MOVER.of(place, vessel))
    return found


def card_targets(t: Imperium, seat: int, card: int, mover: int) -> list[int]:
    """C13  Warfare: empty systems, no homes; Warfare II: systems that the seat controls."""
    found: list[int] = []
    for place in sorted(adjacent(t, MOVER.first(mover))):
        fits = controls_system(t, seat, place)
        if card == Strategy.WARFARE:
            fits = is_empty_system(t, place) and t.cards.system.type[t.systems[place]] != SystemType.HOME
            fits = fits and (reinforcements(t, seat) > 0 or is_activated(t, seat, place))
        if fits and has_supply(t, seat, own_fleet(t, seat, place), MOVER.second(mover)):
            found.append(place)
    return found


# -- Technology, Imperial ---------------------------------------------------------------------------------------------


@procedure
def technology(t: Imperium, seat: Seat) -> Rule[bool]:
    """C4  Gain a technology free."""
    yield from gain_tech(t, seat, FREE)
    return True


@procedure
def technology_secondary(t: Imperium, seat: Seat) -> Rule[None]:
    """C4  Buy a technology for 8 resources."""
    yield from gain_tech(t, seat, TECH_PRICE)


@procedure
def imperial(t: Imperium, seat: Seat) -> Rule[bool]:
    """C4  Reveal the next objective, then gain two victory points."""
    yield from reveal_objectives(t, 1)
    events.points_gained(t, seat, IMPERIAL_POINTS)
    yield from gain_points(t, seat, IMPERIAL_POINTS)
    return True


@procedure
def imperial_ii(t: Imperium, seat: Seat) -> Rule[bool]:
    """C4  Claim any number of objectives in this Status Phase, and gain a point if you hold Mecatol Rex; or build, and nobody else may."""
    ability = yield from ask(seat, CHOOSE_ABILITY, [Ability.SCORE, Ability.BUILD], card=Strategy.IMPERIAL_II)
    if ability == Ability.BUILD:
        yield from produce_by_card(t, seat, ANY_NUMBER, 0)
        return False
    add_effect(t, Effect.SCORES_ALL, seat, Until.ROUND)
    if t.planets.owner[mecatol(t)] == seat:
        events.points_gained(t, seat, 1)
        yield from gain_points(t, seat, 1)
    return True


@procedure
def build_secondary(t: Imperium, seat: Seat) -> Rule[None]:
    """C10  Build in one system with a dock of yours."""
    yield from produce_by_card(t, seat, ANY_NUMBER, 0)


@procedure
def produce_by_card(t: Imperium, seat: Seat, most: int, extra: int) -> Rule[None]:
    """C10  One system with docks, without activating it."""
    places: Ints = tuple(dock_systems(t, seat))
    if len(places) > 0:
        place = places[0]
        if len(places) > 1:
            place = yield from ask(seat, PRODUCE_AT, list(places))
        yield from produce(t, seat, place, most, extra)


def dock_systems(t: Imperium, seat: int) -> list[int]:
    return [place for place in range(HEXES) if t.systems[place] != NONE and can_produce(t, seat, place)]
