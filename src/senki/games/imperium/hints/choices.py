"""For each answer, how likely a sensible player gives it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senki.engine.shapes import ENOUGH
from senki.engine.table import Ints
from senki.games.imperium import questions as asked
from senki.games.imperium.hints import cards, council, war
from senki.games.imperium.hints.deals import (
    agree_worth,
    break_up_worth,
    break_worth,
    breaking_worth,
    deal_worth,
    given_worth,
    partner_worth,
    promise_option,
    taken_worth,
    term_worth,
    trade_ability_worth,
)
from senki.games.imperium.hints.lessons import is_told, told
from senki.games.imperium.hints.plans import spare_forces, target_worth, wants_ships
from senki.games.imperium.hints.races import RACE_JUDGES, race_action_worth
from senki.games.imperium.hints.setting import SETTING_JUDGES
from senki.games.imperium.hints.standing import cheapest, defence, planet_worth, strength
from senki.games.imperium.kinds import ARRIVING, FORCES_ABOARD, MOVER, TYPE_OF, Ability, Action, CounterArea, Lesson, Money, VesselClass
from senki.games.imperium.model import Imperium, count, counters_in, fleet_of, planets_at, ships_in, units_on_board
from senki.games.imperium.pack import NONE, Strategy, UnitType
from senki.games.imperium.rules.fleets import capacity
from senki.games.imperium.rules.laws import influence_of, resources_of
from senki.games.imperium.rules.movement import activatable

STRATEGY_WORTH: Final[dict[int, int]] = {  # by card
    Strategy.INITIATIVE: 4,
    Strategy.DIPLOMACY: 3,
    Strategy.POLITICAL: 3,
    Strategy.LOGISTICS: 9,
    Strategy.TRADE: 4,
    Strategy.WARFARE: 5,
    Strategy.TECHNOLOGY: 8,
    Strategy.IMPERIAL: 20,
    Strategy.IMPERIAL_II: 9,
    Strategy.LEADERSHIP: 9,
    Strategy.DIPLOMACY_II: 5,
    Strategy.ASSEMBLY: 3,
    Strategy.PRODUCTION: 8,
    Strategy.TRADE_II: 5,
    Strategy.WARFARE_II: 4,
    Strategy.TECHNOLOGY_II: 8,
    Strategy.BUREAUCRACY: 16,
}
UNIT_WORTH: Final[Ints] = (6, 5, 8, 7, 7, 9, 5, 2, 0)  # by type of unit, where nothing else speaks
WANTED_CARRIERS: Final = 3
WANTED_SUPPLY: Final = 5


def weights(t: Imperium) -> list[int]:
    """For each option of the open question; empty: no opinion. J13: in a lesson the computers do what it needs."""
    if t.lesson != Lesson.OFF and is_told(t):
        return told(t)
    judge = JUDGES.get(t.key)
    return [max(0, judge(t, t.seat, option)) for option in t.options] if judge is not None else []


# -- strategy cards ---------------------------------------------------------------------------------------------------


def take_worth(t: Imperium, seat: int, card: int) -> int:
    worth = STRATEGY_WORTH[card] + 3 * t.bonus[card]
    return worth * worth


def ability_worth(t: Imperium, seat: int, ability: int) -> int:
    if ability in (Ability.TRADE_GOODS, Ability.BREAK_AGREEMENTS):
        return trade_ability_worth(t, seat, ability)
    return 5 if ability in (Ability.ANNEX, Ability.SCORE, Ability.TAKE_SPEAKER) else 1


def planet_option(t: Imperium, seat: int, planet: int) -> int:
    return 1 if planet == ENOUGH else 5 + planet_worth(t, planet)


def area_worth(t: Imperium, seat: int, area: int) -> int:
    """Counters go mostly to the Command Pool; Fleet Supply grows to five."""
    if area == CounterArea.COMMAND:
        return 12
    if area == CounterArea.FLEET:
        return 6 if counters_in(t, seat, area) < WANTED_SUPPLY else 0
    return 4 if counters_in(t, seat, area) < 2 else 1


def more_is_better(t: Imperium, seat: int, number: int) -> int:
    return 1 + number * number


def less_is_better(t: Imperium, seat: int, number: int) -> int:
    return 12 if number == t.options[0] else 1


def redistribute_worth(t: Imperium, seat: int, number: int) -> int:
    (area,) = t.about()
    wanted = min(WANTED_SUPPLY, max(3, t.options[-1] // 3)) if area == CounterArea.FLEET else min(2, t.options[-1] // 3)
    wanted = max(t.options[0], wanted)
    return 12 if number == wanted else 1 if abs(number - wanted) == 1 else 0


def yes(t: Imperium, seat: int, answer: int) -> int:
    return 5 if answer else 1


def secondary_worth(t: Imperium, seat: int, answer: int) -> int:
    (card,) = t.about()
    keen = card in (Strategy.LEADERSHIP, Strategy.LOGISTICS, Strategy.TECHNOLOGY, Strategy.TECHNOLOGY_II, Strategy.PRODUCTION)
    return (6 if keen else 3) if answer else 2


def alert_worth(t: Imperium, seat: int, place: int) -> int:
    return 1 + ships_in(t, place)


# -- turns and movement -----------------------------------------------------------------------------------------------


def turn_worth(t: Imperium, seat: int, action: int) -> int:
    if action == Action.TACTICAL:
        best = max([target_worth(t, seat, place) for place in activatable(t, seat)])
        return min(60, best)
    if action == Action.STRATEGIC:
        return 20
    if action == Action.PASS:
        return 3
    if action == Action.CARD:
        return cards.hand_worth(t)
    if action == Action.DEAL:
        return deal_worth(t, seat)
    if action == Action.BREAK_AGREEMENT:
        return break_up_worth(t, seat)
    return race_action_worth(t, seat, action)


def activate_worth(t: Imperium, seat: int, place: int) -> int:
    worth = target_worth(t, seat, place)
    return worth * worth


def move_worth(t: Imperium, seat: int, mover: int) -> int:
    """Carriers with troops and an escort for them, where there is something to win."""
    place = t.act_hex
    if MOVER.second(mover) == VesselClass.FLOATING_DOCK:  # R12: where ships of one's own are, now and then
        return 2 if fleet_of(t, seat, place) != NONE and (t.fleet_owner[place] in (NONE, seat)) else 0
    if not wants_ships(t, seat, place):
        return 20 if mover == ENOUGH else 0
    fleet = ARRIVING if t.fleet_owner[ARRIVING] == seat else place
    here = t.fleet_owner[fleet] == seat
    holder = t.fleet_owner[place] if t.fleet_owner[place] != seat else NONE
    if mover == ENOUGH:
        if holder != NONE:
            return 30 if here and strength(t, fleet) > 2 * strength(t, place) else 0
        return 8 if here and (ships_in(t, fleet) > 1 or troops_aboard(t, fleet) > 1) else 1
    vessel = MOVER.second(mover)
    if capacity(t, seat, vessel) > 0:
        source = MOVER.first(mover)
        troops = sum([spare_forces(t, planet) for planet in planets_at(t, source) if t.planets.owner[planet] == seat])
        return 12 if troops > 0 or troops_aboard(t, source) > 0 else 1
    return 8 if holder != NONE else 3


def troops_aboard(t: Imperium, fleet: int) -> int:
    return count(t, fleet, FORCES_ABOARD)


def load_forces_worth(t: Imperium, seat: int, number: int) -> int:
    """As many as are spare, keeping one at a dock."""
    _, planet = t.about()
    wanted = min(spare_forces(t, planet), t.options[-1])
    return 8 if number == wanted else 1


def load_fighters_worth(t: Imperium, seat: int, number: int) -> int:
    return 2 + 2 * number


def withdraw_worth(t: Imperium, seat: int, answer: int) -> int:
    """Leave when the enemy is much stronger."""
    fleet = fleet_of(t, seat, t.act_hex)
    enemy = t.act_hex if fleet == ARRIVING else ARRIVING
    weak = strength(t, fleet) * 2 < strength(t, enemy)
    return (8 if weak else 0) if answer else (1 if weak else 8)


def lose_worth(t: Imperium, seat: int, vessel: int) -> int:
    """Damage first, then what is cheapest; ships with troops aboard last."""
    cost = cheapest(t, vessel)
    if TYPE_OF[vessel] == UnitType.CARRIER:
        cost += 6
    return max(1, 4000 // (1 + cost * cost * cost))


# -- landing and production -------------------------------------------------------------------------------------------


def land_worth(t: Imperium, seat: int, number: int) -> int:
    """Enough to take the planet, and no more than is needed while others are to be had."""
    (planet,) = t.about()
    owner, most = t.planets.owner[planet], t.options[-1]
    later = [p for p in planets_at(t, t.act_hex) if p > planet and t.planets.owner[p] != seat]
    wanted = 0
    if owner == NONE:
        wanted = max(1, most - len(later)) if not later else max(1, most // (1 + len(later)))
    elif owner != seat:
        wanted = most if most >= defence(t, planet) else 0
    elif not later and t.planets.forces[planet] == 0:
        wanted = 1
    return 12 if number == min(wanted, most) else 1 if abs(number - wanted) == 1 and number > 0 else 0


def build_option(t: Imperium, seat: int, unit: int) -> int:
    """A balance of carriers with troops, and ships to guard them."""
    if unit == ENOUGH:
        return 1
    carriers = units_on_board(t, seat, UnitType.CARRIER) + t.basket[UnitType.CARRIER]
    if unit == UnitType.CARRIER:
        return 20 if carriers < WANTED_CARRIERS else 1
    if unit == UnitType.GROUND_FORCE:
        troops = units_on_board(t, seat, unit) + t.basket[unit]
        return 12 if troops < 4 * max(1, carriers) else 2
    if unit == UnitType.PDS:
        return 1
    return UNIT_WORTH[unit]


def dock_worth(t: Imperium, seat: int, planet: int) -> int:
    return 6 if planet == ENOUGH else 2 + 3 * resources_of(t, planet)


def pay_worth(t: Imperium, seat: int, planet: int) -> int:
    """Planets that are worth little for the other kind of money."""
    (money,) = t.about()
    other = influence_of(t, planet) if money == Money.RESOURCES else resources_of(t, planet)
    return 12 // (1 + other) + 1


def claim_worth(t: Imperium, seat: int, objective: int) -> int:
    return 0 if objective == ENOUGH else 1 + 9 * t.cards.objective.points[objective]


def scuttle_worth(t: Imperium, seat: int, scrap: int) -> int:
    return 1 if scrap == ENOUGH else 0


def tech_worth(t: Imperium, seat: int, tech: int) -> int:
    """Technologies that others need are worth more."""
    return 2 + len([other for other in t.cards.technology.needs if tech in other])


def turn_up_worth(t: Imperium, seat: int, objective: int) -> int:
    return 1 + (5 if t.cards.objective.points[objective] == 1 else 0)


def move_is_fine(t: Imperium, seat: int, mover: int) -> int:
    if mover == ENOUGH:
        return 5
    return 1 if MOVER.second(mover) != VesselClass.CARRIER else 0


JUDGES: Final[dict[int, Callable[[Imperium, int, int], int]]] = {  # by question
    asked.GAIN_COUNTERS: area_worth,
    asked.PAY_GOODS: less_is_better,
    asked.PAY_PLANETS: pay_worth,
    asked.TAKE_CARD: take_worth,
    asked.BONUS_GOODS: less_is_better,
    asked.SECONDARY: secondary_worth,
    asked.CHOOSE_ABILITY: ability_worth,
    asked.ANNEX: planet_option,
    asked.REFRESH: planet_option,
    asked.BUY_COUNTERS: more_is_better,
    asked.CARD_MOVE: move_is_fine,
    asked.HIGH_ALERT: alert_worth,
    asked.ALERT_FOLLOWS: yes,
    asked.GAIN_TECH: tech_worth,
    asked.BUY_SECOND: yes,
    asked.TURN_UP: turn_up_worth,
    asked.TURN: turn_worth,
    asked.AGAIN: yes,
    asked.ACTIVATE: activate_worth,
    asked.MOVE_SHIP: move_worth,
    asked.LOAD_FORCES: load_forces_worth,
    asked.LOAD_PDS: less_is_better,
    asked.LOAD_FIGHTERS: load_fighters_worth,
    asked.KEEP_FORCES: more_is_better,
    asked.KEEP_PDS: less_is_better,
    asked.PDS_FIRE: more_is_better,
    asked.LOSE: lose_worth,
    asked.EXCESS: lose_worth,
    asked.WITHDRAW: withdraw_worth,
    asked.LAND_FORCES: land_worth,
    asked.LAND_PDS: more_is_better,
    asked.LAND_FIGHTERS: less_is_better,
    asked.BACTERIA: yes,
    asked.LOSE_FIGHTER: yes,
    asked.BUILD_DOCK: dock_worth,
    asked.BUILD: build_option,
    asked.BREAK_UP: break_worth,
    asked.BREAK_AGREEMENTS: breaking_worth,
    asked.DEAL_WITH: partner_worth,
    asked.DEAL_TERMS: term_worth,
    asked.DEAL_CONTRACT: given_worth,
    asked.DEAL_CONTRACT_BACK: taken_worth,
    asked.DEAL_GIVE: less_is_better,
    asked.DEAL_WANT: less_is_better,
    asked.DEAL_PROMISE: promise_option,
    asked.DEAL_ASK_PROMISE: promise_option,
    asked.DEAL_AGREE: agree_worth,
    asked.CLAIM: claim_worth,
    asked.CLAIM_SECRET: yes,
    asked.REFRESH_GAIN: yes,
    asked.SCUTTLE: scuttle_worth,
    asked.REDISTRIBUTE: redistribute_worth,
    **RACE_JUDGES,
    **SETTING_JUDGES,
    **war.JUDGES,
    **cards.JUDGES,
    **council.JUDGES,
}
