"""Which deals are worth offering, and which worth taking: whole numbers, in trade goods as seen from one seat."""

from __future__ import annotations

from typing import Final

from senki.engine.shapes import ENOUGH
from senki.games.imperium.galaxy import adjacent
from senki.games.imperium.hints.council import outcome_worth
from senki.games.imperium.hints.rivals import COLLECTIONS, rivalry
from senki.games.imperium.kinds import AGREEMENT, Ability, DealTerm, PromiseKind, Stance
from senki.games.imperium.model import Imperium, clockwise, others, ships_in
from senki.games.imperium.pack import MOST_PLAYERS, NONE, Strategy
from senki.games.imperium.rules.agendas import candidates, voting_power
from senki.games.imperium.rules.deals import card_terms, open_terms, promisable
from senki.games.imperium.rules.promises import has_promised, is_discussed
from senki.games.imperium.rules.trade import addition, can_agree, can_break_up, contract_with, free_values, income, partners_of

CARD_WORTH: Final = 2  # an action card that one gets; the one given away is the least useful, and worth half
TENTHS: Final = 10  # in which outcomes of votes are counted
PEACE_WORTH: Final = 2  # a round without attack by a neighbour in reach
RESTRAINT: Final = 15  # per cent of what an attack is worth that would break a promise
RESPECT: Final = 60  # per cent of what one is worth that would break an agreement
UNHARMED: Final = 100


# -- what a deal is worth ---------------------------------------------------------------------------------------------


def contract_worth(t: Imperium, seat: int, value: int) -> int:
    """What a contract of another pays the seat until the end."""
    return COLLECTIONS * (value + addition(t, seat))


def is_near(t: Imperium, seat: int, other: int) -> bool:
    """Has the other ships next to a system with planets of the seat, or in it?"""
    for planet in range(len(t.planets)):
        if t.planets.owner[planet] == seat:
            for place in (t.planets.hex[planet], *sorted(adjacent(t, t.planets.hex[planet]))):
                if t.fleet_owner[place] == other and ships_in(t, place) > 0:
                    return True
    return False


def promise_worth(t: Imperium, seat: int, other: int, kind: int, what: int) -> int:
    """What it is worth to the seat that the other promises this: less from who has broken promises."""
    if kind == NONE:
        return 0
    worth = max(0, vote_gain(t, seat, what)) if kind == PromiseKind.VOTE else 1
    if kind in (PromiseKind.PEACE, PromiseKind.LONG_PEACE) and is_near(t, seat, other):
        worth = PEACE_WORTH * (2 if kind == PromiseKind.LONG_PEACE else 1)
    row = other * MOST_PLAYERS
    kept, broken = sum(t.kept[row : row + MOST_PLAYERS]), sum(t.broken[row : row + MOST_PLAYERS])
    return worth * (2 + kept) // (2 + kept + 3 * broken)


def vote_gain(t: Imperium, seat: int, choice: int) -> int:
    """What this outcome is worth more to the seat than another one, less where it is bad: a vote may not decide, so half of it."""
    card = t.agenda[0]
    others_open = [one for one in vote_choices(t) if one != choice]
    if len(others_open) == 0:
        return 0
    mean = sum([outcome_worth(t, seat, card, one) for one in others_open]) // len(others_open)
    return (outcome_worth(t, seat, card, choice) - mean) // (2 * TENTHS)


def vote_choices(t: Imperium) -> list[int]:
    return candidates(t, t.agenda[0]) or [Stance.FOR, Stance.AGAINST]


def promise_cost(t: Imperium, seat: int, other: int, kind: int, what: int) -> int:
    """What it costs the seat to promise this."""
    if kind == NONE:
        return 0
    if kind == PromiseKind.VOTE:
        return max(0, -vote_gain(t, seat, what))
    if kind in (PromiseKind.PEACE, PromiseKind.LONG_PEACE):
        return 1 if is_near(t, other, seat) else 0
    return 2 if kind == PromiseKind.LEAVE_CARD else 0


def offer_worth(t: Imperium, seat: int) -> int:
    """What the offer on the table is worth to one of its two sides, the rivals' gain taken off; in hundredths of a trade good."""
    offerer, partner, given, taken, gives, wants, promised, promised_what, asked, asked_what, gives_card, wants_card = t.offer
    if seat == offerer:
        got, lost, theirs, other = taken, given, wants - gives, partner
        own = promise_worth(t, seat, other, asked, asked_what) - promise_cost(t, seat, other, promised, promised_what)
        own += CARD_WORTH * wants_card - CARD_WORTH // 2 * gives_card
    else:
        got, lost, theirs, other = given, taken, gives - wants, offerer
        own = promise_worth(t, seat, other, promised, promised_what) - promise_cost(t, seat, other, asked, asked_what)
        own += CARD_WORTH * gives_card - CARD_WORTH // 2 * wants_card
    own += theirs
    rival = -theirs
    if given > 0:
        own += contract_worth(t, seat, got) - scarcity(t, seat, got)
        rival += contract_worth(t, other, lost)
    return 100 * own - rivalry(t, other) * rival


def scarcity(t: Imperium, seat: int, value: int) -> int:
    """The second of two agreements takes the place of a better one, if a better contract can still be had."""
    if len(partners_of(t, seat)) == 0:
        return 0
    best = value
    for other in clockwise(t, seat):
        if other != seat and can_agree(t, seat, other):
            best = max(best, free_values(t, other)[-1])
    return COLLECTIONS * (best - value) // 2


# -- making an offer --------------------------------------------------------------------------------------------------


def partner_worth(t: Imperium, seat: int, other: int) -> int:
    """With whom to deal: in negotiations whoever has the best contract; on the own turn a neighbour with whom there is no peace."""
    if other == ENOUGH:
        return 6
    if t.market == seat:
        return 8 if len(card_terms(t, seat, other)) == 2 else 0
    if t.negotiator != NONE:
        if not can_agree(t, seat, other):
            return 0
        return 4 + 8 * free_values(t, other)[-1] - 2 * (t.points[other] - t.points[seat])
    if is_discussed(t):
        return 8 + min(9, voting_power(t, other) // 2) if wants_vote(t, seat, other) else 0
    return 8 if wants_peace(t, seat, other) else 0


def wants_vote(t: Imperium, seat: int, other: int) -> bool:
    """A vote for trade goods: where more hangs on the outcome than it costs the other, who would not vote so anyway."""
    if PromiseKind.VOTE not in promisable(t, other, seat):
        return False
    choice, price = best_choice(t, seat), vote_price(t, seat, other)
    return price <= t.goods[seat] and price < vote_gain(t, seat, choice) and best_choice(t, other) != choice


def vote_price(t: Imperium, seat: int, other: int) -> int:
    """One trade good more than such a vote costs the other."""
    return 1 + promise_cost(t, other, seat, PromiseKind.VOTE, best_choice(t, seat))


def goods_given_worth(t: Imperium, seat: int, number: int) -> int:
    """As few as possible; for a vote what it is worth."""
    (partner,) = t.about()
    wanted = vote_price(t, seat, partner) if is_discussed(t) else t.options[0]
    return 12 if number == min(wanted, t.options[-1]) else 1


def best_choice(t: Imperium, seat: int) -> int:
    """The outcome that serves the seat best."""
    return max(vote_choices(t), key=lambda choice: outcome_worth(t, seat, t.agenda[0], choice))


def vote_asked_worth(t: Imperium, seat: int, choice: int) -> int:
    """For what a vote is asked: for what serves best."""
    return 12 if choice == best_choice(t, seat) else 0


def wants_peace(t: Imperium, seat: int, other: int) -> bool:
    """Peace for peace, where both could attack: asked once a round, before the first counter is placed."""
    if PromiseKind.PEACE not in promisable(t, seat, other) or PromiseKind.PEACE not in promisable(t, other, seat):
        return False
    return is_near(t, seat, other)


def deal_worth(t: Imperium, seat: int) -> int:
    """Is there anything to say before the action? Only on the first turn of a round."""
    if t.round < 2:
        return 0
    for bits in t.activated:
        if (bits >> seat) & 1:
            return 0
    for other in others(t, seat):
        if wants_peace(t, seat, other):
            return 12
    return 0


def term_worth(t: Imperium, seat: int, term: int) -> int:
    """In negotiations the contracts alone; on the own turn a promise for a promise; in the market a card for a card."""
    (partner,) = t.about()
    if t.market == seat:
        return 9 if term in (DealTerm.GIVE_CARD, DealTerm.WANT_CARD) else 1 if term == ENOUGH else 0
    if DealTerm.AGREEMENT in open_terms(t, seat, partner):
        return 9 if term == DealTerm.AGREEMENT else 8 if term == ENOUGH else 0
    if is_discussed(t):
        return 9 if term in (DealTerm.GIVE, DealTerm.ASK_PROMISE) else 1 if term == ENOUGH else 0
    if term == DealTerm.PROMISE or term == DealTerm.ASK_PROMISE:
        return 9
    return 1 if term == ENOUGH else 0


def given_worth(t: Imperium, seat: int, value: int) -> int:
    """The contract given: the cheaper one."""
    return 12 if value == t.options[0] else 2


def taken_worth(t: Imperium, seat: int, value: int) -> int:
    """The contract taken: the better one."""
    return 12 if value == t.options[-1] else 2


def promise_option(t: Imperium, seat: int, kind: int) -> int:
    return 9 if kind == (PromiseKind.VOTE if PromiseKind.VOTE in t.options and is_discussed(t) else PromiseKind.PEACE) else 1


# -- answering, breaking ----------------------------------------------------------------------------------------------


def agree_worth(t: Imperium, seat: int, answer: int) -> int:
    """Yes to what gains more than it gives to the other; who only approves says yes unless it helps the leaders alone."""
    offerer, partner = t.offer[0], t.offer[1]
    if seat in (offerer, partner):
        worth = offer_worth(t, seat)
        return (9 if worth > 0 else 0) if answer else (1 if worth > 0 else 9)
    leading = t.points[seat] < max(t.points[offerer], t.points[partner]) == max(t.points)
    return (1 if leading else 6) if answer else (6 if leading else 2)


def break_worth(t: Imperium, seat: int, other: int) -> int:
    """Own agreements are kept, but for those with somebody about to win."""
    if other == ENOUGH:
        return 4
    return 12 if t.points[other] >= t.goal - 2 and t.points[other] > t.points[seat] else 0


def break_up_worth(t: Imperium, seat: int) -> int:
    return max([break_worth(t, seat, other) for other in can_break_up(t, seat)], default=0)


def breaking_worth(t: Imperium, seat: int, pair: int) -> int:
    """Agreements of others, best of all those of the leaders."""
    if pair == ENOUGH:
        return 2
    one, other = AGREEMENT.first(pair), AGREEMENT.second(pair)
    if seat in (one, other):
        return 0
    return 4 + 3 * max(t.points[one], t.points[other])


def trade_ability_worth(t: Imperium, seat: int, ability: int) -> int:
    """Trade: the goods and the own income, unless the others have far more of it."""
    rivals = max([income(t, other) for other in clockwise(t, seat) if other != seat], default=0)
    if ability == Ability.TRADE_GOODS:
        return 10
    (card,) = t.about()
    return 5 if card == Strategy.TRADE and rivals > income(t, seat) + 4 else 0


# -- keeping one's word -----------------------------------------------------------------------------------------------


def restraint(t: Imperium, seat: int, other: int) -> int:
    """How much of the worth of an attack is left, in per cent, if it breaks a promise or an agreement."""
    if other in (NONE, seat):
        return UNHARMED
    if has_promised(t, seat, other, PromiseKind.PEACE) or has_promised(t, seat, other, PromiseKind.LONG_PEACE):
        return RESTRAINT
    return RESPECT if contract_with(t, other, seat) != NONE else UNHARMED
