"""U4, E2  Which power a card has, and the events that switch powers off."""

from __future__ import annotations

from senki.engine.procedure import Rule, procedure
from senki.games.empire_rebellion.cards.imperials import (
    admiral_piett,
    boba_fett,
    darth_vader,
    emperor_palpatine,
    general_veers,
    grand_moff_tarkin,
    ig_88,
    jabba_the_hutt,
)
from senki.games.empire_rebellion.cards.ordinary import diplomacy, military, recon, the_force
from senki.games.empire_rebellion.cards.rebels import (
    chewbacca,
    han_solo,
    lando_calrissian,
    leia_organa,
    luke_skywalker,
    obi_wan_kenobi,
    r2_d2_and_c_3po,
    yoda,
)
from senki.games.empire_rebellion.model import EmpireRebellion, Resource, Seat, is_character
from senki.games.empire_rebellion.pack import (
    BOBA_FETT,
    CHEWBACCA,
    DIPLOMACY,
    DROIDS,
    FORCE,
    HAN_SOLO,
    IG_88,
    JABBA,
    LANDO,
    LEIA,
    LUKE,
    MILITARY,
    NO_CHARACTERS,
    NO_DIPLOMACY,
    NO_FORCE,
    NO_MILITARY,
    NO_RECON,
    OBI_WAN,
    PALPATINE,
    PIETT,
    RECON,
    TARKIN,
    VADER,
    VEERS,
    YODA,
    Cards,
)
from senki.games.empire_rebellion.questions import NOTHING_HAPPENS


def does_nothing(t: EmpireRebellion, card: int) -> bool:
    """E2  Is the power switched off by the event of this round?"""
    return is_switched_off(t.cards, t.event, card)


def is_switched_off(cards: Cards, event: int, card: int) -> bool:
    effect = cards.effect[event]
    power = cards.power[card]
    if effect == NO_CHARACTERS:  # E2.5
        return is_character(card) and power != LUKE and power != VADER
    if power == MILITARY:
        return effect == NO_MILITARY  # E2.4
    if power == FORCE:
        return effect == NO_FORCE  # E2.2
    if power == DIPLOMACY:
        return effect == NO_DIPLOMACY  # E2.1
    return power == RECON and effect == NO_RECON  # E2.3


@procedure
def resolve_power(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """U4, E2  The power of the card that was just exhausted."""
    power = t.cards.power[card]
    if does_nothing(t, card):
        t.tell(NOTHING_HAPPENS, card)
    elif power == MILITARY:
        yield from military(t, seat, card)
    elif power == FORCE:
        yield from the_force(t, seat, card)
    elif power == DIPLOMACY:
        yield from diplomacy(t, seat)
    elif power == RECON:
        yield from recon(t, seat)
    elif power < PIETT:
        yield from rebel_power(t, seat, card, power)
    else:
        yield from imperial_power(t, seat, card, power)


@procedure
def rebel_power(t: EmpireRebellion, seat: Seat, card: Resource, power: int) -> Rule[None]:
    """H1 to H8  The characters of the Rebels."""
    if power == CHEWBACCA:
        yield from chewbacca(t, seat, card)
    elif power == HAN_SOLO:
        yield from han_solo(t, seat)
    elif power == LANDO:
        yield from lando_calrissian(t, seat)
    elif power == LEIA:
        yield from leia_organa(t, seat, card)
    elif power == LUKE:
        yield from luke_skywalker(t, seat)
    elif power == OBI_WAN:
        yield from obi_wan_kenobi(t, seat, card)
    elif power == DROIDS:
        yield from r2_d2_and_c_3po(t, seat)
    elif power == YODA:
        yoda(t, seat)


@procedure
def imperial_power(t: EmpireRebellion, seat: Seat, card: Resource, power: int) -> Rule[None]:
    """H9 to H16  The characters of the Empire."""
    if power == PIETT:
        yield from admiral_piett(t, seat, card)
    elif power == BOBA_FETT:
        yield from boba_fett(t, seat, card)
    elif power == VADER:
        yield from darth_vader(t, seat)
    elif power == PALPATINE:
        yield from emperor_palpatine(t, seat)
    elif power == VEERS:
        yield from general_veers(t, seat)
    elif power == TARKIN:
        grand_moff_tarkin(t, seat)
    elif power == IG_88:
        yield from ig_88(t, seat)
    elif power == JABBA:
        yield from jabba_the_hutt(t, seat)
