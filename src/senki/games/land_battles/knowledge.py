"""What a player can know of the others' secrets: hands, cards kept in reserve, forces and rows that are not revealed yet.

Where cards lie hidden is dealt again by the engine. What is left: whoever is just being asked about cards that were dealt again is asked
about those; a reserve of action cards holds no two of a kind and costs no more than the force left over; and forces and rows that were
chosen in secret could be any.
"""

from __future__ import annotations

from senki.engine.chance import Rng
from senki.engine.shapes import PASS
from senki.engine.view import hears
from senki.games.land_battles.model import (
    OWN_CHOICE,
    ROWS,
    SIDES,
    LandBattles,
    cards_to_play,
    one_of_each,
    seats_of,
    side_of,
)
from senki.games.land_battles.questions import ACT, AFTER, MODIFIER, PAY
from senki.games.land_battles.rules.reinforce import payments
from senki.games.land_battles.sequence import deeds, followers
from senki.games.land_battles.setup import CARD_VP, drawable


def resample(t: LandBattles, viewer: int, rng: Rng) -> None:
    """Deal again what this seat cannot see and the zones cannot tell."""
    for seat in range(t.players):
        if not hears(t.pick_sight[seat], viewer) and has_chosen(t, seat):
            pick_again(t, seat, rng)
        if seat != viewer and len(t.station[seat]) > 0:
            t.station[seat] = [int(rng.below(ROWS)) for _ in t.picked[seat]]
    if t.reserve_cards:
        for side in range(SIDES):
            if side != side_of(viewer):
                deal_kept(t, viewer, side, rng)
    if t.sealed is None and t.seat >= 0 and not hears(t.hand_sight[t.seat], viewer):
        ask_again(t, t.seat)


def has_chosen(t: LandBattles, seat: int) -> bool:
    """S3  Has this seat's choice of a force ended, or is it still under way (and begun again by the engine)?"""
    if t.sealed is not None and seat in t.sealed.owners:
        return seat not in t.sealed.waiting()
    return seat < t.sealed.owners[0] if t.sealed is not None else False


def pick_again(t: LandBattles, seat: int, rng: Rng) -> None:
    """S3  Any force, picked by chance."""
    t.way[seat] = OWN_CHOICE
    t.picked[seat] = []
    t.buying[seat] = []
    while len(drawable(t, seat)) > 0:
        units = drawable(t, seat)
        t.picked[seat].append(units[rng.below(len(units))])
    t.picked[seat].sort()


def ask_again(t: LandBattles, seat: int) -> None:
    """The options of a question about cards that were dealt again."""
    if t.key == ACT:
        t.options = deeds(t, seat)
    elif t.key == MODIFIER:
        t.options = [PASS, *one_of_each(t, cards_to_play(t, seat))]
    elif t.key == AFTER:
        t.options = [PASS, *followers(t, seat)]
    elif t.key == PAY:
        (paid,) = t.about()
        t.options = payments(t, seat, paid)


def deal_kept(t: LandBattles, viewer: int, side: int, rng: Rng) -> None:
    """O3.1  No two of a kind in a team, and no more than 6 VP a player: cards that break it change places with hidden ones."""
    kinds: list[int] = []
    for seat in seats_of(t, side):
        left = CARD_VP
        for place in range(len(t.kept[seat])):
            least = len(t.kept[seat]) - place - 1  # the others cost 1 at least
            if not fits(t, t.kept[seat][place], kinds, left - least):
                exchange(t, viewer, seat, place, kinds, left - least, rng)
            kinds.append(t.cards.kind[t.kept[seat][place]])
            left -= t.cards.reinforcement[t.kept[seat][place]]


def fits(t: LandBattles, card: int, kinds: list[int], most: int) -> bool:
    return t.cards.kind[card] not in kinds and t.cards.reinforcement[card] <= most


def exchange(t: LandBattles, viewer: int, seat: int, place: int, kinds: list[int], most: int, rng: Rng) -> None:
    """A card of the reserve changes places with a fitting one that the viewer cannot see either."""
    zones = [t.deck] + [t.hand[other] for other in range(t.players) if not hears(t.hand_sight[other], viewer)]
    found: list[int] = []
    for zone in zones:
        found += [card for card in zone if fits(t, card, kinds, most)]
    if len(found) == 0:
        return
    card = sorted(found)[rng.below(len(found))]
    for zone in zones:
        if card in zone:
            zone[zone.index(card)] = t.kept[seat][place]
    t.kept[seat][place] = card
