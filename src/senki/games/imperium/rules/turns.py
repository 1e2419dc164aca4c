"""A  The Action Phase: order of play, turns, actions."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, ask_yes, nothing, procedure
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import Action, Area, CounterArea, Effect, Mode, Planet, Seat, Until
from senki.games.imperium.model import Imperium, change_counters, clockwise, counters_in, has_tech, is_full, is_station, planets_of
from senki.games.imperium.pack import NONE, STRATEGIES, Technology
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.questions import AGAIN, TRANSIT_FORCES, TRANSIT_FROM, TRANSIT_TO, TURN
from senki.games.imperium.rules.deals import can_deal, deal
from senki.games.imperium.rules.effects import end_effect, expire, is_in_force
from senki.games.imperium.rules.ending import check_elimination
from senki.games.imperium.rules.movement import can_act, tactical_action
from senki.games.imperium.rules.races import can_forge, can_recruit, can_stall, can_swap, forge, recruit, stall, swap
from senki.games.imperium.rules.strategy import playable, strategic_action
from senki.games.imperium.rules.trade import break_up, can_break_up
from senki.games.imperium.rules.transfer import can_transfer, transfer_action
from senki.games.imperium.rules.windows import action_window, could_open_hand, open_window

MOST_TRANSPORTED: Final = 4  # Transit Diodes


@procedure
def action_phase(t: Imperium) -> Rule[None]:
    """A1, A7, A11  In order of initiative, again and again, until all have passed."""
    for seat in range(t.players):
        t.passed[seat] = t.out[seat]
        t.stalled[seat] = 0
        t.initiative[seat] = initiative_of(t, seat)
    order: Ints = tuple(order_of_play(t))
    events.order_of_play(t, list(order))
    yield from open_window(t, Window.ACT_OPEN, Seat(order[0]), NONE, NONE)
    yield from first_strikes(t, order)
    while sum(t.passed) < t.players:
        for seat in order:
            if not t.passed[seat] and not has_struck(t, seat):
                yield from act(t, Seat(seat))
        end_effect(t, Effect.FIRST_STRIKE)
    t.active = NONE
    expire(t, Until.PHASE)


@procedure
def first_strikes(t: Imperium, order: Ints) -> Rule[None]:
    """A1  Whoever has played First Strike takes the first action before the order of play, instead of the one in it."""
    for seat in order:
        if has_struck(t, seat) and not t.passed[seat]:
            yield from act(t, Seat(seat))


def has_struck(t: Imperium, seat: int) -> bool:
    return is_in_force(t, Effect.FIRST_STRIKE, seat)


@procedure
def act(t: Imperium, seat: Seat) -> Rule[None]:
    """A1  A player's turn; then whoever has nothing left is out (Z1)."""
    t.active = seat
    yield from turn(t, seat)
    yield from check_elimination(t)


def initiative_of(t: Imperium, seat: int) -> int:
    """A2, J1, R7  The sum of the numbers of the seat's cards, or the lowest of them; Naalu's is always 0."""
    if has_ability(t, seat, RaceAbility.NAALU_ZERO):
        return 0
    numbers = [t.cards.strategy.initiative[card] for card in range(STRATEGIES) if t.taken_by[card] == seat]
    if len(numbers) == 0:
        return 0
    return sum(numbers) if t.sum_initiative else min(numbers)


def order_of_play(t: Imperium) -> list[int]:
    """A1, A3  Lowest number first; on a tie who sits nearer to the Speaker, clockwise."""
    found: list[int] = []
    for number in range(1 + max(t.initiative)):
        found += [seat for seat in clockwise(t, t.speaker) if t.initiative[seat] == number]
    return found


@procedure
def turn(t: Imperium, seat: Seat) -> Rule[None]:
    """A1, A4  Exactly one action. What does not use the turn up (a deal, E9; a cancelled card, V3) leads back to the question."""
    t.declined = 0
    t.dealt = 0
    done = False
    while not done:
        action = yield from ask(seat, TURN, actions(t, seat))
        done = yield from ACTIONS[action](t, seat)
        if done:
            t.stalled[seat] = 1 if action == Action.STALL else 0


def actions(t: Imperium, seat: int) -> list[int]:
    """A4, A5, A8  What the seat may do; to pass all its strategy cards must be face down."""
    found: list[int] = []
    unplayed = len(playable(t, seat))
    if unplayed > 0:
        found.append(Action.STRATEGIC)
    if can_act(t, seat):
        found.append(Action.TACTICAL)
    if can_transfer(t, seat):
        found.append(Action.TRANSFER)
    if can_transit(t, seat):
        found.append(Action.TRANSIT)
    if unplayed == 0:
        found.append(Action.PASS)
    if is_full(t) and can_deal(t, seat):
        found.append(Action.DEAL)
    if is_full(t) and len(can_break_up(t, seat)) > 0:
        found.append(Action.BREAK_AGREEMENT)
    if could_open_hand(t, seat):
        found.append(Action.CARD)
    return found + race_actions(t, seat)


def race_actions(t: Imperium, seat: int) -> list[int]:
    """A4, A9  What races may do as an action."""
    found: list[int] = []
    if can_recruit(t, seat):
        found.append(Action.RECRUIT)
    if can_forge(t, seat):
        found.append(Action.FORGE)
    if can_swap(t, seat):
        found.append(Action.SWAP)
    if can_stall(t, seat):
        found.append(Action.STALL)
    return found


@procedure
def tactical(t: Imperium, seat: Seat) -> Rule[bool]:
    """A4, A10  A tactical action; with Fleet Logistics a second one may follow."""
    yield from tactical_action(t, seat)
    if has_tech(t, seat, Technology.FLEET_LOGISTICS) and can_act(t, seat):
        again = yield from ask_yes(seat, AGAIN)
        if again:
            yield from tactical_action(t, seat)
    return True


@procedure
def pass_turn(t: Imperium, seat: Seat) -> Rule[bool]:
    """A5, A6  No more actions in this phase."""
    t.passed[seat] = 1
    events.passed(t, seat)
    yield from nothing()
    return True


# -- Transit Diodes ---------------------------------------------------------------------------------------------------


def can_transit(t: Imperium, seat: int) -> bool:
    """A4  Transit Diodes cost a counter of Strategy Allocation, and need a planet with ground forces and another one."""
    if t.mode == Mode.EXPLORE or not has_tech(t, seat, Technology.TRANSIT_DIODES) or counters_in(t, seat, CounterArea.STRATEGY) == 0:
        return False
    return len(garrisons(t, seat)) > 0 and len(landing_places(t, seat)) > 1


def garrisons(t: Imperium, seat: int) -> list[int]:
    return [planet for planet in planets_of(t, seat) if t.planets.forces[planet] > 0]


def landing_places(t: Imperium, seat: int) -> list[int]:
    return [planet for planet in planets_of(t, seat) if not is_station(t, planet)]


@procedure
def transit(t: Imperium, seat: Seat) -> Rule[bool]:
    """A4  Transit Diodes: up to four ground forces go from one of your planets to another."""
    change_counters(t, seat, CounterArea.STRATEGY, -1)
    events.counters_lost(t, seat, Area(CounterArea.STRATEGY), 1, rule="A4")
    source = yield from ask(seat, TRANSIT_FROM, garrisons(t, seat))
    number = yield from ask(seat, TRANSIT_FORCES, list(range(1, min(MOST_TRANSPORTED, t.planets.forces[source]) + 1)), planet=source)
    target = yield from ask(seat, TRANSIT_TO, [planet for planet in landing_places(t, seat) if planet != source])
    t.planets.forces[source] -= number
    t.planets.forces[target] += number
    events.forces_transported(t, seat, Planet(source), Planet(target), number)
    return True


ACTIONS: Final = (  # by action; each says whether it has used the turn up
    strategic_action,
    tactical,
    transfer_action,
    transit,
    pass_turn,
    recruit,
    forge,
    swap,
    stall,
    deal,
    break_up,
    action_window,
)
