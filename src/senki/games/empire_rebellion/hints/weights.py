"""For each answer, how likely a sensible player gives it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senki.engine.shapes import ENOUGH
from senki.games.empire_rebellion import questions as asked
from senki.games.empire_rebellion.hints.powers import (
    A_LITTLE,
    discard_worth,
    exhaust_worth,
    fall,
    play_worth,
    power_worth,
    top_worth,
)
from senki.games.empire_rebellion.hints.standing import EVEN, chance_to_win
from senki.games.empire_rebellion.model import INFLUENCE, NONE, PASS_TURN, PLAY, POWER, EmpireRebellion, is_character, total
from senki.games.empire_rebellion.pack import Power, Ruse

SPAN: Final = 160  # answers that are worse than the best by more are not considered
STRATEGY_SENSE: Final[dict[int, int]] = {  # how often it is chosen; Deception is saved for events worth more
    Ruse.LOSER_GAINS: 3,
    Ruse.LOSER_WINS: 2,
    Ruse.RAISE_TOTAL: 6,
    Ruse.CHOOSE_OPPOSING_STRATEGY: 3,
    Ruse.ADD_CHARACTER: 2,
}


def weights(t: EmpireRebellion) -> list[int]:
    """For each option of the open question, how likely a sensible player takes it; empty: no opinion."""
    if t.key in (asked.CHOOSE_STRATEGY, asked.NEW_STRATEGY):
        return strategy_weights(t)
    if t.key == asked.ADD_CHARACTER:
        return [1 if option == ENOUGH else 3 for option in t.options]
    judge = JUDGES.get(t.key)
    if t.event == NONE or judge is None:
        return []
    own = total(t, t.seat)
    opposing = total(t, 1 - t.seat)
    return lean([judge(t, t.seat, option, own, opposing) for option in t.options])


def lean(worth: list[int]) -> list[int]:
    """Weights that fall with the distance from the best."""
    best = max(worth)
    found: list[int] = []
    for each in worth:
        near = max(0, each - best + SPAN) // 16
        found.append(near * near)
    return found


def strategy_weights(t: EmpireRebellion) -> list[int]:
    found: list[int] = []
    for option in t.options:
        ruse = t.cards.ruse[option]
        weight = STRATEGY_SENSE[ruse]
        if ruse == Ruse.LOSER_WINS and t.event != NONE:
            weight = 3 * t.cards.points[t.event] - 2
        if ruse == Ruse.LOSER_GAINS and t.event != NONE and t.cards.points[t.event] == 1:
            weight += 2
        found.append(weight)
    return found


# -- what an answer is worth: by the totals of the seat and of its opponent -------------------------------------------


def turn_worth(t: EmpireRebellion, seat: int, action: int, own: int, opposing: int) -> int:
    if action == PASS_TURN:
        return chance_to_win(t, seat, own, opposing, t.passes == 1)
    if action == PLAY:
        return top_worth(t, seat, own, opposing)
    best = 0
    if action == POWER:
        for card in t.area[seat]:
            if card not in t.exhausted[seat]:
                best = max(best, power_worth(t, seat, card, own, opposing))
    elif action == INFLUENCE:
        for card in t.exhausted[seat]:
            best = max(best, ready_worth(t, seat, card, own, opposing))
    return best


def ready_worth(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    """U5  What a card made ready adds to the total, or its power once more; less the token."""
    worth = chance_to_win(t, seat, own + fall(t, card), opposing, False)
    if t.cards.power[card] == Power.GAIN_INFLUENCE and worth <= chance_to_win(t, seat, own, opposing, False):
        return 0  # H8 would only bring the token back, and so on without end
    if not is_character(t, card):
        worth = max(worth, power_worth(t, seat, card, own, opposing) - A_LITTLE)
    return worth - A_LITTLE


def recon_worth(t: EmpireRebellion, seat: int, gone: int, own: int, opposing: int) -> int:
    """K4  The other of the two cards lies on top, and is played next."""
    (deck,) = t.about()
    for card in t.looked[deck]:
        if card != gone:
            added = t.cards.ready[card]
            if deck == seat:
                return chance_to_win(t, seat, own + added, opposing, False)
            return chance_to_win(t, seat, own, opposing + added, False)
    return EVEN


def jabba_worth(t: EmpireRebellion, seat: int, plays: int, own: int, opposing: int) -> int:
    """H16  To play the card that was looked at, or not."""
    return chance_to_win(t, seat, own + (t.cards.ready[t.looked[seat][0]] if plays else 0), opposing, False)


JUDGES: Final[dict[int, Callable[[EmpireRebellion, int, int, int, int], int]]] = {  # by question
    asked.TURN: turn_worth,
    asked.USE_POWER: power_worth,
    asked.READY: ready_worth,
    asked.RECON_DISCARD: recon_worth,
    asked.JABBA_PLAY: jabba_worth,
    asked.HAN_SOLO: play_worth,
    asked.OBI_WAN: play_worth,
    asked.LEIA: play_worth,
    asked.FORCE: exhaust_worth,
    asked.BOBA_EXHAUST: exhaust_worth,
    asked.CHEWBACCA: exhaust_worth,
    asked.MILITARY: discard_worth,
    asked.LUKE_OPPOSING: discard_worth,
    asked.BOBA_DISCARD: discard_worth,
    asked.DIPLOMACY: discard_worth,
    asked.LUKE_OWN: discard_worth,
    asked.JABBA_DISCARD: discard_worth,
    asked.VADER: discard_worth,
}
