"""H9 to H16  The powers of the Imperial characters."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, ask_yes, procedure
from senki.engine.shapes import ENOUGH
from senki.games.empire_rebellion.model import (
    IMPERIAL,
    REBEL,
    EmpireRebellion,
    Resource,
    Seat,
    deck_size,
    has_room,
    is_character,
    opponent_of,
    ready_cards,
    seat_of,
    value,
)
from senki.games.empire_rebellion.questions import (
    BOBA_DISCARD,
    BOBA_EXHAUST,
    IG_88_DECK,
    IG_88_DISCARD,
    IG_88_TOP,
    JABBA_DISCARD,
    JABBA_PLAY,
    LOOKED_AT_TOP,
    NOTHING_HAPPENS,
    PIETT,
    PUT_BACK,
    SEARCHED,
    SHUFFLED,
    VADER,
)
from senki.games.empire_rebellion.rules.decks import (
    discard,
    exhaust,
    look_at_top,
    put_back,
    put_into_play,
    put_on_discards,
    put_under,
    reshuffle,
    send_to_reserve,
    shuffle,
    spy,
    top_card,
)
from senki.games.empire_rebellion.rules.influence import lose_influence
from senki.games.empire_rebellion.rules.strategies import choose_anew

TARKINS_TOLL: Final = 2


@procedure
def admiral_piett(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H9  Take a card from either discard pile and put it on top of its owner's deck."""
    piles = t.discards[REBEL] + t.discards[IMPERIAL]
    if len(piles) == 0:
        t.tell(NOTHING_HAPPENS, card)
        return
    chosen = yield from ask(seat, PIETT, piles)
    deck = seat_of(chosen)
    t.discards[deck].remove(chosen)
    t.stacked[deck].append(chosen)
    t.tell(PUT_BACK, deck, chosen)


@procedure
def boba_fett(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H10, U4.1  Discard one of the opponent's resources and/or exhaust one ready resource of either player: at least one of the two."""
    opposing = t.area[opponent_of(seat)][:]
    gone = ENOUGH
    if len(opposing) > 0:
        can_exhaust = len(ready_cards(t, REBEL)) + len(ready_cards(t, IMPERIAL)) > 0
        gone = yield from ask(seat, BOBA_DISCARD, opposing + ([ENOUGH] if can_exhaust else []))
    if gone != ENOUGH:
        discard(t, gone)
    ready = ready_cards(t, REBEL) + ready_cards(t, IMPERIAL)
    if len(ready) > 0:
        target = yield from ask(seat, BOBA_EXHAUST, ready + ([ENOUGH] if gone != ENOUGH else []))
        if target != ENOUGH:
            exhaust(t, target)
    elif gone == ENOUGH:
        t.tell(NOTHING_HAPPENS, card)


@procedure
def darth_vader(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """H11  Discard one exhausted resource of either player; a character goes to its owner's reserve. Vader himself is exhausted now."""
    targets = t.exhausted[REBEL] + t.exhausted[IMPERIAL]
    target = targets[0]
    if len(targets) > 1:
        target = yield from ask(seat, VADER, targets)
    if is_character(target):
        send_to_reserve(t, target)
    else:
        discard(t, target)


@procedure
def emperor_palpatine(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """H12  The opponent discards the strategy they have chosen and chooses another."""
    yield from choose_anew(t, opponent_of(seat))


@procedure
def general_veers(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """H13  Discard the top card of your deck, then every resource of the opponent with a lower value.

    Ruling: resources in play count their current value, the card from the deck its value when ready.
    """
    card = yield from top_card(t, seat)
    put_on_discards(t, card)
    for other in t.area[opponent_of(seat)][:]:
        if value(t, other) < t.cards.ready[card]:
            discard(t, other)


def grand_moff_tarkin(t: EmpireRebellion, seat: int) -> None:
    """H14  The opponent loses 2 influence."""
    lose_influence(t, opponent_of(seat), TARKINS_TOLL)


@procedure
def ig_88(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """H15  Search either deck for two cards. Discard one of them, shuffle the deck, and put the other on top."""
    deck = yield from ask(seat, IG_88_DECK, [REBEL, IMPERIAL])
    search(t, seat, deck)
    gone = yield from ask(seat, IG_88_DISCARD, t.decks[deck][:])
    t.decks[deck].remove(gone)
    put_on_discards(t, gone)
    top = yield from ask(seat, IG_88_TOP, t.decks[deck][:])
    t.decks[deck].remove(top)
    put_under(t, deck, top, 1 << seat)
    t.tell(SHUFFLED, deck)
    t.tell_to(1 << seat, PUT_BACK, deck, top)


def search(t: EmpireRebellion, seat: int, deck: int) -> None:
    """H15, U3.2  The seat looks through a deck; if it has fewer than two cards, the discard pile is shuffled in as well."""
    few = deck_size(t, deck) < 2
    shuffle(t, deck)
    if few:
        left = t.decks[deck]
        reshuffle(t, deck)
        t.decks[deck] = sorted(t.decks[deck] + left)
    t.tell(SEARCHED, seat, deck)
    if deck != seat:
        for card in t.decks[deck]:
            spy(t, seat, card)


@procedure
def jabba_the_hutt(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """H16  Look at the top card of your deck. You may discard one of your resources, and you may play the card you looked at."""
    yield from look_at_top(t, seat, seat)
    t.tell_to(t.known[t.looked[seat][0]], LOOKED_AT_TOP, seat, t.looked[seat][0])
    gone = yield from ask(seat, JABBA_DISCARD, [*t.area[seat], ENOUGH])
    if gone != ENOUGH:
        discard(t, gone)
    plays = False
    if has_room(t, seat):
        plays = yield from ask_yes(seat, JABBA_PLAY)
    if plays:
        card = t.looked[seat].pop()
        t.known[card] = 0
        put_into_play(t, seat, card)
    else:
        put_back(t, seat, t.looked[seat][0])
