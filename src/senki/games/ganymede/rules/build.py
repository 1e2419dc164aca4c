"""B  The build phase: drafting mechs and parts, fitting, and the initiative deck."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, ask_all, procedure
from senki.games.ganymede import events as tell
from senki.games.ganymede.model import (
    CARDS_A_SIDE,
    INITIATIVE,
    LEFT,
    LEFT_OFF,
    NONE,
    PARTS_EACH,
    RIGHT,
    UNIT,
    Ganymede,
    Mech,
    Part,
    Seat,
    Unit,
    actions,
    drafted,
    left_of,
    other_unit,
    unit_of,
    units_of,
)
from senki.games.ganymede.pack import MUST_BE_POSITIVE, PARTS
from senki.games.ganymede.questions import DRAFT_LEAD, DRAFT_PART, DRAFT_WING, EXTRA_SIDE, FIT_PART, LEAD_LETTER
from senki.games.ganymede.rules.fits import legal_fits, place_in, places


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
    tell.parts_out(t, len(t.offer))
    t.offer = []
    tell.fitting(t)
    yield from ask_all(t, list(range(t.players)), fit)  # B8
    build_deck(t)  # B10.2


@procedure
def draft_leads(t: Ganymede) -> Rule[None]:
    """B2  Each player, clockwise from the start player, takes a lead mech; the rest is discarded."""
    for turn in range(t.players):
        seat = Seat((t.start + turn) % t.players)
        mech = yield from ask(seat, DRAFT_LEAD, t.leads[:])
        t.leads.remove(mech)
        t.lead[seat] = mech
        tell.drafted_mech(t, seat, Mech(mech))
    t.leads = []
    move_start(t)
    tell.start_moves(t, Seat(t.start))


@procedure
def draft_wings(t: Ganymede) -> Rule[None]:
    """B4  The same with the wing mechs."""
    for turn in range(t.players):
        seat = Seat((t.start + turn) % t.players)
        mech = yield from ask(seat, DRAFT_WING, t.wings[:])
        t.wings.remove(mech)
        t.wing[seat] = mech
        tell.drafted_mech(t, seat, Mech(mech), rule="B4")
    t.wings = []
    move_start(t)
    tell.start_moves(t, Seat(t.start), rule="B4")


@procedure
def draft_parts(t: Ganymede) -> Rule[None]:
    """B6  Each player, clockwise from the start player, takes a part."""
    for turn in range(t.players):
        seat = Seat((t.start + turn) % t.players)
        part = yield from ask(seat, DRAFT_PART, t.offer[:])
        t.offer.remove(part)
        t.parts[seat].append(part)
        tell.drafted_part(t, seat, Part(part))
    move_start(t)
    tell.start_moves(t, Seat(t.start), rule="B6")


def move_start(t: Ganymede) -> None:
    """B2  After every round the start player moves to the left."""
    t.start = left_of(t, t.start)


# -- fitting ----------------------------------------------------------------------------------------------------------


@procedure
def fit(t: Ganymede, seat: Seat) -> Rule[None]:
    """B8  A player decides, part by part, where it goes, then the letters (B9) and the sides of odd cards (B10).

    Ruling: all four parts are put on, or as many as B8.1 and B8.2 let the player put on; only what is over is left off.
    """
    clear_fit(t, seat)
    fits = legal_fits(t, seat)
    for number in range(PARTS_EACH):
        part = Part(t.parts[seat][number])
        allowed = places(fits, number)
        place = allowed[0]
        if len(allowed) > 1:
            place = yield from ask(seat, FIT_PART, allowed, part=part)
            fits = tuple([fit for fit in fits if place_in(fit, number) == place])
        if place != LEFT_OFF:
            t.units.fitted[unit_of(t, seat, place)].append(part)
    yield from choose_letters(t, seat)  # B9
    for unit in units_of(seat):
        yield from choose_initiative(t, seat, Unit(unit))  # B10
    tell.fitted(t, seat)


@procedure
def choose_letters(t: Ganymede, seat: Seat) -> Rule[None]:
    """B9  Into which of the two sleeves the lead mech goes. Ruling: the player decides, in secret; the letters say nothing of the mechs."""
    lead = Mech(t.lead[seat])
    unit = yield from ask(seat, LEAD_LETTER, units_of(seat), lead=lead)
    other = other_unit(unit)
    if t.units.mech[unit] != lead:
        t.units.mech[unit], t.units.mech[other] = t.units.mech[other], t.units.mech[unit]
        t.units.fitted[unit], t.units.fitted[other] = t.units.fitted[other], t.units.fitted[unit]


@procedure
def choose_initiative(t: Ganymede, seat: Seat, unit: Unit) -> Rule[None]:
    """B10.1  As many cards as actions, right and left in equal number; of an odd number, the player says which side has one more.

    Ruling: of two players nobody is asked, since both sides point at the same opponent (C1.3); one more card is then to the right.
    """
    if has_odd_card(t, unit):
        t.units.extra[unit] = RIGHT
        if t.players > 2:
            t.units.extra[unit] = yield from ask(seat, EXTRA_SIDE, [RIGHT, LEFT], unit=unit)


def clear_fit(t: Ganymede, seat: Seat) -> None:
    """Nothing is fitted, and until the player decides (B9) the lead mech stands under the first letter."""
    for place, unit in enumerate(units_of(seat)):
        t.units.mech[unit] = drafted(t, seat, place)
        t.units.fitted[unit] = []
        t.units.extra[unit] = NONE


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
    mech = t.units.mech[unit]
    for column in range(MUST_BE_POSITIVE):
        total = cards.mech[column][mech]
        added = cards.part[column]
        for part in fitted:
            total += added[part]
        if total <= 0:
            return False
    return True


# -- the initiative deck ----------------------------------------------------------------------------------------------


def has_odd_card(t: Ganymede, unit: int) -> bool:
    return is_odd(actions(t, unit))


def is_odd(number: int) -> bool:
    """B10.1  Do so many actions put in one card more of one side? Ruling: a mech has six cards, so more actions put in six and no more."""
    return number % 2 == 1 and number < 2 * CARDS_A_SIDE


def cards_each(number: int) -> int:
    """B10.1  How many cards of each side so many actions put in, the odd one not counted."""
    return min(number // 2, CARDS_A_SIDE)


def cards_put_in(t: Ganymede, unit: int, side: int) -> int:
    """B10.1  How many of a unit's cards of one side go into the deck."""
    half = cards_each(actions(t, unit))
    return half + 1 if t.units.extra[unit] == side else half


def build_deck(t: Ganymede) -> None:
    """B10.2  All players' cards, shuffled together: a pool from which chance draws. B11: the mechs lie face down, on standby."""
    t.deck = []
    for unit in range(UNIT.of(t.players, 0)):
        for side in (RIGHT, LEFT):
            t.deck += [INITIATIVE.of(unit, side)] * cards_put_in(t, unit, side)
    tell.deck_built(t, len(t.deck))
