"""What a player can know of objectives and tiles, where the zones cannot tell."""

from __future__ import annotations

from typing import Final

from senki.engine.chance import Rng
from senki.games.imperium.making import tiles_of
from senki.games.imperium.model import Imperium, is_second_stage
from senki.games.imperium.pack import NONE, Pile, Stage

PILES: Final = (Pile.SPECIAL, Pile.EMPTY, Pile.REGULAR)


def is_possible_location(t: Imperium, field: str, card: int) -> bool:
    """S8  Stage I lies over stage II, so everybody knows of which stage a face-down card is; Imperium Rex is never set aside."""
    if not field.startswith("o_"):
        return True
    if field in ("race_pool", "race_cards"):
        return True
    if field in ("o_secret", "secrets"):
        return t.cards.objective.stage[card] == Stage.SECRET
    if t.cards.objective.stage[card] == Stage.SECRET:
        return False
    if field == "o_first":
        return not is_second_stage(t, card)
    if field == "o_second":
        return is_second_stage(t, card)
    if field == "o_top":
        return (is_second_stage(t, card)) == is_second_stage(t, t.o_top[0])
    return t.cards.objective.stage[card] != Stage.END


def deal_tiles_again(t: Imperium, seat: int, rng: Rng) -> None:
    """M3  While a galaxy is built: tiles that the seat cannot see lie anywhere, as many of each pile as were drawn of it."""
    zones = (t.special_tiles, t.empty_tiles, t.regular_tiles)
    if not t.by_players or sum([len(zone) for zone in zones]) == 0:
        return
    seen = t.tiles[seat] + [system for system in t.systems if system != NONE] + [t.laying]
    drawn: list[int] = []
    for pile in PILES:
        unseen = tiles_of(t, pile)
        for system in seen:
            if system in unseen:
                unseen.remove(system)
        rng.shuffle(unseen)
        left = len(zones[pile])
        zones[pile][:] = unseen[:left]
        drawn += unseen[left:]
    rng.shuffle(drawn)
    for zone in (*[t.tiles[other] for other in range(t.players) if other != seat], t.drawn_tiles):
        number = len(zone)
        zone[:] = drawn[:number]
        drawn = drawn[number:]
