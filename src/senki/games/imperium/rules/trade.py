"""E  Trade contracts, agreements and income."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.shapes import ENOUGH
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import AGREEMENT, Effect, Seat
from senki.games.imperium.model import Imperium, clockwise, has_tech, is_full
from senki.games.imperium.pack import CONTRACTS, NONE, Technology
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.questions import BREAK_UP, NAME_SEAT
from senki.games.imperium.rules.effects import bonus, is_in_force
from senki.games.imperium.rules.laws import is_law
from senki.games.imperium.rules.payment import gain_goods
from senki.games.imperium.rules.promises import lapse_all, war_on
from senki.games.imperium.rules.windows import open_window

MOST_AGREEMENTS: Final = 2

# -- E1 to E3  contracts and agreements -------------------------------------------------------------------------------


def contract_value(t: Imperium, seat: int, which: int) -> int:
    """E1  What one of the seat's two contracts is worth; Intergalactic Commerce may have made all worth the same."""
    if is_in_force(t, Effect.CONTRACTS_WORTH, seat):
        return bonus(t, Effect.CONTRACTS_WORTH, seat)
    return t.cards.race.contracts[t.race[seat]][which]


def contract_with(t: Imperium, seat: int, other: int) -> int:
    """E2  Which of the seat's contracts the other holds; NONE where they have no agreement."""
    for which in range(CONTRACTS):
        if t.contracts[seat * CONTRACTS + which] == other:
            return which
    return NONE


def have_agreement(t: Imperium, seat: int, other: int) -> bool:
    return contract_with(t, seat, other) != NONE


def partners_of(t: Imperium, seat: int) -> list[int]:
    """With whom the seat has agreements."""
    found: list[int] = []
    if is_full(t):
        for which in range(CONTRACTS):
            holder = t.contracts[seat * CONTRACTS + which]
            if holder not in (NONE, seat):
                found.append(holder)
    return found


def free_values(t: Imperium, seat: int) -> list[int]:
    """E3  The different values of the contracts that the seat still has, lowest first."""
    return sorted({contract_value(t, seat, which) for which in range(CONTRACTS) if t.contracts[seat * CONTRACTS + which] == seat})


def can_agree(t: Imperium, seat: int, other: int) -> bool:
    """E3  One agreement with any one player, two in all: each needs a contract of its own to give."""
    if have_agreement(t, seat, other) or is_agreement_barred(t, seat, other):
        return False
    return len(free_values(t, seat)) > 0 and len(free_values(t, other)) > 0


def is_agreement_barred(t: Imperium, seat: int, other: int) -> bool:
    """E4  Does a law forbid these two a new agreement?"""
    if t.out[seat] or t.out[other]:
        return True
    for row in range(len(t.effects)):
        if t.effects.kind[row] == Effect.NO_AGREEMENT:
            pair = (t.effects.seat[row], t.effects.other[row])
            if pair in ((seat, other), (other, seat), (seat, NONE), (other, NONE)):
                return True
    return False


def make_agreement(t: Imperium, seat: int, other: int, value: int, back: int) -> None:
    """E2, E5  Each gives a contract of that value; they pay nothing in this action."""
    hand_over(t, seat, other, value)
    hand_over(t, other, seat, back)
    events.agreement_made(t, Seat(seat), Seat(other), value, back)


def hand_over(t: Imperium, seat: int, other: int, value: int) -> None:
    for which in range(CONTRACTS):
        row = seat * CONTRACTS + which
        if t.contracts[row] == seat and contract_value(t, seat, which) == value:
            t.contracts[row] = other
            t.unpaid[row] = 1
            return


def end_trading(t: Imperium) -> None:
    """E5  The action is over: from now on all agreements pay."""
    t.negotiator = NONE
    for row in range(len(t.unpaid)):
        t.unpaid[row] = 0


# -- E5  income -------------------------------------------------------------------------------------------------------


def income(t: Imperium, seat: int) -> int:
    """E5  What the contracts of others pay, with additions for each agreement."""
    total = 0
    for other in partners_of(t, seat):
        which = contract_with(t, other, seat)
        if not t.unpaid[other * CONTRACTS + which]:
            total += contract_value(t, other, which) + addition(t, seat)
    return total + (bonus(t, Effect.INCOME, seat) if total > 0 else 0)  # Free Trade


def addition(t: Imperium, seat: int) -> int:
    """E5  For each agreement: one more for the Hacan, one more with Micro Technology."""
    return (1 if has_ability(t, seat, RaceAbility.HACAN_FREE_TRADE) else 0) + (1 if has_tech(t, seat, Technology.MICRO_TECHNOLOGY) else 0)


@procedure
def collect(t: Imperium, seat: Seat, less: int) -> Rule[None]:
    """E5  The seat gets its trade income, so much less in all."""
    amount = max(0, income(t, seat) - less)
    if amount > 0:
        gain_goods(t, seat, amount)
        yield from open_window(t, Window.TRADE, seat, NONE, NONE)


@procedure
def collect_all(t: Imperium, seat: Seat, less: int) -> Rule[None]:
    """C4  All collect, the active player first; the others get so much less."""
    if is_law(t, Political.CLASS_STRUGGLE):
        share_income(t, seat, less)
    for other in list(clockwise(t, seat)):
        if not is_law(t, Political.CLASS_STRUGGLE):
            yield from collect(t, Seat(other), 0 if other == seat else less)
        if other != seat and income(t, other) > 0:
            yield from wage_trade_war(t, Seat(other))


def share_income(t: Imperium, seat: int, less: int) -> None:
    """Class Struggle: all income is pooled, and shared evenly among those who would get any; the rest is lost."""
    amounts = [max(0, income(t, other) - (0 if other == seat else less)) for other in range(t.players)]
    takers = [other for other in clockwise(t, seat) if amounts[other] > 0]
    for taker in takers:
        gain_goods(t, taker, sum(amounts) // len(takers))


@procedure
def wage_trade_war(t: Imperium, seat: Seat) -> Rule[None]:
    """Trade War: who collects with another's Trade card takes a trade good from an opponent, back to the supply."""
    if is_law(t, Political.TRADE_WAR) and len(rich(t, seat)) > 0:
        victim = yield from ask(seat, NAME_SEAT, rich(t, seat), card=Political.TRADE_WAR)
        t.goods[victim] -= 1
        events.goods_paid(t, Seat(victim), 1)


def rich(t: Imperium, seat: int) -> list[int]:
    """Opponents with trade goods."""
    return [other for other in sorted(clockwise(t, 0)) if other != seat and t.goods[other] > 0]


# -- E6, E7  breaking -------------------------------------------------------------------------------------------------


def is_unbreakable(t: Imperium, seat: int, other: int) -> bool:
    """E7  Nobody breaks an agreement with the Hacan; only war does."""
    return has_ability(t, seat, RaceAbility.HACAN_UNBREAKABLE) or has_ability(t, other, RaceAbility.HACAN_UNBREAKABLE)


def breakable(t: Imperium) -> list[int]:
    """The agreements that a card may break, each as a pair."""
    found: list[int] = []
    for seat in range(t.players):
        found += [AGREEMENT.of(seat, other) for other in can_break_up(t, seat) if seat < other]
    return found


def break_agreement(t: Imperium, seat: int, other: int, rule: str = "E7") -> None:
    """E6, E7  Both contracts go back to their owners."""
    take_back(t, seat, other)
    take_back(t, other, seat)
    match rule:
        case "E6":
            events.agreement_broken(t, Seat(seat), Seat(other), rule="E6")
        case "Z1":
            events.agreement_broken(t, Seat(seat), Seat(other), rule="Z1")
        case "C4":
            events.agreement_broken(t, Seat(seat), Seat(other), rule="C4")
        case _:
            events.agreement_broken(t, Seat(seat), Seat(other))


def take_back(t: Imperium, seat: int, other: int) -> None:
    for which in range(CONTRACTS):
        if t.contracts[seat * CONTRACTS + which] == other:
            t.contracts[seat * CONTRACTS + which] = seat


def go_to_war(t: Imperium, attacker: int, defender: int) -> None:
    """E6, B15, I9  War breaks an agreement between the two, whoever they are, and what was promised of peace."""
    if is_full(t) and defender != NONE:
        if have_agreement(t, attacker, defender):
            break_agreement(t, attacker, defender, "E6")
        war_on(t, attacker, defender)


def can_break_up(t: Imperium, seat: int) -> list[int]:
    """E7  Whose agreements with the seat it may break."""
    return [other for other in sorted(partners_of(t, seat)) if not is_unbreakable(t, seat, other)]


@procedure
def break_up(t: Imperium, seat: Seat) -> Rule[bool]:
    """E7  On the own turn, before the action."""
    options: Ints = tuple(can_break_up(t, seat))
    other = yield from ask(seat, BREAK_UP, [*options, ENOUGH])
    if other != ENOUGH:
        break_agreement(t, seat, other)
    return False


def leave_trade(t: Imperium, seat: int) -> None:
    """Z1  Who is eliminated: contracts of others go back, the own ones leave the game, promises lapse."""
    if not is_full(t):
        return
    for other in list(partners_of(t, seat)):
        break_agreement(t, seat, other, "Z1")
    for which in range(CONTRACTS):
        t.contracts[seat * CONTRACTS + which] = NONE
    lapse_all(t, seat)
