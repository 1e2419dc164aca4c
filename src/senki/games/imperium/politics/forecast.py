"""K12  What an outcome of a vote would change for a seat, as far as it can be counted before the vote is over.

Counted is what the card gives and takes at once, with the votes as they lie and the seat's own as it would be given. What hangs on dice,
on later rounds, on what others choose or on Fleet Supply (F2) is not foretold: there the forecast is all zeros.
"""

from __future__ import annotations

from typing import Final

from senki.engine.facts import Enumeration
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import CounterArea, Stance
from senki.games.imperium.model import (
    Imperium,
    clockwise,
    counters_in,
    is_station,
    planets_of,
    planets_outside_home,
    reinforcements,
)
from senki.games.imperium.pack import Colour, SystemType, UnitType
from senki.games.imperium.pack_politics import Ballot, Political
from senki.games.imperium.politics.choices import (
    COMMAND_OR_STRATEGY,
    FIGHTERS,
    LARGE,
    count_types,
    dock_places,
    nonhome_docks,
    ready_planets,
)
from senki.games.imperium.politics.once import CRUISERS_KEPT, ahead, free_dock_sites, gates_of
from senki.games.imperium.politics.statutes import most_peaceful, secret_scorers
from senki.games.imperium.questions import VOTE
from senki.games.imperium.rules.lawmaking import WORTH_A_POINT
from senki.games.imperium.rules.laws import is_law
from senki.games.imperium.rules.objectives import mecatol

MANY_CARDS: Final = 3  # Resource Management


class Gain(Enumeration):
    """What is counted."""

    POINTS: Final = 0
    GOODS: Final = 1
    COUNTERS: Final = 2
    ACTION_CARDS: Final = 3
    PLANETS: Final = 4
    READY: Final = 5  # ready planets
    DOCKS: Final = 6
    SHIPS: Final = 7
    FIGHTERS: Final = 8
    FORCES: Final = 9


GAINS: Final = 10


def forecast(t: Imperium, card: int, choice: int, seat: int) -> list[int]:
    """By `Gain`: what `choice`, if it is decided on, changes for the seat, whose own vote, while it is asked for one, goes to it."""
    changes = [0] * GAINS
    if t.cards.political.ballot[card] != Ballot.FOR_AGAINST:
        foretell_election(t, card, choice, seat, changes)
    elif choice == Stance.FOR:
        foretell_points(t, card, seat, changes)
        foretell_for(t, card, seat, changes)
    else:
        foretell_against(t, card, seat, changes)
        foretell_losses(t, card, seat, changes)
    bound(t, seat, changes)
    return changes


def bound(t: Imperium, seat: int, changes: list[int]) -> None:
    """K12  Nobody loses more than there is; counters come from the reinforcements."""
    has = {
        Gain.POINTS: t.points[seat],
        Gain.GOODS: t.goods[seat],
        Gain.ACTION_CARDS: len(t.a_hand[seat]),
        Gain.READY: len(ready_planets(t, seat)),
    }
    for gain, most in has.items():
        changes[gain] = max(changes[gain], -most)
    changes[Gain.COUNTERS] = min(changes[Gain.COUNTERS], reinforcements(t, seat))


def votes_so(t: Imperium, seat: int, stance: int) -> bool:
    """K5  Has the seat voted so? Who is being asked for a vote is taken to vote for what is foretold."""
    return (seat == t.seat and t.key == VOTE) or (t.ballots[seat] == stance and t.votes[seat] > 0)


# -- votes for or against ---------------------------------------------------------------------------------------------


def foretell_points(t: Imperium, card: int, seat: int, changes: list[int]) -> None:
    """Outcomes for that give victory points."""
    number = t.cards.political.number[card]
    if card == Political.IMPERIAL_MANDATE:
        changes[Gain.POINTS] = number
    elif card == Political.MUTINY:
        changes[Gain.POINTS] = number if votes_so(t, seat, Stance.FOR) else 0
    elif card == Political.SEED_OF_AN_EMPIRE:
        changes[Gain.POINTS] = number if seat in ahead(t) else 0


def foretell_for(t: Imperium, card: int, seat: int, changes: list[int]) -> None:
    """Outcomes for that give or take something else."""
    number = t.cards.political.number[card]
    if card == Political.ARMS_REDUCTION:
        large = max(0, count_types(t, seat, (UnitType.DREADNOUGHT,)) - number)
        changes[Gain.SHIPS] = -large - max(0, count_types(t, seat, (UnitType.CRUISER,)) - CRUISERS_KEPT)
    elif card == Political.COST_OVERRUNS:
        changes[Gain.GOODS] = -len(planets_of(t, seat))
    elif card == Political.DIVERSIFIED_INCOME:
        changes[Gain.GOODS] = -max(0, t.goods[seat] - len(planets_of(t, seat)))
    elif card == Political.FLEET_REGULATIONS:
        changes[Gain.COUNTERS] = -max(0, counters_in(t, seat, CounterArea.FLEET) - number)
    elif card == Political.INTERGALACTIC_COMMERCE:
        changes[Gain.GOODS] = number * gates_of(t, seat)
    elif card == Political.LIMITS_TO_INDIVIDUAL_POWER:
        free = has_ability(t, seat, RaceAbility.YSSARIL_CARDS)  # R10
        changes[Gain.ACTION_CARDS] = 0 if free else -max(0, len(t.a_hand[seat]) - number)
    elif card == Political.NEW_CONSTITUTION:
        changes[Gain.READY] = -number
        changes[Gain.POINTS] = -lost_with_laws(t, seat)
    elif card == Political.OPEN_THE_TRADE_ROUTES:
        changes[Gain.GOODS] = number
    elif card == Political.PLANETARY_SECURITY:
        foretell_neutral(t, seat, unguarded(t, seat), changes)
    elif card == Political.UNCONVENTIONAL_MEASURES:
        changes[Gain.ACTION_CARDS] = number
    elif card == Political.WARSHIP_COMMISSION:
        changes[Gain.SHIPS] = 1 if len(dock_places(t, seat, UnitType.DREADNOUGHT)) > 0 else 0


def lost_with_laws(t: Imperium, seat: int) -> int:
    """Points that the seat has only as long as it holds a law (Emperor, The Crown of Emphidia)."""
    return sum([t.cards.political.number[law] for law in WORTH_A_POINT if is_law(t, law) and t.c_holder[law] == seat])


def unguarded(t: Imperium, seat: int) -> list[int]:
    """Planetary Security: planets of the seat outside home systems without ground forces."""
    found: list[int] = []
    for planet in planets_of(t, seat):
        at_home = t.cards.system.type[t.systems[t.planets.hex[planet]]] == SystemType.HOME
        if t.planets.forces[planet] == 0 and not is_station(t, planet) and not at_home:
            found.append(planet)
    return found


def foretell_neutral(t: Imperium, seat: int, planets: list[int], changes: list[int]) -> None:
    """These planets of the seat become neutral, with all that stands there."""
    changes[Gain.PLANETS] -= len(planets)
    for planet in planets:
        changes[Gain.READY] -= 1 if t.planets.ready[planet] else 0
        changes[Gain.DOCKS] -= 1 if t.planets.dock[planet] > 0 else 0
        changes[Gain.FORCES] -= t.planets.forces[planet]


def foretell_against(t: Imperium, card: int, seat: int, changes: list[int]) -> None:
    """Outcomes against: points, trade goods and counters."""
    number = t.cards.political.against[card]
    if card in (Political.CLASS_STRUGGLE, Political.FREE_TRADE, Political.TRADE_WAR):
        changes[Gain.GOODS] = -number
    elif card == Political.DIVERSIFIED_INCOME:
        changes[Gain.GOODS] = number if t.goods[seat] == 0 else 0
    elif card == Political.VORHAL_PEACE_PRIZE:
        changes[Gain.GOODS] = number if seat in most_peaceful(t) else 0
    elif card == Political.FLEET_REGULATIONS:
        changes[Gain.COUNTERS] = number
    elif card == Political.WAR_FUNDING:
        changes[Gain.COUNTERS] = -min(number, counters_in(t, seat, CounterArea.FLEET))
    elif card == Political.TRAFFIC_TARIFFS:
        changes[Gain.COUNTERS] = -min(number, sum([counters_in(t, seat, area) for area in COMMAND_OR_STRATEGY]))
    elif card == Political.GLORY_OF_THE_EMPIRE:
        changes[Gain.POINTS] = number if seat in secret_scorers(t) else 0
    elif card == Political.IMPERIAL_MANDATE:
        changes[Gain.POINTS] = -number
    elif card == Political.MUTINY:
        changes[Gain.POINTS] = -number if t.ballots[seat] == Stance.FOR else 0
    elif card == Political.SEED_OF_AN_EMPIRE:
        least = min([t.points[other] for other in clockwise(t, 0)])
        changes[Gain.POINTS] = number if t.points[seat] == least else 0
    elif card == Political.HOLDER_OF_MECATOL_REX:
        changes[Gain.FORCES] = number if t.planets.owner[mecatol(t)] == seat else 0


def foretell_losses(t: Imperium, card: int, seat: int, changes: list[int]) -> None:
    """Outcomes against: planets that are exhausted, action cards and units that are lost."""
    number = t.cards.political.against[card]
    if card == Political.ARMS_REDUCTION:
        red = [planet for planet in ready_planets(t, seat) if t.cards.planet.specialty[planet] == Colour.RED]
        changes[Gain.READY] = -len(red)
    elif card == Political.COLONIZATION_LICENSING:
        changes[Gain.READY] = -(planets_outside_home(t, seat) // number)
    elif card == Political.TECHNOLOGICAL_JIHAD:
        learnt = t.techs[seat].bit_count() - len(t.cards.race.technologies[t.race[seat]])
        changes[Gain.READY] = -number * max(0, learnt)
    elif card == Political.UNCONVENTIONAL_WEAPONS:
        changes[Gain.READY] = -number * count_types(t, seat, LARGE)
    elif card == Political.SHORT_TERM_TRUCE:
        changes[Gain.READY] = -number if votes_so(t, seat, Stance.AGAINST) else 0
    elif card == Political.CONVENTIONS_OF_WAR:
        changes[Gain.DOCKS] = -1 if votes_so(t, seat, Stance.AGAINST) and len(nonhome_docks(t, seat)) > 0 else 0
    elif card == Political.FIGHTER_TAX:
        changes[Gain.FIGHTERS] = -min(number, count_types(t, seat, FIGHTERS))
    elif card in (Political.LIMITS_TO_INDIVIDUAL_POWER, Political.REGRESSIVE_RHETORIC, Political.TECHNOLOGY_INVESTIGATION_COMMITTEE):
        changes[Gain.ACTION_CARDS] = -1
    elif card == Political.RESOURCE_MANAGEMENT:
        changes[Gain.ACTION_CARDS] = -number if len(t.a_hand[seat]) >= MANY_CARDS else 0
    elif card == Political.UNCONVENTIONAL_MEASURES:
        changes[Gain.ACTION_CARDS] = -len(t.a_hand[seat])


# -- elections --------------------------------------------------------------------------------------------------------


def foretell_election(t: Imperium, card: int, elected: int, seat: int, changes: list[int]) -> None:
    """What it changes for the seat that this player, planet, law or objective is elected."""
    number = t.cards.political.number[card]
    if card in WORTH_A_POINT:
        changes[Gain.POINTS] = number if elected == seat else 0
    elif card == Political.ECONOMIC_REVITALIZATION:
        richer = [other for other in clockwise(t, 0) if other != elected and t.goods[other] > 0]
        changes[Gain.GOODS] = number * len(richer) if elected == seat else -number
    elif card == Political.COMPENSATED_DISARMAMENT and t.planets.owner[elected] == seat:
        changes[Gain.GOODS] = t.planets.forces[elected]
        changes[Gain.FORCES] = -t.planets.forces[elected]
    elif card == Political.DISPUTE_RESOLUTION and t.planets.owner[elected] == seat:
        foretell_neutral(t, seat, [elected], changes)
    elif card == Political.PUBLIC_EXECUTION and elected == seat:
        changes[Gain.ACTION_CARDS] = -len(t.a_hand[seat])
        changes[Gain.READY] = -len(ready_planets(t, seat))
    elif card == Political.INCENTIVE_PROGRAM:
        changes[Gain.POINTS] = number if (t.scored[elected] >> seat) & 1 else 0
    elif card == Political.REPEAL and elected in WORTH_A_POINT and t.c_holder[elected] == seat:
        changes[Gain.POINTS] = -t.cards.political.number[elected]
    elif card == Political.SUBSIDIZED_INDUSTRY and elected == seat:
        changes[Gain.DOCKS] = 1 if len(free_dock_sites(t, seat)) > 0 else 0
