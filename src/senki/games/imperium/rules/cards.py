"""C4  The abilities of the strategy cards, by card."""

from __future__ import annotations

from typing import Final

from senki.games.imperium.rules.cards_base import (
    build_secondary,
    diplomacy,
    diplomacy_secondary,
    imperial,
    imperial_ii,
    initiative,
    logistics,
    logistics_secondary,
    no_secondary,
    political,
    technology,
    technology_secondary,
    trade,
    trade_secondary,
    warfare,
    warfare_secondary,
)
from senki.games.imperium.rules.cards_se import (
    assembly,
    assembly_secondary,
    bureaucracy,
    diplomacy_ii,
    diplomacy_ii_secondary,
    leadership,
    leadership_secondary,
    production,
    production_secondary,
    technology_ii,
    technology_ii_secondary,
    trade_ii,
    warfare_ii,
    warfare_ii_secondary,
)

PRIMARIES: Final = (  # by card
    initiative,
    diplomacy,
    political,
    logistics,
    trade,
    warfare,
    technology,
    imperial,
    imperial_ii,
    leadership,
    diplomacy_ii,
    assembly,
    production,
    trade_ii,
    warfare_ii,
    technology_ii,
    bureaucracy,
)
SECONDARIES: Final = (  # by card
    no_secondary,
    diplomacy_secondary,
    no_secondary,
    logistics_secondary,
    trade_secondary,
    warfare_secondary,
    technology_secondary,
    build_secondary,
    build_secondary,
    leadership_secondary,
    diplomacy_ii_secondary,
    assembly_secondary,
    production_secondary,
    no_secondary,
    warfare_ii_secondary,
    technology_ii_secondary,
    no_secondary,
)
