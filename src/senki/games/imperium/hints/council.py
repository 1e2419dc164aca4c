"""What votes, and choices that outcomes ask for, are worth: what changes for the seat, less what changes for its rivals, most of all
for leaders.

Worth is counted in tenths of a trade good.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senki.engine.shapes import ENOUGH
from senki.engine.table import Ints
from senki.games.imperium import questions as asked
from senki.games.imperium.hints.cards import keep_worth
from senki.games.imperium.hints.rivals import COLLECTIONS, rivalry
from senki.games.imperium.hints.standing import cheapest, planet_worth, standing
from senki.games.imperium.kinds import MOVER, CounterArea, Stance
from senki.games.imperium.model import Imperium, counters_in, docks_at, others, planets_of, reinforcements, ships_in
from senki.games.imperium.pack import NONE, UnitType
from senki.games.imperium.pack_politics import Ballot, Political
from senki.games.imperium.politics.choices import FIGHTERS, LARGE, count_types
from senki.games.imperium.politics.forecast import forecast
from senki.games.imperium.politics.once import gates_of
from senki.games.imperium.rules.agendas import candidates, votes_for
from senki.games.imperium.rules.laws import holder_of, influence_of, resources_of
from senki.games.imperium.rules.promises import vote_promised
from senki.games.imperium.rules.technology import techs_for
from senki.games.imperium.rules.trade import income, partners_of

GAIN_WORTH: Final[Ints] = (120, 10, 15, 12, 40, 8, 40, 25, 5, 5)  # by Gain
OFFICE_WORTH: Final[dict[int, int]] = {  # what it is worth to be elected, besides what can be counted
    Political.COUNCIL_ELDER: 20,
    Political.COUNCILS_CENSURE: -50,
    Political.CROWN_OF_THALNOS: 30,
    Political.ENEMY_OF_THE_THRONE: -30,
    Political.FORBIDDEN_RESEARCH: -40,
    Political.MINISTER_OF_COMMERCE: 40,
    Political.MINISTER_OF_EXPLORATION: 30,
    Political.MINISTER_OF_INTERNAL_SECURITY: 20,
    Political.MINISTER_OF_PEACE: 20,
    Political.MINISTER_OF_POLICY: 35,
    Political.MINISTER_OF_WAR: 25,
    Political.OFFICIAL_SANCTION: -40,
    Political.PROPHECY_OF_IXTH: 15,
    Political.PUBLIC_EXECUTION: -30,
    Political.SCIENCE_COMMUNITY_SPEAKER: 50,
    Political.VETO_POWER: 25,
}
RIVALS: Final = 60  # per cent: how much of what rivals gain counts as lost, so that what serves all is still welcome
UNDECIDED: Final = 4  # the weight of a vote without an opinion
CERTAIN: Final = 60
NO_MATTER: Final = 2  # less than this is no reason to discard anything

# -- what an outcome is worth -----------------------------------------------------------------------------------------


def worth_for(t: Imperium, card: int, choice: int, seat: int) -> int:
    """What the outcome is worth to one seat: what it gains and loses at once, and what goes on."""
    changes = forecast(t, card, choice, seat)
    return sum([changes[gain] * GAIN_WORTH[gain] for gain in range(len(GAIN_WORTH))]) + lasting(t, card, choice, seat)


def against_rivals(t: Imperium, seat: int, worths: list[int]) -> int:
    """By seat what it gains: the own gain, less a share of the rivals', a larger one of the leaders'."""
    theirs = sum([worths[other] * rivalry(t, other) for other in others(t, seat)])
    return worths[seat] - theirs * RIVALS // (100 * 100)


def outcome_worth(t: Imperium, seat: int, card: int, choice: int) -> int:
    return against_rivals(t, seat, [worth_for(t, card, choice, other) for other in range(t.players)])


def lasting(t: Imperium, card: int, choice: int, seat: int) -> int:
    """What goes on after the vote."""
    ballot = t.cards.political.ballot[card]
    if ballot == Ballot.PLAYER:
        return office_worth(t, card, seat) if choice == seat else 0
    if ballot == Ballot.TWO_PLAYERS:
        return -10 * COLLECTIONS if choice in partners_of(t, seat) or (choice == seat and len(partners_of(t, seat)) > 0) else 0
    if ballot in (Ballot.PLANET, Ballot.TWO_PLANETS):
        return -planet_loss(t, card, choice) if t.planets.owner[choice] == seat else 0
    if ballot == Ballot.LAW:
        return -law_worth(t, choice, seat) // (1 if card == Political.REPEAL else 2)
    if ballot == Ballot.COLOUR:
        return 8 * len([tech for tech in techs_for(t, seat, 0) if t.cards.technology.colour[tech] == choice])
    if ballot == Ballot.OBJECTIVE:
        return 0
    return statute_worth(t, card, seat) if choice == Stance.FOR else failed_worth(t, card, seat)


def office_worth(t: Imperium, card: int, seat: int) -> int:
    if card == Political.TRADE_EMBARGO:
        return -10 * COLLECTIONS * income(t, seat)
    return OFFICE_WORTH.get(card, 0)


def planet_loss(t: Imperium, card: int, planet: int) -> int:
    """Holy Planet of Ixth bars production; other cards take what stands there."""
    if card == Political.HOLY_PLANET_OF_IXTH:
        return 60 if t.planets.dock[planet] > 0 else 3
    return 3 * planet_worth(t, planet) if card == Political.DISPUTE_RESOLUTION else 0


def law_worth(t: Imperium, law: int, seat: int) -> int:
    """What it is worth to the seat that the law is in force."""
    if t.cards.political.ballot[law] == Ballot.PLAYER:
        return office_worth(t, law, seat) if holder_of(t, law) == seat else 0
    return statute_worth(t, law, seat) if t.cards.political.ballot[law] == Ballot.FOR_AGAINST else 0


def statute_worth(t: Imperium, card: int, seat: int) -> int:
    """Laws that are voted for or against, and what works for a round where they pass."""
    match card:
        case Political.CLOSING_THE_WORMHOLES:
            return -10 * gates_of(t, seat)
        case Political.WORMHOLE_RECONSTRUCTION:
            return 8 * gates_of(t, seat)
        case Political.FIGHTER_TAX:
            return -3 * count_types(t, seat, FIGHTERS)
        case Political.UNCONVENTIONAL_WEAPONS:
            return -15 * count_types(t, seat, LARGE)
        case Political.FREE_TRADE:
            return 10 * COLLECTIONS * (1 if len(partners_of(t, seat)) > 0 else 0)
        case Political.CLASS_STRUGGLE:
            return 10 * COLLECTIONS * (average_income(t) - income(t, seat))
        case Political.LABOR_FORCE_POLITICS:
            return 8 * sum([influence_of(t, planet) - resources_of(t, planet) for planet in planets_of(t, seat)])
        case Political.HUMANE_LABOR:
            return -15 * dock_count(t, seat)
        case Political.CONVENTIONS_OF_WAR:
            return 8 * dock_count(t, seat)
        case Political.TECHNOLOGY_TARIFFS | Political.REGRESSIVE_RHETORIC | Political.TECHNOLOGY_INVESTIGATION_COMMITTEE:
            return -25
        case Political.RESEARCH_GRANT:
            return 8 * len([planet for planet in planets_of(t, seat) if t.cards.planet.specialty[planet] != NONE])
        case Political.VORHAL_PEACE_PRIZE:
            return 15 * (1 if is_peaceful(t, seat) else 0)
        case Political.NEW_CONSTITUTION:
            return -sum([law_worth(t, law, seat) for law in t.c_laws])
        case _:
            return 0


def failed_worth(t: Imperium, card: int, seat: int) -> int:
    """What works for a round where the card is voted down."""
    match card:
        case Political.HUMANE_LABOR | Political.LABOR_FORCE_POLITICS:
            return -20 * dock_count(t, seat)
        case Political.TECHNOLOGY_BUY_BACK:
            return -40
        case Political.RESEARCH_GRANT | Political.TECHNOLOGY_TARIFFS:
            return -12
        case Political.SHARING_OF_TECHNOLOGY | Political.INTERGALACTIC_COMMERCE:
            return -10 * income(t, seat)
        case Political.WARSHIP_COMMISSION | Political.INTERSTELLAR_ARMS_DEALERS | Political.MASS_MOBILIZATION:
            return -10 * dock_count(t, seat)
        case _:
            return 0


def average_income(t: Imperium) -> int:
    return sum([income(t, other) for other in range(t.players)]) // t.players


def dock_count(t: Imperium, seat: int) -> int:
    return len([planet for planet in planets_of(t, seat) if t.planets.dock[planet] > 0])


def is_peaceful(t: Imperium, seat: int) -> bool:
    own = counters_in(t, seat, CounterArea.FLEET)
    return own <= min([counters_in(t, other, CounterArea.FLEET) for other in others(t, seat)])


# -- votes ------------------------------------------------------------------------------------------------------------


def stance_worth(t: Imperium, seat: int, stance: int) -> int:
    """The side on which more is to be had; without a difference either, or none."""
    (card,) = t.about()
    if is_word_kept(t, seat):
        return CERTAIN if stance == vote_promised(t, seat) else 1
    if stance == Stance.ABSTAIN:
        return UNDECIDED // 2
    other = Stance.AGAINST if stance == Stance.FOR else Stance.FOR
    return opinion(outcome_worth(t, seat, card, stance) - outcome_worth(t, seat, card, other))


def is_word_kept(t: Imperium, seat: int) -> bool:
    """Is the seat's own vote asked for, which it has promised? The Speaker's word on a tie is another matter."""
    return t.key != asked.DECIDE and t.ballots[seat] == NONE and vote_promised(t, seat) != NONE


def opinion(difference: int) -> int:
    """A weight: the better of two outcomes gets nearly all."""
    if difference < 0:
        return max(0, UNDECIDED + difference)
    return min(CERTAIN, UNDECIDED + difference)


def candidate_worth(t: Imperium, seat: int, choice: int) -> int:
    """Who or what is better than the worst that may be elected: the best far above the others."""
    (card,) = t.about()
    if is_word_kept(t, seat):
        return CERTAIN if choice == vote_promised(t, seat) else 1
    if choice == ENOUGH:
        return 1
    worth = outcome_worth(t, seat, card, choice)
    worst = min([outcome_worth(t, seat, card, one) for one in t.options if one != ENOUGH])
    return 1 + (worth - worst) * (worth - worst) // 20


def best_of(t: Imperium, seat: int, card: int) -> int:
    """The most that a card could bring the seat."""
    choices = [Stance.FOR, Stance.AGAINST] if t.cards.political.ballot[card] == Ballot.FOR_AGAINST else candidates(t, card)
    return max([outcome_worth(t, seat, card, choice) for choice in choices]) if len(choices) > 0 else 0


def agenda_worth(t: Imperium, seat: int, card: int) -> int:
    """Cards with which there is something to win are voted on."""
    return 2 + max(0, best_of(t, seat, card)) // 4


def unwanted_worth(t: Imperium, seat: int, card: int) -> int:
    """Cards with which there is nothing to win are given up; ENOUGH: no more of them."""
    return 1 if card == ENOUGH else max(1, 30 - best_of(t, seat, card) // 4)


def veto_worth(t: Imperium, seat: int, answer: int) -> int:
    """A law that harms the seat is stopped."""
    (card,) = t.about()
    choices = [Stance.FOR] if t.cards.political.ballot[card] == Ballot.FOR_AGAINST else candidates(t, card)
    most = max([votes_for(t, one) for one in choices])
    worth = max([outcome_worth(t, seat, card, one) for one in choices if votes_for(t, one) == most])
    return opinion(-worth if answer else worth)


# -- what outcomes let a seat choose ----------------------------------------------------------------------------------


def accept_worth(t: Imperium, seat: int, answer: int) -> int:
    """What cards offer is worth its price."""
    return 8 if answer else 1


def named_seat_worth(t: Imperium, seat: int, other: int) -> int:
    """Gifts go to oneself, or to whoever stands worst."""
    best = max([standing(t, one) for one in range(t.players)])
    return 100 if other == seat else 1 + (best - standing(t, other)) // 10


def named_planet_worth(t: Imperium, seat: int, planet: int) -> int:
    """A dock comes where most is produced; of one's own the least is lost, of another's the best."""
    (card,) = t.about()
    if card == Political.SUBSIDIZED_INDUSTRY:
        return 2 + 3 * resources_of(t, planet)
    return cheap_planet_worth(t, seat, planet) if t.planets.owner[planet] == seat else 1 + planet_worth(t, planet)


def cheap_planet_worth(t: Imperium, seat: int, planet: int) -> int:
    """Planets with which least could be bought; ENOUGH: a trade good is paid instead."""
    if planet == ENOUGH:
        return 3
    return 1 + 24 // (1 + resources_of(t, planet) + influence_of(t, planet)) // (4 if t.planets.dock[planet] > 0 else 1)


def named_law_worth(t: Imperium, seat: int, law: int) -> int:
    """The law that serves the rivals most; none where all serve oneself."""
    if law == ENOUGH:
        return NO_MATTER
    return max(0, -against_rivals(t, seat, [law_worth(t, law, other) for other in range(t.players)]))


def given_ship_worth(t: Imperium, seat: int, mover: int) -> int:
    """The cheapest ships; carriers with what they carry last."""
    cost = cheapest(t, MOVER.second(mover)) + (6 if MOVER.second(mover) == UnitType.CARRIER else 0)
    return max(1, 4000 // (1 + cost * cost * cost))


def forces_at_worth(t: Imperium, seat: int, planet: int) -> int:
    """Where docks and little ground force are."""
    return 2 + (6 if t.planets.dock[planet] > 0 else 0) + max(0, 4 - t.planets.forces[planet])


def place_worth(t: Imperium, seat: int, place: int) -> int:
    """New ships join others; a counter that bars an activation goes where least would move."""
    (card,) = t.about()
    if place == ENOUGH:
        return 1
    if card == Political.NEUTRALITY_PACT:
        return max(1, 12 - 2 * ships_in(t, place))
    return 4 + ships_in(t, place) + len(docks_at(t, seat, place))


def own_secondary_worth(t: Imperium, seat: int, card: int) -> int:
    """It costs nothing: any rather than none."""
    return 1 if card == ENOUGH else 5


def focus_worth(t: Imperium, seat: int, answer: int) -> int:
    """A counter rather than trade goods, while there is one."""
    return (6 if reinforcements(t, seat) > 0 else 0) if answer else 3


def shared_tech_worth(t: Imperium, seat: int, tech: int) -> int:
    """Technologies that others need are worth more."""
    return 1 if tech == ENOUGH else 4 + len([other for other in t.cards.technology.needs if tech in other])


def sold_tech_worth(t: Imperium, seat: int, tech: int) -> int:
    """Technologies are kept, mostly: objectives count them."""
    return 8 if tech == ENOUGH else 1


def hit_worth(t: Imperium, seat: int, answer: int) -> int:
    """A hit for a counter of Strategy Allocation, where one is left for a secondary ability."""
    return (6 if counters_in(t, seat, CounterArea.STRATEGY) > 1 else 2) if answer else 3


JUDGES: Final[dict[int, Callable[[Imperium, int, int], int]]] = {  # by question
    asked.VOTE: stance_worth,
    asked.DECIDE: stance_worth,
    asked.VOTE_PLAYER: candidate_worth,
    asked.VOTE_PLANET: candidate_worth,
    asked.VOTE_LAW: candidate_worth,
    asked.VOTE_COLOUR: candidate_worth,
    asked.VOTE_OBJECTIVE: candidate_worth,
    asked.PLAY_AGENDA: agenda_worth,
    asked.PUT_ON_TOP: agenda_worth,
    asked.DISCARD_POLITICAL: unwanted_worth,
    asked.PAY_CARDS: unwanted_worth,
    asked.VETO_POWER: veto_worth,
    asked.ACCEPT: accept_worth,
    asked.NAME_SEAT: named_seat_worth,
    asked.AGENDA_BY: named_seat_worth,
    asked.NAME_PLANET: named_planet_worth,
    asked.NAME_LAW: named_law_worth,
    asked.EXHAUST_PLANETS: cheap_planet_worth,
    asked.PAY_TARIFF: cheap_planet_worth,
    asked.GIVE_UP_SHIP: given_ship_worth,
    asked.PLACE_FORCES: forces_at_worth,
    asked.PLACE_AT: place_worth,
    asked.OWN_SECONDARY: own_secondary_worth,
    asked.PASS_ON_CARD: named_seat_worth,
    asked.FOCUS_GAIN: focus_worth,
    asked.SHARE_TECH: shared_tech_worth,
    asked.SELL_TECH: sold_tech_worth,
    asked.OPEN_CARD: keep_worth,
    asked.MINISTER_HIT: hit_worth,
}
