"""What a seat may expect of the game, and the chance to win the event of the round."""

from __future__ import annotations

from typing import Final

from senki.games.empire_rebellion.cards.strategies import ASSAULT
from senki.games.empire_rebellion.model import NONE, EmpireRebellion, objective, total
from senki.games.empire_rebellion.pack import Ruse

SURE: Final = 1000
EVEN: Final = 500
A_POINT: Final = 60  # of a total that is ahead, while the struggle goes on
TOKEN_WORTH: Final = 8  # an influence token, in thousandths of a game
TOKENS_THAT_COUNT: Final = 6
TRICK: Final = 12  # to have Deception still to come


def evaluate(t: EmpireRebellion, seat: int) -> int:
    """What the seat may expect of the game, in thousandths."""
    if t.event == NONE or t.round_winner != NONE:
        return standing(t, seat, 0, 0)
    wins = chance_to_win(t, seat, total(t, seat), total(t, 1 - seat), False)
    if t.tutorial:
        return wins
    worth = t.cards.points[t.event]
    gain = t.cards.influence[t.event]
    won = standing(t, seat, worth, gain)
    lost = SURE - standing(t, 1 - seat, worth, gain)
    return (wins * won + (SURE - wins) * lost) // SURE


def standing(t: EmpireRebellion, seat: int, worth: int, gain: int) -> int:
    """The same if the seat now had so many victory points and influence tokens more."""
    ours = t.cards.points_to_win - t.points[seat] - worth
    theirs = t.cards.points_to_win - t.points[1 - seat]
    if ours <= 0:
        return SURE
    share = SURE * (theirs + 1) * (theirs + 1) // ((ours + 1) * (ours + 1) + (theirs + 1) * (theirs + 1))
    share += TOKEN_WORTH * (min(t.influence[seat] + gain, TOKENS_THAT_COUNT) - min(t.influence[1 - seat], TOKENS_THAT_COUNT))
    for used in t.used[1 - seat]:
        share += TRICK if t.cards.ruse[used] == Ruse.LOSER_WINS else 0
    for used in t.used[seat]:
        share -= TRICK if t.cards.ruse[used] == Ruse.LOSER_WINS else 0
    return max(1, min(SURE - 1, share))


# -- the chance to win the event --------------------------------------------------------------------------------------


def known_ruse(t: EmpireRebellion, seat: int, of: int) -> int:
    """What a chosen strategy does, if the seat knows which it is."""
    if len(t.chosen[of]) == 0 or not (t.strategy_seen[of] >> seat) & 1:
        return NONE
    return t.cards.ruse[t.chosen[of][0]]


def chance_to_win(t: EmpireRebellion, seat: int, own: int, opposing: int, final: bool) -> int:
    """How likely the seat wins with these totals, in thousandths; final: if the struggle ended with them."""
    limit = objective(t)
    ruse = known_ruse(t, seat, seat)
    other = known_ruse(t, seat, 1 - seat)
    if ruse == Ruse.RAISE_TOTAL and own <= limit:
        own += ASSAULT
    if other == Ruse.RAISE_TOTAL and opposing <= limit:
        opposing += ASSAULT
    if own > limit:
        return (20 if final else 150) if opposing <= limit else (60 if final else 300)
    if opposing > limit:
        return 980 if final else 820
    ahead = 2 * (own - opposing) + (1 if t.balance == seat and not t.tutorial else -1)
    if final:
        found = 850 if ahead > 0 else 150
    else:
        found = max(80, min(920, EVEN + ahead * A_POINT // 2))
    if (ruse == Ruse.LOSER_WINS) != (other == Ruse.LOSER_WINS):
        found = SURE - found
    return found
