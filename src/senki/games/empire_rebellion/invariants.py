"""What must hold on a table of Empire vs. Rebellion after every answer."""

from __future__ import annotations

from senki.engine.table import EVERYONE
from senki.games.empire_rebellion.cards.rebels import MOST_GIFTS
from senki.games.empire_rebellion.model import (
    IMPERIAL,
    LEFT_ONCE,
    MET,
    MET_ONCE,
    NONE,
    REBEL,
    EmpireRebellion,
    is_character,
    opponent_of,
    status_of,
)
from senki.games.empire_rebellion.pack import CHARACTERS, EVENTS


def check(t: EmpireRebellion) -> None:
    check_events(t)
    check_struggle(t)
    for seat in (REBEL, IMPERIAL):
        check_resources(t, seat)
        check_area(t, seat)
        check_seen(t, seat)
        check_strategies(t, seat)
        assert t.influence[seat] >= 0, f"seat {seat}: influence below zero (F12)"


def check_events(t: EmpireRebellion) -> None:
    if t.tutorial:
        assert not t.event_top + t.event_deck + t.event_bottom + t.won[REBEL] + t.won[IMPERIAL], "the tutorial has a single event (T2)"
        return
    events = t.event_top + t.event_deck + t.event_bottom + t.won[REBEL] + t.won[IMPERIAL]
    if t.event != NONE and t.event not in events:
        events.append(t.event)
    assert sorted(events) == list(range(EVENTS)), "an event is missing or double (S1)"
    assert t.event_top or t.event_deck or t.event_bottom, "the event deck has run out (P1)"
    assert all(t.event_known[event] == 0 for event in range(EVENTS) if event not in t.event_top), "an event elsewhere is still known"
    for seat in (REBEL, IMPERIAL):
        assert t.points[seat] == sum(t.cards.points[event] for event in t.won[seat]), (
            f"seat {seat}: points are not those of its events (D5)"
        )
        assert (t.points[seat] >= t.cards.points_to_win) == (t.winner == seat), f"seat {seat}: has it won or not? (W1)"


def check_resources(t: EmpireRebellion, seat: int) -> None:
    active = t.decks[seat] + t.peeked[seat] + t.stacked[seat] + t.area[seat] + t.discards[seat] + t.looked[seat]
    wanted = t.cards.ordinary[seat] + ([] if t.tutorial else t.cards.characters[seat])
    assert sorted(active + t.reserve[seat]) == wanted, f"seat {seat}: a resource is missing or double (G2)"
    assert all(is_character(t, card) for card in t.reserve[seat]), f"seat {seat}: an ordinary resource in the reserve (S4)"
    assert len(t.peeked[seat]) <= 1, f"seat {seat}: two cards where one can lie"
    assert (len(t.peeked[seat]) == 1) == (t.peekers[seat] != 0), f"seat {seat}: a card that nobody has looked at, or nobody's look"
    assert t.peekers[seat] != EVERYONE, f"seat {seat}: a card that everyone knows lies among the secret ones"
    hidden = [card for card in t.looked[seat] if not (t.known[card] >> seat) & 1]
    hidden += [] if (t.peekers[seat] >> seat) & 1 else t.peeked[seat]
    assert t.deck_seen[seat] == (0 if hidden else 1 << seat), f"seat {seat}: does it know what is in its deck?"
    for card in t.reserve[seat]:
        assert t.known[card] == EVERYONE or t.known[card] == 1 << seat, f"resource {card}: who knows it in the reserve?"
    for card in active:
        assert (t.known[card] != 0) == (card in t.looked[seat]), f"resource {card}: known to somebody, or to nobody"


def check_struggle(t: EmpireRebellion) -> None:
    assert 0 <= t.passes <= 2, "more passes than end a struggle (U6.1)"
    assert 0 <= t.gifts <= MOST_GIFTS, "Yoda has given influence too often (H8)"


def check_area(t: EmpireRebellion, seat: int) -> None:
    assert all(card in t.area[seat] for card in t.exhausted[seat]), f"seat {seat}: an exhausted card that is not in play (U4)"
    assert len(set(t.exhausted[seat])) == len(t.exhausted[seat]), f"seat {seat}: a card is exhausted twice (U4)"
    if t.event == NONE:
        assert not t.area[seat], f"seat {seat}: cards in play without an event (C1)"
    else:
        assert len(t.area[seat]) <= t.cards.capacity[t.event], f"seat {seat}: more cards in play than the capacity (U3.1)"


def check_seen(t: EmpireRebellion, seat: int) -> None:
    """What is remembered of the characters agrees with where they are."""
    moved_out = moved_in = 0
    for card in t.cards.characters[seat]:
        status = status_of(t, card)
        in_reserve = card in t.reserve[seat]
        spied = card in t.spied[opponent_of(seat)]
        assert not (in_reserve and (status == MET or spied)), f"resource {card} was seen in the deck and is in the reserve"
        moved_out += in_reserve and status == MET_ONCE
        moved_in += not in_reserve and status == LEFT_ONCE
    noted = t.spied[opponent_of(seat)]
    assert noted == [card for card in t.cards.characters[seat] if card in noted], f"seat {seat}: spied twice, or no character"
    assert moved_out <= t.moved_out[seat], f"seat {seat}: more characters moved out than were moved in secret (E5)"
    assert moved_in <= t.moved_in[seat], f"seat {seat}: more characters came in than were added in secret (F5)"


def check_strategies(t: EmpireRebellion, seat: int) -> None:
    cards = sorted(t.unused[seat] + t.chosen[seat] + t.used[seat])
    wanted = [] if t.tutorial else t.cards.strategies[seat]
    assert cards == wanted, f"seat {seat}: a strategy is missing or double (S3)"
    assert len(t.chosen[seat]) <= 1, f"seat {seat}: two strategies chosen (P2)"
    assert t.tutorial or t.unused[seat] or t.chosen[seat], f"seat {seat}: no strategy left (C3)"
    assert len(t.picked[seat]) <= CHARACTERS // 2, f"seat {seat}: too many characters chosen (S4)"
