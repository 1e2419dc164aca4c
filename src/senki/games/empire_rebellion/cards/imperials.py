"""H9 to H16  The powers of the Imperial characters."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, ask_yes, nothing, procedure
from senki.engine.shapes import ENOUGH
from senki.engine.table import EVERYONE
from senki.games.empire_rebellion import events
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
    PIETT,
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
from senki.games.empire_rebellion.rules.strategies import choose_another, give_up_strategy, tell_another

TARKINS_TOLL: Final = 2


@procedure
def admiral_piett(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H9  Take a card from either discard pile and put it on top of its owner's deck."""
    piles = t.discards[REBEL] + t.discards[IMPERIAL]
    if len(piles) == 0:
        events.nothing_happens(t, card)
        return
    chosen = yield from ask(seat, PIETT, piles)
    deck = seat_of(t, chosen)
    t.discards[deck].remove(chosen)
    t.stacked[deck].append(chosen)
    events.put_back(t, EVERYONE, deck, Resource(chosen), rule="H9")


@procedure
def boba_fett(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H10, U4.1  Discard one of the opponent's resources and/or exhaust one ready resource of either player: at least one of the two."""
    opposing = t.area[opponent_of(seat)][:]
    gone = ENOUGH
    if len(opposing) > 0:
        can_exhaust = len(ready_cards(t, REBEL)) + len(ready_cards(t, IMPERIAL)) > 0
        gone = yield from ask(seat, BOBA_DISCARD, opposing + ([ENOUGH] if can_exhaust else []))
    if gone != ENOUGH:
        discard(t, Resource(gone), rule="H10")
    ready = ready_cards(t, REBEL) + ready_cards(t, IMPERIAL)
    if len(ready) > 0:
        target = yield from ask(seat, BOBA_EXHAUST, ready + ([ENOUGH] if gone != ENOUGH else []))
        if target != ENOUGH:
            exhaust(t, Resource(target), rule="H10")
    elif gone == ENOUGH:
        events.nothing_happens(t, card)


@procedure
def darth_vader(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H11  Discard one exhausted resource of either player; a character goes to its owner's reserve. Vader himself is exhausted now."""
    targets = t.exhausted[REBEL] + t.exhausted[IMPERIAL]
    target = targets[0]
    if len(targets) > 1:
        target = yield from ask(seat, VADER, targets)
    if is_character(t, target):
        send_to_reserve(t, Resource(target))
    else:
        discard(t, Resource(target), rule="H11")


@procedure
def emperor_palpatine(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H12  The opponent discards the strategy they have chosen and chooses another."""
    give_up_strategy(t, opponent_of(seat), rule="H12")
    yield from choose_another(t, opponent_of(seat), rule="H12")
    tell_another(t, opponent_of(seat), rule="H12")


@procedure
def general_veers(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H13  Discard the top card of your deck, then every resource of the opponent with a lower value.

    Ruling: resources in play count their current value, the card from the deck its value when ready.
    """
    top = yield from top_card(t, seat, rule="H13")
    put_on_discards(t, Resource(top), rule="H13")
    for other in t.area[opponent_of(seat)][:]:
        if value(t, other) < t.cards.ready[top]:
            discard(t, Resource(other), rule="H13")


@procedure
def grand_moff_tarkin(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H14  The opponent loses 2 influence."""
    opponent = opponent_of(seat)
    events.power_takes(t, opponent, lose_influence(t, opponent, TARKINS_TOLL), card)
    yield from nothing()


@procedure
def ig_88(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H15  Search either deck for two cards. Discard one of them, shuffle the deck, and put the other on top."""
    chosen = yield from ask(seat, IG_88_DECK, [REBEL, IMPERIAL])
    deck = Seat(chosen)
    search(t, seat, deck)
    gone = yield from ask(seat, IG_88_DISCARD, t.decks[deck][:], deck=deck)
    t.decks[deck].remove(gone)
    put_on_discards(t, Resource(gone), rule="H15")
    top = yield from ask(seat, IG_88_TOP, t.decks[deck][:], deck=deck)
    t.decks[deck].remove(top)
    put_under(t, deck, top, 1 << seat)
    events.shuffled(t, deck, rule="H15")
    events.put_back(t, 1 << seat, deck, Resource(top), rule="H15")


def search(t: EmpireRebellion, seat: Seat, deck: Seat) -> None:
    """H15, U3.2  The seat looks through a deck; if it has fewer than two cards, the discard pile is shuffled in as well."""
    few = deck_size(t, deck) < 2
    shuffle(t, deck)
    if few:
        left = t.decks[deck]
        reshuffle(t, deck)
        t.decks[deck] = sorted(t.decks[deck] + left)
    events.searched(t, seat, deck, rule="H15")
    if deck != seat:
        for card in t.decks[deck]:
            spy(t, seat, card)


@procedure
def jabba_the_hutt(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H16  Look at the top card of your deck. You may discard one of your resources, and you may play the card you looked at."""
    yield from look_at_top(t, seat, seat, rule="H16")
    events.looked_at_top(t, t.known[t.looked[seat][0]], seat, Resource(t.looked[seat][0]))
    gone = yield from ask(seat, JABBA_DISCARD, [*t.area[seat], ENOUGH])
    if gone != ENOUGH:
        discard(t, Resource(gone), rule="H16")
    plays = False
    if has_room(t, seat):
        plays = yield from ask_yes(seat, JABBA_PLAY)
    if plays:
        top = t.looked[seat].pop()
        t.known[top] = 0
        put_into_play(t, seat, Resource(top), rule="H16")
    else:
        put_back(t, seat, Resource(t.looked[seat][0]), rule="H16")
