"""COL  The Colossus: slots, the Hull, and power stored on Upgrades. What Upgrades and the Hull do in battle are effects."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.shapes import PASS
from senki.games.ares.model import NONE, Ares, Seat
from senki.games.ares.questions import CHARGE, CHARGED, DISCARD_WEAPON, WEAPON_DISCARDED
from senki.games.ares.rules.places import FIRST_SLOT
from senki.games.ares.rules.power import MOST_STORED, MOST_TOKENS, make_tokens
from senki.games.ares.rules.units import clear_place

CORE_POWER = 1  # COL9
REACTOR_POWER = 2


@procedure
def discard_weapons(t: Ares, seat: Seat) -> Rule[None]:
    """COL2  Any weapon may be discarded to free its slot."""
    while len(weapons(t, seat)) > 0:
        place = yield from ask(seat, DISCARD_WEAPON, [PASS, *weapons(t, seat)])
        if place == PASS:
            return
        t.tell(WEAPON_DISCARDED, seat, t.site[seat][place])
        clear_place(t, seat, place)


def weapons(t: Ares, seat: int) -> list[int]:
    """COL2  The slots in which a card lies."""
    return [place for place in range(FIRST_SLOT, len(t.site[seat])) if t.site[seat][place] != NONE]


def repair_hull(t: Ares, seat: int) -> None:
    """COL5  Every two resources on the Hull become a token, four at most."""
    make_tokens(t, seat, MOST_TOKENS)


@procedure
def power_upgrades(t: Ares, seat: Seat) -> Rule[None]:
    """COL9  Resources on an Upgrade become its power; the Core gives 1 to one Upgrade, each Auxiliary Reactor 1 to each of two."""
    for number in range(len(t.attached[seat])):
        charge_upgrade(t, seat, number)
    yield from give_power(t, seat, CORE_POWER)
    for card in list(t.site[seat]):
        if card != NONE and t.cards.card_ids[card] == "auxiliary-reactor":
            yield from give_power(t, seat, REACTOR_POWER)


def charge_upgrade(t: Ares, seat: int, number: int) -> None:
    count = min(t.charge[seat][number], MOST_STORED - t.stored[seat][number])
    t.charge[seat][number] -= count
    t.stored[seat][number] += count
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
        t.stored[seat][t.attached[seat].index(card)] += 1
        t.tell(CHARGED, seat, card)


def upgrades_with_room(t: Ares, seat: int, given: tuple[int, ...]) -> list[int]:
    attached = t.attached[seat]
    return [attached[number] for number in range(len(attached)) if t.stored[seat][number] < MOST_STORED and attached[number] not in given]
