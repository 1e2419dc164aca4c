"""Strategy cards, counters, technologies and money: what a seat needs most, with what is saved for objectives left alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senki.engine.shapes import ENOUGH
from senki.games.imperium import questions as asked
from senki.games.imperium.hints.ambition import (
    POINT,
    USEFUL,
    aim_saved_for,
    dock_gain,
    free_influence,
    free_resources,
    planet_gain,
    stake,
    tech_gain,
)
from senki.games.imperium.hints.battles import menace
from senki.games.imperium.hints.deals import trade_ability_worth
from senki.games.imperium.hints.needs import wanted_cost
from senki.games.imperium.hints.standing import planet_worth, strength
from senki.games.imperium.kinds import MOVER, Ability, CounterArea, Money, VesselClass
from senki.games.imperium.model import (
    Imperium,
    counters_in,
    is_full,
    others,
    planets_at,
    reinforcements,
    sheet_counters,
    ships_in,
)
from senki.games.imperium.pack import HEXES, NONE, Objective, Stage, Strategy, Technology, UnitType
from senki.games.imperium.rules.cards_base import dock_systems
from senki.games.imperium.rules.cards_se import annexable, refreshable
from senki.games.imperium.rules.laws import influence_of, resources_of
from senki.games.imperium.rules.objectives import claimable, may_claim
from senki.games.imperium.rules.technology import FREE, tech_price, techs_for
from senki.games.imperium.rules.trade import income, partners_of

EARLY: Final = 4  # rounds in which technologies pay longest
COMMAND_WANTED: Final = 6
MOST_SUPPLY: Final = 6
TECH_PRICE: Final[dict[int, int]] = {Strategy.TECHNOLOGY: 8, Strategy.TECHNOLOGY_II: 6}  # of the secondary abilities


# -- taking and playing strategy cards --------------------------------------------------------------------------------


def take_worth(t: Imperium, seat: int, card: int) -> int:
    worth = max(1, strategy_worth(t, seat, card) + 3 * t.bonus[card])
    return worth * worth


def strategy_worth(t: Imperium, seat: int, card: int) -> int:
    """By what the seat lacks."""
    command = counters_in(t, seat, CounterArea.COMMAND)
    spare = min(reinforcements(t, seat), 6)
    match card:
        case Strategy.LEADERSHIP | Strategy.LOGISTICS:
            return min(6 + 2 * max(0, COMMAND_WANTED - command), 4 + 3 * spare)
        case Strategy.BUREAUCRACY:
            return 7 + claim_now_worth(t, seat) // 8 + pace(t, seat)
        case Strategy.IMPERIAL:
            return 20
        case Strategy.IMPERIAL_II:
            return 8 + 4 * len(claimable(t, seat))
        case Strategy.TECHNOLOGY | Strategy.TECHNOLOGY_II:
            return 7 + best_tech(t, seat, FREE) // 5 + (2 if t.round <= EARLY else 0)
        case Strategy.PRODUCTION:
            return 5 + build_chance(t, seat) // 2
        case Strategy.TRADE | Strategy.TRADE_II:
            return 6 + income(t, seat) + (3 if is_full(t) and len(partners_of(t, seat)) < 2 else 0)
        case Strategy.DIPLOMACY_II:
            return 4 + best_annexed(t, seat) // 6
        case Strategy.WARFARE | Strategy.WARFARE_II:
            return 5
        case Strategy.INITIATIVE:
            return 4
        case Strategy.ASSEMBLY | Strategy.POLITICAL:
            return 4 + (1 if t.speaker != seat else 0)
    return 3


def claim_now_worth(t: Imperium, seat: int) -> int:
    """The best objective that the seat could claim at once."""
    return max([stake(t, objective) for objective in claimable(t, seat)], default=0)


def pace(t: Imperium, seat: int) -> int:
    """Bureaucracy brings the end nearer: who leads likes it, who is behind does not, once stage II has begun."""
    late = len([objective for objective in t.o_public if t.cards.objective.stage[objective] == Stage.SECOND]) > 0
    best = max([t.points[other] for other in others(t, seat)], default=0)
    return 0 if not late else 5 if t.points[seat] > best else -4 if t.points[seat] < best - 1 else 0


def build_chance(t: Imperium, seat: int) -> int:
    """What could be spent at the docks."""
    wanted = max([wanted_cost(t, seat, place) for place in dock_systems(t, seat)], default=0)
    return min(free_resources(t, seat) + 2, wanted)


def best_annexed(t: Imperium, seat: int) -> int:
    return max([planet_worth(t, planet) + planet_gain(t, seat, planet) for planet in annexable(t, seat)], default=0)


def play_worth(t: Imperium, seat: int, card: int) -> int:
    """Which of two cards first: what brings points at once, then what helps with the rest of the round."""
    match card:
        case Strategy.BUREAUCRACY:
            return 20 if claim_now_worth(t, seat) > 0 else 1
        case Strategy.IMPERIAL | Strategy.IMPERIAL_II:
            return 3
        case Strategy.LEADERSHIP | Strategy.LOGISTICS:
            return 12
        case Strategy.TRADE | Strategy.TRADE_II:
            return 10
        case Strategy.TECHNOLOGY | Strategy.TECHNOLOGY_II:
            return 11
        case Strategy.PRODUCTION:
            return 9
        case Strategy.WARFARE | Strategy.WARFARE_II:
            return 8
    return 5


def ability_worth(t: Imperium, seat: int, ability: int) -> int:
    if ability in (Ability.TRADE_GOODS, Ability.BREAK_AGREEMENTS):
        return trade_ability_worth(t, seat, ability)
    if ability == Ability.ANNEX:
        return 2 + best_annexed(t, seat)
    if ability == Ability.COUNTERS:
        return max([shelter_worth(t, seat, place) for place in range(HEXES)])
    if ability == Ability.BUILD:
        return 4 * min(12, build_chance(t, seat))
    if ability == Ability.SCORE:
        return claim_now_worth(t, seat)
    return 5 if ability == Ability.TAKE_SPEAKER else 1


def shelter_worth(t: Imperium, seat: int, place: int) -> int:
    """Diplomacy II: the system that others would most like to attack."""
    if menace(t, seat, place) == 0:
        return 1
    return 1 + sum([planet_worth(t, planet) for planet in planets_at(t, place) if t.planets.owner[planet] == seat])


def annex_worth(t: Imperium, seat: int, planet: int) -> int:
    return 5 + planet_worth(t, planet) + planet_gain(t, seat, planet) + (10 if t.planets.owner[planet] != NONE else 0)


def refresh_worth(t: Imperium, seat: int, planet: int) -> int:
    return 1 if planet == ENOUGH else 5 + planet_worth(t, planet)


def truce_worth(t: Imperium, seat: int, other: int) -> int:
    """With whoever is strongest near the own planets."""
    return 1 + max([strength(t, place) for place in range(HEXES) if t.fleet_owner[place] == other], default=0)


def speaker_worth(t: Imperium, seat: int, other: int) -> int:
    """To whoever is last."""
    return 1 + max(t.points) - t.points[other]


def counter_back_worth(t: Imperium, seat: int, place: int) -> int:
    """Warfare: the counter where most ships could move again."""
    return 1 + (3 * ships_in(t, place) if t.fleet_owner[place] == seat else 0)


def alert_worth(t: Imperium, seat: int, place: int) -> int:
    return 1 + ships_in(t, place)


def card_move_worth(t: Imperium, seat: int, mover: int) -> int:
    if mover == ENOUGH:
        return 5
    return 1 if MOVER.second(mover) != VesselClass.CARRIER else 0


def produce_at_worth(t: Imperium, seat: int, place: int) -> int:
    return 1 + wanted_cost(t, seat, place)


# -- secondary abilities ----------------------------------------------------------------------------------------------


def secondary_worth(t: Imperium, seat: int, answer: int) -> int:
    """Worth more than the counter that it costs, and than what is saved for an objective."""
    (card,) = t.about()
    gain = secondary_gain(t, seat, card)
    if t.cards.strategy.counters[card] > 0:
        gain -= 4 if counters_in(t, seat, CounterArea.STRATEGY) > 1 else 7
    return (max(0, gain) if answer else 3) if gain > 0 else (0 if answer else 5)


def secondary_gain(t: Imperium, seat: int, card: int) -> int:
    match card:
        case Strategy.LEADERSHIP | Strategy.LOGISTICS:
            price = 2 if card == Strategy.LEADERSHIP else 3
            return 8 if free_influence(t, seat) >= price and sheet_counters(t, seat) < 12 else 0
        case Strategy.TECHNOLOGY | Strategy.TECHNOLOGY_II:
            best = best_tech(t, seat, TECH_PRICE[card])
            return best if t.round <= EARLY or best > 20 else best // 2
        case Strategy.PRODUCTION | Strategy.IMPERIAL | Strategy.IMPERIAL_II:
            return 2 * build_chance(t, seat)
        case Strategy.DIPLOMACY_II:
            return best_annexed(t, seat) // 2 if free_influence(t, seat) >= 3 else 0
        case Strategy.ASSEMBLY | Strategy.DIPLOMACY:
            return max([planet_worth(t, planet) for planet in refreshable(t, seat, 6)], default=0) // 2
        case Strategy.TRADE:
            return 3 * income(t, seat)
        case Strategy.BUREAUCRACY | Strategy.POLITICAL:
            return 8
        case Strategy.WARFARE | Strategy.WARFARE_II:
            return 0
    return 5


# -- technologies -----------------------------------------------------------------------------------------------------


def tech_worth(t: Imperium, seat: int, tech: int) -> int:
    """What it does, what it leads to, and what objectives ask for."""
    worth = useful(t, seat, tech)
    ahead = [useful(t, seat, one) for one in range(len(t.cards.technology.needs)) if leads_to(t, seat, tech, one)]
    return 2 + worth + max(ahead, default=0) // 2 + tech_gain(t, seat, tech) // 2


def useful(t: Imperium, seat: int, tech: int) -> int:
    if tech == Technology.MICRO_TECHNOLOGY and is_full(t) and len(partners_of(t, seat)) == 0:
        return 4
    return USEFUL.get(tech, 5)


def leads_to(t: Imperium, seat: int, tech: int, other: int) -> bool:
    """Does the other one need it, which the seat has not?"""
    needed = tech in t.cards.technology.needs[other] or tech in t.cards.technology.needs_one[other]
    return needed and not (t.techs[seat] >> other) & 1


def best_tech(t: Imperium, seat: int, price: int) -> int:
    """What the best technology is worth that the seat may gain at a price, what it costs taken off; 0 if none is worth it."""
    money = free_resources(t, seat)
    able = [tech for tech in techs_for(t, seat, price) if tech_price(t, seat, tech, price) <= money]
    dear = 20 + 2 * money  # the more there is, the less the price counts
    return max([tech_worth(t, seat, tech) - 20 * tech_price(t, seat, tech, price) // dear for tech in able], default=0)


def second_worth(t: Imperium, seat: int, answer: int) -> int:
    """A second technology for its price."""
    (price,) = t.about()
    gain = best_tech(t, seat, price)
    return gain if answer else 8


# -- counters and money -----------------------------------------------------------------------------------------------


def supply_wanted(t: Imperium, seat: int) -> int:
    return min(MOST_SUPPLY, 3 + t.round // 2)


def area_worth(t: Imperium, seat: int, area: int) -> int:
    """Counters go mostly to the Command Pool; Fleet Supply grows with the game."""
    if area == CounterArea.COMMAND:
        return 12 if counters_in(t, seat, area) < COMMAND_WANTED else 5
    if area == CounterArea.FLEET:
        return 8 if counters_in(t, seat, area) < supply_wanted(t, seat) else 0
    return 10 if counters_in(t, seat, area) < 2 else 3


def redistribute_worth(t: Imperium, seat: int, number: int) -> int:
    (area,) = t.about()
    most = t.options[-1]
    wanted = min(supply_wanted(t, seat), max(3, most // 3)) if area == CounterArea.FLEET else min(3 if most > 8 else 2, most // 3)
    wanted = max(t.options[0], wanted)
    return 12 if number == wanted else 1 if abs(number - wanted) == 1 else 0


def spend_counter_worth(t: Imperium, seat: int, area: int) -> int:
    """From where there are more."""
    return 1 + 2 * counters_in(t, seat, area) if area != CounterArea.FLEET else 1


def buy_worth(t: Imperium, seat: int, number: int) -> int:
    """Counters for influence: as many as leave enough for an objective, and no more than can be used."""
    _, price = t.about()
    wanted = min(free_influence(t, seat) // max(1, price), max(0, 13 - sheet_counters(t, seat)))
    return 12 if number == min(wanted, t.options[-1]) else 1


def pay_worth(t: Imperium, seat: int, planet: int) -> int:
    """Planets that are worth little for the other kind of money, the more so if an objective asks for it."""
    (money,) = t.about()
    other = influence_of(t, planet) if money == Money.RESOURCES else resources_of(t, planet)
    return 24 // (1 + other) + 1


def dock_worth(t: Imperium, seat: int, planet: int) -> int:
    """A dock for 4 resources: where objectives ask for it, and where much may be built, while there is something left to save."""
    if planet == ENOUGH:
        return 8
    money = free_resources(t, seat)
    if money < t.cards.unit.cost[UnitType.SPACE_DOCK]:
        return 0
    return min(8, money // 2) + 3 * resources_of(t, planet) + dock_gain(t, seat, planet) // 2


def claim_worth(t: Imperium, seat: int, objective: int) -> int:
    """Most points first; of equal ones what cannot be claimed later, and what costs nothing that stays."""
    if objective == ENOUGH:
        return 0
    card = t.cards.objective
    fleeting = objective in FLEETING
    return 1 + stake(t, objective) + (8 if fleeting else 0) - 2 * card.counters[objective] - card.goods[objective]


def turn_up_worth(t: Imperium, seat: int, objective: int) -> int:
    """The one that the seat can claim at once or soon; Imperium Rex for who leads."""
    if t.cards.objective.stage[objective] == Stage.END:
        return 2 * POINT if t.points[seat] > max([t.points[other] for other in others(t, seat)]) else 0
    return (
        1
        + chance_to_claim(t, seat, objective)
        - sum([chance_to_claim(t, other, objective) for other in others(t, seat)]) // (2 * t.players)
        + POINT
    )


def chance_to_claim(t: Imperium, seat: int, objective: int) -> int:
    return stake(t, objective) if may_claim(t, seat, objective) else 0


def less_is_better(t: Imperium, seat: int, number: int) -> int:
    return 12 if number == t.options[0] else 1


def bonus_worth(t: Imperium, seat: int, number: int) -> int:
    """Bonus counters: as counters, or as goods where counters are plenty or an objective asks for goods."""
    aim = aim_saved_for(t, seat)
    goods = sheet_counters(t, seat) > 11 or (aim != NONE and t.cards.objective.goods[aim] > 0)
    return 12 if number == (t.options[-1] if goods else t.options[0]) else 1


def yes(t: Imperium, seat: int, answer: int) -> int:
    return 5 if answer else 1


FLEETING: Final = (  # objectives that the next round may take away again
    Objective.GAIN_THREE_PLANETS,
    Objective.INFLUENCE_OVER_EACH_NEIGHBOUR,
    Objective.INFLUENCE_OVER_BOTH_NEIGHBOURS,
    Objective.INVADE_ONE,
    Objective.INVADE_TWO,
    Objective.WIN_BIG_BATTLE,
    Objective.WIN_TWO_BIG_BATTLES,
    Objective.BLOCKADE,
    Objective.DESTROY_DOCK,
)
JUDGES: Final[dict[int, Callable[[Imperium, int, int], int]]] = {  # by question
    asked.GAIN_COUNTERS: area_worth,
    asked.PAY_GOODS: less_is_better,
    asked.PAY_PLANETS: pay_worth,
    asked.TAKE_CARD: take_worth,
    asked.PLAY_CARD: play_worth,
    asked.BONUS_GOODS: bonus_worth,
    asked.SECONDARY: secondary_worth,
    asked.CHOOSE_ABILITY: ability_worth,
    asked.TRUCE_WITH: truce_worth,
    asked.COUNTERS_AT: shelter_worth,
    asked.COUNTER_BACK: counter_back_worth,
    asked.SPEAKER_TO: speaker_worth,
    asked.ANNEX: annex_worth,
    asked.REFRESH: refresh_worth,
    asked.BUY_COUNTERS: buy_worth,
    asked.CARD_MOVE: card_move_worth,
    asked.HIGH_ALERT: alert_worth,
    asked.ALERT_FOLLOWS: yes,
    asked.PRODUCE_AT: produce_at_worth,
    asked.GAIN_TECH: tech_worth,
    asked.TARGET_TECH: tech_worth,
    asked.BUY_SECOND: second_worth,
    asked.TURN_UP: turn_up_worth,
    asked.BUILD_DOCK: dock_worth,
    asked.CLAIM: claim_worth,
    asked.CLAIM_SECRET: yes,
    asked.SPEND_COUNTERS: spend_counter_worth,
    asked.REDISTRIBUTE: redistribute_worth,
}
