"""COL  The Colossus: slots, the Hull, and power stored on Upgrades. What Upgrades and the Hull do in battle are effects."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.shapes import PASS
from senki.games.ares import events
from senki.games.ares.model import NONE, Ares, Seat, Shown
from senki.games.ares.questions import CHARGE, DISCARD_WEAPON
from senki.games.ares.rules.places import FIRST_SLOT
from senki.games.ares.rules.power import MOST_STORED, MOST_TOKENS, make_tokens
from senki.games.ares.rules.units import clear_place


@procedure
def discard_weapons(t: Ares, seat: Seat) -> Rule[None]:
    """COL2  Any weapon or stack may be discarded to free its slot."""
    while len(taken_slots(t, seat)) > 0:
        place = yield from ask(seat, DISCARD_WEAPON, [PASS, *taken_slots(t, seat)])
        if place == PASS:
            return
        if t.base[seat].card[place] == NONE:
            events.stack_discarded(t, seat, t.base[seat].under[place])
        else:
            events.weapon_discarded(t, seat, Shown(t.base[seat].card[place]))
        clear_place(t, seat, place)


def taken_slots(t: Ares, seat: int) -> list[int]:
    """COL2  The slots in which a card lies, or a stack."""
    base = t.base[seat]
    return [place for place in range(FIRST_SLOT, len(base)) if base.card[place] != NONE or base.under[place] > 0]


def repair_hull(t: Ares, seat: int) -> None:
    """COL5  Every two resources on the Hull become a token, four at most."""
    make_tokens(t, seat, MOST_TOKENS)


@procedure
def power_upgrades(t: Ares, seat: Seat) -> Rule[None]:
    """COL9  Resources on an Upgrade become its power; the Core gives 1 to one Upgrade, each Auxiliary Reactor 1 to each of two."""
    for number in range(len(t.attached[seat])):
        charge_upgrade(t, seat, number)
    for card in list(t.base[seat].card):
        if card != NONE and t.cards.power[card] > 0:
            yield from give_power(t, seat, t.cards.power[card])


def charge_upgrade(t: Ares, seat: int, number: int) -> None:
    attached = t.attached[seat]
    count = min(attached.charge[number], MOST_STORED - attached.stored[number])
    attached.charge[number] -= count
    attached.stored[number] += count
    t.spent[seat] += count


@procedure
def give_power(t: Ares, seat: Seat, count: int) -> Rule[None]:
    """COL9  1 power on each of so many different Upgrades."""
    given: tuple[int, ...] = ()
    while len(given) < count and len(upgrades_with_room(t, seat, given)) > 0:
        card = upgrades_with_room(t, seat, given)[0]
        if len(upgrades_with_room(t, seat, given)) > 1:
            card = yield from ask(seat, CHARGE, upgrades_with_room(t, seat, given))
        given = (*given, card)
        t.attached[seat].stored[t.attached[seat].card.index(card)] += 1
        events.charged(t, seat, Shown(card))


def upgrades_with_room(t: Ares, seat: int, given: tuple[int, ...]) -> list[int]:
    attached = t.attached[seat].card
    return [
        attached[number]
        for number in range(len(attached))
        if t.attached[seat].stored[number] < MOST_STORED and attached[number] not in given
    ]
