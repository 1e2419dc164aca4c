"""What a player can know of the objective deck, where the zones cannot tell."""

from __future__ import annotations

from senki.games.imperium.model import Imperium, is_second_stage
from senki.games.imperium.pack import Stage


def is_possible_location(t: Imperium, field: str, card: int) -> bool:
    """S8  Stage I lies over stage II, so everybody knows of which stage a face-down card is; Imperium Rex is never set aside."""
    if field in ("a_deck", "a_hand", "a_look"):
        return True
    if field == "o_first":
        return not is_second_stage(t, card)
    if field == "o_second":
        return is_second_stage(t, card)
    if field == "o_top":
        return (is_second_stage(t, card)) == is_second_stage(t, t.o_top[0])
    return t.cards.objective.stage[card] != Stage.END
