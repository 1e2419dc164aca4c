"""Y, C  The Strategy Phase, and strategy cards in play."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, ask_yes, procedure
from senki.engine.shapes import ENOUGH
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import Area, CounterArea, Effect, Seat, StrategyCard, Until
from senki.games.imperium.model import Imperium, change_counters, clockwise, counters_in, is_full, others
from senki.games.imperium.pack import NONE, STRATEGIES, Strategy
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.questions import (
    ACCEPT,
    BONUS_GOODS,
    BUY_SECOND,
    FOCUS_GAIN,
    OWN_SECONDARY,
    PASS_ON_CARD,
    PLAY_CARD,
    SECONDARY,
    TAKE_CARD,
    USE_PRIMARY,
)
from senki.games.imperium.rules import cards_base as base
from senki.games.imperium.rules import cards_se as se
from senki.games.imperium.rules.cards import PRIMARIES, SECONDARIES
from senki.games.imperium.rules.cards_base import (
    affordable_counters,
    card_movers,
    dock_systems,
    tired,
)
from senki.games.imperium.rules.cards_se import (
    can_annex,
    refreshable,
)
from senki.games.imperium.rules.effects import add_effect, allowed, barred, end_effect, end_step_effect, has_source, is_in_force
from senki.games.imperium.rules.hand import draw_cards
from senki.games.imperium.rules.lawmaking import discard_law
from senki.games.imperium.rules.laws import holder_of, holds, is_law
from senki.games.imperium.rules.objectives import reveal_objectives
from senki.games.imperium.rules.payment import gain_counters, gain_goods
from senki.games.imperium.rules.promises import card_was_taken, cards_are_taken
from senki.games.imperium.rules.races import openings
from senki.games.imperium.rules.technology import FREE, techs_for
from senki.games.imperium.rules.trade import end_trading, income
from senki.games.imperium.rules.verbs import lose_counters
from senki.games.imperium.rules.windows import open_window, own_window

TECHNOLOGY_CARDS: Final = (Strategy.TECHNOLOGY, Strategy.TECHNOLOGY_II)

# -- Y  the Strategy Phase --------------------------------------------------------------------------------------------


@procedure
def strategy_phase(t: Imperium) -> Rule[None]:
    """Y2, Y3, Y5  From the Speaker clockwise each takes a card, with 3 and 4 players twice; cards left get a bonus counter."""
    order: Ints = tuple(clockwise(t, t.speaker))
    rounds: int = t.cards.start.strategy_cards(t.players)
    t.active = NONE
    yield from open_window(t, Window.STR_OPEN, Seat(order[0]), NONE, NONE)
    yield from openings(t)  # Y10
    while rounds > 0:
        for seat in order:
            if rounds > kept_cards(t, seat):  # Y6: kept cards stand for the last picks
                yield from take_card(t, Seat(seat))
        rounds -= 1
    cards_are_taken(t)
    yield from open_window(t, Window.STR_CLOSE, Seat(order[0]), NONE, NONE)
    end_effect(t, Effect.NOT_TAKEN)
    end_effect(t, Effect.KEEPS_CARD)
    for card in range(STRATEGIES):
        if t.bonus[card] != NONE and t.taken_by[card] == NONE:
            t.bonus[card] += 1
            events.bonus_placed(t, StrategyCard(card), t.bonus[card])


def kept_cards(t: Imperium, seat: int) -> int:
    """Y6  Cards that the seat has kept from the round before (Political Stability, perhaps copied)."""
    return len([card for card in range(STRATEGIES) if t.taken_by[card] == seat and is_in_force(t, Effect.KEEPS_CARD, seat, card)])


def untaken(t: Imperium) -> list[int]:
    """Strategy cards of this game that lie in the middle of the table."""
    return [card for card in range(STRATEGIES) if t.bonus[card] != NONE and t.taken_by[card] == NONE]


def cards_left(t: Imperium, seat: int) -> list[int]:
    """Y6  Cards that the seat may take: Initiative not twice running, unless nothing else is left."""
    free = untaken(t)
    able = [card for card in free if card != Strategy.INITIATIVE or t.last_initiative != seat]
    able = [card for card in able if not barred(t, Effect.NOT_TAKEN, seat, card)]
    able = [card for card in able if counters_in(t, seat, CounterArea.STRATEGY) >= censure_price(t, seat, card)]
    return able if able else free


def censure_price(t: Imperium, seat: int, card: int) -> int:
    """Y6, C5  Council's Censure: counters of Strategy Allocation for Imperial, and for Bureaucracy and Imperial II in its place."""
    if holds(t, seat, Political.COUNCILS_CENSURE) and card in (Strategy.IMPERIAL, Strategy.IMPERIAL_II, Strategy.BUREAUCRACY):
        return t.cards.political.number[Political.COUNCILS_CENSURE]
    return 0


@procedure
def take_card(t: Imperium, seat: Seat) -> Rule[None]:
    """Y2, Y4, Y7, Y8  A card with its bonus counters, and what it does when it is taken."""
    yield from own_window(t, Window.STR_ANY, seat, NONE, NONE)
    card = yield from pick_card(t, seat, NONE)
    yield from open_window(t, Window.STR_PICK, seat, NONE, card)
    if t.taken_by[card] == NONE:  # Public Disgrace
        card = yield from pick_card(t, seat, card)
    lose_counters(t, seat, CounterArea.STRATEGY, censure_price(t, seat, card))
    if is_law(t, Political.POLITICAL_FOCUS) and card in (Strategy.POLITICAL, Strategy.ASSEMBLY):
        yield from focus(t, seat)
    if is_law(t, Political.CHECKS_AND_BALANCES) and len(receivers(t, seat)) > 0:
        seat = yield from pass_on(t, seat, card)
        t.taken_by[card] = seat
        events.card_taken(t, seat, StrategyCard(card), rule="K9")
    card_was_taken(t, seat, card)
    yield from take_over(t, seat, StrategyCard(card))


@procedure
def take_over(t: Imperium, seat: Seat, card: StrategyCard) -> Rule[None]:
    """Y4, Y7, Y8  Bonus counters on a card come to who has it now, and the card does what it does when it is taken."""
    bonus: int = t.bonus[card]
    t.bonus[card] = 0
    if bonus > 0:
        goods = yield from ask(seat, BONUS_GOODS, list(range(bonus + 1)), card=card)
        gain_goods(t, seat, goods)
        yield from gain_counters(t, seat, bonus - goods, rule="Y4")
    if card == Strategy.BUREAUCRACY:
        yield from reveal_objectives(t, bonus)
    elif card == Strategy.INITIATIVE:
        t.speaker = seat
        add_effect(t, Effect.FREE_SECONDARIES, seat, Until.ROUND)
        events.speaker(t, seat, rule="Y8")


@procedure
def focus(t: Imperium, seat: Seat) -> Rule[None]:
    """K9  Political Focus: who chooses Political or Assembly gains a counter, or trade goods."""
    goods = yield from ask_yes(seat, FOCUS_GAIN)
    if goods:
        gain_goods(t, seat, t.cards.political.number[Political.POLITICAL_FOCUS])
    else:
        yield from gain_counters(t, seat, 1, rule="K9")


def receivers(t: Imperium, seat: int) -> list[int]:
    """K9  Checks and Balances: the others who may still take a card."""
    most = t.cards.start.strategy_cards(t.players)
    return [other for other in others(t, seat) if t.taken_by.count(other) < most]


@procedure
def pass_on(t: Imperium, seat: Seat, card: int) -> Rule[Seat]:
    """K9  Checks and Balances: the card that was chosen goes to another player, with its bonus counters."""
    receiver = receivers(t, seat)[0]
    if len(receivers(t, seat)) > 1:
        receiver = yield from ask(seat, PASS_ON_CARD, receivers(t, seat), card=card)
    return Seat(receiver)


@procedure
def pick_card(t: Imperium, seat: Seat, returned: int) -> Rule[int]:
    """Y2  A card is taken; not the one just given back, unless it is the last."""
    options = [card for card in cards_left(t, seat) if card != returned]
    taken = yield from ask(seat, TAKE_CARD, options if options else cards_left(t, seat))
    t.taken_by[taken] = seat
    events.card_taken(t, seat, StrategyCard(taken))
    return taken


# -- C  strategic action ----------------------------------------------------------------------------------------------


@procedure
def strategic_action(t: Imperium, seat: Seat) -> Rule[bool]:
    """C1 to C3  The primary ability, the others' secondary abilities, and the card is turned face down."""
    cards: Ints = tuple(playable(t, seat))
    card = cards[0]
    if len(cards) > 1:
        card = yield from ask(seat, PLAY_CARD, list(cards))
    yield from resolve(t, seat, card)
    t.face_down[card] = 1
    events.card_done(t, seat, StrategyCard(card))
    return True


@procedure
def resolve(t: Imperium, seat: Seat, card: int) -> Rule[None]:
    """C1, C2  The primary ability, then the others' secondary abilities."""
    events.primary(t, seat, StrategyCard(card))
    forbid_research(t, card)
    shared: bool = yield from PRIMARIES[card](t, seat)
    if t.free_secondaries:
        yield from use_own_secondaries(t)
    yield from open_window(t, Window.PRIM, seat, NONE, card)
    if shared:
        for other in list(others(t, seat)):
            yield from use_secondary(t, Seat(other), card)
    end_step_effect(t, Effect.NO_SECONDARY)
    end_forbidden_research(t)
    end_trading(t)


def forbid_research(t: Imperium, card: int) -> None:
    """K9  Forbidden Research: its holder gains no technology while a Technology card is used; then it is discarded."""
    if card in (Strategy.TECHNOLOGY, Strategy.TECHNOLOGY_II) and is_law(t, Political.FORBIDDEN_RESEARCH):
        holder = holder_of(t, Political.FORBIDDEN_RESEARCH)
        add_effect(t, Effect.NO_TECHNOLOGY, holder, Until.LAW, source=Political.FORBIDDEN_RESEARCH)


def end_forbidden_research(t: Imperium) -> None:
    holder = holder_of(t, Political.FORBIDDEN_RESEARCH)
    if holder != NONE and is_in_force(t, Effect.NO_TECHNOLOGY, holder) and has_source(t, Political.FORBIDDEN_RESEARCH):
        discard_law(t, Political.FORBIDDEN_RESEARCH)


@procedure
def use_own_secondaries(t: Imperium) -> Rule[None]:
    """K12  Aggressive Strategy: in order of play everyone may use the secondary ability of one of the own cards, free."""
    t.free_secondaries = False
    for seat in list(order_of_seats(t)):
        if len(own_uses(t, seat)) > 0:
            card = yield from ask(seat, OWN_SECONDARY, [*own_uses(t, seat), ENOUGH])
            if card != ENOUGH:
                events.secondary(t, Seat(seat), StrategyCard(card))
                yield from SECONDARIES[card](t, Seat(seat))


def own_uses(t: Imperium, seat: int) -> list[int]:
    """K12  Own strategy cards, played or not, whose secondary ability would do something."""
    return [
        card for card in range(STRATEGIES) if t.taken_by[card] == seat and t.cards.strategy.secondary[card] and has_secondary(t, seat, card)
    ]


def order_of_seats(t: Imperium) -> list[int]:
    """A1, A3  The order of play of this round."""
    found: list[int] = []
    for number in range(1 + max(t.initiative)):
        found += [seat for seat in clockwise(t, t.speaker) if t.initiative[seat] == number]
    return found


def playable(t: Imperium, seat: int) -> list[int]:
    """C1  The seat's cards that are face up; Initiative is never played."""
    cards = [card for card in range(STRATEGIES) if t.taken_by[card] == seat and not t.face_down[card]]
    return [card for card in cards if card != Strategy.INITIATIVE]


@procedure
def use_secondary(t: Imperium, seat: Seat, card: int) -> Rule[None]:
    """C2, C12  Each of the others may use it once and pays for it, whether passed or not."""
    uses = False
    if can_use(t, seat, card):
        uses = yield from ask_yes(seat, SECONDARY, card=card)
        if uses:
            price = secondary_price(t, seat, card)
            if price > 0:
                change_counters(t, seat, CounterArea.STRATEGY, -price)
                events.counters_lost(t, seat, Area(CounterArea.STRATEGY), price, rule="C2")
            events.secondary(t, seat, StrategyCard(card))
            instead = yield from use_primary(t, seat, card)
            if not instead:
                yield from SECONDARIES[card](t, seat)
    if not uses and card in TECHNOLOGY_CARDS and is_law(t, Political.REGRESSIVE_RHETORIC):
        yield from draw_instead(t, seat)


@procedure
def draw_instead(t: Imperium, seat: Seat) -> Rule[None]:
    """K9  Regressive Rhetoric: who does not use the secondary ability of Technology may draw an action card."""
    draws = yield from ask_yes(seat, ACCEPT, card=Political.REGRESSIVE_RHETORIC)
    if draws:
        yield from draw_cards(t, seat, 1)


def secondary_price(t: Imperium, seat: int, card: int) -> int:
    """H1, C4, R3, R13  Counters of Strategy Allocation; none for who has Initiative, nor where races or laws say so."""
    if card in TECHNOLOGY_CARDS and has_ability(t, seat, RaceAbility.WINNU_RESEARCH):
        return 0
    if card in TECHNOLOGY_CARDS and holds(t, seat, Political.SCIENCE_COMMUNITY_SPEAKER):
        return 0
    if card == Strategy.TRADE and has_ability(t, seat, RaceAbility.HACAN_FREE_TRADE):
        return 0
    return 0 if allowed(t, Effect.FREE_SECONDARIES, seat) else t.cards.strategy.counters[card]


def can_use(t: Imperium, seat: int, card: int) -> bool:
    """C2  Is there something to do with it, and can it be paid?"""
    if counters_in(t, seat, CounterArea.STRATEGY) < secondary_price(t, seat, card) or barred(t, Effect.NO_SECONDARY, seat):
        return False
    return has_use(t, seat, card)


def has_use(t: Imperium, seat: int, card: int) -> bool:
    """C2  Would its secondary ability do something for the seat?"""
    if not t.cards.strategy.secondary[card]:
        return False
    return has_primary(t, seat, card) or has_secondary(t, seat, card)


# -- R4, R9  races that use the primary ability -----------------------------------------------------------------------


@procedure
def use_primary(t: Imperium, seat: Seat, card: int) -> Rule[bool]:
    """R4, R9  With the counter for the secondary ability of Technology, Jol-Nar may use both; of Diplomacy, Xxcha the primary instead.

    Gives whether nothing is left to do.
    """
    if not has_primary(t, seat, card):
        return False
    uses = True
    if has_secondary(t, seat, card):
        uses = yield from ask_yes(seat, USE_PRIMARY, card=card)
    if uses:
        events.primary(t, seat, StrategyCard(card), rule="R4" if card in TECHNOLOGY_CARDS else "R9")
        yield from PRIMARIES[card](t, seat)
        if card in TECHNOLOGY_CARDS and has_secondary(t, seat, card):
            price: int = base.TECH_PRICE if card == Strategy.TECHNOLOGY else se.CHEAP_TECH
            buys = yield from ask_yes(seat, BUY_SECOND, price=price)
            return not buys
    return uses


def has_primary(t: Imperium, seat: int, card: int) -> bool:
    """R4, R9  May the seat use the primary ability of a card that another plays, and is there something to do with it?"""
    if card in TECHNOLOGY_CARDS:
        return has_ability(t, seat, RaceAbility.JOLNAR_RESEARCH) and len(techs_for(t, seat, FREE)) > 0
    if card == Strategy.DIPLOMACY_II:
        able = len(se.own_systems(t, seat)) + len(se.annexable(t, seat)) > 0
        return able and has_ability(t, seat, RaceAbility.XXCHA_DIPLOMACY)
    return card == Strategy.DIPLOMACY and has_ability(t, seat, RaceAbility.XXCHA_DIPLOMACY)


def has_secondary(t: Imperium, seat: int, card: int) -> bool:
    """C2  Is there something to do with it?"""
    match card:
        case Strategy.DIPLOMACY:
            return len(tired(t, seat)) > 0
        case Strategy.LOGISTICS:
            return affordable_counters(t, seat, base.logistics_price(t)) > 0
        case Strategy.TRADE:
            return income(t, seat) > 0
        case Strategy.LEADERSHIP:
            return affordable_counters(t, seat, se.COUNTER_PRICE) > 0
        case Strategy.WARFARE | Strategy.WARFARE_II:
            return len(card_movers(t, seat, card)) > 0
        case Strategy.TECHNOLOGY:
            return len(techs_for(t, seat, base.TECH_PRICE)) > 0
        case Strategy.TECHNOLOGY_II:
            return len(techs_for(t, seat, se.CHEAP_TECH)) > 0
        case Strategy.IMPERIAL | Strategy.IMPERIAL_II | Strategy.PRODUCTION:
            return len(dock_systems(t, seat)) > 0
        case Strategy.DIPLOMACY_II:
            return can_annex(t, seat)
        case Strategy.ASSEMBLY:
            return len(refreshable(t, seat, se.REFRESHED)) > 0
        case Strategy.BUREAUCRACY | Strategy.POLITICAL:
            return is_full(t)
    return False
