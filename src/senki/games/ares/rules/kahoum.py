"""KAH  The Kahoum: Acolytes, Obelisks and ascending. The Obelisks' powers in battle are effects."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.shapes import PASS
from senki.games.ares import events
from senki.games.ares.model import NONE, Ares, Seat, Unit, unit_at
from senki.games.ares.pack import ACOLYTE, ASCEND
from senki.games.ares.questions import ACOLYTES, ASCENDS
from senki.games.ares.rules.power import MOST_TOKENS, discarded, make_tokens, mat_place, obelisks, take_from_discard, tokens

ASCENDING: Final = 2  # KAH6: power for a card
SMALL_FOR_LARGE: Final = 2


def make_kahoum_power(t: Ares, seat: int) -> None:
    """KAH1, KAH2  New Acolytes; then 1 power for each Acolyte and each Obelisk, added to what was kept."""
    make_tokens(t, seat, MOST_TOKENS)
    t.power[seat] += tokens(t, seat) + obelisks(t, seat)
    events.made_power(t, Seat(seat), t.power[seat], "KAH2")


@procedure
def novices_become_acolytes(t: Ares, seat: Seat) -> Rule[None]:
    """KAH3  Novices may move to the Acolyte building, up to its limit; they give power from the next construction on."""
    for place in places_with_text(t, seat, ACOLYTE):
        most = min(t.base[seat].units[place], MOST_TOKENS - tokens(t, seat))
        if most > 0:
            count = yield from ask(seat, ACOLYTES, list(range(most + 1)))
            t.base[seat].units[place] -= count
            t.base[seat].units[mat_place(t, seat)] += count
            if count > 0:
                events.new_acolytes(t, seat, count)


@procedure
def ascend(t: Ares, seat: Seat) -> Rule[None]:
    """KAH6  For 2 power each, cards with small units are turned to the large one."""
    while t.power[seat] >= ASCENDING and len(able_to_ascend(t, seat)) > 0:
        place = yield from ask(seat, ASCENDS, [PASS, *able_to_ascend(t, seat)])
        if place == PASS:
            return
        t.power[seat] -= ASCENDING
        turn_over(t, seat, place)


def places_with_text(t: Ares, seat: int, text: int) -> list[int]:
    """The places whose unit has this text."""
    found: list[int] = []
    for place in range(len(t.base[seat])):
        unit = unit_at(t, seat, place)
        if unit != NONE and t.cards.text[unit] == text:
            found.append(place)
    return found


def able_to_ascend(t: Ares, seat: int) -> list[int]:
    """KAH6, KAH7  Cards that show a small unit which may ascend, with at least two of it."""
    return [place for place in places_with_text(t, seat, ASCEND) if t.base[seat].units[place] >= SMALL_FOR_LARGE]


def turn_over(t: Ares, seat: int, place: int) -> None:
    """KAH6  Every two small units become a large one; an odd one becomes a bonus resource. The card never turns back."""
    base = t.base[seat]
    small = base.units[place]
    base.turned[place] = 1
    base.units[place] = small // SMALL_FOR_LARGE
    if small % SMALL_FOR_LARGE == 1 and discarded(t, seat) > 0:
        take_from_discard(t, seat)
        base.resources[place] += 1
    events.ascended(t, Seat(seat), Unit(unit_at(t, seat, place)), base.units[place])


def keep_power(t: Ares, seat: int) -> None:
    """KAH5  After the battle 1 unspent power is kept for each Obelisk that is left."""
    t.power[seat] = min(t.power[seat], obelisks(t, seat))
