"""E  Negotiations and deals (E4, E9 to E12).

An offer on the table (Imperium.offer) is: who offers, to whom; the values of the contracts given and taken, both 0 without an agreement;
goods given and wanted; the promise given and what it is about, the promise asked for and what it is about, NONE where there is none; how
many action cards are given and wanted (R3).
"""

from __future__ import annotations

from typing import Final

from senki.engine.offers import ALL_AGREED, make_offers
from senki.engine.procedure import Rule, ask, procedure
from senki.engine.shapes import ask_some
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import Deals, DealTerm, PromiseKind, Seat, Stance
from senki.games.imperium.model import Imperium, clockwise, others
from senki.games.imperium.pack import NONE
from senki.games.imperium.pack_politics import Ballot
from senki.games.imperium.questions import (
    DEAL_AGREE,
    DEAL_ASK_LEAVE,
    DEAL_ASK_PROMISE,
    DEAL_CONTRACT,
    DEAL_CONTRACT_BACK,
    DEAL_GIVE,
    DEAL_LEAVE,
    DEAL_PROMISE,
    DEAL_TERMS,
    DEAL_VOTE,
    DEAL_VOTE_COLOUR,
    DEAL_VOTE_LAW,
    DEAL_VOTE_OBJECTIVE,
    DEAL_VOTE_PLANET,
    DEAL_VOTE_PLAYER,
    DEAL_WANT,
    DEAL_WITH,
)
from senki.games.imperium.rules.agendas import candidates
from senki.games.imperium.rules.payment import give_goods
from senki.games.imperium.rules.promises import (
    break_promise,
    cards_to_leave,
    find_promise,
    keep,
    lapse,
    promise,
    promises_open,
)
from senki.games.imperium.rules.trade import can_agree, free_values, have_agreement, make_agreement

MOST_GOODS: Final = 20  # that a deal moves each way
ALL_TERMS: Final = 7
VISITS: Final = 2  # E12: offers of each player in negotiations

# -- E12  when deals are made -----------------------------------------------------------------------------------------


def can_deal(t: Imperium, seat: int) -> bool:
    """E9, E12  Before the action on the own turn, once."""
    return t.deals != Deals.NONE and not (t.dealt >> seat) & 1 and len(partners_on_turn(t, seat)) > 0


@procedure
def deal(t: Imperium, seat: Seat) -> Rule[bool]:
    """E9, E12  On the own turn: one offer to each other player."""
    yield from make_offers(t, seat, t.players - 1, DEAL_WITH, DEAL_AGREE, partners_on_turn, terms, parties, settle)
    t.dealt |= 1 << seat
    return False


def partners_on_turn(t: Imperium, seat: int) -> list[int]:
    return [other for other in partners(t, seat) if not (t.dealt >> other) & 1]


@procedure
def negotiate(t: Imperium, seat: Seat) -> Rule[None]:
    """E4, E12  Negotiations are open: from the active player clockwise each makes one offer, then all once more if any was made."""
    t.negotiator = seat
    events.negotiations(t, seat)
    visits: int = VISITS
    while visits > 0:
        made = yield from round_of_offers(t, seat)
        visits = visits - 1 if made > 0 else 0
    end_negotiations(t)


@procedure
def round_of_offers(t: Imperium, first: int) -> Rule[int]:
    """E12  One offer of each, clockwise; how many were made."""
    total = 0
    for seat in list(clockwise(t, first)):
        made = yield from make_offers(t, seat, 1, DEAL_WITH, DEAL_AGREE, partners, terms, parties, settle)
        total += made
    return total


@procedure
def discuss(t: Imperium, first: Seat) -> Rule[None]:
    """E12  In the discussion of an agenda each player may make one offer."""
    if t.deals != Deals.NONE:
        yield from round_of_offers(t, first)


def partners(t: Imperium, seat: int) -> list[int]:
    """E9  All with whom there is something to agree on."""
    return [other for other in others(t, seat) if len(open_terms(t, seat, other)) > 0]


# -- E10  the terms ---------------------------------------------------------------------------------------------------


def open_terms(t: Imperium, seat: int, partner: int) -> list[int]:
    """E4, E10, J11  What a deal of the two may be made of."""
    found: list[int] = []
    if t.negotiator != NONE and can_agree(t, seat, partner):
        found.append(DealTerm.AGREEMENT)
    if t.deals != Deals.NONE:
        if t.goods[seat] > 0:
            found.append(DealTerm.GIVE)
        if t.goods[partner] > 0:
            found.append(DealTerm.WANT)
    if len(promisable(t, seat, partner)) > 0:
        found.append(DealTerm.PROMISE)
    if len(promisable(t, partner, seat)) > 0:
        found.append(DealTerm.ASK_PROMISE)
    return found + card_terms(t, seat, partner)


def card_terms(t: Imperium, seat: int, partner: int) -> list[int]:
    """R3  Action cards are part of the deals of the Hacan while their market is open."""
    found: list[int] = []
    if t.market == seat:
        if len(t.a_hand[seat]) > 0:
            found.append(DealTerm.GIVE_CARD)
        if len(t.a_hand[partner]) > 0:
            found.append(DealTerm.WANT_CARD)
    return found


def promisable(t: Imperium, seat: int, other: int) -> list[int]:
    """E11  An agreement is promised only where none can be made at once."""
    return promises_open(t, seat, other, t.negotiator == NONE and not have_agreement(t, seat, other))


@procedure
def terms(t: Imperium, seat: int, partner: int) -> Rule[Ints]:
    """E10  Which terms, then each of them; none at all: no offer."""
    picked = yield from ask_some(t, seat, DEAL_TERMS, tuple(open_terms(t, seat, partner)), 0, ALL_TERMS, partner=partner)
    given: int = 0
    taken: int = 0
    gives: int = 0
    wants: int = 0
    if DealTerm.AGREEMENT in picked:
        given = yield from ask_one(t, seat, DEAL_CONTRACT, tuple(free_values(t, seat)), partner=partner)
        taken = yield from ask_one(t, seat, DEAL_CONTRACT_BACK, tuple(free_values(t, partner)), partner=partner)
    if DealTerm.GIVE in picked:
        gives = yield from ask_one(t, seat, DEAL_GIVE, amounts(t, seat), partner=partner)
    if DealTerm.WANT in picked:
        wants = yield from ask_one(t, seat, DEAL_WANT, amounts(t, partner), partner=partner)
    promised: int = NONE
    promised_what: int = NONE
    asked: int = NONE
    asked_what: int = NONE
    if DealTerm.PROMISE in picked:
        promised = yield from ask_one(t, seat, DEAL_PROMISE, tuple(promisable(t, seat, partner)), partner=partner)
        promised_what = yield from ask_about(t, seat, partner, seat, promised)
    if DealTerm.ASK_PROMISE in picked:
        asked = yield from ask_one(t, seat, DEAL_ASK_PROMISE, tuple(promisable(t, partner, seat)), partner=partner)
        asked_what = yield from ask_about(t, seat, partner, partner, asked)
    if len(picked) == 0:
        return ()
    if t.negotiator == NONE:
        t.dealt |= 1 << partner
    cards: Ints = (int(DealTerm.GIVE_CARD in picked), int(DealTerm.WANT_CARD in picked))
    return (given, taken, gives, wants, promised, promised_what, asked, asked_what, *cards)


@procedure
def ask_about(t: Imperium, seat: int, partner: int, promiser: int, kind: int) -> Rule[int]:
    """E11  Which strategy card is left, or for what the vote is; NONE: nothing more is to be said."""
    what: int = NONE
    if kind == PromiseKind.LEAVE_CARD and promiser == seat:
        what = yield from ask_one(t, seat, DEAL_LEAVE, tuple(cards_to_leave(t)), partner=partner)
    elif kind == PromiseKind.LEAVE_CARD:
        what = yield from ask_one(t, seat, DEAL_ASK_LEAVE, tuple(cards_to_leave(t)), partner=partner)
    elif kind == PromiseKind.VOTE:
        what = yield from ask_vote(t, seat, promiser)
    return what


@procedure
def ask_vote(t: Imperium, seat: int, voter: int) -> Rule[int]:
    """E11  For what the promised vote is, on the agenda under discussion."""
    card: int = t.agenda[0]
    options = tuple(candidates(t, card))
    ballot = t.cards.political.ballot[card]
    if ballot == Ballot.FOR_AGAINST:
        return (yield from ask_one(t, seat, DEAL_VOTE, (Stance.FOR, Stance.AGAINST), voter=voter, card=card))
    if ballot in (Ballot.PLAYER, Ballot.TWO_PLAYERS):
        return (yield from ask_one(t, seat, DEAL_VOTE_PLAYER, options, voter=voter, card=card))
    if ballot in (Ballot.PLANET, Ballot.TWO_PLANETS):
        return (yield from ask_one(t, seat, DEAL_VOTE_PLANET, options, voter=voter, card=card))
    if ballot == Ballot.LAW:
        return (yield from ask_one(t, seat, DEAL_VOTE_LAW, options, voter=voter, card=card))
    if ballot == Ballot.COLOUR:
        return (yield from ask_one(t, seat, DEAL_VOTE_COLOUR, options, voter=voter, card=card))
    return (yield from ask_one(t, seat, DEAL_VOTE_OBJECTIVE, options, voter=voter, card=card))


def amounts(t: Imperium, seat: int) -> Ints:
    return tuple(range(1, min(MOST_GOODS, t.goods[seat]) + 1))


@procedure
def ask_one(t: Imperium, seat: int, key: int, options: Ints, *, rule: str = "", **about: int) -> Rule[int]:
    """E10  A term; the only possible one is taken without asking."""
    option = options[0]
    if len(options) > 1:
        option = yield from ask(seat, key, list(options))
    return option


# -- E10  the answer --------------------------------------------------------------------------------------------------


def parties(t: Imperium) -> list[int]:
    """E4, E10  The partner; of an agreement also the active player, unless it is one of the two or the Hacan are."""
    seat, partner, given = t.offer[0], t.offer[1], t.offer[2]
    if given == 0 or t.negotiator in (seat, partner):
        return [partner]
    if has_ability(t, seat, RaceAbility.HACAN_NO_APPROVAL) or has_ability(t, partner, RaceAbility.HACAN_NO_APPROVAL):
        return [partner]
    return [partner, t.negotiator]


def settle(t: Imperium, refuser: int) -> None:
    """E10  Goods and contracts change hands at once; promises are noted."""
    seat, partner, given, taken, gives, wants, promised, promised_what, asked, asked_what, gives_card, wants_card = t.offer
    if refuser != ALL_AGREED:
        events.deal_refused(t, Seat(refuser), Seat(seat))
        note_refusal(t, refuser)
        return
    events.deal_made(t, Seat(seat), Seat(partner))
    if given > 0:
        make_agreement(t, seat, partner, given, taken)
    give_goods(t, seat, partner, gives)
    give_goods(t, partner, seat, wants)
    if promised != NONE:
        promise(t, seat, partner, promised, promised_what)
    if asked != NONE:
        promise(t, partner, seat, asked, asked_what)
    if gives_card + wants_card > 0:
        t.owed = [seat, partner, gives_card, wants_card]


# -- E11  promised agreements -----------------------------------------------------------------------------------------


def note_refusal(t: Imperium, refuser: int) -> None:
    """E11  Who refuses a promised agreement that asks for nothing more breaks the promise; if another refuses it, it lapses."""
    seat, partner, given, gives, wants, asked = t.offer[0], t.offer[1], t.offer[2], t.offer[4], t.offer[5], t.offer[8]
    if given == 0:
        return
    row = find_promise(t, partner, seat, PromiseKind.AGREEMENT)
    if row != NONE and refuser != partner:
        lapse(t, row)
    elif row != NONE and wants <= gives and asked == NONE:
        break_promise(t, row)
    row = find_promise(t, seat, partner, PromiseKind.AGREEMENT)
    if row != NONE and wants <= gives and asked == NONE:
        lapse(t, row)


def end_negotiations(t: Imperium) -> None:
    """E11  Promised agreements: kept if there is one now, broken if there could still be one, lapsed otherwise."""
    for row in range(len(t.promises) - 1, -1, -1):
        seat, other = t.promises.seat[row], t.promises.other[row]
        if t.promises.kind[row] == PromiseKind.AGREEMENT:
            if have_agreement(t, seat, other):
                keep(t, row)
            elif can_agree(t, seat, other):
                break_promise(t, row)
            else:
                lapse(t, row)
    t.negotiator = NONE
