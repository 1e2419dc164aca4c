"""P  Prepare: acted counters come off, and the hand is filled up."""

from __future__ import annotations

from senki.engine.procedure import Rule, procedure
from senki.engine.shapes import ask_some
from senki.engine.table import Ints
from senki.games.land_battles import events
from senki.games.land_battles.model import LandBattles, Seat, hand_size, units_of
from senki.games.land_battles.questions import DISCARD
from senki.games.land_battles.rules.decks import draw_cards, reshuffle


@procedure
def prepare(t: LandBattles, seat: Seat) -> Rule[None]:
    """P1  Discard any cards, take all own acted counters off, draw up to the hand size."""
    hand: Ints = tuple(t.hand[seat])  # as it is held: sorted, the last card that may be discarded would tell of those that are kept
    unwanted: Ints = yield from ask_some(t, seat, DISCARD, hand, 0, len(hand))
    for card in unwanted:
        t.hand[seat].remove(card)
        t.discard.append(card)
    if len(unwanted) > 0:
        events.discarded(t, seat, list(unwanted))
        reshuffle(t)
    tired = [unit for unit in units_of(t, seat) if unit in t.acted]
    t.acted = [unit for unit in t.acted if unit not in tired]
    events.prepares(t, seat, len(tired))
    yield from draw_cards(t, seat, hand_size(t, seat) - len(t.hand[seat]))
