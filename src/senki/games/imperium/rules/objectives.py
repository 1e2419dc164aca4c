"""O  Objectives: what they ask for, claiming and paying; and the deck."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, draw, procedure
from senki.engine.shapes import ask_share, ask_some
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.galaxy import adjacent
from senki.games.imperium.kinds import Area, CounterArea, Effect, Money, ObjectiveCard, Register, Seat
from senki.games.imperium.model import (
    Imperium,
    change_counters,
    controls_system,
    counters_in,
    fleet_of,
    holds_home,
    neighbours,
    others,
    planets_at,
    planets_outside_home,
    register,
    ships_in,
    units_on_board,
)
from senki.games.imperium.pack import MECATOL_HEX, NONE, PLANETS, Colour, Objective, Stage, UnitType
from senki.games.imperium.questions import CLAIM, PAY_PLANETS, REVEAL, SPEND, SPEND_COUNTERS
from senki.games.imperium.rules.effects import allowed
from senki.games.imperium.rules.ending import end_by_rex, gain_points, win_at_once
from senki.games.imperium.rules.payment import exhaust, influence_of, pay, purse, resources_of, value_of

CLOSED_ROUNDS: Final = 3  # J6: rounds in which stage II is not claimed where all objectives lie open
COLOURS: Final = 4
FOUR_SHIPS: Final = 4

# -- the deck ---------------------------------------------------------------------------------------------------------


@procedure
def reveal_objectives(t: Imperium, number: int) -> Rule[None]:
    """S9, Y7  The next cards of the deck are turned face up; Imperium Rex ends the game (Z5)."""
    while number > 0 and deck_size(t) > 0:
        number -= 1
        yield from look_at_top(t, 1, 0)
        yield from turn_up(t, t.o_top[0])


def deck_size(t: Imperium) -> int:
    return len(t.o_top) + len(t.o_first) + len(t.o_second)


@procedure
def look_at_top(t: Imperium, number: int, viewers: int) -> Rule[None]:
    """S8, C8  The top cards of the deck lie apart: stage I before stage II. Whoever looks knows them."""
    while len(t.o_top) < number and len(t.o_first) + len(t.o_second) > 0:
        if len(t.o_first) > 0:
            yield from draw_first(t)
        else:
            yield from draw_second(t)
    for card in t.o_top:
        t.o_known[card] |= viewers


@procedure
def draw_first(t: Imperium) -> Rule[None]:
    """S8  The next card of stage I."""
    card = yield from draw(REVEAL, t.o_first)
    t.o_top.append(card)


@procedure
def draw_second(t: Imperium) -> Rule[None]:
    """S8  The next card of stage II, or Imperium Rex."""
    card = yield from draw(REVEAL, t.o_second)
    t.o_top.append(card)


@procedure
def turn_up(t: Imperium, objective: int) -> Rule[None]:
    """O1  An objective lies face up for all."""
    t.o_top.remove(objective)
    t.o_known[objective] = 0
    t.o_public.append(objective)
    events.objective_revealed(t, ObjectiveCard(objective))
    if t.cards.objective.stage[objective] == Stage.END:
        yield from end_by_rex(t, rule="Z5")


# -- claiming ---------------------------------------------------------------------------------------------------------


@procedure
def claim_objectives(t: Imperium, seat: Seat, most: int) -> Rule[None]:
    """O1, O2  The seat may claim public objectives that it fulfils, each once."""
    while most > 0 and len(claimable(t, seat)) > 0:
        picked = yield from ask_some(t, seat, CLAIM, tuple(claimable(t, seat)), 0, 1)
        if len(picked) == 0:
            break
        most -= 1
        yield from claim(t, seat, picked[0])


def claimable(t: Imperium, seat: int) -> list[int]:
    """O1, O3, O6  Objectives that the seat could claim now."""
    if not may_score(t, seat):
        return []
    return [objective for objective in t.o_public if may_claim(t, seat, objective)]


def may_score(t: Imperium, seat: int) -> bool:
    """O3, R12  Whoever controls all home planets; the Clan of Saar needs no home."""
    return holds_home(t, seat) or has_ability(t, seat, RaceAbility.SAAR_NOMADS)


def may_claim(t: Imperium, seat: int, objective: int) -> bool:
    if (t.scored[objective] >> seat) & 1 or t.cards.objective.stage[objective] == Stage.END:
        return False
    if t.all_open and t.round <= CLOSED_ROUNDS and t.cards.objective.stage[objective] == Stage.SECOND:
        return False
    return fulfils(t, seat, objective) and can_spend(t, seat, objective)


@procedure
def claim(t: Imperium, seat: Seat, objective: int) -> Rule[None]:
    """O1, O5, O8  It is paid for, and brings its points; some win the game at once."""
    yield from spend(t, seat, objective)
    t.scored[objective] |= 1 << seat
    t.claims[seat] += 1
    events.objective_claimed(t, seat, ObjectiveCard(objective), t.cards.objective.points[objective])
    if t.cards.objective.wins[objective]:
        yield from win_at_once(t, seat)
    yield from gain_points(t, seat, t.cards.objective.points[objective])


# -- O5  spending -----------------------------------------------------------------------------------------------------


def can_spend(t: Imperium, seat: int, objective: int) -> bool:
    """O5  Could the seat pay what the objective asks for?"""
    card = t.cards.objective
    if counters_in(t, seat, CounterArea.STRATEGY) + counters_in(t, seat, CounterArea.COMMAND) < card.counters[objective]:
        return False
    if card.either[objective]:
        return len(currencies(t, seat, objective)) > 0
    goods = t.goods[seat] - card.goods[objective]
    return goods >= 0 and covers(t, seat, card.resources[objective], card.influence[objective], goods)


def currencies(t: Imperium, seat: int, objective: int) -> list[int]:
    found: list[int] = []
    if purse(t, seat, Money.RESOURCES) >= t.cards.objective.resources[objective]:
        found.append(Money.RESOURCES)
    if purse(t, seat, Money.INFLUENCE) >= t.cards.objective.influence[objective]:
        found.append(Money.INFLUENCE)
    return found


def covers(t: Imperium, seat: int, resources: int, influence: int, goods: int) -> bool:
    """H7, H10  Can both prices be paid, each planet for one of them, the rest with trade goods?"""
    best = [NONE] * (resources + 1)  # by resources paid: the most influence paid beside them
    best[0] = 0
    for planet in range(PLANETS):
        if t.planets.owner[planet] == seat and t.planets.ready[planet]:
            worth, sway = resources_of(t, planet), influence_of(t, planet)
            for paid in range(resources, -1, -1):
                if best[paid] != NONE:
                    more = min(resources, paid + worth)
                    if more > paid:
                        best[more] = max(best[more], best[paid])
                    best[paid] += sway
    for paid in range(resources + 1):
        if best[paid] != NONE and resources - paid + max(0, influence - best[paid]) <= goods:
            return True
    return False


@procedure
def spend(t: Imperium, seat: Seat, objective: int) -> Rule[None]:
    """O5  What the objective says, paid when it is claimed."""
    card = t.cards.objective
    if card.counters[objective] > 0:
        yield from spend_counters(t, seat, card.counters[objective])
    card = t.cards.objective
    if card.goods[objective] > 0:
        t.goods[seat] -= card.goods[objective]
        events.goods_paid(t, seat, card.goods[objective], rule="O5")
    if card.either[objective]:
        money = currencies(t, seat, objective)[0]
        if len(currencies(t, seat, objective)) > 1:
            money = yield from ask(seat, SPEND, [Money.RESOURCES, Money.INFLUENCE], objective=objective)
        yield from pay(t, seat, money, t.cards.objective.resources[objective], rule="O5")
    elif card.resources[objective] > 0 and card.influence[objective] > 0:
        yield from pay_both(t, seat, card.resources[objective], card.influence[objective])
    elif card.resources[objective] > 0:
        yield from pay(t, seat, Money.RESOURCES, card.resources[objective], rule="O5")
    elif card.influence[objective] > 0:
        yield from pay(t, seat, Money.INFLUENCE, card.influence[objective], rule="O5")


@procedure
def pay_both(t: Imperium, seat: Seat, resources: int, influence: int) -> Rule[None]:
    """O5  Resources, then influence; trade goods stand in only where planets do not suffice (ruling)."""
    while resources + influence > 0:
        money: int = Money.RESOURCES if resources > 0 else Money.INFLUENCE
        options = safe_payments(t, seat, money, resources, influence)
        worth = 1
        if len(options) > 0:
            planet: int = options[0]
            if len(options) > 1:
                planet = yield from ask(seat, PAY_PLANETS, safe_payments(t, seat, money, resources, influence), rule="O5", money=money)
            worth = value_of(t, planet, money)
            exhaust(t, planet)
        else:
            t.goods[seat] -= 1
            events.goods_paid(t, seat, 1, rule="O5")
        if money == Money.RESOURCES:
            resources = max(0, resources - worth)
        else:
            influence = max(0, influence - worth)


def safe_payments(t: Imperium, seat: int, money: int, resources: int, influence: int) -> list[int]:
    """Planets after which the rest can still be paid."""
    found: list[int] = []
    for planet in range(PLANETS):
        worth = value_of(t, planet, money) if t.planets.owner[planet] == seat else 0
        if worth > 0:
            t.planets.ready[planet] = 0
            left = (max(0, resources - worth), influence) if money == Money.RESOURCES else (0, max(0, influence - worth))
            if covers(t, seat, left[0], left[1], t.goods[seat]):
                found.append(planet)
            t.planets.ready[planet] = 1
    return found


@procedure
def spend_counters(t: Imperium, seat: Seat, number: int) -> Rule[None]:
    """O5  Counters of the Command Pool and of Strategy Allocation."""
    from_strategy = min(number, counters_in(t, seat, CounterArea.STRATEGY))
    from_command = min(number, counters_in(t, seat, CounterArea.COMMAND))
    areas: Ints = (CounterArea.STRATEGY, CounterArea.COMMAND)
    shares = yield from ask_share_of(t, seat, areas, (from_strategy, from_command), number)
    for place in (0, 1):
        if shares[place] > 0:
            change_counters(t, seat, areas[place], -shares[place])
            events.counters_lost(t, seat, Area(areas[place]), shares[place], rule="O5")


@procedure
def ask_share_of(t: Imperium, seat: Seat, areas: Ints, limits: Ints, number: int) -> Rule[Ints]:
    """H6  From which areas counters are taken."""
    shares = yield from ask_share(t, seat, SPEND_COUNTERS, areas, limits, number)
    return shares


# -- O6  conditions ---------------------------------------------------------------------------------------------------


def fulfils(t: Imperium, seat: int, objective: int) -> bool:
    """O6  The condition of an objective, apart from what is spent."""
    return progress(t, seat, objective) >= max(1, t.cards.objective.needed[objective])


def progress(t: Imperium, seat: int, objective: int) -> int:
    """O6  How far the seat is with an objective, against the number needed (1 where none is named)."""
    if objective in (Objective.FIVE_PLANETS, Objective.TEN_PLANETS, Objective.ELEVEN_PLANETS, Objective.SUPREMACY):
        return planets_outside_home(t, seat)
    if objective in (Objective.FIVE_TECHNOLOGIES, Objective.NINE_TECHNOLOGIES):
        return sum(by_colour(t, seat))
    if objective in (Objective.THREE_OF_A_COLOUR, Objective.FIVE_OF_A_COLOUR):
        return max(by_colour(t, seat))
    if objective == Objective.FOUR_COLOURS:
        return len([number for number in by_colour(t, seat) if number > 0])
    if objective == Objective.TWO_IN_THREE_COLOURS:
        return len([number for number in by_colour(t, seat) if number > 1])
    if objective == Objective.THREE_SPECIALTIES:
        return len([colour for colour in (Colour.RED, Colour.GREEN, Colour.BLUE) if shows(t, seat, colour)])
    if objective == Objective.THREE_DOCKS:
        return units_on_board(t, seat, UnitType.SPACE_DOCK)
    if objective == Objective.GAIN_THREE_PLANETS:
        return register(t, seat, Register.PLANETS_GAINED)
    if objective in (Objective.INVADE_ONE, Objective.INVADE_TWO):
        return register(t, seat, Register.INVASIONS)
    if objective in (Objective.WIN_BIG_BATTLE, Objective.WIN_TWO_BIG_BATTLES):
        return register(t, seat, Register.BIG_WINS)
    if objective == Objective.DESTROY_DOCK:
        return min(1, register(t, seat, Register.DOCKS_DESTROYED))
    return place_progress(t, seat, objective)


def place_progress(t: Imperium, seat: int, objective: int) -> int:
    """O6  Objectives of certain systems and players; those that only cost something are always fulfilled."""
    if objective in (Objective.MECATOL, Objective.MECATOL_ALL_ROUND):
        held = t.planets.owner[mecatol(t)] == seat
        return int(held and (objective == Objective.MECATOL or t.planets.since[mecatol(t)] < t.round))
    if objective in (Objective.MECATOL_AND_ALL_ADJACENT, Objective.MECATOL_AND_THREE_ADJACENT):
        around = adjacent(t, MECATOL_HEX)
        held_around = len([place for place in around if controls_system(t, seat, place)])
        if not controls_system(t, seat, MECATOL_HEX):
            return 0
        return int(held_around == len(around)) if objective == Objective.MECATOL_AND_ALL_ADJACENT else held_around
    if objective == Objective.INFLUENCE_OVER_EACH_NEIGHBOUR:
        return int(influence(t, seat) > max([influence(t, other) for other in neighbours(t, seat)]))
    if objective == Objective.INFLUENCE_OVER_BOTH_NEIGHBOURS:
        return int(influence(t, seat) > sum([influence(t, other) for other in neighbours(t, seat)]))
    if objective == Objective.BLOCKADE:
        return int(blockades(t, seat))
    if objective == Objective.DOMINATION:
        return len([other for other in range(t.players) if other != seat and holds_home_of(t, seat, other)])
    if objective == Objective.FOUR_SHIPS_TWO_HOMES:
        return len([other for other in others(t, seat) if ships_at(t, seat, t.home[other]) >= FOUR_SHIPS])
    return t.cards.objective.needed[objective] + 1


def by_colour(t: Imperium, seat: int) -> list[int]:
    """D1, D5  Technologies of each colour, those of the start included."""
    found = [0] * COLOURS
    for tech in range(len(t.cards.technology.colour)):
        if (t.techs[seat] >> tech) & 1:
            found[t.cards.technology.colour[tech]] += 1
    return found


def shows(t: Imperium, seat: int, colour: int) -> bool:
    for planet in range(PLANETS):
        if t.planets.owner[planet] == seat and t.cards.planet.specialty[planet] == colour:
            return True
    return False


def mecatol(t: Imperium) -> int:
    return planets_at(t, MECATOL_HEX)[0]


def influence(t: Imperium, seat: int) -> int:
    """O6  The influence of all planets, ready or not."""
    total = 0
    for planet in range(PLANETS):
        if t.planets.owner[planet] == seat:
            total += influence_of(t, planet)
    return total


def blockades(t: Imperium, seat: int) -> bool:
    """B19  Does the seat hold the space of a system with another's dock?"""
    for planet in range(PLANETS):
        if t.planets.dock[planet] > 0 and t.planets.owner[planet] != seat and t.fleet_owner[t.planets.hex[planet]] == seat:
            return True
    return False


def holds_home_of(t: Imperium, seat: int, other: int) -> bool:
    for planet in planets_at(t, t.home[other]):
        if t.planets.owner[planet] != seat:
            return False
    return True


def ships_at(t: Imperium, seat: int, place: int) -> int:
    fleet = fleet_of(t, seat, place)
    return ships_in(t, fleet) if fleet != NONE else 0


def claims_allowed(t: Imperium, seat: int) -> int:
    """O2  One in the Status Phase; any number with Imperial II."""
    return len(t.o_public) if allowed(t, Effect.SCORES_ALL, seat) else 1
