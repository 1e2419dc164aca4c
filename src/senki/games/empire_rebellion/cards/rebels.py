"""H1 to H8  The powers of the Rebel characters."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, ask_yes, procedure
from senki.engine.shapes import ENOUGH, ask_some
from senki.games.empire_rebellion.model import EmpireRebellion, Resource, Seat, has_room, opponent_of, ready_cards
from senki.games.empire_rebellion.questions import (
    CHEWBACCA,
    HAN_SOLO,
    LANDO,
    LEIA,
    LEIA_PLAY,
    LUKE_OPPOSING,
    LUKE_OWN,
    NOTHING_HAPPENS,
    OBI_WAN,
    SEARCHED,
    SHUFFLED,
)
from senki.games.empire_rebellion.rules.decks import (
    add_character,
    discard,
    exhaust,
    play_from_reserve,
    play_top,
    put_into_play,
    reshuffle,
    shuffle,
)
from senki.games.empire_rebellion.rules.influence import gain_influence
from senki.games.empire_rebellion.rules.strategies import choose_anew


@procedure
def chewbacca(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H1  Exhaust up to two of the opponent's resources."""
    if len(ready_cards(t, opponent_of(seat))) == 0:
        t.tell(NOTHING_HAPPENS, card)
        return
    targets = yield from ask_some(t, seat, CHEWBACCA, tuple(ready_cards(t, opponent_of(seat))), 0, 2)
    for target in targets:
        exhaust(t, target)


@procedure
def han_solo(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """H2  Search your deck for a card and play it, then shuffle. Ruling: without room nothing is played, but the deck is shuffled."""
    shuffle(t, seat)
    if has_room(t, seat):
        if len(t.decks[seat]) == 0:
            reshuffle(t, seat)
        t.tell(SEARCHED, seat, seat)
        card = yield from ask(seat, HAN_SOLO, t.decks[seat][:])
        t.decks[seat].remove(card)
        put_into_play(t, seat, card)
    t.tell(SHUFFLED, seat)


@procedure
def lando_calrissian(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """H3  Discard any number of your resources, then play as many from the top of your deck."""
    gone = yield from ask_some(t, seat, LANDO, tuple(t.area[seat]), 0, len(t.area[seat]))
    for card in gone:
        discard(t, card)
    for _ in range(len(gone)):
        yield from play_top(t, seat)


@procedure
def leia_organa(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H4  Choose a character of your reserve, and play it or shuffle it in.

    It is said first which of the two, so that a character that is shuffled in stays secret (F5). Without room it is shuffled in.
    """
    if len(t.reserve[seat]) == 0:
        t.tell(NOTHING_HAPPENS, card)
        return
    plays = False
    if has_room(t, seat):
        plays = yield from ask_yes(seat, LEIA_PLAY)
    character = yield from ask(seat, LEIA, t.reserve[seat][:])
    if plays:
        play_from_reserve(t, seat, character)
    else:
        add_character(t, seat, character)


@procedure
def luke_skywalker(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """H5, U4.1  Discard one of your resources and/or one of the opponent's: at least one of the two."""
    opposing = len(t.area[opponent_of(seat)])
    own = yield from ask(seat, LUKE_OWN, t.area[seat] + ([ENOUGH] if opposing > 0 else []))
    if own != ENOUGH:
        discard(t, own)
    if opposing > 0:
        other = yield from ask(seat, LUKE_OPPOSING, t.area[opponent_of(seat)] + ([ENOUGH] if own != ENOUGH else []))
        if other != ENOUGH:
            discard(t, other)


@procedure
def obi_wan_kenobi(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H6  Play a card from your discard pile."""
    if len(t.discards[seat]) == 0 or not has_room(t, seat):
        t.tell(NOTHING_HAPPENS, card)
        return
    chosen = yield from ask(seat, OBI_WAN, t.discards[seat][:])
    t.discards[seat].remove(chosen)
    put_into_play(t, seat, chosen)


@procedure
def r2_d2_and_c_3po(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """H7  Discard the strategy you have chosen and choose another."""
    yield from choose_anew(t, seat)


def yoda(t: EmpireRebellion, seat: int) -> None:
    """H8  Gain 1 influence."""
    gain_influence(t, seat, 1)
