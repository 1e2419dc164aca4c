"""H1 to H8  The powers of the Rebel characters."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, ask_yes, nothing, procedure
from senki.engine.shapes import ENOUGH, ask_some
from senki.games.empire_rebellion import events
from senki.games.empire_rebellion.model import EmpireRebellion, Resource, Seat, has_room, opponent_of, ready_cards
from senki.games.empire_rebellion.questions import CHEWBACCA, HAN_SOLO, LANDO, LEIA, LEIA_PLAY, LUKE_OPPOSING, LUKE_OWN, OBI_WAN
from senki.games.empire_rebellion.rules.decks import (
    add_character,
    discard,
    exhaust,
    play_from_reserve,
    put_into_play,
    reshuffle,
    shuffle,
    top_card,
)
from senki.games.empire_rebellion.rules.strategies import choose_another, give_up_strategy, tell_another

YODAS_GIFT: Final = 1
MOST_GIFTS: Final = 3


@procedure
def chewbacca(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H1  Exhaust up to two of the opponent's resources."""
    if len(ready_cards(t, opponent_of(seat))) == 0:
        events.nothing_happens(t, card)
        return
    targets = yield from ask_some(t, seat, CHEWBACCA, tuple(ready_cards(t, opponent_of(seat))), 0, 2)
    for target in targets:
        exhaust(t, Resource(target), rule="H1")


@procedure
def han_solo(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H2  Search your deck for a card and play it, then shuffle. Ruling: without room nothing is played, but the deck is shuffled."""
    shuffle(t, seat)
    if has_room(t, seat):
        if len(t.decks[seat]) == 0:
            reshuffle(t, seat)
        events.searched(t, seat, seat, rule="H2")
        found = yield from ask(seat, HAN_SOLO, t.decks[seat][:])
        t.decks[seat].remove(found)
        put_into_play(t, seat, Resource(found), rule="H2")
    events.shuffled(t, seat, rule="H2")


@procedure
def lando_calrissian(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H3  Discard any number of your resources, then play as many from the top of your deck."""
    gone = yield from ask_some(t, seat, LANDO, tuple(t.area[seat]), 0, len(t.area[seat]))
    for one in gone:
        discard(t, Resource(one), rule="H3")
    for _ in range(len(gone)):
        new = yield from top_card(t, seat, rule="H3")
        put_into_play(t, seat, Resource(new), rule="H3")


@procedure
def leia_organa(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H4  Choose a character of your reserve, and play it or shuffle it in.

    It is said first which of the two, so that a character that is shuffled in stays secret (F5). Without room it is shuffled in.
    """
    if len(t.reserve[seat]) == 0:
        events.nothing_happens(t, card)
        return
    plays = False
    if has_room(t, seat):
        plays = yield from ask_yes(seat, LEIA_PLAY)
    character = yield from ask(seat, LEIA, t.reserve[seat][:])
    if plays:
        play_from_reserve(t, seat, Resource(character), rule="H4")
    else:
        add_character(t, seat, Resource(character), rule="H4")


@procedure
def luke_skywalker(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H5, U4.1  Discard one of your resources and/or one of the opponent's: at least one of the two."""
    opposing = len(t.area[opponent_of(seat)])
    own = yield from ask(seat, LUKE_OWN, t.area[seat] + ([ENOUGH] if opposing > 0 else []))
    if own != ENOUGH:
        discard(t, Resource(own), rule="H5")
    if opposing > 0:
        other = yield from ask(seat, LUKE_OPPOSING, t.area[opponent_of(seat)] + ([ENOUGH] if own != ENOUGH else []))
        if other != ENOUGH:
            discard(t, Resource(other), rule="H5")


@procedure
def obi_wan_kenobi(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H6  Play a card from your discard pile."""
    if len(t.discards[seat]) == 0 or not has_room(t, seat):
        events.nothing_happens(t, card)
        return
    chosen = yield from ask(seat, OBI_WAN, t.discards[seat][:])
    t.discards[seat].remove(chosen)
    put_into_play(t, seat, Resource(chosen), rule="H6")


@procedure
def r2_d2_and_c_3po(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H7  Discard the strategy you have chosen and choose another."""
    give_up_strategy(t, seat, rule="H7")
    yield from choose_another(t, seat, rule="H7")
    tell_another(t, seat, rule="H7")


@procedure
def yoda(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """H8  Gain 1 influence. Ruling: three times in a row, while no card is played or leaves play; else a struggle need never end."""
    if t.gifts == MOST_GIFTS:
        events.nothing_happens(t, card, rule="H8")
        return
    t.gifts += 1
    t.influence[seat] += YODAS_GIFT
    events.power_gains(t, seat, YODAS_GIFT, card)
    yield from nothing()
