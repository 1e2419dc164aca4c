"""C3, C10, FAC11  When effects happen: those that a player may use at a moment, and those of attack cards that happen by themselves."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.shapes import PASS
from senki.games.ares.cards.decks import EFFECTS
from senki.games.ares.model import ATTACKERS, BASIC, DEFENDERS, IN_RAID, NONE, Ares, Seat, Shown, fighters
from senki.games.ares.pack import MAT, OBELISK, ORDERS, SPEND
from senki.games.ares.questions import USE_EFFECT
from senki.games.ares.rules.power import power_for
from senki.games.ares.rules.targets import targets_of

HULL_LIMIT: Final = 2  # COL4: tokens for a group
HULL_LIMIT_IN_RAID: Final = 1


@procedure
def window(t: Ares, when: int) -> Rule[None]:
    """C3  Both sides may use effects of this moment, the attackers first."""
    for side in (ATTACKERS, DEFENDERS):
        for seat in fighters(t, side):
            yield from use_effects(t, Seat(seat), when)


@procedure
def use_effects(t: Ares, seat: Seat, when: int) -> Rule[None]:
    """FAC11  The player uses any effects of this moment, one after another."""
    while len(usable(t, seat, when)) > 0:
        card = yield from ask(seat, USE_EFFECT, [PASS, *usable(t, seat, when)], when=when)
        if card == PASS:
            return
        yield from EFFECTS[t.cards.effect[card]](t, seat, Shown(card))


@procedure
def attack_effects(t: Ares, when: int) -> Rule[None]:
    """C10  What the attack cards of this battle do by themselves at this moment."""
    for seat in fighters(t, ATTACKERS):
        yield from attack_effect(t, Seat(seat), when)


@procedure
def attack_effect(t: Ares, seat: Seat, when: int) -> Rule[None]:
    card = t.special[seat]
    if card != NONE and t.cards.window[card] == when:
        yield from EFFECTS[t.cards.effect[card]](t, seat, Shown(card))


def usable(t: Ares, seat: int, when: int) -> list[int]:
    """The cards whose effect the player could use now."""
    found: list[int] = []
    if t.mode == BASIC:
        return found  # FAC1
    cards = t.cards
    for card in cards_in_play(t, seat, when):
        if (
            cards.window[card] == when
            and t.used.count(card) < uses_a_round(t, seat, card)
            and cards.price[card] <= power_for(t, seat, card)
        ):
            if len(targets_of(t, seat, card)) > 0:
                found.append(card)
    return found


def cards_in_play(t: Ares, seat: int, when: int) -> list[int]:
    """FAC2, C10  What lies face up, is attached or kept as an Order, and the attack card of this battle."""
    found = t.orders[seat][:] if when == ORDERS or when > SPEND else []
    found += [card for card in t.base[seat].card if card != NONE] + t.attached[seat].card
    if t.special[seat] != NONE:
        found.append(t.special[seat])
    return found


def uses_a_round(t: Ares, seat: int, card: int) -> int:
    """KAH4, KAH8, COL4  Once; an Obelisk more often with some attack cards; the Hull as often as a group allows."""
    if t.cards.group[card] == OBELISK and t.special[seat] != NONE:
        return t.cards.obelisk_uses[t.special[seat]]
    if t.cards.kind[card] == MAT:
        return HULL_LIMIT_IN_RAID if t.battleground == IN_RAID else HULL_LIMIT
    return 1
