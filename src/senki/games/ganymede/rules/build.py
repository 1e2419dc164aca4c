"""B  The build phase: drafting mechs and parts, fitting, and the initiative deck."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, ask_all, procedure
from senki.games.ganymede.cards import MUST_BE_POSITIVE, PARTS
from senki.games.ganymede.model import (
    CARDS_A_SIDE,
    LEAD,
    LEFT,
    LEFT_OFF,
    NONE,
    PARTS_EACH,
    RIGHT,
    WING,
    Ganymede,
    Part,
    Seat,
    Unit,
    actions,
    left_of,
    unit_of,
)
from senki.games.ganymede.questions import (
    DECK_BUILT,
    DRAFT_LEAD,
    DRAFT_PART,
    DRAFT_WING,
    DRAFTED_MECH,
    DRAFTED_PART,
    EXTRA_SIDE,
    FIT_PART,
    FITTED,
    FITTING,
    PARTS_OUT,
    START_MOVES,
)


@procedure
def build_phase(t: Ganymede) -> Rule[None]:
    """B  Two rounds of mechs, four rounds of parts, then fitting in secret."""
    t.leads = [0, 1, 2, 3]  # B1
    yield from draft_leads(t)  # B2
    t.wings = [4, 5, 6, 7]  # B3
    yield from draft_wings(t)  # B4
    t.offer = list(range(PARTS))  # B5
    for _ in range(PARTS_EACH):  # B7
        yield from draft_parts(t)  # B6
    t.tell(PARTS_OUT, len(t.offer))
    t.offer = []
    t.tell(FITTING)
    yield from ask_all(t, list(range(t.players)), fit)  # B8
    build_deck(t)  # B10.2


@procedure
def draft_leads(t: Ganymede) -> Rule[None]:
    """B2  Each player, clockwise from the start player, takes a lead mech; the rest is discarded."""
    for turn in range(t.players):
        seat = Seat((t.start + turn) % t.players)
        mech = yield from ask(seat, DRAFT_LEAD, t.leads[:])
        t.leads.remove(mech)
        t.mech[unit_of(seat, LEAD)] = mech
        t.tell(DRAFTED_MECH, seat, mech)
    t.leads = []
    move_start(t)


@procedure
def draft_wings(t: Ganymede) -> Rule[None]:
    """B4  The same with the wing mechs."""
    for turn in range(t.players):
        seat = Seat((t.start + turn) % t.players)
        mech = yield from ask(seat, DRAFT_WING, t.wings[:])
        t.wings.remove(mech)
        t.mech[unit_of(seat, WING)] = mech
        t.tell(DRAFTED_MECH, seat, mech)
    t.wings = []
    move_start(t)


@procedure
def draft_parts(t: Ganymede) -> Rule[None]:
    """B6  Each player, clockwise from the start player, takes a part."""
    for turn in range(t.players):
        seat = Seat((t.start + turn) % t.players)
        part = yield from ask(seat, DRAFT_PART, t.offer[:])
        t.offer.remove(part)
        t.parts[seat].append(part)
        t.tell(DRAFTED_PART, seat, part)
    move_start(t)


def move_start(t: Ganymede) -> None:
    """B2  After every round the start player moves to the left."""
    t.start = left_of(t, t.start)
    t.tell(START_MOVES, t.start)


# -- fitting ----------------------------------------------------------------------------------------------------------


@procedure
def fit(t: Ganymede, seat: Seat) -> Rule[None]:
    """B8  A player decides, part by part, where it goes. Ruling: a part may be left off, since three of one slot cannot all fit."""
    clear_fit(t, seat)
    for number in range(PARTS_EACH):
        part = Part(t.parts[seat][number])
        allowed = places(t, seat, number)
        place = allowed[0]
        if len(allowed) > 1:
            place = yield from ask(seat, FIT_PART, allowed)
        if place != LEFT_OFF:
            t.fitted[unit_of(seat, place)].append(part)
    for unit in [unit_of(seat, LEAD), unit_of(seat, WING)]:
        yield from choose_initiative(t, seat, Unit(unit))  # B10
    t.tell(FITTED, seat)


@procedure
def choose_initiative(t: Ganymede, seat: Seat, unit: Unit) -> Rule[None]:
    """B10.1  As many cards as actions, right and left in equal number; of an odd number, the player says which side has one more."""
    if has_odd_card(t, unit):
        t.extra[unit] = yield from ask(seat, EXTRA_SIDE, [RIGHT, LEFT])


def clear_fit(t: Ganymede, seat: Seat) -> None:
    for unit in (unit_of(seat, LEAD), unit_of(seat, WING)):
        t.fitted[unit] = []
        t.extra[unit] = NONE


def places(t: Ganymede, seat: int, number: int) -> list[int]:
    """B8.1, B8.2  Where a part may go, so that both mechs can still be made legal with the parts that are left."""
    part = t.parts[seat][number]
    lead, wing = t.fitted[seat * 2], t.fitted[seat * 2 + 1]
    found: list[int] = []
    if slot_free(t, lead, part) and can_finish(t, seat, [*lead, part], wing, number + 1):
        found.append(LEAD)
    if slot_free(t, wing, part) and can_finish(t, seat, lead, [*wing, part], number + 1):
        found.append(WING)
    if can_finish(t, seat, lead, wing, number + 1):
        found.append(LEFT_OFF)
    return found


def slot_free(t: Ganymede, fitted: list[int], part: int) -> bool:
    """B8.1  At most one part for the right hand, one for the left hand and one backpack."""
    slot = t.cards.slot
    for other in fitted:
        if slot[other] == slot[part]:
            return False
    return True


def is_sound(t: Ganymede, unit: int, fitted: list[int]) -> bool:
    """B8.2  SP, HP and AIM are above zero. Ruling: judged on the finished mech, so a later part may mend what an earlier one breaks."""
    cards = t.cards
    mech = t.mech[unit]
    for column in range(MUST_BE_POSITIVE):
        total = cards.mech[column][mech]
        added = cards.part[column]
        for part in fitted:
            total += added[part]
        if total <= 0:
            return False
    return True


def can_finish(t: Ganymede, seat: int, lead: list[int], wing: list[int], number: int) -> bool:
    """Can both mechs be made sound with the parts from this number on?"""
    if is_sound(t, seat * 2, lead) and is_sound(t, seat * 2 + 1, wing):
        return True
    if number == PARTS_EACH:
        return False
    part = t.parts[seat][number]
    if slot_free(t, lead, part) and can_finish(t, seat, [*lead, part], wing, number + 1):
        return True
    if slot_free(t, wing, part) and can_finish(t, seat, lead, [*wing, part], number + 1):
        return True
    return can_finish(t, seat, lead, wing, number + 1)


# -- the initiative deck ----------------------------------------------------------------------------------------------


def has_odd_card(t: Ganymede, unit: int) -> bool:
    """B10.1  Ruling: a mech has six cards, three of each side, so more than six actions put in no more than six cards."""
    return actions(t, unit) % 2 == 1 and actions(t, unit) < 2 * CARDS_A_SIDE


def cards_put_in(t: Ganymede, unit: int, side: int) -> int:
    """B10.1  How many of a unit's cards of one side go into the deck."""
    half = min(actions(t, unit) // 2, CARDS_A_SIDE)
    return half + 1 if t.extra[unit] == side else half


def build_deck(t: Ganymede) -> None:
    """B10.2  All players' cards, shuffled together: a pool from which chance draws. B11: the mechs lie face down, on standby."""
    t.deck = []
    for unit in range(t.players * 2):
        for side in (RIGHT, LEFT):
            t.deck += [unit * 2 + side] * cards_put_in(t, unit, side)
    t.tell(DECK_BUILT, len(t.deck))
