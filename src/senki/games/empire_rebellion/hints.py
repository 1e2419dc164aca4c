"""How well a player stands and what a sensible one would do: for computer players.

Everything is judged by one estimate, the chance to win the event of the round with a pair of totals. An answer is as good as the totals
that it is likely to lead to. Only what the seat can see is used: its own deck as a whole, its own strategy, and of the opponent's what has
been shown to it.
"""

from __future__ import annotations

from typing import Final

from senki.engine.shapes import ENOUGH
from senki.games.empire_rebellion.model import (
    INFLUENCE,
    NONE,
    PASS_TURN,
    PLAY,
    POWER,
    EmpireRebellion,
    has_room,
    is_character,
    objective,
    seat_of,
    total,
    value,
)
from senki.games.empire_rebellion.pack import (
    BOBA_FETT,
    BUREAUCRACY,
    CHEWBACCA,
    DECEPTION,
    DIPLOMACY,
    DIRECT_ASSAULT,
    FORCE,
    HAN_SOLO,
    IG_88,
    JABBA,
    LANDO,
    LEIA,
    LUKE,
    MILITARY,
    OBI_WAN,
    PALPATINE,
    RECON,
    TARKIN,
    VADER,
    VEERS,
    YODA,
)
from senki.games.empire_rebellion.questions import (
    ADD_CHARACTER,
    BOBA_DISCARD,
    BOBA_EXHAUST,
    CHOOSE_STRATEGY,
    JABBA_DISCARD,
    JABBA_PLAY,
    LUKE_OPPOSING,
    LUKE_OWN,
    NEW_STRATEGY,
    READY,
    RECON_DISCARD,
    TURN,
    USE_POWER,
)
from senki.games.empire_rebellion.questions import CHEWBACCA as ASK_CHEWBACCA
from senki.games.empire_rebellion.questions import DIPLOMACY as ASK_DIPLOMACY
from senki.games.empire_rebellion.questions import FORCE as ASK_FORCE
from senki.games.empire_rebellion.questions import HAN_SOLO as ASK_HAN_SOLO
from senki.games.empire_rebellion.questions import LEIA as ASK_LEIA
from senki.games.empire_rebellion.questions import MILITARY as ASK_MILITARY
from senki.games.empire_rebellion.questions import OBI_WAN as ASK_OBI_WAN
from senki.games.empire_rebellion.questions import VADER as ASK_VADER
from senki.games.empire_rebellion.rules.dominance import ASSAULT, POINTS_TO_WIN
from senki.games.empire_rebellion.rules.powers import does_nothing

SURE: Final = 1000
EVEN: Final = 500
A_POINT: Final = 60  # of a total that is ahead, while the struggle goes on
A_LITTLE: Final = 20  # what a small advantage is worth that does not show in the totals
TOKEN_WORTH: Final = 8  # an influence token, in thousandths of a game
TOKENS_THAT_COUNT: Final = 6
TRICK: Final = 12  # to have Deception still to come
SPAN: Final = 160  # answers that are worse than the best by more are not considered
STRATEGY_SENSE: Final = (3, 2, 6, 3, 2)  # by effect: how often it is chosen; Deception is saved for events worth more


def evaluate(t: EmpireRebellion, seat: int) -> int:
    """What the seat may expect of the game, in thousandths."""
    if t.event == NONE or t.round_winner != NONE:
        return standing(t, seat, 0, 0)
    worth = t.cards.points[t.event]
    gain = t.cards.influence[t.event]
    if t.tutorial:
        return chance_to_win(t, seat, total(t, seat), total(t, 1 - seat), False)
    wins = chance_to_win(t, seat, total(t, seat), total(t, 1 - seat), False)
    won = standing(t, seat, worth, gain)
    lost = SURE - standing(t, 1 - seat, worth, gain)
    return (wins * won + (SURE - wins) * lost) // SURE


def standing(t: EmpireRebellion, seat: int, worth: int, gain: int) -> int:
    """The same if the seat now had so many victory points and influence tokens more."""
    ours = POINTS_TO_WIN - t.points[seat] - worth
    theirs = POINTS_TO_WIN - t.points[1 - seat]
    if ours <= 0:
        return SURE
    share = SURE * (theirs + 1) * (theirs + 1) // ((ours + 1) * (ours + 1) + (theirs + 1) * (theirs + 1))
    share += TOKEN_WORTH * (min(t.influence[seat] + gain, TOKENS_THAT_COUNT) - min(t.influence[1 - seat], TOKENS_THAT_COUNT))
    for used in t.used[1 - seat]:
        share += TRICK if t.cards.strategy[used] == DECEPTION else 0
    for used in t.used[seat]:
        share -= TRICK if t.cards.strategy[used] == DECEPTION else 0
    return max(1, min(SURE - 1, share))


# -- the chance to win the event --------------------------------------------------------------------------------------


def known_strategy(t: EmpireRebellion, seat: int, of: int) -> int:
    """The effect of a chosen strategy, if the seat knows which it is."""
    if len(t.chosen[of]) == 0 or not (t.strategy_seen[of] >> seat) & 1:
        return NONE
    return t.cards.strategy[t.chosen[of][0]]


def chance_to_win(t: EmpireRebellion, seat: int, own: int, opposing: int, final: bool) -> int:
    """How likely the seat wins with these totals, in thousandths; final: if the struggle ended with them."""
    limit = objective(t)
    strategy = known_strategy(t, seat, seat)
    other = known_strategy(t, seat, 1 - seat)
    if strategy == DIRECT_ASSAULT and own <= limit:
        own += ASSAULT
    if other == DIRECT_ASSAULT and opposing <= limit:
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
    if (strategy == DECEPTION) != (other == DECEPTION):
        found = SURE - found
    return found


def fall(t: EmpireRebellion, card: int) -> int:
    """By how much a total falls when the card is exhausted."""
    return t.cards.ready[card] - t.cards.exhausted[card]


# -- what to do on a turn ---------------------------------------------------------------------------------------------


def weights(t: EmpireRebellion) -> list[int]:
    """For each option of the open question, how likely a sensible player takes it; empty: no opinion."""
    seat = t.seat
    key = t.key
    if key in (CHOOSE_STRATEGY, NEW_STRATEGY):
        return strategy_weights(t)
    if key == ADD_CHARACTER:
        return [1 if option == ENOUGH else 3 for option in t.options]
    if t.event == NONE:
        return []
    own = total(t, seat)
    opposing = total(t, 1 - seat)
    if key == TURN:
        return lean([turn_worth(t, seat, option, own, opposing) for option in t.options])
    if key == USE_POWER:
        return lean([power_worth(t, seat, option, own, opposing) for option in t.options])
    if key == READY:
        return lean([ready_worth(t, seat, option, own, opposing) for option in t.options])
    if key == RECON_DISCARD:
        return lean([recon_worth(t, seat, option, own, opposing) for option in t.options])
    if key == JABBA_PLAY:
        card = t.looked[seat][0]
        return lean([chance_to_win(t, seat, own + (t.cards.ready[card] if option else 0), opposing, False) for option in t.options])
    if key in (ASK_HAN_SOLO, ASK_OBI_WAN, ASK_LEIA):
        return lean([chance_to_win(t, seat, own + t.cards.ready[option], opposing, False) for option in t.options])
    if key in (ASK_FORCE, BOBA_EXHAUST, ASK_CHEWBACCA):
        return lean([exhaust_worth(t, seat, option, own, opposing) for option in t.options])
    if key in (ASK_MILITARY, LUKE_OPPOSING, BOBA_DISCARD, ASK_DIPLOMACY, LUKE_OWN, JABBA_DISCARD, ASK_VADER):
        return lean([discard_worth(t, seat, option, own, opposing) for option in t.options])
    return []


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
        effect = t.cards.strategy[option]
        weight = STRATEGY_SENSE[effect]
        if effect == DECEPTION and t.event != NONE:
            weight = 3 * t.cards.points[t.event] - 2
        if effect == BUREAUCRACY and t.event != NONE and t.cards.points[t.event] == 1:
            weight += 2
        found.append(weight)
    return found


def turn_worth(t: EmpireRebellion, seat: int, action: int, own: int, opposing: int) -> int:
    if action == PASS_TURN:
        return chance_to_win(t, seat, own, opposing, t.passes == 1)
    if action == PLAY:
        return play_worth(t, seat, own, opposing)
    best = 0
    if action == POWER:
        for card in t.area[seat]:
            if card not in t.exhausted[seat]:
                best = max(best, power_worth(t, seat, card, own, opposing))
    elif action == INFLUENCE:
        for card in t.exhausted[seat]:
            best = max(best, ready_worth(t, seat, card, own, opposing))
    return best


def play_worth(t: EmpireRebellion, seat: int, own: int, opposing: int) -> int:
    """The top card if the seat knows it, else the average of all that it could be."""
    if len(t.stacked[seat]) > 0:
        return chance_to_win(t, seat, own + t.cards.ready[t.stacked[seat][-1]], opposing, False)
    if len(t.peeked[seat]) > 0 and (t.peekers[seat] >> seat) & 1:
        return chance_to_win(t, seat, own + t.cards.ready[t.peeked[seat][0]], opposing, False)
    worth = 0
    count = 0
    for card in t.decks[seat]:
        worth += chance_to_win(t, seat, own + t.cards.ready[card], opposing, False)
        count += 1
    for card in t.peeked[seat]:
        worth += chance_to_win(t, seat, own + t.cards.ready[card], opposing, False)
        count += 1
    return worth // count if count > 0 else EVEN


def ready_worth(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    """U5  What a card made ready adds to the total, or its power once more; less the token."""
    worth = chance_to_win(t, seat, own + fall(t, card), opposing, False)
    if not is_character(card):
        worth = max(worth, power_worth(t, seat, card, own, opposing) - A_LITTLE)
    return worth - A_LITTLE


def recon_worth(t: EmpireRebellion, seat: int, gone: int, own: int, opposing: int) -> int:
    """K4  The other of the two cards lies on top, and is played next."""
    deck = seat_of(gone)
    for card in t.looked[deck]:
        if card != gone:
            added = t.cards.ready[card]
            if deck == seat:
                return chance_to_win(t, seat, own + added, opposing, False)
            return chance_to_win(t, seat, own, opposing + added, False)
    return EVEN


def exhaust_worth(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    if card == ENOUGH:
        return chance_to_win(t, seat, own, opposing, False)
    if seat_of(card) == seat:
        return chance_to_win(t, seat, own - fall(t, card), opposing, False) - A_LITTLE
    return chance_to_win(t, seat, own, opposing - fall(t, card), False) + A_LITTLE


def discard_worth(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    if card == ENOUGH:
        return chance_to_win(t, seat, own, opposing, False)
    if seat_of(card) == seat:
        return chance_to_win(t, seat, own - value(t, card), opposing, False)
    return chance_to_win(t, seat, own, opposing - value(t, card), False)


# -- what a power is worth --------------------------------------------------------------------------------------------


def power_worth(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    """The chance to win after the card is exhausted and its power used as well as it can be."""
    if card not in t.exhausted[seat]:
        own -= fall(t, card)
    worth = chance_to_win(t, seat, own, opposing, False)
    if does_nothing(t, card):
        return worth
    power = t.cards.power[card]
    if power == MILITARY:
        return best_discard(t, seat, 1 - seat, own, opposing)
    if power == DIPLOMACY:
        return best_discard(t, seat, seat, own, opposing)
    if power == FORCE:
        return max(best_exhaust(t, seat, 1 - seat, own, opposing, card), best_exhaust(t, seat, seat, own, opposing, card))
    if power == RECON:
        return worth + A_LITTLE // 2
    if power in (CHEWBACCA, BOBA_FETT, LUKE, VADER, VEERS):
        return attack_worth(t, seat, card, own, opposing)
    if power in (HAN_SOLO, OBI_WAN, LEIA, JABBA):
        return best_play(t, seat, card, own, opposing)
    if power == LANDO and own > objective(t):
        return EVEN - A_LITTLE
    if power == TARKIN and t.influence[1 - seat] > 0:
        return worth + A_LITTLE
    if power in (YODA, PALPATINE, IG_88):
        return worth + A_LITTLE
    return worth


def best_discard(t: EmpireRebellion, seat: int, of: int, own: int, opposing: int) -> int:
    """The best that comes of discarding one of a seat's cards."""
    best = 0
    for card in t.area[of]:
        best = max(best, discard_worth(t, seat, card, own, opposing))
    return best


def best_exhaust(t: EmpireRebellion, seat: int, of: int, own: int, opposing: int, used: int) -> int:
    best = 0
    for card in t.area[of]:
        if card != used and card not in t.exhausted[of]:
            best = max(best, exhaust_worth(t, seat, card, own, opposing))
    return best


def attack_worth(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    """H1, H5, H10, H11, H13  The characters that reach the opponent's cards."""
    power = t.cards.power[card]
    if power == CHEWBACCA:
        return max(chance_to_win(t, seat, own, opposing, False), best_exhaust(t, seat, 1 - seat, own, opposing, card) + A_LITTLE)
    if power in (BOBA_FETT, LUKE):
        return max(best_discard(t, seat, 1 - seat, own, opposing) + A_LITTLE, best_discard(t, seat, seat, own, opposing))
    if power == VEERS:
        gone = 0
        for other in t.area[1 - seat]:
            gone += value(t, other) if value(t, other) < 4 else 0
        return chance_to_win(t, seat, own, opposing - gone, False)
    best = chance_to_win(t, seat, own - t.cards.exhausted[card], opposing, False)  # Vader has no better target than himself
    for other in t.exhausted[1 - seat]:
        best = max(best, chance_to_win(t, seat, own, opposing - value(t, other), False))
    return best


def best_play(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    """H2, H4, H6, H16  The characters that bring another card into play."""
    worth = chance_to_win(t, seat, own, opposing, False)
    power = t.cards.power[card]
    if not has_room(t, seat):
        return worth
    if power == JABBA:
        return max(worth, play_worth(t, seat, own, opposing)) + A_LITTLE
    places = t.decks[seat] if power == HAN_SOLO else t.discards[seat] if power == OBI_WAN else t.reserve[seat]
    for other in places:
        worth = max(worth, chance_to_win(t, seat, own + t.cards.ready[other], opposing, False))
    return worth
