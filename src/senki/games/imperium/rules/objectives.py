"""O  Objectives: the deck, claiming and paying. What they ask for stands in `conditions`."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, ask_all, draw, procedure
from senki.engine.shapes import ask_share, ask_some
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import Area, CounterArea, Effect, Money, ObjectiveCard, Seat
from senki.games.imperium.model import (
    Imperium,
    change_counters,
    counters_in,
    holds_home,
)
from senki.games.imperium.pack import NONE, PLANETS, Stage
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.questions import CLAIM, CLAIM_SECRET, DEAL_SECRET, PAY_PLANETS, REVEAL, SPEND, SPEND_COUNTERS
from senki.games.imperium.rules.conditions import fulfils
from senki.games.imperium.rules.conditions import influence as influence
from senki.games.imperium.rules.conditions import mecatol as mecatol
from senki.games.imperium.rules.effects import allowed
from senki.games.imperium.rules.ending import end_by_rex, gain_points, win_at_once
from senki.games.imperium.rules.laws import influence_of, is_law, resources_of
from senki.games.imperium.rules.payment import exhaust, pay, pay_goods, purse, value_of, wealth

CLOSED_ROUNDS: Final = 3  # J6: rounds in which stage II is not claimed where all objectives lie open

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
    points = points_of(t, objective)
    events.objective_claimed(t, seat, ObjectiveCard(objective), points)
    if t.cards.objective.wins[objective]:
        yield from win_at_once(t, seat)
    yield from gain_points(t, seat, points)


def points_of(t: Imperium, objective: int) -> int:
    """K9  Incentive Program and Glory of the Empire add to what stands on the card."""
    points = t.cards.objective.points[objective]
    if is_law(t, Political.INCENTIVE_PROGRAM) and t.c_elected[Political.INCENTIVE_PROGRAM] == objective:
        points += t.cards.political.number[Political.INCENTIVE_PROGRAM]
    if is_law(t, Political.GLORY_OF_THE_EMPIRE) and t.cards.objective.stage[objective] == Stage.SECRET:
        points += t.cards.political.number[Political.GLORY_OF_THE_EMPIRE]
    return points


def claims_allowed(t: Imperium, seat: int) -> int:
    """O2  One in the Status Phase; any number with Imperial II."""
    return len(t.o_public) if allowed(t, Effect.SCORES_ALL, seat) else 1


# -- secret objectives ------------------------------------------------------------------------------------------------


@procedure
def deal_secrets(t: Imperium) -> Rule[None]:
    """S10  Each player gets a secret objective."""
    for seat in range(t.players):
        yield from deal_secret(t, Seat(seat))


@procedure
def deal_secret(t: Imperium, seat: Seat) -> Rule[None]:
    card = yield from draw(DEAL_SECRET, t.o_secret)
    t.secrets[seat].append(card)
    events.secret_dealt(t, 1 << seat, seat, ObjectiveCard(card))


@procedure
def claim_secret(t: Imperium, seat: Seat) -> Rule[None]:
    """O2, O7, O9  Whoever has one left that the home planets allow to be claimed is asked, fulfilled or not; what is claimed is shown."""
    if len(t.secrets[seat]) > 0 and may_score(t, seat):
        yield from ask_all(t, [seat], choose_secret)
        claims = t.choice[seat] == [1]
        t.choice[seat] = []
        if claims:
            t.o_shown.append(t.secrets[seat].pop())
            yield from claim(t, seat, t.o_shown[-1])


@procedure
def choose_secret(t: Imperium, seat: Seat) -> Rule[None]:
    """O9  Sealed, so that nobody learns whether it could be claimed."""
    t.choice[seat] = []
    options = [0, 1] if fulfils(t, seat, t.secrets[seat][0]) else [0]
    answer = yield from ask(seat, CLAIM_SECRET, options)
    t.choice[seat] = [answer]


# -- O5  spending -----------------------------------------------------------------------------------------------------


def can_spend(t: Imperium, seat: int, objective: int) -> bool:
    """O5  Could the seat pay what the objective asks for?"""
    card = t.cards.objective
    if counters_in(t, seat, CounterArea.STRATEGY) + counters_in(t, seat, CounterArea.COMMAND) < card.counters[objective]:
        return False
    if card.either[objective]:
        return len(currencies(t, seat, objective)) > 0
    goods = wealth(t, seat) - card.goods[objective]
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
        yield from pay_goods(t, seat, card.goods[objective], rule="O5")
    card = t.cards.objective
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
            yield from pay_goods(t, seat, 1, rule="O5")
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
            if covers(t, seat, left[0], left[1], wealth(t, seat)):
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
