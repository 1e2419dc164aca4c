"""The cards by what a pack says that they do: a procedure each."""

from __future__ import annotations

from typing import Final

from senki.games.empire_rebellion.cards.events import (
    balance_of_the_force,
    create_a_diversion,
    display_of_power,
    fall_of_a_hero,
    locate_the_rebel_base,
    loser_loses_influence,
    negotiate_with_the_hutts,
    no_effect,
    ultimate_power,
    winner_adds_character,
)
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
from senki.games.empire_rebellion.cards.strategies import infiltration, support, waits

POWERS: Final = (  # by Power: K1 to K4, H1 to H16
    military,
    the_force,
    diplomacy,
    recon,
    chewbacca,
    han_solo,
    lando_calrissian,
    leia_organa,
    luke_skywalker,
    obi_wan_kenobi,
    r2_d2_and_c_3po,
    yoda,
    admiral_piett,
    boba_fett,
    darth_vader,
    emperor_palpatine,
    general_veers,
    grand_moff_tarkin,
    ig_88,
    jabba_the_hutt,
)
EVENTS: Final = (  # by Effect: what comes after the victory, E1 to E11
    no_effect,
    no_effect,
    no_effect,
    no_effect,
    no_effect,
    no_effect,
    loser_loses_influence,
    winner_adds_character,
    fall_of_a_hero,
    negotiate_with_the_hutts,
    balance_of_the_force,
    create_a_diversion,
    display_of_power,
    locate_the_rebel_base,
    ultimate_power,
)
REVEALED: Final = (waits, waits, waits, infiltration, support)  # by Ruse: what is done as soon as strategies are revealed, Y1 to Y5
