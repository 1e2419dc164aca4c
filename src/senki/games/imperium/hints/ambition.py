"""What objectives make planets, technologies, ships at a place, counters and unspent money worth, beyond what they are worth to anybody.

A victory point is worth 100, as in `standing`. An objective that lacks one step gives that step half of its points, one that lacks
several less. The public objectives and the seat's own secret one count.
"""

from __future__ import annotations

from typing import Final

from senki.engine.table import Ints
from senki.games.imperium.galaxy import adjacent
from senki.games.imperium.kinds import CounterArea, Money
from senki.games.imperium.model import Imperium, count_type, counters_in, fleet_of, neighbours, planets_at, ships_in, units_on_board
from senki.games.imperium.pack import HEXES, MECATOL_HEX, NONE, PLANETS, Colour, Objective, Stage, Strategy, Technology, UnitType
from senki.games.imperium.rules.conditions import (
    by_colour,
    dock_at_mecatol,
    fulfils,
    influence,
    is_gate,
    mecatol,
    progress,
    shows,
    threatens,
)
from senki.games.imperium.rules.laws import influence_of, resources_of
from senki.games.imperium.rules.objectives import can_spend, claimable, may_score
from senki.games.imperium.rules.payment import purse, wealth

POINT: Final = 100
VICTORY: Final = 4  # points that an objective is taken for which wins the game
STEPS: Final[Ints] = (0, 55, 24, 13, 8, 5, 3, 2)  # per cent of an objective's points that one step brings, by how many are lacking
COUNT_PLANETS: Final = (Objective.FIVE_PLANETS, Objective.TEN_PLANETS, Objective.ELEVEN_PLANETS, Objective.SUPREMACY)
THRONES: Final = (Objective.DIVERSIFIED, Objective.FORCEFUL, Objective.MASTER_OF_SHIPS, Objective.USURPER)


def goals(t: Imperium, seat: int) -> list[int]:
    """The objectives that the seat may still claim, the own secret one with them."""
    found = [one for one in t.o_public if not (t.scored[one] >> seat) & 1 and t.cards.objective.stage[one] != Stage.END]
    return found + t.secrets[seat]


def stake(t: Imperium, objective: int) -> int:
    """What an objective is worth."""
    return POINT * (VICTORY if t.cards.objective.wins[objective] else t.cards.objective.points[objective])


def lacking(t: Imperium, seat: int, objective: int) -> int:
    """How many steps are lacking."""
    return max(0, max(1, t.cards.objective.needed[objective]) - progress(t, seat, objective))


def step(t: Imperium, objective: int, missing: int) -> int:
    """What one step towards an objective is worth."""
    return stake(t, objective) * STEPS[min(missing, len(STEPS) - 1)] // 100


# -- planets ----------------------------------------------------------------------------------------------------------


def planet_gain(t: Imperium, seat: int, planet: int) -> int:
    """What taking the planet brings towards objectives."""
    return sum([planet_step(t, seat, planet, one) for one in goals(t, seat)])


def planet_step(t: Imperium, seat: int, planet: int, objective: int) -> int:
    """What taking the planet brings towards one objective."""
    missing = lacking(t, seat, objective)
    if missing == 0 or t.cards.planet.station[planet]:
        return 0
    place, owner, colour = t.planets.hex[planet], t.planets.owner[planet], t.cards.planet.specialty[planet]
    if objective in COUNT_PLANETS:
        return step(t, objective, missing) if place != t.home[seat] else 0
    if objective == Objective.GAIN_THREE_PLANETS:
        return step(t, objective, missing)
    if objective == Objective.THREE_SPECIALTIES:
        return step(t, objective, missing) if colour not in (NONE, Colour.YELLOW) and not shows(t, seat, colour) else 0
    if objective in (Objective.FOCUSED, Objective.TECHNOCRAT):
        return step(t, objective, missing) if colour not in (NONE, Colour.YELLOW) else 0
    if planet == mecatol(t):
        return mecatol_step(t, objective)
    if objective in (Objective.MECATOL_AND_THREE_ADJACENT, Objective.MECATOL_AND_ALL_ADJACENT):
        return step(t, objective, missing) if place in adjacent(t, MECATOL_HEX) else 0
    if objective in (Objective.INFLUENCE_OVER_EACH_NEIGHBOUR, Objective.INFLUENCE_OVER_BOTH_NEIGHBOURS):
        return influence_step(t, seat, planet, objective)
    if objective == Objective.EXPANSIONIST:
        return step(t, objective, missing) // 2
    if objective == Objective.THREATENING:
        return step(t, objective, missing) if is_by_home(t, seat, place) else 0
    return conquest_step(t, seat, planet, objective) if owner not in (NONE, seat) else 0


def mecatol_step(t: Imperium, objective: int) -> int:
    """Mecatol Rex: objectives that ask for it, or for it and more."""
    if objective in (Objective.MECATOL, Objective.MECATOL_ALL_ROUND):
        return step(t, objective, 1)
    if objective in THRONES or objective == Objective.INDUSTRIAL:
        return step(t, objective, 3)
    if objective in (Objective.MECATOL_AND_THREE_ADJACENT, Objective.MECATOL_AND_ALL_ADJACENT):
        return step(t, objective, 2)
    return 0


def influence_step(t: Imperium, seat: int, planet: int, objective: int) -> int:
    """The share of the influence that is still lacking; what a neighbour loses counts as well."""
    theirs = [influence(t, other) for other in neighbours(t, seat)]
    target = max(theirs) if objective == Objective.INFLUENCE_OVER_EACH_NEIGHBOUR else sum(theirs)
    short = target + 1 - influence(t, seat)
    sway = influence_of(t, planet) * (2 if t.planets.owner[planet] in neighbours(t, seat) else 1)
    return stake(t, objective) * min(sway, max(1, short)) // (2 * max(1, short)) if short > 0 else 0


def conquest_step(t: Imperium, seat: int, planet: int, objective: int) -> int:
    """Planets of others: invasions, their docks, their homes."""
    missing = lacking(t, seat, objective)
    owner = t.planets.owner[planet]
    if objective in (Objective.INVADE_ONE, Objective.INVADE_TWO):
        return step(t, objective, missing) if t.planets.forces[planet] > 0 else 0
    if objective in (Objective.DESTROY_DOCK, Objective.REGULATOR, Objective.BLOCKADE):
        return step(t, objective, missing) if t.planets.dock[planet] > 0 else 0
    if objective == Objective.MERCILESS:
        last = t.planets.dock[planet] > 0 and units_on_board(t, owner, UnitType.SPACE_DOCK) == 1
        return step(t, objective, 1) if last and owner in neighbours(t, seat) else 0
    if objective in (Objective.CONQUEROR, Objective.DOMINATION):
        return step(t, objective, missing + 1) if t.planets.hex[planet] in t.home[: t.players] else 0
    return 0


def is_by_home(t: Imperium, seat: int, place: int) -> bool:
    """Is the system next to another's home, next to which the seat has none yet?"""
    for other in range(t.players):
        if other != seat and place in adjacent(t, t.home[other]) and not threatens(t, seat, other):
            return True
    return False


# -- ships at a place -------------------------------------------------------------------------------------------------


def presence_gain(t: Imperium, seat: int, place: int) -> int:
    """What ships in a system bring towards objectives, once they hold its space."""
    return sum([presence_step(t, seat, place, one) for one in goals(t, seat)])


def presence_step(t: Imperium, seat: int, place: int, objective: int) -> int:
    missing = lacking(t, seat, objective)
    if missing == 0:
        return 0
    holder = t.fleet_owner[place]
    there = fleet_of(t, seat, place) != NONE
    match objective:
        case Objective.WIN_BIG_BATTLE | Objective.WIN_TWO_BIG_BATTLES:
            return step(t, objective, missing) if holder not in (NONE, seat) and ships_in(t, place) > 2 else 0
        case Objective.BLOCKADE:
            docks = [planet for planet in planets_at(t, place) if t.planets.dock[planet] > 0 and t.planets.owner[planet] != seat]
            return step(t, objective, 1) if len(docks) > 0 and not there else 0
        case Objective.KEEPER_OF_GATES:
            gates = [one for one in range(HEXES) if is_gate(t, one) and fleet_of(t, seat, one) == NONE]
            return step(t, objective, len(gates)) if place in gates else 0
        case Objective.FOUR_SHIPS_TWO_HOMES:
            return step(t, objective, missing + 2) if place in t.home[: t.players] and place != t.home[seat] and not there else 0
        case Objective.EXPANSIONIST:
            own = [planet for planet in planets_at(t, place) if t.planets.owner[planet] != seat]
            return step(t, objective, missing) if len(own) == 0 and not there and place != t.home[seat] else 0
        case Objective.MECATOL_AND_THREE_ADJACENT | Objective.MECATOL_AND_ALL_ADJACENT:
            lost = [planet for planet in planets_at(t, place) if t.planets.owner[planet] != seat]
            return step(t, objective, missing) if len(lost) == 0 and not there and place in adjacent(t, MECATOL_HEX) else 0
        case Objective.THREATENING:
            lost = [planet for planet in planets_at(t, place) if t.planets.owner[planet] != seat]
            return step(t, objective, missing) if len(lost) == 0 and not there and is_by_home(t, seat, place) else 0
    return 0


# -- technologies, docks, units ---------------------------------------------------------------------------------------


def tech_gain(t: Imperium, seat: int, tech: int) -> int:
    """What the technology brings towards objectives."""
    colours = by_colour(t, seat)
    colour = t.cards.technology.colour[tech]
    found = 0
    for objective in goals(t, seat):
        missing = lacking(t, seat, objective)
        if missing == 0:
            continue
        match objective:
            case Objective.FIVE_TECHNOLOGIES | Objective.NINE_TECHNOLOGIES:
                found += step(t, objective, missing)
            case Objective.THREE_OF_A_COLOUR | Objective.FIVE_OF_A_COLOUR:
                found += step(t, objective, t.cards.objective.needed[objective] - colours[colour])
            case Objective.FOUR_COLOURS:
                found += step(t, objective, missing) if colours[colour] == 0 else 0
            case Objective.TWO_IN_THREE_COLOURS | Objective.DIVERSIFIED:
                if colours[colour] < 2:
                    missing = max(1, 3 - len([number for number in colours if number > 1]))
                    found += step(t, objective, missing) if colours[colour] == 1 else step(t, objective, missing + 1)
    return found


def dock_gain(t: Imperium, seat: int, planet: int) -> int:
    """What a dock there brings towards objectives."""
    found = 0
    for objective in goals(t, seat):
        if objective == Objective.THREE_DOCKS or objective == Objective.INDUSTRIAL:
            found += step(t, objective, max(1, 3 - units_on_board(t, seat, UnitType.SPACE_DOCK)))
        if planet == mecatol(t) and objective in THRONES and not dock_at_mecatol(t, seat):
            found += step(t, objective, 2)
    return found


def wants_dreadnoughts(t: Imperium, seat: int) -> bool:
    return Objective.INDUSTRIAL in t.secrets[seat] or Objective.FORCEFUL in t.secrets[seat]


def dreadnoughts_afloat(t: Imperium, seat: int) -> int:
    return sum([count_type(t, place, UnitType.DREADNOUGHT) for place in range(HEXES) if t.fleet_owner[place] == seat])


# -- what is saved for objectives -------------------------------------------------------------------------------------


def costs(t: Imperium, objective: int) -> bool:
    """Is the objective paid for?"""
    card = t.cards.objective
    return card.goods[objective] + card.resources[objective] + card.influence[objective] + card.counters[objective] > 0


def aim_saved_for(t: Imperium, seat: int) -> int:
    """The objective for which the seat keeps what it has until it may claim it: the best that it could pay now; NONE if there is none,
    or if something as good can be claimed for nothing.
    """
    if not may_score(t, seat):
        return NONE
    best, worth = NONE, 0
    for objective in t.o_public:
        if (t.scored[objective] >> seat) & 1 or t.cards.objective.stage[objective] == Stage.END or not fulfils(t, seat, objective):
            continue
        if costs(t, objective):
            if stake(t, objective) > worth and can_spend(t, seat, objective):
                best, worth = objective, stake(t, objective)
        elif stake(t, objective) >= worth and not holds_claim_card(t, seat):
            best, worth = NONE, stake(t, objective) + 1
    return best


def holds_claim_card(t: Imperium, seat: int) -> bool:
    """May the seat claim an objective before the Status Phase?"""
    return t.taken_by[Strategy.BUREAUCRACY] == seat and not t.face_down[Strategy.BUREAUCRACY]


def free_resources(t: Imperium, seat: int) -> int:
    """Resources that may be spent without giving up the objective that is saved for."""
    aim = aim_saved_for(t, seat)
    money = purse(t, seat, Money.RESOURCES)
    if aim == NONE:
        return money
    card = t.cards.objective
    if card.either[aim]:
        if purse(t, seat, Money.INFLUENCE) - card.influence[aim] > money - card.resources[aim]:
            return spare_beside_influence(t, seat, card.influence[aim])
        return max(0, money - card.resources[aim])
    if card.resources[aim] > 0:
        return max(0, money - card.resources[aim] - card.goods[aim])
    if card.influence[aim] > 0:
        return spare_beside_influence(t, seat, card.influence[aim])
    return max(0, money - card.goods[aim])


def spare_beside_influence(t: Imperium, seat: int, wanted: int) -> int:
    """Resources of planets without which so much influence can still be paid: those with the least of it first."""
    slack = purse(t, seat, Money.INFLUENCE) - wanted
    found = 0
    for sway in range(10):
        for planet in range(PLANETS):
            if t.planets.owner[planet] == seat and t.planets.ready[planet] and influence_of(t, planet) == sway and sway <= slack:
                found += resources_of(t, planet)
                slack -= sway
    return found + max(0, min(slack, wealth(t, seat)))


def free_influence(t: Imperium, seat: int) -> int:
    """Influence that may be spent without giving up the objective that is saved for."""
    aim = aim_saved_for(t, seat)
    sway = purse(t, seat, Money.INFLUENCE)
    if aim == NONE:
        return sway
    card = t.cards.objective
    if card.influence[aim] > 0 and not (card.either[aim] and purse(t, seat, Money.RESOURCES) > sway):
        return max(0, sway - card.influence[aim] - card.goods[aim])
    return max(0, sway - (card.resources[aim] + 1) // 2 - card.goods[aim])


def saved_counters(t: Imperium, seat: int) -> int:
    """Counters of the Command Pool that are kept for an objective."""
    aim = aim_saved_for(t, seat)
    if aim == NONE or t.cards.objective.counters[aim] == 0:
        return 0
    return max(0, t.cards.objective.counters[aim] - counters_in(t, seat, CounterArea.STRATEGY))


# -- how the seat stands with objectives ------------------------------------------------------------------------------


def prospects(t: Imperium, seat: int, secrets: bool) -> int:
    """What the open objectives promise: those that could be claimed now nearly their points, others by how far they are."""
    if not may_score(t, seat):
        return 0
    found = 0
    once = True
    ready = claimable(t, seat)
    for objective in t.o_public:
        if (t.scored[objective] >> seat) & 1 or t.cards.objective.stage[objective] == Stage.END:
            continue
        if objective in ready:
            found += stake(t, objective) * (70 if once else 40) // 100
            once = False
        else:
            found += stake(t, objective) * nearness(t, seat, objective) // 100
    if secrets:
        for objective in t.secrets[seat]:
            found += stake(t, objective) * (80 if fulfils(t, seat, objective) else nearness(t, seat, objective)) // 100
    return found


def nearness(t: Imperium, seat: int, objective: int) -> int:
    """In per cent, how near the seat has come to an objective that it cannot claim yet."""
    if costs(t, objective):
        return 10
    needed = max(1, t.cards.objective.needed[objective])
    done = min(progress(t, seat, objective), needed)
    return 35 * done * done // (needed * needed)


USEFUL: Final[dict[int, int]] = {  # technologies by what they are worth to anybody, where it is not 5
    Technology.ANTIMASS_DEFLECTORS: 6,
    Technology.XRD_TRANSPORTERS: 12,
    Technology.TYPE_IV_DRIVE: 11,
    Technology.FLEET_LOGISTICS: 14,
    Technology.MANEUVERING_JETS: 2,
    Technology.CYBERNETICS: 8,
    Technology.NEURAL_MOTIVATOR: 9,
    Technology.GEN_SYNTHESIS: 9,
    Technology.HYPER_METABOLISM: 13,
    Technology.ENVIRO_COMPENSATOR: 8,
    Technology.SARWEEN_TOOLS: 12,
    Technology.GRAVITON_LASER_SYSTEM: 2,
    Technology.MICRO_TECHNOLOGY: 10,
    Technology.HYLAR_V_ASSAULT_LASER: 14,
    Technology.AUTOMATED_DEFENSE_TURRETS: 4,
    Technology.DEEP_SPACE_CANNON: 6,
    Technology.WAR_SUN: 11,
    Technology.ASSAULT_CANNON: 8,
    Technology.ADVANCED_FIGHTERS: 8,
    Technology.X89_BACTERIAL_WEAPON: 4,
}
